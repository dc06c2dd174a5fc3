/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import type { Colour } from '../../src/games/defenders/content/peoples.js';
import { english } from '../../src/games/defenders/text/en-vocabulary.js';
import { french } from '../../src/games/defenders/text/fr-vocabulary.js';
import type { Vocabulary } from '../../src/games/defenders/text/vocabulary.js';
import type { Phase, Steps } from '../../src/games/defenders/types.js';
import type { Locale } from '../../src/kernel/index.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

export type OwnText = {
  title: string;
  turn: (turn: number) => string;
  stages: Record<Phase, string>;
  /** One letter a colour. */
  letters: Record<Colour, string>;
  cityMeter: string;
  crystals: string;
  supply: (people: string) => string;
  nearest: (general: string) => string;
  nobodyNear: string;
  steps: (steps: number) => string;
  inCity: string;
  actionsLeft: (actions: number) => string;
  heroToCome: string;
  full: string;
  cityFills: string;
  overrun: string;
  way: string;
  gate: string;
  crystal: string;
  chest: string;
  inn: string;
  trail: string;
  ride: string;
  gone: string;
  healsIn: string;
  slain: string;
  noQuest: string;
  gone1: string;
  inHand: string;
  reward: string;
  /** What the awaited player is to do, by the question asked. */
  asks: Partial<Record<keyof Steps, string>>;
  decks: { hero: string; dark: string; quest: string };
};

export type Words = Vocabulary & OwnText;

export const text: Record<Locale, Words> = { en: { ...english, ...en }, fr: { ...french, ...fr } };
