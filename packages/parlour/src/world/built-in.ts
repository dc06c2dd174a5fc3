/** The parlour as one finds it: one guild, three channels, four people and the bot. Ids never change, so saved games find their channel again. */
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Guild, Member, PermissionName, Role, TextChannel } from './types.js';

const GUILD_ID = '1100000000000000001';
export const BOT_ID = '1100000000000000900';
const MODERATOR_ROLE = '1100000000000000010';
const BOT_ROLE = '1100000000000000011';
const OPENED = '2024-01-06T19:00:00.000000+00:00';

export function permissionBits(names: readonly PermissionName[]): bigint {
  return names.reduce((sum, name) => sum | Bits[name], 0n);
}

const EVERYBODY_MAY = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'ReadMessageHistory',
  'UseApplicationCommands',
]);
const MODERATORS_MAY = permissionBits([
  'ManageGuild',
  'ManageChannels',
  'ManageMessages',
  'ManageThreads',
  'MentionEveryone',
]);
/** What the bot's invitation asks for. */
const BOT_MAY = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ManageThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'CreateEvents',
]);

export function builtInGuild(): Guild {
  return { id: GUILD_ID, name: 'Barbican Parlour', ownerId: '1100000000000000101', locale: 'en-US' };
}

export function builtInRoles(botName: string): Role[] {
  return [
    { id: GUILD_ID, name: '@everyone', permissions: EVERYBODY_MAY.toString(), colour: 0, position: 0 },
    { id: MODERATOR_ROLE, name: 'Moderators', permissions: MODERATORS_MAY.toString(), colour: 0x009e73, position: 2 },
    { id: BOT_ROLE, name: botName, permissions: BOT_MAY.toString(), colour: 0, position: 1, botId: BOT_ID },
  ];
}

export function builtInMembers(botName: string): Member[] {
  const joined = { bot: false, joinedAt: OPENED };
  return [
    {
      ...joined,
      id: '1100000000000000101',
      username: 'mira',
      name: 'Mira',
      locale: 'en-GB',
      colour: '#56b4e9',
      roles: [],
    },
    {
      ...joined,
      id: '1100000000000000102',
      username: 'tom',
      name: 'Tom',
      locale: 'en-US',
      colour: '#e69f00',
      roles: [],
    },
    {
      ...joined,
      id: '1100000000000000103',
      username: 'ana',
      name: 'Ana',
      locale: 'fr',
      colour: '#009e73',
      roles: [MODERATOR_ROLE],
    },
    { ...joined, id: '1100000000000000104', username: 'jo', name: 'Jo', locale: 'fr', colour: '#cc79a7', roles: [] },
    {
      id: BOT_ID,
      username: botName,
      name: botName,
      locale: 'en-US',
      colour: '#e0b04b',
      bot: true,
      roles: [BOT_ROLE],
      joinedAt: OPENED,
    },
  ];
}

export function builtInChannels(): TextChannel[] {
  const list = [
    { id: '1100000000000000201', name: 'game-night', topic: 'The first table. Open a game with /table open.' },
    { id: '1100000000000000202', name: 'second-table', topic: 'For a second game at the same time.' },
    { id: '1100000000000000203', name: 'off-topic', topic: 'Anything but sieges.' },
  ];
  return list.map((channel, position) => ({ kind: 'text', ...channel, position, overwrites: [], lastMessageId: null }));
}

export { MODERATOR_ROLE };
