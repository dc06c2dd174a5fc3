/** Why something is refused, and what would be legal. */
import type { Catalogue } from '../../../../kernel/index.js';
import { heroIds } from '../../content/heroes.js';
import { locationCardIds, locationCards } from '../../content/location-cards.js';
import { inns } from '../../content/map.js';
import type { Dor, DorFrame, Reasons } from '../../types/index.js';
import { heldByName, withLast } from '../shared/phrases.js';
import { count, p, questTask } from './phrases.js';

const { v } = p;

/** An open question in a few words. */
const questions: Partial<Record<DorFrame['step'], string>> = {
  chooseHero: 'which hero you play',
  style: 'the attack style',
  shape: 'the form',
  confirmEnd: 'whether the Day ends',
  fightReroll: 'keep or roll again',
  battleReroll: 'keep or roll again',
  envoy: 'which minions leave',
  visions: 'which Darkness cards go back',
  muster: 'who joins the battle',
  nextFighter: 'who rolls next',
  penaltyCards: 'which cards are lost',
  turnUndead: 'where the Undead go',
  newHero: 'who takes over',
  handLimit: 'which cards are discarded',
  wisdom: 'keep the Darkness card or not',
};

/** Somebody plays the hero, or what was typed is no hero. */
function heroGone(given: string): string {
  const known = heroIds.find((id) => id === given);
  return known ? `${v.heroes[known]} is not free` : 'There is no hero of that name';
}

const heldAs = heldByName(p);

