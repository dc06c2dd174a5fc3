/** What one viewer may know: everything but the order of the decks (specification 2.3). */
import type { Viewer } from '../../kernel/index.js';
import { playableNow } from './rules/playable.js';
import type { Board, DorMatch, View } from './types/index.js';

/** Cards of Dark Visions, while their owner looks at them and after they went back. */
export function foreseen({ darkDeck, known }: Pick<Board, 'darkDeck' | 'known'>, viewer: Viewer): View['foreseen'] {
  if (known?.seat !== viewer) return [];
  return darkDeck.slice(-known.count).reverse();
}

export function view(match: DorMatch, viewer: Viewer): View {
  const { board } = match;
  const question = match.outcome ? null : (match.stack.at(-1) ?? null);
  return {
    turn: board.turn,
    phase: board.phase,
    active: board.active,
    war: board.war,
    heroes: board.heroes,
    locations: board.locations,
    supply: board.supply,
    generals: board.generals,
    heroDiscard: board.heroDiscard,
    removed: board.removed,
    darkDiscard: board.darkDiscard,
    darkTotal: board.darkTotal,
    questDiscard: board.questDiscard,
    unusedHeroes: board.unusedHeroes,
    deadHeroes: board.deadHeroes,
    night: board.night,
    quietNight: board.quietNight,
    dayOver: board.dayOver,
    endAsked: board.endAsked,
    spied: board.spied,
    fight: board.fight,
    battle: board.battle,
    alerts: board.alerts,
    lastNight: board.lastNight,
    lastBattle: board.lastBattle,
    tally: board.tally,
    history: board.history,
    result: board.result,
    viewer,
    empty: match.empty,
    options: match.options,
    wished: board.wishes.flatMap((wish) => (wish ? [wish] : [])),
    decks: { hero: board.heroDeck.length, dark: board.darkDeck.length, quest: board.questDeck.length },
    foreseen: foreseen(board, viewer),
    playable: viewer === 'spectator' ? [] : playableNow(board, question, viewer).map(({ value }) => value),
    question,
  };
}
