/** The commands' wordings by language; a missing one fails to compile. */
import type { Locale } from '../../src/kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type CommandWords = typeof en;
export const commandWords: Record<Locale, CommandWords> = { en, fr };
