/** Plans as the tokens that players pick or type one after the other, and back (specification 5.1). */
import { type GeneralId, generalIds } from '../content/generals.js';
import { type LocId, locationIds } from '../content/map.js';
import { type Colour, type Counts, colours, letterOf } from '../content/peoples.js';
import { noMinions } from '../rules/minions.js';
import type { Pick, Plan } from '../types/index.js';

/** Says that nothing is kept, where an empty plan could be a slip. */
export const noneToken = 'none';

/** `<location>=<letters>`, one letter a minion; a place that is only passed has none. */
export function pickToken({ loc, minions }: Pick): string {
  return `${loc}=${colours.map((colour) => letterOf[colour].repeat(minions[colour])).join('')}`;
}

export function driveToken(loc: LocId, count: number): string {
  return pickToken({ loc, minions: { ...noMinions(), black: count } });
}

export function tokensOf(plan: Plan): string[] {
  switch (plan.type) {
    case 'nothing':
      return [];
    case 'location':
      return [plan.loc];
    case 'clear':
      return [...plan.locs, ...(plan.general ? [plan.general] : [])];
    case 'carry':
      return plan.moves.flatMap(({ hero, loc }) => [hero, loc]);
    case 'remove':
      return plan.picks.map(pickToken);
    case 'turn-undead':
      return plan.moves.map(({ loc, count }) => driveToken(loc, count));
    case 'general':
      return [plan.general];
    case 'colour':
      return [plan.colour];
    case 'entry':
      return [plan.entry];
    case 'order':
      return plan.keep.length === 0 ? [noneToken] : plan.keep.map(String);
  }
}

export function asLoc(token: string): LocId | undefined {
  return locationIds.find((id) => id === token.toLowerCase());
}

export function asGeneral(token: string): GeneralId | undefined {
  return generalIds.find((id) => id === token.toLowerCase());
}

/** A colour by its name or its letter. */
export function asColour(token: string): Colour | undefined {
  const said = token.toLowerCase();
  return colours.find((colour) => colour === said || letterOf[colour] === said);
}

function readLetters(letters: string): Counts | undefined {
  const counts = noMinions();
  for (const letter of letters) {
    const colour = colours.find((one) => letterOf[one] === letter);
    if (!colour) return undefined;
    counts[colour] += 1;
  }
  return counts;
}

/** One `<location>` or `<location>=<letters>`; without letters the rule fills in as many as it allows. */
export type Aim = { loc: LocId; minions: Counts | undefined };

function readAim(token: string): Aim | undefined {
  const [name = '', letters, ...more] = token.toLowerCase().split('=');
  const loc = asLoc(name);
  const minions = letters === undefined ? undefined : readLetters(letters);
  return loc && more.length === 0 && (letters === undefined || minions) ? { loc, minions } : undefined;
}

/** Different locations, each with its letters. */
export function readAims(tokens: readonly string[]): Aim[] | undefined {
  const aims: Aim[] = [];
  for (const token of tokens) {
    const aim = readAim(token);
    if (!aim || aims.some(({ loc }) => loc === aim.loc)) return undefined;
    aims.push(aim);
  }
  return aims;
}
