/** Discord's HTTP side, with a mind of its own about tokens, broken connections and what may be sent twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRestOptions, REST, type RESTOptions } from 'discord.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import { discordsOwn, withBody } from './rest-answers.js';
import { RouteRefused, TokenRefused } from './rest-faults.js';
import { withLimits } from './slow-down.js';
import { keepLimitsSteady } from './steady-limits.js';
import { brokenConnection, whole } from './whole-answers.js';

/** How Discord is reached. */
export type Access = { token: string; api: string };

export function restOptions(api: string, timeout = 10_000): Partial<RESTOptions> {
  // Waiting in line for a rate limit, trying again after a server's fault, and never after a refusal, is the library's own way.
  // It keeps a queue for every interaction's token: what nobody waits in is let go of every minute, not every hour.
  return { api, timeout, retries: 3, handlerSweepInterval: 60_000 };
}

export type DiscordRest = {
  /** For whatever may safely be sent again: it is known by a nonce, or being done twice is being done once. */
  rest: REST;
  /** For whatever may not: where it is unclear whether it arrived, it is not sent again. */
  once: REST;
  /** Rejects while Discord refuses our token; asks again now and then. */
  check(): Promise<void>;
};

export type RestOptions = {
  access: Access;
  log: Log;
  metrics: Metrics;
  /** So long one look at our token is good for. */
  recheckMs?: number | undefined;
  /** So long an answer may take, to its end. */
  answerMs?: number | undefined;
};

type MakeRequest = RESTOptions['makeRequest'];

/** A moment's peace for a connection that broke, before the library tries again at once. */
const breathMs = 100;

/**
 * Whether Discord still takes our token. One route that answers 401 says little: the library would forget the token
 * there and then, and be dumb ever after. So we ask Discord who we are before we believe it.
 */
function createTokenWatch({ access, log, metrics, recheckMs = 30_000 }: RestOptions, send: MakeRequest) {
  let refusedSince: number | undefined;
  /** By a clock that nobody sets. */
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  const refused = (): number | undefined => refusedSince;

  async function look(): Promise<void> {
    const headers = { Authorization: `Bot ${access.token}` };
    const answer = await send(`${access.api}/v10/users/@me`, { method: 'GET', headers }).catch(() => undefined);
    await answer?.text().catch(() => undefined);
    lookedAt = performance.now();
    const isRefused = answer?.status === 401;
    metrics.tokenRefused.set(isRefused ? 1 : 0);
    if (isRefused && refusedSince === undefined) {
      refusedSince = Date.now();
      log.error(
        'Discord refuses the bot’s token: nothing is posted until it is accepted again. Reset it on ' +
          'https://discord.com/developers/applications, write it behind DISCORD_TOKEN and start again.',
      );
    } else if (answer?.status === 200 && refusedSince !== undefined) {
      log.info({ afterMs: Date.now() - refusedSince }, 'Discord accepts the bot’s token again');
      refusedSince = undefined;
    }
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    /** Throws TokenRefused while our token is not taken, without asking Discord more often than now and then. */
    async mustBeGood(): Promise<void> {
      if (refused() !== undefined && performance.now() - lookedAt >= recheckMs) await lookOnce();
      const since = refused();
      if (since !== undefined) throw new TokenRefused(since);
    },
    /** After a 401: is it the token, or only this route? */
    async doubted(): Promise<'token refused' | 'route refused'> {
      if (performance.now() - lookedAt >= Math.min(1000, recheckMs)) await lookOnce();
      return refused() === undefined ? 'route refused' : 'token refused';
    },
  };
}

const bearsToken = (headers: unknown): boolean =>
  typeof headers === 'object' && headers !== null && ('Authorization' in headers || 'authorization' in headers);

export function createRest(options: RestOptions): DiscordRest {
  const { access, log, answerMs } = options;
  const { makeRequest: send } = DefaultRestOptions;
  const token = createTokenWatch(options, send);

  const request =
    (retries: number): MakeRequest =>
    async (url, init) => {
      const isOurs = bearsToken(init.headers);
      if (isOurs) await token.mustBeGood();
      const answer = await send(url, init)
        // What may not be sent again has arrived where its status says so, whatever becomes of the rest.
        .then((sent) => whole(sent, ({ ok, status }) => (ok && retries === 0) || (status === 401 && isOurs)))
        .then(discordsOwn)
        .catch(async (fault: unknown) => {
          await sleep(breathMs);
          throw brokenConnection(fault);
        });
      if (answer.status !== 401 || !isOurs) return withLimits(withBody(answer));
      if ((await token.doubted()) === 'token refused') await token.mustBeGood();
      throw new RouteRefused(`Discord answered 401 to ${init.method ?? 'GET'} although it takes our token`);
    };

  const open = (retries: number): REST => {
    const options = { version: '10', ...restOptions(access.api, answerMs), retries, makeRequest: request(retries) };
    const rest = new REST(options).setToken(access.token);
    keepLimitsSteady(rest).on('rateLimited', ({ route, timeToReset, global }) => {
      log.warn({ route, ms: timeToReset, global }, 'waiting for a rate limit');
    });
    return rest;
  };
  return { rest: open(3), once: open(0), check: token.mustBeGood };
}
