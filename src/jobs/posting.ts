/** Empties a table's outbox into its channel: in order, each thing once, by one process at a time. */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { AnyGame } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import { type Hold, type Outbox, type PostedState, type Showing, mostStory } from '../store/outbox.js';
import type { Found, Records, Tables, TableStore } from '../table/ports.js';
import { stillNeeded } from '../table/recap.js';
import { besidesVote, noticeLines, offerLines, postLines, voteLines, voteOutcome } from '../table/telling.js';
import type { OutboxEntry, Snapshot, Vote } from '../table/types.js';
import type { Guesses } from '../table/guesses.js';
import type { PingWishes } from '../table/ping-wishes.js';
import { askedMark, callsFor, createCalling, lateAfter, remindedNow } from './calling.js';
import { createGuessing, type Foreseen } from './guessing.js';
import { createHolding } from './holding.js';
import { createBoards } from './boards.js';
import { linePost, lobbyPost, type Material } from './compose.js';
import type { Drawing } from './drawing.js';
import { askedInPassing, type Due, linesBelow } from './living-board.js';
import { asksVote, bySeat, callsAgain, offeredSeats, peopleSeats, pingsAfter } from './pings.js';
import { createLostPost } from './lost-posts.js';
import { mustReach } from './must-reach.js';
import { ChannelGone, type FightAhead, PostRefused, type Posted, type Poster } from './ports.js';
import type { Queues } from './queues.js';
import { createRecording } from './recording.js';
import { shownOf, tasksOf } from './shown.js';

export type PostingOptions = {
  tables: Tables;
  outbox: Outbox;
  store: Pick<TableStore, 'history'>;
  records: Records;
  /** What those who watch have guessed. */
  guesses: Guesses;
  queues: Queues;
  /** How people want to be called. */
  wishes: PingWishes;
  poster: Poster;
  /** Draws all that belongs to one post. */
  draw(tasks: readonly DrawTask[]): Promise<Picture[]>;
  log: Log;
  metrics: Metrics;
  now(): number;
  /** Told when the end of a game stands in its channel; told again after a crash. */
  ended?: ((table: string) => Promise<void>) | undefined;
  /** How long a process that died keeps others from posting for its table. */
  holdMs?: number | undefined;
};

/** `held`: another process is at it, or nothing can be posted for now. */
export type Drained = 'empty' | 'held';

/** How a batch is shown. */
type Performance = {
  showing: Showing;
  /** Still being drawn while the post is put into words. */
  pictures: Promise<readonly Picture[]>;
  mayStand: boolean;
  fight: FightAhead | undefined;
  foreseen: Foreseen;
};

/** A table, and what of it was posted and waits. */
type Looked = { found: Found; read: Awaited<ReturnType<Outbox['look']>> };

/** No table fights more often before anybody has forgotten. */
const mostTold = 60;

/** Whoever knows that something waits need not ask. */
export type Drain = (table: string, attempt: number, known?: 'something waits') => Promise<Drained>;

