/** What a select menu offers: its own options, or the guild's people and channels. */
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import type { PageState } from '../../page-api.js';
import type { Words } from '../words/catalogue.js';
import { KIND } from './kinds.js';
import type { MenuItem } from './menu.js';

const people = (state: PageState): MenuItem[] =>
  state.members.map((member) => ({
    value: member.id,
    label: member.name,
    description: `@${member.username}`,
    member,
  }));

export function itemsOf(select: APISelectMenuComponent, state: PageState, words: Words): MenuItem[] {
  const everyone: MenuItem = { value: state.guild.id, label: `@${words.everyone}` };
  switch (select.type) {
    case KIND.StringSelect:
      return select.options.map(({ value, label, description, emoji }) => ({ value, label, description, emoji }));
    case KIND.UserSelect:
      return people(state);
    case KIND.MentionableSelect:
      return [...people(state), everyone];
    case KIND.RoleSelect:
      return [everyone];
    case KIND.ChannelSelect:
      return state.channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  }
}

export function defaultsOf(select: APISelectMenuComponent): string[] {
  return select.type === KIND.StringSelect
    ? select.options.filter((option) => option.default).map((option) => option.value)
    : (select.default_values ?? []).map((value) => value.id);
}
