/** Finds the route for a request. Patterns are written as in Discord's OpenAPI document: `/channels/{channel_id}`. */
import type { NumberedUpload } from '../messages/compose.js';
import type { House } from '../house.js';
import { isRecord, type Loose } from '../validate/findings.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export type ApiRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
  uploads: readonly NumberedUpload[];
};

export type ApiAnswer = { status: number; body?: unknown };

export type Route = {
  method: Method;
  pattern: string;
  /** Interaction answers carry their own token in the path; all else needs the bot's. */
  auth: 'bot' | 'own-token';
  handle(house: House, request: ApiRequest): ApiAnswer | Promise<ApiAnswer>;
};

export type Found = { route: Route; params: Record<string, string> };

export function createRouter(
  routes: readonly Route[],
): (method: string, path: string) => Found | 'no-path' | 'no-method' {
  const compiled = routes.map((route) => ({ route, ...compile(route.pattern) }));
  // A pattern with fewer blanks is the more exact one: `@original` goes before `{message_id}`.
  compiled.sort((a, b) => a.names.length - b.names.length);
  return (method, path) => {
    const matching = compiled.filter(({ regex }) => regex.test(path));
    if (matching.length === 0) return 'no-path';
    const found = matching.find(({ route }) => route.method === method);
    if (!found) return 'no-method';
    const values = found.regex.exec(path)?.slice(1) ?? [];
    const params = Object.fromEntries(
      found.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    );
    return { route: found.route, params };
  };
}

function compile(pattern: string): { regex: RegExp; names: string[] } {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  return { regex: new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`), names };
}

export function param(request: ApiRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}.`);
  return value;
}

/** The body as an object; anything else counts as an empty one, and the checks will say what is missing. */
export function bodyOf(request: ApiRequest): Loose {
  return isRecord(request.body) ? request.body : {};
}

export function ok(body: unknown): ApiAnswer {
  return { status: 200, body };
}

export const NO_CONTENT: ApiAnswer = { status: 204 };
