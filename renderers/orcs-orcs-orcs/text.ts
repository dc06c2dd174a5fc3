/** Words that only the pictures need; everything else is worded by the game's own catalogue. */
import type {
  CardCode,
  Category,
  DeckName,
  FateRule,
  Kind,
  MissionId,
  Phase,
  Power,
  Ring,
  Terrain,
  ToadlingKind,
} from '../../src/games/orcs-orcs-orcs/types.js';
import type { SpellEffect } from '../../src/games/orcs-orcs-orcs/content/spells.js';
import type { Locale } from '../../src/kernel/index.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

export type PictureText = {
  title: string;
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
  rules: Record<FateRule, string>;
  values: string;
  decks: Record<DeckName, string>;
  poison: string;
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
  powersOff: string;
  empty: string;
  categories: Record<Category, string>;
  kinds: Record<Kind, string>;
  cards: Record<CardCode, string>;
  powers: Record<Power, string>;
  missions: Record<MissionId, string>;
  rings: Record<Ring, string>;
  terrain: Record<Terrain, string>;
  toadlings: Record<ToadlingKind, string>;
  toadling: string;
  markers: string;
  effect: (effect: SpellEffect, reach: { anywhere: boolean }) => string;
  learn: string;
  dead: string;
  learned: string;
  asUpgrade: string;
  colon: string;
  noMissions: string;
  upgrades: { teleport: string; draw: string };
  handOf: (name: string) => string;
  drawPile: string;
  yourMission: string;
  offer: string;
  yourLane: (lane: number) => string;
  yourPowers: string;
  nothing: string;
  points: (points: number) => string;
  payable: string;
  handAlt: (name: string, cards: string, lane: string) => string;
};

export const text: Record<Locale, PictureText> = { en, fr };
