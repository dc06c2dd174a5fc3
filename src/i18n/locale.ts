/** Which of our languages to speak to whom. */
import type { Locale } from '../kernel/index.js';

export const locales = ['en', 'fr'] as const satisfies readonly Locale[];

/** Our language for a Discord locale code such as "fr" or "en-GB"; English for every other. */
export function localeFrom(code: string | undefined): Locale {
  return code?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
