/** A table of Stronghold to talk at: positions laid out by hand, answers, refusals. */
import { expect } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { hordeAt } from '../../../src/games/stronghold/rules/places.js';
import { noGarrison, noHorde, present, read, written } from '../../../src/games/stronghold/rules/units.js';
import type { Str } from '../../../src/games/stronghold/types/index.js';
import type { Board } from '../../../src/games/stronghold/types/board.js';
import type { Options } from '../../../src/games/stronghold/types/options.js';
import type {
  CardId,
  EngineCard,
  EngineId,
  Garrison,
  Horde,
  InvaderUnit,
  PhaseNumber,
  ShotCard,
  Wall,
  Zone,
} from '../../../src/games/stronghold/types/terms.js';
import {
  type Args,
  type Decision,
  type Frame,
  type GameEvent,
  type Match,
  type Refused,
  type Seat,
  type TextRef,
  answer,
  copyJson,
  pending,
  pendingFor,
  reseat,
  sayIn,
  start,
} from '../../../src/kernel/index.js';

/** With two players. */
export const invader = 0;
export const defender = 1;
/** With three and four. */
export const west = 0;
export const east = 1;
export const defenderWest = 2;
export const defenderEast = 3;

export type Table = {
  match: Match<Str>;
  events: GameEvent<Str>[];
  /** Captions of the pictures that came due. */
  captions: string[];
};
const captionsOf = (phases: readonly TextRef<Str>[]): string[] => phases.map(({ key }) => key);
export type Seating = { seats?: number; options?: Partial<Options>; wishes?: (string | undefined)[]; seed?: string };

export function begin({ seats = 2, options = {}, wishes = [], seed = 'talk' }: Seating = {}): Table {
  const began = start(stronghold, { seats, options, wishes, seed });
  return { match: began.match, events: [...began.events], captions: captionsOf(began.phases) };
}

/** Runs what is to run until somebody is asked. */
function run(match: Match<Str>): Table {
  const settled = reseat(stronghold, match, 0, 'held');
  return { match: settled.match, events: [...settled.events], captions: captionsOf(settled.phases) };
}

export type Change = (board: Board) => void;

/** A match with these frames to come, the first of them next; a flip that waits stands under them. */
export function coming(frames: Frame<Str>[], change: Change, seating: Seating = {}): Table {
  const { match } = begin(seating);
  const board = copyJson(match.board);
  for (const one of board.invaders) one.reserve = noHorde();
  for (const one of board.defenders) one.waiting = 0;
  board.waitingStone = 0;
  board.turn = 2;
  change(board);
  const under: Frame<Str>[] = [{ step: 'flip', done: [] }];
  return run({ ...match, board, stack: [...under, ...[...frames].reverse()] });
}

/** An invader phase that is open; the defenders' step after it follows. */
export function inPhase(phase: PhaseNumber, change: Change, seating?: Seating): Table {
  return coming(
    [
      { step: 'invaderPhase', phase, done: [] },
      { step: 'handOver', phase },
      { step: 'defenderStep', phase, done: [] },
      { step: 'phaseEnd', phase },
    ],
    (board) => {
      board.phase = phase;
      change(board);
    },
    seating,
  );
}

/** A defender step that is open, with so many hourglasses for every defender. */
export function inDefence(phase: PhaseNumber, hourglasses: number, change: Change, seating?: Seating): Table {
  return coming(
    [
      { step: 'defenderStep', phase, done: [] },
      { step: 'phaseEnd', phase },
    ],
    (board) => {
      board.phase = phase;
      for (const one of board.defenders) {
        one.hourglasses = hourglasses;
        one.waiting = 0;
      }
      change(board);
    },
    seating,
  );
}

