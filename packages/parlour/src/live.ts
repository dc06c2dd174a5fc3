/** The page's live connection: everything one member sees change, as it changes. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { House } from './house.js';
import type { LiveEvent } from './page-api.js';
import { pageBot, pageChannel, pageMember, pageMessage, pageState, sees } from './player/page-view.js';
import type { Change } from './world/changes.js';
import type { Member } from './world/types.js';

export type Live = {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, memberId: string): void;
  close(): void;
};

export function createLive(house: House): Live {
  const server = new WebSocketServer({ noServer: true });
  const viewers = new Map<WebSocket, string>();
  const stop = house.changes.listen((change) => {
    for (const [socket, memberId] of viewers) {
      const member = house.world.member(memberId);
      if (member) for (const event of eventsFor(house, member, change)) say(socket, event);
    }
  });
  return {
    accept(request, socket, head, memberId) {
      const member = house.world.member(memberId);
      if (!member) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (ws) => {
        viewers.set(ws, memberId);
        ws.on('close', () => viewers.delete(ws));
        ws.on('error', () => {
          ws.terminate();
        });
        say(ws, { type: 'state', state: pageState(house, member) });
      });
    },
    close() {
      stop();
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function say(socket: WebSocket, event: LiveEvent): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event));
}

function eventsFor(house: House, viewer: Member, change: Change): LiveEvent[] {
  const { world } = house;
  const seen = (channelId: string) => {
    const channel = world.channel(channelId);
    return channel !== undefined && sees(world, viewer, channel);
  };
  switch (change.type) {
    case 'message-created':
    case 'message-changed':
    case 'message-gone': {
      const { message, onlyFor } = change.stored;
      if ((onlyFor !== undefined && onlyFor !== viewer.id) || !seen(message.channel_id)) return [];
      if (change.type === 'message-gone')
        return [{ type: 'message-gone', channelId: message.channel_id, messageId: message.id }];
      return [{ type: 'message', message: pageMessage(change.stored, viewer.id) }];
    }
    case 'channel-created':
    case 'channel-changed':
      if (!seen(change.channel.id)) return [{ type: 'channel-gone', channelId: change.channel.id }];
      return [{ type: 'channel', channel: pageChannel(world, change.channel, viewer) }];
    case 'thread-members':
      return change.thread.private ? [{ type: 'state', state: pageState(house, viewer) }] : [];
    case 'channel-gone':
      return [{ type: 'channel-gone', channelId: change.channel.id }];
    case 'member-joined':
    case 'member-changed': {
      const told: LiveEvent = { type: 'member', member: pageMember(world, change.member) };
      // Commands are worded in one's own language and depend on one's own permissions.
      return change.member.id === viewer.id
        ? [told, { type: 'commands', commands: house.play.commandsFor(viewer) }]
        : [told];
    }
    case 'events-changed':
    case 'member-left':
    case 'role-changed':
      return [{ type: 'state', state: pageState(house, viewer) }];
    case 'commands-changed':
      return [{ type: 'commands', commands: house.play.commandsFor(viewer) }];
    case 'typing':
      return seen(change.channelId) ? [{ type: 'typing', channelId: change.channelId, memberId: change.memberId }] : [];
    case 'bot':
      return [{ type: 'bot', bot: pageBot(house) }];
  }
}
