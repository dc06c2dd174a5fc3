/** Words for sitting at a table of Defenders of the Realm: who stands where, what lies where, what the dice will show. */
import { expect } from 'vitest';
import type { DarknessId } from '../../../src/games/defenders/content/darkness-cards.js';
import type { GeneralId } from '../../../src/games/defenders/content/generals.js';
import type { CardId } from '../../../src/games/defenders/content/hero-cards.js';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import { type LocId, locationIds } from '../../../src/games/defenders/content/map.js';
import { type Colour, colours } from '../../../src/games/defenders/content/peoples.js';
import type { QuestId } from '../../../src/games/defenders/content/quests.js';
import { defenders } from '../../../src/games/defenders/index.js';
import type { Actions, Board, Dor, DorFrame, Hero, Options, View } from '../../../src/games/defenders/types/index.js';
import {
  type Accepted,
  type Args,
  type GameEvent,
  type Match,
  type Refused,
  type RngState,
  answer,
  awaited,
  pendingFor,
  rngOver,
  seedRng,
  start,
} from '../../../src/kernel/index.js';

/** Quests that nothing in a test touches by chance. */
const quietQuests: readonly QuestId[] = [
  'q-boots-of-speed',
  'q-helm-of-power',
  'q-war-banner-of-valor',
  'q-duke-envoy',
];

/** A generator that is about to roll exactly these dice. */
function loaded(dice: readonly number[]): RngState {
  for (let i = 0; i < 20_000_000; i += 1) {
    const seed = `dice/${i}`;
    const rng = rngOver(seedRng(seed));
    if (dice.every((wanted) => rng.die(6) === wanted)) return seedRng(seed);
  }
  throw new Error(`no seed rolls ${dice.join(' ')}`);
}

export type Minions = Partial<Record<Colour, number>>;

/** A plan as it is typed, token by token. */
export function tokens(typed: string): string[] {
  return typed.split(' ');
}

export class Talk {
  match: Match<Dor>;
  /** What happened since the last thing said. */
  events: readonly GameEvent<Dor>[] = [];
  last: Accepted<Dor> | undefined;

  constructor(heroes: readonly HeroId[], options: Partial<Options>, seats: number) {
    const begun = start(defenders, {
      seats,
      options: { first: '1', ...options, ...(seats === 1 ? { heroesPerPlayer: heroes.length } : {}) },
      wishes: seats === 1 ? [heroes[0]] : heroes,
      seed: 'table talk',
    });
    this.match = begun.match;
    this.events = begun.events;
    for (const hero of seats === 1 ? heroes.slice(1) : []) this.says(hero, 'hero', { hero });
    this.clear();
  }

  /** Takes everything off the board: no minions, crystals or cards in hand; generals alone at their starts. */
  private clear(): void {
    const { board } = this;
    for (const loc of locationIds) {
      for (const colour of colours) {
        board.supply.minions[colour] += board.locations[loc].minions[colour];
        board.locations[loc].minions[colour] = 0;
      }
      board.supply.crystals += board.locations[loc].crystals;
      board.locations[loc].crystals = 0;
    }
    board.tally.crystalsPlaced = 0;
    board.heroes.forEach((hero, slot) => {
      board.heroDeck.push(...hero.hand.splice(0).map(({ card }) => card));
      this.quest(hero.hero, quietQuests[slot] ?? 'q-boots-of-speed');
    });
  }

  get board(): Board {
    return this.match.board;
  }
  get step(): DorFrame['step'] | undefined {
    return this.match.stack.at(-1)?.step;
  }
  view(seat = 0): View {
    return defenders.view(this.match, seat);
  }
  hero(id: HeroId): Hero {
    const hero = this.board.heroes.find((one) => one.hero === id);
    if (!hero) throw new Error(`${id} is not at the table`);
    return hero;
  }
  seatOf(id: HeroId): number {
    return this.board.heroes.find((one) => one.hero === id)?.seat ?? 0;
  }
  slotOf(id: HeroId): number {
    return this.board.heroes.indexOf(this.hero(id));
  }

