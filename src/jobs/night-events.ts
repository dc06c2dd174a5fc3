/** Discord's own event for a night: made where the guild wants it and the bot may, followed, and taken away. */
import type { Picture } from '../../renderers/contract.js';
import { startOf } from '../nights/duties.js';
import type { Nights } from '../nights/ports.js';
import type { Night, NightSettings } from '../nights/types.js';
import type { Tables } from '../table/ports.js';
import type { NightPoster } from './night-ports.js';

/** How long an evening is taken to last where the game does not say. */
const usualMinutes = 120;

export type NightEventsOptions = {
  nights: Nights;
  tables: Tables;
  settings(guild: string): Promise<NightSettings>;
  nightPoster: NightPoster;
  drawn(night: Night, zone: string): Promise<readonly Picture[]>;
};

export function createNightEvents({ nights, tables, settings, nightPoster, drawn }: NightEventsOptions) {
  async function make(night: Night, start: number): Promise<void> {
    const { zone } = await settings(night.guild);
    const minutes = tables.game(night.chosen?.game ?? '')?.minutes?.max ?? usualMinutes;
    const [cover] = await drawn(night, zone);
    const event = await nightPoster.makeEvent({ night, start, end: start + minutes * 60_000, cover });
    await nights.note(night.id, { event });
  }

  /** "Interested" counts as maybe. */
  async function follow(night: Night, event: string): Promise<boolean> {
    const people = await nightPoster.interestedIn(night, event);
    const reply = people
      ? await nights.interested(night.id, people)
      : await nights.note(night.id, { event: { id: null, state: 'gone' } });
    return reply.ok && reply.changed;
  }

  return {
    /** True where something was changed by it. */
    keep: async (night: Night): Promise<boolean> => {
      const { event, state } = night;
      const start = startOf(night);
      if (state === 'cancelled' && event?.id) {
        await nightPoster.dropEvent(night, event.id);
        await nights.note(night.id, { event: { id: null, state: 'gone' } });
        return true;
      }
      if (state !== 'locked' || start === undefined) return false;
      if (event?.id) return follow(night, event.id);
      if (event !== null || !(await settings(night.guild)).events) return false;
      await make(night, start);
      return true;
    },
  };
}
