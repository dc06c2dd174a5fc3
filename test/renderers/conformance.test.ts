/** Every registered game's pictures through one suite: nothing clipped, tiny, missing or hidden, at any point of a game. */
import { describe, expect, it } from 'vitest';
import { type DrawTask, type PictureKind, pictureKinds } from '../../renderers/contract.js';
import { drafts, shownOn } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { type Played, playOn, startOf } from '../../scripts/drawing/play.js';
import { taskFor, type WhatToDraw } from '../../scripts/drawing/tasks.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type Locale, locales, playersOf, settled } from '../../src/kernel/index.js';
import { pieceTroubles, textTroubles } from './support/checks.js';
import { longNames } from './support/company.js';

/** Names that may be shortened: they are as long as Discord allows. */
const manyLongNames = [...longNames, ...longNames.map((name) => `${name.slice(0, 31)}~`)];

/** Answers between two looks, and how many looks a game is worth: the beginning, the middle, the end. */
const every = 23;
const looks = 9;

type Look = { kind: PictureKind; locale: Locale; wish: WhatToDraw };

/** A board and the end are always drawn; a preview wherever an argument declares one. */
const isPromised: Record<DrawTask['kind'], boolean> = {
  ...{ board: true, end: true, lobby: true, preview: true, night: true },
  ...{ hand: false, lookup: false, scene: false, stats: false },
};

function troublesOf(task: DrawTask): string[] {
  const pictures = drafts(task);
  const sheets = pictures.map(({ sheet }) => sheet);
  const troubles = [
    ...(pictures.length === 0 && isPromised[task.kind] ? ['nothing is drawn'] : []),
    ...sheets.flatMap((sheet) => textTroubles(sheet, { shortened: manyLongNames })),
    ...pieceTroubles(sheets, pictures.length > 0 ? shownOn(task) : []),
    ...pictures.flatMap(({ name, alt, sheet }) => [
      ...(/^[a-z0-9-]+\.png$/.test(name) ? [] : [`${name} is no name for a file`]),
      ...(alt.length === 0 || alt.length > 1024 ? [`its words take ${alt.length} letters`] : []),
      ...(sheet.width === 1280 ? [] : [`it is ${sheet.width} px wide`]),
      ...(sheet.height >= 720 && sheet.height <= 1280 ? [] : [`it is ${sheet.height} px high`]),
    ]),
    ...(new Set(pictures.map(({ name }) => name)).size === pictures.length ? [] : ['two files share a name']),
  ];
  for (const sheet of sheets) closeSheet(sheet);
  return [...new Set(troubles)];
}

function look(def: AnyGame, played: Played, { kind, locale, wish }: Look): string[] {
  const task = taskFor(def, kind, locale, played, wish);
  if (!task) return [];
  return troublesOf(task).map((trouble) => `${kind} (${locale}) after ${played.match.seq} answers: ${trouble}`);
}

/** Everything that could be drawn at this point, in one language. */
function lookAround(def: AnyGame, played: Played, locale: Locale, names?: readonly string[]): string[] {
  const wish: WhatToDraw = {
    picked: played.match.seq % 3,
    args: {},
    choose: (items) => (items.length === 0 ? undefined : played.rng.pick(items)),
    ...(names ? { names } : {}),
  };
  const lookups = Object.keys(def.lookups).map(
    (lookup) => ({ kind: 'lookup', locale, wish: { ...wish, lookup } }) as const,
  );
  const plain = pictureKinds
    .filter((kind) => kind !== 'lookup' && (kind !== 'lobby' || played.match.seq === 0))
    .map((kind) => ({ kind, locale, wish }));
  return [...plain, ...lookups].flatMap((one) => look(def, played, one));
}

function through(def: AnyGame, table: Parameters<typeof startOf>[1], mind: 'bot' | 'chance'): string[] {
  const troubles: string[] = [];
  let played = startOf(def, table);
  for (let seen = 0; seen < looks; seen += 1) {
    const locale = locales[seen % locales.length] ?? locales[0];
    troubles.push(...lookAround(def, played, locale, seen % 3 === 2 ? manyLongNames : undefined));
    if (played.match.outcome) break;
    for (let count = 0; count < every && !played.match.outcome; count += 1) played = playOn(def, played, mind);
  }
  return troubles;
}

describe.each(games.map((def) => [def.id, def] as const))('the pictures of %s', (_, def) => {
  const tables = def.options.presets.map(({ id, options }, index) => {
    const { min, max } = playersOf(def, settled(def, options, 1));
    return { preset: id, seats: index % 2 === 0 ? max : Math.min(max, min + 1) };
  });

  it.each(tables)('hold at a table of $seats that plays $preset by chance', (table) => {
    expect(through(def, { ...table, seed: `pictures/${table.preset}` }, 'chance')).toEqual([]);
  });

  it.each(tables.slice(0, 1))('hold at a table of $seats whose bots play $preset', (table) => {
    expect(through(def, { ...table, seed: 'bots at the easel' }, 'bot')).toEqual([]);
  });
});
