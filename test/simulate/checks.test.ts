/** What the simulator holds an evening against: each check is shown something wrong, and says so. */
import { expect, test } from 'vitest';
import { waitingFaults } from '../../scripts/simulate/checks.js';
import { heavy, isStanding, refusedRequests } from '../../scripts/simulate/levels.js';
import { lineFaults } from '../../scripts/simulate/lines.js';
import { nothingYet } from '../../scripts/simulate/people.js';
import { secretFaults, secretsOf } from '../../scripts/simulate/secrets.js';
import { anyGame, answer, start } from '../../src/kernel/index.js';
import type { HistoryEntry } from '../../src/table/types.js';
import { sayAt } from '../../src/table/words.js';
import { beacon } from '../support/games/beacon.js';
import { tableOf } from '../support/table-of.js';

const game = anyGame(beacon);
const table = tableOf(game, 2);
const say = sayAt(game, table, 'en');
const seed = 'a seed that nobody may know';

/** The first of two keepers has fed the fire so often; nothing more was told of it than that. */
function sightAfter(times: number) {
  const begun = start(game, { seats: 2, options: table.options, wishes: [], seed });
  const fed = answer(game, begun.match, { seat: 0, action: 'feed', args: { logs: 2 } });
  if (!fed.ok) throw new Error('refused');
  const by = { kind: 'person' as const, id: 'u0', name: 'Mira' };
  const first: HistoryEntry = { at: 0, kind: 'start', seed, rules: 1, events: begun.events };
  const more: HistoryEntry = {
    ...{ at: 0, kind: 'answer', seat: 0, by, action: 'feed', args: { logs: 2 } },
    ...{ revealed: false, phase: false, rules: 1, events: fed.events },
  };
  const history = [first, ...Array.from({ length: times }, () => more)];
  return { game, table, match: fed.match, say, history, turns: [0, 0], commits: new Map() };
}

/** What somebody at the table remembers; nobody of flesh and blood is needed for that. */
const lineFaultsOf = (times: number, more: { acknowledged?: string[]; ticked?: string[]; attempts?: number }) =>
  lineFaults(
    {
      ...nothingYet(),
      acknowledged: more.acknowledged ?? [],
      ticked: new Map([[0, more.ticked ?? []]]),
      attempts: new Map([['u0', more.attempts ?? 9]]),
    },
    sightAfter(times),
    more.acknowledged ?? [],
  );
const fed = 'Mira feeds 2.';

test('what was acknowledged is in the history as often, whether everybody was told or one alone', () => {
  expect(lineFaultsOf(1, { acknowledged: [fed] })).toEqual([]);
  expect(lineFaultsOf(0, { acknowledged: [fed] })).toHaveLength(1);
  expect(lineFaultsOf(1, { acknowledged: [fed, fed] })).toHaveLength(1);
  expect(lineFaultsOf(1, { ticked: [fed] })).toEqual([]);
  expect(lineFaultsOf(0, { ticked: [fed] })).toHaveLength(1);
  expect(lineFaultsOf(1, { ticked: [fed, fed] })).toHaveLength(1);
});

test('nobody has answered oftener than they can have', () => {
  expect(lineFaultsOf(2, { attempts: 2 })).toEqual([]);
  expect(lineFaultsOf(2, { attempts: 1 })).toHaveLength(1);
});

test('a secret may stand nowhere, and what chance was seeded with is one while the game goes on', () => {
  const secrets = secretsOf(sightAfter(1));
  expect(secrets).toEqual([seed]);
  expect(secretFaults(secrets, ['Mira feeds 2.', 'An alternative text.'])).toEqual([]);
  expect(secretFaults(secrets, [`A button of ${seed}`])).toHaveLength(1);
  const over = { ...sightAfter(1), match: { ...sightAfter(1).match, outcome: { kind: 'won' as const } } };
  expect(secretsOf(over as ReturnType<typeof sightAfter>)).toEqual([]);
});

test('whoever is waited for is named where the board asks, not only where it tells', () => {
  const sight = sightAfter(1);
  const buttons = [{ label: 'Act' }];
  const telling = 'Round 1 · Tom’s turn\nTom is back.';
  expect(waitingFaults(sight, [{ text: `${telling}\n⏳ **Tom**: Keep watch.`, buttons }])).toEqual([]);
  expect(waitingFaults(sight, [{ text: telling, buttons }])).toHaveLength(1);
  expect(waitingFaults(sight, [])).toHaveLength(1);
});

test('a key that belongs to nobody, a heap that has grown and a request that no Discord takes are found', () => {
  expect(['barbican:live', '{barbican}:posts:completed', '{barbican}:bots:bot-a1-4'].every(isStanding)).toBe(true);
  expect(['barbican:c:17', 'barbican:draft:a:1:x', 'barbican:{t:a1}:seen:5'].some(isStanding)).toBe(false);
  const bare = new Map([['worker', 50]] as const);
  expect(heavy([{ role: 'worker', mib: 80 }], bare)).toEqual([]);
  expect(heavy([{ role: 'worker', mib: 300 }], bare)).toHaveLength(1);
  const refusal = { method: 'POST', path: '/channels/1/messages', status: 400, code: 50035, message: 'Invalid' };
  const twice = { ...refusal, code: 40060 };
  expect(refusedRequests({ refusals: [refusal, twice], violations: [] }, 0)).toHaveLength(1);
  expect(refusedRequests({ refusals: [refusal, twice], violations: [] }, 1)).toEqual([]);
});
