/** A channel that takes posts as Discord does: the same nonce twice is one message. */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { BoardPost, CallPost, LinePost, LobbyPost, Post, Posted, Poster } from '../../src/jobs/ports.js';

export type Message = {
  id: string;
  nonce: string;
  kind: 'board' | 'end' | 'line' | 'lobby';
  lines: readonly string[];
  pings: readonly string[];
  pictures: readonly string[];
  hasButtons: boolean;
  hasVote: boolean;
  edits: number;
  caption: string | undefined;
  /** Whom it says the table waits for. */
  waiting: readonly string[];
  /** What a board became when the next one took over. */
  shrunk: string | undefined;
};

export type Channel = {
  poster: Poster;
  messages: Message[];
  /** Every line as it was first posted, in order, whatever became of its message. */
  told: string[];
  /** Every call, also those that came to nothing. */
  calls: string[];
  /** Direct messages, in order. */
  letters: CallPost[];
  /** Those who take none, by name. */
  closed: Set<string>;
  /** Called before a message is taken; may throw. */
  before: (kind: Message['kind'], post: Post) => void | Promise<void>;
  /** Called after a message was taken; may throw, as a connection that breaks does. */
  after: (kind: Message['kind'], post: Post) => void | Promise<void>;
  /** The messages' own words, lobby aside. */
  said(): string[];
};

export function openChannel(): Channel {
  const channel: Channel = {
    messages: [],
    told: [],
    calls: [],
    letters: [],
    closed: new Set(),
    before: () => undefined,
    after: () => undefined,
    said: () => channel.messages.filter(({ kind }) => kind !== 'lobby').flatMap(({ lines }) => lines),
    poster: {
      mayPost: () => Promise.resolve(true),
      postBoard: (post) => take(post.kind, post),
      editBoard: async (post, standing) => {
        const message = channel.messages.find(({ id }) => id === standing.message);
        if (!message) return undefined;
        channel.calls.push(`edit:${message.id}`);
        await channel.before(post.kind, post);
        message.edits += 1;
        message.lines = post.lines;
        message.waiting = post.waiting.flatMap(({ names }) => names);
        return standing;
      },
      shrinkBoard: ({ message: old }, { heading, next }) => {
        const message = channel.messages.find(({ id }) => id === old);
        if (message)
          Object.assign(message, {
            lines: [],
            hasButtons: false,
            pictures: [],
            shrunk: `${heading} → ${next.message}`,
          });
        return Promise.resolve();
      },
      postLine: (post) => take('line', post),
      postFilm: (post) => {
        channel.calls.push(`film:${post.nonce}`);
        return Promise.resolve({ channel: post.channel, message: 'film' });
      },
      call: (post) => {
        if (channel.closed.has(post.person.name)) return Promise.resolve(false);
        const isKnown = channel.letters.some(({ nonce }) => nonce === post.nonce);
        if (!isKnown) channel.letters.push(post);
        return Promise.resolve(true);
      },
      showLobby: async (post, standing) => {
        const message = channel.messages.find(({ id }) => id === standing?.message);
        if (!standing || !message) return take('lobby', post);
        channel.calls.push(`edit:${message.id}`);
        message.edits += 1;
        return standing;
      },
      endLobby: ({ message }, ended) => {
        const found = channel.messages.find(({ id }) => id === message);
        const shrunk = 'begun' in ended ? `begun → ${ended.begun.message}` : ended.lines.join(' ');
        if (found) Object.assign(found, { hasButtons: false, pictures: [], shrunk });
        return Promise.resolve();
      },
      stripButtons: ({ message }, outcome) => {
        const found = channel.messages.find(({ id }) => id === message);
        if (found) Object.assign(found, { hasButtons: false }, outcome ? { shrunk: outcome } : {});
        return Promise.resolve(found !== undefined);
      },
    },
  };

  async function take(kind: Message['kind'], post: BoardPost | LinePost | LobbyPost): Promise<Posted> {
    channel.calls.push(`${kind}:${post.nonce}`);
    await channel.before(kind, post);
    let message = channel.messages.find(({ nonce }) => nonce === post.nonce);
    if (!message) {
      message = {
        id: `m${channel.messages.length + 1}`,
        nonce: post.nonce,
        kind,
        lines: post.lines,
        pings: post.ping.map(({ name }) => name),
        pictures: 'pictures' in post ? post.pictures.map(({ name }) => name) : [],
        hasButtons: true,
        hasVote: 'vote' in post && post.vote !== null,
        edits: 0,
        caption: 'caption' in post ? post.caption : undefined,
        waiting: 'waiting' in post ? post.waiting.flatMap(({ names }) => names) : [],
        shrunk: undefined,
      };
      channel.messages.push(message);
      if (kind !== 'lobby') channel.told.push(...post.lines);
    }
    await channel.after(kind, post);
    return { channel: post.channel, message: message.id };
  }

  return channel;
}

/** Draws nothing, quickly. */
export function sketch(task: DrawTask): Promise<Picture[]> {
  if (task.kind === 'scene') return Promise.resolve([]);
  return Promise.resolve([{ name: `${task.kind}.png`, png: Buffer.of(1), alt: task.kind, width: 1, height: 1 }]);
}
