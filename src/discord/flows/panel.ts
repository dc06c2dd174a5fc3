/** Tapping: the action panel from its first button to the answer. */
import { refuses } from '../../kernel/index.js';
import type { ArgValue } from '../../kernel/index.js';
import type { Denied, Done } from '../../table/ports.js';
import { tableText } from '../../table/words.js';
import { type Asking, askingAbout, countOf, wordedChoices } from '../asking/question.js';
import { type AtTable, type InPlay, isInPlay } from '../at-table.js';
import type { Outgoing } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type FormUse, type Incoming, requestOf } from '../incoming.js';
import { formFor } from '../messages/form.js';
import { noticeMessage } from '../messages/notice.js';
import { menuScreen } from '../messages/panel.js';
import { argumentScreen, confirmScreen, deadEndScreen } from '../messages/question.js';
import { type Entry, fittingFor, givenOf } from '../panel/given.js';
import { menuValue, proposalMark } from '../panel/ids.js';
import { advance, argsOf, needsConfirming } from '../panel/steps.js';
import type { Services } from '../services.js';
import { seenBy, tableNamed } from './find-table.js';
import { countDenial, deniedSentence, ownLines, publicLine } from './tell.js';
import { pendingFor } from '../../table/match-memo.js';

type Where = { entries: readonly Entry[]; page?: number; find?: string; notice?: string | undefined };

/** Why this person has no panel here. */
function noPanel(at: AtTable): string {
  const { denials } = tableText[at.locale];
  if (at.seat === undefined) return denials['not-seated']({});
  return denials['wrong-state']({ state: at.table.state });
}

/** All actions, ready to be shown; what does not fit the buttons has been kept. */
export async function menuFor(use: Incoming, services: Services, at: AtTable, notice?: string): Promise<Outgoing> {
  if (!isInPlay(at)) return noticeMessage([notice, noPanel(at)].filter(Boolean).join('\n'));
  const fitting = fittingFor(at.table.id, use.by.id);
  const screen = menuScreen(at, fitting, notice);
  await fitting.save(services.drafts);
  return screen;
}

/** The question that stands after what is given so far. */
export async function questionFor(
  use: Incoming,
  services: Services,
  at: InPlay,
  asking: Asking,
  where: Where,
): Promise<Outgoing> {
  const fitting = fittingFor(at.table.id, use.by.id);
  const point = { page: where.page ?? 0, find: where.find ?? '' };
  const screen = { at, asking, fitting, point, ...(where.notice === undefined ? {} : { notice: where.notice }) };
  const standing = advance(asking, where.entries);
  const made =
    standing.at === 'complete'
      ? confirmScreen(screen, standing.entries)
      : standing.at === 'argument'
        ? argumentScreen(screen, standing)
        : deadEndScreen(screen, standing.entries);
  await fitting.save(services.drafts);
  return made;
}

/** `/act` and the Act button. */
export async function openPanel(use: Incoming, services: Services, at: AtTable, notice?: string): Promise<void> {
  await use.respond.privately(await menuFor(use, services, at, notice));
}

/** After a change: the panel as it now is for the one who made it, one line for everybody. */
async function afterChange(
  use: Incoming,
  services: Services,
  at: AtTable,
  reply: Done | Denied,
  noticeOf: (next: AtTable, done: Done) => string,
): Promise<void> {
  const next = (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) {
    countDenial(services, reply);
    const isStale = reply.code === 'refused' && reply.params.refused.code === 'stale';
    const notice = isStale ? at.words.panel.movedOn : deniedSentence(next, reply);
    await use.respond.update(await menuFor(use, services, next, `⚠️ ${notice}`));
    return;
  }
  await use.respond.update(await menuFor(use, services, next, noticeOf(next, reply)));
  const line = reply.announced || reply.repeated ? undefined : publicLine(next, reply);
  if (line) await use.respond.publicly(line);
}

function answeredNotice(next: AtTable, done: Done): string {
  const own = ownLines(next, done).join('\n');
  return done.repeated ? next.words.panel.again : `✅ ${own === '' ? next.words.panel.done : own}`;
}

async function perform(
  use: Incoming,
  services: Services,
  at: InPlay,
  given: { action: string; args: Record<string, ArgValue | undefined>; seq: number },
): Promise<void> {
  const reply = await services.tables.answer(at.table.id, given, requestOf(use), at.snapshot);
  await afterChange(use, services, at, reply, answeredNotice);
}

async function accept(use: Incoming, services: Services, at: InPlay, id: CustomIdOf<'panel'>): Promise<void> {
  for (const decision of pendingFor(at.game, at.match, at.seat)) {
    const answer = decision.proposal ? decision.fallback?.() : undefined;
    if (answer && proposalMark(answer) === id.given) {
      await perform(use, services, at, { action: answer.action, args: answer.args, seq: id.seq });
      return;
    }
  }
  await use.respond.update(await menuFor(use, services, at, at.words.panel.changed));
}

/** The values that a menu's rows stand for. */
function chosenValues(asking: Asking, entries: readonly Entry[], values: readonly string[]): string[] {
  const standing = advance(asking, entries);
  if (standing.at !== 'argument') return [];
  const wanted = new Set(values);
  const before = argsOf(asking, standing.entries);
  const found: string[] = [];
  for (const { value } of wordedChoices(asking, standing.argument, before)) {
    if (wanted.has(menuValue(value))) found.push(value);
    if (found.length === wanted.size) break;
  }
  return found;
}

