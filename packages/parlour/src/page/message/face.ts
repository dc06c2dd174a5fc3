/** How an author is shown: as the member they are, or drawn from what the message says of them. */
import type { PageMember, PageState } from '../../page-api.js';

type Author = { id: string; username: string; global_name: string | null; bot?: boolean };

const COLOURS = ['#5865f2', '#3ba55c', '#c27c0e', '#ad1457', '#1f8b8b', '#a84300'] as const;

export type Face = Pick<PageMember, 'id' | 'name' | 'colour' | 'bot'>;

export function faceOf(state: PageState, author: Author): Face {
  const member = state.members.find((one) => one.id === author.id);
  if (member) return member;
  const colour = COLOURS[Number(author.id.slice(-3)) % COLOURS.length] ?? COLOURS[0];
  return { id: author.id, name: author.global_name ?? author.username, colour, bot: author.bot ?? false };
}
