/** The ferry's definition. */
import {
  type Answer,
  type GameDef,
  type Match,
  type Policy,
  type Seat,
  answerInPlace,
  copyJson,
  pending,
  seedRng,
} from '../../../../src/kernel/index.js';
import { steps, weightOf } from './steps.js';
import { type Ferry, type Good, banks, boats, goods, weights } from './types.js';
import { catalogue } from './words.js';

const isGood = (token: string): token is Good => (goods as readonly string[]).includes(token);

/** How much more a boat can take. */
const roomIn = (view: Ferry['view'], picked: readonly string[]): number =>
  view.capacity - weightOf(picked.filter(isGood));

/** As heavy as it goes. */
function fullLoad(view: Ferry['view']): Good[] {
  const cargo: Good[] = [];
  for (const good of [...goods].reverse()) {
    while (roomIn(view, [...cargo, good]) >= 0) cargo.push(good);
  }
  return cargo;
}

/** The score of a seat after this crossing, everybody falling back. */
function crossed(world: Match<Ferry>, seat: Seat): number {
  const { round } = world.board;
  while (!world.outcome && world.board.round === round) {
    const asked = pending(ferry, world).find((decision) => decision.fallback);
    const answer = asked?.fallback?.();
    if (!answer) break;
    answerInPlace(ferry, world, { seat: asked?.seats[0] ?? 0, action: answer.action, args: answer.args });
  }
  return world.board.crews[seat]?.score ?? 0;
}

/** Plays each idea forward in an imagined crossing and keeps what scores best. */
const policy: Policy<Ferry> = ({ view, seat, decisions, imagine, mayGoOn }) => {
  const fallback: Answer<Ferry> = decisions[0]?.fallback?.() ?? { action: 'pass', args: {} };
  const empty = boats.find((boat) => (view.crews[seat]?.cargo[boat].length ?? 0) === 0);
  if (empty === undefined || !decisions[0]?.offers.includes('load')) return fallback;
  let best: { answer: Answer<Ferry>; score: number } = { answer: fallback, score: -1 };
  const ideas: Good[][] = [['sack'], fullLoad(view)];
  for (const cargo of ideas) {
    if (!mayGoOn()) break;
    const args = { boat: empty, cargo };
    const world = imagine();
    answerInPlace(ferry, world, { seat, action: 'load', args });
    const score = crossed(world, seat);
    if (score > best.score) best = { answer: { action: 'load', args }, score };
  }
  return { ...best.answer, why: { key: 'heavierIsBetter', params: {} } };
};

export const ferry: GameDef<Ferry> = {
  id: 'ferry',
  version: 1,
  players: ({ play }) => (play === 'rivals' ? { min: 2, max: 4 } : { min: 1, max: 2 }),
  mode: ({ play }) => (play === 'rivals' ? 'competitive' : 'cooperative'),
  options: {
    fields: {
      play: { values: ['together', 'rivals'], default: 'together' },
      rounds: { values: [1, 3], default: 1 },
      capacity: { values: [4, 6], default: 4 },
      toll: { values: [0, 1], default: 0, shown: ({ play }) => play === 'rivals' },
      river: {
        text: { most: 40 },
        default: '~~~',
        check: (text) =>
          /^[~#]+$/.test(text) ? undefined : { rule: 'FER-2', reason: { key: 'riverSigns', params: {} } },
      },
    },
    presets: [
      { id: 'together', options: {} },
      { id: 'rivals', options: { play: 'rivals', toll: 1 } },
    ],
  },
  wishes: ({ play }, seats) =>
    play === 'rivals'
      ? [
          { id: 'helm', most: 1 },
          { id: 'oar', most: seats - 1 },
        ]
      : [],
  refuse: ({ play }, seats) =>
    play === 'rivals' && seats % 2 === 1
      ? { rule: 'FER-4', reason: { key: 'evenSides', params: { seats } } }
      : undefined,
  sides: ({ options, seats }) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return options.play === 'rivals' ? [0, 1].map((side) => all.filter((seat) => seat % 2 === side)) : [all];
  },
  first: { step: 'round' },
  setup: ({ seats }) => ({
    crews: seats.map(() => ({ cargo: { oak: [], elm: [] }, bank: null, score: 0, braced: false })),
    round: 0,
    calm: 'left',
    heaviest: 0,
  }),
  view: ({ board, options }, viewer) => ({
    round: board.round,
    rounds: options.rounds,
    capacity: options.capacity,
    crews: board.crews.map((crew, seat) => ({
      cargo: crew.cargo,
      chosen: crew.bank !== null,
      bank: viewer === seat ? crew.bank : null,
      score: crew.score,
    })),
  }),
  redeal(match, viewer, rng) {
    const copy = copyJson(match) as Match<Ferry>;
    for (const [seat, crew] of copy.board.crews.entries()) {
      if (seat !== viewer && crew.bank !== null) crew.bank = rng.pick(banks);
    }
    copy.rng = seedRng(`redealt/${rng.int(1 << 30)}`);
    return copy;
  },
  broken: ({ board, options }) =>
    board.crews.flatMap((crew, seat) =>
      boats
        .filter((boat) => weightOf(crew.cargo[boat]) > options.capacity)
        .map((boat) => `FER-2: the ${boat} boat of seat ${seat} is too heavy`),
    ),
  steps,
  actions: {
    bank: {
      secret: true,
      args: {
        side: {
          kind: 'one',
          choices: () => banks.map((side) => ({ value: side, label: { key: 'side', params: { side } } })),
        },
      },
    },
    load: {
      args: {
        boat: {
          kind: 'one',
          choices: () => boats.map((boat) => ({ value: boat, label: { key: 'boat', params: { boat } } })),
        },
        cargo: {
          kind: 'plan',
          preview: true,
          *next(view, _seat, _given, picked) {
            for (const good of goods) {
              if (weights[good] <= roomIn(view, picked))
                yield { value: good, label: { key: 'good', params: { good } } };
            }
          },
          isWhole: (_view, _seat, _given, picked) => picked.length > 0,
          refuse(view, _seat, _given, picked, token) {
            if (token === undefined) return { rule: 'FER-2', reason: { key: 'loadSomething', params: {} } };
            const room = roomIn(view, picked);
            return isGood(token)
              ? { rule: 'FER-2', reason: { key: 'tooHeavy', params: { good: token, room } } }
              : undefined;
          },
          proposal: fullLoad,
        },
      },
    },
    sail: { args: {} },
    land: { args: {} },
    brace: { args: {} },
    pass: { args: {} },
  },
  lookups: {
    good: {
      args: {
        good: { choices: () => goods.map((good) => ({ value: good, label: { key: 'good', params: { good } } })) },
      },
    },
  },
  record: ({ board, options, seats }) => ({
    scenario: options.river,
    variant: options.play,
    rounds: board.round,
    titles: [{ title: 'heaviest', seats: Array.from({ length: seats }, (_, seat) => seat), value: board.heaviest }],
  }),
  text: { en: catalogue('en'), fr: catalogue('fr') },
  policy,
};
