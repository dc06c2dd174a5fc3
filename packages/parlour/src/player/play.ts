/** What a member does in the parlour: commands, clicks, choices, forms, plain words. Used by the page and by tests alike. */
import { InteractionType, type APIApplicationCommand } from 'discord-api-types/v10';
import { asksWhileTyping, findLeaf, leavesOf, pageCommand, wordsOf, type Leaf } from '../commands/leaves.js';
import type { Commands } from '../commands/registry.js';
import type { Gateway } from '../gateway/gateway.js';
import type { FirstAnswer, Interaction, InteractionKind, Interactions } from '../interactions/interactions.js';
import { interactionPayload, metadataFor, type Payload, type Scene } from '../interactions/payloads.js';
import type { Files } from '../messages/files.js';
import type { Messages } from '../messages/messages.js';
import { walk } from '../messages/walk.js';
import type {
  AutocompleteOutcome,
  AutocompleteRequest,
  CommandRequest,
  ComponentRequest,
  ModalRequest,
  PageCommand,
  PageOutcome,
} from '../page-api.js';
import { sayingsFor } from '../texts.js';
import { isRecord } from '../validate/findings.js';
import { has } from '../world/permissions.js';
import type { Channel, Member, StoredMessage, Thread } from '../world/types.js';
import type { World } from '../world/world.js';
import { chosenIn } from './choices.js';
import { formComponents } from './form-values.js';
import { finishedOptions, nestOptions, unfinishedOptions } from './option-values.js';
import { pageMessage } from './page-view.js';
import { Resolved } from './resolved.js';

export type Played = { outcome: PageOutcome; interaction?: Interaction };

type Services = {
  world: World;
  messages: Messages;
  files: Files;
  commands: Commands;
  interactions: Interactions;
  gateway: Gateway;
  applicationId: string;
};

/** A request that names something which does not exist: a mistake of the page or the test, not of the member. */
export class UnknownThing extends Error {}

export class Play {
  constructor(private readonly house: Services) {}

  commandsFor(member: Member): PageCommand[] {
    const { commands, world } = this.house;
    return commands
      .usableIn(world.guild.id)
      .filter((command) => this.mayUse(member, command))
      .flatMap(leavesOf)
      .map((leaf) => pageCommand(leaf, member.locale))
      .sort((a, b) => a.words.join(' ').localeCompare(b.words.join(' '), member.locale));
  }

  async command(request: CommandRequest): Promise<Played> {
    const { member, channel } = this.scene(request.member, request.channel);
    const say = sayingsFor(member.locale);
    const leaf = this.leaf(request.path);
    if (!leaf) return refused(say.unknownCommand(`/${request.path.join(' ')}`));
    if (!has(this.house.world.permissions(member, channel), 'ViewChannel', 'UseApplicationCommands'))
      return refused(say.notHere);
    if (!this.mayUse(member, leaf.command)) return refused(say.notAllowed);
    const resolved = new Resolved(this.house.world, member, channel);
    const typing = { leaf, typed: request.options, locale: member.locale, channel, files: this.house.files, resolved };
    const given = await finishedOptions(typing);
    if ('refused' in given) return refused(given.refused);
    const { interaction, first } = this.house.interactions.begin({
      kind: 'command',
      memberId: member.id,
      channelId: channel.id,
      command: `/${wordsOf(leaf, member.locale).join(' ')}`,
      metadata: (id) => metadataFor(this.house.world, member, InteractionType.ApplicationCommand, id),
    });
    const data = { ...commandData(leaf, nestOptions(leaf, given.options)), ...resolved.asField() };
    const answer = await this.send({ member, channel }, interaction, first, InteractionType.ApplicationCommand, {
      data,
    });
    return { outcome: this.outcome(member, answer, 'command'), interaction };
  }

