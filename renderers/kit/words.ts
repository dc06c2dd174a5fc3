/** Words that every picture may need. */
import type { Locale } from '../../src/kernel/index.js';
import { en } from '../../src/pieces/wording/en.js';
import { de, fr } from '../../src/pieces/wording/fr.js';

type Words = {
  changed: string;
  moved: string;
  danger: string;
  spent: string;
  decides: string;
  everyone: string;
  free: string;
  bot: string;
  host: (name: string) => string;
  seats: (taken: number, of: number) => string;
  lobby: string;
  options: string;
  won: (names: readonly string[]) => string;
  lost: string;
  over: string;
  points: string;
  overRounds: string;
  endAlt: (game: string, result: string, reason: string, scores: string) => string;
  lobbyAlt: (game: string, seats: string, options: string) => string;
};

export const words: Record<Locale, Words> = {
  en: {
    changed: 'new since last time',
    moved: 'moved',
    danger: 'danger',
    spent: 'spent',
    decides: 'to decide',
    everyone: 'Everyone',
    free: 'free seat',
    bot: 'bot',
    host: (name) => `Table of ${name}`,
    seats: (taken, of) => `${taken} of ${of} seats taken`,
    lobby: 'The table is open',
    options: 'Options',
    won: (names) => (names.length === 1 ? `${en.all(names)} wins` : `${en.all(names)} win`),
    lost: 'Defeat',
    over: 'Game over',
    points: 'pts',
    overRounds: 'Points over the rounds',
    endAlt: (game, result, reason, scores) =>
      `${game}: ${result}. ${reason}${scores === '' ? '' : ` Scores: ${scores}.`}`,
    lobbyAlt: (game, seats, options) => `${game}, table open. ${seats}.${options === '' ? '' : ` ${options}.`}`,
  },
  fr: {
    changed: 'nouveau',
    moved: 'déplacé',
    danger: 'danger',
    spent: 'épuisé',
    decides: 'doit décider',
    everyone: 'Tout le monde',
    free: 'place libre',
    bot: 'bot',
    host: (name) => `Table ${de(name)}`,
    seats: (taken, of) => (taken < 2 ? `${taken} place prise sur ${of}` : `${taken} places prises sur ${of}`),
    lobby: 'La table est ouverte',
    options: 'Options',
    won: (names) => `Victoire : ${fr.all(names)}`,
    lost: 'Défaite',
    over: 'Partie terminée',
    points: 'pts',
    overRounds: 'Les points au fil des rounds',
    endAlt: (game, result, reason, scores) =>
      `${game} : ${result}. ${reason}${scores === '' ? '' : ` Scores : ${scores}.`}`,
    lobbyAlt: (game, seats, options) => `${game}, table ouverte. ${seats}.${options === '' ? '' : ` ${options}.`}`,
  },
};
