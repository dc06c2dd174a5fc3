/** Interactions under way: who began them, whether the bot has acknowledged them, and until when their token is good. */
import { randomBytes } from 'node:crypto';
import type { APIMessageInteractionMetadata, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { apiError } from '../http/errors.js';
import type { Snowflakes } from '../world/snowflake.js';
import type { StoredMessage } from '../world/types.js';

export const INTERACTION_KINDS = ['command', 'component', 'modal', 'autocomplete'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

export type Choice = { name: string; value: string | number };

/** What the bot's first answer came to. */
export type FirstAnswer =
  | { kind: 'message' | 'thinking' | 'updated'; stored: StoredMessage }
  | { kind: 'acknowledged' }
  | { kind: 'modal'; id: string; modal: APIModalInteractionResponseCallbackData }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'no-answer' };

export type Interaction = {
  id: string;
  token: string;
  kind: InteractionKind;
  memberId: string;
  channelId: string;
  metadata: APIMessageInteractionMetadata;
  /** "/table open", in the words of whoever used it. */
  command?: string;
  /** The message whose component was used, also where that component opened the form now sent. */
  sourceId?: string;
  state: 'waiting' | 'answering' | 'answered' | 'too-late';
  /** The message `@original` stands for. */
  originalId?: string;
  /** The first answer was a promise of a message, not yet kept. */
  owesMessage: boolean;
  ephemeral: boolean;
  /** All messages its token may change. */
  messageIds: string[];
  /** What the bot did under its token after the first answer. */
  later: Later[];
  answer(answer: FirstAnswer): void;
};

export type Later = { kind: 'edited' | 'follow-up' | 'removed'; messageId: string };

export type Beginning = Pick<Interaction, 'kind' | 'memberId' | 'channelId' | 'command' | 'sourceId'> & {
  metadata(id: string): APIMessageInteractionMetadata;
};

/** A form the bot has opened and that has not been sent yet. */
export type OpenForm = {
  id: string;
  memberId: string;
  channelId: string;
  sourceId?: string;
  metadata: APIMessageInteractionMetadata;
  modal: APIModalInteractionResponseCallbackData;
};

export type Patience = { acknowledgeWithinMs: number; tokenLivesMs: number };

export class Interactions {
  readonly forms = new Map<string, OpenForm>();
  private readonly open = new Map<string, Interaction>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly ids: Snowflakes,
    private readonly patience: Patience,
  ) {}

  begin(beginning: Beginning): { interaction: Interaction; first: Promise<FirstAnswer> } {
    const id = this.ids.next();
    const { promise, resolve } = deferred<FirstAnswer>();
    const interaction: Interaction = {
      id,
      token: Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString('base64url'),
      kind: beginning.kind,
      memberId: beginning.memberId,
      channelId: beginning.channelId,
      metadata: beginning.metadata(id),
      ...(beginning.command === undefined ? {} : { command: beginning.command }),
      ...(beginning.sourceId === undefined ? {} : { sourceId: beginning.sourceId }),
      state: 'waiting',
      owesMessage: false,
      ephemeral: false,
      messageIds: [],
      later: [],
      answer: resolve,
    };
    this.open.set(interaction.token, interaction);
    this.after(this.patience.acknowledgeWithinMs, () => {
      this.giveUp(interaction);
    });
    this.after(this.patience.tokenLivesMs, () => this.open.delete(interaction.token));
    return { interaction, first: promise };
  }

  /** For the first answer: unknown once three seconds have gone by, refused once answered. */
  toAnswer(id: string, token: string): Interaction {
    const interaction = this.open.get(token);
    if (interaction?.id !== id || interaction.state === 'too-late') throw apiError('unknownInteraction');
    if (interaction.state !== 'waiting') throw apiError('alreadyAcknowledged');
    return interaction;
  }

  /** For what follows the first answer. */
  answered(token: string): Interaction {
    const interaction = this.open.get(token);
    if (!interaction) throw apiError('invalidWebhookToken');
    if (interaction.state !== 'answered') throw apiError('unknownWebhook');
    return interaction;
  }

  /** Lets an interaction run out at once: nobody is there to answer it. */
  giveUp(interaction: Interaction): void {
    if (interaction.state !== 'waiting') return;
    interaction.state = 'too-late';
    interaction.answer({ kind: 'no-answer' });
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const interaction of this.open.values()) this.giveUp(interaction);
    this.open.clear();
    this.forms.clear();
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle?.(value) };
}
