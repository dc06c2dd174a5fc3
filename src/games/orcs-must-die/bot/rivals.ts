/** Rivalry: votes, rewards, and what the enemy's Rift Lord does with a question that was left to him (BO-16). */
import type { Advice, Seat } from '../../../kernel/index.js';
import { answerFor, fallbackOf, victimOf } from '../rules/fallbacks.js';
import { isVote } from '../rules/questions.js';
import { defendersOn, fortressOf, sideOfSeat, slotAt, slotOfHero, teamOf } from '../rules/siege.js';
import { forcedPlan, rammable } from '../rules/trap-plan.js';
import { killValue } from '../rules/values.js';
import { endsOf } from '../rules/ways.js';
import type { Ask, Omd, View } from '../types/index.js';
import { because } from './advice.js';

type Said = Advice<Omd> | undefined;

const least = (options: readonly string[], worth: (option: string) => number): string | undefined =>
  [...options].sort((a, b) => worth(a) - worth(b))[0];

/** The enemy's Rift is hurt where that wins or ours is well. */
function reward(view: View, { side, options }: Extract<Ask, { kind: 'reward' }>): string {
  const own = teamOf(view, side).rift.health;
  const other = view.teams.find((team) => team.side !== side)?.rift.health ?? 0;
  return other > 3 && own <= 3 && options.includes('heal') ? 'heal' : 'damage';
}

/** The ram must push, but whom it matters least to push. */
function feeblest(view: View, { side, connection, count }: Extract<Ask, { kind: 'ram' }>): string {
  const team = teamOf(view, side);
  const [, head] = endsOf(connection);
  return rammable(team, connection)
    .sort((a, b) => killValue(view, team, head, a.kind) - killValue(view, team, head, b.kind))
    .flatMap(({ token, count: there }) => Array.from({ length: there }, () => token))
    .slice(0, count)
    .join(',');
}

/** What costs the other team most: the hero nearest to death, the least useful victim, of the traps only what must be. */
function worstFor(view: View, ask: Ask): string | undefined {
  switch (ask.kind) {
    case 'hunters':
      return least(ask.options, (tile) =>
        Math.min(...defendersOn(view, ask.side, tile).map((index) => slotAt(view, index).health)),
      );
    case 'target':
      return least(ask.options, (pair) => view.slots[slotOfHero(view, pair.split(' > ')[1] ?? '')]?.health ?? 99);
    case 'pitfall':
    case 'fumes':
      return least(ask.options, (option) => {
        const { kind, tile } = victimOf(option, ask.kind === 'fumes' ? ask.tile : '');
        return killValue(view, fortressOf(view, tile), tile, kind);
      });
    case 'reward':
      return ask.options.includes('heal') ? 'heal' : undefined;
    case 'plan':
      return forcedPlan(view, ask).join(',');
    case 'ram':
      return feeblest(view, ask);
    default:
      return undefined;
  }
}

/** Bots of a team vote alike, so that nothing is left to the enemy. */
export function rivalAnswer(view: View, seat: Seat, ask: Ask): Said {
  const isForeign = 'side' in ask && ask.side !== sideOfSeat(view, seat);
  if (isForeign) {
    const text = worstFor(view, ask);
    return text === undefined ? undefined : { ...answerFor(ask, text), why: because('spite') };
  }
  if (ask.kind === 'reward') return { ...answerFor(ask, reward(view, ask)), why: because('reward') };
  return isVote(view, seat) ? { ...answerFor(ask, fallbackOf(view, ask)), why: because('vote') } : undefined;
}
