/** Section 3: roles are named, and the draft (D0) is held. */
import type { Answer, DecideStep, RunStep } from '../../../kernel/index.js';
import { phaseCards } from '../effects/set-up.js';
import { askedToKeep } from '../rules/asked.js';
import { keptList, proposedKeep } from '../rules/draft.js';
import { isTeamGame } from '../rules/seats.js';
import type { Draft } from '../types/board.js';
import type { Steps } from '../types/steps.js';
import type { DraftCard } from '../types/terms.js';
import type { Str } from '../types/index.js';

export const setUp: RunStep<Str, Steps['setUp']> = {
  run(play) {
    const { board } = play;
    play.emit('rolesDealt', { roles: board.players.map(({ role }) => role) });
    if (board.draft) {
      const seats = board.invaders.map(({ seat }) => seat);
      play.emit('cardsDrawn', { cards: board.draft.drawn }, seats);
      play.push({ step: 'draft', done: [] }, { step: 'endDraft' });
    }
    play.push({ step: 'turn' });
  },
};

function keepAnswer(draft: Draft, index: number): Answer<Str> {
  const kept = proposedKeep(draft, index);
  return { action: 'keep', args: { machines: kept[2], equipment: kept[3], training: kept[4], rituals: kept[5] } };
}

/** D0 */
export const draft: DecideStep<Str, Steps['draft']> = {
  decide({ board }, frame) {
    const open = board.draft;
    if (!open) return [];
    return askedToKeep(board, frame)
      .map((seat) => ({ seat, index: board.invaders.findIndex((invader) => invader.seat === seat) }))
      .map(({ seat, index }) => ({
        seats: [seat],
        prompt: { key: 'promptDraft', params: {} },
        offers: isTeamGame(board) && open.kept[index] ? ['keep', 'done'] : ['keep'],
        clock: 'turn',
        chain: 'draft',
        fallback: () => (open.kept[index] ? { action: 'done', args: {} } : keepAnswer(open, index)),
      }));
  },
  on: {
    keep(play, { seat, args }) {
      const { board } = play;
      const index = board.invaders.findIndex((invader) => invader.seat === seat);
      if (!board.draft) return;
      board.draft.kept[index] = {
        2: args.machines as DraftCard,
        3: args.equipment as DraftCard,
        4: args.training as DraftCard,
        5: args.rituals as DraftCard,
      };
      play.emit('cardsChosen', { seat });
      if (!isTeamGame(board)) play.end();
    },
    done(_play, { seat, frame }) {
      frame.done.push(seat);
    },
  },
};

/** STR-3.5, STR-3.6: kept cards become public, the others are kept nowhere. */
export const endDraft: RunStep<Str, Steps['endDraft']> = {
  run(play) {
    const { board } = play;
    if (!board.draft) return;
    const { draft: open } = board;
    const kept = board.invaders.map(({ seat }, index) => ({
      seat,
      cards: keptList(open.kept[index] ?? proposedKeep(open, index)),
    }));
    for (const [index, invader] of board.invaders.entries()) invader.cards = phaseCards(kept[index]?.cards ?? []);
    board.draft = null;
    play.reveal();
    play.emit('draftEnded', { kept });
  },
};
