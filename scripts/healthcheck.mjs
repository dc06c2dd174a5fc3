// The container's own question: is the bot well? Ends with 0 if it is.
const port = process.env.METRICS_PORT ?? '9464';

try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) console.error(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(`No answer from /healthz: ${error.message}`);
  process.exitCode = 1;
}