  async autocomplete(request: AutocompleteRequest): Promise<AutocompleteOutcome> {
    const { member, channel } = this.scene(request.member, request.channel);
    const say = sayingsFor(member.locale);
    const leaf = this.leaf(request.path);
    if (!leaf) return { ok: false, text: say.unknownCommand(`/${request.path.join(' ')}`) };
    const option = leaf.options.find((one) => one.name === request.focused);
    if (!option || !asksWhileTyping(option)) return { ok: false, text: say.unknownOption(request.focused) };
    const { interaction, first } = this.house.interactions.begin({
      kind: 'autocomplete',
      memberId: member.id,
      channelId: channel.id,
      metadata: (id) => metadataFor(this.house.world, member, InteractionType.ApplicationCommandAutocomplete, id),
    });
    const data = commandData(leaf, nestOptions(leaf, unfinishedOptions(leaf, request.options, request.focused)));
    const answer = await this.send(
      { member, channel },
      interaction,
      first,
      InteractionType.ApplicationCommandAutocomplete,
      { data },
    );
    if (answer.kind !== 'choices') return { ok: false, text: say.noAnswer };
    return { ok: true, choices: answer.choices };
  }

  async component(request: ComponentRequest): Promise<Played> {
    const member = this.member(request.member);
    const say = sayingsFor(member.locale);
    const stored = this.house.messages.get(request.message);
    const channel = stored && this.house.world.channel(stored.message.channel_id);
    if (!stored || !channel || (stored.onlyFor !== undefined && stored.onlyFor !== member.id)) return refused(say.gone);
    const component = [...walk(stored.message.components)].find((one) => one['custom_id'] === request.customId);
    if (!component) return refused(say.noSuchControl);
    if (component['disabled'] === true) return refused(say.disabled);
    const resolved = new Resolved(this.house.world, member, channel);
    const chosen = chosenIn(component, request.values ?? [], resolved, member.locale);
    if ('refused' in chosen) return refused(chosen.refused);
    const { interaction, first } = this.house.interactions.begin({
      kind: 'component',
      memberId: member.id,
      channelId: channel.id,
      sourceId: stored.message.id,
      metadata: (id) =>
        metadataFor(this.house.world, member, InteractionType.MessageComponent, id, {
          interacted_message_id: stored.message.id,
        }),
    });
    const data = {
      custom_id: request.customId,
      component_type: component['type'],
      id: component['id'],
      ...chosen.fields,
      ...resolved.asField(),
    };
    const message = structuredClone(stored.message);
    const answer = await this.send({ member, channel }, interaction, first, InteractionType.MessageComponent, {
      data,
      message,
    });
    return { outcome: this.outcome(member, answer, 'component'), interaction };
  }

  async submit(request: ModalRequest): Promise<Played> {
    const form = this.house.interactions.forms.get(request.modal);
    const member = this.member(request.member);
    if (form?.memberId !== member.id) return refused(sayingsFor(member.locale).formClosed);
    const { channel } = this.scene(member.id, form.channelId);
    const resolved = new Resolved(this.house.world, member, channel);
    const filled = await formComponents({
      form,
      fields: request.fields,
      locale: member.locale,
      files: this.house.files,
      resolved,
    });
    if ('refused' in filled) return refused(filled.refused);
    this.house.interactions.forms.delete(form.id);
    const { interaction, first } = this.house.interactions.begin({
      kind: 'modal',
      memberId: member.id,
      channelId: channel.id,
      ...(form.sourceId === undefined ? {} : { sourceId: form.sourceId }),
      metadata: (id) =>
        metadataFor(this.house.world, member, InteractionType.ModalSubmit, id, {
          triggering_interaction_metadata: form.metadata,
        }),
    });
    const source = form.sourceId === undefined ? undefined : this.house.messages.get(form.sourceId);
    const data = { custom_id: form.modal.custom_id, components: filled.components, ...resolved.asField() };
    const rest = { data, ...(source ? { message: structuredClone(source.message) } : {}) };
    const answer = await this.send({ member, channel }, interaction, first, InteractionType.ModalSubmit, rest);
    return { outcome: this.outcome(member, answer, 'component'), interaction };
  }

