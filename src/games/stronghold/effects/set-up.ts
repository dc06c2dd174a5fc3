/** Section 3: the first board of a table. */
import type { Rng, Seat, Setup } from '../../../kernel/index.js';
import { cardPhaseOf, draftCards, drawnCards, starterCards } from '../content/cards.js';
import { towerData } from '../content/map.js';
import {
  barracksGarrison,
  garrisonPieces,
  gateResistance,
  guardsGarrison,
  handicapData,
  heroStart,
  hitCards,
  honourGarrison,
  hordePieces,
  missCards,
  resourcePieces,
  shotDeck,
  startingHourglasses,
  startingResources,
  startingStone,
  startingTime,
  stonePieces,
  valour,
  wallGarrison,
  woodPieces,
} from '../content/numbers.js';
import { handicapOf, rolesFor } from '../options.js';
import { noGarrison, noHorde, sumOf, without } from '../rules/units.js';
import type { Board, Defender, Draft, Invader, Player, TaskState } from '../types/board.js';
import {
  type CardPhase,
  type DraftCard,
  type Garrison,
  type Role,
  type ShotCard,
  type Side,
  type Tower,
  buildings,
  foregrounds,
  invaderUnits,
  paths,
  ramparts,
  shotCards,
  sides,
  tasks,
  towers,
  walls,
} from '../types/terms.js';
import type { Str } from '../types/index.js';

/** A record with the same kind of value under every name. */
function recordOf<K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
}

/** STR-3.4 */
function dealRoles({ seats, options, wishes, rng }: Setup<Str>): Role[] {
  const roles = rolesFor[seats.length] ?? [];
  if (options.sides === 'random') return rng.shuffle(roles);
  const taken: (Role | undefined)[] = seats.map((seat) => {
    const wish = roles.find((role) => role === wishes[seat]);
    return wish && wishes.indexOf(wish) === seat ? wish : undefined;
  });
  const left = roles.filter((role) => !taken.includes(role));
  return taken.map((role) => role ?? left.shift() ?? 'invader');
}

function sidesOf(role: Role): Side[] {
  return sides.filter((side) => !role.includes('-') || role.endsWith(side));
}

const phaseCards = (cards: readonly DraftCard[]): Invader['cards'] => [
  { id: 'p1', phase: 1, flipped: false },
  ...cards.map((id) => ({ id, phase: cardPhaseOf(id), flipped: false })),
  { id: 'p6', phase: 6, flipped: false },
  { id: 'camp', phase: 'camp', flipped: false },
];
export { phaseCards };

function invader(seat: Seat, role: Role, resources: number): Invader {
  return {
    ...{ seat, sides: sidesOf(role), reserve: noHorde(), camp: noHorde(), spent: noHorde(), resources },
    ...{ cards: phaseCards([]), used: [], lent: [], deployed: [], deployment: null, doneUntil: null },
  };
}

function drawDraft(invaders: number, rng: Rng): Draft {
  const count = invaders > 1 ? drawnCards.teams : drawnCards.alone;
  const drawn = (phase: CardPhase): DraftCard[] =>
    rng
      .shuffle(draftCards.filter((card) => cardPhaseOf(card) === phase))
      .slice(0, count)
      .sort();
  return {
    drawn: { 2: drawn(2), 3: drawn(3), 4: drawn(4), 5: drawn(5) },
    kept: Array.from({ length: invaders }, () => null),
  };
}

const allShots = (): ShotCard[] =>
  shotCards.flatMap((card) => Array.from({ length: shotDeck[card].copies }, () => card));

function placedGarrison(): Garrison {
  const onWalls = walls.reduce((sum) => sumOf(sum, wallGarrison), noGarrison());
  const inTowers = towers.filter((tower) => towerData[tower].starts === 'archer').length;
  return [barracksGarrison, guardsGarrison, honourGarrison].reduce(sumOf, {
    ...onWalls,
    archer: onWalls.archer + inTowers,
  });
}

const untouched = (): TaskState => ({ progress: 0, colour: null, done: 0, doneBy: null });

