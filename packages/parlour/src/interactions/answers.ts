/** What the bot answers to an interaction, first and afterwards. */
import {
  InteractionResponseType as Response,
  InteractionType,
  MessageFlags,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { apiError } from '../http/errors.js';
import type { NumberedUpload } from '../messages/compose.js';
import type { Messages } from '../messages/messages.js';
import { Findings, isRecord, listOf, type Loose } from '../validate/findings.js';
import { checkChoices, checkModal } from '../validate/modal.js';
import type { StoredMessage } from '../world/types.js';
import type { World } from '../world/world.js';
import type { Choice, FirstAnswer, Interaction, InteractionKind, Interactions } from './interactions.js';

/** Which first answers fit which interaction. */
const FITTING: Record<InteractionKind, readonly Response[]> = {
  command: [Response.ChannelMessageWithSource, Response.DeferredChannelMessageWithSource, Response.Modal],
  component: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.DeferredMessageUpdate,
    Response.UpdateMessage,
    Response.Modal,
  ],
  modal: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.DeferredMessageUpdate,
    Response.UpdateMessage,
  ],
  autocomplete: [Response.ApplicationCommandAutocompleteResult],
};

const TYPE_OF_KIND: Record<InteractionKind, InteractionType> = {
  command: InteractionType.ApplicationCommand,
  component: InteractionType.MessageComponent,
  modal: InteractionType.ModalSubmit,
  autocomplete: InteractionType.ApplicationCommandAutocomplete,
};

export class Answers {
  constructor(
    private readonly world: World,
    private readonly messages: Messages,
    private readonly interactions: Interactions,
    private readonly applicationId: string,
  ) {}

  /** The first answer. Returns the message it made or changed, if any. */
  async first(
    id: string,
    token: string,
    body: Loose,
    uploads: readonly NumberedUpload[],
  ): Promise<{ interaction: Interaction; stored?: StoredMessage }> {
    const interaction = this.interactions.toAnswer(id, token);
    checkFits(interaction, body['type']);
    interaction.state = 'answering';
    let answer: FirstAnswer;
    try {
      answer = await this.perform(
        interaction,
        Number(body['type']),
        isRecord(body['data']) ? body['data'] : {},
        uploads,
      );
    } catch (error) {
      interaction.state = 'waiting';
      throw error;
    }
    interaction.state = 'answered';
    interaction.answer(answer);
    return { interaction, ...('stored' in answer ? { stored: answer.stored } : {}) };
  }

  private async perform(
    interaction: Interaction,
    type: Response,
    data: Loose,
    uploads: readonly NumberedUpload[],
  ): Promise<FirstAnswer> {
    switch (type) {
      case Response.ChannelMessageWithSource: {
        interaction.ephemeral = isEphemeral(data);
        return { kind: 'message', stored: await this.post(interaction, data, uploads, 'first') };
      }
      case Response.DeferredChannelMessageWithSource: {
        interaction.ephemeral = isEphemeral(data);
        interaction.owesMessage = true;
        return { kind: 'thinking', stored: await this.post(interaction, { flags: data['flags'] }, [], 'promise') };
      }
      case Response.DeferredMessageUpdate: {
        this.takeSourceAsOriginal(interaction);
        return { kind: 'acknowledged' };
      }
      case Response.UpdateMessage: {
        const stored = await this.messages.edit(this.takeSourceAsOriginal(interaction), data, uploads);
        return { kind: 'updated', stored };
      }
      case Response.Modal: {
        return this.openForm(interaction, data);
      }
      default: {
        checkChoices(data);
        return { kind: 'choices', choices: listOf(data['choices']).filter(isRecord).map(asChoice) };
      }
    }
  }

  /** A further message. The first one after a deferral keeps the promise instead. */
  async followUp(token: string, body: Loose, uploads: readonly NumberedUpload[]): Promise<StoredMessage> {
    const interaction = this.interactions.answered(token);
    if (interaction.owesMessage) return this.edit(token, '@original', body, uploads);
    const stored = await this.post(interaction, body, uploads, 'further');
    interaction.later.push({ kind: 'follow-up', messageId: stored.message.id });
    return stored;
  }

