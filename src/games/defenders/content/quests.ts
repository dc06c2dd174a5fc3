/** The 24 Quest cards: what has to be done, and the reward. */
import type { GeneralId } from './generals.js';
import type { LocId } from './map.js';
import type { Colour, Counts } from './peoples.js';
import type { Timing } from './special-cards.js';

export const questIds = [
  'q-amulet-of-the-gods',
  'q-boots-of-speed',
  'q-helm-of-power',
  'q-war-banner-of-valor',
  'q-crystal-of-light',
  'q-ancient-tree-of-magic',
  'q-amaraks-blessing',
  'q-king-of-the-gryphons',
  'q-amazon-envoy',
  'q-duke-envoy',
  'q-elf-envoy',
  'q-unicorn-steed',
  'q-find-magic-gate',
  'q-rumors',
  'q-organize-militia',
  'q-raids',
  'q-orc-hunter',
  'q-demon-hunter',
  'q-dragon-hunter',
  'q-undead-hunter',
  'q-scout-balazarg',
  'q-scout-gorgutt',
  'q-scout-sapphire',
  'q-scout-varkolak',
] as const;
export type QuestId = (typeof questIds)[number];

/** A place that has to be seen, and the colour of the minion that records it. */
export type Stop = { loc: LocId; record: Colour };

export type Task =
  /** One action in the place: the dice, of which one must reach the target. `dice: 'actions'` rolls one die an action. */
  | { kind: 'roll'; loc: LocId; dice: number | 'actions'; target: number; failure: 'discard' | 'stays' }
  | { kind: 'visit' | 'organise'; stops: readonly Stop[] }
  | { kind: 'hunt'; prey: Counts }
  /** A Magic Gate built by the action in a location of this colour. */
  | { kind: 'build'; colour: Colour }
  | { kind: 'scout'; general: GeneralId };

export const rewardKinds = [
  'amulet',
  'boots',
  'helm',
  'banner',
  'steed',
  'crystal-of-light',
  'ancient-tree',
  'blessing',
  'gryphons',
  'gate-dice',
  'militia',
  'raids',
  'hunter',
  'envoy',
  'draw-four',
  'scouting',
] as const;
export type RewardKind = (typeof rewardKinds)[number];

export type Reward = { kind: RewardKind } & (
  | { lasts: 'always' | 'at-once' }
  /** Used once, then turned down. */
  | { lasts: 'once'; timing: Timing; colour?: Colour }
);

export type Quest = { task: Task; reward: Reward };

const none: Counts = { red: 0, blue: 0, green: 0, black: 0 };

function roll(loc: LocId, dice: number | 'actions', target: number, failure: 'discard' | 'stays' = 'discard'): Task {
  return { kind: 'roll', loc, dice, target, failure };
}
function hunter(colour: Colour, count: number): Quest {
  return {
    task: { kind: 'hunt', prey: { ...none, [colour]: count } },
    reward: { kind: 'hunter', lasts: 'once', timing: 'night', colour },
  };
}
function envoy(loc: LocId): Quest {
  return { task: roll(loc, 3, 5), reward: { kind: 'envoy', lasts: 'at-once' } };
}
function scout(general: GeneralId): Quest {
  return { task: { kind: 'scout', general }, reward: { kind: 'scouting', lasts: 'at-once' } };
}

export const quests: Record<QuestId, Quest> = {
  'q-amulet-of-the-gods': { task: roll('dark-woods', 4, 6), reward: { kind: 'amulet', lasts: 'always' } },
  'q-boots-of-speed': { task: roll('mountains-of-mist', 4, 6), reward: { kind: 'boots', lasts: 'always' } },
  'q-helm-of-power': { task: roll('ancient-ruins', 4, 6), reward: { kind: 'helm', lasts: 'always' } },
  'q-war-banner-of-valor': { task: roll('fire-river', 3, 5, 'stays'), reward: { kind: 'banner', lasts: 'always' } },
  'q-crystal-of-light': {
    task: roll('enchanted-glade', 3, 5),
    reward: { kind: 'crystal-of-light', lasts: 'once', timing: 'open' },
  },
  'q-ancient-tree-of-magic': {
    task: roll('greenleaf-village', 4, 6),
    reward: { kind: 'ancient-tree', lasts: 'once', timing: 'open' },
  },
  'q-amaraks-blessing': {
    task: roll('raven-forest', 3, 6),
    reward: { kind: 'blessing', lasts: 'once', timing: 'battle' },
  },
  'q-king-of-the-gryphons': {
    task: roll('gryphon-forest', 3, 5),
    reward: { kind: 'gryphons', lasts: 'once', timing: 'open' },
  },
  'q-amazon-envoy': envoy('land-of-amazons'),
  'q-duke-envoy': envoy('mccorm-highlands'),
  'q-elf-envoy': envoy('heavens-glade'),
  'q-unicorn-steed': {
    task: roll('unicorn-forest', 'actions', 5, 'stays'),
    reward: { kind: 'steed', lasts: 'always' },
  },
  'q-find-magic-gate': {
    task: { kind: 'build', colour: 'red' },
    reward: { kind: 'gate-dice', lasts: 'once', timing: 'battle' },
  },
  'q-rumors': {
    task: {
      kind: 'visit',
      stops: [
        { loc: 'eagle-nest-inn', record: 'blue' },
        { loc: 'chimera-inn', record: 'black' },
        { loc: 'gryphon-inn', record: 'red' },
      ],
    },
    reward: { kind: 'draw-four', lasts: 'at-once' },
  },
  'q-organize-militia': {
    task: {
      kind: 'organise',
      stops: [
        { loc: 'pleasant-hill', record: 'red' },
        { loc: 'mccorm-highlands', record: 'black' },
        { loc: 'greenleaf-village', record: 'green' },
      ],
    },
    reward: { kind: 'militia', lasts: 'once', timing: 'night' },
  },
  'q-raids': {
    task: { kind: 'hunt', prey: { red: 1, blue: 1, green: 1, black: 1 } },
    reward: { kind: 'raids', lasts: 'once', timing: 'dusk' },
  },
  'q-orc-hunter': hunter('green', 6),
  'q-demon-hunter': hunter('red', 4),
  'q-dragon-hunter': hunter('blue', 3),
  'q-undead-hunter': hunter('black', 4),
  'q-scout-balazarg': scout('balazarg'),
  'q-scout-gorgutt': scout('gorgutt'),
  'q-scout-sapphire': scout('sapphire'),
  'q-scout-varkolak': scout('varkolak'),
};
