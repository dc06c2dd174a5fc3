/** The parlour by itself, for a bot that runs in another process: `PARLOUR_PORT=4343 node packages/parlour/dist/main.js`. */
import { startParlour } from './index.js';

const { PARLOUR_PORT: port, PARLOUR_HOST: host, PARLOUR_TOKEN: token, PARLOUR_DATA: dataDir } = process.env;

const parlour = await startParlour({
  port: Number(port ?? 4343),
  ...(host === undefined ? {} : { host }),
  ...(token === undefined ? {} : { token }),
  ...(dataDir === undefined ? {} : { dataDir }),
});
process.stdout.write(
  [
    `The parlour is open at ${parlour.url}`,
    `A bot finds it with rest.api = ${parlour.api} and the token ${parlour.token}`,
    '',
  ].join('\n'),
);

const close = () => {
  parlour.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
};
process.once('SIGINT', close);
process.once('SIGTERM', close);
