/** Benchmarks print one table each: what was measured, side by side, from one run. */

export type Row = { what: string; value: string; ratio?: string; goal?: string; met?: boolean };

export function printTable(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ what, value, ratio, goal, met }) => [
    what,
    value,
    ratio ?? '',
    goal ?? '',
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]);
  const head = ['measured', 'value', 'ratio', 'goal', 'met'];
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(head));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of cells) console.log(line(row));
}

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function atMost(value: number, limit: number): Pick<Row, 'ratio' | 'goal' | 'met'> {
  return { ratio: `${value.toFixed(2)}×`, goal: `≤ ${limit}×`, met: value <= limit };
}

export function atLeast(value: number, limit: number): Pick<Row, 'ratio' | 'goal' | 'met'> {
  return { ratio: `${value.toFixed(2)}×`, goal: `≥ ${limit}×`, met: value >= limit };
}
