/**
 * Tries changes, in a process of its own that its parent ends where one never comes to an end. First every test is run on
 * the rules as they are, to learn which changes it meets and how often; then each change with the tests that meet it.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collector, type Test } from './tests.js';
import { type Load, loaders } from './modules.js';
import { mutantsOf } from './places.js';

/** Whole games beside those that are kept exactly; bots and records are no rules. */
const besides = ['random-games', 'kept', 'bot', 'bots', 'bot-strategy', 'record', 'records'];
const keptGames = 'played-before.test.ts';
/** How many of the kept games that meet a change are played with it, the shortest first. */
const mostGames = 12;

export type Wanted = { id: number; kind: 'tests' | 'games' };
export type Heard = { id: number; by: string | undefined } | 'alive' | 'ready';

/** One test as it was met on the unchanged rules: how long it took, and how often it asked for which change. */
type Met = { file: string; index: number; name: string; time: number; hits: Record<number, number> };
type Learned = { met: Met[]; atLoad: number[] };

const [folder = '', testFolder = '', memory = ''] = process.argv.slice(2);
const mutants = mutantsOf(folder);
const hits = new Uint32Array(mutants.length + 1);
let active = 0;
let asked = 0;
let most = Infinity;
let isLearning = true;

/** Is this change the one that is tried? Asked far more often than ever before, the rules go in circles. */
function $m(id: number): boolean {
  if (isLearning) {
    hits[id] = (hits[id] ?? 0) + 1;
    return false;
  }
  if (id !== active) return false;
  asked += 1;
  if (asked > most) throw new Error('endless');
  return true;
}

const { stands, collect } = collector();
const fresh = loaders(mutants, $m, { vitest: stands });
const files = readdirSync(testFolder)
  .filter((name) => name.endsWith('.test.ts') && !besides.includes(basename(name, '.test.ts')))
  .sort();
const testsOf = (load: Load, file: string): Test[] =>
  collect(() => {
    load(join(testFolder, file));
  });
const say = (heard: Heard): void => {
  process.send?.(heard);
};
const met = (): Record<number, number> =>
  Object.fromEntries([...hits.entries()].filter(([, count]) => count > 0).map(([id, count]) => [id, count]));

async function learn(): Promise<Learned> {
  const learned: Learned = { met: [], atLoad: [] };
  for (const file of files) {
    hits.fill(0);
    say('alive');
    const tests = testsOf(fresh(), file);
    learned.atLoad = [...new Set([...learned.atLoad, ...Object.keys(met()).map(Number)])];
    for (const [index, { name, run }] of tests.entries()) {
      hits.fill(0);
      say('alive');
      const began = performance.now();
      await run?.();
      learned.met.push({ file, index, name, time: performance.now() - began, hits: met() });
    }
  }
  return learned;
}

/** How often each test has caught a change of each file: what watches over one line likely watches over the next. */
const catches = new Map<string, number>();
const watch = (id: number, { file, index }: Met): string => `${mutants[id - 1]?.file}/${file}/${index}`;

/** The first test that fails with the change, of those that meet it; those that caught its neighbours first, then the quickest. */
async function catcher({ met, atLoad }: Learned, { id, kind }: Wanted): Promise<string | undefined> {
  const isAtLoad = atLoad.includes(id);
  const tests = met
    .filter(({ file, hits: often }) => (kind === 'games') === (file === keptGames) && (isAtLoad || often[id]))
    .sort((one, other) => one.time - other.time)
    .slice(0, kind === 'games' ? mostGames : undefined)
    .sort((one, other) => (catches.get(watch(id, other)) ?? 0) - (catches.get(watch(id, one)) ?? 0));
  active = id;
  const load = fresh();
  const loaded = new Map<string, Test[]>();
  for (const test of tests) {
    const { file, index, name, hits: often } = test;
    say('alive');
    most = 10_000 + 50 * (often[id] ?? 0);
    asked = 0;
    try {
      const list = loaded.get(file) ?? testsOf(load, file);
      loaded.set(file, list);
      if (list[index] === undefined) return `${file}: ${name}`;
      await list[index].run?.();
    } catch {
      catches.set(watch(id, test), (catches.get(watch(id, test)) ?? 0) + 1);
      return `${file}: ${name}`;
    }
  }
  return undefined;
}

async function main(): Promise<void> {
  if (!existsSync(memory)) writeFileSync(memory, JSON.stringify(await learn()));
  const learned = JSON.parse(readFileSync(memory, 'utf8')) as Learned;
  isLearning = false;
  process.on('message', (wanted: Wanted) => {
    void catcher(learned, wanted).then((by) => {
      say({ id: wanted.id, by });
    });
  });
  process.on('disconnect', () => process.exit());
  say('ready');
}

void main().catch((error: unknown) => {
  console.error('the tests fail before anything is changed:', error);
  process.exit(1);
});
