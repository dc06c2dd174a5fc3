import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** A guild's own emoji has no picture here: its name stands for it. */
export function Emoji({ emoji }: { emoji: APIMessageComponentEmoji }) {
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.id ? `:${emoji.name ?? ''}:` : emoji.name}
    </span>
  );
}
