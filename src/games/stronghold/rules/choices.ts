/** 4.7: the choices of the assault and of the end of the turn, line by line. */
import type { Seat } from '../../../kernel/index.js';
import { rescued } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import type { ChoiceLine, Defeat, Matter, Volley } from '../types/steps.js';
import { type Garrison, type Horde, type Rampart, type Wall, walls } from '../types/terms.js';
import { takesPart } from './melee.js';
import { callChoices, proposedCall } from './orders.js';
import { attackersAt, hordeAt, isRampart } from './places.js';
import { roomAt } from './room.js';
import { commandersOf, seatsOfTeam } from './seats.js';
import { cannonHits, engineHits, standing } from './shots.js';
import { maximalSets, minimalSets, noHorde, setsOf, totalOf, written } from './units.js';

type Picks = Readonly<Record<string, string>>;

/** STR-16.9, STR-16.10: what a volley may kill. */
export function volleySets(field: Field, { zone, points }: Volley): Horde[] {
  const rampart = isRampart(zone) ? field.ramparts[zone] : undefined;
  if (rampart?.mantlet) return [noHorde()];
  return maximalSets(hordeAt(field, zone), points, rampart?.trainings.includes('trench-master') ? 2 : 1);
}

export function lossSets(field: Field, { wall, team, advantage }: Defeat): (Horde | Garrison)[] {
  return team === 'invaders'
    ? minimalSets(attackersAt(field, wall), advantage)
    : minimalSets(field.walls[wall].defenders, advantage);
}

/** STR-10.16: walls at which orcs blow up, and walls to which a troll is called. */
export function explosions(field: Field): Wall[] {
  return orderWalls(field, 'exploding-orcs').filter((wall) => attackersAt(field, wall).orc > 0);
}
export function calls(field: Field): Wall[] {
  return orderWalls(field, 'trolls-call').filter((wall) => callChoices(field, wall).length > 0);
}
function orderWalls(field: Field, tile: string): Wall[] {
  return walls.filter((wall) => {
    const { order } = field.walls[wall];
    return order?.open === true && order.tile === tile && takesPart(field, wall);
  });
}
export function explodingOrcs(field: Field, wall: Wall, picks: Picks): number {
  const values = Array.from({ length: attackersAt(field, wall).orc }, (_, index) => String(index + 1));
  return Number(standing(values, picks[wall], '1'));
}
export function calledFrom(field: Field, wall: Wall, picks: Picks): Rampart | undefined {
  const proposal = proposedCall(field, wall);
  return proposal && (standing(callChoices(field, wall), picks[wall], proposal) as Rampart);
}
function orderLines(field: Field, picks: Picks): ChoiceLine[] {
  const line = (wall: Wall, tile: 'exploding-orcs' | 'trolls-call', values: string[], value: string): ChoiceLine => {
    const seats = commandersOf(field, 'invaders', wall);
    return { item: wall, seats, values, value, about: { kind: 'order', wall, tile } };
  };
  return [
    ...explosions(field).map((wall) => {
      const values = Array.from({ length: attackersAt(field, wall).orc }, (_, index) => String(index + 1));
      return line(wall, 'exploding-orcs', values, String(explodingOrcs(field, wall, picks)));
    }),
    ...calls(field).map((wall) =>
      line(wall, 'trolls-call', callChoices(field, wall), calledFrom(field, wall, picks) ?? ''),
    ),
  ];
}

/** One of the sets, as picked or the first. */
export function setOf<C extends Horde | Garrison>(sets: readonly C[], picked: string | undefined): C {
  const [first] = sets;
  if (!first) throw new Error('there is always a set to lose');
  return sets.find((set) => written<never>(set as never) === picked) ?? first;
}
function setLine(
  sets: readonly (Horde | Garrison)[],
  picks: Picks,
  line: Pick<ChoiceLine, 'item' | 'seats' | 'about'>,
): ChoiceLine {
  const values = sets.map((set) => written<never>(set as never));
  return { ...line, values, value: standing(values, picks[line.item], values[0] ?? '0') };
}

