/** Options and presets of the lobby (section 1). */
import type { OptionSpec } from '../../kernel/index.js';
import type { Ooo, Options } from './types/index.js';

const baseGame: Options = {
  missions: false,
  bonusActions: false,
  newFate: false,
  terrain: 0,
  terrainPlacement: 'choose',
  croc: 'off',
  toad: 'off',
  bomber: 'off',
  endWhen: 'exhausted',
  recallFrom: 'discard',
  rotateStart: false,
};
const onOff = { values: [false, true], default: false } as const;

export const options: OptionSpec<Ooo> = {
  fields: {
    missions: onOff,
    bonusActions: onOff,
    newFate: onOff,
    terrain: { values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: baseGame.terrain },
    terrainPlacement: { values: ['choose', 'random'], default: baseGame.terrainPlacement },
    croc: { values: ['off', 'goblin', 'orc'], default: baseGame.croc },
    toad: { values: ['off', 'shaman', 'rider'], default: baseGame.toad },
    bomber: { values: ['off', 'golem', 'chief'], default: baseGame.bomber },
    endWhen: { values: ['exhausted', 'figures'], default: baseGame.endWhen },
    recallFrom: { values: ['discard', 'deck'], default: baseGame.recallFrom },
    rotateStart: onOff,
  },
  presets: [
    { id: 'first-game', options: baseGame },
    { id: 'experienced', options: { ...baseGame, missions: true, bonusActions: true } },
    {
      id: 'reinforcements',
      options: {
        ...baseGame,
        missions: true,
        bonusActions: true,
        newFate: true,
        terrain: 6,
        terrainPlacement: 'random',
        croc: 'orc',
        toad: 'rider',
        bomber: 'golem',
      },
    },
  ],
  /** OOO-20.3 */
  hint: ({ toad, bomber, bonusActions }) =>
    (toad !== 'off' || bomber !== 'off') && !bonusActions ? { key: 'hintBonusActions', params: {} } : undefined,
};
