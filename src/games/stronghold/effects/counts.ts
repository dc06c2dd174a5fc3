/** Units join a count or leave it, in place on the working board. */
import { typesOf } from '../rules/units.js';
import type { Counts, Unit } from '../types/terms.js';

export function add<U extends Unit>(to: Counts<U>, more: Counts<U>): void {
  for (const unit of typesOf(to)) to[unit] += more[unit];
}
export function take<U extends Unit>(from: Counts<U>, less: Counts<U>): void {
  for (const unit of typesOf(from)) from[unit] -= less[unit];
}
