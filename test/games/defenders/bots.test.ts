import { expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { anyGame, rngOver, seedRng, think } from '../../../src/kernel/index.js';
import { dash } from '../../../scripts/rehearsal/walk.js';
import { type Talk, table } from './table-talk.js';

function thought(talk: Talk, id: HeroId) {
  return think(defenders, talk.match, talk.seatOf(id), rngOver(seedRng('bot')));
}

test('a bot fights where three minions stand within reach', () => {
  const talk = table(['paladin']).put('wolf-pass', { green: 3 });
  expect(thought(talk, 'paladin')).toMatchObject({ action: 'move', args: { to: 'wolf-pass' } });
  talk.stands('paladin', 'wolf-pass');
  expect(thought(talk, 'paladin')).toEqual({ action: 'fight', args: {} });
});

test('a bot heals where it may', () => {
  const talk = table(['paladin']).lives('paladin', 2, 1);
  expect(thought(talk, 'paladin')).toEqual({ action: 'heal', args: {} });
});

test('a bot strikes a general when the cards promise victory, and others join it', () => {
  const talk = table(['rogue', 'cleric'])
    .general('gorgutt', { life: 2 })
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods');
  talk
    .deal('rogue', 'hc-raven-forest-gate', 'hc-raven-forest-horse', 'hc-greenleaf-village-eagle')
    .deal('cleric', 'hc-thorny-woods-gate');
  expect(thought(talk, 'rogue')?.action).toBe('attack');
  talk.says('rogue', 'attack', { cards: ['all'] });
  expect(thought(talk, 'rogue')).toBeUndefined();
  expect(thought(talk, 'cleric')).toEqual({ action: 'join', args: { cards: ['1'] } });
});

test('a bot does not waste its cards on a hopeless battle', () => {
  const talk = table(['rogue']).stands('rogue', 'thorny-woods').deal('rogue', 'hc-raven-forest-gate');
  expect(thought(talk, 'rogue')?.action).not.toBe('attack');
});

test('a bot plays the card that saves the game', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .general('varkolak', { step: 3 })
    .deal('dwarf', 'sp-strong-defenses')
    .dark('dw-varkolak')
    .ends('rogue');
  expect(thought(talk, 'dwarf')).toEqual({ action: 'play', args: { card: '1' } });
});

test('a bot cleanses when crystals run short', () => {
  const talk = table(['cleric'])
    .stands('cleric', 'wolf-pass')
    .taint('wolf-pass', 2)
    .taint('dark-woods', 8)
    .deal('cleric', 'hc-wolf-pass-gate');
  expect(thought(talk, 'cleric')?.action).toBe('cleanse');
});

test('bots win a game now and then, and bring down generals all the time', () => {
  const page = defenders.options.presets.find(({ id }) => id === 'page')?.options ?? {};
  const ends = Array.from({ length: 8 }, (_, game) =>
    dash(anyGame(defenders), { seats: 4, options: page, seed: `measure/4/${game}` }, 'policy'),
  );
  const fallen = ends.map(
    ({ board }) =>
      Object.values((board as { generals: object }).generals).filter(
        ({ defeatedBy }: { defeatedBy: unknown }) => defeatedBy,
      ).length,
  );
  expect(fallen.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8);
  expect(ends.some(({ outcome }) => outcome?.kind === 'won')).toBe(true);
}, 60_000);
