/** R3: phase 3. */
import type { DecideStep, Nothing, Seat } from '../../../kernel/index.js';
import { bountyGold, rifts } from '../content/cards.js';
import { scenarios } from '../content/scenarios.js';
import type { Horde, Kru, KruPlay } from '../types/index.js';
import { coach } from '../effects/coaching.js';
import { refresh } from '../effects/environment.js';
import { hurtHeroesOn, protect, removePawns } from '../effects/life.js';
import { figuresToRetreat, removeHorde } from '../effects/marching.js';
import { winIfMet } from '../effects/outcomes.js';
import { cutTentacle as cut } from '../effects/placing.js';
import { gain } from '../effects/treasure.js';
import { hordeCard, isChampion } from '../rules/cards.js';
import { allSeats, defaultAegis, defaultResource, defaultTentacle } from '../rules/choosing.js';
import { hasAbility, heroNamed, heroesOnBoard } from '../rules/figures.js';
import { boardOf, bossTag, distanceOf, inOrder, isFullyCovered, isLeviathan, kindOf } from '../rules/hordes.js';
import { areAdjacent } from '../rules/maps.js';
import { standingTowers } from '../rules/sites.js';
import { mostSkulls } from '../rules/skills.js';

/** `dierdre-4`: whose player is asked. */
function aegisSeat(board: Kru['board']): Seat | undefined {
  const dierdre = board.players.find(({ hero }) => hero?.id === 'dierdre' && hasAbility(hero, 4));
  return board.protectionLeft > 0 && heroesOnBoard(board).length > 0 ? dierdre?.seat : undefined;
}

export const aegis: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const seat = aegisSeat(board);
    if (seat === undefined) return [];
    return [
      {
        seats: [seat],
        prompt: { key: 'promptQuestion', params: { question: 'aegis', hero: 'dierdre' } },
        offers: ['choose'],
        clock: 'reaction',
        fallback: () => ({ action: 'choose', args: { option: defaultAegis(board) ?? 'none' } }),
      },
    ];
  },
  on: {
    choose(play, { args }) {
      const hero = heroNamed(play.board, args.option ?? '');
      if (hero) protect(play, hero);
      play.end();
    },
  },
};

export const destroyPhase = {
  run(play: KruPlay): void {
    coach(play, 6);
    play.push({ step: 'destroyNext' });
  },
};

/** KRU-17.3: a champion beaten down gets up again. */
function secondWind(play: KruPlay, horde: Horde): void {
  hurtHeroesOn(play, horde, 'destroy');
  removePawns(play, horde);
  horde.tiles = [];
  horde.winds = (horde.winds ?? 1) - 1;
  horde.held = true;
  for (const { hero } of play.board.players) if (hero?.at === horde.at) hero.topLeft = null;
  for (const second of play.board.solo?.secondaries ?? []) if (second.at === horde.at) second.topLeft = null;
  play.emit('beaten', { tag: horde.tag, card: horde.card, by: horde.doneBy, what: 'wind', left: horde.winds });
  horde.doneBy = null;
  const figures = figuresToRetreat(play, horde.at);
  if (figures.length > 0) play.push({ step: 'retreat', figures, from: horde.at });
}

/** KRU-17.7: the next card of the boss comes up; whoever stands on it stays. */
function beatBoss(play: KruPlay, horde: Horde): void {
  const { board } = play;
  hurtHeroesOn(play, horde, 'destroy');
  removePawns(play, horde);
  horde.tiles = [];
  if (board.boss) board.boss.defeated += 1;
  const left = board.bossDeck.length;
  play.emit('beaten', { tag: horde.tag, card: horde.card, by: horde.doneBy, what: 'boss', left });
  board.discard.push(horde.card);
  horde.doneBy = null;
  const next = board.bossDeck.shift();
  if (next === undefined) {
    board.hordes = board.hordes.filter(({ tag }) => tag !== bossTag);
    for (const { hero } of board.players) if (hero?.at === horde.at) hero.topLeft = null;
    for (const second of board.solo?.secondaries ?? []) if (second.at === horde.at) second.topLeft = null;
    return;
  }
  horde.card = next;
  play.reveal();
  play.emit('bossRevealed', { card: next, left: board.bossDeck.length });
  if (isLeviathan(board, horde)) loseTentacle(play);
}

/** KRU-17.10: which one goes is asked only where there is a choice. */
function loseTentacle(play: KruPlay): void {
  const [first, ...others] = play.board.tentacles;
  if (others.length > 0) play.push({ step: 'cutTentacle' });
  else if (first !== undefined) cut(play, first, null);
}

/** KRU-8.19 */
function gatherSkull(play: KruPlay, horde: Horde): void {
  const map = boardOf(play.board);
  for (const { seat, hero } of play.board.players) {
    if (hero?.id !== 'bruxa' || hero.at === null || hero.skulls >= mostSkulls(hero)) continue;
    if (hero.at !== horde.at && !areAdjacent(map, hero.at, horde.at)) continue;
    hero.skulls += 1;
    play.emit('skullGained', { seat, skulls: hero.skulls });
  }
}

