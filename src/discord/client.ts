/** Discord's own client, kept small: one intent, and nothing of what the gateway says but the session itself. */
import { Client, GatewayIntentBits, type WebSocketOptions } from 'discord.js';
import { restOptions } from './rest.js';
import { keepLimitsSteady } from './steady-limits.js';

/** Which shards this process serves, of how many. */
export type Shards = { numbers: readonly number[]; of: number };

export function createClient(
  api: string,
  shards: Shards | undefined,
  buildStrategy: NonNullable<WebSocketOptions['buildStrategy']>,
): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards === undefined ? { shards: 'auto' as const } : { shards: [...shards.numbers], shardCount: shards.of }),
    rest: restOptions(api),
    ws: { buildStrategy },
    allowedMentions: { parse: [] },
  });
  keepLimitsSteady(client.rest);
  return client;
}
