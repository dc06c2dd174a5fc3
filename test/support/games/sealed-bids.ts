/**
 * A small game with everything tic-tac-toe lacks: secrets, simultaneous decisions, numbers, selections, open offers.
 * Each round three gems lie open; everybody bids coins in secret; the highest bid pays and takes up to two of the gems.
 */
import {
  type Catalogue,
  type GameDef,
  type Locale,
  type Match,
  type Nothing,
  type Say,
  type Seat,
  type Viewer,
  copyJson,
  randomPolicy,
} from '../../../src/kernel/index.js';

type Purse = { coins: number; gems: number[]; bid: number | null; cheers: number };
export type SealedBids = {
  board: { deck: number[]; open: number[]; purses: Purse[]; round: number };
  view: {
    round: number;
    open: readonly number[];
    deckLeft: number;
    purses: readonly { coins: number; gems: readonly number[]; hasBid: boolean; bid: number | null; cheers: number }[];
  };
  options: { rounds: number };
  steps: { round: Nothing; bidding: Nothing; award: Nothing; picking: { seat: Seat } };
  actions: { bid: { coins: number }; take: { gems: readonly string[] }; cheer: Nothing };
  lookups: Nothing;
  events: {
    bids: { bids: readonly number[] };
    took: { seat: Seat; gems: readonly number[] };
    cheered: { seat: Seat };
    sealed: { seat: Seat; coins: number };
  };
  texts: { bid: Nothing; take: Nothing; cheer: Nothing; gem: { gem: number }; over: Nothing; sealedAlready: Nothing };
  rules: 'BID-1' | 'BID-2';
};

const gemsOut = 3;

const words: Record<Locale, Record<string, string>> = {
  en: {
    name: 'Sealed Bids',
    bid: 'bid',
    take: 'take',
    cheer: 'cheer',
    coins: 'coins',
    gems: 'gems',
    gem: 'Gem',
    over: 'The gems are gone.',
    round: 'Round',
    rounds: 'Rounds',
  },
  fr: {
    name: 'Plis cachetés',
    bid: 'miser',
    take: 'prendre',
    cheer: 'acclamer',
    coins: 'pièces',
    gems: 'gemmes',
    gem: 'Gemme',
    over: 'Plus de gemmes.',
    round: 'Manche',
    rounds: 'Manches',
  },
};

function catalogue(locale: Locale): Catalogue<SealedBids> {
  const w = (key: string): string => words[locale][key] ?? key;
  const heading = (view: SealedBids['view']): string => `${w('round')} ${view.round}`;
  const purse = (view: SealedBids['view'], say: Say<SealedBids>): string[] =>
    view.purses.map((one, seat) => `${say.seat(seat)}: ${one.coins} ${w('coins')}, ${one.gems.join(' ') || '–'}`);
  const action = <A extends object>(key: string, args: A) => ({
    name: w(key),
    description: w(key),
    label: w(key),
    args,
  });
  return {
    name: w('name'),
    pitch: w('name'),
    command: { name: 'bids', description: w('name') },
    actions: {
      bid: action('bid', { coins: { name: w('coins'), description: w('coins') } }),
      take: action('take', { gems: { name: w('gems'), description: w('gems') } }),
      cheer: action('cheer', {}),
    },
    options: { rounds: { label: w('rounds'), values: { 2: '2', 4: '4' } } },
    presets: { plain: { label: w('name'), description: w('name') } },
    lookups: {},
    titles: {},
    wishes: {},
    texts: {
      bid: () => w('bid'),
      take: () => w('take'),
      cheer: () => w('cheer'),
      gem: ({ gem }) => `${w('gem')} ${gem}`,
      over: () => w('over'),
      sealedAlready: () => w('bid'),
    },
    events: {
      bids: ({ bids }) => bids.join(' · '),
      took: ({ seat, gems }, say) => `${say.seat(seat)}: ${gems.join(' ') || '–'}`,
      cheered: ({ seat }, say) => `${say.seat(seat)}: ${w('cheer')}`,
      sealed: ({ seat, coins }, say) => `${say.seat(seat)}: ${coins}`,
    },
    heading,
    status: (view, say) => [heading(view), ...purse(view, say)],
    hand: (view, seat) => [`${w('bid')}: ${view.purses[seat]?.bid ?? '–'}`],
    alt: (view, say) => [heading(view), ...purse(view, say)].join('. '),
    rules: { 'BID-1': w('bid'), 'BID-2': w('take') },
    topics: [{ title: w('name'), rules: ['BID-1', 'BID-2'] }],
  };
}

const undecided = (board: SealedBids['board']): Seat[] =>
  board.purses.flatMap((purse, seat) => (purse.bid === null ? [seat] : []));

function view(match: Readonly<Match<SealedBids>>, viewer: Viewer): SealedBids['view'] {
  const { board } = match;
  return {
    round: board.round,
    open: board.open,
    deckLeft: board.deck.length,
    purses: board.purses.map((purse, seat) => ({
      coins: purse.coins,
      gems: purse.gems,
      hasBid: purse.bid !== null,
      bid: viewer === seat ? purse.bid : null,
      cheers: purse.cheers,
    })),
  };
}

