/** Section 12: what must hold at every moment, in words where it does not. */
import type { Match, Seat } from '../../kernel/index.js';
import { slotData, tracks } from './content/creatures.js';
import { baseFate, newFate } from './content/fate.js';
import { displayed, gaugeTop, mostActionsInATurn, poisonCards, safeHand } from './content/numbers.js';
import { startingDeck } from './content/spells.js';
import { goesOn } from './content/terrain.js';
import { toadlingIds } from './content/toadlings.js';
import { codeOf } from './rules/cards.js';
import { drawTarget, playerAt } from './rules/players.js';
import { figures, groundOf, hitPointsFor, valueOf } from './rules/position.js';
import { deckOf, scoreTable } from './rules/score.js';
import { displayDeck, markerPool } from './rules/set-up.js';
import { type Board, type Ooo, type Options, deckNames, lanes, sectionNames, slots } from './types/index.js';

type Table = { board: Board; options: Options; seats: readonly Seat[]; match: Readonly<Match<Ooo>> };
type Law = (table: Table) => string | false;

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');
const some = (problems: readonly (string | false)[]): string | false =>
  problems.find((one) => one !== false && one !== '') ?? false;

const creatures: Law = ({ board }) => {
  const standing = [...figures(board)].map(({ creature }) => creature.kind);
  const waiting = lanes.flatMap((lane) => board.lanes[lane].markers);
  const pool = markerPool(board.slots, board.players.length);
  return some(
    slots.map((slot) => {
      const kind = board.slots[slot];
      const count = (list: readonly string[]): number => list.filter((one) => one === kind).length;
      const trophies = board.players.reduce((sum, player) => sum + player.trophies[slot], 0);
      const found = count(standing) + count(waiting) + trophies + board.box.creatures[slot];
      return found !== count(pool) && `1: ${found} of ${count(pool)} ${kind}`;
    }),
  );
};

const cards: Law = ({ board, seats }) => {
  const decks = seats.map((seat) => deckOf(board, seat));
  const all = [...decks.flat(), ...board.box.cards];
  const starters = some(
    board.players.map(({ colour }, seat) => {
      const own = [...(decks[seat] ?? []), ...board.box.cards].filter((id) => id.startsWith(`${colour}/`));
      return (
        sorted(own) !== sorted(startingDeck.map((code) => `${colour}/${code}`)) && `2: starting cards of ${colour}`
      );
    }),
  );
  const display = deckNames.flatMap((name) => [...board.spellDecks[name], ...board.display[name]]);
  const learned = all.filter((id) => id.includes('#') && codeOf(id) !== 'poison');
  const spells = sorted([...display, ...learned]) !== sorted(deckNames.flatMap(displayDeck));
  const poison = all.filter((id) => codeOf(id) === 'poison').length + board.poison.length;
  return starters || (spells && '2: display cards') || (poison !== poisonCards && `2: ${poison} Poison cards`);
};

const fate: Law = ({ board, options }) => {
  const { deck, current, discard } = board.fate;
  const found = [...deck, ...(current ? [current] : []), ...discard];
  const whole = (options.newFate ? newFate : baseFate).map(({ id }) => id);
  return sorted(found) !== sorted(whole) && '3: fate cards';
};

const tower: Law = ({ board }) =>
  new Set(board.players.map(({ space }) => space)).size !== board.players.length && '4: two mages on one space';

const values: Law = ({ board }) =>
  some(
    slots.map((slot) => {
      const last = tracks[slotData[slot].category].length - 1;
      return board.values[slot] !== Math.min(last, board.breaches[slot]) && `5: value of ${slot}`;
    }),
  );

const gauges: Law = ({ board }) =>
  some(
    board.players.flatMap((player) =>
      slots.map((slot) => {
        const top = player.gauge[slot] === gaugeTop;
        const fits = player.gauge[slot] === Math.min(gaugeTop, player.defeats[slot]);
        return (!fits || top !== player.powers.includes(slotData[slot].power)) && `6: gauge ${slot}`;
      }),
    ),
  );

