/** What is said after an answer that was typed, or tapped on a post: one line for everybody, the next question for the one who acted. */
import { checkArguments, isOutdated } from '../../kernel/index.js';
import { pendingFor } from '../../table/match-memo.js';
import type { AnswerGiven, Done, Reply } from '../../table/ports.js';
import { type AtTable, type InPlay, askingAt, isInPlay } from '../at-table.js';
import type { Outgoing } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { noticeMessage, tableWays } from '../messages/notice.js';
import { argsOf } from '../panel/advance.js';
import { readEntries, saysNothing } from '../panel/entries.js';
import type { Services } from '../services.js';
import { asksAnew } from './asked.js';
import { seenBy, tableNamed } from './find-table.js';
import { foresee } from './foreseeing.js';
import { leavingAt } from '../panel/quick-answers.js';
import { menuFor } from './questions.js';
import { openPanel } from './tapping.js';
import { countDenial, deniedSentence, ownLines, publicLine, secretLines } from './telling.js';

/** What is said first of an answer that went through, put into words while it was being written. */
type Ahead = { of: Done; now: AtTable; line: Outgoing | undefined };
type Given = { reply: Reply; ahead: Ahead | undefined };

/** Answers at the table, and words what is to be said of it while that is written. */
export async function answerAt(use: Incoming, services: Services, at: AtTable, given: AnswerGiven): Promise<Given> {
  let ahead: Ahead | undefined;
  const reply = await services.tables.answer(at.table.id, given, requestOf(use), at.snapshot, (of) => {
    const now = seenBy(use, services, of.snapshot) ?? at;
    ahead = { of, now, line: publicLine(now, of) };
  });
  return { reply, ahead };
}

export async function tellAnswer(
  use: Incoming,
  services: Services,
  at: AtTable,
  { reply, ahead }: Given,
): Promise<void> {
  // Where somebody else was first, what was put into words did not come to pass.
  const worded = ahead?.of === reply ? ahead : undefined;
  const now = worded?.now ?? (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) {
    countDenial(services, reply);
    const ways = now.table.state === 'playing' ? tableWays(now.table.id, now.words) : [];
    return use.respond.privately(noticeMessage(`⚠️ ${deniedSentence(now, reply)}`, ...ways));
  }
  foresee(services, now);
  const line = worded ? worded.line : publicLine(now, reply);
  // The answer goes out before it is looked for what else there is to say.
  if (line) await use.respond.publicly(line);
  // A public answer would show everybody what was typed: where that is secret, the table posts what they may know.
  const secret = reply.announced ? ownLines(now, reply) : secretLines(now, reply);
  const isAsked = asksAnew(at, now);
  const said = secret.length > 0 ? `✅ ${secret.join('\n')}` : undefined;
  // A question that the answer raised is put where the answer was given, never left for somebody to find.
  if (isAsked)
    return use.respond.privately(await menuFor(use, services, now, said ?? `❓ ${now.words.panel.asksFirst}`));
  if (said !== undefined) return use.respond.privately(noticeMessage(said, ...tableWays(now.table.id, now.words)));
  if (!line) await use.respond.privately(await menuFor(use, services, now, `✅ ${at.words.panel.done}`));
}

/** What a button on a post stands for; undefined where it may no longer be said. */
function argsOn(at: InPlay, { action, given }: CustomIdOf<'answer'>) {
  const asking = askingAt(at, action);
  const entries = readEntries(given);
  const args = asking && entries && argsOf(asking, entries);
  return args && !checkArguments(asking.action, asking.view, asking.seat, args) ? args : undefined;
}

/** Whoever taps again so soon means what they tapped already. */
const twiceWithinMs = 3000;

/** Whether it leaves the question that stood when it was offered, and was not said just now: other moves do not change what it means. */
async function stillLeaves(services: Services, at: InPlay, { action, seq }: CustomIdOf<'answer'>): Promise<boolean> {
  const { table, game, match, seat } = at;
  const leaves = pendingFor(game, match, seat).some((asked) => leavingAt(asked)?.action === action);
  if (seq < match.opened || !leaves) return false;
  const found = await services.tables.history(table.id);
  const last = found.ok ? found.entries.findLast((entry) => entry.kind === 'answer' && entry.seat === seat) : undefined;
  if (last?.kind !== 'answer') return false;
  return last.action !== action || services.now() - last.at > twiceWithinMs;
}

/** What says nothing but that one is done means the same as long as the question stands; all else as long as nobody moved. */
function stillMeans(services: Services, at: InPlay, id: CustomIdOf<'answer'>): boolean | Promise<boolean> {
  const { game, match, seat } = at;
  const { action, given, seq } = id;
  if (!saysNothing(given)) return match.seq === seq;
  return !isOutdated(game, match, { seat, action, seq }) || stillLeaves(services, at, id);
}

/** A whole move on a post: whoever is asked has answered; anybody else sees where the table stands. */
export async function onAnswer(use: ComponentUse, services: Services, id: CustomIdOf<'answer'>): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const isAsked = isInPlay(at) && pendingFor(at.game, at.match, at.seat).some(({ fallback }) => fallback);
  const args = isAsked && (await stillMeans(services, at, id)) ? argsOn(at, id) : undefined;
  if (!isInPlay(at) || !args) return openPanel(use, services, at, isAsked ? at.words.panel.movedOn : undefined);
  // What one did oneself meanwhile was looked at above.
  const seq = Math.max(id.seq, at.match.answered[at.seat] ?? 0);
  await tellAnswer(use, services, at, await answerAt(use, services, at, { action: id.action, args, seq }));
}
