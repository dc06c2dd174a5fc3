/** The picture in two sentences: whose move it is and what fate does; then where it burns and who leads. */
import type { Say } from '../../../../kernel/index.js';
import { capital, clip } from '../../../../pieces/wording/index.js';
import { type Lane, type Ooo, type Ring, type View, lanes, rings } from '../../types/index.js';
import { phrasing } from './phrases.js';
import { boardLines } from './status.js';
import type { Words } from './vocabulary.js';

const mostCharacters = 1024;
const longestName = 60;

export function altText(words: Words) {
  const { board } = words;
  const { all, counted } = phrasing(words);
  const { movesOf } = boardLines(words);
  const nameOf = (say: Say<Ooo>, seat: number): string => clip(say.seat(seat), longestName);

  const first = (view: View, say: Say<Ooo>): string => {
    const { fate, turn, active } = view;
    const parts = [
      view.round === 0 ? board.setUp : board.round(view.round),
      ...(view.endTriggered && view.phase !== 'finished' ? [board.lastRound] : []),
      active === null ? words.phases[view.phase] : board.turnOf(nameOf(say, active)),
      ...(turn ? [board.actionsLeft(turn.actionsLeft)] : []),
      ...(fate.card && view.phase !== 'finished'
        ? [board.altFate(movesOf(fate.card.moves), fate.rule ? words.fateRules[fate.rule] : undefined)]
        : []),
    ];
    return `${board.title}${board.colon} ${parts.join(', ')}.`;
  };

  /** The section nearest to the tower that holds a creature. */
  const foremost = (view: View, lane: Lane): Ring | undefined =>
    rings.find((ring) => view.lanes[lane].sections[ring].creatures.length > 0);

  /** Who stands before the tower; where nobody does, how many creatures there are. */
  const danger = (view: View): string => {
    const at = lanes.filter((lane) => foremost(view, lane) === 'i');
    if (at.length === 0) {
      const everywhere = lanes.flatMap((lane) => rings.map((ring) => view.lanes[lane].sections[ring].creatures.length));
      return board.altFar(everywhere.reduce((sum, count) => sum + count, 0));
    }
    const groups = at.map((lane) => {
      const there = view.lanes[lane].sections.i.creatures.map(({ kind }) => words.kinds[kind]);
      return board.altAt(all(counted(there)), lane);
    });
    return board.altNear(groups);
  };

  const leader = (view: View, say: Say<Ooo>): string[] => {
    // The final score holds the missions, which nobody sees before.
    const scores = view.result ?? view.players.map(({ seat, score }) => ({ seat, total: score }));
    const best = Math.max(...scores.map(({ total }) => total));
    const leaders = scores.filter(({ total }) => total === best).map(({ seat }) => nameOf(say, seat));
    if (view.result) return [board.altWon(all(leaders), best)];
    return best > 0 ? [board.altLeads(all(leaders), best)] : [];
  };

  return (view: View, say: Say<Ooo>): string =>
    clip(
      [first(view, say), `${capital([danger(view), ...leader(view, say)].join(board.semicolon))}.`].join(' '),
      mostCharacters,
    );
}
