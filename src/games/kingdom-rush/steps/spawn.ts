/** R1: phase 1, events, the boss's action, champions' starts. */
import { type EventEffect, events } from '../content/cards.js';
import { type BossEffect, bossCards } from '../content/special-hordes.js';
import type { CardId, EventId, Horde, KruPlay, Lane } from '../types/index.js';
import {
  dropAsh,
  erupt,
  hurtByPools,
  openFissure,
  raiseTentacle,
  shiftCyclones,
  volcanoes,
} from '../effects/environment.js';
import { loseSmallest } from '../effects/healing.js';
import { heal, hurtAllPawns, hurtHero, hurtPawns, removePawns } from '../effects/life.js';
import { forceStep, spawn, walkOn } from '../effects/marching.js';
import { gain } from '../effects/treasure.js';
import { boardOf, bossTag, figureCells, hordeTagged, hordesBeside, hordesNear, inOrder } from '../rules/hordes.js';
import { areAdjacent } from '../rules/maps.js';
import { isEvent } from '../rules/objectives.js';

/** KRU-5 */
export const spawnPhase = {
  run(play: KruPlay): void {
    const { board } = play;
    board.phase = 1;
    play.emit('phaseBegan', { phase: 1 });
    for (const { lane, cards } of board.piles) if (cards.length > 0) play.push({ step: 'spawnPile', lane });
    play.push({ step: 'endOfSpawn' });
  },
};

/** KRU-5.2, KRU-5.4 */
export const spawnPile = {
  run(play: KruPlay, { lane }: { lane: Lane }): void {
    const pile = play.board.piles.find((each) => each.lane === lane);
    const card = pile?.cards.shift();
    if (!pile || !card) return;
    play.reveal();
    if (!isEvent(card.card)) {
      spawn(play, lane, card, 'pile');
      return;
    }
    const event = card.card as EventId;
    play.emit('eventRevealed', { event, lane });
    play.push({ step: 'resolveEvent', event, lane }, { step: 'spawnPile', lane });
  },
};

/** KRU-5.7 */
export const endOfSpawn = {
  run(play: KruPlay): void {
    const { env } = play.board;
    play.push({ step: 'bossAction' }, { step: 'championStarts' });
    if (env.some(({ tile }) => tile === 'rift')) play.push({ step: 'drawRift', count: 1 });
  },
};

function laneTags(play: KruPlay, lane: Lane): string[] {
  const chain = boardOf(play.board).lanes.get(lane) ?? [];
  return inOrder(play.board)
    .filter(({ at }) => chain.includes(at))
    .map(({ tag }) => tag);
}

/** RND-5 */
function ambush(play: KruPlay, lane: Lane): void {
  const { unused } = play.board;
  const deck = [unused.green, unused.blue].find((cards) => cards && cards.length > 0);
  if (!deck) return;
  const card = play.rng.pick(deck);
  deck.splice(deck.indexOf(card), 1);
  spawn(play, lane, { card, objective: null }, 'ambush');
}

function carryOut(play: KruPlay, effect: EventEffect, lane: Lane): void {
  switch (effect.does) {
    case 'treasure':
      gain(play, { gold: effect.gold, diamonds: effect.diamonds, from: 'event' });
      return;
    case 'heal':
      for (const { hero } of play.board.players) if (hero) heal(play, hero, effect.life, 'event');
      return;
    case 'march':
      play.push({ step: 'march', tags: laneTags(play, lane) });
      return;
    case 'drums':
      play.board.flags.drums = true;
      play.emit('drumsBeat', {});
      return;
    case 'ambush':
      ambush(play, lane);
      return;
    case 'winds':
      shiftCyclones(play);
      return;
    case 'erupt':
      for (const at of volcanoes(play)) erupt(play, at);
      if (volcanoes(play).length === 0 && effect.without === 'ash') dropAsh(play, 1);
      return;
    case 'fissure':
      openFissure(play);
      return;
    case 'tentacles':
      for (let risen = 0; risen < effect.count; risen += 1) raiseTentacle(play);
  }
}

export const resolveEvent = {
  run(play: KruPlay, { event, lane }: { event: EventId; lane: Lane }): void {
    carryOut(play, events[event], lane);
  },
};

/** KRU-17.12: one horde after the other. */
export const march = {
  run(play: KruPlay, { tags }: { tags: string[] }): void {
    const [tag, ...rest] = tags;
    const horde = tag === undefined ? undefined : hordeTagged(play.board, tag);
    if (horde) forceStep(play, horde);
    if (rest.length > 0) play.push({ step: 'march', tags: rest });
  },
};

/** The horde nearest an exit, the boss not counted. */
function nearest(play: KruPlay): Horde | undefined {
  return inOrder(play.board).find(({ tag }) => tag !== bossTag);
}

/** Heroes on the boss's space or next to it. */
function scorch(play: KruPlay, boss: Horde): void {
  const map = boardOf(play.board);
  for (const { seat, hero } of play.board.players) {
    const at = hero?.at ?? null;
    if (hero && at !== null && (at === boss.at || areAdjacent(map, at, boss.at))) hurtHero(play, seat, hero, 1, 'boss');
  }
}

function actBoss(play: KruPlay, boss: Horde, effect: BossEffect): void {
  const { board } = play;
  const pools = board.env.filter(({ tile }) => tile === 'pool').map(({ at }) => at);
  switch (effect.does) {
    case 'tentacles':
      for (let risen = 0; risen < effect.count; risen += 1) raiseTentacle(play);
      return;
    case 'surge': {
      const horde = nearest(play);
      if (horde) play.push({ step: 'march', tags: [horde.tag] });
      return;
    }
    case 'hurt-by-pools':
      hurtByPools(play);
      return;
    case 'wash-by-pools':
      for (const horde of inOrder(board)) {
        if (pools.some((pool) => areAdjacent(boardOf(board), pool, horde.at))) loseSmallest(play, horde, 'boss');
      }
      return;
    case 'hurt-pawns':
      hurtAllPawns(play);
      return;
    case 'scorch':
      scorch(play, boss);
      return;
    case 'fissure':
      openFissure(play);
      return;
    case 'renewal':
      for (const horde of hordesNear(board, boss.at)) loseSmallest(play, horde, 'boss');
      return;
    case 'ash':
      dropAsh(play, effect.count);
      return;
    case 'stride':
      if (figureCells(board, boss) !== 0) return;
      removePawns(play, boss);
      walkOn(play, boss, 'forced');
      return;
    case 'quake':
      board.flags.quake = true;
      return;
    case 'rift':
      play.push({ step: 'drawRift', count: effect.count });
  }
}

/** KRU-17.9 */
export const bossAction = {
  run(play: KruPlay): void {
    const boss = hordeTagged(play.board, bossTag);
    const card = boss && bossCards[boss.card];
    if (!boss || !card) return;
    play.emit('bossActed', { card: boss.card });
    for (const index of card.effects.keys()) play.push({ step: 'bossEffect', card: boss.card, index });
  },
};

/** One part of the card after the other: whoever must retreat has done so before the next. */
export const bossEffect = {
  run(play: KruPlay, { card, index }: { card: CardId; index: number }): void {
    const boss = hordeTagged(play.board, bossTag);
    const effect = bossCards[card]?.effects[index];
    if (boss && effect) actBoss(play, boss, effect);
  },
};

/** 7.5: Cinders; and phase 1 is over. */
export const championStarts = {
  run(play: KruPlay): void {
    const { board } = play;
    const pyrrax = board.hordes.find(({ card }) => card === 'c-ember');
    if (pyrrax) hurtPawns(play, hordesBeside(board, pyrrax.at));
  },
};
