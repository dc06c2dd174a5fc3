/** The wordings of guesses by language; a missing one fails to compile. */
import type { Locale } from '../../../kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const guessWords: Record<Locale, typeof en> = { en, fr };
