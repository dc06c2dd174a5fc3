/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import type { SpellEffect } from '../../src/games/orcs-orcs-orcs/content/spells.js';
import { words as enWords } from '../../src/games/orcs-orcs-orcs/text/en/vocabulary.js';
import { words as frWords } from '../../src/games/orcs-orcs-orcs/text/fr/vocabulary.js';
import type { Words } from '../../src/games/orcs-orcs-orcs/text/shared/vocabulary.js';
import type { Phase, Terrain } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

type Names = Pick<
  Words,
  'kinds' | 'cards' | 'categories' | 'rings' | 'decks' | 'missions' | 'upgradeEffects' | 'fateRules' | 'letters'
>;

export type OwnText = {
  /** Any of the four Spell Books: its band says which. */
  book: string;
  round: (round: number) => string;
  setUp: string;
  phases: Record<Phase, string>;
  lastRound: string;
  actionsLeft: (left: number) => string;
  reveal: string;
  owed: (cards: number) => string;
  pickMission: string;
  pickRing: (lane: number) => string;
  bonus: string;
  fate: string;
  noFate: string;
  noRule: string;
  values: string;
  support: string;
  piles: { hand: string; draw: string; discard: string };
  atTheWall: string;
  front: string;
  breach: string;
  emptyLane: string;
  fallen: string;
  allLanes: string;
  someLanes: (lanes: string) => string;
  allRings: string;
  terrainHint: Record<Terrain, string>;
  empty: string;
  toadling: string;
  markers: string;
  effect: (effect: SpellEffect, reach: { anywhere: boolean }) => string;
  learn: string;
  dead: string;
  learned: string;
  asUpgrade: string;
  colon: string;
  noMissions: string;
  handOf: (name: string) => string;
  drawPile: string;
  yourMission: string;
  offer: string;
  yourLane: (lane: number) => string;
  yourPowers: string;
  nothing: string;
  points: (points: number) => string;
  handAlt: (name: string, cards: string, lane: string) => string;
};

/** A band tells Spell Books apart in a picture, but not where it is told in words. */
type InFull = { cardsInFull: Words['cards'] };

function withNames(words: Words, own: OwnText): Names & InFull & OwnText {
  const { kinds, cards, categories, rings, decks, missions, upgradeEffects, fateRules, letters } = words;
  const books = { 'book-fe': own.book, 'book-ew': own.book, 'book-wl': own.book, 'book-lf': own.book };
  return {
    kinds,
    categories,
    rings,
    decks,
    missions,
    upgradeEffects,
    fateRules,
    letters,
    cards: { ...cards, ...books },
    cardsInFull: cards,
    ...own,
  };
}

export const text: Record<Locale, Names & InFull & OwnText> = {
  en: withNames(enWords, en),
  fr: withNames(frWords, fr),
};
