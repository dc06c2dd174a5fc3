/**
 * Changes a game's rules in one place after another and looks whether its own tests notice:
 * `npx tsx scripts/mutate.ts <game> [how many] [seed]`. The tree is left as it is; the work is done on a copy.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { rngOver, seedRng } from '../src/kernel/index.js';

const root = join(import.meta.dirname, '..');
/** Where a game's rules are written down; wording and bots are tried by other means. */
const rooms = ['rules', 'effects', 'steps', 'plans', 'actions'] as const;

/** Whole games take long and are left out: what the tests of single rules let through is what counts. */
const besides = ['random-games', 'kept', 'bot', 'bots', 'record', 'records'].map(
  (name) => `--exclude=**/${name}.test.ts`,
);

const reported = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

type Mutant = { file: string; from: number; to: number; text: string };

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};
const otherNames: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** What else could have been written at this node. */
function changeOf(node: ts.Node): { at: ts.Node; text: string } | undefined {
  if (ts.isBinaryExpression(node)) {
    const text = swapped[node.operatorToken.kind];
    return text === undefined ? undefined : { at: node.operatorToken, text };
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { at: node, text: node.operand.getText() };
  }
  if (ts.isNumericLiteral(node)) return { at: node, text: String(Number(node.text) + 1) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { at: node, text: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { at: node, text: 'true' };
  if (ts.isPropertyAccessExpression(node)) {
    const text = Object.hasOwn(otherNames, node.name.text) ? otherNames[node.name.text] : undefined;
    return text === undefined ? undefined : { at: node.name, text };
  }
  return undefined;
}

function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    // That something of our own went wrong is no rule.
    if (ts.isThrowStatement(node)) return;
    const change = changeOf(node);
    if (change) found.push({ file, from: change.at.getStart(), to: change.at.getEnd(), text: change.text });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** The line of the change, before and after. */
function shown({ file, from, to, text }: Mutant): string {
  const source = readFileSync(file, 'utf8');
  const start = source.lastIndexOf('\n', from) + 1;
  const end = source.indexOf('\n', to);
  const number = source.slice(0, from).split('\n').length;
  const before = source.slice(start, end).trim();
  return `${relative(root, file)}:${number}\n    ${before}\n    ${source.slice(from, to)} → ${text}`;
}

/**
 * One process for all files, which stops at the first failure. The files that caught most so far come first, then the
 * others by name; what was compiled for one run is kept for the next.
 */
const config = `
import { readFileSync } from 'node:fs';
const likeliest = JSON.parse(readFileSync('order.json', 'utf8'));
const rank = ({ moduleId }) => {
  const at = likeliest.findIndex((file) => file === moduleId);
  return at === -1 ? likeliest.length : at;
};
class LikeliestFirst {
  shard(files) { return files; }
  sort(files) { return files.sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1)); }
}
export default {
  test: {
    pool: 'forks', testTimeout: 60_000, maxWorkers: 1, isolate: false, bail: 1,
    experimental: { fsModuleCache: true, fsModuleCachePath: 'compiled' },
    sequence: { sequencer: LikeliestFirst },
    reporters: ['json'], outputFile: 'report.json',
  },
};
`;

/** The test file that failed in the last run; a run that hung or broke off names none. */
function failedIn(copy: string): string {
  const place = join(copy, 'report.json');
  if (!existsSync(place)) return 'the run';
  const report: unknown = JSON.parse(readFileSync(place, 'utf8'));
  const { testResults } = reported.parse(report);
  return testResults.find(({ status }) => status === 'failed')?.name ?? 'the run';
}

function main(): void {
  const [game = '', most = '40', seed = 'mutants'] = process.argv.slice(2);
  const folder = join(root, 'src/games', game);
  const all = rooms.flatMap((room) => filesIn(join(folder, room)).flatMap(mutantsOf));
  const sample = rngOver(seedRng(seed)).shuffle(all).slice(0, Number(most));
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const part of [
    'src',
    'scripts/rehearsal',
    'renderers',
    `test/games/${game}`,
    'test/support',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'vitest.config.ts'), config);
  const catches = new Map<string, number>();
  /** The test file that fails on the copy as it is; nothing if all pass. */
  const catcher = (): string | undefined => {
    const likeliest = [...catches].sort(([, one], [, other]) => other - one).map(([file]) => file);
    writeFileSync(join(copy, 'order.json'), JSON.stringify(likeliest));
    rmSync(join(copy, 'report.json'), { force: true });
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', `test/games/${game}`, ...besides],
      { cwd: copy, timeout: 300_000 },
    );
    return status === 0 ? undefined : failedIn(copy);
  };
  let caught = 0;
  try {
    const failing = catcher();
    if (failing !== undefined) throw new Error(`the tests fail before anything is changed: ${failing}`);
    for (const [index, mutant] of sample.entries()) {
      const source = readFileSync(mutant.file, 'utf8');
      const place = join(copy, relative(root, mutant.file));
      writeFileSync(place, source.slice(0, mutant.from) + mutant.text + source.slice(mutant.to));
      const by = catcher();
      writeFileSync(place, source);
      if (by === undefined) {
        console.log(`${index + 1}: SURVIVED ${shown(mutant)}`);
        continue;
      }
      caught += 1;
      catches.set(by, (catches.get(by) ?? 0) + 1);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const share = ((100 * caught) / sample.length).toFixed(1);
  console.log(`${game}: ${caught} of ${sample.length} caught (${share} %), out of ${all.length} places`);
}

main();
