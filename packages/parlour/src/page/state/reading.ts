/** What each member has read, so that channels can be marked unread and waiting members found. */
import type { PageMessage, PageState } from '../../page-api.js';
import { hasFlag } from '../components/kinds.js';
import { isYounger } from './ids.js';

/** Member id -> channel id -> the newest message they have seen. */
export type Reads = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SHELF = 'parlour.reads';

const isReads = (value: unknown): value is Reads =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((channels) => typeof channels === 'object' && channels !== null);

export function loadReads(): Reads {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}');
    return isReads(saved) ? saved : {};
  } catch {
    return {};
  }
}

export function saveReads(reads: Reads): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(reads));
  } catch {
    // A browser that keeps nothing shows everything as unread after a reload: no harm.
  }
}

export function markRead(reads: Reads, memberId: string, channelId: string, newest: string): Reads {
  const own = reads[memberId] ?? {};
  return isYounger(newest, own[channelId]) ? { ...reads, [memberId]: { ...own, [channelId]: newest } } : reads;
}

export const pings = (message: PageMessage, memberId: string): boolean =>
  !hasFlag(message, 'silent') && message.mentions.some((user) => user.id === memberId);

export type ChannelNews = { unread: boolean; pings: number };

/** What a member has not read in a channel. One's own messages are never news. */
export function newsFor(state: PageState, reads: Reads, memberId: string, channelId: string): ChannelNews {
  const seen = reads[memberId]?.[channelId];
  const fresh = (state.messages[channelId] ?? []).filter(
    (message) => message.author.id !== memberId && isYounger(message.id, seen),
  );
  return { unread: fresh.length > 0, pings: fresh.filter((message) => pings(message, memberId)).length };
}

/** The channel where a member was pinged last and has not looked, and how many pings wait in all. */
export function waitingFor(state: PageState, reads: Reads, memberId: string): { pings: number; channelIds: string[] } {
  const waiting = state.channels
    .map((channel) => ({ id: channel.id, news: newsFor(state, reads, memberId, channel.id) }))
    .filter(({ news }) => news.pings > 0);
  return {
    pings: waiting.reduce((sum, { news }) => sum + news.pings, 0),
    channelIds: waiting.map(({ id }) => id),
  };
}
