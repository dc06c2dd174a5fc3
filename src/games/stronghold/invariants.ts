/** Section 12: what must hold at every moment, in words where it does not. */
import type { Match } from '../../kernel/index.js';
import { wallData } from './content/map.js';
import {
  barracksSpaces,
  crewPerPart,
  foregroundRoom,
  garrisonPieces,
  gateResistance,
  guardsSpaces,
  handicapData,
  hitCards,
  honourSpaces,
  hordePieces,
  missCards,
  mostEquipment,
  mostThrowers,
  mostTrainings,
  mostWood,
  newPile,
  orderCopies,
  quartermasterRoom,
  resourcePieces,
  siegeTowerRoom,
  startingTime,
  stonePieces,
  valour,
  woodPieces,
} from './content/numbers.js';
import { taskData } from './content/tasks.js';
import { handicapOf } from './options.js';
import { wallSpaces } from './rules/garrison.js';
import { isRampart, zones, hordeAt, garrisonAt, engineId } from './rules/places.js';
import { wallCapacity } from './rules/room.js';
import { inPlay, tilesOf, usedByTask } from './rules/stock.js';
import { readyTasks } from './rules/tasks.js';
import { holds, noGarrison, noHorde, sumOf, totalOf, written } from './rules/units.js';
import type { Board } from './types/board.js';
import {
  type Garrison,
  type Horde,
  foregrounds,
  frontActions,
  hubs,
  orderTiles,
  ramparts,
  shotCards,
  tasks,
  towers,
  walls,
} from './types/terms.js';
import { shotDeck } from './content/numbers.js';
import type { Str } from './types/index.js';

type Table = { board: Board; match: Readonly<Match<Str>> };
type Law = (table: Table) => string | false;

const some = (problems: readonly (string | false)[]): string | false => problems.find((one) => one !== false) ?? false;
const isNatural = (value: number): boolean => Number.isInteger(value) && value >= 0;
const allNatural = (counts: Record<string, number>): boolean => Object.values(counts).every(isNatural);

const invaders: Law = ({ board }) => {
  const bag = noHorde();
  for (const unit of board.bag) bag[unit] += 1;
  const own = board.invaders.flatMap(({ reserve, spent, camp }) => [reserve, spent, camp]);
  const counts: Horde[] = [bag, board.dead, ...own, ...zones.map((zone) => hordeAt(board, zone))];
  const sum = counts.reduce(sumOf, { ...noHorde(), goblin: board.ritualTrack });
  if (!counts.every(allNatural)) return '1: fewer than no invaders somewhere';
  return written(sum) !== written(hordePieces) && `1: ${written(sum)} invader units`;
};

const defenders: Law = ({ board }) => {
  const posts = [...walls, ...towers, ...hubs].map((post) => garrisonAt(board, post));
  const counts: Garrison[] = [board.supply.units, board.hospital, ...posts];
  const sum = counts.reduce(sumOf, noGarrison());
  if (!counts.every(allNatural)) return '2: fewer than no defenders somewhere';
  return written(sum) !== written(garrisonPieces) && `2: ${written(sum)} defender units`;
};

const components: Law = ({ board }) => {
  const on = (what: 'stone' | 'wood'): number => walls.reduce((sum, wall) => sum + board.walls[wall][what], 0);
  const stone = on('stone') + board.supply.stone + board.ruinStone + board.waitingStone;
  const wood = on('wood') + board.supply.wood;
  if (stone !== stonePieces || !isNatural(board.supply.stone)) return `3: ${stone} stone components`;
  return (wood !== woodPieces || !isNatural(board.supply.wood)) && `3: ${wood} wooden components`;
};

const machineCards: Law = ({ board }) => {
  const piles = board.engines.map((engine) => board.piles[engineId(engine)] ?? []);
  const count = (card: string): number => piles.flat().filter((one) => one === card).length;
  if (Object.keys(board.piles).length !== board.engines.length) return '4: a pile without an engine';
  if (count('hit') + board.hitPool !== hitCards) return '4: hit cards';
  if (count('miss') + board.missPool !== missCards) return '4: miss cards';
  const few = piles.some((pile) => pile.filter((card) => card === 'hit').length < newPile.hits);
  return few && '4: a pile with fewer hits than it began with';
};

const resources: Law = ({ board }) => {
  const held = board.invaders.map((one) => one.resources);
  const sum = held.reduce((a, b) => a + b, board.bank);
  return (sum !== resourcePieces || ![board.bank, ...held].every(isNatural)) && `5: ${sum} resources`;
};

const tiles: Law = ({ board }) =>
  some([
    ...frontActions.map((action) => {
      const most = tilesOf(action);
      return most !== null && inPlay(board, action) > most && `6: too many ${action}`;
    }),
    ...tasks.map((task) => usedByTask(board, task) > (taskData[task].pieces ?? 99) && `6: too many of ${task}`),
    ...orderTiles.map((tile) => {
      const laid = walls.filter((wall) => board.walls[wall].order?.tile === tile).length;
      return laid > orderCopies[tile] && `6: ${laid} ${tile}`;
    }),
  ]);

const shots: Law = ({ board }) =>
  some(
    shotCards.map(
      (card) =>
        board.shotDeck.filter((one) => one === card).length !== shotDeck[card].copies && `7: shot cards ${card}`,
    ),
  );

