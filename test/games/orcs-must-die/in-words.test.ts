/** The pictures and the lobby in words. */
import { describe, expect, test } from 'vitest';
import { drafts } from '../../../renderers/index.js';
import { closeSheet } from '../../../renderers/kit/sheet.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { words as en } from '../../../src/games/orcs-must-die/text/en/vocabulary.js';
import { words as fr } from '../../../src/games/orcs-must-die/text/fr/vocabulary.js';
import { naming } from '../../../src/games/orcs-must-die/text/shared/naming.js';
import { lobbyTask } from '../../../src/jobs/compose.js';
import { wordedOptions } from '../../../src/discord/messages/lobby-options.js';
import { type Locale, anyGame, sayIn, start, withDefaults } from '../../../src/kernel/index.js';
import { tableOf } from '../../support/table-of.js';
import { type Table, siege } from './table-talk.js';

const names = ['Ann', 'Ben', 'Cy', 'Dee'];
const statusOf = (t: Table): string =>
  orcsMustDie.text.en.status(orcsMustDie.view(t.match, 'spectator'), sayIn(orcsMustDie, 'en', names)).join('\n');
const altOf = (t: Table, only?: 'order' | 'unchained'): string => {
  const view = orcsMustDie.view(t.match, 'spectator');
  const teams = view.teams.filter(({ side }) => only === undefined || side === only);
  return orcsMustDie.text.en.alt({ ...view, teams }, sayIn(orcsMustDie, 'en', names));
};

test.each([
  { locale: 'en', card: 'coin-forge', ends: 'the first 2 creatures they kill on this…' },
  { locale: 'fr', card: 'push-ram', ends: '2 créatures inférieures…' },
] as const)('a card that is too long for a list loses no word that has room ($locale)', ({ locale, card, ends }) => {
  const label = naming({ en, fr }[locale]).label({ what: 'trap', id: card, cost: 3 });
  expect(label.length).toBeLessThanOrEqual(100);
  expect(label.slice(-ends.length)).toBe(ends);
});

describe('the board for those who do not see it', () => {
  test('whoever is not placed yet stands nowhere', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    t.hero('ivy').tile = null;
    expect(statusOf(t)).toContain('Maximilian (Ann) 11/11 on tile 4 ·');
    expect(statusOf(t)).toContain('Ivy (Ben) 11/11 ·');
  });

  test('who is stunned, and who is Rift Lord', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    t.hero('ivy').stunned = true;
    expect(statusOf(t)).toContain('Rift Lord: Maximilian');
    expect(altOf(t)).toContain('Ivy (Ben) 11/11 on the Rift (stunned).');
  });

  test('Rivalry: each fortress begins with its team and names those who are in it', () => {
    const t = siege({
      seats: 4,
      options: { mode: 'rivalry' },
      heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'],
      at: ['O4', 'U1', 'U3', 'U3'],
    });
    Object.assign(t.hero('maximilian'), { dead: true, tile: null, health: 0 });
    expect(altOf(t, 'order')).toMatch(/^Team Order, level 1, .* Maximilian \(Ann\) 0\/11 \(dead\)\.$/);
    expect(altOf(t, 'unchained')).toMatch(/^Team Unchained, level 1, .*\. The Rift at /);
    expect(altOf(t, 'unchained')).not.toContain('Maximilian (Ann)');
  });

  test('Rivalry: the picture of the shops tells what is on sale', () => {
    const { match, events } = start(orcsMustDie, { seats: 4, options: { mode: 'rivalry' }, seed: 'shops' });
    const view = orcsMustDie.view(match, 'spectator');
    const drawn = drafts({ kind: 'board', game: 'orcs-must-die', locale: 'fr', names, awaited: [], view, events });
    const alt = drawn.find(({ name }) => name === 'shops.png')?.alt ?? '';
    for (const { sheet } of drawn) closeSheet(sheet);
    expect(alt).toMatch(
      /^Équipe Order\s; Magasin, pièges\s: .+\s; Magasin, équipement\s: .+\. Équipe Unchained\s; Magasin/,
    );
  });
});

