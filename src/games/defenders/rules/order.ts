/** Ties are broken by name: alphabetically by id. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}
