/** A call by direct message: what the table asks, by when, and the way there. */
import type { CallPost } from '../../jobs/ports.js';
import { type Outgoing, text } from '../components.js';
import { pingWords } from '../text/pings/index.js';
import { timestamp } from '../timestamps.js';

export function callMessage({ kind, game, prompt, until, guild, channel, message, locale }: CallPost): Outgoing {
  const words = pingWords[locale].call;
  const said = {
    turn: `${words.turn(game, prompt)}${until === undefined ? '' : ` (${timestamp(until, 'R')})`}`,
    vote: words.vote(game),
    next: words.next(game),
  }[kind];
  const link = ['https://discord.com/channels', guild, channel, message].filter((part) => part !== undefined).join('/');
  return { components: [text([said, words.to(link), words.change].join('\n'))], silent: kind === 'next' };
}
