/** Discord's ids are numbers too large for a number; the larger, the younger. */
export const compareIds = (left: string, right: string): number =>
  left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);

export const isYounger = (id: string, than: string | undefined): boolean =>
  than === undefined || compareIds(id, than) > 0;
