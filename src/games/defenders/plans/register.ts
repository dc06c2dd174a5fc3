/** How everything that can be played is aimed. */
import { type GeneralId } from '../content/generals.js';
import { city, type LocId, locationIds } from '../content/map.js';
import { type Colour, colours } from '../content/peoples.js';
import { openEntries } from '../rules/darkness.js';
import { generalAt } from '../rules/generals.js';
import { type Holding, type PlayKind, cardsOfColour, kindOf } from '../rules/hands.js';
import { minionsAt } from '../rules/minions.js';
import { guardsGround, healing, huntedEntries, preyOf, tainted } from '../rules/playable.js';
import { heroIn } from '../rules/roster.js';
import type { DorAnswer, Plan, Table } from '../types/index.js';
import { hammerOfValor, kingOfTheGryphons } from './carrying.js';
import { battleStrategy, elvenArchers } from './clearing.js';
import { removes } from './removals.js';
import { cavalrySweep } from './sweep.js';
import { type Targeting, aimedAtOne, focused, unaimed } from './targeting.js';
import { asColour, asGeneral, asLoc, tokensOf } from './tokens.js';

/** Crystals at a location of the player's choice. */
const purifies = aimedAtOne<LocId>({
  among: (table, _by, focus) => focused(tainted(table), focus),
  as: asLoc,
  plan: (loc) => ({ type: 'location', loc }),
  label: (loc) => ({ key: 'place', params: { loc } }),
});

const magicGate = aimedAtOne<LocId>({
  among(table) {
    if (table.supply.gates === 0) return [];
    return locationIds
      .filter((loc) => !table.locations[loc].gate)
      .sort((a, b) => Number(generalAt(table, b) !== undefined) - Number(generalAt(table, a) !== undefined));
  },
  as: asLoc,
  plan: (loc) => ({ type: 'location', loc }),
  label: (loc) => ({ key: 'place', params: { loc } }),
});

const localInformation = aimedAtOne<Colour>({
  among(table, by) {
    const held = (colour: Colour): number => cardsOfColour(heroIn(table, by), colour).length;
    return [...colours].sort((a, b) => held(b) - held(a));
  },
  as: asColour,
  plan: (colour) => ({ type: 'colour', colour }),
  label: (colour) => ({ key: 'colourLabel', params: { colour } }),
});

const spyInTheCamp = aimedAtOne<GeneralId>({
  among: healing,
  as: asGeneral,
  plan: (general) => ({ type: 'general', general }),
  label: (general) => ({ key: 'generalLabel', params: { general } }),
});

/** DOR-16.5: cancels one placement entry of the revealed card; the most dangerous first. */
function cancels(entries: (table: Table) => (LocId | Colour)[]): Targeting {
  return aimedAtOne<LocId | Colour>({
    among(table, _by, focus) {
      const worst = entries(table)
        .map((entry) => ({ entry, loc: asLoc(entry) ?? city }))
        .sort((a, b) => minionsAt(table, b.loc) - minionsAt(table, a.loc));
      return worst
        .sort((a, b) => Number(focus.includes(b.loc)) - Number(focus.includes(a.loc)))
        .map(({ entry }) => entry);
    },
    as: (token) => asLoc(token) ?? asColour(token),
    plan: (entry) => ({ type: 'entry', entry }),
    label: (entry) => ({ key: 'entryLabel', params: { entry } }),
  });
}

const guardStrength = 6;

const register: Record<Exclude<PlayKind, 'hunter'>, Targeting> = {
  'magic-gate': magicGate,
  'hammer-of-valor': hammerOfValor,
  'spell-of-purity': purifies,
  'elven-archers': elvenArchers,
  'battle-strategy': battleStrategy,
  'all-is-quiet': unaimed,
  'battle-luck': unaimed,
  'battle-fury': unaimed,
  'local-information': localInformation,
  'kings-guard-attack': removes(guardsGround, guardStrength),
  'cavalry-sweep': cavalrySweep,
  'dark-visions': unaimed,
  'militia-secures-area': cancels((table) => openEntries(table).map(({ entry }) => entry)),
  'strong-defenses': unaimed,
  'spy-in-the-camp': spyInTheCamp,
  militia: unaimed,
  'crystal-of-light': unaimed,
  'ancient-tree': purifies,
  gryphons: kingOfTheGryphons,
  raids: unaimed,
  blessing: unaimed,
};

/** How a holding is aimed; undefined for location cards and for rewards that go with other commands. */
export function targetingOf(holding: Holding): Targeting | undefined {
  const kind = kindOf(holding);
  if (kind !== 'hunter') return kind && register[kind];
  return cancels((table) => huntedEntries(table, preyOf(holding)));
}

/** The best plan there is. */
export function firstPlan(table: Table, holding: Holding): Plan | undefined {
  for (const plan of targetingOf(holding)?.plans(table, holding.slot, []) ?? []) return plan;
  return undefined;
}

/** How a player says it. */
export function playing(holding: Holding, plan: Plan): DorAnswer & { action: 'play' } {
  const targets = tokensOf(plan);
  return { action: 'play', args: { card: holding.value, ...(targets.length === 0 ? {} : { targets }) } };
}
