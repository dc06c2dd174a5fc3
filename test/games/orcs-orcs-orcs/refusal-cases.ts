/** 5.3: what players get wrong, and what they are told. */
import type { Args } from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';
import type { Table } from './table.js';

type Case = {
  title: string;
  given: Setting;
  before?: (t: Table) => void;
  says: [string, Args?];
  by?: 'blue' | 'green';
  rule: string;
  text: string;
};

const orc: Setting = { on: { '1m': 'orc' }, hand: { blue: 'zap book-wl smash' } };
const opens = (t: Table): void => {
  t.does('blue', 'cast', { spell: 'zap', open: 'yes' });
};

export const refusalCases: readonly Case[] = [
  {
    title: 'not the active player',
    given: {},
    by: 'green',
    says: ['pass'],
    rule: 'OOO-3.1',
    text: 'It is Blue’s turn.',
  },
  {
    title: 'wrong phase: a lane is due',
    given: {},
    before: (t) => {
      t.board.phase = 'turn-reveal';
      t.run({ step: 'chooseLane', seat: 0 });
    },
    says: ['pass'],
    rule: 'OOO-5.2',
    text: 'First choose a lane',
  },
  {
    title: 'wrong phase: a spell is open',
    given: orc,
    before: opens,
    says: ['teleport', { space: '4' }],
    rule: 'OOO-7.6',
    text: 'First finish your open spell.',
  },
  {
    title: 'pass with a spell open',
    given: orc,
    before: opens,
    says: ['pass'],
    rule: 'OOO-7.6',
    text: 'resolve or cancel',
  },
  {
    title: 'mission without the module',
    given: {},
    says: ['mission', { card: 'scholar' }],
    rule: 'OOO-16.1',
    text: 'without secret missions',
  },
  {
    title: 'terrain when none is placed',
    given: {},
    says: ['place-terrain', { ring: 'inner' }],
    rule: 'OOO-19.1',
    text: 'No terrain',
  },
  {
    title: 'own lane',
    given: {},
    before: (t) => t.run({ step: 'chooseLane', seat: 0 }),
    says: ['reveal', { lane: '1' }],
    rule: 'OOO-5.2',
    text: 'pick another lane: 2, 3, 4, 5 or 6',
  },
  {
    title: 'a lane without markers',
    given: { markers: { 4: '' } },
    before: (t) => t.run({ step: 'chooseLane', seat: 0 }),
    says: ['reveal', { lane: '4' }],
    rule: 'OOO-5.2',
    text: 'Lane 4 has no markers left. Lanes with markers: 2, 3, 5 or 6.',
  },
  {
    title: 'space taken',
    given: {},
    says: ['teleport', { space: '3' }],
    rule: 'OOO-6.2',
    text: 'Space 3 is taken by Red. Free spaces: 4 or 6.',
  },
  {
    title: 'own space',
    given: {},
    says: ['teleport', { space: '1' }],
    rule: 'OOO-6.2',
    text: 'You already stand on 1.',
  },
  {
    title: 'no teleportation',
    given: { fate: 'f04' },
    says: ['teleport', { space: '4' }],
    rule: 'OOO-3.6',
    text: 'No Teleportation',
  },
  {
    title: 'no teleportation for an upgrade',
    given: { ...orc, fate: 'f04', hand: { blue: 'zap replenish' } },
    says: ['cast', { spell: 'zap', with: ['replenish@4'] }],
    rule: 'OOO-3.6',
    text: 'No Teleportation',
  },
  {
    title: 'no actions left',
    given: { actions: 0, toadlings: { blue: ['toadling-action-1'] }, hand: { blue: 'zap' } },
    says: ['cast', { spell: 'zap' }],
    rule: 'OOO-6.1',
    text: 'No actions left.',
  },
  {
    title: 'card not in hand',
    given: orc,
    says: ['cast', { spell: 'fireball' }],
    rule: 'OOO-7.2',
    text: 'Fireball is not in your hand. You hold: Zap',
  },
  {
    title: 'boost with a card not in hand',
    given: orc,
    before: opens,
    says: ['boost', { card: 'wisdom' }],
    rule: 'OOO-7.3',
    text: 'Wisdom is not in your hand',
  },
  {
    title: 'Poison cast',
    given: { ...orc, hand: { blue: 'zap poison' } },
    says: ['cast', { spell: 'poison' }],
    rule: 'OOO-7.10',
    text: 'cannot be cast',
  },
  {
    title: 'Poison added',
    given: { ...orc, hand: { blue: 'zap poison' } },
    says: ['cast', { spell: 'zap', with: ['poison'] }],
    rule: 'OOO-7.10',
    text: 'cannot be used as an upgrade',
  },
  {
    title: 'upgrade on a Knowledge spell',
    given: orc,
    says: ['cast', { spell: 'book-wl', with: ['zap'] }],
    rule: 'OOO-9.1',
    text: 'is cast alone',
  },
  {
    title: 'No Study',
    given: { ...orc, fate: 'f07' },
    says: ['cast', { spell: 'book-wl' }],
    rule: 'OOO-9.4',
    text: 'still serves as an upgrade',
  },
  {
    title: 'empty display',
    given: { ...orc, display: { attack: '', knowledge: '' } },
    says: ['cast', { spell: 'book-wl' }],
    rule: 'OOO-9.1',
    text: 'The display is empty',
  },
  {
    title: 'effect not payable',
    given: orc,
    says: ['cast', { spell: 'zap', with: ['book-wl'], effect: '3' }],
    rule: 'OOO-7.6',
    text: 'Zap effect 3 needs 3 lightning; you have 2. Payable: 1 or 2.',
  },
  {
    title: 'nothing payable yet',
    given: { ...orc, hand: { blue: 'fireball fire-spark' } },
    says: ['cast', { spell: 'fireball' }],
    rule: 'OOO-8.13',
    text: 'Payable: none yet, add upgrades.',
  },
  {
    title: 'target missing',
    given: { on: { '1m': 'orc', '1o': 'golem' }, hand: { blue: 'zap' } },
    says: ['cast', { spell: 'zap' }],
    rule: 'OOO-7.6',
    text: 'Choose a target: Lava Golem 1o or Orc 1m.',
  },
  {
    title: 'nothing to hit',
    given: { on: { '4m': 'orc' }, hand: { blue: 'zap replenish' } },
    says: ['cast', { spell: 'zap' }],
    rule: 'OOO-7.7',
    text: 'nothing to hit or to affect from lane 1',
  },
  {
    title: 'fizzle without a used effect',
    given: orc,
    says: ['cast', { spell: 'zap', effect: '0' }],
    rule: 'OOO-7.7',
    text: 'only after an upgrade effect was used',
  },
  {
    title: 'target in another lane',
    given: { on: { '1m': 'orc', '2m': 'golem' }, hand: { blue: 'zap' } },
    says: ['cast', { spell: 'zap', target: ['2m-golem'] }],
    rule: 'OOO-8.1',
    text: 'Zap reaches only lane 1, where your mage stands. Targets: Orc 1m.',
  },
  {
    title: 'target behind the front',
    given: { options: { newFate: true }, on: { '1m': 'orc', '1o': 'golem' }, hand: { blue: 'zap' } },
    says: ['cast', { spell: 'zap', target: ['1o-golem'] }],
    rule: 'OOO-18.3',
    text: 'in lane 1 only section 1m can be hit. Targets: Orc 1m.',
  },
  {
    title: 'no such target',
    given: orc,
    says: ['cast', { spell: 'zap', target: ['1i-chief'] }],
    rule: 'OOO-8.1',
    text: 'There is no target Chief 1i. Targets: Orc 1m.',
  },
  {
    title: 'Voodoo on a small hand',
    given: { hand: { blue: 'voodoo', green: 'zap', red: 'zap zap zap zap', yellow: 'zap zap zap zap' } },
    says: ['cast', { spell: 'voodoo', target: ['green'] }],
    rule: 'OOO-10.4',
    text: 'Green has only 1 card; Voodoo needs more than 3. Possible: Red or Yellow.',
  },
  {
    title: 'Switch twice the same',
    given: { on: { '1m': 'orc', '2m': 'golem' }, hand: { blue: 'switch' } },
    says: ['cast', { spell: 'switch', target: ['1m-orc', '1m-orc'] }],
    rule: 'OOO-10.1',
    text: 'two different creatures',
  },
  {
    title: 'Switch to another lane',
    given: { on: { '1m': 'orc', '2m': 'golem' }, hand: { blue: 'switch cold-snap' } },
    says: ['cast', { spell: 'switch', with: ['cold-snap'], target: ['1m-orc', '2i'] }],
    rule: 'OOO-10.1',
    text: '1i, 1m or 1o',
  },
  {
    title: 'Switch to the same place',
    given: { on: { '1m': 'orc', '2m': 'golem' }, hand: { blue: 'switch cold-snap' } },
    says: ['cast', { spell: 'switch', with: ['cold-snap'], target: ['1m-orc', '1m'] }],
    rule: 'OOO-10.1',
    text: 'It already stands there.',
  },
  {
    title: 'an effect the card does not have',
    given: orc,
    before: opens,
    says: ['boost', { card: 'smash', use: 'draw' }],
    rule: 'OOO-11.1',
    text: 'Smash offers as an upgrade: energy only.',
  },
  {
    title: 'boost without an open spell',
    given: orc,
    says: ['boost', { card: 'smash' }],
    rule: 'OOO-7.3',
    text: 'You have no open spell.',
  },
  {
    title: 'resolve without an open spell',
    given: orc,
    says: ['resolve'],
    rule: 'OOO-7.3',
    text: 'You have no open spell.',
  },
  {
    title: 'cancel without an open spell',
    given: orc,
    says: ['cancel'],
    rule: 'OOO-7.3',
    text: 'You have no open spell.',
  },
  {
    title: 'target for an open spell',
    given: orc,
    says: ['cast', { spell: 'zap', target: ['1m-orc'], open: 'yes' }],
    rule: 'OOO-7.6',
    text: 'when it is resolved',
  },
  {
    title: 'purge without the power',
    given: orc,
    says: ['purge', { card: 'zap' }],
    rule: 'OOO-12.4',
    text: 'You need the power Hand Change.',
  },
  {
    title: 'poison without the power',
    given: orc,
    says: ['poison', { player: 'red' }],
    rule: 'OOO-12.4',
    text: 'You need the power Poison',
  },
  {
    title: 'poison while powers are suspended',
    given: { ...orc, fate: 'f09', powers: { blue: ['poisoner'] } },
    says: ['poison', { player: 'red' }],
    rule: 'OOO-12.3',
    text: 'suspended',
  },
  {
    title: 'poison for oneself',
    given: { ...orc, powers: { blue: ['poisoner'] } },
    says: ['poison', { player: 'blue' }],
    rule: 'OOO-12.4',
    text: 'Choose an opponent: Green, Red or Yellow.',
  },
  {
    title: 'a toadling of another kind',
    given: { ...orc, toadlings: { blue: ['toadling-draw-1'] } },
    says: ['toadling', { kind: 'weaken' }],
    rule: 'OOO-20.9',
    text: 'Toadlings you own: draw a card.',
  },
  {
    title: 'bonus with none waiting',
    given: orc,
    says: ['bonus', { choice: 'all' }],
    rule: 'OOO-17.2',
    text: 'No bonus action is waiting.',
  },
  {
    title: 'discard with nothing owed',
    given: orc,
    says: ['discard', { card: 'zap' }],
    rule: 'OOO-10.5',
    text: 'You owe no discard.',
  },
];
