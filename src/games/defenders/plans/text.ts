/** Plans as players type them, and back (specification 5.1). */
import { type GeneralId, generalIds } from '../content/generals.js';
import type { HeroId } from '../content/heroes.js';
import { type LocId, locationIds } from '../content/map.js';
import { type Colour, type Counts, colours, letterOf } from '../content/peoples.js';
import type { Plan, SlotNo, Table } from '../types/index.js';
import { noMinions } from '../rules/minions.js';
import { heroIn, isOnBoard } from '../rules/roster.js';

/** The longest plan that fits where it has to be shown and sent. */
export const longestPlan = 100;

type Heroes = Pick<Table, 'heroes'>;

function lettersOf(minions: Counts): string {
  return colours.map((colour) => letterOf[colour].repeat(minions[colour])).join('');
}

export function planText(plan: Plan): string {
  switch (plan.type) {
    case 'nothing':
      return '';
    case 'location':
      return plan.loc;
    case 'clear':
      return [...plan.locs, ...(plan.general ? [plan.general] : [])].join(' ');
    case 'carry':
      return plan.moves.map(({ hero, loc }) => `${hero} ${loc}`).join(' ');
    case 'remove':
      return plan.picks.map(({ loc, minions }) => `${loc}=${lettersOf(minions)}`).join(' ');
    case 'turn-undead':
      return plan.moves.map(({ loc, count }) => `${loc}=${'k'.repeat(count)}`).join(' ');
    case 'general':
      return plan.general;
    case 'colour':
      return plan.colour;
    case 'entry':
      return plan.entry;
    case 'order':
      return plan.keep.length === 0 ? 'none' : plan.keep.join(' ');
  }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function asLoc(word: string): LocId | undefined {
  return locationIds.find((id) => id === word);
}
function asGeneral(word: string): GeneralId | undefined {
  return generalIds.find((id) => id === word);
}
function asColour(word: string): Colour | undefined {
  return colours.find((colour) => colour === word || letterOf[colour] === word);
}
function asSlot(table: Heroes, word: string): SlotNo | undefined {
  const slot = table.heroes.findIndex((hero) => hero.hero === word && isOnBoard(hero));
  return slot < 0 ? undefined : slot;
}

/** One `<location>` or `<location>=<letters>`; without letters the rule fills in as many as it allows. */
export type Aim = { loc: LocId; minions: Counts | undefined };

function readLetters(letters: string): Counts | undefined {
  const counts = noMinions();
  for (const letter of letters) {
    const colour = colours.find((one) => letterOf[one] === letter);
    if (!colour) return undefined;
    counts[colour] += 1;
  }
  return counts;
}

/** Different locations, each with its letters. */
export function readAims(text: string): Aim[] | undefined {
  const aims: Aim[] = [];
  for (const word of wordsOf(text)) {
    const [name = '', letters] = word.split('=');
    const loc = asLoc(name);
    const minions = letters === undefined ? undefined : readLetters(letters);
    if (!loc || (letters !== undefined && !minions) || aims.some((aim) => aim.loc === loc)) return undefined;
    aims.push({ loc, minions });
  }
  return aims;
}

function readClear(words: readonly string[]): Plan | undefined {
  const locs: LocId[] = [];
  let general: GeneralId | null = null;
  for (const word of words) {
    const loc = asLoc(word);
    const named = asGeneral(word);
    if (loc && !locs.includes(loc)) locs.push(loc);
    else if (named && !general) general = named;
    else return undefined;
  }
  return { type: 'clear', locs, general };
}

function readCarry(table: Heroes, words: readonly string[]): Plan | undefined {
  const moves: { slot: SlotNo; hero: HeroId; loc: LocId }[] = [];
  if (words.length % 2 !== 0) return undefined;
  for (let i = 0; i < words.length; i += 2) {
    const slot = asSlot(table, words[i] ?? '');
    const loc = asLoc(words[i + 1] ?? '');
    if (slot === undefined || !loc || moves.some((move) => move.slot === slot)) return undefined;
    moves.push({ slot, hero: heroIn(table, slot).hero, loc });
  }
  return { type: 'carry', moves };
}

function readOrder(words: readonly string[]): Plan | undefined {
  if (words.length === 1 && words[0] === 'none') return { type: 'order', keep: [] };
  const keep = words.map(Number);
  const sound = keep.every((no) => Number.isInteger(no) && no > 0) && new Set(keep).size === keep.length;
  return sound ? { type: 'order', keep } : undefined;
}

/** Every kind of plan but those made of minions. */
export type NamedPlan = Exclude<Plan['type'], 'remove' | 'turn-undead'>;

export function readPlan(table: Heroes, type: NamedPlan, text: string): Plan | undefined {
  const words = wordsOf(text);
  const [word = ''] = words;
  const single = words.length === 1;
  const loc = single ? asLoc(word) : undefined;
  const colour = single ? asColour(word) : undefined;
  const general = single ? asGeneral(word) : undefined;
  switch (type) {
    case 'nothing':
      return words.length === 0 ? { type } : undefined;
    case 'location':
      return loc && { type, loc };
    case 'general':
      return general && { type, general };
    case 'colour':
      return colour && { type, colour };
    case 'entry':
      return loc ? { type, entry: loc } : colour && { type, entry: colour };
    case 'clear':
      return readClear(words);
    case 'carry':
      return readCarry(table, words);
    case 'order':
      return readOrder(words);
  }
}
