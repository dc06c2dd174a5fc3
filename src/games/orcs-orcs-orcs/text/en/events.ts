/** English lines for the channel and the log. */
import { en as english } from '../../../../pieces/wording/en.js';
import type { Catalogue } from '../../../../kernel/index.js';
import { type Arrival, type Blow, type Ooo, lanes } from '../../types/index.js';
import { sectionOf } from '../../rules/geometry.js';
import { phrasing } from '../shared/phrases.js';
import { boardLines } from '../shared/status.js';
import { words } from './vocabulary.js';

const { all, byDestination, card, cards, counted, creature, place, rule: ruleOf, upgrade } = phrasing(words);
const { movesOf } = boardLines(words);
const { quoted, s } = english;

const arrivals = (list: readonly Arrival[]): string =>
  counted(list.map((one) => creature(one.kind, one.section))).join(', ');
const an = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
const blow = ({ kind, section, damage, left, defeated, value }: Blow): string =>
  defeated
    ? `${creature(kind, section)} falls (${value} VP)`
    : `${creature(kind, section)} takes ${damage} damage (${left} left)`;
const struckBy = { spell: '', explosion: 'Explosion: ', toadling: 'Weakened: ', rule: 'Too weak now: ' } as const;
const withUpgrades = (list: readonly { card: Parameters<typeof card>[0] }[], text: string): string =>
  list.length === 0 ? '' : ` with ${text}`;

