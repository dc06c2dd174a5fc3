/** The actions of a Day besides fighting (DOR-4, DOR-14). */
import { type CardId, isSpecial } from '../content/hero-cards.js';
import { locationCards } from '../content/location-cards.js';
import { type LocId, sites } from '../content/map.js';
import { type QuestId, type Task, quests } from '../content/quests.js';
import { cleansingCards, rumorsPerTurn, sanctifies } from '../rules/day-reasons.js';
import { activeHero, whoIs } from '../rules/roster.js';
import { type Way, waysTo } from '../rules/travel.js';
import type { Actions, DorPlay, Hero, Table } from '../types/index.js';
import { listenFor } from './decks.js';
import { discardFromHand } from './hands.js';
import { relocate } from './movement.js';
import { builtGateForQuest, completeQuest, failQuest, recordStop } from './quests.js';
import { spendAction, spendActions } from './spending.js';

function cardOf(hero: Hero, value: string | undefined): CardId | undefined {
  return hero.hand.find(({ no }) => String(no) === value)?.card;
}

/** The way meant: the one named, or on foot. */
function wayMeant(table: Table, { to, by }: Actions['move']): Way {
  const ways = waysTo(table, table.active, to);
  const way = ways.find((one) => one.by === (by ?? 'foot'));
  if (!way) throw new Error(`no way ${by ?? 'foot'} to ${to}`);
  return way;
}

/** DOR-4.1 to 4.4 */
export function move(play: DorPlay, args: Actions['move']): void {
  const { board } = play;
  const hero = activeHero(board);
  const way = wayMeant(board, args);
  const from = hero.loc;
  const card = way.needsCard ? (cardOf(hero, args.card) ?? way.cards[0]?.card ?? null) : null;
  spendActions(hero, way.cost);
  if (card) discardFromHand(board, hero, [card]);
  if (way.by === 'teleport') hero.teleportUsed = true;
  play.emit('moved', { who: whoIs(board, board.active), from, to: args.to, by: way.by, card, cost: way.cost });
  relocate(play, board.active, args.to);
}

/** DOR-4.9 */
export function heal(play: DorPlay): void {
  const { board } = play;
  const hero = activeHero(board);
  spendAction(hero);
  const rest = sites[hero.loc].kind === 'land' ? 2 : hero.maxLife;
  const gained = Math.min(rest, hero.maxLife - hero.life);
  hero.life += gained;
  play.emit('healed', { who: whoIs(board, board.active), gained, life: hero.life, maxLife: hero.maxLife });
}

/** DOR-4.8, 17.1b, 17.7c: two dice with a card, one die by Sanctify Land; the Sorceress rolls one more. */
export function cleanse(play: DorPlay, args: Actions['cleanse']): void {
  const { board } = play;
  const hero = activeHero(board);
  const named = cardOf(hero, args.card);
  const card = named ?? (sanctifies(board, hero) ? null : (cleansingCards(hero)[0]?.card ?? null));
  spendAction(hero);
  if (card) discardFromHand(board, hero, [card]);
  const count = (card ? 2 : 1) + (hero.hero === 'sorceress' ? 1 : 0);
  const dice = Array.from({ length: count }, () => play.rng.die(6));
  const removed = dice.some((value) => value >= 5);
  const place = board.locations[hero.loc];
  if (removed) {
    place.crystals -= 1;
    board.supply.crystals += 1;
  }
  play.emit('cleansed', {
    who: whoIs(board, board.active),
    loc: hero.loc,
    card,
    dice,
    removed,
    left: board.supply.crystals,
  });
}

/** DOR-4.6 */
export function buildGate(play: DorPlay, args: Actions['gate']): void {
  const { board } = play;
  const hero = activeHero(board);
  const ofHere = (loc: LocId): CardId | undefined =>
    hero.hand.find(({ card }) => !isSpecial(card) && locationCards[card].loc === loc)?.card;
  const card = cardOf(hero, args.card) ?? ofHere(hero.loc);
  if (!card) throw new Error('no card of this location');
  spendAction(hero);
  discardFromHand(board, hero, [card]);
  board.supply.gates -= 1;
  board.locations[hero.loc].gate = true;
  play.emit('gateBuilt', { who: whoIs(board, board.active), loc: hero.loc, card });
  builtGateForQuest(play, board.active, sites[hero.loc].colour);
}

/** DOR-4.7, 17.6c */
export function rumors(play: DorPlay, { colour }: Actions['rumors']): void {
  const { board } = play;
  const hero = activeHero(board);
  spendAction(hero);
  hero.rumorsUsed = Math.min(rumorsPerTurn, hero.rumorsUsed + 1);
  listenFor(play, board.active, colour, hero.hero === 'rogue' ? 5 : 2);
}

type QuestRoll = Extract<Task, { kind: 'roll' }>;

/** DOR-14.3: one die at the target is enough; the Sorceress rolls one more. */
function tryQuest(play: DorPlay, quest: QuestId, task: QuestRoll, spent: number): void {
  const { board } = play;
  const hero = activeHero(board);
  const printed = task.dice === 'actions' ? spent : task.dice;
  const count = printed + (hero.hero === 'sorceress' ? 1 : 0);
  const dice = Array.from({ length: count }, () => play.rng.die(6));
  const done = dice.some((value) => value >= task.target);
  const who = whoIs(board, board.active);
  play.emit('questTried', { who, quest, dice, target: task.target, done });
  if (done) completeQuest(play, board.active);
  else if (task.failure === 'discard') failQuest(play, board.active);
}

/** DOR-14: an action, or several for the Unicorn, spent on the Quest. */
export function workOnQuest(play: DorPlay, args: Actions['quest']): void {
  const { board } = play;
  const hero = activeHero(board);
  if (!hero.quest) return;
  const { task } = quests[hero.quest.id];
  const spent = args.actions ?? 1;
  spendActions(hero, spent);
  if (task.kind === 'roll') tryQuest(play, hero.quest.id, task, spent);
  if (task.kind === 'organise') recordStop(play, board.active, 'organise');
  if (task.kind === 'scout') completeQuest(play, board.active);
}
