/** KRU-5.2, KRU-5.6, KRU-11.5 to 11.7: hordes come, step, jump and escape. */
import type { Seat } from '../../../kernel/index.js';
import type { Horde, KruPlay, Lane, PileCard, Retreating, Space } from '../types/index.js';
import { isChampion } from '../rules/cards.js';
import { namesOf } from '../rules/cells.js';
import {
  boardOf,
  firstFreeCell,
  freeTag,
  hasTrait,
  heartsFor,
  hordeAt,
  isBlocked,
  isFullyCovered,
  isLeviathan,
  isPrimarch,
} from '../rules/hordes.js';
import { pathAhead } from '../rules/maps.js';
import { rowOf } from '../rules/objectives.js';
import { sendHome } from './life.js';
import { lose, loseHearts, loseIfHeartless, loseIfOutOfReach } from './outcomes.js';

/** KRU-8.18: whoever waits where a horde comes goes on it, or home. */
function ambush(play: KruPlay, horde: Horde): void {
  const { board } = play;
  for (const [index, warrior] of board.warriors.entries()) {
    if (warrior.where !== 'waiting' || warrior.at !== horde.at) continue;
    const cell = hasTrait(board, horde, 'flying') ? 0 : firstFreeCell(board, horde, 'physical');
    const [name] = namesOf(cell);
    if (name === undefined) {
      sendHome(play, index);
      play.emit('warriorHome', { seat: warrior.seat });
      continue;
    }
    warrior.where = 'horde';
    warrior.at = null;
    horde.pawns.push({ cell: name, damage: 'physical', seat: warrior.seat, warrior: index });
    play.emit('ambushed', { tag: horde.tag, cell: name });
    markDone(play, horde, warrior.seat);
  }
}

/** KRU-8.15, RU-32: figures standing where a horde comes, in seat order. */
export function figuresToRetreat(play: KruPlay, space: Space): Retreating[] {
  const { players, solo } = play.board;
  const heroes = players.flatMap(({ seat, hero }): Retreating[] =>
    hero?.at === space && hero.topLeft === null ? [{ seat, hero: hero.id, secondary: false }] : [],
  );
  const seconds = (solo?.secondaries ?? []).flatMap(({ id, at, topLeft }): Retreating[] =>
    at === space && topLeft === null ? [{ seat: 0, hero: id, secondary: true }] : [],
  );
  return [...heroes, ...seconds];
}

/** What happens on a space that a horde has just entered. */
function arrive(play: KruPlay, horde: Horde): void {
  ambush(play, horde);
  const figures = figuresToRetreat(play, horde.at);
  if (figures.length > 0) play.push({ step: 'retreat', figures, from: horde.at });
}

/** Remembers whose placement covered the last visible enemy. */
export function markDone(play: KruPlay, horde: Horde, by: Seat | null): void {
  if (!isFullyCovered(play.board, horde)) return;
  horde.doneBy = by;
  play.emit('covered', { tag: horde.tag, card: horde.card, by });
}

/** KRU-5.2: the nearest free path space of a lane; defeat where there is none (KRU-5.3). */
export function spawn(play: KruPlay, lane: Lane, { card, objective }: PileCard, how: 'pile' | 'ambush'): void {
  const { board } = play;
  const chain = boardOf(board).lanes.get(lane) ?? [];
  const at = chain.find((space) => !hordeAt(board, space));
  if (at === undefined) {
    board.discard.push(card);
    lose(play, { key: 'outcomeNoRoom', params: { at: chain[0] ?? '' } });
    return;
  }
  const horde = newHorde(play, card, at, lane, objective);
  horde.hastened = board.flags.drums;
  board.hordes.push(horde);
  play.reveal();
  play.emit('spawned', { tag: horde.tag, card, at, lane, objective, ambush: how === 'ambush' });
  arrive(play, horde);
}

export function newHorde(
  { board }: Pick<KruPlay, 'board'>,
  card: string,
  at: Space,
  lane: Lane | null,
  objective: number | null,
): Horde {
  return {
    tag: freeTag(board),
    card,
    at,
    lane,
    tiles: [],
    pawns: [],
    objective,
    winds: isChampion(card) ? (rowOf(board).winds ?? 0) : null,
    held: false,
    hastened: false,
    advanced: false,
    doneBy: null,
  };
}

/** A horde leaves the board; its tiles and pawns go back. */
export function removeHorde(play: KruPlay, horde: Horde): void {
  const { board } = play;
  board.hordes = board.hordes.filter(({ tag }) => tag !== horde.tag);
  board.discard.push(horde.card);
}

/** KRU-11.7 */
function escape(play: KruPlay, horde: Horde): void {
  const { board } = play;
  const gate = boardOf(board).exitOf.get(horde.at) ?? horde.at;
  if (isPrimarch(board, horde)) {
    lose(play, { key: 'outcomePrimarch', params: {} });
    return;
  }
  const hearts = heartsFor(board, horde);
  loseHearts(play, hearts);
  board.lostAt[gate] = (board.lostAt[gate] ?? 0) + hearts;
  board.escaped += 1;
  removeHorde(play, horde);
  play.emit('escaped', { tag: horde.tag, card: horde.card, gate, hearts, left: board.hearts });
  loseIfHeartless(play);
  if (horde.objective !== null || isChampion(horde.card)) {
    lose(play, { key: 'outcomeMark', params: { card: horde.card } });
  }
  loseIfOutOfReach(play);
  play.push({ step: 'checkObjective' });
}

/** KRU-11.5: to the next path space without a horde, jumping over any number; out of the gate where there is none. */
export function walkOn(play: KruPlay, horde: Horde, how: 'own' | 'forced'): void {
  const { board } = play;
  const from = horde.at;
  const to = pathAhead(boardOf(board), from).find((space) => !hordeAt(board, space));
  if (to === undefined) {
    escape(play, horde);
    return;
  }
  horde.at = to;
  play.emit('stepped', { tag: horde.tag, card: horde.card, from, to, forced: how === 'forced' });
  arrive(play, horde);
}

/** KRU-17.12: a step in which whoever is blocked or held simply stays. */
export function forceStep(play: KruPlay, horde: Horde): void {
  if (horde.held || isBlocked(play.board, horde) || isLeviathan(play.board, horde)) return;
  walkOn(play, horde, 'forced');
}
