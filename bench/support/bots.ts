/** The bots that are compared: Barbican as `npm start` runs it, and a bare one, each a process of its own in a parlour of its own. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Parlour, startParlour } from '@barbican/parlour';
import { type Child, root, startChild } from './child.js';

export type Seated = { parlour: Parlour; bot: Child; close(): Promise<void> };

async function seat(start: (parlour: Parlour) => Child): Promise<Seated> {
  const parlour = await startParlour({ openApi: false, patienceMs: 60_000, pageFolder: tmpdir() });
  const bot = start(parlour);
  await parlour.untilReady();
  return {
    parlour,
    bot,
    async close() {
      await bot.end();
      await parlour.close();
    },
  };
}

const accessTo = ({ token, api }: Parlour): Record<string, string> => ({ DISCORD_TOKEN: token, DISCORD_API: api });

/** The built bot; `role` as in the settings. */
export function startBarbican(parlour: Parlour, redisUrl: string, role: 'all' | 'worker' = 'all'): Child {
  const env = { ...accessTo(parlour), REDIS_URL: redisUrl, LOG_LEVEL: 'warn', BARBICAN_ROLE: role };
  return startChild([join(root, 'dist', 'src', 'main.js')], env);
}

export const seatBarbican = (redisUrl: string): Promise<Seated> => seat((parlour) => startBarbican(parlour, redisUrl));

export type BareOptions = {
  /** The file that it uploads. */
  picture?: string;
  /** Where it keeps its one key. */
  redisUrl?: string;
};

/** discord.js and next to nothing else. */
export const seatBare = ({ picture = '', redisUrl = '' }: BareOptions): Promise<Seated> =>
  seat((parlour) =>
    startChild(['--import', 'tsx', join(root, 'bench', 'processes', 'bare-bot.ts')], {
      ...accessTo(parlour),
      PICTURE: picture,
      REDIS_URL: redisUrl,
    }),
  );
