/** B2: the cards, the figures and their substitutes, and who comes with them (OMD-5.9 to 5.14). */
import { armies } from '../content/armies.js';
import { creatures, gruntsForGreater, substitutes } from '../content/creatures.js';
import { powers } from '../content/powers.js';
import { compareTiles, teamOf } from '../rules/siege.js';
import { stopsHere } from '../rules/special.js';
import { moveOf } from '../rules/values.js';
import {
  type Figures,
  type Kind,
  type Need,
  type OmdPlay,
  type Pack,
  type Side,
  type TileId,
  kinds,
  marchingKinds,
} from '../types/index.js';
import { ask } from './asking.js';
import { marchOne, movePack, preyOf } from './march.js';
import { muster, musterOrInstead } from './units.js';

function need(needs: Need[], tile: TileId, kind: Kind, count: number): void {
  const known = needs.find((one) => one.tile === tile && one.kind === kind);
  if (known) known.count += count;
  else needs.push({ tile, kind, count });
}

const inOrder = (a: Need, b: Need): number =>
  compareTiles(a.tile, b.tile) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

/** Reveals the top card of every army; what the start tiles ask for (OMD-5.9, 5.11). */
export function revealWave(play: OmdPlay, side: Side): Need[] {
  const { board } = play;
  const at = board.teams.findIndex((one) => one.side === side);
  const team = teamOf(board, side);
  const needs: Need[] = [];
  const cards: { start: TileId; card: keyof typeof armies }[] = [];
  for (const [index, army] of team.armies.entries()) {
    const card = board.hidden.teams[at]?.armies[index]?.shift();
    if (!card) continue;
    army.left -= 1;
    team.armyDiscard.push(card);
    cards.push({ start: army.start, card });
    const wave = armies[card][(board.heroes - 2) as 0 | 1 | 2];
    for (const kind of kinds) {
      const count = wave[kind] ?? 0;
      if (count === 0) continue;
      if (board.level === 1 && creatures[kind].size === 'greater')
        need(needs, army.start, 'grunt', gruntsForGreater * count);
      else need(needs, army.start, kind, count);
    }
  }
  if (cards.length > 0) {
    play.reveal();
    play.emit('waveRevealed', { side, cards });
  }
  return needs.sort(inOrder);
}

const askedFor = (needs: readonly Need[], kind: Kind): number =>
  needs.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);

/** Shares out exact figures and substitutes; asks where two start tiles want the kind that is short (OMD-5.12, 5.13). */
export function shareFigures(play: OmdPlay, side: Side, needs: Need[], instead: Need[]): void {
  const team = teamOf(play.board, side);
  const left = { ...team.supply };
  for (const kind of kinds) left[kind] -= Math.min(left[kind], askedFor(needs, kind));
  for (const { kind, count } of instead) left[kind] -= count;
  const open = needs.map((one) => ({ ...one }));
  for (const kind of kinds) {
    for (let missing = askedFor(open, kind) - team.supply[kind]; missing > 0; missing -= 1) {
      const comes = substitutes[creatures[kind].size].find((other) => left[other] > 0);
      const wanting = open.filter((one) => one.kind === kind && one.count > 0).map(({ tile }) => tile);
      const [first] = wanting;
      if (first === undefined) break;
      if (comes && wanting.length > 1) {
        ask(play, {
          kind: 'substitute',
          side,
          missing: kind,
          comes,
          needs: open.filter(({ count }) => count > 0),
          instead,
          options: wanting,
        });
        return;
      }
      const taken = open.find((one) => one.kind === kind && one.tile === first);
      if (taken) taken.count -= 1;
      if (comes) {
        need(instead, first, comes, 1);
        left[comes] -= 1;
      }
    }
  }
  const figures: Need[] = [];
  for (const one of [...open, ...instead]) if (one.count > 0) need(figures, one.tile, one.kind, one.count);
  play.push({ step: 'entry', side, figures: figures.sort(inOrder) });
}

/** One substitute is settled: the start tile takes it. */
export function settleSubstitute(
  needs: readonly Need[],
  instead: readonly Need[],
  missing: Kind,
  comes: Kind,
  tile: TileId,
): { needs: Need[]; instead: Need[] } {
  const left = needs.map((one) =>
    one.tile === tile && one.kind === missing ? { ...one, count: one.count - 1 } : { ...one },
  );
  const taken = instead.map((one) => ({ ...one }));
  need(taken, tile, comes, 1);
  return { needs: left.filter(({ count }) => count > 0), instead: taken };
}

/** Creatures enter, start tiles by id; hunters wait on their start tile until all others are placed. */
export function enter(play: OmdPlay, side: Side, figures: readonly Need[]): Pack[] {
  const team = teamOf(play.board, side);
  const packs: Pack[] = [];
  const placed: Figures[] = [];
  const note = (kind: Kind, tile: TileId): void => {
    const known = placed.find((one) => one.kind === kind && one.tile === tile);
    if (known) known.count += 1;
    else placed.push({ kind, tile, count: 1 });
  };
  for (const { tile, kind, count } of figures) {
    muster(team, tile, kind, count);
    if (kind === 'hunter')
      packs.push({ tile, count, boss: null, reach: stopsHere(team, tile) ? 0 : moveOf(play.board, kind) - 1 });
  }
  for (const start of [...new Set(figures.map(({ tile }) => tile))].sort(compareTiles)) {
    for (const kind of marchingKinds) {
      const count = figures.find((one) => one.tile === start && one.kind === kind)?.count ?? 0;
      for (let at = 0; at < count; at += 1)
        note(kind, marchOne(play, team, kind, start, moveOf(play.board, kind) - 1, { entered: true }));
    }
  }
  for (const { tile, count } of packs) for (let at = 0; at < count; at += 1) note('hunter', tile);
  if (placed.length > 0) play.emit('entered', { side, figures: placed });
  return packs;
}

/** Call the Clan: after the wave, from what is left (OMD-5.12). */
export function clanEnters(play: OmdPlay, side: Side): void {
  const { board } = play;
  const team = teamOf(board, side);
  const called = team.clan;
  team.clan = [];
  for (const start of called) {
    const kind: Kind = board.level === 1 ? 'grunt' : 'brute';
    const came = musterOrInstead(team, start, kind, board.level === 1 ? (powers.tundra.rivalry.count ?? 1) : 1);
    const figures: Figures[] = [];
    for (const one of came) {
      for (let at = 0; at < one.count; at += 1) {
        const hunts = creatures[one.kind].hunts ?? false;
        const tile = hunts
          ? start
          : marchOne(play, team, one.kind, start, moveOf(board, one.kind) - 1, { entered: true });
        figures.push({ kind: one.kind, tile, count: 1 });
      }
    }
    if (figures.length > 0) play.emit('clanCame', { side, figures });
  }
}

/** The next pack: to its prey, asked where it has several, or along the arrows (OMD-5.7, 5.8, 5.10). */
export function nextPack(play: OmdPlay, side: Side, packs: readonly Pack[], how: { entered: boolean }): void {
  const [pack, ...rest] = packs;
  if (!pack) return;
  const options = preyOf(play.board, side, pack).sort(compareTiles);
  if (options.length > 1) {
    ask(play, { kind: 'hunters', side, pack, rest, entered: how.entered, options });
    return;
  }
  movePack(play, side, pack, options[0] ?? null, how);
  if (rest.length > 0) play.push({ step: 'packs', side, packs: rest, entered: how.entered });
}
