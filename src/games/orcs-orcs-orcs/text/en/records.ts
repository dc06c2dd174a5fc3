/** What records say, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo, TitleId } from '../../types/index.js';
import { presets } from './options.js';

export const titles: Record<TitleId, Catalogue<Ooo>['titles'][string]> = {
  'horde-breaker': { name: 'Horde Breaker', for: 'most creatures defeated' },
  'goblin-sweeper': { name: 'Sweeper', for: 'most weak creatures defeated' },
  'rider-hunter': { name: 'Hunter', for: 'most strong creatures defeated' },
  'giant-slayer': { name: 'Giant Slayer', for: 'most mighty creatures defeated' },
  'great-blast': { name: 'Great Blast', for: 'most creatures felled by a single spell' },
  overcharged: { name: 'Overcharged', for: 'most energy in a single spell' },
  whirlwind: { name: 'Whirlwind', for: 'most actions in a single turn' },
  wanderer: { name: 'Wanderer', for: 'most teleports' },
  bookworm: { name: 'Bookworm', for: 'most spells learned' },
  empowered: { name: 'Empowered', for: 'most bonus powers gained' },
  poisoner: { name: 'Poisoner', for: 'most Poison cards slipped to others' },
  'iron-stomach': { name: 'Iron Stomach', for: 'most Poison cards swallowed' },
  'toad-charmer': { name: 'Toad Charmer', for: 'most toadlings taken' },
  bombardier: { name: 'Bombardier', for: 'most creatures felled by explosions' },
  'breach-victim': { name: 'Hole in the Wall', for: 'most trophies lost to breaches' },
  misfire: { name: 'Damp Squib', for: 'most spells that came to nothing' },
  'secret-agent': { name: 'Secret Agent', for: 'most points from a secret mission' },
  comeback: { name: 'Comeback', for: 'winning from furthest behind' },
};

export const recordWords: Record<string, string> = {
  ...Object.fromEntries(Object.entries(presets).map(([id, { label }]) => [id, label])),
  own: 'Own mixture',
};
