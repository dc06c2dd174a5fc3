/** A hero fights minions (DOR-5). */
import { isSpecial } from '../content/hero-cards.js';
import { coloursNamed } from '../content/peoples.js';
import { failed, mayRerollAll, slayerColours } from '../rules/battling.js';
import { noMinions } from '../rules/minions.js';
import { activeHero, hasReward, heroIn, unusedReward, whoIs } from '../rules/roster.js';
import type { Actions, DorPlay, Fight } from '../types/index.js';
import { fightDice, reroll } from './dice.js';
import { discardFromHand } from './hands.js';
import { spendAction } from './spending.js';

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

/** DOR-16.4: the next command of the active player closes the last fight for Battle Luck. */
export function closeFight(play: DorPlay): void {
  if (play.board.fight) play.board.fight.open = false;
}
