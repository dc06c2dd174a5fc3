/** STR-16: cannons, engines, archers and goblin shooters take effect. */
import type { Play } from '../../../kernel/index.js';
import { rampartData, towerData } from '../content/map.js';
import { engineOf, isRampart, isTower, isWall, sideOf } from '../rules/places.js';
import { commanderOf, commandersOf } from '../rules/seats.js';
import { type EngineHit, cannonHits, engineHits } from '../rules/shots.js';
import { setOf, volleySets } from '../rules/choices.js';
import { noGarrison, noHorde, oneOf } from '../rules/units.js';
import type { Aims, CannonShot, EngineShot, Volley } from '../types/steps.js';
import {
  type EngineCard,
  type EngineId,
  type ShotCard,
  type Target,
  type Wall,
  type Zone,
  ramparts,
  towers,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { archerFellInTower, fellOnWall, kill } from './deaths.js';
import { destroy } from './ruin.js';
import { intoPile } from './invader-actions.js';

type Picks = Readonly<Record<string, string>>;

/** Where a single weapon is aimed; undefined where it holds back. */
export function targetOf(aims: Aims, weapon: keyof Aims): Target | undefined {
  const aimed = (Object.keys(aims[weapon] ?? {}) as Target[]).find((target) => (aims[weapon]?.[target] ?? 0) > 0);
  return aimed === 'hold' ? undefined : aimed;
}

/** One shot card after the other from the top, without reshuffling between them; then the deck is shuffled. */
export function turnShots(play: Play<Str>, count: number): ShotCard[] {
  const { board, rng } = play;
  const cards = board.shotDeck.slice(-count).reverse();
  if (count === 0) return [];
  board.shotDeck = rng.shuffle(board.shotDeck);
  return cards;
}

export function fireCannons(play: Play<Str>, aims: Aims): CannonShot[] {
  const firing = towers.filter((tower) => targetOf(aims, tower) !== undefined);
  const cards = turnShots(play, firing.length);
  return firing.map((tower, index) => {
    const shot = { tower, zone: targetOf(aims, tower) as Zone, card: cards[index] ?? 'miss' };
    const seat = commanderOf(play.board, 'defenders', towerData[tower].side);
    play.emit('cannonFired', { seat, ...shot });
    return shot;
  });
}
export function settleCannons(play: Play<Str>, shots: readonly CannonShot[], picks: Picks): void {
  for (const { shot, victim } of cannonHits(play.board, shots, picks).hits) {
    if (!victim) continue;
    const seats = commandersOf(play.board, 'defenders', shot.tower);
    kill(play, shot.zone, { by: 'cannon', units: oneOf(victim), seats });
  }
}

const ownerOf = (play: Play<Str>, engine: string): number =>
  commanderOf(play.board, 'invaders', sideOf(engine) ?? 'west');

/** The cards stay in their piles until the shots are settled. */
export function revealEngines(play: Play<Str>, aims: Aims): EngineShot[] {
  const { board } = play;
  play.reveal();
  const shots: EngineShot[] = [];
  for (const engine of board.engines.map(({ kind, place }) => `${kind}@${place}` as const).sort(byPlace)) {
    const wall = targetOf(aims, engine) as Wall | undefined;
    if (!wall) continue;
    const count = engineOf(board, engine)?.precise ? 2 : 1;
    const cards = (board.piles[engine] ?? []).slice(-count).reverse();
    shots.push({ engine, wall, cards });
    const [card = 'miss', other = card] = cards;
    if (card === other) play.emit('fired', { seat: ownerOf(play, engine), engine, wall, card });
  }
  return shots;
}
const places = [
  'fw',
  ...ramparts.filter((one) => one.startsWith('rw')),
  'fe',
  ...ramparts.filter((one) => one.startsWith('re')),
];
const byPlace = (a: EngineId, b: EngineId): number =>
  places.indexOf(a.slice(a.indexOf('@') + 1)) - places.indexOf(b.slice(b.indexOf('@') + 1));

/** STR-6.3, STR-11.3: a miss goes to the pool, a hit and the card not kept go back; the pile is shuffled. */
function putBack(play: Play<Str>, { shot, card }: EngineHit): void {
  const { board } = play;
  const pile = board.piles[shot.engine] ?? [];
  board.piles[shot.engine] = pile.slice(0, pile.length - shot.cards.length);
  const back: EngineCard[] = [...shot.cards];
  if (card === 'miss') {
    back.splice(back.indexOf('miss'), 1);
    board.missPool += 1;
  }
  intoPile(play, shot.engine, back);
}

function settleHit(play: Play<Str>, hit: EngineHit): void {
  const { board } = play;
  const { engine, wall, cards } = hit.shot;
  const seat = ownerOf(play, engine);
  if (new Set(cards).size > 1) play.emit('fired', { seat, engine, wall, card: hit.card });
  for (const unit of hit.fallen) fellOnWall(play, wall, { by: 'ballista', units: oneOf(unit), seats: [seat] });
  if (hit.own) kill(play, wall, { by: 'ballista', units: oneOf(hit.own), seats: [] });
  destroy(play, wall, { by: engine, stone: hit.stone, wood: hit.wood });
  if (hit.cauldron) {
    board.walls[wall].cauldron = null;
    play.emit('smashed', { by: engine, what: 'cauldron', place: wall, seat });
  }
  if (hit.machine) {
    board.towers[hit.machine.tower] = 'empty';
    play.emit('smashed', { by: engine, what: hit.machine.what, place: hit.machine.tower, seat });
  }
  if (hit.byBloodstones) {
    fellOnWall(play, wall, { by: 'bloodstones', units: oneOf(hit.byBloodstones), seats: [seat] });
  }
}
export function settleEngines(play: Play<Str>, shots: readonly EngineShot[], picks: Picks): void {
  for (const hit of engineHits(play.board, shots, picks).hits) {
    settleHit(play, hit);
    putBack(play, hit);
  }
}

/** STR-16.8: the volleys, each with the defenders whose archers are in it. */
export function looseVolleys(play: Play<Str>, aims: Aims): Volley[] {
  const { board } = play;
  const zones: Zone[] = [...ramparts, 'barbican'];
  return zones.flatMap((zone) => {
    let points = 0;
    const seats = new Set<number>();
    for (const [weapon, targets] of Object.entries(aims)) {
      const count = targets[zone] ?? 0;
      if (count === 0) continue;
      points += count;
      seats.add(commanderOf(board, 'defenders', sideOf(weapon) ?? 'west'));
    }
    if (points === 0) return [];
    const volley = { zone, points, seats: [...seats].sort((a, b) => a - b) };
    play.emit('volleyShot', { seats: volley.seats, zone, points });
    return [volley];
  });
}
/** STR-16.11: all casualties fall at once. */
export function settleVolleys(play: Play<Str>, volleys: readonly Volley[], picks: Picks): void {
  for (const volley of volleys) {
    const units = setOf(volleySets(play.board, volley), picks[volley.zone]);
    kill(play, volley.zone, { by: 'volley', units: { ...noHorde(), ...units }, seats: volley.seats });
  }
}

/** STR-16.12 */
export function shootArchers(play: Play<Str>, aims: Aims): void {
  for (const [rampart, targets] of Object.entries(aims)) {
    if (!isRampart(rampart)) continue;
    const seats = [commanderOf(play.board, 'invaders', rampartData[rampart].side)];
    for (const [target, count] of Object.entries(targets)) {
      if (isTower(target)) archerFellInTower(play, target, seats);
      else if (isWall(target)) {
        fellOnWall(play, target, { by: 'shooters', units: { ...noGarrison(), archer: count }, seats });
      }
    }
  }
}
