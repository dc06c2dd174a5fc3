// Progress lines, and the one way in which set-up fails: what is missing and what to do about it.
import { spawn } from 'node:child_process';

const STILL_WORKING_MS = 15_000;
const LINES_SHOWN_ON_FAILURE = 40;

/** Something the set-up cannot do by itself: named, with its remedy. */
export class SetupError extends Error {
  constructor(problem, remedy) {
    super(`${problem}\n${remedy}`);
    this.name = 'SetupError';
  }
}

/** Runs `work`, saying when it begins and how long it took. */
export async function step(title, work) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`· ${title} …`);
  const reminder = setInterval(() => console.log(`  still at it after ${seconds()}`), STILL_WORKING_MS);
  try {
    const result = await work();
    console.log(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** A command's whole output; rejects with the end of it when the command fails. */
export function run(command, args, { env = process.env, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text) => (output += text);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stopWithUs = (signal) => {
      child.kill(signal);
      process.exitCode = signal === 'SIGINT' ? 130 : 143;
    };
    process.on('SIGINT', stopWithUs).on('SIGTERM', stopWithUs);
    const settle = (finish, value) => {
      process.off('SIGINT', stopWithUs).off('SIGTERM', stopWithUs);
      finish(value);
    };
    child.once('error', (error) => settle(reject, error));
    child.once('close', (code, signal) => {
      if (code === 0) settle(resolve, output);
      else {
        const end = output.trimEnd().split('\n').slice(-LINES_SHOWN_ON_FAILURE).join('\n');
        settle(reject, new Error(`${end}\n${command} ${args.join(' ')}: ended with ${code ?? signal}`));
      }
    });
  });
}

/** Reports an error in the plainest words and sets the exit code. */
export function reportFailure(error) {
  const failedOnPurpose = process.exitCode === 130 || process.exitCode === 143;
  if (failedOnPurpose) console.error('Stopped.');
  else console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exitCode ||= 1;
}
