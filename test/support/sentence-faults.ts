import type { Locale } from '../../src/kernel/index.js';

/** What no sentence of ours may hold, whatever it is about. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a word said twice', /(?<![\p{L}-])(?!vous|nous)(\p{Ll}{2,}) \1(?!\p{L})/u],
  ['stops that follow each other', /(?<!\.)\.\.(?!\.)|[;,]\s?\.(?!\.)|,,|\(\)|: ?:/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['a value that is none', /undefined|NaN|\[object|\bnull\b/],
  ['two spaces', / {2}/],
  ['a space before a comma or a full stop', / [,.](?!\.)/],
  ['a code', /\b[1-6][imo][-+][a-z]+|\b(?:hc|sp|dp|q)-[a-z]+-|\bbook-[a-z]{2}\b/],
  ['a straight quotation mark', /"/],
  ['a full stop after a question in quotation marks', /\?\s?[”»]\./],
  ['a capital within a list', /(?<!\p{L})(?:or|and|ou|et) (?:No|Nobody|Aucune?|Personne)(?!\p{L})/u],
  ['somebody who gives to themselves', /(?<!\p{L})(\p{Lu}\p{Ll}+): [^:.·]* to \1(?!\p{L})/u],
  ['none of many', /(?<!\p{L})(?:only|encore) 0\b/iu],
  [
    'one of many',
    /(?<![\d,.])\b1 (?:cards|actions|wounds|minions|dice|crystals|cartes|blessures|séides|dés|cristaux)\b/,
  ],
];
const englishFaults: readonly (readonly [string, RegExp])[] = [
  ['“a” for “an”', /(?<!\p{L})a (?:[AEFHILMNORSX](?![\p{L}\d])|(?!one|or\b|eu)[aeio]\p{Ll})/u],
  ['“an” for “a”', /(?<!\p{L})an (?!hour|honest|honour|heir)[bcdfghjklmnpqrstvwxyz]\p{Ll}/u],
  ['a place without its article', /(?<!\p{L})(?:on|at|to|from|From)\s(?:siege tower at|Barbican\b)/u],
  [
    'one who acts as many, or several times',
    /\bamong 1\b|\b1 times?\b|\b1 (?!to |would )\p{Ll}+ (?:climb|drown|fall|come|go)\b/u,
  ],
];
const frenchFaults: readonly (readonly [string, RegExp])[] = [
  ['a breaking space before a double sign', / [:;!?»]|« /],
  ['no space before a double sign', /[^\s\u00a0\d/][;!?»](?!\d)/],
  [
    'an elision left out',
    /(?<![\p{L}’-])(?:de|le|la|que|ne|se|je|jusque|lorsque|puisque|quoique) [aeiouéèêâîôûAEIOUÉÈÊ](?![\p{Lu}\d])/u,
  ],
  ['a narrow space', /\u202f/],
  ['gold without its pieces', /\d or(?![\p{L}’])/u],
  ['a place without its article', /(?<!\p{L})(?:sur|dans|depuis|à) (?:tour de siège|barbacane)/iu],
  ['“si il”', /\bsi ils?\b/iu],
  ['“de le” or “à le”', /\b(?:de les?|à les?) (?!\p{Lu})/u],
  [
    'one or none of many',
    /(?<![\d,.×/+−–-])\b[01] (?!dans|sans|mais|puis|sous|plus|vers|boss|héros|fois)\p{Ll}{3,}s(?![\p{L}\d])/u,
  ],
  ['an English word', /(?<![\p{L}’])(?:all|none|round|the|with|your)(?!\p{L})/iu],
  ['dice where one fell', /\bdés [*~]*\d[*~]*[\s\u00a0][;:]/u],
];

export const faultsIn = (locale: Locale): readonly (readonly [string, RegExp])[] => [
  ...faults,
  ...(locale === 'fr' ? frenchFaults : englishFaults),
];
