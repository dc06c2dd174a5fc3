/** What a plan may go on with, best first (KRU-19.4), and its place among an action's arguments. */
import type { Choice, PlanArgument, Seat } from '../../../kernel/index.js';
import type { Cells, Horde, Kru, View } from '../types/index.js';
import type { Attacker, Slot } from '../rules/attackers.js';
import { gridOf } from '../rules/cards.js';
import { sizeOf, writeCells } from '../rules/cells.js';
import { distanceOf, hordeTagged, inOrder } from '../rules/hordes.js';
import { type Stake, blockWorth, gainOf, stakesOf } from '../rules/worth.js';
import type { Aim } from './aims.js';
import { completions } from './completions.js';
import { readPlan } from './reading.js';
import { whyNot } from './refusals.js';
import { suggestions } from './suggestions.js';
import {
  type Walk,
  alternativeNames,
  cellsOpen,
  coverFor,
  coverIn,
  hasTarget,
  knifeTargets,
  layingsOn,
  none,
  spendMark,
  spendable,
  take,
  targetsOf,
  waitMark,
  walkPlan,
} from './walk.js';

type Ranked = { choice: Choice<Kru>; value: number };

function sorted(ranked: Ranked[]): Choice<Kru>[] {
  return ranked.sort((one, other) => other.value - one.value).map(({ choice }) => choice);
}

function pieceOf(slot: Slot, part: 'piece' | 'knife'): Slot['piece'] | 'knife' {
  return part === 'knife' ? 'knife' : slot.piece;
}

/** What laying the piece at its best place on a horde would be worth. */
function bestOn(stake: Stake | undefined, cover: Cells, ways: readonly Cells[], kind: 'pawn' | 'tile'): number {
  if (!stake) return 0;
  return Math.max(
    ...ways.map(
      (cells) => gainOf(stake, cover, cover | cells) + (kind === 'pawn' ? blockWorth(stake, cover | cells) : 0),
    ),
  );
}

function left(walk: Walk, horde: Horde): number {
  return sizeOf(gridOf(horde.card).enemies & ~coverIn(walk, horde));
}

function hordeChoice(walk: Walk, horde: Horde, piece: Slot['piece'] | 'knife'): Choice<Kru> {
  const distance = distanceOf(walk.table, horde);
  return {
    value: horde.tag,
    label: {
      key: 'planHorde',
      params: {
        tag: horde.tag,
        at: horde.at,
        distance: Number.isFinite(distance) ? distance : 0,
        left: left(walk, horde),
        piece,
      },
    },
  };
}

function targetChoices(walk: Walk, slot: Slot): Choice<Kru>[] {
  const stakes = stakesOf(walk.table);
  const stakeOf = (horde: Horde): Stake | undefined => stakes.find((stake) => stake.horde.tag === horde.tag);
  const kind = slot.piece === 'soldier' || slot.piece === 'warrior' ? 'pawn' : 'tile';
  const hordes = inOrder(walk.table, targetsOf(walk, slot)).map((horde) => ({
    choice: hordeChoice(walk, horde, slot.piece),
    value: bestOn(stakeOf(horde), coverFor(walk, slot, horde), layingsOn(walk, slot, horde), kind),
  }));
  const spends = spendable(walk, slot).map(({ at, on }): Choice<Kru> => ({
    value: `${spendMark}${at}`,
    label: { key: 'planSpend', params: { at, on } },
  }));
  const waits = slot.waits.map((at): Choice<Kru> => ({
    value: `${waitMark}${at}`,
    label: { key: 'planWait', params: { at } },
  }));
  const last: Choice<Kru> =
    slot.piece === 'warrior'
      ? { value: none, label: { key: 'planStay', params: {} } }
      : { value: none, label: { key: 'planNone', params: { piece: slot.piece } } };
  return [...sorted(hordes), ...spends, ...waits, last];
}

function knifeChoices(walk: Walk, slot: Slot, from: string): Choice<Kru>[] {
  const hordes = inOrder(walk.table, knifeTargets(walk, slot, from)).map((horde) => hordeChoice(walk, horde, 'knife'));
  return [...hordes, { value: none, label: { key: 'planNone', params: { piece: pieceOf(slot, 'knife') } } }];
}

