/** The three problems at the end of the lesson (LE-P1 to LE-P3). */
import type { LessonStage } from '../../../kernel/index.js';
import type { Ask, Omd } from '../types/index.js';
import { beginTurn, ivy, maximilian, position, turnStack, upgradeStack } from './positions.js';

type Stage = LessonStage<Omd>;

const shaman: Stage = {
  id: 'shaman',
  problem: true,
  position: () =>
    position({
      ...{ level: 2, round: 5, phase: 'hero', seed: 'hex' },
      stack: [...turnStack(maximilian, [ivy]), { step: 'roll' }],
      units: { 4: { grunt: 2, shaman: 1 } },
      change({ board, maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        archer.tile = 'R';
        beginTurn(board, maximilian);
        hero.turn.attacks = 1;
        board.roll = {
          ...{ slot: maximilian, tile: '4', fixed: '', doubled: false, feast: false, reroll: null },
          dice: (['S', 'S', 'B'] as const).map((face) => ({ die: 'battle', face })),
        };
      },
    }),
  right: { action: 'assign', args: { outcome: ['kill:shaman'] } },
  isRight: (answer) => answer.action === 'assign' && ['auto', 'kill:shaman'].includes(answer.args.outcome.join()),
};

const slits: Stage = {
  id: 'slits',
  problem: true,
  position: () =>
    position({
      ...{ level: 1, round: 3, phase: 'upgrade', seed: 'slits' },
      stack: upgradeStack,
      traps: ['spike-trap', 'arrow-wall', 'dart-spitter', 'flip-trap', 'boom-barrel', 'crossfire-slits'],
      units: { 5: { grunt: 1 } },
      change({ team, maximilian: hero, ivy: archer }) {
        hero.tile = '5';
        hero.skulls = 3;
        archer.tile = '3';
        archer.isDone = true;
        team.rift.health = 1;
        team.rift.skulls = 0;
      },
    }),
  right: { action: 'trap', args: { as: 'maximilian', card: 'crossfire-slits', spot: 'to R' } },
  isRight: ({ action, args }) => action === 'trap' && args.card === 'crossfire-slits' && args.spot === 'to R',
};

const gnolls: Extract<Ask, { kind: 'hunters' }> = {
  kind: 'hunters',
  side: 'order',
  pack: { tile: '2', count: 3, boss: null, reach: 2 },
  rest: [],
  entered: false,
  options: ['1', '4'],
};

const hunters: Stage = {
  id: 'hunters',
  problem: true,
  position: () =>
    position({
      ...{ level: 1, round: 3, phase: 'creature', seed: 'gnolls' },
      stack: [
        { step: 'upkeep' },
        { step: 'heroPhase', left: [maximilian, ivy] },
        { step: 'recovery' },
        { step: 'compare' },
        { step: 'attacks', side: 'order', begun: null, finished: [] },
        { step: 'bite' },
        { step: 'wave', side: 'order' },
        { step: 'verdict', ask: gnolls, by: 'team', answer: null },
        { step: 'ask', ask: gnolls, by: 'team' },
      ],
      units: { 2: { hunter: 3 } },
      change({ maximilian: hero, ivy: archer }) {
        hero.tile = '4';
        hero.health = 3;
        archer.tile = '1';
      },
    }),
  right: { action: 'choose', args: { option: '1' } },
};

export const problems: readonly Stage[] = [shaman, slits, hunters];
