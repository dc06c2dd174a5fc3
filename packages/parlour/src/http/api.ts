/** Discord's HTTP API: finds the route, checks token and body, answers in JSON. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answered, Trouble } from '../faults.js';
import type { House } from '../house.js';
import { INVALID_FORM_BODY } from '../validate/findings.js';
import { readBody } from './body.js';
import { ApiError, apiError } from './errors.js';
import { createRouter, type ApiAnswer } from './router.js';
import { channelRoutes } from './routes/channels.js';
import { commandRoutes } from './routes/commands.js';
import { eventRoutes } from './routes/events.js';
import { interactionRoutes } from './routes/interactions.js';
import { messageRoutes } from './routes/messages.js';
import { peopleRoutes } from './routes/people.js';

const findRoute = createRouter([
  ...peopleRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...messageRoutes,
  ...channelRoutes,
  ...eventRoutes,
]);

type Outgoing = ApiAnswer & Answered;

export async function serveApi(
  house: House,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? 'GET';
  const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
  house.objections.requests += 1;
  const troubles = house.faults.strike(method, path);
  for (const trouble of troubles) if (trouble.kind === 'latency') await pause(trouble.ms);
  if (troubles.some((trouble) => trouble.kind === 'cut') || house.faults.refusesConnections) {
    request.socket.resetAndDestroy();
    return;
  }
  if (troubles.some((trouble) => trouble.kind === 'hang-up')) {
    request.socket.destroy();
    return;
  }
  const times = troubles.some((trouble) => trouble.kind === 'doubled') ? 2 : 1;
  const answer =
    troubledAnswer(troubles) ?? spoiled(troubles, await answerTo(house, request, { url, method, path, times }));
  if (troubles.some((trouble) => trouble.kind === 'lost-response')) {
    request.socket.resetAndDestroy();
    return;
  }
  // An answer given before the body was read must still let the sender finish.
  request.resume();
  const isBrokenOff = troubles.some((trouble) => trouble.kind === 'broken-off');
  (isBrokenOff ? sendHalf : send)(response, house.faults.misanswer?.({ method, path }, answer) ?? answer);
}

async function answerTo(
  house: House,
  request: IncomingMessage,
  { url, method, path, times }: { url: URL; method: string; path: string; times: 1 | 2 },
): Promise<Outgoing> {
  try {
    if (!/^\/api\/(v10\/)?/.test(`${url.pathname}/`)) throw new ApiError(400, 50041, 'Invalid API version');
    const found = findRoute(method, path);
    if (found === 'no-path') throw apiError('notFound');
    if (found === 'no-method') throw apiError('methodNotAllowed');
    if (found.route.auth === 'bot' && request.headers.authorization !== `Bot ${house.token}`)
      throw apiError('unauthorized');
    const { body, uploads } = await readBody(request);
    const errors = checkAgainstDocument(house, request, method, found.route.pattern, body);
    if (errors.length > 0) throw asApiError(errors);
    const { route, params } = found;
    const handle = () => route.handle(house, { params, query: url.searchParams, body: structuredClone(body), uploads });
    if (times > 1) await handle();
    const answer = await handle();
    if (house.checksItself) checkOwnAnswer(house, method, route.pattern, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    house.objections.refusals.push({ method, path, status: error.status, ...error.toJSON() });
    return { status: error.status, body: error };
  }
}

function checkAgainstDocument(
  house: House,
  request: IncomingMessage,
  method: string,
  pattern: string,
  body: unknown,
): string[] {
  if (!house.openApi || body === undefined) return [];
  const type = (request.headers['content-type'] ?? 'application/json').split(';')[0] ?? 'application/json';
  const errors = house.openApi.check(method, pattern, type, body);
  if (errors.length > 0) {
    house.objections.violations.push({ method, route: pattern, errors, body });
    house.log(`${method} ${pattern}: not as in Discord's OpenAPI document:\n  ${errors.join('\n  ')}`);
  }
  return errors;
}

function checkOwnAnswer(house: House, method: string, route: string, { status, body }: ApiAnswer): void {
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  const errors = house.openApi?.checkAnswer(method, route, status, sent) ?? [];
  if (errors.length > 0) house.objections.ownMistakes.push({ method, route, status, errors, body: sent });
}

function asApiError(errors: readonly string[]): ApiError {
  return new ApiError(400, INVALID_FORM_BODY, `Invalid Form Body (OpenAPI): ${errors.slice(0, 5).join('; ')}`, {
    _errors: errors.map((message) => ({ code: 'OPENAPI_VIOLATION', message })),
  });
}

/** What was asked is done, and the answer says otherwise. */
function spoiled(troubles: readonly Trouble[], answer: Outgoing): Outgoing {
  const after = troubles.find((trouble) => trouble.kind === 'error-after');
  return after ? { status: after.status, body: { message: String(after.status), code: 0 } } : answer;
}

function troubledAnswer(troubles: readonly Trouble[]): Outgoing | undefined {
  for (const trouble of troubles) {
    if (trouble.kind === 'error')
      return {
        status: trouble.status,
        body: { message: `${String(trouble.status)}: on demand`, code: trouble.code ?? 0 },
      };
    if (trouble.kind === 'rate-limit') {
      const seconds = String(trouble.retryAfter);
      const global: Record<string, string> = trouble.global
        ? { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
        : { 'x-ratelimit-scope': 'user' };
      return {
        status: 429,
        body: {
          message: 'You are being rate limited.',
          retry_after: trouble.retryAfter,
          global: trouble.global ?? false,
        },
        headers: {
          'retry-after': seconds,
          'x-ratelimit-reset-after': seconds,
          'x-ratelimit-limit': '5',
          'x-ratelimit-remaining': '0',
          ...global,
        },
      };
    }
  }
  return undefined;
}

const textOf = ({ body, text = body === undefined ? undefined : JSON.stringify(body) }: Outgoing) => text;

/** An answer without a body breaks off before it is told. */
function sendHalf(response: ServerResponse, answer: Outgoing): void {
  const bytes = Buffer.from(textOf(answer) ?? '');
  if (answer.status === 204 || bytes.length === 0) {
    response.destroy();
    return;
  }
  const headers = { 'content-type': answer.type ?? 'application/json', 'content-length': bytes.length };
  response.writeHead(answer.status, { ...answer.headers, ...headers });
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}

function send(response: ServerResponse, answer: Outgoing): void {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  const { status, type } = answer;
  const text = textOf(answer);
  if (status === 204 || text === undefined) {
    response.writeHead(status).end();
    return;
  }
  response.writeHead(status, { 'content-type': type ?? 'application/json' }).end(text);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
