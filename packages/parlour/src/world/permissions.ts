/** Who may do what where, computed as Discord does: roles first, then the channel's exceptions. */
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Guild, Member, Overwrite, PermissionName, Role, TextChannel } from './types.js';

const ALL = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

export function permissionsIn(guild: Guild, roles: readonly Role[], member: Member, channel?: TextChannel): bigint {
  if (member.id === guild.ownerId) return ALL;
  const base = roles
    .filter((role) => role.id === guild.id || member.roles.includes(role.id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  if (base & Bits.Administrator) return ALL;
  if (!channel) return base;
  const groups = [
    channel.overwrites.filter((one) => one.id === guild.id),
    channel.overwrites.filter((one) => one.kind === 'role' && member.roles.includes(one.id)),
    channel.overwrites.filter((one) => one.kind === 'member' && one.id === member.id),
  ];
  const allowed = groups.reduce(applyOverwrites, base);
  // Whoever can't see a channel can do nothing else in it.
  return allowed & Bits.ViewChannel ? allowed : 0n;
}

function applyOverwrites(permissions: bigint, overwrites: readonly Overwrite[]): bigint {
  const deny = overwrites.reduce((sum, one) => sum | BigInt(one.deny), 0n);
  const allow = overwrites.reduce((sum, one) => sum | BigInt(one.allow), 0n);
  return (permissions & ~deny) | allow;
}

export function has(permissions: bigint, ...names: readonly PermissionName[]): boolean {
  return names.every((name) => (permissions & Bits[name]) === Bits[name]);
}
