/** STR-16 to STR-18: the assault, step by step. */
import {
  type Answer,
  type DecideStep,
  type Decision,
  type DecisionLine,
  type Frame,
  type Play,
  type RunStep,
  type Seat,
  once,
} from '../../../kernel/index.js';
import { consequences } from '../effects/consequences.js';
import {
  castHooks,
  compareWalls,
  obeyOrders,
  pourCauldrons,
  ramGate,
  settleHospital,
  settleLosses,
} from '../effects/melee.js';
import {
  fireCannons,
  looseVolleys,
  revealEngines,
  settleCannons,
  settleEngines,
  settleVolleys,
  shootArchers,
} from '../effects/ranged.js';
import { emptySiegeTowers } from '../effects/turn-end.js';
import { aimLines, aimingSeats, mostAt, reaimed } from '../rules/aiming.js';
import { proposedAims } from '../rules/aim-proposals.js';
import { askedToAim, askedToChoose } from '../rules/asked.js';
import { choiceLines, choosingSeats, repicked } from '../rules/choices.js';
import { takesPart } from '../rules/melee.js';
import { canObey } from '../rules/orders.js';
import { boardMark } from '../rules/picture.js';
import { isNobody } from '../rules/units.js';
import type { AimLine, ChoiceLine, Matter, Steps } from '../types/steps.js';
import { type AimStage, type Target, type Weapon, walls } from '../types/terms.js';
import type { Str } from '../types/index.js';

const breachedWalls = (play: Play<Str>): number => walls.filter((wall) => play.board.walls[wall].breached).length;
const done = (): Answer<Str> => ({ action: 'done', args: {} });

/** 4.1: stages I to III; the hospital stays closed in the tie-break. */
export function assaultFrames(play: Play<Str>): Frame<Str>[] {
  const isTieBreak = play.board.phase === 'tie-break';
  const before = { breached: breachedWalls(play), destroyed: play.board.barbican.destroyed };
  return [
    { step: 'openAim', stage: 'cannons' },
    { step: 'openAim', stage: 'engines' },
    { step: 'openAim', stage: 'archers' },
    { step: 'openAim', stage: 'shooters' },
    { step: 'endOfRanged' },
    { step: 'cauldrons' },
    { step: 'openAim', stage: 'hooks' },
    { step: 'turnUpOrders' },
    { step: 'comparison' },
    ...(isTieBreak ? [] : [{ step: 'hospital' } as const]),
    { step: 'ram' },
    isTieBreak ? { step: 'afterTieBreak', ...before } : { step: 'afterAssault', ...before },
  ];
}

/** STR-16.1 */
export const assault: RunStep<Str, Steps['assault']> = {
  run(play) {
    play.board.phase = 'assault';
    play.emit('assaultBegan', { turn: play.board.turn, tieBreak: false });
    play.push(...assaultFrames(play));
  },
};

/** The proposal of a step; whoever has a choice is asked. */
export const openAim: RunStep<Str, Steps['openAim']> = {
  run(play, { stage }) {
    const aims = proposedAims(play.board, stage);
    const lines = aimLines(play.board, stage, aims);
    if (lines.length === 0) return;
    const isAsked = aimingSeats(lines).length > 0;
    play.push(isAsked ? { step: 'aim', stage, aims, done: [] } : { step: 'shoot', stage, aims });
  },
};

function rowsToAim(lines: readonly AimLine[], stage: AimStage, asker: Seat): DecisionLine<Str>[] {
  return lines
    .filter((line) => line.seat === asker && line.targets.length > 1)
    .flatMap(({ weapon, aims }) =>
      (Object.entries(aims) as [Target, number][]).map(([target, count]) => ({
        text: { key: 'aimLine', params: { weapon, target, count, stage } },
        changes: { action: 'aim', args: { weapon } },
      })),
    );
}

/** A1 to A5 */
export const aim: DecideStep<Str, Steps['aim']> = {
  decide(match, frame) {
    const { board } = match;
    const { stage } = frame;
    const lines = once(match, 'lines', () => aimLines(board, stage, frame.aims));
    return askedToAim(lines, frame).map((seat): Decision<Str> => ({
      seats: [seat],
      prompt: { key: 'promptAim', params: { stage } },
      offers: ['aim', 'done'],
      clock: 'reaction',
      fallback: done,
      proposal: true,
      lines: (asker) => rowsToAim(lines, stage, asker),
      // What somebody changes is their own until it is shot.
      openLines: (asker) => rowsToAim(aimLines(board, stage, proposedAims(board, stage)), stage, asker),
    }));
  },
  on: {
    aim({ board }, { args, frame }) {
      const lines = aimLines(board, frame.stage, frame.aims);
      const line = lines.find(({ weapon }) => weapon === args.weapon);
      if (!line) return;
      const target = args.target as Target;
      const count = args.count ?? mostAt(board, frame.stage, lines, line, target);
      frame.aims[args.weapon as Weapon] = reaimed(line, target, count);
    },
    done(play, { seat, frame }) {
      frame.done.push(seat);
      const { stage, aims } = frame;
      if (askedToAim(aimLines(play.board, stage, aims), frame).length === 0) play.end({ step: 'shoot', stage, aims });
    },
  },
};

