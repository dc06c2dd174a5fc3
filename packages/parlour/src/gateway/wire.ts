/** How the gateway's messages look on the wire. */
import { WebSocket, type RawData } from 'ws';
import { isRecord, type Loose } from '../validate/findings.js';

/** As JSON; text goes out as it is, sound or not. */
export function sendOver(socket: WebSocket | undefined, packet: unknown): void {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(typeof packet === 'string' ? packet : JSON.stringify(packet));
}

export function parse(raw: RawData): Loose | undefined {
  try {
    const value: unknown = JSON.parse(textOf(raw));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString('utf8');
  return raw instanceof ArrayBuffer ? Buffer.from(raw).toString('utf8') : raw.toString('utf8');
}

export function shardOfIdentify(shard: unknown): readonly [number, number] | undefined {
  if (shard === undefined || shard === null) return [0, 1];
  if (!Array.isArray(shard)) return undefined;
  const [number, of] = shard as unknown[];
  if (typeof number !== 'number' || typeof of !== 'number' || of < 1 || number < 0 || number >= of) return undefined;
  return [number, of];
}
