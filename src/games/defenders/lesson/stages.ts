/** The stages of the lesson: a first Day, the way to a general, and the land that must be healed. */
import type { LessonStage } from '../../../kernel/index.js';
import type { Dor, DorAnswer } from '../types/index.js';
import { other, position } from './positions.js';

type Stage = LessonStage<Dor>;

const end: DorAnswer = { action: 'end', args: {} };

/** A journey that ends there, however it is made. */
const goesTo = (answer: DorAnswer, loc: string): boolean => answer.action === 'move' && answer.args.to === loc;

const march: Stage = {
  id: 'march',
  position: () =>
    position({
      turn: 3,
      at: 'monarch-city',
      hand: ['hc-dark-woods-gate', 'hc-fire-river-horse'],
      minions: {
        'father-oak-forest': { green: 2 },
        'wolf-pass': { blue: 1 },
        'thorny-woods': { green: 3 },
        'dark-woods': { black: 3 },
        'scorpion-canyon': { red: 3 },
        'blizzard-mountains': { blue: 3 },
      },
      friend: 'bounty-bay',
      draw: ['hc-windy-pass-horse', 'hc-crystal-hills-gate', 'hc-ghost-marsh-gate', 'hc-wolf-pass-gate'],
      night: ['ds-gorgutt-12', 'dq-1'],
    }),
  right: { action: 'move', args: { to: 'father-oak-forest' } },
  isRight: (answer) => goesTo(answer, 'father-oak-forest'),
  wrong(answer) {
    if (answer.action === 'end') return 'end';
    if (answer.action !== 'move') return undefined;
    return answer.args.to === 'wolf-pass' ? 'wolf' : 'far';
  },
};

const fight: Stage = {
  id: 'fight',
  right: { action: 'fight', args: {} },
  isRight: ({ action }) => action === 'fight',
  wrong: ({ action }) => (action === 'move' || action === 'end' ? action : undefined),
};

/** The one that is left: whoever ends the Day beside it is wounded. */
const again: Stage = { ...fight, id: 'again' };

const night: Stage = {
  id: 'night',
  right: end,
  wrong: ({ action }) => (action === 'move' ? 'move' : undefined),
  then: [{ seat: other, answer: end }],
};

const rumors: Stage = {
  id: 'rumors',
  position: () =>
    position({
      turn: 11,
      at: 'eagle-nest-inn',
      life: 4,
      hand: [
        'hc-dark-woods-gate',
        'hc-sea-bird-port-eagle',
        'hc-fire-river-horse',
        'hc-gryphon-forest-eagle',
        'hc-wolf-pass-gate',
      ],
      generals: { varkolak: { step: 1, life: 3 }, gorgutt: { step: 1 } },
      minions: {
        'amarak-peak': { green: 2 },
        'father-oak-forest': { green: 1 },
        'scorpion-canyon': { red: 3 },
        'blizzard-mountains': { blue: 3 },
        'wolf-pass': { blue: 1 },
      },
      draw: ['hc-land-of-amazons-gate', 'hc-brookdale-village-horse', 'hc-raven-forest-gate', 'hc-wolf-pass-horse'],
      night: ['dq-2', 'dq-3'],
    }),
  right: { action: 'rumors', args: { colour: 'black' } },
  wrong({ action }) {
    if (action === 'rumors') return 'colour';
    return action === 'move' || action === 'end' ? action : undefined;
  },
};

const eagle: Stage = {
  id: 'eagle',
  right: { action: 'move', args: { to: 'windy-pass', by: 'eagle', card: '4' } },
  wrong(answer) {
    if (answer.action === 'rumors') return 'rumors';
    if (answer.action !== 'move') return answer.action === 'end' ? 'end' : undefined;
    if (answer.args.to !== 'windy-pass') return 'elsewhere';
    return answer.args.by === 'eagle' ? 'card' : 'walk';
  },
};

const attack: Stage = {
  id: 'attack',
  right: { action: 'attack', args: { cards: ['1', '2', '3', '6', '7'] } },
  isRight: ({ action, args }) => action === 'attack' && (args.cards.includes('all') || args.cards.length === 5),
  wrong({ action }) {
    if (action === 'attack') return 'fewer';
    return action === 'move' || action === 'end' ? action : undefined;
  },
};

