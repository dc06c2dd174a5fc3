/** Prompts, labels, reasons and endings, each with what its wording needs. */
import type { Nothing } from '../../../kernel/index.js';
import type { ActionId } from './actions.js';
import type { Ask } from './ask.js';
import type { Purchase } from './board.js';
import type { BossId, Difficulty, HeroId, Level, Phase, Side, TileId, TileType } from './terms.js';

export type PromptTexts = {
  askSwaps: { left: number };
  askHero: Nothing;
  askVotes: Nothing;
  askPlace: { hero: HeroId };
  askUpgrade: { heroes: HeroId[] };
  askConsent: { purchase: Purchase; hero: HeroId };
  askTurn: { hero: HeroId };
  askRoll: { hero: HeroId; tile: TileId; canReroll: boolean };
  askReturn: { hero: HeroId };
  ask: { ask: Ask; side: Side; by: 'team' | 'lord'; heroes: (HeroId | null)[] };
};

/** What a choice is called. `side` tells which edition's creatures are meant. */
export type Label =
  | { what: 'hero'; id: string }
  | { what: 'tile'; id: TileId; type: TileType }
  | { what: 'boss'; id: string }
  | { what: 'moment'; id: string }
  | { what: 'special'; id: string }
  | { what: 'equipment'; id: string; cost: number | null }
  | { what: 'trap'; id: string; cost: number | null }
  | { what: 'spot'; id: string }
  | { what: 'word'; id: string }
  | { what: 'power'; id: string }
  | { what: 'unit'; id: string; side: Side }
  | { what: 'effect'; id: string; side: Side }
  | { what: 'die'; id: string; die: string; face: string }
  | { what: 'number'; id: string }
  | { what: 'pair'; id: string; side: Side };
export type LabelTexts = { label: Label; voteLine: { moment: string; boss: string | null } };

export type FortressFault =
  | { fault: 'OF-1'; n: number }
  | { fault: 'OF-2' }
  | { fault: 'OF-3' }
  | { fault: 'OF-4'; row: number; cell: string }
  | { fault: 'OF-5'; columns: number; rows: number }
  | { fault: 'OF-6'; n: number }
  | { fault: 'OF-7'; n: number }
  | { fault: 'OF-8'; id: string }
  | { fault: 'OF-9'; id: string }
  | { fault: 'OF-10'; type: TileType; n: number; max: number }
  | { fault: 'OF-11'; id: string; type: TileType; n: number; m: number }
  | { fault: 'OF-12'; id: string; arrow: string }
  | { fault: 'OF-13'; ids: string[] }
  | { fault: 'OF-14'; n: number }
  | { fault: 'OF-15'; level: number; n: number; id: string }
  | { fault: 'OF-16'; level: number; n: number }
  | { fault: 'OF-17'; n: number; ids: string[] };

export type ReasonTexts = {
  fault: FortressFault;
  teamSmall: { side: Side; n: number; needs: number };
  bossTwice: { boss: BossId };
  fewHeroes: { n: number; places: number };
  noOwnFortress: Nothing;
  notYourTurn: { hero: HeroId | null };
  wrongPhase: { action: ActionId; phase: Phase; now: Phase; can: ActionId[] };
  nameHero: { heroes: HeroId[] };
  heroNotFree: { hero: string; free: HeroId[] };
  standOn: { tiles: TileId[] };
  momentClosed: { open: string[] };
  bossTaken: { boss: string; why: 'in-play' | 'set'; free: string[] };
  notStandard: { tiles: TileId[] };
  specialUsed: { special: string; left: string[] };
  swapsMade: Nothing;
  notLord: { hero: HeroId };
  noLordInTeam: Nothing;
  tooManySkulls: { skulls: number };
  filledAlready: { can: ActionId[] };
  notOnRift: { hero: HeroId; tile: TileId };
  healedAlready: { hero: HeroId };
  revitalizeCost: { cost: number; pool: number };
  revitalizedAlready: Nothing;
  revitalizeRefused: { can: ActionId[] };
  weaponLevel: { hero: HeroId; rank: number; level: Level };
  bestWeapon: { hero: HeroId };
  tooFewSkulls: { card: Label; cost: number; own: number; pool: number };
  purchaseUsed: { what: 'weapon' | 'equip' | 'trap'; can: ActionId[] };
  refusedBefore: { card: Label; own: number; can: ActionId[] };
  onSale: { cards: Label[] };
  noTrapsHere: { tile: TileId };
  tileFull: { tile: TileId; most: number; traps: string[] };
  ownFortressOnly: Nothing;
  needsConnection: { tile: TileId; tiles: TileId[] };
  notSupport: { card: string };
  chooseOne: { options: Label[] };
  notEnough: { needs: string; best: string[]; side: Side };
  notThere: { tile: TileId; units: string[]; side: Side };
  forcedEffect: { trap: string; targets: string[]; side: Side };
  noReroll: Nothing;
  tooFar: { hero: HeroId; move: number; tile: TileId; distance: number; reach: TileId[] };
  noArrow: { from: TileId; to: TileId; tiles: TileId[] };
  moveUsed: Nothing;
  nobodyThere: { tile: TileId; tiles: TileId[] };
  outOfRange: { ranged: boolean; tiles: TileId[] };
  attackUsed: Nothing;
  leaveOut: { list: Label[] };
  boostsReady: { list: Label[] };
  orderChanged: { order: string };
  passivePower: { power: string };
  specialSpent: { power: string };
  ultimateSpent: { cost: number };
  frenzyGivenUp: Nothing;
  silenced: { by: string };
  rivalryOnly: Nothing;
  noTarget: { power: string };
  canUse: { cards: Label[] };
  noRiftHealing: Nothing;
  pushTile: Nothing;
  pushBoss: Nothing;
  needsHelper: { unit: string; side: Side; helpers: HeroId[] };
  oneSuffices: { unit: string; side: Side };
  pushedAlready: Nothing;
  helperDeclined: { helper: HeroId; alone: string[]; side: Side };
  onFeet: { hero: HeroId };
};

/** Why a bot does what it does. */
export type AdviceReason =
  | 'card'
  | 'enough'
  | 'equip'
  | 'fill'
  | 'heal'
  | 'help'
  | 'hero'
  | 'hold'
  | 'meet'
  | 'place'
  | 'pool'
  | 'power'
  | 'push'
  | 'raid'
  | 'reroll'
  | 'rest'
  | 'return'
  | 'revitalize'
  | 'reward'
  | 'save'
  | 'spite'
  | 'stand'
  | 'strike'
  | 'trap'
  | 'ultimate'
  | 'vote'
  | 'weapon';

export type OtherTexts = {
  hint: { difficulty: Difficulty | null; heroes: number; differs: boolean };
  captionReady: Nothing;
  captionCreatures: { round: number };
  captionTurn: { hero: HeroId };
  captionLevel: { level: Level };
  endHeld: { rating: number };
  endFallen: Nothing;
  endRivalry: { side: Side };
  endShared: Nothing;
  why: { reason: AdviceReason };
};

/** What those who watch may guess at. */
export type FightTexts = { fightAhead: { round: number } };

export type Texts = PromptTexts & LabelTexts & ReasonTexts & OtherTexts & FightTexts;
