/** Who plays where stands in the page's address, so that a reload keeps it and two windows can be two members. */

export type Place = { memberId?: string; channelId?: string };

export function readPlace(hash: string): Place {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const memberId = parts.get('as');
  const channelId = parts.get('in');
  return { ...(memberId ? { memberId } : {}), ...(channelId ? { channelId } : {}) };
}

export function writePlace(place: Place): void {
  const parts = new URLSearchParams();
  if (place.memberId) parts.set('as', place.memberId);
  if (place.channelId) parts.set('in', place.channelId);
  history.replaceState(null, '', `#${parts.toString()}`);
}
