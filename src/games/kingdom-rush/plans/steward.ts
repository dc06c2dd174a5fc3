/** KRU-19.5: the steward, who plays phase 2 for whoever is away: one answer at a time, each with its plan written out. */
import { facings } from '../../../geometry/directions.js';
import type { Answer, Seat } from '../../../kernel/index.js';
import { abilities } from '../content/heroes.js';
import { steward } from '../content/numbers.js';
import { towers } from '../content/towers.js';
import type { Ask, Facing, Hero, Kru, Space, Table, TowerCard } from '../types/index.js';
import { usableAbilities } from '../rules/activation.js';
import { towerAttacker } from '../rules/attackers.js';
import { blockAt, sizeOf } from '../rules/cells.js';
import { defaultResource, heaviest, neediest } from '../rules/choosing.js';
import { freeBlocks, heroOf, playerAt } from '../rules/figures.js';
import { boardOf, hordeAt, hordesNear } from '../rules/hordes.js';
import { mayPlayMore, mayUpgradeMore } from '../rules/limits.js';
import { kingSteps } from '../rules/maps.js';
import { roundsIn, rowOf } from '../rules/objectives.js';
import { buildable } from '../rules/sites.js';
import { upgradesOf } from '../rules/supply.js';
import { destinations } from '../rules/ways.js';
import { type Stake, blockWorth, gainOf, stakesOf } from '../rules/worth.js';
import { type Aim, actAim, dependsOnFacing, flowerAim, questionAim, reachedTags, skullsDue } from './aims.js';
import { flowersOpen } from './availability.js';
import { emptyPlan } from './offers.js';
import { suggestions } from './suggestions.js';
import { hasTarget } from './walk.js';

type Idea = { value: number; answer: Answer<Kru> };

function planOf(aim: Aim | undefined): string[] | undefined {
  if (!aim || !hasTarget(aim.table, aim.attacker)) return undefined;
  const [best] = suggestions(aim.table, aim.attacker, { most: 1 });
  return best?.tokens ?? emptyPlan(aim.attacker);
}

function withPlan<A extends object>(args: A, plan: string[] | undefined): A & { plan?: string[] } {
  return plan ? { ...args, plan } : args;
}

/** What keeping a tower back is worth: it could be passed a level up. */
function waitingValue(table: Table, { card, mods }: TowerCard): number {
  const left = roundsIn(rowOf(table)) - table.round;
  const better = mods.length === 0 && upgradesOf(table, card).length > 0;
  return better ? steward.waiting * Math.min(1, left / steward.waitingRounds) : steward.idle;
}

