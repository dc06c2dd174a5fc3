/** What people were told: everything that was acknowledged was done, once; and nothing was said oftener than it was. */
import { discordWords } from '../../src/discord/text/index.js';
import { type Seat, toldOf } from '../../src/kernel/index.js';
import { logLines } from '../../src/table/telling.js';
import { voteKinds } from '../../src/table/types.js';
import { wordNotice } from '../../src/table/words.js';
import type { Sight } from '../rehearsal/onlooker.js';
import type { Party } from './people.js';

type Remembered = Pick<Party, 'acknowledged' | 'ticked' | 'attempts'>;

export const plain = (text: string): string => text.replaceAll(/[*_`#\n ]+/g, ' ').trim();

/** What a move is told with that is no part of the history: that it put an end to a vote. */
const asides = voteKinds.map((kind) => plain(wordNotice({ kind: 'voteLapsed', params: { kind } }, 'en')));
const withoutAsides = (text: string): string =>
  plain(asides.reduce((left, aside) => left.replace(aside, ''), plain(text)));

const count = (text: string, part: string): number => text.split(part).length - 1;

/** How often a line stands in the history, as this seat reads it: in the log, or as it is told, which spares some of that. */
function keptFor({ game, history, say }: Sight, viewer: Seat | 'spectator'): (line: string) => number {
  const log = plain(history.flatMap((entry) => logLines(game, entry, viewer, say)).join('\n'));
  const told = plain(
    history.flatMap((entry) => ('events' in entry ? toldOf(game, entry.events, viewer, say) : [])).join('\n'),
  );
  return (line) => Math.max(count(log, line), count(told, line));
}

const done = plain(discordWords.en.panel.done);

/** Lines of which somebody alone was told that they were done. */
function privateFaults(party: Remembered, sight: Sight): string[] {
  return [...party.ticked].flatMap(([seat, ticked]) => {
    const lines = ticked.map(plain).filter((line) => line !== done);
    const kept = keptFor(sight, seat);
    return [...new Set(lines)].flatMap((line) => {
      const times = lines.filter((one) => one === line).length;
      return kept(line) < times ? [`seat ${seat} was told ${times} times, kept ${kept(line)} times: ${line}`] : [];
    });
  });
}

/** Whether the history holds more answers of somebody than they can have given. */
function countFaults(party: Remembered, { history }: Sight): string[] {
  const given = history.flatMap((entry) =>
    entry.kind === 'answer' && entry.by.kind === 'person' ? [entry.by.id] : [],
  );
  const most = (id: string): number => party.attempts.get(id) ?? 0;
  return [...new Set(given)].flatMap((id) => {
    const times = given.filter((one) => one === id).length;
    return times > most(id) ? [`${times} answers of ${id}, who gave ${most(id)} at the most`] : [];
  });
}

export function lineFaults(party: Remembered, sight: Sight, texts: readonly string[]): string[] {
  const faults: string[] = [];
  const keptTimes = keptFor(sight, 'spectator');
  const answers = party.acknowledged.map(withoutAsides);
  for (const line of new Set(answers)) {
    const acknowledged = answers.filter((one) => one === line).length;
    const kept = keptTimes(line);
    if (kept < acknowledged) faults.push(`acknowledged ${acknowledged} times, in the history ${kept} times: ${line}`);
    const said = texts.filter((text) => withoutAsides(text) === line).length;
    if (said > Math.max(kept, acknowledged)) faults.push(`said ${said} times, done ${kept} times: ${line}`);
  }
  return [...faults, ...privateFaults(party, sight), ...countFaults(party, sight)];
}
