/** English refusals (5.3): what is wrong and what would work. */
import type { Catalogue } from '../../../../kernel/index.js';
import { sectionOf } from '../../rules/geometry.js';
import { type Due, type Ooo, type ReasonTexts, rings } from '../../types/index.js';
import { en as english } from '../../../../pieces/wording/en.js';
import { phrasing } from '../shared/phrases.js';
import { words } from './vocabulary.js';

const { card, cardNamed: named, cards, either, target: aimed, targets: aims } = phrasing(words);
const numbers = (list: readonly number[]): string => either(list.map(String));
const due: Record<Due, string> = {
  terrain: 'choose a section for the terrain tile',
  mission: 'choose your mission',
  reveal: 'choose a lane to reveal a marker in',
  discard: 'discard a card',
  spell: 'finish your open spell',
  bonus: 'settle your bonus actions',
};

export const reasons: Pick<Catalogue<Ooo>['texts'], keyof ReasonTexts> = {
  notYourTurn: ({ seat }, say) =>
    `It is ${say.seat(seat)}’s turn. Meanwhile you can look at your hand and the board, and pay owed discards.`,
  firstDo: ({ due: what }) => `First ${due[what]}.`,
  revealedAlready: () =>
    'One marker a turn is revealed by choice, at its beginning; the rest of the turn is for actions.',
  notNow: () => 'This cannot be done at this moment.',
  chooseMission: ({ offer }) => `Choose ${either(offer.map((id) => words.missions[id].name))}.`,
  missionKept: ({ mission }) => `You already keep ${english.quoted(words.missions[mission].name)}.`,
  noMissions: () => 'This table plays without secret missions.',
  noTerrain: () => 'No terrain is being placed.',
  noBonusActions: () => 'This table plays without bonus actions, so there is nothing to set.',
  noTile: ({ ring, free }) =>
    `No ${words.rings[ring]} tile left. Free sizes: ${either(free.map((one) => words.rings[one]))}.`,
  ownLane: ({ lane, lanes }) => `Your mage faces lane ${lane}; pick another lane: ${numbers(lanes)}.`,
  noMarkers: ({ lane, lanes }) => `Lane ${lane} has no markers left. Lanes with markers: ${numbers(lanes)}.`,
  spaceTaken: ({ space, seat, free }, say) =>
    `Space ${space} is taken by ${say.seat(seat)}. Free spaces: ${numbers(free)}.`,
  ownSpace: ({ space, free }) => `You already stand on ${space}. Free spaces: ${numbers(free)}.`,
  noTeleport: () => 'Nobody may change place this round (fate: No Teleportation).',
  noActionsLeft: () => 'No actions left. Pass to end your turn.',
  nothingToCast: ({ reasons: list }, say) =>
    ['None of your cards can be cast now.', ...new Set(list.map((one) => say.text(one)))].join(' '),
  notInHand: ({ card: code, hand }) =>
    code === ''
      ? `Your hand holds nothing for this: ${cards(hand)}.`
      : `${named(code) ?? 'A card of that name'} is not in your hand. You hold: ${cards(hand)}.`,
  learnedThisTurn: ({ card: code }) => `You learned ${card(code)} this turn; it serves from your next turn on.`,
  poisonCast: () => 'Poison has no effect and cannot be cast.',
  poisonUpgrade: () => 'Poison cannot be used as an upgrade.',
  castAlone: ({ card: code }) => `${card(code)} is cast alone, without upgrades and without waiting.`,
  noStudy: () => 'No new spell may be learned this round (fate: No Study). The card still serves as an upgrade.',
  displayEmpty: () => 'The display is empty; there is nothing to learn.',
  notPayable: ({ spell, effect, cost, element, energy, payable }) =>
    `${card(spell)} effect ${effect} needs ${cost} ${words.elements[element]}; you have ${energy}. Payable: ${
      payable.length === 0 ? 'none yet, add upgrades' : numbers(payable)
    }.`,
  noSuchEffect: ({ spell, effects }) =>
    effects === 0 ? `${card(spell)} has no numbered effects.` : `${card(spell)} has effects 1 to ${effects}.`,
  targetMissing: ({ targets }) => `Choose a target: ${aims(targets)}.`,
  nothingToHit: ({ spell, lane }) => `${card(spell)} has nothing to hit or to affect from lane ${lane}.`,
  noFizzle: () =>
    'A spell can fizzle only after an upgrade effect was used. Choose an effect, or take the spell back with cancel.',
  fizzleNeedsNoTarget: () => 'A spell that fizzles has no target; leave it out.',
  otherLane: ({ spell, lane, targets }) =>
    `${card(spell)} reaches only lane ${lane}, where your mage stands. Targets: ${aims(targets)}.`,
  behindFront: ({ lane, section, targets }) =>
    `Front rule: in lane ${lane} only section ${words.section(section)} can be hit. Targets: ${aims(targets)}.`,
  noSuchTarget: ({ target, targets }) => `There is no target ${aimed(target)}. Targets: ${aims(targets)}.`,
  needsNoTarget: ({ spell }) => `This effect of ${card(spell)} takes no target.`,
  voodooHand: ({ seat, hand, possible }, say) =>
    `${say.seat(seat)} has only ${english.counted(hand, 'card')}; Voodoo needs more than 3. ${possible.length > 0 ? `Possible: ${either(possible.map((one) => say.seat(one)))}` : 'Nobody has that many'}.`,
  switchSame: () => 'Switch needs two different creatures.',
  switchOtherLane: ({ lane }) =>
    `Switch moves the creature into your own lane ${lane}: ${either(rings.map((ring) => words.section(sectionOf(lane, ring))))}.`,
  switchThere: ({ lane }) => `It already stands there. Choose another section of lane ${lane}.`,
  upgradeOffers: ({ card: code, offers }) =>
    `${card(code)} offers as an upgrade: ${offers.length === 0 ? 'energy only' : offers.map((one) => words.upgradeEffects[one]).join(' and/or ')}.`,
  badUpgrade: ({ text }) =>
    `${english.quoted(text)} is no card that can be added. Name cards of your hand, with commas between them.`,
  openWithoutTarget: () => 'An open spell gets its target and effect when it is resolved; leave them out for now.',
  noOpenSpell: () => 'You have no open spell. Start one with cast.',
  mustResolve: () => 'You already used an upgrade effect, so this spell must be resolved (or fizzled with effect 0).',
  needPower: ({ power }) => `You need the power ${words.powers[power]}.`,
  powersSuspended: () => 'Bonus powers are suspended this round.',
  oncePerTurn: () => 'Only once per turn.',
  poisonStackEmpty: () => 'The Poison stack is empty.',
  chooseOpponent: ({ seats }, say) => `Choose an opponent: ${either(seats.map((seat) => say.seat(seat)))}.`,
  toadlingsOwned: ({ toadlings }) =>
    toadlings.length === 0
      ? 'You own no toadling.'
      : `Toadlings you own: ${words.language.all(toadlings.map((one) => words.toadlings[one]))}.`,
  weakenTarget: ({ targets }) =>
    `Only the toadling that weakens takes a target, and it needs one${targets.length === 0 ? ', but there is none' : `: ${aims(targets)}`}.`,
  nothingQueued: () => 'No bonus action is waiting.',
  waitingBonus: ({ queue }) => `Waiting: ${either(queue.map((bonus) => words.bonusActions[bonus]))}, or all, or none.`,
  nothingOwed: () => 'You owe no discard.',
  finishSpell: () => 'Finish your open spell with resolve or cancel first.',
};
