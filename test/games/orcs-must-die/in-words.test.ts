/** The pictures and the lobby in words. */
import { describe, expect, test } from 'vitest';
import { drafts } from '../../../renderers/index.js';
import { closeSheet } from '../../../renderers/kit/sheet.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { lobbyTask } from '../../../src/jobs/compose.js';
import { wordedOptions } from '../../../src/discord/messages/lobby-options.js';
import { type Locale, anyGame, sayIn, start, withDefaults } from '../../../src/kernel/index.js';
import { tableOf } from '../../support/table-of.js';
import { type Table, siege } from './table-talk.js';

const names = ['Ann', 'Ben', 'Cy', 'Dee'];
const altOf = (t: Table, only?: 'order' | 'unchained'): string => {
  const view = orcsMustDie.view(t.match, 'spectator');
  const teams = view.teams.filter(({ side }) => only === undefined || side === only);
  return orcsMustDie.text.en.alt({ ...view, teams }, sayIn(orcsMustDie, 'en', names));
};

describe('the board for those who do not see it', () => {
  test('whoever is not placed yet stands nowhere', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    t.hero('ivy').tile = null;
    expect(altOf(t)).toContain('Maximilian (Ann) 11/11 @ tile 4 and Ivy (Ben) 11/11.');
  });

  test('who is stunned, and who is Rift Lord', () => {
    const t = siege({ heroes: ['maximilian', 'ivy'], at: ['4', 'R'] });
    t.hero('ivy').stunned = true;
    expect(altOf(t)).toContain('Rift Lord: Maximilian.');
    expect(altOf(t)).toContain('Ivy (Ben) 11/11 @ the Rift (stunned).');
  });

  test('Rivalry: each fortress begins with its team and names those who are in it', () => {
    const t = siege({
      seats: 4,
      options: { mode: 'rivalry' },
      heroes: ['maximilian', 'ivy', 'midnight', 'blackpaw'],
      at: ['O4', 'U1', 'U3', 'U3'],
    });
    Object.assign(t.hero('maximilian'), { dead: true, tile: null, health: 0 });
    expect(altOf(t, 'order')).toMatch(/^Team Order\. Level 1 .* Maximilian \(Ann\) 0\/11 @ dead\.$/);
    expect(altOf(t, 'unchained')).toMatch(/^Team Unchained\. .*Ivy .*Midnight .*Blackpaw/);
    expect(altOf(t, 'unchained')).not.toContain('Maximilian (Ann)');
  });

  test('Rivalry: the picture of the shops tells what is on sale', () => {
    const { match, events } = start(orcsMustDie, { seats: 4, options: { mode: 'rivalry' }, seed: 'shops' });
    const view = orcsMustDie.view(match, 'spectator');
    const drawn = drafts({ kind: 'board', game: 'orcs-must-die', locale: 'fr', names, awaited: [], view, events });
    const alt = drawn.find(({ name }) => name === 'shops.png')?.alt ?? '';
    for (const { sheet } of drawn) closeSheet(sheet);
    expect(alt).toMatch(/^Équipe Order\. Magasin, pièges : .+\. Magasin, équipement : .+\. Équipe Unchained\. Magasin/);
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
    expect(say('en')).toBe('The Rift loses 3: 3 left.');
    expect(say('en', true)).toBe('The Rift of Order loses 3: 3 left.');
    expect(say('fr')).toMatch(/^La Faille perd 3/);
    expect(say('fr', true)).toMatch(/^La Faille Order perd 3/);
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
