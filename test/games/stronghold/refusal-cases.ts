/** One way to every refusal of 5.2: who says what where. */
import type { Args, Seat } from '../../../src/kernel/index.js';
import type { ReasonTexts } from '../../../src/games/stronghold/types/texts.js';
import {
  type Table,
  begin,
  boardOf,
  camp,
  cards,
  defender,
  defenderEast,
  defenderWest,
  east,
  engine,
  flipCard,
  garrison,
  horde,
  inDefence,
  inPhase,
  inStep,
  invader,
  man,
  order,
  put,
  reserve,
  say,
  west,
} from './table-talk.js';

export type Case = { table: Table; seat: Seat; action: string; args?: Args };
const rich: Parameters<typeof inPhase>[1] = (board) => {
  reserve(board, '3t6o6g');
  for (const one of board.invaders) {
    one.reserve = horde('3t6o6g');
    one.resources = 8;
  }
};
const phase = (n: 1 | 2 | 3 | 4 | 5 | 6, change: Parameters<typeof inPhase>[1] = () => undefined, seats = 2): Table =>
  inPhase(
    n,
    (board) => {
      rich(board);
      change(board);
    },
    { seats },
  );
const step = (hourglasses: number, change: Parameters<typeof inPhase>[1] = () => undefined, seats = 2): Table =>
  inDefence(6, hourglasses, change, { seats });
const deployed = (change: Parameters<typeof inPhase>[1], seats = 2): Table => {
  const table = phase(6, change, seats);
  return say(table, 0, 'deploy', { size: 'small' });
};
const draft = (seats = 2): Table => begin({ seats, options: { cards: 'draft' } });
const firstKeep = (table: Table): Record<string, string> => {
  const drawn = boardOf(table).draft?.drawn;
  return {
    machines: drawn?.[2][0] ?? '',
    equipment: drawn?.[3][0] ?? '',
    training: drawn?.[4][0] ?? '',
    rituals: drawn?.[5][0] ?? '',
  };
};
const cannon = (): Table =>
  inStep({ step: 'openAim', stage: 'cannons' }, (board) => {
    board.towers.tw1 = 'cannon';
    put(board, 'rw1', '1o');
    board.walls.w2.siegeTower = horde('1o');
    board.walls.w2.glare = true;
  });
const shooters = (): Table =>
  inStep({ step: 'openAim', stage: 'shooters' }, (board) => {
    board.ramparts.re3.trainings = ['marksman-master'];
    put(board, 're3', '3g');
  });
const ballista = (): Table =>
  inStep({ step: 'openAim', stage: 'engines' }, (board) => engine(board, 'ballista@rw2', ['hit']));

