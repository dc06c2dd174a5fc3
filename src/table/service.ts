/** The tables as a service: who may ask what, and when. */
import type { AnyGame } from '../kernel/index.js';
import { type Intent, createTransactions, orStorageAway, openStates } from './transactions.js';
import { branchAt, branchSeats } from './branch.js';
import { type Change, deny, note } from './change.js';
import { end, loseChannel, pause, resume, setClock, setLanguage, setPosting, showBoard, vote } from './controls.js';
import { addBot, cancel, join, leaveLobby, newTable, removeBot, setOptions, setPreset, setSeats } from './lobby.js';
import { startGame } from './lobby.js';
import { announceDeletion, announceKept, giveTimeBack, layToRest, loseDeletedChannel } from './keeping.js';
import { logPage } from './log.js';
import { wasFought } from './guesses.js';
import { standingMoves } from './history.js';
import { setOrder } from './orders.js';
import { answerForPerson, playBot, runClock } from './moves.js';
import type { TablesOptions } from './options.js';
import type { Denied, Opening, Reply, Request, Tables } from './ports.js';
import { readSave, writeSave } from './save.js';
import { seatOf } from './seats.js';
import { claim, kick, leaveGame, replace, standIn } from './seating.js';
import { thinkHere } from './thinking.js';
import type { Snapshot, TableState } from './types.js';
import { foresee, undo } from './undo.js';

const inPlay: readonly TableState[] = ['playing', 'paused'];
const begun: readonly TableState[] = ['playing', 'paused', 'over'];

const when =
  (states: readonly TableState[], intent: Intent): Intent =>
  (change) =>
    states.includes(change.table.state) ? intent(change) : deny('wrong-state', { state: change.table.state });

const byHost =
  (request: Request, intent: Intent): Intent =>
  (change) =>
    request.moderator || change.table.host.id === request.by.id
      ? intent(change)
      : deny('not-host', { host: change.table.host.name });

const bySeated =
  (request: Request, intent: Intent): Intent =>
  (change) =>
    seatOf(change.table, request.by.id) === undefined ? byHost(request, intent)(change) : intent(change);

