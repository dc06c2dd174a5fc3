/** Answering one interaction: acknowledged in time whatever happens, and never twice. */
import {
  type APIMessage,
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  Routes,
} from 'discord-api-types/v10';
import type { REST, RawFile } from 'discord.js';
import { type Outgoing, type OutgoingFile, type SeenBy, messageBody } from './components.js';
import { flags } from './limits.js';
import { isAlreadyAcknowledged } from './rest-faults.js';

/** Well before Discord gives up on us at three seconds. */
const deferAfterMs = 1200;

export type Responder = {
  /**
   * From here on the interaction is acknowledged by itself if the work takes long: by the promise of a private answer,
   * or by noting that the message in which the component sits will change.
   */
  watch(kind: 'private answer' | 'same message'): void;
  /** Only the asker sees it. */
  privately(message: Outgoing): Promise<void>;
  /** Everybody sees it, without a sound. */
  publicly(message: Outgoing): Promise<void>;
  /** Changes the message that the component sits in. */
  update(message: Outgoing): Promise<void>;
  /** Nothing to say to a component now; the message changes in its own time. */
  quietly(): Promise<void>;
  /** Changes what `privately` or `update` showed. */
  amend(message: Outgoing): Promise<void>;
  form(modal: APIModalInteractionResponseCallbackData): Promise<void>;
  suggest(choices: NonNullable<APICommandAutocompleteInteractionResponseCallbackData['choices']>): Promise<void>;
};

type State =
  | 'open'
  /** A private answer is promised. */
  | 'promised'
  /** A component's click is acknowledged; its message can be changed. */
  | 'noted'
  | 'answered';

export type ResponderOptions = {
  rest: REST;
  application: string;
  id: string;
  token: string;
  /** Called once, when Discord has our acknowledgement. */
  acknowledged(): void;
};

const rawFiles = (files: readonly OutgoingFile[] = []): RawFile[] => files.map(({ name, data }) => ({ name, data }));

export function responderFor({ rest, application, id, token, acknowledged }: ResponderOptions): Responder {
  let state: State = 'open';
  let acknowledging: Promise<void> = Promise.resolve();
  /** The message that `amend` changes. */
  let shown = '@original';
  let timer: NodeJS.Timeout | undefined;

  async function callback(next: State, body: object, files: readonly OutgoingFile[] = []): Promise<void> {
    state = next;
    clearTimeout(timer);
    acknowledging = (async () => {
      try {
        await rest.post(Routes.interactionCallback(id, token), { body, files: rawFiles(files), auth: false });
      } catch (fault) {
        // A repeated delivery, or an answer whose receipt got lost on the way: Discord has it.
        if (!isAlreadyAcknowledged(fault)) throw fault;
      }
      acknowledged();
    })();
    await acknowledging;
  }

  const edit = async (which: string, message: Outgoing): Promise<void> => {
    await rest.patch(Routes.webhookMessage(application, token, which), {
      body: messageBody(message),
      files: rawFiles(message.files),
      auth: false,
    });
  };
  const followUp = async (message: Outgoing, seenBy: SeenBy): Promise<void> => {
    const sent = (await rest.post(Routes.webhook(application, token), {
      body: messageBody(message, seenBy),
      files: rawFiles(message.files),
      auth: false,
    })) as APIMessage;
    if (seenBy === 'asker') shown = sent.id;
  };
  const say = (message: Outgoing, seenBy: SeenBy): Promise<void> =>
    callback(
      'answered',
      { type: InteractionResponseType.ChannelMessageWithSource, data: messageBody(message, seenBy) },
      message.files,
    );

  return {
    watch(kind) {
      timer = setTimeout(() => {
        if (state !== 'open') return;
        const deferral =
          kind === 'same message'
            ? callback('noted', { type: InteractionResponseType.DeferredMessageUpdate })
            : callback('promised', {
                type: InteractionResponseType.DeferredChannelMessageWithSource,
                data: { flags: flags.ephemeral },
              });
        // Whoever answers next awaits the same promise and sees its failure.
        deferral.catch(() => undefined);
      }, deferAfterMs);
    },
    async privately(message) {
      if (state === 'open') return say(message, 'asker');
      await acknowledging;
      if (state === 'promised') {
        state = 'answered';
        return edit('@original', message);
      }
      return followUp(message, 'asker');
    },
    async publicly(message) {
      const silent = { ...message, silent: true };
      if (state === 'open') return say(silent, 'everybody');
      await acknowledging;
      if (state === 'promised') {
        // What comes first after a private promise would fill it and stay private: so the promise is taken back.
        state = 'answered';
        await rest.delete(Routes.webhookMessage(application, token), { auth: false });
      }
      return followUp(silent, 'everybody');
    },
    async update(message) {
      if (state === 'open') {
        return callback(
          'answered',
          { type: InteractionResponseType.UpdateMessage, data: messageBody(message) },
          message.files,
        );
      }
      await acknowledging;
      state = 'answered';
      return edit('@original', message);
    },
    async quietly() {
      if (state === 'open') return callback('noted', { type: InteractionResponseType.DeferredMessageUpdate });
      await acknowledging;
    },
    async amend(message) {
      await acknowledging;
      return edit(shown, message);
    },
    form: (modal) => callback('answered', { type: InteractionResponseType.Modal, data: modal }),
    suggest: (choices) =>
      callback('answered', {
        type: InteractionResponseType.ApplicationCommandAutocompleteResult,
        data: { choices },
      }),
  };
}
