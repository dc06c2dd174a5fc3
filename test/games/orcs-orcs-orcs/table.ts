/** A table set up by listing what lies on it; tests then talk as players do. Blue, green, red, yellow sit in turn order. */
import { slotData } from '../../../src/games/orcs-orcs-orcs/content/creatures.js';
import { fateCard } from '../../../src/games/orcs-orcs-orcs/content/fate.js';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { codeOf } from '../../../src/games/orcs-orcs-orcs/rules/cards.js';
import { groundOf, slotOf } from '../../../src/games/orcs-orcs-orcs/rules/position.js';
import {
  type Board,
  type Colour,
  type Events,
  type FateId,
  type Kind,
  type Ooo,
  type Player,
  type RuleId,
  type SectionName,
  type Slot,
  type View,
  colours,
  lanes,
  rings,
} from '../../../src/games/orcs-orcs-orcs/types/index.js';
import {
  type Args,
  type Frame,
  type GameEvent,
  type Match,
  type Seat,
  actionOf,
  answer,
  awaited,
  pending,
  refuses,
  reseat,
  sayIn,
  start,
  choicesOf,
} from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';

let copies = 0;
function cardIds(owner: string, list: string): string[] {
  return list
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => `${owner}${(copies += 1)}/${code}`);
}

export class Table {
  match: Match<Ooo>;
  /** What the last answer or run brought about. */
  events: readonly GameEvent<Ooo>[] = [];
  phases: readonly string[] = [];
  revealed = false;

  constructor(setting: Setting = {}) {
    const seats = setting.players ?? 4;
    const options = { ...setting.options };
    this.match = start(orcsOrcsOrcs, { seats, options, wishes: colours.slice(0, seats), seed: 'table' }).match;
    this.lay(setting);
    this.match.stack = [
      ...this.rest(setting.turn ?? 'blue'),
      { step: 'action', seat: this.seat(setting.turn ?? 'blue') },
    ];
  }

  get board(): Board {
    return this.match.board;
  }

  view(viewer: Colour | 'spectator'): View {
    return orcsOrcsOrcs.view(this.match, viewer === 'spectator' ? viewer : this.seat(viewer));
  }

  seat(colour: Colour): Seat {
    return colours.indexOf(colour);
  }

  player(colour: Colour): Player {
    const player = this.board.players[this.seat(colour)];
    if (!player) throw new Error(`${colour} does not play`);
    return player;
  }

  slot(kind: Kind): Slot {
    return slotOf((slot) => this.board.slots[slot], kind);
  }

  trophies(colour: Colour, kind: Kind): number {
    return this.player(colour).trophies[this.slot(kind)];
  }

  gauge(colour: Colour, kind: Kind): number {
    return this.player(colour).gauge[this.slot(kind)];
  }

  value(kind: Kind): number {
    return this.view('spectator').slots[this.slot(kind)].value;
  }

  hand(colour: Colour): string[] {
    return this.player(colour).hand.map(codeOf);
  }

  discard(colour: Colour): string[] {
    return this.player(colour).discard.map(codeOf);
  }

  get actionsLeft(): number {
    if (!this.board.turn) throw new Error('it is nobody’s turn');
    return this.board.turn.actionsLeft;
  }

  /** `goblin orc!1`, sorted. */
  at(section: SectionName): string {
    return groundOf(this.board, section)
      .creatures.map(({ kind, damage }) => (damage > 0 ? `${kind}!${damage}` : kind))
      .sort()
      .join(' ');
  }

  toadlingsAt(section: SectionName): number {
    return groundOf(this.board, section).toadlings.length;
  }

  hitPoints(section: SectionName): number[] {
    const view = this.view('spectator');
    return groundOf(view, section).creatures.map(({ hitPoints }) => hitPoints);
  }

