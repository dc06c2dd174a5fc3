/** Troubles on demand, for tests: rate limits, errors, delays, lost answers, refused connections, a dropped gateway. */
import type { Drop, Gateway } from './gateway/gateway.js';
import type { Nonces } from './messages/nonces.js';

/** Which requests of the bot are meant; all of them where nothing is said. */
export type Aim = {
  method?: string;
  /** A part of the path, or a pattern for it: "/messages", /callback$/. The path starts after "/api/v10". */
  path?: string | RegExp;
  /** How many matching requests; 1 by default, `Infinity` until cleared. */
  times?: number;
};

export type Trouble =
  /** Answers 429 with this many seconds to wait. */
  | { kind: 'rate-limit'; retryAfter: number; global?: boolean }
  /** Answers with this status, and Discord's own code where one is named, and does nothing. */
  | { kind: 'error'; status: number; code?: number }
  /** Does what was asked, then answers with this status all the same. */
  | { kind: 'error-after'; status: number }
  /** Does what was asked twice, as where it is sent again on the way, and answers as the second time. */
  | { kind: 'doubled' }
  /** Waits before doing what was asked. */
  | { kind: 'latency'; ms: number }
  /** Does what was asked, then closes the connection instead of answering. */
  | { kind: 'lost-response' }
  /** Does what was asked, then ends the connection in the middle of the answer's body. */
  | { kind: 'broken-off' }
  /** Resets the connection and does nothing. */
  | { kind: 'cut' }
  /** Ends the connection in good order, without an answer, and does nothing. */
  | { kind: 'hang-up' };

export type Fault = Aim & Trouble;

/** A packet of the gateway as it would go out; what comes back goes out in its place, nothing where it is undefined. */
type Tampering = (packet: Record<string, unknown>) => unknown;

/** An answer of the HTTP side as it would go out: a status, and what is sent as JSON, or a text of whatever kind. */
export type Answered = {
  status: number;
  body?: unknown;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
};
/** What goes out in place of an answer; where it is undefined, the answer itself. */
type Misanswering = (asked: { method: string; path: string }, answer: Answered) => Answered | undefined;

/** How often a bot may still begin a session today, as `GET /gateway/bot` tells it. */
type SessionStarts = { total: number; remaining: number; resetAfterMs: number; maxConcurrency: number };

type Armed = { fault: Fault; left: number };

export class Faults {
  private armed: Armed[] = [];
  private refusing = false;
  /** How many requests have met a fault. */
  struck = 0;
  /** Changes what the gateway says, packet by packet, until it is cleared. */
  tamper: Tampering | undefined;
  /** Changes what the HTTP side answers, after it did what was asked, until it is cleared. */
  misanswer: Misanswering | undefined;
  sessionStarts: SessionStarts = { total: 1000, remaining: 999, resetAfterMs: 86_400_000, maxConcurrency: 1 };

  constructor(
    private readonly gateway: () => Gateway,
    private readonly nonces: Nonces,
  ) {}

  /** Arms a fault for the next matching request(s). Returns the function that disarms it. */
  next(fault: Fault): () => void {
    const armed = { fault, left: fault.times ?? 1 };
    this.armed.push(armed);
    return () => {
      this.armed = this.armed.filter((one) => one !== armed);
    };
  }

  /** Closes the bot's gateway connections with a code. */
  dropGateway(drop?: Drop): void {
    this.gateway().drop(drop);
  }

  /** Cuts the bot's gateway connections without a word. */
  cutGateway(): void {
    this.gateway().cut();
  }

  askToReconnect(): void {
    this.gateway().askToReconnect();
  }

  invalidateSession(how: { resumable: boolean }): void {
    this.gateway().invalidate(how);
  }

  /** While refusing, no request of the bot is answered and no gateway connection opens. The page still works. */
  refuseConnections(): void {
    this.refusing = true;
  }

  acceptConnections(): void {
    this.refusing = false;
  }

  get refusesConnections(): boolean {
    return this.refusing;
  }

  /** From here on no message is known by its nonce any more, as after a few minutes. */
  forgetNonces(): void {
    this.nonces.forget();
  }

  clear(): void {
    this.armed = [];
    this.refusing = false;
    this.tamper = undefined;
    this.misanswer = undefined;
  }

  /** The troubles this request meets; each counts down. */
  strike(method: string, path: string): Trouble[] {
    const hit = this.armed.filter(({ fault, left }) => left > 0 && aimsAt(fault, method, path));
    for (const one of hit) one.left -= 1;
    this.armed = this.armed.filter((one) => one.left > 0);
    if (hit.length > 0) this.struck += 1;
    return hit.map(({ fault }) => fault);
  }
}

function aimsAt(aim: Aim, method: string, path: string): boolean {
  if (aim.method !== undefined && aim.method.toUpperCase() !== method) return false;
  if (aim.path === undefined) return true;
  return typeof aim.path === 'string' ? path.includes(aim.path) : aim.path.test(path);
}
