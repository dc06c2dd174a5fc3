// npm test: sets up whatever is missing, builds, and runs the tests; arguments go on to vitest.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import './node-version.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

async function setUp() {
  const { ensurePackages } = await import('./packages.mjs');
  await ensurePackages();
  const { ensureChromium, ensureRedisServer } = await import('./programs.mjs');
  await ensureRedisServer();
  const chromium = await ensureChromium();
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
  return { chromium };
}

/** Vitest's exit code, and its own account of the run. */
async function runVitest({ chromium }, args) {
  const folder = mkdtempSync(join(tmpdir(), 'barbican-test-report-'));
  const report = join(folder, 'report.json');
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ].concat(args),
    // What was just built is of these very sources: the bot's processes may run from it.
    { stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium, BARBICAN_BUILT: 'dist' } },
  );
  // Vitest ends its own children; we only must not end before it.
  const passOn = (signal) => vitest.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  try {
    const code = await new Promise((resolve, reject) => {
      vitest.once('error', reject);
      vitest.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    return { code, totals: totalsOf(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function totalsOf(report) {
  try {
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded has no failed test of its own: it counts as one.
    const failed = testResults.map(({ status, assertionResults }) => {
      const tests = assertionResults.filter((result) => result.status === 'failed').length;
      return status === 'failed' ? Math.max(tests, 1) : tests;
    });
    return {
      passed: numPassedTests,
      failed: failed.reduce((sum, one) => sum + one, 0),
      skipped: numPendingTests + numTodoTests,
      failures: testResults.flatMap(failuresOf),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** Each failed test in a few lines, so that the end of a long log says what happened. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`);
  return status === 'failed' && tests.length === 0 ? [`${name}\n${firstLines(message)}`] : tests;
}

function firstLines(text) {
  const lines = stripVTControlCharacters(text).split('\n').slice(0, 8);
  return lines.map((line) => `    ${line.slice(0, 300)}`).join('\n');
}

const { reportFailure } = await import('./progress.mjs');
try {
  const { code, totals } = await runVitest(await setUp(), process.argv.slice(2));
  for (const failure of totals.failures) console.log(`FAILED ${failure}`);
  // An error outside any test fails the run as well.
  const failed = code === 0 ? totals.failed : Math.max(totals.failed, 1);
  console.log(`${totals.passed} passed, ${failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
  process.exitCode = code;
} catch (error) {
  reportFailure(error);
}
