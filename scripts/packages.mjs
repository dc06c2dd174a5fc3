// The npm packages, as package-lock.json has them, and what canvas needs to build where no ready-made binary can be had.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, SetupError, step } from './progress.mjs';
import { findProgram, installWithApt, mayInstall, succeeds } from './system.mjs';

const CANVAS_BINARY = 'node_modules/canvas/build/Release/canvas.node';
const CANVAS_LIBRARIES = ['cairo', 'pangocairo', 'libpng', 'libjpeg', 'librsvg-2.0'];
const CANVAS_NEEDS = {
  what: 'tool chain for canvas',
  why: 'it draws the boards, and no ready-made binary of it can be fetched for this machine',
  apt: [
    ...['build-essential', 'python3', 'pkg-config'],
    ...['libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev', 'libgif-dev', 'librsvg2-dev'],
  ],
  otherwise:
    '  Fedora: sudo dnf install -y gcc-c++ make python3 cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel\n' +
    '  Alpine: sudo apk add build-base python3 cairo-dev pango-dev jpeg-dev giflib-dev librsvg-dev\n' +
    '  macOS: xcode-select --install; brew install pkg-config cairo pango libpng jpeg giflib librsvg',
};

export async function ensurePackages() {
  if (packagesMatchLock() && existsSync(CANVAS_BINARY)) return;
  await prepareForCanvas();
  await step('Installing the npm packages (npm ci)', async () => {
    try {
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { env: buildEnvironment() });
    } catch (error) {
      throw new SetupError(
        `The npm packages could not be installed:\n${error.message}`,
        'If the registry was out of reach, check the network and run the same command again. If canvas failed to build,\n' +
          `install what it needs first:\n  Debian, Ubuntu: sudo apt-get install -y ${CANVAS_NEEDS.apt.join(' ')}\n${CANVAS_NEEDS.otherwise}`,
      );
    }
  });
  if (!existsSync(CANVAS_BINARY)) {
    throw new SetupError(
      'npm installed canvas without its binary: install scripts seem to be switched off.',
      'Run "npm config delete ignore-scripts", then the same command again.',
    );
  }
}

/** Whether node_modules holds exactly what package-lock.json asks for; npm keeps its own record there. */
function packagesMatchLock() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const asWanted = ([path, { version, integrity, optional, devOptional }]) => {
    const found = present[path];
    if (found === undefined) return path === '' || optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  };
  return Object.entries(wanted).every(asWanted) && Object.keys(present).every((path) => path in wanted);
}

async function prepareForCanvas() {
  if (existsSync(CANVAS_BINARY) || (await canBuildCanvas())) return;
  if (await canvasIsReadyMade()) return;
  // Where nothing may be installed npm still gets its try: a proxy or a mirror may have the binary after all.
  if (await mayInstall()) await installWithApt(CANVAS_NEEDS);
}

async function canBuildCanvas() {
  const tools = ['make', 'g++', 'python3', 'pkg-config'];
  if (tools.some((tool) => findProgram(tool) === undefined)) return false;
  return succeeds('pkg-config', ['--exists', ...CANVAS_LIBRARIES]);
}

/** Asks for the head of the file that canvas's own install step would fetch. */
async function canvasIsReadyMade() {
  const { version } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages['node_modules/canvas'];
  const musl = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  const platform = `${process.platform}${musl ? 'musl' : ''}-${process.arch}`;
  const file = `v${version}/canvas-v${version}-napi-v7-${platform}.tar.gz`;
  try {
    const answer = await fetch(`https://github.com/Automattic/node-canvas/releases/download/${file}`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(5_000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Where Node's own headers lie beside it, node-gyp need not download them. */
function buildEnvironment() {
  const prefix = dirname(dirname(process.execPath));
  if (!existsSync(join(prefix, 'include/node/node.h'))) return process.env;
  return { ...process.env, npm_package_config_node_gyp_nodedir: prefix };
}
