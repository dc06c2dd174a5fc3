/** What is true of every state (specification 12). */
import { cardIds, isSpecial } from './content/hero-cards.js';
import { generalBoards, generalIds } from './content/generals.js';
import { city, locationIds, sites } from './content/map.js';
import { colours } from './content/peoples.js';
import { questIds } from './content/quests.js';
import { handLimit } from './rules/hands.js';
import { isAlive, livingGenerals } from './rules/generals.js';
import { minionsAt } from './rules/minions.js';
import { cityLimit, fullLocation } from './rules/placement.js';
import { isImpossible } from './rules/questing.js';
import { isOnBoard } from './rules/roster.js';
import type { Board, DorMatch } from './types/index.js';

type Check = (match: DorMatch) => string[];

function unless(holds: unknown, words: string): string[] {
  return holds ? [] : [words];
}

/** 12.1 to 12.3: nothing is lost from the box. */
const pieces: Check = ({ board, options, outcome }) => {
  const stock = options.smallSupply ? 20 : 25;
  const onBoard = (pick: (loc: (typeof locationIds)[number]) => number): number =>
    locationIds.reduce((sum, loc) => sum + pick(loc), 0);
  const crystals = onBoard((loc) => board.locations[loc].crystals);
  const gates = onBoard((loc) => Number(board.locations[loc].gate));
  return [
    ...colours.flatMap((colour) => {
      const marks = board.heroes.flatMap(({ quest }) => quest?.marks ?? []);
      const onQuests = marks.filter((mark) => mark.minion && mark.colour === colour).length;
      const all = onBoard((loc) => board.locations[loc].minions[colour]) + board.supply.minions[colour] + onQuests;
      return unless(all === stock, `12.1: ${all} ${colour} minions instead of ${stock}`);
    }),
    ...unless(crystals + board.supply.crystals === 12, `12.2: ${crystals} crystals on the board`),
    ...unless(board.supply.crystals >= 1 || outcome !== null, '12.2: no crystal left and the game goes on'),
    ...unless(gates + board.supply.gates === 5, `12.3: ${gates} gates on the board`),
  ];
};

/** 12.4, 12.5: every card exactly once. */
const cards: Check = ({ board }) => {
  const inBattle = board.battle?.fighters.flatMap((fighter) => fighter.cards.map(({ card }) => card)) ?? [];
  const hands = board.heroes.flatMap(({ hand }) => hand.map(({ card }) => card));
  const heroCards = [...board.heroDeck, ...board.heroDiscard, ...hands, ...inBattle, ...board.removed];
  const open = board.night?.card ? [board.night.card] : [];
  const dark = [...board.darkDeck, ...board.darkDiscard, ...open];
  const held = board.heroes.flatMap(({ quest, completed }) => [
    ...(quest ? [quest.id] : []),
    ...completed.map(({ id }) => id),
  ]);
  const quests = [...board.questDeck, ...board.questDiscard, ...held];
  return [
    ...unless(isWhole(heroCards, cardIds.length), `12.4: ${heroCards.length} Hero cards`),
    ...unless(!board.heroDiscard.some(isSpecial), '12.4: a special card lies on the discard pile'),
    ...unless(isWhole(dark, board.darkTotal), `12.5: ${dark.length} Darkness cards`),
    ...unless(isWhole(quests, questIds.length), `12.5: ${quests.length} Quest cards`),
  ];
};

function isWhole(all: readonly string[], count: number): boolean {
  return all.length === count && new Set(all).size === count;
}

/** 12.6 */
const locations: Check = ({ board, outcome }) =>
  locationIds.flatMap((loc) => {
    const count = minionsAt(board, loc);
    const { crystals } = board.locations[loc];
    if (loc === city) {
      const most = outcome ? cityLimit : cityLimit - 1;
      return [
        ...unless(count <= most, `12.6: ${count} minions in Monarch City`),
        ...unless(crystals === 0, '12.6: Monarch City is tainted'),
      ];
    }
    if (sites[loc].kind === 'inn') return unless(count + crystals === 0, `12.6: something lies in ${loc}`);
    return unless(count <= fullLocation, `12.6: ${count} minions in ${loc}`);
  });

/** 12.7, 12.11, 12.12 */
const heroes: Check = ({ board }) =>
  board.heroes.flatMap((hero) => {
    if (!isOnBoard(hero))
      return unless(hero.life === 0 && hero.hand.length === 0, `12.7: ${hero.hero} is dead and holds`);
    const canDraw = [...board.questDeck, ...board.questDiscard].some((id) => !isImpossible(board, id));
    return [
      ...unless(hero.life >= 1 && hero.life <= hero.maxLife, `12.7: ${hero.hero} has ${hero.life} life`),
      ...unless(hero.actions >= 0 && hero.bonus >= 0, `12.7: ${hero.hero} has less than no action`),
      ...unless(hero.rumorsUsed <= 2, `12.7: ${hero.hero} heard ${hero.rumorsUsed} rumors`),
      ...unless(hero.quest !== null || !canDraw || board.phase === 'set-up', `12.11: ${hero.hero} has no Quest`),
      ...unless(hero.loc in board.locations, `12.12: ${hero.hero} is nowhere`),
    ];
  });

/** 12.8, 12.9 */
const generals: Check = ({ board, outcome }) => [
  ...livingGenerals(board).flatMap((id) => {
    const { step, life } = board.generals[id];
    const most = generalBoards[id].life;
    const least = board.battle?.general === id ? 0 : 1;
    return [
      ...unless(step >= 0 && step <= (outcome ? 4 : 3), `12.8: ${id} is on step ${step}`),
      ...unless(life >= least && life <= most, `12.8: ${id} has ${life} life`),
    ];
  }),
  ...unless(
    board.war === Math.min(3, generalIds.filter((id) => !isAlive(board, id)).length),
    `12.8: war status ${board.war}`,
  ),
  ...unless(
    !isAlive(board, 'sapphire') ||
      board.battle !== null ||
      board.generals.sapphire.life === generalBoards.sapphire.life ||
      board.generals.sapphire.healWait !== null,
    '12.9: Sapphire is wounded and does not heal',
  ),
];

/** 12.10: after the Evening no hand is above the limit, until cards are drawn again. */
const hands: Check = ({ board, stack }) => {
  const step = stack.at(-1)?.step;
  const settled = step === 'dusk' || step === 'wisdom' || step === 'nightWindow';
  const most = settled ? handLimit : Number.POSITIVE_INFINITY;
  return board.heroes.flatMap(({ hero, hand }) =>
    unless(handWithin(hand, most, board), `12.10: ${hero} holds ${hand.length}`),
  );
};

/** Local Information played after the Evening may go above. */
function handWithin(hand: readonly unknown[], most: number, board: Board): boolean {
  return hand.length <= most || board.removed.includes('sp-local-information');
}

const checks: readonly Check[] = [pieces, cards, locations, heroes, generals, hands];

export function broken(match: DorMatch): readonly string[] {
  return checks.flatMap((check) => check(match));
}
