/** DOR-5: a hero fights minions. */
import { colours } from '../content/peoples.js';
import { defeatMinions } from '../effects/quests.js';
import { failed, isWorthReroll } from '../rules/battling.js';
import { minionsAt } from '../rules/minions.js';
import { activeHero, heroIn, whoIs } from '../rules/roster.js';
import type { DorStep } from '../types/index.js';
import { reroll } from '../effects/dice.js';

/** D-REROLL in a fight (DOR-17.3b) */
export const fightReroll: DorStep<'fightReroll'> = {
  decide({ board }) {
    const dice = board.fight?.dice ?? [];
    return [
      {
        seats: [activeHero(board).seat],
        prompt: { key: 'askReroll', params: { hero: activeHero(board).hero, dice } },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => ({ action: 'respond', args: { choice: isWorthReroll(dice) ? 'reroll' : 'keep' } }),
        chain: `day ${board.turn}`,
      },
    ];
  },
  on: {
    respond(play, { args }) {
      const { fight } = play.board;
      if (fight && args.choice === 'reroll') {
        const who = whoIs(play.board, fight.slot);
        play.emit('rerolled', { who, source: 'eagle-rider', ...reroll(fight.dice, play.rng) });
      }
      play.end();
    },
  },
};

/** DOR-5.2, 5.5, 5.6: hits remove minions of their colour, as far as there are any. */
export const fightResult: DorStep<'fightResult'> = {
  run(play) {
    const { board } = play;
    const { fight } = board;
    if (!fight) return;
    const { minions } = board.locations[fight.loc];
    for (const colour of colours) {
      const hits = fight.dice.filter((die) => die.colour === colour && die.hit).length;
      fight.removed[colour] = Math.min(minions[colour], Math.max(hits, fight.slain[colour]));
    }
    const hero = heroIn(board, fight.slot);
    const left = minionsAt(board, fight.loc) - colours.reduce((sum, colour) => sum + fight.removed[colour], 0);
    play.emit('fought', {
      who: whoIs(board, fight.slot),
      loc: fight.loc,
      how: fight.card ? 'fireball' : fight.loc === hero.loc ? 'hand-to-hand' : 'archery',
      card: fight.card,
      dice: fight.dice.map((die) => ({ ...die })),
      slain: { ...fight.slain },
      removed: { ...fight.removed },
      left,
    });
    fight.open = failed(fight.dice).length > 0;
    defeatMinions(play, fight.slot, fight.loc, fight.removed);
  },
};
