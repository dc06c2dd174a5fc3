import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { behindTheAnswer } from '../../src/jobs/behind-the-answer.js';

const sending = 'undici:client:sendHeaders';
const order: string[] = [];
const sent = (): void => {
  order.push('answer');
};
const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));

afterEach(() => {
  unsubscribe(sending, sent);
  server.close();
});

test('what waits behind an answer goes after it, also where its connection has rested', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const rest = new REST({ api: `http://127.0.0.1:${port}` });
  const answer = (): Promise<unknown> => rest.post('/interactions/1/token/callback', { body: {}, auth: false });
  await answer();
  subscribe(sending, sent);
  for (let time = 0; time < 3; time += 1) {
    const behind = behindTheAnswer().then(() => order.push('the rest'));
    await Promise.all([answer(), behind]);
  }
  expect(order).toEqual(['answer', 'the rest', 'answer', 'the rest', 'answer', 'the rest']);
});
