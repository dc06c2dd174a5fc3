/** Those who watch guess how a fight will end: with a tap on the board, or typed. */
import { fightAhead } from '../../table/guesses.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import type { Suggestion } from '../asking/autocomplete.js';
import type { ComponentUse, Incoming } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { guessWords } from '../text/guesses/index.js';
import { tellDenied } from './changing.js';
import { tableNamed } from './find-table.js';

const endWorded = ({ game, locale }: AtTable, end: string): string => game.text[locale].fightEnds?.[end] ?? end;

/** How the fight ahead may end, as somebody reads it; empty where there is nothing to guess at. */
export function endsAhead(at: AtTable): readonly Suggestion[] {
  const ends = at.table.guesses === 'off' ? [] : (fightAhead(at.game, at.snapshot)?.ends ?? []);
  return ends.map((value) => ({ value, name: endWorded(at, value) }));
}

/** Typed as it is offered, or as it is called. */
function endNamed(at: AtTable, given: string): string | undefined {
  const wanted = given.trim().toLocaleLowerCase(at.locale);
  return endsAhead(at).find(({ value, name }) => [String(value), name.toLocaleLowerCase(at.locale)].includes(wanted))
    ?.value as string | undefined;
}

/** `fight`: the one that a button was made for; the one ahead where it is typed. */
export async function guess(
  use: Incoming,
  services: Services,
  at: AtTable,
  { end, fight }: { end: string; fight?: string },
): Promise<void> {
  const words = guessWords[use.locale];
  const tell = (line: string): Promise<void> => use.respond.privately(noticeMessage(line));
  if (at.seat !== undefined) return tell(words.youSit);
  if (at.table.guesses === 'off') return tell(words.off);
  const ahead = fightAhead(at.game, at.snapshot);
  if (fight !== undefined && ahead?.id !== fight) return tell(words.tooLate);
  if (!ahead) return tell(words.nothing);
  const known = endNamed(at, end);
  if (known === undefined) return tell(words.unknown(endsAhead(at).map(({ name }) => name)));
  const past = await services.tables.fought(at.table.id, ahead.id);
  if (!past.ok) return tellDenied(use, services, past);
  if (past.wasFought) return tell(words.seen);
  await services.guesses.note(at.table.id, { fight: ahead.id, end: known, by: use.by });
  await tell(words.noted(endWorded(at, known)));
}

export async function onGuess(use: ComponentUse, services: Services, id: CustomIdOf<'guess'>): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableNamed(use, services, id.table);
  if (at) await guess(use, services, at, id);
}
