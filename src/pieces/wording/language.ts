/** What differs from language to language when words are put together. */

export type Language = {
  /** "a, b and c"; nothing where there is nothing. */
  all(items: readonly string[]): string;
  /** "a, b or c". */
  either(items: readonly string[]): string;
  /** The form of a word that goes with a number: `one` or `many`, which is `one` with an s where absent. */
  plural(count: number, one: string, many?: string): string;
  /** The s of a plural, where there are several: `card${s(count)}`. */
  s(count: number): string;
  /** "3 orcs". */
  counted(count: number, one: string, many?: string): string;
  /** "Name: value". */
  pair(name: string, value: string): string;
  /** In quotation marks. */
  quoted(text: string): string;
};

export function joinedWith(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
