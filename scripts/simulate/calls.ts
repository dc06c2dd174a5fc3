/** Who was called, and whether there was a reason: held against what was committed, one change of the table after another. */
import type { Seat } from '../../src/kernel/index.js';
import type { NoticeKind, OutboxEntry, Table } from '../../src/table/types.js';

/** A message of the channel, as it was posted. */
type Post = { nonce: string; text: string; pinged: readonly string[] };
/** The changes of the table by their rev, so far as they were seen. */
type Changes = ReadonlyMap<number, OutboxEntry>;
type At = { table: Pick<Table, 'id' | 'rev' | 'seats'>; commits: Changes };

/** Somebody else may sit there since. */
const changesOfSeats: readonly NoticeKind[] = ['left', 'claimed', 'replaced', 'cameBack', 'kicked'];

/** Whether this change of the table gave a reason to call the seat; one that nobody has seen may have. */
function isReason(commits: Changes, rev: number, seat: Seat): boolean {
  const [before, entry] = [commits.get(rev - 1), commits.get(rev)];
  if (!entry || !before) return true;
  const { awaited, opens, ping, notices } = entry;
  const isNew = (one: Seat): boolean => !before.awaited.includes(one);
  // The next question, where it asks others too, is the next for everybody.
  const isAskedAnew = awaited.includes(seat) && (isNew(seat) || (opens === true && awaited.some(isNew)));
  return isAskedAnew || ping.includes(seat) || notices.some(({ kind }) => changesOfSeats.includes(kind));
}

/** The change up to which a post tells; undefined for a call that was put off, which is about some question before. */
function revOf(nonce: string, table: string): number | undefined {
  const [rev = '', ...more] = nonce.startsWith(`${table}-`) ? nonce.slice(table.length + 1).split('-') : [];
  const isLate = more.length === 2 && rev.startsWith('c');
  return rev === '' || isLate ? undefined : Number.parseInt(rev, 36);
}

/** Of one seat: the calls for which nothing had happened since the call before. */
function needless(calls: readonly Post[], shown: readonly Post[], seat: Seat, { table, commits }: At): Post[] {
  const first = Math.min(...commits.keys());
  const found: Post[] = [];
  let served = 0;
  for (const call of calls) {
    const own = revOf(call.nonce, table.id);
    const next = shown.slice(shown.indexOf(call) + 1).map(({ nonce }) => revOf(nonce, table.id));
    const upTo = own ?? next.find((rev) => rev !== undefined) ?? table.rev;
    let reason = Math.max(served + 1, first);
    while (reason <= upTo && !isReason(commits, reason, seat)) reason += 1;
    if (reason > upTo) found.push(call);
    // A call that was put off serves the first of its reasons at least.
    served = Math.max(served, own ?? Math.min(reason, upTo));
  }
  return found;
}

/** Nobody was called twice over the same. */
export function callFaults(at: At, shown: readonly Post[]): string[] {
  const how = ({ nonce, text }: Post): string => `${nonce} ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
  return at.table.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person') return [];
    const calls = shown.filter(({ pinged }) => pinged.includes(holder.name));
    const many = needless(calls, shown, seat, at).map(how);
    if (many.length === 0) return [];
    return [`${holder.name} was called over nothing new: ${many.join(' | ')}; of ${calls.map(how).join(' | ')}`];
  });
}
