import { describe, expect, test } from 'vitest';
import { fromRedis } from '../../src/store/faults.js';
import { StorageAway } from '../../src/table/ports.js';

const failed = (message: string): Promise<unknown> =>
  fromRedis(Promise.reject(Object.assign(new Error(message), { name: 'ReplyError' }))).catch((error: unknown) => error);

describe('a reply by which Redis says that it cannot keep anything now', () => {
  test.each([
    'LOADING Redis is loading the dataset in memory',
    'READONLY You can’t write against a read only replica.',
    'OOM command not allowed when used memory > ‘maxmemory’. script: 1f, on @user_script:1.',
    'CLUSTERDOWN The cluster is down',
    'MOVED 3999 127.0.0.1:6381',
    'NOAUTH Authentication required.',
    'BUSY Redis is busy running a script.',
    // Of a script, as Redis 6 words it.
    'ERR Error running script (call to f_1f): @user_script:8: @user_script: 8: -READONLY You can’t write against a read only replica.',
    'ERR Error running script (call to f_1f): @user_script:8: @user_script: 8: -OOM command not allowed.',
  ])('%s', async (message) => {
    const fault = await failed(message);
    expect(fault).toBeInstanceOf(StorageAway);
    expect(fault).toMatchObject({ isUnsure: false });
  });
});

test('what we asked wrongly is no excuse', async () => {
  for (const message of [
    'ERR unknown command',
    'WRONGTYPE Operation against a key',
    'ERR a READONLY that is only named',
  ]) {
    expect(await failed(message)).not.toBeInstanceOf(StorageAway);
  }
});
