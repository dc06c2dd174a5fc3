/** Pourquoi un coup est refusé, et ce qui serait permis. */
import type { Catalogue } from '../../../../kernel/index.js';
import { de, fr } from '../../../../pieces/wording/fr.js';
import { heroIds } from '../../content/heroes.js';
import { locationCardIds, locationCards } from '../../content/location-cards.js';
import { inns } from '../../content/map.js';
import type { Dor, DorFrame, Reasons } from '../../types/index.js';
import { heldByName, withLast } from '../shared/phrases.js';
import { count, p, questTask } from './phrases.js';

const { v } = p;
const { quoted } = fr;

/** Une question ouverte en peu de mots. */
const questions: Partial<Record<DorFrame['step'], string>> = {
  chooseHero: 'quel héros vous jouez',
  style: 'le style d’attaque',
  shape: 'la forme',
  confirmEnd: 'la fin de la Journée',
  fightReroll: 'garder ou relancer',
  battleReroll: 'garder ou relancer',
  envoy: 'quels séides partent',
  visions: 'quelles cartes Avancée des Ténèbres reviennent',
  muster: 'qui se joint à la bataille',
  nextFighter: 'qui lance ses dés',
  penaltyCards: 'quelles cartes sont perdues',
  turnUndead: 'où vont les Morts-Vivants',
  newHero: 'qui prend la relève',
  handLimit: 'quelles cartes sont défaussées',
  wisdom: 'garder ou non la carte Avancée des Ténèbres',
};

const feminine = { red: 'rouge', blue: 'bleue', green: 'verte', black: 'noire' } as const;
const heldAs = heldByName(p);

/** Quelqu’un joue ce héros, ou ce qui a été tapé n’en est pas un. */
function heroGone(given: string): string {
  const known = heroIds.find((id) => id === given);
  return known ? `${v.heroes[known]} n’est pas libre` : 'Aucun héros ne porte ce nom';
}