  stands(id: HeroId, loc: LocId): this {
    this.hero(id).loc = loc;
    return this;
  }
  lives(id: HeroId, life: number, actions = life): this {
    Object.assign(this.hero(id), { life, actions });
    return this;
  }
  put(loc: LocId, minions: Minions): this {
    for (const colour of colours) {
      const count = minions[colour] ?? 0;
      this.board.locations[loc].minions[colour] += count;
      this.board.supply.minions[colour] -= count;
    }
    return this;
  }
  taint(loc: LocId, count = 1): this {
    this.board.locations[loc].crystals += count;
    this.board.supply.crystals -= count;
    return this;
  }
  gate(loc: LocId): this {
    this.board.locations[loc].gate = true;
    this.board.supply.gates -= 1;
    return this;
  }
  general(id: GeneralId, change: Partial<Board['generals'][GeneralId]>): this {
    Object.assign(this.board.generals[id], change);
    return this;
  }
  /** A general already slain by this hero. */
  slain(id: GeneralId, by: HeroId): this {
    const { seat } = this.hero(by);
    Object.assign(this.board.generals[id], { life: 0, healWait: null, defeatedBy: { seat, hero: by } });
    this.hero(by).trophies.push(id);
    this.board.war = Math.min(3, this.board.war + 1) as Board['war'];
    return this;
  }
  /** Gives these cards, wherever they are in the deck. */
  deal(id: HeroId, ...cards: CardId[]): this {
    const hero = this.hero(id);
    for (const card of cards) {
      const index = this.board.heroDeck.indexOf(card);
      if (index < 0) throw new Error(`${card} is not in the deck`);
      this.board.heroDeck.splice(index, 1);
      const taken = this.board.heroes
        .filter((one) => one.seat === hero.seat)
        .flatMap((one) => one.hand.map(({ no }) => no));
      let no = 1;
      while (taken.includes(no)) no += 1;
      hero.hand.push({ no, card });
    }
    return this;
  }
  /** The next Hero cards to be drawn, first one first. */
  next(...cards: CardId[]): this {
    for (const card of [...cards].reverse()) {
      this.board.heroDeck.splice(this.board.heroDeck.indexOf(card), 1);
      this.board.heroDeck.push(card);
    }
    return this;
  }
  /** The next Darkness cards, first one first. */
  dark(...cards: DarknessId[]): this {
    const { board } = this;
    for (const card of [...cards].reverse()) {
      board.darkDeck = board.darkDeck.filter((one) => one !== card);
      board.darkDiscard = board.darkDiscard.filter((one) => one !== card);
      board.darkDeck.push(card);
    }
    return this;
  }
  nextQuest(quest: QuestId): this {
    const { board } = this;
    board.questDeck.splice(board.questDeck.indexOf(quest), 1);
    board.questDeck.push(quest);
    return this;
  }
  private takeQuest(quest: QuestId): void {
    const { board } = this;
    for (const pile of [board.questDeck, board.questDiscard]) {
      const index = pile.indexOf(quest);
      if (index >= 0) pile.splice(index, 1);
    }
    for (const hero of board.heroes) {
      if (hero.quest?.id === quest) {
        const other = board.questDeck.pop();
        hero.quest = other ? { id: other, marks: [] } : null;
      }
    }
  }
  quest(id: HeroId, quest: QuestId): this {
    const hero = this.hero(id);
    if (hero.quest?.id === quest) return this;
    this.takeQuest(quest);
    if (hero.quest) this.board.questDeck.unshift(hero.quest.id);
    hero.quest = { id: quest, marks: [] };
    return this;
  }
  reward(id: HeroId, quest: QuestId, letter = 'A'): this {
    this.takeQuest(quest);
    this.hero(id).completed.push({ id: quest, used: false, letter });
    return this;
  }
  dice(...values: number[]): this {
    this.match.rng = loaded(values);
    return this;
  }
  /** The number of a card in a hand. */
  no(id: HeroId, card: CardId): string {
    const held = this.hero(id).hand.find((one) => one.card === card);
    return String(held?.no ?? `no ${card}`);
  }
  nos(id: HeroId): string[] {
    return this.hero(id).hand.map(({ no }) => String(no));
  }

