/** "What would you do?": the bot's own choice with its reason, for whoever asks, from what they can see. */
import { hintSettings } from '../../table/types.js';
import { type InPlay, askingAt } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type Incoming, requestOf } from '../incoming.js';
import { wordedAnswer } from '../asking/wording.js';
import { panelIds } from '../panel/ids.js';
import type { Services } from '../services.js';
import { seenBy } from './find-table.js';
import { entriesBefore, menuFor } from './questions.js';
import { countDenial, deniedSentence, publicLine } from './telling.js';

/** The bot thinks with the asker's own eyes: its policy is given the seat's view and nothing else. */
async function giveHint(use: Incoming, services: Services, at: InPlay): Promise<void> {
  const { panel } = at.words;
  if (at.table.hints === 'off') return use.respond.update(await menuFor(use, services, at, panel.hintsOff));
  const reply = await services.tables.advise(at.table.id, at.seat);
  if (!reply.ok) {
    countDenial(services, reply);
    return use.respond.update(await menuFor(use, services, at, `⚠️ ${deniedSentence(at, reply)}`));
  }
  const seen = seenBy(use, services, reply.snapshot);
  const now: InPlay = { ...at, ...seen, match: reply.snapshot.match ?? at.match, seat: at.seat };
  const { advice } = reply;
  const asking = advice && askingAt(now, advice.action);
  if (!asking) return use.respond.update(await menuFor(use, services, now, panel.noHint));
  const said = panel.hint(wordedAnswer(asking, advice.args));
  const why = advice.why ? now.say.text(advice.why) : panel.noReason;
  const off = { kind: 'panel', table: now.table.id, seq: now.match.seq, verb: 'hints', action: '' } as const;
  // A page that nobody leafs to tells this button from one that says the same move below.
  const point = { entries: entriesBefore(asking, advice.args, undefined), page: 1 };
  const screen = await menuFor(use, services, now, `💡 ${said} ${why}`, (fitting) => [
    {
      id: panelIds(now, fitting, advice.action)('do', point),
      label: panel.doHint,
      look: 'success',
    },
    ...(now.table.host.id === use.by.id
      ? [{ id: { ...off, given: 'off', page: 0, find: '' }, label: panel.forbidHints }]
      : []),
  ]);
  return use.respond.update(screen);
}

/** The host decides by a tap whether the table plays with hints. */
async function setHints(use: Incoming, services: Services, at: InPlay, given: string): Promise<void> {
  const hints = hintSettings.find((one) => one === given);
  const reply = await services.tables.setPosting(at.table.id, { hints }, requestOf(use));
  const now = (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) countDenial(services, reply);
  const notice = reply.ok ? `✅ ${at.words.panel.done}` : `⚠️ ${deniedSentence(now, reply)}`;
  await use.respond.update(await menuFor(use, services, now, notice));
  const line = reply.ok && !reply.announced && !reply.repeated ? publicLine(now, reply) : undefined;
  if (line) await use.respond.publicly(line);
}

export async function onHint(use: Incoming, services: Services, at: InPlay, id: CustomIdOf<'panel'>): Promise<void> {
  if (id.verb === 'hints') return setHints(use, services, at, id.given);
  return giveHint(use, services, at);
}
