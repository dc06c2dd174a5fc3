/** DOR-14: Quests are drawn, advanced, completed, failed. */
import { generalBoards } from '../content/generals.js';
import type { LocId } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import { type QuestId, quests } from '../content/quests.js';
import { freeLetter } from '../rules/hands.js';
import { byDanger } from '../rules/minions.js';
import { allyGround, isImpossible, preyLeft, progressOf, stopAt } from '../rules/questing.js';
import { heroIn, turnOrder, whoIs } from '../rules/roster.js';
import type { DorPlay, OpenQuest, SlotNo, Table } from '../types/index.js';
import { drawIntoHand, takeTopmost } from './decks.js';

/** Records on a Quest card go back to the supply. */
export function returnRecords(table: Pick<Table, 'supply'>, quest: OpenQuest): void {
  for (const { colour, minion } of quest.marks) if (minion) table.supply.minions[colour] += 1;
  quest.marks = [];
}

/** DOR-14.7: a card from the deck; the discard pile without impossible Quests refills it. */
function nextQuest(play: DorPlay): QuestId | undefined {
  const { board } = play;
  for (;;) {
    if (board.questDeck.length === 0) {
      const possible = board.questDiscard.filter((id) => !isImpossible(board, id));
      if (possible.length === 0) return undefined;
      board.questDiscard = board.questDiscard.filter((id) => isImpossible(board, id));
      board.questDeck = play.rng.shuffle(possible);
    }
    play.reveal();
    const id = board.questDeck.pop();
    if (!id || !isImpossible(board, id)) return id;
    board.questDiscard.push(id);
  }
}

export function drawQuest(play: DorPlay, slot: SlotNo): void {
  const hero = heroIn(play.board, slot);
  const id = nextQuest(play);
  hero.quest = id ? { id, marks: [] } : null;
  if (!id) return;
  play.emit('questDrawn', { who: whoIs(play.board, slot), quest: id });
  visitHere(play, slot);
}

/** DOR-14.2, 14.6, 14.7: impossible Quests are replaced; heroes without one draw if there is any. */
export function settleQuests(play: DorPlay): void {
  const { board } = play;
  for (const slot of turnOrder(board, board.active)) {
    const hero = heroIn(board, slot);
    if (hero.quest && isImpossible(board, hero.quest.id)) {
      play.emit('questImpossible', { who: whoIs(board, slot), quest: hero.quest.id });
      putAside(play, slot);
    }
    if (!hero.quest) drawQuest(play, slot);
  }
}

/** The open Quest goes to the discard pile. */
function putAside(play: DorPlay, slot: SlotNo): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  if (!hero.quest) return;
  returnRecords(board, hero.quest);
  board.questDiscard.push(hero.quest.id);
  hero.quest = null;
}

export function failQuest(play: DorPlay, slot: SlotNo): void {
  const { quest } = heroIn(play.board, slot);
  if (!quest) return;
  play.emit('questFailed', { who: whoIs(play.board, slot), quest: quest.id });
  putAside(play, slot);
  settleQuests(play);
}

/** DOR-14.4, 14.8: the card stays with the hero; rewards at once are resolved, a new Quest is drawn. */
export function completeQuest(play: DorPlay, slot: SlotNo): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  const { quest } = hero;
  if (!quest) return;
  returnRecords(board, quest);
  hero.quest = null;
  const { reward } = quests[quest.id];
  const letter = reward.lasts === 'once' ? freeLetter(board, hero.seat) : '';
  hero.completed.push({ id: quest.id, used: false, letter });
  play.emit('questDone', { who: whoIs(board, slot), quest: quest.id });
  rewardAtOnce(play, slot, quest.id);
  settleQuests(play);
}

function rewardAtOnce(play: DorPlay, slot: SlotNo, id: QuestId): void {
  const { task, reward } = quests[id];
  if (reward.kind === 'boots') heroIn(play.board, slot).bonus += 2;
  if (reward.kind === 'draw-four') drawIntoHand(play, slot, 4, 'quest');
  // Every scouting Quest brings a card, and no other does.
  if (task.kind === 'scout') takeTopmost(play, slot, generalBoards[task.general].colour);
  if (reward.kind === 'envoy' && task.kind === 'roll') {
    const count = play.rng.die(6);
    if (byDanger(play.board, allyGround(task.loc)).length === 0) return;
    play.push({ step: 'envoy', slot, quest: id, loc: task.loc, count });
  }
}

function advanceQuest(play: DorPlay, slot: SlotNo, quest: OpenQuest): void {
  const { have, need } = progressOf(quest);
  play.emit('questAdvanced', { who: whoIs(play.board, slot), quest: quest.id, have, need });
  if (have >= need) completeQuest(play, slot);
}

/** DOR-14.5: a place is recorded with a minion of the supply, if one is left. */
export function recordStop(play: DorPlay, slot: SlotNo, kind: 'visit' | 'organise'): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  const { quest } = hero;
  const stop = quest ? stopAt(quest, hero.loc, kind) : undefined;
  if (!quest || !stop) return;
  const minion = board.supply.minions[stop.record] > 0;
  if (minion) board.supply.minions[stop.record] -= 1;
  quest.marks.push({ colour: stop.record, loc: stop.loc, minion });
  advanceQuest(play, slot, quest);
}

/** The Rumors Quest: arriving at an inn is enough. */
export function visitHere(play: DorPlay, slot: SlotNo): void {
  recordStop(play, slot, 'visit');
}

/** DOR-5.10, 14.10: minions defeated by a hero leave the board, to his hunt or to the supply. */
export function defeatMinions(play: DorPlay, slot: SlotNo, loc: LocId, beaten: Counts): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  const { quest } = hero;
  let recorded = 0;
  for (const colour of colours) {
    const count = Math.min(beaten[colour], board.locations[loc].minions[colour]);
    board.locations[loc].minions[colour] -= count;
    hero.kills += count;
    const wanted = quest ? preyLeft(quest)[colour] : 0;
    const kept = Math.min(count, wanted);
    board.supply.minions[colour] += count - kept;
    for (let i = 0; i < kept; i += 1) quest?.marks.push({ colour, loc: null, minion: true });
    recorded += kept;
  }
  if (quest && recorded > 0) advanceQuest(play, slot, quest);
}

/** Find Magic Gate: a gate built by the action in a location of the right colour. */
export function builtGateForQuest(play: DorPlay, slot: SlotNo, colour: string): void {
  const { quest } = heroIn(play.board, slot);
  const task = quest ? quests[quest.id].task : undefined;
  if (task?.kind === 'build' && task.colour === colour) completeQuest(play, slot);
  else settleQuests(play);
}
