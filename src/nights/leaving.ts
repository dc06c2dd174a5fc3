/** A night without some of its people: they have left the server, or want to be forgotten. */
import type { AnyGame } from '../kernel/index.js';
import type { Person } from '../table/types.js';
import { withPost } from './changes.js';
import { comers, movedUp, seatsOf } from './seating.js';
import type { Night } from './types.js';

/** Whoever takes the host's place: the first of those who come, then of those who may. */
function heir(night: Night): Person | undefined {
  return comers(night)[0] ?? night.replies.find(({ attendance }) => attendance === 'maybe')?.person;
}

/** Undefined where none of them has to do with it. A night that is left without anybody is off. */
export function without(night: Night, gone: readonly string[], known: readonly AnyGame[]): Night | undefined {
  const replies = night.replies.filter(({ person }) => !gone.includes(person.id));
  const isHostGone = gone.includes(night.host.id);
  if (!isHostGone && replies.length === night.replies.length) return undefined;
  const posts = night.posts.map((post) => ({ ...post, people: post.people.filter(({ id }) => !gone.includes(id)) }));
  const next: Night = { ...night, replies, posts, here: night.here.filter((one) => !gone.includes(one)) };
  const isRunning = night.state !== 'over' && night.state !== 'cancelled';
  const host = isHostGone ? heir(next) : night.host;
  if (!host) return { ...next, host: { id: '', name: '—' }, ...(isRunning ? { state: 'cancelled', posts: [] } : {}) };
  const up = night.state === 'locked' || night.state === 'seated' ? movedUp(night, next, seatsOf(night, known)) : [];
  const handed = { ...next, host };
  return up.length > 0 ? withPost(handed, 'moved-up', { people: up }) : handed;
}
