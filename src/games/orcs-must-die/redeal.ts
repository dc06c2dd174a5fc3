/** The same match with everything that a viewer cannot know dealt anew. */
import { type Match, type Rng, type Viewer, copyJson } from '../../kernel/index.js';
import { sideOfSeat } from './rules/siege.js';
import { heroesOffered } from './rules/lobby.js';
import type { Ask, HeroId, Omd } from './types/index.js';

/** What a hidden vote might have been. */
function anyAnswer(ask: Ask | undefined, known: string, rng: Rng): string {
  if (!ask || !('options' in ask)) return known;
  return rng.pick([...ask.options, 'leave']);
}

export function redeal(match: Readonly<Match<Omd>>, viewer: Viewer, rng: Rng): Match<Omd> {
  const copy = copyJson(match) as Match<Omd>;
  const { board } = copy;
  const { hidden } = board;
  for (const team of hidden.teams) {
    const unseen = rng.shuffle([...team.armyDeck, ...team.armies.flat()]);
    team.armies = team.armies.map((cards) => unseen.splice(0, cards.length));
    team.armyDeck = unseen;
    team.trapDeck = rng.shuffle(team.trapDeck);
    team.equipmentDeck = rng.shuffle(team.equipmentDeck);
  }
  const own = viewer === 'spectator' ? undefined : sideOfSeat(board, viewer);
  const frame = copy.stack.at(-1);
  const known = board.slots.map(({ hero }) => hero);
  if (frame?.step === 'heroes') {
    for (const side of ['order', 'unchained'] as const) {
      if (side === own) continue;
      const fresh: HeroId[] = rng.shuffle(heroesOffered(board.options, side).filter((hero) => !known.includes(hero)));
      hidden.picks = hidden.picks.map((pick, index) =>
        pick !== null && board.slots[index]?.side === side && board.slots[index].hero === null
          ? (fresh.shift() ?? pick)
          : pick,
      );
    }
  }
  const ask = frame?.step === 'ask' ? frame.ask : undefined;
  hidden.votes = hidden.votes.map((vote) =>
    sideOfSeat(board, vote.seat) === own ? vote : { ...vote, answer: anyAnswer(ask, vote.answer, rng) },
  );
  return copy;
}
