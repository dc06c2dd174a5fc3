import { describe, expect, test } from 'vitest';
import { arrivalChance } from '../../../src/games/defenders/bot/danger.js';
import type { CardId } from '../../../src/games/defenders/content/hero-cards.js';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { rngOver, seedRng, think } from '../../../src/kernel/index.js';
import { type Talk, table } from './table-talk.js';

function advice(talk: Talk, id: HeroId) {
  return think(defenders, talk.match, talk.seatOf(id), rngOver(seedRng('bot')));
}

const balazargs: CardId[] = [
  'hc-ancient-ruins-eagle',
  'hc-pleasant-hill-eagle',
  'hc-pleasant-hill-horse',
  'hc-scorpion-canyon-eagle',
  'hc-ancient-ruins-horse',
  'hc-blood-flats-gate',
  'hc-blood-flats-horse',
  'hc-cursed-plateau-gate-1',
  'hc-cursed-plateau-gate-2',
  'hc-ghost-marsh-gate',
];
const gorgutts: CardId[] = [
  'hc-greenleaf-village-eagle',
  'hc-gryphon-forest-eagle',
  'hc-wyvern-forest-eagle',
  'hc-raven-forest-gate',
  'hc-raven-forest-horse',
  'hc-thorny-woods-gate',
  'hc-thorny-woods-horse',
  'hc-heavens-glade-gate-1',
  'hc-golden-oak-forest-gate',
  'hc-golden-oak-forest-horse',
  'hc-minotaur-forest-gate',
  'hc-minotaur-forest-horse',
  'hc-whispering-woods-gate-1',
  'hc-whispering-woods-gate-2',
];

describe('how soon a general may be in the city', () => {
  const arrival = (talk: Talk): number => arrivalChance(talk.view(), 'varkolak');

  test('DOR-10.4 the nearer he is, and the fewer harmless cards are left, the likelier', () => {
    const far = arrival(table(['rogue', 'dwarf']));
    const near = arrival(table(['rogue', 'dwarf']).general('varkolak', { step: 3 }));
    expect(far).toBeLessThan(0.01);
    // Two turns, one card each; four of the 56 cards take him from Father Oak into the city.
    expect(near).toBeCloseTo(1 - (1 - 4 / 56) ** 2, 9);
  });

  test('DOR-10.1 more cards a Night bring him sooner', () => {
    const early = table(['rogue', 'dwarf']).general('varkolak', { step: 3 });
    const late = table(['rogue', 'dwarf']).general('varkolak', { step: 3 });
    late.slain('gorgutt', 'rogue').slain('balazarg', 'rogue').slain('sapphire', 'rogue');
    expect(arrival(late)).toBeCloseTo(1 - (1 - 4 / 56) ** 6, 9);
    expect(arrival(late)).toBeGreaterThan(arrival(early));
  });

  test('DOR-7.13 whoever is on a red square stays', () => {
    expect(arrivalChance(table(['rogue']).general('gorgutt', { step: 3, life: 2 }).view(), 'gorgutt')).toBe(0);
  });

  test('cards that lie on the discard pile bring nobody on', () => {
    const talk = table(['rogue']).general('varkolak', { step: 3 });
    const { board } = talk;
    const gone = ['dw-varkolak', 'dp-varkolak', 'ds-varkolak-10', 'ds-varkolak-11'] as const;
    board.darkDeck = board.darkDeck.filter((id) => !gone.some((one) => one === id));
    board.darkDiscard.push(...gone);
    expect(arrival(talk)).toBe(0);
  });
});

test('DOR-8.5 a bot strikes sooner where somebody holds Battle Luck', () => {
  const blues: CardId[] = [
    'hc-amarak-peak-eagle',
    'hc-seagull-lagoon-eagle',
    'hc-dragons-teeth-range-eagle',
    'hc-wolf-pass-gate',
  ];
  const armed = (): Talk =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'blizzard-mountains')
      .stands('dwarf', 'chimera-inn')
      .deal('rogue', ...blues);
  expect(advice(armed(), 'rogue')?.action).not.toBe('attack');
  expect(advice(armed().deal('dwarf', 'sp-battle-luck-1', 'sp-battle-luck-2'), 'rogue')?.action).toBe('attack');
});

