/** C: the Hero Action phase, slots clockwise from the Rift Lord (OMD-6). */
import { asking } from '../../../kernel/index.js';
import { attack, applyOutcome, reroll, rollAttack, standUpFor } from '../effects/attack.js';
import { ask } from '../effects/asking.js';
import { useCard } from '../effects/cards.js';
import { freshTurn } from '../rules/first-board.js';
import { setOrder, usePower } from '../effects/powers.js';
import { nextPays, shove } from '../effects/push.js';
import { hurtHero } from '../effects/wounds.js';
import { fumeWounds, pitfallWounds } from '../content/numbers.js';
import { powers } from '../content/powers.js';
import type { EquipmentId } from '../content/equipment.js';
import { plainOutcome, rollProposal } from '../rules/attack.js';
import { rollFallback, turnAutopilot } from '../rules/fallbacks.js';
import { dividesMove, heroMove } from '../rules/hero.js';
import { hasTurnLeft, mayAct, turnNames } from '../rules/offers.js';
import { acidOptions } from '../rules/pushing.js';
import { fromLord, heroAt, slotAt, slotOfHero, tileAt, who } from '../rules/siege.js';
import { heroPath } from '../rules/ways.js';
import type { Boost, Omd, OmdAnswering, OmdPlay, OmdStep, PowerKind, Slot } from '../types/index.js';

export const heroPhase: OmdStep<'heroPhase'> = {
  run(play, { left }) {
    const { board } = play;
    board.phase = 'hero';
    const next = fromLord(board).find((index) => left.includes(index) && !slotAt(board, index).dead);
    if (next === undefined) {
      board.active = null;
      for (const team of board.teams) team.tallyHo = [];
      return;
    }
    const slot = slotAt(board, next);
    board.active = next;
    slot.turn = { ...freshTurn(), move: heroMove(board, next) };
    slot.orderChanged = false;
    play.emit('turnBegan', { ...who(play.board, next) });
    play.push(
      { step: 'turn', slot: next },
      { step: 'endOfTurn', slot: next },
      { step: 'heroPhase', left: left.filter((index) => index !== next) },
    );
  },
};

function move(play: OmdPlay, index: number, to: string, via: string | undefined): void {
  const { board } = play;
  const slot = slotAt(board, index);
  const from = slot.tile;
  const path = from === null ? undefined : heroPath(board, from, to, via);
  if (from === null || !path) throw new Error(`no way to ${to}`);
  standUpFor(play, index, 'attack');
  slot.turn.steps += path.length - 1;
  slot.turn.moveOver = !dividesMove(board, index);
  slot.tile = to;
  play.emit('heroMoved', { ...who(play.board, index), from, path: path.slice(1) });
  for (const tile of path.slice(1, -1)) {
    if (tileAt(board, tile).type !== 'pitfall') continue;
    play.push({
      step: 'hurt',
      hurt: { slot: index, wounds: pitfallWounds, from: { by: 'tile', tile, hazard: 'pitfall' }, stuns: false },
    });
  }
}

function special(play: OmdPlay, index: number, kind: PowerKind, target: string | undefined): void {
  const { orders } = powers[heroAt(play.board, index)][kind];
  if (orders) setOrder(play, index, target ?? orders[0] ?? '');
  else usePower(play, index, kind, target);
}

function push(
  play: OmdAnswering,
  index: number,
  target: string,
  helper: string | undefined,
  pay: string | undefined,
): void {
  const { board } = play;
  const friend = helper === undefined ? null : slotOfHero(board, helper);
  const isAcid = tileAt(board, slotAt(board, index).tile ?? '').type === 'acid-bath';
  const [only, ...others] = acidOptions(slotAt(board, index));
  const paid = isAcid ? (pay ?? (others.length === 0 ? (only ?? null) : null)) : null;
  const isAsked = friend !== null && slotAt(board, friend).seat !== slotAt(board, index).seat;
  if (isAsked)
    ask(play, { kind: 'help', slot: index, helper: friend, target, pay: paid, options: ['accept', 'refuse'] });
  else shove(play, { slot: index, helper: friend, target, pay: paid });
}

