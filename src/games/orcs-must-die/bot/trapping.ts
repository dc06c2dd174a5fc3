/** What a trap would be worth: B1 played through on a copy, then its tile with and without it (BO-6, BO-8). */
import { type Trap, type TrapId, trapOf } from '../content/traps.js';
import { bestOutcome } from '../rules/best-outcome.js';
import { placeOf, spotsFor, trapsToReplace } from '../rules/purchases.js';
import { countOf, riftTile, slotAt, standing, teamOf } from '../rules/siege.js';
import { trapTargets, trapWorks } from '../rules/trap-plan.js';
import { riftDamageOf } from '../rules/values.js';
import { endsOf, riftDistances } from '../rules/ways.js';
import { type Kind, type Side, type Siege, type TileId, kinds } from '../types/index.js';
import { marched } from './foresight.js';

export type TrapIdea = { card: TrapId; spot: string; replace?: TrapId; now: number; value: number };

/** Rounds of a whole game, clean-up included. */
const usualRounds = 11;
const perRiftHealth = 36;

/** What a permanent trap is worth in a usual round to come. */
function steadyWorth({ icons = '', either, slays, stuns, stops, heals, mints, oneUse, planks }: Trap): number {
  if (oneUse || planks) return 0;
  const bolts = icons.split('K').length - 1;
  const slain = slays ? slays.count * { grunt: 7, lesser: 14, any: 20 }[slays.whom] : 0;
  return (
    (icons.length - bolts) * 6 +
    bolts * 10 +
    (either ? 6 : 0) +
    slain +
    (stuns?.count ?? 0) * 2.5 +
    (stops ? 8 : 0) +
    (heals ?? 0) * 6 +
    (mints ?? 0) * 4
  );
}

function valueAt(siege: Siege, side: Side, tile: TileId): number {
  const where = { side, tile, rest: [], aimed: {} };
  const fires = (teamOf(siege, side).traps[tile] ?? []).filter((id) => trapOf(id).oneUse).map((id) => `fire:${id}`);
  return bestOutcome(siege, trapTargets(siege, where), trapWorks(siege, where, fires)).value;
}

function withTrap(siege: Siege, side: Side, place: string, card: TrapId, replace: TrapId | undefined): Siege {
  const teams = siege.teams.map((team) => {
    if (team.side !== side) return team;
    if (trapOf(card).support) {
      return { ...team, supports: { ...team.supports, [place]: { card, planks: trapOf(card).planks ?? 0 } } };
    }
    const there = [...(team.traps[place] ?? [])];
    if (replace !== undefined) there.splice(there.indexOf(replace), 1);
    return { ...team, traps: { ...team.traps, [place]: [...there, card] } };
  });
  return { ...siege, teams };
}

const units = (siege: Siege, side: Side, tile: TileId, kind: Kind): number =>
  countOf(standing(teamOf(siege, side), tile, kind));

/** Rift damage that arrives in the next B1. */
function arriving(siege: Siege, side: Side): number {
  const rift = riftTile(teamOf(siege, side));
  return kinds.reduce((sum, kind) => sum + units(siege, side, rift, kind) * riftDamageOf(siege, kind), 0);
}

/** What the card does in the next B3, and what it holds back from the Rift. */
function gain(siege: Siege, side: Side, place: string, card: TrapId, replace: TrapId | undefined): number {
  const armed = withTrap(siege, side, place, card, replace);
  const [bare, with1] = [marched(siege, side), marched(armed, side)];
  const tiles = trapOf(card).support ? endsOf(place) : [place];
  const struck = tiles.map((tile) => valueAt(with1, side, tile) - valueAt(bare, side, tile));
  const held = trapOf(card).stops || trapOf(card).planks ? arriving(bare, side) - arriving(with1, side) : 0;
  return Math.max(0, ...struck) + perRiftHealth * held;
}

/** Every way to lay one of the cards where the hero stands, with its worth at once and over time. */
export function trapIdeas(siege: Siege, index: number, cards: readonly TrapId[]): TrapIdea[] {
  const { side, tile } = slotAt(siege, index);
  if (tile === null) return [];
  const team = teamOf(siege, side);
  const far = riftDistances(team).get(tile) ?? 9;
  const left = Math.max(1, Math.min(6, usualRounds - siege.round));
  // Most enemies come by near the Rift, whatever way they took.
  const traffic = far <= 3 ? 1 : 0.8;
  return cards.flatMap((card) =>
    spotsFor(siege, index, card).flatMap((spot): TrapIdea[] => {
      const place = placeOf(siege, index, spot);
      if (trapOf(card).support && team.supports[place]) return [];
      const steady = (id: TrapId): number => steadyWorth(trapOf(id)) * left * 0.6 * traffic;
      const [replace] = trapsToReplace(siege, index, card).sort((a, b) => steady(a) - steady(b));
      const lost = replace === undefined ? 0 : steady(replace) + 8;
      const now = gain(siege, side, place, card, replace);
      const value = Math.max(now, now * 0.7 + steady(card)) - lost;
      return [{ card, spot, now: now - lost, value, ...(replace === undefined ? {} : { replace }) }];
    }),
  );
}