/** The whole assault and what follows it. */
export function inAssault(change: Change, seating?: Seating): Table {
  return coming([{ step: 'assault' }], change, seating);
}
/** One step of the assault. */
export function inStep(frame: Frame<Str>, change: Change, seating?: Seating): Table {
  return coming(
    [frame],
    (board) => {
      board.phase = 'assault';
      change(board);
    },
    seating,
  );
}
/** The end of a turn without entry. */
export function atTurnEnd(change: Change, seating?: Seating): Table {
  return coming([{ step: 'endOfTurn' }], change, seating);
}

export function say(table: Table, seat: Seat, action: string, args: Args = {}): Table {
  const result = answer(stronghold, table.match, { seat, action, args });
  if (!result.ok) throw new Error(`${action} ${JSON.stringify(args)} was refused: ${worded(result)}`);
  return { match: result.match, events: [...result.events], captions: captionsOf(result.phases) };
}
const english = sayIn(stronghold, 'en', ['Mira', 'Tom', 'Ana', 'Jo']);
function worded(refused: Refused<Str>): string {
  return refused.reason ? `${refused.rule ?? ''} ${english.text(refused.reason)}` : JSON.stringify(refused);
}
/** The refusal in English, with the rule's number before it. */
export function refused(table: Table, seat: Seat, action: string, args: Args = {}): string {
  const result = answer(stronghold, table.match, { seat, action, args });
  if (result.ok) throw new Error(`${action} ${JSON.stringify(args)} was taken`);
  return worded(result);
}
export function refusal(table: Table, seat: Seat, action: string, args: Args = {}): Refused<Str> {
  const result = answer(stronghold, table.match, { seat, action, args });
  if (result.ok) throw new Error(`${action} ${JSON.stringify(args)} was taken`);
  return result;
}

/** Everybody who is asked accepts until nobody is, or until `stop` holds. */
export function accept(table: Table, stop: (table: Table) => boolean = atRest): Table {
  let now = table;
  const events = [...table.events];
  const captions = [...table.captions];
  for (let count = 0; count < 80 && !now.match.outcome && !stop(now); count += 1) {
    const [asked] = pending(stronghold, now.match);
    const seat = asked?.seats[0];
    const said = asked?.fallback?.();
    if (seat === undefined || !said) break;
    now = say(now, seat, said.action, said.args);
    events.push(...now.events);
    captions.push(...now.captions);
  }
  return { match: now.match, events, captions };
}
/** The flip under everything. */
const atRest = ({ match }: Table): boolean => match.stack.length === 1 && match.stack[0]?.step === 'flip';
export const isAsked = (table: Table, step: string): boolean => table.match.stack.at(-1)?.step === step;

/** The hourglasses that a defender holds or will get. */
export function time({ match }: Table, index = 0): number {
  const one = match.board.defenders[index];
  return (one?.waiting ?? 0) + (one?.hourglasses ?? 0);
}
export const boardOf = ({ match }: Table): Board => match.board;
export const asked = ({ match }: Table, seat: Seat): readonly Decision<Str>[] => pendingFor(stronghold, match, seat);
export function happened<K extends GameEvent<Str>['type']>(
  table: Table,
  type: K,
): Extract<GameEvent<Str>, { type: K }>['data'][] {
  return table.events.filter((event) => event.type === type).map((event) => event.data as never);
}
export function choicesOf(
  table: Table,
  seat: Seat,
  action: keyof Str['actions'],
  name: string,
  given: object = {},
): string[] {
  const argument = (stronghold.actions[action].args as Record<string, unknown>)[name] as {
    kind: string;
    choices?: (view: unknown, seat: Seat, given: object) => Iterable<{ value: string }>;
    next?: (view: unknown, seat: Seat, given: object, picked: string[]) => Iterable<{ value: string }>;
  };
  const view = stronghold.view(table.match, seat);
  const choices = argument.choices?.(view, seat, given) ?? argument.next?.(view, seat, given, []) ?? [];
  return [...choices].map(({ value }) => value);
}

export const horde = (text: string): Horde => read(text, noHorde()) ?? noHorde();
export const garrison = (text: string): Garrison => read(text, noGarrison()) ?? noGarrison();

