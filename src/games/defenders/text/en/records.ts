/** What records say, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor, TitleId } from '../../types/index.js';
import { presets } from './actions.js';

export const titles: Record<TitleId, Catalogue<Dor>['titles'][string]> = {
  'kings-champion': { name: 'King’s Champion', for: 'most points from Quests and generals' },
  'general-slayer': { name: 'Slayer', for: 'most generals brought down' },
  'minion-bane': { name: 'Bane of Minions', for: 'most minions struck down' },
  'great-stroke': { name: 'Great Stroke', for: 'most minions struck down in a single fight' },
  'land-healer': { name: 'Healer of the Land', for: 'most crystals driven out' },
  'quest-hero': { name: 'Hero of Songs', for: 'most Quests completed' },
  wanderer: { name: 'Wanderer', for: 'most journeys' },
  'gate-builder': { name: 'Keeper of Gates', for: 'most Magic Gates built' },
  'keen-ear': { name: 'Keen Ear', for: 'most cards won by rumors' },
  tactician: { name: 'Tactician', for: 'most special cards and rewards played' },
  'brother-in-arms': { name: 'Comrade in Arms', for: 'most battles of others joined' },
  'many-scars': { name: 'Many Scars', for: 'most life lost' },
  'well-rested': { name: 'Well Rested', for: 'most life recovered' },
  'fallen-hero': { name: 'Fallen Hero', for: 'most heroes given for the realm' },
  'snake-eyes': { name: 'Snake Eyes', for: 'most ones thrown' },
};

export const recordWords: Record<string, string> = {
  ...Object.fromEntries(Object.entries(presets).map(([id, { label }]) => [id, label])),
  own: 'Own mixture',
  'solo-1': 'Lone hero',
  'solo-2': 'Alone with two heroes',
  'solo-3': 'Alone with three heroes',
  'solo-4': 'Alone with four heroes',
};
