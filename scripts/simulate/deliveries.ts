/** Interactions that reach the bot more than once, late, or in another order than they were sent. */
import type { Parlour } from '@barbican/parlour';

type Packet = Record<string, unknown>;
/** What becomes of an interaction on its way; `deliver` may be called later, and again. */
type Way = (deliver: () => void) => void;

/** What the next interactions meet, one each; those that come after arrive as they should. */
function meet(parlour: Parlour, ways: readonly Way[]): void {
  const left = [...ways];
  // What was held back comes the same way again.
  const sent = new Set<unknown>();
  const tamper = (packet: Packet): unknown => {
    const data = packet['d'];
    if (packet['t'] !== 'INTERACTION_CREATE' || typeof data !== 'object' || !data) return packet;
    const id: unknown = Reflect.get(data, 'id');
    const way = sent.has(id) ? undefined : left.shift();
    if (!way) return packet;
    sent.add(id);
    way(() => {
      parlour.tell('INTERACTION_CREATE', data);
    });
    return undefined;
  };
  parlour.faults.tamper = tamper;
}

/** Each arrives so many times, at once or one shortly after the other. */
export function repeatInteractions(parlour: Parlour, many: number, gapsMs: readonly number[]): void {
  const way: Way = (deliver) => {
    setImmediate(deliver);
    for (const gap of gapsMs) setTimeout(deliver, gap);
  };
  meet(parlour, Array<Way>(many).fill(way));
}

/** Each arrives so much later: those with a shorter way overtake those with a longer one. */
export function delayInteractions(parlour: Parlour, delaysMs: readonly number[]): void {
  meet(
    parlour,
    delaysMs.map(
      (delay): Way =>
        (deliver) =>
          setTimeout(deliver, delay),
    ),
  );
}
