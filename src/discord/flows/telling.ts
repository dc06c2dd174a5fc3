/** What is said after something was done: one line for everybody, the rest for the one who did it. */
import type { Denied, Done } from '../../table/ports.js';
import { answerLines } from '../../table/telling.js';
import { tableText, wordDenial } from '../../table/words.js';
import { listIn } from '../../i18n/locale.js';
import { type Asking, argumentText } from '../asking/asking.js';
import type { WrongArgument } from '../asking/read-typed.js';
import { type AtTable, gameName } from '../at-table.js';
import { type Outgoing, text } from '../components.js';
import { clip } from '../limits.js';
import type { Services } from '../services.js';

const lineChars = 600;
/** So many names of a long list are enough for a slip of the pen. */
const likest = 3;

/** What everybody may know of the move, in the table's language; undefined where that is nothing. The board tells what came after. */
export function publicLine(at: AtTable, done: Done): Outgoing | undefined {
  const { everybody: lines } = answerLines(at.game, done, at);
  return lines.length === 0 ? undefined : { components: [text(clip(lines.join(' '), lineChars))] };
}

/** All that the asker may know of it, in their own language. */
export function ownLines(at: AtTable, done: Done): readonly string[] {
  return answerLines(at.game, done, at).asker;
}

/** Only what the others may not know. */
export function secretLines(at: AtTable, done: Done): readonly string[] {
  return answerLines(at.game, done, at).secret;
}

/** Why not, in the asker's language. */
export function deniedSentence(at: AtTable, denied: Denied): string {
  return wordDenial(denied, [at.game], at.reader);
}

/** A choice as it reads in a sentence: without the sentence that its row adds to say what it does. */
export function nameOf(label: string): string {
  const parts = label.split(' · ').filter((part) => !/[.!?]$/.test(part));
  return parts.length === 0 ? label : parts.join(' · ');
}

/** Choices by their names, where these tell them apart. */
function namesOf(labels: readonly string[]): readonly string[] {
  const names = labels.map(nameOf);
  return new Set(names).size === names.length ? names : labels;
}

/** What would be legal in place of a wrong argument. */
function legalSentence(at: AtTable, asking: Asking, { name, refused, after, nearest, isAll }: WrongArgument): string {
  const { legal } = tableText[at.locale];
  const argument = argumentText(asking, name).name;
  const isMany = asking.action.args[name]?.kind === 'many';
  if (refused.count) return legal[isMany ? 'count' : 'range']({ argument, ...refused.count });
  const list = (labels: readonly string[], link: 'and' | 'or'): string => listIn(at.locale, labels, link);
  if (after.length > 0 && nearest.length === 0) return at.words.panel.nothingFollows(list(after, 'and'));
  const labels = namesOf(nearest.map(({ label }) => label));
  return legal.choices({ argument, choices: list(labels, 'or'), isAll });
}

/** The rule's own reason where it has one. */
function reasonSentence(at: AtTable, { refused }: WrongArgument): string {
  const text = tableText[at.locale];
  return [
    refused.reason ? at.say.text(refused.reason) : text.refusals[refused.code],
    ...(refused.rule === undefined ? [] : [text.rule(refused.rule)]),
  ].join(' ');
}

/** What is wrong with what was typed, and what would be legal. */
export function wrongSentence(at: AtTable, asking: Asking, wrong: WrongArgument): string {
  return `${reasonSentence(at, wrong)} ${legalSentence(at, asking, wrong)}`;
}

/**
 * Above the question itself, which lists what is legal: of a long list the likest alone are named. Of a short one nothing,
 * nor where there is nothing to choose, which the question says as well, nor where the rule's own reason has named them.
 */
export function wrongAbove(at: AtTable, asking: Asking, wrong: WrongArgument): string {
  const { refused, after, isAll } = wrong;
  const nearest = wrong.nearest.slice(0, likest);
  const reason = reasonSentence(at, wrong);
  const isNamed = namesOf(nearest.map(({ label }) => label)).every((name) => reason.includes(name));
  const isBelow = nearest.length === 0 ? after.length === 0 : isAll || isNamed;
  return isBelow && !refused.count ? reason : wrongSentence(at, asking, { ...wrong, nearest });
}

/** Another game stands here: say which, and its command. */
export function otherGame(at: AtTable): string {
  return at.words.panel.otherGame(gameName(at), at.game.text[at.locale].command.name);
}

/** Counts a denial of the table's own; those of the rules are counted where they are judged. */
export function countDenial({ metrics }: Services, denied: Denied): void {
  if (denied.code !== 'refused') metrics.refusals.inc({ code: denied.code });
}
