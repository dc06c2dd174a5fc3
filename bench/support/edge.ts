/**
 * The parlour's edge, where Discord's would be: when an interaction left for the bot, when the bot acknowledged it, and
 * when a message with a picture was up. What the parlour does on its own side of it counts for nobody.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

type Dispatch = { d?: { token?: string } };

type Seen = {
  /** By the interactions' tokens. */
  left: Map<string, number>;
  acknowledged: Map<string, number>;
  pictures: number[];
  /** Messages whose pictures were changed. */
  redrawn: number;
};

const nothing = (): Seen => ({ left: new Map(), acknowledged: new Map(), pictures: [], redrawn: 0 });
let seen = nothing();

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (this: WebSocket, ...given: unknown[]): void {
  const [data] = given;
  if (typeof data === 'string' && data.includes('"INTERACTION_CREATE"')) {
    const { d } = JSON.parse(data) as Dispatch;
    if (d?.token !== undefined) seen.left.set(d.token, performance.now());
  }
  Reflect.apply(send, this, given);
};

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const token = /\/interactions\/\d+\/([^/]+)\/callback/.exec(request.url ?? '')?.[1];
  if (token !== undefined) seen.acknowledged.set(token, performance.now());
});

subscribe('http.server.response.finish', (message) => {
  const { method, url = '', headers } = (message as { request: IncomingMessage }).request;
  if (headers['content-type']?.startsWith('multipart/') !== true) return;
  if (method === 'POST' && /\/channels\/\d+\/messages$/.test(url)) seen.pictures.push(performance.now());
  if (method === 'PATCH' && /\/channels\/\d+\/messages\/\d+$/.test(url)) seen.redrawn += 1;
});

/** Forgets what was seen so far. */
export function watchAnew(): void {
  seen = nothing();
}

/** From the interaction to its acknowledgement, in milliseconds. */
export function acknowledgedAfter(): number {
  for (const [token, from] of seen.left) {
    const to = seen.acknowledged.get(token);
    if (to !== undefined) return to - from;
  }
  throw new Error('no interaction was acknowledged');
}

/** From the interaction to the first message with a picture, in milliseconds; undefined where none came. */
export function picturedAfter(): number | undefined {
  const [from] = seen.left.values();
  const [to] = seen.pictures;
  return from === undefined || to === undefined ? undefined : to - from;
}

/** How many boards were changed in place since. */
export function redrawnSince(): number {
  return seen.redrawn;
}

/** How many messages with pictures came since. */
export function picturesSeen(): number {
  return seen.pictures.length;
}
