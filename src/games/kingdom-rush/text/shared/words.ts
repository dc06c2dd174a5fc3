/** The names and short phrases that both catalogues bring, under the same keys. */
import type {
  AbilityId,
  Damage,
  Difficulty,
  Element,
  EnvTile,
  EventId,
  Facing,
  FlowerType,
  HeroId,
  ModifierId,
  Phase,
  RiftId,
  ScenarioId,
  ShapeId,
  SiteColour,
  Species,
  TowerId,
  TowerType,
  Trait,
} from '../../types/index.js';
import type { BossAction } from '../../content/special-hordes.js';

/** A card with its effect in our own words. */
export type Worded = { name: string; effect: string };

export type Names = {
  heroes: Record<HeroId, string>;
  towers: Record<TowerId, string>;
  towerTypes: Record<TowerType, string>;
  species: Record<Species, string>;
  scenarios: Record<ScenarioId, { name: string; story: string; objective: string; goal: string; iron: string | null }>;
  difficulties: Record<Difficulty, string>;
  colours: Record<SiteColour, string>;
  damages: Record<Damage, string>;
  facings: Record<Facing, string>;
  traits: Record<Trait | 'shaman', string>;
  elements: Record<Element | 'violet' | 'champion', string>;
  shapes: Record<ShapeId | 'soldier' | 'warrior' | 'knife', string>;
  phases: Record<Phase, string>;
  env: Record<EnvTile, string>;
};

export type Cards = {
  skills: Record<HeroId, Worded>;
  soloCards: Record<HeroId, string>;
  abilities: Record<AbilityId, Worded>;
  modifiers: Record<ModifierId, Worded>;
  flowers: Record<FlowerType, Worded>;
  events: Record<EventId, Worded>;
  rifts: Record<RiftId, Worded>;
  bossActions: Record<BossAction, Worded>;
  champions: Record<'c-gale' | 'c-ember' | 'c-stone' | 'c-tide', Worded>;
};

/** How far a range reaches, as far as words tell it apart. */
export type RangeName =
  'here' | 'around' | 'any' | 'near' | 'front' | 'ahead' | 'eachFront' | 'eachPair' | 'eachAround';

/** Whole phrases of the text board, the hand, the heading and the alternative text. */
export type Phrases = {
  /** Whom an attack reaches, after what it places. */
  ranges: Record<RangeName, string>;
  times(what: string, times: number): string;
  orElse: string;
  /** So many soldiers that one attack places. */
  soldiersPlaced(count: number, knife: 'with knife' | 'without'): string;
  damage(kind: string): string;
  heading(scenario: string, level: string): string;
  roundOf(round: number, rounds: number): string;
  phase(number: number, name: string): string;
  setUp: string;
  treasure(hearts: number, gold: number, diamonds: number): string;
  objective(name: string, goal: string): string;
  iron(text: string): string;
  progress: {
    marks(done: number, all: number): string;
    count(done: number, all: number): string;
    boss(done: number, all: number): string;
  };
  hordes: string;
  noHordes: string;
  horde(tag: string, name: string, at: string): string;
  distance(steps: number): string;
  left(cells: number): string;
  covered: string;
  held: string;
  mark(number: number): string;
  winds(count: number): string;
  soldiers(count: number): string;
  heroes: string;
  hero(name: string, seat: string): string;
  life(life: number, most: number): string;
  boots(boots: number): string;
  onBoard: string;
  at(space: string, facing: string): string;
  on(tag: string, cell: string): string;
  stunned: (hero: HeroId) => string;
  acted: string;
  protected: (hero: HeroId) => string;
  skulls(count: number): string;
  used(ability: string): string;
  secondaries: string;
  unusedSecondary: string;
  usedSecondary: string;
  blocked(colour: string): string;
  piles: string;
  pile(lane: number, left: number): string;
  next(cards: string, reward: string): string;
  emptyPile: string;
  pileCard: string;
  decks: { rift(count: number): string; boss(name: string, count: number): string };
  inForce(card: string): string;
  sites: string;
  towers: string;
  tower(name: string, at: string, facing: string, owner: string): string;
  flowers: string;
  wilted: string;
  tiles: string;
  ash: string;
  tentacle: string;
  totem: string;
  hand: string;
  incoming: string;
  nothing: string;
  nextLevel(name: string): string;
  grid: string;
  attack: string;
  level(level: number): string;
  alt(parts: {
    scenario: string;
    level: string;
    /** The set-up, or the round and its phase. */
    when: string;
    hearts: number;
    gold: number;
    diamonds: number;
    result: 'won' | 'lost' | null;
    /** Who is waited for, joined; empty where nobody is. */
    waiting: string;
  }): string;
  altHorde(tag: string, name: string, at: string, left: number): string;
  altHero(name: string, life: number, most: number, at: string): string;
  /** Null where no way leads to an exit. */
  altDanger(distance: number | null, hordes: string, others: number): string;
  ground: string;
  path: string;
  exit: string;
  site(colour: string): string;
  neighbours(list: string): string;
};

export type Words = {
  names: Names;
  cards: Cards;
  phrases: Phrases;
  colon: string;
  none: string;
  all(items: readonly string[]): string;
};
