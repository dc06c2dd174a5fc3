/** English refusals (5.2): what is wrong and what would work. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type TaskTarget, taskData } from '../../content/tasks.js';
import { isNobody } from '../../rules/units.js';
import type { ReasonTexts } from '../../types/texts.js';
import type { OrderTile, Ritual, Task } from '../../types/terms.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { at, first, some, the } from './places.js';
import { labels } from './prompts.js';
import { words } from './vocabulary.js';

const { actionNames, lane, place, places, unitCount, units } = phrases(words);
const { language } = words;
const cards = (list: readonly (keyof typeof words.cards)[]): string =>
  list.length === 0 ? words.none : language.either(list.map((card) => words.cards[card]));
const obeys: Record<OrderTile, string> = {
  'goblin-fury': 'a goblin at the wall',
  'exploding-orcs': 'an orc at the wall',
  'trolls-call': 'a troll on a rampart leading there',
  bluff: 'an invader at the wall, or a troll on a rampart leading there',
};
const strikes: Partial<Record<Ritual, string>> = {
  bloodstones: 'a catapult without bloodstones',
  possession: 'a hero within reach who is not possessed',
  accident: 'a cauldron',
  gale: 'a wall without a gale',
  fire: 'a building without fire',
};
const untargeted: Record<TaskTarget, string> = {
  'empty-tower': 'no tower is empty',
  'cauldron-wall': 'no cauldron space is free',
  'platform-wall': 'no platform space is free',
  gate: 'the gate is whole',
  'timber-wall': 'no wall has room for more wood',
  'free-path': 'every path has a bridge or a trap',
  engine: 'it needs a ballista or catapult, and a free miss card',
  'siege-tower': 'nobody is in a siege tower',
  side: 'both sides are blessed',
  wall: 'no wall is left',
  zone: 'no invader is on the board',
  order: 'no order lies at a wall',
  barracks: 'the barracks need the unit, a free space for its new type, and one in the supply',
  guards: 'it needs a saboteur in the fortress and a unit in the guards',
};
const made: Partial<Record<Task, string>> = {
  cannon: 'cannons',
  'cauldron-troll': 'troll cauldrons',
  'cauldron-orc': 'orc cauldrons',
  'cauldron-goblin': 'goblin cauldrons',
  hook: 'hooks',
  platform: 'platforms',
  timber: 'wooden components',
  'goblin-trap': 'goblin traps',
  'troll-trap': 'troll traps',
};

export const reasons: Pick<Catalogue<Str>['texts'], keyof ReasonTexts> = {
  notDrawn: ({ phase, cards: list }) => `That card is not among those you drew. Phase ${phase}: ${cards(list)}.`,
  partnerTook: ({ card, phase, cards: list }) =>
    `Your partner took ${words.cards[card]}. Still free for phase ${phase}: ${cards(list)}.`,
  noSpecialSide: () => 'Only the cards of phases 1 to 5 have a special side.',
  alreadyFlipped: ({ card }) => `${words.cards[card]} is already flipped, and stays so.`,
  gatheredAlready: () => 'Gathering is once a turn.',
  noMoreResources: () => 'After *All-out assault* no more resources are gathered.',
  notInReserve: ({ unit, reserve }) =>
    `No ${words.units[unit][0]} in your reserve. ${isNobody(reserve) ? 'It is empty' : `You have ${units(reserve)}`}.`,
  bankEmpty: () => 'The bank is empty (16 resources are in hand). Spend some first.',
  bankEmptyAtFirst: () => 'The bank is empty in turn 1 of a team game.',
  noPartner: () => 'With two players you have no partner.',
  sentAlready: () => 'You have already sent troops this turn.',
  sendOneType: () => 'Send up to 3 units of one type.',
  sendFlipped: () => 'Your phase 1 card is flipped: nothing can be sent.',
  notOnCard: ({ phase, actions }) => `Your phase ${phase} card offers ${actionNames(actions)}.`,
  usedThisTurn: ({ action }) => `Already done this turn: ${words.actions[action]}.`,
  cardFlipped: ({ phase, special }) =>
    `Your phase ${phase} card is flipped: only *${words.specials[special]}* is left.`,
  tooFewResources: ({ action, needed, held }) =>
    `${words.actions[action]}: it takes ${words.resources(needed)}, you have ${held}.`,
  notPayable: ({ action, options, reserve }) =>
    `${words.actions[action]}: it takes ${language.either(options.map(units))}; your reserve: ${units(reserve)}.`,
  placeUnfit: ({ action, where, places: list }) =>
    where === ''
      ? `${words.actions[action]}: no place is left.`
      : `${words.actions[action]}: not possible ${at(where)}. Free: ${places(list)}.`,
  fourEngines: () => 'Four throwing engines are on the board already.',
  noTileLeft: ({ action }) => `No ${words.actions[action]} tile is left.`,
  noEngineCards: () => 'Too few hit or miss cards are free: it takes 2 and 5.',
  ownSideOnly: ({ side }) => `You command the ${words.sides[side]} side only.`,
  wallFull: ({ wall, equipment }) => `${wall} already carries two kinds of equipment: ${actionNames(equipment)}.`,
  sameKind: ({ item, wall }) => `${wall} already carries ${some(item)}; a second piece must be of another kind.`,
  pathTaken: ({ path, piece, free }) =>
    `${place(path)} already has a ${words.pathPieces[piece]}. Free paths: ${places(free)}.`,
  rampartFull: ({ rampart, trainings }) =>
    `${place(rampart)} already has ${language.all(trainings.map(some))}; it takes two different trainings.`,
  saboteurThere: ({ building, free }) => `There is a saboteur ${at(building)} already. Free: ${places(free)}.`,
  noHitCards: () => 'All hit cards are in use.',
  noneToTame: ({ unit }) => `No ${words.units[unit][0]} lies among the dead yet.`,
  tooFewGoblins: ({ ritual, needed, held }) =>
    `${words.actions[ritual]}: it takes ${unitCount(needed, 'goblin')}, your reserve has ${held}.`,
  ritualNeeds: ({ ritual }) => `${words.actions[ritual]}: it needs ${strikes[ritual] ?? 'a target'}.`,
  ritualThere: ({ ritual, target }) => `The ritual ${words.actions[ritual]} is already laid ${at(target)}.`,
  cardNotFlipped: ({ phase }) => `Your phase ${phase} card still shows its front. Flip it at the start of a turn.`,
  specialUsed: ({ special }) => `*${words.specials[special]}* is once a turn.`,
  withinSide: ({ side }) => `That tile can only move within the ${words.sides[side]} side.`,
  laddersInUse: () => 'Someone stands on those ladders; they cannot be moved.',
  destinationUnfit: ({ to, places: list }) => `Not possible ${at(to)}. Possible: ${places(list)}.`,
  nothingToMove: ({ special }) => `There is nothing for *${words.specials[special]}* to work on.`,
  noDeadGoblin: () => 'No goblin lies among the dead.',
  notYoursToLend: ({ action }) => `${words.actions[action]} is no longer yours to lend this turn.`,
  specialsNotLent: () => 'Special actions cannot be lent.',
  partnerHasIt: ({ action }) => `Your partner already has ${words.actions[action]} on a card.`,
  partnerCannot: ({ action }) => `Your partner could not take ${words.actions[action]} now.`,
  deployedAlready: ({ size }) => `You have made your ${words.sizes[size].toLowerCase()} deployment this turn.`,
  deploymentOpen: () => 'Finish the open deployment first (command “done”).',
  noDeploymentOpen: () => 'Open a deployment first (command “deploy”).',
  nobodyToDeploy: () => 'Nobody could move in a deployment now.',
  laneIdle: ({ lane: id, why, limit }) =>
    `${lane(id)}: ${why === 'nobody' ? 'nobody ready' : `limit of ${limit} reached`}.`,
  nobodyMoves: ({ lane: id, why }) =>
    `Nobody would move. ${lane(id)}: ${why === 'room' ? 'no room' : 'only goblins are ready'}.`,
  noPath: ({ from, to, reach }) => `No path from ${the(from)} to ${the(to)}. From ${the(from)}: ${places(reach)}.`,
  neverBack: () => 'Invaders never fall back (only a drover lets them).',
  stayOnWall: () => 'Troops on a wall stay there. Ropes would let one move aside.',
  limitReached: ({ from, left }) =>
    left === 0
      ? `Nobody else may leave ${the(from)} in this deployment.`
      : `Only ${left} more may leave ${the(from)} in this deployment.`,
  noRoom: ({ to, room }) => `${first(to)} has ${room === 0 ? 'no room left' : `room for ${room} more`}.`,
  movedAlready: () => 'Those arrived in this deployment; they march again in the next one.',
  otherSideMarch: () => 'Nobody crosses to the other side of the fortress.',
  altarReaches: ({ walls }) => `This altar reaches the walls ${language.all(walls)}.`,
  noAltar: () => 'You have no altar.',
  openGiven: () => 'One open order a turn. You may still give secret ones (1 hourglass in all).',
  wallHasOrder: ({ wall }) => `${wall} already has an order.`,
  nobodyObeys: ({ tile }) => `Nobody there could carry out ${words.orders[tile]}: it needs ${obeys[tile]}.`,
  orderTileGone: ({ tile }) => `${words.orders[tile]} already lies at a wall.`,
  noStone: () => 'You have no stone to place.',
  yourSide: ({ side }) => `Your side is the ${words.sides[side]} one.`,
  taskDone: ({ task }) => `“${words.tasks[task]}” was done this turn; again next turn.`,
  needsOnly: ({ task, missing }) => `“${words.tasks[task]}” needs only ${words.hourglasses(missing)} more.`,
  haveHourglasses: ({ hourglasses }) =>
    `You have ${hourglasses === 0 ? 'no hourglass' : `only ${words.hourglasses(hourglasses)}`} for that.`,
  noTarget: ({ task, most }) =>
    `“${words.tasks[task]}” has no target now: ${untargeted[taskData[task].target]}. ${
      most > 0
        ? `You may put up to ${words.hourglasses(most)} on it without finishing it.`
        : 'Another task can take your hourglasses.'
    }`,
  nameTarget: ({ task, targets }) =>
    `This completes “${words.tasks[task]}”: name the target. Possible: ${places(targets)}.`,
  targetUnfit: ({ target, targets }) => `Not possible ${at(target)}. Possible: ${places(targets)}.`,
  unitUnfit: ({ unit, units: there }) =>
    `No ${words.units[unit][0]} is there. Possible: ${language.either(there.map((one) => words.units[one][0]))}.`,
  allInUse: ({ task, pieces }) =>
    pieces === 1 ? `${words.tasks[task]} is in use.` : `All ${pieces} ${made[task] ?? 'pieces'} are in use.`,
  otherColour: ({ task, seat }, say) =>
    `${say.seat(seat)}’s hourglasses are on ${words.tasks[task]}; it is theirs until it is finished.`,
  actOnSide: ({ side }) => `You act on the ${words.sides[side]} side only.`,
  notNextTo: ({ from, to, reach }) =>
    `${first(to)} is not next to ${the(from)}. One step from ${the(from)}: ${places(reach)}.`,
  noSpace: ({ to, room, unit }) =>
    `${place(to)}: ${room === 0 ? 'no' : room} free ${language.plural(room, 'space')} for ${words.units[unit][1]}. You could swap.`,
  oneArcher: () => 'Only one archer fits in a tower.',
  machineStands: ({ tower, machine }) => `A ${machine} stands in ${tower}.`,
  nobodyGarrisons: ({ building }) => `Nobody garrisons ${the(building)}.`,
  thereAre: ({ place: id, units: there }) => `${place(id)}: ${units(there)}.`,
  heroActed: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} has acted this turn.`,
  heroStays: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} has acted this turn and stays.`,
  heroWay: () => 'Heroes move along walls and to or from the courtyard, to a wall without a hero.',
  heroAlone: () => 'A hero moves alone.',
  swapEqually: () => 'A swap takes equally many units of other types, and both sides must fit.',
  takesHourglasses: ({ needed, held }) => `That takes ${words.hourglasses(needed)}, you have ${held}.`,
  possessed: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} is possessed this turn.`,
  heroNotOnWall: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} must stand on a wall.`,
  enemiesAre: ({ wall, units: there }) =>
    isNobody(there) ? `There is nobody on ${wall}.` : `On ${wall} stand ${units(there)}.`,
  notBeforeTurn: ({ turn }) => `Not before turn ${turn}.`,
  oneAct: () => 'One disgraceful act a turn.',
  actSpent: ({ act }) => `${words.acts[act]} has been used in this game.`,
  noTasksThere: ({ building, buildings }) => `${first(building)} has no tasks. Possible: ${places(buildings)}.`,
  swiftSpent: () => 'The swiftness tile is spent for this turn.',
  notPartners: ({ tasks }) =>
    tasks.length === 0
      ? 'Your partner has finished no task this turn: there is nothing to free.'
      : `Only a task your partner finished this turn can be freed: ${language.either(tasks.map((task) => words.tasks[task]))}.`,
  fourPlayersOnly: () => 'The swiftness tile is for four players.',
  reaches: ({ weapon, targets }) => `${first(weapon)} reaches ${places(targets.filter((one) => one !== 'hold'))}.`,
  noEnemy: ({ target }) => `No enemy is ${at(target)}.`,
  mustFire: ({ engine, walls }) => `${first(engine)} must fire. Walls in range: ${places(walls)}.`,
  underGlare: ({ wall }) => `${place(wall)} is under the unearthly glare.`,
  archersOnly: ({ target, left }) =>
    `${left === 0 ? 'No more' : `Only ${left} more`} may aim at ${place(target)}: one goblin to an archer.`,
  possibleAre: ({ about, values }, say) =>
    `${labels.itemChoice({ about }, say)}, possible: ${language.either(values.map((value) => labels.valueChoice({ about, value }, say)))}.`,
  keepFirst: () => 'Choose your four cards first (command “keep”).',
  stoneFirst: () => 'Place the stone first (command “stone”).',
  untilRange: ({ phase, phases }) =>
    phases.length === 0
      ? `From phase ${phase} you can only be done with this phase.`
      : `From phase ${phase} you can be done until ${language.either(phases.map((one) => `phase ${one}`))}.`,
};
