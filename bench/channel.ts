/** What a channel sees of a game: new posts, edits, pictures, pings and height, by round, in every title. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DrawTask, Picture } from '../renderers/contract.js';
import { drafts } from '../renderers/index.js';
import { closeSheet } from '../renderers/kit/sheet.js';
import { games } from '../src/games/index.js';
import type { BoardPost, Post, Posted, Poster } from '../src/jobs/ports.js';
import { createQueues } from '../src/jobs/queues.js';
import { startWorkers } from '../src/jobs/workers.js';
import { type AnyGame, playersOf, rngOver, seedRng, withDefaults } from '../src/kernel/index.js';
import { createMetrics } from '../src/metrics.js';
import { connectRedis } from '../src/store/connect.js';
import { createOutbox } from '../src/store/outbox.js';
import { createGuesses } from '../src/store/guesses.js';
import { createPingWishes } from '../src/store/ping-wishes.js';
import { createPulse } from '../src/store/pulse.js';
import { createRecords } from '../src/store/records.js';
import type { Person, Snapshot } from '../src/table/types.js';
import { asks, done, log, nextMove, now, openHall } from './support/hall.js';
import { openRedis } from './support/redis.js';
import { type Row, printTable } from './table.js';

const people: readonly Person[] = [
  { id: '1100000000000000201', name: 'Mira' },
  { id: '1100000000000000202', name: 'Tom' },
];
/** As a chat column shows it. */
const columnPx = 550;
const linePx = 22;
const buttonsPx = 44;
const turnsWatched = Number(process.env['BENCH_ROUNDS'] ?? 12);
const pollMs = 10;
const patienceMs = 60_000;

type Seen = { posts: number; edits: number; pictures: number; pings: number; px: number };
type Company = { people: number; bots: number; goal: number };
const companies: readonly Company[] = [
  { people: 1, bots: 3, goal: 3 },
  { people: 2, bots: 1, goal: 2 },
];

/** A picture of the right size; it is not made into a file, since nobody looks. */
function sketch(task: DrawTask): Promise<Picture[]> {
  const made = drafts(task).map(({ name, sheet, alt }) => {
    const { width, height } = sheet;
    closeSheet(sheet);
    return { name, alt, png: Buffer.alloc(0), width, height };
  });
  return Promise.resolve(made);
}

/** A channel that counts. */
function openChannel() {
  let messages = 0;
  const seen: Seen = { posts: 0, edits: 0, pictures: 0, pings: 0, px: 0 };
  /** New posts since the last ping of each person, and what they came to at each ping. */
  const since = new Map<string, number>();
  const between: number[] = [];
  const heightOf = (post: BoardPost): number =>
    post.pictures.reduce((sum, { width, height }) => sum + Math.round((height * columnPx) / width), 0) +
    (2 + post.lines.length + post.waiting.length) * linePx +
    buttonsPx;
  function take(post: Post, px: number): Promise<Posted> {
    messages += 1;
    seen.posts += 1;
    seen.px += px;
    for (const { id } of people) since.set(id, (since.get(id) ?? 0) + 1);
    for (const { id } of post.ping) {
      seen.pings += 1;
      between.push(since.get(id) ?? 0);
      since.set(id, 0);
    }
    return Promise.resolve({ channel: post.channel, message: String(messages) });
  }
  const poster: Poster = {
    mayPost: () => Promise.resolve(true),
    postBoard: (post) => {
      seen.pictures += post.pictures.length;
      return take(post, heightOf(post));
    },
    editBoard: (post, standing) => {
      seen.edits += 1;
      seen.pictures += post.pictures.length;
      return Promise.resolve(standing);
    },
    shrinkBoard: () => {
      seen.px += linePx;
      return Promise.resolve();
    },
    postLine: (post) => take(post, (post.lines.length + post.waiting.length) * linePx),
    call: () => Promise.resolve(true),
    postFilm: (post) => take(post, linePx),
    showLobby: (post) => Promise.resolve({ channel: post.channel, message: 'lobby' }),
    endLobby: () => Promise.resolve(),
    stripButtons: () => Promise.resolve(true),
  };
  /** The first ping of a person has nothing before it. */
  return { poster, seen, between: () => between.slice(people.length) };
}

