/** French refusals (5.2): what is wrong and what would work. */
import type { Catalogue } from '../../../../kernel/index.js';
import { de } from '../../../../pieces/wording/fr.js';
import { type TaskTarget, taskData } from '../../content/tasks.js';
import { isNobody } from '../../rules/units.js';
import type { ReasonTexts } from '../../types/texts.js';
import type { OrderTile, Ritual, Task } from '../../types/terms.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { at, first, from as leaving, some, the, to as towards } from './places.js';
import { labels } from './prompts.js';
import { words } from './vocabulary.js';

const { actionNames, lane, place, places, unitCount, units } = phrases(words);
const { language } = words;
const { quoted } = language;
const cards = (list: readonly (keyof typeof words.cards)[]): string =>
  list.length === 0 ? words.none : language.either(list.map((card) => words.cards[card]));
const obeys: Record<OrderTile, string> = {
  'goblin-fury': 'un gobelin au mur',
  'exploding-orcs': 'un orque au mur',
  'trolls-call': 'un troll sur un rempart qui y mène',
  bluff: 'un assaillant au mur, ou un troll sur un rempart qui y mène',
};
const strikes: Partial<Record<Ritual, string>> = {
  bloodstones: 'une catapulte sans pierres de sang',
  possession: 'un héros à portée et non possédé',
  accident: 'un chaudron',
  gale: 'un mur sans tempête',
  fire: 'un bâtiment sans feu',
};
const hero = { officer: 'L’officier', warrior: 'Le guerrier' } as const;
const untargeted: Record<TaskTarget, string> = {
  'empty-tower': 'aucune tour n’est vide',
  'cauldron-wall': 'aucune place de chaudron n’est libre',
  'platform-wall': 'aucune place de plateforme n’est libre',
  gate: 'le portail est intact',
  'timber-wall': 'aucun mur ne peut recevoir plus de bois',
  'free-path': 'chaque sentier a un pont ou un piège',
  engine: 'il faut une baliste ou une catapulte, et une carte manqué libre',
  'siege-tower': 'personne n’est dans une tour de siège',
  side: 'les deux côtés sont bénis',
  wall: 'il ne reste aucun mur',
  zone: 'aucun assaillant n’est sur le plateau',
  order: 'aucun ordre n’est posé à un mur',
  barracks: 'il faut l’unité aux baraquements, une place libre pour son nouveau type et une pièce en stock',
  guards: 'il faut un saboteur dans la forteresse et une unité aux gardes',
};
const made: Partial<Record<Task, string>> = {
  cannon: 'canons',
  'cauldron-troll': 'chaudrons contre les trolls',
  'cauldron-orc': 'chaudrons contre les orques',
  'cauldron-goblin': 'chaudrons contre les gobelins',
  hook: 'crochets',
  platform: 'plateformes',
  timber: 'composants en bois',
  'goblin-trap': 'pièges à gobelin',
  'troll-trap': 'pièges à troll',
};