describe('a Rift that is bitten', () => {
  const told = (t: Table, locale: Locale): string[] => {
    const say = sayIn(orcsMustDie, locale, names);
    const { events } = t.run({ step: 'bite' });
    return events.flatMap((event) =>
      event.type === 'riftBitten' ? (orcsMustDie.text[locale].events.riftBitten(event.data, say) ?? []) : [],
    );
  };
  const alone = (): Table => siege({ at: ['1', '1'], units: { R: { grunt: 1 } } });
  const rivals = (): Table =>
    siege({
      ...{ seats: 4, options: { mode: 'rivalry' }, at: ['O1', 'O1', 'U1', 'U1'] },
      ...{ heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'], units: { UR: { grunt: 1 } } },
    });

  test('is the only one in co-op, and has its team’s name in Rivalry', () => {
    expect(told(alone(), 'en')).toEqual(['💥 1 Orc reaches the Rift: −1.']);
    expect(told(alone(), 'fr')).toEqual([expect.stringMatching(/^💥 La Faille est atteinte par 1 Orc\s: −1\.$/)]);
    expect(told(rivals(), 'en')).toEqual([expect.stringContaining('reaches the Rift of Unchained: −1.')]);
    expect(told(rivals(), 'fr')).toEqual([expect.stringContaining('La Faille Unchained est atteinte')]);
  });

  test('loses health by a death under the same name', () => {
    const fallen = { side: 'order', change: -3, health: 3, cause: 'death' } as const;
    const say = (locale: Locale, ofTwo?: true) =>
      orcsMustDie.text[locale].events.riftChanged(
        { ...fallen, ...(ofTwo ? { ofTwo } : {}) },
        sayIn(orcsMustDie, locale, names),
      );
    expect(say('en')).toBe('The Rift loses 3 health: 3 left.');
    expect(say('en', true)).toBe('The Rift of Order loses 3 health: 3 left.');
    expect(say('fr')).toMatch(/^La Faille perd 3 points de santé\s: il en reste 3\.$/);
    expect(say('fr', true)).toMatch(/^La Faille Order perd 3/);
  });
});

describe('what was done', () => {
  const plain = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ');
  const say = (locale: Locale) => sayIn(orcsMustDie, locale, names);
  const hit = { creatures: [], bosses: [], skulls: 0 } as const;

  test('by a roll, verb by verb and counted', () => {
    const struck = {
      ...{ slot: 0, hero: 'ivy', side: 'order', from: '4', tile: '4', dice: [], wounds: [], pooled: false },
      ...{ ...hit, skulls: 3, effects: ['kill:grunt', 'kill:stunned:hunter', 'stun:colossus', 'kill:grunt'] },
    } as const;
    const told = (locale: Locale, more: object = {}): string =>
      plain(orcsMustDie.text[locale].events.struck({ ...struck, ...more } as never, say(locale)) ?? '');
    expect(told('en')).toBe('Ivy kills 2 Orcs and 1 stunned Gnoll, stuns 1 Ogre (+3 skulls).');
    expect(told('fr')).toBe('Ivy tue 2 Orcs et 1 Gnoll sonné, sonne 1 Ogre (+3 crânes).');
    const rival = { hero: 'kobold-king', effects: ['wound:ivy', 'wound:ivy', 'wound:fire-lord'], skulls: 0 };
    expect(told('en', rival)).toBe('Kobold King hits Ivy 2 times and Fire Lord once.');
    expect(told('fr', rival)).toBe('Le Roi Kobold touche Ivy 2 fois et le Seigneur du feu.');
  });

  test('by traps, with those that are used up', () => {
    const sprang = {
      ...hit,
      side: 'order',
      tile: '2',
      effects: ['kill:grunt'],
      fired: ['boom-barrel'],
      skulls: 1,
    } as const;
    const told = (locale: Locale, effects: readonly string[] = sprang.effects): string =>
      plain(
        orcsMustDie.text[locale].events.trapsSprang({ ...sprang, effects: [...effects] } as never, say(locale)) ?? '',
      );
    expect(told('en')).toBe('The traps on tile 2 (with Boom Barrel) kill 1 Orc (+1 skull for the Rift).');
    expect(told('fr')).toBe('Les pièges de la tuile 2 (avec Baril explosif) tuent 1 Orc (+1 crâne pour la Faille).');
    expect(told('en', [])).toBe('The traps on tile 2 spring without effect (Boom Barrel).');
    expect(told('fr', [])).toBe('Les pièges de la tuile 2 se déclenchent sans effet (Baril explosif).');
  });

  test('by whom: a weapon is told with all it has', () => {
    const t = siege({ heroes: ['ivy', 'midnight'], at: ['4', 'R'] });
    t.hero('midnight').rank = 1;
    const hand = (seat: number, locale: Locale): string =>
      plain(orcsMustDie.text[locale].hand(orcsMustDie.view(t.match, seat), seat, say(locale)).join('\n'));
    expect(hand(0, 'en')).toContain('Weapon: Hunting Bow (3 battle dice, ranged)');
    expect(hand(0, 'fr')).toContain('Arme : Arc de chasse (3 dés de bataille, à distance)');
    expect(hand(1, 'en')).toContain('Weapon: Shadow Knives (3 battle dice, +1 speed)');
    expect(hand(1, 'fr')).toContain('Arme : Couteaux d’ombre (3 dés de bataille, +1 vitesse)');
  });

  test('to a heroine agrees with her', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    Object.assign(t.hero('ivy'), { dead: true, tile: null, health: 0 });
    t.hero('maximilian').stunned = true;
    const alt = plain(orcsMustDie.text.fr.alt(orcsMustDie.view(t.match, 'spectator'), say('fr')));
    expect(alt).toMatch(/Maximilian \(Ann\) 11\/11 sur la tuile 4 \(sonné\) et Ivy \(Ben\) 0\/11 \(morte\)\.$/);
  });
});

