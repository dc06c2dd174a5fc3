/** A packet with one thing wrong with it: every field in turn, missing, null or of another kind. */

export type Mutilation = { where: string; apply(packet: unknown): unknown };

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  // Of a list of like things one is as good as another.
  const fields = Array.isArray(value) ? [...value.entries()].slice(0, 1) : Object.entries(value);
  return [path, ...fields.flatMap(([name, one]) => pathsIn(one, [...path, name]))];
}

/** Something of another kind than this. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  return Array.isArray(value) ? { b: 2 } : [1];
}

function valueAt(packet: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, name) => (typeof at === 'object' && at ? Reflect.get(at, name) : undefined), packet);
}

function changed(packet: unknown, path: Path, change: (holder: object, name: string | number) => void): unknown {
  const copy = structuredClone(packet);
  const holder = valueAt(copy, path.slice(0, -1));
  if (typeof holder === 'object' && holder) change(holder, path.at(-1) ?? '');
  return copy;
}

export function mutilationsOf(sample: object): Mutilation[] {
  return pathsIn(sample)
    .filter((path) => path.length > 0)
    .flatMap((path): Mutilation[] => {
      const where = path.join('.');
      const instead = [null, another(valueAt(sample, path))];
      return [
        { where: `${where} missing`, apply: (packet) => changed(packet, path, Reflect.deleteProperty) },
        ...instead.map((value) => ({
          where: `${where} = ${JSON.stringify(value)}`,
          apply: (packet: unknown) =>
            changed(packet, path, (holder, name) => {
              Reflect.set(holder, name, value);
            }),
        })),
      ];
    });
}
