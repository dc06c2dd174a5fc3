/** Discord's own error answers. */

/** Errors nested by field, each leaf holding `_errors`. */
export type FieldErrors = { [field: string]: FieldErrors | FieldError[] };
export type FieldError = { code: string; message: string };

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }

  toJSON(): { message: string; code: number; errors?: FieldErrors } {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** The answers the parlour gives, by name: HTTP status, Discord's code, Discord's words. */
const ANSWERS = {
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unauthorized: [401, 0, '401: Unauthorized'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  tooLarge: [413, 40005, 'Request entity too large'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  tooManyEvents: [400, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  otherAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  directClosed: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadArchived: [400, 50083, 'Thread is archived'],
} as const satisfies Record<string, readonly [number, number, string]>;
export type ErrorName = keyof typeof ANSWERS;

export function apiError(name: ErrorName): ApiError {
  const [status, code, message] = ANSWERS[name];
  return new ApiError(status, code, message);
}
