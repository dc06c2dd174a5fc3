/** Typing: a game's slash command from its options to the answer. */
import { type AnyGame, offeredTo } from '../../kernel/index.js';
import { type Suggestion, suggest } from '../asking/autocomplete.js';
import { argumentText, askingAbout } from '../asking/question.js';
import { type Typed, readAll } from '../asking/typed.js';
import { type AtTable, gameName, isInPlay } from '../at-table.js';
import { type CommandUse, type Typing, requestOf } from '../incoming.js';
import { noticeMessage, tableWays } from '../messages/notice.js';
import type { Entry } from '../panel/given.js';
import type { Services } from '../services.js';
import { seenBy, tableHere } from './find-table.js';
import { menuFor, questionFor } from './panel.js';
import { countDenial, deniedSentence, publicLine, secretLines } from './tell.js';
import { pendingFor } from '../../table/match-memo.js';

/** Another game stands here: say which, and its command. */
function otherGame(at: AtTable): string {
  return at.words.panel.otherGame(gameName(at), at.game.text[at.locale].command.name);
}

/** What was typed, as a panel holds it: up to the first argument that is missing. */
function entriesOf(names: readonly string[], args: Readonly<Record<string, unknown>>, missing: string): Entry[] {
  return names.slice(0, names.indexOf(missing)).map((name): Entry => {
    const value = args[name];
    return value === undefined ? { is: 'left-out' } : { is: 'given', value: value as string };
  });
}

export async function giveTyped(
  use: CommandUse,
  services: Services,
  game: AnyGame,
  action: string,
  typed: Typed,
): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableHere(use, services);
  if (!at) return;
  if (at.game.id !== game.id) return use.respond.privately(noticeMessage(otherGame(at)));
  if (!isInPlay(at)) return use.respond.privately(await menuFor(use, services, at));
  const asking = askingAbout(game, at.match, at.seat, action, at.say);
  const isOffered = offeredTo(pendingFor(game, at.match, at.seat)).includes(action);
  const { args, missing } = asking && isOffered ? readAll(asking, typed) : { args: {}, missing: undefined };
  if (asking && missing !== undefined) {
    const entries = entriesOf(Object.keys(asking.action.args), args, missing);
    const notice = at.words.panel.missing(argumentText(asking, missing).name);
    return use.respond.privately(await questionFor(use, services, at, asking, { entries, notice }));
  }
  const reply = await services.tables.answer(at.table.id, { action, args }, requestOf(use), at.snapshot);
  const now = (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) {
    countDenial(services, reply);
    const ways = now.table.state === 'playing' ? tableWays(now.table.id, now.words) : [];
    return use.respond.privately(noticeMessage(`⚠️ ${deniedSentence(now, reply)}`, ...ways));
  }
  const line = publicLine(now, reply);
  const secret = secretLines(now, reply);
  if (line) await use.respond.publicly(line);
  if (secret.length > 0 || !line) {
    const own = secret.length > 0 ? secret.join('\n') : at.words.panel.done;
    await use.respond.privately(noticeMessage(`✅ ${own}`, ...tableWays(now.table.id, now.words)));
  }
}

export async function suggestTyped(
  use: Typing,
  services: Services,
  game: AnyGame,
  action: string,
  argument: string,
  typed: Typed,
): Promise<Suggestion[]> {
  const found = await services.tables.find(use.channel);
  const at = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (at?.game.id !== game.id || !isInPlay(at)) return [];
  if (!offeredTo(pendingFor(game, at.match, at.seat)).includes(action)) return [];
  const asking = askingAbout(game, at.match, at.seat, action, at.say);
  return asking ? suggest(asking, argument, typed, at.words) : [];
}