  /** A player says something legal. */
  does(colour: Colour, action: string, args: Args = {}): this {
    const result = answer(orcsOrcsOrcs, this.match, { seat: this.seat(colour), action, args });
    if (!result.ok) throw new Error(`refused: ${this.say(result.reason)} ${JSON.stringify(result)}`);
    this.match = result.match;
    this.events = result.events;
    this.phases = result.phases.map(({ key }) => key);
    this.revealed = result.revealed;
    return this;
  }

  /** A player says something illegal: the rule and the reason. */
  refuses(
    colour: Colour,
    action: string,
    args: Args = {},
  ): { rule: RuleId | undefined; reason: string | undefined; text: string } {
    const refused = refuses(orcsOrcsOrcs, this.match, { seat: this.seat(colour), action, args });
    if (!refused) throw new Error(`${action} ${JSON.stringify(args)} would be taken`);
    return { rule: refused.rule, reason: refused.reason?.key, text: this.say(refused.reason) };
  }

  say(reference: Parameters<ReturnType<typeof sayIn<Ooo>>['text']>[0] | undefined): string {
    return reference ? sayIn(orcsOrcsOrcs, 'en', ['Blue', 'Green', 'Red', 'Yellow']).text(reference) : '';
  }

  /** What is offered for one argument of an action. */
  choices(
    colour: Colour,
    action: string,
    argument: string,
    given: Args = {},
    picked: readonly string[] = [],
  ): string[] {
    const spec = actionOf(orcsOrcsOrcs, action)?.args[argument];
    if (!spec || spec.kind === 'number') throw new Error(`${action} has no list for ${argument}`);
    const seat = this.seat(colour);
    return Array.from(choicesOf(spec, orcsOrcsOrcs.view(this.match, seat), seat, given, picked), ({ value }) => value);
  }

  /** The plan that is proposed for an argument. */
  proposal(colour: Colour, action: string, argument: string, given: Args = {}): readonly string[] | undefined {
    const spec = actionOf(orcsOrcsOrcs, action)?.args[argument];
    const seat = this.seat(colour);
    return spec?.kind === 'plan' ? spec.proposal?.(this.view(colour), seat, given) : undefined;
  }

  /** What a colour is offered now. */
  offers(colour: Colour): string[] {
    return pending(orcsOrcsOrcs, this.match)
      .filter(({ seats }) => seats.includes(this.seat(colour)))
      .flatMap(({ offers }) => offers);
  }

  fallback(): object | undefined {
    return pending(orcsOrcsOrcs, this.match)
      .find(({ fallback }) => fallback)
      ?.fallback?.();
  }

  /** Whom the table waits for. */
  waitsFor(): Colour[] {
    return awaited(orcsOrcsOrcs, this.match).map((seat) => colours[seat] ?? 'blue');
  }

  /** Runs these steps now, before whatever was going on. */
  run(...frames: Frame<Ooo>[]): this {
    this.match = { ...this.match, stack: [...this.match.stack, ...frames.reverse()] };
    const result = reseat(orcsOrcsOrcs, this.match, 0, 'held');
    this.match = result.match;
    this.events = result.events;
    this.phases = result.phases.map(({ key }) => key);
    this.revealed = result.revealed;
    return this;
  }

  /** Turns this fate card up; nobody's turn begins. */
  turnsFate(card: FateId): this {
    const { fate } = this.board;
    fate.deck = [...fate.deck.filter((id) => id !== card), card];
    fate.discard = fate.discard.filter((id) => id !== card);
    return this.run({ step: 'fate' });
  }

  told<K extends keyof Events>(type: K): Events[K][] {
    return this.events.flatMap((event) => (event.type === type ? [event.data as Events[K]] : []));
  }

  /** The frames below a player's question: the rest of the turn, of the round. */
  rest(colour: Colour): Frame<Ooo>[] {
    const seat = this.seat(colour);
    const later = this.board.order.slice(this.board.order.indexOf(seat) + 1);
    return [
      { step: 'endOfRound' },
      ...later.reverse().map((other) => ({ step: 'turn' as const, seat: other })),
      { step: 'drawSpells', seat },
      { step: 'actions', seat },
    ];
  }

