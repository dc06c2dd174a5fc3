/** The wordings of calls by language; a missing one fails to compile. */
import type { Locale } from '../../../kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';

type PingWords = typeof en;
export const pingWords: Record<Locale, PingWords> = { en, fr };
