/** English refusals (5.2): what is wrong and what would work. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type TaskTarget, taskData } from '../../content/tasks.js';
import { isMachine } from '../../rules/stock.js';
import { isNobody } from '../../rules/units.js';
import type { ReasonTexts } from '../../types/texts.js';
import type { OrderTile, Ritual, Task } from '../../types/terms.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
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
  notInReserve: ({ unit, reserve }) => `No ${unitCount(1, unit).slice(2)} in your reserve. You have ${units(reserve)}.`,
  bankEmpty: () => 'The bank is empty (16 resources are in hand). Spend some first.',
  bankEmptyAtFirst: () => 'The bank is empty in turn 1 of a team game.',
  noPartner: () => 'You have no partner with two players.',
  sentAlready: () => 'You have already sent troops this turn.',
  sendOneType: () => 'Send up to 3 units of one type.',
  sendFlipped: () => 'Your phase 1 card is flipped: nothing can be sent.',
  notOnCard: ({ phase, actions }) => `Your phase ${phase} card offers ${actionNames(actions)}.`,
  usedThisTurn: ({ action }) => `${words.actions[action]} was already done this turn.`,
  cardFlipped: ({ phase, special }) =>
    `Your phase ${phase} card is flipped: only *${words.specials[special]}* is left.`,
  tooFewResources: ({ action, needed, held }) =>
    `${words.actions[action]} needs ${words.resources(needed)}, you have ${held}.`,
  notPayable: ({ action, options, reserve }) =>
    `${words.actions[action]} costs ${language.either(options.map(units))}; your reserve is ${units(reserve)}.`,
  placeUnfit: ({ action, where, places: list }) =>
    where === ''
      ? `${words.actions[action]} has no place left.`
      : `${words.actions[action]} ${isMachine(action) ? 'cannot stand at' : 'cannot be put at'} ${place(where)}. Free: ${places(list)}.`,
  fourEngines: () => 'Four throwing engines are on the board already.',
  noTileLeft: ({ action }) => `No ${words.actions[action]} tile is left.`,
  noEngineCards: () => 'Not enough hit or miss cards are free (needs 2 and 5).',
  ownSideOnly: ({ side }) => `You command the ${words.sides[side]} only.`,
  wallFull: ({ wall, equipment }) => `${wall} already carries two kinds of equipment: ${actionNames(equipment)}.`,
  sameKind: ({ item, wall }) => `${words.actions[item]} is already at ${wall}; two different kinds are allowed.`,
  pathTaken: ({ path, piece, free }) =>
    `${place(path)} already has a ${words.pathPieces[piece]}. Free paths: ${places(free)}.`,
  rampartFull: ({ rampart, trainings }) =>
    `${place(rampart)} already has ${actionNames(trainings)}; two different trainings fit.`,
  saboteurThere: ({ building, free }) => `A saboteur is already in the ${place(building)}. Free: ${places(free)}.`,
  noHitCards: () => 'All hit cards are in use.',
  noneToTame: ({ unit }) => `No ${unitCount(1, unit).slice(2)} lies among the dead yet.`,
  tooFewGoblins: ({ ritual, needed, held }) =>
    `${words.actions[ritual]} takes ${unitCount(needed, 'goblin')}; your reserve has ${held}.`,
  ritualNeeds: ({ ritual }) => `${words.actions[ritual]} needs ${strikes[ritual] ?? 'a target'}.`,
  ritualThere: ({ ritual, target }) => `${place(target)} already carries ${words.actions[ritual]}.`,
  cardNotFlipped: ({ phase }) => `Your phase ${phase} card still shows its front. Flip it at the start of a turn.`,
  specialUsed: ({ special }) => `*${words.specials[special]}* is once a turn.`,
  withinSide: ({ side }) => `It can only move within the ${words.sides[side]} side.`,
  laddersInUse: () => 'Someone stands on those ladders; they cannot be moved.',
  destinationUnfit: ({ to, places: list }) => `${place(to)} cannot take it. Possible: ${places(list)}.`,
  nothingToMove: ({ special }) => `Nothing is there for *${words.specials[special]}*.`,
  noDeadGoblin: () => 'No goblin lies among the dead.',
  notYoursToLend: ({ action }) => `${words.actions[action]} is no longer yours to lend this turn.`,
  specialsNotLent: () => 'Special actions cannot be lent.',
  partnerHasIt: ({ action }) => `Your partner has ${words.actions[action]} on the own card.`,
  partnerCannot: ({ action }) => `Your partner could not take ${words.actions[action]} now.`,
  deployedAlready: ({ size }) => `You have made your ${words.sizes[size].toLowerCase()} deployment this turn.`,
  deploymentOpen: () => 'Finish the open deployment first (done).',
  noDeploymentOpen: () => 'Open a deployment first (deploy).',
  nobodyToDeploy: () => 'Nobody could move in a deployment now.',
  laneIdle: ({ lane: id, why, limit }) =>
    `${lane(id)}: ${why === 'nobody' ? 'nobody ready' : `limit of ${limit} reached`}.`,
  nobodyMoves: ({ lane: id, why }) =>
    `Nobody would move. ${lane(id)}: ${why === 'room' ? 'no room' : 'only goblins are ready'}.`,
  noPath: ({ from, to, reach }) => `No path from ${place(from)} to ${place(to)}. From there: ${places(reach)}.`,
  neverBack: () => 'Invaders never fall back (only a drover lets them).',
  stayOnWall: () => 'Troops on a wall stay there. Ropes would let one move aside.',
  limitReached: ({ from, left }) => `Only ${left} more may leave ${place(from)} in this deployment.`,
  noRoom: ({ to, room }) => `${place(to)} has room for ${room} more.`,
  movedAlready: () => 'Those arrived in this deployment; they march again in the next one.',
  otherSideMarch: () => 'No one crosses to the other side of the fortress.',
  altarReaches: ({ walls }) => `This altar reaches the walls ${language.all(walls)}.`,
  noAltar: () => 'You have no altar.',
  openGiven: () => 'One open order a turn. You may still give secret ones (1 hourglass in all).',
  wallHasOrder: ({ wall }) => `${wall} already has an order.`,
  nobodyObeys: ({ tile }) => `Nobody there could carry out ${words.orders[tile]}: it needs ${obeys[tile]}.`,
  orderTileGone: ({ tile }) => `${words.orders[tile]} already lies at a wall.`,
  noStone: () => 'No stone is waiting.',
  yourSide: ({ side }) => `Your side is the ${words.sides[side]}.`,
  taskDone: ({ task }) => `${words.tasks[task]} was done this turn; again next turn.`,
  needsOnly: ({ task, missing }) => `${words.tasks[task]} needs only ${missing} more.`,
  haveHourglasses: ({ hourglasses }) => `You have ${words.hourglasses(hourglasses)} for that.`,
  noTarget: ({ task, most }) =>
    `${words.tasks[task]} has no target now: ${untargeted[taskData[task].target]}. ${
      most > 0 ? `You may invest up to ${most} without finishing it.` : 'Another task can take your hourglasses.'
    }`,
  nameTarget: ({ task, targets }) =>
    `This completes ${words.tasks[task]}: name the target. Possible: ${places(targets)}.`,
  targetUnfit: ({ target, targets }) => `${place(target)} is not possible. Possible: ${places(targets)}.`,
  unitUnfit: ({ unit, units: there }) =>
    `No ${words.units[unit][0]} is there. Possible: ${language.either(there.map((one) => words.units[one][0]))}.`,
  allInUse: ({ task, pieces }) =>
    pieces === 1 ? `${words.tasks[task]} is in use.` : `All ${pieces} ${made[task] ?? 'pieces'} are in use.`,
  otherColour: ({ task, seat }, say) =>
    `${say.seat(seat)}’s hourglasses are on ${words.tasks[task]}; it is theirs until it is finished.`,
  actOnSide: ({ side }) => `You act on the ${words.sides[side]} side only.`,
  notNextTo: ({ from, to, reach }) => `${place(to)} is not next to ${place(from)}. From there: ${places(reach)}.`,
  noSpace: ({ to, room, unit }) =>
    `${place(to)} has ${room} free ${language.plural(room, 'space')} for ${unitCount(2, unit).slice(2)}. You could swap.`,
  oneArcher: () => 'Only one archer fits in a tower.',
  machineStands: ({ tower, machine }) => `A ${machine} stands in ${tower}.`,
  nobodyGarrisons: ({ building }) => `Nobody garrisons the ${place(building)}.`,
  thereAre: ({ place: id, units: there }) => `At ${place(id)}: ${units(there)}.`,
  heroActed: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} has acted this turn.`,
  heroStays: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} has acted this turn and stays.`,
  heroWay: () => 'Heroes move along walls and to or from the courtyard, to a wall without a hero.',
  heroAlone: () => 'A hero moves alone.',
  swapEqually: () => 'A swap takes equally many units of other types, and both sides must fit.',
  takesHourglasses: ({ needed, held }) => `That takes ${words.hourglasses(needed)}, you have ${held}.`,
  possessed: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} is possessed this turn.`,
  heroNotOnWall: ({ hero }) => `The ${words.heroes[hero].toLowerCase()} must stand on a wall.`,
  enemiesAre: ({ wall, units: there }) =>
    isNobody(there) ? `On ${wall} is nobody.` : `On ${wall} are ${units(there)}.`,
  notBeforeTurn: ({ turn }) => `Not before turn ${turn}.`,
  oneAct: () => 'One disgraceful act a turn.',
  actSpent: ({ act }) => `${words.acts[act]} has been used in this game.`,
  noTasksThere: ({ building, buildings }) => `${place(building)} has no tasks. Possible: ${places(buildings)}.`,
  swiftSpent: () => 'The swiftness tile is spent for this turn.',
  notPartners: ({ tasks }) =>
    `Only a task your partner finished this turn can be freed: ${tasks.length === 0 ? words.none : language.either(tasks.map((task) => words.tasks[task]))}.`,
  fourPlayersOnly: () => 'The swiftness tile is for four players.',
  reaches: ({ weapon, targets }) => `${place(weapon)} reaches ${places(targets.filter((one) => one !== 'hold'))}.`,
  noEnemy: ({ target }) => `No enemy is at ${place(target)}.`,
  mustFire: ({ engine, walls }) => `${place(engine)} must fire. Walls in range: ${places(walls)}.`,
  underGlare: ({ wall }) => `${place(wall)} is under the unearthly glare.`,
  archersOnly: ({ target, left }) => `Only ${left} more may aim at ${place(target)}: one goblin an archer.`,
  possibleAre: ({ about, values }, say) =>
    `For ${labels.itemChoice({ about }, say)} possible are: ${language.either(values.map((value) => labels.valueChoice({ about, value }, say)))}.`,
  keepFirst: () => 'Choose your four cards first (keep).',
  stoneFirst: () => 'Place the stone first (stone).',
  untilRange: ({ phase, phases }) =>
    phases.length === 0
      ? `From phase ${phase} you can only be done with this phase.`
      : `From phase ${phase} you can be done until ${language.either(phases.map((one) => `phase ${one}`))}.`,
};
