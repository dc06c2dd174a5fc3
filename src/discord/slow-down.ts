/**
 * For how long to be quiet, where Discord says “slow down”, or something on the way does. The library believes whatever it
 * is told: without a word, for nonsense, and for longer than a timer can run, it asks again at once, and for ever.
 */
import type { RESTOptions } from 'discord.js';

type HttpAnswer = Awaited<ReturnType<RESTOptions['makeRequest']>>;

const longestSeconds = 24 * 60 * 60;
const usualSeconds = 5;
const tooManyRequests = 429;

const canBeWaited = (seconds: string | null): boolean =>
  seconds !== null && Number(seconds) > 0 && Number(seconds) <= longestSeconds;

/** The same answer, with a time to wait that can be waited for. */
export function withLimits(answer: HttpAnswer): HttpAnswer {
  const { body, bodyUsed, ok, status, statusText } = answer;
  const headers = new Headers(answer.headers);
  const until = 'x-ratelimit-reset-after';
  if (!canBeWaited(headers.get(until))) headers.delete(until);
  if (status === tooManyRequests && !canBeWaited(headers.get('retry-after'))) {
    headers.set('retry-after', String(usualSeconds));
  }
  return {
    ...{ body, bodyUsed, headers, ok, status, statusText },
    arrayBuffer: () => answer.arrayBuffer(),
    text: () => answer.text(),
    json: () => answer.json(),
  };
}
