/** The parlour: a Discord of one's own on this machine, to which the real bot connects. */
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Commands } from './commands/registry.js';
import { Faults } from './faults.js';
import { Gateway } from './gateway/gateway.js';
import type { House, Objections } from './house.js';
import { createParlourServer } from './http/server.js';
import { Answers } from './interactions/answers.js';
import { Interactions } from './interactions/interactions.js';
import { createLive } from './live.js';
import { Files } from './messages/files.js';
import { Messages } from './messages/messages.js';
import { Nonces } from './messages/nonces.js';
import { Player } from './player/driver.js';
import { Play } from './player/play.js';
import { waitFor } from './player/wait.js';
import { keepMemory } from './save.js';
import { openApiFrom } from './validate/openapi.js';
import { BOT_ID } from './world/built-in.js';
import { createChanges } from './world/changes.js';
import { createSnowflakes } from './world/snowflake.js';
import { World } from './world/world.js';

export type ParlourOptions = {
  /** 127.0.0.1 unless told otherwise. */
  host?: string;
  /** A free one unless told otherwise. */
  port?: number;
  /** The bot's token; any text will do. */
  token?: string;
  botName?: string;
  /** The built page; by default `dist/page` of this package. */
  pageFolder?: string;
  /** Keeps the history in `parlour.json` here; nothing is kept without it. */
  dataDir?: string;
  /** Discord's OpenAPI document, to check the bot's requests against; by default what DISCORD_OPENAPI names. */
  openApi?: string | false;
  /** Checks the parlour's own answers against that document too, into `ownMistakes`: slower, for its own tests. */
  checksItself?: boolean;
  /** How long the bot has to acknowledge an interaction: 3 s on Discord. */
  acknowledgeWithinMs?: number;
  /** How long an interaction's token is good: 15 min on Discord. */
  tokenLivesMs?: number;
  /** Whether the application may use privileged intents; no by default, as for a new one on Discord. */
  privilegedIntents?: boolean;
  /** How long the members of `member()` wait for the bot. */
  patienceMs?: number;
  log?: (line: string) => void;
};

export type Parlour = Objections & {
  /** The page's address. */
  url: string;
  /** For discord.js: `rest: { api }`. */
  api: string;
  token: string;
  applicationId: string;
  guildId: string;
  world: World;
  faults: Faults;
  /** Somebody to play with, by name or id: see player/driver.ts. */
  member(nameOrId: string): Player;
  /** An interaction that no client would send; see player/play.ts. */
  forge: Play['forge'];
  /** Says something over the gateway that need not be true. */
  tell(type: string, data: unknown): void;
  /** Waits until the bot is connected and has registered commands. */
  untilReady(): Promise<void>;
  /** Waits until the bot is connected, or no longer so. */
  untilBotIs(state: 'online' | 'offline'): Promise<void>;
  close(): Promise<void>;
};

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '::1'];
/** Long enough for a bot on a machine that many others keep busy: it ends what hangs, and judges nothing. */
const usualPatienceMs = 120_000;
const PARLOUR_TOKEN = 'barbican.parlour.local';

export async function startParlour(options: ParlourOptions = {}): Promise<Parlour> {
  const host = options.host ?? '127.0.0.1';
  const patienceMs = options.patienceMs ?? usualPatienceMs;
  const token = options.token ?? PARLOUR_TOKEN;
  const log = options.log ?? ((line) => process.stderr.write(`parlour: ${line}\n`));
  const applicationId = BOT_ID;
  let address = '';
  const url = () => `http://${address}`;

  const changes = createChanges();
  const ids = createSnowflakes();
  const world = new World(changes, ids, options.botName ?? 'Barbican');
  const files = new Files(ids, url, options.dataDir === undefined ? undefined : join(options.dataDir, 'parlour-files'));
  const messages = new Messages(world, files, changes, ids);
  const commands = new Commands(applicationId, ids, changes);
  const interactions = new Interactions(ids, {
    acknowledgeWithinMs: options.acknowledgeWithinMs ?? 3000,
    tokenLivesMs: options.tokenLivesMs ?? 15 * 60_000,
  });
  const gatewayUrl = () => `ws://${address}/gateway`;
  const privilegedIntents = options.privilegedIntents ?? false;
  const nonces = new Nonces();
  const faults: Faults = new Faults(() => gateway, nonces);
  const gateway = new Gateway({
    world,
    changes,
    token,
    applicationId,
    privilegedIntents,
    url: gatewayUrl,
    tamper: (packet) => (faults.tamper ? faults.tamper(packet) : packet),
  });
  const answers = new Answers(world, messages, interactions, applicationId);
  const play = new Play({ world, messages, files, commands, interactions, gateway, applicationId });
  const objections: Objections = { violations: [], refusals: [], ownMistakes: [], requests: 0 };
  const openApi = options.openApi ?? process.env['DISCORD_OPENAPI'] ?? '';
  const house: House = {
    token,
    applicationId,
    changes,
    world,
    files,
    messages,
    nonces,
    commands,
    interactions,
    answers,
    gateway,
    faults,
    play,
    objections,
    checksItself: options.checksItself ?? false,
    onThisMachineOnly: LOOPBACK.includes(host),
    pageFolder: resolve(options.pageFolder ?? findPageFolder()),
    gatewayUrl,
    log,
    ...(openApi === false || openApi === '' ? {} : { openApi: openApiFrom(openApi) }),
  };
  // The first answer to a command has three seconds; compiling its schema must not eat into them.
  house.openApi?.prepare('POST', CALLBACK, 'application/json');
  const live = createLive(house);
  const server = createParlourServer(house, live);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port ?? 0, host, done);
  });
  const bound = server.address() as AddressInfo;
  address = `${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${String(bound.port)}`;
  const memory =
    options.dataDir === undefined
      ? undefined
      : keepMemory(join(options.dataDir, 'parlour.json'), { world, messages, files, changes, ids, baseUrl: url, log });
  memory?.restore();

  return {
    url: url(),
    api: `${url()}/api`,
    token,
    applicationId,
    guildId: world.guild.id,
    world,
    faults,
    violations: objections.violations,
    refusals: objections.refusals,
    ownMistakes: objections.ownMistakes,
    get requests() {
      return objections.requests;
    },
    forge: (sample, change) => play.forge(sample, change),
    tell: (type, data) => {
      gateway.dispatch(type, data);
    },
    member: (nameOrId) => new Player(house, world.memberNamed(nameOrId).id, patienceMs),
    async untilReady() {
      const ready = () => gateway.online && commands.usableIn(world.guild.id).length > 0;
      await waitFor(
        changes,
        () => ready() || undefined,
        patienceMs,
        () => 'The bot did not come, or brought no commands.',
      );
    },
    async untilBotIs(state) {
      const there = () => gateway.online === (state === 'online') || undefined;
      await waitFor(changes, there, patienceMs, () => `Waited in vain for the bot to be ${state}.`);
    },
    async close() {
      memory?.close();
      live.close();
      gateway.close();
      interactions.close();
      await new Promise<void>((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      });
    },
  };
}

/** `dist/page` of this package, whether this runs from its sources or from what was built of them. */
function findPageFolder(): string {
  return join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'page');
}
