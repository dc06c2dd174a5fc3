/** Nights in their channel: the card, what is said beside it, the thread in which it is played. */
import { Routes } from 'discord.js';
import type { NightPoster } from '../jobs/night-ports.js';
import type { AnyGame } from '../kernel/index.js';
import { clip } from './limits.js';
import { cardMessage, plainTitle } from './messages/night-card.js';
import { nightPostMessage } from './messages/night-posts.js';
import type { DiscordRest } from './rest.js';
import { eventsOver } from './night-event.js';
import { idIn } from './rest-answers.js';
import { hasThreadAlready, isRefusedForGood, isUnknownMember } from './rest-faults.js';
import { senderOver } from './sender.js';

const threadName = 100;
/** A week without a word. */
const archiveMinutes = 10_080;

export function createNightPoster({ rest, once }: DiscordRest, games: readonly AnyGame[]): NightPoster {
  const { post, editStanding } = senderOver(rest);
  return {
    ...eventsOver({ rest, once }),
    async showCard(card, standing) {
      const message = cardMessage(card, games);
      // Somebody deleted the card: it is posted anew, under a nonce of its own.
      const edited = standing && (await editStanding(standing, message));
      if (edited) return edited;
      const nonce = standing ? `${card.nonce}-${card.night.rev.toString(36)}` : card.nonce;
      return post({ channel: card.night.channel, nonce, mayStand: true }, message);
    },
    say: (saying) => post({ ...saying, mayStand: true }, nightPostMessage(saying, games)),
    async isMember(guild, person) {
      try {
        await rest.get(Routes.guildMember(guild, person));
        return true;
      } catch (fault) {
        if (isUnknownMember(fault)) return false;
        if (isRefusedForGood(fault)) return true;
        throw fault;
      }
    },
    async threadFrom({ channel, message }, name) {
      try {
        const made = await rest.post(Routes.threads(channel, message), {
          body: { name: clip(plainTitle(name) || '?', threadName), auto_archive_duration: archiveMinutes },
        });
        // A message's thread bears its id.
        return idIn(made) ?? message;
      } catch (fault) {
        // Made before a crash, it is found again.
        if (hasThreadAlready(fault)) return message;
        if (isRefusedForGood(fault)) return undefined;
        throw fault;
      }
    },
  };
}
