/** OOO-8, OOO-12, OOO-20 and 8.2: damage, defeats and what they bring. */
import type { Seat } from '../../../kernel/index.js';
import { explosionDamage, kindData, slotData } from '../content/creatures.js';
import { gaugeTop } from '../content/numbers.js';
import { playerAt, turnOf } from '../rules/players.js';
import { figures, groundOf, hasUsable, hitPointsFor, slotHeldBy, valueOf } from '../rules/position.js';
import type { Blow, Creature, Events, OooPlay, SectionName, Slot } from '../types/index.js';
import { gainAction } from './gains.js';
import { falls, takeOff } from './movement.js';

type Fallen = { section: SectionName; creature: Creature };

function blowOn(play: OooPlay, seat: Seat, { section, creature }: Fallen, damage: number): Blow {
  const { board } = play;
  const slot = slotHeldBy(board, creature.kind);
  const left = Math.max(0, hitPointsFor(board, seat, section, creature.kind) - creature.damage);
  const defeated = falls(board, seat, section, creature);
  return { id: creature.id, kind: creature.kind, slot, section, damage, left, defeated, value: valueOf(board, slot) };
}

/** OOO-8.12: all at the same time; the defeats are worked out afterwards. */
function damageAll(
  play: OooPlay,
  seat: Seat,
  by: Events['struck']['by'],
  hit: readonly Fallen[],
  damage: number,
): void {
  if (hit.length === 0) return;
  for (const { creature } of hit) creature.damage += damage;
  play.emit('struck', { seat, by, blows: hit.map((one) => blowOn(play, seat, one, damage)) });
}

/** Damage to some creatures, and everything that follows from it. */
export function strike(
  play: OooPlay,
  seat: Seat,
  by: Events['struck']['by'],
  hit: readonly Fallen[],
  damage: number,
): void {
  damageAll(play, seat, by, hit, damage);
  workOutDefeats(play, seat, new Set(hit.map(({ creature }) => creature.id)));
}

/** OOO-12.1, 12.2 */
function takeTrophy(play: OooPlay, seat: Seat, { creature }: Fallen): void {
  const { board, options } = play;
  const player = playerAt(board, seat);
  const slot = slotHeldBy(board, creature.kind);
  player.trophies[slot] += 1;
  player.defeats[slot] += 1;
  if (player.gauge[slot] < gaugeTop) {
    player.gauge[slot] += 1;
    if (player.gauge[slot] === gaugeTop) gainPower(play, seat, slot);
  }
  const { bonus } = kindData[creature.kind];
  if (options.bonusActions && bonus) turnOf(board).bonusQueue.push(bonus);
}

/** OOO-12.2, 6.5: a power that makes Extra Action usable gives the action at once. */
function gainPower(play: OooPlay, seat: Seat, slot: Slot): void {
  const { board } = play;
  const { power } = slotData[slot];
  const before = hasUsable(board, seat, 'extra-action');
  playerAt(board, seat).powers.push(power);
  play.emit('powerGained', { seat, power, kind: board.slots[slot] });
  if (!before && hasUsable(board, seat, 'extra-action')) gainAction(play, seat);
}

/** OOO-20.5, 20.10 */
function ownEffect(play: OooPlay, seat: Seat, { section, creature }: Fallen, announced: Set<number>): void {
  const { board } = play;
  const effect = kindData[creature.kind].onDefeat;
  if (effect === 'toadling') {
    const toadling = board.toadlingPile.pop();
    if (!toadling) return;
    groundOf(board, section).toadlings.push(toadling);
    play.emit('toadlingLeft', { section });
  } else if (effect === 'explosion') {
    const hit = groundOf(board, section).creatures.map((other) => ({ section, creature: other }));
    damageAll(play, seat, 'explosion', hit, explosionDamage);
    for (const { creature: other } of hit) announced.add(other.id);
  }
}

/** Takes every creature off the board whose damage is enough, by lane, ring and figure. */
function gatherFallen(play: OooPlay, seat: Seat, announced: ReadonlySet<number>): Fallen[] {
  const { board } = play;
  const fallen = [...figures(board)].filter(({ section, creature }) => falls(board, seat, section, creature));
  const silent = fallen.filter(({ creature }) => !announced.has(creature.id));
  if (silent.length > 0) {
    play.emit('struck', { seat, by: 'rule', blows: silent.map((one) => blowOn(play, seat, one, 0)) });
  }
  for (const { section, creature } of fallen) takeOff(board, section, creature.id);
  return fallen;
}

/**
 * 8.2, OOO-8.14, OOO-20.11: one defeat after the other; those that an explosion or a fallen hit point causes join the end
 * of the list.
 */
export function workOutDefeats(play: OooPlay, seat: Seat, struck: ReadonlySet<number> = new Set()): void {
  const announced = new Set(struck);
  const list = gatherFallen(play, seat, announced);
  for (let next = list.shift(); next; next = list.shift()) {
    takeTrophy(play, seat, next);
    ownEffect(play, seat, next, announced);
    list.push(...gatherFallen(play, seat, announced));
  }
}
