/** The tests of a file, collected to be run one by one, and only those that are wanted. */
import { expect, vi } from 'vitest';

export type Test = { name: string; run: (() => unknown) | undefined };
type Body = (...args: never[]) => unknown;

/** What stands in for vitest while a test file is loaded; each test goes on the list of the moment. */
export function collector(): { stands: object; collect: (load: () => void) => Test[] } {
  let list: Test[] = [];
  const spread = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);
  const test = (name: string, run: Body): void => {
    list.push({ name, run });
  };
  const testEach = (rows: readonly unknown[]) => (name: string, run: Body) => {
    rows.forEach((row, index) => list.push({ name: `${name} ${index}`, run: () => run(...(spread(row) as never[])) }));
  };
  const describe = (_name: string, body: () => void): void => {
    body();
  };
  const describeEach = (rows: readonly unknown[]) => (_name: string, body: Body) => {
    for (const row of rows) body(...(spread(row) as never[]));
  };
  const stands = {
    expect,
    vi,
    inject: () => undefined,
    test: Object.assign(test, { each: testEach }),
    it: Object.assign(test, { each: testEach }),
    describe: Object.assign(describe, { each: describeEach }),
  };
  return {
    stands,
    collect: (load) => {
      list = [];
      load();
      return list;
    },
  };
}
