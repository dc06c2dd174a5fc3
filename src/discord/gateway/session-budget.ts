/** Discord grants a bot so many new sessions a day; whoever uses them up is shut out until the next. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Log } from '../../log.js';

/** It is a day; what is much longer is a mistake. */
const longestResetMs = 7 * 24 * 60 * 60_000;

const shape = z.looseObject({
  url: z.string(),
  session_start_limit: z
    .looseObject({ total: z.int().catch(0), remaining: z.int(), reset_after: z.int().min(0).max(longestResetMs) })
    .optional()
    .catch(undefined),
});
export type GatewayAddress = z.infer<typeof shape>;

/** Where the gateway is, and how often we may still come; rejects where Discord does not say. */
export async function askForGateway(rest: REST): Promise<GatewayAddress> {
  const read = shape.safeParse(await rest.get(Routes.gatewayBot()));
  if (!read.success) throw new Error('Discord does not say where its gateway is (GET /gateway/bot)');
  return read.data;
}

/** So often a bot that may not come yet asks whether it may. */
const longestSleepMs = 10 * 60_000;

/** How long to wait before the budget is asked for again: until it is renewed, and longer where it was not by then. */
export function untilAskedAgain(times: number, resetAfterMs: number): number {
  return Math.min(Math.max(resetAfterMs, 50 * 2 ** Math.min(times, 20)), longestSleepMs);
}

export type BudgetOptions = {
  rest: REST;
  log: Log;
  signal: AbortSignal;
  /** Told in words while there is nothing left. */
  waiting(why: string): void;
};

/** Resolves once a new session may be begun. Where the budget cannot be learnt it may: the pauses between tries remain. */
export async function untilSessionGranted({ rest, log, signal, waiting }: BudgetOptions): Promise<void> {
  for (let times = 0; ; times += 1) {
    const asked = await askForGateway(rest).catch(() => undefined);
    const left = asked?.session_start_limit;
    if (!left || left.remaining > 0 || signal.aborted) return;
    const until = new Date(Date.now() + left.reset_after).toISOString();
    waiting(`Discord grants no new session until ${until}: all ${left.total} of today are used`);
    log.error({ total: left.total, until }, 'Discord grants no new session for now; waiting');
    await sleep(untilAskedAgain(times, left.reset_after), undefined, { signal }).catch(() => undefined);
  }
}