/** `mod-bounty`: once a round, for a horde with a tile of that tower on it. */
function payBounty(play: KruPlay, horde: Horde): void {
  const { board } = play;
  const cards = [
    ...standingTowers(board).map(({ card }) => card),
    ...board.players.flatMap(({ hand, incoming }) => [...hand, ...incoming]),
    ...board.supply,
  ];
  const hunter = cards.find(({ mods }) => mods.includes('mod-bounty'));
  if (board.flags.bountyUsed || !horde.tiles.some(({ source }) => source === hunter?.uid)) return;
  board.flags.bountyUsed = true;
  gain(play, { gold: bountyGold, diamonds: 0, from: 'bounty' });
}

/** 7.5, scenario 11: what a champion's end brings. */
function trophy(play: KruPlay, horde: Horde): void {
  const { board } = play;
  if (horde.card === 'c-stone') for (const { at } of board.flowers) refresh(play, at, horde.doneBy);
  const { element } = hordeCard(horde.card);
  if (!board.rift || !scenarios[board.options.scenario].riftEndsWithChampion) return;
  const stays = (card: keyof typeof rifts): boolean => rifts[card].element !== element;
  const gone = [...board.riftDeck, ...board.rift.discard, ...board.rift.active].filter((card) => !stays(card));
  board.rift.removed.push(...gone);
  board.riftDeck = board.riftDeck.filter(stays);
  board.rift.discard = board.rift.discard.filter(stays);
  play.emit('riftCalmed', { champion: horde.card });
}

/** KRU-10.2 */
function destroy(play: KruPlay, horde: Horde): void {
  const { board } = play;
  const kind = kindOf(horde);
  const distance = distanceOf(board, horde);
  hurtHeroesOn(play, horde, 'destroy');
  removePawns(play, horde);
  if (board.result !== null) return;
  removeHorde(play, horde);
  for (const { hero } of board.players) if (hero?.at === horde.at) hero.topLeft = null;
  for (const second of board.solo?.secondaries ?? []) if (second.at === horde.at) second.topLeft = null;
  board.destroyed += 1;
  if (horde.objective !== null) board.marksDestroyed += 1;
  const { reward } = hordeCard(horde.card);
  play.emit('destroyed', {
    tag: horde.tag,
    card: horde.card,
    at: horde.at,
    by: horde.doneBy,
    kind: kind === 'boss' ? 'basic' : kind,
    distance: Number.isFinite(distance) ? distance : 0,
    reward,
  });
  gatherSkull(play, horde);
  payBounty(play, horde);
  if (isChampion(horde.card)) trophy(play, horde);
  if (reward.either) play.push({ step: 'reward', source: horde.card });
  else if (reward.gold + reward.diamonds > 0)
    gain(play, { gold: reward.gold, diamonds: reward.diamonds, from: 'reward' });
}

/** KRU-10.1: one horde after the other, the objective checked after each. */
export const destroyNext = {
  run(play: KruPlay): void {
    const { board } = play;
    const horde = inOrder(board).find((each) => isFullyCovered(board, each));
    if (!horde) {
      play.phase({ key: 'captionDestroyed', params: { round: board.round } });
      return;
    }
    if (horde.tag === bossTag) beatBoss(play, horde);
    else if ((horde.winds ?? 0) > 0) secondWind(play, horde);
    else destroy(play, horde);
    play.push({ step: 'checkObjective' }, { step: 'destroyNext' });
  },
};

/** KRU-10.3: a slash is a choice; the first answer counts. */
export const reward: DecideStep<Kru, { source: string }> = {
  decide: ({ board }) => [
    {
      seats: allSeats(board),
      prompt: { key: 'promptQuestion', params: { question: 'reward', hero: null } },
      offers: ['choose'],
      clock: 'reaction',
      fallback: () => ({ action: 'choose', args: { option: defaultResource(board) } }),
    },
  ],
  on: {
    choose(play, { args }) {
      const gold = args.option === 'gold' ? 1 : 0;
      gain(play, { gold, diamonds: 1 - gold, from: 'reward' });
      play.end();
    },
  },
};

/** KRU-17.10 */
export const cutTentacle: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const fallback = defaultTentacle(board);
    if (fallback === undefined) return [];
    return [
      {
        seats: allSeats(board),
        prompt: { key: 'promptQuestion', params: { question: 'tentacle', hero: null } },
        offers: ['choose'],
        clock: 'reaction',
        fallback: () => ({ action: 'choose', args: { option: fallback } }),
      },
    ];
  },
  on: {
    choose(play, { args }) {
      cut(play, args.option ?? '', null);
      play.end();
    },
  },
};

/** KRU-18.1 */
export const checkObjective = {
  run(play: KruPlay): void {
    winIfMet(play);
  },
};
