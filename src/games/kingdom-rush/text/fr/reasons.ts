/** French: why something is refused, and what would work (5.3). */
import type { Catalogue } from '../../../../kernel/index.js';
import type { DoableName, Kru, ReasonTexts } from '../../types/index.js';
import { languages } from '../../../../pieces/wording/index.js';
import { au, de, spacedAll, the } from '../../../../pieces/wording/fr.js';
import { attackText } from '../shared/attack-text.js';
import { isSpot, namedCard } from '../shared/naming.js';
import { words } from './phrases.js';
import { changeNames, questions } from './texts.js';

const { all, either, counted } = languages.fr;
const { names, cards } = words;
const list = (items: readonly string[]): string => (items.length > 0 ? all(items) : 'rien');
/** What is left of it, in words that agree with how many there are. */
const remaining = (items: readonly string[]): string =>
  items.length === 0 ? 'Il n’en reste aucun' : `${items.length > 1 ? 'Restent' : 'Reste'} : ${all(items)}`;
const free = (items: readonly string[]): string =>
  items.length === 0 ? 'Aucun n’est libre' : `${items.length > 1 ? 'Libres' : 'Libre'} : ${all(items)}`;
const freeSites = (sites: readonly string[]): string =>
  sites.length === 0 ? 'Aucun autre site n’est libre' : free(sites);
const doing: Record<DoableName, string> = {
  hero: 'choisir un héros',
  ability: 'prendre des capacités',
  deal: 'changer la répartition',
  tower: 'jouer une tour',
  pass: 'passer une tour',
  move: 'déplacer votre héros',
  flower: 'utiliser une fleur',
  act: 'agir avec votre héros',
  second: 'appeler un héros secondaire',
  choose: 'répondre à ce qui est demandé',
  buy: 'acheter une tour',
  modify: 'acheter un modificateur',
  ready: 'terminer par « prêt »',
};
type Reasons = { [K in keyof ReasonTexts]: Catalogue<Kru>['texts'][K] };

const towerHeld = (card: string): string => {
  const name = namedCard(words, card);
  return name === undefined ? 'de tour de ce nom' : languages.fr.quoted(name);
};

