/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import type { CardId } from '../../src/games/defenders/content/hero-cards.js';
import type { Colour } from '../../src/games/defenders/content/peoples.js';
import type { QuestId } from '../../src/games/defenders/content/quests.js';
import { p as enPhrases, questTask as enTask } from '../../src/games/defenders/text/en/phrases.js';
import { english } from '../../src/games/defenders/text/en/vocabulary.js';
import { p as frPhrases, questTask as frTask } from '../../src/games/defenders/text/fr/phrases.js';
import { french } from '../../src/games/defenders/text/fr/vocabulary.js';
import type { Vocabulary } from '../../src/games/defenders/text/shared/vocabulary.js';
import type { Events, Mark, Phase, Steps } from '../../src/games/defenders/types/index.js';
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
  outOfGame: string;
  inHand: string;
  reward: string;
  /** What the awaited player is to do, by the question asked. */
  asks: Partial<Record<keyof Steps, string>>;
  handOf: (name: string) => string;
  emptyHand: string;
  diceHeld: string;
  dice: (dice: number) => string;
  /** Hits to expect, and the life they are up against. */
  hits: (expected: number, life: number) => string;
  yourQuest: string;
  yourRewards: string;
  nothing: string;
  formOf: (people: string) => string;
  handAlt: (who: string, place: string, cards: string) => string;
  battleWith: (general: string) => string;
  hit: string;
  miss: string;
  parry: string;
  hitsWord: (hits: number) => string;
  /** Of whoever had no die, or had none to throw. */
  noDice: string;
  generalSlain: (general: string, hero: string) => string;
  generalStands: (general: string, life: number) => string;
  fights: string;
  fightHow: Record<Events['fought']['how'], string>;
  minionsLeft: (left: number) => string;
  colon: string;
  perilTitle: string;
  peril: Record<'city' | 'crystals' | 'general' | 'minions', { sign: string; label: string }>;
  champion: string;
  questsDone: string;
  generalsSlain: string;
  decks: { hero: string; dark: string; quest: string };
};

export type Words = Vocabulary &
  OwnText & {
    /** What a Quest asks for, or what is left of it. */
    task: (quest: QuestId, marks?: readonly Mark[]) => string;
    rewardOf: (quest: QuestId) => string;
    cardName: (card: CardId) => string;
  };

export const text: Record<Locale, Words> = {
  en: { ...english, ...en, task: enTask, cardName: enPhrases.card, rewardOf: enPhrases.reward },
  fr: { ...french, ...fr, task: frTask, cardName: frPhrases.card, rewardOf: frPhrases.reward },
};
