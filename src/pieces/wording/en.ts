/** English. */
import { joinedWith, type Language } from './language.js';

const plural: Language['plural'] = (count, one, many = `${one}s`) => (Math.abs(count) === 1 ? one : many);

export const en: Language = {
  all: (items) => joinedWith(items, 'and'),
  either: (items) => joinedWith(items, 'or'),
  plural,
  s: (count) => plural(count, '', 's'),
  counted: (count, one, many) => `${count} ${plural(count, one, many)}`,
  pair: (name, value) => `${name}: ${value}`,
  quoted: (text) => `“${text}”`,
};