/** everything in any order, until nothing is left or the player is done (OMD-6.2, 6.11). */
export const turn: OmdStep<'turn'> = {
  decide({ board }, { slot: index }) {
    const slot = slotAt(board, index);
    if (slot.tile === null || !hasTurnLeft(board, index)) return [];
    return [
      asking<Omd>(
        {
          seats: [slot.seat],
          prompt: { key: 'askTurn', params: { hero: heroAt(board, index) } },
          clock: 'turn',
          chain: `turn-${board.round}-${index}`,
          fallback: () => turnAutopilot(board, index),
          pass: 'done',
        },
        [...turnNames, 'done'],
        (action) => action === 'done' || mayAct(board, index, action),
      ),
    ];
  },
  on: {
    attack(play, { args, frame }) {
      const tile = args.tile ?? slotAt(play.board, frame.slot).tile ?? '';
      attack(play, frame.slot, { tile, without: args.without ?? [], boosts: (args.with ?? []) as Boost[] });
    },
    move: (play, { args, frame }) => move(play, frame.slot, args.to, args.via),
    power: (play, { args, frame }) => special(play, frame.slot, 'power', args.target),
    ultimate: (play, { args, frame }) => special(play, frame.slot, 'ultimate', args.target),
    rivalry: (play, { args, frame }) => special(play, frame.slot, 'rivalry', args.target),
    use: (play, { args, frame }) => useCard(play, frame.slot, args.card as EquipmentId, args.target ?? null),
    push: (play, { args, frame }) => push(play, frame.slot, args.target, args.helper, args.pay),
    recover: (play, { args, frame }) => standUpFor(play, frame.slot, args['give-up'] === 'attack' ? 'attack' : 'move'),
    done: (play) => play.end(),
  },
};

/** A turn that changed the board is worth a picture (OMD-15.8). */
function hasActed({ turn: { attacks, free, pushed, special: used, steps } }: Slot): boolean {
  return attacks + steps + free.length > 0 || pushed || used !== null;
}

/** The fumes, and a stunned hero who did neither stands up (OMD-6.8, 6.11, 11.12). */
export const endOfTurn: OmdStep<'endOfTurn'> = {
  run(play, { slot: index }) {
    const slot = slotAt(play.board, index);
    if (slot.stunned) {
      slot.stunned = false;
      play.emit('stoodUp', { ...who(play.board, index), gaveUp: null });
    }
    play.board.active = null;
    play.emit('turnEnded', { ...who(play.board, index) });
    if (hasActed(slot)) play.phase({ key: 'captionTurn', params: { hero: heroAt(play.board, index) } });
    if (slot.tile !== null && tileAt(play.board, slot.tile).type === 'gas-chamber') {
      const from = { by: 'tile', tile: slot.tile, hazard: 'fumes' } as const;
      play.push({ step: 'hurt', hurt: { slot: index, wounds: fumeWounds, from, stuns: false } });
    }
  },
};

/** Applies what leaves no choice; asks otherwise (OMD-8.19). */
export const judgeRoll: OmdStep<'judgeRoll'> = {
  run(play) {
    const { roll: rolled } = play.board;
    if (!rolled) return;
    const tokens = plainOutcome(play.board, rolled);
    if (tokens) applyOutcome(play, tokens);
    else play.push({ step: 'roll' });
  },
};

/** together. */
export const roll: OmdStep<'roll'> = {
  decide({ board }) {
    const { roll: rolled } = board;
    if (!rolled) return [];
    const { slot: index, tile, reroll: again } = rolled;
    return [
      {
        seats: [slotAt(board, index).seat],
        prompt: { key: 'askRoll', params: { hero: heroAt(board, index), tile, canReroll: again !== null } },
        offers: again ? ['assign', 'reroll'] : ['assign'],
        clock: 'reaction',
        proposal: true,
        chain: `turn-${board.round}-${index}`,
        fallback: () => rollFallback(board),
      },
    ];
  },
  on: {
    assign(play, { args }) {
      const { roll: rolled } = play.board;
      const isAuto = args.outcome.length === 1 && args.outcome[0] === 'auto';
      const tokens =
        isAuto && rolled ? rollProposal(play.board, rolled) : args.outcome.filter((token) => token !== 'none');
      play.end();
      applyOutcome(play, tokens);
    },
    reroll(play, { args }) {
      reroll(
        play,
        args.dice.map((die) => Number(die) - 1),
      );
      play.end({ step: 'judgeRoll' });
    },
  },
};

/** Arrow Storm: one roll a tile, each assigned on its own. */
export const storm: OmdStep<'storm'> = {
  run(play, { slot, tiles: [tile, ...rest] }) {
    // Whoever falls to what her own shot set off shoots no more (OMD-8.14).
    if (tile === undefined || slotAt(play.board, slot).tile === null) return;
    rollAttack(play, slot, { tile, without: [], boosts: [] });
    if (rest.length > 0) play.push({ step: 'storm', slot, tiles: rest });
  },
};

export const hurt: OmdStep<'hurt'> = {
  run(play, { hurt: one }) {
    hurtHero(play, one);
  },
};

export const pays: OmdStep<'pays'> = {
  run(play, { slots }) {
    nextPays(play, slots);
  },
};
