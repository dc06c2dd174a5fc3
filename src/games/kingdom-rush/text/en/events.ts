/** English: one line each for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { bossCards } from '../../content/special-hordes.js';
import { hordeCard } from '../../rules/cards.js';
import type { CardId, Kru, Reward, TowerId } from '../../types/index.js';
import { writeCells } from '../../rules/cells.js';
import { capital, languages } from '../../../../pieces/wording/index.js';
import { coach } from './coach.js';
import { cardName, explained, hordeName } from '../shared/naming.js';
import { words } from './phrases.js';

const { all, counted } = languages.en;
const { names, cards } = words;

/** "an Archer Tower", "a Mage Tower". */
const oneOf = (card: TowerId): string => `${/^[AEIO]/.test(names.towers[card]) ? 'an' : 'a'} ${names.towers[card]}`;

/** Leviathan is a name, the Primarch is not. */
const bossName = (card: CardId): string =>
  hordeCard(card).species === 'primarch' ? 'the Primarch' : hordeName(words, card);

/** What a horde is worth, in words. */
const earned = ({ gold, diamonds, either }: Reward): string => {
  const parts = [...(gold > 0 ? [`${gold} gold`] : []), ...(diamonds > 0 ? [counted(diamonds, 'diamond')] : [])];
  return either ? languages.en.either(parts) : all(parts);
};

