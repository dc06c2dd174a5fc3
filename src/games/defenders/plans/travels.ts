/** Cards and rewards that move heroes, build gates or look ahead. */
import type { HeroId } from '../content/heroes.js';
import { type LocId, locationIds, sites } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { diceOn } from '../content/hero-cards.js';
import type { DorPlay, Plan, SlotNo, Table } from '../types/index.js';
import { listenFor } from '../effects/decks.js';
import { relocate } from '../effects/movement.js';
import { defeatMinions, settleQuests } from '../effects/quests.js';
import { spendAction } from '../effects/spending.js';
import { generalAt } from '../rules/generals.js';
import { cardsOfColour, shows } from '../rules/hands.js';
import { dangerOf, minionsAt } from '../rules/minions.js';
import { actionsLeft, heroIn, turnOrder, whoIs } from '../rules/roster.js';
import { isBarred } from '../rules/travel.js';
import { readPlan } from './text.js';
import { type Playable, untargeted } from './playable.js';

type Move = { slot: SlotNo; hero: HeroId; loc: LocId };

function mayCarry(table: Table, { slot, loc }: Move): boolean {
  const hero = heroIn(table, slot);
  return hero.loc !== loc && !isBarred(hero, loc);
}

/** How good a place is for a hero: a general he holds dice for, minions to fight, rest when wounded. */
function worthOf(table: Table, { slot, loc }: Move): number {
  const hero = heroIn(table, slot);
  const general = generalAt(table, loc);
  const dice = general
    ? hero.hand.filter(({ card }) => shows(card, general)).reduce((sum, { card }) => sum + diceOn(card), 0)
    : 0;
  const rest = sites[loc].kind === 'land' ? 0 : hero.maxLife - hero.life;
  return dice * (minionsAt(table, loc) === 0 ? 3 : 1) + dangerOf(table, loc) / 2 + 2 * rest;
}

function carryMoves(table: Table): Move[] {
  return turnOrder(table, table.active)
    .flatMap((slot) => locationIds.map((loc) => ({ slot, hero: heroIn(table, slot).hero, loc })))
    .filter((move) => mayCarry(table, move))
    .map((move) => ({ move, worth: worthOf(table, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
}

function carry(play: DorPlay, _by: SlotNo, plan: Plan): void {
  if (plan.type !== 'carry') return;
  for (const { slot, loc } of plan.moves) {
    play.emit('carried', { who: whoIs(play.board, slot), to: loc });
    relocate(play, slot, loc);
  }
}

/** Moves up to so many heroes, each to any location. */
function carries(most: 1 | 2): Playable {
  return {
    possible: () => true,
    *plans(table) {
      const moves = carryMoves(table);
      if (most === 2) {
        for (const first of moves.slice(0, 6)) {
          for (const second of moves.filter(({ slot }) => slot !== first.slot).slice(0, 4)) {
            yield { type: 'carry', moves: [first, second] };
          }
        }
      }
      for (const move of moves) yield { type: 'carry', moves: [move] };
    },
    read(table, _by, text) {
      const plan = readPlan(table, 'carry', text);
      if (plan?.type !== 'carry' || plan.moves.length === 0 || plan.moves.length > most) return undefined;
      return plan.moves.every((move) => mayCarry(table, move)) ? plan : undefined;
    },
    change(realm, _by, plan) {
      if (plan.type !== 'carry') return;
      for (const { slot, loc } of plan.moves) heroIn(realm, slot).loc = loc;
    },
    apply: carry,
  };
}

export const hammerOfValor = carries(1);
export const kingOfTheGryphons = carries(2);

function gateless(table: Table): LocId[] {
  return locationIds
    .filter((loc) => !table.locations[loc].gate)
    .sort((a, b) => Number(generalAt(table, b) !== undefined) - Number(generalAt(table, a) !== undefined));
}

export const magicGate: Playable = {
  possible: (table) => table.supply.gates > 0,
  *plans(table) {
    if (table.supply.gates === 0) return;
    for (const loc of gateless(table)) yield { type: 'location', loc };
  },
  read(table, _by, text) {
    const plan = readPlan(table, 'location', text);
    return plan?.type === 'location' && table.supply.gates > 0 && !table.locations[plan.loc].gate ? plan : undefined;
  },
  apply(play, _by, plan) {
    if (plan.type !== 'location') return;
    play.board.supply.gates -= 1;
    play.board.locations[plan.loc].gate = true;
    play.emit('gatePlaced', { loc: plan.loc });
    settleQuests(play);
  },
};

/** Costs an action; the minions count as defeated by the holder (DOR-5.10). */
export const battleFury: Playable = untargeted(
  (table, by) => actionsLeft(heroIn(table, by)) > 0 && minionsAt(table, heroIn(table, by).loc) > 0,
  (play, by) => {
    const hero = heroIn(play.board, by);
    spendAction(hero);
    const { loc } = hero;
    const removed = { ...play.board.locations[loc].minions };
    play.emit('minionsDefeated', { who: whoIs(play.board, by), loc, removed });
    defeatMinions(play, by, loc, removed);
  },
);

export const localInformation: Playable = {
  possible: (table, by) => sites[heroIn(table, by).loc].kind === 'inn',
  *plans(table, by) {
    const hero = heroIn(table, by);
    const held = (colour: (typeof colours)[number]): number => cardsOfColour(hero, colour).length;
    for (const colour of [...colours].sort((a, b) => held(b) - held(a))) yield { type: 'colour', colour };
  },
  read: (table, _by, text) => readPlan(table, 'colour', text),
  apply(play, by, plan) {
    if (plan.type === 'colour') listenFor(play, by, plan.colour, 5);
  },
};

/** Darkness cards in the deck: all that are neither discarded nor open. */
function darknessLeft(table: Table): number {
  return table.darkTotal - table.darkDiscard.length - (table.night?.card ? 1 : 0);
}

const visionsDepth = 5;

export const darkVisions: Playable = untargeted(
  (table) => darknessLeft(table) > 0,
  (play, by) => {
    const { board } = play;
    const { seat } = heroIn(board, by);
    const count = Math.min(visionsDepth, board.darkDeck.length);
    board.known = { seat, count };
    play.reveal();
    play.emit('visionsSeen', { cards: board.darkDeck.slice(-count).reverse() }, [seat]);
    play.push({ step: 'visions', slot: by, count });
  },
);
