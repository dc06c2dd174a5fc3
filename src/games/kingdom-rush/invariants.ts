/** 12: what must hold at every moment. */
import type { Match } from '../../kernel/index.js';
import { soldiersInBox, treasureMost, warriorsInBox } from './content/numbers.js';
import { scenarios } from './content/scenarios.js';
import { towers } from './content/towers.js';
import { hordeCard } from './rules/cards.js';
import { blockAt, cellBit, allCells } from './rules/cells.js';
import { obstacleAt } from './rules/figures.js';
import { boardOf, bossTag, hordeAt, immuneCells, isLeviathan } from './rules/hordes.js';
import { isEvent, startingHearts } from './rules/objectives.js';
import { isAdmitted } from './rules/supply.js';
import { towersOn } from './rules/sites.js';
import { type Board, type Horde, type Kru, type TowerCard, towerIds } from './types/index.js';

type Fault = (says: string) => void;

function allTowers(board: Board): TowerCard[] {
  return [
    ...board.supply,
    ...board.players.flatMap(({ hand, incoming }) => [...hand, ...incoming]),
    ...board.sites.flatMap((site) => towersOn(site).map(({ card }) => card)),
  ];
}

/** 1, 8, 11 */
function checkTowers(board: Board, fault: Fault): void {
  const cards = allTowers(board);
  const admitted = towerIds.filter((card) => isAdmitted(board, card));
  const total = admitted.reduce((sum, card) => sum + towers[card].copies, 0);
  if (cards.length !== total) fault(`${cards.length} tower cards instead of ${total}`);
  if (new Set(cards.map(({ uid }) => uid)).size !== cards.length) fault('a tower card lies in two places');
  const mods = cards.flatMap((card) => card.mods);
  if (new Set(mods).size !== mods.length) fault('a modifier is on two cards');
  for (const { card, mods: own, uid } of cards) {
    if (own.length > towers[card].slots) fault(`${uid} carries ${own.length} modifiers`);
  }
  for (const { at, towers: others } of board.sites) {
    const more = others.some(({ card }) => card.mods.includes('mod-site')) ? 1 : 0;
    if (others.length > 1 + more) fault(`${others.length} towers on ${at}`);
  }
}

/** 2 */
function checkPawns(board: Board, fault: Fault): void {
  const pawns = board.hordes.flatMap((horde) => horde.pawns);
  const soldiers = pawns.filter(({ warrior }) => warrior === null).length;
  if (board.soldiersLeft + soldiers !== soldiersInBox) fault(`${board.soldiersLeft} + ${soldiers} soldiers`);
  const onHordes = pawns.flatMap(({ warrior }) => (warrior === null ? [] : [warrior]));
  if (board.warriors.length > 0 && board.warriors.length !== warriorsInBox) fault('sand warriors are missing');
  for (const [index, { where, at }] of board.warriors.entries()) {
    const standing = onHordes.filter((warrior) => warrior === index).length;
    if (standing !== (where === 'horde' ? 1 : 0)) fault(`sand warrior ${index} stands ${standing} times`);
    if ((where === 'waiting') !== (at !== null)) fault(`sand warrior ${index} waits nowhere`);
  }
}

/** 3 */
function checkCards(board: Board, fault: Fault): void {
  const cards = [
    ...board.piles.flatMap((pile) => pile.cards.map(({ card }) => card)),
    ...board.hordes.map(({ card }) => card),
    ...board.discard,
    ...Object.values(board.unused).flat(),
    ...board.bossDeck,
  ].filter((card) => !isEvent(card));
  if (new Set(cards).size !== cards.length) fault('a horde card lies in two places');
  const basic = cards.filter((card) => ['green', 'blue', 'red', 'violet'].includes(hordeCard(card).band));
  if (basic.length !== 88) fault(`${basic.length} basic horde cards`);
  if (board.hordes.filter(({ objective }) => objective !== null).length > 6) fault('more than six marks');
}

/** 6, 7 */
function checkHorde(board: Board, horde: Horde, fault: Fault): void {
  let cover = 0;
  const lay = (cells: number, what: string): void => {
    if ((cover & cells) !== 0) fault(`${what} overlaps on ${horde.tag}`);
    if (cells === 0 || (cells & ~allCells) !== 0) fault(`${what} sticks out of ${horde.tag}`);
    cover |= cells;
  };
  for (const { cells, damage } of horde.tiles) {
    lay(cells, 'a tile');
    if ((cells & immuneCells(horde, damage)) !== 0) fault(`${damage} where ${horde.tag} does not take it`);
  }
  for (const { cell, damage } of horde.pawns) {
    lay(cellBit(cell), 'a pawn');
    if ((cellBit(cell) & immuneCells(horde, damage)) !== 0) fault(`a pawn where ${horde.tag} does not take it`);
  }
  const figures = [...board.players.flatMap(({ hero }) => hero ?? []), ...(board.solo?.secondaries ?? [])];
  for (const { at, topLeft } of figures) if (at === horde.at && topLeft !== null) lay(blockAt(topLeft), 'a figure');
  const ground = boardOf(board).ground.get(horde.at);
  if (ground !== 'path' && !isLeviathan(board, horde)) fault(`${horde.tag} stands on ${ground ?? 'nothing'}`);
}

/** 9, 10 */
function checkFigures(board: Board, fault: Fault): void {
  for (const { hero } of board.players) {
    if (!hero) continue;
    if (hero.life < 0 || hero.life > hero.most) fault(`${hero.id} has ${hero.life} life`);
    if (hero.stunned !== (hero.life === 0)) fault(`${hero.id} is stunned with ${hero.life} life`);
    if (hero.stunned && hero.at !== null) fault(`${hero.id} is stunned on the board`);
    if (hero.topLeft !== null && !hordeAt(board, hero.at)) fault(`${hero.id} stands on no horde`);
    const by = hero.at === null ? undefined : obstacleAt(board, hero.at);
    if (by && !isUnsettled(board)) fault(`${hero.id} stands on a ${by}`);
  }
}

/** While figures retreat, one may still stand where something has come. */
function isUnsettled({ phase }: Board): boolean {
  return phase === 1;
}

export function broken({ board }: Readonly<Match<Kru>>): readonly string[] {
  const faults: string[] = [];
  const fault: Fault = (says) => faults.push(says);
  checkTowers(board, fault);
  checkPawns(board, fault);
  checkCards(board, fault);
  for (const horde of board.hordes) checkHorde(board, horde, fault);
  checkFigures(board, fault);
  const spaces = board.hordes.map(({ at }) => at);
  if (new Set(spaces).size !== spaces.length) fault('two hordes on one space');
  if (board.hearts < 0 || board.hearts > startingHearts(board)) fault(`${board.hearts} hearts`);
  for (const amount of [board.gold, board.diamonds]) {
    if (amount < 0 || amount > treasureMost) fault(`a treasure of ${amount}`);
  }
  const tags = board.hordes.map(({ tag }) => tag);
  if (new Set(tags).size !== tags.length) fault('two hordes with one tag');
  if (tags.includes(bossTag) && !scenarios[board.options.scenario].boss) fault('a boss that does not belong here');
  return faults;
}
