/** Comparing what is typed with what is meant. */

export type Worded = { value: string; label: string; about?: string; group?: string };

/** No case, no accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Those that hold every typed word in their label or value, in their own order. */
export function* matching(choices: Iterable<Worded>, typed: string): Generator<Worded> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  for (const choice of choices) {
    const held = `${fold(choice.label)} ${fold(choice.value)}`;
    if (words.every((word) => held.includes(word))) yield choice;
  }
}

/** More of what is typed says nothing more about what was meant. */
const comparedChars = 60;

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const framed = ` ${text} `;
  for (let at = 0; at < framed.length - 1; at += 1) {
    const pair = framed.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How alike two folded texts are, from 0 to 1: by the pairs of letters that they share. */
function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** The choices that look most like what was typed, the likest first; alike ones keep their own order. */
export function nearestTo(choices: Iterable<Worded>, typed: string): Worded[] {
  const wanted = fold(typed).slice(0, comparedChars);
  const pairs = pairsOf(wanted);
  const near = ({ value, label }: Worded): number => {
    const said = [fold(value), fold(label)].map((text) => text.slice(0, comparedChars));
    const holds = wanted !== '' && said.some((text) => text.includes(wanted)) ? 1 : 0;
    return holds + Math.max(...said.map((text) => likeness(pairs, pairsOf(text))));
  };
  return Array.from(choices, (choice) => ({ choice, near: near(choice) }))
    .sort((a, b) => b.near - a.near)
    .map(({ choice }) => choice);
}
