/** One way to every refusal of the draft and of phases 1 to 5. */
import { type Case, phase, draft, firstKeep, suppliesFlipped } from './refusal-tables.js';
import { begin, cards, east, engine, flipCard, horde, inStep, invader, put, reserve, say, west } from './table-talk.js';

export const cardCases = {
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
    table: suppliesFlipped(),
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
  sendFlipped: () => ({ table: suppliesFlipped(), seat: west, action: 'send', args: { units: '1o' } }),
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
} satisfies Record<string, () => Case>;
