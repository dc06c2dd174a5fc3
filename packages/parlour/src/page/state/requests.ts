/** The page's requests to its server. A failure comes back as a value, never as an exception. */
import type {
  AutocompleteOutcome,
  AutocompleteRequest,
  CommandRequest,
  ComponentRequest,
  DismissRequest,
  InterestRequest,
  LocaleRequest,
  ModalRequest,
  PageChannel,
  PageError,
  PageMember,
  PageMessage,
  PageOutcome,
  SayRequest,
  ThreadRequest,
} from '../../page-api.js';

/** Path -> what is sent and what comes back. */
type Posts = {
  command: { sent: CommandRequest; back: PageOutcome };
  autocomplete: { sent: AutocompleteRequest; back: AutocompleteOutcome };
  component: { sent: ComponentRequest; back: PageOutcome };
  modal: { sent: ModalRequest; back: PageOutcome };
  say: { sent: SayRequest; back: PageMessage };
  thread: { sent: ThreadRequest; back: PageChannel };
  dismiss: { sent: DismissRequest; back: object };
  interest: { sent: InterestRequest; back: object };
  locale: { sent: LocaleRequest; back: PageMember };
};

/** `text` is the server's own wording; without it the server could not be reached. */
export type Answer<T> = { ok: true; value: T } | { ok: false; text: string | undefined };

async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(`/parlour/${path}`, init);
    if (response.ok) return { ok: true, value: (await response.json()) as T };
    const problem = (await response.json()) as PageError;
    return { ok: false, text: problem.error };
  } catch {
    return { ok: false, text: undefined };
  }
}

export const post = <P extends keyof Posts>(path: P, body: Posts[P]['sent']): Promise<Answer<Posts[P]['back']>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const fetchMembers = (): Promise<Answer<PageMember[]>> => ask('members');

export const OLDER_AT_ONCE = 50;

export const fetchOlder = (member: string, channel: string, before: string): Promise<Answer<PageMessage[]>> =>
  ask(`messages?${new URLSearchParams({ member, channel, before, limit: String(OLDER_AT_ONCE) }).toString()}`);
