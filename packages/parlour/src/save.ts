/** Keeps the channels' history in a file, so that a restart finds it again. What was only for one member is not kept, as on Discord. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Files } from './messages/files.js';
import type { Messages } from './messages/messages.js';
import type { Changes } from './world/changes.js';
import type { Snowflakes } from './world/snowflake.js';
import type { Channel, StoredMessage } from './world/types.js';
import type { World } from './world/world.js';

const VERSION = 1;
const WRITE_AFTER_MS = 500;
/** So many of a channel's newest messages are kept. */
const KEPT = 200;

const shape = z.object({
  version: z.literal(VERSION),
  /** Where uploaded files were served from when this was written. */
  baseUrl: z.string(),
  locales: z.record(z.string(), z.string()),
  channels: z.array(z.custom<Channel>((value) => typeof value === 'object' && value !== null && 'id' in value)),
  messages: z.array(
    z.custom<StoredMessage>((value) => typeof value === 'object' && value !== null && 'message' in value),
  ),
});
type Saved = z.infer<typeof shape>;

type Parts = {
  world: World;
  messages: Messages;
  files: Files;
  changes: Changes;
  ids: Snowflakes;
  baseUrl: () => string;
  log: (line: string) => void;
};
export type Memory = { restore(): void; close(): void };

export function keepMemory(file: string, parts: Parts): Memory {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    mkdirSync(dirname(file), { recursive: true });
    // Written beside and moved into place, so that a crash leaves the old file whole.
    writeFileSync(`${file}.new`, JSON.stringify(snapshot(parts)));
    renameSync(`${file}.new`, file);
  };
  const stop = parts.changes.listen((change) => {
    if (change.type === 'typing' || change.type === 'bot') return;
    timer ??= setTimeout(write, WRITE_AFTER_MS).unref();
  });
  return {
    restore() {
      if (!existsSync(file)) return;
      const read = shape.safeParse(parse(readFileSync(file, 'utf8')));
      if (read.success) putBack(parts, read.data);
      else parts.log(`${file} can't be read, so the parlour starts with empty channels.`);
    },
    close() {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function snapshot({ world, messages, baseUrl }: Parts): Saved {
  return {
    version: VERSION,
    baseUrl: baseUrl(),
    locales: Object.fromEntries(world.members.map((member) => [member.id, member.locale])),
    channels: world.channels,
    messages: world.channels.flatMap((channel) =>
      messages
        .in(channel.id)
        .filter((stored) => stored.onlyFor === undefined)
        .slice(-KEPT),
    ),
  };
}

function putBack({ world, messages, files, ids, baseUrl }: Parts, saved: Saved): void {
  for (const member of world.members) member.locale = saved.locales[member.id] ?? member.locale;
  for (const channel of saved.channels) {
    const at = world.channels.findIndex((one) => one.id === channel.id);
    if (at >= 0) world.channels[at] = channel;
    else world.channels.push(channel);
  }
  // The port may have changed since; addresses of files follow it.
  const text = JSON.stringify(saved.messages).replaceAll(`${saved.baseUrl}/attachments/`, `${baseUrl()}/attachments/`);
  const restored = (JSON.parse(text) as StoredMessage[]).sort((a, b) =>
    BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1,
  );
  for (const stored of restored) {
    messages.restore(stored);
    ids.startAfter(stored.message.id);
    for (const file of stored.message.attachments) ids.startAfter(file.id);
  }
  files.keepOnly(restored.flatMap((stored) => stored.message.attachments));
}
