/** English: why something is refused, and what would work (5.3). */
import type { Catalogue } from '../../../../kernel/index.js';
import type { DoableName, Kru, ReasonTexts, TowerType } from '../../types/index.js';
import { languages } from '../../../../pieces/wording/index.js';
import { attackText } from '../shared/attack-text.js';
import { isSpot, namedCard } from '../shared/naming.js';
import { words } from './phrases.js';
import { changeNames, questions } from './texts.js';

const { all, either, counted } = languages.en;
const { names, cards } = words;
const list = (items: readonly string[]): string => (items.length > 0 ? all(items) : 'none');
/** "No archer tower", "no artillery tower". */
const kindOf = (type: TowerType): string => names.towerTypes[type].replace(/s$/, '');
const doing: Record<DoableName, string> = {
  hero: 'choose a hero',
  ability: 'take ability tiles',
  deal: 'change the deal',
  tower: 'play a tower',
  pass: 'pass a tower',
  move: 'move your hero',
  flower: 'use a flower',
  act: 'act with your hero',
  second: 'call a secondary hero',
  choose: 'answer what is asked',
  buy: 'buy a tower',
  modify: 'buy a modifier',
  ready: 'end with “ready”',
};

export const reasons: { [K in keyof ReasonTexts]: Catalogue<Kru>['texts'][K] } = {
  wrongPhase: ({ belongs, now, doable }) =>
    `That belongs to ${belongs === 0 ? 'the set-up' : `phase ${belongs}`}. It is ${now === 0 ? 'set-up' : `phase ${now}`} now: you can ${either(doable.map((name) => doing[name]))}.`,
  firstAnswer: ({ question, seat }, say) => `First ${say.seat(seat)} answers (/krush choose): “${questions[question]}”`,
  firstFinish: ({ seat, hero }, say) =>
    `First ${say.seat(seat)} finishes ${names.heroes[hero]}’s activation (/krush act).`,
  firstSkulls: () => 'First place Bruxa’s skulls (/krush act).',
  notInHand: ({ card, hand }) =>
    `You do not hold ${namedCard(words, card) ?? 'a tower of that name'}. Your hand: ${list(hand.map((id) => names.towers[id]))}.`,
  handEmpty: () => 'Your hand holds no tower.',
  noSuchSite: ({ site, sites }) => `${isSpot(site) ? site : 'That'} is no building site. Your sites: ${list(sites)}.`,
  notYourSite: ({ site, colour, sites }) => `${site} is ${names.colours[colour]}. Your sites: ${list(sites)}.`,
  siteTaken: ({ site, kind, free }) =>
    `${site} already has a ${kind === 'soldier' ? 'soldier tower' : 'tower'}. Free for it: ${list(free)}.`,
  siteClosed: ({ site, by, free }) =>
    `${by === 'blocked' ? `${site} is blocked this round` : `${{ figure: 'A figure stands', tentacle: 'A tentacle stands', ash: 'Ash lies', fissure: 'A fissure lies', totem: 'A totem stands' }[by]} on ${site}`}. Free: ${list(free)}.`,
  noSite: () => 'No site is free for that tower.',
  limitPlay: ({ most }) => `This round you may play ${counted(most, 'tower')} only.`,
  limitUpgrades: ({ most }) => `This round you may upgrade ${counted(most, 'tower')} only.`,
  limitBuyLevel: ({ most }) => `Here only towers of level ${most} may be bought.`,
  limitModifiers: () => 'Here no modifier may be bought.',
  limitEvenRounds: () => 'Here you buy in even rounds only.',
  unreadable: ({ item }) => `I cannot read “${item}”. Write like h3:b2-b3 or use #1.`,
  notTheShape: ({ nth, shape, cells, example }) =>
    `Tile ${nth} is ${/^[LS]$/.test(names.shapes[shape]) ? 'an' : 'a'} ${names.shapes[shape]}. ${cells} is not one.${example === null ? '' : ` Example: ${example}.`}`,
  cellTaken: ({ cell, tag, free }) => `${cell} on ${tag} is already covered. Free cells: ${list(free)}.`,
  offGrid: ({ cells }) => `${cells} leaves the grid: cells are a1 to d4.`,
  wrongDamage: ({ cell, tag, takes, damage }) =>
    `${cell} on ${tag} only takes ${names.damages[takes]} damage; this is ${names.damages[damage]}.`,
  outOfRange: ({ tag, from, facing, inRange }) =>
    `${tag} is not in range from ${from ?? 'the hero board'}${from === null ? '' : ` facing ${names.facings[facing]}`}. In range: ${list(inRange)}.`,
  sameHorde: ({ tag }) => `These tiles must go on the same horde: ${tag}.`,
  differentHordes: ({ tag }) => `These tiles must go on different hordes; ${tag} has one.`,
  traitForbids: ({ tag, why, allowed }) =>
    `${tag} ${{ flying: 'is flying: no soldiers, no artillery', 'stone-skin': 'has a stone skin: no 1×1', totem: 'stands by a totem: no magic', 'stone-skins': 'has a stone skin this round: no 1×1' }[why]}. Allowed: ${list(allowed)}.`,
  noSoldiers: () => 'All 12 soldiers are on the board.',
  knifeRange: ({ tag, hordes }) => `The knife must hit a horde next to ${tag}: ${list(hordes)}.`,
  alternatives: ({ a, b }) => `Begin with a (${attackText(words, a)}) or b (${attackText(words, b)}).`,
  planUnfinished: ({ nth, piece }) => `Say where piece ${nth} goes, the ${names.shapes[piece]}, or - to leave it out.`,
  noRoom: ({ tag, piece }) => `There is no room on ${tag} for the ${names.shapes[piece]}.`,
  planTooLong: () => 'Everything is placed; nothing more is to be said.',
  notSpendable: ({ at, spaces }) => `No tile can be spent on ${at}. Possible: ${list(spaces)}.`,
  noWait: ({ at, spaces }) => `A sand warrior cannot wait on ${at}. Possible: ${list(spaces)}.`,
  otherPlayer: ({ seats }, say) => `Choose another player: ${list(seats.map((seat) => say.seat(seat)))}.`,
  noneLeft: ({ type, level }) =>
    `No ${kindOf(type)} tower of level ${level} is left in the supply; pass yours as it is.`,
  notInScenario: ({ type, level }) =>
    `This scenario has no ${kindOf(type)} tower of level ${level}; pass yours as it is.`,
  topLevel: () => 'Level 4 is the top; pass this tower as it is.',
  alreadyActed: ({ hero }) => `${names.heroes[hero]} has already acted this round.`,
  alreadyMoved: ({ hero }) => `${names.heroes[hero]} has moved; now comes the action (/krush act).`,
  heroStunned: ({ hero }) => `${names.heroes[hero]} is stunned: this activation only restores life.`,
  tooFar: ({ to, steps, hero, boots, reach }) =>
    `${to} is ${steps === null ? 'out of reach' : `${counted(steps, 'step')} away`}, and ${names.heroes[hero]} has ${counted(boots, 'boot')}. Within reach: ${list(reach)}.`,
  cannotStop: ({ at, by, near }) =>
    `A hero cannot stop ${{ tower: `on a tower (${at})`, exit: `on an exit (${at})`, tentacle: `on a tentacle (${at})`, totem: `on a totem (${at})`, environment: `there (${at})`, leviathan: `on Leviathan (${at})`, nowhere: 'outside the board' }[by]}. Possible: ${list(near)}.`,
  noBlock: ({ tag, free }) =>
    `The figure needs a square of four free cells on ${tag}. Possible (top-left cell): ${list(free)}.`,
  abilityUsed: ({ ability }) => `${cards.abilities[ability].name} is used: rest to ready it.`,
  abilityPassive: ({ ability }) => `${cards.abilities[ability].name} is passive: it works by itself.`,
  abilityNotYours: ({ ability, yours }) =>
    `${namedCard(words, ability) ?? 'What you name'} is not yours. Yours: ${list(yours.map((id) => cards.abilities[id].name))}.`,
  abilityIdle: ({ ability }) => `${cards.abilities[ability].name} has nothing to work with now.`,
  abilityNotListed: ({ abilities }) =>
    `In this scenario you choose among ${list(abilities.map((id) => cards.abilities[id].name))}, each once.`,
  noObjective: ({ spaces }) => `There is nothing to do here. Objectives: ${list(spaces)}.`,
  noSkulls: () => 'No skull has a target: go on with a move or an action.',
  flowerNotCrossed: ({ hero, at }) => `${names.heroes[hero]} did not cross ${at === '' ? 'a fresh flower' : at}.`,
  flowerWilted: ({ at }) => `The flower on ${at} is wilted.`,
  flowerCovered: ({ at }) => `A tower covers the flower on ${at}.`,
  wayOverFlower: ({ to, flower, at }) =>
    `The way to ${to} leads over the ${cards.flowers[flower].name} on ${at}. Move first, then act.`,
  wayBroken: ({ at, near }) =>
    `${at === '' ? 'The way stops too early' : `The way cannot go ${isSpot(at) ? `over ${at}` : 'there'}`}. Next: ${list(near)}.`,
  tooFewDiamonds: ({ level, price, diamonds }) =>
    `Level ${level} costs ${counted(price, 'diamond')}; the treasure has ${diamonds}.`,
  noneToBuy: ({ type, level, offered }) =>
    `No ${kindOf(type)} tower of level ${level} is left. You can buy: ${list(offered.map((id) => names.towers[id]))}.`,
  notForSale: ({ offered }) =>
    `Only towers of level 1 and 2 are sold; higher levels come by passing. You can buy: ${list(offered.map((id) => names.towers[id]))}.`,
  tooLittleGold: ({ gold }) => `A modifier costs 2 gold; the treasure has ${gold}.`,
  modifierUsed: ({ left }) =>
    `That modifier is not in the shop or fits nothing. Left: ${list(left.map((id) => cards.modifiers[id].name))}.`,
  noSlot: ({ card }) => `${names.towers[card]} has no free slot.`,
  noModifierOnSoldiers: () => 'Soldier towers take no modifier.',
  noTurntable: ({ card }) => `${names.towers[card]} has no arrow for a turntable to turn.`,
  noModifierFits: () => 'No modifier in the shop fits a tower in a hand.',
  oneSecondary: ({ left }) =>
    `One secondary hero a round, each once a game. Left: ${list(left.map((id) => names.heroes[id]))}.`,
  notSolo: () => 'Secondary heroes belong to the solo game.',
  someoneDecides: ({ seats, options }, say) =>
    `${list(seats.map((seat) => say.seat(seat)))} ${seats.length > 1 ? 'decide' : 'decides'} this. Options: ${either(options.map((params) => say.text({ key: 'option', params })))}.`,
  nothingToChoose: () => 'No question is open now.',
  readyAlone: ({ ready }) =>
    ready ? 'You are ready already; “no” takes it back.' : 'You are not ready yet: “ready” alone makes you so.',
  heroTaken: ({ free }) =>
    free.length === 0
      ? 'No hero is chosen now.'
      : `Only a free hero can be chosen: ${list(free.map((id) => names.heroes[id]))}.`,
  dealUpgrade: ({ most }) => `Up to ${most} different starting towers go up one level.`,
  notAtThisLevel: ({ changes }) =>
    `This level of difficulty does not allow that. Possible: ${list(changes.map((change) => changeNames[change]))}.`,
  notNow: () => 'That is settled already, or comes later.',
};
