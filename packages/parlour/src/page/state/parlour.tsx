/** What every part of the page may know and do: the state of the acting member, their wordings, and their deeds. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type {
  AutocompleteOutcome,
  CommandRequest,
  ModalRequest,
  PageChannel,
  PageMember,
  PageMessage,
  PageModal,
  PageOutcome,
  PageState,
} from '../../page-api.js';
import { DISCORD_LOCALES } from '../words/choose.js';
import type { PageLocale, Words } from '../words/catalogue.js';
import type { Page, PageChange } from './page.js';
import { waitingFor } from './reading.js';
import { type Answer, fetchOlder, post } from './requests.js';

/** A slash command ready to go: what is sent, and how it reads. */
export type ReadyCommand = Pick<CommandRequest, 'path' | 'options'> & { words: string };

export type Deeds = {
  actAs: (memberId: string) => void;
  openChannel: (channelId: string) => void;
  setLocale: (locale: PageLocale) => void;
  say: (content: string) => Promise<string | undefined>;
  /** The answer is the refusal to show at the composer, if any. */
  useCommand: (command: ReadyCommand) => Promise<string | undefined>;
  autocomplete: (command: ReadyCommand, focused: string) => Promise<AutocompleteOutcome>;
  /** A button or a menu of a message. The answer is what went wrong, if anything. */
  press: (messageId: string, customId: string, values?: string[]) => Promise<string | undefined>;
  submit: (modal: PageModal, fields: ModalRequest['fields']) => Promise<string | undefined>;
  closeModal: () => void;
  dismiss: (messageId: string) => void;
  dismissNotice: (id: number) => void;
  /** Interested in an event, or no longer. */
  interest: (eventId: string) => void;
  showOlder: (channelId: string, before: string) => Promise<void>;
  createThread: (name: string) => Promise<string | undefined>;
  seen: (channelId: string, messageId: string) => void;
  /** Puts a command into the composer, by its name as the bot knows it ("table open"); an empty name opens the list. */
  askCommand: (name: string | undefined) => void;
};

export type Parlour = {
  page: Page;
  state: PageState;
  you: PageMember;
  channel: PageChannel;
  messages: PageMessage[];
  words: Words;
  deeds: Deeds;
};

export const ParlourContext = createContext<Parlour | undefined>(undefined);

export function useParlour(): Parlour {
  const parlour = useContext(ParlourContext);
  if (!parlour) throw new Error('This part of the page is drawn outside the parlour.');
  return parlour;
}

let lastNotice = 0;

export function deedsOf(page: Page, words: Words, change: (change: PageChange) => void): Deeds {
  const member = page.memberId ?? '';
  const channel = page.channelId ?? '';
  const problemOf = (answer: Answer<unknown>) => (answer.ok ? undefined : (answer.text ?? words.problem.server));

  /** Opens a form, and says what went wrong. Messages come over the live connection; here they only save a wait. */
  const settle = (answer: Answer<PageOutcome>): string | undefined => {
    if (!answer.ok) return problemOf(answer);
    const outcome = answer.value;
    switch (outcome.kind) {
      case 'modal':
        change({ type: 'modal', modal: outcome.modal });
        return undefined;
      case 'message':
      case 'thinking':
      case 'updated':
        change({ type: 'live', event: { type: 'message', message: outcome.message }, now: Date.now() });
        return undefined;
      case 'refused':
      case 'failed':
        return outcome.text;
      case 'acknowledged':
        return undefined;
    }
  };

  const openChannel = (channelId: string) => {
    change({ type: 'open-channel', channelId });
  };

  return {
    openChannel,
    actAs: (memberId) => {
      if (memberId === member) return;
      const waiting = page.state ? waitingFor(page.state, page.reads, memberId).channelIds : [];
      change({ type: 'act-as', memberId });
      const called = waiting[0];
      if (called !== undefined && !waiting.includes(channel)) openChannel(called);
    },
    setLocale: (locale) => void post('locale', { member, locale: DISCORD_LOCALES[locale] }),
    say: async (content) => {
      const answer = await post('say', { member, channel, content });
      if (answer.ok) change({ type: 'live', event: { type: 'message', message: answer.value }, now: Date.now() });
      return problemOf(answer);
    },
    useCommand: async ({ path, options, words: command }) => {
      lastNotice += 1;
      const notice = { id: lastNotice, channelId: channel, memberId: member, command };
      change({ type: 'notice', notice });
      const answer = await post('command', { member, channel, path, options });
      const problem = settle(answer);
      if (answer.ok && answer.value.kind === 'failed' && problem !== undefined) {
        change({ type: 'notice', notice: { ...notice, problem } });
        return undefined;
      }
      change({ type: 'notice-gone', id: notice.id });
      return problem;
    },
    autocomplete: async ({ path, options }, focused) => {
      const answer = await post('autocomplete', { member, channel, path, options, focused });
      return answer.ok ? answer.value : { ok: false, text: problemOf(answer) ?? words.problem.server };
    },
    press: async (message, customId, values) =>
      settle(await post('component', { member, message, customId, ...(values ? { values } : {}) })),
    submit: async (modal, fields) => {
      const answer = await post('modal', { member, modal: modal.id, fields });
      const problem = settle(answer);
      if (problem === undefined && !(answer.ok && answer.value.kind === 'modal')) {
        change({ type: 'modal', modal: undefined });
      }
      return problem;
    },
    closeModal: () => {
      change({ type: 'modal', modal: undefined });
    },
    dismiss: (message) => {
      change({
        type: 'live',
        event: { type: 'message-gone', channelId: channel, messageId: message },
        now: Date.now(),
      });
      void post('dismiss', { member, message });
    },
    interest: (event) => void post('interest', { member, event }),
    dismissNotice: (id) => {
      change({ type: 'notice-gone', id });
    },
    showOlder: async (channelId, before) => {
      const answer = await fetchOlder(member, channelId, before);
      if (answer.ok) change({ type: 'older', channelId, messages: answer.value });
    },
    createThread: async (name) => {
      const answer = await post('thread', { member, channel, name });
      if (!answer.ok) return problemOf(answer);
      change({ type: 'live', event: { type: 'channel', channel: answer.value }, now: Date.now() });
      openChannel(answer.value.id);
      return undefined;
    },
    seen: (channelId, messageId) => {
      change({ type: 'seen', channelId, messageId });
    },
    askCommand: (name) => {
      change({ type: 'ask-command', name });
    },
  };
}
