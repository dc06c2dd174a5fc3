/** Components V2 in few words: what a message is made of, as plain JSON. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { type CustomId, encodeCustomId } from './custom-id.js';
import { clip, flags, limits } from './limits.js';

/** A file to send along; `alt` is read aloud by screen readers. */
export type OutgoingFile = { name: string; data: Buffer; alt?: string };

/** A message as the builders leave it: who sees it and how it travels is decided by whoever sends it. */
export type Outgoing = {
  components: APIMessageTopLevelComponent[];
  files?: readonly OutgoingFile[];
  /** The users it may ping; nobody where absent. */
  pings?: readonly string[];
  silent?: boolean;
};

export type SeenBy = 'everybody' | 'asker';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Brass, as in the pictures. */
const accent = 0xe0b04b;

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: clip(content === '' ? '\u200b' : content, limits.text) };
}

export function separator(): APISeparatorComponent {
  return { type: ComponentType.Separator };
}

export function gallery(...pictures: readonly { name: string; alt: string }[]): APIMediaGalleryComponent {
  return {
    type: ComponentType.MediaGallery,
    items: pictures.map(({ name, alt }) => ({
      media: { url: `attachment://${name}` },
      description: clip(alt, limits.altText),
    })),
  };
}

export function file(name: string): APIFileComponent {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

export function container(...components: readonly APIComponentInContainer[]): APIContainerComponent {
  return { type: ComponentType.Container, accent_color: accent, components: [...components] };
}

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;
export type ButtonLook = keyof typeof styles;

export type ButtonSpec = { id: CustomId; label: string; look?: ButtonLook; emoji?: string; disabled?: boolean };

export function button({ id, label, look = 'secondary', emoji, disabled }: ButtonSpec): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[look],
    custom_id: encodeCustomId(id),
    label: clip(label, limits.buttonLabel),
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
    ...(disabled ? { disabled } : {}),
  };
}

export type SelectChoice = { value: string; label: string; description?: string; chosen?: boolean };
export type SelectSpec = {
  id: CustomId;
  placeholder: string;
  choices: readonly SelectChoice[];
  min?: number;
  max?: number;
};

export function select({ id, placeholder, choices, min = 1, max = 1 }: SelectSpec): Row {
  const options: APISelectMenuOption[] = choices.slice(0, limits.selectOptions).map((choice) => ({
    value: clip(choice.value, limits.optionValue),
    label: clip(choice.label === '' ? choice.value : choice.label, limits.optionLabel),
    ...(choice.description === undefined ? {} : { description: clip(choice.description, limits.optionDescription) }),
    ...(choice.chosen ? { default: true } : {}),
  }));
  const menu: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: encodeCustomId(id),
    placeholder: clip(placeholder, limits.selectPlaceholder),
    options,
    min_values: Math.min(min, options.length),
    max_values: Math.max(1, Math.min(max, options.length)),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** Buttons on as many rows as they need. */
export function rows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const made: Row[] = [];
  for (let from = 0; from < buttons.length; from += limits.buttonsInRow) {
    made.push({ type: ComponentType.ActionRow, components: buttons.slice(from, from + limits.buttonsInRow) });
  }
  return made;
}

/** The message's JSON. Pings only whom it names, whatever a table's title or a player's name may contain. */
export function messageBody(message: Outgoing, seenBy: SeenBy = 'everybody') {
  const { components, files = [], pings = [], silent } = message;
  return {
    components,
    flags: flags.componentsV2 | (silent ? flags.silent : 0) | (seenBy === 'asker' ? flags.ephemeral : 0),
    allowed_mentions: { parse: [], users: [...new Set(pings)] },
    attachments: files.map((one, id) => ({
      id: String(id),
      filename: one.name,
      ...(one.alt === undefined ? {} : { description: clip(one.alt, limits.altText) }),
    })),
  };
}

/** All that counts against a message's limit, what stands inside included. */
function countComponents(parts: readonly (APIComponentInContainer | APIComponentInMessageActionRow)[]): number {
  return parts.reduce((sum, part) => sum + 1 + ('components' in part ? countComponents(part.components) : 0), 0);
}

/** For so many menus more a container has room beside these parts. */
export function roomForMenus(parts: readonly APIComponentInContainer[]): number {
  return Math.max(0, Math.floor((limits.components - 1 - countComponents(parts)) / 2));
}

/** For so many buttons more, on rows of their own. */
export function roomForButtons(parts: readonly APIComponentInContainer[]): number {
  const left = limits.components - 1 - countComponents(parts);
  return Math.max(0, Math.floor((left * limits.buttonsInRow) / (limits.buttonsInRow + 1)));
}
