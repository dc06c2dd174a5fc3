import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { EndTask, LobbyTask } from '../../renderers/contract.js';
import { draw, drafts } from '../../renderers/index.js';
import { hasIcon } from '../../renderers/kit/icons.js';
import { toPng } from '../../renderers/encoder/png.js';
import { colours } from '../../renderers/kit/palette.js';
import { openSheet } from '../../renderers/kit/sheet.js';
import { box } from '../../renderers/kit/shapes.js';
import { drawTitles, titlesHeight, titlesShown } from '../../renderers/shared/end-titles.js';
import { games } from '../../src/games/index.js';
import * as look from '../../renderers/orcs-orcs-orcs/look.js';
import { textTroubles } from './support/checks.js';
import { locales, longNames } from './support/company.js';
import { worse } from './support/orcs-must-die-view.js';

const lobby: LobbyTask = {
  kind: 'lobby',
  game: 'orcs-orcs-orcs',
  locale: 'en',
  names: [],
  awaited: [],
  host: longNames[0] ?? '',
  players: { min: 2, max: 4 },
  minutes: { min: 45, max: 60 },
  mode: 'competitive',
  options: Array.from({ length: 12 }, (_, index) => ({
    label: `Option number ${index} with rather a long wording to it`,
    meaning: 'What it means.',
  })),
  seats: [
    ...longNames.map((name) => ({ name, kind: 'bot' as const, wish: { id: 'yellow', name: 'yellow' } })),
    { name: 'Eve', kind: 'person', wish: null },
    null,
  ],
};

describe('the lobby card', () => {
  it.each(locales)('holds every seat and option, whole (%s)', (locale) => {
    const [draft] = drafts({ ...lobby, locale });
    if (!draft) throw new Error('nothing was drawn');
    expect(textTroubles(draft.sheet, { shortened: longNames })).toEqual([]);
    for (let seat = 0; seat < 6; seat += 1)
      expect(
        draft.sheet.pieces.some((piece) => piece.id === `seat:${seat}`),
        `seat ${seat}`,
      ).toBe(true);
    for (const { label } of lobby.options) expect(draft.sheet.texts.some(({ text }) => text === label)).toBe(true);
  });

  it('marks a seat as the game will: by its wish where colours are chosen, by no colour before', () => {
    expect(look.lobbyMark(0, 'green', 'en')).toEqual(look.mageMark('green', 'en'));
    expect(look.lobbyMark(1, null, 'en')).toMatchObject({ colour: colours.lightStone, sign: '2' });
  });

  it('tells for how many, how long and in what spirit, and what an option means', () => {
    const options = [{ label: 'Page', meaning: 'For first games.' }];
    const [draft] = drafts({ ...lobby, options });
    const said = draft?.sheet.texts.map(({ text }) => text);
    for (const words of ['2 to 4 players', '45 to 60 minutes', 'against each other', 'Page', 'For first games.'])
      expect(said).toContain(words);
    expect(draft?.alt).toContain('2 to 4 players, 45 to 60 minutes');
  });

  it('is drawn for a game without pictures of its own, by its plain name', () => {
    const [picture] = draw({ ...lobby, game: 'tic-tac-toe' });
    expect(picture?.name).toBe('lobby.png');
    expect(picture?.alt).toContain('tic tac toe');
  });

  it('an alt text never gets longer than Discord takes', () => {
    const [picture] = draw({
      ...lobby,
      options: Array.from({ length: 40 }, () => ({ label: 'a very long option indeed, is it not?', meaning: '' })),
    });
    expect(picture?.alt.length).toBeLessThanOrEqual(1024);
  });
});

const end: EndTask = {
  kind: 'end',
  game: 'tic-tac-toe',
  locale: 'en',
  names: ['Ada', 'Bo'],
  awaited: [],
  view: {},
  outcome: { kind: 'won', winners: [1], scores: null, reason: { key: 'line', params: {} } },
};

/** Of a game that has titles and a chart. */
const won: EndTask = {
  ...end,
  game: 'orcs-must-die',
  view: { ...worse, teams: worse.teams.map((team) => ({ ...team, history: [6, 6, 5, 4] })) },
  outcome: { kind: 'won', winners: [0], scores: null, reason: { key: 'endHeld', params: { rating: 4 } } },
};

