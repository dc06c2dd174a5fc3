/** Which special cards and rewards may be played now, and whether they would do anything (specification 4.3). */
import type { Seat } from '../../../kernel/index.js';
import { darknessCards } from '../content/darkness-cards.js';
import { type GeneralId, generalIds } from '../content/generals.js';
import { isSpecial } from '../content/hero-cards.js';
import { city, type LocId, locationIds, sites } from '../content/map.js';
import type { Colour } from '../content/peoples.js';
import { quests } from '../content/quests.js';
import { type Timing, specialCards } from '../content/special-cards.js';
import type { DorFrame, SlotNo, Table } from '../types/index.js';
import { allowsRerolls, worthLuck } from './battling.js';
import { forecast, openEntries } from './darkness.js';
import { isAlive, livingGenerals } from './generals.js';
import { type Holding, type PlayKind, holdings, kindOf } from './hands.js';
import { byDanger, minionsAt } from './minions.js';
import { actionsLeft, heroIn } from './roster.js';
import { timingsAllowed } from './timing.js';

/** Where Elven Archers shoot. */
export const archersGround = locationIds.filter((loc) => sites[loc].colour === 'green');

/** Where the King's Guard strikes. */
export const guardsGround: readonly LocId[] = [city, ...sites[city].neighbours];

/** Tainted locations, the worst first. */
export function tainted(table: Table): LocId[] {
  return locationIds
    .filter((loc) => table.locations[loc].crystals > 0)
    .sort((a, b) => table.locations[b].crystals - table.locations[a].crystals);
}

/** Generals that can be pushed back, the nearest to the city first. */
export function pushable(table: Pick<Table, 'generals'>): GeneralId[] {
  return livingGenerals(table)
    .filter((id) => table.generals[id].step > 0)
    .sort((a, b) => table.generals[b].step - table.generals[a].step);
}

/** DOR-16.7: generals whose clock runs, those about to heal first. */
export function healing(table: Table): GeneralId[] {
  const waiting = generalIds.flatMap((id) => {
    const { healWait } = table.generals[id];
    return isAlive(table, id) && healWait !== null && !table.spied.includes(id) ? [{ id, healWait }] : [];
  });
  return waiting.sort((a, b) => a.healWait - b.healWait).map(({ id }) => id);
}

/** DOR-16.5: the entries a Hunter reward may cancel: of its colour, on ordinary cards. */
export function huntedEntries(table: Table, colour: Colour | undefined): (LocId | Colour)[] {
  const card = table.night?.card;
  if (!card || darknessCards[card].kind !== 'places') return [];
  return openEntries(table)
    .filter((entry) => entry.colour === colour)
    .map(({ entry }) => entry);
}

/** The colour a Hunter reward is good against. */
export function preyOf(holding: Holding): Colour | undefined {
  const reward = holding.type === 'reward' ? quests[holding.quest].reward : undefined;
  return reward?.lasts === 'once' ? reward.colour : undefined;
}

function stopsGeneral(table: Table): boolean {
  return forecast(table, table.night).some(({ type }) => type === 'advance') && table.night?.held === false;
}

function luckHelps(table: Table): boolean {
  if (table.battle) return table.battle.stage === 'rolls' && allowsRerolls(table.battle);
  return table.fight !== null && table.fight.open && worthLuck(table, table.fight).length > 0;
}

/** W-REGEN, which is open only where Sapphire would regain her life. */
function blessingHelps({ battle }: Table, by: SlotNo): boolean {
  return battle?.fighters.some(({ slot }) => slot === by) ?? false;
}

const possible: Record<Exclude<PlayKind, 'hunter'>, (table: Table, by: SlotNo) => boolean> = {
  'magic-gate': (table) => table.supply.gates > 0,
  'hammer-of-valor': () => true,
  'spell-of-purity': (table) => tainted(table).length > 0,
  'elven-archers': (table) => byDanger(table, archersGround).length > 0,
  'battle-strategy': (table) => pushable(table).length > 0 || byDanger(table).length > 0,
  'all-is-quiet': (table) => !table.quietNight,
  'battle-luck': luckHelps,
  'battle-fury': (table, by) => actionsLeft(heroIn(table, by)) > 0 && minionsAt(table, heroIn(table, by).loc) > 0,
  'local-information': (table, by) => sites[heroIn(table, by).loc].kind === 'inn',
  'kings-guard-attack': (table) => byDanger(table, guardsGround).length > 0,
  'cavalry-sweep': (table) => byDanger(table).length > 0,
  // No card lies open then: `isTimely`.
  'dark-visions': (table) => table.darkTotal > table.darkDiscard.length,
  'militia-secures-area': (table) => openEntries(table).length > 0,
  'strong-defenses': stopsGeneral,
  'spy-in-the-camp': (table) => healing(table).length > 0,
  militia: stopsGeneral,
  'crystal-of-light': (table, by) => table.locations[heroIn(table, by).loc].crystals > 0,
  'ancient-tree': (table) => tainted(table).length > 0,
  gryphons: () => true,
  // DOR-16.6: only in the hero's own Night.
  raids: (table, by) => !table.quietNight && table.active === by,
  blessing: blessingHelps,
};

/** When it may be played; undefined for location cards and for rewards that go with other commands. */
export function timingOf(holding: Holding): Timing | undefined {
  if (!kindOf(holding)) return undefined;
  if (holding.type === 'card') return isSpecial(holding.card) ? specialCards[holding.card].timing : undefined;
  const { reward } = quests[holding.quest];
  return reward.lasts === 'once' ? reward.timing : undefined;
}

/** Whether the present moment allows it, whatever it would do. */
export function isTimely(table: Table, question: DorFrame | null, holding: Holding): boolean {
  const timing = timingOf(holding);
  if (!timing || !timingsAllowed(question).includes(timing)) return false;
  if (timing === 'own-day') return holding.slot === table.active;
  // The deck is not looked into between the reveal of a Darkness card and its resolution.
  return !(kindOf(holding) === 'dark-visions' && table.night?.card);
}

export function isPlayable(table: Table, question: DorFrame | null, holding: Holding): boolean {
  const kind = kindOf(holding);
  if (!kind || !isTimely(table, question, holding)) return false;
  return kind === 'hunter' ? huntedEntries(table, preyOf(holding)).length > 0 : possible[kind](table, holding.slot);
}

/** Everything the seat could play now, in the order of its hand. */
export function playableNow(table: Table, question: DorFrame | null, seat: Seat): Holding[] {
  if (timingsAllowed(question).length === 0) return [];
  return holdings(table, seat).filter((holding) => isPlayable(table, question, holding));
}
