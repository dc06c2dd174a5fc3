import { describe, expect, test } from 'vitest';
import type { GeneralId } from '../../../src/games/defenders/content/generals.js';
import type { CardId } from '../../../src/games/defenders/content/hero-cards.js';
import type { QuestId } from '../../../src/games/defenders/content/quests.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { woundsExpected } from '../../../src/games/defenders/rules/battling.js';
import { type Stake, chanceAgainst } from '../../../src/games/defenders/rules/odds.js';
import { type Talk, table } from './table-talk.js';

test('DOR-7.5, 7.7 the odds of a hand count curse, parry and bonuses', () => {
  const { board } = table(['ranger']).deal(
    'ranger',
    'hc-ancient-ruins-eagle',
    'hc-raven-forest-gate',
    'hc-dark-woods-gate',
  );
  const [ranger] = board.heroes;
  if (!ranger) throw new Error('nobody plays');
  // Two dice at 4+, one card in six being cursed.
  expect(woundsExpected(board, ranger, 'balazarg')).toBeCloseTo((2 * 0.5 * 5) / 6);
  // One die at 3+, one easier for Woods Lore; one in six parries.
  expect(woundsExpected(board, ranger, 'gorgutt')).toBeCloseTo(5 / 6 - 1 / 6);
  // Nothing helps against Varkolak.
  expect(woundsExpected(board, ranger, 'varkolak')).toBeCloseTo(0.5);
  expect(woundsExpected(board, ranger, 'sapphire')).toBe(0);
});

describe('how likely a battle is won', () => {
  /** A general with one wound left, and one card with one die against him. */
  const odds = (general: GeneralId, card: CardId, make: (talk: Talk) => Talk = (talk) => talk): number => {
    const talk = make(table(['rogue', 'dwarf']).general(general, { life: 1 }));
    return chanceAgainst(talk.view(), general, [{ slot: talk.slotOf('rogue'), cards: [card] }]);
  };
  const lucky = (talk: Talk): Talk => talk.deal('dwarf', 'sp-battle-luck-1');

  test('DOR-7.5 the curse takes a card in six, a parry is no hit, nothing is rolled again against Varkolak', () => {
    expect(odds('balazarg', 'hc-blood-flats-gate')).toBeCloseTo((5 / 6) * (1 / 2), 9);
    expect(odds('gorgutt', 'hc-raven-forest-gate')).toBeCloseTo(4 / 6, 9);
    expect(odds('varkolak', 'hc-dark-woods-gate', lucky)).toBeCloseTo(1 / 2, 9);
  });

  test('DOR-8.5 Battle Luck counts in whosever hand it is: what failed is rolled once more', () => {
    expect(odds('sapphire', 'hc-wolf-pass-gate')).toBeCloseTo(1 / 3, 9);
    expect(odds('sapphire', 'hc-wolf-pass-gate', lucky)).toBeCloseTo(1 - (2 / 3) ** 2, 9);
    expect(odds('balazarg', 'hc-blood-flats-gate', lucky)).toBeCloseTo((5 / 6) * (3 / 4), 9);
    const both = (talk: Talk): Talk => lucky(talk).deal('rogue', 'sp-battle-luck-2');
    expect(odds('sapphire', 'hc-wolf-pass-gate', both)).toBeCloseTo(1 - (2 / 3) ** 3, 9);
  });

  test('DOR-14.8 rewards count: a skill that is ignored, two dice more, what the Steed rolls again', () => {
    const holding = (quest: QuestId) => (talk: Talk) => talk.reward('rogue', quest, 'A');
    expect(odds('balazarg', 'hc-blood-flats-gate', holding('q-amaraks-blessing'))).toBeCloseTo(1 / 2, 9);
    expect(odds('sapphire', 'hc-wolf-pass-gate', holding('q-find-magic-gate'))).toBeCloseTo(1 - (2 / 3) ** 3, 9);
    expect(odds('sapphire', 'hc-wolf-pass-gate', holding('q-unicorn-steed'))).toBeCloseTo(1 - (2 / 3) ** 2, 9);
  });
});