export function createPosting(options: PostingOptions, drawing: Drawing): Drain {
  const { tables, outbox, queues, wishes, poster, log, metrics, now } = options;
  const { take, under } = createHolding(options);
  const record = createRecording(options);
  const lost = createLostPost(options);
  const foresee = createGuessing(options);
  const { callOthers } = createCalling(options);

  const { strip, endLobby, newBoard, editBoard } = createBoards({ poster, log });

  async function showLobby(
    material: Material,
    last: PostedState,
    batch: readonly OutboxEntry[],
    pictures: Promise<readonly Picture[]>,
  ): Promise<PostedState> {
    const isAgain = batch.some((entry) => entry.kind === 'again');
    const lobby = await poster.showLobby(
      lobbyPost(material, await pictures),
      isAgain ? undefined : (last.lobby ?? undefined),
    );
    if (isAgain) await strip(last.lobby, material.snapshot.table.id);
    return { ...last, lobby };
  }

  /** What no board tells: reminders, votes, what the table itself has to say. */
  async function say(material: Material, lines: readonly string[], vote: Vote | null): Promise<Posted | undefined> {
    if (lines.length === 0 && material.ping.length === 0 && !vote) return undefined;
    return poster.postLine(linePost(material, lines, vote));
  }

  /** A seat that has become free is offered to everybody, without a call, in a post of its own. */
  async function offer(material: Material, batch: readonly OutboxEntry[]): Promise<number> {
    const { snapshot } = material;
    const offers = offeredSeats(snapshot, batch);
    if (offers.length === 0) return 0;
    await poster.postLine({ ...linePost({ ...material, ping: [] }, offerLines(snapshot, offers), null), offers });
    return 1;
  }

  async function perform(
    game: AnyGame,
    snapshot: Snapshot,
    batch: readonly OutboxEntry[],
    last: PostedState,
    { showing, pictures, mayStand, fight, foreseen }: Performance,
  ): Promise<PostedState> {
    const { table, match } = snapshot;
    const upTo = batch.at(-1)?.rev ?? 0;
    const nonce = `${table.id}-${upTo.toString(36)}`;
    const ping = last.begun?.ping ?? [];
    const material: Material = { game, snapshot, nonce, ping, mayStand, fight };
    if (table.state === 'lobby') return showLobby(material, last, batch, pictures);
    if (table.state === 'closed') {
      const lines = postLines(game, snapshot, batch);
      await say(material, lines, null);
      await strip(last.board, table.id);
      await strip(last.ballot, table.id, voteOutcome(table.locale, batch));
      await endLobby(last.lobby, { snapshot, lines });
      return { ...last, board: null, lobby: null, ballot: null };
    }
    const show = { new: newBoard, edit: editBoard }[showing === 'new' ? 'new' : 'edit'];
    const isShown = match !== undefined && showing !== 'nothing';
    const next = isShown
      ? await show(material, match, batch, last, pictures)
      : { ...last, below: last.below + linesBelow(batch), story: [...last.story, ...batch] };
    // A new board has pinged everybody; what else is to be said follows it without.
    const others = showing === 'new' || !callsAgain(snapshot, batch) ? [] : ping;
    const vote = asksVote(snapshot, batch) ? table.vote : null;
    // A vote that is over says what came of it.
    const isSaid = !table.vote && (await strip(last.ballot, table.id, voteOutcome(table.locale, batch)));
    const left = isSaid ? besidesVote(batch) : batch;
    const asked = vote ? voteLines(snapshot, vote, batch) : [];
    const lines = [...asked, ...noticeLines(game, snapshot, left), ...foreseen.lines];
    const said = await say({ ...material, nonce: `${nonce}-l`, ping: others }, lines, vote);
    // Whose count stands further down by now has no buttons left.
    const ballot = vote ? (said ?? null) : table.vote && last.ballot;
    if (table.vote && ballot?.message !== last.ballot?.message) await strip(last.ballot, table.id);
    const offered = await offer({ ...material, nonce: `${nonce}-s` }, batch);
    if (last.begun) await callOthers(material, last.begun, next.board?.message);
    return {
      ...next,
      below: next.below + (said ? 1 : 0) + offered,
      ballot,
      toldFights: [...last.toldFights, ...foreseen.told].slice(-mostTold),
    };
  }

  /** Writes down what is about to be posted, so that after a crash the same is posted under the same nonce. */
  async function begin(
    hold: Hold,
    snapshot: Snapshot,
    posted: PostedState,
    { due, showing }: { due: Due; showing: Showing },
  ): Promise<PostedState> {
    if (posted.begun) return posted;
    const { batch } = due;
    const { told, called, besides, reminded } = pingsAfter(posted, batch);
    // Whoever stands before the board that is edited need not be called to it.
    const anew = showing === 'new' ? bySeat([...called, ...besides]) : [];
    const inPassing = showing === 'new' ? [] : askedInPassing(due);
    const ping = bySeat([...anew, ...(callsAgain(snapshot, batch) ? reminded : [])]);
    const calls = await callsFor(snapshot, { called: anew, ping, inPassing }, wishes, now());
    const askedAnew = told.askedAnew.filter((seat) => !anew.includes(seat));
    const upTo = batch.at(-1)?.rev ?? 0;
    const late = lateAfter(posted.late, calls, bySeat([...anew, ...remindedNow(batch, calls)]));
    const begun: PostedState = { ...posted, ...told, askedAnew, late, begun: { upTo, called, showing, ...calls } };
    if (!(await outbox.acknowledge(hold, 0, begun))) throw new Error('the table is posted by another process');
    return begun;
  }

  /** The channel is gone for us: nothing more is posted, and the table stands still until somebody resumes it. */
  async function giveUp(hold: Hold, game: AnyGame, posted: PostedState): Promise<void> {
    const paused = await tables.channelGone(hold.table);
    mustReach(paused);
    log.warn({ table: hold.table }, 'the channel is gone; the table is paused');
    // What somebody does from here on, such as playing on at once, is for the next post to tell.
    const upTo = paused.ok ? paused.snapshot.table.rev : Infinity;
    const waiting = (await outbox.waiting(hold.table, game)).filter(({ rev }) => rev <= upTo);
    const found = await tables.byId(hold.table);
    if (found.ok) await record(game, found.snapshot, waiting);
    const story = [...posted.story, ...waiting].slice(-mostStory);
    await outbox.acknowledge(hold, waiting.at(-1)?.rev ?? 0, {
      ...posted,
      story,
      begun: null,
      board: null,
      ...{ pinged: [], heldUp: [], askedAnew: [] },
    });
  }

  /** In one packet with what was sent before it, so that a lock asked for first is taken first. */
  function look(table: string): Promise<Looked> {
    const looking = Promise.all([tables.byId(table), outbox.look(table)]).then(([found, read]) => ({ found, read }));
    looking.catch(() => undefined);
    return looking;
  }

  /** One batch; false where nothing was waiting. */
  async function postNext(hold: Hold, looking: Promise<Looked>, attempt: number): Promise<boolean> {
    const { found, read } = await looking;
    if (!found.ok) {
      if (found.code === 'storage-away') throw new Error('redis is away');
      return false;
    }
    const { snapshot } = found;
    const game = tables.game(snapshot.table.game);
    if (!game) return false;
    const { posted: before, waiting } = read(game);
    const upTo = Math.min(before.begun?.upTo ?? Infinity, snapshot.table.rev);
    const batch = waiting.filter((entry) => entry.rev <= upTo);
    if (batch.length === 0 && !before.begun) return false;
    const titles = await record(game, snapshot, batch);
    const shown = shownOf(game, snapshot, batch, before);
    const { due, showing, fight } = shown;
    // Drawing changes nothing, and takes longest: it starts before the post is written down as begun.
    const pictures = drawing.drawn(hold.table, tasksOf(game, shown, before, titles), attempt);
    pictures.catch(() => undefined);
    const [begun, foreseen] = await Promise.all([
      batch.length === 0 ? before : begin(hold, snapshot, before, { due, showing }),
      foresee(game, snapshot, before),
    ]);
    const performance = { showing, mayStand: before.begun !== null, fight, foreseen, pictures };
    try {
      const after = batch.length === 0 ? before : await perform(game, snapshot, batch, begun, performance);
      await finish(hold, snapshot, game, after, batch);
    } catch (error) {
      if (error instanceof ChannelGone) await giveUp(hold, game, begun);
      else if (error instanceof PostRefused) await lost(hold, { game, snapshot, posted: begun, why: error });
      else throw error;
    }
    return true;
  }

  async function finish(
    hold: Hold,
    snapshot: Snapshot,
    game: AnyGame,
    after: PostedState,
    batch: readonly OutboxEntry[],
  ): Promise<void> {
    const clockJob = await queues.scheduleClock(snapshot, after.clockJob);
    await queues.scheduleBot(snapshot, game, { byPerson: batch.some(({ byPerson }) => byPerson) });
    for (const { seat, at, asked = askedMark(snapshot, seat) } of after.begun?.later ?? []) {
      await queues.scheduleCall({ table: snapshot.table.id, seat, asked }, at);
    }
    const upTo = batch.at(-1)?.rev ?? 0;
    const story = stillNeeded(after.story, peopleSeats(snapshot), mostStory);
    if (snapshot.match?.outcome) await options.ended?.(snapshot.table.id);
    // What is only asked for again has had its film.
    if (snapshot.match?.outcome && batch.some(({ kind, events }) => kind === 'play' && events.length > 0)) {
      await queues.scheduleFilm(snapshot);
    }
    const posted: PostedState = { ...after, begun: null, story, clockJob };
    if (!(await outbox.acknowledge(hold, upTo, posted))) throw new Error('the table is posted by another process');
    drawing.posted(hold.table, upTo, posted);
    const oldest = batch[0];
    if (oldest) metrics.post.observe((now() - oldest.at) / 1000);
  }

  async function drainHeld(hold: Hold, first: Promise<Looked>, attempt: number): Promise<void> {
    await under(hold, async () => {
      let isMore = await postNext(hold, first, attempt);
      while (isMore) isMore = await postNext(hold, look(hold.table), attempt);
    });
  }

  return async (table, attempt, known) => {
    if (!(await poster.mayPost())) return 'held';
    let waiting = known ? Infinity : await outbox.backlog(table);
    while (waiting > 0) {
      const { hold, holding } = take(table);
      const first = look(table);
      const isSeenBefore = await Promise.race([
        holding.then(() => false),
        first.then(
          () => true,
          () => false,
        ),
      ]);
      if (!(await holding)) return 'held';
      // A cluster may send a lock once more after a look has come back: what was seen then is not ours to post.
      await drainHeld(hold, isSeenBefore ? look(table) : first, attempt);
      // After the lock is given back the outbox is looked at once more: whoever found it held relies on that.
      const left = await outbox.backlog(table);
      if (left >= waiting) break;
      waiting = left;
    }
    return 'empty';
  };
}