export const sealedBids: GameDef<SealedBids> = {
  id: 'sealed-bids',
  version: 1,
  players: () => ({ min: 2, max: 4 }),
  mode: () => 'competitive',
  options: { fields: { rounds: { values: [2, 4], default: 2 } }, presets: [{ id: 'plain', options: {} }] },
  first: { step: 'round' },
  setup: ({ seats, rng }) => ({
    deck: rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    open: [],
    purses: seats.map(() => ({ coins: 10, gems: [], bid: null, cheers: 0 })),
    round: 0,
  }),
  view,
  redeal(match, viewer, rng) {
    const copy = copyJson(match) as Match<SealedBids>;
    copy.board.deck = rng.shuffle(copy.board.deck);
    for (const [seat, purse] of copy.board.purses.entries()) {
      if (seat !== viewer && purse.bid !== null) purse.bid = rng.int(purse.coins + 1);
    }
    copy.rng = [rng.int(1 << 30), rng.int(1 << 30), rng.int(1 << 30), rng.int(1 << 30)];
    return copy;
  },
  broken: ({ board }) => (board.purses.some((purse) => purse.coins < 0) ? ['BID-1: nobody owes coins'] : []),
  steps: {
    round: {
      run(play) {
        if (play.board.round === play.options.rounds) {
          const scores = play.board.purses.map((purse) => purse.gems.reduce((sum, gem) => sum + gem, 0));
          const best = Math.max(...scores);
          const winners = play.seats.filter((seat) => scores[seat] === best);
          play.finish({ kind: 'won', winners, scores, reason: { key: 'over', params: {} } });
          return;
        }
        play.board.round += 1;
        play.board.open = play.board.deck.splice(0, gemsOut);
        play.reveal();
        play.push({ step: 'bidding' }, { step: 'award' }, { step: 'round' });
      },
    },
    /** BID-1: everybody at once. */
    bidding: {
      decide: ({ board }) =>
        undecided(board).map((seat) => ({
          seats: [seat],
          prompt: { key: 'bid', params: {} },
          offers: ['bid'],
          clock: 'turn',
          fallback: () => ({ action: 'bid', args: { coins: 0 } }),
        })),
      on: {
        bid(play, { seat, args }) {
          const purse = play.board.purses[seat];
          if (purse) purse.bid = args.coins;
          play.emit('sealed', { seat, coins: args.coins }, [seat]);
        },
      },
    },
    award: {
      run(play) {
        const bids = play.board.purses.map((purse) => purse.bid ?? 0);
        play.emit('bids', { bids });
        play.reveal();
        play.phase({ key: 'take', params: {} });
        const seat = bids.indexOf(Math.max(...bids));
        for (const [one, purse] of play.board.purses.entries()) {
          if (one === seat) purse.coins -= purse.bid ?? 0;
          purse.bid = null;
        }
        play.push({ step: 'picking', seat });
      },
    },
    /** BID-2 */
    picking: {
      decide: ({ board }, { seat }) => [
        {
          seats: [seat],
          prompt: { key: 'take', params: {} },
          offers: ['take'],
          clock: 'turn',
          proposal: true,
          fallback: () => ({ action: 'take', args: { gems: board.open.slice(0, 2).map(String) } }),
        },
      ],
      on: {
        take(play, { seat, args }) {
          const gems = args.gems.map(Number);
          play.board.purses[seat]?.gems.push(...gems);
          play.emit('took', { seat, gems });
          play.end();
        },
      },
    },
  },
  anytime: {
    offers: (match) =>
      match.board.purses.flatMap((purse, seat) =>
        purse.cheers < 1
          ? [{ seats: [seat], prompt: { key: 'cheer', params: {} }, offers: ['cheer'], clock: 'none' }]
          : [],
      ),
    on: {
      cheer(play, { seat }) {
        const purse = play.board.purses[seat];
        if (purse) purse.cheers += 1;
        play.emit('cheered', { seat });
      },
    },
  },
  actions: {
    bid: {
      secret: true,
      args: { coins: { kind: 'number', range: (one, seat) => ({ min: 0, max: one.purses[seat]?.coins ?? 0 }) } },
      unavailable: (one, seat) =>
        one.purses[seat]?.hasBid ? { rule: 'BID-1', reason: { key: 'sealedAlready', params: {} } } : undefined,
    },
    take: {
      args: {
        gems: {
          kind: 'many',
          choices: (one) => one.open.map((gem) => ({ value: String(gem), label: { key: 'gem', params: { gem } } })),
          count: () => ({ min: 1, max: 2 }),
        },
      },
    },
    cheer: { args: {} },
  },
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
  text: { en: catalogue('en'), fr: catalogue('fr') },
  policy: randomPolicy(),
};
