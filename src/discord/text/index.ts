/** The bot's wordings by language; a missing one fails to compile. */
import type { Locale } from '../../kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type DiscordWords = typeof en;
export const discordWords: Record<Locale, DiscordWords> = { en, fr };