export const events: Catalogue<Kru>['events'] = {
  heroChosen: ({ seat, hero }, say) => `${say.seat(seat)} leads ${names.heroes[hero]}.`,
  secondaryChosen: ({ hero }) => `${names.heroes[hero]} comes along as a secondary hero.`,
  abilitiesTaken: ({ seat, abilities }, say) =>
    `${say.seat(seat)} takes ${all(abilities.map((id) => cards.abilities[id].name))}.`,
  dealChanged: ({ seat, card, change, to }, say) =>
    ({
      give:
        seat === to
          ? `${say.seat(seat)} takes ${oneOf(card)}.`
          : `${say.seat(seat)} gives ${oneOf(card)} to ${say.seat(to)}.`,
      upgrade: `${say.seat(seat)} takes ${oneOf(card)} up one level.`,
      downgrade: `${say.seat(seat)} takes ${oneOf(card)} back to its level.`,
      surrender: `${say.seat(seat)} gives ${oneOf(card)} back.`,
    })[change],
  scenarioBegan: ({ scenario, difficulty, rounds }) =>
    `${names.scenarios[scenario].name} (${names.difficulties[difficulty]}), ${counted(rounds, 'round')}: ${names.scenarios[scenario].goal}.`,
  readied: ({ seat, on }, say) => `${say.seat(seat)} is ${on ? 'ready' : 'not ready any more'}.`,
  coach: ({ message }) => coach(message),
  roundBegan: ({ round, rounds }) => `Round ${round} of ${rounds}.`,
  phaseBegan: ({ phase }) => `Phase ${phase}: ${names.phases[phase]}.`,
  colourBlocked: ({ colour }) => `The ${names.colours[colour]} sites are blocked this round.`,
  spawned: ({ tag, card, at, objective, ambush }) =>
    `${ambush ? 'Ambush! ' : ''}${tag} (${hordeName(words, card)}) comes in on ${at}${objective === null ? '' : `, mark !${objective}`}.`,
  eventRevealed: ({ event }) => explained(words, cards.events[event].name, cards.events[event].effect),
  bossActed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action
      ? `${hordeName(words, card)}, ${cards.bossActions[action].name}: ${cards.bossActions[action].effect}`
      : undefined;
  },
  riftShuffled: () => 'The rift deck is shuffled again.',
  riftDrawn: ({ card }) => explained(words, `Rift, ${cards.rifts[card].name}`, cards.rifts[card].effect),
  riftCalmed: ({ champion }) => `With ${hordeName(words, champion)}, the rift loses an element.`,
  drumsBeat: () => 'Drums: hordes that come now are fast this round.',
  hastened: ({ tag }) => `${tag} is fast this round.`,
  cycloneMoved: ({ from, to }) => `A cyclone moves from ${from} to ${to}.`,
  erupted: ({ at }) => `The volcano on ${at} erupts.`,
  ashFell: ({ at }) => `Ash closes the site ${at} this round.`,
  fissureOpened: ({ at, from }) => `A fissure opens on ${at}${from === null ? '' : ` and the one on ${from} closes`}.`,
  tentacleRose: ({ at }) => `A tentacle rises on ${at}.`,
  tentaclesFull: ({ hearts, left }) =>
    `No tentacle is left to rise: the kingdom loses ${counted(hearts, 'heart')} (${left} left).`,
  nothingHappened: () => 'No site is left for it: nothing happens.',
  gained: ({ gold, diamonds }) => `The treasure gains ${earned({ gold, diamonds, either: false })}.`,
  healed: ({ hero, life, now }) => `${names.heroes[hero]} regains ${life} life (${now} now).`,
  hurt: ({ hero, damage, life }) => `${names.heroes[hero]} takes ${damage} damage (${life} left).`,
  unhurt: ({ hero }) => `${names.heroes[hero]} takes no damage.`,
  stunned: ({ hero }) => `${names.heroes[hero]} is stunned and leaves the board.`,
  recovered: ({ hero }) => `${names.heroes[hero]} comes round; that is this round’s activation.`,
  sheltered: ({ hero }) => `${names.heroes[hero]} is protected this round.`,
  pawnsLost: ({ tag, soldiers, warriors }) =>
    `${tag}: ${all([...(soldiers > 0 ? [counted(soldiers, 'soldier')] : []), ...(warriors > 0 ? [counted(warriors, 'sand warrior')] : [])])} gone.`,
  retreated: ({ hero, to }) => `${names.heroes[hero]} retreats to ${to ?? 'the hero board'}.`,
  secondaryLeft: ({ hero }) => `${names.heroes[hero]} leaves.`,
  towerPlayed: ({ seat, card, at, facing }, say) =>
    `${say.seat(seat)} plays ${oneOf(card)} on ${at}, facing ${names.facings[facing]}.`,
  consecrated: ({ card, at }) => `The tower on ${at} (${names.towers[card]}) attacks once more.`,
  passed: ({ seat, to, card, upgraded }, say) =>
    `${say.seat(seat)} ${seat === to ? 'sets' : 'passes'} ${oneOf(card)} ${seat === to ? 'aside for the next round' : `to ${say.seat(to)}`}${upgraded ? `: it becomes ${oneOf(upgraded)}` : ''}.`,
  moved: ({ hero, to, tag }) => `${names.heroes[hero]} goes to ${to}${tag === null ? '' : `, onto ${tag}`}.`,
  turned: ({ hero, facing }) => `${names.heroes[hero]} faces ${names.facings[facing]}.`,
  acted: ({ hero, what }) =>
    `${names.heroes[hero]}: ${what === 'basic' ? 'basic attack' : what === 'rest' ? 'rest' : what === 'objective' ? 'objective' : what === 'skulls' ? 'skulls' : cards.abilities[what].name}.`,
  secondActed: ({ hero, at }) => `${names.heroes[hero]} comes to help on ${at}: ${cards.soloCards[hero]}.`,
  activated: () => undefined,
  bloomed: ({ flower, at }) => explained(words, `${cards.flowers[flower].name} on ${at}`, cards.flowers[flower].effect),
  refreshed: ({ flower, at }) => `The flower on ${at} is fresh again (${cards.flowers[flower].name}).`,
  held: ({ tag }) => `${tag} is held this round.`,
  tile: ({ tag, shape, cells, from, source, hits }) => {
    const hero = from === 'hero' ? cardName(words, source) : undefined;
    const piece = hero === undefined ? capital(names.shapes[shape]) : `${hero}’s ${names.shapes[shape]}`;
    return `${from === 'knife' ? 'A knife' : piece} on ${tag} at ${writeCells(cells)}: ${hits} hit.`;
  },
  pawn: ({ tag, cell, warrior }) => `${warrior ? 'A sand warrior' : 'A soldier'} on ${tag} at ${cell}.`,
  ambushed: ({ tag, cell }) => `A sand warrior jumps on ${tag} at ${cell}.`,
  warriorWaits: ({ at }) => `A sand warrior waits on ${at}.`,
  warriorHome: () => 'A sand warrior goes back to Alric’s board.',
  covered: ({ tag, card }) => `${tag} (${hordeName(words, card)}) is all covered ✔`,
  cut: ({ at }) => `The tentacle on ${at} is gone.`,
  totemFell: ({ at }) => `The totem on ${at} falls.`,
  falconGiven: ({ card }) => `A Falcon sits on ${oneOf(card)}.`,
  skullGained: ({ skulls }) => `Bruxa has ${counted(skulls, 'skull')}.`,
  destroyed: ({ tag, card, at, reward }) =>
    `${tag} (${hordeName(words, card)}) on ${at} is destroyed${reward.gold + reward.diamonds > 0 ? ` (${earned(reward)})` : ''}.`,
  beaten: ({ card, what, left }) =>
    what === 'wind'
      ? `${hordeName(words, card)}: beaten down, and up again (${left === 0 ? 'no second wind' : counted(left, 'second wind')} left).`
      : left > 0
        ? `A card of ${bossName(card)} is destroyed, ${left} to go.`
        : `The last card of ${bossName(card)} is destroyed.`,
  bossRevealed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action ? `The boss’s next action: ${cards.bossActions[action].name}.` : undefined;
  },
  tilesLost: ({ tag, cells }) => `${tag} sheds the tile on ${writeCells(cells)}.`,
  blocked: ({ tag }) => `${tag} is stopped.`,
  stayed: ({ tag }) => `${tag} is held and stays.`,
  stepped: ({ tag, from, to, forced }) => `${tag} ${forced ? 'is driven' : 'advances'} from ${from} to ${to}.`,
  drowned: ({ pawns }) => `${counted(pawns, 'pawn')} ${pawns === 1 ? 'drowns' : 'drown'}.`,
  escaped: ({ tag, card, gate, hearts, left }) =>
    `${tag} (${hordeName(words, card)}) escapes by ${gate}: ${counted(hearts, 'heart')} lost, ${left} left.`,
  rewardChosen: () => undefined,
  takenBack: () => 'Towers come back to the hands.',
  bought: ({ seat, card, to, price }, say) =>
    `${say.seat(seat)} buys ${oneOf(card)}${seat === to ? '' : ` for ${say.seat(to)}`} (${counted(price, 'diamond')}).`,
  modified: ({ seat, modifier, card }, say) =>
    `${say.seat(seat)} puts a modifier on ${oneOf(card)}: ${cards.modifiers[modifier].name}.`,
  over: ({ won, round, rounds, hearts, ofHearts }) =>
    `${won ? 'Won' : 'Lost'} ${round > rounds ? `after ${counted(rounds, 'round')}` : `in round ${round} of ${rounds}`} (hearts ${hearts}/${ofHearts}).`,
};