describe('how likely several cards win', () => {
  /** A general with so much life left, against one hero who stands where he does. */
  const against = (talk: Talk, general: GeneralId, life: number, stake: Omit<Stake, 'slot'>): number => {
    talk.general(general, { life });
    return chanceAgainst(talk.view(), general, [{ slot: 0, ...stake }]);
  };

  test('DOR-7.4 two dice of one card count by themselves, and two wounds take both', () => {
    const cards: CardId[] = ['hc-scorpion-canyon-eagle'];
    const blessed = () => table(['rogue']).reward('rogue', 'q-amaraks-blessing');
    expect(against(blessed(), 'balazarg', 1, { cards })).toBeCloseTo(3 / 4, 9);
    expect(against(blessed(), 'balazarg', 2, { cards })).toBeCloseTo(1 / 4, 9);
    expect(against(blessed(), 'balazarg', 3, { cards })).toBe(0);
  });

  test('DOR-7.5 a cursed card takes both of its dice, and leaves the other card alone', () => {
    const cards: CardId[] = ['hc-scorpion-canyon-eagle', 'hc-blood-flats-gate'];
    expect(against(table(['rogue']), 'balazarg', 3, { cards })).toBeCloseTo((25 / 36) * (1 / 8), 9);
    expect(against(table(['rogue']), 'balazarg', 2, { cards })).toBeCloseTo(
      (25 / 36) * (1 / 2) + (5 / 36) * (1 / 4),
      9,
    );
  });

  test('DOR-7.6 a parry takes a hit away, one for one, and is rolled again by Battle Luck', () => {
    const cards: CardId[] = ['hc-greenleaf-village-eagle'];
    // Of two dice at 3+ one hit stays unless the other parries.
    expect(against(table(['rogue']), 'gorgutt', 1, { cards })).toBeCloseTo((4 / 6) ** 2 + 2 * (4 / 6) * (1 / 6), 9);
    expect(against(table(['rogue']), 'gorgutt', 2, { cards })).toBeCloseTo((4 / 6) ** 2, 9);
    const lucky = table(['rogue', 'dwarf']).deal('dwarf', 'sp-battle-luck-1');
    const hit = 4 / 6 + (2 / 6) * (4 / 6);
    const parry = (2 / 6) * (1 / 6);
    expect(against(lucky, 'gorgutt', 1, { cards })).toBeCloseTo(hit ** 2 + 2 * hit * (1 - hit - parry), 9);
    expect(against(lucky, 'gorgutt', 2, { cards })).toBeCloseTo(hit ** 2, 9);
  });

  test('DOR-7.7 Woods Lore helps the Ranger against a general in a green location, and the Amulet whoever wears it', () => {
    const wolf: CardId[] = ['hc-wolf-pass-gate'];
    const raven: CardId[] = ['hc-raven-forest-gate'];
    expect(against(table(['ranger']), 'gorgutt', 1, { cards: raven })).toBeCloseTo(5 / 6, 9);
    expect(against(table(['ranger']), 'sapphire', 1, { cards: wolf })).toBeCloseTo(2 / 6, 9);
    expect(against(table(['rogue']), 'gorgutt', 1, { cards: raven })).toBeCloseTo(4 / 6, 9);
    const worn = (hero: 'ranger' | 'rogue') => table([hero]).reward(hero, 'q-amulet-of-the-gods');
    expect(against(worn('rogue'), 'sapphire', 1, { cards: wolf })).toBeCloseTo(3 / 6, 9);
    expect(against(worn('rogue'), 'varkolak', 1, { cards: ['hc-dark-woods-gate'] })).toBeCloseTo(3 / 6, 9);
    // 3+ made two easier hits on all but a 1, which parries.
    expect(against(worn('ranger'), 'gorgutt', 1, { cards: raven })).toBeCloseTo(5 / 6, 9);
    expect(against(worn('ranger').general('sapphire', { step: 1 }), 'sapphire', 1, { cards: wolf })).toBeCloseTo(
      4 / 6,
      9,
    );
  });

  test('DOR-7.6 of three dice two hits bear one parry', () => {
    const cards: CardId[] = ['hc-greenleaf-village-eagle', 'hc-raven-forest-gate'];
    const [hit, none] = [4 / 6, 1 / 6];
    expect(against(table(['rogue']), 'gorgutt', 1, { cards })).toBeCloseTo(
      hit ** 3 + 3 * hit ** 2 * (1 - hit) + 3 * hit * none ** 2,
      9,
    );
  });

  test('DOR-14.8 a blessing that one of two brings is on both', () => {
    const talk = table(['rogue', 'dwarf']).reward('dwarf', 'q-amaraks-blessing').general('balazarg', { life: 2 });
    const stakes: Stake[] = [
      { slot: talk.slotOf('rogue'), cards: ['hc-blood-flats-gate'] },
      { slot: talk.slotOf('dwarf'), cards: ['hc-scorpion-canyon-horse'] },
    ];
    expect(chanceAgainst(talk.view(), 'balazarg', stakes)).toBeCloseTo(1 / 4, 9);
  });

  test('DOR-17.7b Ambush helps the Sorceress in the form of that people', () => {
    const ambush = table(['sorceress']);
    Object.assign(ambush.hero('sorceress'), { shape: 'blue' });
    expect(against(ambush, 'sapphire', 1, { cards: ['hc-wolf-pass-gate'] })).toBeCloseTo(3 / 6, 9);
  });

  test('DOR-14.8 a reward counts only if it is brought, is left, and a card goes with it', () => {
    const cards: CardId[] = ['hc-wolf-pass-gate'];
    const gates = () => table(['rogue']).reward('rogue', 'q-find-magic-gate');
    expect(against(gates(), 'sapphire', 1, { cards, rewards: [] })).toBeCloseTo(1 / 3, 9);
    expect(against(gates(), 'sapphire', 1, { cards, rewards: ['q-find-magic-gate'] })).toBeCloseTo(1 - (2 / 3) ** 3, 9);
    expect(against(gates(), 'sapphire', 3, { cards })).toBeCloseTo((1 / 3) ** 3, 9);
    expect(against(gates(), 'sapphire', 1, { cards: [] })).toBe(0);
    const used = gates();
    for (const one of used.hero('rogue').completed) one.used = true;
    expect(against(used, 'sapphire', 1, { cards })).toBeCloseTo(1 / 3, 9);
  });
});

