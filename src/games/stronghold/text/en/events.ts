/** English lines for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { isSiegeTower } from '../../rules/places.js';
import { isNobody } from '../../rules/units.js';
import type { Moved } from '../../types/events.js';
import type { Str } from '../../types/index.js';
import type { ShotCard, Zone } from '../../types/terms.js';
import { phrases } from '../shared/phrases.js';
import { isToldByTask, scoreOf } from '../shared/telling.js';
import { at, first, some, the } from './places.js';
import { words } from './vocabulary.js';

const { lane, place, unitCount, units } = phrases(words);
const { language, hourglasses, resources } = words;

const wayOf = (from: string, to: string): string => `from ${the(from)} to ${the(to)}`;
const moved = ({ from, to, units: went, killed }: Moved): string => {
  const way = wayOf(from, to);
  if (isNobody(went)) return `${units(killed)} into the trap ${way}`;
  return `${units(went)} ${way}${isNobody(killed) ? '' : ` (${units(killed)} into the trap)`}`;
};
const where = (place: string | null): string => (place === null ? '' : ` ${at(place)}`);

/** As something that is shot at. */
const mark = (zone: Zone): string => {
  if (zone === 'barbican') return 'the barbican';
  return isSiegeTower(zone) ? `the ${place(zone)}` : place(zone);
};

/** What may fall is not yet what falls. */
const shot = (card: ShotCard): string => (card === 'miss' ? words.shots.miss : `shot card “${words.shots[card]}”`);

/** STR-17.7: fury’s goblins that died, or shields, have changed the difference that stands before it. */
const lateChange = (change: number): string => (change === 0 ? '' : change > 0 ? 'fury spent, ' : 'behind shields, ');

