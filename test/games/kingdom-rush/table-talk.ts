/** Words for sitting at a table of Kingdom Rush: what stands where, who holds what, what is said. */
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { hordeCard, isBossCard, isChampion } from '../../../src/games/kingdom-rush/rules/cards.js';
import { readCells, sizeOf, layings, writeCells } from '../../../src/games/kingdom-rush/rules/cells.js';
import { freeTag } from '../../../src/games/kingdom-rush/rules/hordes.js';
import {
  type Board,
  type Cell,
  type Damage,
  type Difficulty,
  type Events,
  type Hero,
  type HeroId,
  type Horde,
  type Kru,
  type ModifierId,
  type RuleId,
  type ScenarioId,
  type ShapeId,
  type Space,
  type TowerCard,
  type TowerId,
  type View,
  shapeIds,
} from '../../../src/games/kingdom-rush/types/index.js';
import {
  type Args,
  type Frame,
  type GameEvent,
  type Match,
  type PlanArgument,
  type Seat,
  actionOf,
  answer,
  awaited,
  pending,
  pendingFor,
  refuses,
  reseat,
  sayIn,
  start,
} from '../../../src/kernel/index.js';

export type Setting = {
  scenario?: ScenarioId;
  difficulty?: Difficulty;
  seats?: 1 | 2 | 3 | 4;
  heroes?: readonly HeroId[];
  secondaries?: number;
  seed?: string;
};

export type Standing = {
  /** `a2-b2`, or with its damage: `a2-b2 magic`. */
  tiles?: readonly string[];
  soldiers?: readonly Cell[];
  objective?: number;
  winds?: number;
  held?: boolean;
};

const names = ['Mira', 'Tom', 'Ana', 'Jo'];
const nobody = ['alric', 'bruxa', 'elora', 'dierdre'] as const;

export class Table {
  match: Match<Kru>;
  events: readonly GameEvent<Kru>[] = [];
  phases: readonly string[] = [];

  constructor({ scenario = 'scenario-1', difficulty = 'standard', seats = 2, heroes = nobody, ...more }: Setting) {
    const options = { scenario, difficulty, ...(more.secondaries ? { secondaries: more.secondaries } : {}) };
    const begun = start(kingdomRush, { seats, options, wishes: heroes.slice(0, seats), seed: more.seed ?? 'table' });
    this.match = begun.match;
    this.events = begun.events;
  }

  get board(): Board {
    return this.match.board;
  }

  view(seat: Seat | 'spectator' = 0): View {
    return kingdomRush.view(this.match, seat);
  }

  /** Lets everybody fall back until the given phase of the given round. */
  fallsBackTo(round: number, phase: number): this {
    for (let count = 0; count < 2000; count += 1) {
      if (this.match.outcome || (this.board.round >= round && this.board.phase >= phase)) return this;
      this.fallsBack();
    }
    throw new Error('it never came');
  }

  /** Whoever is waited for first falls back once. */
  fallsBack(): this {
    const decision = pending(kingdomRush, this.match).find((each) => each.fallback);
    const said = decision?.fallback?.();
    const [seat] = decision?.seats ?? [];
    if (!said || seat === undefined) throw new Error('nobody is waited for');
    return this.does(seat, said.action, said.args);
  }

  /** Takes every horde off the board. */
  clear(): this {
    const { board } = this;
    for (const horde of board.hordes) {
      if (isBossCard(horde.card)) continue;
      this.putBack(horde.card);
      board.soldiersLeft += horde.pawns.filter(({ warrior }) => warrior === null).length;
    }
    board.hordes = board.hordes.filter(({ card }) => isBossCard(card));
    return this;
  }

  private putBack(card: string): void {
    if (isChampion(card)) return;
    const { element, band } = hordeCard(card);
    (this.board.unused[element ?? band] ??= []).push(card);
  }

  private takeCard(card: string): void {
    const { board } = this;
    for (const deck of Object.values(board.unused)) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    for (const pile of board.piles) {
      for (const each of pile.cards) {
        if (each.card !== card) continue;
        const { element, band } = hordeCard(card);
        each.card = board.unused[element ?? band]?.pop() ?? each.card;
      }
    }
  }

