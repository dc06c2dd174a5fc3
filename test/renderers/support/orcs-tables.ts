/** Tables of Orcs Orcs Orcs that the picture tests sit at. */
import type { BoardTask, DrawTask } from '../../../renderers/contract.js';
import { drafts } from '../../../renderers/index.js';
import type { Sheet } from '../../../renderers/kit/sheet.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import type { View } from '../../../src/games/orcs-orcs-orcs/types.js';

export const names = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri'];
export const longNames = [
  'Bartholomäus von Hohenzollern-Sig',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Élisabeth-Charlotte de Bavière ★',
  'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
];
export const locales = ['en', 'fr'] as const;

export const boardOf = (view: View, more: Partial<BoardTask> = {}): BoardTask => ({
  kind: 'board',
  game: 'orcs-orcs-orcs',
  locale: 'en',
  names,
  awaited: [0],
  view,
  events: [],
  ...more,
});

export function sheetOf(task: DrawTask): Sheet {
  const [draft] = drafts(task);
  if (!draft) throw new Error('nothing was drawn');
  return draft.sheet;
}

const [firstGame, ...modules] = orcsOrcsOrcs.options.presets.map((preset) => preset.options);
export const [experienced, reinforcements] = modules;
export const tables = [
  { seats: 2, options: firstGame ?? {}, locale: 'en' },
  { seats: 4, options: experienced ?? {}, locale: 'fr' },
  { seats: 3, options: reinforcements ?? {}, locale: 'fr' },
  { seats: 4, options: { ...reinforcements, terrain: 9, terrainPlacement: 'choose' }, locale: 'en' },
] as const;
