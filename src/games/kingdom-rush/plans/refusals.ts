/** 5.3: why a token does not fit, E20 to E29. */
import type { Cell, KruWhy, ShapeId } from '../types/index.js';
import { type Slot } from '../rules/attackers.js';
import { gridOf } from '../rules/cards.js';
import { allCells, cellBit, layings, namesOf, readCells, writeCells } from '../rules/cells.js';
import { freeCells, hordeTagged, hordesBeside, immuneCells, inOrder } from '../rules/hordes.js';
import {
  type Walk,
  barOf,
  cellsOpen,
  coverFor,
  coverIn,
  knifeTargets,
  linkAllows,
  none,
  shapeOf,
  spendMark,
  spendable,
  targetsOf,
  waitMark,
} from './walk.js';

const tagsIn = (walk: Walk, slot: Slot): string[] =>
  inOrder(walk.table)
    .filter(({ at }) => slot.spaces.includes(at))
    .map(({ tag }) => tag);

function unreadable(item: string): KruWhy {
  return { rule: 'KRU-4.11', reason: { key: 'unreadable', params: { item } } };
}

function whyNoTarget(walk: Walk, slot: Slot, token: string): KruWhy {
  if (token.startsWith(spendMark)) {
    const spaces = spendable(walk, slot).map(({ at }) => at);
    return { rule: 'KRU-17.6', reason: { key: 'notSpendable', params: { at: token.slice(spendMark.length), spaces } } };
  }
  if (token.startsWith(waitMark)) {
    const params = { at: token.slice(waitMark.length), spaces: slot.waits };
    return { rule: 'KRU-8.18', reason: { key: 'noWait', params } };
  }
  const horde = hordeTagged(walk.table, token);
  if (!horde) return unreadable(token);
  const { attacker } = walk;
  if (!slot.spaces.includes(horde.at)) {
    const params = { tag: token, from: attacker.at, facing: attacker.facing, inRange: tagsIn(walk, slot) };
    return { rule: 'KRU-4.3', reason: { key: 'outOfRange', params } };
  }
  const link = linkAllows(walk, slot, token);
  if (link === 'same') {
    return { rule: 'KRU-4.7', reason: { key: 'sameHorde', params: { tag: walk.links.get(slot.link) ?? token } } };
  }
  if (link === 'different') return { rule: 'KRU-14.6', reason: { key: 'differentHordes', params: { tag: token } } };
  const bar = barOf(walk, slot.piece, slot.damage, horde);
  if (bar) {
    const allowed = targetsOf(walk, slot).map(({ tag }) => tag);
    const rule = bar === 'flying' ? 'KRU-2.6' : bar === 'totem' ? 'KRU-17.4' : 'KRU-17.2';
    return { rule, reason: { key: 'traitForbids', params: { tag: token, why: bar, allowed } } };
  }
  if (slot.piece === 'soldier' && walk.soldiersLeft === 0) {
    return { rule: 'KRU-3.8', reason: { key: 'noSoldiers', params: {} } };
  }
  return { rule: 'KRU-3.2', reason: { key: 'noRoom', params: { tag: token, piece: slot.piece } } };
}

function whyNoCells(walk: Walk, token: string): KruWhy {
  const { expects, table } = walk;
  if (expects.what !== 'cells' && expects.what !== 'knife-cells') return unreadable(token);
  const { slot, tag, index } = expects;
  const horde = hordeTagged(table, tag);
  const cells = readCells(token);
  if (!horde || cells === 0) {
    if (/^[a-z]\d+([-+][a-z]\d+)*$/i.test(token)) {
      return { rule: 'KRU-3.2', reason: { key: 'offGrid', params: { cells: token } } };
    }
    return unreadable(token);
  }
  const knife = expects.what === 'knife-cells';
  const shape: ShapeId = knife ? 'm1' : shapeOf(slot.piece);
  if (!layings(shape).includes(cells)) {
    const example = cellsOpen(walk)[0];
    const params = {
      nth: index + 1,
      shape,
      cells: token,
      example: example === undefined ? null : `${tag}:${writeCells(example)}`,
    };
    return { rule: 'KRU-3.1', reason: { key: 'notTheShape', params } };
  }
  const cover = knife ? coverIn(walk, horde) : coverFor(walk, slot, horde);
  const taken: Cell | undefined = namesOf(cells & cover)[0];
  if (taken !== undefined) {
    const free = namesOf(freeCells(horde, slot.damage, cover));
    return { rule: 'KRU-3.2', reason: { key: 'cellTaken', params: { cell: taken, tag, free } } };
  }
  const immune = namesOf(cells & immuneCells(horde, slot.damage))[0];
  if (immune === undefined) return unreadable(token);
  const takes = (cellBit(immune) & gridOf(horde.card).magicOnly & allCells) !== 0 ? 'magic' : 'physical';
  return {
    rule: 'KRU-3.3',
    reason: { key: 'wrongDamage', params: { cell: immune, tag, takes, damage: slot.damage } },
  };
}

function whyNoKnife(walk: Walk, slot: Slot, from: string, token: string): KruWhy {
  const horde = hordeTagged(walk.table, token);
  if (!horde) return unreadable(token);
  const stand = hordeTagged(walk.table, from);
  const hordes = knifeTargets(walk, slot, from).map(({ tag }) => tag);
  if (stand && hordesBeside(walk.table, stand.at).includes(horde)) {
    const bar = barOf(walk, 'knife', slot.damage, horde);
    if (bar)
      return { rule: 'KRU-17.2', reason: { key: 'traitForbids', params: { tag: token, why: bar, allowed: hordes } } };
    return { rule: 'KRU-3.2', reason: { key: 'noRoom', params: { tag: token, piece: 'knife' } } };
  }
  return { rule: 'KRU-4.8', reason: { key: 'knifeRange', params: { tag: from, hordes } } };
}

/** Why a token does not fit after those before it, or (undefined) why the plan may not end here. */
export function whyNot(walk: Walk, token: string | undefined): KruWhy {
  const { expects, attacker } = walk;
  if (expects.what === 'end') return { rule: 'KRU-4.11', reason: { key: 'planTooLong', params: {} } };
  if (expects.what === 'alternative') {
    const [a = '', b = ''] = attacker.written;
    return { rule: 'KRU-4.9', reason: { key: 'alternatives', params: { a, b } } };
  }
  const { slot, index } = expects;
  if (token === undefined || token === none) {
    const piece = expects.what === 'knife' || expects.what === 'knife-cells' ? 'knife' : slot.piece;
    return { rule: 'KRU-4.11', reason: { key: 'planUnfinished', params: { nth: index + 1, piece } } };
  }
  if (expects.what === 'target') return whyNoTarget(walk, slot, token);
  if (expects.what === 'knife') return whyNoKnife(walk, slot, expects.from, token);
  return whyNoCells(walk, token);
}
