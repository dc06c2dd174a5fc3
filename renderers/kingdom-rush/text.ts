/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import { words as enWords } from '../../src/games/kingdom-rush/text/en/phrases.js';
import { words as frWords } from '../../src/games/kingdom-rush/text/fr/phrases.js';
import type { Cards, Names, Phrases } from '../../src/games/kingdom-rush/text/shared/words.js';
import type { SiteColour } from '../../src/games/kingdom-rush/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

export type OwnText = {
  game: string;
  letters: Record<SiteColour, string>;
  setUp: string;
  round: (round: number, rounds: number) => string;
  /** Short names of the phases, for the header. */
  phases: Record<0 | 1 | 2 | 3 | 4 | 5 | 6, string>;
  /** What somebody is to do in them. */
  asks: { heroes: string; towers: string; activation: string; buy: string; question: string };
  escapes: string;
  lastHeart: string;
  lastLife: string;
  lastRound: string;
  moreHordes: (count: number) => string;
  noHordes: string;
  hordes: string;
  piles: string;
  noHero: string;
  atHome: string;
  ready: string;
  blocked: string;
  legend: {
    enemy: string;
    magicOnly: string;
    physicalOnly: string;
    shaman: string;
    physical: string;
    magic: string;
    true: string;
    free: string;
    wilted: string;
    covered: string;
  };
  colon: string;
  handOf: (name: string) => string;
  noTower: string;
  incoming: (count: number) => string;
  upgrade: (tower: string) => string;
  noUpgrade: string;
  highest: string;
  anyHorde: string;
  here: string;
  around: string;
  near: string;
  each: string;
  or: string;
  sites: string;
  reaches: (tags: string) => string;
  noSite: string;
  basic: string;
  handAlt: (name: string, cards: string, hero: string) => string;
  preview: { cells: string; hordes: string; alternatives: string; block: string };
  previewAlt: (what: string, choices: string) => string;
  nothingPlaced: string;
  stays: string;
  waits: (space: string) => string;
  spent: (space: string) => string;
  left: (cells: number) => string;
  covered: string;
  takes: string;
  reward: string;
  traits: string;
  noTraits: string;
  distance: (steps: number) => string;
  heartsAtStake: (hearts: number) => string;
  slots: (count: number) => string;
  copies: (left: number, of: number) => string;
  life: string;
  boots: string;
  scene: string;
  sceneLost: (hearts: number, left: number) => string;
  sceneAlt: (lines: string) => string;
  destroyed: string;
  /** A champion that gets up again, or one card of a boss. */
  beaten: Record<'wind' | 'boss', string>;
  escaped: string;
  chart: { title: string; destroyed: string; hearts: string };
  endColumns: { tower: string; hero: string; life: string };
};

type Worded = { names: Names; cards: Cards; phrases: Phrases } & OwnText;

const worded = ({ names, cards, phrases }: Pick<Worded, 'names' | 'cards' | 'phrases'>, own: OwnText): Worded => ({
  names,
  cards,
  phrases,
  ...own,
});

export const text: Record<Locale, Worded> = { en: worded(enWords, en), fr: worded(frWords, fr) };
