/** English refusals: each says what would be legal. */
import type { Catalogue } from '../../../../kernel/index.js';
import {
  type ActionId,
  type HeroId,
  type Label,
  type Omd,
  type Phase,
  type ReasonTexts,
  type Side,
  type TileType,
  heroIds,
} from '../../types/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { isTileId, naming } from '../shared/naming.js';
import { words } from './vocabulary.js';

const { hero, boss, tile, unit, card, effect, effects, label } = naming(words);
const { language } = words;
const list = (items: readonly string[]): string => (items.length === 0 ? words.none : language.all(items));
/** "tile 1 and the Rift", "tiles 1, 2 and 3". */
const tiles = (ids: readonly string[]): string => {
  const [numbers, rifts] = [ids.filter((id) => !id.endsWith('R')), ids.filter((id) => id.endsWith('R'))];
  return list(
    numbers.length > 1
      ? [`tiles ${numbers[0] ?? ''}`, ...numbers.slice(1), ...rifts.map(tile)]
      : [...numbers, ...rifts].map(tile),
  );
};
const heroes = (ids: readonly HeroId[]): string => (ids.length === 0 ? words.nobody : list(ids.map(hero)));
const units = (ids: readonly string[], side: Side): string =>
  ids.length === 0 ? words.nobody : list(ids.map((id) => unit(id, side)));
const can = (ids: readonly ActionId[]): string => list([...ids.map((id) => words.actions[id]), words.actions.done]);
/** While the table is set up, or the creatures move, there is nothing to be done with. */
const inPhase = (now: Phase, open: readonly ActionId[]): string =>
  now === 'upgrade' || now === 'hero' ? ` You can: ${can(open)}.` : '';
const labels = (ones: readonly Label[]): string => list(ones.map((one) => label(one)));
const name = (one: Label): string => card(one.id);
type Wordings = Pick<Catalogue<Omd>['texts'], keyof ReasonTexts>;

function fault(params: ReasonTexts['fault']): string {
  switch (params.fault) {
    case 'OF-1':
      return `A fortress is typed in 1 to 1,500 characters; this has ${String(params.n).replace(/(?=\d{3}$)/, ',')}.`;
    case 'OF-2':
      return 'The name has 1 to 30 letters, digits, spaces or ’ - . ! and begins with a letter or digit.';
    case 'OF-3':
      return 'The last line, and only that, says where the armies come in, like `armies: 1 / 1 1 / 1 1 4`.';
    case 'OF-4':
      return `Row ${params.row}: \`${params.cell}\` is no tile. Write a number from 1 to 13, a letter for the type (t l x p a f b o g, none for standard) and arrows ^ > v <; or \`-\` for nothing, or \`R\` without arrows.`;
    case 'OF-5':
      return `The map has ${language.counted(params.columns, 'column')} and ${language.counted(params.rows, 'row')}; at most 7 columns and 4 rows fit.`;
    case 'OF-6':
      return `A fortress has exactly one R; this one has ${params.n}.`;
    case 'OF-7':
      return `A fortress has 4 to 13 tiles besides R; this one has ${params.n}.`;
    case 'OF-8':
      return `Tile ${params.id} is there twice.`;
    case 'OF-9':
      return `Tiles are numbered 1, 2, 3 and so on: ${params.id} is missing.`;
    case 'OF-10':
      return `${words.tiles[params.type]}: ${params.n} on the map, but there is only ${params.max}.`;
    case 'OF-11':
      return `Tile ${params.id} (${words.tiles[params.type]}) needs ${params.n === 1 ? '1 arrow' : `${params.n} arrows in different directions`}; it has ${params.m}.`;
    case 'OF-12':
      return `The arrow ${params.arrow} of tile ${params.id} leads out of the fortress. Beside it there must be a tile or R.`;
    case 'OF-13':
      return `The arrows go round in a circle: ${params.ids.join(', ')}. Every way must end at R.`;
    case 'OF-14':
      return `The army line has three parts with \`/\` between them, one a level; this one has ${params.n}.`;
    case 'OF-15':
      return `Level ${params.level}: armies come in on tiles 1 to ${params.n}, never on R; \`${params.id}\` is none of them.`;
    case 'OF-16':
      return `Level ${params.level} has ${language.counted(params.n, 'army', 'armies')}; 1 to 4 are possible.`;
    case 'OF-17':
      return `The armies come in on ${params.n} tiles (${params.ids.join(', ')}); at most 3 can be start tiles.`;
  }
}