export const events: Catalogue<Ooo>['events'] = {
  seated: ({ order, colours }, say) =>
    `Turn order: ${order.map((seat) => `${say.seat(seat)} (${words.colours[colours[seat] ?? 'blue']})`).join(', ')}.`,
  terrainCovered: ({ seat, lane, ring }, say) =>
    `${say.seat(seat)} puts a terrain tile face down on ${words.section(sectionOf(lane, ring))}.`,
  terrainTurnedUp: ({ tiles }) =>
    `Terrain: ${tiles.map(({ section, terrain }) => `${words.section(section)} ${words.terrains[terrain]}`).join(', ')}.`,
  hordeArrived: ({ creatures }) => `The horde gathers: ${arrivals(creatures)}.`,
  displayed: ({ attack, knowledge }) => `Display: ${cards(attack)}; ${cards(knowledge)}.`,
  missionOffered: ({ missions }) =>
    `You may keep ${words.language.either(missions.map((id) => quoted(words.missions[id].name)))}.`,
  missionChosen: ({ seat }, say) => `${say.seat(seat)} has chosen a mission.`,
  missionKept: ({ mission }) => `You keep ${quoted(words.missions[mission].name)}.`,
  roundBegan: ({ round }) => `— Round ${round} —`,
  fateShuffled: ({ cards: count }) => `The fate deck is empty: all ${count} cards are shuffled anew.`,
  fateTurned: ({ moves, rule }) => `Fate: ${movesOf(moves)} advance${rule ? `; ${ruleOf(rule)}` : ''}.`,
  marched({ moves }) {
    if (moves.length === 0) return 'No creature moves.';
    // Who reaches the tower has a line of its own.
    const onTheWay = byDestination(moves.filter(({ to }) => to !== 'tower'));
    if (onTheWay.length === 0) return undefined;
    return `On the move: ${onTheWay.map(({ to, kinds }) => `${counted(kinds.map((kind) => words.kinds[kind])).join(', ')} to ${place(to)}`).join('; ')}.`;
  },
  breached({ kind, lane, before, after, seat, lost, kept }, say) {
    const name = words.kinds[kind];
    const value = before === after ? `still ${after} VP` : `${before} → ${after} VP`;
    const mage = seat === null ? '' : say.seat(seat);
    const trophy = lost
      ? ` ${mage} loses ${an(name)} trophy.`
      : kept
        ? ` ${mage} loses nothing (No Creature Loss).`
        : '';
    return `Lane ${lane}: ${an(name)} reaches the tower (${value}).${trophy}`;
  },
  displayExchanged: ({ attack, knowledge }) => `Spell Exchange: ${cards(attack)}; ${cards(knowledge)}.`,
  endTriggered: ({ emptyLanes }) =>
    `${emptyLanes.length === lanes.length ? 'All lanes' : `Lanes ${all(emptyLanes.map(String))}`} are completely empty: this is the last round!`,
  turnBegan: ({ seat }, say) => `${say.seat(seat)}’s turn.`,
  markersRevealed: ({ seat, by, creatures }, say) =>
    by === 'empty-lanes'
      ? `Empty lanes fill up: ${arrivals(creatures)}.`
      : `${say.seat(seat)} reveals ${arrivals(creatures)}.`,
  actionsBegan: () => undefined,
  teleported: ({ seat, from, to, by }, say) =>
    `${say.seat(seat)} teleports from space ${from} to space ${to}${by === 'action' ? '' : ` (${card(by)})`}.`,
  spellOpened: ({ seat, spell, upgrades, energy, element }, say) =>
    `${say.seat(seat)} opens ${card(spell)}${withUpgrades(upgrades, all(upgrades.map(upgrade)))}: ${energy} ${words.elements[element]}.`,
  boosted: ({ seat, spell, upgrade: use, energy, element }, say) =>
    `${say.seat(seat)} adds ${upgrade(use)} to ${card(spell)}: ${energy} ${words.elements[element]}.`,
  spellCast: ({ seat, spell, upgrades, energy, magic, element }, say) =>
    `${say.seat(seat)} casts ${card(spell)}${withUpgrades(upgrades, all(upgrades.map(upgrade)))}: ${energy} ${words.elements[element]}${
      magic > 0 ? `, ${magic} of it magic` : ''
    }.`,
  fizzled: ({ seat, spell }, say) => `${say.seat(seat)}’s ${card(spell)} fizzles.`,
  cancelled: ({ seat, spell }, say) => `${say.seat(seat)} takes ${card(spell)} back in hand.`,
  struck: ({ by, blows }) =>
    blows.length === 0 ? undefined : `${struckBy[by]}${counted(blows.map(blow)).join(', ')}.`,
  powerGained: ({ seat, power, kind }, say) =>
    `With a second ${words.kinds[kind]}, ${say.seat(seat)} gains the power ${words.powers[power]}!`,
  toadlingLeft: ({ section }) => `A toadling is left on ${words.section(section)}.`,
  toadlingTaken: ({ seat, section, toadling }, say) =>
    `${say.seat(seat)} takes the toadling on ${words.section(section)}: ${words.toadlings[toadling]}.`,
  toadlingUsed: ({ seat, toadling }, say) => `${say.seat(seat)} uses a toadling: ${words.toadlings[toadling]}.`,
  recalled: ({ seat, card: code }, say) => `${say.seat(seat)} recalls ${card(code)} from the discard pile.`,
  drew: ({ seat, count }, say) =>
    count === 0 ? `${say.seat(seat)} has no card to draw.` : `${say.seat(seat)} draws ${count} card${s(count)}.`,
  drewCards: ({ cards: codes }) => `You draw ${cards(codes)}.`,
  reshuffled: ({ seat, cards: count }, say) =>
    `${say.seat(seat)} shuffles ${count} discarded card${s(count)} into a new draw pile.`,
  learned: ({ seat, spell, card: code, refill }, say) =>
    `${say.seat(seat)} learns ${card(code)} with ${card(spell)}${refill ? `; ${card(refill)} joins the display` : ''}.`,
  owes: ({ seat, owed }, say) => `${say.seat(seat)} owes ${owed} discard${s(owed)}.`,
  discarded: ({ seat, card: code, owed }, say) =>
    `${say.seat(seat)} discards ${card(code)}${owed > 0 ? ` and owes ${owed} more` : ''}.`,
  actionGained: ({ seat, left }, say) => `${say.seat(seat)} gains an action (${left} left).`,
  energyGained: ({ seat, pending }, say) => `${say.seat(seat)} has ${pending} magic energy for the next action.`,
  energyLost: ({ seat, points }, say) => `${say.seat(seat)} loses ${points} unused magic energy.`,
  bonusTaken: ({ seat, bonus }, say) => `${say.seat(seat)} takes a bonus action: ${words.bonusActions[bonus]}.`,
  bonusDeclined: ({ seat, bonuses }, say) =>
    `${say.seat(seat)} declines bonus actions: ${counted(bonuses.map((bonus) => words.bonusActions[bonus])).join(', ')}.`,
  purged: ({ seat, card: code }, say) => `${say.seat(seat)} removes ${card(code)} from the game.`,
  poisoned: ({ seat, victim, left }, say) =>
    `${say.seat(seat)} slips ${say.seat(victim)} a Poison card (${left} left).`,
  passed: ({ seat }, say) => `${say.seat(seat)} passes.`,
  turnEnded: () => undefined,
  roundEnded: ({ round, scores }, say) =>
    `After round ${round}: ${scores.map((vp, seat) => `${say.seat(seat)} ${vp} VP`).join(', ')}.`,
  preferenceSet: ({ autoBonus }) =>
    autoBonus ? 'Bonus actions are taken for you.' : 'You will be asked about bonus actions.',
  scored: ({ rows }, say) =>
    [
      'Final score:',
      ...rows.map(({ seat, rank, trophies, support, poison, mission, missionVp, total }) => {
        const parts = [
          `trophies ${trophies}`,
          ...(support === 0 ? [] : [`Support ${support}`]),
          ...(poison === 0 ? [] : [`Poison −${Math.abs(poison)}`]),
          ...(mission ? [`mission ${quoted(words.missions[mission].name)} ${missionVp}`] : []),
        ];
        return `${rank}. **${say.seat(seat)}** ${total} VP (${parts.join(', ')})`;
      }),
    ].join('\n'),
};