describe('the end picture of any game', () => {
  const wordings = (task: EndTask): string[] => drafts(task)[0]?.sheet.texts.map((text) => text.text) ?? [];

  it('says who won', () => {
    expect(wordings(end)).toContain('Bo wins');
    expect(wordings({ ...end, locale: 'fr' })).toContain('Victoire de Bo');
    expect(wordings({ ...end, outcome: { ...end.outcome, winners: [0, 1] } })).toContain('Ada and Bo win');
  });

  it('says so when everybody lost, or nobody won', () => {
    expect(wordings({ ...end, outcome: { ...end.outcome, kind: 'lost', winners: [] } })).toContain('Defeat');
    expect(wordings({ ...end, outcome: { ...end.outcome, winners: [] } })).toContain('Game over');
  });

  it('lists scores, best first', () => {
    const shown = wordings({ ...end, outcome: { ...end.outcome, scores: [12, 30] } });
    expect(shown.indexOf('30')).toBeLessThan(shown.indexOf('12'));
    expect(shown).toContain('12');
  });

  it('says which titles were earned and by whom, and what everybody has of everyone', () => {
    const titles = [
      { title: 'orc-mower', seats: [1], value: 12 },
      { title: 'trap-smith', seats: [0, 2] },
      { title: 'not-one-step', seats: [0, 1, 2] },
    ];
    const earned: EndTask = { ...won, names: ['Ada', 'Bo', 'Cy'], titles };
    expect(wordings(earned)).toEqual(
      expect.arrayContaining(['Orc Mower', 'Bo', 'Trap Smith', 'Ada', 'Cy', 'Not One Step', 'Everyone']),
    );
    expect(wordings({ ...earned, locale: 'fr' })).toEqual(
      expect.arrayContaining(['Faucheur d’Orcs', 'Forgeron de pièges', 'Tout le monde']),
    );
    expect(drafts(earned)[0]?.alt).toContain('Titles: Orc Mower: Bo; Trap Smith: Ada and Cy; Not One Step: Everyone.');
    expect(wordings({ ...earned, titles: [] })).not.toContain('Everyone');
  });

  it('finds room for every title of every game, with holders of the longest names', () => {
    for (const { id, text } of games)
      for (const locale of locales) {
        const all = Object.keys(text[locale].titles).map((title, at) => ({
          title,
          seats: [0, 1, 2].slice(0, 1 + (at % 3)),
        }));
        for (let at = 0; at < all.length; at += 3) {
          const task: EndTask = { ...end, game: id, locale, names: longNames, titles: all.slice(at, at + 3) };
          const sheet = openSheet(locale, 400);
          drawTitles(sheet, box(36, 20, sheet.width - 72, titlesHeight), titlesShown(task, { text }), {
            names: longNames,
            marks: [],
          });
          expect(textTroubles(sheet, { shortened: longNames }), `${id} ${locale} ${at}`).toEqual([]);
        }
      }
  });

  it('gives many seats lower rows, so that no picture is higher than 1280', () => {
    const eight = { ...won, names: [...longNames, ...longNames] };
    const [draft] = drafts({ ...eight, titles: [{ title: 'orc-mower', seats: [1] }] });
    expect(draft?.sheet.height).toBeLessThanOrEqual(1280);
    expect(draft && textTroubles(draft.sheet, { shortened: longNames })).toEqual([]);
  });
});

describe('a picture as PNG', () => {
  it('keeps flat colours as they were painted', () => {
    const sheet = openSheet('en', 100, 200);
    const { ctx } = sheet;
    const painted = [colours.night, colours.brass, colours.danger, colours.parchment];
    painted.forEach((colour, index) => {
      ctx.fillStyle = colour;
      ctx.fillRect(index * 50, 0, 50, 100);
    });
    const decoded = PNG.sync.read(toPng(sheet.canvas));
    expect([decoded.width, decoded.height]).toEqual([200, 100]);
    painted.forEach((colour, index) => {
      const start = (50 * 200 + index * 50 + 25) * 4;
      expect(`#${decoded.data.toString('hex', start, start + 3)}`).toBe(colour);
    });
  });

  it('stays close to what was painted when there are more colours than a palette holds', () => {
    const sheet = openSheet('en', 128, 128);
    const { ctx } = sheet;
    for (let x = 0; x < 128; x += 1)
      for (let y = 0; y < 128; y += 1) {
        ctx.fillStyle = `rgb(${x * 2},${y * 2},${x + y})`;
        ctx.fillRect(x, y, 1, 1);
      }
    const decoded = PNG.sync.read(toPng(sheet.canvas));
    const truth = ctx.getImageData(0, 0, 128, 128).data;
    const worst = truth.reduce((most, value, index) => Math.max(most, Math.abs(value - (decoded.data[index] ?? 0))), 0);
    expect(worst).toBeLessThan(32);
  });
});

describe('icons', () => {
  it('every icon that the pictures of Orcs Orcs Orcs name exists', () => {
    const named = Object.values(look).flatMap((table): string[] =>
      typeof table === 'object'
        ? Object.values(table as Record<string, string | { icon: string }>).map((entry) =>
            typeof entry === 'string' ? entry : entry.icon,
          )
        : [],
    );
    const missing = named.filter(
      (name) => !name.startsWith('#') && !hasIcon(name) && !['weak', 'strong', 'mighty'].includes(name),
    );
    expect(missing).toEqual([]);
  });
});
