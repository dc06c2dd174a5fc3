/** Discord's gateway, version 10 in JSON: identify, heartbeat, resume, and the events of the guild. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes as Close, GatewayIntentBits, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { WebSocketServer, type WebSocket } from 'ws';
import { isRecord, type Loose } from '../validate/findings.js';
import { apiMember, apiUser } from '../world/api-objects.js';
import type { Changes } from '../world/changes.js';
import { shardOf } from '../world/snowflake.js';
import type { World } from '../world/world.js';
import { eventsOf } from './events.js';
import { guildCreate } from './guild-create.js';
import { Session } from './session.js';
import { parse, sendOver, shardOfIdentify } from './wire.js';

const HEARTBEAT_MS = 41_250;
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

export type GatewayOptions = {
  world: World;
  changes: Changes;
  token: string;
  applicationId: string;
  /** The privileged intents are switched on for the application. */
  privilegedIntents: boolean;
  url: () => string;
  /** Changes a packet before it goes out; see faults.ts. */
  tamper: (packet: Loose) => unknown;
};

export type Drop = {
  /** The close code; 4000 by default. */
  code?: number;
  reason?: string;
  /** Whether the bot may take the session up again; yes by default. */
  resumable?: boolean;
};

export class Gateway {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  private readonly sessions = new Map<string, Session>();
  private readonly stopListening: () => void;
  private wasOnline = false;

  constructor(private readonly options: GatewayOptions) {
    this.stopListening = options.changes.listen((change) => {
      for (const event of eventsOf(options.world, change)) {
        for (const session of this.here()) {
          if (session.wants(event.intent)) session.tell(event.type, event.dataFor(session.intents));
        }
      }
    });
  }

  private readonly send = (socket: WebSocket | undefined, payload: Loose): void => {
    const packet = this.options.tamper({ t: null, s: null, ...payload });
    if (packet !== undefined) sendOver(socket, packet);
  };