const wallBounds: Law = ({ board }) =>
  some(
    walls.map((wall) => {
      const { invaders: there, defenders: own, equipment, wood, siegeTower, cauldron, platform } = board.walls[wall];
      if (totalOf(there) > wallCapacity(board, wall)) return `8: ${wall} holds ${written(there)}`;
      if (totalOf(own) > wallSpaces(board, wall)) return `8: ${wall} is held by ${written(own)}`;
      if (equipment.length > mostEquipment || new Set(equipment).size < equipment.length)
        return `8: equipment of ${wall}`;
      if (wood > mostWood) return `8: ${wood} wood at ${wall}`;
      const data = wallData[wall];
      if (siegeTower && (!data.siegeTower || totalOf(siegeTower) > siegeTowerRoom)) return `9: siege tower at ${wall}`;
      if (cauldron && !data.cauldron) return `11: cauldron at ${wall}`;
      return platform && !data.platform && `11: platform at ${wall}`;
    }),
  );

const heroPlaces: Law = ({ board }) => {
  const { officer, warrior } = board.heroes;
  return officer.at === warrior.at && officer.at !== 'courtyard' && '8: two heroes on one wall';
};

const groundBounds: Law = ({ board }) =>
  some([
    ...ramparts.map((one) => {
      const { units, trainings, altar } = board.ramparts[one];
      const engines = board.engines.filter(({ place }) => place === one).length + (altar ? 1 : 0);
      if (totalOf(units) > quartermasterRoom || engines > 1) return `9: ${one}`;
      return (
        (trainings.length > mostTrainings || new Set(trainings).size < trainings.length) && `9: training at ${one}`
      );
    }),
    ...foregrounds.map((one) => {
      const engines = board.engines.filter(({ place }) => place === one);
      const fits = engines.length <= 1 && engines.every(({ kind }) => kind === 'trebuchet');
      return (totalOf(board.foregrounds[one]) > foregroundRoom || !fits) && `9: ${one}`;
    }),
    totalOf(board.barbican.crew) > board.barbican.parts * crewPerPart && '9: the ram has too many hands',
    board.engines.length > mostThrowers && '10: too many throwing engines',
    board.engines.some(({ kind, place }) => kind === 'trebuchet' && isRampart(place)) && '10: a trebuchet on a rampart',
  ]);

const hubBounds: Law = ({ board }) => {
  if (!holds(barracksSpaces, board.barracks)) return `11: barracks ${written(board.barracks)}`;
  if (totalOf(board.guards) > guardsSpaces) return `11: guards ${written(board.guards)}`;
  const { honourGuard } = board;
  return (honourGuard.soldier !== totalOf(honourGuard) || honourGuard.soldier > honourSpaces) && '11: honour guard';
};

const glory: Law = ({ board, match }) => {
  const { resistance, gate, destroyed } = board.barbican;
  if (resistance < 0 || resistance > gateResistance || gate > 3 || destroyed > 3) return '12: the gates';
  const { invaders: theirs, defenders: ours } = board.glory;
  const handicap = handicapData[handicapOf(match.options, match.seats)].time;
  if (theirs.time !== startingTime + handicap - ours.time || theirs.time < 0) return '12: time glory';
  if (ours.valour !== valour - board.disgrace.spent.length) return '12: valour';
  const deeds = Object.values(board.deeds).filter(Boolean).length;
  return theirs.deeds !== deeds && '19: deeds';
};

const time: Law = ({ board, match }) => {
  const step = match.stack.at(-1)?.step;
  const spending = step === 'defenderStep';
  if (spending || match.outcome) return false;
  const held = board.defenders.some(({ hourglasses, workshopOnly }) => hourglasses + workshopOnly > 0);
  return held && '14: hourglasses outside a defender step';
};
const afterDefence: Law = ({ board, match }) => {
  const step = match.stack.at(-1)?.step;
  if (step === 'defenderStep' || board.defenders.length > 1 || match.outcome) return false;
  // A price may fall outside a defender step (ruling 53): then the task waits for the next one.
  const ready = board.defenders.flatMap((defender) => readyTasks(board, defender));
  return step === 'aim' && ready.length > 0 && `13: ${ready.join(', ')} left ready`;
};
const betweenTurns: Law = ({ board }) => {
  if (board.phase !== 'flip') return false;
  const tilesLeft = walls.some((wall) => {
    const { order, gale, glare, siegeTower, invaders: there } = board.walls[wall];
    const full = totalOf(there) >= wallCapacity(board, wall);
    return order !== null || gale || glare || (siegeTower !== null && totalOf(siegeTower) > 0 && !full);
  });
  const rituals = board.terror || board.spectresOf !== null || board.blessed !== null;
  return (tilesLeft || rituals) && '14: tiles between turns';
};
const colours: Law = ({ board }) =>
  some(
    tasks.map((task) => {
      const { progress, colour } = board.tasks[task];
      return (progress > 0 && board.defenders.length > 1 && colour === null) || (progress === 0 && colour !== null)
        ? `13: colour of ${task}`
        : false;
    }),
  );
const draft: Law = ({ board }) => board.phase !== 'draft' && board.draft !== null && '22: draft cards are kept';

const laws: readonly Law[] = [
  ...[invaders, defenders, components, machineCards, resources, tiles, shots, wallBounds, heroPlaces, groundBounds],
  ...[hubBounds, glory, time, afterDefence, betweenTurns, colours, draft],
];

export function broken(match: Readonly<Match<Str>>): readonly string[] {
  const table: Table = { board: match.board, match };
  return laws.map((law) => law(table)).filter((problem) => problem !== false);
}
