/** Tables of Orcs Orcs Orcs that the picture tests sit at. */
import type { BoardTask } from '../../../renderers/contract.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import type { View } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { names } from './company.js';

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

const [firstGame, ...modules] = orcsOrcsOrcs.options.presets.map((preset) => preset.options);
export const [experienced, reinforcements] = modules;
export const tables = [
  { seats: 2, options: firstGame ?? {}, locale: 'en' },
  { seats: 4, options: experienced ?? {}, locale: 'fr' },
  { seats: 3, options: reinforcements ?? {}, locale: 'fr' },
  { seats: 4, options: { ...reinforcements, terrain: 9, terrainPlacement: 'choose' }, locale: 'en' },
] as const;
