/** Somebody who sees every card: reads the stored table, and replays it to know who was asked when. */
import { askingAbout, wordedChoices } from '../../src/discord/asking/asking.js';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Answer,
  type ArgValue,
  type Say,
  type Seat,
  awaited,
  randomAnswer,
  rngOver,
  seedRng,
  start,
  think,
} from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { connectRedis, whenReady } from '../../src/store/connect.js';
import { createOutbox } from '../../src/store/outbox.js';
import { createTableStore } from '../../src/store/tables.js';
import { replayMove, standingMoves } from '../../src/table/history.js';
import type { HistoryEntry, OutboxEntry, Table } from '../../src/table/types.js';
import { sayAt } from '../../src/table/words.js';

export type Sight = {
  game: AnyGame;
  table: Table;
  match: AnyMatch;
  /** In the table's language, with the table's names. */
  say: Say<AnyTypes>;
  history: readonly HistoryEntry[];
  /** For each seat, how many times it has become its turn to decide. */
  turns: readonly number[];
  /** The changes of the table by their rev, so far as they were seen. */
  commits: ReadonlyMap<number, OutboxEntry>;
};

export type Onlooker = {
  /** The table as it stands; undefined before the game begins. */
  look(): Promise<Sight | undefined>;
  close(): void;
};

type Replay = { match: AnyMatch | undefined; read: number; waited: readonly Seat[]; turns: number[] };

/** How often the seats were asked, told by playing the history again from where it was left. */
function replayed(game: AnyGame, table: Table, history: readonly HistoryEntry[], before: Replay | undefined): Replay {
  const isBent = history.slice(before?.read ?? 0).some((entry) => entry.kind === 'undo');
  const from = isBent ? undefined : before;
  const replay: Replay = from ?? { match: undefined, read: 0, waited: [], turns: table.seats.map(() => 0) };
  const { seats, options, wishes } = table;
  for (const { index, entry } of standingMoves(history)) {
    if (index < replay.read) continue;
    const opened = replay.match?.opened;
    if (entry.kind === 'start') {
      const wished = wishes.map((wish) => wish ?? undefined);
      replay.match = start(game, { seats: seats.length, options, wishes: wished, seed: entry.seed }).match;
    } else replay.match = replay.match && replayMove(game, replay.match, entry)?.match;
    if (!replay.match) throw new Error('the history cannot be played again');
    const waited = replay.match.outcome ? [] : awaited(game, replay.match);
    const isNew = (seat: Seat): boolean => !replay.waited.includes(seat);
    // The next question that asks others too is the next turn of whoever ended the last.
    const asksOthers = replay.match.opened !== opened && waited.some(isNew);
    for (const seat of waited) if (asksOthers || isNew(seat)) replay.turns[seat] = (replay.turns[seat] ?? 0) + 1;
    replay.waited = waited;
  }
  replay.read = history.length;
  return replay;
}

export async function openOnlooker(redisUrl: string, games: readonly AnyGame[], channel: string): Promise<Onlooker> {
  const log = createLog({ level: 'silent' });
  const redis = connectRedis(redisUrl, 'workers', log);
  await whenReady(redis);
  const store = createTableStore({ redis, games, log, now: () => Date.now() });
  const outbox = createOutbox({ redis, log });
  const commits = new Map<number, OutboxEntry>();
  let replay: Replay | undefined;
  return {
    async look() {
      const id = await store.inChannel(channel);
      if (id === undefined) return undefined;
      const loaded = await store.load(id);
      if (loaded.kind !== 'found' || !loaded.snapshot.match) return undefined;
      const { table, match } = loaded.snapshot;
      const game = games.find((one) => one.id === table.game);
      if (!game) return undefined;
      const history = (await store.history(table.id, game)).slice(0, table.entries);
      replay = replayed(game, table, history, replay);
      const { posted, waiting } = (await outbox.look(id))(game);
      for (const entry of [...posted.story, ...waiting]) commits.set(entry.rev, entry);
      const say = sayAt(game, table, table.locale);
      return { game, table, match, say, history, turns: [...replay.turns], commits };
    },
    close() {
      redis.disconnect();
    },
  };
}

/** A list of cards is the same in any order. */
const sorted = (value: string): string => value.split(',').sort().join(',');

/** The same answer with every value as the panel lists it; undefined where a value stands on no list. */
export function asListed(
  { game, match, say }: Pick<Sight, 'game' | 'match' | 'say'>,
  seat: Seat,
  answer: Answer<AnyTypes>,
): Answer<AnyTypes> | undefined {
  const asking = askingAbout(game, match, seat, answer.action, say);
  const args: Record<string, ArgValue> = {};
  for (const [name, argument] of Object.entries(asking?.action.args ?? {})) {
    const value = answer.args[name];
    if (!asking || value === undefined) continue;
    if (argument.kind === 'plan') {
      args[name] = value;
      continue;
    }
    const listed = [...wordedChoices(asking, argument, args)].map((choice) => choice.value);
    // What can be only one thing stands on no list, and need not be said.
    if (listed.length === 0 && argument.optional) continue;
    const wanted = typeof value === 'object' ? value : [String(value)];
    const found = wanted.map((one) => listed.find((other) => other === one || sorted(other) === sorted(one)));
    if (!found.every((one) => one !== undefined)) return undefined;
    args[name] = typeof value === 'object' ? found : typeof value === 'number' ? value : (found[0] ?? value);
  }
  return { action: answer.action, args };
}

/** The order of a plan says something, that of a list does not. */
function isSame(kind: string | undefined, one: ArgValue | undefined, other: ArgValue | undefined): boolean {
  const written = (value: ArgValue | undefined): string =>
    JSON.stringify(kind === 'many' && typeof value === 'object' ? [...value].sort() : value);
  return written(one) === written(other);
}

/** The same answer as it is held ready: its lists in that order, and without what goes without saying. */
export function asReady(
  { game, match }: Pick<Sight, 'game' | 'match'>,
  seat: Seat,
  answer: Answer<AnyTypes>,
): Answer<AnyTypes> {
  const action = game.actions[answer.action];
  const view = game.view(match, seat);
  const comesToTheSame = (args: Answer<AnyTypes>['args']): boolean =>
    Object.entries(action?.args ?? {}).every(([name, argument]) => {
      if (isSame(argument.kind, args[name], answer.args[name])) return true;
      if (args[name] !== undefined || argument.kind !== 'one') return false;
      return argument.leftOut?.(view, seat, args) === answer.args[name];
    });
  const held = [{}, answer.args].flatMap((given) => [...(action?.ready?.(view, seat, given) ?? [])]);
  const found = held.find(comesToTheSame);
  return found ? { action: answer.action, args: found } : answer;
}

/** What a sensible player on this seat would do now, chosen from what is offered. */
export function adviceFor(sight: Sight, seat: Seat): Answer<AnyTypes> | undefined {
  const { game, match } = sight;
  const rng = rngOver(seedRng(`evening/${match.seq}/${seat}`));
  const answer = think(game, match, seat, rng);
  return answer && (asListed(sight, seat, answer) ?? randomAnswer(game, match, seat, rng));
}
