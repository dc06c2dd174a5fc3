/** What Discord's refusals mean for us. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

function hasCode(fault: unknown, ...codes: readonly number[]): boolean {
  return fault instanceof DiscordAPIError && codes.includes(Number(fault.code));
}

export function isAlreadyAcknowledged(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
}

/** The interaction's three seconds or its token's fifteen minutes are over. */
export function isTooLate(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.UnknownInteraction, RESTJSONErrorCodes.InvalidWebhookToken);
}

export function isArchivedThread(fault: unknown): boolean {
  return hasCode(fault, RESTJSONErrorCodes.InvalidActionOnArchivedThread);
}

/** Closed to the bot or gone: trying again would only be refused again. */
export function isForbiddenOrGone(fault: unknown): boolean {
  return fault instanceof DiscordAPIError && (fault.status === 401 || fault.status === 403 || fault.status === 404);
}

/** For the log: what and where, without addresses that hold tokens. */
export function faultFacts(fault: unknown): Record<string, unknown> {
  if (fault instanceof DiscordAPIError) return { status: fault.status, code: fault.code, reason: fault.message };
  if (fault instanceof HTTPError) return { status: fault.status, reason: fault.message };
  return { err: fault };
}
