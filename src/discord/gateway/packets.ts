/**
 * What comes over the gateway's wire, read before discord.js sees it. Its parser takes every packet for sound and throws
 * where one is not; so it is given only what it needs to keep a session, rebuilt field by field. All else is ours to read.
 */
import { GatewayDispatchEvents, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { z } from 'zod';
import { maybeFields, maybeText, maybeWhole } from './fields.js';

/** The names of what is said, as plain text: Discord may well say others. */
const Said: Readonly<Record<keyof typeof GatewayDispatchEvents, string>> = GatewayDispatchEvents;

/** What Discord will tell us no more of, for it was deleted or we were sent away; `return`: a guild of which it tells us (again). */
export type Gone = { kind: 'guild' | 'channel' | 'return'; id: string };

export type Reading = {
  /** Names the packet in the log. */
  packet: string;
  /** For discord.js; absent where it must not see anything of it. */
  pass?: object | undefined;
  interaction?: unknown;
  gone?: Gone | undefined;
  /** What is wrong with the packet, where something is. */
  problem?: string | undefined;
  /** Without this packet there is no session: it must be begun anew. */
  isVital?: boolean;
};

/** Discord's own, where it does not say how often it wants to hear from us. */
const usualHeartbeatMs = 41_250;
const shortestHeartbeatMs = 1_000;
/** A timer that is asked for more than it can count goes off at once, again and again. */
const longestHeartbeatMs = 10 * 60_000;

const hello = z.looseObject({ heartbeat_interval: z.number().min(shortestHeartbeatMs).max(longestHeartbeatMs) });
const socketAddress = z.string().refine((text) => URL.canParse(text) && /^wss?:$/.test(new URL(text).protocol));
const ready = z.looseObject({
  user: z.looseObject({ id: z.string(), username: z.string().catch('') }),
  application: z.looseObject({ id: z.string() }),
  /** Without these a lost session cannot be taken up again, and no more. */
  session_id: z.string().optional().catch(undefined),
  resume_gateway_url: socketAddress.optional().catch(undefined),
});
const named = z.looseObject({ id: z.string(), unavailable: z.unknown().optional() });
/** Only what is said to be so in so many words is taken for a farewell: a guild's data hang on it. */
const isThere = (unavailable: unknown): boolean => unavailable === undefined || unavailable === false;

/** The first thing that is wrong, by the place where it is. */
function firstProblem({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue ? `${issue.path.join('.') || 'packet'}: ${issue.message}` : 'unreadable';
}

/** So that the session's count goes on, and nothing else happens. */
const counted = (s: number | undefined): object => ({ op: Op.Dispatch, t: 'NOTED', s: s ?? null, d: null });

function readReady(s: number | undefined, d: unknown): Reading {
  const read = ready.safeParse(d);
  if (!read.success) return { packet: Said.Ready, problem: firstProblem(read.error), isVital: true };
  const { user, application, session_id, resume_gateway_url } = read.data;
  const data = {
    v: 10,
    user: { id: user.id, username: user.username, discriminator: '0', avatar: null, bot: true },
    // Nothing is kept of guilds: whatever an interaction needs to know of its own comes with it.
    guilds: [],
    application: { id: application.id, flags: 0 },
    session_id,
    resume_gateway_url,
  };
  return { packet: Said.Ready, pass: { op: Op.Dispatch, t: Said.Ready, s: s ?? 0, d: data } };
}

const deletions: Readonly<Record<string, Gone['kind']>> = {
  [Said.GuildCreate]: 'return',
  [Said.GuildDelete]: 'guild',
  [Said.ChannelDelete]: 'channel',
  [Said.ThreadDelete]: 'channel',
};

function readDispatch(t: string | undefined, s: number | undefined, d: unknown): Reading {
  const pass = counted(s);
  if (typeof t !== 'string') return { packet: 'DISPATCH', pass, problem: 't: no name' };
  if (t === Said.Ready) return readReady(s, d);
  if (t === Said.Resumed) return { packet: t, pass: { op: Op.Dispatch, t, s: s ?? null, d: null } };
  if (t === Said.InteractionCreate) return { packet: t, pass, interaction: d };
  const kind = Object.hasOwn(deletions, t) ? deletions[t] : undefined;
  if (kind === undefined) return { packet: t, pass };
  const read = named.safeParse(d);
  if (!read.success) return { packet: t, pass, problem: firstProblem(read.error) };
  // A guild that cannot be reached for a while is not gone.
  return { packet: t, pass, ...(isThere(read.data.unavailable) ? { gone: { kind, id: read.data.id } } : {}) };
}

function readHello(d: unknown): Reading {
  const read = hello.safeParse(d);
  const heartbeat_interval = read.data?.heartbeat_interval ?? usualHeartbeatMs;
  return {
    packet: 'HELLO',
    pass: { op: Op.Hello, d: { heartbeat_interval } },
    problem: read.success ? undefined : firstProblem(read.error),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readPacket(text: string): Reading {
  const { op: number, t, s, d } = maybeFields(parsed(text)) ?? {};
  const op = maybeWhole(number);
  if (op === undefined) return { packet: 'unknown', problem: 'op: no whole number' };
  switch (op as Op) {
    case Op.Dispatch:
      return readDispatch(maybeText(t), maybeWhole(s), d);
    case Op.Hello:
      return readHello(d);
    case Op.InvalidSession:
      return {
        packet: 'INVALID_SESSION',
        pass: { op, d: d === true },
        problem: typeof d === 'boolean' ? undefined : 'd: neither true nor false',
      };
    case Op.Heartbeat:
    case Op.HeartbeatAck:
    case Op.Reconnect:
      return { packet: Op[op] ?? '', pass: { op, d: null } };
    default:
      // Not by its number: every name that is counted is kept for good.
      return { packet: 'unknown', problem: `op ${op}: not one that a bot is sent` };
  }
}
