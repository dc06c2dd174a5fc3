import { expect, test } from 'vitest';
import { type Asking, askingAbout } from '../../../src/discord/asking/asking.js';
import { suggest } from '../../../src/discord/asking/autocomplete.js';
import { readAll } from '../../../src/discord/asking/read-typed.js';
import { discordWords } from '../../../src/discord/text/index.js';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { type AnyMatch, anyGame, sayIn } from '../../../src/kernel/index.js';
import { rangeBoard } from './table-talk.js';

function towerAsked(card: string): { asking: Asking; uid: string } {
  const at = rangeBoard();
  const [uid = ''] = at.hand(0, card as 'mage-3');
  const game = anyGame(kingdomRush);
  const asking = askingAbout(game, at.match as unknown as AnyMatch, 0, 'tower', sayIn(game, 'en', []));
  if (!asking) throw new Error('nobody asks for a tower');
  return { asking, uid };
}

/** What is offered while the plan of a tower is typed. */
function offered(card: string, place: { site: string; facing: string }, plan: string): string[] {
  const { asking, uid } = towerAsked(card);
  return suggest(asking, 'plan', { card: uid, ...place, plan }, discordWords.en).map(({ value }) => String(value));
}

test('5.1 a whole turn typed in one line: the plan is recorded token by token', () => {
  const { asking, uid: card } = towerAsked('mage-3');
  const read = (plan: string) => readAll(asking, { card, site: 'A2', facing: 'E', plan });
  expect(read('h1:a1-a2 B3:c1-D1').args.plan).toEqual(['h1', 'a1-a2', 'h2', 'c1-d1']);
  expect(read('none').args.plan).toEqual(['-', '-']);
  expect(read('#1').wrong).toBeUndefined();
  expect(read('h4:a1-b1').wrong?.name).toBe('plan');
});

const wizards = { site: 'A2', facing: 'E' };

test('5.1 while a plan is typed, whole plans that go on from it are offered, written as one types them', () => {
  const first = offered('mage-3', wizards, '').slice(0, 5);
  expect(first).toHaveLength(5);
  for (const plan of first) expect(plan).toMatch(/^h[12]:[a-d1-4-]+ h[12]:[a-d1-4-]+$/);
  const begun = offered('mage-3', wizards, 'h2:c1-d1 h1:a');
  expect(begun.length).toBeGreaterThan(1);
  for (const plan of begun) expect(plan).toMatch(/^h2:c1-d1 h1:a/);
  // A horde may be named by its space as well, and a proposal by its number.
  expect(offered('mage-3', wizards, 'B3:c1-')).toContainEqual(expect.stringMatching(/^h2:c1-(c2|d1)/));
  expect(offered('mage-3', wizards, '#2')[0]).toBe(first[1]);
  expect(offered('mage-3', wizards, 'h4:')).toEqual([]);
});

test('5.1 what is offered is read back as the plan that was meant, knives and alternatives included', () => {
  for (const [card, place] of [
    ['soldier-3', { site: 'B4', facing: 'N' }],
    ['archer-3', { site: 'A3', facing: 'E' }],
    ['mage-3', wizards],
  ] as const) {
    const { asking, uid } = towerAsked(card);
    for (const { value, name } of suggest(asking, 'plan', { card: uid, ...place, plan: '' }, discordWords.en).slice(
      0,
      5,
    )) {
      const { args, wrong } = readAll(asking, { card: uid, ...place, plan: value });
      expect(wrong).toBeUndefined();
      expect(args.plan).not.toEqual([]);
      expect(name.startsWith(String(value))).toBe(true);
    }
  }
  expect(offered('soldier-3', { site: 'B4', facing: 'N' }, 'h2:a1>h')[0]).toMatch(/^h2:a1>h[134]:/);
  expect(offered('archer-3', { site: 'A3', facing: 'E' }, 'b h4:b1')[0]).toMatch(/^b h4:b1/);
});
