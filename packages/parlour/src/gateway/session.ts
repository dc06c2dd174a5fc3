/** One session of the bot: what it asked for, what it was told, and the socket it has at the moment. */
import { GatewayOpcodes, type GatewayIntentBits } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Loose } from '../validate/findings.js';

/** So many events are kept for a bot that comes back. */
const REPLAY = 1000;

type Told = { seq: number; type: string; data: unknown };

export class Session {
  private seq = 0;
  private readonly told: Told[] = [];
  socket: WebSocket | undefined;

  constructor(
    readonly id: string,
    readonly shard: readonly [number, number],
    readonly intents: number,
    private readonly sendTo: (socket: WebSocket | undefined, payload: Loose) => void,
  ) {}

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  wants(intent: GatewayIntentBits | undefined): boolean {
    return intent === undefined || (this.intents & intent) !== 0;
  }

  tell(type: string, data: unknown): void {
    this.seq += 1;
    // Kept as it was said: later changes must not show through.
    const told = { seq: this.seq, type, data: structuredClone(data) };
    this.told.push(told);
    if (this.told.length > REPLAY) this.told.shift();
    this.send(told);
  }

  /** Says again all that came after `seq`; false when that was too long ago, or never. */
  replayAfter(seq: number): boolean {
    const oldest = this.told.at(0)?.seq ?? this.seq + 1;
    if (seq > this.seq || seq < oldest - 1) return false;
    for (const told of this.told) if (told.seq > seq) this.send(told);
    return true;
  }

  private send(told: Told): void {
    this.sendTo(this.socket, { op: GatewayOpcodes.Dispatch, t: told.type, s: told.seq, d: told.data });
  }
}
