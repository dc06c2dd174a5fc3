/**
 * Changes a game's rules in one place after another and looks whether its own tests notice, and whether the games that
 * are kept exactly do: `npx tsx scripts/mutate.ts <game> [all | how many | places, such as
 * rules/travel.ts:44,rules/score.ts:9] [seed]`. The tree is left as it is.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { rngOver, seedRng } from '../src/kernel/index.js';
import { type Mutant, lineOf, mutantsOf } from './mutants/places.js';
import type { Heard, Wanted } from './mutants/process.js';

const root = join(import.meta.dirname, '..');
/** Nothing heard for so long: the change never comes to an end. */
const silence = 120_000;

/** Changes that make no difference, judged by hand, each with its reason. */
const harmless = z
  .array(z.object({ file: z.string(), line: z.string(), change: z.string(), reason: z.string() }))
  .parse(JSON.parse(readFileSync(join(root, 'scripts/mutants/harmless.json'), 'utf8')));

function reasonFor(mutant: Mutant): string | undefined {
  const file = relative(root, mutant.file);
  const { line, change } = lineOf(mutant);
  return harmless.find((one) => one.file === file && one.line === line && one.change === change)?.reason;
}

function shown(mutant: Mutant): string {
  const { line, number, change } = lineOf(mutant);
  return `${relative(root, mutant.file)}:${number}\n    ${line}\n    ${change}`;
}

/** A process that tries changes, started again where it had to be ended. */
class Trier {
  private child: ChildProcess | undefined;
  private readonly memory: string;

  constructor(
    private readonly game: string,
    private readonly work: string,
  ) {
    this.memory = join(work, 'learned.json');
  }

  /** What comes next from the process that is not a sign of life; undefined where it fell silent or broke down. */
  private heard(child: ChildProcess): Promise<Exclude<Heard, 'alive'> | undefined> {
    return new Promise((resolve) => {
      const end = (value: Exclude<Heard, 'alive'> | undefined): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (value === undefined) {
          child.kill('SIGKILL');
          this.child = undefined;
        }
        resolve(value);
      };
      let timer = setTimeout(end, silence, undefined);
      child.on('message', (message: Heard) => {
        if (message !== 'alive') {
          end(message);
          return;
        }
        clearTimeout(timer);
        timer = setTimeout(end, silence, undefined);
      });
      child.on('exit', () => {
        end(undefined);
      });
    });
  }

  private async ready(): Promise<ChildProcess> {
    if (this.child) return this.child;
    const child = fork(
      join(root, 'scripts/mutants/process.ts'),
      [join(root, 'src/games', this.game), join(root, 'test/games', this.game), this.memory],
      { execArgv: [...process.execArgv, '--max-old-space-size=1500'] },
    );
    if ((await this.heard(child)) !== 'ready') throw new Error('the tests fail before anything is changed');
    this.child = child;
    return child;
  }

  /** The test that catches a change. */
  async catcher(wanted: Wanted): Promise<string | undefined> {
    const child = await this.ready();
    child.send(wanted);
    const heard = await this.heard(child);
    return typeof heard === 'object' ? heard.by : 'never comes to an end';
  }

  end(): void {
    this.child?.kill('SIGKILL');
    rmSync(this.work, { recursive: true, force: true });
  }
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}

/** All of them, so many of them, or those of the lines that are named; in no order, so that a run broken off is a fair sample. */
function chosen(all: readonly Mutant[], wish: string, seed: string): Mutant[] {
  const shuffled = rngOver(seedRng(seed)).shuffle(all);
  if (wish === 'all') return shuffled;
  if (!wish.includes(':')) return shuffled.slice(0, Number(wish));
  const places = wish.split(',');
  return shuffled.filter((one) => places.some((place) => `${one.file}:${lineOf(one).number}`.endsWith(`/${place}`)));
}

async function main(): Promise<void> {
  const [game = '', most = '40', seed = 'mutants'] = process.argv.slice(2);
  const all = mutantsOf(join(root, 'src/games', game));
  const sample = chosen(all, most, seed);
  const trier = new Trier(game, mkdtempSync(join(tmpdir(), 'mutants-')));
  const caught = { tests: 0, games: 0 };
  let counted = 0;
  const tell = (): void => {
    console.log(`caught by the tests of its rules: ${share(caught.tests, counted)}`);
    console.log(`with the games that are kept exactly: ${share(caught.tests + caught.games, counted)}`);
  };
  try {
    for (const mutant of sample) {
      const reason = reasonFor(mutant);
      if (reason !== undefined) {
        console.log(`no difference: ${shown(mutant)}\n    ${reason}`);
        continue;
      }
      counted += 1;
      if ((await trier.catcher({ id: mutant.id, kind: 'tests' })) !== undefined) caught.tests += 1;
      else if ((await trier.catcher({ id: mutant.id, kind: 'games' })) !== undefined) {
        caught.games += 1;
        console.log(`only by kept games: ${shown(mutant)}`);
      } else console.log(`SURVIVED ${shown(mutant)}`);
      if (counted % 50 === 0) tell();
    }
  } finally {
    trier.end();
  }
  console.log(`${game}: ${sample.length} of ${all.length} places, ${sample.length - counted} of no difference`);
  tell();
}

await main();