test('DOR-8.3 where the last general is about to enter the city, a bot strikes with those who are there', () => {
  const talk = (step: 0 | 3): Talk =>
    table(['rogue', 'dwarf', 'paladin', 'cleric'])
      .slain('sapphire', 'rogue')
      .slain('varkolak', 'rogue')
      .slain('balazarg', 'dwarf')
      .general('gorgutt', { step })
      .stands('rogue', step === 3 ? 'orc-valley' : 'thorny-woods')
      .deal('rogue', ...gorgutts.slice(0, 8))
      .deal('dwarf', ...gorgutts.slice(8));
  expect(advice(talk(0), 'rogue')?.action).not.toBe('attack');
  expect(advice(talk(3), 'rogue')?.action).toBe('attack');
});

test('DOR-12.1 bots bring down the third general only once they are armed against the last', () => {
  const ready = (...more: CardId[]): Talk =>
    table(['rogue', 'dwarf', 'paladin', 'cleric'])
      .slain('sapphire', 'rogue')
      .slain('varkolak', 'rogue')
      .stands('rogue', 'thorny-woods')
      .stands('dwarf', 'thorny-woods')
      .deal('rogue', ...gorgutts)
      .deal('dwarf', ...more);
  expect(advice(ready(), 'rogue')?.action).not.toBe('attack');
  expect(advice(ready(...balazargs), 'rogue')?.action).toBe('attack');
  const haste = ready().general('gorgutt', { step: 3 });
  haste.stands('rogue', 'orc-valley').stands('dwarf', 'orc-valley');
  expect(advice(haste, 'rogue')?.action).toBe('attack');
});

test('DOR-8.2 a bot that joins brings no more than is needed', () => {
  const talk = table(['rogue', 'dwarf'])
    .general('gorgutt', { life: 1 })
    .stands('rogue', 'thorny-woods')
    .stands('dwarf', 'thorny-woods')
    .deal('rogue', ...gorgutts.slice(0, 3))
    .deal('dwarf', ...gorgutts.slice(3, 8))
    .says('rogue', 'attack', { cards: ['all'] });
  expect(advice(talk, 'dwarf')).toMatchObject({ action: 'join', args: { cards: ['1', '2', '3'] } });
});

test('DOR-17.5b a Ranger shoots at the minions next door', () => {
  const talk = table(['ranger']).stands('ranger', 'wolf-pass').put('seagull-lagoon', { green: 3 });
  expect(advice(talk, 'ranger')).toMatchObject({ action: 'fight', args: { at: 'seagull-lagoon' } });
});

test('DOR-17.7b a Sorceress takes the form of those whom she will ambush', () => {
  const talk = table(['dwarf', 'sorceress']).put('wolf-pass', { blue: 3 }).ends('dwarf');
  expect(advice(talk, 'sorceress')).toMatchObject({ action: 'respond', args: { choice: 'blue' } });
  const hurt = table(['dwarf', 'sorceress']).put('wolf-pass', { blue: 3 }).lives('sorceress', 3).ends('dwarf');
  expect(advice(hurt, 'sorceress')).toMatchObject({ action: 'respond', args: { choice: 'own' } });
});

test('DOR-4.6 a bot builds a gate far from all others with a card that tells against nobody any more', () => {
  const talk = table(['dwarf']).stands('dwarf', 'dark-woods').slain('varkolak', 'dwarf');
  talk.deal('dwarf', 'hc-dark-woods-horse');
  expect(advice(talk, 'dwarf')).toMatchObject({
    action: 'gate',
    why: { key: 'whyGate', params: { asked: false } },
  });
  const needed = table(['dwarf']).stands('dwarf', 'dark-woods').deal('dwarf', 'hc-dark-woods-horse');
  expect(advice(needed, 'dwarf')?.action).not.toBe('gate');
});

test('DOR-3.3 a bot that waits for the others at a general’s fights next door and comes back', () => {
  const talk = table(['cleric', 'dwarf'])
    .quest('cleric', 'q-scout-varkolak')
    .stands('cleric', 'thorny-woods')
    .lives('cleric', 6, 3)
    .deal('cleric', ...gorgutts.slice(0, 4))
    .deal('dwarf', ...gorgutts.slice(4))
    .put('amarak-peak', { green: 2 });
  const done: string[] = [];
  for (let said = advice(talk, 'cleric'); said && said.action !== 'end'; said = advice(talk, 'cleric')) {
    done.push(said.action);
    talk.says('cleric', said.action, said.args);
  }
  expect(done).toContain('fight');
  expect(talk.hero('cleric').loc).toBe('thorny-woods');
});
