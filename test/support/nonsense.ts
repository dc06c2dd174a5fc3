/** Everything that people type into a box and that no game ever asked for; seeded, so that a fault is found again. */
import type { AnyGame, Rng } from '../../src/kernel/index.js';
import { locales } from '../../src/kernel/index.js';

const fixed = [
  '',
  ' ',
  '   ,;  ,',
  '?',
  '…',
  '0',
  '-1',
  '1e309',
  '-0',
  '007',
  '3.14',
  'NaN',
  'Infinity',
  '999999999999999999999',
  '٣',
  '½',
  'all',
  'ALL',
  'tout',
  'none',
  'rien',
  'proposal',
  'proposition',
  'all all',
  'none, all',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{}',
  '[]',
  '["a"]',
  '{"$gt":""}',
  "' OR 1=1 --",
  "Robert'); DROP TABLE players;--",
  '<script>alert(1)</script>',
  '@everyone',
  '<@123456789012345678>',
  '`code`',
  '*'.repeat(40),
  '../../etc/passwd',
  '%s%s%n',
  '\u0000',
  '\u200b\u200d',
  '\ud800',
  '\u202eorcs\u202c',
  'ارسم لوحة',
  'שלום',
  '日本語',
  '🏰🐉',
  '👨‍👩‍👧‍👦',
  'é'.normalize('NFD').repeat(30),
  'ﬁne ﬂame',
  'İstanbul',
  'ß',
  '\n\n\t',
  'a,'.repeat(200),
  'x'.repeat(6000),
  '🐉'.repeat(1500),
  '1 2 3 4 5 6 7 8 9',
  '1-2-3',
  'a:b:c',
  'Moria',
  '#ffffff',
  'http://example.com',
] as const;

/** Words of the games' own catalogues, in every language: right somewhere, wrong here. */
function wordsOf(games: readonly AnyGame[]): string[] {
  return games.flatMap((game) =>
    locales.flatMap((locale) => {
      const { actions, wishes, presets, command, name } = game.text[locale];
      return [
        name,
        command.name,
        ...Object.keys(actions),
        ...Object.values(actions).flatMap((action) => [action.name, action.label]),
        ...Object.values(wishes),
        ...Object.values(presets).map(({ label }) => label),
      ];
    }),
  );
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyzäéœñ0123456789 ,;:-_/\\"\'“”~#+*()[]{}.!?%&=|<>@^°§µ漢ع👾');

export type Nonsense = {
  /** Another piece of nonsense; `right` is what would be legal here, to be torn out of its order. */
  next(right: readonly string[]): string;
};

export function nonsense(games: readonly AnyGame[], rng: Rng): Nonsense {
  const words = wordsOf(games);
  const letters = (most: number): string =>
    Array.from({ length: 1 + rng.int(most) }, () => alphabet[rng.int(alphabet.length)] ?? 'x').join('');
  const several = (pick: () => string): string =>
    Array.from({ length: 1 + rng.int(5) }, pick).join(rng.pick([' ', ', ', ',', '; ', '  ', '\n']));
  const kinds: readonly ((right: readonly string[]) => string)[] = [
    () => rng.pick(fixed),
    () => letters(12),
    () => letters(300),
    () => rng.pick(words),
    () => several(() => rng.pick(words)),
    () => String(rng.int(2000) - 1000),
    // The right word, bent: shortened, doubled, shouted, backwards, with a stranger beside it.
    (right) => bend(right.length > 0 ? rng.pick(right) : rng.pick(words)),
    (right) => several(() => (right.length > 0 ? rng.pick(right) : rng.pick(words))),
    (right) => several(() => (right.length > 0 && rng.int(2) === 0 ? rng.pick(right) : letters(6))),
  ];
  function bend(word: string): string {
    const ways = [
      () => word.slice(0, 1 + rng.int(Math.max(1, word.length))),
      () => `${word} ${word}`,
      () => word.toUpperCase(),
      () => Array.from(word).reverse().join(''),
      () => `${word} ${letters(5)}`,
      () => `«${word}»`,
      () => word.normalize('NFD'),
      () => word.replaceAll(/[aeiou]/g, ''),
    ];
    return rng.pick(ways)();
  }
  return { next: (right) => rng.pick(kinds)(right) };
}
