/**
 * Whoever is asked next will type or look at the panel: what they may do is worked out while they think, so that neither
 * waits for it. It is kept with the table as it stands, and may be forgotten.
 */
import { awaited } from '../../table/match-memo.js';
import { type AtTable, atTable, isInPlay } from '../at-table.js';
import type { Services } from '../services.js';
import { panelOf } from './questions.js';

/** The board goes out first. */
const afterMs = 40;
/** Where many are asked at once, most of them find it worked out for those before them. */
const mostSeats = 2;

/** One at a time: where moves come thick and fast, nobody's is held up. */
let isUnderWay = false;

function lookAhead({ game, match, table, snapshot }: AtTable): void {
  if (!match) return;
  for (const seat of awaited(game, match).slice(0, mostSeats)) {
    const holder = table.seats[seat];
    if (holder?.kind !== 'person') continue;
    const theirs = atTable(game, snapshot, { locale: table.locale, person: holder.id });
    if (isInPlay(theirs)) panelOf(theirs);
  }
}

export function foresee({ log }: Services, at: AtTable): void {
  if (isUnderWay || at.lesson || at.table.state !== 'playing') return;
  isUnderWay = true;
  const timer = setTimeout(() => {
    isUnderWay = false;
    try {
      lookAhead(at);
    } catch (fault) {
      log.error({ table: at.table.id, err: fault }, 'what may be done next could not be worked out ahead');
    }
  }, afterMs);
  timer.unref();
}
