/** Everything the page remembers, and how it changes. */
import type { LiveEvent, PageMember, PageMessage, PageModal, PageState } from '../../page-api.js';
import type { Place } from './address.js';
import { hasFlag } from '../components/kinds.js';
import { applyLive, putMessages } from './live.js';
import { markRead, pings, type Reads } from './reading.js';
import { OLDER_AT_ONCE } from './requests.js';

/** A command on its way, or one that came to nothing. The page's own: the server knows nothing of it. */
export type Notice = {
  id: number;
  channelId: string;
  memberId: string;
  command: string;
  /** Why it failed; absent while it is on its way. */
  problem?: string;
};

type Typing = { channelId: string; memberId: string; until: number };

export type Page = {
  /** Known before the state of any one of them arrives. */
  members: PageMember[];
  memberId: string | undefined;
  channelId: string | undefined;
  connection: 'opening' | 'open' | 'lost';
  state: PageState | undefined;
  reads: Reads;
  /** The channel's last read message when it was opened: where the "new" line stands. */
  readBefore: string | undefined;
  typing: Typing[];
  notices: Notice[];
  modal: PageModal | undefined;
  /** A command somebody clicked on in a message, for the composer to take up. */
  asked: string | undefined;
  /** Channels of which the oldest message is here. */
  complete: Readonly<Record<string, boolean>>;
};

export type PageChange =
  | { type: 'members'; members: PageMember[] }
  | { type: 'act-as'; memberId: string }
  | { type: 'open-channel'; channelId: string }
  | { type: 'live'; event: LiveEvent; now: number }
  | { type: 'lost' }
  | { type: 'older'; channelId: string; messages: PageMessage[] }
  | { type: 'seen'; channelId: string; messageId: string }
  | { type: 'notice'; notice: Notice }
  | { type: 'notice-gone'; id: number }
  | { type: 'modal'; modal: PageModal | undefined }
  | { type: 'ask-command'; name: string | undefined };

const TYPING_LASTS = 9_000;

export function firstPage(place: Place, reads: Reads): Page {
  return {
    members: [],
    memberId: place.memberId,
    channelId: place.channelId,
    connection: 'opening',
    state: undefined,
    reads,
    readBefore: undefined,
    typing: [],
    notices: [],
    modal: undefined,
    asked: undefined,
    complete: {},
  };
}

export function changePage(page: Page, change: PageChange): Page {
  switch (change.type) {
    case 'members': {
      const players = change.members.filter((member) => !member.bot);
      const known = players.some((member) => member.id === page.memberId);
      return { ...page, members: change.members, memberId: known ? page.memberId : players[0]?.id };
    }
    case 'act-as':
      return {
        ...page,
        memberId: change.memberId,
        connection: 'opening',
        state: page.state && publicPart(page.state, change.memberId),
        modal: undefined,
        complete: {},
        readBefore: page.channelId ? page.reads[change.memberId]?.[page.channelId] : undefined,
      };
    case 'open-channel':
      return {
        ...page,
        channelId: change.channelId,
        readBefore: page.memberId ? page.reads[page.memberId]?.[change.channelId] : undefined,
      };
    case 'live':
      return live(page, change.event, change.now);
    case 'lost':
      return { ...page, connection: 'lost' };
    case 'older':
      return older(page, change.channelId, change.messages);
    case 'seen': {
      if (!page.memberId) return page;
      const reads = markRead(page.reads, page.memberId, change.channelId, change.messageId);
      return reads === page.reads ? page : { ...page, reads };
    }
    case 'notice': {
      const others = page.notices.filter((notice) => notice.id !== change.notice.id);
      return { ...page, notices: [...others, change.notice] };
    }
    case 'notice-gone':
      return { ...page, notices: page.notices.filter((notice) => notice.id !== change.id) };
    case 'modal':
      return { ...page, modal: change.modal };
    case 'ask-command':
      return { ...page, asked: change.name };
  }
}

/** What one may go on showing to another member until their own state arrives: nothing private. */
function publicPart(state: PageState, memberId: string): PageState | undefined {
  const you = state.members.find((member) => member.id === memberId);
  if (!you) return undefined;
  const shown = Object.entries(state.messages).map(([channelId, messages]) => [
    channelId,
    messages
      .filter((message) => !hasFlag(message, 'ephemeral'))
      .map((message) => ({ ...message, parlour: { ...message.parlour, pingsYou: pings(message, memberId) } })),
  ]);
  return { ...state, you, messages: Object.fromEntries(shown) as PageState['messages'] };
}

function live(page: Page, event: LiveEvent, now: number): Page {
  if (event.type === 'state') {
    if (event.state.you.id !== page.memberId) return page;
    const { channels, members } = event.state;
    const kept = channels.some((channel) => channel.id === page.channelId);
    const channelId = kept ? page.channelId : channels[0]?.id;
    const readBefore = kept && page.state ? page.readBefore : page.reads[page.memberId]?.[channelId ?? ''];
    return { ...page, connection: 'open', state: event.state, members, channelId, readBefore, complete: {} };
  }
  if (!page.state) return page;
  const state = applyLive(page.state, event);
  const current = page.typing.filter((typing) => typing.until > now);
  switch (event.type) {
    case 'typing': {
      const others = current.filter(
        (typing) => typing.memberId !== event.memberId || typing.channelId !== event.channelId,
      );
      const { channelId, memberId } = event;
      return { ...page, typing: [...others, { channelId, memberId, until: now + TYPING_LASTS }] };
    }
    case 'message': {
      const { author, channel_id } = event.message;
      const typing = current.filter((one) => one.memberId !== author.id || one.channelId !== channel_id);
      return { ...page, state, typing };
    }
    case 'channel-gone':
      return page.channelId === event.channelId
        ? { ...page, state, channelId: state.channels[0]?.id }
        : { ...page, state };
    case 'member':
      return { ...page, state, members: state.members };
    default:
      return { ...page, state };
  }
}

function older(page: Page, channelId: string, messages: PageMessage[]): Page {
  if (!page.state) return page;
  const known = page.state.messages[channelId] ?? [];
  const complete = { ...page.complete, [channelId]: messages.length < OLDER_AT_ONCE };
  const merged = { ...page.state.messages, [channelId]: putMessages(messages, known) };
  return { ...page, complete, state: { ...page.state, messages: merged } };
}
