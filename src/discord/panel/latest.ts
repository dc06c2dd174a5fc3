/** Which tap of a person at a table came last: a picture that is late must not paint over what was shown since. */
const remembered = 2000;
const latest = new Map<string, string>();

const keyOf = (table: string, user: string): string => `${table}:${user}`;

export function noteTap(table: string, user: string, interaction: string): void {
  const key = keyOf(table, user);
  latest.delete(key);
  latest.set(key, interaction);
  for (const oldest of latest.keys()) {
    if (latest.size <= remembered) break;
    latest.delete(oldest);
  }
}

export function isLatestTap(table: string, user: string, interaction: string): boolean {
  return latest.get(keyOf(table, user)) === interaction;
}
