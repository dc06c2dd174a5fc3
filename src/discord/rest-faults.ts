/** What Discord's refusals mean for us. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { GatewayCloseCodes, RESTJSONErrorCodes } from 'discord-api-types/v10';

/** Trying again would not help: its message says what somebody must do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const tokenAdvice =
  'Discord does not accept the bot’s token: reset it on the Bot page of https://discord.com/developers/applications, ' +
  'write it behind DISCORD_TOKEN and start again.';

/** Discord does not take our token any more: nothing can be sent, and nobody but its owner can help. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';

  constructor(readonly since: number) {
    super(`refused since ${new Date(since).toISOString()}. ${tokenAdvice}`);
  }
}

/** A 401 where our token is good: this one request is refused, for whatever reason. */
export class RouteRefused extends Error {
  override readonly name = 'RouteRefused';
}

/** What to do about a gateway that will not have us back. */
export function advice(code: number): string {
  switch (code as GatewayCloseCodes) {
    case GatewayCloseCodes.AuthenticationFailed:
      return tokenAdvice;
    case GatewayCloseCodes.ShardingRequired:
      return 'Discord wants this bot in shards: set BARBICAN_SHARDS, such as 0,1/2 for both of two, or leave it empty.';
    case GatewayCloseCodes.InvalidShard:
      return 'Discord does not know these shards: check BARBICAN_SHARDS, such as 0,1/4 for the first two of four.';
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return 'Discord refuses the Guilds intent, the only one this bot asks for: check DISCORD_API and the application.';
    default:
      return `Discord’s gateway will not have this bot (close code ${code}): check DISCORD_API, and whether there is a newer version of Barbican.`;
  }
}

function hasCode(fault: unknown, ...codes: readonly number[]): boolean {
  return fault instanceof DiscordAPIError && codes.includes(Number(fault.code));
}

export function isAlreadyAcknowledged(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
}

/**
 * The interaction's three seconds or its token's fifteen minutes are over, or the message it would change is gone.
 * Discord says so in several ways: "unknown webhook" is an interaction that was never acknowledged in time.
 */
export function isTooLate(fault: unknown): boolean {
  return hasCode(
    fault,
    RESTJSONErrorCodes.UnknownInteraction,
    RESTJSONErrorCodes.InvalidWebhookToken,
    RESTJSONErrorCodes.UnknownWebhook,
    RESTJSONErrorCodes.UnknownMessage,
  );
}

export function isArchivedThread(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.InvalidActionOnArchivedThread);
}

/** A message has one thread at most, and this one has it. */
export function hasThreadAlready(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage);
}

/** Not, or no longer, in the server. */
export function isUnknownMember(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser);
}

/** Closed to the bot or gone: trying again would only be refused again. */
export function isForbiddenOrGone(fault: unknown): boolean {
  return fault instanceof DiscordAPIError && (fault.status === 403 || fault.status === 404);
}

/** Discord will not have it, however often it is brought. */
export function isRefusedForGood(fault: unknown): boolean {
  return fault instanceof DiscordAPIError && fault.status >= 400 && fault.status < 500 && fault.status !== 408;
}

const reasonChars = 300;

export function problemOf(fault: unknown): string {
  const text = fault instanceof Error ? fault.message : String(fault);
  return text.length > reasonChars ? `${text.slice(0, reasonChars)}…` : text;
}

/** For the log: what and why in a line; never what was sent, nor addresses that hold tokens. */
export function faultFacts(fault: unknown): Record<string, unknown> {
  if (fault instanceof DiscordAPIError) return { status: fault.status, code: fault.code, reason: problemOf(fault) };
  if (fault instanceof HTTPError) return { status: fault.status, reason: problemOf(fault) };
  if (fault instanceof TokenRefused || fault instanceof RouteRefused) return { reason: problemOf(fault) };
  if (fault instanceof Error && 'code' in fault && fault.code === 'ECONNRESET') return { reason: problemOf(fault) };
  return { err: fault };
}
