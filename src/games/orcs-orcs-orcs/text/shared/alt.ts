/** 13.3: the picture in words, shortened until it fits. */
import type { Say } from '../../../../kernel/index.js';
import { capital, clip } from '../../../../pieces/wording/index.js';
import { type CreatureView, type Lane, type Ooo, type View, lanes, rings, slots } from '../../types/index.js';
import { phrasing } from './phrases.js';
import { boardLines } from './status.js';
import type { Words } from './vocabulary.js';

const mostCharacters = 1024;

export function altText(words: Words) {
  const { board } = words;
  const { counted } = phrasing(words);
  const { fateOf } = boardLines(words);

  const first = (view: View, say: Say<Ooo>): string => {
    const round = view.round === 0 ? board.setUp : board.round(view.round);
    const last = view.endTriggered && view.phase !== 'finished' ? `, ${board.lastRound}` : '';
    const turn =
      view.active === null
        ? words.phases[view.phase]
        : `${board.turnOf(say.seat(view.active))}, ${words.phases[view.phase]}`;
    const left = view.turn ? `, ${board.actionsLeft(view.turn.actionsLeft)}` : '';
    return `${board.title}, ${round}${last}. ${view.round === 0 ? '' : `${fateOf(view)} `}${capital(turn)}${left}.`;
  };

  const names = (creatures: readonly CreatureView[]): string =>
    creatures.length === 0
      ? '–'
      : counted(creatures.map(({ kind }) => words.shortKinds[kind]))
          .join(' ')
          .replaceAll(' ×', '×');
  const numbers = (creatures: readonly CreatureView[]): string =>
    creatures.length === 0 ? '–' : String(creatures.length);

  const lane = (view: View, number: Lane, section: (creatures: readonly CreatureView[]) => string): string => {
    const { sections, markers, mage } = view.lanes[number];
    const colour = mage === null ? undefined : view.players[mage]?.colour;
    const places = rings.map((ring) => `${ring}${section(sections[ring].creatures)}`).join(' ');
    return `${number}${colour ? words.letters[colour] : ''}: ${places} (${board.altWaiting(markers)})`;
  };
  const lanesWith = (view: View, section: (creatures: readonly CreatureView[]) => string): string =>
    `${board.altLanes}${board.colon} ${lanes.map((number) => lane(view, number, section)).join(board.semicolon)}.`;

  const values = (view: View): string =>
    `${board.altValues}${board.colon} ${slots.map((slot) => `${words.shortKinds[view.slots[slot].kind]} ${view.slots[slot].value}`).join(', ')}.`;

  const players = (view: View, say: Say<Ooo>): string => {
    const list = view.order.map((seat) => {
      const player = view.players[seat];
      const trophies = player ? slots.reduce((sum, slot) => sum + player.trophies[slot], 0) : 0;
      return board.altPlayer(say.seat(seat), trophies, player?.score ?? 0, player?.hand ?? 0);
    });
    return `${board.altPlayers}${board.colon} ${list.join(board.semicolon)}.`;
  };

  return (view: View, say: Say<Ooo>): string => {
    const shapes = [
      () => [first(view, say), lanesWith(view, names), values(view), players(view, say)],
      () => [first(view, say), lanesWith(view, names), values(view)],
      () => [first(view, say), lanesWith(view, numbers), values(view)],
    ];
    for (const shape of shapes) {
      const text = shape().join(' ');
      if (text.length <= mostCharacters) return text;
    }
    return clip(lanesWith(view, numbers), mostCharacters);
  };
}
