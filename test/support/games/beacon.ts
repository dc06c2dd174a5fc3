/** A small co-operative game: all act at once, dice are rolled, somebody peeks. The tables' own tests play it. */
import {
  type Catalogue,
  type GameDef,
  type Nothing,
  type Say,
  type Seat,
  copyJson,
  randomPolicy,
} from '../../../src/kernel/index.js';

type Beacon = {
  board: { round: number; light: number; done: Seat[]; secret: number };
  view: { round: number; light: number; done: readonly Seat[]; secret: number | undefined };
  options: { rounds: number };
  steps: { watch: Nothing; dusk: Nothing };
  actions: { feed: { logs: number }; roll: Nothing; peek: Nothing };
  lookups: Nothing;
  events: {
    fed: { seat: Seat; logs: number };
    rolled: { seat: Seat; die: number };
    peeked: { seat: Seat; secret: number };
  };
  texts: { watch: Nothing; dusk: { round: number }; burning: { light: number }; logs: { logs: number } };
  rules: 'BCN-1';
};

function catalogue(): Catalogue<Beacon> {
  const heading = (view: Beacon['view']): string => `Beacon, round ${view.round}`;
  return {
    name: 'Beacon',
    pitch: 'Keep the fire alive.',
    command: { name: 'beacon', description: 'Keep the fire alive.' },
    actions: {
      feed: {
        name: 'feed',
        description: 'Feed the fire.',
        label: 'Feed',
        args: { logs: { name: 'logs', description: 'How many.' } },
      },
      roll: { name: 'roll', description: 'Roll for driftwood.', label: 'Roll', args: {} },
      peek: { name: 'peek', description: 'Look at the sea.', label: 'Peek', args: {} },
    },
    options: { rounds: { label: 'Rounds', values: { '2': 'Two', '3': 'Three' } } },
    presets: { short: { label: 'Short', description: 'Two' }, long: { label: 'Long', description: 'Three' } },
    lookups: {},
    titles: {},
    wishes: { red: 'Red', blue: 'Blue' },
    texts: {
      watch: () => 'Keep watch.',
      dusk: ({ round }) => `Dusk of round ${round}`,
      burning: ({ light }) => `The fire burns with ${light}.`,
      logs: ({ logs }) => `${logs} logs`,
    },
    events: {
      fed: ({ seat, logs }, say: Say<Beacon>) => `${say.seat(seat)} feeds ${logs}.`,
      rolled: ({ seat, die }, say) => `${say.seat(seat)} rolls ${die}.`,
      peeked: ({ secret }) => `You see ${secret} ships.`,
    },
    heading,
    status: (view) => [heading(view), `Light ${view.light}`],
    hand: (view) => (view.secret === undefined ? [] : [`Ships: ${view.secret}`]),
    alt: (view) => `A fire of ${view.light}.`,
    rules: { 'BCN-1': 'Everybody keeps watch at once.' },
    topics: [{ title: 'Watch', rules: ['BCN-1'] }],
  };
}

export const beacon: GameDef<Beacon> = {
  id: 'beacon',
  version: 1,
  players: () => ({ min: 1, max: 4 }),
  mode: () => 'cooperative',
  options: {
    fields: { rounds: { values: [2, 3], default: 2 } },
    presets: [
      { id: 'short', options: { rounds: 2 } },
      { id: 'long', options: { rounds: 3 } },
    ],
  },
  wishes: () => [
    { id: 'red', most: 1 },
    { id: 'blue', most: 1 },
  ],
  first: { step: 'watch' },
  setup: ({ rng }) => ({ round: 1, light: 0, done: [], secret: rng.int(100) }),
  view: ({ board }, viewer) => ({
    round: board.round,
    light: board.light,
    done: board.done,
    secret: viewer === 0 ? board.secret : undefined,
  }),
  redeal: (match) => copyJson(match),
  broken: () => [],
  steps: {
    /** BCN-1 */
    watch: {
      decide: ({ seats, board }) =>
        Array.from({ length: seats }, (_, seat) => seat)
          .filter((seat) => !board.done.includes(seat))
          .map((seat) => ({
            seats: [seat],
            prompt: { key: 'watch', params: {} },
            offers: ['feed', 'roll', 'peek'],
            clock: 'turn',
            fallback: () => ({ action: 'feed', args: { logs: 1 } }),
          })),
      on: {
        feed(play, { seat, args }) {
          play.board.light += args.logs;
          play.board.done.push(seat);
          play.emit('fed', { seat, logs: args.logs });
          if (play.board.done.length === play.seats.length) play.end({ step: 'dusk' });
        },
        roll(play, { seat }) {
          const die = play.rng.die(6);
          play.board.light += die;
          play.board.done.push(seat);
          play.emit('rolled', { seat, die });
          if (play.board.done.length === play.seats.length) play.end({ step: 'dusk' });
        },
        peek(play, { seat }) {
          play.reveal();
          play.emit('peeked', { seat, secret: play.board.secret }, [seat]);
        },
      },
    },
    dusk: {
      run(play) {
        play.board.done = [];
        play.phase({ key: 'dusk', params: { round: play.board.round } });
        if (play.board.round >= play.options.rounds) {
          const reason = { key: 'burning', params: { light: play.board.light } } as const;
          play.finish({ kind: 'won', winners: [...play.seats], scores: null, reason });
          return;
        }
        play.board.round += 1;
        play.push({ step: 'watch' });
      },
    },
  },
  actions: {
    feed: { args: { logs: { kind: 'number', range: () => ({ min: 1, max: 3 }) } } },
    roll: { args: {} },
    peek: { args: {} },
  },
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
  text: { en: catalogue(), fr: catalogue() },
  policy: randomPolicy(),
};
