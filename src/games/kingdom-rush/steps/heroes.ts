/** KRU-8, KRU-9, KRU-15.3: heroes move, cross flowers, act. */
import type { Seat } from '../../../kernel/index.js';
import { flowers as flowerData } from '../content/cards.js';
import { soloCards } from '../content/heroes.js';
import type { AbilityId, Actions, Ask, Facing, Hero, HeroId, KruPlay, Space } from '../types/index.js';
import { close, open, rest, walked } from '../effects/activating.js';
import { coach } from '../effects/coaching.js';
import { heal, protect } from '../effects/life.js';
import { fellTotem, hold, place } from '../effects/placing.js';
import { putHero } from '../effects/walking.js';
import { markDone } from '../effects/marching.js';
import { actAim, carriedBy, flowerAim, questionAim, secondAim, toAbility, toFacing } from '../plans/aims.js';
import { hasTarget, placementsOf } from '../plans/walk.js';
import { blessable } from '../rules/activation.js';
import { heroOf, heroesOnBoard, secondaryNamed } from '../rules/figures.js';
import { boardOf, holdable, hordeAt, hordesNear } from '../rules/hordes.js';
import { areAdjacent } from '../rules/maps.js';
import { totemsBeside } from '../rules/objectives.js';
import { abilityData } from '../rules/skills.js';
import { standingTowers } from '../rules/sites.js';
import { bestWay, flowersOn, plainWay } from '../rules/ways.js';
import { attackWith } from './towers.js';

type Going = { to?: string; cell?: string; facing?: string };

/** Moves and turns; the way says which flowers were crossed. */
function go(play: KruPlay, seat: Seat, hero: Hero, { to, cell, facing }: Going, way: readonly Space[]): void {
  const crossed = flowersOn(play.board, way);
  const turned = toFacing(facing) ?? hero.facing;
  if (to !== undefined) {
    const onto = hordeAt(play.board, to) ? (cell ?? null) : null;
    putHero(play, seat, hero, { to, cell: onto, facing: turned });
  } else if (facing !== undefined) {
    hero.facing = turned;
    play.emit('turned', { seat, hero: hero.id, facing: turned });
  }
  if (to !== undefined || facing !== undefined) walked(hero, way.length, crossed);
}

/** KRU-8.3: the activation begins with a move or a turn. */
export function move(play: KruPlay, seat: Seat, args: Actions['move']): void {
  const { board } = play;
  const hero = heroOf(board, seat);
  const way = args.via ?? (args.to === undefined ? [] : bestWay(board, hero, args.to));
  open(hero);
  go(play, seat, hero, args, way);
  board.ready[seat] = false;
  coach(play, 5);
}

/** KRU-9.3 */
export function flower(play: KruPlay, seat: Seat, { at, plan }: Actions['flower']): Ask[] {
  const { board } = play;
  const hero = heroOf(board, seat);
  const found = board.flowers.find((each) => each.at === at);
  if (!found) return [];
  const asks: Ask[] = [];
  const effect = flowerData[found.type];
  play.emit('bloomed', { seat, flower: found.type, at });
  if (effect.does === 'attack') {
    const aim = flowerAim(board, seat, { at });
    if (aim) place(play, aim.attacker, placementsOf(board, aim.attacker, plan));
  }
  if (effect.does === 'heal') heal(play, hero, effect.life, 'flower');
  if (effect.does === 'treasure') asks.push({ seat, what: 'sun', source: found.type, options: ['diamond', 'gold'] });
  if (effect.does === 'hold') {
    const near = holdable(
      board,
      hordesNear(board, at).map(({ tag }) => tag),
    );
    const [only, another] = near;
    if (another !== undefined) asks.push({ seat, what: 'root', source: found.type, options: near });
    else if (only !== undefined) hold(play, only, seat);
  }
  found.wilted = true;
  hero.crossed = hero.crossed.filter((space) => space !== at);
  return asks;
}

/** Every horde on the hero's space and next to it. */
function holdAround(play: KruPlay, seat: Seat, at: Space | null): void {
  if (at === null) return;
  for (const { tag } of hordesNear(play.board, at)) hold(play, tag, seat);
}

function spendSkulls(hero: Hero, plan: readonly string[] | undefined): void {
  const thrown = (plan ?? []).filter((token) => token.startsWith('h') || token.startsWith('t:')).length;
  hero.skulls = Math.max(0, hero.skulls - Math.max(1, thrown));
}

/** KRU-8.10: one ability, tile by tile as it is written; the hordes that received a tile. */
function useAbility(play: KruPlay, seat: Seat, hero: Hero, id: AbilityId, args: Actions['act']): [Set<string>, Ask[]] {
  const { board } = play;
  const data = abilityData(id);
  const tile = hero.abilities.find((ability) => ability.id === id);
  if (tile) tile.ready = false;
  if (data.heals !== undefined) for (const each of heroesOnBoard(board)) heal(play, each, data.heals, 'ability');
  if (data.holdsAround) holdAround(play, seat, hero.at);
  if (data.holds !== undefined) for (const tag of args.target ?? []) hold(play, tag, seat);
  if (data.needs === 'tower') return [new Set(), consecrate(play, seat, args)];
  if (data.puts && args.to !== undefined) {
    const carried = carriedBy(board, seat, args);
    const figure = heroOf(board, carried);
    const cell = hordeAt(board, args.to) ? (args.cell ?? null) : null;
    putHero(play, carried, figure, { to: args.to, cell, facing: toFacing(args.facing) ?? figure.facing });
  }
  const aim = actAim(board, seat, data.puts ? args : { what: args.what });
  if (!aim) return [new Set(), []];
  const struck = place(play, aim.attacker, placementsOf(board, aim.attacker, args.plan));
  if (data.bySkull) spendSkulls(hero, args.plan);
  return [struck, []];
}

