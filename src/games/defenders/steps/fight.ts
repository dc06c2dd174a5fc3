/** DOR-5: a hero fights minions. */
import { isSpecial } from '../content/hero-cards.js';
import { colours, coloursNamed } from '../content/peoples.js';
import { defeatMinions } from '../effects/quests.js';
import { spendAction } from '../effects/spending.js';
import { chanceOf, failed, fightDice, mayRerollAll, reroll, slayerColours } from '../rules/battling.js';
import { discardFromHand } from '../rules/hands.js';
import { minionsAt, noMinions } from '../rules/minions.js';
import { activeHero, hasReward, heroIn, unusedReward, whoIs } from '../rules/roster.js';
import type { Actions, Die, DorAnswer, DorPlay, DorStep, Fight } from '../types/index.js';

/** DOR-5.7: Dragon Slayer, then the Unicorn Steed, each once on the failed dice. */
function ownRerolls(play: DorPlay, fight: Fight): void {
  const hero = heroIn(play.board, fight.slot);
  const who = whoIs(play.board, fight.slot);
  const blue = failed(fight.dice).filter(({ colour }) => colour === 'blue');
  if (hero.hero === 'dwarf' && blue.length > 0) {
    play.emit('rerolled', { who, source: 'dragon-slayer', ...reroll(blue, play.rng) });
  }
  const all = failed(fight.dice);
  if (hasReward(hero, 'steed') && all.length > 0) {
    play.emit('rerolled', { who, source: 'steed', ...reroll(all, play.rng) });
  }
}

export function startFight(play: DorPlay, { at, card, bonus }: Actions['fight']): void {
  const { board } = play;
  const slot = board.active;
  const hero = activeHero(board);
  const loc = at ?? hero.loc;
  const paid = hero.hand.find(({ no }) => String(no) === card)?.card ?? null;
  const reward = bonus ? unusedReward(hero, 'gate-dice') : undefined;
  for (const done of hero.completed) if (done.id === reward) done.used = true;
  spendAction(hero);
  if (paid && !isSpecial(paid)) discardFromHand(board, hero, [paid]);
  const slain = noMinions();
  for (const colour of slayerColours(hero)) slain[colour] = board.locations[loc].minions[colour];
  const dice = fightDice(board, slot, { loc, fireball: paid !== null, extra: coloursNamed(bonus ?? '') }, play.rng);
  hero.ambushUsed = true;
  const fight: Fight = {
    slot,
    loc,
    card: paid,
    dice,
    slain,
    removed: noMinions(),
    open: false,
  };
  board.fight = fight;
  ownRerolls(play, fight);
  if (mayRerollAll(hero) && failed(dice).length > 0) play.push({ step: 'fightReroll' });
  play.push({ step: 'fightResult' });
}

/** D-REROLL's default: worth it exactly if the dice did worse than their chances. */
export function rerollAdvice(dice: readonly Die[]): DorAnswer {
  const hits = dice.filter(({ hit }) => hit).length;
  const expected = dice.reduce((sum, die) => sum + chanceOf(die), 0);
  return { action: 'respond', args: { choice: hits < expected ? 'reroll' : 'keep' } };
}

/** D-REROLL in a fight (DOR-17.3b) */
export const fightReroll: DorStep<'fightReroll'> = {
  decide({ board }) {
    const dice = board.fight?.dice ?? [];
    return [
      {
        seats: [activeHero(board).seat],
        prompt: { key: 'askReroll', params: { dice } },
        offers: ['respond'],
        clock: 'turn',
        fallback: () => rerollAdvice(dice),
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
