/** The `resolved` part of an interaction: the things its ids stand for. */
import { ChannelType, type APIAttachment } from 'discord-api-types/v10';
import { channelPayload, memberPayload, type Payload } from '../interactions/payloads.js';
import { apiRole, apiUser } from '../world/api-objects.js';
import type { Channel, Member } from '../world/types.js';
import type { World } from '../world/world.js';

export class Resolved {
  private readonly found: Record<string, Record<string, unknown>> = {};

  constructor(
    private readonly world: World,
    private readonly member: Member,
    private readonly channel: Channel,
  ) {}

  user(id: string): boolean {
    const member = this.world.member(id);
    if (!member) return false;
    this.put('users', id, apiUser(member));
    // Discord gives the user beside the member here, not inside.
    this.put('members', id, { ...memberPayload(this.world, member, this.channel), user: undefined });
    return true;
  }

  role(id: string): boolean {
    const role = this.world.roles.find((one) => one.id === id);
    if (role) this.put('roles', id, apiRole(role));
    return role !== undefined;
  }

  channelWith(id: string): boolean {
    const channel = this.world.channel(id);
    if (channel) this.put('channels', id, channelPayload({ world: this.world }, channel, this.member));
    return channel !== undefined;
  }

  typeOfChannel(id: string): ChannelType | undefined {
    const channel = this.world.channel(id);
    if (!channel) return undefined;
    if (channel.kind === 'text') return ChannelType.GuildText;
    if (channel.kind === 'direct') return ChannelType.DM;
    return channel.private ? ChannelType.PrivateThread : ChannelType.PublicThread;
  }

  attachment(attachment: APIAttachment): void {
    this.put('attachments', attachment.id, attachment);
  }

  /** Nothing at all where nothing was referred to, as Discord has it. */
  asField(): Payload {
    return Object.keys(this.found).length === 0 ? {} : { resolved: this.found };
  }

  private put(kind: string, id: string, thing: unknown): void {
    this.found[kind] = { ...this.found[kind], [id]: thing };
  }
}
