/** Which of our languages a person or a guild reads. */
import { type Locale, locales } from '../kernel/index.js';
import { languages } from '../pieces/wording/index.js';

export { locales };

/** From Discord's names ("en-GB", "fr", "pt-BR") to ours; the first that we speak. */
export function localeOf(...wanted: readonly (string | null | undefined)[]): Locale {
  for (const one of wanted) {
    const language = one?.split('-', 1)[0]?.toLowerCase();
    const known = locales.find((locale) => locale === language);
    if (known) return known;
  }
  return locales[0];
}

/** "Name: value" in the reader's language. */
export function pairIn(locale: Locale, name: string, value: string): string {
  return languages[locale].pair(name, value);
}

/** "a, b and c" in the reader's language. */
export function listIn(locale: Locale, items: readonly string[], link: 'and' | 'or' = 'and'): string {
  return link === 'and' ? languages[locale].all(items) : languages[locale].either(items);
}
