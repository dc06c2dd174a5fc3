/** A deep copy of plain JSON; several times faster than structuredClone on the sizes of a match. */
export function copyJson<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i += 1) list[i] = copyJson<unknown>(value[i]);
    return list as V;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson<unknown>(value[key]);
  return copy as V;
}
