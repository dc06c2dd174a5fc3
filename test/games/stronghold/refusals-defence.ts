/** One way to every refusal of the defenders and of the assault. */
import { type Case, phase, step, draft, cannon, shooters, ballista } from './refusal-tables.js';
import { defender, defenderEast, defenderWest, garrison, inStep, invader, man, put, west } from './table-talk.js';

export const defenceCases = {
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
  unitUnfit: () => ({
    table: step(2, (board) => put(board, 'rw1', '1o')),
    seat: defender,
    action: 'work',
    args: { task: 'sniper', hourglasses: 2, target: 'rw1', unit: 'troll' },
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
  thereAre: () => ({
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
} satisfies Record<string, () => Case>;
