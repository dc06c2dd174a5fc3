/** The night that a button, a menu or a command names. */
import type { Night } from '../../nights/types.js';
import { type Incoming, moderatesIn } from '../incoming.js';
import type { Services } from '../services.js';
import { tellNightDenied } from './night-denied.js';

/** The nights whose card stands where somebody may manage the channel. */
export const moderatesNight = (use: Incoming, night: Pick<Night, 'channel'>): boolean =>
  moderatesIn(use, night.channel);

/** What somebody does, with what they may do about this night. */
export function atNight<U extends Incoming>(use: U, night: Pick<Night, 'channel'>): U {
  return { ...use, moderator: moderatesNight(use, night) };
}

/** A night of this server; whoever names another one is told that it is gone. */
export async function nightHere(use: Incoming, services: Services, id: string): Promise<Night | undefined> {
  const found = await services.nights.byId(id);
  if (found.ok && found.night.guild === use.guild) return found.night;
  if (found.ok) {
    services.log.warn({ interaction: use.id, guild: use.guild, night: id }, 'a night elsewhere was refused');
  }
  await tellNightDenied(use, found.ok ? { ok: false, code: 'no-night', params: {} } : found);
  return undefined;
}

/** The night, where the asker is its host or may moderate; otherwise they have been told. */
export async function nightToHost(use: Incoming, services: Services, id: string): Promise<Night | undefined> {
  const night = await nightHere(use, services, id);
  if (!night || moderatesNight(use, night) || night.host.id === use.by.id) return night;
  await tellNightDenied(use, { ok: false, code: 'not-host', params: { host: night.host.name } });
  return undefined;
}
