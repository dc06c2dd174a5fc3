/** The whole table as text, playable without sight. */
import type { Say } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { gaugeTop } from '../../content/numbers.js';
import { sectionOf } from '../../rules/geometry.js';
import {
  type CreatureView,
  type FateMoves,
  type Lane,
  type Ooo,
  type PlayerView,
  type Ring,
  type ScoreRow,
  type View,
  deckNames,
  lanes,
  rings,
  slots,
} from '../../types/index.js';
import { phrasing } from './phrases.js';
import type { Words } from './vocabulary.js';

export function boardLines(words: Words) {
  const { board } = words;
  const { all, cards, counted, rule } = phrasing(words);

  const movesOf = (moves: FateMoves): string =>
    moves.by === 'category'
      ? board.creaturesOf(all(moves.categories.map((one) => words.categories[one])))
      : board.lanesAndRings(
          moves.lanes,
          moves.rings.map((ring) => words.rings[ring]),
        );

  const fateOf = ({ fate }: View): string => {
    if (!fate.card) return board.noFate;
    return board.fate(movesOf(fate.card.moves), fate.card.rule ? rule(fate.card.rule) : undefined);
  };

  const heading = (view: View, say: Say<Ooo>): string =>
    capital(
      [
        view.round === 0 ? board.setUp : board.round(view.round),
        ...(view.endTriggered && view.phase !== 'finished' ? [board.lastRound] : []),
        ...(view.active === null || view.phase === 'finished' ? [] : [board.turnOf(say.seat(view.active))]),
        view.turn && view.phase === 'turn-actions'
          ? board.actionsLeft(view.turn.actionsLeft)
          : words.phases[view.phase],
      ].join(' · '),
    );

  const creatures = (list: readonly CreatureView[]): string[] =>
    counted(
      [...list]
        .sort((a, b) => b.damage - a.damage)
        .map(
          ({ kind, damage, hitPoints }) => `${words.kinds[kind]} (${board.hitPoints(hitPoints - damage, hitPoints)})`,
        ),
    );

  const sectionText = (view: View, lane: Lane, ring: Ring): string => {
    const { creatures: there, toadlings, terrain, covered } = view.lanes[lane].sections[ring];
    const ground = terrain ? ` [${words.terrains[terrain]}]` : covered ? ` [${board.covered}]` : '';
    const list = [...creatures(there), ...(toadlings > 0 ? [board.toadlings(toadlings)] : [])];
    return `${words.section(sectionOf(lane, ring))}${ground} ${list.length === 0 ? '–' : list.join(', ')}`;
  };

  const laneLine = (view: View, lane: Lane, say: Say<Ooo>): string => {
    const { markers, mage, front, empty } = view.lanes[lane];
    const places = rings.map((ring) => sectionText(view, lane, ring));
    const notes = [
      board.markers(markers),
      ...(front ? [board.front(words.rings[front])] : []),
      ...(empty ? [board.emptyLane] : []),
    ];
    const owner = mage === null ? '' : ` (${board.mageOf(say.seat(mage))})`;
    return `- **${board.lane(lane)}**${owner}${board.colon} ${places.join(' · ')} · ${notes.join(', ')}`;
  };

  const valueLine = (view: View): string => {
    const list = slots.map((slot) => {
      const { kind, value, hitPoints, breaches, power, bonus } = view.slots[slot];
      const notes = board.slotPower(words.powers[power], bonus ? words.bonusActions[bonus] : undefined);
      return `${board.value(words.kinds[kind], value, hitPoints, breaches)}, ${notes}`;
    });
    return `**${board.values}**${board.colon} ${list.join(' · ')}`;
  };

  const displayLine = ({ display, decks }: View): string =>
    board.display(
      deckNames.map((deck) => ({ deck: words.decks[deck], cards: cards(display[deck]), left: decks[deck] })),
      decks.poison,
    );

  const playerLine = (view: View, player: PlayerView, say: Say<Ooo>): string => {
    const trophies = slots
      .filter((slot) => player.gauge[slot] > 0 || player.trophies[slot] > 0)
      .map((slot) => {
        const name = words.kinds[view.slots[slot].kind];
        return `${name} ${player.trophies[slot]} (${board.gauge(player.gauge[slot], gaugeTop)})`;
      });
    const powers = player.powers.map((power) => words.powers[power]);
    const parts = [
      board.cards(player.hand, player.draw, player.discard.length),
      ...(player.discard.length > 0 ? [board.discardPile(cards(player.discard))] : []),
      board.trophies(all(trophies)),
      ...(powers.length > 0 ? [board.powers(powers, { usable: player.powersUsable })] : []),
      ...(player.toadlings.length > 0
        ? [board.owns(counted(player.toadlings.map((one) => words.toadlings[one])).join(', '), player.toadlings.length)]
        : []),
      ...(player.owedDiscards > 0 ? [board.owes(player.owedDiscards)] : []),
      board.score(player.score),
    ];
    return `- **${board.player(say.seat(player.seat), words.colours[player.colour], player.space)}**${board.colon} ${parts.join(' · ')}`;
  };

  const turnLines = (view: View): string[] => {
    const { turn } = view;
    return [
      ...(turn && turn.pendingEnergy > 0 ? [board.energyWaiting(turn.pendingEnergy)] : []),
      ...(turn?.casting
        ? [
            board.openSpell(
              [turn.casting.spell, ...turn.casting.upgrades].map((code) => words.cards[code]).join(' + '),
              turn.casting.energy,
              words.elements[turn.casting.element],
            ),
          ]
        : []),
      ...(view.terrainPick ? [board.chooses(view.terrainPick.lane)] : []),
    ];
  };

  const scoreLine = (view: View, row: ScoreRow, say: Say<Ooo>): string => {
    const trophies = slots
      .filter((slot) => row.perSlot[slot].trophies > 0)
      .map((slot) => {
        const { trophies: count, value, vp } = row.perSlot[slot];
        return board.trophyVp(words.kinds[view.slots[slot].kind], count, value, vp);
      });
    const mission = row.mission
      ? `${words.language.quoted(words.missions[row.mission].name)} ${row.missionVp}`
      : undefined;
    const { trophies: vp, support, poison } = row;
    const parts = board.scoreParts({ trophies: vp, support, poison, mission });
    const detail = trophies.length === 0 ? '' : ` (${trophies.join(', ')})`;
    return `- ${board.scoreRow(row.rank, say.seat(row.seat), row.total)}${board.colon} ${parts}${detail}`;
  };

  const status = (view: View, say: Say<Ooo>): string[] => {
    const players = view.order.flatMap((seat) => view.players[seat] ?? []);
    return [
      `**${heading(view, say)}**`,
      ...turnLines(view),
      ...(view.round === 0 ? [] : [`${fateOf(view)} ${board.fateDeck(view.fate.deck, view.fate.discard)}`]),
      ...lanes.map((lane) => laneLine(view, lane, say)),
      ...(view.round === 0 ? [] : [board.emptyLanes(view.emptyLanes)]),
      valueLine(view),
      displayLine(view),
      ...(view.options.toad === 'off' ? [] : [board.toadlingsLeft(view.decks.toadlings)]),
      ...(view.boxed.length > 0 ? [board.boxed(cards(view.boxed))] : []),
      ...players.map((player) => playerLine(view, player, say)),
      ...(view.result ? [`**${board.result}**`, ...view.result.map((row) => scoreLine(view, row, say))] : []),
    ];
  };

  /** 9.3: one row a player, then what each kind was worth in the end and how many of it reached the tower. */
  const result = (view: View, say: Say<Ooo>): string[] => {
    if (!view.result) return [];
    const values = slots.map((slot) => {
      const { kind, value, hitPoints, breaches } = view.slots[slot];
      return board.value(words.kinds[kind], value, hitPoints, breaches);
    });
    return [
      `**${board.result}**`,
      ...view.result.map((row) => scoreLine(view, row, say)),
      `**${board.values}**${board.colon} ${values.join(' · ')}`,
    ];
  };

  return { heading, status, result, fateOf, movesOf, playerLine, sectionText };
}
