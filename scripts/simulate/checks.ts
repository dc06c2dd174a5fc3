/** What must be true after an evening, seen from outside: from the channel, and from what Redis holds. */
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Cluster } from 'ioredis';
import { awaited, start } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { connectRedis, whenReady } from '../../src/store/connect.js';
import { keysUnder } from '../../src/store/keys.js';
import { createNightStore } from '../../src/store/nights.js';
import { createOutbox } from '../../src/store/outbox.js';
import { replayMove, standingMoves } from '../../src/table/history.js';
import { awaitsBot } from '../../src/table/match-memo.js';
import type { NoticeKind } from '../../src/table/types.js';
import type { Sight } from '../rehearsal/onlooker.js';
import { callFaults } from './calls.js';
import { houseFaults } from './levels.js';
import { lineFaults, plain } from './lines.js';
import { type NightParty, isNightSettled, leftToDo, nightFaults } from './night.js';
import { type Party, overhear } from './people.js';
import { fileFaults, secretFaults, secretsOf } from './secrets.js';
import type { World } from './world.js';

const mostTold = 300;

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Played through again from its seed, the history comes out as the table stands. */
function replayFaults({ game, table, match, history }: Sight): string[] {
  const moves = standingMoves(history).map(({ entry }) => entry);
  const [first] = moves;
  if (first?.kind !== 'start') return ['the history has no beginning'];
  const wishes = table.wishes.map((wish) => wish ?? undefined);
  let again = start(game, { seats: table.seats.length, options: table.options, wishes, seed: first.seed }).match;
  for (const move of moves.slice(1)) {
    const next = move.kind === 'start' ? undefined : replayMove(game, again, move);
    if (!next) return [`the history cannot be played again at ${JSON.stringify(move)}`];
    again = next.match;
  }
  const truth = ({ board, stack, rng, outcome }: typeof match): string => sortedJson({ board, stack, rng, outcome });
  return truth(again) === truth(match) ? [] : ['playing the history again comes out otherwise'];
}

/** Nothing that the evening brings may have done this to a table. */
const untoward: readonly NoticeKind[] = ['channelGone', 'channelDeleted', 'archived', 'lapsed'];

function noticeFaults({ history }: Sight): string[] {
  return history.flatMap((entry) =>
    entry.kind === 'notice' && untoward.includes(entry.notice.kind) ? [`it was said to be ${entry.notice.kind}`] : [],
  );
}

/** How much there was to hold against something: a check that finds nothing to look at finds no fault either. */
export type Held = { public: number; private: number; secrets: number; calls: number };

function heldOf(party: Party, sight: Sight): Held {
  const shown = party.host.messages(party.channel).filter(({ ephemeral, pinged }) => !ephemeral && pinged.length > 0);
  return {
    public: party.acknowledged.length,
    private: [...party.ticked.values()].flat().length,
    secrets: secretsOf(sight).length,
    calls: shown.length,
  };
}

async function channelFaults(party: Party, sight: Sight): Promise<string[]> {
  const faults: string[] = [];
  overhear(party);
  const shown = party.host.messages(party.channel).filter((message) => !message.ephemeral);
  const secrets = secretsOf(sight);
  faults.push(
    ...lineFaults(
      party,
      sight,
      shown.map(({ text }) => plain(text)),
    ),
  );
  faults.push(...secretFaults(secrets, party.said), ...(await fileFaults(secrets, shown)));
  const posts = shown.map(({ raw, text, pinged }) => ({ nonce: String(raw.nonce ?? ''), text, pinged }));
  const nonces = shown.flatMap((message) => message.raw.nonce ?? []);
  if (new Set(nonces).size !== nonces.length) faults.push('a post stands twice');
  return [...faults, ...callFaults(sight, posts), ...waitingFaults(sight, shown), ...noticeFaults(sight)];
}

type Waited = Pick<Sight, 'game' | 'match'> & { table: Pick<Sight['table'], 'state' | 'seats'> };
type Shown = { text: string; buttons: readonly { label: string }[] };

/** Whoever is waited for can see it. */
export function waitingFaults({ game, table, match }: Waited, shown: readonly Shown[]): string[] {
  const faults: string[] = [];
  const waited = table.state === 'playing' ? awaited(game, match) : [];
  const board = shown.findLast((message) => message.buttons.some(({ label }) => label === 'Act'));
  // What happened, and whose turn it is, is told with names as well.
  const asking = board?.text.split('\n').filter((line) => line.startsWith('⏳'));
  for (const [seat, holder] of table.seats.entries()) {
    if (holder.kind !== 'person') continue;
    // Called by a mention on the post that calls, by name on one that was brought up to date since.
    const isNamed = [`<@${holder.id}>`, holder.name].some((name) => asking?.some((line) => line.includes(name)));
    if (waited.includes(seat) && !isNamed) {
      const last = shown.slice(-3).map((message) => plain(message.text).slice(0, mostTold));
      faults.push(`the table waits for ${holder.name}, and does not say so; last: ${last.join(' | ')}`);
    }
  }
  return faults;
}

/** While people vote on taking something back, bots wait for them. */
const isVotedOn = ({ table }: Sight): boolean => table.vote?.kind === 'undo';

const lookEveryMs = 100;

