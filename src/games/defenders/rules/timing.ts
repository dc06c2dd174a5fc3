/** Open moments: what may be played while the table waits for somebody (specification 4.3). */
import type { Timing } from '../content/special-cards.js';
import type { DorFrame } from '../types/index.js';

const dayMoments: readonly Timing[] = ['open', 'dusk', 'heal', 'inn'];

/** The timing classes an open question allows; questions not listed allow nothing. */
const moments: Partial<Record<DorFrame['step'], readonly Timing[]>> = {
  style: dayMoments,
  shape: dayMoments,
  day: [...dayMoments, 'own-day', 'roll'],
  confirmEnd: dayMoments,
  muster: ['open'],
  turnUndead: dayMoments,
  lastStand: dayMoments,
  handLimit: dayMoments,
  dusk: dayMoments,
  healWindow: ['open', 'heal', 'inn'],
  wisdom: ['open', 'night', 'heal', 'inn'],
  nightWindow: ['open', 'night', 'heal', 'inn'],
  nextFighter: ['roll'],
  luck: ['roll'],
  regeneration: ['battle'],
};

export function timingsAllowed(question: DorFrame | null): readonly Timing[] {
  if (!question) return [];
  // The successor of a hero slain by a general is chosen inside the battle, where nothing may be played.
  if (question.step === 'newHero') return question.during === 'battle' ? [] : dayMoments;
  return moments[question.step] ?? [];
}
