/** Curse and dice in a battle (DOR-5.7, 7.5). */
import { failed } from '../rules/battling.js';
import { hasReward, heroIn, whoIs } from '../rules/roster.js';
import type { Battle, DorPlay, Fighter, SlotNo } from '../types/index.js';
import { rerollBattle } from './dice.js';

export function battleOn(play: DorPlay): Battle {
  const { battle } = play.board;
  if (!battle) throw new Error('there is no battle');
  return battle;
}

export function fighterIn(battle: Battle, slot: SlotNo): Fighter {
  const fighter = battle.fighters.find((one) => one.slot === slot);
  if (!fighter) throw new Error(`slot ${slot} does not fight`);
  return fighter;
}

/** DOR-7.5a: one die a card; on a 1 it is lost without effect. */
export function curse(play: DorPlay, fighter: Fighter): void {
  const cards = fighter.cards.map(({ card }) => {
    const value = play.rng.die(6);
    return { card, value, lost: value === 1 };
  });
  fighter.cursed = cards.filter(({ lost }) => lost).map(({ card }) => card);
  play.emit('cursed', { who: whoIs(play.board, fighter.slot), cards });
}

/** DOR-5.7 in battle: Dragon Slayer against Sapphire, then the Unicorn Steed. */
export function ownRerolls(play: DorPlay, battle: Battle, fighter: Fighter): void {
  const hero = heroIn(play.board, fighter.slot);
  const who = whoIs(play.board, fighter.slot);
  const sources = [
    ...(hero.hero === 'dwarf' && battle.general === 'sapphire' ? (['dragon-slayer'] as const) : []),
    ...(hasReward(hero, 'steed') ? (['steed'] as const) : []),
  ];
  for (const source of sources) {
    const again = failed(fighter.dice);
    if (again.length > 0) play.emit('rerolled', { who, source, ...rerollBattle(battle, again, play.rng) });
  }
}