export type Watch = {
  /** Until every table has said all it has to say and waits for a person; the tables that do not get there. */
  settled(parties: readonly Party[], patienceMs: number): Promise<string[]>;
  /** The tables at which bots wait for people who vote. */
  voting(parties: readonly Party[]): Promise<string[]>;
  faults(party: Party): Promise<{ faults: string[]; held?: Held }>;
  /** What is wrong with a night, once everything that was decided has been carried out. */
  nightFaults(party: NightParty, patienceMs: number): Promise<string[]>;
  /** What a table that has ended would leave behind for ever. */
  leftovers(table: string): Promise<string[]>;
  /** What the house would keep of the evening, once everybody has gone home; `from`: the refusals before it. */
  houseFaults(world: World, from: { refusals: number }): Promise<string[]>;
  tableIn(channel: string): Promise<string | undefined>;
  /** It is not over, or has something left to post. */
  isOpen(table: string): Promise<boolean>;
  close(): void;
};

export async function openWatch(url: string): Promise<Watch> {
  const log = createLog({ level: 'silent' });
  const client = connectRedis(url, 'workers', log);
  await whenReady(client);
  const outbox = createOutbox({ redis: client, log });
  const nights = createNightStore({ redis: client, log });
  const keys = keysUnder('barbican');

  async function standing(party: Party): Promise<{ text: string; isSettled: boolean }> {
    const sight = await party.onlooker.look();
    if (!sight) return { text: 'no game', isSettled: false };
    const { table, match, game } = sight;
    const backlog = await outbox.backlog(table.id);
    const isSettled = backlog === 0 && (isVotedOn(sight) || !awaitsBot(game, { table, match }));
    const waiting = awaited(game, match).map((seat) => table.seats[seat]?.name ?? seat);
    const text = `${game.id} ${table.id} rev ${table.rev}, ${table.state}, ${backlog} to post, for ${waiting.join(', ')}`;
    return { text, isSettled };
  }

  /** What became of the jobs that should have moved the table on. */
  async function jobsOf(party: Party): Promise<string> {
    const sight = await party.onlooker.look();
    if (!sight) return 'no game';
    const { id, rev } = sight.table;
    const states = (['posts', 'bots'] as const).map(async (name) => {
      const queue = new Queue(name, { connection: client, prefix: '{barbican}' });
      const job = await queue.getJob(`${name === 'bots' ? 'bot' : 'post'}-${id}-${rev}`);
      const counts = await queue.getJobCounts();
      return `${name}: ${(await job?.getState()) ?? 'none'} ${JSON.stringify(counts)}`;
    });
    return (await Promise.all(states)).join('; ');
  }

  /** What became of the jobs that should have carried the night out. */
  async function nightJobs({ id }: NightParty): Promise<string> {
    const queue = new Queue('nights', { connection: client, prefix: '{barbican}' });
    const jobs = await queue.getJobs();
    const own = jobs.filter((job) => job.id?.startsWith(`night-${id}-`) === true);
    const told = own.map(async (job) => `${job.id ?? ''} ${await job.getState()}, tried ${job.attemptsMade}`);
    return `jobs: ${(await Promise.all(told)).join(', ') || 'none'} of ${JSON.stringify(await queue.getJobCounts())}`;
  }

  return {
    settled: async (parties, patienceMs) => {
      const hanging: string[] = [];
      for (const party of parties) {
        let last = '';
        let since = Date.now();
        for (;;) {
          const { text, isSettled } = await standing(party);
          if (isSettled) break;
          if (text !== last) since = Date.now();
          last = text;
          if (Date.now() - since > patienceMs) {
            hanging.push(`${text}: nothing has moved for ${patienceMs / 1000} s; ${await jobsOf(party)}`);
            break;
          }
          await pause(lookEveryMs);
        }
      }
      return hanging;
    },
    voting: async (parties) => {
      const seen = await Promise.all(parties.map(({ onlooker }) => onlooker.look()));
      return seen.flatMap((sight) =>
        sight && isVotedOn(sight) && awaitsBot(sight.game, sight) ? [`${sight.game.id} ${sight.table.id}`] : [],
      );
    },
    faults: async (party) => {
      const sight = await party.onlooker.look();
      if (!sight) return { faults: ['the table is gone'] };
      const faults = [...replayFaults(sight), ...(await channelFaults(party, sight))];
      return { faults, held: heldOf(party, sight) };
    },
    nightFaults: async (party, patienceMs) => {
      const until = performance.now() + patienceMs;
      for (;;) {
        const night = await nights.load(party.id);
        if (!night) return [`${party.title} is gone`];
        if (isNightSettled(night)) return nightFaults(party, night);
        if (performance.now() > until) {
          return [
            `${party.title}: not carried out for ${patienceMs / 1000} s; ${leftToDo(night)}; ${await nightJobs(party)}`,
          ];
        }
        await pause(lookEveryMs);
      }
    },
    leftovers: async (table) => {
      const nodes = client instanceof Cluster ? client.nodes('master') : [client];
      const kept: string[] = [];
      for (const node of nodes) {
        for (const key of await node.keys(`*{t:${table}}*`)) {
          if ((await client.ttl(key)) === -1) kept.push(`${key} stays for ever`);
        }
      }
      return kept;
    },
    houseFaults: (world, from) => houseFaults(world, client, from),
    isOpen: async (table) => {
      const meta = await client.hget(keys.state(table), 'meta');
      const { state } = JSON.parse(meta ?? '{"state":"closed"}') as { state: string };
      return (state !== 'closed' && state !== 'over') || (await outbox.backlog(table)) > 0;
    },
    tableIn: async (channel) => (await client.get(keys.channel(channel))) ?? undefined,
    close: () => {
      client.disconnect();
    },
  };
}
