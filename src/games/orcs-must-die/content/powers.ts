/** The 36 powers (7.4.2): when they work, and their numbers. */
import type { Dice, HeroId, PowerKind, Timing } from '../types/terms.js';

export type Power = {
  id: string;
  timing: Timing;
  /** Declared with `attack with:` (Overcharge, Blood Price and the like). */
  withAttack?: true;
  /** A passive that `attack without:` may leave out. */
  mayBeLeftOut?: true;
  dice?: Dice;
  fixed?: string;
  /** Skulls that it costs, gives or takes. */
  skulls?: number;
  /** How many creatures, wounds or points of health it is about. */
  count?: number;
  /** What each purchase of its kind is cheaper by. */
  discount?: number;
  /** Orders that `power target:` sets (OMD-1.8, 15.7). */
  orders?: readonly string[];
};

export const powers: Record<HeroId, Record<PowerKind, Power>> = {
  maximilian: {
    power: { id: 'double-amulet', timing: 'passive' },
    ultimate: { id: 'overcharge', timing: 'free', withAttack: true, dice: { fire: 2, battle: 2 } },
    rivalry: { id: 'show-off', timing: 'passive', skulls: 3 },
  },
  gabriella: {
    power: { id: 'charm', timing: 'action', count: 1 },
    ultimate: { id: 'mass-charm', timing: 'action' },
    rivalry: { id: 'temptress', timing: 'action', skulls: 2 },
  },
  ivy: {
    power: { id: 'mending-leaf', timing: 'action', count: 1 },
    ultimate: { id: 'arrow-storm', timing: 'free' },
    rivalry: { id: 'trap-whisperer', timing: 'passive' },
  },
  cygnus: {
    power: { id: 'old-hand', timing: 'passive', discount: 1 },
    ultimate: { id: 'chain-lightning', timing: 'free', withAttack: true },
    rivalry: { id: 'counsel', timing: 'passive' },
  },
  hogarth: {
    power: { id: 'bulwark', timing: 'reaction', count: 1, orders: ['auto', 'ask', 'off'] },
    ultimate: { id: 'ice-wall', timing: 'upgrade' },
    rivalry: { id: 'stand-fast', timing: 'passive' },
  },
  tundra: {
    power: { id: 'team-player', timing: 'passive', orders: ['on', 'off'] },
    ultimate: { id: 'whiteout', timing: 'action' },
    rivalry: { id: 'call-the-clan', timing: 'upgrade', skulls: 4, count: 3 },
  },
  'ball-and-chain': {
    power: { id: 'heavy-swing', timing: 'passive', mayBeLeftOut: true, fixed: 'T' },
    ultimate: { id: 'wrecking-run', timing: 'action', count: 3 },
    rivalry: { id: 'chained-together', timing: 'passive', count: 1 },
  },
  bloodspike: {
    power: { id: 'blood-price', timing: 'free', withAttack: true, dice: { battle: 2 }, count: 1 },
    ultimate: { id: 'frenzy', timing: 'free' },
    rivalry: { id: 'warlord', timing: 'passive', dice: { battle: 2 } },
  },
  midnight: {
    power: { id: 'shadowstep', timing: 'passive' },
    ultimate: { id: 'assassinate', timing: 'action', count: 3 },
    rivalry: { id: 'cutpurse', timing: 'passive', skulls: 2 },
  },
  'sir-winston': {
    power: { id: 'good-credit', timing: 'passive', discount: 1 },
    ultimate: { id: 'tally-ho', timing: 'action', dice: { battle: 2 } },
    rivalry: { id: 'bad-form', timing: 'passive' },
  },
  blackpaw: {
    power: { id: 'pounce', timing: 'passive', mayBeLeftOut: true, dice: { battle: 2 }, count: 2 },
    ultimate: { id: 'blood-feast', timing: 'free', withAttack: true, dice: { battle: 3 }, count: 1 },
    rivalry: { id: 'pack-leader', timing: 'passive' },
  },
  'kobold-king': {
    power: { id: 'scavenger', timing: 'upgrade', discount: 2 },
    ultimate: { id: 'royal-panic', timing: 'action', count: 4 },
    rivalry: { id: 'pickpocket', timing: 'action', skulls: 2 },
  },
};
