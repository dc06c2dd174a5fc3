/** Answering one interaction: acknowledged in time whatever happens, never twice, and what everybody should read said once. */
import {
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  Routes,
} from 'discord-api-types/v10';
import { DiscordAPIError } from 'discord.js';
import { type Outgoing, type OutgoingFile, type SeenBy, messageBody } from './components.js';
import { flags } from './limits.js';
import type { DiscordRest } from './rest.js';
import { idIn, isEphemeral } from './rest-answers.js';
import { isAlreadyAcknowledged, isForbiddenOrGone } from './rest-faults.js';
import { bodyOf } from './upload.js';

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
  /** As `update`, and a line for everybody: which is said also where the update does not go through. */
  updateAndTell(message: Outgoing, line: Outgoing | undefined): Promise<void>;
  /** Nothing to say to a component now; the message changes in its own time. */
  quietly(): Promise<void>;
  /** Changes what `privately` or `update` showed. */
  amend(message: Outgoing): Promise<void>;
  form(modal: APIModalInteractionResponseCallbackData): Promise<void>;
  suggest(choices: NonNullable<APICommandAutocompleteInteractionResponseCallbackData['choices']>): Promise<void>;
};

type State =
  | 'open'
  /** An acknowledgement is on its way; nothing is certain before it has arrived. */
  | 'acknowledging'
  /** A private answer is promised. */
  | 'promised'
  /** A component's click is acknowledged; its message can be changed. */
  | 'noted'
  | 'answered';

export type ResponderOptions = {
  discord: Pick<DiscordRest, 'rest' | 'once'>;
  application: string;
  id: string;
  token: string;
  /** Where everybody reads what is said. */
  channel: string | undefined;
  /** Called once, when Discord has our acknowledgement. */
  acknowledged(): void;
  /** Told of a fault that was made good by another way. */
  lost(fault: unknown): void;
};

/** Discord's limit for a nonce. */
const nonceChars = 25;

