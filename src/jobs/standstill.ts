/** Clocks stand still while nobody is there to look after the tables: the time is given back, and said so. */
import type { Log } from '../log.js';
import type { Outbox } from '../store/outbox.js';
import type { Pulse } from '../store/pulse.js';
import { longestGapMs } from '../table/clock.js';
import type { Tables } from '../table/ports.js';
import { isAnswered } from './must-reach.js';

export type StandstillOptions = {
  tables: Tables;
  outbox: Pick<Outbox, 'live'>;
  pulse: Pulse;
  now(): number;
  log: Log;
  /** The clock on the wall, by which a gap is measured, whatever the tables' own clock says. */
  wallClock?: (() => number) | undefined;
};

/** Looks whether anybody was there since the last time, and gives the time back where nobody was. */
export function createStandstill({ tables, outbox, pulse, now, log, wallClock = Date.now }: StandstillOptions) {
  return async (): Promise<void> => {
    const at = wallClock();
    const last = await pulse.last();
    const gap = last === undefined ? 0 : at - last;
    if (gap > longestGapMs) {
      log.info({ minutes: Math.round(gap / 60_000) }, 'nobody was there; the clocks stood still');
      const to = now();
      let missed = 0;
      for (const { id } of await outbox.live()) {
        if (!isAnswered(await tables.standStill(id, { from: to - gap, to }))) missed += 1;
      }
      // The same gap is found again next time; whoever has had their time back is not given it twice.
      if (missed > 0) throw new Error(`${missed} tables could not be given their time back`);
    }
    await pulse.beat(at);
  };
}
