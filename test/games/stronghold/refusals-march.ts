/** One way to every refusal of phase 6. */
import { type Case, phase, deployed } from './refusal-tables.js';
import { camp, invader, march, order, put, say } from './table-talk.js';

export const marchCases = {
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
    table: say(
      deployed((board) => {
        put(board, 'fw', '2o');
        camp(board, '2o');
      }),
      invader,
      'march',
      march('camp', 'fw', '1o'),
    ),
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
} satisfies Record<string, () => Case>;
