/** Every sentence the rules may ask for: prompts, labels, captions, reasons. */
import type { Nothing, Seat } from '../../../kernel/index.js';
import type { UpgradeUse } from './events.js';
import type {
  BonusAction,
  CardCode,
  Element,
  FateId,
  Kind,
  Lane,
  MissionId,
  Power,
  Ring,
  SectionName,
  SpellCode,
  ToadlingKind,
  UpgradeEffect,
} from './terms.js';

/** What is due before anything else. */
export type Due = 'terrain' | 'mission' | 'reveal' | 'discard' | 'spell' | 'bonus';

export type PromptTexts = {
  promptMission: Nothing;
  promptTerrain: { lane: Lane };
  promptReveal: { lanes: readonly Lane[] };
  promptOwed: { owed: number };
  promptAction: { left: number; energy: number };
  promptCasting: { spell: SpellCode; energy: number; element: Element; mayTakeBack: boolean };
  promptBonus: { queue: readonly BonusAction[] };
  promptDiscard: { owed: number };
  promptPrefs: Nothing;
};

export type LabelTexts = {
  missionChoice: { mission: MissionId };
  ringChoice: { ring: Ring; left: number };
  laneChoice: { lane: Lane; markers: number };
  spaceChoice: { space: Lane; creatures: number };
  spellChoice: { card: CardCode };
  aboutCard: { card: CardCode };
  kindChoice: { kind: Kind };
  upgradesChoice: { upgrades: readonly UpgradeUse[]; energy: number; element: Element; defeats: readonly Kind[] };
  effectChoice: { spell: SpellCode; effect: number };
  fizzleChoice: Nothing;
  openChoice: Nothing;
  closedChoice: Nothing;
  creatureChoice: { section: SectionName; kind: Kind; left: number; falls: boolean };
  toadlingTarget: { section: SectionName };
  sectionChoice: { section: SectionName; second: SectionName | null; hit: number; falls: number };
  swapChoice: { first: { section: SectionName; kind: Kind }; second: { section: SectionName; kind: Kind } };
  pullChoice: { from: SectionName; kind: Kind; to: SectionName };
  playerChoice: { seat: Seat; hand: number };
  useDraw: Nothing;
  useTeleport: { space: Lane };
  useBoth: { space: Lane };
  toadlingChoice: { toadling: ToadlingKind; count: number };
  bonusChoice: { bonus: BonusAction; count: number };
  bonusAll: Nothing;
  bonusNone: Nothing;
  autoOn: Nothing;
  autoOff: Nothing;
};

export type CaptionTexts = {
  captionFate: { round: number; card: FateId };
  captionReveal: { seat: Seat };
  captionTurn: { seat: Seat };
  captionScore: Nothing;
  archmage: { winners: readonly Seat[]; vp: number };
  hintBonusActions: Nothing;
};

/** Why one card cannot be cast now. */
export type CastingReason = { [K in CastingKey]: { key: K; params: ReasonTexts[K] } }[CastingKey];
type CastingKey = 'poisonCast' | 'learnedThisTurn' | 'noStudy' | 'displayEmpty' | 'notPayable' | 'nothingToHit';

/** The refusals of 5.3. */
export type ReasonTexts = {
  notYourTurn: { seat: Seat };
  firstDo: { due: Due };
  notNow: Nothing;
  revealedAlready: Nothing;
  chooseMission: { offer: readonly MissionId[] };
  missionKept: { mission: MissionId };
  noMissions: Nothing;
  noTerrain: Nothing;
  noBonusActions: Nothing;
  noTile: { ring: Ring; free: readonly Ring[] };
  ownLane: { lane: Lane; lanes: readonly Lane[] };
  noMarkers: { lane: Lane; lanes: readonly Lane[] };
  spaceTaken: { space: Lane; seat: Seat; free: readonly Lane[] };
  ownSpace: { space: Lane; free: readonly Lane[] };
  noTeleport: Nothing;
  noActionsLeft: Nothing;
  /** No card can be cast: why not, card by card. */
  nothingToCast: { reasons: readonly CastingReason[] };
  notInHand: { card: string; hand: readonly CardCode[] };
  learnedThisTurn: { card: CardCode };
  poisonCast: Nothing;
  poisonUpgrade: Nothing;
  castAlone: { card: SpellCode };
  noStudy: Nothing;
  displayEmpty: Nothing;
  notPayable: {
    spell: SpellCode;
    effect: number;
    cost: number;
    element: Element;
    energy: number;
    payable: readonly number[];
  };
  noSuchEffect: { spell: SpellCode; effects: number };
  targetMissing: { targets: readonly string[] };
  nothingToHit: { spell: SpellCode; lane: Lane };
  noFizzle: Nothing;
  fizzleNeedsNoTarget: Nothing;
  otherLane: { spell: SpellCode; lane: Lane; targets: readonly string[] };
  behindFront: { lane: Lane; section: SectionName; targets: readonly string[] };
  noSuchTarget: { target: string; targets: readonly string[] };
  needsNoTarget: { spell: SpellCode };
  voodooHand: { seat: Seat; hand: number; possible: readonly Seat[] };
  switchSame: Nothing;
  switchOtherLane: { lane: Lane };
  switchThere: { lane: Lane };
  upgradeOffers: { card: SpellCode; offers: readonly UpgradeEffect[] };
  badUpgrade: { text: string };
  openWithoutTarget: Nothing;
  noOpenSpell: Nothing;
  mustResolve: Nothing;
  needPower: { power: Power };
  powersSuspended: Nothing;
  oncePerTurn: Nothing;
  poisonStackEmpty: Nothing;
  chooseOpponent: { seats: readonly Seat[] };
  toadlingsOwned: { toadlings: readonly ToadlingKind[] };
  weakenTarget: { targets: readonly string[] };
  nothingQueued: Nothing;
  waitingBonus: { queue: readonly BonusAction[] };
  nothingOwed: Nothing;
  finishSpell: Nothing;
};

/** Why a bot, or whoever asks for a hint, would do this. */
export type AdviceTexts = {
  adviceMission: { mission: MissionId };
  adviceReveal: { lane: Lane; mage: Seat | null };
  adviceDefeat: { kinds: readonly Kind[]; vp: number };
  adviceWound: { kind: Kind };
  adviceToadlings: Nothing;
  adviceLearn: { card: SpellCode };
  adviceSupport: { card: SpellCode };
  adviceTeleport: { space: Lane; creatures: number };
  advicePurge: { card: CardCode };
  advicePoison: { seat: Seat };
  adviceFree: { toadling: ToadlingKind };
  adviceBoost: { card: SpellCode };
  advicePass: Nothing;
};

/** What those who watch may guess at. */
export type FightTexts = { fightAhead: { round: number } };

export type Texts = PromptTexts & LabelTexts & CaptionTexts & ReasonTexts & AdviceTexts & FightTexts;
