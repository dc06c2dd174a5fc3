/** Boards in the channel: a new one, the one that stands brought up to date, and what becomes of the old ones. */
import type { Picture } from '../../renderers/contract.js';
import type { AnyMatch } from '../kernel/index.js';
import type { Log } from '../log.js';
import type { PostedState } from '../store/outbox.js';
import { viewFor } from '../table/match-memo.js';
import { recapOf, recapText } from '../table/recap.js';
import type { OutboxEntry, Snapshot } from '../table/types.js';
import { type Drawn, type Material, boardPost } from './compose.js';
import { linesBelow } from './living-board.js';
import { bySeat, peopleSeats } from './pings.js';
import type { EndedLobby, Posted, Poster } from './ports.js';

export function drawnFrom({ story, view, postedRev, shownRev }: PostedState, batch: readonly OutboxEntry[]): Drawn {
  const all = [...story, ...batch];
  return {
    marked: all.filter(({ rev }) => rev > postedRev),
    fresh: all.filter(({ rev }) => rev > shownRev),
    before: view,
  };
}

export type Boards = {
  /** Whether the old message says what came of it. */
  strip(posted: Posted | null, table: string, outcome?: string): Promise<boolean>;
  endLobby(lobby: Posted | null, ended: EndedLobby): Promise<void>;
  newBoard: ShowBoard;
  editBoard: ShowBoard;
};
type ShowBoard = (
  material: Material,
  match: AnyMatch,
  batch: readonly OutboxEntry[],
  last: PostedState,
  pictures: Promise<readonly Picture[]>,
) => Promise<PostedState>;

export function createBoards({ poster, log }: { poster: Poster; log: Log }): Boards {
  /** An old message that keeps its buttons is a blemish: whoever presses one is answered with the present state. */
  async function strip(posted: Posted | null, table: string, outcome?: string): Promise<boolean> {
    if (!posted) return false;
    try {
      return await poster.stripButtons(posted, outcome);
    } catch (error) {
      log.warn({ table, err: error }, 'old buttons could not be taken away');
      return false;
    }
  }

  async function endLobby(lobby: Posted | null, ended: EndedLobby): Promise<void> {
    if (!lobby) return;
    try {
      await poster.endLobby(lobby, ended);
    } catch (error) {
      log.warn({ table: ended.snapshot.table.id, err: error }, 'an old lobby could not be closed');
    }
  }

  async function shrink(old: Posted & { heading: string }, next: Posted, { table }: Snapshot): Promise<void> {
    try {
      await poster.shrinkBoard(old, { guild: table.guild, locale: table.locale, heading: old.heading, next });
    } catch (error) {
      log.warn({ table: table.id, err: error }, 'an old board could not be shrunk');
    }
  }

  /** When somebody must decide: one new post, and the one before it shrinks to a line that leads here. */
  async function newBoard(
    material: Material,
    match: AnyMatch,
    batch: readonly OutboxEntry[],
    last: PostedState,
    pictures: Promise<readonly Picture[]>,
  ): Promise<PostedState> {
    const { game, snapshot } = material;
    const { table } = snapshot;
    const called = last.begun?.called ?? [];
    const waited = batch.at(-1)?.awaited ?? [];
    const audience = called.length > 0 ? called : peopleSeats(snapshot);
    // One that calls nobody leaves those before it whom the last one called.
    const pinged = called.length > 0 ? bySeat([...called, ...(last.begun?.ping ?? [])]) : last.summoned;
    const summoned = pinged.filter((seat) => waited.includes(seat));
    const story = [...last.story, ...batch];
    const recap = recapOf(game, snapshot, story, { seats: audience });
    const { fresh } = drawnFrom(last, batch);
    const worded = boardPost(material, match, { lines: recapText(table.locale, recap), fresh });
    const post = { ...worded, pictures: await pictures };
    const board = await poster.postBoard(post);
    await endLobby(last.lobby, { snapshot, begun: board });
    if (last.board && last.board.message !== board.message) await shrink(last.board, board, snapshot);
    const rev = batch.at(-1)?.rev ?? 0;
    return {
      ...last,
      board: { ...board, heading: post.heading },
      lobby: null,
      below: 0,
      shown: waited,
      audience,
      summoned,
      postedRev: rev,
      shownRev: rev,
      fight: material.fight?.id ?? null,
      view: viewFor(game, match, 'spectator'),
      rules: game.version,
      story,
    };
  }

  /** Nobody new must decide: the board that stands is brought up to date. One that is gone is posted anew, in silence. */
  async function editBoard(
    material: Material,
    match: AnyMatch,
    batch: readonly OutboxEntry[],
    last: PostedState,
    pictures: Promise<readonly Picture[]>,
  ): Promise<PostedState> {
    const { game, snapshot } = material;
    const story = [...last.story, ...batch];
    const recap = recapOf(game, snapshot, story, { seats: last.audience, saidBelow: last.postedRev });
    const { fresh } = drawnFrom(last, batch);
    const lines = recapText(snapshot.table.locale, recap);
    const worded = boardPost({ ...material, ping: [] }, match, { lines, fresh });
    const post = { ...worded, pictures: await pictures };
    const edited = last.board && (await poster.editBoard(post, last.board));
    if (!edited) return newBoard({ ...material, ping: [] }, match, batch, { ...last, board: null }, pictures);
    return {
      ...last,
      board: { ...edited, heading: post.heading },
      below: last.below + linesBelow(batch),
      shown: batch.at(-1)?.awaited ?? last.shown,
      shownRev: batch.at(-1)?.rev ?? last.shownRev,
      fight: material.fight?.id ?? null,
      story,
    };
  }

  return { strip, endLobby, newBoard, editBoard };
}
