/** Random names for tables, votes and locks. */
import { randomBytes } from 'node:crypto';

/** No 0 and o, no 1 and l: a table's id is read aloud now and then. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Letters and digits, five random bits each. */
export function randomToken(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}
