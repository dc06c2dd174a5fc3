/** Tapping: the action panel from its first button to the answer. */
import { type ArgValue, isOutdated } from '../../kernel/index.js';
import type { Denied, Done } from '../../table/ports.js';
import { type Asking, countOf, wordedChoices } from '../asking/asking.js';
import { type AtTable, type InPlay, askingAt, isInPlay } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type FormUse, type Incoming, requestOf } from '../incoming.js';
import { perMenu } from '../messages/choice-menus.js';
import { formFor } from '../messages/form.js';
import { advance, argsOf, needsConfirming } from '../panel/advance.js';
import { type Entry, closed, entriesOf, pickedIn } from '../panel/entries.js';
import { proposalMark } from '../panel/ids.js';
import { isLesson } from '../messages/lesson.js';
import { noteTap } from '../panel/latest.js';
import { entriesOfChange, linesOf } from '../panel/lines.js';
import { moveChosen } from '../panel/whole-moves.js';
import type { Services } from '../services.js';
import { asksAnew } from './asked.js';
import { askBeforeUndoing } from './confirm.js';
import { seenBy, tableNamed } from './find-table.js';
import { foresee } from './foreseeing.js';
import { onHint } from './hinting.js';
import { onOrder } from './ordering.js';
import { answerInLesson } from './lesson-answers.js';
import { type Where, chosenValues, menuFor, showQuestion, withChosen } from './questions.js';
import { countDenial, deniedSentence, ownLines, publicLine } from './telling.js';
import { pendingFor } from '../../table/match-memo.js';

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
  foresee(services, next);
  const line = reply.announced || reply.repeated ? undefined : publicLine(next, reply);
  await use.respond.updateAndTell(await menuFor(use, services, next, noticeOf(next, reply)), line);
}

/** What was done, in words; where the game only asks back, the question speaks for itself. */
function answeredNotice(before: AtTable, next: AtTable, done: Done): string {
  const own = ownLines(next, done).join('\n');
  if (done.repeated) return next.words.panel.again;
  if (own === '') return asksAnew(before, next) ? `❓ ${next.words.panel.asksFirst}` : `✅ ${next.words.panel.done}`;
  return `✅ ${own}`;
}

async function perform(
  use: Incoming,
  services: Services,
  at: InPlay,
  given: { action: string; args: Record<string, ArgValue | undefined>; seq: number },
): Promise<void> {
  if (isLesson(at)) return answerInLesson(use, services, at, given, 'update');
  const reply = await services.tables.answer(at.table.id, given, requestOf(use), at.snapshot);
  await afterChange(use, services, at, reply, (next, done) => answeredNotice(at, next, done));
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

/** Takes back the last answer; what somebody else did since is not taken back by a tap meant for something older. */
export async function onUndo(use: ComponentUse, services: Services, id: CustomIdOf<'undo'>): Promise<void> {
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  if (at.match?.seq !== id.seq) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  if (await askBeforeUndoing(use, services, at, 1)) return;
  const reply = await services.tables.undo(id.table, requestOf(use), 1, id.seq);
  await afterChange(use, services, at, reply, (_next, { announced }) =>
    announced ? at.words.vote.asked : at.words.table.undone,
  );
}

/** A list picked from a menu: whole where the menu held all of it, else one page's worth of it. */
export function withPicked(
  asking: Asking,
  { page, find }: CustomIdOf<'panel'>,
  entries: readonly Entry[],
  values: readonly string[],
): Entry[] {
  const standing = advance(asking, entries);
  if (standing.at !== 'argument') return [...entries];
  const given = closed(standing.entries);
  const before = argsOf(asking, given);
  const all = Array.from(wordedChoices(asking, standing.argument, before), ({ value }) => value);
  const chosen = chosenValues(asking, standing, values);
  const count = countOf(asking, standing.argument, before);
  if (all.length <= perMenu && chosen.length >= count.min && chosen.length <= count.max) {
    return [...given, { is: 'given', value: chosen }];
  }
  const onPage = find === '' ? all.slice(page * perMenu, (page + 1) * perMenu) : [];
  const others = pickedIn(standing.entries).filter((value) => !onPage.includes(value) && !chosen.includes(value));
  return [...given, { is: 'picking', values: [...others, ...chosen] }];
}

/** A step through the questions of one action. */
async function step(
  use: ComponentUse | FormUse,
  services: Services,
  at: InPlay,
  id: CustomIdOf<'panel'>,
  entries: readonly Entry[],
): Promise<void> {
  const asking = askingAt(at, id.action);
  if (!asking) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  const values = 'values' in use ? use.values : [];
  const show = async (where: Where): Promise<void> => {
    await showQuestion(use, services, at, asking, where, 'update');
  };
  const goOn = async (next: readonly Entry[]): Promise<void> => {
    const standing = advance(asking, next);
    if (standing.at !== 'complete' || needsConfirming(standing, next)) await show({ entries: next });
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
    case 'whole': {
      const said = moveChosen(asking, entries, values[0] ?? '');
      if (!said) return show({ entries });
      return perform(use, services, at, { action: id.action, args: argsOf(asking, said), seq: id.seq });
    }
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

/** Opens the action that changes a row of what is proposed, with what the row fills in. */
async function changeLine(use: ComponentUse, services: Services, at: InPlay, id: CustomIdOf<'panel'>): Promise<void> {
  const mark = use.values[0] ?? id.given;
  const line = linesOf(at, pendingFor(at.game, at.match, at.seat)).find((one) => one.mark === mark);
  const asking = line?.changes && askingAt(at, line.changes.action);
  if (!line?.changes || !asking || isStale(at, id, line.changes.action)) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.changed));
    return;
  }
  const entries = entriesOfChange(asking, line.changes.args);
  await showQuestion(use, services, at, asking, { entries }, 'update');
}

/** Whether the question has been answered is the kernel's to say; everything else is judged where it is used. */
function isStale({ game, match, seat }: InPlay, { seq }: CustomIdOf<'panel'>, action: string): boolean {
  return isOutdated(game, match, { seat, action, seq });
}

/** A tap on the panel, or a form sent from it. */
export async function onPanel(use: ComponentUse | FormUse, services: Services, id: CustomIdOf<'panel'>): Promise<void> {
  if ('values' in use && (id.verb === 'find' || id.verb === 'number')) return openForm(use, id);
  use.respond.watch('same message');
  noteTap(id.table, use.by.id, use.id);
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  if (isInPlay(at) && (id.verb === 'hint' || id.verb === 'hints')) return onHint(use, services, at, id);
  if (isInPlay(at) && id.verb === 'order' && 'values' in use) return onOrder(use, services, at);
  if (isInPlay(at) && id.verb === 'line' && 'values' in use) return changeLine(use, services, at, id);
  const action = id.verb === 'menu' && 'values' in use ? use.values[0] : id.action;
  if (!isInPlay(at) || !action) {
    await use.respond.update(await menuFor(use, services, at));
    return;
  }
  if (isStale(at, id, action)) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.movedOn));
    return;
  }
  if (id.verb === 'accept') return accept(use, services, at, id);
  const entries = await entriesOf(id, use.by.id, services.drafts);
  if (!entries) {
    await use.respond.update(await menuFor(use, services, at, at.words.panel.forgotten));
    return;
  }
  const takesNothing = id.verb === 'menu' && Object.keys(at.game.actions[action]?.args ?? {}).length === 0;
  return step(use, services, at, { ...id, action, verb: takesNothing ? 'do' : id.verb }, entries);
}