  private attempt(id: HeroId, action: keyof Actions, args: Args) {
    const taken = this.board.heroes.find((one) => one.hero === id);
    const seat = taken ? taken.seat : (awaited(defenders, this.match)[0] ?? 0);
    return answer(defenders, this.match, { seat, action, args });
  }
  says<K extends keyof Actions>(id: HeroId, action: K, args?: Actions[K]): this {
    const result = this.attempt(id, action, args ?? {});
    if (!result.ok) throw new Error(`${id} ${action} ${JSON.stringify(args)} was refused: ${JSON.stringify(result)}`);
    this.match = result.match;
    this.events = result.events;
    this.last = result;
    expect(defenders.broken(this.match)).toEqual([]);
    return this;
  }
  refused(id: HeroId, action: keyof Actions, args: Args = {}): Refused<Dor> {
    const result = this.attempt(id, action, args);
    if (result.ok) throw new Error(`${id} ${action} ${JSON.stringify(args)} was accepted`);
    return result;
  }
  /** Why something is refused: the key of the reason. */
  why(id: HeroId, action: keyof Actions, args: Args = {}): string | undefined {
    return this.refused(id, action, args).reason?.key;
  }
  responds(id: HeroId, choice: string, targets?: string): this {
    return this.says(id, 'respond', { choice, ...(targets === undefined ? {} : { targets: tokens(targets) }) });
  }
  plays(id: HeroId, card: CardId, targets?: string): this {
    return this.says(id, 'play', {
      card: this.no(id, card),
      ...(targets === undefined ? {} : { targets: tokens(targets) }),
    });
  }
  /** Ends the Day and says nothing more about it. */
  ends(id: HeroId): this {
    this.says(id, 'end');
    if (this.step === 'confirmEnd') this.responds(id, 'end');
    return this;
  }
  /** What the seat of the hero is asked or offered now. */
  offers(id: HeroId): string[] {
    return pendingFor(defenders, this.match, this.seatOf(id)).flatMap((decision) => decision.offers);
  }
  /** Whether the table waits for the hero's player. */
  isAsked(id: HeroId): boolean {
    return awaited(defenders, this.match).includes(this.seatOf(id));
  }
  fallback(id: HeroId) {
    return pendingFor(defenders, this.match, this.seatOf(id))
      .find((decision) => decision.fallback)
      ?.fallback?.();
  }
  happened(type: keyof Dor['events']): boolean {
    return this.events.some((event) => event.type === type);
  }
  event<K extends keyof Dor['events']>(type: K): Dor['events'][K] {
    const found = this.events.find((event) => event.type === type);
    if (!found) throw new Error(`${type} did not happen; ${this.events.map((event) => event.type).join(', ')} did`);
    return found.data as Dor['events'][K];
  }
  minions(loc: LocId): Minions {
    const { minions } = this.board.locations[loc];
    return Object.fromEntries(
      colours.filter((colour) => minions[colour] > 0).map((colour) => [colour, minions[colour]]),
    );
  }
  crystals(loc: LocId): number {
    return this.board.locations[loc].crystals;
  }
  get crystalsOnBoard(): number {
    return 12 - this.board.supply.crystals;
  }
}

/** Players with one hero each, the first of them in his Day on an empty board. */
export function table(heroes: readonly HeroId[], options: Partial<Options> = {}): Talk {
  return new Talk(heroes, options, heroes.length);
}

/** One player who leads all these heroes. */
export function solo(heroes: readonly HeroId[], options: Partial<Options> = {}): Talk {
  return new Talk(heroes, options, 1);
}
