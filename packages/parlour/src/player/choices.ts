/** What a member chose in a menu, or why it can't be chosen. */
import { ComponentType } from 'discord-api-types/v10';
import type { Payload } from '../interactions/payloads.js';
import { sayingsFor } from '../texts.js';
import { isRecord, listOf, type Loose } from '../validate/findings.js';
import type { Resolved } from './resolved.js';

export function chosenIn(
  component: Loose,
  chosen: readonly string[],
  resolved: Resolved,
  locale: string,
): { fields: Payload } | { refused: string } {
  if (component['type'] === ComponentType.Button) return { fields: {} };
  const say = sayingsFor(locale);
  const min = Number(component['min_values'] ?? 1);
  const max = Number(component['max_values'] ?? 1);
  if (chosen.length < min || chosen.length > max) return { refused: say.choose(min, max) };
  if (!chosen.every((id) => isOffered(component, id, resolved))) return { refused: say.noSuchControl };
  return { fields: { values: chosen } };
}

function isOffered(component: Loose, id: string, resolved: Resolved): boolean {
  switch (component['type']) {
    case ComponentType.UserSelect:
      return resolved.user(id);
    case ComponentType.RoleSelect:
      return resolved.role(id);
    case ComponentType.MentionableSelect:
      return resolved.user(id) || resolved.role(id);
    case ComponentType.ChannelSelect:
      return resolved.channelWith(id);
    default:
      return listOf(component['options']).some((option) => isRecord(option) && option['value'] === id);
  }
}
