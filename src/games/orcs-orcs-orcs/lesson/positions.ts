/** The prepared positions of the lesson: two mages, the base game, everything laid out card by card. */
import { type Frame, type Match, type Seat, rngOver, seedRng } from '../../../kernel/index.js';
import { slotData } from '../content/creatures.js';
import { baseFate } from '../content/fate.js';
import { displayed, gaugeTop } from '../content/numbers.js';
import { startingDeck } from '../content/spells.js';
import { firstBoard } from '../effects/set-up.js';
import { codeOf } from '../rules/cards.js';
import { markerPool } from '../rules/set-up.js';
import { options as optionSpec } from '../options.js';
import {
  type Board,
  type CardCode,
  type FateId,
  type Kind,
  type Lane,
  type Ooo,
  type Options,
  type Player,
  type Ring,
  type SectionName,
  type SpellCode,
  deckNames,
  lanes,
  slots,
} from '../types/index.js';

export const learner: Seat = 0;
export const other: Seat = 1;

type Mage = {
  space: Lane;
  hand?: readonly SpellCode[];
  /** The next card to be drawn first; the rest of the deck lies below. */
  draw?: readonly SpellCode[];
  trophies?: Partial<Record<Kind, number>>;
};
export type Scene = {
  round: number;
  /** Where the turn stands: before the marker is revealed, or with so many actions left. */
  asks: 'reveal' | 1 | 2;
  on: Partial<Record<SectionName, readonly Kind[]>>;
  /** Face down beside the lanes; the last named is revealed first. Everything else has left the game. */
  markers: Partial<Record<Lane, readonly Kind[]>>;
  blue: Mage;
  green: Mage;
  /** The first are on display. */
  attack?: readonly SpellCode[];
  knowledge?: readonly SpellCode[];
  breaches?: Partial<Record<Kind, number>>;
  /** The card in force, and those to come. */
  fate: { now: FateId; next?: FateId };
};

/** A copy of the card from wherever it lies; a starting spell is the mage's own. */
function take(board: Board, player: Player, code: CardCode): string {
  const piles = [player.draw, board.spellDecks.attack, board.spellDecks.knowledge];
  for (const pile of piles) {
    const at = pile.findIndex((id) => codeOf(id) === code);
    if (at >= 0) return pile.splice(at, 1)[0] ?? '';
  }
  throw new Error(`no ${code} is left for the lesson`);
}

function seatMage(board: Board, seat: Seat, mage: Mage): void {
  const player = board.players[seat];
  if (!player) throw new Error('a lesson has two mages');
  player.space = mage.space;
  player.hand = (mage.hand ?? startingDeck.slice(0, 4)).map((code) => take(board, player, code));
  const next = (mage.draw ?? []).map((code) => take(board, player, code));
  player.draw.push(...next.reverse());
  for (const slot of slots) {
    const count = mage.trophies?.[board.slots[slot]] ?? 0;
    player.trophies[slot] = player.defeats[slot] = count;
    player.gauge[slot] = Math.min(gaugeTop, count);
    if (count >= gaugeTop) player.powers.push(slotData[slot].power);
  }
}

function layDisplay(board: Board, { attack, knowledge }: Scene): void {
  const wanted = { attack: attack ?? [], knowledge: knowledge ?? [] };
  for (const name of deckNames) {
    const pile = board.spellDecks[name];
    for (const code of wanted[name].toReversed()) {
      const at = pile.findIndex((id) => codeOf(id) === code);
      pile.push(...pile.splice(at, 1));
    }
    board.display[name] = pile.splice(-displayed).reverse();
  }
}

function placeHorde(board: Board, { on, markers, breaches }: Scene): void {
  for (const [section, kinds] of Object.entries(on) as [SectionName, readonly Kind[]][]) {
    const { sections } = board.lanes[Number(section[0]) as Lane];
    for (const kind of kinds) {
      sections[section[1] as Ring].creatures.push({ id: board.nextFigure, kind, damage: 0 });
      board.nextFigure += 1;
    }
  }
  for (const lane of lanes) board.lanes[lane].markers = [...(markers[lane] ?? [])];
  const standing = [...Object.values(on), ...Object.values(markers)].flat();
  const pool = markerPool(board.slots, board.players.length);
  for (const slot of slots) {
    const kind = board.slots[slot];
    const count = (list: readonly Kind[]): number => list.filter((one) => one === kind).length;
    const held = board.players.reduce((sum, { trophies }) => sum + trophies[slot], 0);
    board.box.creatures[slot] = count(pool) - count(standing) - held;
    board.values[slot] = board.breaches[slot] = breaches?.[kind] ?? 0;
  }
}

function framesOf(asks: Scene['asks']): Frame<Ooo>[] {
  const later: Frame<Ooo>[] = [
    { step: 'endOfRound' },
    { step: 'turn', seat: other },
    { step: 'drawSpells', seat: learner },
    { step: 'actions', seat: learner },
  ];
  const now: Frame<Ooo>[] =
    asks === 'reveal'
      ? [
          { step: 'startActions', seat: learner },
          { step: 'chooseLane', seat: learner },
        ]
      : [{ step: 'action', seat: learner }];
  return [...later, ...now];
}

export function position(scene: Scene): Match<Ooo> {
  const options = optionSpec.presets[0]?.options as Options;
  const rng = seedRng(`lesson/${scene.round}`);
  const board = firstBoard({ seats: [learner, other], options, wishes: ['blue', 'green'], rng: rngOver(rng) });
  board.order = [learner, other];
  seatMage(board, learner, scene.blue);
  seatMage(board, other, scene.green);
  layDisplay(board, scene);
  placeHorde(board, scene);
  const { now, next } = scene.fate;
  const rest = baseFate.map(({ id }) => id).filter((id) => id !== now && id !== next);
  board.fate = { deck: next === undefined ? rest : [...rest, next], current: now, discard: [], rule: null };
  board.round = scene.round;
  board.active = learner;
  board.phase = scene.asks === 'reveal' ? 'turn-reveal' : 'turn-actions';
  board.turn = {
    actionsLeft: scene.asks === 'reveal' ? 2 : scene.asks,
    actionsTaken: scene.asks === 1 ? 1 : 0,
    pendingEnergy: 0,
    usedHandChange: false,
    usedPoison: false,
    learned: [],
    casting: null,
    bonusQueue: [],
    passed: false,
  };
  return {
    ...{ game: 'orcs-orcs-orcs', version: 2, seats: 2, empty: [], options, seq: 0, opened: 0, answered: [0, 0] },
    ...{ rng, stack: framesOf(scene.asks), board, outcome: null },
  };
}
