/** Who sits at the tables of the picture tests, and what is drawn for them. */
import type { DrawTask } from '../../../renderers/contract.js';
import { drafts } from '../../../renderers/index.js';
import type { Sheet } from '../../../renderers/kit/sheet.js';

export const names = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri'];
export const longNames = [
  'Bartholomäus von Hohenzollern-Sig',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Élisabeth-Charlotte de Bavière ★',
  'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
];
export const locales = ['en', 'fr'] as const;

export function sheetOf(task: DrawTask): Sheet {
  const [draft] = drafts(task);
  if (!draft) throw new Error('nothing was drawn');
  return draft.sheet;
}
