/** Which of our languages a person or a guild reads. */
import type { Locale } from '../kernel/index.js';

export const locales = ['en', 'fr'] as const satisfies readonly Locale[];

/** From Discord's names ("en-GB", "fr", "pt-BR") to ours; the first that we speak. */
export function localeOf(...wanted: readonly (string | null | undefined)[]): Locale {
  for (const one of wanted) {
    const language = one?.split('-', 1)[0]?.toLowerCase();
    const known = locales.find((locale) => locale === language);
    if (known) return known;
  }
  return 'en';
}

const listFormats: Record<Locale, Record<'and' | 'or', Intl.ListFormat>> = {
  en: {
    and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
    or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  },
  fr: {
    and: new Intl.ListFormat('fr', { type: 'conjunction' }),
    or: new Intl.ListFormat('fr', { type: 'disjunction' }),
  },
};

/** "Name: value"; French sets a space before the colon that no line may break at. */
export function pairIn(locale: Locale, name: string, value: string): string {
  return locale === 'fr' ? `${name}\u00a0: ${value}` : `${name}: ${value}`;
}

/** "a, b and c" in the reader's language. */
export function listIn(locale: Locale, items: readonly string[], link: 'and' | 'or' = 'and'): string {
  return listFormats[locale][link].format(items);
}
