/** What must be true after an evening, seen from outside: from the channel, and from what Redis holds. */
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Cluster } from 'ioredis';
import type { Seen } from '@barbican/parlour/player';
import { awaited, start } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { connectRedis, whenReady } from '../../src/store/connect.js';
import { keysUnder } from '../../src/store/keys.js';
import { createNightStore } from '../../src/store/nights.js';
import { createOutbox } from '../../src/store/outbox.js';
import { replayMove, standingMoves } from '../../src/table/history.js';
import { awaitsBot } from '../../src/table/match-memo.js';
import { logLines } from '../../src/table/telling.js';
import { voteKinds } from '../../src/table/types.js';
import { wordNotice } from '../../src/table/words.js';
import type { Sight } from '../rehearsal/onlooker.js';
import { type NightParty, isNightSettled, nightFaults } from './night.js';
import type { Party } from './people.js';

const plain = (text: string): string => text.replaceAll(/[*_`#\n ]+/g, ' ').trim();

/** What a move is told with that is no part of the history: that it put an end to a vote. */
const asides = voteKinds.map((kind) => plain(wordNotice({ kind: 'voteLapsed', params: { kind } }, 'en')));
const withoutAsides = (text: string): string =>
  plain(asides.reduce((left, aside) => left.replace(aside, ''), plain(text)));

/** Shorter ones say what any line may say. */
const tellingChars = 20;

const count = (text: string, part: string): number => text.split(part).length - 1;

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

/** The lines that each seat may read, and those that everybody may. */
function linesOf({ game, table, history, say }: Sight): { everybody: string[]; secret: string[] } {
  const everybody = history.flatMap((entry) => logLines(game, entry, 'spectator', say));
  const known = plain(everybody.join(' '));
  const own = table.seats.flatMap((_, seat) => history.flatMap((entry) => logLines(game, entry, seat, say)));
  const secret = [...new Set(own.map(plain))].filter((line) => line.length >= tellingChars && !known.includes(line));
  return { everybody, secret };
}

function channelFaults(party: Party, sight: Sight): string[] {
  const faults: string[] = [];
  const { everybody, secret } = linesOf(sight);
  const log = plain(everybody.join('\n'));
  const shown = party.host.messages(party.channel).filter((message) => !message.ephemeral);
  const texts = shown.map((message) => plain(message.text));
  const answers = party.acknowledged.map(withoutAsides);
  for (const line of new Set(answers)) {
    const acknowledged = answers.filter((one) => one === line).length;
    const kept = count(log, line);
    if (kept < acknowledged) faults.push(`acknowledged ${acknowledged} times, in the history ${kept} times: ${line}`);
    const said = texts.filter((text) => withoutAsides(text) === line).length;
    if (said > Math.max(kept, acknowledged)) faults.push(`said ${said} times, done ${kept} times: ${line}`);
  }
  for (const line of secret) if (texts.some((text) => text.includes(line))) faults.push(`a secret was told: ${line}`);
  const nonces = shown.flatMap((message) => message.raw.nonce ?? []);
  if (new Set(nonces).size !== nonces.length) faults.push('a post stands twice');
  const given = sight.history.filter((entry) => entry.kind === 'answer' && entry.by.kind === 'person').length;
  if (given > party.attempts) faults.push(`${given} answers of people, who gave ${party.attempts} at the most`);
  return [...faults, ...waitingFaults(party, sight, shown)];
}

/** Whoever is waited for can see it, and was called once a turn. */
function waitingFaults(party: Party, { game, table, match, turns, history }: Sight, shown: readonly Seen[]): string[] {
  // Whoever taps on a panel may have tapped “Take back”: whom it asks again is called again.
  const isBent = party.isBent || history.some(({ kind }) => kind === 'undo');
  const faults: string[] = [];
  const waited = table.state === 'playing' ? awaited(game, match) : [];
  const board = shown.findLast((message) => message.buttons.some(({ label }) => label === 'Act'));
  for (const [seat, holder] of table.seats.entries()) {
    if (holder.kind !== 'person') continue;
    const pings = shown.filter((message) => message.pinged.includes(holder.name)).length;
    if (!isBent && pings > (turns[seat] ?? 0)) {
      faults.push(`${holder.name} was called ${pings} times in ${turns[seat] ?? 0} turns`);
    }
    // Called by a mention on the post that calls, by name on one that was brought up to date since.
    const isNamed = [`<@${holder.id}>`, holder.name].some((name) => board?.text.includes(name));
    if (waited.includes(seat) && !isNamed) {
      const last = shown.slice(-3).map((message) => plain(message.text).slice(0, 300));
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
  faults(party: Party): Promise<string[]>;
  /** What is wrong with a night, once everything that was decided has been carried out. */
  nightFaults(party: NightParty, patienceMs: number): Promise<string[]>;
  /** What a table that has ended would leave behind for ever. */
  leftovers(table: string): Promise<string[]>;
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
      if (!sight) return ['the table is gone'];
      return [...replayFaults(sight), ...channelFaults(party, sight)];
    },
    nightFaults: async (party, patienceMs) => {
      const until = performance.now() + patienceMs;
      for (;;) {
        const night = await nights.load(party.id);
        if (!night) return [`${party.title} is gone`];
        if (isNightSettled(night)) return nightFaults(party, night);
        if (performance.now() > until) return [`${party.title}: not carried out for ${patienceMs / 1000} s`];
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
