/** What was found by reading: agreement, numbers of one, and what everybody reads. */
import { describe, expect, test } from 'vitest';
import { noMinions } from '../../../src/games/defenders/rules/minions.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { en as english } from '../../../src/games/defenders/text/en/index.js';
import { questTask as enTask } from '../../../src/games/defenders/text/en/phrases.js';
import { fr as words } from '../../../src/games/defenders/text/fr/index.js';
import { darknessCard, p, questTask } from '../../../src/games/defenders/text/fr/phrases.js';
import { statusWords } from '../../../src/games/defenders/text/fr/status.js';
import { sayIn } from '../../../src/kernel/index.js';

const say = sayIn(defenders, 'fr', ['Ana', 'Tom']);
const sayEn = sayIn(defenders, 'en', ['Ana', 'Tom']);
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
const mage = { seat: 0, hero: 'wizard' } as const;
const orcs = (green: number) => ({ ...noMinions(), green });

test('DOR-15.2 the points at the end stand in their order: most first, then most Quests', () => {
  const points = [
    { slot: 0, quests: 0, generals: 1 },
    { slot: 1, quests: 1, generals: 2 },
    { slot: 2, quests: 1, generals: 0 },
    { slot: 3, quests: 3, generals: 0 },
  ];
  const names = (['paladin', 'wizard', 'dwarf', 'rogue'] as const).map((hero) => ({ seat: 0, hero }));
  const champion = { points, names, champions: [{ seat: 0, hero: 'rogue' as const }] };
  const said = [english.events.championNamed(champion, sayEn), words.events.championNamed(champion, say)];
  for (const text of said) {
    expect(plain(text).match(/(\d) \(\d+/g)).toEqual(['3 (3', '3 (1', '1 (1', '1 (0']);
  }
  expect(said[0]).toContain('Rogue (Ana) 3');
});

describe('a fight', () => {
  const at = {
    ...({ who: mage, loc: 'wolf-pass', how: 'hand-to-hand', card: null, left: 0 } as const),
    dice: [],
    slain: noMinions(),
  };

  test('rolls one die', () => {
    const die = { value: 5, bonus: 0, need: 3, hit: true, colour: 'green' } as const;
    expect(plain(words.events.fought({ ...at, dice: [die], removed: orcs(1) }, say))).toBe(
      'Mage (Ana) combat (Col du Loup) : dé **5** ; 1 Orc vaincu ; il n’en reste aucun.',
    );
  });

  test('says once what falls without a die', () => {
    expect(plain(words.events.fought({ ...at, slain: orcs(2), removed: orcs(2) }, say))).toBe(
      'Mage (Ana) combat (Col du Loup) : 2 Orcs vaincus sans dé ; il n’en reste aucun.',
    );
  });

  test('says which of those who fall need no die', () => {
    const die = { value: 4, bonus: 0, need: 4, hit: true, colour: 'black' } as const;
    const removed = { ...orcs(1), black: 1 };
    expect(plain(words.events.fought({ ...at, dice: [die], slain: orcs(1), removed }, say))).toBe(
      'Mage (Ana) combat (Col du Loup) : dé **4** ; 1 Orc et 1 Mort-Vivant vaincus, dont 1 Orc sans dé ; il n’en reste aucun.',
    );
  });
});

test('a heroine is tombée, and Sapphire abattue', () => {
  expect(statusWords.gone('sorceress')).toBe('tombée');
  expect(statusWords.gone('wizard')).toBe('tombé');
  expect(statusWords.defeatedBy('Mage (Ana)', 'sapphire')).toBe('abattue par Mage (Ana)');
});

test('what everybody reads of a battle speaks to nobody', () => {
  const told = plain(words.events.joined({ who: mage, cards: [], rewards: ['q-find-magic-gate'], how: 'answer' }, say));
  expect(told).toContain('Trouver un Portail Magique (+2 dés)');
  expect(told).not.toMatch(/\bv(?:os|otre|ous)\b/);
});

describe('what is left of a Quest', () => {
  const seen = (loc: 'pleasant-hill' | 'mccorm-highlands') => ({ colour: 'red', loc, minion: true }) as const;
  const beaten = (colour: 'red' | 'black') => ({ colour, loc: null, minion: true }) as const;

  test('DOR-14 places where nothing has been done yet', () => {
    expect(plain(questTask('q-organize-militia', [seen('pleasant-hill')]))).toBe(
      'dépensez une action dans chacun de ces lieux : Hautes-Terres de McCorm et Village de Vertefeuille',
    );
    const both = [seen('pleasant-hill'), seen('mccorm-highlands')];
    expect(plain(questTask('q-organize-militia', both))).toBe(
      'dépensez une action dans ce lieu : Village de Vertefeuille',
    );
    expect(enTask('q-organize-militia', both)).toBe('spend one action in Greenleaf Village');
    expect(plain(questTask('q-rumors', [{ colour: 'red', loc: 'chimera-inn', minion: false }]))).toBe(
      'passez par l’Auberge du Nid de l’Aigle et l’Auberge du Griffon',
    );
  });

  test('DOR-14 minions that are still to be defeated', () => {
    expect(questTask('q-raids')).toBe('vainquez 1 Démon, 1 Draconien, 1 Orc et 1 Mort-Vivant');
    expect(plain(questTask('q-raids', [beaten('red')]))).toBe('encore à vaincre : 1 Draconien, 1 Orc et 1 Mort-Vivant');
    expect(enTask('q-undead-hunter', [beaten('black')])).toBe('still to defeat: 3 Undead');
  });
});

test('DOR-14.8 a hunter’s reward names its people', () => {
  expect(p.reward('q-orc-hunter')).toBe('annulez un placement d’Orcs sur la carte Avancée des Ténèbres révélée');
  expect(p.reward('q-demon-hunter')).toContain('de Démons');
});

test('a Darkness card says whom the general brings, in fewer words where room is short', () => {
  expect(darknessCard('ds-gorgutt-01')).toMatch(/ avec \d Orcs?$/);
  expect(darknessCard('ds-gorgutt-01', 20)).toMatch(/→.*\+\d$/);
});

test('DOR-7.9 a penalty tells of what is lost, and of nothing that is not', () => {
  const spared = { who: mage, general: 'gorgutt', life: 0, cards: 2, ignored: 'one', left: 6 } as const;
  expect(plain(words.events.penaltySuffered(spared, say))).toBe(
    'Mage (Ana) perd 2 cartes ; un jeton de Vie est épargné.',
  );
  expect(english.events.penaltySuffered(spared, sayEn)).toBe('Wizard (Ana) loses 2 cards, one life token being saved.');
  const nothing = { ...spared, cards: 0 };
  expect(plain(words.events.penaltySuffered(nothing, say))).toContain('ne perd rien');
  expect(english.events.penaltySuffered(nothing, sayEn)).toContain('loses nothing');
});

test('a hero about to die has an article', () => {
  expect(plain(words.texts.windowLastStand({ who: mage, wounds: 2, life: 1 }, say))).toBe(
    'Le Mage va mourir : 2 blessures pour 1 jeton de Vie.',
  );
});

test('a button keeps every card of a move: with fewer words where it is long', () => {
  const { discard, move } = words.actions;
  expect(discard.whole?.(['2 · Bois Sombres (portail, 1 dé), 4 · Col du Loup (cheval, 1 dé)'], {})).toBe(
    'Défausser 2 · Bois Sombres, 4 · Col du Loup',
  );
  expect(
    discard.whole?.(
      [
        '4 · Montagnes du Blizzard (cheval, 1 dé), 11 · Forêt du Chêne Père (portail, 1 dé), 12 · Bois Murmurants (portail, 1 dé)',
      ],
      {},
    ),
  ).toBe('Défausser Montagnes du Blizzard, Forêt du Chêne Père, Bois Murmurants');
  const falls = ['Chutes des Larmes d’Ange (5 pas)', 'avec une carte portail – 1 action'];
  expect(move.whole?.([...falls, '3 · Chutes des Larmes d’Ange (portail, 1 dé)'], {})).toBe(
    'Aller vers Chutes des Larmes d’Ange avec une carte portail',
  );
});
