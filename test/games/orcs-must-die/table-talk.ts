/** Orcs Must Die! at the table, for tests: a prepared siege, what is said, what comes of it. */
import { expect } from 'vitest';
import { faces } from '../../../src/games/orcs-must-die/content/dice.js';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { heroAt, slotAt, slotOfHero, tileAt } from '../../../src/games/orcs-must-die/rules/siege.js';
import { maxHealth } from '../../../src/games/orcs-must-die/rules/hero.js';
import type {
  Board,
  DieId,
  HeroId,
  Kind,
  Level,
  Omd,
  Options,
  Side,
  Slot,
  Team,
} from '../../../src/games/orcs-must-die/types/index.js';
import { kinds } from '../../../src/games/orcs-must-die/types/index.js';
import {
  type Answer,
  type Frame,
  type GameEvent,
  type Match,
  type Refused,
  type Seat,
  answer,
  pending,
  rngOver,
  sayIn,
  seedRng,
  start,
} from '../../../src/kernel/index.js';
import { reseat } from '../../../src/kernel/index.js';

type Units = Partial<Record<string, Partial<Record<Kind, number>>>>;
export type Position = {
  seats?: number;
  options?: Partial<Options>;
  wishes?: readonly string[];
  /** Heroes by slot. */
  heroes?: readonly HeroId[];
  /** Their tiles by slot. */
  at?: readonly string[];
  level?: Level;
  units?: Units;
  stunned?: Units;
};

export class Table {
  match: Match<Omd>;
  events: GameEvent<Omd>[] = [];

