/** DOR-6.6 to 6.9: a hero dies, and another takes his place. */
import type { GeneralId } from '../content/generals.js';
import { type HeroId, heroLife } from '../content/heroes.js';
import { city } from '../content/map.js';
import { heroIn, heroesInPlay, whoIs } from '../rules/roster.js';
import type { DorPlay, Hero, Options, SlotNo } from '../types/index.js';
import { drawIntoHand } from './decks.js';
import { finishGame } from './ending.js';
import { drawQuest, returnRecords, settleQuests } from './quests.js';
import { discardFromHand } from './hands.js';

const lifeChange: Record<Options['life'], number> = { printed: 0, tougher: 1, frailer: -1 };

/** E4, H2 */
function fullLife(hero: HeroId, options: Options): number {
  return heroLife[hero] + lifeChange[options.life];
}

/** A hero as he enters the game: in Monarch City, on the ground, in her own form. */
export function freshHero(seat: number, hero: HeroId, options: Options): Hero {
  const life = fullLife(hero, options);
  return {
    seat,
    hero,
    loc: city,
    life,
    maxLife: life,
    actions: 0,
    bonus: 0,
    hand: [],
    quest: null,
    completed: [],
    trophies: [],
    pastTrophies: [],
    rumorsUsed: 0,
    teleportUsed: false,
    callOffUsed: false,
    style: hero === 'eagle-rider' ? 'ground' : null,
    freshMount: false,
    shape: null,
    ambushUsed: false,
    pledge: null,
    owes: 0,
    fallen: false,
    gone: false,
    kills: 0,
  };
}

/** DOR-6.7: all Hero cards and Quest cards are discarded; trophies stay points. */
export function die(play: DorPlay, slot: SlotNo, by: 'minions' | GeneralId): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  play.emit('heroDied', { who: whoIs(board, slot), by });
  discardFromHand(
    board,
    hero,
    hero.hand.map(({ card }) => card),
  );
  if (hero.quest) {
    returnRecords(board, hero.quest);
    board.questDiscard.push(hero.quest.id);
  }
  board.questDiscard.push(...hero.completed.map(({ id }) => id));
  board.deadHeroes.push(hero.hero);
  board.tally.heroesLost += 1;
  board.heroes[slot] = {
    ...freshHero(hero.seat, hero.hero, play.options),
    loc: hero.loc,
    life: 0,
    pastTrophies: [...hero.pastTrophies, ...hero.trophies],
    kills: hero.kills,
    fallen: true,
  };
  if (slot === board.active) board.dayOver = true;
  settleQuests(play);
}

/** DOR-6.8: an unused hero comes with full life, 2 Hero cards and 1 Quest. */
export function takeOver(play: DorPlay, slot: SlotNo, chosen: HeroId): void {
  const { board } = play;
  const before = heroIn(board, slot);
  const hero = freshHero(before.seat, chosen, play.options);
  board.unusedHeroes = board.unusedHeroes.filter((id) => id !== chosen);
  board.heroes[slot] = { ...hero, pastTrophies: before.pastTrophies, kills: before.kills };
  const cards = drawIntoHand(play, slot, 2, 'new-hero');
  drawQuest(play, slot);
  play.emit('heroReplaced', {
    who: whoIs(board, slot),
    before: before.hero,
    cards,
    quest: heroIn(board, slot).quest?.id ?? null,
  });
}

/** DOR-6.9: no unused hero is left. */
export function leaveGame(play: DorPlay, slot: SlotNo): void {
  const { board } = play;
  const hero = heroIn(board, slot);
  hero.gone = true;
  hero.fallen = false;
  play.emit('slotLeft', { who: whoIs(board, slot) });
  if (heroesInPlay(board) === 0) finishGame(play, { reason: 'no-hero' });
}
