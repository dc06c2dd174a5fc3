/** One evening from its seed: who comes, what they do, what goes wrong meanwhile, and what is wrong in the end. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from '@barbican/parlour/player';
import { games } from '../../src/games/index.js';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import { openOnlooker } from '../rehearsal/onlooker.js';
import type { Held, Watch } from './checks.js';
import { type Rng, disasters } from './disasters.js';
import { type NightParty, answerInvitation, callOff, planNight } from './night.js';
import { type Party, doSomething, nothingYet, sitDown } from './people.js';
import type { World } from './world.js';

type Evening = {
  seed: number;
  /** What went wrong, on purpose. */
  struck: readonly string[];
  /** What went wrong because of it. */
  faults: string[];
  /** What was held against the history, all tables together. */
  held: Held;
  /** The tables at which bots wait for people who vote. */
  voting: readonly string[];
};

const names = ['Mira', 'Tom', 'Ana', 'Jo'] as const;
/** A bot moves, and a post is made, well within this. */
const patienceMs = 60_000;
const mostBots = 2;
const mostTries = 10;

async function gather(world: World, seed: number, index: number, rng: Rng): Promise<Party> {
  const { parlour, redis } = world;
  const { id: channel } = parlour.world.addChannel({ name: `evening-${seed}-${index}` });
  const company = rng.shuffle([...names]).slice(0, 1 + rng.int(2));
  const players = company.map((name) => parlour.member(name));
  for (const player of players) player.speaks('en-GB');
  const [host] = players;
  const game = rng.pick(games);
  if (!host) throw new Error('nobody came');
  const onlooker = await openOnlooker(redis.url, games, channel);
  // Chance of its own: what happens at one table must not change what people do at another.
  const chance = rngOver(seedRng(`evening ${seed} table ${index}`));
  const party: Party = { game, channel, host, players, onlooker, chance, ...nothingYet() };
  await sitDown(party, Math.max(mostBots - rng.int(2), 1));
  return party;
}

type Plan = { seed: number; parties: readonly Party[]; night: NightParty | undefined; deeds: number; rng: Rng };

/** Where everything goes wrong at a moment of its own, and the evening goes on. */
async function play(world: World, { parties, night, deeds, rng }: Plan): Promise<string[]> {
  const struck: string[] = [];
  const underWay: Promise<void>[] = [];
  for (let deed = 0; deed < deeds; deed += 1) {
    if (rng.int(5) === 0) {
      const disaster = rng.pick(world.line ? disasters : disasters.filter(({ isOfLine }) => !isOfLine));
      struck.push(disaster.name);
      underWay.push(disaster.strike(world, rng));
      if (rng.int(2) === 0) await Promise.all(underWay);
    }
    const busy = parties.filter(() => rng.int(3) > 0).map((party) => doSomething(party));
    if (night && rng.int(3) === 0) busy.push(answerInvitation(night));
    // Nobody is surprised by a button that is gone, or an answer that does not come.
    await Promise.allSettled(busy);
  }
  await Promise.all(underWay);
  return struck;
}

/** The table is closed, in the end: on such an evening one may have to ask for it more than once. */
async function closeTable(moderator: Player, channel: string, watch: Watch, table: string): Promise<void> {
  for (let tries = 0; tries < mostTries && (await watch.isOpen(table)); tries += 1) {
    const reply = await moderator.slash(channel, 'table end');
    const sure = 'message' in reply.outcome && reply.message.buttons.find(({ label }) => label === 'Yes, do it');
    if (sure) await moderator.click(reply.message, sure.customId);
    await pause(300);
  }
}

/** A moderator closes the tables: their hosts may have left. */
async function goHome(parties: readonly Party[], moderator: Player, watch: Watch): Promise<string[]> {
  const left: string[] = [];
  for (const { channel, onlooker } of parties) {
    const table = await watch.tableIn(channel);
    onlooker.close();
    if (table === undefined) continue;
    await closeTable(moderator, channel, watch, table);
    left.push(...(await watch.leftovers(table)));
  }
  return left;
}

async function begin(world: World, seed: number, deeds: number): Promise<Plan> {
  const rng = rngOver(seedRng(`evening ${seed}`));
  const parties: Party[] = [];
  for (let index = 0; index < 1 + rng.int(3); index += 1) parties.push(await gather(world, seed, index, rng));
  const night = rng.int(2) === 0 ? await planNight(world, seed, rng) : undefined;
  return { seed, parties, night, deeds, rng };
}

export const nothing: Held = { public: 0, private: 0, secrets: 0, calls: 0 };

export function both(one: Held, other: Held): Held {
  const { public: everybody, calls, secrets, private: alone } = other;
  return {
    public: one.public + everybody,
    private: one.private + alone,
    secrets: one.secrets + secrets,
    calls: one.calls + calls,
  };
}

async function lookBack(
  { parties, night }: Plan,
  world: World,
  watch: Watch,
): Promise<Pick<Evening, 'faults' | 'held'>> {
  const faults = await watch.settled(parties, patienceMs);
  let held = nothing;
  for (const party of parties) {
    const found = await watch.faults(party);
    faults.push(...found.faults.map((fault) => `${party.game.id}: ${fault}`));
    held = both(held, found.held ?? nothing);
  }
  if (night) {
    faults.push(...(await watch.nightFaults(night, patienceMs)));
    await callOff(night);
  }
  faults.push(...(await goHome(parties, world.parlour.member('Ana'), watch)));
  return { faults, held };
}

export type Row = {
  seeds: readonly number[];
  deeds: number;
  /** What happens beside all that goes wrong by chance. */
  meanwhile?: (world: World) => Promise<void>;
};

/** Evenings in one house, side by side: what goes wrong on one of them goes wrong for all. */
export async function evenings(
  world: World,
  watch: Watch,
  { seeds, deeds, meanwhile = () => Promise.resolve() }: Row,
): Promise<Evening[]> {
  const from = { refusals: world.parlour.refusals.length };
  const plans: Plan[] = [];
  for (const seed of seeds) plans.push(await begin(world, seed, deeds));
  const [struck] = await Promise.all([Promise.all(plans.map((plan) => play(world, plan))), meanwhile(world)]);
  await world.mend();
  const looked: Evening[] = [];
  for (const [index, plan] of plans.entries()) {
    const voting = await watch.voting(plan.parties);
    looked.push({ seed: plan.seed, struck: struck[index] ?? [], voting, ...(await lookBack(plan, world, watch)) });
  }
  // It is not known whose evening it was: the last one's row is played again.
  looked.at(-1)?.faults.push(...(await watch.houseFaults(world, from)));
  return looked;
}
