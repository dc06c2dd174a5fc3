/** The wordings of game nights by language; a missing one fails to compile. */
import type { Locale } from '../../../kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type NightWords = typeof en;
export const nightWords: Record<Locale, NightWords> = { en, fr };