/** The best place for each different card of the hand. */
function towerIdea(table: Table, seat: Seat, stakes: readonly Stake[]): Idea | undefined {
  if (!mayPlayMore(table, seat)) return undefined;
  let best: Idea | undefined;
  const seen = new Set<string>();
  for (const card of playerAt(table, seat).hand) {
    const key = `${card.card}/${card.mods.join()}/${card.falcon ? 'f' : ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const least = waitingValue(table, card);
    const ways = new Set<string>();
    for (const { at } of buildable(table, seat, card.card)) {
      for (const facing of facings) {
        const attacker = towerAttacker(table, card, { at, facing }, seat);
        const way = attacker.alternatives
          .map((slots) => slots.map(({ spaces }) => tagsOn(stakes, spaces)).join(';'))
          .join('|');
        if (ways.has(way) || !/\d/.test(way)) continue;
        ways.add(way);
        const [plan] = suggestions(table, attacker, { beam: steward.beam, most: 1, stakes });
        if (!plan || plan.value <= least || plan.value - least <= (best?.value ?? 0)) continue;
        best = {
          value: plan.value - least,
          answer: { action: 'tower', args: { card: card.uid, site: at, facing, plan: plan.tokens } },
        };
      }
    }
  }
  return best;
}

function tagsOn(stakes: readonly Stake[], spaces: readonly Space[]): string {
  return stakes.flatMap(({ horde }) => (spaces.includes(horde.at) ? [horde.tag] : [])).join();
}

/** KRU-19.3: the figure's own cells count at 35 %, and standing there costs. */
function figureValue(stake: Stake | undefined, hero: Hero, cell: string | null): number {
  if (!stake || cell === null) return 0;
  const after = stake.cover | blockAt(cell);
  const done = (stake.enemies & ~after) === 0;
  const gain = gainOf(stake, stake.cover, after);
  return (done ? gain : gain * 0.35) + blockWorth(stake, after) - (hero.life <= 2 ? 2.2 : 1);
}

type Stand = { to: Space | undefined; cell: string | null; facing: Facing };

function standsOf(table: Table, hero: Hero, stakes: readonly Stake[]): Stand[] {
  const here: Stand[] =
    hero.at === null || hero.moved
      ? [{ to: undefined, cell: hero.topLeft, facing: hero.facing }]
      : facings.map((facing) => ({ to: undefined, cell: hero.topLeft, facing }));
  if (hero.moved) return here;
  const away = [...destinations(table, hero, { avoidFlowers: true }).keys()].flatMap((to): Stand[] => {
    const horde = hordeAt(table, to);
    if (!horde) return facings.map((facing) => ({ to, cell: null, facing }));
    const stake = stakes.find((each) => each.horde.tag === horde.tag);
    const seen = stake ? stake.enemies & ~stake.cover : 0;
    const blocks = freeBlocks(table, horde, hero)
      .sort((one, other) => sizeOf(blockAt(other) & seen) - sizeOf(blockAt(one) & seen))
      .slice(0, 2);
    return blocks.flatMap((cell) => facings.map((facing) => ({ to, cell, facing })));
  });
  return [...here, ...away];
}

/** What `act` would do from a stand, as arguments. */
function actArgs(
  hero: Hero,
  what: string,
  { to, cell, facing }: Stand,
): Extract<Answer<Kru>, { action: 'act' }>['args'] {
  const turned = facing !== hero.facing && (to !== undefined || (hero.at !== null && !hero.moved));
  return {
    what,
    ...(to === undefined ? {} : { to }),
    ...(to !== undefined && cell !== null ? { cell } : {}),
    ...(turned ? { facing } : {}),
  };
}

/** Abilities that are nothing but an attack: the steward leaves the others to people and bots. */
function plainAbilities(table: Table, hero: Hero): string[] {
  return usableAbilities(table, hero)
    .filter((id) => {
      const { needs, puts, warriors } = abilities[id];
      return needs === undefined && !puts && !warriors;
    })
    .map((id) => `ability-${id.slice(-1)}`);
}

function heroIdea(table: Table, seat: Seat, stakes: readonly Stake[]): Idea | undefined {
  const hero = heroOf(table, seat);
  if (hero.activated || hero.stunned) return undefined;
  let best: Idea | undefined;
  const seen = new Set<string>();
  for (const stand of standsOf(table, hero, stakes)) {
    const at = stand.to ?? hero.at;
    const horde = hordeAt(table, at);
    const onHorde = horde !== undefined && stand.cell !== null;
    if (onHorde && hero.life === 1 && stand.to !== undefined) continue;
    for (const what of ['basic', ...plainAbilities(table, hero)]) {
      const args = actArgs(hero, what, stand);
      const aim = actAim(table, seat, args);
      if (!aim) continue;
      const reached = reachedTags(table, aim.attacker);
      const key = `${what}/${onHorde ? `${horde.tag}${stand.cell ?? ''}` : ''}/${reached.join()}`;
      if (seen.has(key) || (reached.length === 0 && !onHorde)) continue;
      seen.add(key);
      const [plan] = suggestions(aim.table, aim.attacker, { beam: 4, most: 1 });
      const stake = stand.to === undefined ? undefined : stakes.find((each) => each.horde.tag === horde?.tag);
      const cost = what === 'basic' ? 0 : 0.7;
      const value = (plan?.value ?? 0) + figureValue(stake, hero, stand.cell) - cost;
      if (value <= steward.hero || value - steward.hero <= (best?.value ?? 0)) continue;
      best = {
        value: value - steward.hero,
        answer: { action: 'act', args: hasTarget(aim.table, aim.attacker) ? withPlan(args, plan?.tokens) : args },
      };
    }
  }
  return best;
}

/** Towards the nearest horde, off the path, and rest. */
function restIdea(table: Table, seat: Seat): Answer<Kru> {
  const hero = heroOf(table, seat);
  if (hero.moved) return { action: 'act', args: { what: 'rest' } };
  const map = boardOf(table);
  const spaces = [...destinations(table, hero, { avoidFlowers: true }).keys()].filter(
    (space) => map.ground.get(space) !== 'path',
  );
  const far = (space: Space): number => Math.min(99, ...table.hordes.map(({ at }) => kingSteps(map, space, at)));
  const [nearest] = spaces.sort((one, other) => far(one) - far(other));
  const better = nearest !== undefined && (hero.at === null || far(nearest) < far(hero.at));
  return { action: 'act', args: { what: 'rest', ...(better ? { to: nearest } : {}) } };
}

/** (4) Towers that can be upgraded and carry no modifier go to the next seat. */
function passIdea(table: Table, seat: Seat): Answer<Kru> | undefined {
  if (!mayUpgradeMore(table, seat)) return undefined;
  const card = playerAt(table, seat).hand.find(
    (each) => each.mods.length === 0 && upgradesOf(table, each.card).some(({ mods }) => mods.length === 0),
  );
  if (!card) return undefined;
  const next = upgradesOf(table, card.card).find(({ mods }) => mods.length === 0);
  const upgrade = next && towers[next.card].level === 4 ? next.card.slice(-2) : 'yes';
  return { action: 'pass', args: { card: card.uid, to: String(((seat + 1) % table.seats) + 1), upgrade } };
}

/** 4.3: the answer to a sub-question that nobody gives. */
export function askDefault(table: Table, { seat, what, options }: Ask): Answer<Kru> {
  if (what === 'sand-warriors') {
    return { action: 'choose', args: withPlan({}, planOf(questionAim(table, seat, what))) };
  }
  const [first = 'none'] = options;
  const option: Record<Exclude<Ask['what'], 'sand-warriors'>, string | undefined> = {
    root: heaviest(table, options),
    sun: defaultResource(table),
    chill: heaviest(table, options),
    roots: heaviest(table, options),
    blessing: neediest(
      table,
      options.filter((each) => each !== 'none'),
    ),
    falcon: first,
    bloom: first,
  };
  return { action: 'choose', args: { option: option[what] ?? first } };
}

/** Whether a flower would do anything. */
function isUseful(table: Table, seat: Seat, at: Space): boolean {
  const type = table.flowers.find((flower) => flower.at === at)?.type;
  const hero = heroOf(table, seat);
  if (type === 'flower-heart') return hero.life < hero.most;
  if (type === 'flower-root') return hordesNear(table, at).length > 0;
  const aim = flowerAim(table, seat, { at });
  return aim ? hasTarget(aim.table, aim.attacker) : true;
}

/** The rest of an open activation: flowers, then the basic attack if it covers an enemy, otherwise rest. */
export function openDefault(table: Table, seat: Seat): Answer<Kru> {
  const flower = flowersOpen(table, seat).find((at) => isUseful(table, seat, at));
  if (flower !== undefined) {
    return { action: 'flower', args: withPlan({ at: flower }, planOf(flowerAim(table, seat, { at: flower }))) };
  }
  const aim = actAim(table, seat, { what: 'basic' });
  const [plan] = aim ? suggestions(aim.table, aim.attacker, { most: 1 }) : [];
  return plan && plan.value > 0
    ? { action: 'act', args: { what: 'basic', plan: plan.tokens } }
    : { action: 'act', args: { what: 'rest' } };
}

/** The steward's next answer in phase 2, at last `ready`. */
export function stewardAnswer(table: Table, seat: Seat): Answer<Kru> {
  const { hero } = playerAt(table, seat);
  const stakes = stakesOf(table);
  if (hero && skullsDue(table, seat)) {
    return { action: 'act', args: withPlan({ what: 'skulls' }, planOf(actAim(table, seat, { what: 'skulls' }))) };
  }
  const tower = towerIdea(table, seat, stakes);
  const act = hero ? heroIdea(table, seat, stakes) : undefined;
  const best = [tower, act].filter((idea) => idea !== undefined).sort((one, other) => other.value - one.value)[0];
  if (best) return best.answer;
  if (hero && !hero.activated && !hero.stunned) return restIdea(table, seat);
  return passIdea(table, seat) ?? { action: 'ready', args: {} };
}

/** Whether a card's four facings are one (17.4). */
export function facingMatters(card: TowerCard): boolean {
  return (
    dependsOnFacing(towers[card.card].attack) ||
    card.mods.some((mod) => mod === 'mod-artillery' || mod === 'mod-soldier')
  );
}
