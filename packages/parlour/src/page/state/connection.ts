/** The live connection of one member, which mends itself. */
import type { LiveEvent } from '../../page-api.js';

type Listener = { onEvent: (event: LiveEvent) => void; onLost: () => void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;

/** Returns what closes it for good. */
export function openLive(memberId: string, listener: Listener): () => void {
  let closed = false;
  let wait = FIRST_WAIT;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    const address = new URL('/parlour/live', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = new URLSearchParams({ member: memberId }).toString();
    const opening = new WebSocket(address);
    socket = opening;
    opening.onopen = () => {
      wait = FIRST_WAIT;
    };
    opening.onmessage = (received: MessageEvent<string>) => {
      if (!closed) listener.onEvent(JSON.parse(received.data) as LiveEvent);
    };
    opening.onclose = () => {
      if (closed) return;
      listener.onLost();
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}
