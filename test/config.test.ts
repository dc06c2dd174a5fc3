import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, loadConfig, readConfig } from '../src/config.js';

const TOKEN = 'MTA0.GabcdE.abcdef-ghi_jkl';

function problems(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('nothing set: the parlour on this machine, a Redis of its own', () => {
    expect(readConfig({})).toEqual({
      discord: undefined,
      redisUrl: undefined,
      parlour: { host: '127.0.0.1', port: 3000 },
      health: { host: '127.0.0.1', port: 0 },
      role: 'all',
      logLevel: 'info',
      dataDir: resolve('.data'),
    });
  });

  test('a process may serve some of the shards', () => {
    expect(readConfig({}).shards).toBeUndefined();
    expect(readConfig({ BARBICAN_SHARDS: '0, 1/4' }).shards).toEqual({ numbers: [0, 1], of: 4 });
    for (const wrong of ['2', '2/2', '0,0/2', 'a/2', '0/', '-1/2']) {
      expect(problems({ BARBICAN_SHARDS: wrong }), wrong).toEqual([expect.stringContaining('such as 0/2 or 0,1/4')]);
    }
  });

  test('a token: Discord itself', () => {
    expect(readConfig({ DISCORD_TOKEN: TOKEN }).discord).toEqual({ token: TOKEN, api: 'https://discord.com/api' });
  });

  test('another Discord can be named, with whatever tokens it gives', () => {
    const config = readConfig({ DISCORD_TOKEN: 'secret', DISCORD_API: 'http://127.0.0.1:4000/api/v10/' });
    expect(config.discord).toEqual({ token: 'secret', api: 'http://127.0.0.1:4000/api' });
  });

  test('an empty line means the same as no line', () => {
    expect(readConfig({ DISCORD_TOKEN: '', REDIS_URL: '  ', PORT: '' })).toEqual(readConfig({}));
  });

  test('everything can be set', () => {
    const config = readConfig({
      DISCORD_TOKEN: TOKEN,
      REDIS_URL: 'rediss://user:pw@cache:6380/1',
      HOST: '0.0.0.0',
      PORT: '8080',
      METRICS_HOST: '0.0.0.0',
      METRICS_PORT: '9464',
      BARBICAN_ROLE: 'worker',
      LOG_LEVEL: 'debug',
      DATA_DIR: '/var/lib/barbican',
    });
    expect(config).toEqual({
      discord: { token: TOKEN, api: 'https://discord.com/api' },
      redisUrl: 'rediss://user:pw@cache:6380/1',
      parlour: { host: '0.0.0.0', port: 8080 },
      health: { host: '0.0.0.0', port: 9464 },
      role: 'worker',
      logLevel: 'debug',
      dataDir: '/var/lib/barbican',
    });
  });
});

describe('wrong settings', () => {
  test('are all named at once, each with what to set', () => {
    const found = problems({
      DISCORD_TOKEN: 'Bot not a token',
      REDIS_URL: 'localhost:6379',
      PORT: 'eighty',
      METRICS_PORT: '70000',
      BARBICAN_ROLE: 'king',
      LOG_LEVEL: 'loud',
    });
    expect(found.map((sentence) => sentence.split(' ', 1)[0])).toEqual([
      'REDIS_URL',
      'PORT',
      'METRICS_PORT',
      'BARBICAN_ROLE',
      'LOG_LEVEL',
      'DISCORD_TOKEN',
    ]);
    for (const sentence of found) expect(sentence).toMatch(/\.$/);
    expect(found).toContain('BARBICAN_ROLE must be one of: all, gateway, worker.');
    expect(found).toContain('REDIS_URL must be an address such as redis://127.0.0.1:6379.');
  });

  test('never repeat the token they complain of', () => {
    expect(problems({ DISCORD_TOKEN: 'my-secret-word' }).join()).not.toContain('my-secret-word');
  });

  test.each(['gateway', 'worker'])('a %s alone needs a token and a Redis to share', (role) => {
    expect(problems({ BARBICAN_ROLE: role }).map((sentence) => sentence.split(' ', 1)[0])).toEqual([
      'DISCORD_TOKEN',
      'REDIS_URL',
    ]);
  });

  test('another Discord without a token to enter it', () => {
    expect(problems({ DISCORD_API: 'http://127.0.0.1:4000/api' })).toEqual([
      'DISCORD_API names a Discord to join, so DISCORD_TOKEN must be set as well.',
    ]);
  });
});

describe('the .env file', () => {
  function envFile(text: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'barbican-env-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const path = join(folder, '.env');
    writeFileSync(path, text);
    return path;
  }

  test('is read', () => {
    expect(loadConfig(envFile('DATA_DIR=/srv/keep\nBARBICAN_ROLE=all\n')).dataDir).toBe('/srv/keep');
  });

  test('gives way to the process environment', () => {
    process.env.DATA_DIR = '/srv/from-environment';
    onTestFinished(() => {
      delete process.env.DATA_DIR;
    });
    expect(loadConfig(envFile('DATA_DIR=/srv/keep\n')).dataDir).toBe('/srv/from-environment');
  });

  test('may be absent', () => {
    expect(() => loadConfig('/nowhere/.env')).not.toThrow();
  });

  test('the example is valid as it stands, and names every setting with its default', () => {
    const example = readFileSync('.env.example', 'utf8');
    expect(readConfig(parse(example))).toEqual(readConfig({}));
    const uncommented = parse(example.replace(/^# (?=[A-Z_]+=)/gm, ''));
    expect(readConfig(uncommented)).toEqual(readConfig({}));
    expect(Object.keys(uncommented).sort()).toEqual(
      [...readFileSync('src/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1]).sort(),
    );
  });
});