const trophies: Law = ({ board }) =>
  some(
    board.players.flatMap((player) =>
      slots.map(
        (slot) => (player.trophies[slot] < 0 || player.trophies[slot] > player.defeats[slot]) && `7: trophies ${slot}`,
      ),
    ),
  );

const actionPhases = ['turn-actions', 'turn-casting', 'turn-bonus'];
const damage: Law = ({ board }) =>
  some(
    [...figures(board)].map(({ section, creature }) => {
      const most = actionPhases.includes(board.phase) ? hitPointsFor(board, board.active, section, creature.kind) : 1;
      return (creature.damage < 0 || creature.damage >= most) && `8: ${creature.damage} damage on ${section}`;
    }),
  );

const actions: Law = ({ board }) =>
  board.turn !== null &&
  (board.turn.actionsLeft < 0 || board.turn.actionsTaken > mostActionsInATurn) &&
  `10: ${board.turn.actionsLeft} actions left, ${board.turn.actionsTaken} taken`;

const hands: Law = ({ board, seats }) =>
  some(
    seats.map((seat) => {
      const { hand, owedDiscards } = playerAt(board, seat);
      if (owedDiscards > Math.max(0, hand.length - safeHand)) return `11: seat ${seat} owes ${owedDiscards}`;
      const untouched = board.round > 0 && board.active !== seat && owedDiscards === 0;
      const most = Math.max(drawTarget(board, seat), 5);
      return untouched && hand.length > most && `11: seat ${seat} holds ${hand.length}`;
    }),
  );

const display: Law = ({ board }) =>
  board.round > 0 &&
  some(
    deckNames.map(
      (name) =>
        (board.display[name].length > displayed ||
          (board.display[name].length < displayed && board.spellDecks[name].length > 0)) &&
        `12: ${name} display`,
    ),
  );

const toadlings: Law = ({ board, options }) => {
  const onBoard = sectionNames.flatMap((section) => groundOf(board, section).toadlings);
  const held = board.players.flatMap((player) => player.toadlings);
  const found = [...board.toadlingPile, ...onBoard, ...held, ...board.box.toadlings];
  return sorted(found) !== sorted(options.toad === 'off' ? [] : toadlingIds) && '13: toadlings';
};

const terrain: Law = ({ board, options }) => {
  const tiles = sectionNames.filter((section) => groundOf(board, section).terrain !== null);
  if (board.round > 0 && tiles.length !== options.terrain) return `13: ${tiles.length} terrain tiles`;
  return some(
    tiles.map((section) => {
      const { terrain: face, creatures: there } = groundOf(board, section);
      return face !== null && goesOn[face] && there.length > 0 && `13: a creature rests on the road ${section}`;
    }),
  );
};

const score: Law = ({ board, match }) => {
  if (!board.result) return match.outcome !== null && '19: no score table';
  const again = scoreTable(board);
  if (JSON.stringify(again) !== JSON.stringify(board.result)) return '19: the score table does not come out again';
  return some(
    board.result.map((row) => {
      const slotsWrong = slots.some(
        (slot) => row.perSlot[slot].vp !== row.perSlot[slot].trophies * valueOf(board, slot),
      );
      const sum = row.trophies + row.support + row.poison + row.missionVp;
      return (slotsWrong || sum !== row.total) && `19: score of seat ${row.seat}`;
    }),
  );
};

/** Those that need the markers dealt. */
const onceSetUp: readonly Law[] = [creatures, fate, display, terrain];
const always: readonly Law[] = [cards, tower, values, gauges, trophies, damage, actions, hands, toadlings, score];

export function broken(match: Readonly<Match<Ooo>>): readonly string[] {
  const { board, options } = match;
  const table: Table = { board, options, seats: board.players.map((_, seat) => seat), match };
  const laws = board.phase === 'setup-terrain' ? always : [...always, ...onceSetUp];
  return laws.map((law) => law(table)).filter((problem) => problem !== false);
}
