// Builds dist/: the bot by tsc, with its other files beside it, and the parlour's page by vite. Only when something changed.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportFailure, run, SetupError, step } from './progress.mjs';

const SOURCE_FOLDERS = ['src', 'commands', 'renderers'];
const PAGE = join('src', 'parlour', 'page');
const SETTINGS = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'scripts/build.mjs'];
const STAMP = 'dist/.built-from';
const PRODUCTS = ['dist/src', 'dist/commands', 'dist/renderers', 'dist/page/index.html'];

export async function ensureBuilt() {
  const sources = filesUnder(SOURCE_FOLDERS);
  const fingerprint = fingerprintOf([...sources, ...SETTINGS]);
  const upToDate =
    PRODUCTS.every((path) => existsSync(path)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
  if (upToDate) return;
  await step('Building the bot and the parlour’s page', async () => {
    rmSync('dist', { recursive: true, force: true });
    const built = await Promise.allSettled([
      tool('typescript/bin/tsc', '--project', 'tsconfig.build.json'),
      tool('vite/bin/vite.js', 'build', '--config', join(PAGE, 'vite.config.ts'), '--logLevel', 'warn'),
    ]);
    const failures = built.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message);
    if (failures.length > 0) {
      throw new SetupError(
        `The build failed:\n${failures.join('\n')}`,
        'Mend the sources named above, or take a clean copy of the project, and run the same command again.',
      );
    }
    copyAssets(sources);
    writeFileSync(STAMP, fingerprint);
  });
}

/** Runs a package's program with this same Node. */
function tool(program, ...args) {
  return run(process.execPath, [join('node_modules', program), ...args]);
}

function filesUnder(folders) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .sort();
}

function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whatever tsc does not emit (Lua scripts, data) keeps its place beside the code that reads it. */
function copyAssets(sources) {
  const assets = sources.filter((file) => !/\.tsx?$/.test(file) && !file.startsWith(PAGE + sep));
  for (const file of assets) {
    const target = join('dist', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt().catch(reportFailure);
