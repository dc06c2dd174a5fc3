/** R4: phase 4. */
import type { Seat } from '../../../kernel/index.js';
import { scenarios } from '../content/scenarios.js';
import { type Horde, type KruPlay, type Lane, type Space, lanes } from '../types/index.js';
import { coach } from '../effects/coaching.js';
import { healHordes, loseSmallest } from '../effects/healing.js';
import { heroesOn, hurtHeroesOn, removePawns, takePawns } from '../effects/life.js';
import { forceStep, walkOn } from '../effects/marching.js';
import { layTile } from '../effects/placing.js';
import { hasAbility } from '../rules/figures.js';
import {
  boardOf,
  bossTag,
  distanceOf,
  firstFreeCell,
  hasTrait,
  hordeTagged,
  inOrder,
  isBlocked,
  isLeviathan,
  isPrimarch,
  isUnder,
} from '../rules/hordes.js';
import { woundedBeside } from '../rules/march.js';

/** KRU-11.1 */
export const advancePhase = {
  run(play: KruPlay): void {
    const { board } = play;
    board.phase = 4;
    play.emit('phaseBegan', { phase: 4 });
    coach(play, 7);
    for (const horde of board.hordes) horde.advanced = false;
    healHordes(play);
    drown(play);
    for (const lane of lanes) if (boardOf(board).lanes.has(lane)) play.push({ step: 'advanceLane', lane });
    play.push({ step: 'endOfAdvance' });
  },
};

/** KRU-17.8: pawns on Leviathan go back. */
function drown(play: KruPlay): void {
  const leviathan = play.board.hordes.find((horde) => isLeviathan(play.board, horde));
  if (leviathan && leviathan.pawns.length > 0) {
    play.emit('drowned', { pawns: leviathan.pawns.length });
    takePawns(play, leviathan);
  }
}

/** Primarch is always handled in the turn of his own lane. */
function isHandledHere(play: KruPlay, horde: Horde, lane: Lane, chain: readonly Space[]): boolean {
  if (horde.advanced || !chain.includes(horde.at)) return false;
  const { boss } = scenarios[play.options.scenario];
  return horde.tag === bossTag ? boss?.lane === lane : true;
}

/** KRU-11.3: the one nearest the exit that has not been handled. */
export const advanceLane = {
  run(play: KruPlay, { lane }: { lane: Lane }): void {
    const { board } = play;
    const chain = boardOf(board).lanes.get(lane) ?? [];
    const horde = inOrder(board).find((each) => isHandledHere(play, each, lane, chain));
    if (!horde) return;
    const left = hasTrait(board, horde, 'fast') ? 2 : 1;
    horde.advanced = true;
    play.push(
      { step: 'advanceHorde', tag: horde.tag, left, moved: false, cyclone: false },
      { step: 'advanceLane', lane },
    );
  },
};

/** Whose heroes and pawns stop a step. */
function blockers(play: KruPlay, horde: Horde): Seat[] {
  const heroes = heroesOn(play, horde).map(({ seat }) => seat);
  const pawns = horde.pawns.map(({ seat }) => seat);
  const seconds = (play.board.solo?.secondaries ?? []).filter(({ at, topLeft }) => at === horde.at && topLeft !== null);
  return [...new Set([...heroes, ...pawns, ...seconds.map(() => 0)])].sort((a, b) => a - b);
}

/** `alric-2`: whoever tries to walk on under him runs into spikes. */
function spikes(play: KruPlay, horde: Horde): void {
  if (horde.card === 'c-stone') return;
  const cells = firstFreeCell(play.board, horde, 'physical');
  const alric = play.board.players.find(({ hero }) => hero?.id === 'alric');
  if (cells === 0 || !alric) return;
  play.board.attacks += 1;
  layTile(play, horde, { shape: 'm1', cells, damage: 'physical', source: 'alric', from: 'hero', seat: alric.seat });
}

/** KRU-11.5: whoever stands on it stops it and pays for it. */
function stop(play: KruPlay, horde: Horde): void {
  const underAlric = heroesOn(play, horde).some(({ hero }) => hero.id === 'alric' && hasAbility(hero, 2));
  play.emit('blocked', { tag: horde.tag, seats: blockers(play, horde) });
  hurtHeroesOn(play, horde, 'advance');
  removePawns(play, horde);
  if (underAlric) spikes(play, horde);
}

/** `c-gale`: the nearest horde behind her on her lane makes a forced step. */
function slipstream(play: KruPlay, gale: Horde): void {
  const { board } = play;
  const chain = gale.lane === null ? [] : (boardOf(board).lanes.get(gale.lane) ?? []);
  const behind = inOrder(board).find(
    (horde) => horde.tag !== gale.tag && chain.includes(horde.at) && distanceOf(board, horde) > distanceOf(board, gale),
  );
  if (behind) forceStep(play, behind);
}

type Advancing = { tag: string; left: number; moved: boolean; cyclone: boolean };

/** KRU-11.4 to 11.6, KRU-11.9 */
export const advanceHorde = {
  run(play: KruPlay, frame: Advancing): void {
    const { board } = play;
    const horde = hordeTagged(board, frame.tag);
    if (!horde) return;
    if (horde.held) {
      play.emit('stayed', { tag: horde.tag, why: 'held' });
      return;
    }
    if (frame.left > 0) {
      const isStopped = isBlocked(board, horde);
      if (isStopped) stop(play, horde);
      else {
        if (isPrimarch(board, horde)) removePawns(play, horde);
        walkOn(play, horde, 'own');
      }
      play.push({ step: 'advanceHorde', ...frame, left: frame.left - 1, moved: frame.moved || !isStopped });
      return;
    }
    const windy = board.env.some(({ tile, at }) => tile === 'cyclone' && at === horde.at);
    if (frame.moved && windy && !frame.cyclone && !isUnder(board, 'stillness')) {
      play.push({ step: 'advanceHorde', tag: horde.tag, left: 1, moved: true, cyclone: true });
    } else if (frame.moved && horde.card === 'c-gale') slipstream(play, horde);
  },
};

/** 7.5: Spring tide; phase 4 is over. */
export const endOfAdvance = {
  run(play: KruPlay): void {
    const { board } = play;
    const maelisse = board.hordes.find(({ card }) => card === 'c-tide');
    const healed = maelisse && woundedBeside(board, maelisse);
    if (healed) loseSmallest(play, healed, 'tide');
    play.phase({ key: 'captionAdvanced', params: { round: board.round } });
  },
};
