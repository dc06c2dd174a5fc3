/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import { words as english } from '../../src/games/orcs-must-die/text/en/vocabulary.js';
import { words as french } from '../../src/games/orcs-must-die/text/fr/vocabulary.js';
import { type Naming, naming } from '../../src/games/orcs-must-die/text/shared/naming.js';
import type { Words as Vocabulary } from '../../src/games/orcs-must-die/text/shared/words.js';
import type { AskKind, HeroId, Phase, Question } from '../../src/games/orcs-must-die/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

export type OwnText = {
  title: string;
  round: (round: number) => string;
  stages: Record<Phase, string>;
  level: string;
  challenge: string;
  bossComes: (boss: string, moment: string) => string;
  wearing: string;
  /** What the awaited players are to do. */
  asks: Record<Exclude<Question['kind'], 'ask'> | AskKind, string>;
  heroToCome: string;
  picked: string;
  dead: (hero: HeroId) => string;
  stunnedSign: (hero: HeroId) => string;
  nextRound: string;
  armyCards: string;
  otherExit: string;
  marched: string;
  easy: string;
  difficult: string;
  shops: string;
  falls: string;
  handOf: (hero: string, name: string) => string;
  weapon: string;
  nextWeapon: (cost: number, level: number) => string;
  bestWeapon: string;
  move: string;
  power: string;
  ultimate: string;
  ultimateSpent: string;
  rivalryPower: string;
  worn: string;
  nothingWorn: string;
  toKill: string;
  nobodyNear: string;
  yourPicks: string;
  nothingPicked: string;
  pickAlt: (heroes: string) => string;
  /** A fortress of one's own in the lobby: how many tiles, where the armies come in, how many at each level. */
  yourFortress: (tiles: number, starts: string, armies: string) => string;
  previewOf: Record<'place' | 'move' | 'spot' | 'swap' | 'equip' | 'trap', string>;
  /** The title of what a swap would make of a tile. */
  becomes: (tile: string) => string;
  expected: string;
  reachable: string;
  wounds: (wounds: number) => string;
  rolls: string;
  rerolled: string;
  attacks: (who: string, target: string) => string;
  strikes: (who: string, tile: string) => string;
  healsRoll: (who: string) => string;
  slain: (list: string, count: number) => string;
  dazed: (list: string, count: number) => string;
  wounded: (list: string) => string;
  noEffect: string;
  unhurt: string;
  healed: (count: number) => string;
  toAssign: string;
  card: { cost: string; level: string; amulet: string; ring: string; trinket: string; trap: string; support: string };
  creature: {
    needs: string;
    attack: string;
    move: string;
    rift(damage: number): string;
    worth(skulls: number): string;
    lesser: string;
    greater: string;
  };
  tileSays: { traps: (used: number, of: number) => string; exits: string; none: string };
  riftOverRounds: string;
  colon: string;
};

export type Words = Vocabulary & OwnText & { say: Naming };

export const text: Record<Locale, Words> = {
  en: { ...english, ...en, say: naming(english) },
  fr: { ...french, ...fr, say: naming(french) },
};