export const reasons: Reasons = spacedAll<Reasons>({
  wrongPhase: ({ belongs, now, doable }) =>
    `Cela relève de ${belongs === 0 ? 'la mise en place' : `la phase ${belongs}`}. Nous en sommes à la ${now === 0 ? 'mise en place' : `phase ${now}`} : vous pouvez ${either(doable.map((name) => doing[name]))}.`,
  firstAnswer: ({ question, seat }, say) =>
    `D’abord, ${say.seat(seat)} répond (/krush choisir) : ${languages.fr.quoted(questions[question])}`,
  firstFinish: ({ seat, hero }, say) =>
    `D’abord, ${say.seat(seat)} termine l’activation ${de(names.heroes[hero])} (/krush agir).`,
  firstSkulls: () => 'Placez d’abord les crânes de Bruxa (/krush agir).',
  notInHand: ({ card, hand }) =>
    `Vous n’avez pas ${towerHeld(card)}. Votre main : ${list(hand.map((id) => names.towers[id]))}.`,
  handEmpty: () => 'Vous n’avez aucune tour en main.',
  noSuchSite: ({ site, sites }) =>
    `${isSpot(site) ? site : 'Ceci'} n’est pas un site de construction. Vos sites : ${list(sites)}.`,
  notYourSite: ({ site, colour, sites }) => `${site} est un site ${names.colours[colour]}. Vos sites : ${list(sites)}.`,
  siteTaken: ({ site, kind, free: sites }) =>
    `${site} a déjà une tour${kind === 'soldier' ? ' de soldats' : ''}. ${freeSites(sites)}.`,
  siteClosed: ({ site, by, free: sites }) =>
    `${by === 'blocked' ? `${site} est bloqué cette manche` : `${{ figure: 'Une figurine se tient', tentacle: 'Un tentacule se dresse', ash: 'Des cendres couvrent le sol', fissure: 'Une fissure est ouverte', totem: 'Un totem se dresse' }[by]} en ${site}`}. ${freeSites(sites)}.`,
  noSite: () => 'Aucun site n’est libre pour cette tour.',
  limitPlay: ({ most }) => `Cette manche, vous ne pouvez jouer que ${counted(most, 'tour')}.`,
  limitUpgrades: ({ most }) => `Cette manche, vous ne pouvez améliorer que ${counted(most, 'tour')}.`,
  limitBuyLevel: ({ most }) => `Ici, on n’achète que des tours de niveau ${most}.`,
  limitModifiers: () => 'Ici, on n’achète aucun modificateur.',
  limitEvenRounds: () => 'Ici, on n’achète qu’aux manches paires.',
  unreadable: ({ item }) => `Je ne peux pas lire « ${item} ». Écrivez par exemple h3:b2-b3, ou utilisez #1.`,
  notTheShape: ({ nth, shape, cells, example }) =>
    `La tuile ${nth} a cette forme : ${names.shapes[shape]}. ${cells} ne convient pas.${example === null ? '' : ` Exemple : ${example}.`}`,
  cellTaken: ({ cell, tag, free: cells }) =>
    `${cell} sur ${tag} est déjà recouverte. ${cells.length === 0 ? 'Aucune case n’est libre' : `${cells.length > 1 ? 'Cases libres' : 'Case libre'} : ${list(cells)}`}.`,
  offGrid: ({ cells }) => `${cells} sort de la grille : les cases vont de a1 à d4.`,
  wrongDamage: ({ cell, tag, takes, damage }) =>
    `${cell} sur ${tag} ne subit que des dégâts ${names.damages[takes]} ; ceux-ci sont ${names.damages[damage]}.`,
  outOfRange: ({ tag, from, facing, inRange }) =>
    `${tag} n’est pas à portée depuis ${from ?? 'le plateau héros'}${from === null ? '' : ` face ${au(the(names.facings[facing], 'm'))}`}. À portée : ${list(inRange)}.`,
  sameHorde: ({ tag }) => `Ces tuiles vont sur la même horde : ${tag}.`,
  differentHordes: ({ tag }) => `Ces tuiles vont sur des hordes différentes ; ${tag} en a déjà une.`,
  traitForbids: ({ tag, why, allowed }) =>
    `${tag} ${{ flying: 'vole : ni soldats ni artillerie', 'stone-skin': 'a une peau de pierre : pas de 1×1', totem: 'est près d’un totem : pas de magie', 'stone-skins': 'a une peau de pierre cette manche : pas de 1×1' }[why]}. Possible : ${list(allowed)}.`,
  noSoldiers: () => 'Les 12 soldats sont tous sur le plateau.',
  knifeRange: ({ tag, hordes }) => `Le couteau doit toucher une horde à côté de ${tag} : ${list(hordes)}.`,
  alternatives: ({ a, b }) => `Commencez par a (${attackText(words, a)}) ou b (${attackText(words, b)}).`,
  planUnfinished: ({ nth, piece }) => `Dites où va la pièce ${nth} (${names.shapes[piece]}), ou « - » pour l’omettre.`,
  noRoom: ({ tag, piece }) => `Pas de place sur ${tag} pour cette pièce (${names.shapes[piece]}).`,
  planTooLong: () => 'Tout est placé ; il n’y a rien à ajouter.',
  notSpendable: ({ at, spaces }) => `Aucune tuile ne peut être dépensée en ${at}. Possible : ${list(spaces)}.`,
  noWait: ({ at, spaces }) => `Un guerrier de sable ne peut pas attendre en ${at}. Possible : ${list(spaces)}.`,
  otherPlayer: ({ seats }, say) => `Choisissez un autre joueur : ${list(seats.map((seat) => say.seat(seat)))}.`,
  noneLeft: ({ type, level }) =>
    `Plus de tour de niveau ${level} (${names.towerTypes[type]}) dans la réserve ; passez la vôtre telle quelle.`,
  notInScenario: ({ type, level }) =>
    `Pas de tour de niveau ${level} (${names.towerTypes[type]}) dans ce scénario ; passez la vôtre telle quelle.`,
  topLevel: () => 'Le niveau 4 est le plus haut ; passez cette tour telle quelle.',
  alreadyActed: ({ hero }) => `${names.heroes[hero]} a déjà agi cette manche.`,
  alreadyMoved: ({ hero }) => `Le déplacement ${de(names.heroes[hero])} est fait ; reste l’action (/krush agir).`,
  heroStunned: ({ hero }) =>
    `${names.heroes[hero]} est ${words.phrases.stunned(hero)} : cette activation ne fait que lui rendre ses points de vie.`,
  tooFar: ({ to, steps, hero, boots, reach }) =>
    `${to} est ${steps === null ? 'hors d’atteinte' : `à ${counted(steps, 'pas', 'pas')}`}, et ${names.heroes[hero]} a ${counted(boots, 'botte')}. À portée : ${list(reach)}.`,
  cannotStop: ({ at, by, near }) =>
    `Un héros ne peut pas s’arrêter ${{ tower: `sur une tour (${at})`, exit: `sur une sortie (${at})`, tentacle: `sur un tentacule (${at})`, totem: `sur un totem (${at})`, environment: `là (${at})`, leviathan: `sur Léviathan (${at})`, nowhere: 'hors du plateau' }[by]}. Possible : ${list(near)}.`,
  noBlock: ({ tag, free: corners }) =>
    `La figurine a besoin d’un carré de quatre cases libres sur ${tag}. Possible (case en haut à gauche) : ${list(corners)}.`,
  abilityUsed: ({ ability }) =>
    `${cards.abilities[ability].name} : capacité déjà utilisée ; reposez-vous pour la préparer.`,
  abilityPassive: ({ ability }) => `${cards.abilities[ability].name} est passive : elle agit d’elle-même.`,
  abilityNotYours: ({ ability, yours }) =>
    `${namedCard(words, ability) ?? 'Ce que vous nommez'} : vous ne l’avez pas. Les vôtres : ${list(yours.map((id) => cards.abilities[id].name))}.`,
  abilityIdle: ({ ability }) => `${cards.abilities[ability].name} ne trouve rien à faire pour l’instant.`,
  abilityNotListed: ({ abilities }) =>
    `Dans ce scénario, vous avez le choix entre ${list(abilities.map((id) => cards.abilities[id].name))}, chacune une fois.`,
  noObjective: ({ spaces }) => `Il n’y a rien à faire ici. Objectifs : ${list(spaces)}.`,
  noSkulls: () => 'Aucun crâne n’a de cible : déplacez-vous ou agissez.',
  flowerNotCrossed: ({ hero, at }) => `${names.heroes[hero]} n’a pas traversé ${at === '' ? 'de fleur fraîche' : at}.`,
  flowerWilted: ({ at }) => `La fleur en ${at} est fanée.`,
  flowerCovered: ({ at }) => `Une tour recouvre la fleur en ${at}.`,
  wayOverFlower: ({ to, flower, at }) =>
    `Le trajet vers ${to} passe par une fleur (${cards.flowers[flower].name}, ${at}). Déplacez-vous d’abord, puis agissez.`,
  wayBroken: ({ at, near }) =>
    `${at === '' ? 'Le trajet s’arrête trop tôt' : `Le trajet ne peut pas passer par ${isSpot(at) ? at : 'là'}`}. Suite possible : ${list(near)}.`,
  tooFewDiamonds: ({ level, price, diamonds }) =>
    `Le niveau ${level} coûte ${counted(price, 'diamant')} ; le trésor ${diamonds > 0 ? `en a ${diamonds}` : 'n’en a aucun'}.`,
  noneToBuy: ({ type, level, offered }) =>
    `Plus de tour de niveau ${level} (${names.towerTypes[type]}). À acheter : ${list(offered.map((id) => names.towers[id]))}.`,
  notForSale: ({ offered }) =>
    `On ne vend que les niveaux 1 et 2 ; les autres viennent en passant des tours. À acheter : ${list(offered.map((id) => names.towers[id]))}.`,
  tooLittleGold: ({ gold }) =>
    `Un modificateur coûte 2 pièces d’or ; le trésor ${gold > 0 ? `en a ${gold}` : 'n’en a aucune'}.`,
  modifierUsed: ({ left }) =>
    `Ce modificateur n’est pas en vente, ou aucune tour ne peut le recevoir. ${remaining(left.map((id) => cards.modifiers[id].name))}.`,
  noSlot: ({ card }) => `${names.towers[card]} : aucune zone libre pour un modificateur.`,
  noModifierOnSoldiers: () => 'Les tours de soldats ne reçoivent aucun modificateur.',
  noTurntable: ({ card }) => `${names.towers[card]} : aucune flèche à faire tourner.`,
  noModifierFits: () => 'Aucun modificateur en vente ne va sur une tour en main.',
  oneSecondary: ({ left }) =>
    `Un héros secondaire par manche, chacun une fois par partie. ${remaining(left.map((id) => names.heroes[id]))}.`,
  notSolo: () => 'Les héros secondaires appartiennent au mode solo.',
  someoneDecides: ({ seats, options }, say) =>
    `La décision revient à ${list(seats.map((seat) => say.seat(seat)))}. Options : ${either(options.map((params) => say.text({ key: 'option', params })))}.`,
  nothingToChoose: () => 'Aucune question n’est ouverte.',
  readyAlone: ({ ready }) =>
    ready
      ? 'Vous êtes déjà prêt ; « non » revient dessus.'
      : 'Vous n’êtes pas encore prêt : « prêt » tout seul suffit.',
  heroTaken: ({ free: heroes }) =>
    heroes.length === 0
      ? 'On ne choisit pas de héros maintenant.'
      : `On ne choisit qu’un héros libre. ${free(heroes.map((id) => names.heroes[id]))}.`,
  dealUpgrade: ({ most }) => `Jusqu’à ${most} tours de départ différentes montent d’un niveau.`,
  notAtThisLevel: ({ changes }) =>
    `Ce niveau de difficulté ne le permet pas. Possible : ${list(changes.map((change) => changeNames[change]))}.`,
  notNow: () => 'C’est déjà réglé, ou cela viendra plus tard.',
});