export const cases: Record<keyof ReasonTexts, () => Case> = {
  notYourMove: () => ({ table: phase(2), seat: defender, action: 'build', args: {} }),
  notNow: () => ({ table: phase(2), seat: invader, action: 'equip' }),
  nothingToDo: () => ({
    table: phase(2, (board) => void (board.invaders[1] && Object.assign(board.invaders[1], { resources: 0 })), 3),
    seat: west,
    action: 'lend',
  }),
  notDrawn: () => {
    const table = draft();
    return { table, seat: invader, action: 'keep', args: { ...firstKeep(table), machines: 'p9-9' } };
  },
  partnerTook: () => {
    const table = draft(3);
    return { table: say(table, west, 'keep', firstKeep(table)), seat: east, action: 'keep', args: firstKeep(table) };
  },
  noSpecialSide: () => ({ table: begin(), seat: invader, action: 'flip', args: { cards: ['p6'] } }),
  alreadyFlipped: () => {
    const table = inStep({ step: 'flip', done: [] }, (board) => flipCard(board, 1));
    return { table, seat: invader, action: 'flip', args: { cards: ['p1'] } };
  },
  gatheredAlready: () => ({
    table: phase(1, (board) => void board.invaders[0]?.used.push('gather'), 3),
    seat: west,
    action: 'gather',
    args: { unit: 'orc' },
  }),
  noMoreResources: () => ({
    table: begin2Flipped(),
    seat: west,
    action: 'gather',
    args: { unit: 'orc' },
  }),
  notInReserve: () => ({
    table: phase(1, (board) => reserve(board, '1o')),
    seat: invader,
    action: 'gather',
    args: { unit: 'troll' },
  }),
  bankEmpty: () => ({
    table: phase(1, (board) => void (board.bank = 0), 3),
    seat: west,
    action: 'gather',
    args: { unit: 'orc' },
  }),
  bankEmptyAtFirst: () => ({
    table: phase(1, (board) => void Object.assign(board, { bank: 0, turn: 1 }), 3),
    seat: west,
    action: 'gather',
    args: { unit: 'orc' },
  }),
  noPartner: () => ({ table: phase(1), seat: invader, action: 'send', args: { units: '1o' } }),
  sentAlready: () => ({
    table: phase(1, (board) => void board.invaders[0]?.used.push('send'), 3),
    seat: west,
    action: 'send',
    args: { units: '1o' },
  }),
  sendOneType: () => ({ table: phase(1, undefined, 3), seat: west, action: 'send', args: { units: '1t1o' } }),
  sendFlipped: () => ({ table: begin2Flipped(), seat: west, action: 'send', args: { units: '1o' } }),
  notOnCard: () => ({ table: phase(2), seat: invader, action: 'build', args: { engine: 'ram' } }),
  usedThisTurn: () => ({
    table: phase(2, (board) => void board.invaders[0]?.used.push('catapult')),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult' },
  }),
  cardFlipped: () => ({
    table: phase(2, (board) => {
      flipCard(board, 2);
      engine(board, 'ballista@rw1', ['hit', 'hit']);
    }),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult' },
  }),
  tooFewResources: () => ({
    table: phase(2, (board) => void Object.assign(board.invaders[0] ?? {}, { resources: 5 })),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult' },
  }),
  notPayable: () => ({
    table: phase(2),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult', where: 'rw1', pay: '3g' },
  }),
  placeUnfit: () => ({
    table: phase(2),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult', where: 'fw', pay: '1t' },
  }),
  fourEngines: () => ({
    table: phase(2, (board) => {
      for (const id of ['ballista@rw1', 'ballista@rw2', 'catapult@rw3', 'catapult@re1'] as const) engine(board, id, []);
    }),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult' },
  }),
  noTileLeft: () => ({
    table: phase(3, (board) => {
      for (const wall of ['w1', 'w2', 'w3'] as const) board.walls[wall].equipment = ['banner'];
    }),
    seat: invader,
    action: 'equip',
    args: { item: 'banner' },
  }),
  noEngineCards: () => ({
    table: phase(2, (board) => void (board.hitPool = 1)),
    seat: invader,
    action: 'build',
    args: { engine: 'catapult' },
  }),
  ownSideOnly: () => ({
    table: phase(3, undefined, 3),
    seat: west,
    action: 'equip',
    args: { item: 'banner', where: 'e1', pay: '1o' },
  }),
  wallFull: () => ({
    table: phase(3, (board) => void (board.walls.w1.equipment = ['sap', 'ropes'])),
    seat: invader,
    action: 'equip',
    args: { item: 'banner', where: 'w1', pay: '1o' },
  }),
  sameKind: () => ({
    table: phase(3, (board) => void (board.walls.w1.equipment = ['banner'])),
    seat: invader,
    action: 'equip',
    args: { item: 'banner', where: 'w1', pay: '1o' },
  }),
  pathTaken: () => ({
    table: phase(3, (board) => void (board.paths['rw1-w1'] = 'troll-trap')),
    seat: invader,
    action: 'equip',
    args: { item: 'bridge', where: 'rw1-w1', pay: '1o' },
  }),
  rampartFull: () => ({
    table: phase(4, (board) => void (board.ramparts.rw1.trainings = ['drover', 'quartermaster'])),
    seat: invader,
    action: 'train',
    args: { training: 'marksman-master', where: 'rw1', pay: '1o' },
  }),
  saboteurThere: () => ({
    table: phase(4, (board) => void (board.buildings.forge.saboteur = true)),
    seat: invader,
    action: 'train',
    args: { training: 'saboteur', where: 'forge', pay: '2o' },
  }),
  noHitCards: () => ({
    table: phase(4, (board) => {
      engine(board, 'ballista@rw1', ['hit', 'hit']);
      board.hitPool = 0;
    }),
    seat: invader,
    action: 'train',
    args: { training: 'gunner' },
  }),
  noneToTame: () => ({
    table: phase(4, (board) => {
      cards(board, ['p4-2']);
      board.dead = horde('2o');
    }),
    seat: invader,
    action: 'train',
    args: { training: 'tamer', pay: '2o' },
  }),
  tooFewGoblins: () => ({
    table: phase(5, (board) => {
      engine(board, 'catapult@rw1', ['hit', 'hit']);
      reserve(board, '1g');
    }),
    seat: invader,
    action: 'ritual',
    args: { ritual: 'bloodstones' },
  }),
  ritualNeeds: () => ({ table: phase(5), seat: invader, action: 'ritual', args: { ritual: 'bloodstones' } }),
  ritualThere: () => ({
    table: phase(5, (board) => void (board.walls.w1.gale = true)),
    seat: invader,
    action: 'ritual',
    args: { ritual: 'gale', where: 'w1' },
  }),
  cardNotFlipped: () => ({ table: phase(2), seat: invader, action: 'special', args: { what: 'ballista@rw1' } }),
  specialUsed: () => ({
    table: phase(
      2,
      (board) => {
        flipCard(board, 2);
        cards(board, ['p2-5'], 1);
        board.invaders[0]?.used.push('precise-shot');
        board.invaders[1]?.lent.push('catapult');
      },
      3,
    ),
    seat: west,
    action: 'special',
    args: { what: 'ballista@rw1' },
  }),
  withinSide: () => ({
    table: phase(3, (board) => {
      flipCard(board, 3);
      board.walls.w1.equipment = ['banner'];
    }),
    seat: invader,
    action: 'special',
    args: { what: 'banner@w1', to: 'e1' },
  }),
  laddersInUse: () => ({
    table: phase(3, (board) => {
      flipCard(board, 3);
      board.walls.w4.equipment = ['ladders', 'banner'];
      put(board, 'w4', '4o');
    }),
    seat: invader,
    action: 'special',
    args: { what: 'ladders@w4', to: 'w1' },
  }),
  destinationUnfit: () => ({
    table: phase(3, (board) => {
      flipCard(board, 3);
      board.walls.w1.equipment = ['banner'];
      board.walls.w2.equipment = ['banner'];
    }),
    seat: invader,
    action: 'special',
    args: { what: 'banner@w1', to: 'w2' },
  }),
  nothingToMove: () => ({
    table: phase(
      3,
      (board) => {
        flipCard(board, 3);
        board.invaders[1]?.lent.push('ladders');
      },
      3,
    ),
    seat: west,
    action: 'special',
    args: { what: 'banner@w1' },
  }),
  noDeadGoblin: () => ({
    table: phase(
      5,
      (board) => {
        flipCard(board, 5);
        board.invaders[1]?.lent.push('fire');
      },
      3,
    ),
    seat: west,
    action: 'special',
    args: { what: 'fw1' },
  }),
  notYoursToLend: () => ({
    table: phase(3, (board) => void board.invaders[0]?.used.push('bridge'), 3),
    seat: west,
    action: 'lend',
    args: { action: 'bridge' },
  }),
  specialsNotLent: () => ({
    table: phase(
      3,
      (board) => {
        flipCard(board, 3);
        board.invaders[1]?.lent.push('ladders');
      },
      3,
    ),
    seat: west,
    action: 'lend',
    args: { action: 'bridge' },
  }),
  partnerHasIt: () => ({ table: phase(3, undefined, 3), seat: west, action: 'lend', args: { action: 'banner' } }),
  partnerCannot: () => ({
    table: phase(3, (board) => void Object.assign(board.invaders[1] ?? {}, { resources: 1 }), 3),
    seat: west,
    action: 'lend',
    args: { action: 'shields' },
  }),
  deployedAlready: () => ({
    table: phase(6, (board) => {
      board.invaders[0]?.deployed.push('small');
      camp(board, '1o');
    }),
    seat: invader,
    action: 'deploy',
    args: { size: 'small' },
  }),
  deploymentOpen: () => ({
    table: deployed((board) => camp(board, '2o')),
    seat: invader,
    action: 'deploy',
    args: { size: 'large' },
  }),
  noDeploymentOpen: () => ({
    table: phase(6, (board) => camp(board, '2o')),
    seat: invader,
    action: 'march',
    args: { from: 'camp', to: 'fw', units: ['1o'] },
  }),
  nobodyToDeploy: () => ({
    table: phase(6, (board) => put(board, 'w1', '1o')),
    seat: invader,
    action: 'deploy',
    args: { size: 'small' },
  }),
  laneIdle: () => ({
    table: deployed((board) => camp(board, '2o')),
    seat: invader,
    action: 'advance',
    args: { lanes: ['fw-rw2'] },
  }),
  nobodyMoves: () => ({
    table: deployed((board) => camp(board, '2g')),
    seat: invader,
    action: 'advance',
    args: { lanes: ['camp-fw'], pick: 'no-goblins' },
  }),
  noPath: () => ({
    table: deployed((board) => put(board, 'fw', '2o')),
    seat: invader,
    action: 'march',
    args: { from: 'fw', to: 'rw1', units: ['1o'] },
  }),
  neverBack: () => ({
    table: deployed((board) => put(board, 'rw2', '2o')),
    seat: invader,
    action: 'march',
    args: { from: 'rw2', to: 'fw', units: ['1o'] },
  }),
  stayOnWall: () => ({
    table: deployed((board) => {
      put(board, 'w2', '2o');
      camp(board, '1o');
    }),
    seat: invader,
    action: 'march',
    args: { from: 'w2', to: 'w3', units: ['1o'] },
  }),
  limitReached: () => ({
    table: deployed((board) => put(board, 'fw', '7o')),
    seat: invader,
    action: 'march',
    args: { from: 'fw', to: 'rw2', units: ['6o'] },
  }),
  noRoom: () => ({
    table: deployed((board) => put(board, 'rw4', '5o')),
    seat: invader,
    action: 'march',
    args: { from: 'rw4', to: 'w4', units: ['4o'] },
  }),
  movedAlready: () => ({
    table: deployed((board) => put(board, 'fw', '2o')),
    seat: invader,
    action: 'march',
    args: { from: 'fw', to: 'rw2', units: ['3o'] },
  }),
  otherSideMarch: () => ({
    table: deployed((board) => put(board, 'fw', '2o')),
    seat: invader,
    action: 'march',
    args: { from: 'fw', to: 're1', units: ['1o'] },
  }),
  altarReaches: () => ({
    table: phase(6, (board) => void (board.ramparts.rw1.altar = { wall: null })),
    seat: invader,
    action: 'altar',
    args: { altar: 'altar@rw1', wall: 'e1' },
  }),
  noAltar: () => ({
    table: phase(6, (board) => camp(board, '1o')),
    seat: invader,
    action: 'altar',
    args: { altar: 'altar@rw1', wall: 'w1' },
  }),
  openGiven: () => ({
    table: phase(6, (board) => {
      put(board, 'w1', '1o');
      board.orders.openGiven = true;
    }),
    seat: invader,
    action: 'order',
    args: { wall: 'w1', tile: 'bluff', mode: 'open' },
  }),
  wallHasOrder: () => ({
    table: phase(6, (board) => {
      put(board, 'w1', '1o');
      put(board, 'w2', '1o');
      order(board, 'w1', 'bluff');
    }),
    seat: invader,
    action: 'order',
    args: { wall: 'w1', tile: 'bluff', mode: 'secret' },
  }),
  nobodyObeys: () => ({
    table: phase(6, (board) => put(board, 'w1', '1o')),
    seat: invader,
    action: 'order',
    args: { wall: 'w1', tile: 'goblin-fury', mode: 'open' },
  }),
  orderTileGone: () => ({
    table: phase(6, (board) => {
      put(board, 'w1', '1g');
      put(board, 'w2', '1g');
      order(board, 'w1', 'goblin-fury');
    }),
    seat: invader,
    action: 'order',
    args: { wall: 'w2', tile: 'goblin-fury', mode: 'secret' },
  }),
  noStone: () => ({ table: step(1), seat: defender, action: 'stone', args: { wall: 'w1' } }),
  yourSide: () => ({
    table: step(1, (board) => void (board.waitingStone = 1), 4),
    seat: defenderWest,
    action: 'stone',
    args: { wall: 'e1' },
  }),
  taskDone: () => ({
    table: step(4, (board) => void (board.tasks.cannon.done = 1)),
    seat: defender,
    action: 'work',
    args: { task: 'cannon', hourglasses: 1 },
  }),
  needsOnly: () => ({ table: step(9), seat: defender, action: 'work', args: { task: 'cannon', hourglasses: 5 } }),
  haveHourglasses: () => ({ table: step(2), seat: defender, action: 'work', args: { task: 'cannon', hourglasses: 3 } }),
  noTarget: () => ({ table: step(4), seat: defender, action: 'work', args: { task: 'sniper', hourglasses: 2 } }),
  nameTarget: () => ({ table: step(4), seat: defender, action: 'work', args: { task: 'cannon', hourglasses: 4 } }),
  targetUnfit: () => ({
    table: step(4),
    seat: defender,
    action: 'work',
    args: { task: 'cannon', hourglasses: 4, target: 'tw2' },
  }),
  allInUse: () => ({
    table: step(4, (board) => void Object.assign(board.towers, { tw1: 'cannon', tw4: 'cannon', te1: 'cannon' })),
    seat: defender,
    action: 'work',
    args: { task: 'cannon', hourglasses: 4 },
  }),
  otherColour: () => ({
    table: step(4, (board) => void Object.assign(board.tasks.cannon, { progress: 1, colour: 'moon' }), 4),
    seat: defenderWest,
    action: 'work',
    args: { task: 'cannon', hourglasses: 1 },
  }),
  actOnSide: () => ({
    table: step(4, undefined, 4),
    seat: defenderWest,
    action: 'work',
    args: { task: 'cannon', hourglasses: 4, target: 'te1' },
  }),
  notNextTo: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'w4', to: 'e1', units: ['1s'] },
  }),
  noSpace: () => ({
    table: step(4, (board) => {
      man(board, 'w1', '2s', 2);
      board.barracks = garrison('2s4a');
    }),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'barracks', units: ['1s', '1s'] },
  }),
  oneArcher: () => ({
    table: step(4, (board) => man(board, 'w1', '1s', 2)),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'tw1', units: ['1s'] },
  }),
  machineStands: () => ({
    table: step(4, (board) => void (board.towers.tw1 = 'cannon')),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'tw1', units: ['1a'] },
  }),
  nobodyGarrisons: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'forge', units: ['1s'] },
  }),
  nobodyThere: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'w2', units: ['1v'] },
  }),
  heroActed: () => ({
    table: step(4, (board) => void (board.heroes.warrior.acted = true)),
    seat: defender,
    action: 'hero',
    args: { action: 'raid', value: 'orc' },
  }),
  heroStays: () => ({
    table: step(4, (board) => void (board.heroes.warrior.acted = true)),
    seat: defender,
    action: 'move',
    args: { from: 'e2', to: 'e1', units: ['warrior'] },
  }),
  heroWay: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'e2', to: 'guards', units: ['warrior'] },
  }),
  heroAlone: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'e2', to: 'courtyard', units: ['1s', 'warrior'] },
  }),
  swapEqually: () => ({
    table: step(4),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'w2', units: ['1s'], swap: ['2a'] },
  }),
  takesHourglasses: () => ({
    table: step(1),
    seat: defender,
    action: 'move',
    args: { from: 'w1', to: 'courtyard', units: ['1s1a'] },
  }),
  possessed: () => ({
    table: step(4, (board) => {
      board.heroes.officer.possessed = true;
      put(board, 'e2', '1g');
    }),
    seat: defender,
    action: 'hero',
    args: { action: 'speech', value: '1' },
  }),
  heroNotOnWall: () => ({
    table: step(4, (board) => void (board.heroes.warrior.at = 'courtyard')),
    seat: defender,
    action: 'hero',
    args: { action: 'raid', value: 'orc' },
  }),
  enemiesAre: () => ({
    table: step(4, (board) => put(board, 'e2', '1g')),
    seat: defender,
    action: 'hero',
    args: { action: 'raid', value: 'troll' },
  }),
  notBeforeTurn: () => ({ table: step(1), seat: defender, action: 'disgrace', args: { act: 'barricades' } }),
  oneAct: () => ({
    table: step(1, (board) => void Object.assign(board, { turn: 6, disgrace: { spent: ['barricades'], lastTurn: 6 } })),
    seat: defender,
    action: 'disgrace',
    args: { act: 'false-parley' },
  }),
  actSpent: () => ({
    table: step(1, (board) => void Object.assign(board, { turn: 7, disgrace: { spent: ['barricades'], lastTurn: 6 } })),
    seat: defender,
    action: 'disgrace',
    args: { act: 'barricades' },
  }),
  noTasksThere: () => ({
    table: step(1, (board) => void (board.turn = 6)),
    seat: defender,
    action: 'disgrace',
    args: { act: 'to-the-last', building: 'hospital' },
  }),
  swiftSpent: () => ({
    table: step(1, (board) => void (board.swift = false), 4),
    seat: defenderWest,
    action: 'swift',
    args: { task: 'cannon' },
  }),
  notPartners: () => ({ table: step(1, undefined, 4), seat: defenderEast, action: 'swift', args: { task: 'cannon' } }),
  fourPlayersOnly: () => ({ table: step(1), seat: defender, action: 'swift', args: { task: 'cannon' } }),
  reaches: () => ({ table: cannon(), seat: defender, action: 'aim', args: { weapon: 'tw1', target: 'w1' } }),
  noEnemy: () => ({ table: cannon(), seat: defender, action: 'aim', args: { weapon: 'tw1', target: 'rw2' } }),
  mustFire: () => ({
    table: ballista(),
    seat: invader,
    action: 'aim',
    args: { weapon: 'ballista@rw2', target: 'hold' },
  }),
  underGlare: () => ({ table: cannon(), seat: defender, action: 'aim', args: { weapon: 'tw1', target: 'st-w2' } }),
  archersOnly: () => ({
    table: shooters(),
    seat: invader,
    action: 'aim',
    args: { weapon: 're3', target: 'e4', count: 2 },
  }),
  possibleAre: () => ({
    table: inStep({ step: 'hospital' }, (board) => void (board.hospital = garrison('1v1s1a'))),
    seat: defender,
    action: 'choose',
    args: { item: 'hospital', value: '1v' },
  }),
  keepFirst: () => ({ table: draft(3), seat: west, action: 'done' }),
  stoneFirst: () => ({
    table: step(1, (board) => void (board.waitingStone = 1)),
    seat: defender,
    action: 'done',
  }),
  untilRange: () => ({ table: phase(2), seat: invader, action: 'done', args: { until: '3' } }),
};

function begin2Flipped(): Table {
  return inPhase(
    1,
    (board) => {
      rich(board);
      flipCard(board, 1);
    },
    { seats: 3 },
  );
}
