/** OOO-7, OOO-9, OOO-11: cards go into play, a spell takes effect, the cards are discarded. */
import type { DecideStep, Seat } from '../../../kernel/index.js';
import { elementOf, energyOf, spellOf } from '../cards.js';
import { judgeBoost } from '../casting/boost.js';
import { readyOpen } from '../casting/open.js';
import { defaultAnswer } from '../casting/default.js';
import { type CastPlan, boostable } from '../casting/plan.js';
import { type Resolution, canResolve, judgeResolution } from '../casting/resolution.js';
import { effectAt } from '../casting/targets.js';
import { type OooAnswering, type OooPlay, playerAt, turnOf } from '../table.js';
import type { CardId, Casting, DeckName, Lane, Ooo, SpellCode, UpgradeUse } from '../types.js';
import { viewOf } from '../view.js';
import { spendAction, spendPlainAction } from './gains.js';
import { recall, takeFromHand } from './piles.js';
import { applyEffect } from './spell-effects.js';

type OfSeat = { seat: Seat };

function castingOf(play: OooPlay): Casting {
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
function addUpgrade(play: OooPlay, seat: Seat, { card, teleport, draw }: UpgradeUse): void {
  const casting = castingOf(play);
  casting.upgrades.push(playCard(play, seat, card));
  if (teleport !== null || draw) casting.effectUsed = true;
  if (teleport !== null) moveMage(play, seat, teleport, card);
  if (draw) recall(play, seat);
}

function energyNow(play: OooPlay): number {
  const { spell, upgrades } = castingOf(play);
  return energyOf(spellOf(spell), upgrades.map(spellOf), turnOf(play.board).pendingEnergy);
}

/** OOO-7.2: the spell lies open, its upgrades beside it. */
function putIntoPlay(play: OooPlay, seat: Seat, spell: SpellCode, upgrades: readonly UpgradeUse[]): void {
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
function resolve(play: OooPlay, seat: Seat, { effect, target }: Resolution, shown: readonly UpgradeUse[]): void {
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
function learn(play: OooPlay, seat: Seat, spell: SpellCode, card: SpellCode, from: DeckName): void {
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

/** The action `cast`, already judged. */
export function carryOut(play: OooAnswering, seat: Seat, plan: CastPlan): void {
  if (plan.does === 'learn') {
    learn(play, seat, plan.spell, plan.card, plan.from);
    play.end();
    return;
  }
  putIntoPlay(play, seat, plan.spell, plan.upgrades);
  if (plan.does === 'resolve') {
    resolve(play, seat, plan.resolution, plan.upgrades);
    play.end();
    return;
  }
  const { spell, upgrades } = plan;
  play.emit('spellOpened', { seat, spell, upgrades, energy: energyNow(play), element: elementOf(spell) });
  play.board.phase = 'turn-casting';
  play.end({ step: 'casting', seat });
}

/** D2a */
export const casting: DecideStep<Ooo, OfSeat> = {
  decide({ board, options }, { seat }) {
    const view = viewOf(board, options, seat);
    const ready = readyOpen(view, seat);
    const { energy, spell, effectUsed } = ready;
    return [
      {
        seats: [seat],
        prompt: { key: 'promptCasting', params: { spell, energy, element: elementOf(spell) } },
        offers: [
          ...(canResolve(ready) || effectUsed ? (['resolve'] as const) : []),
          ...(boostable(view, seat).length > 0 ? (['boost'] as const) : []),
          ...(effectUsed ? [] : (['cancel'] as const)),
        ],
        clock: 'turn',
        fallback: () => defaultAnswer(ready),
      },
    ];
  },
  on: {
    boost(play, { seat, args }) {
      const judged = judgeBoost(viewOf(play.board, play.options, seat), seat, args);
      if ('why' in judged) throw new Error(`boost: ${JSON.stringify(judged.why)}`);
      const spell = spellOf(castingOf(play).spell);
      addUpgrade(play, seat, judged.ok);
      play.emit('boosted', { seat, spell, upgrade: judged.ok, energy: energyNow(play), element: elementOf(spell) });
    },
    resolve(play, { seat, args }) {
      const judged = judgeResolution(readyOpen(viewOf(play.board, play.options, seat), seat), args);
      if ('why' in judged) throw new Error(`resolve: ${JSON.stringify(judged.why)}`);
      const upgrades = castingOf(play).upgrades.map((id) => ({ card: spellOf(id), teleport: null, draw: false }));
      resolve(play, seat, judged.ok, upgrades);
      play.end();
    },
    cancel(play, { seat }) {
      const { spell, upgrades } = castingOf(play);
      playerAt(play.board, seat).hand.push(spell, ...upgrades);
      turnOf(play.board).casting = null;
      play.emit('cancelled', { seat, spell: spellOf(spell) });
      play.end();
    },
  },
};
