/** R1: rift cards (KRU-17.13). */
import type { DecideStep, Nothing } from '../../../kernel/index.js';
import { rifts } from '../content/cards.js';
import type { Horde, Kru, KruPlay, RiftId } from '../types/index.js';
import { dropAsh, erupt, openFissure, refresh, volcanoes } from '../effects/environment.js';
import { loseSmallest, loseTile } from '../effects/healing.js';
import { heal, hurtAllPawns, hurtHero } from '../effects/life.js';
import { place } from '../effects/placing.js';
import { suggestions } from '../plans/suggestions.js';
import { hasTarget, placementsOf } from '../plans/walk.js';
import { allSeats, wiltedFlowers } from '../rules/choosing.js';
import { heroesOnBoard } from '../rules/figures.js';
import { distanceOf, inOrder, isLeviathan } from '../rules/hordes.js';
import { boonAttacker } from '../rules/skills.js';

/** KRU-17.13 */
export const drawRift = {
  run(play: KruPlay, { count }: { count: number }): void {
    const { board } = play;
    if (!board.rift) return;
    if (board.riftDeck.length === 0 && board.rift.discard.length > 0) {
      board.riftDeck = play.rng.shuffle(board.rift.discard);
      board.rift.discard = [];
      play.emit('riftShuffled', {});
    }
    const card = board.riftDeck.shift();
    if (!card) return;
    play.reveal();
    board.rift.active.push(card);
    play.emit('riftDrawn', { card });
    play.push({ step: 'resolveRift', card });
    if (count > 1) play.push({ step: 'drawRift', count: count - 1 });
  },
};

/** The horde farthest from its exit; ties: lower lane, lower tag. */
function farthest(play: KruPlay): Horde | undefined {
  const { board } = play;
  const walking = inOrder(board).filter((horde) => !isLeviathan(board, horde));
  const most = Math.max(...walking.map((horde) => distanceOf(board, horde)));
  return walking.find((horde) => distanceOf(board, horde) === most);
}

function hurtStrongest(play: KruPlay, damage: number): void {
  const { board } = play;
  const most = Math.max(...heroesOnBoard(board).map(({ life }) => life));
  const strongest = board.players.find(({ hero }) => hero !== null && hero.at !== null && hero.life === most);
  if (strongest?.hero) hurtHero(play, strongest.seat, strongest.hero, damage, 'rift');
}

/** `rift-water-3`: a flower, or a little life where none is wilted. */
function spring(play: KruPlay, life: number): void {
  const [first, another] = wiltedFlowers(play.board);
  if (first === undefined) for (const hero of heroesOnBoard(play.board)) heal(play, hero, life, 'rift');
  else if (another === undefined) refresh(play, first, null);
  else play.push({ step: 'springFlower' });
}

export const resolveRift = {
  run(play: KruPlay, { card }: { card: RiftId }): void {
    const { board } = play;
    const { effect } = rifts[card];
    switch (effect.does) {
      case 'gust': {
        const horde = farthest(play);
        if (horde) play.push({ step: 'march', tags: [horde.tag] });
        return;
      }
      case 'tailwind': {
        const horde = inOrder(board).find((each) => !isLeviathan(board, each));
        if (!horde) return;
        horde.hastened = true;
        play.emit('hastened', { tag: horde.tag });
        return;
      }
      case 'erupt':
        for (const at of volcanoes(play)) erupt(play, at);
        if (volcanoes(play).length === 0) hurtStrongest(play, effect.damage);
        return;
      case 'ash':
        dropAsh(play, board.seats === 4 ? effect.withFour : effect.sites);
        return;
      case 'hurt-pawns':
        hurtAllPawns(play);
        return;
      case 'boon':
        play.push({ step: 'moltenBoon' });
        return;
      case 'tremor': {
        const most = Math.max(0, ...board.hordes.map(({ tiles }) => tiles.length));
        const horde = inOrder(board).find(({ tiles }) => tiles.length === most);
        if (horde && most > 0) loseTile(play, horde, [...horde.tiles].sort((a, b) => b.seq - a.seq)[0], 'rift');
        return;
      }
      case 'fissure':
        openFissure(play);
        return;
      case 'surge':
        for (const horde of inOrder(board)) if (horde.tiles.length >= effect.tiles) loseSmallest(play, horde, 'rift');
        return;
      case 'spring':
        spring(play, effect.life);
        return;
      case 'crosswind':
      case 'boots':
      case 'stone-skins':
      case 'stillness':
        return;
    }
  },
};

/** `rift-fire-4`: any player places the tile. */
export const moltenBoon: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const attacker = boonAttacker(board, 'rift-fire-4');
    if (!attacker || !hasTarget(board, attacker)) return [];
    return [
      {
        seats: allSeats(board),
        prompt: { key: 'promptQuestion', params: { question: 'boon', hero: null } },
        offers: ['choose'],
        clock: 'reaction',
        fallback: () => ({
          action: 'choose',
          args: { plan: suggestions(board, attacker, { most: 1 })[0]?.tokens ?? ['-'] },
        }),
      },
    ];
  },
  on: {
    choose(play, { args }) {
      const attacker = boonAttacker(play.board, 'rift-fire-4');
      if (attacker) place(play, attacker, placementsOf(play.board, attacker, args.plan));
      play.end();
    },
  },
};

/** `rift-water-3` */
export const springFlower: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const [first] = wiltedFlowers(board);
    if (first === undefined) return [];
    return [
      {
        seats: allSeats(board),
        prompt: { key: 'promptQuestion', params: { question: 'spring', hero: null } },
        offers: ['choose'],
        clock: 'reaction',
        fallback: () => ({ action: 'choose', args: { option: first } }),
      },
    ];
  },
  on: {
    choose(play, { args }) {
      refresh(play, args.option ?? '', null);
      play.end();
    },
  },
};
