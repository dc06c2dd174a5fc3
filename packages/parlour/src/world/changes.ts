/** Everything that happens in the parlour is told here once; gateway, page, driver and save file listen. */
import type { Channel, Member, Role, StoredMessage, Thread } from './types.js';

export type Change =
  | { type: 'message-created' | 'message-changed' | 'message-gone'; stored: StoredMessage }
  | { type: 'channel-created' | 'channel-changed' | 'channel-gone'; channel: Channel }
  | { type: 'thread-members'; thread: Thread; added: string[]; removed: string[] }
  | { type: 'member-joined' | 'member-changed' | 'member-left'; member: Member }
  | { type: 'role-changed'; role: Role }
  | { type: 'commands-changed' }
  | { type: 'events-changed' }
  | { type: 'typing'; channelId: string; memberId: string }
  | { type: 'bot'; online: boolean };

export type Changes = {
  tell(change: Change): void;
  /** Returns the function that stops listening. */
  listen(listener: (change: Change) => void): () => void;
};

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    tell(change) {
      for (const listener of [...listeners]) listener(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
