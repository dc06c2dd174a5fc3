/** A button that shows only an icon, and says in words what it does. */
import { Icon, type IconName } from './icons.js';

export function IconButton(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={props.label} title={props.label} onClick={props.onClick}>
      <Icon name={props.icon} />
    </button>
  );
}