export const reasons: Pick<Catalogue<Dor>['texts'], keyof Reasons> = {
  notYourTurn: ({ seat }, say) =>
    `C’est le tour ${de(say.seat(seat))}. Vous pouvez tout de même jouer des cartes spéciales et des récompenses.`,
  answerFirst: ({ step }) => `Une autre réponse passe d’abord : ${questions[step] ?? 'jouer une carte, ou passer'}.`,
  noActions: () => 'Il ne vous reste aucune action : terminez la Journée.',
  nothingAsked: () => 'Personne n’attend de réponse de vous.',
  heroNotFree: ({ hero, free }) => `${heroGone(hero)}. Héros libres : ${p.list(free.map((id) => v.heroes[id]))}.`,
  noHeroYet: () => 'On choisit encore les héros.',
  noHeroAsked: () => 'Vous avez un héros ; on n’en choisit un autre que s’il tombe.',
  tooFarOnFoot: ({ to, steps, actions, reach }) =>
    p.short(
      `Trop loin : ${p.place(to)}, à ${count(steps, 'pas', 'pas')}, et vous avez ${count(actions, 'action')}. À pied, vous atteignez : ${p.places(reach)}.`,
      490,
    ),
  tooFar: ({ to, steps, by, most }) =>
    `Trop loin : ${p.place(to)}, à ${count(steps, 'pas', 'pas')} ; ${v.travel[by]}, on va à ${most} au plus.`,
  alreadyThere: ({ to }) => `Vous y êtes déjà : ${p.place(to)}.`,
  noSuchPlace: ({ given }) => {
    const loc = p.placeCalled(given);
    return loc
      ? `${p.place(loc)} : ce choix n’est pas possible pour l’instant.`
      : `Aucun lieu ne s’appelle ${quoted(p.short(given, 40))}.`;
  },
  needsTravelCard: ({ by, held }) =>
    `Pour voyager ${v.travel[by]}, il faut une carte avec cette icône. ${held.length > 0 ? `Vous avez : ${p.cards(held)}` : 'Vous n’en avez aucune'}.`,
  noCardNeeded: () => 'Ce trajet ne demande aucune carte.',
  gatesOnly: ({ gates }) => `On ne passe que d’un Portail Magique à un autre. Portails : ${p.places(gates)}.`,
  gateCardElsewhere: ({ card, gates }) =>
    `La carte ${quoted(p.shortCard(card))} mène à son lieu ou à un Portail Magique. Portails : ${p.places(gates)}.`,
  onlyWizard: () => 'Seul le Mage se téléporte.',
  teleportUsed: () => 'Une seule téléportation par tour.',
  formBars: ({ shape }) =>
    `Sous une ${p.form(shape)}, vous ne pouvez entrer ni dans la Cité Royale ni dans une auberge.`,
  noMinions: ({ loc, near }) =>
    `Il n’y a aucun séide ici (${p.place(loc)}).${near.length > 0 ? ` Il y en a à côté : ${p.places(near)}.` : ''}`,
  onlyRanger: () => 'Seul le Ranger tire sur un lieu voisin.',
  notNextToYou: ({ loc }) => `Ce lieu n’est pas voisin du vôtre : ${p.place(loc)}.`,
  fireballCard: ({ colours }) =>
    `La Boule de feu demande une carte de lieu de la couleur d’un séide présent : ${p.list(colours.map((one) => v.colours[one]))}.`,
  onlyWizardFireball: () => 'Seul le Mage combat avec une carte (Boule de feu).',
  noBonusReward: () => `Vous n’avez pas la récompense ${quoted(v.quests['q-find-magic-gate'])}.`,
  bonusColours: ({ colours }) =>
    `Choisissez deux dés parmi les couleurs lancées ici : ${p.list(colours.map((one) => v.colours[one]))}.`,
  noGeneralHere: ({ generals }) =>
    `Aucun Général n’est ici. Généraux : ${p.list(generals.map(({ general, loc }) => `${v.generals[general]} (${p.place(loc)})`))}.`,
  minionsFirst: ({ count: n }) => `Vainquez d’abord ${n === 1 ? 'le séide' : `les ${n} séides`} d’ici.`,
  needsPortrait: ({ general, held }) =>
    `Il faut au moins une carte qui montre ${v.generals[general]}. Vous avez : ${p.cards(held)}.`,
  needsOwnCard: ({ hero, general }) =>
    `Le héros dont c’est le tour (${v.heroes[hero]}) doit jouer au moins une carte qui montre ${v.generals[general]}.`,
  nothingToJoin: () => 'Aucun Général n’est là où vous êtes : rien à rejoindre ni à promettre.',
  noneAlone: () => 'Dites soit « aucune », soit des cartes, pas les deux.',
  cannotHealHere: ({ loc }) => `On ne se soigne pas tant que des séides sont là (${p.place(loc)}).`,
  fullLife: ({ life }) => `Vous avez tous vos ${life} jetons de Vie.`,
  notTainted: ({ loc, tainted }) => `Ce lieu n’est pas corrompu (${p.place(loc)}). Corrompus : ${p.places(tainted)}.`,
  needsColourCard: ({ colour, cleric }) =>
    `Il vous faut une carte ${feminine[colour]}.${cleric ? ' Sans carte, la Prêtresse ne purifie que là où il n’y a aucun séide.' : ''}`,
  needsCardOfPlace: ({ loc }) =>
    locationCardIds.some((id) => locationCards[id].loc === loc)
      ? `Il vous faut une carte Héros de ce lieu : ${p.place(loc)}.`
      : `${p.place(loc)} : aucun Portail ne peut y être construit, car aucune carte Héros ne montre ce lieu.`,
  gateHere: () => 'Il y a déjà un Portail Magique ici.',
  noGatesLeft: () => 'Les cinq Portails Magiques sont utilisés.',
  rumorsAtInn: () => `Les rumeurs s’écoutent dans une auberge : ${p.places(inns)}. La Cité Royale n’en est pas une.`,
  rumorsTwice: () => 'Deux actions Rumeurs par tour au plus.',
  questNotHere: ({ quest }) => `${v.quests[quest]} : ${questTask(quest)}.`,
  questByItself: ({ quest }) => `La Quête ${quoted(v.quests[quest])} avance d’elle-même : ${questTask(quest)}.`,
  noQuest: () => 'Vous n’avez aucune Quête en cours.',
  notHeld: ({ given, held }) => {
    const meant = heldAs(given, held);
    return meant
      ? `${quoted(p.itemName(meant.item))} se joue ${v.timings[meant.timing]}.`
      : `Vous n’avez ni carte spéciale ni récompense appelée ${quoted(p.short(given, 40))}.`;
  },
  notNow: ({ item, timing }) => `${quoted(p.itemName(item))} se joue ${v.timings[timing]}.`,
  nothingToPlay: ({ held }) => {
    if (held.length === 0) return 'Vous n’avez rien qui serve à cet instant.';
    const items = held.map(({ item, timing }) => `${p.itemName(item)} (${v.timings[timing]})`);
    return `Rien de ce que vous avez ne sert à cet instant : ${withLast(items, ' ; ', 420)}.`;
  },
  badTarget: ({ item, example }) =>
    `${quoted(p.itemName(item))} ne peut pas viser cela.${example ? ` Par exemple : ${p.plan(example)}.` : ''}`,
  badPlan: ({ example }) => `Ce n’est pas possible ici.${example ? ` Par exemple : ${p.plan(example)}.` : ''}`,
  noTargets: () => 'Aucune cible n’est nécessaire.',
  nothingHappens: () => 'Cela ne ferait rien pour l’instant.',
  discardExactly: ({ count: n }) => `Choisissez exactement ${count(n, 'carte')} de votre main.`,
  nothingToDiscard: () => 'Vous ne devez aucune carte pour l’instant.',
};
