/** The stages of the lesson (LE-1 to LE-9): strike, shoot, choose, trap, walk, push, bear, heal, unleash. */
import type { Answer, LessonStage } from '../../../kernel/index.js';
import type { Ask, Omd } from '../types/index.js';
import { beginTurn, ivy, learner, maximilian, position, turnStack, upgradeStack } from './positions.js';

type Stage = LessonStage<Omd>;
const done: Answer<Omd> = { action: 'done', args: {} };

const isBoosted = ({ action, args }: Answer<Omd>): boolean =>
  action === 'attack' && (args.with ?? []).includes('ultimate');

/** The name of the action, where that is reason enough. */
const byAction =
  (...named: readonly string[]) =>
  ({ action }: Answer<Omd>): string | undefined =>
    named.includes(action) ? action : undefined;

const strike: Stage = {
  id: 'strike',
  position: () =>
    position({
      ...{ level: 1, round: 2, phase: 'hero', seed: 'hold the gate 2549' },
      stack: turnStack(maximilian, [ivy]),
      units: { 4: { grunt: 2, runner: 1 } },
      change({ board, maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        archer.tile = '5';
        beginTurn(board, maximilian);
      },
    }),
  right: { action: 'attack', args: {} },
  isRight: (answer) => answer.action === 'attack' && !isBoosted(answer),
  wrong: (answer) => (isBoosted(answer) ? 'ultimate' : byAction('move', 'done')(answer)),
  then: [{ seat: learner, answer: done }],
};

const shoot: Stage = {
  id: 'shoot',
  right: { action: 'attack', args: { tile: '4' } },
  wrong: byAction('move', 'ultimate', 'done'),
};

const assign: Stage = {
  id: 'assign',
  right: { action: 'assign', args: { outcome: ['kill:runner'] } },
  isRight: (answer) => answer.action === 'assign' && ['auto', 'kill:runner'].includes(answer.args.outcome.join()),
  wrong(answer) {
    if (answer.action !== 'assign') return undefined;
    return answer.args.outcome.includes('kill:grunt') ? 'grunt' : 'none';
  },
};

const trap: Stage = {
  id: 'trap',
  position: () =>
    position({
      ...{ level: 1, round: 3, phase: 'upgrade', seed: 'spikes' },
      stack: upgradeStack,
      traps: ['spike-trap', 'arrow-wall', 'dart-spitter', 'flip-trap', 'barricade', 'boom-barrel'],
      units: { 4: { grunt: 1 } },
      change({ maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        hero.isDone = true;
        archer.tile = '5';
        archer.skulls = 2;
      },
    }),
  right: { action: 'trap', args: { as: 'ivy', card: 'spike-trap', spot: 'here' } },
  isRight: ({ action, args }) => action === 'trap' && args.card === 'spike-trap',
  wrong(answer) {
    if (answer.action === 'trap') return answer.args.card;
    if (answer.action === 'weapon' || answer.action === 'equip') return 'later';
    return answer.action === 'done' ? 'done' : undefined;
  },
};

const walk: Stage = {
  id: 'walk',
  position: () =>
    position({
      ...{ level: 2, round: 5, phase: 'hero', seed: 'lava' },
      stack: turnStack(maximilian, [ivy]),
      units: { 3: { grunt: 2 } },
      change({ board, maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        hero.health = 10;
        archer.tile = '5';
        beginTurn(board, maximilian);
      },
    }),
  right: { action: 'move', args: { to: '3' } },
  isRight: ({ action, args }) => action === 'move' && args.to === '3',
  wrong: byAction('move', 'done'),
};

const push: Stage = {
  id: 'push',
  right: { action: 'push', args: { target: 'grunt' } },
  wrong: byAction('attack', 'done'),
};

const sixDice: Ask = {
  kind: 'target',
  side: 'order',
  begun: null,
  finished: [],
  options: ['grunt on 4 > maximilian', 'grunt on 4 > ivy'],
};

const bear: Stage = {
  id: 'bear',
  position: () =>
    position({
      ...{ level: 2, round: 5, phase: 'creature', seed: 'hold the gate 8515' },
      stack: [
        { step: 'upkeep' },
        { step: 'heroPhase', left: [maximilian, ivy] },
        { step: 'recovery' },
        { step: 'compare' },
        { step: 'verdict', ask: sixDice, by: 'team', answer: null },
        { step: 'ask', ask: sixDice, by: 'team' },
      ],
      units: { 4: { grunt: 3 } },
      change({ maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        hero.health = 7;
        archer.tile = '4';
        archer.health = 3;
      },
    }),
  right: { action: 'choose', args: { option: 'grunt on 4 > maximilian' } },
  wrong: (answer) => (answer.action === 'choose' && answer.args.option === 'grunt on 4 > ivy' ? 'ivy' : undefined),
};

const heal: Stage = {
  id: 'heal',
  position: () =>
    position({
      ...{ level: 2, round: 6, phase: 'upgrade', seed: 'hold the gate 12' },
      stack: upgradeStack,
      units: {},
      change({ team, maximilian: hero, ivy: archer }) {
        hero.tile = 'R';
        hero.health = 4;
        hero.skulls = 2;
        archer.tile = '5';
        archer.isDone = true;
        team.rift.skulls = 6;
      },
    }),
  right: { action: 'heal', args: { as: 'maximilian' } },
  isRight: ({ action }) => action === 'heal',
  wrong(answer) {
    if (answer.action === 'revitalize' || answer.action === 'done') return answer.action;
    return byAction('fill', 'weapon', 'equip', 'trap')(answer) && 'after';
  },
};

const unleash: Stage = {
  id: 'unleash',
  position: () =>
    position({
      ...{ level: 2, round: 6, phase: 'hero', seed: 'hold the gate 23988' },
      stack: turnStack(maximilian, [ivy]),
      units: { 5: { colossus: 1, grunt: 2 } },
      change({ board, team, maximilian: hero, ivy: archer }) {
        hero.tile = '5';
        hero.rank = 1;
        archer.tile = 'R';
        team.rift.health = 3;
        beginTurn(board, maximilian);
      },
    }),
  right: { action: 'attack', args: { with: ['ultimate'] } },
  isRight: isBoosted,
  wrong(answer) {
    if (answer.action === 'attack') return 'attack';
    return answer.action === 'move' || answer.action === 'done' ? 'falls' : undefined;
  },
};

export const stages: readonly Stage[] = [strike, shoot, assign, trap, walk, push, bear, heal, unleash];
