/** OOO-4, OOO-19: creatures appear, move, take roads and reach the tower. */
import type { Seat } from '../../../kernel/index.js';
import { slotData, tracks } from '../content/creatures.js';
import { goesOn } from '../content/terrain.js';
import { laneOf, nextTowards, sectionOf } from '../rules/geometry.js';
import { playerAt } from '../rules/players.js';
import { groundOf, hasUsable, hitPointsFor, slotHeldBy, valueOf } from '../rules/position.js';
import type { Arrival, Board, Creature, Events, Lane, Move, OooPlay, SectionName, SpellCode } from '../types/index.js';

/** What a movement brought about, told once it is over. */
export type Journey = { moves: Move[]; breaches: Events['breached'][] };
export const noJourney = (): Journey => ({ moves: [], breaches: [] });

export function tell(play: OooPlay, by: 'fate' | SpellCode, seat: Seat | null, { moves, breaches }: Journey): void {
  play.emit('marched', { by, seat, moves });
  for (const breach of breaches) play.emit('breached', breach);
}

/** OOO-4.1 to 4.5: into the box; the value drops, and the mage above may lose a trophy. */
function breach(board: Board, lane: Lane, { kind }: Creature): Events['breached'] {
  const slot = slotHeldBy(board, kind);
  const before = valueOf(board, slot);
  board.box.creatures[slot] += 1;
  board.breaches[slot] += 1;
  board.values[slot] = Math.min(board.values[slot] + 1, tracks[slotData[slot].category].length - 1);
  const above = board.players.findIndex(({ space }) => space === lane);
  const seat = above < 0 ? null : above;
  const owns = seat !== null && playerAt(board, seat).trophies[slot] > 0;
  const kept = owns && hasUsable(board, seat, 'no-loss');
  const lost = owns && !kept;
  if (lost) {
    playerAt(board, seat).trophies[slot] -= 1;
    board.box.creatures[slot] += 1;
  }
  return { kind, slot, lane, before, after: valueOf(board, slot), seat, lost, kept };
}

/** OOO-19.5, 19.8: onto a section and along its roads; the creature stands nowhere else. */
function arrive(
  board: Board,
  creature: Creature,
  to: SectionName | 'tower',
  lane: Lane,
  breaches: Events['breached'][],
) {
  let place = to;
  while (place !== 'tower') {
    const ground = groundOf(board, place);
    if (!ground.terrain || !goesOn[ground.terrain]) {
      ground.creatures.push(creature);
      return place;
    }
    place = nextTowards(place);
  }
  breaches.push(breach(board, lane, creature));
  return place;
}

export function takeOff(board: Board, section: SectionName, id: number): Creature {
  const ground = groundOf(board, section);
  const creature = ground.creatures.find((one) => one.id === id);
  if (!creature) throw new Error(`no creature ${id} stands on ${section}`);
  ground.creatures = ground.creatures.filter((one) => one.id !== id);
  return creature;
}

/** Puts a creature that was taken off onto a section, roads included. */
export function putDown(
  board: Board,
  creature: Creature,
  from: SectionName,
  to: SectionName | 'tower',
  journey: Journey,
): SectionName | 'tower' {
  const lane = laneOf(to === 'tower' ? from : to);
  const end = arrive(board, creature, to, lane, journey.breaches);
  journey.moves.push({ id: creature.id, kind: creature.kind, from, to: end });
  return end;
}

/** One section towards the tower, then along roads. */
export function stepTowards(board: Board, section: SectionName, id: number, journey: Journey): SectionName | 'tower' {
  return putDown(board, takeOff(board, section, id), section, nextTowards(section), journey);
}

/** OOO-19.7: damage taken this turn is enough where it stands now. */
export function falls(board: Board, seat: Seat | null, section: SectionName, { kind, damage }: Creature): boolean {
  return damage >= hitPointsFor(board, seat, section, kind);
}

/** OOO-5.1, 5.4: the top marker becomes a creature on the outer section. */
export function revealTopMarker(play: OooPlay, lane: Lane): Arrival {
  const { board } = play;
  const kind = board.lanes[lane].markers.pop();
  if (!kind) throw new Error(`lane ${lane} has no markers`);
  const creature = { id: board.nextFigure, kind, damage: 0 };
  board.nextFigure += 1;
  const breaches: Events['breached'][] = [];
  const section = arrive(board, creature, sectionOf(lane, 'o'), lane, breaches);
  for (const one of breaches) play.emit('breached', one);
  play.reveal();
  return { id: creature.id, kind, lane, section };
}