function cellChoices(walk: Walk, tag: string): Choice<Kru>[] {
  const { table, expects } = walk;
  const horde = hordeTagged(table, tag);
  const stake = stakesOf(table).find((each) => each.horde.tag === tag);
  if (!horde || !stake || expects.what === 'alternative' || expects.what === 'end') return [];
  const cover = expects.what === 'cells' ? coverFor(walk, expects.slot, horde) : coverIn(walk, horde);
  return sorted(
    cellsOpen(walk).map((cells) => ({
      choice: {
        value: writeCells(cells),
        label: {
          key: 'planCells',
          params: {
            tag,
            cells,
            hits: sizeOf(cells & stake.enemies & ~cover),
            left: sizeOf(stake.enemies & ~(cover | cells)),
          },
        },
      },
      value: gainOf(stake, cover, cover | cells),
    })),
  );
}

/** What may be said next. */
function nextTokens(walk: Walk): Choice<Kru>[] {
  const { expects, attacker } = walk;
  switch (expects.what) {
    case 'alternative':
      return alternativeNames.map((which, index) => ({
        value: which,
        label: { key: 'planAlternative', params: { which, attack: attacker.written[index] ?? '' } },
      }));
    case 'target':
      return targetChoices(walk, expects.slot);
    case 'cells':
    case 'knife-cells':
      return cellChoices(walk, expects.tag);
    case 'knife':
      return knifeChoices(walk, expects.slot, expects.from);
    case 'end':
      return [];
  }
}

/** 5.1: the argument `plan` of an action, for whatever attacks with the arguments given before it. */
export function planArgument<A>(
  aimOf: (view: View, seat: Seat, given: Partial<A>) => Aim | undefined,
): PlanArgument<Kru, A> {
  return {
    kind: 'plan',
    preview: true,
    optional(view, seat, given) {
      const aim = aimOf(view, seat, given);
      return !aim || !hasTarget(aim.table, aim.attacker);
    },
    next(view, seat, given, picked) {
      const aim = aimOf(view, seat, given);
      if (!aim) return [];
      const { walk, wrong } = walkPlan(aim.table, aim.attacker, picked);
      return wrong === undefined ? nextTokens(walk) : [];
    },
    isWhole(view, seat, given, picked) {
      const aim = aimOf(view, seat, given);
      if (!aim) return picked.length === 0;
      const { walk, wrong } = walkPlan(aim.table, aim.attacker, picked);
      return wrong === undefined && walk.expects.what === 'end';
    },
    accepts(view, seat, given, picked, token) {
      const aim = aimOf(view, seat, given);
      if (!aim) return false;
      const { walk, wrong } = walkPlan(aim.table, aim.attacker, picked);
      return wrong === undefined && take(walk, token) !== undefined;
    },
    refuse(view, seat, given, picked, token) {
      const aim = aimOf(view, seat, given);
      if (!aim) return { rule: 'KRU-4.11', reason: { key: 'planTooLong', params: {} } };
      return whyNot(walkPlan(aim.table, aim.attacker, picked).walk, token);
    },
    proposal(view, seat, given) {
      const aim = aimOf(view, seat, given);
      return aim && suggestions(aim.table, aim.attacker, { most: 1 })[0]?.tokens;
    },
    read(view, seat, given, text) {
      const aim = aimOf(view, seat, given);
      return aim ? readPlan(aim.table, aim.attacker, text) : { tokens: [] };
    },
    complete(view, seat, given, text) {
      const aim = aimOf(view, seat, given);
      return aim ? completions(aim.table, aim.attacker, text) : [];
    },
  };
}

/** A plan that leaves everything out, for an attack that has no target. */
export function emptyPlan(attacker: Attacker): string[] {
  const [slots = []] = attacker.alternatives;
  return [...(attacker.alternatives.length > 1 ? ['a'] : []), ...slots.map(() => none)];
}
