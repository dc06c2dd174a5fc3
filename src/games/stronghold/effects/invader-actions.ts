/** STR-5.2, STR-6 to STR-9, STR-21.5: what an invader's action does. */
import type { Play } from '../../../kernel/index.js';
import { gathered, newPile, ritualSpaces, sendPrice } from '../content/numbers.js';
import { ritualData, tamed } from '../content/prices.js';
import { resourcesFor, surchargeFor, tamedFor } from '../rules/cards.js';
import { engineId, engineOf, isBuilding, isHero, isPath, isRampart, isWall } from '../rules/places.js';
import { noHorde, oneOf } from '../rules/units.js';
import { isThrower } from '../rules/stock.js';
import type { Board, Invader } from '../types/board.js';
import type {
  EngineCard,
  EngineId,
  Equipment,
  Foreground,
  FrontAction,
  Horde,
  InvaderUnit,
  Machine,
  Rampart,
  RampartTraining,
  Ritual,
  Training,
  WallEquipment,
} from '../types/terms.js';
import type { Str } from '../types/index.js';
import { scoreDeed } from './consequences.js';
import { give, pay } from './hourglasses.js';
import { add, take } from './counts.js';

export function gather(play: Play<Str>, invader: Invader, unit: InvaderUnit): void {
  const { board } = play;
  pay(play, invader, { units: oneOf(unit), resources: 0, more: 0 });
  const resources = Math.min(board.bank, gathered[unit]);
  board.bank -= resources;
  invader.resources += resources;
  invader.used.push('gather');
  play.emit('gathered', { seat: invader.seat, unit, resources });
}

export function send(play: Play<Str>, invader: Invader, partner: Invader, units: Horde): void {
  take(invader.reserve, units);
  add(partner.reserve, units);
  invader.used.push('send');
  give(play, invader, sendPrice);
  play.emit('sent', { seat: invader.seat, to: partner.seat, units });
}

function payFor(play: Play<Str>, invader: Invader, action: FrontAction, units: Horde): void {
  const more = surchargeFor(invader, action);
  pay(play, invader, { units, resources: resourcesFor(play.board, action), more });
  invader.used.push(action);
}

function addPile(play: Play<Str>, id: EngineId): void {
  const { board, rng } = play;
  const cards: EngineCard[] = [
    ...Array.from({ length: newPile.hits }, () => 'hit' as const),
    ...Array.from({ length: newPile.misses }, () => 'miss' as const),
  ];
  board.hitPool -= newPile.hits;
  board.missPool -= newPile.misses;
  board.piles[id] = rng.shuffle(cards);
}
/** Cards into a pile, which is shuffled. */
export function intoPile(play: Play<Str>, id: EngineId, cards: readonly EngineCard[]): void {
  play.board.piles[id] = play.rng.shuffle([...(play.board.piles[id] ?? []), ...cards]);
}

export function build(play: Play<Str>, invader: Invader, machine: Machine, where: string, units: Horde): void {
  const { board } = play;
  payFor(play, invader, machine, units);
  if (isThrower(machine)) {
    const engine = { kind: machine, place: where as Foreground | Rampart, precise: false, bloodstones: false };
    board.engines.push(engine);
    addPile(play, engineId(engine));
  } else if (isRampart(where)) {
    if (machine === 'altar') board.ramparts[where].altar = { wall: null };
    else board.ramparts[where].mantlet = true;
  } else if (isWall(where)) board.walls[where].siegeTower = noHorde();
  else board.barbican.parts += 1;
  play.emit('built', { seat: invader.seat, engine: machine, where, pay: units });
}

export function putEquipment(board: Board, item: Equipment, where: string): void {
  if (isPath(where)) board.paths[where] = 'bridge';
  else if (isWall(where)) board.walls[where].equipment.push(item as WallEquipment);
}
export function equip(play: Play<Str>, invader: Invader, item: Equipment, where: string, units: Horde): void {
  payFor(play, invader, item, units);
  putEquipment(play.board, item, where);
  play.emit('equipped', { seat: invader.seat, item, where, pay: units });
}

/** STR-8.8 */
function tame(play: Play<Str>, invader: Invader, units: Horde): void {
  const { board } = play;
  const unit = tamedFor(units);
  const back = { ...noHorde(), [unit]: Math.min(tamed, board.dead[unit]) };
  take(board.dead, back);
  add(invader.camp, back);
  play.emit('returned', { seat: invader.seat, units: back, by: 'tamer', to: 'camp' });
}
export function train(play: Play<Str>, invader: Invader, training: Training, where: string | null, units: Horde): void {
  const { board } = play;
  payFor(play, invader, training, units);
  play.emit('trained', { seat: invader.seat, training, where, pay: units });
  if (training === 'tamer') tame(play, invader, units);
  else if (training === 'gunner') {
    board.hitPool -= 1;
    intoPile(play, where as EngineId, ['hit']);
  } else if (where !== null && isRampart(where)) board.ramparts[where].trainings.push(training as RampartTraining);
  else if (where !== null && isBuilding(where)) board.buildings[where].saboteur = true;
}

/** STR-9.2: goblins go to the ritual track as long as it has spaces; any more are spent like others. */
function sacrifice(play: Play<Str>, invader: Invader, ritual: Ritual): void {
  const { board } = play;
  const { goblins } = ritualData[ritual];
  const onTrack = Math.min(goblins, ritualSpaces - board.ritualTrack);
  payFor(play, invader, ritual, { ...noHorde(), goblin: goblins });
  invader.spent.goblin -= onTrack;
  board.ritualTrack += onTrack;
  play.emit('sacrificed', { seat: invader.seat, goblins, track: board.ritualTrack });
  if (board.ritualTrack === ritualSpaces) scoreDeed(play, 'blood-rites');
}
export function holdRitual(play: Play<Str>, invader: Invader, ritual: Ritual, where: string | null): void {
  const { board } = play;
  play.emit('ritualHeld', { seat: invader.seat, ritual, where });
  sacrifice(play, invader, ritual);
  if (ritual === 'spectres') board.spectresOf = invader.seat;
  else if (ritual === 'terror') board.terror = true;
  else if (where !== null && isHero(where)) board.heroes[where].possessed = true;
  else if (where !== null && isBuilding(where)) board.buildings[where].fire = true;
  else if (where !== null && isWall(where)) {
    const wall = board.walls[where];
    if (ritual === 'gale') wall.gale = true;
    else if (wall.cauldron) wall.cauldron.accident = true;
  } else {
    const engine = engineOf(board, where ?? '');
    if (engine) engine.bloodstones = true;
  }
}