  horde(at: Space, card: string, { tiles = [], soldiers = [], objective, winds, held }: Standing = {}): Horde {
    const { board } = this;
    this.takeCard(card);
    const horde: Horde = {
      tag: freeTag(board),
      card,
      at,
      lane: 1,
      tiles: tiles.map((text, index) => {
        const [cells = '', damage = 'true'] = text.split(' ');
        const mask = readCells(cells);
        const shape = shapeIds.find((id) => layings(id).includes(mask)) ?? shapeOfSize(sizeOf(mask));
        board.tilesLaid += 1;
        return {
          cells: mask,
          shape,
          damage: damage as Damage,
          source: 'test',
          seat: 0,
          seq: board.tilesLaid + index / 100,
        };
      }),
      pawns: soldiers.map((cell) => ({ cell, damage: 'physical', seat: 0, warrior: null })),
      objective: objective ?? null,
      winds: isChampion(card) ? (winds ?? 0) : null,
      held: held ?? false,
      hastened: false,
      advanced: false,
      doneBy: null,
    };
    board.soldiersLeft -= soldiers.length;
    board.hordes.push(horde);
    return horde;
  }

  /** The horde now on a space. */
  on(at: Space): Horde | undefined {
    return this.board.hordes.find((horde) => horde.at === at);
  }

  tagged(tag: string): Horde {
    const found = this.board.hordes.find((horde) => horde.tag === tag);
    if (!found) throw new Error(`no horde is called ${tag}`);
    return found;
  }

  /** One more cell of a horde is covered. */
  lays(tag: string, cell: Cell): void {
    const laid = { shape: 'm1', damage: 'true', source: 'test', seat: 0, seq: 1000 } as const;
    this.tagged(tag).tiles.push({ ...laid, cells: readCells(cell) });
  }

  /** What lies on a horde, written as cells. */
  lies(tag: string): string[] {
    return this.tagged(tag).tiles.map(({ cells }) => writeCells(cells));
  }

  /** Empties the hand and takes these cards from the supply; their uids. */
  hand(seat: Seat, ...cards: (TowerId | [TowerId, ...ModifierId[]])[]): string[] {
    const player = this.board.players[seat];
    if (!player) throw new Error('nobody sits there');
    this.board.supply.push(...player.hand.splice(0));
    return cards.map((listed) => {
      const [card, ...mods] = typeof listed === 'string' ? [listed] : listed;
      const copy = this.board.supply.find((each) => each.card === card && each.mods.length === 0) ?? newCopy(card);
      this.board.supply = this.board.supply.filter((each) => each.uid !== copy.uid);
      copy.mods.push(...mods);
      this.board.modifiersLeft = this.board.modifiersLeft.filter((id) => !mods.includes(id));
      player.hand.push(copy);
      return copy.uid;
    });
  }

  hero(seat: Seat): Hero {
    const hero = this.board.players[seat]?.hero;
    if (!hero) throw new Error(`seat ${seat} has no hero`);
    return hero;
  }

  /** A hero stands somewhere. */
  stands(seat: Seat, at: Space | null, more: Partial<Hero> = {}): this {
    Object.assign(this.hero(seat), { at, topLeft: null, ...more });
    return this;
  }

  gives(seat: Seat, ...abilities: (1 | 2 | 3 | 4)[]): this {
    const hero = this.hero(seat);
    hero.abilities = abilities.map((number) => ({ id: `${hero.id}-${number}`, ready: true }));
    return this;
  }

  does(seat: Seat, action: string, args: Args = {}): this {
    const result = answer(kingdomRush, this.match, { seat, action, args });
    if (!result.ok)
      throw new Error(`${action} is refused: ${this.say(result.reason)} ${JSON.stringify(result).slice(0, 400)}`);
    this.match = result.match;
    this.events = result.events;
    this.phases = result.phases.map(({ key }) => key);
    return this;
  }

  /** As typed: the plan in one line. */
  types(seat: Seat, action: string, args: Args, plan: string): this {
    return this.does(seat, action, { ...args, plan: this.reads(seat, action, args, plan) });
  }

  reads(seat: Seat, action: string, args: Args, text: string): readonly string[] {
    const reading = this.reading(seat, action, args, text);
    if ('why' in reading) throw new Error(`cannot be read: ${this.say(reading.why.reason)}`);
    return reading.tokens;
  }

