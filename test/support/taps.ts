/** How often one taps for a move, from the post that asks: every way through the real screens, and the shortest counts. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { type Asking, isOptional } from '../../src/discord/asking/asking.js';
import { type InPlay, askingAt, atTable, isInPlay } from '../../src/discord/at-table.js';
import { type CustomId, decodeCustomId } from '../../src/discord/custom-id.js';
import { chosenValues, panelScreen, screenFor, withChosen } from '../../src/discord/flows/questions.js';
import { withPicked } from '../../src/discord/flows/tapping.js';
import { menuScreen } from '../../src/discord/messages/actions-screen.js';
import { advance, argsOf, needsConfirming } from '../../src/discord/panel/advance.js';
import { type CarryingId, type Entry, type Fitting, readEntries } from '../../src/discord/panel/entries.js';
import { menuValue } from '../../src/discord/panel/ids.js';
import { entriesOfChange, linesOf } from '../../src/discord/panel/lines.js';
import { type WholeMove, likelyMoves, moveValue } from '../../src/discord/panel/whole-moves.js';
import { quickAnswers } from '../../src/discord/panel/quick-answers.js';
import { type AnyGame, type AnyMatch, type ArgValue, type Args, firstOf, pendingFor } from '../../src/kernel/index.js';
import { sayAt } from '../../src/table/words.js';
import type { Said } from '../../scripts/rehearsal/walk.js';
import { tableOf } from './table-of.js';

/** Opening a menu is a tap, choosing in it another; one that takes several is closed by a third. */
const menuTaps = 2;
/** No move of ours takes as many. */
const mostTaps = 40;

type Control = { id: CustomId; options?: readonly string[]; takesMany?: boolean };

function controlsOn(components: readonly APIMessageTopLevelComponent[]): Control[] {
  const found: Control[] = [];
  const visit = (part: object): void => {
    if ('custom_id' in part && typeof part.custom_id === 'string') {
      const id = decodeCustomId(part.custom_id);
      const options = 'options' in part ? (part.options as { value: string }[]).map(({ value }) => value) : undefined;
      const takesMany = 'max_values' in part && part.max_values !== 1;
      if (id) found.push(options ? { id, options, takesMany } : { id });
    }
    if ('components' in part) for (const inner of part.components as object[]) visit(inner);
  };
  for (const part of components) visit(part);
  return found;
}

/** Ids that are too long travel under a number. */
export function longIds(): Fitting & { givenIn(id: CarryingId): string } {
  const kept: string[] = [];
  return {
    fit(id) {
      if (id.given.length < 20) return id;
      kept.push(id.given);
      return { ...id, given: `@${kept.length - 1}` };
    },
    save: () => Promise.resolve(),
    givenIn: ({ given }) => (given.startsWith('@') ? (kept[Number(given.slice(1))] ?? '') : given),
  };
}

/** A list is the same in any order, a plan is not. */
function isSame(asking: Asking, name: string, one: ArgValue | undefined, other: ArgValue | undefined): boolean {
  const isList = asking.action.args[name]?.kind === 'many';
  const plain = (value: ArgValue | undefined): string =>
    JSON.stringify(isList && typeof value === 'object' ? [...value].sort() : value);
  return plain(one) === plain(other);
}

/** What is left out may stand for the very thing that is wanted, and what can be only one thing stands on no list. */
export function comesTo(asking: Asking, wanted: Args, so: Args): boolean {
  return Object.entries(asking.action.args).every(([name, argument]) => {
    const [one, other] = [wanted[name], so[name]];
    if (isSame(asking, name, one, other)) return true;
    if ((one !== undefined && other !== undefined) || argument.kind !== 'one') return false;
    const given = other === undefined ? so : wanted;
    if (!isOptional(asking, argument, given)) return false;
    if (argument.leftOut?.(asking.view, asking.seat, given) === (one ?? other)) return true;
    return firstOf(argument.choices(asking.view, asking.seat, given), 1).length === 0;
  });
}

/** Whether what is given so far may still become what is wanted. */
function leadsTo(asking: Asking, wanted: Args, entries: readonly Entry[]): boolean {
  return Object.keys(asking.action.args).every((name, at) => {
    const entry = entries[at];
    const value = wanted[name];
    if (!entry) return true;
    if (entry.is !== 'picking') {
      const said = entry.is === 'given' ? entry.value : undefined;
      return isSame(asking, name, value, said) || value === undefined || said === undefined;
    }
    if (typeof value !== 'object') return false;
    const isPlan = asking.action.args[name]?.kind === 'plan';
    return entry.values.every((one, place) => (isPlan ? value[place] === one : value.includes(one)));
  });
}

type Screen = { action: string; entries: readonly Entry[]; page: number };
type Reached = { screen: Screen | 'panel' | 'done'; taps: number };

