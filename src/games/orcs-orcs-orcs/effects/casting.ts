/** OOO-7, OOO-9, OOO-11: cards go into play, a spell takes effect, the cards are discarded. */
import type { Seat } from '../../../kernel/index.js';
import { elementOf, energyOf, spellOf } from '../rules/cards.js';
import { playerAt, turnOf } from '../rules/players.js';
import type { Resolution } from '../rules/resolution.js';
import { effectAt } from '../rules/targets.js';
import type { CardId, Casting, DeckName, Lane, OooPlay, SpellCode, UpgradeUse } from '../types/index.js';
import { spendAction, spendPlainAction } from './gains.js';
import { recall, takeFromHand } from './piles.js';
import { applyEffect } from './spell-effects.js';

export function castingOf(play: OooPlay): Casting {
  const { casting } = turnOf(play.board);
  if (!casting) throw new Error('no spell is open');
  return casting;
}

/** OOO-9.3: of several copies, one that may be played. */
function playCard(play: OooPlay, seat: Seat, code: SpellCode): CardId {
  const { learned } = turnOf(play.board);
  return takeFromHand(play, seat, code, (id) => !learned.includes(id));
}

export function moveMage(play: OooPlay, seat: Seat, to: Lane, by: 'action' | SpellCode): void {
  const player = playerAt(play.board, seat);
  play.emit('teleported', { seat, from: player.space, to, by });
  player.space = to;
}

/** OOO-11.2, 11.6: used at once, teleport first. */
export function addUpgrade(play: OooPlay, seat: Seat, { card, teleport, draw }: UpgradeUse): void {
  const casting = castingOf(play);
  casting.upgrades.push(playCard(play, seat, card));
  if (teleport !== null || draw) casting.effectUsed = true;
  if (teleport !== null) moveMage(play, seat, teleport, card);
  if (draw) recall(play, seat);
}

export function energyNow(play: OooPlay): number {
  const { spell, upgrades } = castingOf(play);
  return energyOf(spellOf(spell), upgrades.map(spellOf), turnOf(play.board).pendingEnergy);
}

/** OOO-7.2: the spell lies open, its upgrades beside it. */
export function putIntoPlay(play: OooPlay, seat: Seat, spell: SpellCode, upgrades: readonly UpgradeUse[]): void {
  turnOf(play.board).casting = { spell: playCard(play, seat, spell), upgrades: [], effectUsed: false };
  for (const upgrade of upgrades) addUpgrade(play, seat, upgrade);
}

/** OOO-7.8 */
function discardCast(play: OooPlay, seat: Seat): void {
  const { spell, upgrades } = castingOf(play);
  playerAt(play.board, seat).discard.push(spell, ...upgrades);
  turnOf(play.board).casting = null;
}

/** OOO-7.6, 7.7, 7.12 */
export function resolve(play: OooPlay, seat: Seat, { effect, target }: Resolution, shown: readonly UpgradeUse[]): void {
  const spell = spellOf(castingOf(play).spell);
  const energy = energyNow(play);
  const magic = spendAction(play);
  const data = effectAt(spell, effect);
  const upgrades = [...shown];
  if (data) {
    if (data.cost > energy) throw new Error(`${spell} effect ${effect} costs ${data.cost}, not ${energy}`);
    const element = elementOf(spell);
    play.emit('spellCast', { seat, spell, upgrades, energy, magic, element, effect, cost: data.cost });
    applyEffect(play, seat, spell, data, target);
  } else {
    play.emit('fizzled', { seat, spell, upgrades });
  }
  discardCast(play, seat);
}

/** OOO-9.1, 9.2 */
export function learn(play: OooPlay, seat: Seat, spell: SpellCode, card: SpellCode, from: DeckName): void {
  const { board } = play;
  const row = board.display[from];
  const index = row.findIndex((id) => spellOf(id) === card);
  const learned = row[index];
  if (!learned) throw new Error(`${card} is not in the display`);
  const player = playerAt(board, seat);
  const used = playCard(play, seat, spell);
  spendPlainAction(play, seat);
  player.discard.push(used, learned);
  turnOf(board).learned.push(learned);
  const next = board.spellDecks[from].pop();
  row.splice(index, 1, ...(next ? [next] : []));
  if (next) play.reveal();
  play.emit('learned', { seat, spell, card, from, refill: next ? spellOf(next) : null });
}

/** OOO-7.9: everything goes back to the hand. */
export function takeBack(play: OooPlay, seat: Seat): void {
  const { spell, upgrades } = castingOf(play);
  playerAt(play.board, seat).hand.push(spell, ...upgrades);
  turnOf(play.board).casting = null;
  play.emit('cancelled', { seat, spell: spellOf(spell) });
}
