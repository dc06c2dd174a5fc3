/** French: lists, numbers, elision, contracted articles, spaces that do not break. */
import { joinedWith, type Language } from './language.js';

const noBreak = '\u00a0';

const plural: Language['plural'] = (count, one, many = `${one}s`) => (Math.abs(count) < 2 ? one : many);

export const fr: Language = {
  all: (items) => joinedWith(items, 'et'),
  either: (items) => joinedWith(items, 'ou'),
  plural,
  s: (count) => plural(count, '', 's'),
  counted: (count, one, many) => `${count} ${plural(count, one, many)}`,
  pair: (name, value) => `${name}${noBreak}: ${value}`,
  quoted: (text) => `«${noBreak}${text}${noBreak}»`,
};

/** Words whose h is not mute, by their beginnings; heroes of both genders are told apart below. */
const aspirated = [
  ...[
    'hach',
    'hai',
    'haïr',
    'haïss',
    'hall',
    'halte(?!\\p{L})',
    'hamac',
    'hameau',
    'hamster',
    'hanch',
    'hand',
    'hangar',
    'hanneton',
  ],
  ...['hans', 'hant', 'happ', 'harc', 'hard', 'harem', 'hareng', 'hargn', 'haricot', 'harnai', 'harnach', 'harp'],
  ...['harry', 'hasard', 'hât', 'hauss', 'haut', 'havre', 'heaume', 'hérau', 'hériss', 'hernie', 'héron', 'hêtre'],
  ...['heurt', 'hibou', 'hic', 'hideu', 'hiérarch', 'hiss', 'hobb', 'hobgob', 'hoch', 'hockey', 'hogarth', 'holland'],
  ...['homard', 'hongr', 'hont', 'hoquet', 'hord', 'hors', 'hott', 'houe', 'houill', 'houl', 'houpp', 'hous', 'houx'],
  ...['hubl', 'huch', 'hu[eé]', 'huit', 'hulott', 'hun', 'hupp', 'hurl', 'huron', 'hussard', 'hutt', 'haie', 'hein'],
];
const notElided = [
  new RegExp(`^(?:${aspirated.join('|')})`, 'iu'),
  // A hero, but not a heroine or heroism.
  /^héros(?!\p{L})/iu,
  // Numbers, yes, and a y that glides into the next vowel.
  /^(?:onz|oui(?!\p{L})|ouistiti|un(?!\p{L})|y(?!eux)[aàâeéèêioôuù])/iu,
  /^uhlan/iu,
];

/** Marks of bold, italics and the like, which are not heard. */
const silent = /^[*_~`|"“«\s\u00a0]*/u;

/** Whether a word before this one loses its vowel: before a vowel, a mute h and most names in y. */
export function isElidedBefore(word: string): boolean {
  const heard = word.replace(silent, '').normalize('NFC');
  if (notElided.some((rule) => rule.test(heard))) return false;
  return /^[aeiouyhœæ]/iu.test(heard.normalize('NFD'));
}

/** "d’" or "de ", "qu’" or "que ", "l’" or "le ", as the next word asks. */
function elided(word: 'de' | 'que' | 'le' | 'la' | 'ne' | 'se' | 'je', next: string): string {
  return isElidedBefore(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

/** « d’Ana », « de Mira », « du mur », « des orques »: an article in small letters is drawn in, a name's never. */
export function de(name: string): string {
  if (name.startsWith('le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('les ')) return `des ${name.slice(4)}`;
  return elided('de', name);
}

/** « à Ana », « au mur », « aux orques ». */
export function au(name: string): string {
  if (name.startsWith('le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** « qu’Ana », « que Mira ». */
export function que(name: string): string {
  return elided('que', name);
}

export type Gender = 'm' | 'f';

/** « le troll », « la tour », « l’orque ». */
export function the(noun: string, gender: Gender): string {
  return elided(gender === 'm' ? 'le' : 'la', noun);
}

/** No line may break before a colon, semicolon, question or exclamation mark, or inside quotation marks. */
export function spaced(text: string): string {
  return text
    .replace(/ ([:;?!»])/g, `${noBreak}$1`)
    .replace(/([^\s\u00a0])([:;])(?= )/g, `$1${noBreak}$2`)
    .replace(/« /g, `«${noBreak}`);
}

/** The same for every sentence in a tree of texts and of functions that word something. */
export function spacedAll<T>(tree: T): T {
  if (typeof tree === 'string') return spaced(tree) as T;
  if (typeof tree === 'function') {
    const word = tree as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => spacedAll(word(...args))) as T;
  }
  if (Array.isArray(tree)) return tree.map((part: unknown) => spacedAll(part)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, spacedAll<unknown>(part)])) as T;
}
