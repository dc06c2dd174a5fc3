/** The few sentences of the text board that a language words for itself. */
import type { HeroId, Level } from '../../types/index.js';

export type Phrases = {
  heading(level: Level, wave: number, round: number): string;
  setup: string;
  now(phase: string): string;
  turnOf(hero: string): string;
  rift(side: string | null, health: number, start: number, skulls: number): string;
  lord(hero: string): string;
  fortress(name: string): string;
  enemies(list: string): string;
  noEnemies: string;
  /** Where is "on tile 4" or "dead", null before the hero is placed. */
  hero(name: string, player: string, health: number, max: number, where: string | null): string;
  team(side: string): string;
  at(tile: string): string;
  dead(hero: HeroId): string;
  stunned(hero: HeroId): string;
  ultimateReady: string;
  ultimateSpent: string;
  traps(list: string): string;
  shopTraps(list: string): string;
  shopEquipment(list: string): string;
  armies(list: string): string;
  army(tile: string, left: number): string;
  planks(count: number): string;
  yourHero(name: string, role: string): string;
  health(now: number, max: number, move: number, vulnerability: string): string;
  weapon(name: string, dice: string): string;
  nextWeapon(name: string, dice: string, cost: number, level: number): string;
  power(kind: 'power' | 'ultimate' | 'rivalry', name: string, text: string): string;
  worn(name: string, text: string): string;
  needs(creature: string, icons: string): string;
  near(tile: string, list: string): string;
  picks(list: string): string;
  votes(list: string): string;
  bites(damage: number): string;
  /** The picture in two sentences, to be read aloud. */
  alt: {
    semicolon: string;
    where(level: Level, wave: number, round: number): string;
    outcome: Record<'won' | 'lost', string>;
    /** A Rivalry is won by one team, and lost by the other. */
    over: string;
    rift(side: string | null, health: number, start: number): string;
    bites(damage: number): string;
    noEnemies: string;
    nearest(tile: string, crowd: string, others: number): string;
  };
};
