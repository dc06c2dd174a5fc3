/** What is said after an answer that was typed, or tapped on a post: one line for everybody, the next question for the one who acted. */
import { checkArguments, isOutdated } from '../../kernel/index.js';
import { pendingFor } from '../../table/match-memo.js';
import type { Reply } from '../../table/ports.js';
import { type AtTable, type InPlay, askingAt, isInPlay } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { noticeMessage, tableWays } from '../messages/notice.js';
import { argsOf } from '../panel/advance.js';
import { readEntries, saysNothing } from '../panel/entries.js';
import type { Services } from '../services.js';
import { asksAnew } from './asked.js';
import { seenBy, tableNamed } from './find-table.js';
import { foresee } from './foreseeing.js';
import { menuFor } from './questions.js';
import { openPanel } from './tapping.js';
import { countDenial, deniedSentence, ownLines, publicLine, secretLines } from './telling.js';

export async function tellAnswer(use: Incoming, services: Services, at: AtTable, reply: Reply): Promise<void> {
  const now = (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) {
    countDenial(services, reply);
    const ways = now.table.state === 'playing' ? tableWays(now.table.id, now.words) : [];
    return use.respond.privately(noticeMessage(`⚠️ ${deniedSentence(now, reply)}`, ...ways));
  }
  foresee(services, now);
  const line = publicLine(now, reply);
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

/** What says nothing but that one is done means the same as long as the question stands; all else as long as nobody moved. */
function stillMeans({ game, match, seat }: InPlay, { action, given, seq }: CustomIdOf<'answer'>): boolean {
  return saysNothing(given) ? !isOutdated(game, match, { seat, action, seq }) : match.seq === seq;
}

/** A whole move on a post: whoever is asked has answered; anybody else sees where the table stands. */
export async function onAnswer(use: ComponentUse, services: Services, id: CustomIdOf<'answer'>): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const isAsked = isInPlay(at) && pendingFor(at.game, at.match, at.seat).some(({ fallback }) => fallback);
  const args = isAsked && stillMeans(at, id) ? argsOn(at, id) : undefined;
  if (!isInPlay(at) || !args) return openPanel(use, services, at, isAsked ? at.words.panel.movedOn : undefined);
  const reply = await services.tables.answer(
    at.table.id,
    { action: id.action, args, seq: id.seq },
    requestOf(use),
    at.snapshot,
  );
  await tellAnswer(use, services, at, reply);
}
