/** OOO-7.3, OOO-11: cards added to a spell, as they are typed and as they are allowed. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import type { CardCode, Lane, OooWhy, OwnView, PlayerView, SpellCode, UpgradeUse, View } from '../types/index.js';
import { isSpell } from './cards.js';
import { freeSpaces, isBoundBy } from './position.js';

function ownOf(view: View, seat: Seat): OwnView {
  if (view.own?.seat !== seat) throw new Error(`this view is not seat ${seat}'s`);
  return view.own;
}

export function handCodes(view: View, seat: Seat): CardCode[] {
  return ownOf(view, seat).hand.map(({ code }) => code);
}

/** OOO-7.10, 9.3: cards of the hand that may be played now. */
export function playable(view: View, seat: Seat): SpellCode[] {
  return ownOf(view, seat).hand.flatMap(({ code, learned }) => (learned || code === 'poison' ? [] : [code]));
}

/** The hand without one copy of each card named. */
export function without<C extends string>(hand: readonly C[], ...gone: readonly C[]): C[] {
  const rest = [...hand];
  for (const code of gone) {
    const index = rest.indexOf(code);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}

/** Why a card of the hand cannot be played, if so. */
export function whyUnplayable(view: View, seat: Seat, code: string, rest: readonly SpellCode[]): OooWhy | undefined {
  if (isSpell(code) && rest.includes(code)) return undefined;
  const hand = handCodes(view, seat);
  if (code === 'poison' && hand.includes(code)) {
    return { rule: 'OOO-7.10', reason: { key: 'poisonUpgrade', params: {} } };
  }
  const learned = ownOf(view, seat).hand.find((card) => card.code === code && card.learned);
  if (learned) return { rule: 'OOO-9.3', reason: { key: 'learnedThisTurn', params: { card: learned.code } } };
  return { rule: 'OOO-7.3', reason: { key: 'notInHand', params: { card: code, hand } } };
}

/** OOO-6.2, 11.4: why a mage cannot go there. `from` is where it would stand by then. */
export function whyNoTeleport(view: View, seat: Seat, from: Lane, to: Lane): OooWhy | undefined {
  if (isBoundBy(view, seat, 'no-teleport')) return { rule: 'OOO-3.6', reason: { key: 'noTeleport', params: {} } };
  const free = spacesFrom(view, seat, from);
  if (free.includes(to)) return undefined;
  if (to === from) return { rule: 'OOO-6.2', reason: { key: 'ownSpace', params: { space: to, free } } };
  const taken = view.players.find(({ space, seat: other }) => space === to && other !== seat);
  return { rule: 'OOO-6.2', reason: { key: 'spaceTaken', params: { space: to, seat: taken?.seat ?? seat, free } } };
}

/** Where a mage standing on `from` could go. */
export function spacesFrom(view: View, seat: Seat, from: Lane): Lane[] {
  const mages = view.players.map((player) => (player.seat === seat ? { space: from } : player));
  return freeSpaces(mages);
}

/** OOO-11.1, 11.4, 11.6: the ways to add a card with a mage standing on `from`: plainly, or with the effects it carries. */
export function usesOf(view: View, seat: Seat, card: SpellCode, from: Lane): UpgradeUse[] {
  const { upgrade } = spellData[card];
  const draws = upgrade.includes('draw') ? [false, true] : [false];
  const mayGo = upgrade.includes('teleport') && !isBoundBy(view, seat, 'no-teleport');
  const spaces = [null, ...(mayGo ? spacesFrom(view, seat, from) : [])];
  return spaces.flatMap((teleport) => draws.map((draw) => ({ card, teleport, draw })));
}

function playerIn(view: View, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`nobody sits on seat ${seat}`);
  return player;
}

export function spaceOf(view: View, seat: Seat): Lane {
  return playerIn(view, seat).space;
}

/** OOO-11.5: whether there is a card that a recall would bring. */
export function mayRecall(view: View, seat: Seat): boolean {
  const { discard, draw } = playerIn(view, seat);
  return discard.length > 0 || (view.options.recallFrom === 'deck' && draw > 0);
}

export function usesEffect({ teleport, draw }: UpgradeUse): boolean {
  return teleport !== null || draw;
}
