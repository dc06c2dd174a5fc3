import { expect, test } from 'vitest';
import { rangeBoard, table } from './table-talk.js';

test('noSite: a card for which no site is free', () => {
  const at = table();
  const [archers = ''] = at.hand(0, 'archer-1', 'soldier-1');
  for (const site of at.board.sites)
    site.towers = [{ card: { uid: 'x', card: 'mage-1', mods: [], falcon: false }, facing: 'N', seat: 1 }];
  expect(at.refuses(0, 'tower', { card: archers, site: 'B1', facing: 'N' })).toMatchObject({
    rule: 'KRU-6.3',
    key: 'noSite',
  });
});

test('alternatives: the first token says which', () => {
  const at = rangeBoard();
  const [snipers = ''] = at.hand(0, 'archer-3');
  expect(at.refuses(0, 'tower', { card: snipers, site: 'A3', facing: 'E', plan: ['c'] })).toMatchObject({
    rule: 'KRU-4.9',
    key: 'alternatives',
  });
});

test('noRoom: nothing of that shape fits any more', () => {
  const at = table();
  at.horde('C2', 'g01', { tiles: ['a1-a4', 'c1-c4', 'b2', 'b4', 'd2', 'd4'] });
  const [mage = ''] = at.hand(0, 'mage-1');
  expect(at.refuses(0, 'tower', { card: mage, site: 'D2', facing: 'W', plan: ['h1'] })).toMatchObject({
    rule: 'KRU-3.2',
    key: 'noRoom',
  });
});

test('noWait: a sand warrior waits near Alric only', () => {
  const at = table({ heroes: ['alric', 'bruxa'] });
  at.stands(0, 'E2').does(0, 'act', { what: 'rest' });
  expect(at.refuses(0, 'choose', { plan: ['w:A1'] })).toMatchObject({ rule: 'KRU-8.18', key: 'noWait' });
});

test('flowerWilted and flowerCovered say why a flower does nothing', () => {
  const at = table({ scenario: 'scenario-6', heroes: ['saitam', 'bruxa'] });
  at.board.flowers.push({ type: 'flower-heart', at: 'D2', wilted: false });
  at.stands(0, 'E1').does(0, 'move', { to: 'D2' });
  at.board.flowers.forEach((flower) => (flower.wilted = flower.at === 'C2'));
  expect(at.refuses(0, 'flower', { at: 'C2' })).toMatchObject({ rule: 'KRU-9.4', key: 'flowerWilted' });
  const site = at.board.sites.find(({ at: space }) => space === 'C2');
  site?.towers.push({ card: { uid: 'x', card: 'mage-1', mods: [], falcon: false }, facing: 'N', seat: 1 });
  expect(at.refuses(0, 'flower', { at: 'C2' })).toMatchObject({ rule: 'KRU-9.5', key: 'flowerCovered' });
});

test('noModifierFits: no such card in a hand', () => {
  const at = table();
  Object.assign(at.board, { gold: 4, diamonds: 0 });
  at.hand(0, 'mage-1');
  at.run({ step: 'takeBack' }, { step: 'buying' });
  expect(at.refuses(0, 'modify', { modifier: 'mod-true', card: 'nothing' })).toMatchObject({ key: 'noModifierFits' });
});

test('notNow: nobody is asked to be ready while a question is open', () => {
  const at = table();
  at.horde('C2', 'g13', { tiles: ['a1-b1', 'a2', 'd1-d3'] });
  at.run({ step: 'destroyPhase' });
  expect(at.refuses(0, 'ready')).toMatchObject({ key: 'firstAnswer' });
  at.match.stack = [{ step: 'chooseHeroes' }];
  const [player] = at.board.players;
  if (player) player.hero = null;
  at.board.phase = 0;
  expect(at.refuses(1, 'ready')).toMatchObject({ key: 'notNow' });
});

test('readyAlone: whoever is not ready says so with the word alone or a yes, and takes it back with a no', () => {
  const at = table();
  expect(at.refuses(0, 'ready', { on: 'no' })).toMatchObject({
    key: 'readyAlone',
    text: expect.stringContaining('not ready yet'),
  });
  at.does(0, 'ready', { on: 'yes' });
  expect(at.board.ready[0]).toBe(true);
  at.does(0, 'ready', { on: 'no' });
  expect(at.board.ready[0]).toBe(false);
});