describe('Rivalry in words', () => {
  const rivals = (): Table =>
    siege({
      ...{ seats: 4, options: { mode: 'rivalry' }, at: ['O1', 'O1', 'U1', 'UR'] },
      ...{ heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'] },
    });

  test('each Rift has its team’s name', () => {
    expect(statusOf(rivals())).toContain('Blackpaw (Dee) 13/13 on the Rift of Unchained ·');
    expect(altOf(rivals())).toContain('; the Rift of Unchained at 6 of 6; no enemies in the fortress.');
    const tiles = ['O1', 'O2', 'OR', 'UR'];
    expect(orcsMustDie.text.en.texts.standOn({ tiles }, sayIn(orcsMustDie, 'en', names))).toBe(
      'You can stand on: tiles O1, O2, the Rift of Order and the Rift of Unchained.',
    );
    expect(orcsMustDie.text.fr.texts.standOn({ tiles }, sayIn(orcsMustDie, 'fr', names))).toMatch(
      /les tuiles O1, O2, la Faille Order et la Faille Un/,
    );
  });

  test.each([
    ['grunt on O3 > ivy', 'Orc on tile O3 → Ivy', 'Orc sur la tuile O3 → Ivy'],
    ['O2', 'tile O2', 'tuile O2'],
    ['kill:grunt,kill:grunt', 'kill Orc ×2', 'tuer Orc ×2'],
    ['leave', 'leave it to the Rift Lord', 's’en remettre au Seigneur de la Faille'],
    ['runner', 'Kobold', 'Kobold'],
    ['', 'nothing', 'rien'],
  ])('a vote for %j says what it is for', (answer, en, fr) => {
    const t = rivals();
    const [seat = 0] = t.board.slots.filter(({ side }) => side === 'order').map((slot) => slot.seat);
    const view = { ...orcsMustDie.view(t.match, seat), votes: [{ seat, answer }] };
    const last = (locale: Locale): string =>
      orcsMustDie.text[locale].hand(view, seat, sayIn(orcsMustDie, locale, names)).at(-1) ?? '';
    expect(last('en')).toBe(`Votes of your team: ${names[seat] ?? ''}: ${en}`);
    expect(last('fr').endsWith(`\u00a0: ${fr}`)).toBe(true);
  });
});

describe('OMD-11.17 a fortress of one’s own in the lobby', () => {
  const text = 'name: Two Doors\n1> 2> 3v\n4> 5> R\narmies: 1 / 1 4 / 1 4';
  const game = anyGame(orcsMustDie);
  const lobby = (typed: string, locale: Locale) => ({
    ...tableOf(game, 3, locale),
    preset: 'custom',
    options: withDefaults(game, { fortress: 'custom', 'own-fortress': typed }),
  });

  test.each([
    ['en', 'Own fortress: Two Doors (5 tiles and the Rift)'],
    ['fr', 'Forteresse personnelle : Two Doors (5 tuiles et la Faille)'],
  ] as const)('goes by its name and size (%s)', (locale, said) => {
    const plain = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ');
    expect(plain(wordedOptions(game, lobby(text, locale)))).toContain(said);
    expect(plain(wordedOptions(game, lobby(text, locale)))).not.toContain('4> 5>');
  });

  test('is drawn as the table has understood it; before it is typed there is nothing to draw', () => {
    const pictures = (typed: string): string[] => {
      const drawn = drafts(lobbyTask(game, { table: lobby(typed, 'en') }));
      for (const { sheet } of drawn) closeSheet(sheet);
      return drawn.map(({ name, sheet }) => `${name} ${sheet.texts.map((one) => one.text).join(' ')}`);
    };
    expect(pictures('')).toHaveLength(1);
    expect(pictures(text)[1]).toMatch(/^fortress\.png Two Doors 5 tiles · armies come in on tile 1 and tile 4/);
  });
});