export const reasons: Pick<Catalogue<Dor>['texts'], keyof Reasons> = {
  notYourTurn: ({ seat }, say) => `It is ${say.seat(seat)}’s turn. You can still play special cards and rewards.`,
  answerFirst: ({ step }) => `First comes another answer: ${questions[step] ?? 'play a card, or pass'}.`,
  noActions: () => 'You have no actions left: end the Day.',
  nothingAsked: () => 'Nobody is waiting for an answer from you.',
  heroNotFree: ({ hero, free }) => `${heroGone(hero)}. Free heroes: ${p.list(free.map((id) => v.heroes[id]))}.`,
  noHeroYet: () => 'The heroes are still being chosen.',
  noHeroAsked: () => 'You have a hero; another is chosen only when he falls.',
  tooFarOnFoot: ({ to, steps, actions, reach }) =>
    p.short(
      `${p.place(to)} is ${count(steps, 'step')} away and you have ${count(actions, 'action')}. On foot you reach: ${p.places(reach)}.`,
      490,
    ),
  tooFar: ({ to, steps, by, most }) =>
    `${p.place(to)} is ${count(steps, 'step')} away; ${v.travel[by]} you go at most ${most}.`,
  alreadyThere: ({ to }) => `You are already in ${p.place(to)}.`,
  noSuchPlace: ({ given }) => {
    const loc = p.placeCalled(given);
    return loc
      ? `${p.place(loc)} is no choice here as things stand.`
      : `There is no place called “${p.short(given, 40)}”.`;
  },
  needsTravelCard: ({ by, held }) =>
    `To travel ${v.travel[by]} you need a card with that icon. You hold: ${p.cards(held)}.`,
  noCardNeeded: () => 'This way needs no card.',
  gatesOnly: ({ gates }) => `You can only step from one Magic Gate to another. Gates: ${p.places(gates)}.`,
  gateCardElsewhere: ({ card, gates }) =>
    `${p.shortCard(card)} leads to the location on the card or to a Magic Gate. Gates: ${p.places(gates)}.`,
  onlyWizard: () => 'Only the Wizard teleports.',
  teleportUsed: () => 'You have already teleported this turn.',
  formBars: ({ shape }) => `In ${p.form(shape)} you cannot enter Monarch City or an inn.`,
  noMinions: ({ loc, near }) =>
    `There are no minions in ${p.place(loc)}.${near.length > 0 ? ` There are some next to you: ${p.places(near)}.` : ''}`,
  onlyRanger: () => 'Only the Ranger shoots at a neighbouring location.',
  notNextToYou: ({ loc }) => `${p.place(loc)} is not next to you.`,
  fireballCard: ({ colours }) =>
    `Fireball needs a location card in the colour of a minion here: ${p.list(colours.map((one) => v.colours[one]))}.`,
  onlyWizardFireball: () => 'Only the Wizard fights with a card (Fireball).',
  noBonusReward: () => 'You have no Find Magic Gate reward to use.',
  bonusColours: ({ colours }) =>
    `Choose two dice among the colours rolled for here: ${p.list(colours.map((one) => v.colours[one]))}.`,
  noGeneralHere: ({ generals }) =>
    `No general is here. Generals: ${p.list(generals.map(({ general, loc }) => `${v.generals[general]} in ${p.place(loc)}`))}.`,
  minionsFirst: ({ count: n }) => `Defeat the ${n === 1 ? 'minion' : count(n, 'minion')} here first.`,
  needsPortrait: ({ general, held }) =>
    `You need at least one card that shows ${v.generals[general]}. You hold: ${p.cards(held)}.`,
  needsOwnCard: ({ hero, general }) =>
    `The ${v.heroes[hero]}, whose turn it is, must play at least one card that shows ${v.generals[general]}.`,
  nothingToJoin: () => 'There is no general where you are, so there is nothing to join or pledge for.',
  noneAlone: () => 'Say either “none” or cards, not both.',
  cannotHealHere: ({ loc }) => `You cannot heal while minions are in ${p.place(loc)}.`,
  fullLife: ({ life }) => `You have all your ${life} life tokens.`,
  notTainted: ({ loc, tainted }) => `${p.place(loc)} is not tainted. Tainted: ${p.places(tainted)}.`,
  needsColourCard: ({ colour, cleric }) =>
    `You need a ${v.colours[colour]} card.${cleric ? ' Without a card the Cleric heals the land only where no minions are.' : ''}`,
  needsCardOfPlace: ({ loc }) =>
    locationCardIds.some((id) => locationCards[id].loc === loc)
      ? `You need a Hero card of ${p.place(loc)}.`
      : `No gate can be built in ${p.place(loc)}: no Hero card shows this place.`,
  gateHere: () => 'There is a Magic Gate here already.',
  noGatesLeft: () => 'All five Magic Gates are in use.',
  rumorsAtInn: () => `Rumors are heard at an inn: ${p.places(inns)}. Monarch City is not an inn.`,
  rumorsTwice: () => 'Only two Rumors actions per turn.',
  questNotHere: ({ quest }) => `${v.quests[quest]}: ${questTask(quest)}.`,
  questByItself: ({ quest }) => `${v.quests[quest]} advances by itself: ${questTask(quest)}.`,
  noQuest: () => 'You have no open Quest.',
  notHeld: ({ given, held }) => {
    const meant = heldAs(given, held);
    return meant
      ? `${p.itemName(meant.item)} is played ${v.timings[meant.timing]}.`
      : `You hold no special card or reward called “${p.short(given, 40)}”.`;
  },
  notNow: ({ item, timing }) => `${p.itemName(item)} can be played ${v.timings[timing]}.`,
  nothingToPlay: ({ held }) => {
    if (held.length === 0) return 'You have nothing that would do anything at this moment.';
    const items = held.map(({ item, timing }) => `${p.itemName(item)} (${v.timings[timing]})`);
    return `Nothing you hold does anything at this moment: ${withLast(items, '; ', 420)}.`;
  },
  badTarget: ({ item, example }) =>
    `${p.itemName(item)} cannot be aimed like that.${example ? ` For example: ${p.plan(example)}.` : ''}`,
  badPlan: ({ example }) => `That is not possible here.${example ? ` For example: ${p.plan(example)}.` : ''}`,
  noTargets: () => 'This takes no targets.',
  nothingHappens: () => 'That would do nothing now.',
  discardExactly: ({ count: n }) => `Choose exactly ${count(n, 'card')} from your hand.`,
  nothingToDiscard: () => 'You owe no cards at this moment.',
};
