/** B: the Creature phase; each step in one fortress, then in the other (OMD-5, 14.9). */
import { ask } from '../effects/asking.js';
import { arrive, bitingBosses, bringCreatures, momentsDue } from '../effects/bosses.js';
import { bosses } from '../content/bosses.js';
import { trapOf } from '../content/traps.js';
import { checkEnd } from '../effects/end.js';
import { heal } from '../effects/healing.js';
import { marchBoss, marchCreatures, packsOf } from '../effects/march.js';
import { hazardTakes, ramBack, springTraps } from '../effects/traps.js';
import { approve } from '../effects/purchases.js';
import { remove, standAll } from '../effects/units.js';
import { clanEnters, enter, nextPack, revealWave, shareFigures } from '../effects/wave.js';
import { attackOne } from '../effects/verdicts.js';
import { ramProposal, victimOf } from '../rules/fallbacks.js';
import { mustChoose, openGroups, pairText, pairsNow } from '../rules/groups.js';
import { lesserKinds, unitNames } from '../rules/power-targets.js';
import { compareTiles, defendersOn, enemiesOn, riftTile, standing, teamOf, whichRift, who } from '../rules/siege.js';
import { isWhispered, plainPlan, rammable } from '../rules/trap-plan.js';
import { riftDamageOf } from '../rules/values.js';
import { endsOf, nearestFirst } from '../rules/ways.js';
import { type Kind, type OmdPlay, type OmdStep, type Side, kinds } from '../types/index.js';
import { armyCards } from '../content/numbers.js';
import { slotAt } from '../rules/siege.js';

/** No fortress begins a step before both have finished the one before (OMD-14.9). */
export const creatures: OmdStep<'creatures'> = {
  run(play) {
    // A consent that nobody is left to give counts as given.
    for (const wanted of [...play.board.requests]) approve(play, wanted);
    play.board.phase = 'creature';
    const sides = play.board.teams.map(({ side }) => side);
    play.push(...sides.map((side) => ({ step: 'movement', side }) as const));
    play.push(...sides.map((side) => ({ step: 'wave', side }) as const));
    play.push(...sides.flatMap((side) => [{ step: 'hazards', side } as const, { step: 'fumes', side } as const]));
    play.push(
      ...sides.map(
        (side) => ({ step: 'traps', side, tiles: nearestFirst(teamOf(play.board, side)).slice(), aimed: {} }) as const,
      ),
    );
    play.push({ step: 'bite' });
    play.push(...sides.map((side) => ({ step: 'attacks' as const, side, begun: null, finished: [] })));
    play.push({ step: 'compare' }, { step: 'recovery' });
  },
};

/** B1: others first, then bosses, hunters last (OMD-5.1). */
export const movement: OmdStep<'movement'> = {
  run(play, { side }) {
    const { board } = play;
    const packs = packsOf(board, side);
    marchCreatures(play, side);
    for (const boss of board.bosses) {
      if (boss.side === side && !boss.stunned && !bosses[boss.id].hunts)
        marchBoss(play, boss, bosses[boss.id].move, { entered: false });
    }
    if (packs.length > 0) play.push({ step: 'packs', side, packs, entered: false });
  },
};

export const packs: OmdStep<'packs'> = {
  run(play, { side, packs: left, entered }) {
    nextPack(play, side, left, { entered });
  },
};

/** B2: reveal, figures, entries (OMD-5.9 to 5.14). */
export const wave: OmdStep<'wave'> = {
  run(play, { side }) {
    const needs = revealWave(play, side);
    play.push({ step: 'figures', side, needs, instead: [] });
  },
};

export const figures: OmdStep<'figures'> = {
  run(play, { side, needs, instead }) {
    shareFigures(play, side, needs, [...instead]);
  },
};

export const entry: OmdStep<'entry'> = {
  run(play, { side, figures: placed }) {
    const waiting = enter(play, side, placed);
    clanEnters(play, side);
    play.push({ step: 'arrivals', side });
    if (waiting.length > 0) play.push({ step: 'packs', side, packs: waiting, entered: true });
    play.push({ step: 'endOfWave', side });
  },
};

/** Bosses that are due in this wave (OMD-13.3); in Rivalry in both fortresses (V7). */
export const arrivals: OmdStep<'arrivals'> = {
  run(play, { side }) {
    const { board } = play;
    const team = teamOf(board, side);
    const isFirstWave = team.armies.length > 0 && team.armies.every(({ left }) => left === armyCards - 1);
    const isLast = board.teams.at(-1)?.side === side;
    for (const moment of momentsDue(play, { isFirstWave })) {
      const boss = board.bossPlan[moment];
      if (!boss) continue;
      if (isLast) board.arrived.push(moment);
      const options = [...team.starts].sort(compareTiles);
      const [only, ...others] = options;
      if (only !== undefined && others.length === 0) arrive(play, side, boss, only);
      else ask(play, { kind: 'gate', side, boss, options });
    }
  },
};

export const endOfWave: OmdStep<'endOfWave'> = {
  run(play, { side }) {
    bringCreatures(play, side);
    checkEnd(play);
  },
};

/** B2h: one victim of the pitfall (OMD-5.15). */
export const hazards: OmdStep<'hazards'> = {
  run(play, { side }) {
    const team = teamOf(play.board, side);
    const options = team.crossed
      .filter(({ kind, tile }) => standing(team, tile, kind).ready > 0)
      .map(({ kind, tile }) => `${kind} on ${tile}`);
    team.crossed = [];
    const [only, ...others] = options;
    if (only === undefined) return;
    if (others.length > 0) {
      ask(play, { kind: 'pitfall', side, options });
      return;
    }
    const { kind, tile, state } = victimOf(only, '');
    hazardTakes(play, side, 'pitfall', kind, tile, state);
  },
};

