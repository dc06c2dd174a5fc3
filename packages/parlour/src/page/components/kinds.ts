/** Discord's numbers by name, checked against its types without bringing its library into the browser. */
import type { ButtonStyle, ComponentType, SeparatorSpacingSize, TextInputStyle } from 'discord-api-types/v10';

export const KIND: {
  [K in keyof typeof ComponentType as Exclude<K, 'SelectMenu' | 'ContentInventoryEntry'>]: (typeof ComponentType)[K];
} = {
  ActionRow: 1,
  Button: 2,
  StringSelect: 3,
  TextInput: 4,
  UserSelect: 5,
  RoleSelect: 6,
  MentionableSelect: 7,
  ChannelSelect: 8,
  Section: 9,
  TextDisplay: 10,
  Thumbnail: 11,
  MediaGallery: 12,
  File: 13,
  Separator: 14,
  Container: 17,
  Label: 18,
  FileUpload: 19,
  RadioGroup: 21,
  CheckboxGroup: 22,
  Checkbox: 23,
};

export const STYLE: { [K in keyof typeof ButtonStyle]: (typeof ButtonStyle)[K] } = {
  Primary: 1,
  Secondary: 2,
  Success: 3,
  Danger: 4,
  Link: 5,
  Premium: 6,
};

export const PARAGRAPH: TextInputStyle.Paragraph = 2;
export const LARGE: SeparatorSpacingSize.Large = 2;

const FLAGS = { ephemeral: 64, thinking: 128, silent: 4096, componentsV2: 32768 } as const;

export const hasFlag = (message: { flags?: number }, flag: keyof typeof FLAGS): boolean =>
  ((message.flags ?? 0) & FLAGS[flag]) !== 0;
