/** What a night's card is drawn from. */
import type { NightTask } from '../../renderers/contract.js';
import { seating, seatsOf } from '../nights/seating.js';
import type { Night } from '../nights/types.js';
import { approvals } from '../nights/voting.js';
import type { AnyGame } from '../kernel/index.js';
import { plainWords } from '../table/plain-name.js';
import { wordedTime } from '../time/wording.js';

const noVotes: ReturnType<typeof approvals> = { times: new Map(), games: new Map() };

export function nightTask(night: Night, games: readonly AnyGame[], zone: string): NightTask {
  const { chosen, locale } = night;
  // Once it is settled, nobody counts votes any more.
  const votes = chosen ? noVotes : approvals(night);
  const nameOf = (id: string): string => games.find((game) => game.id === id)?.text[locale].name ?? id;
  const { seated, bench } = seating(night, seatsOf(night, games));
  return {
    kind: 'night',
    game: chosen?.game ?? night.games[0] ?? '',
    locale,
    names: [],
    awaited: [],
    title: plainWords(night.title),
    host: night.host.name,
    state: night.state,
    times: night.times
      .filter(({ id }) => !chosen || chosen.time === id)
      .map(({ id, at }) => ({ label: wordedTime(at, zone, locale), votes: votes.times.get(id) ?? 0 })),
    zone,
    games: night.games
      .filter((id) => !chosen || chosen.game === id)
      .map((id) => ({ label: nameOf(id), votes: votes.games.get(id) ?? 0 })),
    coming: seated.map(({ name }) => name),
    bench: bench.map(({ name }) => name),
    quorum: night.quorum,
    teaches: night.teaches,
  };
}
