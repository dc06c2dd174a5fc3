/** A fortress of one's own in a few words, where its text would be too long. */
import { readFortress } from '../../rules/own-fortress.js';

export function ownFortressInBrief(worded: (name: string | null, tiles: number) => string): (text: string) => string {
  return (text) => {
    const reading = readFortress(text);
    if (!reading.ok) return text;
    const { name, plan } = reading.fortress;
    return worded(name, plan.tiles.filter(({ type }) => type !== 'rift').length);
  };
}
