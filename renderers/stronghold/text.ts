/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import { words as english } from '../../src/games/stronghold/text/en/vocabulary.js';
import { words as french } from '../../src/games/stronghold/text/fr/vocabulary.js';
import type { Words } from '../../src/games/stronghold/text/shared/vocabulary.js';
import type { Events } from '../../src/games/stronghold/types/events.js';
import type { Act, Phase, PhaseNumber, Quarter, Side, Task, Team } from '../../src/games/stronghold/types/terms.js';
import type { Locale } from '../../src/kernel/index.js';
import { spacedAll } from '../../src/pieces/wording/fr.js';
import { en } from './text/en.js';
import { fr } from './text/fr.js';

export type OwnText = {
  title: string;
  turn: (turn: number) => string;
  /** Before a phase's name where it has no number. */
  moments: Record<Exclude<Phase, PhaseNumber>, string>;
  phases: Record<PhaseNumber, string>;
  lastTurn: string;
  tieBreak: string;
  asks: {
    draft: string;
    flip: string;
    invader: Record<PhaseNumber, string>;
    defender: (hourglasses: number) => string;
    assault: string;
  };
  sideLetter: Record<Side, string>;
  teamLetter: Record<Team, string>;
  teams: Record<Team, string>;
  /** Short names that fit on a card. */
  quarters: Record<Quarter, string>;
  tasks: Record<Task, string>;
  camp: string;
  reserve: string;
  dead: string;
  rites: string;
  gate: (gate: number) => string;
  gatesGone: string;
  ram: string;
  breach: string;
  fallen: string;
  noRam: string;
  legend: {
    hourglass: string;
    resources: string;
    waiting: string;
    upkeep: string;
    hits: string;
    mantlet: string;
    bridge: string;
    traps: string;
    order: string;
    gale: string;
    glare: string;
    saboteur: string;
    fire: string;
    done: string;
    ahead: string;
    blessed: string;
    stone: string;
    wood: string;
  };
  hand: {
    of: (name: string) => string;
    reserve: string;
    resources: string;
    camp: string;
    cards: string;
    drawn: string;
    flipped: string;
    used: string;
    lent: string;
    orders: string;
    noOrders: string;
    faceDown: string;
    engines: string;
    noEngines: string;
    hits: (hits: number, misses: number) => string;
    or: string;
    hourglasses: string;
    workshopOnly: (count: number) => string;
    waiting: (count: number) => string;
    stone: string;
    missing: (count: number) => string;
    ready: string;
    done: string;
    partners: string;
    affordable: string;
    heroes: string;
    heroActed: string;
    heroPossessed: string;
    heroReady: string;
    acts: string;
    actFrom: (turn: number) => string;
    actSpent: string;
    actCost: Record<Act, string>;
    phaseOne: string;
    deployments: string;
    alt: (name: string, what: string) => string;
  };
  preview: {
    title: string;
    strength: string;
    units: string;
    dies: string;
    nobodyMoves: string;
    hold: string;
    cost: (hourglasses: number) => string;
    place: string;
    alt: (what: string) => string;
  };
  scene: {
    melee: (turn: number) => string;
    ranged: (turn: number) => string;
    outcomes: Record<Events['compared']['outcome'], string>;
    lost: string;
    noLosses: string;
    hit: string;
    miss: string;
    volley: (points: number) => string;
    gate: (gate: number, resistance: number) => string;
    gateFell: string;
    kills: string;
    alt: (what: string) => string;
  };
  end: { title: string; parts: Record<'time' | 'deeds' | 'gates' | 'entry', string> };
  look: string;
};

export const text: Record<Locale, OwnText & { words: Words }> = {
  en: { ...en, words: english },
  fr: { ...spacedAll(fr), words: french },
};
