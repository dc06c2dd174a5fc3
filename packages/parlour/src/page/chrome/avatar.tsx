/** A member's drawn avatar: initials on their colour. The name always stands beside it, so it is hidden from readers. */
import type { PageMember } from '../../page-api.js';

type Face = Pick<PageMember, 'name' | 'colour' | 'bot'>;

/** Dark letters on a light colour, light letters on a dark one. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#1b1c20' : '#ffffff';
}

export function Avatar({ member, size }: { member: Face; size: 'tiny' | 'small' | 'large' }) {
  const style = { backgroundColor: member.colour, color: inkOn(member.colour) };
  return (
    <span class={`avatar ${size}`} style={style} aria-hidden="true">
      {member.bot ? (
        <svg viewBox="0 0 32 32">
          <path fill="currentColor" d="M7 7h4v3h3V7h4v3h3V7h4v7l-2 2v9h-5v-4a2 2 0 0 0-4 0v4H9v-9l-2-2z" />
        </svg>
      ) : (
        Array.from(member.name)
          .slice(0, size === 'tiny' ? 1 : 2)
          .join('')
      )}
    </span>
  );
}