export function firstBoard(setup: Setup<Str>): Board {
  const { seats, options, rng } = setup;
  const roles = dealRoles(setup);
  const players: Player[] = roles.map((role) => ({
    role,
    team: role.startsWith('invader') ? 'invaders' : 'defenders',
    sides: sidesOf(role),
  }));
  const inOrder = (team: 'invader' | 'defender'): Seat[] =>
    (rolesFor[seats.length] ?? []).filter((role) => role.startsWith(team)).map((role) => roles.indexOf(role));
  const invaderSeats = inOrder('invader');
  const table = invaderSeats.length > 1 ? 'teams' : 'alone';
  const defenderSeats = inOrder('defender');
  const defenders: Defender[] = defenderSeats.map((seat) => ({
    ...{ seat, sides: sidesOf(roles[seat] ?? 'defender'), hourglasses: 0, workshopOnly: 0 },
    waiting: startingHourglasses / defenderSeats.length,
  }));
  const invaders = invaderSeats.map((seat) => invader(seat, roles[seat] ?? 'invader', startingResources[table]));
  if (options.cards === 'starter') {
    for (const [index, one] of invaders.entries()) one.cards = phaseCards(starterCards[index === 0 ? 0 : 1]);
  }
  const handicap = handicapData[handicapOf(options, seats.length)];
  const stoneAt = (wall: (typeof walls)[number]): number => startingStone + (handicap.stones.includes(wall) ? 1 : 0);
  const stones = walls.reduce((sum, wall) => sum + stoneAt(wall), 0);
  return {
    ...{ turn: 0, phase: options.cards === 'draft' ? 'draft' : 'flip', players, invaders, defenders },
    bank: resourcePieces - invaders.reduce((sum, one) => sum + one.resources, 0),
    bag: rng.shuffle(invaderUnits.flatMap((unit) => Array.from({ length: hordePieces[unit] }, () => unit))),
    ...{ dead: noHorde(), ritualTrack: 0 },
    foregrounds: recordOf(foregrounds, noHorde),
    ramparts: recordOf(ramparts, () => ({ units: noHorde(), altar: null, mantlet: false, trainings: [] })),
    paths: recordOf(paths, () => null),
    walls: recordOf(walls, (wall) => ({
      ...{ invaders: noHorde(), siegeTower: null, equipment: [], order: null, gale: false },
      ...{ defenders: { ...wallGarrison }, cauldron: null, platform: false, stone: stoneAt(wall), wood: 0 },
      ...{ glare: false, breached: false },
    })),
    towers: recordOf(towers, (tower: Tower) => towerData[tower].starts),
    ...{ engines: [], piles: {}, hitPool: hitCards, missPool: missCards, shotDeck: rng.shuffle(allShots()) },
    barbican: { parts: 0, crew: noHorde(), gate: 1, resistance: gateResistance, destroyed: 0 },
    buildings: recordOf(buildings, () => ({ saboteur: false, fire: false, toTheLast: false })),
    tasks: recordOf(tasks, untouched),
    ...{ courtyard: noGarrison(), barracks: { ...barracksGarrison }, guards: { ...guardsGarrison } },
    ...{ honourGuard: { ...honourGarrison }, hospital: noGarrison(), honourBroken: false },
    heroes: {
      officer: { at: heroStart.officer, acted: false, possessed: false },
      warrior: { at: heroStart.warrior, acted: false, possessed: false },
    },
    ...{ speech: 0, terror: false, spectresOf: null, blessed: null },
    supply: { units: without(garrisonPieces, placedGarrison()), stone: stonePieces - stones, wood: woodPieces },
    ...{ waitingStone: 0, orders: { openGiven: false, secretPaid: false } },
    glory: {
      invaders: { time: startingTime + handicap.time, deeds: 0, gates: 0, entry: 0, tieBreak: 0 },
      defenders: { time: 0, valour, honour: 0, tieBreak: 0 },
    },
    deeds: { 'troll-onslaught': false, 'blood-rites': false, 'mass-invasion': false, 'walls-in-ruins': false },
    ...{ ruins: 0, ruinStone: 0, disgrace: { spent: [], lastTurn: 0 }, swift: true },
    draft: options.cards === 'draft' ? drawDraft(invaders.length, rng) : null,
    ...{ pictured: 0, history: [] },
  };
}