export const events: Catalogue<Str>['events'] = {
  rolesDealt: ({ roles }, say) =>
    `${roles.map((role, seat) => `${say.seat(seat)}: ${words.roles[role]}`).join(' · ')}.`,
  cardsDrawn: ({ cards }) =>
    `Drawn: ${Object.values(cards)
      .flat()
      .map((card) => words.cards[card])
      .join(', ')}.`,
  cardsChosen: ({ seat }, say) => `${say.seat(seat)} has chosen.`,
  draftEnded: ({ kept }, say) =>
    kept
      .map(({ seat, cards }) => `${say.seat(seat)} keeps ${language.all(cards.map((card) => words.cards[card]))}.`)
      .join(' '),
  turnBegan: ({ turn }) => `— Turn ${turn} —`,
  flipped: ({ seat, cards }, say) => `${say.seat(seat)} flips ${language.all(cards.map((card) => words.cards[card]))}.`,
  unitsDrawn: ({ seat, units: drawn, resources: count }, say) =>
    `${say.seat(seat)} draws ${units(drawn)}${count > 0 ? ` and takes ${resources(count)}` : ''}.`,
  received: ({ seat, hourglasses: count, stone }, say) =>
    `${say.seat(seat)} receives ${hourglasses(count)}${stone > 0 ? '; the stone of the turn is to be placed' : ''}.`,
  phaseBegan: ({ phase }) => (typeof phase === 'number' ? `Phase ${phase}: ${words.phases[phase]}.` : undefined),
  gathered: ({ seat, unit, resources: count }, say) =>
    `${say.seat(seat)} spends ${unitCount(1, unit)} and gathers ${resources(count)}.`,
  sent: ({ seat, to, units: sent }, say) => `${say.seat(seat)} sends ${units(sent)} to ${say.seat(to)}.`,
  built: ({ seat, engine, where: place, pay }, say) =>
    `${say.seat(seat)} builds ${some(engine)} ${at(place)} (${units(pay)}).`,
  equipped: ({ seat, item, where: place, pay }, say) =>
    `${say.seat(seat)} lays ${some(item)} ${at(place)} (${units(pay)}).`,
  trained: ({ seat, training, where: place, pay }, say) =>
    `${say.seat(seat)} trains ${some(training)}${where(place)} (${units(pay)}).`,
  ritualHeld: ({ seat, ritual, where: place }, say) =>
    `${say.seat(seat)} holds the ritual ${words.actions[ritual]}${where(place)}.`,
  sacrificed: ({ goblins, track }) =>
    `${unitCount(goblins, 'goblin')} sacrificed; the ritual track stands at ${track}.`,
  preciseShot: ({ seat, engine }, say) => `${say.seat(seat)} prepares a precise shot with ${the(engine)}.`,
  tileMoved: ({ seat, tile, to }, say) => `${say.seat(seat)} moves ${the(tile)} to ${the(to)}.`,
  returned: ({ units: back, by, to }) =>
    `${by === 'tamer' ? 'Tamed among the dead' : by === 'spectres' ? 'Spectres' : 'Cheat death'}: ${units(back)}, ${at(to)}.`,
  lent: ({ seat, to, action }, say) => `${say.seat(seat)} lends ${words.actions[action]} to ${say.seat(to)}.`,
  heldOff: ({ seat, until }, say) => `${say.seat(seat)} is done until phase ${until}.`,
  deploymentOpened: ({ seat, size }, say) => `${say.seat(seat)} opens a ${words.sizes[size].toLowerCase()} deployment.`,
  marched: ({ moves, idle }) =>
    `March: ${moves.map(moved).join('; ')}.${idle.length > 0 ? ` Nobody on ${language.all(idle.map(lane))}.` : ''}`,
  altarTurned: ({ altar, wall }) => `${first(altar)} turns to ${wall}.`,
  orderLaid: ({ wall, tile }) =>
    tile === null ? `Face-down order at ${wall}.` : `Open order at ${wall}: ${words.orders[tile]}.`,
  orderFace: ({ wall, tile }) => `You ordered ${words.orders[tile]} at ${wall}.`,
  orderGone: ({ wall }) => `Nobody is left to obey at ${wall}: the order is taken off.`,
  orderTurnedUp: ({ wall, tile, obeyed }) =>
    `Order turned up at ${wall}: ${words.orders[tile]}${obeyed ? '' : ', and nobody to obey'}.`,
  countermanded: ({ seat, wall }, say) => `${say.seat(seat)} countermands the order at ${wall}.`,
  countermandedFace: ({ wall, tile }) => `Your order at ${wall} was ${words.orders[tile]}.`,
  upkeep: ({ seat, camp, hourglasses: count }, say) =>
    `Upkeep of ${say.seat(seat)}’s camp, ${camp} strong: ${hourglasses(count)}.`,
  hourglassesGiven: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} has ${hourglasses(count)} to spend.`,
  stonePlaced: ({ seat, wall }, say) => `${say.seat(seat)} places the stone on ${wall}.`,
  worked: ({ seat, task, hourglasses: count, progress, price }, say) =>
    `${say.seat(seat)} puts ${hourglasses(count)} on ${words.tasks[task]} (${progress}/${price}).`,
  taskDone: ({ seat, task, target, unit }, say) => {
    const isShot = task === 'sniper' || task === 'tower-raid';
    const about = [
      ...(target === null ? [] : [place(target)]),
      ...(unit === null || task === 'hunt' ? [] : [`${unitCount(1, unit as 'orc')}${isShot ? ' killed' : ''}`]),
    ];
    return `${say.seat(seat)} finishes ${words.tasks[task]}${about.length > 0 ? `: ${about.join(', ')}` : ''}.`;
  },
  moved: ({ seat, from, to, units: went, swap }, say) =>
    `${say.seat(seat)} moves ${units(went)} ${wayOf(from, to)}${isNobody(swap) ? '' : `, in exchange for ${units(swap)}`}.`,
  heroMoved: ({ seat, hero, from, to }, say) =>
    `${say.seat(seat)} moves the ${words.heroes[hero].toLowerCase()} ${wayOf(from, to)}.`,
  spoke: ({ wall, hourglasses: count }) => `The officer speaks on ${wall}: +${count} strength.`,
  raided: ({ wall, unit }) => `The warrior raids on ${wall}: ${unitCount(1, unit)}.`,
  disgraced: ({ seat, act, building }, say) =>
    `${say.seat(seat)} gives up valour: ${words.acts[act]}${building === null ? '' : ` ${at(building)}`}.`,
  hastened: ({ seat, task }, say) => `${say.seat(seat)} is swift: ${words.tasks[task]} is free again.`,
  honourBroken: () => 'The honour guard leaves its post; its glory is over.',
  spentHourglasses: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} spends ${hourglasses(count)}.`,
  lostHourglasses: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} loses ${hourglasses(count)} unspent.`,
  assaultBegan: ({ turn, tieBreak }) => (tieBreak ? '— One more assault decides —' : `— Assault of turn ${turn} —`),
  cannonFired: ({ tower, zone, card }) => `The cannon in ${tower} fires at ${mark(zone)}: ${shot(card)}.`,
  fired: ({ engine, wall, card }) => `${first(engine)} fires at ${wall}: ${words.engineCards[card]}.`,
  volleyShot: ({ zone, points }) => `A volley of ${points} on ${mark(zone)}.`,
  hooked: ({ tower, wall, card }) => `The hook in ${tower} sweeps ${wall}: ${shot(card)}.`,
  killed: ({ by, units: dead, place: where }) =>
    isToldByTask(by) ? undefined : `${units(dead)} killed ${words.killedBy[by]} (${place(where)}).`,
  fell: ({ by, units: dead, place: where }) => `${units(dead)} struck down ${words.fellBy[by]} (${place(where)}).`,
  destroyed: ({ by, wall, stone, wood, razed }) =>
    `${by === 'exploding-orcs' ? words.orders[by] : first(by)}: ${wall} loses ${words.board.components(stone, wood)}${razed ? ' and stands bare' : ''}.`,
  smashed: ({ by, what, place: where }) => `${first(by)} smashes the ${what} (${place(where)}).`,
  called: ({ wall, from, died }) =>
    died ? `A troll called ${wayOf(from, wall)} dies in the trap.` : `A troll comes ${wayOf(from, wall)}.`,
  compared: ({ wall, attack, defence, advantage, outcome, poisoned }) => {
    const result = {
      tie: 'nobody is ahead',
      held: `the garrison is short by ${advantage}`,
      breached: 'the wall is BREACHED',
      shields: 'shields save the invaders',
      unopposed: 'nobody is there to strike',
      repelled: `${lateChange(advantage - (defence - attack))}the invaders are short by ${advantage}`,
    }[outcome];
    return `${wall}: ${attack} against ${defence}${poisoned ? ', an archer poisoned' : ''} – ${result}.`;
  },
  stood: ({ wall, left }) => (left === 0 ? `${wall} holds with nobody left on it.` : `${wall} holds.`),
  rescued: ({ units: saved }) => `Saved in the hospital: ${units(saved)}.`,
  perished: ({ units: lost }) => `Lost in the hospital: ${units(lost)}.`,
  rammed: ({ taken, gate, resistance }) =>
    `The ram takes ${taken} from the resistance of gate ${gate}: ${resistance} left.`,
  gateFell: ({ gate, glory }) => `Gate ${gate} is destroyed${glory > 0 ? ` (+${glory} glory)` : ''}.`,
  deedDone: ({ deed }) => `Heroic deed: ${words.deeds[deed]} (+1 glory for the invaders).`,
  ruined: ({ wall, ruins }) => `${wall} is razed, ${ruins === 1 ? 'the first ruin' : 'the second ruin'}.`,
  climbed: ({ wall, units: went }) => `From the siege tower on to ${wall}: ${units(went)}.`,
  turnEnded: ({ turn, honour }) => `Turn ${turn} ends: invaders −1 glory, defenders +${honour ? 2 : 1}.`,
  entered: ({ walls, gate, glory }) =>
    `The fortress is entered: ${language.all([...walls, ...(gate ? ['the third gate'] : [])])} (+${glory} glory).`,
  tied: ({ glory }) => `A tie, ${glory} to ${glory}.`,
  siegeOver: ({ winner, ...glory }) => `The ${words.teams[winner]} win, ${scoreOf({ winner, ...glory }).join(' to ')}.`,
};