export const reasons: Pick<Catalogue<Str>['texts'], keyof ReasonTexts> = {
  notDrawn: ({ phase, cards: list }) => `Cette carte n’est pas parmi celles tirées. Phase ${phase} : ${cards(list)}.`,
  partnerTook: ({ card, phase, cards: list }) =>
    `Votre partenaire a pris ${quoted(words.cards[card])}. Encore libres pour la phase ${phase} : ${cards(list)}.`,
  noSpecialSide: () => 'Seules les cartes des phases 1 à 5 ont une face spéciale.',
  alreadyFlipped: ({ card }) => `La carte ${quoted(words.cards[card])} est déjà retournée, et le reste.`,
  gatheredAlready: () => 'La récolte se fait une fois par tour.',
  noMoreResources: () => 'Après *Tous à l’assaut*, on ne récolte plus de ressources.',
  notInReserve: ({ unit, reserve }) =>
    `Pas ${de(words.units[unit][0])} dans votre réserve. ${isNobody(reserve) ? 'Elle est vide' : `Vous avez ${units(reserve)}`}.`,
  bankEmpty: () => 'La banque est vide (les 16 ressources sont en main). Dépensez-en d’abord.',
  bankEmptyAtFirst: () => 'La banque est vide au tour 1 d’une partie en équipes.',
  noPartner: () => 'À deux joueurs, vous n’avez pas de partenaire.',
  sentAlready: () => 'Vous avez déjà envoyé des troupes ce tour-ci.',
  sendOneType: () => 'Envoyez jusqu’à 3 unités d’un seul type.',
  sendFlipped: () => 'Votre carte de phase 1 est retournée : rien ne peut être envoyé.',
  notOnCard: ({ phase, actions }) => `Votre carte de phase ${phase} offre ${actionNames(actions)}.`,
  usedThisTurn: ({ action }) => `Déjà fait ce tour-ci : ${words.actions[action]}.`,
  cardFlipped: ({ phase, special }) =>
    `Votre carte de phase ${phase} est retournée : il ne reste que *${words.specials[special]}*.`,
  tooFewResources: ({ action, needed, held }) =>
    `${words.actions[action]} : il faut ${words.resources(needed)}, vous en avez ${held}.`,
  notPayable: ({ action, options, reserve }) =>
    `${words.actions[action]} : il faut ${language.either(options.map(units))} ; votre réserve : ${units(reserve)}.`,
  placeUnfit: ({ action, where, places: list }) =>
    where === ''
      ? `${words.actions[action]} : il n’y a plus de place.`
      : `${words.actions[action]} : impossible ${at(where)}. ${list.length === 0 ? 'Rien n’est libre' : `Libre : ${places(list)}`}.`,
  fourEngines: () => 'Quatre engins de jet sont déjà sur le plateau.',
  noTileLeft: ({ action }) => `Il ne reste plus de tuile ${quoted(words.actions[action])}.`,
  noEngineCards: () => 'Trop peu de cartes touché ou manqué sont libres (il en faut 2 et 5).',
  ownSideOnly: ({ side }) => `Vous ne commandez que le côté ${words.sides[side]}.`,
  wallFull: ({ wall, equipment }) => `${wall} porte déjà deux équipements : ${actionNames(equipment)}.`,
  sameKind: ({ item, wall }) => `${wall} porte déjà ${some(item)} ; un second équipement doit être d’une autre sorte.`,
  pathTaken: ({ path, piece, free }) =>
    `Il y a déjà un ${words.pathPieces[piece]} ${at(path)}. Libre : ${places(free)}.`,
  rampartFull: ({ rampart, trainings }) =>
    `${place(rampart)} porte déjà ${language.all(trainings.map(some))} ; il y tient deux entraînements différents.`,
  saboteurThere: ({ building, free }) => `Il y a déjà un saboteur ${at(building)}. Libre : ${places(free)}.`,
  noHitCards: () => 'Toutes les cartes touché sont utilisées.',
  noneToTame: ({ unit }) => `Pas encore ${de(words.units[unit][0])} parmi les unités tuées.`,
  tooFewGoblins: ({ ritual, needed, held }) =>
    `${words.actions[ritual]} : il faut ${unitCount(needed, 'goblin')}, votre réserve en a ${held}.`,
  ritualNeeds: ({ ritual }) => `${words.actions[ritual]} : il faut ${strikes[ritual] ?? 'une cible'}.`,
  ritualThere: ({ ritual, target }) => `Le rituel ${quoted(words.actions[ritual])} est déjà posé ${at(target)}.`,
  cardNotFlipped: ({ phase }) =>
    `Votre carte de phase ${phase} montre encore son recto. Retournez-la au début d’un tour.`,
  specialUsed: ({ special }) => `*${words.specials[special]}* : une fois par tour.`,
  withinSide: ({ side }) => `Cette tuile ne se déplace que du côté ${words.sides[side]}.`,
  laddersInUse: () => 'Quelqu’un se tient sur ces échelles ; elles restent.',
  destinationUnfit: ({ to, places: list }) => `Impossible ${at(to)}. Possible : ${places(list)}.`,
  nothingToMove: ({ special }) => `Rien à quoi appliquer *${words.specials[special]}* pour l’instant.`,
  noDeadGoblin: () => 'Aucun gobelin parmi les unités tuées.',
  notYoursToLend: ({ action }) => `L’action ${quoted(words.actions[action])} n’est plus à vous ce tour-ci.`,
  specialsNotLent: () => 'Les actions spéciales ne se prêtent pas.',
  partnerHasIt: ({ action }) => `Votre partenaire a déjà ${quoted(words.actions[action])} sur sa carte.`,
  partnerCannot: ({ action }) => `Votre partenaire ne pourrait pas faire ${quoted(words.actions[action])} maintenant.`,
  deployedAlready: ({ size }) => `Vous avez déjà fait votre ${words.sizes[size].toLowerCase()} déploiement ce tour-ci.`,
  deploymentOpen: () => 'Terminez d’abord le déploiement ouvert (commande « fini »).',
  noDeploymentOpen: () => 'Ouvrez d’abord un déploiement (commande « déployer »).',
  nobodyToDeploy: () => 'Personne ne pourrait bouger dans un déploiement maintenant.',
  laneIdle: ({ lane: id, why, limit }) =>
    `${lane(id)} : ${why === 'nobody' ? 'personne de prêt' : `limite de ${limit} atteinte`}.`,
  nobodyMoves: ({ lane: id, why }) =>
    `Personne ne bougerait. ${lane(id)} : ${why === 'room' ? 'pas de place' : 'seuls des gobelins sont prêts'}.`,
  noPath: ({ from, to, reach }) =>
    `Pas de sentier ${leaving(from)} ${towards(to)}. Depuis ${the(from)} : ${places(reach)}.`,
  neverBack: () => 'Les assaillants ne reculent jamais (sauf avec un argousin).',
  stayOnWall: () => 'Les troupes d’un mur y restent. Des cordes en laisseraient passer une à côté.',
  limitReached: ({ from, left }) =>
    left === 0
      ? `Plus personne ne peut quitter ${the(from)} dans ce déploiement.`
      : `${language.counted(left, 'unité')} de plus ${language.plural(left, 'peut', 'peuvent')} quitter ${the(from)} dans ce déploiement.`,
  noRoom: ({ to, room }) =>
    `${first(to)} : ${room === 0 ? 'plus de place' : `encore ${language.counted(room, 'place')}`}.`,
  movedAlready: () => 'Ces unités sont arrivées dans ce déploiement ; elles repartiront au prochain.',
  otherSideMarch: () => 'Personne ne passe de l’autre côté de la forteresse.',
  altarReaches: ({ walls }) => `Cet autel atteint les murs ${language.all(walls)}.`,
  noAltar: () => 'Vous n’avez pas d’autel.',
  openGiven: () => 'Un ordre général par tour. Vous pouvez encore en donner de secrets (1 sablier en tout).',
  wallHasOrder: ({ wall }) => `${wall} a déjà un ordre.`,
  nobodyObeys: ({ tile }) => `Personne là-bas pour exécuter ${quoted(words.orders[tile])} : il faut ${obeys[tile]}.`,
  orderTileGone: ({ tile }) => `Déjà posé à un mur : ${words.orders[tile]}.`,
  noStone: () => 'Vous n’avez pas de pierre à poser.',
  yourSide: ({ side }) => `Votre côté est le côté ${words.sides[side]}.`,
  taskDone: ({ task }) => `${words.tasks[task]} : déjà fait ce tour-ci ; de nouveau au prochain.`,
  needsOnly: ({ task, missing }) => `${words.tasks[task]} : il ne manque que ${words.hourglasses(missing)}.`,
  haveHourglasses: ({ hourglasses }) =>
    `Vous n’avez ${hourglasses === 0 ? 'aucun sablier' : `que ${words.hourglasses(hourglasses)}`} pour cela.`,
  noTarget: ({ task, most }) =>
    `${quoted(words.tasks[task])} n’a pas de cible maintenant : ${untargeted[taskData[task].target]}. ${
      most > 0
        ? `Vous pouvez y poser jusqu’à ${words.hourglasses(most)} sans l’achever.`
        : 'Une autre action peut prendre vos sabliers.'
    }`,
  nameTarget: ({ task, targets }) =>
    `Ceci achève ${quoted(words.tasks[task])} : nommez la cible. Possible : ${places(targets)}.`,
  targetUnfit: ({ target, targets }) => `Impossible ${at(target)}. Possible : ${places(targets)}.`,
  unitUnfit: ({ unit, units: there }) =>
    `Pas ${de(words.units[unit][0])} ici. Possible : ${language.either(there.map((one) => words.units[one][0]))}.`,
  allInUse: ({ task, pieces }) =>
    pieces === 1 ? `Déjà en jeu : ${words.tasks[task]}.` : `Les ${pieces} ${made[task] ?? 'pièces'} sont en jeu.`,
  otherColour: ({ task, seat }, say) =>
    `Les sabliers ${de(say.seat(seat))} sont sur ${quoted(words.tasks[task])} ; l’action lui revient jusqu’au bout.`,
  actOnSide: ({ side }) => `Vous n’agissez que du côté ${words.sides[side]}.`,
  notNextTo: ({ from, to, reach }) =>
    `Il y a plus d’un pas ${leaving(from)} ${towards(to)}. À un pas ${leaving(from)} : ${places(reach)}.`,
  noSpace: ({ to, room, unit }) =>
    `${first(to)} : ${room === 0 ? 'aucune' : room} ${language.plural(room, 'case libre', 'cases libres')} pour des ${words.units[unit][1]}. Vous pourriez échanger.`,
  oneArcher: () => 'Une tour ne prend qu’un archer.',
  machineStands: ({ tower, machine }) => `Un ${machine === 'cannon' ? 'canon' : 'crochet'} occupe ${tower}.`,
  nobodyGarrisons: ({ building }) => `Personne ne tient garnison ${at(building)}.`,
  thereAre: ({ place: id, units: there }) => `${place(id)} : ${units(there)}.`,
  heroActed: ({ hero: who }) => `${hero[who]} a déjà agi ce tour-ci.`,
  heroStays: ({ hero: who }) => `${hero[who]} a agi ce tour-ci et reste.`,
  heroWay: () =>
    'Un héros va d’un mur à un mur voisin, ou entre un mur et la cour ; pas sur un mur qui a déjà un héros.',
  heroAlone: () => 'Un héros se déplace seul.',
  swapEqually: () => 'Un échange demande autant d’unités d’autres types, et des places qui conviennent.',
  takesHourglasses: ({ needed, held }) => `Il faut ${words.hourglasses(needed)}, vous en avez ${held}.`,
  possessed: ({ hero: who }) => `${hero[who]} est possédé ce tour-ci.`,
  heroNotOnWall: ({ hero: who }) => `${hero[who]} doit se tenir sur un mur.`,
  enemiesAre: ({ wall, units: there }) =>
    isNobody(there) ? `Il n’y a personne en ${wall}.` : `Il y a en ${wall} : ${units(there)}.`,
  notBeforeTurn: ({ turn }) => `Pas avant le tour ${turn}.`,
  oneAct: () => 'Un seul acte déshonorant par tour.',
  actSpent: ({ act }) => `L’acte ${quoted(words.acts[act])} a déjà servi dans cette partie.`,
  noTasksThere: ({ building, buildings }) => `Aucune action ${at(building)}. Possible : ${places(buildings)}.`,
  swiftSpent: () => 'La tuile rapidité est utilisée pour ce tour-ci.',
  notPartners: ({ tasks }) =>
    tasks.length === 0
      ? 'Votre partenaire n’a fait aucune action ce tour-ci : il n’y a rien à libérer.'
      : `Seule une action que votre partenaire a faite ce tour-ci peut être libérée : ${language.either(tasks.map((task) => words.tasks[task]))}.`,
  fourPlayersOnly: () => 'La tuile rapidité est pour quatre joueurs.',
  reaches: ({ weapon, targets }) => `${first(weapon)} atteint ${places(targets.filter((one) => one !== 'hold'))}.`,
  noEnemy: ({ target }) => `Aucun ennemi ${at(target)}.`,
  mustFire: ({ engine, walls }) => `${first(engine)} doit tirer. Murs à portée : ${places(walls)}.`,
  underGlare: ({ wall }) => `${place(wall)} est sous l’éblouissement spirituel.`,
  archersOnly: ({ target, left }) =>
    `${left === 0 ? 'Plus aucun' : `Encore ${left} au plus`} sur ${place(target)} : un gobelin par archer.`,
  possibleAre: ({ about, values }, say) =>
    `${labels.itemChoice({ about }, say)} ; possible : ${language.either(values.map((value) => labels.valueChoice({ about, value }, say)))}.`,
  keepFirst: () => 'Choisissez d’abord vos quatre cartes (commande « garder »).',
  stoneFirst: () => 'Posez d’abord la pierre (commande « pierre »).',
  untilRange: ({ phase, phases }) =>
    phases.length === 0
      ? `Depuis la phase ${phase}, vous ne pouvez finir que cette phase.`
      : `Depuis la phase ${phase}, vous pouvez en finir jusqu’à ${language.either(phases.map((one) => `la phase ${one}`))}.`,
};
