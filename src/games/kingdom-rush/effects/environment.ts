/** KRU-9.6 to 9.10, KRU-17.5: ash, fissures, tentacles, eruptions, cyclones. */
import type { Seat } from '../../../kernel/index.js';
import { fissuresInBox, tentaclesInBox } from '../content/numbers.js';
import type { KruPlay, Retreating, Space } from '../types/index.js';
import { boardOf, hordesBeside } from '../rules/hordes.js';
import { areAdjacent } from '../rules/maps.js';
import { usableSites } from '../rules/sites.js';
import { hurtHero, hurtPawns, sendHome } from './life.js';
import { loseHearts, loseIfHeartless } from './outcomes.js';

/** RND-4 */
function randomSite(play: KruPlay): Space | undefined {
  const sites = usableSites(play.board);
  if (sites.length > 0) return play.rng.pick(sites);
  play.emit('nothingHappened', {});
  return undefined;
}

/** KRU-9.9: heroes retreat, sand warriors go home. */
function clearSite(play: KruPlay, at: Space): void {
  const { board } = play;
  const figures: Retreating[] = [
    ...board.players.flatMap(({ seat, hero }) => (hero?.at === at ? [{ seat, hero: hero.id, secondary: false }] : [])),
    ...(board.solo?.secondaries ?? []).flatMap((second) =>
      second.at === at ? [{ seat: 0, hero: second.id, secondary: true }] : [],
    ),
  ];
  for (const [index, warrior] of board.warriors.entries()) {
    if (warrior.where === 'waiting' && warrior.at === at) sendHome(play, index);
  }
  if (figures.length > 0) play.push({ step: 'retreat', figures, from: at });
}

export function dropAsh(play: KruPlay, count: number): void {
  for (let dropped = 0; dropped < count; dropped += 1) {
    const at = randomSite(play);
    if (at === undefined) return;
    play.board.ash.push(at);
    play.emit('ashFell', { at });
  }
}

/** KRU-9.10: a third fissure moves the older one. */
export function openFissure(play: KruPlay): void {
  const { board } = play;
  const at = randomSite(play);
  if (at === undefined) return;
  const open = board.env.filter(({ tile }) => tile === 'fissure');
  const older = open.length >= fissuresInBox ? open[0] : undefined;
  if (older) board.env = board.env.filter((env) => env !== older);
  board.env.push({ tile: 'fissure', at, from: at });
  play.emit('fissureOpened', { at, from: older?.at ?? null });
  clearSite(play, at);
}

/** KRU-17.5 */
export function raiseTentacle(play: KruPlay): void {
  const { board } = play;
  if (board.tentacles.length >= tentaclesInBox) {
    loseHearts(play, 1);
    play.emit('tentaclesFull', { hearts: 1, left: board.hearts });
    loseIfHeartless(play);
    return;
  }
  const at = randomSite(play);
  if (at === undefined) return;
  board.tentacles.push(at);
  play.emit('tentacleRose', { at });
  clearSite(play, at);
}

export function volcanoes(play: KruPlay): Space[] {
  return play.board.env.filter(({ tile }) => tile === 'volcano').map(({ at }) => at);
}

/** KRU-9.7 */
export function erupt(play: KruPlay, at: Space): void {
  const { board } = play;
  const map = boardOf(board);
  play.emit('erupted', { at });
  for (const { seat, hero } of board.players) {
    const stands = hero?.at ?? null;
    if (hero && stands !== null && areAdjacent(map, stands, at)) hurtHero(play, seat, hero, 1, 'eruption');
  }
  hurtPawns(play, hordesBeside(board, at));
  dropAsh(play, 1);
}

/** `ev-06`: one path space towards the exit, from the last one back to the start. */
export function shiftCyclones(play: KruPlay): void {
  const map = boardOf(play.board);
  for (const env of play.board.env) {
    if (env.tile !== 'cyclone') continue;
    const from = env.at;
    env.at = map.distance.get(from) === 1 ? env.from : (map.next.get(from) ?? from);
    play.emit('cycloneMoved', { from, to: env.at });
  }
}

/** Heroes on spaces next to a pool (Leviathan's cards). */
export function hurtByPools(play: KruPlay): void {
  const { board } = play;
  const map = boardOf(board);
  const pools = board.env.filter(({ tile }) => tile === 'pool').map(({ at }) => at);
  for (const { seat, hero } of board.players) {
    const { at } = hero ?? { at: null };
    if (hero && at !== null && pools.some((pool) => areAdjacent(map, at, pool))) hurtHero(play, seat, hero, 1, 'boss');
  }
}

/** KRU-9.4: a wilted flower becomes fresh again. */
export function refresh(play: KruPlay, at: Space, seat: Seat | null): void {
  for (const flower of play.board.flowers) {
    if (flower.at !== at || !flower.wilted) continue;
    flower.wilted = false;
    play.emit('refreshed', { flower: flower.type, at, seat });
  }
}
