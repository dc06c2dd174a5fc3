import { expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { anyGame, locales, rngOver, sayIn, seedRng, think } from '../../../src/kernel/index.js';
import { dash, walk } from '../../../scripts/rehearsal/walk.js';
import { type Talk, table } from './table-talk.js';

function advice(talk: Talk, id: HeroId) {
  return think(defenders, talk.match, talk.seatOf(id), rngOver(seedRng('bot')));
}

/** What a bot does, whatever its reasons. */
function thought(talk: Talk, id: HeroId) {
  const said = advice(talk, id);
  return said && { action: said.action, args: said.args };
}

test('DOR-5.1 a bot fights where three minions stand within reach', () => {
  const talk = table(['paladin']).quest('paladin', 'q-scout-varkolak').put('wolf-pass', { green: 3 });
  expect(thought(talk, 'paladin')).toMatchObject({ action: 'move', args: { to: 'wolf-pass' } });
  talk.stands('paladin', 'wolf-pass');
  expect(thought(talk, 'paladin')).toEqual({ action: 'fight', args: {} });
});

test('DOR-4.9 a bot heals where it may', () => {
  const talk = table(['paladin']).lives('paladin', 2, 1);
  expect(thought(talk, 'paladin')).toEqual({ action: 'heal', args: {} });
});

test('DOR-8.2 a bot strikes a general when the cards promise victory, and others join it', () => {
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

test('DOR-7.9 a bot does not waste its cards on a hopeless battle', () => {
  const talk = table(['rogue']).stands('rogue', 'thorny-woods').deal('rogue', 'hc-raven-forest-gate');
  expect(thought(talk, 'rogue')?.action).not.toBe('attack');
});

test('DOR-16.8 a bot plays the card that saves the game', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .general('varkolak', { step: 3 })
    .deal('dwarf', 'sp-strong-defenses')
    .dark('dw-varkolak')
    .ends('rogue');
  expect(thought(talk, 'dwarf')).toEqual({ action: 'play', args: { card: '1' } });
});

test('DOR-4.8 a bot cleanses when crystals run short', () => {
  const talk = table(['cleric'])
    .stands('cleric', 'wolf-pass')
    .taint('wolf-pass', 2)
    .taint('dark-woods', 8)
    .deal('cleric', 'hc-wolf-pass-gate');
  expect(thought(talk, 'cleric')?.action).toBe('cleanse');
});

test('DOR-1.1 bots win a game now and then, and bring down generals all the time', () => {
  const page = defenders.options.presets.find(({ id }) => id === 'page')?.options ?? {};
  const ends = Array.from({ length: 4 }, (_, game) =>
    dash(anyGame(defenders), { seats: 4, options: page, seed: `measure/4/${24 + game}` }, 'policy'),
  );
  const fallen = ends.map(
    ({ board }) =>
      Object.values((board as { generals: object }).generals).filter(
        ({ defeatedBy }: { defeatedBy: unknown }) => defeatedBy,
      ).length,
  );
  expect(fallen.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(6);
  expect(ends.some(({ outcome }) => outcome?.kind === 'won')).toBe(true);
});

test('specification 4.5: a bot says in a sentence why it does what it does', () => {
  const talk = table(['paladin']).stands('paladin', 'wolf-pass').put('wolf-pass', { green: 3 });
  expect(advice(talk, 'paladin')?.why).toEqual({ key: 'whyFight', params: { loc: 'wolf-pass' } });
  const doomed = table(['cleric']).stands('cleric', 'fire-river').put('fire-river', { blue: 3 }).lives('cleric', 1);
  expect(advice(doomed, 'cleric')).toMatchObject({ action: 'move', why: { key: 'whyFlee' } });
  const given = new Set<string>();
  walk(anyGame(defenders), { seats: 2, options: {}, seed: 'reasons' }, 'policy', (_moment, before) => {
    for (let seat = 0; seat < before.seats; seat += 1) {
      const why = think(anyGame(defenders), before, seat, rngOver(seedRng('why')))?.why;
      if (!why) continue;
      given.add(why.key);
      for (const locale of locales) expect(sayIn(anyGame(defenders), locale, []).text(why)).toMatch(/^.{10,160}[.]$/);
    }
  });
  expect(given.size).toBeGreaterThan(6);
});

test('DOR-5.5 a bot pays no card for a Fireball at minions who fall without a die', () => {
  // Greens tell against nobody any more once Gorgutt is slain.
  const burning = (green: number, red: number): Talk =>
    table(['wizard', 'dwarf'])
      .slain('gorgutt', green > 0 ? 'wizard' : 'dwarf')
      .slain('balazarg', 'dwarf')
      .stands('wizard', 'wolf-pass')
      .put('wolf-pass', { green, red })
      .deal('wizard', green > 0 ? 'hc-raven-forest-gate' : 'hc-blood-flats-gate');
  expect(thought(burning(2, 0), 'wizard')).toEqual({ action: 'fight', args: {} });
  expect(thought(burning(0, 2), 'wizard')).toEqual({ action: 'fight', args: { card: '1' } });
});
