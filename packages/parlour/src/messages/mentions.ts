/** Whom a message pings, by its text and its `allowed_mentions`. */
import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10';
import type { World } from '../world/world.js';

export type Pings = { users: string[]; roles: string[]; everyone: boolean };

/** Without `allowed_mentions` everything in the text counts, as on Discord. */
export function pingsOf(
  world: World,
  text: string,
  allowed: APIAllowedMentions | null | undefined,
  mayMentionEveryone: 'may-ping-everyone' | 'may-not-ping-everyone',
  repliedTo?: string,
): Pings {
  const parse = allowed ? (allowed.parse ?? []) : Object.values(AllowedMentionsTypes);
  const userAllowed = (id: string) => parse.includes(AllowedMentionsTypes.User) || (allowed?.users ?? []).includes(id);
  const roleAllowed = (id: string) => parse.includes(AllowedMentionsTypes.Role) || (allowed?.roles ?? []).includes(id);
  const users = idsIn(text, /<@!?(\d+)>/g).filter((id) => world.member(id) && userAllowed(id));
  if (repliedTo !== undefined && (allowed ? allowed.replied_user === true : true)) users.push(repliedTo);
  return {
    users: [...new Set(users)],
    roles: idsIn(text, /<@&(\d+)>/g).filter((id) => world.roles.some((role) => role.id === id) && roleAllowed(id)),
    everyone:
      mayMentionEveryone === 'may-ping-everyone' &&
      parse.includes(AllowedMentionsTypes.Everyone) &&
      /@(everyone|here)\b/.test(text),
  };
}

function idsIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}