/** Invader units come out of the bag. */
export function put(board: Board, zone: Zone, text: string): void {
  const units = horde(text);
  const there = hordeAt(board, zone);
  for (const unit of present(units)) {
    there[unit] += units[unit];
    fromBag(board, unit, units[unit]);
  }
}
function fromBag(board: Board, unit: InvaderUnit, count: number): void {
  for (let index = 0; index < count; index += 1) board.bag.splice(board.bag.indexOf(unit), 1);
}
export function reserve(board: Board, text: string, index = 0): void {
  const own = board.invaders[index];
  if (own) own.reserve = horde(text);
}
/** Of all invaders, west first. */
export function reserves(board: Board, ...texts: string[]): void {
  for (const [index, units] of texts.entries()) reserve(board, units, index);
}
export function camp(board: Board, text: string, index = 0): void {
  const own = board.invaders[index];
  if (own) own.camp = horde(text);
}
export function man(board: Board, wall: Wall, defenders: string, stone: number, wood = 0): void {
  Object.assign(board.walls[wall], { defenders: garrison(defenders), stone, wood });
}
export function cards(board: Board, ids: CardId[], index = 0): void {
  const own = board.invaders[index];
  if (!own) return;
  for (const id of ids) {
    const card = own.cards.find(({ phase }) => String(phase) === id.charAt(1));
    if (card) card.id = id;
  }
}
export function flipCard(board: Board, phase: PhaseNumber, index = 0): void {
  const card = board.invaders[index]?.cards.find((one) => one.phase === phase);
  if (card) card.flipped = true;
}
/** An engine with a pile, the last card of which comes first. */
export function engine(
  board: Board,
  id: EngineId,
  pile: EngineCard[],
  marks: { precise?: boolean; bloodstones?: boolean } = {},
): void {
  const [kind, place] = id.split('@') as ['ballista', 'rw1'];
  board.engines.push({ kind, place, precise: false, bloodstones: false, ...marks });
  board.piles[id] = pile;
  for (const card of pile) board[card === 'hit' ? 'hitPool' : 'missPool'] -= 1;
}
/** The shot cards that come next. */
export function nextShots(board: Board, ...shots: ShotCard[]): void {
  const deck = [...board.shotDeck];
  for (const shot of shots) deck.splice(deck.indexOf(shot), 1);
  board.shotDeck = [...deck, ...[...shots].reverse()];
}
export function order(
  board: Board,
  wall: Wall,
  tile: 'goblin-fury' | 'exploding-orcs' | 'trolls-call' | 'bluff',
  mode: 'open' | 'secret' = 'open',
): void {
  board.walls[wall].order = { tile, open: mode === 'open', by: 0 };
}
export const invadersOn = (table: Table, wall: Wall): string => written(boardOf(table).walls[wall].invaders);
export const defendersOn = (table: Table, wall: Wall): string => written(boardOf(table).walls[wall].defenders);
export const unitsAt = (table: Table, zone: Zone): string => written(hordeAt(boardOf(table), zone));
export const text = written;
/** What `march` is told. */
export const march = (from: string, to: string, ...units: string[]): Args => ({ from, to, units });

/** Compares one wall, and takes what is proposed. */
export function fight(change: Change): Table {
  return accept(
    inStep({ step: 'comparison' }, (board) => {
      empty(board);
      change(board);
    }),
  );
}
/** Five orcs before a lone soldier: this wall falls in the assault. */
export function doom(board: Board, wall: Wall): void {
  empty(board);
  put(board, wall, '5o');
  man(board, wall, '1s', 2);
}
/** No invader anywhere, heroes in the courtyard. */
export function empty(board: Board): void {
  board.heroes.officer.at = 'courtyard';
  board.heroes.warrior.at = 'courtyard';
}
export function expectCompared(table: Table, wall: Wall, expected: object): void {
  expect(happened(table, 'compared').find((one) => one.wall === wall)).toMatchObject(expected);
}
