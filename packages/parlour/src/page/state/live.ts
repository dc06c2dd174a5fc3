/** What the live connection says, applied to what is shown. */
import type { LiveEvent, PageMessage, PageState } from '../../page-api.js';
import { compareIds } from './ids.js';

/** Replaced by id, kept in the order of ids. */
export function putMessages(known: readonly PageMessage[], fresh: readonly PageMessage[]): PageMessage[] {
  const replaced = new Set(fresh.map((message) => message.id));
  return [...known.filter((message) => !replaced.has(message.id)), ...fresh].sort((a, b) => compareIds(a.id, b.id));
}

function putById<T extends { id: string }>(known: readonly T[], fresh: T): T[] {
  return known.some((one) => one.id === fresh.id)
    ? known.map((one) => (one.id === fresh.id ? fresh : one))
    : [...known, fresh];
}

const withMessages = (state: PageState, channelId: string, messages: PageMessage[]): PageState => ({
  ...state,
  messages: { ...state.messages, [channelId]: messages },
});

export function applyLive(state: PageState, event: LiveEvent): PageState {
  switch (event.type) {
    case 'state':
      return event.state;
    case 'message': {
      const channelId = event.message.channel_id;
      return withMessages(state, channelId, putMessages(state.messages[channelId] ?? [], [event.message]));
    }
    case 'message-gone': {
      const left = (state.messages[event.channelId] ?? []).filter((message) => message.id !== event.messageId);
      return withMessages(state, event.channelId, left);
    }
    case 'channel':
      return { ...state, channels: putById(state.channels, event.channel) };
    case 'channel-gone':
      return { ...state, channels: state.channels.filter((channel) => channel.id !== event.channelId) };
    case 'member':
      return {
        ...state,
        members: putById(state.members, event.member),
        you: event.member.id === state.you.id ? event.member : state.you,
      };
    case 'commands':
      return { ...state, commands: event.commands };
    case 'bot':
      return { ...state, bot: event.bot };
    case 'typing':
      return state;
  }
}
