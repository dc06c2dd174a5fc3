/** A log that keeps its lines, for tests of what those who host the bot get to read. */
import { type Log, createLog } from '../../src/log.js';

export type Heard = { log: Log; lines: (Record<string, unknown> & { level: string; msg: string })[]; texts: string[] };

export function hearLog(): Heard {
  const texts: string[] = [];
  const lines: Heard['lines'] = [];
  const to = {
    write: (text: string) => {
      texts.push(text);
      lines.push(JSON.parse(text) as Heard['lines'][number]);
    },
  };
  return { log: createLog({ level: 'debug', to }), lines, texts };
}

/** A sweep that had to wait too long for Redis on a busy machine, and failed for no other reason: the next makes up for it. */
export const isSlowRedis = ({ sweep, err }: Record<string, unknown>): boolean =>
  sweep !== undefined && typeof err === 'object' && err !== null && Reflect.get(err, 'message') === 'Command timed out';
