/** From an interaction to its acknowledgement: Barbican against a bare discord.js bot, in turns. */
import { setTimeout as pause } from 'node:timers/promises';
import { seatBare, seatBarbican } from './support/bots.js';
import { acknowledgedAfter, watchAnew } from './support/edge.js';
import { openGameNight } from './support/game-night.js';
import { openRedis } from './support/redis.js';
import { type Row, atMost, percentile, printTable } from './table.js';

const here = '#game-night';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 400);
const warmUp = 40;
/** What an interaction sets off in the background is over before the next one is timed. */
const calmMs = 10;

async function timed(deed: () => Promise<unknown>): Promise<number> {
  await pause(calmMs);
  watchAnew();
  await deed();
  return acknowledgedAfter();
}

const redis = await openRedis();
const [ours, bare] = await Promise.all([seatBarbican(redis.url), seatBare({ redisUrl: redis.url })]);
const night = await openGameNight(ours.parlour, redis.url);
const mira = ours.parlour.member('Mira');
const asker = bare.parlour.member('Mira');

const kinds = ['bare', 'keep', 'floor', 'help', 'act', 'move'] as const;
type Kind = (typeof kinds)[number];
const spans: Record<Kind, number[]> = { bare: [], keep: [], floor: [], help: [], act: [], move: [] };
for (let round = -warmUp; round < rounds; round += 1) {
  const next = await night.next();
  const move = await timed(() => night.type(next));
  await night.settle();
  const taken = {
    move,
    bare: await timed(() => asker.slash(here, 'echo', { text: 'Mira passes.' })),
    keep: await timed(() => asker.slash(here, 'keep')),
    floor: await timed(() => asker.slash(here, 'move')),
    help: await timed(() => mira.slash(here, 'help')),
    act: await timed(() => mira.slash(here, 'act')),
  };
  if (round < 0) continue;
  for (const kind of kinds) spans[kind].push(taken[kind]);
}
night.close();
await bare.close();
await ours.close();
await redis.close();

const names = { help: '/help', act: '/act, the panel of a game in play', move: 'a move, typed (/ooo …)' };
const goals = [
  { name: 'p50', share: 0.5, limit: 1.3, durable: 1.5 },
  { name: 'p99', share: 0.99, limit: 2, durable: 2 },
] as const;
const show = (ms: number): string => `${ms.toFixed(2)} ms`;
const ratioOf = (ms: number, base: number): string => `${(ms / base).toFixed(2)}×`;
const rows = goals.flatMap(({ name, share, limit, durable }): Row[] => {
  const [base, kept, floor] = [spans.bare, spans.keep, spans.floor].map((each) => percentile(each, share)) as [
    number,
    number,
    number,
  ];
  const own = (kind: 'help' | 'act' | 'move'): number => percentile(spans[kind], share);
  return [
    { what: `bare discord.js, echo: ${name}`, value: show(base), ratio: '1×' },
    ...(['help', 'act'] as const).map((kind) => ({
      what: `Barbican, ${names[kind]}: ${name}`,
      value: show(own(kind)),
      ...atMost(own(kind) / base, limit),
    })),
    // A move is acknowledged when it is on the disk: it is held against a bot that keeps something too.
    { what: `bare discord.js, reading and writing one key: ${name}`, value: show(kept), ratio: '1×' },
    { what: `Barbican, ${names.move}: ${name}`, value: show(own('move')), ...atMost(own('move') / kept, durable) },
    // What no bot can do without: the rules' judgement, its JSON, and one write to the disk of as much as ours writes.
    {
      what: `the floor, bare discord.js, judges and writes a move, nothing else: ${name}`,
      value: show(floor),
      ratio: ratioOf(floor, kept),
    },
    {
      what: `Barbican’s move against the floor: ${name}`,
      value: show(own('move')),
      ratio: ratioOf(own('move'), floor),
    },
  ];
});
printTable(`Interaction to acknowledgement, ${rounds} of each`, rows);
