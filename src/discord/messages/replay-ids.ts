/** The buttons that lead into a replay and through it. */
import type { ButtonSpec } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';

type ReplayVerb = 'show' | 'open' | 'film' | 'round' | 'hand' | 'branch';

/** `mark` tells two buttons apart that lead to the same place. */
export function replayId(table: string, at: number, verb: ReplayVerb, mark = ''): CustomIdOf<'replay'> {
  return { kind: 'replay', table, at, verb, mark };
}

export function replayButton(table: string, label: string): ButtonSpec {
  return { id: replayId(table, 0, 'open'), label, emoji: '🎬' };
}
