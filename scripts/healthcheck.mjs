// The container's own question: is the bot well? Ends with 0 if it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the bot says that it answers; it writes that down at its start, also where it took any free port. */
function address() {
  const port = process.env.METRICS_PORT ?? '9464';
  if (port !== '' && port !== '0') {
    const host = process.env.METRICS_HOST ?? '127.0.0.1';
    return `http://${host === '0.0.0.0' || host === '' ? '127.0.0.1' : host}:${port}`;
  }
  const written = readFileSync(join(process.env.DATA_DIR ?? '.data', 'health-address'), 'utf8').trim();
  return written.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

try {
  const answer = await fetch(`${address()}/healthz`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) console.error(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(`No answer from /healthz: ${error.message}`);
  process.exitCode = 1;
}