/** Takes back the last answer; what somebody else did since is not taken back by a tap meant for something older. */
export async function onUndo(use: ComponentUse, services: Services, id: CustomIdOf<'undo'>): Promise<void> {
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  if (at.match?.seq !== id.seq) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  const reply = await services.tables.undo(id.table, requestOf(use), 1);
  await afterChange(use, services, at, reply, (_next, { announced }) =>
    announced ? at.words.vote.asked : at.words.table.undone,
  );
}

/** What a tap adds to what was given: a menu's value, or nothing where the button carried it. */
function withChosen(asking: Asking, entries: readonly Entry[], values: readonly string[]): Entry[] {
  const standing = advance(asking, entries);
  const [value] = chosenValues(asking, entries, values);
  if (values.length === 0 || value === undefined || standing.at !== 'argument') return [...entries];
  const kept = standing.entries.filter((entry) => entry.is !== 'picking');
  return [...kept, { is: 'given', value: standing.argument.kind === 'number' ? Number(value) : value }];
}

/** A list picked from a menu: whole where the menu held all of it, else one page's worth of it. */
function withPicked(asking: Asking, id: CustomIdOf<'panel'>, entries: readonly Entry[], values: readonly string[]) {
  const standing = advance(asking, entries);
  if (standing.at !== 'argument') return [...entries];
  const kept = standing.entries.filter((entry) => entry.is !== 'picking');
  const before = argsOf(asking, kept);
  const all = [...wordedChoices(asking, standing.argument, before)].map(({ value }) => value);
  const chosen = chosenValues(asking, entries, values);
  const count = countOf(asking, standing.argument, before);
  const perPage = 25;
  if (all.length <= perPage && chosen.length >= count.min && chosen.length <= count.max) {
    return [...kept, { is: 'given', value: chosen } as const];
  }
  const last = standing.entries.at(-1);
  const earlier = last?.is === 'picking' ? last.values : [];
  const page = id.find === '' ? all.slice(id.page * perPage, (id.page + 1) * perPage) : [];
  const others = earlier.filter((value) => !page.includes(value) && !chosen.includes(value));
  return [...kept, { is: 'picking', values: [...others, ...chosen] } as const];
}

/** A step through the questions of one action. */
async function step(
  use: ComponentUse | FormUse,
  services: Services,
  at: InPlay,
  id: CustomIdOf<'panel'>,
  entries: readonly Entry[],
): Promise<void> {
  const asking = askingAbout(at.game, at.match, at.seat, id.action, at.say);
  if (!asking) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  const values = 'values' in use ? use.values : [];
  const show = async (where: Where): Promise<void> => {
    await use.respond.update(await questionFor(use, services, at, asking, where));
  };
  const goOn = async (next: readonly Entry[]): Promise<void> => {
    const standing = advance(asking, next);
    if (standing.at !== 'complete' || needsConfirming(asking, standing)) await show({ entries: next });
    else await perform(use, services, at, { action: id.action, args: argsOf(asking, standing.entries), seq: id.seq });
  };
  switch (id.verb) {
    case 'go':
      return goOn(withChosen(asking, entries, values));
    case 'mark': {
      const next = withPicked(asking, id, entries, values);
      return next.at(-1)?.is === 'picking' ? show({ entries: next, page: id.page, find: id.find }) : goOn(next);
    }
    case 'do':
      return perform(use, services, at, { action: id.action, args: argsOf(asking, entries), seq: id.seq });
    case 'find':
      return show({ entries, find: 'fields' in use ? (use.fields['text'] ?? '') : '' });
    case 'number': {
      const typed = Number('fields' in use ? use.fields['text'] : undefined);
      return goOn(Number.isInteger(typed) ? [...entries, { is: 'given', value: typed }] : entries);
    }
    default:
      return show({ entries, page: id.page, find: id.find });
  }
}

/** Forms must be the first answer to a click, so they are opened before anything is looked up. */
async function openForm(use: ComponentUse, id: CustomIdOf<'panel'>): Promise<void> {
  await use.respond.form(formFor(id, use.locale));
}

/** A tap on the panel, or a form sent from it. */
export async function onPanel(use: ComponentUse | FormUse, services: Services, id: CustomIdOf<'panel'>): Promise<void> {
  if ('values' in use && (id.verb === 'find' || id.verb === 'number')) return openForm(use, id);
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const action = id.verb === 'menu' && 'values' in use ? use.values[0] : id.action;
  if (!isInPlay(at) || !action) {
    await use.respond.update(await menuFor(use, services, at));
    return;
  }
  // Whether the question has been answered is the kernel's to say; everything else is judged where it is used.
  if (refuses(at.game, at.match, { seat: at.seat, action, args: {}, seq: id.seq })?.code === 'stale') {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  if (id.verb === 'accept') return accept(use, services, at, id);
  const entries = await givenOf(id, use.by.id, services.drafts);
  if (!entries) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.forgotten));
    return;
  }
  const takesNothing = id.verb === 'menu' && Object.keys(at.game.actions[action]?.args ?? {}).length === 0;
  return step(use, services, at, { ...id, action, verb: takesNothing ? 'do' : id.verb }, entries);
}
