/**
 * One small game at two versions of its rules, between which everything that is kept has changed its name: two people
 * pick apples in turn until the trees are bare. What was posted, saved and written down under the old one must go on.
 */
import {
  type Catalogue,
  type GameDef,
  type GameTypes,
  type Locale,
  type Match,
  type Migration,
  type Nothing,
  type Seat,
  copyJson,
  randomPolicy,
} from '../../../src/kernel/index.js';

type Shared = {
  lookups: Nothing;
  texts: { yourTurn: Nothing; number: { number: number }; bare: Nothing };
  rules: 'ORC-1';
};
type OldOrchard = Shared & {
  board: { baskets: number[]; left: number; next: Seat };
  view: { baskets: readonly number[]; left: number };
  options: { trees: number };
  steps: { picking: Nothing };
  actions: { pick: { apples: number } };
  events: { picked: { seat: Seat; apples: number }; rustled: Nothing; wilted: Nothing };
};
type Orchard = Shared & {
  board: { pickers: { basket: number }[]; left: number; next: Seat };
  view: { pickers: readonly { basket: number }[]; left: number };
  options: { rows: number };
  steps: { gathering: Nothing };
  actions: { gather: { count: string } };
  events: { gathered: { seat: Seat; count: number } };
};

type Names<T extends GameTypes> = Pick<Catalogue<T>, 'actions' | 'options' | 'events' | 'lookups'>;

function catalogue<T extends Shared & GameTypes>(names: Names<T>, left: (view: T['view']) => string): Catalogue<T> {
  const words = {
    ...names,
    name: 'Orchard',
    pitch: 'Pick apples.',
    command: { name: 'orchard', description: 'Pick apples.' },
    presets: { plain: { label: 'Orchard', description: 'Orchard' } },
    titles: {},
    wishes: {},
    texts: {
      yourTurn: () => 'Pick.',
      number: ({ number }: { number: number }) => String(number),
      bare: () => 'The trees are bare.',
    },
    heading: left,
    status: (view: T['view']) => [left(view)],
    hand: () => [],
    alt: left,
    rules: { 'ORC-1': 'One or two apples a turn.' },
    topics: [],
  };
  return words as unknown as Catalogue<T>;
}

const both = <V>(words: V): Record<Locale, V> => ({ en: words, fr: words });

const oldWords = catalogue<OldOrchard>(
  {
    actions: {
      pick: { name: 'pick', description: 'pick', label: 'Pick', args: { apples: { name: 'apples', description: '' } } },
    },
    options: { trees: { label: 'Trees', values: {} } },
    lookups: {},
    events: {
      picked: ({ seat, apples }, say) => `${say.seat(seat)} picks ${apples}.`,
      rustled: () => 'Leaves rustle.',
      wilted: () => 'Leaves wilt.',
    },
  },
  ({ left }) => `${left} left`,
);

const newWords = catalogue<Orchard>(
  {
    actions: {
      gather: {
        name: 'gather',
        description: 'gather',
        label: 'Gather',
        args: { count: { name: 'count', description: '' } },
      },
    },
    options: { rows: { label: 'Rows', values: {} } },
    lookups: {},
    events: { gathered: ({ seat, count }, say) => `${say.seat(seat)} gathers ${count}.` },
  },
  ({ left }) => `${left} left`,
);

const shared = {
  id: 'orchard',
  players: () => ({ min: 2, max: 2 }),
  mode: () => 'competitive' as const,
  broken: () => [],
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
};
const yourTurn = { key: 'yourTurn' as const, params: {} };
const bare = (winners: Seat[]) => ({
  kind: 'won' as const,
  winners,
  scores: null,
  reason: { key: 'bare' as const, params: {} },
});

export const orchardOfOld: GameDef<OldOrchard> = {
  ...shared,
  version: 1,
  options: { fields: { trees: { values: [4, 8], default: 8 } }, presets: [{ id: 'plain', options: {} }] },
  first: { step: 'picking' },
  setup: ({ options, seats }) => ({ baskets: seats.map(() => 0), left: options.trees, next: 0 }),
  view: ({ board }) => ({ baskets: board.baskets, left: board.left }),
  redeal: (match) => copyJson(match),
  steps: {
    picking: {
      decide: ({ board }) => [
        {
          seats: [board.next],
          prompt: yourTurn,
          offers: ['pick'],
          clock: 'turn',
          fallback: () => ({ action: 'pick', args: { apples: 1 } }),
        },
      ],
      on: {
        pick(play, { seat, args }) {
          const { board } = play;
          board.baskets[seat] = (board.baskets[seat] ?? 0) + args.apples;
          board.left -= args.apples;
          board.next = 1 - seat;
          play.emit('picked', { seat, apples: args.apples });
          play.emit('rustled', {});
          play.emit('wilted', {});
          play.phase(yourTurn);
          if (board.left <= 0) play.finish(bare([seat]));
        },
      },
    },
  },
  actions: { pick: { args: { apples: { kind: 'number', range: () => ({ min: 1, max: 2 }) } } } },
  text: both(oldWords),
  policy: randomPolicy(),
};

const toTheSecond: Migration = {
  match(value) {
    const { board, stack, options, ...match } = value as Match<OldOrchard>;
    const { baskets, ...rest } = board;
    return {
      ...match,
      options: { rows: options.trees },
      board: { ...rest, pickers: baskets.map((basket) => ({ basket })) },
      stack: stack.map(() => ({ step: 'gathering' })),
    };
  },
  answer: ({ args }) => ({ action: 'gather', args: { count: String(args['apples']) } }),
  event(value) {
    const event = value as { type: string; data: { seat: Seat; apples: number } };
    if (event.type === 'rustled') return undefined;
    if (event.type !== 'picked') return event;
    return { type: 'gathered', data: { seat: event.data.seat, count: event.data.apples } };
  },
  view(value) {
    const { baskets, ...view } = value as OldOrchard['view'];
    return { ...view, pickers: baskets.map((basket) => ({ basket })) };
  },
};

export const orchard: GameDef<Orchard> = {
  ...shared,
  version: 2,
  options: { fields: { rows: { values: [4, 8], default: 8 } }, presets: [{ id: 'plain', options: {} }] },
  first: { step: 'gathering' },
  setup: ({ options, seats }) => ({ pickers: seats.map(() => ({ basket: 0 })), left: options.rows, next: 0 }),
  view: ({ board }) => ({ pickers: board.pickers, left: board.left }),
  redeal: (match) => copyJson(match),
  steps: {
    gathering: {
      decide: ({ board }) => [
        {
          seats: [board.next],
          prompt: yourTurn,
          offers: ['gather'],
          clock: 'turn',
          fallback: () => ({ action: 'gather', args: { count: '1' } }),
        },
      ],
      on: {
        gather(play, { seat, args }) {
          const { board } = play;
          const count = Number(args.count);
          const picker = board.pickers[seat];
          if (picker) picker.basket += count;
          board.left -= count;
          board.next = 1 - seat;
          play.emit('gathered', { seat, count });
          play.phase(yourTurn);
          if (board.left <= 0) play.finish(bare([seat]));
        },
      },
    },
  },
  actions: {
    gather: {
      args: {
        count: {
          kind: 'one',
          choices: () =>
            [1, 2].map((number) => ({ value: String(number), label: { key: 'number', params: { number } } })),
        },
      },
    },
  },
  text: both(newWords),
  policy: randomPolicy(),
  migrations: { 1: toTheSecond },
};
