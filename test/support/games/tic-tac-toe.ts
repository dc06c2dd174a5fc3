/** The smallest whole game: the kernel's own tests and benchmarks play it. */
import {
  type Catalogue,
  type GameDef,
  type Locale,
  type Nothing,
  type Say,
  type Seat,
  copyJson,
  randomPolicy,
} from '../../../src/kernel/index.js';

type TicTacToe = {
  board: { cells: (Seat | null)[]; next: Seat };
  view: { cells: readonly (Seat | null)[]; next: Seat };
  options: { first: 'cross' | 'nought' };
  steps: { turn: Nothing; check: Nothing };
  actions: { mark: { cell: string }; resign: Nothing };
  lookups: Nothing;
  events: { marked: { seat: Seat; cell: number }; resigned: { seat: Seat } };
  texts: {
    yourTurn: Nothing;
    cell: { cell: number };
    taken: { cell: number };
    line: Nothing;
    full: Nothing;
    gaveUp: Nothing;
  };
  rules: 'TTT-1' | 'TTT-2';
};

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function winner(cells: readonly (Seat | null)[]): Seat | undefined {
  for (const [a, b, c] of lines) {
    const seat = cells[a];
    if (typeof seat === 'number' && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}

type Words = {
  name: string;
  pitch: string;
  mark: string;
  resign: string;
  cell: string;
  yourTurn: string;
  taken: (cell: number) => string;
  marked: (who: string, cell: number) => string;
  resigned: (who: string) => string;
  line: string;
  full: string;
  first: string;
  cross: string;
  nought: string;
  one: string;
  two: string;
};

const words: Record<Locale, Words> = {
  en: {
    name: 'Tic-tac-toe',
    pitch: 'Three in a row.',
    mark: 'mark',
    resign: 'resign',
    cell: 'cell',
    yourTurn: 'Mark an empty cell.',
    taken: (cell) => `Cell ${cell} is taken.`,
    marked: (who, cell) => `${who} marks cell ${cell}.`,
    resigned: (who) => `${who} gives up.`,
    line: 'Three in a row.',
    full: 'The board is full.',
    first: 'Who begins',
    cross: 'Cross',
    nought: 'Nought',
    one: 'Players mark empty cells in turn.',
    two: 'Three in a row win.',
  },
  fr: {
    name: 'Morpion',
    pitch: 'Trois à la suite.',
    mark: 'marquer',
    resign: 'abandonner',
    cell: 'case',
    yourTurn: 'Marquez une case vide.',
    taken: (cell) => `La case ${cell} est prise.`,
    marked: (who, cell) => `${who} marque la case ${cell}.`,
    resigned: (who) => `${who} abandonne.`,
    line: 'Trois à la suite.',
    full: 'La grille est pleine.',
    first: 'Qui commence',
    cross: 'Croix',
    nought: 'Rond',
    one: 'Chacun marque à son tour une case vide.',
    two: 'Trois à la suite gagnent.',
  },
};

function catalogue(locale: Locale): Catalogue<TicTacToe> {
  const w = words[locale];
  const grid = (view: TicTacToe['view']): string =>
    view.cells.map((cell) => (cell === null ? '·' : cell === 0 ? '×' : '○')).join('');
  const heading = (view: TicTacToe['view'], say: Say<TicTacToe>): string => `${w.name} · ${say.seat(view.next)}`;
  return {
    name: w.name,
    pitch: w.pitch,
    command: { name: 'ttt', description: w.pitch },
    actions: {
      mark: { name: w.mark, description: w.one, label: w.mark, args: { cell: { name: w.cell, description: w.one } } },
      resign: { name: w.resign, description: w.resign, label: w.resign, args: {} },
    },
    options: { first: { label: w.first, values: { cross: w.cross, nought: w.nought } } },
    presets: { plain: { label: w.name, description: w.pitch } },
    lookups: {},
    titles: {},
    wishes: {},
    texts: {
      yourTurn: () => w.yourTurn,
      cell: ({ cell }) => `${w.cell} ${cell}`,
      taken: ({ cell }) => w.taken(cell),
      line: () => w.line,
      full: () => w.full,
      gaveUp: () => w.resign,
    },
    events: {
      marked: ({ seat, cell }, say) => w.marked(say.seat(seat), cell),
      resigned: ({ seat }, say) => w.resigned(say.seat(seat)),
    },
    heading,
    status: (view, say) => [heading(view, say), grid(view)],
    hand: () => [],
    alt: (view) => grid(view),
    rules: { 'TTT-1': w.one, 'TTT-2': w.two },
    topics: [{ title: w.name, rules: ['TTT-1', 'TTT-2'] }],
  };
}

export const ticTacToe: GameDef<TicTacToe> = {
  id: 'tic-tac-toe',
  version: 1,
  players: () => ({ min: 2, max: 2 }),
  mode: () => 'competitive',
  options: {
    fields: { first: { values: ['cross', 'nought'], default: 'cross' } },
    presets: [{ id: 'plain', options: {} }],
  },
  first: { step: 'turn' },
  setup: ({ options }) => ({ cells: new Array<Seat | null>(9).fill(null), next: options.first === 'cross' ? 0 : 1 }),
  view: ({ board }) => ({ cells: board.cells, next: board.next }),
  redeal: (match) => copyJson(match),
  broken: ({ board }) => {
    const count = (seat: Seat): number => board.cells.filter((cell) => cell === seat).length;
    return Math.abs(count(0) - count(1)) > 1 ? ['TTT-1: marks alternate'] : [];
  },
  steps: {
    /** TTT-1 */
    turn: {
      decide: ({ board }) => [
        {
          seats: [board.next],
          prompt: { key: 'yourTurn', params: {} },
          offers: ['mark', 'resign'],
          clock: 'turn',
          fallback: () => ({ action: 'mark', args: { cell: String(board.cells.indexOf(null) + 1) } }),
        },
      ],
      on: {
        mark(play, { seat, args }) {
          play.board.cells[Number(args.cell) - 1] = seat;
          play.emit('marked', { seat, cell: Number(args.cell) });
          play.end({ step: 'check' });
        },
        resign(play, { seat }) {
          play.emit('resigned', { seat });
          play.finish({ kind: 'won', winners: [1 - seat], scores: null, reason: { key: 'gaveUp', params: {} } });
        },
      },
    },
    /** TTT-2 */
    check: {
      run(play) {
        const won = winner(play.board.cells);
        if (won !== undefined) {
          play.finish({ kind: 'won', winners: [won], scores: null, reason: { key: 'line', params: {} } });
        } else if (!play.board.cells.includes(null)) {
          play.finish({ kind: 'won', winners: [0, 1], scores: null, reason: { key: 'full', params: {} } });
        } else {
          play.board.next = 1 - play.board.next;
          play.phase({ key: 'yourTurn', params: {} });
          play.push({ step: 'turn' });
        }
      },
    },
  },
  actions: {
    mark: {
      args: {
        cell: {
          kind: 'one',
          *choices(view) {
            for (const [index, cell] of view.cells.entries()) {
              if (cell === null)
                yield { value: String(index + 1), label: { key: 'cell', params: { cell: index + 1 } } };
            }
          },
          refuse: (view, _seat, _given, value) =>
            view.cells[Number(value) - 1] === undefined
              ? undefined
              : { rule: 'TTT-1', reason: { key: 'taken', params: { cell: Number(value) } } },
        },
      },
    },
    resign: { args: {} },
  },
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
  text: { en: catalogue('en'), fr: catalogue('fr') },
  policy: randomPolicy(),
};
