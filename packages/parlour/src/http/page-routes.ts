/** What the page (or a test from outside) asks of the parlour: see page-api.ts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { House } from '../house.js';
import { pageChannel, pageMember, pageMessage, pageState, sees } from '../player/page-view.js';
import { UnknownThing } from '../player/play.js';
import { compareIds } from '../world/snowflake.js';
import { ApiError } from './errors.js';
import { readBody } from './body.js';
import { faultRoutes } from './fault-routes.js';

const file = z.object({ filename: z.string().min(1), contentType: z.string().optional(), data: z.base64() });
const optionValue = z.union([z.string(), z.number(), z.boolean(), file]);
const command = z.object({
  member: z.string(),
  channel: z.string(),
  path: z.array(z.string()).min(1),
  options: z.record(z.string(), optionValue),
});
const BODIES = {
  command,
  autocomplete: command.extend({ focused: z.string() }),
  component: z.object({
    member: z.string(),
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  modal: z.object({
    member: z.string(),
    modal: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.array(file)])),
  }),
  say: z.object({ member: z.string(), channel: z.string(), content: z.string().min(1).max(2000) }),
  thread: z.object({ member: z.string(), channel: z.string(), name: z.string().min(1).max(100) }),
  dismiss: z.object({ member: z.string(), message: z.string() }),
  interest: z.object({ member: z.string(), event: z.string() }),
  locale: z.object({ member: z.string(), locale: z.string().min(2).max(10) }),
};

type Handler = (house: House, input: { query: URLSearchParams; body: unknown }) => unknown;
export type PageRoutes = Record<string, Handler>;

const routes: PageRoutes = {
  'GET /parlour/members': (house) => house.world.members.map((member) => pageMember(house.world, member)),
  'GET /parlour/state': (house, { query }) => pageState(house, house.play.member(query.get('member') ?? '')),
  'GET /parlour/messages': (house, { query }) => {
    const { member, channel } = house.play.scene(query.get('member') ?? '', query.get('channel') ?? '');
    if (!sees(house.world, member, channel)) return [];
    const before = query.get('before');
    const limit = Math.min(200, Math.max(1, Number(query.get('limit') ?? 50)));
    return house.messages
      .seenBy(member.id, channel.id)
      .filter(({ message }) => before === null || compareIds(message.id, before) < 0)
      .slice(-limit)
      .map((stored) => pageMessage(stored, member.id));
  },
  'POST /parlour/command': async (house, { body }) =>
    (await house.play.command(exact(BODIES.command.parse(body)))).outcome,
  'POST /parlour/autocomplete': (house, { body }) => house.play.autocomplete(exact(BODIES.autocomplete.parse(body))),
  'POST /parlour/component': async (house, { body }) =>
    (await house.play.component(exact(BODIES.component.parse(body)))).outcome,
  'POST /parlour/modal': async (house, { body }) => (await house.play.submit(exact(BODIES.modal.parse(body)))).outcome,
  'POST /parlour/say': async (house, { body }) => {
    const { member, channel, content } = BODIES.say.parse(body);
    return pageMessage(await house.play.say(member, channel, content), member);
  },
  'POST /parlour/thread': (house, { body }) => {
    const { member: memberId, channel: parentId, name } = BODIES.thread.parse(body);
    const { member, channel } = house.play.scene(memberId, parentId);
    return pageChannel(house.world, house.play.openThread(member, channel, name), member);
  },
  'POST /parlour/dismiss': async (house, { body }) => {
    const { member, message } = BODIES.dismiss.parse(body);
    await house.play.dismiss(member, message);
    return {};
  },
  'POST /parlour/interest': (house, { body }) => {
    const { member, event } = BODIES.interest.parse(body);
    if (house.world.events.every(({ id }) => id !== event)) throw new UnknownThing(`There is no event ${event}.`);
    house.world.interest(event, house.play.member(member).id);
    return {};
  },
  'POST /parlour/locale': (house, { body }) => {
    const { member, locale } = BODIES.locale.parse(body);
    return pageMember(house.world, house.world.setLocale(house.play.member(member).id, locale));
  },
  ...faultRoutes,
};

export async function servePageApi(
  house: House,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const handler = routes[`${request.method ?? 'GET'} ${url.pathname}`];
    if (!handler) throw new UnknownThing(`The parlour has no ${request.method ?? 'GET'} ${url.pathname}.`);
    // Only a page of our own may send JSON; another site's form can't.
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    if (request.method === 'POST' && !isJson) throw new ApiError(415, 0, 'Send application/json.');
    const { body } = await readBody(request);
    answer(response, 200, await handler(house, { query: url.searchParams, body }));
  } catch (error) {
    if (error instanceof z.ZodError) answer(response, 400, { error: z.prettifyError(error) });
    else if (error instanceof UnknownThing) answer(response, 404, { error: error.message });
    else if (error instanceof ApiError) answer(response, error.status, { error: error.message });
    else throw error;
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Takes away keys whose value is undefined, so that "absent" means absent. */
function exact<T extends object>(value: T): Exact<T> {
  return JSON.parse(JSON.stringify(value)) as Exact<T>;
}

type Exact<T> = T extends readonly (infer One)[]
  ? Exact<One>[]
  : T extends object
    ? { [K in keyof T]: Exact<Exclude<T[K], undefined>> }
    : T;
