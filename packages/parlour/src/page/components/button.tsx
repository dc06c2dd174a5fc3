/** A button in each of Discord's styles; a link is a link. */
import type { APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { Dots } from '../chrome/dots.js';
import { Icon } from '../chrome/icons.js';
import { usePressing } from '../message/press.js';
import { Emoji } from './emoji.js';
import { STYLE } from './kinds.js';

const LOOKS: Record<ButtonStyle, string> = {
  [STYLE.Primary]: 'primary',
  [STYLE.Secondary]: 'secondary',
  [STYLE.Success]: 'success',
  [STYLE.Danger]: 'danger',
  [STYLE.Link]: 'secondary',
  [STYLE.Premium]: 'primary',
};

export function Button({ button }: { button: APIButtonComponent }) {
  const { busy, press } = usePressing();
  if (!('label' in button || 'emoji' in button)) return null;
  const face = (
    <>
      {button.emoji && <Emoji emoji={button.emoji} />}
      {button.label && <span>{button.label}</span>}
    </>
  );
  const name = button.label ?? button.emoji?.name;
  if ('url' in button) {
    return (
      <a class="button secondary" href={button.url} target="_blank" rel="noreferrer" aria-label={name}>
        {face}
        <Icon name="link" />
      </a>
    );
  }
  const waiting = busy === button.custom_id;
  return (
    <button
      type="button"
      class={`button ${LOOKS[button.style]}${waiting ? ' waiting' : ''}`}
      disabled={button.disabled === true || (busy !== undefined && !waiting)}
      aria-busy={waiting}
      aria-label={name}
      onClick={() => {
        press(button.custom_id);
      }}
    >
      <span class="button-face">{face}</span>
      {waiting && <Dots />}
    </button>
  );
}