export const reasons: Wordings = {
  fault,
  teamSmall: ({ side, n, needs }) =>
    `Team ${words.sides[side]} has ${language.counted(n, 'player')}; it needs ${needs}, for nobody runs three heroes. Change a team wish.`,
  bossTwice: ({ boss: id }) => `${boss(id)} is set twice; a boss comes once.`,
  fewHeroes: ({ n, places }) =>
    `${language.counted(n, 'hero is', 'heroes are')} left for ${language.counted(places, 'place')}. Set fewer heroes as bosses.`,
  noOwnFortress: () => 'Type your own fortress first, or choose one of the map book.',
  notYourTurn: ({ hero: id }) =>
    `It is ${id ? `${hero(id)}’s` : 'somebody else’s'} turn. You can still look: /table board, /table status, /rules.`,
  wrongPhase: ({ action, phase, now, can: open }) =>
    `“${capital(words.actions[action])}” belongs to ${words.phases[phase]}. Now: ${words.phases[now]}.${inPhase(now, open)}`,
  nameHero: ({ heroes: own }) =>
    own.length === 1
      ? `You run ${heroes(own)}; leave \`as\` out.`
      : `You run ${heroes(own)}. Name one of them with \`as\`.`,
  heroNotFree: ({ hero: id, free }) =>
    `${heroIds.some((one) => one === id) ? `${hero(id)} is not free for you` : 'There is no hero of that name'}. Free: ${heroes(free)}.`,
  standOn: ({ tiles: ids }) => `You can stand on: ${tiles(ids)}.`,
  momentClosed: ({ open }) => `Open to votes: ${list(open.map((id) => words.moments[id] ?? id))}.`,
  bossTaken: ({ boss: id, why, free }) =>
    `${boss(id) === id ? 'Nobody of that name can come' : `${boss(id)} cannot come: ${why === 'set' ? 'it is set for another moment' : 'it is in play'}`}. Choose: ${list(free.slice(0, 8).map(boss))}.`,
  notStandard: ({ tiles: ids }) => `Only standard tiles can be replaced: ${ids.join(', ')}.`,
  specialUsed: ({ special, left }) =>
    `${words.tiles[special as TileType]} is in the fortress already. ${left.length === 0 ? 'No other is left' : `Left: ${list(left.map((id) => words.tiles[id as TileType]))}`}.`,
  swapsMade: () => 'Three tiles are replaced; that is the most. `done` goes on.',
  notLord: ({ hero: id }) => `Only the Rift Lord ${hero(id)} fills the Rift pool this round.`,
  noLordInTeam: () => 'Your team has no Rift Lord this round, so its pool cannot be filled.',
  tooManySkulls: ({ skulls }) => `You have ${words.skulls(skulls)}.`,
  filledAlready: ({ can: open }) => `The Rift pool is filled once per phase. You can still: ${can(open)}.`,
  notOnRift: ({ hero: id, tile: at }) => `Healing works on your own Rift tile. ${hero(id)} stands on ${tile(at)}.`,
  healedAlready: ({ hero: id }) => `${hero(id)} has rolled the health dice this phase.`,
  revitalizeCost: ({ cost, pool }) => `Revitalize costs ${words.skulls(cost)} from the Rift pool; it holds ${pool}.`,
  revitalizedAlready: () => 'Your team has already revitalized this phase.',
  revitalizeRefused: ({ can: open }) => `Your wish to revitalize was refused this phase. You can still: ${can(open)}.`,
  weaponLevel: ({ hero: id, rank, level }) =>
    `${words.weapons[`${id}-${rank}`] ?? ''}: level ${rank}; the game is at level ${level}.`,
  bestWeapon: ({ hero: id }) => `${hero(id)} already wields the best weapon.`,
  tooFewSkulls: ({ card: one, cost, own, pool }) =>
    `${name(one)}: ${words.skulls(cost)}. You have ${own}, the Rift pool ${pool}.`,
  purchaseUsed: ({ what, can: open }) =>
    `One ${what === 'equip' ? 'equipment' : what} purchase per phase. You can still: ${can(open)}.`,
  refusedBefore: ({ card: one, own, can: open }) =>
    `The use of Rift skulls for ${name(one)} was refused this phase. Own skulls: ${own}. You can still: ${can(open)}.`,
  onSale: ({ cards }) => `On sale now: ${list(cards.map(name))}.`,
  noTrapsHere: ({ tile: at }) =>
    `${language.pair('No traps here', tile(at))}. Move to a standard tile, or buy a support trap for a connection.`,
  tileFull: ({ tile: at, most, traps }) =>
    `There is no more room on ${tile(at)} (${most}). Name the trap to replace: ${list(traps.map(card))}.`,
  ownFortressOnly: () => 'Traps go into your own fortress only.',
  needsConnection: ({ tile: at, tiles: ids }) =>
    `A support trap goes between two tiles. From ${tile(at)}: ${list(ids.map((id) => `to ${id}`))}.`,
  notSupport: ({ card: id }) => `Not a support trap: ${card(id)}. Use spot: here.`,
  chooseOne: ({ options }) => `Choose one of: ${labels(options)}.`,
  notEnough: ({ needs, best, side }) =>
    `Not enough results to ${effect(needs, side)}. Best you can do: ${best.length === 0 ? (words.values.none ?? '') : effects(best, side)}.`,
  notThere: ({ tile: at, units: ids, side }) => `On ${tile(at)}: ${units(ids, side)}.`,
  forcedEffect: ({ trap, targets, side }) =>
    `A permanent trap must be used while it has a target: ${list((targets.length > 0 ? targets : [trap]).map((id) => effect(id, side)))}.`,
  noReroll: () => 'No reroll effect is ready for this attack.',
  tooFar: ({ hero: id, move, tile: to, distance, reach }) =>
    `${hero(id)} has ${move} Move left; ${tile(to)} is ${distance} away. Reach: ${tiles(reach)}.`,
  noArrow: ({ from, to, tiles: ids }) =>
    `No arrow ${isTileId(to) ? `joins ${tile(from)} and ${tile(to)}` : 'leads there'}. From ${tile(from)}: ${tiles(ids)}.`,
  moveUsed: () => 'The move of this turn is used.',
  nobodyThere: ({ tile: at, tiles: ids }) =>
    `No enemy on ${tile(at)}. ${ids.length === 0 ? 'There is none anywhere' : `Enemies stand on ${tiles(ids)}`}.`,
  outOfRange: ({ ranged, tiles: ids }) =>
    ranged
      ? `Ranged attacks reach connected tiles of the same fortress: ${tiles(ids)}.`
      : `This weapon reaches only your own tile: ${tiles(ids)}.`,
  attackUsed: () => 'The attack of this turn is used.',
  leaveOut: ({ list: ones }) =>
    ones.length === 0 ? 'You have nothing to leave out.' : `You can leave out: ${list(ones.map(name))}.`,
  boostsReady: ({ list: ones }) => `Boosts ready for this attack: ${list(ones.map(name))}.`,
  orderChanged: ({ order }) => `Orders change once per phase or turn. Now: ${words.values[order] ?? order}.`,
  passivePower: ({ power }) => `${card(power)} always applies; there is nothing to use.`,
  specialSpent: ({ power }) => `One special action per turn, and ${card(power)} was yours.`,
  ultimateSpent: ({ cost }) => `The ultimate is exhausted. Revitalize costs ${cost} Rift skulls.`,
  frenzyGivenUp: () => 'The attack of this turn was given up, and Frenzy with it.',
  silenced: ({ by }) => `${by === 'sir-winston' ? hero(by) : boss(by)} on the tile forbids it. Step away first.`,
  rivalryOnly: () => 'Rivalry powers work in Rivalry only.',
  noTarget: ({ power }) => `${card(power)} finds no target now, or belongs to another phase.`,
  canUse: ({ cards }) => (cards.length === 0 ? 'You have nothing to use.' : `You can use: ${list(cards.map(name))}.`),
  noRiftHealing: () => 'From the second repeated level 3 on no Rift can be healed.',
  pushTile: () => 'Pushing needs an acid bath or lava lake under your feet.',
  pushBoss: () => 'Bosses cannot be pushed.',
  needsHelper: ({ unit: id, side, helpers }) =>
    `${unit(id, side)}: that takes two heroes on the tile. Possible helpers: ${heroes(helpers)}.`,
  oneSuffices: ({ unit: id, side }) => `${unit(id, side)}: one hero suffices. Leave the helper out.`,
  pushedAlready: () => 'One push per turn.',
  helperDeclined: ({ helper, alone, side }) =>
    `${hero(helper)} has declined this turn. ${alone.length === 0 ? 'Alone you can push nobody' : `Alone you can push: ${units(alone, side)}`}.`,
  onFeet: ({ hero: id }) => `${hero(id)} is not stunned.`,
};