/** STR-17.10 */
export function hospitalSets(field: Field): Garrison[] {
  return setsOf(field.hospital, Math.min(rescued, totalOf(field.hospital)));
}

/** E1, STR-19.2: sets that fill the wall out of its siege tower. */
export function leavingSets(field: Field, wall: Wall): Horde[] {
  const inside = field.walls[wall].siegeTower ?? noHorde();
  return setsOf(inside, Math.min(totalOf(inside), roomAt(field, wall)));
}
export function siegeTowersToEmpty(field: Field): Wall[] {
  return walls.filter((wall) => totalOf(field.walls[wall].siegeTower ?? noHorde()) > 0 && roomAt(field, wall) > 0);
}

/** Every line of a matter that leaves a choice, with what stands. */
export function choiceLines(field: Field, matter: Matter, picks: Picks): ChoiceLine[] {
  return allLines(field, matter, picks).filter(({ values }) => values.length > 1);
}
function allLines(field: Field, matter: Matter, picks: Picks): ChoiceLine[] {
  switch (matter.stage) {
    case 'victims':
      return cannonHits(field, matter.shots, picks).lines;
    case 'effects':
      return engineHits(field, matter.shots, picks).lines;
    case 'volleys':
      return matter.volleys.map((volley) =>
        setLine(volleySets(field, volley), picks, {
          item: volley.zone,
          seats: commandersOf(field, 'invaders', volley.zone),
          about: { kind: 'volley', zone: volley.zone, points: volley.points },
        }),
      );
    case 'orders':
      return orderLines(field, picks);
    case 'losses':
      return matter.defeats.map((defeat) =>
        setLine(lossSets(field, defeat), picks, {
          item: defeat.wall,
          seats: commandersOf(field, defeat.team, defeat.wall),
          about: { kind: 'losses', ...defeat },
        }),
      );
    case 'hospital':
      return [
        setLine(hospitalSets(field), picks, {
          item: 'hospital',
          seats: seatsOfTeam(field, 'defenders'),
          about: { kind: 'hospital' },
        }),
      ];
    case 'leaving':
      return siegeTowersToEmpty(field).map((wall) =>
        setLine(leavingSets(field, wall), picks, {
          item: wall,
          seats: commandersOf(field, 'invaders', wall),
          about: { kind: 'leaving', wall, room: roomAt(field, wall) },
        }),
      );
  }
}

/** Who is asked: every seat with a line of its own; those who share all their lines together. */
export function choosingSeats(lines: readonly ChoiceLine[], done: readonly Seat[]): Seat[][] {
  const own = [...new Set(lines.filter(({ seats }) => seats.length === 1).flatMap(({ seats }) => seats))];
  if (own.length > 0) return own.filter((seat) => !done.includes(seat)).map((seat) => [seat]);
  const shared = [...new Set(lines.flatMap(({ seats }) => seats))];
  return shared.length === 0 || shared.some((seat) => done.includes(seat)) ? [] : [shared];
}

/** The zone or wall that a line is about, for STR-16.14. */
function groundOf({ about }: ChoiceLine): string {
  if ('wall' in about) return about.wall;
  return 'zone' in about ? about.zone : '';
}
/** STR-16.14: the picks after one was changed; later ones of the same zone or wall fall back. */
export function repicked(
  lines: readonly ChoiceLine[],
  picks: Picks,
  item: string,
  value: string,
): Record<string, string> {
  const at = lines.findIndex((line) => line.item === item);
  const changed = lines[at];
  const later = lines.slice(at + 1).filter((line) => changed && groundOf(line) === groundOf(changed));
  const dropped = new Set(later.map((line) => line.item));
  const kept = Object.entries(picks).filter(([name]) => !dropped.has(name));
  return { ...Object.fromEntries(kept), [item]: value };
}