describe('the odds on a button', () => {
  const { promise } = defenders.actions.attack;
  const odds = (talk: Talk, cards: string[]) => promise?.(talk.view(), 0, { cards })?.params;

  test('DOR-14.8 two dice more for Find Magic Gate, and hundredths of a whole', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('rogue', 'blizzard-mountains')
      .general('sapphire', { life: 1 })
      .deal('rogue', 'hc-wolf-pass-gate')
      .reward('rogue', 'q-find-magic-gate', 'A');
    expect(odds(talk, ['1'])).toEqual({ dice: 1, chance: 33 });
    expect(odds(talk, ['1', 'A'])).toEqual({ dice: 3, chance: 70 });
    const sure = table(['rogue']).stands('rogue', 'blizzard-mountains').general('sapphire', { life: 0 });
    expect(odds(sure.deal('rogue', 'hc-wolf-pass-gate'), ['1'])).toEqual({ dice: 1, chance: 100 });
  });

  test('DOR-8.2 what others have brought counts, one’s own cards once', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('rogue', 'blizzard-mountains')
      .stands('dwarf', 'blizzard-mountains')
      .general('sapphire', { life: 1 })
      .deal('rogue', 'hc-wolf-pass-gate')
      .deal('dwarf', 'hc-amarak-peak-gate')
      .says('rogue', 'attack', { cards: ['1'] })
      .says('dwarf', 'join', { cards: ['1'] });
    // The Dwarf rolls again what misses Sapphire.
    expect(odds(talk, ['1'])).toEqual({ dice: 1, chance: Math.round(100 * (1 - (2 / 3) ** 3)) });
  });
});
