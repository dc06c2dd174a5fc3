/** Showing a panel: all actions, or the question that stands after what is given so far. */
import type { PreviewTask } from '../../../renderers/contract.js';
import type { Table } from '../../table/types.js';
import { tableText } from '../../table/words.js';
import type { Args } from '../../kernel/index.js';
import { type Asking, argumentNames, wordedChoices } from '../asking/asking.js';
import { type AtTable, type InPlay, isInPlay } from '../at-table.js';
import type { ButtonSpec, Outgoing } from '../components.js';
import type { Incoming } from '../incoming.js';
import { menuScreen } from '../messages/actions-screen.js';
import type { Screen } from '../messages/argument-rows.js';
import { argumentScreen, confirmScreen, deadEndScreen, previewTask } from '../messages/argument-screen.js';
import { isLesson, stageHint, stageScreen } from '../messages/lesson.js';
import { noticeMessage } from '../messages/notice.js';
import { type Standing, advance, argsOf } from '../panel/advance.js';
import { type Entry, type Fitting, closed, fittingFor, pickedIn, picking } from '../panel/entries.js';
import { menuValue, panelIds } from '../panel/ids.js';
import { isLatestTap, noteTap } from '../panel/latest.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';
import { lessonPictures } from './lesson-pictures.js';

export type Where = { entries: readonly Entry[]; page?: number; find?: string; notice?: string | undefined };

/** Why this person has no panel here. */
function noPanel(at: AtTable): string {
  const { denials } = tableText[at.locale];
  if (at.seat === undefined) return denials['not-seated']({});
  return denials['wrong-state']({ state: at.table.state });
}

type Panel = { screen: Outgoing; fitting: Fitting };
const panels = new WeakMap<Table, Map<string, Panel>>();

/** All actions as somebody sees them who has nothing else to be told; the same as long as the table stands as it is. */
export function panelOf(at: InPlay): Panel {
  const { table, reader } = at;
  const known = panels.get(table) ?? new Map<string, Panel>();
  panels.set(table, known);
  const key = `${reader.person} ${reader.locale}`;
  let panel = known.get(key);
  if (!panel) {
    const fitting = fittingFor(table.id, reader.person);
    known.set(key, (panel = { screen: menuScreen(at, fitting), fitting }));
  }
  return panel;
}

/** All actions, ready to be shown; what does not fit the buttons has been saved. */
export async function menuFor(
  use: Incoming,
  services: Services,
  at: AtTable,
  notice?: string,
  hintOf?: (fitting: Fitting) => readonly ButtonSpec[],
): Promise<Outgoing> {
  if (!isInPlay(at)) return noticeMessage([notice, noPanel(at)].filter(Boolean).join('\n'));
  if (!isLesson(at) && notice === undefined && !hintOf) {
    const { fitting, screen } = panelOf(at);
    await fitting.save(services.drafts);
    return screen;
  }
  const fitting = fittingFor(at.table.id, use.by.id);
  const screen = isLesson(at)
    ? stageScreen(at, fitting, await lessonPictures(use, services, at, at.match), notice)
    : menuScreen(at, fitting, notice, { hint: hintOf?.(fitting) ?? [] });
  await fitting.save(services.drafts);
  return screen;
}

/** One action's screens, all with the same way out. */
export function panelScreen(at: InPlay, asking: Asking, fitting: Fitting, where: Omit<Where, 'entries'>): Screen {
  return {
    at,
    asking,
    idOf: panelIds(at, fitting, asking.name),
    wayOut: { id: panelIds(at, fitting, '')('menu'), label: at.words.panel.toMenu },
    point: { page: where.page ?? 0, find: where.find ?? '' },
    notice: where.notice ?? (isLesson(at) ? stageHint(at) : undefined),
  };
}

export function screenFor(screen: Screen, standing: Standing): Outgoing {
  if (standing.at === 'complete') return confirmScreen(screen, standing.entries);
  return standing.at === 'argument' ? argumentScreen(screen, standing) : deadEndScreen(screen, standing.entries);
}

/** What was typed and found right, as a panel holds it: up to the argument that is to be asked for, if any. */
export function entriesBefore(asking: Asking, args: Args, asked: string | undefined): Entry[] {
  const names = argumentNames(asking);
  return names.slice(0, asked === undefined ? names.length : names.indexOf(asked)).map((name): Entry => {
    const value = args[name];
    return value === undefined ? { is: 'left-out' } : { is: 'given', value };
  });
}

type Asked = Extract<Standing, { at: 'argument' }>;

/** The values that a menu's rows stand for. */
export function chosenValues(asking: Asking, { argument, entries }: Asked, values: readonly string[]): string[] {
  const wanted = new Set(values);
  const picked = argument.kind === 'plan' ? pickedIn(entries) : [];
  const found: string[] = [];
  if (wanted.size === 0) return found;
  for (const { value } of wordedChoices(asking, argument, argsOf(asking, entries), picked)) {
    if (wanted.has(menuValue(value))) found.push(value);
    if (found.length === wanted.size) break;
  }
  return found;
}

/** What a tap adds to what was given: a menu's value, or nothing where the button carried it. */
export function withChosen(asking: Asking, entries: readonly Entry[], values: readonly string[]): Entry[] {
  const standing = values.length === 0 ? undefined : advance(asking, entries);
  if (standing?.at !== 'argument') return [...entries];
  const [value] = chosenValues(asking, standing, values);
  if (value === undefined) return [...entries];
  const { argument } = standing;
  const given = closed(standing.entries);
  if (argument.kind === 'plan') return picking(given, [...pickedIn(standing.entries), value]);
  return [...given, { is: 'given', value: argument.kind === 'number' ? Number(value) : value }];
}

/** The picture of the choices, if it can be drawn; without one the choices stand for themselves. */
async function previewOf(services: Services, table: string, task: PreviewTask) {
  try {
    return await services.draw(task);
  } catch (fault) {
    services.log.warn({ table, ...faultFacts(fault) }, 'a preview could not be drawn');
    return [];
  }
}

/** The question comes at once; a picture of what the choices would do follows, unless something was tapped meanwhile. */
export async function showQuestion(
  use: Incoming,
  services: Services,
  at: InPlay,
  asking: Asking,
  where: Where,
  how: 'update' | 'privately',
): Promise<void> {
  const fitting = fittingFor(at.table.id, use.by.id);
  const screen = panelScreen(at, asking, fitting, where);
  const standing = advance(asking, where.entries);
  const made = screenFor(screen, standing);
  await fitting.save(services.drafts);
  noteTap(at.table.id, use.by.id, use.id);
  await use.respond[how](made);
  const task = standing.at === 'argument' && use.botMay.attach ? previewTask(screen, standing, at) : undefined;
  if (!task || standing.at !== 'argument') return;
  const pictures = await previewOf(services, at.table.id, task);
  if (pictures.length === 0 || !isLatestTap(at.table.id, use.by.id, use.id)) return;
  await use.respond.amend(argumentScreen(screen, standing, pictures));
}
