// Builds the parlour (its server by tsc, its page by vite) and the bot (dist/, by tsc, with its other files beside it).
// Only when something changed.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportFailure, run, SetupError, step } from './progress.mjs';

const PARLOUR = join('packages', 'parlour');
const BOT_FOLDERS = ['src', 'commands', 'renderers'];
const PAGE = join(PARLOUR, 'src', 'page');
const SETTINGS = [
  ...['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'scripts/build.mjs'],
  join(PARLOUR, 'tsconfig.build.json'),
];
const STAMP = 'dist/.built-from';
const PRODUCTS = [
  ...BOT_FOLDERS.map((folder) => join('dist', folder)),
  ...['index.js', 'page/index.html'].map((file) => join(PARLOUR, 'dist', file)),
];

export async function ensureBuilt() {
  const sources = filesUnder(BOT_FOLDERS);
  const fingerprint = fingerprintOf([...sources, ...filesUnder([join(PARLOUR, 'src')]), ...SETTINGS]);
  const upToDate =
    PRODUCTS.every((path) => existsSync(path)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
  if (upToDate) return;
  await step('Building the bot and the parlour', async () => {
    for (const folder of ['dist', join(PARLOUR, 'dist')]) rmSync(folder, { recursive: true, force: true });
    const built = await Promise.allSettled([
      // The bot is checked against the parlour's declarations, so they come first.
      tool('typescript/bin/tsc', '--project', join(PARLOUR, 'tsconfig.build.json')).then(() =>
        tool('typescript/bin/tsc', '--project', 'tsconfig.build.json'),
      ),
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
  const assets = sources.filter((file) => !/\.tsx?$/.test(file));
  for (const file of assets) {
    const target = join('dist', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt().catch(reportFailure);
