/** The wording kit: how words are put together in each of our languages. */
import type { Locale } from '../../kernel/index.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Language } from './language.js';

export type { Language } from './language.js';
export { capital, clip, clipLines, joinedAlike } from './text.js';

export const languages: Readonly<Record<Locale, Language>> = { en, fr };
