/** The Rifts, and the end of the game (chapter 9). */
import { creaturesIn, enemyOf, isRivalry, seatsOfSide, teamOf, whichRift } from '../rules/siege.js';
import type { Events, OmdPlay, Side, Siege } from '../types/index.js';

export function changeRift(play: OmdPlay, side: Side, change: number, cause: Events['riftChanged']['cause']): void {
  const { rift } = teamOf(play.board, side);
  const health = Math.max(0, Math.min(rift.start, rift.health + change));
  const changed = health - rift.health;
  rift.health = health;
  if (changed !== 0) play.emit('riftChanged', { ...whichRift(play.board, side), change: changed, health, cause });
}

/** OMD-16.3: all waves over, nobody left, and nobody still to come. */
function isHeld(siege: Siege): boolean {
  return (
    siege.level === 3 &&
    siege.phase !== 'setup' &&
    siege.bosses.length === 0 &&
    (siege.bossPlan.finale === null || siege.arrived.includes('finale')) &&
    siege.teams.every((team) => team.armies.every(({ left }) => left === 0) && creaturesIn(team) === 0)
  );
}

/** Skulls for the record: how much of the Rift is left (OMD-16.6). */
export function ratingOf(health: number, start: number): number {
  if (health >= start) return 5;
  const share = health / start;
  return share >= 0.75 ? 4 : share >= 0.5 ? 3 : share >= 0.25 ? 2 : 1;
}

function endRivalry(play: OmdPlay, fallen: readonly Side[]): void {
  const { board } = play;
  const [first] = fallen;
  if (first === undefined) return;
  board.hidden.over = true;
  play.emit('siegeOver', {});
  if (fallen.length > 1) {
    play.finish({ kind: 'won', winners: [...play.seats], scores: null, reason: { key: 'endShared', params: {} } });
    return;
  }
  const side = enemyOf(first);
  play.finish({
    kind: 'won',
    winners: seatsOfSide(board, side),
    scores: null,
    reason: { key: 'endRivalry', params: { side } },
  });
}

/** After every atomic event: defeat first, then victory (OMD-16.1). */
export function checkEnd(play: OmdPlay): void {
  const { board } = play;
  if (board.hidden.over) return;
  const fallen = board.teams.filter(({ rift }) => rift.health <= 0).map(({ side }) => side);
  if (isRivalry(board)) {
    if (!board.hidden.waiting) endRivalry(play, fallen);
    return;
  }
  const [team] = board.teams;
  if (!team) return;
  if (fallen.length > 0) {
    board.hidden.over = true;
    play.emit('siegeOver', {});
    play.finish({ kind: 'lost', winners: [], scores: null, reason: { key: 'endFallen', params: {} } });
  } else if (isHeld(board)) {
    board.hidden.over = true;
    play.emit('siegeOver', {});
    const rating = ratingOf(team.rift.health, team.rift.start);
    play.finish({
      kind: 'won',
      winners: [...play.seats],
      scores: null,
      reason: { key: 'endHeld', params: { rating } },
    });
  }
}