/** `dierdre-2` */
function consecrate(play: KruPlay, seat: Seat, args: Actions['act']): Ask[] {
  const { board } = play;
  const standing = standingTowers(board).find(({ card }) => card.uid === args.target?.[0]);
  const aim = actAim(board, seat, { what: args.what, ...(args.target ? { target: args.target } : {}) });
  if (!standing || !aim) return [];
  play.emit('consecrated', { seat, card: standing.card.card, at: standing.at });
  return attackWith(play, standing.card, aim.attacker, args.plan);
}

/** 7.3: the board skills that come at the end of an activation. */
function skillAsks(play: KruPlay, seat: Seat, hero: Hero, struck: ReadonlySet<string>, what: string): Ask[] {
  const { board } = play;
  const map = boardOf(board);
  const chilled = hero.id === 'elora' ? holdable(board, struck) : [];
  if (chilled.length > 0) return [{ seat, what: 'chill', source: hero.id, options: [...chilled, 'none'] }];
  if (hero.id === 'dierdre') {
    const near = (other: Hero): boolean =>
      hero.at !== null && other.at !== null && (other.at === hero.at || areAdjacent(map, hero.at, other.at));
    const options = blessable(board, hero, near);
    if (options.length > 0) return [{ seat, what: 'blessing', source: hero.id, options: [...options, 'none'] }];
  }
  const aim = hero.id === 'alric' && what !== 'ability-3' ? questionAim(board, seat, 'sand-warriors') : undefined;
  return aim && hasTarget(board, aim.attacker) ? [{ seat, what: 'sand-warriors', source: hero.id, options: [] }] : [];
}

/** KRU-8.1: the compulsory action, with the move before it where the answer carries one (KRU-8.20). */
export function act(play: KruPlay, seat: Seat, args: Actions['act']): Ask[] {
  const { board } = play;
  const hero = heroOf(board, seat);
  board.ready[seat] = false;
  coach(play, 5);
  if (args.what === 'skulls') {
    play.emit('acted', { seat, hero: hero.id, what: 'skulls' });
    const aim = actAim(board, seat, args);
    if (aim) place(play, aim.attacker, placementsOf(board, aim.attacker, args.plan));
    hero.skullsUsed = true;
    open(hero);
    return [];
  }
  const ability = toAbility(hero, args.what);
  const isPut = ability !== undefined && abilityData(ability).puts === true;
  if (!isPut && (args.to !== undefined || args.facing !== undefined)) {
    go(play, seat, hero, args, args.to === undefined ? [] : (plainWay(board, hero, args.to) ?? []));
  }
  let struck: ReadonlySet<string> = new Set<string>();
  let asks: Ask[] = [];
  const what = ability ?? (args.what === 'rest' || args.what === 'objective' ? args.what : 'basic');
  play.emit('acted', { seat, hero: hero.id, what });
  if (ability) [struck, asks] = useAbility(play, seat, hero, ability, args);
  else if (args.what === 'rest') rest(play, hero);
  else if (args.what === 'objective') for (const at of totemsBeside(board, hero.at)) fellTotem(play, at, seat);
  else {
    const aim = actAim(board, seat, { what: 'basic' });
    if (aim) struck = place(play, aim.attacker, placementsOf(board, aim.attacker, args.plan));
  }
  close(play, seat, hero);
  return [...asks, ...skillAsks(play, seat, hero, struck, args.what)];
}

/** KRU-15.3: a secondary hero is put down and carries out his card. */
export function second(play: KruPlay, seat: Seat, args: Actions['second']): void {
  const { board } = play;
  const figure = secondaryNamed(board, args.hero);
  const aim = secondAim(board, args);
  if (!figure || !board.solo || !aim) return;
  const card = soloCards[args.hero as HeroId];
  const horde = hordeAt(board, args.to);
  figure.used = true;
  figure.at = args.to;
  figure.topLeft = horde ? (args.cell ?? null) : null;
  figure.facing = args.facing as Facing;
  board.solo.usedThisRound = true;
  board.ready[seat] = false;
  play.emit('secondActed', { seat, hero: figure.id, at: args.to });
  if (horde) markDone(play, horde, seat);
  if (card.shelters) {
    const main = heroOf(board, seat);
    heal(play, main, main.most, 'card');
    protect(play, main);
  }
  if (card.holdsAround) holdAround(play, seat, args.to);
  place(play, aim.attacker, placementsOf(board, aim.attacker, args.plan));
}