  constructor(match: Match<Omd>) {
    this.match = match;
  }
  get board(): Board {
    return this.match.board;
  }
  get team(): Team {
    return this.side('order');
  }
  side(side: Side): Team {
    const team = this.board.teams.find((one) => one.side === side) ?? this.board.teams[0];
    if (!team) throw new Error('no team');
    return team;
  }
  hero(id: HeroId): Slot {
    return slotAt(this.board, slotOfHero(this.board, id));
  }
  /** Runs frames over a question that waits, so that nothing further happens. */
  run(...frames: Frame<Omd>[]): this {
    this.match.stack = [{ step: 'swaps' }, ...[...frames].reverse()];
    return this.settle();
  }
  settle(): this {
    const result = reseat(orcsMustDie, this.match, 0, 'held');
    this.match = result.match;
    this.events.push(...result.events);
    return this;
  }
  /** A hero's turn begins; nothing follows it. */
  turnOf(id: HeroId): this {
    const slot = slotOfHero(this.board, id);
    this.board.phase = 'hero';
    this.run({ step: 'heroPhase', left: [slot] });
    return this;
  }
  upgrade(): this {
    this.board.phase = 'upgrade';
    for (const slot of this.board.slots)
      Object.assign(slot, { used: [], refused: [], isDone: false, orderChanged: false });
    return this.run({ step: 'upgrade' });
  }
  /** The dice that fall next, in the order of rolling. */
  dice(...rolled: readonly (readonly [DieId, string])[]): this {
    for (let seed = 0; seed < 2_000_000; seed += 1) {
      const state = seedRng(`dice-${seed}`);
      const rng = rngOver(state);
      if (rolled.every(([die, face]) => rng.pick(faces[die]) === face)) {
        this.match.rng = seedRng(`dice-${seed}`);
        return this;
      }
    }
    throw new Error('no seed rolls that');
  }
  battle(...results: readonly string[]): this {
    return this.dice(...results.map((face) => ['battle', face === '-' ? '' : face] as const));
  }
  say<K extends keyof Omd['actions']>(seat: Seat, action: K, args: Omd['actions'][K]): this {
    const result = answer(orcsMustDie, this.match, { seat, action, args: args });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result).slice(0, 600)}`);
    this.match = result.match;
    this.events.push(...result.events);
    return this;
  }
  refused<K extends keyof Omd['actions']>(seat: Seat, action: K, args: Omd['actions'][K]): Refused<Omd> {
    const result = answer(orcsMustDie, this.match, { seat, action, args: args });
    expect(result.ok, `${action} ${JSON.stringify(args)} was taken`).toBe(false);
    return result as Refused<Omd>;
  }
  /** The English sentence of a refusal. */
  why<K extends keyof Omd['actions']>(seat: Seat, action: K, args: Omd['actions'][K]): string {
    const { reason } = this.refused(seat, action, args);
    return reason ? sayIn(orcsMustDie, 'en', ['Ann', 'Ben', 'Cy', 'Dee']).text(reason) : '';
  }
  /** What the open question offers, by action. */
  options(seat: Seat, name: string): string[] {
    const action = orcsMustDie.actions[name as 'choose'] as unknown as {
      args: Record<string, { choices?: unknown; next?: unknown }>;
    };
    const [argument] = Object.values(action.args);
    const view = orcsMustDie.view(this.match, seat);
    const list = argument?.choices ?? argument?.next;
    const call = list as (view: unknown, seat: Seat, given: unknown, picked: unknown) => Iterable<{ value: string }>;
    return Array.from(call(view, seat, {}, []), ({ value }) => value);
  }
  next(seat: Seat, ...picked: string[]): string[] {
    const { outcome } = orcsMustDie.actions.assign.args;
    if (outcome.kind !== 'plan') throw new Error('no plan');
    return Array.from(outcome.next(orcsMustDie.view(this.match, seat), seat, {}, picked), ({ value }) => value);
  }
  asked(): string | undefined {
    const frame = this.match.stack.at(-1);
    return frame?.step === 'ask' ? frame.ask.kind : frame?.step;
  }
  fallback(): Answer<Omd> {
    const one = pending(orcsMustDie, this.match)
      .find((decision) => decision.fallback)
      ?.fallback?.();
    if (!one) throw new Error('nobody is asked');
    return one;
  }
  /** The fallback is played by whoever is asked. */
  silence(): Answer<Omd> {
    const decision = pending(orcsMustDie, this.match).find((one) => one.fallback);
    const said = this.fallback();
    this.say(decision?.seats[0] ?? 0, said.action, said.args);
    return said;
  }
  put(tile: string, units: Partial<Record<Kind, number>>, state: 'ready' | 'stunned' = 'ready'): this {
    const team = this.board.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
    if (!team) throw new Error(`no tile ${tile}`);
    for (const kind of kinds) {
      const count = units[kind] ?? 0;
      if (count === 0) continue;
      const there = { ready: 0, stunned: 0, ...team.units[tile]?.[kind] };
      team.units[tile] = { ...team.units[tile], [kind]: { ...there, [state]: there[state] + count } };
      team.supply[kind] -= count;
    }
    return this;
  }
  count(tile: string, kind: Kind): number {
    const team = this.board.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
    const there = team?.units[tile]?.[kind];
    return (there?.ready ?? 0) + (there?.stunned ?? 0);
  }
  ready(tile: string, kind: Kind): number {
    const team = this.board.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
    return team?.units[tile]?.[kind]?.ready ?? 0;
  }
  /** An attack of the hero whose results are known, judged at once. */
  rolls(id: HeroId, icons: readonly string[], how: { tile?: string; die?: DieId } = {}): this {
    return this.lies(id, icons, how).run({ step: 'judgeRoll' });
  }
  /** The same dice, lying there unjudged. */
  lies(id: HeroId, icons: readonly string[], how: { tile?: string; die?: DieId } = {}): this {
    const slot = slotOfHero(this.board, id);
    this.board.phase = 'hero';
    this.board.active = slot;
    this.board.roll = {
      slot,
      tile: how.tile ?? this.hero(id).tile ?? '',
      dice: icons.map((face) => ({ die: how.die ?? 'battle', face })),
      fixed: '',
      doubled: false,
      feast: false,
      reroll: null,
    };
    return this;
  }
  type(tile: string): string {
    return tileAt(this.board, tile).type;
  }
  name(slot: number): HeroId {
    return heroAt(this.board, slot);
  }
}

/** A siege after set-up, heroes and creatures where they are wanted, everything else as printed. */
export function siege(position: Position = {}): Table {
  const { seats = 2, options = {}, heroes, at = [], level = 1, units = {}, stunned = {}, wishes } = position;
  const began = start(orcsMustDie, {
    seats,
    options: { swaps: 'on', 'first-lord': 'first', ...options },
    seed: 'table',
    ...(wishes ? { wishes } : {}),
  });
  const table = new Table(began.match);
  while (table.board.phase === 'setup' && table.asked() !== 'places') table.silence();
  const { board } = table;
  board.level = level;
  board.phase = 'hero';
  board.round = 1;
  board.slots.forEach((slot, index) => {
    slot.hero = heroes?.[index] ?? slot.hero;
    slot.health = maxHealth(slot);
    slot.tile = at[index] ?? table.side(slot.side).tiles.find(({ type }) => type === 'rift')?.id ?? null;
  });
  board.hidden.picks = board.slots.map(({ hero }) => hero);
  for (const [tile, there] of Object.entries(units)) table.put(tile, there ?? {});
  for (const [tile, there] of Object.entries(stunned)) table.put(tile, there ?? {}, 'stunned');
  return table.run();
}
