/** Messages of our own in a channel: posted once, edited whole. Needs Discord's HTTP side only. */
import type { APIMessage } from 'discord-api-types/v10';
import { type REST, type RawFile, Routes } from 'discord.js';
import { ChannelGone, type Posted } from '../jobs/ports.js';
import { type Outgoing, messageBody } from './components.js';
import { flags } from './limits.js';
import { isArchivedThread, isForbiddenOrGone } from './rest-faults.js';

const rawFiles = ({ files = [] }: Outgoing): RawFile[] => files.map(({ name, data }) => ({ name, data }));

export type Sender = {
  /** An archived thread is opened again; a channel closed to us is said to be gone. */
  inChannel<R>(channel: string, send: () => Promise<R>): Promise<R>;
  post(channel: string, nonce: string, message: Outgoing): Promise<Posted>;
  /** Edits a message that stands; undefined where it is gone or closed to us. */
  editStanding(standing: Posted, message: Outgoing): Promise<Posted | undefined>;
};

export function senderOver(rest: REST): Sender {
  /** An archived thread is opened again; a channel closed to us is said to be gone. */
  async function inChannel<R>(channel: string, send: () => Promise<R>): Promise<R> {
    try {
      return await send();
    } catch (fault) {
      if (isArchivedThread(fault)) {
        await rest.patch(Routes.channel(channel), { body: { archived: false } });
        return send();
      }
      if (isForbiddenOrGone(fault)) throw new ChannelGone('the channel is gone or closed to the bot', { cause: fault });
      throw fault;
    }
  }

  async function post(channel: string, nonce: string, message: Outgoing): Promise<Posted> {
    const body = { ...messageBody(message), nonce, enforce_nonce: true };
    const sent = (await inChannel(channel, () =>
      rest.post(Routes.channelMessages(channel), { body, files: rawFiles(message) }),
    )) as APIMessage;
    return { channel: sent.channel_id, message: sent.id };
  }

  /** Replaces everything, files included. */
  async function edit(posted: Posted, message: Outgoing): Promise<void> {
    const { attachments, components, allowed_mentions } = messageBody(message);
    const body = { attachments, components, allowed_mentions, flags: flags.componentsV2 };
    await rest.patch(Routes.channelMessage(posted.channel, posted.message), { body, files: rawFiles(message) });
  }

  /** Edits a message that stands; undefined where it is gone or closed to us. */
  async function editStanding(standing: Posted, message: Outgoing): Promise<Posted | undefined> {
    try {
      await inChannel(standing.channel, () => edit(standing, message));
      return standing;
    } catch (fault) {
      if (fault instanceof ChannelGone) return undefined;
      throw fault;
    }
  }

  return { inChannel, post, editStanding };
}
