/** No secret in any public byte: words, buttons, menus, alternative texts, names of files, the files themselves. */
import type { Seen } from '@barbican/parlour/player';
import { logLines } from '../../src/table/telling.js';
import type { Sight } from '../rehearsal/onlooker.js';
import { plain } from './lines.js';

/** Shorter ones say what any line may say. */
const tellingChars = 20;
/** So much of a message tells which it is. */
const mostShown = 1500;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* stringsIn(one);
}

/** Everything that a message says anywhere, as one text. */
export const bytesOf = (message: Seen): string => plain([...stringsIn(message.raw)].join(' '));

/** The lines that only some may read, and what chance was seeded with. */
export function secretsOf({ game, table, match, history, say }: Sight): string[] {
  const everybody = plain(history.flatMap((entry) => logLines(game, entry, 'spectator', say)).join(' '));
  const own = table.seats.flatMap((_, seat) => history.flatMap((entry) => logLines(game, entry, seat, say)));
  const lines = [...new Set(own.map(plain))].filter((line) => line.length >= tellingChars && !everybody.includes(line));
  const seeds = history.flatMap((entry) => ('seed' in entry ? [entry.seed] : []));
  return match.outcome ? lines : [...lines, ...seeds];
}

/** `said`: every public message as it ever read. */
export function secretFaults(secrets: readonly string[], said: Iterable<string>): string[] {
  const texts = [...said];
  return secrets.flatMap((secret) => {
    const where = texts.find((text) => text.includes(secret));
    return where === undefined ? [] : [`a secret was told: ${secret}; by ${where.slice(0, mostShown)}`];
  });
}

/** Files are looked at as they are: whatever words they carry are not squeezed. */
export async function fileFaults(secrets: readonly string[], shown: readonly Seen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const message of shown) {
    for (const name of message.filenames) {
      const data = await message.file(name);
      const told = secrets.find((secret) => data.includes(secret));
      if (told !== undefined) faults.push(`a secret stands in ${name}: ${told}`);
    }
  }
  return faults;
}
