/** What is different from the last picture, worked out from two views and what happened between them. */
import { type GeneralId, generalIds } from '../../src/games/defenders/content/generals.js';
import type { LocId } from '../../src/games/defenders/content/map.js';
import type { Colour } from '../../src/games/defenders/content/peoples.js';
import { isAlive, locOf } from '../../src/games/defenders/rules/generals.js';
import type { Dor, Hero, NightEffect, SlotNo, View } from '../../src/games/defenders/types/index.js';
import type { GameEvent } from '../../src/kernel/index.js';

export type Trail = { from: LocId; to: LocId };

export type Changes = {
  /** More or fewer minions of a people in a place than before. */
  minions(loc: LocId, colour: Colour): number;
  crystals(loc: LocId): number;
  gate(loc: LocId): boolean;
  /** Steps that generals took, towards the city or back. */
  generals: ReadonlyMap<GeneralId, Trail>;
  /** Heroes that stand elsewhere than before. */
  heroes: ReadonlyMap<SlotNo, Trail>;
  /** Places that overran. */
  overruns: ReadonlySet<LocId>;
};

/** The same hero as before, or his successor in the same slot. */
export function heroBefore(before: View | undefined, slot: SlotNo): Hero | undefined {
  return before?.heroes[slot];
}

function nightEffects(view: View, before: View | undefined, events: readonly GameEvent<Dor>[]): readonly NightEffect[] {
  const told = events.flatMap((event) => (event.type === 'darknessResolved' ? event.data.report.effects : []));
  if (told.length > 0 || before) return told;
  return view.lastNight?.cards.flatMap((card) => card.effects) ?? [];
}

export function changesBetween(before: View | undefined, view: View, events: readonly GameEvent<Dor>[]): Changes {
  const effects = nightEffects(view, before, events);
  const generals = new Map<GeneralId, Trail>();
  for (const effect of effects)
    if (effect.type === 'advance') generals.set(effect.general, { from: effect.from, to: effect.to });
  const heroes = new Map<SlotNo, Trail>();
  if (before) {
    for (const general of generalIds) {
      const [from, to] = [locOf(before, general), locOf(view, general)];
      if (from !== to && isAlive(view, general)) generals.set(general, { from, to });
    }
    view.heroes.forEach((hero, slot) => {
      const was = before.heroes[slot];
      if (was && was.loc !== hero.loc) heroes.set(slot, { from: was.loc, to: hero.loc });
    });
  }
  return {
    minions: (loc, colour) =>
      before ? view.locations[loc].minions[colour] - before.locations[loc].minions[colour] : 0,
    crystals: (loc) => (before ? view.locations[loc].crystals - before.locations[loc].crystals : 0),
    gate: (loc) => before !== undefined && view.locations[loc].gate !== before.locations[loc].gate,
    generals,
    heroes,
    overruns: new Set(effects.flatMap((effect) => (effect.type === 'overrun' ? [effect.loc] : []))),
  };
}