  /**
   * Sends what no client would: the packet of an interaction that was, under an id and a token of its own, changed as one
   * likes. Says what the bot answered first.
   */
  async forge(sample: Payload, change: (data: Payload) => unknown): Promise<FirstAnswer> {
    const type = Number(sample['type']);
    const kind = kindOfType[type];
    const user = isRecord(sample['member']) && isRecord(sample['member']['user']) ? sample['member']['user'] : {};
    const message = isRecord(sample['message']) ? String(sample['message']['id']) : undefined;
    const member = this.member(String(user['id']));
    if (!kind) throw new UnknownThing(`There are no interactions of type ${String(type)}.`);
    const { interaction, first } = this.house.interactions.begin({
      kind,
      memberId: member.id,
      channelId: String(sample['channel_id']),
      ...(message === undefined ? {} : { sourceId: message }),
      metadata: (id) => metadataFor(this.house.world, member, type, id),
    });
    const { id, token } = interaction;
    this.house.gateway.dispatch('INTERACTION_CREATE', change({ ...structuredClone(sample), id, token }));
    return first;
  }

  async say(memberId: string, channelId: string, content: string): Promise<StoredMessage> {
    const { member, channel } = this.scene(memberId, channelId);
    return this.house.messages.write({ channel, author: member, body: { content }, uploads: [] });
  }

  openThread(member: Member, parent: Channel, name: string): Thread {
    const ground = this.house.world.groundOf(parent);
    return this.house.world.openThread({ name, parentId: ground.id, ownerId: member.id });
  }

  async dismiss(memberId: string, messageId: string): Promise<void> {
    const stored = this.house.messages.get(messageId);
    if (stored?.onlyFor === memberId) await this.house.messages.remove(stored);
  }

  member(id: string): Member {
    const member = this.house.world.member(id);
    if (!member) throw new UnknownThing(`There is no member ${id}.`);
    return member;
  }

  scene(memberId: string, channelId: string): { member: Member; channel: Channel } {
    const channel = this.house.world.channel(channelId);
    if (!channel) throw new UnknownThing(`There is no channel ${channelId}.`);
    return { member: this.member(memberId), channel };
  }

  private leaf(path: readonly string[]): Leaf | undefined {
    return findLeaf(this.house.commands.usableIn(this.house.world.guild.id), path);
  }

  private mayUse(member: Member, command: APIApplicationCommand): boolean {
    if (command.default_member_permissions === null) return true;
    const needed = BigInt(command.default_member_permissions);
    const held = this.house.world.permissions(member);
    // "0" keeps a command to administrators; the owner holds every permission.
    return needed === 0n ? has(held, 'Administrator') : (held & needed) === needed;
  }

  private async send(
    place: { member: Member; channel: Channel },
    interaction: Interaction,
    first: Promise<FirstAnswer>,
    type: InteractionType,
    rest: Payload,
  ): Promise<FirstAnswer> {
    const scene: Scene = { world: this.house.world, applicationId: this.house.applicationId, ...place };
    const reached = this.house.gateway.dispatch(
      'INTERACTION_CREATE',
      interactionPayload(scene, interaction, type, rest),
    );
    if (reached === 'nobody') this.house.interactions.giveUp(interaction);
    return first;
  }

  private outcome(member: Member, answer: FirstAnswer, used: 'command' | 'component'): PageOutcome {
    switch (answer.kind) {
      case 'message':
      case 'thinking':
      case 'updated':
        return { kind: answer.kind, message: pageMessage(answer.stored, member.id) };
      case 'acknowledged':
        return { kind: 'acknowledged' };
      case 'modal':
        return {
          kind: 'modal',
          modal: { id: answer.id, title: answer.modal.title, components: answer.modal.components },
        };
      default: {
        const say = sayingsFor(member.locale);
        const reason = this.house.gateway.online ? 'no-answer' : 'bot-offline';
        return { kind: 'failed', reason, text: used === 'command' ? say.noAnswer : say.somethingWrong };
      }
    }
  }
}

const kindOfType: Readonly<Record<number, InteractionKind>> = {
  [InteractionType.ApplicationCommand]: 'command',
  [InteractionType.MessageComponent]: 'component',
  [InteractionType.ApplicationCommandAutocomplete]: 'autocomplete',
  [InteractionType.ModalSubmit]: 'modal',
};

function refused(text: string): Played {
  return { outcome: { kind: 'refused', text } };
}

function commandData(leaf: Leaf, options: Payload[]): Payload {
  return {
    id: leaf.command.id,
    name: leaf.command.name,
    type: leaf.command.type,
    ...(leaf.command.guild_id === undefined ? {} : { guild_id: leaf.command.guild_id }),
    options,
  };
}