  get online(): boolean {
    return this.here().some((session) => session.connected);
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.welcome(ws, new URL(request.url ?? '/', 'ws://parlour').searchParams);
    });
  }

  /** Tells the guild's sessions, also those that may come back for it. */
  dispatch(type: string, data: unknown): 'somebody' | 'nobody' {
    const sessions = this.here();
    for (const session of sessions) session.tell(type, data);
    return sessions.length > 0 ? 'somebody' : 'nobody';
  }

  /** Closes every connection of the bot. */
  drop({ code = Close.UnknownError, reason = '', resumable = true }: Drop = {}): void {
    for (const session of [...this.sessions.values()]) {
      if (!resumable) this.sessions.delete(session.id);
      session.socket?.close(code, reason);
    }
  }

  /** Cuts the connections without a word, as a failing network does. */
  cut(): void {
    for (const session of this.sessions.values()) session.socket?.terminate();
  }

  /** Asks the bot to reconnect and resume. */
  askToReconnect(): void {
    for (const session of this.sessions.values()) this.send(session.socket, { op: Op.Reconnect, d: null });
  }

  /** Declares the sessions invalid. */
  invalidate({ resumable }: { resumable: boolean }): void {
    for (const session of [...this.sessions.values()]) {
      if (!resumable) this.sessions.delete(session.id);
      this.send(session.socket, { op: Op.InvalidSession, d: resumable });
    }
  }

  close(): void {
    this.stopListening();
    for (const client of this.server.clients) client.terminate();
    this.sessions.clear();
    this.server.close();
  }

  /** Sessions of the shard our guild belongs to. */
  private here(): Session[] {
    return [...this.sessions.values()].filter(
      ({ shard: [shard, of] }) => shardOf(this.options.world.guild.id, of) === shard,
    );
  }

  private welcome(socket: WebSocket, asked: URLSearchParams): void {
    const version = asked.get('v') ?? '10';
    if (version !== '10' && version !== '9') {
      socket.close(Close.InvalidAPIVersion, 'Invalid API version.');
      return;
    }
    let session: Session | undefined;
    this.send(socket, { op: Op.Hello, d: { heartbeat_interval: HEARTBEAT_MS, _trace: [] } });
    socket.on('message', (raw) => {
      const payload = parse(raw);
      if (!payload) socket.close(Close.DecodeError, 'Error while decoding payload.');
      else session = this.hear(socket, session, payload) ?? session;
    });
    socket.on('error', () => {
      socket.terminate();
    });
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.socket = undefined;
      // A bot that says good-bye properly does not come back for its session.
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      this.tellWhetherOnline();
    });
  }

  private hear(socket: WebSocket, session: Session | undefined, payload: Loose): Session | undefined {
    const data = isRecord(payload['d']) ? payload['d'] : {};
    switch (payload['op']) {
      case Op.Heartbeat:
        this.send(socket, { op: Op.HeartbeatAck, d: null });
        return undefined;
      case Op.Identify:
      case Op.Resume:
        if (session) socket.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        else if (!this.tokenFits(data['token'])) socket.close(Close.AuthenticationFailed, 'Authentication failed.');
        else return payload['op'] === Op.Identify ? this.identify(socket, data) : this.resume(socket, data);
        return undefined;
      case Op.RequestGuildMembers:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        else this.sendMembers(session, data);
        return undefined;
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
        if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated.');
        return undefined;
      default:
        socket.close(Close.UnknownOpcode, 'Unknown opcode.');
        return undefined;
    }
  }

  private tokenFits(token: unknown): boolean {
    return typeof token === 'string' && token.replace(/^Bot /, '') === this.options.token;
  }

  private identify(socket: WebSocket, data: Loose): Session | undefined {
    const shard = shardOfIdentify(data['shard']);
    if (!shard) {
      socket.close(Close.InvalidShard, 'Invalid shard.');
      return undefined;
    }
    const intents = data['intents'];
    if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0) {
      socket.close(Close.InvalidIntents, 'Invalid intent(s).');
      return undefined;
    }
    if (intents & PRIVILEGED && !this.options.privilegedIntents) {
      socket.close(Close.DisallowedIntents, 'Disallowed intent(s).');
      return undefined;
    }
    this.forgetLost(shard);
    const session = new Session(randomBytes(16).toString('hex'), shard, intents, this.send);
    session.socket = socket;
    this.sessions.set(session.id, session);
    const { world, applicationId, url } = this.options;
    const ours = shardOf(world.guild.id, shard[1]) === shard[0];
    session.tell('READY', {
      v: 10,
      user: { ...apiUser(world.bot), verified: true, mfa_enabled: true, email: null },
      guilds: ours ? [{ id: world.guild.id, unavailable: true }] : [],
      session_id: session.id,
      resume_gateway_url: url(),
      shard,
      application: { id: applicationId, flags: 0 },
    });
    if (ours && session.wants(GatewayIntentBits.Guilds)) session.tell('GUILD_CREATE', guildCreate(world, intents));
    this.tellWhetherOnline();
    return session;
  }

  private resume(socket: WebSocket, data: Loose): Session | undefined {
    const session = typeof data['session_id'] === 'string' ? this.sessions.get(data['session_id']) : undefined;
    if (!session || typeof data['seq'] !== 'number') {
      this.send(socket, { op: Op.InvalidSession, d: false });
      return undefined;
    }
    session.socket?.close(Close.SessionTimedOut);
    session.socket = socket;
    if (!session.replayAfter(data['seq'])) {
      this.sessions.delete(session.id);
      this.send(socket, { op: Op.InvalidSession, d: false });
      return undefined;
    }
    session.tell('RESUMED', { _trace: [] });
    this.tellWhetherOnline();
    return session;
  }

  private sendMembers(session: Session, data: Loose): void {
    const wanted = [data['user_ids']].flat();
    const query = typeof data['query'] === 'string' ? data['query'].toLowerCase() : undefined;
    const members = this.options.world.members.filter((member) =>
      query === undefined ? wanted.includes(member.id) : member.username.startsWith(query),
    );
    session.tell('GUILD_MEMBERS_CHUNK', {
      guild_id: this.options.world.guild.id,
      members: members.map(apiMember),
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted.filter((id) => typeof id === 'string' && !members.some((member) => member.id === id)),
      ...(typeof data['nonce'] === 'string' ? { nonce: data['nonce'] } : {}),
    });
  }

  /** A shard that identifies anew has given up the sessions it lost. */
  private forgetLost(shard: readonly [number, number]): void {
    for (const session of [...this.sessions.values()]) {
      if (!session.connected && session.shard[0] === shard[0] && session.shard[1] === shard[1])
        this.sessions.delete(session.id);
    }
  }

  private tellWhetherOnline(): void {
    if (this.online === this.wasOnline) return;
    this.wasOnline = this.online;
    this.options.changes.tell({ type: 'bot', online: this.online });
  }
}
