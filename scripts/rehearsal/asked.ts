/** Who is asked by the board that stands, with or without a ping. */
import type { Player, Seen } from '@barbican/parlour/player';

export function asks(message: Seen, { id, name }: Player, act: string): boolean {
  return (
    message.buttons.some(({ label }) => label === act) &&
    message.text.split('\n').some((line) => line.startsWith('⏳') && (line.includes(name) || line.includes(id)))
  );
}