/** All that one tap, or one menu, leads to from a screen. */
function* stepsFrom(at: InPlay, { action, args }: Said, screen: Screen | 'panel'): Generator<Reached> {
  const fitting = longIds();
  const asking = askingAt(at, action);
  if (!asking) return;
  const shown = screen === 'panel' ? menuScreen(at, fitting) : questionOn(at, asking, fitting, screen);
  const reaches = (entries: readonly Entry[] | undefined): boolean =>
    entries !== undefined && comesTo(asking, args, argsOf(asking, entries));
  const goOn = (entries: readonly Entry[], taps: number): Reached | undefined => {
    const standing = advance(asking, entries);
    if (standing.at === 'dead-end' || !leadsTo(asking, args, standing.entries)) return undefined;
    if (standing.at !== 'complete' || needsConfirming(standing, entries))
      return { screen: { action, entries, page: 0 }, taps };
    return comesTo(asking, args, argsOf(asking, standing.entries)) ? { screen: 'done', taps } : undefined;
  };
  let whole: readonly WholeMove[] | undefined;
  const wholeMovesOf = (entries: readonly Entry[]): readonly WholeMove[] => (whole ??= likelyMoves(asking, entries));
  for (const { id, options, takesMany } of controlsOn(shown.components)) {
    if (id.kind !== 'panel') continue;
    if (id.verb === 'menu' && id.action === '' && options?.includes(action)) {
      yield { screen: { action, entries: [], page: 0 }, taps: menuTaps };
    }
    if (id.verb === 'line') yield* changes(at, asking, id.given === '' ? (options ?? []) : [id.given], options);
    if (id.action !== action) continue;
    if (id.verb === 'accept') {
      const accepted = pendingFor(at.game, at.match, at.seat)
        .find(({ proposal }) => proposal)
        ?.fallback?.();
      if (accepted?.action === action && comesTo(asking, args, accepted.args)) yield { screen: 'done', taps: 1 };
      continue;
    }
    const entries = readEntries(fitting.givenIn(id)) ?? [];
    if (id.verb === 'do' && reaches(entries)) yield { screen: 'done', taps: 1 };
    if (
      id.verb === 'whole' &&
      wholeMovesOf(entries).some((move) => options?.includes(moveValue(move)) && reaches(move.entries))
    ) {
      yield { screen: 'done', taps: menuTaps };
    }
    if (id.verb === 'show' && leadsTo(asking, args, entries))
      yield { screen: { action, entries, page: id.page }, taps: 1 };
    if (id.verb === 'go' && !options) yield* [goOn(entries, 1)].filter((one) => one !== undefined);
    for (const option of id.verb === 'go' ? (options ?? []) : [])
      yield* [goOn(withChosen(asking, entries, [option]), menuTaps)].filter((one) => one !== undefined);
    if (id.verb !== 'mark') continue;
    const standing = advance(asking, entries);
    const value = standing.at === 'argument' ? args[standing.name] : undefined;
    const ticked = typeof value === 'object' ? value.map(menuValue).filter((one) => options?.includes(one)) : [];
    if (standing.at !== 'argument' || chosenValues(asking, standing, ticked).length === 0) continue;
    const taps = takesMany ? menuTaps + ticked.length : menuTaps;
    yield* [goOn(withPicked(asking, id, entries, ticked), taps)].filter((one) => one !== undefined);
  }
}

function questionOn(at: InPlay, asking: Asking, fitting: Fitting, { entries, page }: Screen) {
  return screenFor(panelScreen(at, asking, fitting, { page }), advance(asking, entries));
}

/** A row that is to be changed opens the action with what it fills in. */
function* changes(at: InPlay, asking: Asking, marks: readonly string[], menu?: readonly string[]): Generator<Reached> {
  for (const line of linesOf(at, pendingFor(at.game, at.match, at.seat))) {
    if (!marks.includes(line.mark) || line.changes?.action !== asking.name) continue;
    const entries = entriesOfChange(asking, line.changes.args);
    yield { screen: { action: asking.name, entries, page: 0 }, taps: menu ? menuTaps : 1 };
  }
}

export function seated(game: AnyGame, match: AnyMatch, seat: number): InPlay {
  const at = atTable(game, { table: tableOf(game, match.seats), match }, { locale: 'en', person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}

/** The post that asks may bear the whole answer itself. */
function standsOnPost(at: InPlay, { action, args }: Said): boolean {
  const asking = askingAt(at, action);
  return quickAnswers(at.game, at.snapshot, sayAt(at.game, at.table, 'en'), 'accept').some(
    ({ id }) =>
      id.kind === 'answer' &&
      id.action === action &&
      asking !== undefined &&
      comesTo(asking, args, argsOf(asking, readEntries(id.given) ?? [])),
  );
}

export function tapsFor(game: AnyGame, match: AnyMatch, said: Said): number {
  const at = seated(game, match, said.seat);
  if (standsOnPost(at, said)) return 1;
  const reached: Reached[] = [{ screen: 'panel', taps: 1 }];
  const seen = new Set<string>();
  for (let taps = 1; taps <= mostTaps; taps += 1) {
    for (const { screen } of reached.filter((one) => one.taps === taps)) {
      if (screen === 'done') return taps;
      const key = JSON.stringify(screen);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const step of stepsFrom(at, said, screen)) reached.push({ ...step, taps: taps + step.taps });
    }
  }
  throw new Error(`no way to ${JSON.stringify(said)}`);
}
