/** Which wordings a member reads: French for French, English for everyone else. */
import { type PageLocale, type Words } from './catalogue.js';
import { en } from './en.js';
import { fr } from './fr.js';

const CATALOGUES: Record<PageLocale, Words> = { en, fr };

/** What is sent to the server when a member picks a language. */
export const DISCORD_LOCALES: Record<PageLocale, string> = { en: 'en-GB', fr: 'fr' };

export const pageLocale = (locale: string): PageLocale => (locale.toLowerCase().startsWith('fr') ? 'fr' : 'en');

export const wordsFor = (locale: string): Words => CATALOGUES[pageLocale(locale)];
