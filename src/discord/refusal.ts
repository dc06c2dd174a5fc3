/** Why not, and what would work: every refusal in the asker's own words. */
import { type AnyTypes, type Refused, offeredTo, pendingFor } from '../kernel/index.js';
import type { Denied } from '../table/ports.js';
import { actionLabel, argumentText, askingAbout } from './asking/question.js';
import { type AtTable, awaitedNames, plainName } from './at-table.js';
import { clip } from './limits.js';
import type { DiscordWords } from './text/index.js';

const shownChars = 600;

/** The sentence that a refusal of the rules deserves: the game's own, else one that lists what is legal. */
export function refusedText(at: AtTable, refused: Refused<AnyTypes>, action: string): string {
  const { words } = at;
  const sentence = refused.reason ? at.say.text(refused.reason) : genericText(at, refused, action);
  return refused.rule === undefined ? sentence : `${sentence} *(${words.refusals.rule(refused.rule)})*`;
}

function genericText(at: AtTable, refused: Refused<AnyTypes>, action: string): string {
  const { refusals } = at.words;
  switch (refused.code) {
    case 'stale':
      return refusals.stale;
    case 'game-over':
      return refusals.gameOver;
    case 'not-your-decision':
      return refusals.notYours(awaitedNames(at));
    case 'not-offered':
      return refusals.notOffered(actionLabel(at.game, action, at.say), offeredNow(at));
    case 'illegal-argument':
      return argumentRefused(at, refused, action);
  }
}

function offeredNow({ game, match, seat, say, words }: AtTable): string {
  if (!match || seat === undefined) return '';
  const labels = offeredTo(pendingFor(game, match, seat)).map((name) => actionLabel(game, name, say));
  return clip(words.list(labels), shownChars);
}

function argumentRefused(at: AtTable, refused: Refused<AnyTypes>, action: string): string {
  const { refusals } = at.words;
  const { argument = '', choices, count } = refused;
  const asking = at.match && at.seat !== undefined && askingAbout(at.game, at.match, at.seat, action, at.say);
  const name = asking ? argumentText(asking, argument).name : argument;
  if (count) {
    const isList = asking && asking.action.args[argument]?.kind === 'many';
    return (isList ? refusals.count : refusals.range)(name, count.min, count.max);
  }
  const labels = (choices ?? []).map((choice) => at.say.text(choice.label)).join(', ');
  return refusals.illegal(name, clip(labels, shownChars));
}

function wordedDenial<K extends keyof DiscordWords['refusals']['denials']>(
  words: DiscordWords,
  code: K,
  params: Parameters<DiscordWords['refusals']['denials'][K]>[0],
): string {
  const wording = words.refusals.denials[code] as (given: typeof params) => string;
  return wording(params);
}

/** A table's own denial, with names that can't format anything. */
export function deniedText(words: DiscordWords, denied: Denied): string {
  const params = Object.fromEntries(
    Object.entries(denied.params as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'state' ? plainName(value) : value,
    ]),
  );
  return wordedDenial(words, denied.code, params as never);
}
