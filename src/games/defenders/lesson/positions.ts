/** The prepared positions of the lesson: two heroes in the Day of the first, everything laid out place by place. */
import { type Match, type Seat, rngOver, seedRng } from '../../../kernel/index.js';
import type { DarknessId } from '../content/darkness-cards.js';
import type { GeneralId } from '../content/generals.js';
import type { CardId } from '../content/hero-cards.js';
import { type LocId, city, firstGate, locationIds } from '../content/map.js';
import { type Counts, colours } from '../content/peoples.js';
import type { QuestId } from '../content/quests.js';
import { freshHero } from '../effects/death.js';
import { emptyBoard } from '../effects/set-up.js';
import { options as optionSpec } from '../options.js';
import { noMinions } from '../rules/minions.js';
import type { Board, Dor, Hero, Options } from '../types/index.js';

export const learner: Seat = 0;
export const other: Seat = 1;

export type Scene = {
  turn: number;
  /** Where the Dwarf stands, what he holds, and how much is left of him. */
  at: LocId;
  hand?: readonly CardId[];
  life?: number;
  actions?: number;
  friend?: LocId;
  minions?: Partial<Record<LocId, Partial<Counts>>>;
  crystals?: readonly LocId[];
  generals?: Partial<Record<GeneralId, { step: number; life?: number }>>;
  /** The next Hero cards, and the next cards of the Night, first-named first. */
  draw?: readonly CardId[];
  night?: readonly DarknessId[];
};

/** Takes named cards out of a deck. */
function taken<C extends string>(deck: C[], cards: readonly C[]): C[] {
  for (const card of cards) {
    const at = deck.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left for the lesson`);
    deck.splice(at, 1);
  }
  return [...cards];
}

function seatHeroes(board: Board, options: Options, scene: Scene): void {
  const { at, hand = [], life, actions } = scene;
  const dwarf = freshHero(learner, 'dwarf', options);
  const paladin = freshHero(other, 'paladin', options);
  const quest = (hero: Hero, id: QuestId): void => {
    taken(board.questDeck, [id]);
    hero.quest = { id, marks: [] };
  };
  quest(dwarf, 'q-helm-of-power');
  quest(paladin, 'q-boots-of-speed');
  Object.assign(dwarf, { loc: at, life: life ?? dwarf.life, actions: actions ?? life ?? dwarf.life });
  paladin.loc = scene.friend ?? city;
  dwarf.hand = taken(board.heroDeck, hand).map((card, index) => ({ no: index + 1, card }));
  board.heroes = [dwarf, paladin];
  board.unusedHeroes = board.unusedHeroes.filter((id) => id !== 'dwarf' && id !== 'paladin');
}

function placeHorde(board: Board, { minions = {}, crystals = [], generals = {} }: Scene): void {
  for (const loc of locationIds) Object.assign(board.locations[loc].minions, noMinions(), minions[loc]);
  for (const loc of crystals) board.locations[loc].crystals += 1;
  board.supply.crystals -= crystals.length;
  board.tally.crystalsPlaced = crystals.length;
  for (const colour of colours) {
    board.supply.minions[colour] -= locationIds.reduce((sum, loc) => sum + board.locations[loc].minions[colour], 0);
  }
  for (const [id, { step, life }] of Object.entries(generals) as [GeneralId, { step: number; life?: number }][]) {
    Object.assign(board.generals[id], { step, life: life ?? board.generals[id].life });
  }
  board.locations[firstGate].gate = true;
  board.supply.gates -= 1;
}

/** What lies on top of a deck is drawn first. */
function onTop<C extends string>(deck: readonly C[], next: readonly C[]): C[] {
  return [...deck.filter((card) => !next.includes(card)), ...next.toReversed()];
}

export function position(scene: Scene): Match<Dor> {
  const { turn, draw = [], night = [] } = scene;
  const options = { ...optionSpec.presets[2]?.options, ...usual } as Options;
  const rng = seedRng(`lesson/${turn}`);
  const board = emptyBoard({ seats: [learner, other], options, wishes: [], rng: rngOver(rng) });
  board.wishes = [null, null];
  seatHeroes(board, options, scene);
  placeHorde(board, scene);
  board.heroDeck = onTop(board.heroDeck, draw);
  board.darkDeck = onTop(board.darkDeck, night);
  Object.assign(board, { turn, phase: 'day', active: 0 });
  return {
    ...{ game: 'defenders', version: 2, seats: 2, empty: [], options, seq: 0, opened: 0, answered: [0, 0], rng },
    stack: [
      { step: 'endOfTurn' },
      { step: 'healWindow', passed: [] },
      { step: 'beforeNight' },
      { step: 'handLimit' },
      { step: 'evening' },
      { step: 'endOfDay' },
      { step: 'day' },
    ],
    board,
    outcome: null,
  };
}

/** What the levels leave open. */
const usual = { heroesPerPlayer: 1, heroPick: 'choose', first: '1', champion: true, autoSave: true } as const;