  reading(seat: Seat, action: string, args: Args, text: string) {
    const plan = actionOf(kingdomRush, action)?.args.plan as PlanArgument<Kru, Args>;
    const reading = plan.read?.(this.view(seat), seat, args, text);
    if (!reading) throw new Error(`${action} reads no plan`);
    return reading;
  }

  /** A refusal: its rule, its key, its sentence. */
  refuses(
    seat: Seat,
    action: string,
    args: Args = {},
  ): { rule: RuleId | undefined; key: string | undefined; text: string } {
    const refused = refuses(kingdomRush, this.match, { seat, action, args });
    if (!refused) throw new Error(`${action} ${JSON.stringify(args)} would be taken`);
    return { rule: refused.rule, key: refused.reason?.key, text: this.say(refused.reason) };
  }

  say(reference: Parameters<ReturnType<typeof sayIn<Kru>>['text']>[0] | undefined): string {
    return reference ? sayIn(kingdomRush, 'en', names).text(reference) : '';
  }

  choices(seat: Seat, action: string, argument: string, given: Args = {}, picked: readonly string[] = []): string[] {
    const spec = actionOf(kingdomRush, action)?.args[argument];
    if (!spec || spec.kind === 'number') throw new Error(`${action} has no list for ${argument}`);
    const view = this.view(seat);
    const found = spec.kind === 'plan' ? spec.next(view, seat, given, picked) : spec.choices(view, seat, given);
    return Array.from(found, ({ value }) => value);
  }

  offers(seat: Seat): string[] {
    return pendingFor(kingdomRush, this.match, seat).flatMap(({ offers }) => offers);
  }

  waitsFor(): readonly Seat[] {
    return awaited(kingdomRush, this.match);
  }

  /** Everybody who is waited for is ready. */
  allReady(): this {
    for (let seat = this.waitsFor()[0]; seat !== undefined && this.offers(seat).includes('ready');) {
      const phase = this.board.phase;
      this.does(seat, 'ready');
      if (this.board.phase !== phase) return this;
      seat = this.waitsFor()[0];
    }
    return this;
  }

  /** Runs these steps now, before whatever was going on. */
  run(...frames: Frame<Kru>[]): this {
    this.match = { ...this.match, stack: [...this.match.stack, ...frames.reverse()] };
    const result = reseat(kingdomRush, this.match, 0, 'held');
    this.match = result.match;
    this.events = result.events;
    this.phases = result.phases.map(({ key }) => key);
    return this;
  }

  told<K extends keyof Events>(type: K): Events[K][] {
    return this.events.flatMap((event) => (event.type === type ? [event.data as Events[K]] : []));
  }

  get outcome(): string | undefined {
    return this.match.outcome?.reason.key;
  }

  /** Everything that the specification's invariants say does not hold. */
  get faults(): readonly string[] {
    return kingdomRush.broken(this.match);
  }
}

function shapeOfSize(size: number): ShapeId {
  return (['m1', 'm1', 'd2', 'i3', 'o4', 'p5'] as const)[Math.min(size, 5)] ?? 'm1';
}

let copies = 90;
function newCopy(card: TowerId): TowerCard {
  copies += 1;
  return { uid: `${card}#${copies}`, card, mods: [], falcon: false };
}

/** Phase 2 of round 1, heroes on their boards, no horde anywhere. */
export function table(setting: Setting = {}): Table {
  return new Table(setting).fallsBackTo(1, 2).clear();
}

/** The rulebook's board of ranges (11.1): four hordes, a tower's site wherever it is needed. */
export function rangeBoard(heroes: readonly HeroId[] = ['alric', 'bruxa'], seats: 1 | 2 | 3 | 4 = 2): Table {
  const at = table({ heroes, seats });
  for (const [space, card] of [
    ['B2', 'g01'],
    ['B3', 'g02'],
    ['C3', 'g04'],
    ['C4', 'g05'],
  ] as const)
    at.horde(space, card);
  at.board.sites = ['A2', 'C2', 'A3', 'D3', 'B4'].map((space) => ({
    at: space,
    colour: 'W',
    soldierTower: null,
    towers: [],
  }));
  return at;
}
