/** 5.2: whatever is typed at any subcommand, the answer is a sentence in both languages. */
import { describe, expect, test } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import {
  type AnyMatch,
  type ArgValue,
  type Args,
  type Rng,
  type Seat,
  actionOf,
  answer,
  anyGame,
  choicesOf,
  firstOf,
  locales,
  rngOver,
  seedRng,
} from '../../../src/kernel/index.js';
import { walk } from '../../../scripts/rehearsal/walk.js';
import { wordDenial } from '../../../src/table/words.js';
import { tableOf } from '../../support/table-of.js';

const def = anyGame(stronghold);
/** Words of no meaning, and words that mean something elsewhere. */
const typed = [
  ...['banana', '', '0', '7', '-1', 'w1', 'e4', 'rw1', 'fw', 'camp', 'barbican', 'courtyard', 'forge', 'tw1'],
  ...['cannon', 'sniper', 'ballista', 'tamer', 'terror', 'banner', 'raid', 'officer', 'troll', '9t', '1o1o', '1t1o'],
  ...['bluff', 'open', 'large', 'p2-1', 'p6', 'fw9', 'to-the-last', 'catapult@rw1', 'order@w1', 'hold', 'camp-fw'],
];

/** Legal up to one argument, which is nonsense. */
function garbled(match: AnyMatch, seat: Seat, name: string, at: number, rng: Rng): Args {
  const args: Record<string, ArgValue> = {};
  const view = def.view(match, seat);
  for (const [index, [argument, spec]] of Object.entries(actionOf(def, name)?.args ?? {}).entries()) {
    if (index > at) break;
    if (spec.kind === 'number') {
      args[argument] = index === at ? rng.pick([-1, 0, 7, 99]) : spec.range(view, seat, args).min;
      continue;
    }
    const found = index === at ? rng.pick(typed) : firstOf(choicesOf(spec, view, seat, args), 1)[0]?.value;
    if (found !== undefined) args[argument] = spec.kind === 'one' ? found : [found];
  }
  return args;
}

const faults = /undefined|NaN|\[object|null| {2}|Possible: none|Possible\u00a0: rien/;

describe.each([2, 3, 4])('%i players', (seats) => {
  test('5.2: nonsense at any subcommand is refused in a whole sentence', () => {
    const rng = rngOver(seedRng(`nonsense-${seats}`));
    const table = tableOf(def, seats);
    const said = new Set<string>();
    const options = { cards: seats === 3 ? 'draft' : 'starter' };
    walk(def, { seats, options, seed: `nonsense-${seats}` }, 'random', ({ match }) => {
      if (match.outcome || rng.int(25) !== 0) return;
      for (let seat = 0; seat < seats; seat += 1) {
        for (const name of Object.keys(def.actions)) {
          const action = actionOf(def, name);
          const at = rng.int(Math.max(1, Object.keys(action?.args ?? {}).length));
          const refused = answer(def, match, { seat, action: name, args: garbled(match, seat, name, at, rng) });
          if (refused.ok) continue;
          said.add(name);
          for (const locale of locales) {
            const words = wordDenial(
              { ok: false, code: 'refused', params: { refused, action: name }, snapshot: { table, match } },
              [def],
              { locale, person: `u${seat}` },
            );
            expect(words, name).toMatch(/^\S.*[.!?)]$/su);
            expect(words, name).not.toMatch(faults);
          }
        }
      }
    });
    expect(Object.keys(def.actions).filter((name) => !said.has(name))).toEqual([]);
  });
});