function openChoice(play: Play<Str>, matter: Matter): void {
  const isAsked = choosingSeats(choiceLines(play.board, matter, {}), []).length > 0;
  play.push(isAsked ? { step: 'choose', matter, picks: {}, done: [] } : { step: 'settle', matter, picks: {} });
}
export { openChoice };

/** What was aimed takes effect, or is turned up for the choices that follow. */
export const shoot: RunStep<Str, Steps['shoot']> = {
  run(play, { stage, aims }) {
    switch (stage) {
      case 'cannons':
        openChoice(play, { stage: 'victims', shots: fireCannons(play, aims) });
        break;
      case 'engines':
        openChoice(play, { stage: 'effects', shots: revealEngines(play, aims) });
        break;
      case 'archers':
        openChoice(play, { stage: 'volleys', volleys: looseVolleys(play, aims) });
        break;
      case 'shooters':
        shootArchers(play, aims);
        break;
      case 'hooks':
        castHooks(play, aims);
        break;
    }
    consequences(play);
  },
};

function rowsToChoose(lines: readonly ChoiceLine[], asker: Seat): DecisionLine<Str>[] {
  return lines
    .filter((line) => line.seats.includes(asker))
    .map(({ item, about, value }) => ({
      text: { key: 'choiceLine', params: { about, value } },
      changes: { action: 'choose', args: { item } },
    }));
}

/** A1b, A2b, A3b, A6, A7, A8, E1 */
export const choose: DecideStep<Str, Steps['choose']> = {
  decide(match, frame) {
    const { board } = match;
    const { matter } = frame;
    const lines = once(match, 'lines', () => choiceLines(board, matter, frame.picks));
    return askedToChoose(lines, frame).map((seats): Decision<Str> => ({
      seats,
      prompt: { key: 'promptChoose', params: { stage: matter.stage } },
      offers: ['choose', 'done'],
      clock: 'reaction',
      fallback: done,
      proposal: true,
      lines: (asker) => rowsToChoose(lines, asker),
      openLines: (asker) => rowsToChoose(choiceLines(board, matter, {}), asker),
    }));
  },
  on: {
    choose({ board }, { args, frame }) {
      const lines = choiceLines(board, frame.matter, frame.picks);
      frame.picks = repicked(lines, frame.picks, args.item, args.value);
    },
    done(play, { seat, frame }) {
      frame.done.push(seat);
      const { matter, picks } = frame;
      const lines = choiceLines(play.board, matter, picks);
      if (askedToChoose(lines, frame).length === 0) play.end({ step: 'settle', matter, picks });
    },
  },
};

export const settle: RunStep<Str, Steps['settle']> = {
  run(play, { matter, picks }) {
    switch (matter.stage) {
      case 'victims':
        settleCannons(play, matter.shots, picks);
        break;
      case 'effects':
        settleEngines(play, matter.shots, picks);
        break;
      case 'volleys':
        settleVolleys(play, matter.volleys, picks);
        break;
      case 'orders':
        obeyOrders(play, picks);
        break;
      case 'losses':
        settleLosses(play, matter, picks);
        break;
      case 'hospital':
        settleHospital(play, picks);
        break;
      case 'leaving':
        emptySiegeTowers(play, picks);
        break;
    }
    consequences(play);
  },
};

export const endOfRanged: RunStep<Str, Steps['endOfRanged']> = {
  run(play) {
    const { board } = play;
    board.pictured = boardMark(board);
    play.phase(
      board.phase === 'tie-break'
        ? { key: 'captionTieBreak', params: {} }
        : { key: 'captionRanged', params: { turn: board.turn } },
    );
  },
};

/** STR-17.1 */
export const cauldrons: RunStep<Str, Steps['cauldrons']> = {
  run(play) {
    pourCauldrons(play);
    consequences(play);
  },
};

/** STR-17.3: under the glare a tile does nothing and stays as it lies. */
export const turnUpOrders: RunStep<Str, Steps['turnUpOrders']> = {
  run(play) {
    const { board } = play;
    for (const wall of walls) {
      const { order } = board.walls[wall];
      if (!order?.tile || order.open || !takesPart(board, wall)) continue;
      order.open = true;
      play.reveal();
      const { tile, by } = order;
      play.emit('orderTurnedUp', { wall, tile, seat: by, obeyed: canObey(board, wall, tile) });
    }
    consequences(play);
    openChoice(play, { stage: 'orders' });
  },
};

/** STR-17.4 */
export const comparison: RunStep<Str, Steps['comparison']> = {
  run(play) {
    const { defeats, fury } = compareWalls(play);
    openChoice(play, { stage: 'losses', defeats, fury });
  },
};

/** STR-17.10 */
export const hospital: RunStep<Str, Steps['hospital']> = {
  run(play) {
    if (breachedWalls(play) > 0 || isNobody(play.board.hospital)) return;
    openChoice(play, { stage: 'hospital' });
  },
};

/** STR-18 */
export const ram: RunStep<Str, Steps['ram']> = {
  run(play) {
    ramGate(play);
  },
};
