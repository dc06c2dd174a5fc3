/** Files that are not what they were said to be. */
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { download } from '../../commands/table/download.js';

const most = 1000;
let close: () => void = () => undefined;
afterEach(() => {
  close();
});

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/save.json`;
}

it('one that is as long as it may be is read, whatever its letters', async () => {
  const text = 'é'.repeat(most / 2);
  const url = await serving((_, response) => response.end(text));
  expect(await download(url, most)).toBe(text);
});

it.each(['plain', 'gzip'] as const)('one without an end is hung up on as soon as it is too long: %s', async (how) => {
  let hungUp: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    hungUp = resolve;
  });
  const url = await serving((_, response) => {
    response.setHeader('content-encoding', how === 'gzip' ? 'gzip' : 'identity');
    const packed = createGzip();
    if (how === 'gzip') packed.pipe(response);
    const into = how === 'gzip' ? packed : response;
    const zeros = Buffer.alloc(64 * 1024);
    const pour = (): void => {
      while (!response.destroyed && into.write(zeros));
      if (!response.destroyed) into.once('drain', pour);
    };
    response.once('close', hungUp);
    pour();
  });
  expect(await download(url, most)).toBeUndefined();
  await gone;
});

it('one that is not there, or nowhere, is not read', async () => {
  const url = await serving((_, response) => response.writeHead(404).end('{}'));
  expect(await download(url, most)).toBeUndefined();
  expect(await download('no address', most)).toBeUndefined();
});
