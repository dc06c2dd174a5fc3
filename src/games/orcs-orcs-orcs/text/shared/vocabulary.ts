/** The vocabulary a language brings (section 14); sentences that both languages build alike are laid out once. */
import type { Language } from '../../../../pieces/wording/index.js';
import type { OwnEffect } from '../../content/creatures.js';
import type { SpellEffect } from '../../content/spells.js';
import type {
  BonusAction,
  CardCode,
  Category,
  Colour,
  DeckName,
  Element,
  FateRule,
  Kind,
  MissionId,
  Phase,
  Power,
  Ring,
  SectionName,
  Terrain,
  ToadlingKind,
  UpgradeEffect,
} from '../../types/index.js';

export type Words = {
  kinds: Record<Kind, string>;
  cards: Record<CardCode, string>;
  elements: Record<Element, string>;
  categories: Record<Category, string>;
  colours: Record<Colour, string>;
  /** The letter that stands for a colour wherever colour alone would not do. */
  letters: Record<Colour, string>;
  powers: Record<Power, string>;
  /** What each of them does, for its owner. */
  powerMeanings: Record<Power, string>;
  bonusActions: Record<BonusAction, string>;
  toadlings: Record<ToadlingKind, string>;
  fateRules: Record<FateRule, string>;
  /** What each of them means, for those who don't know them by name. */
  fateMeanings: Record<FateRule, string>;
  terrains: Record<Terrain, string>;
  missions: Record<MissionId, { name: string; text: string }>;
  phases: Record<Phase, string>;
  rings: Record<Ring, string>;
  /** A section as one says it: lane and the ring's letter. */
  section(section: SectionName): string;
  decks: Record<DeckName, string>;
  toadlingOn(section: string): string;
  upgradeEffects: Record<UpgradeEffect, string>;
  /** How it puts lists together. */
  language: Language;
  none: string;
  effect(effect: SpellEffect, anywhere: 'lane' | 'any'): string;
  board: BoardWords;
  lookups: LookupWords;
};

/** What only the answers to look-ups say. */
export type LookupWords = {
  inDisplay(deck: string): string;
  inYourHand(count: number): string;
  inYourDrawPile(count: number): string;
  inDiscardOf(name: string, count: number): string;
  category: Record<Category, string>;
  track(values: string, now: number): string;
  onDefeat: Record<OwnEffect, string>;
  standing(count: number, sections: string): string;
  yourTrophies(count: number, gauge: string): string;
  inDeck(support: number, poison: number): string;
};

/** The sentences of the text board, the private hand and the alt text. */
export type BoardWords = {
  title: string;
  colon: string;
  semicolon: string;
  round(round: number): string;
  setUp: string;
  lastRound: string;
  turnOf(name: string): string;
  actionsLeft(count: number): string;
  energyWaiting(points: number): string;
  fate(moves: string, rule: string | undefined): string;
  noFate: string;
  fateDeck(deck: number, discard: number): string;
  creaturesOf(categories: string): string;
  lanesAndRings(lanes: readonly number[], rings: readonly string[]): string;
  lane(lane: number): string;
  mageOf(name: string): string;
  markers(count: number): string;
  front(ring: string): string;
  emptyLane: string;
  toadlings(count: number): string;
  covered: string;
  hitPoints(left: number, whole: number): string;
  values: string;
  value(kind: string, vp: number, hitPoints: number, breaches: number): string;
  slotPower(power: string, bonus: string | undefined): string;
  /** The whole display in one line, from its two rows and what is left of the Poison. */
  display(rows: readonly { deck: string; cards: string; left: number }[], poison: number): string;
  toadlingsLeft(count: number): string;
  player(name: string, colour: string, space: number): string;
  cards(hand: number, draw: number, discard: number): string;
  discardPile(cards: string): string;
  trophies(list: string): string;
  gauge(count: number, top: number): string;
  powers(list: readonly string[], state: { usable: boolean }): string;
  owes(count: number): string;
  /** The same to the owner. */
  youOwe(count: number): string;
  owns(list: string, count: number): string;
  score(vp: number): string;
  emptyLanes(count: number): string;
  openSpell(spell: string, energy: number, element: string): string;
  chooses(lane: number): string;
  boxed(cards: string): string;
  result: string;
  scoreRow(rank: number, name: string, total: number): string;
  scoreParts(parts: { trophies: number; support: number; poison: number; mission: string | undefined }): string;
  trophyVp(kind: string, trophies: number, value: number, vp: number): string;
  hand(count: number): string;
  notBeforeNextTurn: string;
  asUpgrade(elements: string, effects: string | undefined): string;
  learns: string;
  notPlayable: string;
  cost(energy: number, element: string, effect: string): string;
  drawPile(cards: string): string;
  missionOffer(list: string): string;
  mission(name: string, text: string, vp: number): string;
  ownTargets(lane: number, list: string): string;
  altFate(moves: string, rule: string | undefined): string;
  altNear(groups: readonly string[]): string;
  altAt(kinds: string, lane: number): string;
  altFar(creatures: number): string;
  altLeads(names: string, vp: number): string;
  altWon(names: string, vp: number): string;
};
