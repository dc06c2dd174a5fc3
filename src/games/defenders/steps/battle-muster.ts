/** B1, B2: a battle is declared and the heroes gather (DOR-7.1, 7.2, DOR-8). */
import type { Seat } from '../../../kernel/index.js';
import { callOff } from '../effects/movement.js';
import { attackers, cardsIn, forcesFrom, gathered, undecided } from '../rules/mustering.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorAnswer, DorDecision, DorStep, SlotNo, Table } from '../types/index.js';
import { withdraw, fieldForces, commit, stayOut } from '../effects/mustering.js';

/** D-JOIN for everybody still undecided; those who have joined may change their cards. */
function joinDecisions(board: Table, empty: readonly Seat[]): DorDecision[] {
  const { battle } = board;
  if (!battle) return [];
  const by = whoIs(board, battle.initiator);
  const ask = (slot: SlotNo): DorDecision => ({
    seats: [heroIn(board, slot).seat],
    prompt: { key: 'askJoin', params: { general: battle.general, by } },
    offers: ['join', 'respond'],
    clock: 'reaction',
    fallback: () => ({ action: 'respond', args: { choice: 'stay-out' } }),
  });
  const change = (slot: SlotNo): DorDecision => ({
    seats: [heroIn(board, slot).seat],
    prompt: { key: 'offerJoin', params: {} },
    offers: ['join'],
    clock: 'none',
  });
  const joined = battle.fighters.map(({ slot }) => slot).filter((slot) => slot !== battle.initiator);
  return [...undecided(board, empty).map(ask), ...joined.map(change)];
}

const start: DorAnswer = { action: 'respond', args: { choice: 'start' } };

/** D-MUSTER: open while others decide, and once more after the last answer. */
export const muster: DorStep<'muster'> = {
  decide({ board, empty }) {
    const { battle } = board;
    if (battle?.stage !== 'muster') return [];
    const waiting = undecided(board, empty);
    const joined = battle.fighters.map(({ slot }) => slot).filter((slot) => slot !== battle.initiator);
    const who = (slots: readonly SlotNo[]) => slots.map((slot) => whoIs(board, slot));
    return [
      {
        seats: [heroIn(board, battle.initiator).seat],
        prompt: { key: 'askMuster', params: { general: battle.general, waiting: who(waiting), joined: who(joined) } },
        offers: ['respond', 'attack'],
        clock: 'reaction',
        // While others decide the initiator may start or call off, but nobody waits for that.
        ...(waiting.length === 0 ? { fallback: (): DorAnswer => start, pass: start } : {}),
      },
      ...joinDecisions(board, empty),
    ];
  },
  on: {
    attack(play, { seat, args }) {
      const { battle } = play.board;
      if (!battle) return;
      const forces = forcesFrom(play.board, attackers(play.board, seat), args.cards);
      withdraw(play, battle, battle.initiator);
      const others = battle.fighters;
      battle.fighters = [];
      fieldForces(play, battle, forces);
      battle.fighters.push(...others);
    },
    join(play, { seat, args }) {
      const { board } = play;
      const { battle } = board;
      if (!battle) return;
      const here = gathered(board, seat).filter(({ slot }) => heroIn(board, slot).loc === battle.loc);
      const [force] = forcesFrom(board, here, args.cards);
      for (const { slot } of here) withdraw(play, battle, slot);
      if (force) {
        commit(play, battle, force);
        const { slot, cards, rewards } = force;
        play.emit('joined', { who: whoIs(board, slot), cards: cardsIn(cards), rewards, how: 'answer' });
      } else {
        for (const { slot } of here) stayOut(play, battle, slot);
      }
    },
    respond(play, { seat, args }) {
      const { board } = play;
      const { battle } = board;
      if (!battle) return;
      if (args.choice === 'stay-out') {
        for (const slot of undecided(board, play.empty)) {
          if (heroIn(board, slot).seat === seat) stayOut(play, battle, slot);
        }
      } else if (args.choice === 'call-off') {
        heroIn(board, battle.initiator).callOffUsed = true;
        callOff(play, 'choice');
        play.end();
      } else {
        play.end({ step: 'battleLines' });
      }
    },
  },
};