  async edit(token: string, which: string, body: Loose, uploads: readonly NumberedUpload[]): Promise<StoredMessage> {
    const interaction = this.interactions.answered(token);
    const stored = this.find(interaction, which);
    const edited = await this.messages.edit(stored, body, uploads);
    if (stored.message.id === interaction.originalId) interaction.owesMessage = false;
    interaction.later.push({ kind: 'edited', messageId: stored.message.id });
    return edited;
  }

  async remove(token: string, which: string): Promise<void> {
    const interaction = this.interactions.answered(token);
    const stored = this.find(interaction, which);
    interaction.later.push({ kind: 'removed', messageId: stored.message.id });
    await this.messages.remove(stored);
    if (which === '@original') interaction.owesMessage = false;
  }

  get(token: string, which: string): StoredMessage {
    return this.find(this.interactions.answered(token), which);
  }

  typeOf(interaction: Interaction): InteractionType {
    return TYPE_OF_KIND[interaction.kind];
  }

  private find(interaction: Interaction, which: string): StoredMessage {
    const id = which === '@original' ? interaction.originalId : which;
    const stored = id === undefined || !interaction.messageIds.includes(id) ? undefined : this.messages.get(id);
    if (!stored) throw apiError('unknownMessage');
    return stored;
  }

  private takeSourceAsOriginal(interaction: Interaction): StoredMessage {
    const source = interaction.sourceId === undefined ? undefined : this.messages.get(interaction.sourceId);
    if (!source) throw apiError('unknownMessage');
    interaction.originalId = source.message.id;
    interaction.messageIds.push(source.message.id);
    return source;
  }

  private async post(
    interaction: Interaction,
    body: Loose,
    uploads: readonly NumberedUpload[],
    place: 'first' | 'promise' | 'further',
  ): Promise<StoredMessage> {
    const channel = this.world.channel(interaction.channelId);
    if (!channel) throw apiError('unknownChannel');
    const replyTo = place === 'further' ? interaction.originalId : interaction.sourceId;
    const ephemeral = place === 'further' ? isEphemeral(body) : interaction.ephemeral;
    const stored = await this.messages.write({
      channel,
      author: this.world.bot,
      body,
      uploads,
      loading: place === 'promise',
      answers: {
        metadata: interaction.metadata,
        applicationId: this.applicationId,
        ...(interaction.command !== undefined && place !== 'further' ? { command: interaction.command } : {}),
        ...(replyTo === undefined ? {} : { replyTo }),
      },
      ...(ephemeral ? { onlyFor: interaction.memberId } : {}),
    });
    interaction.messageIds.push(stored.message.id);
    if (place !== 'further') interaction.originalId = stored.message.id;
    return stored;
  }

  private openForm(interaction: Interaction, data: Loose): FirstAnswer {
    checkModal(data);
    const modal = data as unknown as APIModalInteractionResponseCallbackData;
    this.interactions.forms.set(interaction.id, {
      id: interaction.id,
      memberId: interaction.memberId,
      channelId: interaction.channelId,
      metadata: interaction.metadata,
      modal,
      ...(interaction.sourceId === undefined ? {} : { sourceId: interaction.sourceId }),
    });
    return { kind: 'modal', id: interaction.id, modal };
  }
}

function isEphemeral(data: Loose): boolean {
  return typeof data['flags'] === 'number' && (data['flags'] & MessageFlags.Ephemeral) !== 0;
}

function asChoice(choice: Loose): Choice {
  return {
    name: String(choice['name']),
    value: typeof choice['value'] === 'number' ? choice['value'] : String(choice['value']),
  };
}

function checkFits(interaction: Interaction, type: unknown): void {
  const updates: readonly unknown[] = [Response.UpdateMessage, Response.DeferredMessageUpdate];
  const fits =
    (FITTING[interaction.kind] as readonly unknown[]).includes(type) &&
    !(updates.includes(type) && interaction.sourceId === undefined);
  if (fits) return;
  const findings = new Findings();
  findings.add(
    ['type'],
    'INTERACTION_RESPONSE_TYPE_INVALID',
    `Response type ${JSON.stringify(type)} does not fit a ${interaction.kind} interaction`,
  );
  findings.throwIfAny();
}
