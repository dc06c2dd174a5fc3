/** D: levels, the Rift Lord, courage, wear (OMD-7, 14.11, 14.19, 15.9). */
import { lastOvertimeRound, lastRivalryRound, mostArmies, overtimeFrom, wearFromCycle } from '../content/numbers.js';
import { fortressOf, isRivalry, who } from '../rules/siege.js';
import type { Level, OmdPlay } from '../types/index.js';
import { clearTrapsburg, dealArmies, emptyShop, fillTrapsburg, openLevelDecks } from './decks.js';
import { changeRift, checkEnd } from './end.js';

/** OMD-7.1. */
function beginLevel(play: OmdPlay, level: Level): void {
  const { board } = play;
  board.level = level;
  play.emit('levelBegan', { level });
  dealArmies(play, { first: 0 });
  for (const slot of board.slots) slot.skulls += level;
  for (const { rift } of board.teams) rift.skulls += level;
  emptyShop(play);
  openLevelDecks(play, level);
  clearTrapsburg(play);
  fillTrapsburg(play);
}

/** OMD-14.11 and 8.7: level 3 again, with more armies each time. */
function repeatLevel(play: OmdPlay): void {
  const { board } = play;
  board.cycle += 1;
  play.emit('cycleBegan', { cycle: board.cycle });
  const listed = Math.max(
    ...board.teams.map(({ plan }) => Object.values(plan[2]).reduce((sum, count) => sum + count, 0)),
  );
  const more = board.options.escalation === 'on' ? Math.min(board.cycle, mostArmies - listed) : 0;
  dealArmies(play, { first: more });
}

/** D1: only when every army deck is empty. Whether a new level has begun. */
export function prepareLevel(play: OmdPlay): boolean {
  const { board } = play;
  if (board.teams.some(({ armies }) => armies.some(({ left }) => left > 0))) return false;
  if (board.level < 3) {
    beginLevel(play, (board.level + 1) as Level);
    return true;
  }
  if (isRivalry(board)) repeatLevel(play);
  return false;
}

/** D2. */
export function passToken(play: OmdPlay): void {
  const { board } = play;
  board.lord = (board.lord + 1) % board.slots.length;
  play.emit('lordPassed', { ...who(play.board, board.lord) });
}

/** D3: courage skulls for every hero inside the enemy fortress. */
export function rewardCourage(play: OmdPlay): void {
  const { board } = play;
  if (!isRivalry(board)) return;
  for (const [index, slot] of board.slots.entries()) {
    if (slot.tile === null || fortressOf(board, slot.tile).side === slot.side) continue;
    slot.skulls += board.level;
    play.emit('courage', { ...who(play.board, index), skulls: board.level });
  }
}

/** D6: both Rifts as one event (OMD-7.7). */
export function wear(play: OmdPlay): void {
  const { board } = play;
  if (isRivalry(board)) {
    if (board.options.escalation === 'on' && board.cycle >= wearFromCycle) {
      for (const { side } of board.teams) changeRift(play, side, -1, 'wear');
    }
    if (board.options.escalation === 'off' && board.round >= lastRivalryRound) {
      const least = Math.min(...board.teams.map(({ rift }) => rift.health));
      for (const { side, rift } of board.teams)
        if (rift.health === least) changeRift(play, side, -rift.health, 'last-round');
    }
  } else {
    const [team] = board.teams;
    if (team && board.options.overtime === 'on' && board.overtime >= overtimeFrom)
      changeRift(play, team.side, -1, 'wear');
    if (team && board.options.overtime === 'off' && board.overtime >= lastOvertimeRound) {
      changeRift(play, team.side, -team.rift.health, 'last-round');
    }
  }
  checkEnd(play);
}