/** Two stages that follow each other in one realm. */
const afterTheBattle = {
  hand: ['hc-orc-valley-gate', 'hc-wyvern-forest-horse', 'hc-ghost-marsh-gate'],
  generals: { gorgutt: { step: 2 }, sapphire: { step: 1 } },
  minions: {
    'wolf-pass': { blue: 2 },
    'eagle-peak-pass': { green: 2 },
    'scorpion-canyon': { red: 3 },
    'heavens-glade': { blue: 1 },
  },
  crystals: ['orc-valley'],
  friend: 'wolf-pass',
} as const satisfies Partial<Parameters<typeof position>[0]>;

const rest: Stage = {
  id: 'rest',
  position: () =>
    position({
      turn: 17,
      at: 'monarch-city',
      life: 2,
      ...afterTheBattle,
    }),
  right: { action: 'heal', args: {} },
  wrong: ({ action }) => (action === 'move' || action === 'end' ? action : undefined),
};

const cleanse: Stage = {
  id: 'cleanse',
  position: () =>
    position({
      turn: 18,
      at: 'orc-valley',
      life: 5,
      actions: 2,
      ...afterTheBattle,
    }),
  right: { action: 'cleanse', args: { card: '3' } },
  wrong({ action }) {
    if (action === 'cleanse') return 'card';
    return action === 'gate' || action === 'move' || action === 'end' ? action : undefined;
  },
};

const overrun: Stage = {
  id: 'overrun',
  problem: true,
  position: () =>
    position({
      turn: 21,
      at: 'monarch-city',
      actions: 2,
      hand: ['hc-wolf-pass-gate'],
      generals: { gorgutt: { step: 1 }, varkolak: { step: 1 } },
      minions: {
        'wolf-pass': { blue: 3 },
        'greenleaf-village': { green: 2 },
        'bounty-bay': { blue: 1 },
        'amarak-peak': { green: 2 },
        'windy-pass': { black: 2 },
      },
      friend: 'sea-bird-port',
    }),
  right: { action: 'move', args: { to: 'wolf-pass' } },
  isRight: (answer) => goesTo(answer, 'wolf-pass'),
  wrong(answer) {
    if (answer.action !== 'move') return answer.action === 'end' ? 'end' : undefined;
    return answer.args.to === 'greenleaf-village' || answer.args.to === 'bounty-bay' ? 'fewer' : 'empty';
  },
};

const retreat: Stage = {
  id: 'retreat',
  problem: true,
  position: () =>
    position({
      turn: 24,
      at: 'windy-pass',
      life: 2,
      actions: 1,
      hand: ['hc-fire-river-gate'],
      generals: { varkolak: { step: 0 } },
      minions: { 'windy-pass': { blue: 3 }, 'dark-woods': { black: 3 }, 'rock-bridge-pass': { blue: 2 } },
    }),
  right: { action: 'move', args: { to: 'sea-bird-port' } },
  isRight: (answer) => goesTo(answer, 'sea-bird-port'),
  wrong(answer) {
    if (answer.action === 'fight' || answer.action === 'end') return answer.action;
    return answer.action === 'move' ? 'worse' : undefined;
  },
};

const gate: Stage = {
  id: 'gate',
  problem: true,
  position: () =>
    position({
      turn: 27,
      at: 'blood-flats',
      actions: 1,
      hand: ['hc-blood-flats-gate', 'hc-windy-pass-horse'],
      generals: { balazarg: { step: 1 } },
      minions: { 'raven-forest': { red: 2 }, 'scorpion-canyon': { red: 2 } },
      friend: 'dancing-stones',
    }),
  right: { action: 'gate', args: {} },
  isRight: ({ action }) => action === 'gate',
  wrong: ({ action }) => (action === 'move' || action === 'end' ? action : undefined),
};

export const stages: readonly Stage[] = [
  march,
  fight,
  again,
  night,
  rumors,
  eagle,
  attack,
  rest,
  cleanse,
  overrun,
  retreat,
  gate,
];
