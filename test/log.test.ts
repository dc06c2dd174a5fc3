import { describe, expect, test } from 'vitest';
import { createLog, withoutSecrets } from '../src/log.js';

// Shaped like a bot token, and no token at all; joined here so that no scanner takes it for one.
const TOKEN = ['MTA0MjM0NTY3ODkwMTIzNDU2Nz', 'GabcdE', 'abcdefghijklmnopqrstuvwxyz0123456789AB'].join('.');

function captured(level: 'info' | 'debug' = 'info') {
  const lines: string[] = [];
  const log = createLog({ level, role: 'worker', to: { write: (line) => void lines.push(line) } });
  return { lines, log };
}

describe('the log', () => {
  test('writes one JSON line an event, with the role, the level in words and the time', () => {
    const { lines, log } = captured();
    log.info({ table: 'abc', ms: 12 }, 'picture posted');
    log.debug('too fine for this level');
    expect(lines).toHaveLength(1);
    const event = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(event).toMatchObject({ level: 'info', role: 'worker', table: 'abc', ms: 12, msg: 'picture posted' });
    expect(new Date(String(event.time)).toISOString()).toBe(event.time);
    expect(lines[0]?.endsWith('\n')).toBe(true);
  });

  test('tells of an error what it says, and never what was sent', () => {
    const { lines, log } = captured();
    const picture = { data: Buffer.alloc(300_000, 7), name: 'board.png' };
    const refused = Object.assign(new Error('Invalid Form Body'.repeat(1000)), {
      status: 400,
      code: 50035,
      requestBody: { files: [picture], json: { content: 'what Mira typed' } },
    });
    log.error({ err: new Error('a job failed', { cause: refused }) }, 'a job failed');
    expect(lines[0]?.length).toBeLessThan(8000);
    expect(lines.join('')).not.toContain('what Mira typed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { message: 'a job failed', cause: { status: 400, code: 50035 } },
    });
  });

  test('leaves tokens out wherever they are named', () => {
    const { lines, log } = captured();
    log.info({ token: 'a-secret', config: { token: 'a-secret', headers: { authorization: 'a-secret' } } }, 'login');
    expect(lines.join('')).not.toContain('a-secret');
  });

  test('leaves tokens out of messages and of errors, where no field names them', () => {
    const { lines, log } = captured();
    log.error({ err: new Error(`request with Bot ${TOKEN} failed`) }, `gateway refused ${TOKEN}`);
    log.warn(
      { url: `https://discord.com/api/v10/webhooks/123456789012345678/${'aW50ZXJhY3Rpb246'.repeat(4)}` },
      'slow',
    );
    log.info('connecting to redis://user:hunter2@cache:6379/0');
    expect(lines.join('')).not.toContain(TOKEN);
    expect(lines.join('')).not.toContain('aW50ZXJhY3Rpb246');
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.every((line) => JSON.parse(line) instanceof Object)).toBe(true);
  });

  test('leaves ordinary words alone', () => {
    const sentence = 'Mira casts Ice Storm: two goblins fall. See https://example.org/a/b and redis://127.0.0.1:6379';
    expect(withoutSecrets(sentence)).toBe(sentence);
  });
});
