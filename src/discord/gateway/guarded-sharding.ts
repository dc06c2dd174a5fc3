/**
 * discord.js' own shards behind a guard: every packet is read by us first, whatever is odd about it stays out, and a
 * connection that is lost is sought again with patience.
 */
import { SimpleShardingStrategy, type WebSocketOptions, WebSocketShardDestroyRecovery } from 'discord.js';
import { type Reading, readPacket } from './packets.js';

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

export type Guard = {
  /** So long Discord may take to greet us, and to open a session. */
  answerMs: number;
  /** A packet came in, sound or not. */
  read(shard: number, reading: Reading): void;
  /** A connection is over; `reason` is what the other side, or the network, said. */
  closed(shard: number, code: number, reason: string): void;
  /** Waits until a shard may connect. Must never reject; where it may no more, it never resolves either. */
  mayConnect(shard: number, to: 'begin' | 'resume'): Promise<void>;
};

/** What the library calls its socket's handlers with, so far as we look. */
type Socket = {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
  onerror: ((event: { error: unknown }) => void) | null;
};
type Shard = {
  id: number;
  on(event: 'closed', heard: (payload: { code: number }) => void): unknown;
  destroy(options: { reason: string; recover: WebSocketShardDestroyRecovery }): Promise<void>;
};

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

class GuardedSharding extends SimpleShardingStrategy {
  /** Shards whose next question for their session comes before they connect. */
  private readonly connecting = new Set<number>();

  constructor(
    manager: Manager,
    private readonly guard: Guard,
  ) {
    super(manager);
    Object.assign(manager.options, { helloTimeout: guard.answerMs, readyTimeout: guard.answerMs });
    const { retrieveSessionInfo, updateSessionInfo } = manager.options;
    manager.options.retrieveSessionInfo = async (id) => {
      if (this.connecting.delete(id)) {
        await guard.mayConnect(id, (await retrieveSessionInfo(id)) ? 'resume' : 'begin');
      }
      return retrieveSessionInfo(id);
    };
    // A session without a name cannot be taken up again.
    manager.options.updateSessionInfo = (id, session) =>
      updateSessionInfo(id, typeof session?.sessionId === 'string' ? session : null);
  }

  override async spawn(ids: number[]): Promise<void> {
    await super.spawn(ids);
    const shards: unknown = Reflect.get(this, 'shards');
    if (!(shards instanceof Map)) throw new Error('the shards of discord.js are not where they were');
    for (const shard of shards.values() as Iterable<Shard>) this.watch(shard);
  }

  private watch(shard: Shard): void {
    let reason = '';
    let socket: Socket | null = null;
    this.connecting.add(shard.id);
    shard.on('closed', ({ code }) => {
      this.connecting.add(shard.id);
      this.guard.closed(shard.id, code, reason);
      reason = '';
    });
    // The library hands its handlers to every new socket and keeps the socket here.
    Object.defineProperty(shard, 'connection', {
      get: () => socket,
      set: (given: Socket | null) => {
        socket = given;
        if (given) {
          this.guardSocket(shard, given, (said) => {
            reason ||= said;
          });
        }
      },
    });
  }

  private guardSocket(shard: Shard, socket: Socket, because: (said: string) => void): void {
    const { onmessage, onclose, onerror } = socket;
    let isGreeted = false;
    socket.onmessage = ({ data }) => {
      const reading: Reading = typeof data === 'string' ? readPacket(data) : { packet: 'unknown', problem: 'not text' };
      this.guard.read(shard.id, reading);
      // Nothing comes of a connection that does not begin with a greeting.
      isGreeted ||= reading.packet === 'HELLO';
      if (isGreeted && reading.pass) onmessage?.({ data: JSON.stringify(reading.pass) });
      else if (!isGreeted || reading.isVital) {
        because(`${reading.packet} cannot be read`);
        void shard.destroy({ reason: 'unreadable', recover: WebSocketShardDestroyRecovery.Reconnect });
      }
    };
    socket.onclose = (event) => {
      because(event.reason ?? '');
      onclose?.(event);
    };
    socket.onerror = (event) => {
      because(problemOf(event.error));
      onerror?.(event);
    };
  }
}

export function guardedSharding(guard: Guard): NonNullable<WebSocketOptions['buildStrategy']> {
  return (manager) => new GuardedSharding(manager, guard);
}
