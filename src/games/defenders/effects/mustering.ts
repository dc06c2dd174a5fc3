/** Heroes commit their cards, join, stay out or promise (DOR-7.1, 7.2, DOR-8). */
import type { Seat } from '../../../kernel/index.js';
import { generalAt } from '../rules/generals.js';
import { type Force, attackers, cardsIn, forcesFrom, gathered, standingPledge, undecided } from '../rules/mustering.js';
import { activeHero, heroIn, slotsAt, whoIs } from '../rules/roster.js';
import type { Battle, DorPlay, SlotNo } from '../types/index.js';
import { returnCards } from './movement.js';
import { spendAction } from './spending.js';

/** Cards leave the hand for the battle. */
export function commit(play: DorPlay, battle: Battle, { slot, cards, rewards }: Force): void {
  const hero = heroIn(play.board, slot);
  hero.hand = hero.hand.filter((held) => !cards.some(({ card }) => card === held.card));
  battle.fighters.push({ slot, cards, rewards, cursed: [], ambush: false, rolled: false, dice: [] });
}

export function withdraw(play: DorPlay, battle: Battle, slot: SlotNo): void {
  const fighter = battle.fighters.find((one) => one.slot === slot);
  if (fighter) returnCards(play.board, fighter);
  battle.fighters = battle.fighters.filter((one) => one.slot !== slot);
}

/** DOR-8.8: pledges are played for their heroes. */
function callInPledges(play: DorPlay, battle: Battle): void {
  const { board } = play;
  for (const slot of slotsAt(board, battle.loc)) {
    if (battle.fighters.some((fighter) => fighter.slot === slot)) continue;
    const force = standingPledge(board, slot, battle.general);
    if (!force) continue;
    commit(play, battle, force);
    play.emit('joined', {
      who: whoIs(board, slot),
      cards: cardsIn(force.cards),
      rewards: force.rewards,
      how: 'pledge',
    });
  }
}

/** The initiator's forces take the field, in the first muster or with other cards. */
export function fieldForces(play: DorPlay, battle: Battle, forces: readonly Force[]): void {
  const { board } = play;
  for (const force of forces) commit(play, battle, force);
  const asked = undecided(board, play.empty).map((slot) => whoIs(board, slot));
  const [first] = forces;
  play.emit('attackDeclared', {
    who: whoIs(board, battle.initiator),
    general: battle.general,
    loc: battle.loc,
    cards: first ? cardsIn(first.cards) : [],
    rewards: first?.rewards ?? [],
    asked,
  });
  for (const { slot, cards, rewards } of forces.slice(1)) {
    play.emit('joined', { who: whoIs(board, slot), cards: cardsIn(cards), rewards, how: 'answer' });
  }
}

export function declareAttack(play: DorPlay, seat: Seat, tokens: readonly string[]): void {
  const { board } = play;
  const hero = activeHero(board);
  const general = generalAt(board, hero.loc);
  if (!general) throw new Error('no general is here');
  const forces = forcesFrom(board, attackers(board, seat), tokens);
  const battle: Battle = {
    general,
    loc: hero.loc,
    startLife: board.generals[general].life,
    initiator: board.active,
    paid: spendAction(hero),
    stage: 'muster',
    fighters: [],
    out: [],
    order: [],
    skillCancelled: false,
    luck: 0,
  };
  board.battle = battle;
  fieldForces(play, battle, forces);
  callInPledges(play, battle);
  if (undecided(board, play.empty).length > 0) play.push({ step: 'muster' });
  else play.push({ step: 'battleLines' });
}

export function stayOut(play: DorPlay, battle: Battle, slot: SlotNo): void {
  battle.out.push(slot);
  play.emit('stayedOut', { who: whoIs(play.board, slot) });
}

/** DOR-8.8: promises cards and rewards for the next battle where the hero stands; nothing takes the promise back. */
export function pledge(play: DorPlay, seat: Seat, tokens: readonly string[]): void {
  const { board } = play;
  const heroes = gathered(board, seat);
  const forces = forcesFrom(board, heroes, tokens);
  for (const { slot, general } of heroes) {
    const hero = heroIn(board, slot);
    const force = forces.find((one) => one.slot === slot);
    if (force) {
      hero.pledge = { cards: cardsIn(force.cards), rewards: force.rewards };
      play.emit('pledged', { who: whoIs(board, slot), general, ...hero.pledge });
    } else if (hero.pledge) {
      hero.pledge = null;
      play.emit('pledgeWithdrawn', { who: whoIs(board, slot) });
    }
  }
}