/** B2h: one victim of the fume cellar. */
export const fumes: OmdStep<'fumes'> = {
  run(play, { side }) {
    const tile = teamOf(play.board, side).tiles.find(({ type }) => type === 'gas-chamber')?.id;
    const options = tile === undefined ? [] : unitNames(play.board, tile, lesserKinds);
    if (tile !== undefined && options.length > 0) ask(play, { kind: 'fumes', side, tile, options });
  },
};

/** B3: tile by tile, nearest the Rift first; movement effects after the last one (OMD-12.4). */
export const traps: OmdStep<'traps'> = {
  run(play, { side, tiles, aimed }) {
    const { board } = play;
    const team = teamOf(board, side);
    const supports = Object.keys(team.supports);
    const isArmed = (tile: string): boolean =>
      (team.traps[tile] ?? []).length > 0 || supports.some((connection) => endsOf(connection).includes(tile));
    const at = tiles.findIndex((tile) => isArmed(tile) && enemiesOn(board, side, tile));
    const tile = tiles[at];
    if (tile === undefined) {
      const rams = supports.filter((connection) => trapOf(team.supports[connection]?.card ?? 'barricade').pushesBack);
      if (rams.length > 0) play.push({ step: 'rams', side, connections: rams });
      return;
    }
    const rest = tiles.slice(at + 1);
    const where = { side, tile, rest, aimed };
    const plan = plainPlan(board, where);
    if (plan) play.push({ step: 'traps', side, tiles: rest, aimed: springTraps(play, where, plan) });
    else ask(play, { kind: 'plan', side, tile, rest, aimed });
  },
};

export const rams: OmdStep<'rams'> = {
  run(play, { side, connections }) {
    const [connection, ...rest] = connections;
    if (connection === undefined) return;
    const { board } = play;
    const team = teamOf(board, side);
    const most = trapOf(team.supports[connection]?.card ?? 'barricade').pushesBack ?? 0;
    const found = isWhispered(board, side, endsOf(connection)[1]) ? [] : rammable(team, connection);
    const total = found.reduce((sum, { count }) => sum + count, 0);
    const question = { kind: 'ram', side, connection, rest, count: Math.min(most, total) } as const;
    if (total > most && found.length > 1) {
      ask(play, question);
      return;
    }
    if (found.length > 0) ramBack(play, side, connection, ramProposal(board, question));
    if (rest.length > 0) play.push({ step: 'rams', side, connections: rest });
  },
};

/** B4: whoever stands on the Rift tile bites and leaves; hunters stay (OMD-5.17, 5.18). */
export const bite: OmdStep<'bite'> = {
  run(play) {
    const { board } = play;
    board.hidden.waiting = true;
    for (const { side } of board.teams) biteOne(play, side);
    board.hidden.waiting = false;
    checkEnd(play);
    board.hidden.waiting = true;
  },
};

function biteOne(play: OmdPlay, side: Side): void {
  const { board } = play;
  const team = teamOf(board, side);
  const rift = riftTile(team);
  const bitten: { kind: Kind; count: number }[] = [];
  let damage = 0;
  for (const kind of kinds) {
    const { ready, stunned } = standing(team, rift, kind);
    if (kind === 'hunter' || ready + stunned === 0) continue;
    remove(team, rift, kind, { ready, stunned });
    bitten.push({ kind, count: ready + stunned });
    damage += riftDamageOf(board, kind) * (ready + stunned);
  }
  const lords = bitingBosses(play, side);
  for (const { id } of lords) damage += bosses[id].riftDamage;
  board.bosses = board.bosses.filter((boss) => !lords.includes(boss));
  if (bitten.length + lords.length === 0) return;
  team.rift.health = Math.max(0, team.rift.health - damage);
  play.emit('riftBitten', {
    ...whichRift(play.board, side),
    damage,
    creatures: bitten,
    bosses: lords.map(({ id }) => id),
  });
}

/** B5: group by group, tile by tile; asked only while somebody has a choice (OMD-5.22). */
export const attacks: OmdStep<'attacks'> = {
  run(play, { side, begun, finished }) {
    const { board } = play;
    const open = openGroups(board, side, finished);
    const pairs = pairsNow(board, side, begun, open);
    const [first] = pairs;
    if (!first) return;
    if (mustChoose(open) && pairs.length > 1) {
      const options = pairs.map((pair) => pairText(board, pair));
      ask(play, { kind: 'target', side, begun, finished, options });
    } else attackOne(play, { side, finished }, first);
  },
};

/** Both fortresses have finished: the Rifts are compared (OMD-16.5). */
export const compare: OmdStep<'compare'> = {
  run(play) {
    play.board.hidden.waiting = false;
    for (const team of play.board.teams) team.iceWalls = [];
    checkEnd(play);
  },
};

/** B6: everybody stands up; wells and a boss heal (OMD-5.24). */
export const recovery: OmdStep<'recovery'> = {
  run(play) {
    const { board } = play;
    for (const team of board.teams) {
      standAll(team);
      for (const { id } of team.tiles) {
        const healing = (team.traps[id] ?? []).reduce((sum, trap) => sum + (trapOf(trap).heals ?? 0), 0);
        if (healing === 0) continue;
        for (const index of defendersOn(board, team.side, id)) {
          const healed = heal(slotAt(board, index), healing);
          if (healed > 0) play.emit('wellHealed', { ...who(play.board, index), healed });
        }
      }
    }
    for (const boss of board.bosses) {
      boss.stunned = false;
      boss.health = Math.min(boss.arrival, boss.health + (bosses[boss.id].healsInRecovery ?? 0));
    }
    play.phase({ key: 'captionCreatures', params: { round: board.round } });
  },
};
