/** Discord's own client, kept small: one intent, and nothing of what the gateway says but the session itself. */
import { Client, DefaultRestOptions, GatewayIntentBits, type RESTOptions, type WebSocketOptions } from 'discord.js';
import { restOptions } from './rest.js';
import { gatewayIn, withBody } from './rest-answers.js';
import { keepLimitsSteady } from './steady-limits.js';
import { brokenConnection, whole } from './whole-answers.js';

/** Which shards this process serves, of how many. */
export type Shards = { numbers: readonly number[]; of: number };

/** All that the client asks for by itself is where the gateway is; it takes for granted that everything is told. */
const askForGateway: RESTOptions['makeRequest'] = async (url, init) => {
  const answer = await whole(await DefaultRestOptions.makeRequest(url, init)).catch((fault: unknown) => {
    throw brokenConnection(fault);
  });
  return withBody(answer, gatewayIn);
};

export function createClient(
  api: string,
  shards: Shards | undefined,
  buildStrategy: NonNullable<WebSocketOptions['buildStrategy']>,
): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards === undefined ? { shards: 'auto' as const } : { shards: [...shards.numbers], shardCount: shards.of }),
    rest: { ...restOptions(api), makeRequest: askForGateway },
    ws: { buildStrategy },
    allowedMentions: { parse: [] },
  });
  keepLimitsSteady(client.rest);
  return client;
}
