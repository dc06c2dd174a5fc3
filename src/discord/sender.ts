/** Messages of our own in a channel: posted once, edited whole. Needs Discord's HTTP side only. */
import { type REST, Routes } from 'discord.js';
import { ChannelGone, type Post, PostRefused, type Posted } from '../jobs/ports.js';
import { type Outgoing, messageBody } from './components.js';
import { flags } from './limits.js';
import { bearsMark, marked } from './post-mark.js';
import { idIn, listIn } from './rest-answers.js';
import { isArchivedThread, isForbiddenOrGone, isRefusedForGood, problemOf } from './rest-faults.js';
import { bodyOf } from './upload.js';

/** So far back a post of ours is looked for that may stand already. */
const lookBack = 100;
/** The id of a message that is nowhere to be found: nothing can be changed there, so what follows is posted anew. */
const nowhere = '0';

export type Sender = {
  /** An archived thread is opened again; a channel closed to us is said to be gone, and what it will not take refused. */
  inChannel<R>(channel: string, send: () => Promise<R>): Promise<R>;
  post(where: Pick<Post, 'channel' | 'nonce' | 'mayStand'>, message: Outgoing): Promise<Posted>;
  /** Edits a message that stands; undefined where it is gone, closed to us or no longer to be edited. */
  editStanding(standing: Posted, message: Outgoing): Promise<Posted | undefined>;
};

export function senderOver(rest: REST): Sender {
  async function inOpenThread<R>(channel: string, send: () => Promise<R>): Promise<R> {
    try {
      return await send();
    } catch (fault) {
      if (!isArchivedThread(fault)) throw fault;
      await rest.patch(Routes.channel(channel), { body: { archived: false } });
      return send();
    }
  }

  async function inChannel<R>(channel: string, send: () => Promise<R>): Promise<R> {
    try {
      return await inOpenThread(channel, send);
    } catch (fault) {
      // One that is locked cannot be opened by us: it is as good as closed.
      if (isForbiddenOrGone(fault)) throw new ChannelGone('the channel is gone or closed to the bot', { cause: fault });
      if (isRefusedForGood(fault)) throw new PostRefused(problemOf(fault), { cause: fault });
      throw fault;
    }
  }

  /** The post of this nonce, among the last of the channel. */
  async function standing(channel: string, nonce: string): Promise<Posted | undefined> {
    const query = new URLSearchParams({ limit: String(lookBack) });
    const last = await inChannel(channel, () => rest.get(Routes.channelMessages(channel), { query }));
    const found = listIn(last).find((message) => bearsMark(message, nonce));
    return found && { channel: idIn(found, 'channel_id') ?? channel, message: idIn(found) ?? nowhere };
  }

  const post: Sender['post'] = async ({ channel, nonce, mayStand }, message) => {
    const known = mayStand ? await standing(channel, nonce) : undefined;
    if (known) return known;
    const components = marked(message.components, nonce);
    const body = { ...messageBody({ ...message, components }), nonce, enforce_nonce: true };
    const sent = await inChannel(channel, () =>
      rest.post(Routes.channelMessages(channel), bodyOf(body, message.files)),
    );
    const id = idIn(sent);
    if (id !== undefined) return { channel: idIn(sent, 'channel_id') ?? channel, message: id };
    // It was taken, but we are not told as what.
    return (await standing(channel, nonce)) ?? { channel, message: nowhere };
  };

  /** Replaces everything, files included. */
  async function edit(posted: Posted, message: Outgoing): Promise<void> {
    const { attachments, components, allowed_mentions } = messageBody(message);
    const body = { attachments, components, allowed_mentions, flags: flags.componentsV2 };
    await rest.patch(Routes.channelMessage(posted.channel, posted.message), bodyOf(body, message.files));
  }

  /** Edits a message that stands; undefined where it is gone or closed to us. */
  async function editStanding(standing: Posted, message: Outgoing): Promise<Posted | undefined> {
    try {
      await inChannel(standing.channel, () => edit(standing, message));
      return standing;
    } catch (fault) {
      // An edit that Discord will not have, for whatever reason, must not be asked for at every change to come.
      if (fault instanceof ChannelGone || fault instanceof PostRefused) return undefined;
      throw fault;
    }
  }

  return { inChannel, post, editStanding };
}
