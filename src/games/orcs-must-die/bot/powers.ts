/** Pushes, powers, cards: what is certain comes first, what is left over last (BO-12, BO-13). */
import type { Advice, Thinking } from '../../../kernel/index.js';
import { equipmentOf } from '../content/equipment.js';
import { powers } from '../content/powers.js';
import { attackTiles, attacksLeft } from '../rules/attack.js';
import { maxHealth } from '../rules/hero.js';
import { isPowerReady, turnActions, usableCards, useTargets } from '../rules/offers.js';
import { noTarget, powerTargets, unitOf } from '../rules/power-targets.js';
import { acidOptions, needsHelper, pushTargets } from '../rules/pushing.js';
import { defendersOn, fortressOf, heroAt, slotAt, slotOfHero, standing, teamOf, tileAt } from '../rules/siege.js';
import { killValue, stunValue } from '../rules/values.js';
import { type Kind, type Omd, type Siege, type TileId, type View, heroIds, kinds } from '../types/index.js';
import { because } from './advice.js';
import { attackWorth } from './dice.js';

type Said = Advice<Omd> | undefined;

/** Ultimates must bring so much. */
const ultimateWorth = 60;

const isHero = (name: string): boolean => (heroIds as readonly string[]).includes(name);

/** What a unit here is worth dead; heroes of the other team like two wounds. */
function worthHere(siege: Siege, tile: TileId, name: string): number {
  if (isHero(name)) return 30;
  const { kind } = unitOf(name);
  return kinds.includes(kind) ? killValue(siege, fortressOf(siege, tile), tile, kind) : 60;
}

function best<V>(items: Iterable<V>, worth: (item: V) => number): { item: V; worth: number } | undefined {
  let found: { item: V; worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (!found || value > found.worth) found = { item, worth: value };
  }
  return found;
}

/** A push that needs nobody else: into lava with health to spare, into acid with little to lose. */
function pushAnswer(view: View, index: number, tile: TileId): Said {
  const slot = slotAt(view, index);
  if (slot.turn.pushed) return undefined;
  const isAcid = tileAt(view, tile).type === 'acid-bath';
  const losses = acidOptions(slot);
  const dear = losses.length > 0 && losses.every((id) => id === 'weapon' || equipmentOf(id).cost > 3);
  if (isAcid ? dear : slot.health < 4) return undefined;
  const found = best(
    pushTargets(view, index).filter((target) => !needsHelper(target)),
    (target) => worthHere(view, tile, target),
  );
  return found && { action: 'push', args: { target: found.item }, why: because('push') };
}

/** Draughts under half health, Field Kit while skulls are left, a flash among many. */
export function cardAnswer(view: View, index: number): Said {
  const slot = slotAt(view, index);
  for (const card of usableCards(view, index)) {
    const { use } = equipmentOf(card);
    const [target] = useTargets(view, index, card) ?? [];
    const answer: Said = {
      action: 'use',
      args: { as: heroAt(view, index), card, ...(target === undefined ? {} : { target }) },
      why: because('card'),
    };
    const { health, start } = teamOf(view, slot.side).rift;
    if (use?.effect === 'heal' && slot.health * 2 < maxHealth(slot)) return answer;
    if (use?.effect === 'mend-rift' && start - health >= 2) return answer;
    if (use?.effect === 'tend' && slot.skulls > 2) return answer;
  }
  return undefined;
}

function stunWorth(view: View, tile: TileId, among: readonly Kind[]): number {
  const team = fortressOf(view, tile);
  return among.reduce((sum, kind) => sum + standing(team, tile, kind).ready * stunValue(view, team, tile, kind), 0);
}

/** What a power with this target is worth; undefined where the bot leaves it alone. */
function powerWorth(view: View, index: number, id: string, target: string, thinking: Thinking<Omd>): number {
  const slot = slotAt(view, index);
  const tile = slot.tile ?? '';
  const team = fortressOf(view, tile);
  switch (id) {
    case 'charm': {
      const [name = '', at = tile] = target.split(' on ');
      return 1 + stunValue(view, team, at, unitOf(name).kind);
    }
    case 'mending-leaf': {
      const friend = slotAt(view, slotOfHero(view, target));
      return 1 + maxHealth(friend) - friend.health;
    }
    case 'mass-charm':
      return stunWorth(view, tile, kinds) + stunWorth(view, target, kinds);
    case 'whiteout':
      return stunWorth(view, tile, kinds);
    case 'assassinate':
      return worthHere(view, tile, target);
    case 'wrecking-run':
      return target.split('+').reduce((sum, name) => sum + worthHere(view, tile, name), 0);
    case 'royal-panic':
      return (target.split(' > ')[0] ?? '').split('+').reduce((sum, name) => sum + worthHere(view, tile, name) / 2, 0);
    case 'arrow-storm': {
      const shots = attackTiles(view, index).map((at) =>
        attackWorth(view, index, { tile: at, boosts: [] }, thinking.rng, thinking.mayGoOn),
      );
      return shots.length < 2 ? 0 : shots.reduce((sum, one) => sum + one, 0) - Math.max(...shots) + 20;
    }
    case 'frenzy':
      return attacksLeft(view, index) === 0 && attackTiles(view, index).length > 0
        ? attackWorth(
            view,
            index,
            { tile: attackTiles(view, index)[0] ?? tile, boosts: [] },
            thinking.rng,
            thinking.mayGoOn,
          ) + 20
        : 0;
    case 'tally-ho': {
      const friends = view.slots.filter(
        (one, at) => one.side === slot.side && at !== index && !one.dead && one.turn.attacks === 0,
      );
      return friends.length >= 2 ? ultimateWorth : 0;
    }
    case 'temptress':
    case 'pickpocket':
      return 20;
    default:
      return 0;
  }
}

/** Powers as actions: the free ones whenever they do something, ultimates where they are worth it. */
export function lateThings(view: View, index: number, thinking: Thinking<Omd>): Said {
  for (const kind of ['power', 'rivalry', 'ultimate'] as const) {
    const { id, orders } = powers[heroAt(view, index)][kind];
    if (orders || !turnActions(view, index).includes(kind) || !isPowerReady(view, index, kind)) continue;
    const found = best(powerTargets(view, index, kind), (target) => powerWorth(view, index, id, target, thinking));
    const least = kind === 'ultimate' ? ultimateWorth : 1;
    if (!found || found.worth < least || found.worth <= 0) continue;
    const args = found.item === noTarget ? {} : { target: found.item };
    return { action: kind, args, why: because(kind === 'ultimate' ? 'ultimate' : 'power') };
  }
  return undefined;
}

export function certainThings(view: View, index: number): Said {
  const { tile } = slotAt(view, index);
  if (tile === null) return undefined;
  return (
    (turnActions(view, index).includes('push') ? pushAnswer(view, index, tile) : undefined) ?? cardAnswer(view, index)
  );
}

/** Ice Wall where two heroes stand among many. */
export function iceWall(view: View, index: number): boolean {
  const slot = slotAt(view, index);
  return (
    slot.hero === 'hogarth' &&
    slot.tile !== null &&
    isPowerReady(view, index, 'ultimate') &&
    defendersOn(view, slot.side, slot.tile).length > 1 &&
    kinds.reduce((sum, kind) => sum + standing(teamOf(view, slot.side), slot.tile ?? '', kind).ready, 0) >= 4
  );
}