  private lay(setting: Setting): void {
    const { board } = this;
    board.order = board.players.map((_, seat) => seat);
    board.terrainSetUp = null;
    board.round = setting.round ?? 1;
    board.phase = 'turn-actions';
    board.active = this.seat(setting.turn ?? 'blue');
    board.fate.current ??= board.fate.deck.pop() ?? null;
    board.fate.rule = setting.fate === undefined ? null : fateCard(setting.fate).rule;
    if (setting.fate !== undefined) board.fate.current = setting.fate;
    board.poison = board.poison.slice(0, setting.poison ?? board.poison.length);
    this.layLanes(setting);
    this.layPlayers(setting);
    for (const name of ['attack', 'knowledge'] as const) {
      const listed = setting.display?.[name];
      if (listed !== undefined) board.display[name] = cardIds('', listed).map((id) => `${codeOf(id)}#${(copies += 1)}`);
    }
    board.turn = {
      actionsLeft: setting.actions ?? 2,
      actionsTaken: 0,
      pendingEnergy: setting.energy ?? 0,
      usedHandChange: false,
      usedPoison: false,
      learned: [],
      casting: null,
      bonusQueue: [],
      passed: false,
    };
  }

  private layLanes(setting: Setting): void {
    const { board } = this;
    for (const lane of lanes) {
      const listed = setting.markers?.[lane] ?? 'goblin goblin goblin';
      board.lanes[lane].markers = listed.split(' ').filter(Boolean).reverse() as Kind[];
      for (const ring of rings) {
        const section: SectionName = `${lane}${ring}`;
        const creatures = (setting.on?.[section] ?? '').split(' ').filter(Boolean);
        board.lanes[lane].sections[ring] = {
          creatures: creatures.map((text) => {
            const [kind, damage] = text.split('!');
            board.nextFigure += 1;
            return { id: board.nextFigure, kind: kind as Kind, damage: Number(damage ?? 0) };
          }),
          toadlings: [...(setting.lying?.[section] ?? [])],
          terrain: setting.terrain?.[section] ?? null,
        };
      }
    }
    for (const [kind, count] of Object.entries(setting.breaches ?? {})) {
      board.values[this.slot(kind as Kind)] = count;
      board.breaches[this.slot(kind as Kind)] = count;
    }
  }

  private layPlayers(setting: Setting): void {
    for (const [seat, player] of this.board.players.entries()) {
      const colour = colours[seat] ?? 'blue';
      player.space = setting.mages?.[colour] ?? player.space;
      for (const pile of ['hand', 'discard'] as const) {
        const listed = setting[pile]?.[colour];
        if (listed !== undefined) player[pile] = cardIds(colour, listed);
      }
      const draw = setting.draw?.[colour];
      if (draw !== undefined) player.draw = cardIds(colour, draw).reverse();
      for (const [kind, count] of Object.entries(setting.gauges?.[colour] ?? {})) {
        const slot = this.slot(kind as Kind);
        player.gauge[slot] = count;
        player.defeats[slot] = count;
        if (count === 2) player.powers.push(slotData[slot].power);
      }
      for (const [kind, count] of Object.entries(setting.trophies?.[colour] ?? {})) {
        player.trophies[this.slot(kind as Kind)] = count;
      }
      for (const power of setting.powers?.[colour] ?? []) player.powers.push(power);
      player.owedDiscards = setting.owes?.[colour] ?? 0;
      player.toadlings = [...(setting.toadlings?.[colour] ?? [])];
      player.mission = setting.missions?.[colour] ?? player.mission;
      player.missionOffer = [];
    }
  }
}

export function table(setting: Setting = {}): Table {
  return new Table(setting);
}
