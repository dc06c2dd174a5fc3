/** The words of the pictures: names from the game's own vocabulary, and what only a picture needs to say. */
import { words as english } from '../../src/games/stronghold/text/en/vocabulary.js';
import { words as french } from '../../src/games/stronghold/text/fr/vocabulary.js';
import type { Words } from '../../src/games/stronghold/text/shared/vocabulary.js';
import type { Events } from '../../src/games/stronghold/types/events.js';
import type { Phase, PhaseNumber, Quarter, Side, Team } from '../../src/games/stronghold/types/terms.js';
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
  camp: string;
  reserve: string;
  rites: string;
  gate: (gate: number) => string;
  gatesGone: string;
  breach: string;
  fallen: string;
  noRam: string;
  legend: {
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
    reserve: string;
    resources: string;
    camp: string;
    flipped: string;
    used: string;
    lent: string;
    orders: string;
    noOrders: string;
    engines: string;
    noEngines: string;
    hourglasses: string;
    workshopOnly: (count: number) => string;
    waiting: (count: number) => string;
    stone: string;
    missing: (count: number) => string;
    ready: string;
    done: string;
    partners: string;
    heroes: string;
    heroActed: string;
    heroPossessed: string;
    heroReady: string;
    acts: string;
    actFrom: (turn: number) => string;
    phaseOne: string;
    send(hourglasses: number): string;
    deployment: (size: string, limit: number) => string;
    openOrder: string;
    secretOrders: string;
    free: string;
    given: string;
  };
  preview: {
    nobodyMoves: string;
    hold: string;
    alt: (what: string) => string;
  };
  scene: {
    melee: (turn: number) => string;
    ranged: (turn: number) => string;
    outcomes: Record<Events['compared']['outcome'], string>;
    noLosses: string;
    noneYet: string;
    lost: Record<'invaders' | 'defenders' | 'stones', string>;
    /** A shot card that meets nobody it could hit. */
    inVain(card: string): string;
    card: (kinds: string) => string;
    volley: (points: number) => string;
    gate: (gate: number, resistance: number) => string;
    gateFell: string;
    alt: (what: string) => string;
  };
  end: {
    title: string;
    parts: Record<'time' | 'deeds' | 'gates' | 'entry' | 'valour' | 'honour' | 'tieBreak', string>;
  };
};

export const text: Record<Locale, OwnText & { words: Words }> = {
  en: { ...en, words: english },
  fr: { ...spacedAll(fr), words: french },
};
