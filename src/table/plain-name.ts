/** Names as people choose them, made harmless before anything is done with them. */

const nameChars = 32;

/** What only looks different (full-width signs, letters of mathematics) is written plainly, what is not seen is left out. */
function undisguised(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1');
}

/** A name that formats, links and mentions nothing, in text as in pictures, in no disguise either. */
export function plainName(name: string): string {
  const plain = undisguised(name)
    .replace(/\b[a-z][a-z0-9+.-]*:\/+/giu, ' ')
    .replace(/[\\*`~|<>[\]#@/]/gu, ' ')
    // An underscore between two letters formats nothing; any other might.
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|_{2,}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-+>.:\s]+/, '')
    .trim();
  return Array.from(plain).slice(0, nameChars).join('').trim() || '?';
}

/** The same for what is longer than a name, such as a night's title; a slash as in a date stays. */
export function plainWords(typed: string): string {
  return undisguised(typed)
    .replace(/\b[a-z][a-z0-9+.-]*:\/+/giu, '')
    .replace(/(?<=\.\p{L}{2,})\/+/gu, ' ')
    .replace(/[\\*`~|<>[\]#@_]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
