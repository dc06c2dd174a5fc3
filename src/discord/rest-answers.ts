/** What Discord's HTTP side answers, read with care: anything in it may be missing, null or of another kind. */
import { ComponentType } from 'discord-api-types/v10';
import { DiscordAPIError, type DiscordErrorData, type RESTOptions } from 'discord.js';
import { z } from 'zod';
import { flags } from './limits.js';

type HttpAnswer = Awaited<ReturnType<RESTOptions['makeRequest']>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const refusal = z.object({ code: z.int().catch(0), message: z.string().catch('no reason given') });

/** The library words a refusal's details by itself, and stumbles over those that are not as it knows them. */
function isTellable(told: DiscordErrorData): boolean {
  try {
    return new DiscordAPIError(told, told.code, 400, 'GET', '', {}) instanceof Error;
  } catch {
    return false;
  }
}

/** What the library can read: it stumbles over JSON that is none, and over a refusal that is not put as it knows them. */
function readable(body: unknown, { status, statusText }: HttpAnswer): unknown {
  if (status < 400) return body;
  const told = refusal.safeParse(body).data ?? { code: 0, message: `${status} ${statusText}` };
  const details = { ...told, errors: isObject(body) && 'errors' in body ? body.errors : undefined };
  return isTellable(details as DiscordErrorData) ? details : told;
}

/**
 * A 403 or 404 as Discord gives it, which says why in an object; rejects where it is somebody else's on the way, such as
 * a page of a proxy's: that says nothing about a channel.
 */
async function byDiscord(answer: HttpAnswer): Promise<HttpAnswer> {
  const { body, bodyUsed, headers, ok, status, statusText } = answer;
  const text = await answer.text();
  const told = parsed(text);
  if (!isObject(told) || Array.isArray(told)) throw new Error(`${status} ${statusText}, and not from Discord`);
  return {
    ...{ body, bodyUsed, headers, ok, status, statusText },
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(told),
  };
}

const deniesAccess = ({ status }: HttpAnswer): boolean => status === 403 || status === 404;

/** What is answered by Discord itself. */
export const discordsOwn = (answer: HttpAnswer): Promise<HttpAnswer> =>
  deniesAccess(answer) ? byDiscord(answer) : Promise.resolve(answer);

/** The same answer, its body as `read` makes it out. */
export function withBody(answer: HttpAnswer, read: (body: unknown) => unknown = (body) => body): HttpAnswer {
  const { body, bodyUsed, headers, ok, status, statusText } = answer;
  return {
    ...{ body, bodyUsed, headers, ok, status, statusText },
    arrayBuffer: () => answer.arrayBuffer(),
    text: () => answer.text(),
    json: async () => readable(read(parsed(await answer.text())), answer),
  };
}

const fields = z.looseObject({
  id: z.string().optional().catch(undefined),
  channel_id: z.string().optional().catch(undefined),
});

/** The id of what was made, where the answer tells it. */
export function idIn(answer: unknown, field: 'id' | 'channel_id' = 'id'): string | undefined {
  return fields.safeParse(answer).data?.[field];
}

const flagged = z.looseObject({ flags: z.int() });

/** Whether only one person sees the message; what does not say so is taken to be for everybody. */
export const isEphemeral = (answer: unknown): boolean =>
  ((flagged.safeParse(answer).data?.flags ?? 0) & flags.ephemeral) !== 0;

/** What an answer lists, as far as it does. */
export const listIn = (answer: unknown): object[] => (Array.isArray(answer) ? answer.filter(isObject) : []);

const person = z.looseObject({
  user: z.looseObject({
    id: z.string(),
    global_name: z.string().nullish().catch(undefined),
    username: z.string().catch('?'),
  }),
  member: z
    .looseObject({ nick: z.string().nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
});

/** Who is named in an answer, by the name they go by. */
export function peopleIn(answer: unknown): { id: string; name: string }[] {
  return listIn(answer).flatMap((one) => {
    const read = person.safeParse(one).data;
    return read ? [{ id: read.user.id, name: read.member?.nick ?? read.user.global_name ?? read.user.username }] : [];
  });
}

/** As numbers: what comes may be of any kind. */
const [galleryType, containerType]: number[] = [ComponentType.MediaGallery, ComponentType.Container];
const gallery = z.looseObject({ items: z.array(z.looseObject({ media: z.looseObject({ url: z.string() }) })) });
const component = z
  .looseObject({ type: z.int() })
  .refine((one) => one.type !== galleryType || gallery.safeParse(one).success);
const container = z.looseObject({ components: z.array(component) });
const message = z.looseObject({
  components: z.array(component.refine((one) => one.type !== containerType || container.safeParse(one).success)),
  attachments: z
    .array(z.looseObject({ id: z.string() }))
    .optional()
    .catch(undefined),
});

/** A message that stands, as far as it can be sent back; undefined where it is not told whole. */
export const messageIn = (answer: unknown): z.infer<typeof message> | undefined => message.safeParse(answer).data;

const gateway = z.looseObject({
  shards: z.int().min(1).catch(1),
  session_start_limit: z
    .looseObject({
      total: z.int().catch(1000),
      remaining: z.int().catch(1000),
      reset_after: z.int().min(0).catch(0),
      max_concurrency: z.int().min(1).catch(1),
    })
    .catch({ total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }),
});

/** Where the gateway is, with all that the library asks of it. */
export const gatewayIn = (body: unknown): unknown => gateway.safeParse(body).data ?? body;
