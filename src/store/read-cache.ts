/** Tables as they were last read or written here: text that is still the very same need not be understood again. */
import type { Snapshot } from '../table/types.js';

/** A table's fields as Redis holds them; the match is missing in a lobby. */
export type Text = { meta: string; match: string | null };

export type ReadCache = {
  /** What this text says, where exactly the same was put in. */
  find(id: string, text: Text): Snapshot | undefined;
  /** As it last was here, whatever has become of it since. */
  latest(id: string): Snapshot | undefined;
  put(id: string, text: Text, snapshot: Snapshot): void;
};

/** At some 100 kB each they take no room to speak of; a process seldom serves more at a time. */
const usualMost = 100;

export function createReadCache(most = usualMost): ReadCache {
  const entries = new Map<string, Text & { snapshot: Snapshot }>();

  function put(id: string, { meta, match }: Text, snapshot: Snapshot): void {
    entries.delete(id);
    entries.set(id, { meta, match, snapshot });
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
  }

  return {
    put,
    latest: (id) => entries.get(id)?.snapshot,
    find(id, text) {
      const entry = entries.get(id);
      if (entry?.meta !== text.meta || entry.match !== text.match) return undefined;
      put(id, text, entry.snapshot);
      return entry.snapshot;
    },
  };
}