const redis = await openRedis();

async function measure(game: AnyGame, { people: humans, bots }: Company, number: number) {
  const channel = openChannel();
  const queueRedis = connectRedis(redis.url, 'workers', log);
  const prefix = `bench-channel-${number}`;
  const queues = createQueues({
    redis: queueRedis,
    log,
    now,
    prefix,
    paceMs: 0,
    patience: { attempts: 3, backoffMs: 10 },
  });
  const hall = await openHall(redis.url, { nudge: queues.nudge });
  const outbox = createOutbox({ redis: hall.redis, log });
  const records = createRecords({ redis: hall.redis, games, log });
  const { tables, store } = hall;
  const wishes = createPingWishes(hall.redis);
  const pulse = createPulse(hall.redis, prefix);
  const parts = {
    tables,
    store,
    wishes,
    pulse,
    outbox,
    guesses: createGuesses(hall.redis),
    records,
    queues,
    poster: channel.poster,
    draw: async (tasks: readonly DrawTask[]) => (await Promise.all(tasks.map(sketch))).flat(),
    log,
    now,
  };
  const workers = await startWorkers({ ...parts, metrics: createMetrics(), redis: queueRedis, sweepOutboxesMs: 500 });
  const present = people.slice(0, humans);
  const [host] = present as [Person];
  const opening = { guild: '1100000000000000001', channel: `bench-${number}`, game: game.id, locale: 'en' } as const;
  const { table } = done(await tables.open({ ...opening, players: humans + bots }, asks(host)));
  for (const guest of present.slice(1)) done(await tables.join(table.id, asks(guest)));
  for (let bot = 0; bot < bots; bot += 1) done(await tables.addBot(table.id, asks(host)));
  let snapshot: Snapshot = done(await tables.start(table.id, asks(host)));
  const rng = rngOver(seedRng(`channel ${number}`));
  const settled = async (): Promise<void> => {
    while ((await outbox.backlog(table.id)) > 0) await pause(pollMs);
  };
  let until = Date.now() + patienceMs;
  while (!snapshot.match?.outcome && channel.seen.pings < turnsWatched * humans) {
    const move = nextMove(snapshot, rng);
    if (move) {
      await settled();
      const { action, args } = move.answer;
      // A bot may have moved first; then the table is looked at again.
      const reply = await tables.answer(table.id, { action, args }, asks(move.person));
      if (reply.ok) until = Date.now() + patienceMs;
    } else if (Date.now() > until) throw new Error(`${game.id} stands still`);
    else await pause(pollMs);
    const found = await tables.byId(table.id);
    if (found.ok) snapshot = found.snapshot;
  }
  await settled();
  await workers.close();
  await queues.close();
  queueRedis.disconnect();
  hall.close();
  return { ...channel.seen, between: channel.between(), turns: channel.seen.pings / humans };
}

let number = 0;
for (const company of companies) {
  const rows: Row[] = [];
  for (const game of games) {
    const { min, max } = playersOf(game, withDefaults(game, {}));
    const seats = company.people + company.bots;
    if (seats < min) continue;
    number += 1;
    const bots = Math.min(max, seats) - company.people;
    const { posts, edits, pictures, pings, px, between, turns } = await measure(game, { ...company, bots }, number);
    const each = (count: number): string => (count / Math.max(1, turns)).toFixed(1);
    const most = Math.max(0, ...between);
    rows.push({
      what: game.text.en.name,
      value: `${each(posts)} posts, ${each(edits)} edits, ${each(pictures)} pictures, ${each(pings)} pings, ${each(px)} px a round`,
      ratio: `at most ${most} posts from ping to ping`,
      goal: `≤ ${company.goal}`,
      met: most <= company.goal,
    });
  }
  const who = `${company.people === 1 ? 'One person' : 'Two people'} and ${company.bots === 1 ? 'a bot' : 'three bots'}`;
  printTable(`What the channel sees: ${who}`, rows);
}
await redis.close();