export function responderFor(options: ResponderOptions): Responder {
  const { application, id, token, channel, acknowledged, lost } = options;
  const { rest, once } = options.discord;
  let state: State = 'open';
  let acknowledging: Promise<void> = Promise.resolve();
  /** The message that `amend` changes; where Discord did not say which it is, another one is sent. */
  let shown: string | undefined = '@original';
  let timer: NodeJS.Timeout | undefined;
  /** Lines for everybody that did not go out as the answer itself. */
  let lines = 0;
  /** Somebody acknowledged it, and it is not known that it was us: what stands there may be for everybody. */
  let isDoubtful = false;

  async function callback(next: State, body: object, files: readonly OutgoingFile[] = []): Promise<void> {
    state = 'acknowledging';
    clearTimeout(timer);
    acknowledging = (async () => {
      try {
        await rest.post(Routes.interactionCallback(id, token), { ...bodyOf(body, files), auth: false });
      } catch (fault) {
        // A repeated delivery, or an answer whose receipt got lost on the way: Discord has it.
        if (!isAlreadyAcknowledged(fault)) {
          state = 'open';
          throw fault;
        }
        isDoubtful = true;
      }
      state = next;
      acknowledged();
    })();
    await acknowledging;
  }

  /** What failed to be acknowledged is open again; whoever waited for it tries for themselves. */
  async function settled(): Promise<State> {
    await acknowledging.catch(() => undefined);
    return state;
  }

  /** A packet that was delivered to two of us was answered by the other: with a line for everybody, perhaps. */
  const originalFor = async (): Promise<SeenBy | undefined> => {
    const original = await rest.get(Routes.webhookMessage(application, token), { auth: false }).catch(() => undefined);
    return original === undefined ? undefined : isEphemeral(original) ? 'asker' : 'everybody';
  };
  const edit = async (which: string, message: Outgoing): Promise<void> => {
    if (which === '@original' && isDoubtful && (await originalFor()) !== 'asker') return followUp(message, 'asker');
    await rest.patch(Routes.webhookMessage(application, token, which), {
      ...bodyOf(messageBody(message), message.files),
      auth: false,
    });
  };
  /** Discord knows no nonce here, so it is never sent again where it may have arrived. */
  const followUp = async (message: Outgoing, seenBy: SeenBy): Promise<void> => {
    const sent = await once.post(Routes.webhook(application, token), {
      ...bodyOf(messageBody(message, seenBy), message.files),
      auth: false,
    });
    if (seenBy === 'asker') shown = idIn(sent);
  };
  /** A line for everybody as a post of its own, under a nonce: however often it is sent, it stands once. */
  const lineInChannel = async (message: Outgoing): Promise<void> => {
    if (channel === undefined) return followUp(message, 'everybody');
    lines += 1;
    const body = { ...messageBody(message), nonce: `${id}-${lines}`.slice(-nonceChars), enforce_nonce: true };
    try {
      await rest.post(Routes.channelMessages(channel), bodyOf(body, message.files));
    } catch (fault) {
      // Where we may answer but not post, the interaction's own token still opens the door.
      if (!isForbiddenOrGone(fault)) throw fault;
      await followUp(message, 'everybody');
    }
  };

  /** Whether an answer that was not confirmed stands all the same; rejects where that cannot be learnt. */
  const hasArrived = async (): Promise<boolean> => {
    try {
      await rest.get(Routes.webhookMessage(application, token), { auth: false });
      return true;
    } catch (fault) {
      if (fault instanceof DiscordAPIError) return false;
      throw fault;
    }
  };
  const say = (message: Outgoing, seenBy: SeenBy): Promise<void> =>
    callback(
      'answered',
      { type: InteractionResponseType.ChannelMessageWithSource, data: messageBody(message, seenBy) },
      message.files,
    );

  const responder: Responder = {
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
        // Whoever answers next awaits the same promise, and tries for themselves where it failed.
        deferral.catch(() => undefined);
      }, deferAfterMs);
    },
    async privately(message) {
      const before = await settled();
      if (before === 'open') return say(message, 'asker');
      if (before === 'promised') {
        state = 'answered';
        return edit('@original', message);
      }
      return followUp(message, 'asker');
    },
    async publicly(message) {
      const silent = { ...message, silent: true };
      const before = await settled();
      if (before === 'open') {
        try {
          await say(silent, 'everybody');
        } catch (fault) {
          // What was done stands, so it is told, whatever became of the answer; but not beside an answer that arrived.
          if (await hasArrived()) state = 'answered';
          else await lineInChannel(silent);
          lost(fault);
          return;
        }
        // Another of us was quicker, with a word for the asker alone: the line is still to be said.
        if (isDoubtful && (await originalFor()) === 'asker') await lineInChannel(silent);
        return;
      }
      if (before === 'promised') {
        // What comes first after a private promise would fill it and stay private: so the promise is taken back.
        state = 'answered';
        // Whoever of us was first has told everybody.
        if (isDoubtful && (await originalFor()) === 'everybody') return;
        await rest.delete(Routes.webhookMessage(application, token), { auth: false }).catch(lost);
      }
      return lineInChannel(silent);
    },
    async update(message) {
      if ((await settled()) === 'open') {
        return callback(
          'answered',
          { type: InteractionResponseType.UpdateMessage, data: messageBody(message) },
          message.files,
        );
      }
      state = 'answered';
      return edit('@original', message);
    },
    async updateAndTell(message, line) {
      if (!line) return responder.update(message);
      await responder.update(message).catch(lost);
      return responder.publicly(line);
    },
    async quietly() {
      if ((await settled()) === 'open')
        await callback('noted', { type: InteractionResponseType.DeferredMessageUpdate });
    },
    async amend(message) {
      await settled();
      return shown === undefined ? followUp(message, 'asker') : edit(shown, message);
    },
    form: (modal) => callback('answered', { type: InteractionResponseType.Modal, data: modal }),
    suggest: (choices) =>
      callback('answered', {
        type: InteractionResponseType.ApplicationCommandAutocompleteResult,
        data: { choices },
      }),
  };
  return responder;
}