export function createTables(options: TablesOptions): Tables {
  const { store, games, now, token, judged, think = thinkHere } = options;
  const transactions = createTransactions(options);
  const { gameOf, load } = transactions;

  const act = (id: string, request: Request | undefined, states: readonly TableState[], intent: Intent) =>
    orStorageAway(() => transactions.change(id, request, when(states, intent)));
  const lobby = (id: string, request: Request, intent: Intent): Promise<Reply> =>
    act(id, request, ['lobby'], byHost(request, intent));
  const bySelf = (id: string, intent: Intent): Promise<Reply> =>
    orStorageAway(() => transactions.change(id, undefined, intent));

  function openTable(opening: Opening, request: Request, fill: (change: Change) => void): Promise<Reply> {
    return orStorageAway(async () => {
      const game = gameOf(opening.game);
      if (!game) return deny('unknown-game', { game: opening.game });
      const table = newTable(game, opening, request, token(8), now());
      return 'ok' in table ? table : transactions.setUpTable(table, request, fill);
    });
  }

  /** Reads without changing; the game is known. */
  function read<R>(id: string, look: (snapshot: Snapshot, game: AnyGame) => Promise<R>): Promise<R | Denied> {
    return orStorageAway(async () => {
      const found = await load(id);
      if (!found.ok) return found;
      const { snapshot } = found;
      const game = gameOf(snapshot.table.game);
      return game ? look(snapshot, game) : deny('unknown-game', { game: snapshot.table.game }, snapshot);
    });
  }

  async function allOf(ids: readonly string[]): Promise<readonly Snapshot[]> {
    const found = await Promise.all(ids.map((id) => load(id)));
    return found.flatMap((one) => (one.ok ? [one.snapshot] : []));
  }

  return {
    games,
    game: gameOf,
    byId: (id) => orStorageAway(() => load(id)),
    seatedAt: (guild, person) => orStorageAway(async () => allOf(await store.seatedAt(guild, person))),
    waiting: (guild, game) => orStorageAway(async () => allOf(await store.waiting(guild, game))),
    find: (channel) =>
      orStorageAway(async () => {
        const found = await transactions.loadIn(channel);
        return found.ok && found.snapshot.table.state === 'closed' ? deny('no-table', {}) : found;
      }),

    latest: (channel) => store.latestIn(channel),

    open: (opening, request) =>
      openTable(opening, request, (change) => {
        note(change, { kind: 'opened', params: { host: request.by.name } });
      }),
    join: (id, request, wish) => act(id, request, ['lobby'], (change) => join(change, request, wish)),
    leave: (id, request) =>
      act(id, request, openStates, (change) =>
        change.table.state === 'lobby' ? leaveLobby(change, request) : leaveGame(change, request),
      ),
    addBot: (id, request) => lobby(id, request, addBot),
    removeBot: (id, request, seat) => lobby(id, request, (change) => removeBot(change, seat)),
    setOptions: (id, chosen, request) => lobby(id, request, (change) => setOptions(change, chosen)),
    setPreset: (id, preset, request) => lobby(id, request, (change) => setPreset(change, preset)),
    setSeats: (id, seats, request) => lobby(id, request, (change) => setSeats(change, seats)),
    start: (id, request) => lobby(id, request, (change) => startGame(change, token(26))),
    cancel: (id, request) => lobby(id, request, (change) => cancel(change, request)),

    answer: (id, given, request, seen, meanwhile) => {
      const intent = when(['playing'], (change) => answerForPerson(change, given, request, judged));
      return orStorageAway(() => transactions.change(id, request, intent, { seen, meanwhile }));
    },
    setOrder: (id, until, request) => act(id, request, ['playing'], (change) => setOrder(change, until, request)),
    undo: (id, request, depth = 1, seq) =>
      act(id, request, begun, (change) => undo(change, { depth: Math.max(1, depth), seq }, token(6), request, store)),
    wayBack: async (id, reader, depth) => {
      const found = await orStorageAway(() => load(id));
      const table = found.ok ? found.snapshot.table : undefined;
      const game = table && gameOf(table.game);
      return game && foresee({ game, table }, await store.history(id, game), depth, reader);
    },
    vote: (id, choice, request, about) =>
      act(id, request, begun, (change) => vote(change, { choice, vote: about }, request, store)),
    pause: (id, request) =>
      act(
        id,
        request,
        ['playing'],
        bySeated(request, (change) => pause(change, request)),
      ),
    resume: (id, request) =>
      act(
        id,
        request,
        ['paused'],
        bySeated(request, (change) => resume(change, request)),
      ),
    replace: (id, seat, to, request) => act(id, request, inPlay, (change) => replace(change, seat, to, request)),
    claim: (id, request, seat) => act(id, request, openStates, (change) => claim(change, request, seat)),
    kick: (id, seat, request) => act(id, request, inPlay, (change) => kick(change, seat, token(6), request)),
    standIn: (id, seat, request) => act(id, request, openStates, (change) => standIn(change, seat, request)),
    setLanguage: (id, locale, request) =>
      act(
        id,
        request,
        openStates,
        byHost(request, (change) => setLanguage(change, locale, request)),
      ),
    setClock: (id, clock, request) =>
      act(
        id,
        request,
        openStates,
        byHost(request, (change) => setClock(change, clock, request)),
      ),
    setPosting: (id, settings, request) =>
      act(
        id,
        request,
        openStates,
        bySeated(request, (change) => setPosting(change, settings, request)),
      ),
    end: (id, request) => act(id, request, inPlay, (change) => end(change, token(6), request)),
    showBoard: (id, request) => act(id, request, [...openStates, 'over'], showBoard),

    log: (id, ask) => read(id, async ({ table }, game) => logPage(game, table, await store.history(id, game), ask)),
    advise: (id, seat) =>
      read(id, async (snapshot, game) => {
        const { table, match } = snapshot;
        if (!match || table.state !== 'playing') return deny('wrong-state', { state: table.state }, snapshot);
        if (!table.seats[seat]) return deny('no-such-seat', { seats: table.seats.length }, snapshot);
        return { ok: true as const, snapshot, advice: await think({ game, match, seat, seed: token(16) }) };
      }),
    fought: (id, fight) =>
      read(id, async (_, game) => ({ ok: true, wasFought: wasFought(game, await store.history(id, game), fight) })),
    history: (id) =>
      read(id, async (snapshot, game) => {
        const entries = standingMoves(await store.history(id, game)).map((placed) => placed.entry);
        return { ok: true as const, snapshot, entries };
      }),
    exportTable: (id) =>
      read(id, async (snapshot, game) => {
        const { table, match } = snapshot;
        if (!match) return deny('wrong-state', { state: table.state }, snapshot);
        const json = await writeSave(table, match, await store.history(id, game), store);
        return { ok: true as const, name: `${table.game}-${table.id}.json`, json };
      }),
    branch: async (id, count, place, request) => {
      const found = await orStorageAway(() => load(id));
      if (!found.ok) return found;
      const { table } = found.snapshot;
      const game = gameOf(table.game);
      if (!game) return deny('unknown-game', { game: table.game });
      // What a game in play still hides would come out in a branch of it.
      if (table.state !== 'over') return deny('wrong-state', { state: table.state }, found.snapshot);
      const moves = standingMoves(await store.history(id, game)).map(({ entry }) => entry);
      const branch = await branchAt(game, table, moves, { count, seed: token(26), now: now() });
      if (!branch) return deny('nothing-to-undo', {}, found.snapshot);
      const opening: Opening = { ...place, game: game.id, locale: table.locale, like: table };
      return openTable(opening, request, (change) => {
        const seats = branchSeats(table, request.by);
        const { match } = branch;
        change.table = { ...change.table, seats, branchOf: id, state: 'paused', pausedAt: change.now };
        change.match = match;
        change.history.push(...branch.history);
        change.checkpoint = { entries: branch.history.length, match };
        change.kind = 'play';
        change.board = true;
        note(change, { kind: 'branched', params: { name: request.by.name } });
      });
    },
    importTable: async (json, place, request) => {
      const save = await orStorageAway(() => readSave(json, { games, now: now(), seed: token(26) }, store));
      if (!save.ok) return save;
      const { game, locale, clock, seats, wishes, preset, match, history, checkpoint, isSealed } = save;
      const opening: Opening = { ...place, game, locale, clock, players: seats.length };
      return openTable(opening, request, (change) => {
        const state = match.outcome ? 'over' : 'paused';
        const { options: chosen } = match;
        const set = {
          state,
          pausedAt: change.now,
          seats,
          wishes,
          preset,
          options: chosen,
          notOurs: !isSealed,
        } as const;
        change.table = { ...change.table, ...set };
        change.match = match;
        change.history.push(...history);
        change.checkpoint = checkpoint;
        change.kind = 'play';
        change.board = true;
        const kind = isSealed ? 'imported' : match.outcome ? 'importedOver' : 'importedOpen';
        note(change, { kind, params: { name: request.by.name } });
      });
    },

    runClock: (id) => bySelf(id, runClock),
    standStill: (id, still) => bySelf(id, (change) => giveTimeBack(change, still)),
    playBots: (id, whether) => bySelf(id, (change) => playBot(change, token(16), { think, judged }, whether)),
    channelGone: (id) => bySelf(id, loseChannel),
    channelDeleted: (id) => bySelf(id, loseDeletedChannel),
    layToRest: (id) => bySelf(id, layToRest),
    dataGoing: (id, name, hours) => bySelf(id, (change) => announceDeletion(change, name, hours)),
    dataKept: (id, name) => bySelf(id, (change) => announceKept(change, name)),
  };
}
