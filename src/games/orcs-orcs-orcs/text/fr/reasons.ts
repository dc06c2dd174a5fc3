/** French refusals (5.3): what is wrong and what would work. */
import { de, fr as french } from '../../../../pieces/wording/fr.js';
import type { Catalogue } from '../../../../kernel/index.js';
import { sectionOf } from '../../rules/geometry.js';
import { type Due, type Ooo, type ReasonTexts, rings } from '../../types/index.js';
import { phrasing } from '../shared/phrases.js';
import { words } from './vocabulary.js';

const { card, cardNamed: named, cards, either, target: aimed, targets: aims } = phrasing(words);
const numbers = (list: readonly number[]): string => either(list.map(String));
const due: Record<Due, string> = {
  terrain: 'choisissez une section pour la tuile de terrain',
  mission: 'choisissez votre mission',
  reveal: 'choisissez un quartier où révéler un marqueur',
  discard: 'défaussez une carte',
  spell: 'terminez votre sort en cours',
  bonus: 'réglez vos actions bonus',
};

export const reasons: Pick<Catalogue<Ooo>['texts'], keyof ReasonTexts> = {
  notYourTurn: ({ seat }, say) =>
    `C’est le tour ${de(say.seat(seat))}. Vous pouvez tout de même consulter votre main et le plateau, et défausser les cartes que vous devez.`,
  firstDo: ({ due: what }) => `D’abord, ${due[what]}.`,
  revealedAlready: () => 'On révèle un seul marqueur par tour, au début ; le reste du tour est fait d’actions.',
  notNow: () => 'Ce n’est pas possible en ce moment.',
  chooseMission: ({ offer }) => `Choisissez : ${either(offer.map((id) => words.missions[id].name))}.`,
  missionKept: ({ mission }) => `Vous gardez déjà ${french.quoted(words.missions[mission].name)}.`,
  noMissions: () => 'Cette table joue sans missions secrètes.',
  noTerrain: () => 'Il n’y a pas de terrain à poser.',
  noBonusActions: () => 'Cette table joue sans actions bonus : il n’y a rien à régler.',
  noTile: ({ ring, free }) =>
    `Plus de tuile ${words.rings[ring]}. Tailles libres : ${either(free.map((one) => words.rings[one]))}.`,
  ownLane: ({ lane, lanes }) =>
    `Votre mage fait face au quartier ${lane} ; choisissez un autre quartier : ${numbers(lanes)}.`,
  noMarkers: ({ lane, lanes }) =>
    `Le quartier ${lane} n’a plus de marqueurs. Quartiers qui en ont : ${numbers(lanes)}.`,
  spaceTaken: ({ space, seat, free }, say) =>
    `La case ${space} est occupée par ${say.seat(seat)}. Cases libres : ${numbers(free)}.`,
  ownSpace: ({ space, free }) => `Vous êtes déjà sur la case ${space}. Cases libres : ${numbers(free)}.`,
  noTeleport: () => 'Personne ne change de place pendant cette manche (destin : « Pas de téléportation »).',
  noActionsLeft: () => 'Vous n’avez plus d’action. Passez pour terminer votre tour.',
  nothingToCast: ({ reasons: list }, say) =>
    ['Aucune de vos cartes ne peut être lancée maintenant.', ...new Set(list.map((one) => say.text(one)))].join(' '),
  notInHand: ({ card: code, hand }) =>
    code === ''
      ? hand.length === 0
        ? 'Votre main est vide.'
        : `Rien dans votre main ne s’y prête. Vous avez : ${cards(hand)}.`
      : `${named(code) ?? 'Une carte de ce nom'} n’est pas dans votre main. ${hand.length === 0 ? 'Elle est vide.' : `Vous avez : ${cards(hand)}.`}`,
  learnedThisTurn: ({ card: code }) =>
    `Vous avez appris ${card(code)} ce tour-ci ; la carte servira dès votre prochain tour.`,
  poisonCast: () => 'Le Poison n’a aucun effet et ne peut pas être lancé.',
  poisonUpgrade: () => 'Le Poison ne peut pas servir d’amélioration.',
  castAlone: ({ card: code }) => `${card(code)} se lance sans amélioration et tout de suite.`,
  noStudy: () =>
    'Aucun sort ne peut être appris pendant cette manche (destin : « Pas d’étude »). La carte sert encore d’amélioration.',
  displayEmpty: () => 'La palette est vide : il n’y a rien à apprendre.',
  notPayable: ({ spell, effect, cost, element, energy, payable }) =>
    `${card(spell)}, effet ${effect} : il faut ${cost} ${words.elements[element]}, vous en avez ${energy}. Effets payables : ${
      payable.length === 0 ? 'aucun encore, ajoutez des améliorations' : numbers(payable)
    }.`,
  noSuchEffect: ({ spell, effects }) =>
    effects === 0 ? `${card(spell)} n’a pas d’effets numérotés.` : `${card(spell)} a les effets 1 à ${effects}.`,
  targetMissing: ({ targets }) => `Choisissez une cible : ${aims(targets)}.`,
  nothingToHit: ({ spell, lane }) => `${card(spell)} n’a aucune cible depuis le quartier ${lane}.`,
  noFizzle: () =>
    'Un sort ne peut échouer qu’une fois un effet d’amélioration utilisé. Choisissez un effet, ou reprenez le sort avec « annuler ».',
  fizzleNeedsNoTarget: () => 'Un sort qui échoue n’a pas de cible ; n’en indiquez pas.',
  otherLane: ({ spell, lane, targets }) =>
    `${card(spell)} n’atteint que le quartier ${lane}, celui de votre mage. Cibles : ${aims(targets)}.`,
  behindFront: ({ lane, section, targets }) =>
    `Règle du front : dans le quartier ${lane}, seule la section ${words.section(section)} peut être visée. Cibles : ${aims(targets)}.`,
  noSuchTarget: ({ target, targets }) => `Il n’y a pas de cible ${aimed(target)}. Cibles : ${aims(targets)}.`,
  needsNoTarget: ({ spell }) => `Cet effet ${de(card(spell))} n’a pas de cible.`,
  voodooHand: ({ seat, hand, possible }, say) =>
    `${say.seat(seat)} n’a ${hand === 0 ? 'aucune carte' : hand === 1 ? 'qu’une carte' : `que ${hand} cartes`} ; il en faut plus de 3 pour Vaudou. ${possible.length > 0 ? `Adversaires possibles : ${either(possible.map((one) => say.seat(one)))}` : 'Personne n’en a assez'}.`,
  switchSame: () => 'Intervention demande deux créatures différentes.',
  switchOtherLane: ({ lane }) =>
    `Intervention amène la créature dans votre quartier, le ${lane} : ${either(rings.map((ring) => words.section(sectionOf(lane, ring))))}.`,
  switchThere: ({ lane }) => `Elle s’y trouve déjà. Choisissez une autre section du quartier ${lane}.`,
  upgradeOffers: ({ card: code, offers }) =>
    `${card(code)} offre en amélioration : ${
      offers.length === 0 ? 'seulement de l’énergie' : offers.map((one) => words.upgradeEffects[one]).join(' et/ou ')
    }.`,
  badUpgrade: ({ text }) =>
    `${french.quoted(text)} n’est pas une carte à ajouter. Nommez des cartes de votre main, séparées par des virgules.`,
  openWithoutTarget: () =>
    'Un sort laissé en cours reçoit sa cible et son effet à la résolution ; n’en indiquez pas encore.',
  noOpenSpell: () => 'Vous n’avez pas de sort en cours. Commencez-en un avec « lancer ».',
  mustResolve: () =>
    'Vous avez déjà utilisé un effet d’amélioration : ce sort doit être résolu (ou échouer avec l’effet 0).',
  needPower: ({ power }) => `Il vous faut le pouvoir ${french.quoted(words.powers[power])}.`,
  powersSuspended: () => 'Les pouvoirs bonus sont suspendus pendant cette manche.',
  oncePerTurn: () => 'Ce n’est possible qu’une fois par tour.',
  poisonStackEmpty: () => 'Le paquet de Poison est épuisé.',
  chooseOpponent: ({ seats }, say) => `Choisissez un adversaire : ${either(seats.map((seat) => say.seat(seat)))}.`,
  toadlingsOwned: ({ toadlings }) =>
    toadlings.length === 0
      ? 'Vous n’avez aucun bébé crapaud.'
      : `Vos bébés crapauds : ${words.language.all(toadlings.map((one) => words.toadlings[one]))}.`,
  weakenTarget: ({ targets }) =>
    targets.length === 0
      ? 'Seul le bébé crapaud « −1 point de vie » vise une créature, et il n’y en a aucune à viser.'
      : `Seul le bébé crapaud « −1 point de vie » vise une créature : ${aims(targets)}.`,
  nothingQueued: () => 'Aucune action bonus n’est en attente.',
  waitingBonus: ({ queue }) =>
    `En attente : ${either(queue.map((bonus) => words.bonusActions[bonus]))}, ou toutes, ou aucune.`,
  nothingOwed: () => 'Vous n’avez aucune carte à défausser.',
  finishSpell: () => 'Terminez d’abord votre sort en cours avec « résoudre » ou « annuler ».',
};
