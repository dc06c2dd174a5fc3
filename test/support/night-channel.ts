/** A Discord for nights that knows a message again by its nonce, and a process that dies after so many calls to it. */
import type { NightPoster } from '../../src/jobs/night-ports.js';
import type { Person } from '../../src/table/types.js';

export type NightMessage = { nonce: string; channel: string; text: string; edits: number };

export type NightChannel = {
  poster: NightPoster;
  messages: NightMessage[];
  threads: Set<string>;
  /** The nights that have an event. */
  made: string[];
  /** How many pictures the card had, each time that it was shown. */
  pictured: number[];
  calls(): number;
};

export type NightChannelOptions = { diesAt?: number; interested?: readonly Person[] };

export function openNightChannel({ diesAt = 0, interested = [] }: NightChannelOptions = {}): NightChannel {
  const messages: NightMessage[] = [];
  const threads = new Set<string>();
  const made: string[] = [];
  const pictured: number[] = [];
  let calls = 0;
  const called = (): void => {
    calls += 1;
    if (calls === diesAt) throw new Error('killed');
  };
  const put = (nonce: string, where: string, text: string) => {
    const known = messages.find((one) => one.nonce === nonce);
    if (!known) messages.push({ nonce, channel: where, text, edits: 0 });
    called();
    return Promise.resolve({ channel: where, message: nonce });
  };
  const poster: NightPoster = {
    showCard: ({ night, nonce, pictures }, standing) => {
      pictured.push(pictures.length);
      const known = messages.find((one) => one.nonce === standing?.message);
      if (known) {
        known.edits += 1;
        called();
      }
      return known && standing ? Promise.resolve(standing) : put(nonce, night.channel, 'card');
    },
    say: ({ kind, nonce, channel: where, people }) =>
      put(nonce, where, `${kind}: ${people.map(({ name }) => name).join(' ')}`),
    makeEvent: ({ night }) => {
      if (!made.includes(night.id)) made.push(night.id);
      called();
      return Promise.resolve({ id: night.id, state: 'made' });
    },
    dropEvent: () => Promise.resolve(),
    isMember: () => Promise.resolve(true),
    interestedIn: () => Promise.resolve(interested),
    threadFrom: ({ message }) => {
      threads.add(message);
      called();
      return Promise.resolve(message);
    },
  };
  return { poster, messages, threads, made, pictured, calls: () => calls };
}
