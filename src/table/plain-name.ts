/** Names as people choose them, made harmless before anything is done with them. */

const nameChars = 32;

/**
 * A name that formats, links and mentions nothing, in text as in pictures. What only looks different (full-width signs,
 * letters of mathematics) is written plainly first, so that nothing comes back in disguise; a tower of accents is cut.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\/+/giu, ' ')
    .replace(/[\\*`~|<>[\]#@/]/gu, ' ')
    // An underscore between two letters formats nothing; any other might.
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|_{2,}/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[-+>.:\s]+/, '')
    .trim();
  return Array.from(plain).slice(0, nameChars).join('').trim() || '?';
}
