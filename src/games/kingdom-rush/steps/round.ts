/** R0, R5, R6: the frame of a round; solo: the blocked colour; buying. */
import type { DecideStep, Decision, Nothing } from '../../../kernel/index.js';
import { falcons, protectionTokens } from '../content/numbers.js';
import { modifierPrice } from '../content/towers.js';
import type { Colour, Kru, KruPlay, ModifierId } from '../types/index.js';
import { coach } from '../effects/coaching.js';
import { lose } from '../effects/outcomes.js';
import { takeFromSupply } from '../effects/set-up.js';
import { allSeats, defaultBlock } from '../rules/choosing.js';
import { playerAt } from '../rules/figures.js';
import { roundsIn, rowOf } from '../rules/objectives.js';
import { mayBuyNow, modifiersAllowed } from '../rules/limits.js';
import { canAfford, forSale, handCards, priceOf, saleName, sellableModifiers } from '../rules/supply.js';

/** What lasts one round ends (4.2, R0). */
function clearRound({ board }: KruPlay): void {
  for (const horde of board.hordes) {
    horde.held = false;
    horde.hastened = false;
  }
  board.ash = [];
  board.flags = {
    drums: false,
    quake: false,
    shellUsed: false,
    bountyUsed: false,
    upgrades: board.flags.upgrades.map(() => 0),
    played: board.flags.played.map(() => 0),
  };
  board.protectionLeft = protectionTokens;
  for (const { hero } of board.players) if (hero) hero.protected = false;
  if (board.rift) {
    const { active, removed } = board.rift;
    board.rift.discard.push(...active.filter((card) => !removed.includes(card)));
    board.rift.active = [];
  }
  if (!board.solo) return;
  board.solo.usedThisRound = false;
  for (const second of board.solo.secondaries) {
    second.at = null;
    second.topLeft = null;
  }
}

export const startRound = {
  run(play: KruPlay): void {
    const { board } = play;
    if (board.round > 0) board.history.push({ destroyed: board.destroyed, hearts: board.hearts });
    board.round += 1;
    clearRound(play);
    if (board.round > 1 && board.piles.every(({ cards }) => cards.length === 0)) {
      lose(play, { key: 'outcomePiles', params: {} });
      return;
    }
    // Whoever blocks a colour is not buying any more.
    if (board.round > 1) board.phase = 1;
    play.emit('roundBegan', { round: board.round, rounds: roundsIn(rowOf(board)) });
    if (board.solo) {
      board.solo.lastBlocked = board.solo.blocked;
      board.solo.blocked = null;
      play.push({ step: 'blockColour' });
    }
    if (board.round > 1) play.push({ step: 'spawnPhase' });
    play.push(
      { step: 'beginPhaseTwo' },
      { step: 'phaseTwo', asks: [] },
      { step: 'endOfPhaseTwo' },
      { step: 'aegis' },
      { step: 'destroyPhase' },
      { step: 'advancePhase' },
      { step: 'takeBack' },
      { step: 'buying' },
      { step: 'endOfRound' },
    );
  },
};

/** KRU-15.5 */
export const blockColour: DecideStep<Kru, Nothing> = {
  decide: ({ board }) => [
    {
      seats: [0],
      prompt: { key: 'promptQuestion', params: { question: 'block', hero: null } },
      offers: ['choose'],
      clock: 'turn',
      fallback: () => ({ action: 'choose', args: { option: defaultBlock(board) } }),
    },
  ],
  on: {
    choose(play, { args }) {
      const colour = args.option as Colour;
      if (play.board.solo) play.board.solo.blocked = colour;
      play.emit('colourBlocked', { colour });
      play.end();
    },
  },
};

/** KRU-12.1 */
export const takeBack = {
  run(play: KruPlay): void {
    const { board } = play;
    board.phase = 5;
    for (const site of board.sites) {
      for (const tower of [site.soldierTower, ...site.towers]) {
        if (tower) playerAt(board, tower.seat).hand.push(tower.card);
      }
      site.soldierTower = null;
      site.towers = [];
    }
    for (const player of board.players) {
      player.hand.push(...player.incoming);
      player.incoming = [];
      if (player.hero) player.hero.activated = false;
    }
    board.falconsLeft = falcons;
    for (const { card } of handCards(board)) card.falcon = false;
    for (const card of board.supply) card.falcon = false;
    play.emit('takenBack', {});
    board.phase = 6;
    board.ready = board.ready.map(() => false);
    play.emit('phaseBegan', { phase: 6 });
    coach(play, 8);
  },
};

/** KRU-13: open to everybody until all are ready; closed at once where nothing can be bought. */
export const buying: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const towersSold = mayBuyNow(board) && forSale(board).length > 0;
    const modifiersSold =
      mayBuyNow(board) && modifiersAllowed(board) && canAfford(board) && sellableModifiers(board).length > 0;
    if (!towersSold && !modifiersSold) return [];
    if (allSeats(board).every((seat) => board.ready[seat])) return [];
    return allSeats(board).map((seat): Decision<Kru> => {
      const open: Decision<Kru> = {
        seats: [seat],
        prompt: { key: 'promptBuy', params: { gold: board.gold, diamonds: board.diamonds } },
        offers: [...(towersSold ? (['buy'] as const) : []), ...(modifiersSold ? (['modify'] as const) : []), 'ready'],
        clock: 'turn',
        chain: 'buying',
      };
      return board.ready[seat] ? open : { ...open, fallback: () => ({ action: 'ready', args: {} }), pass: true };
    });
  },
  on: {
    buy(play, { seat, args }) {
      const { board } = play;
      const copy = forSale(board).find((card) => saleName(card) === args.tower);
      if (!copy) return;
      const price = priceOf(copy.card) ?? 0;
      const to = args.seat === undefined ? seat : Number(args.seat) - 1;
      board.diamonds -= price;
      playerAt(board, to).hand.push(takeFromSupply(board, copy.uid));
      board.ready[seat] = false;
      play.emit('bought', { seat, card: copy.card, to, price });
    },
    modify(play, { seat, args }) {
      const { board } = play;
      const modifier = args.modifier as ModifierId;
      const held = handCards(board).find(({ card }) => card.uid === args.card);
      if (!held) return;
      board.gold -= modifierPrice;
      board.modifiersLeft = board.modifiersLeft.filter((id) => id !== modifier);
      held.card.mods.push(modifier);
      board.ready[seat] = false;
      play.emit('modified', { seat, modifier, card: held.card.card, to: held.seat, price: modifierPrice });
    },
    ready(play, { seat, args }) {
      const on = args.on !== 'no';
      play.board.ready[seat] = on;
      play.emit('readied', { seat, on });
    },
  },
};

export const endOfRound = {
  run(play: KruPlay): void {
    play.phase({ key: 'captionBought', params: { round: play.board.round } });
    play.push({ step: 'startRound' });
  },
};
