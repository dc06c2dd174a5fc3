// What this machine has and what may be installed on it.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { run, SetupError, step } from './progress.mjs';

/** The path of a program, or undefined. */
export function findProgram(name) {
  const places = isAbsolute(name)
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  });
}

export async function succeeds(command, args) {
  return run(command, args).then(
    () => true,
    () => false,
  );
}

/** The words before `apt-get` that let us install packages here; undefined where we may not. */
async function aptPrefix() {
  if (!existsSync('/etc/debian_version') || findProgram('apt-get') === undefined) return undefined;
  if (process.getuid?.() === 0) return [];
  const maySudo = findProgram('sudo') !== undefined && (await succeeds('sudo', ['-n', 'true']));
  return maySudo ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : undefined;
}

export async function mayInstall() {
  return (await aptPrefix()) !== undefined;
}

let listsAreFresh = false;

/**
 * Installs system packages, or says exactly what to install.
 * @param {{ what: string, why: string, apt: string[], otherwise: string }} need
 */
export async function installWithApt({ what, why, apt, otherwise }) {
  const byHand = `Install it and run the same command again:\n  Debian, Ubuntu: sudo apt-get install -y ${apt.join(' ')}\n${otherwise}`;
  const prefix = await aptPrefix();
  if (prefix === undefined) throw new SetupError(`There is no ${what} here: ${why}.`, byHand);
  const aptGet = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await step(`Installing ${what} (${apt.join(' ')})`, async () => {
    try {
      // Lists that cannot be refreshed may still be good enough.
      if (!listsAreFresh) await aptGet('update', '-q').catch(() => undefined);
      listsAreFresh = true;
      await aptGet('install', '-y', '-q', '--no-install-recommends', ...apt);
    } catch (error) {
      throw new SetupError(
        `There is no ${what} here (${why}), and it could not be installed:\n${error.message}`,
        byHand,
      );
    }
  });
}
