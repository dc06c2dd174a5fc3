/** Whole moves on the post that asks, where the question has only a few answers and all of them may be read by everybody. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Answer,
  type Decision,
  type Say,
  type Seat,
  offeredTo,
} from '../../kernel/index.js';
import type { Snapshot } from '../../table/types.js';
import { awaited, pendingFor, viewFor } from '../../table/match-memo.js';
import { askingAbout } from '../asking/asking.js';
import { wordedMove } from '../asking/wording.js';
import type { ButtonSpec } from '../components.js';
import { fitsCustomId } from '../custom-id.js';
import { limits } from '../limits.js';
import { argsOf } from './advance.js';
import { type Entry, writeEntries } from './entries.js';
import { type WholeMove, wholeMoves } from './whole-moves.js';

/** A question with more ways to go on is a turn, not a question: it is answered on the panel. */
const mostActions = 2;

/** The same list as somebody who only watches could make it; undefined where that takes what only the seat may see. */
function watchedMoves(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  actions: readonly string[],
  say: Say<AnyTypes>,
): readonly WholeMove[] | undefined {
  const view = viewFor(game, match, 'spectator');
  try {
    return wholeMoves((name) => {
      const asking = askingAbout(game, match, seat, name, say);
      return asking && { ...asking, view };
    }, actions)?.moves;
  } catch {
    // A game refuses to list a hand from a view that does not show it.
    return undefined;
  }
}

/** Whether some of this very answer is for the seat alone. */
function isSecret(game: AnyGame, match: AnyMatch, seat: Seat, move: WholeMove, say: Say<AnyTypes>): boolean {
  const secret = game.actions[move.action]?.secret;
  const asking = askingAbout(game, match, seat, move.action, say);
  if (!asking || typeof secret !== 'function') return false;
  return secret(argsOf(asking, move.entries)).length > 0;
}

/** What else than ending it a turn offers may depend on a hand: that the list is short would tell of it. */
export function isTurn({ offers, fallback }: Decision<AnyTypes>): boolean {
  return offers.length > 1 && Object.keys(fallback?.().args ?? { said: '' }).length === 0;
}

/** What one seat may answer, as far as somebody who only watches could list it as well: so no button tells a secret. */
function openMoves(game: AnyGame, { match }: Snapshot, seat: Seat, say: Say<AnyTypes>): readonly WholeMove[] {
  if (!match) return [];
  const asked = pendingFor(game, match, seat).filter((decision) => decision.fallback);
  const actions = offeredTo(asked);
  if (asked.length !== 1 || actions.length > mostActions || asked.some(isTurn)) return [];
  const own = wholeMoves((name) => askingAbout(game, match, seat, name, say), actions)?.moves ?? [];
  // Whether such a list is the same for everybody would itself tell what somebody keeps secret.
  if (own.some((move) => isSecret(game, match, seat, move, say))) return [];
  const open = watchedMoves(game, match, seat, actions, say);
  return open && JSON.stringify(own) === JSON.stringify(open) ? own : [];
}

/** What leaves the question as it is, or accepts all of it. */
export function leavingAt({ pass, proposal, fallback }: Decision<AnyTypes>): Answer<AnyTypes> | undefined {
  if (typeof pass === 'string') return { action: pass, args: {} };
  if (typeof pass === 'object') return pass;
  return pass || proposal ? fallback?.() : undefined;
}

/** To accept, or to leave it at that, where the game says that this is worth one tap. */
function plainAnswer(
  game: AnyGame,
  { match }: Snapshot,
  seat: Seat,
  say: Say<AnyTypes>,
  accept: string,
): readonly WholeMove[] {
  const asked = match ? pendingFor(game, match, seat).filter((decision) => decision.fallback) : [];
  const [decision] = asked;
  const answer = decision && leavingAt(decision);
  if (!match || !answer || asked.length !== 1) return [];
  // What a fallback says may be secret; what the game itself names as the answer is not.
  if (typeof decision.pass !== 'object' && Object.keys(answer.args).length > 0) return [];
  const asking = askingAbout(game, match, seat, answer.action, say);
  if (!asking) return [];
  const entries = Object.keys(asking.action.args).map((name): Entry => {
    const value = answer.args[name];
    return value === undefined ? { is: 'left-out' } : { is: 'given', value };
  });
  return [{ action: answer.action, entries, label: decision.lines ? accept : wordedMove(asking, answer.args) }];
}

export function quickAnswers(game: AnyGame, snapshot: Snapshot, say: Say<AnyTypes>, accept: string): ButtonSpec[] {
  const { table, match } = snapshot;
  if (!match || table.state !== 'playing') return [];
  const found = new Map<string, ButtonSpec>();
  for (const seat of awaited(game, match)) {
    if (table.seats[seat]?.kind !== 'person') continue;
    const open = openMoves(game, snapshot, seat, say);
    // Where one of them does not fit a button, the plain answer still does.
    const isShort = open.length > 0 && open.every(({ label }) => label.length <= limits.buttonLabel);
    const moves = isShort ? open : plainAnswer(game, snapshot, seat, say, accept);
    for (const { action, entries, label } of moves) {
      const given = writeEntries(entries);
      const id = { kind: 'answer' as const, table: table.id, seq: match.seq, action, given };
      if (!fitsCustomId(id) || label.length > limits.buttonLabel) return [];
      found.set(`${action} ${given}`, { id, label, look: 'success' });
    }
  }
  return found.size <= limits.buttonsInRow ? [...found.values()] : [];
}
