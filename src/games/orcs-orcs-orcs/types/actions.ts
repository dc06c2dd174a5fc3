/** What a player can do, with the arguments as they are typed (5.1, 5.2). */
import type { Nothing } from '../../../kernel/index.js';

/** What anybody may look up. */
export type Lookups = {
  lane: { lane: string };
  card: { card: string };
  creature: { kind: string };
  mage: { player: string };
};

export type Actions = {
  mission: { card: string };
  'place-terrain': { ring: string };
  reveal: { lane: string };
  teleport: { space: string };
  /** `with` and `target` are plans: a card with its use, a creature, a section, a player, one token each. */
  cast: { spell: string; with?: readonly string[]; target?: readonly string[]; effect?: string; open?: string };
  boost: { card: string; use?: string };
  resolve: { target?: readonly string[]; effect?: string };
  cancel: Nothing;
  purge: { card: string };
  poison: { player: string };
  toadling: { kind: string; target?: string };
  bonus: { choice: string };
  discard: { card: string };
  pass: Nothing;
  prefs: { autoBonus: string };
};
