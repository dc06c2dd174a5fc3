/** Words that every picture may need. */
import type { Locale } from '../../src/kernel/index.js';

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

function list(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

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
    won: (names) => (names.length === 1 ? `${list(names, 'and')} wins` : `${list(names, 'and')} win`),
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
    host: (name) => `Table de ${name}`,
    seats: (taken, of) => (taken < 2 ? `${taken} place prise sur ${of}` : `${taken} places prises sur ${of}`),
    lobby: 'La table est ouverte',
    options: 'Options',
    won: (names) => `Victoire : ${list(names, 'et')}`,
    lost: 'Défaite',
    over: 'Partie terminée',
    points: 'pts',
    overRounds: 'Les points au fil des rounds',
    endAlt: (game, result, reason, scores) =>
      `${game} : ${result}. ${reason}${scores === '' ? '' : ` Scores : ${scores}.`}`,
    lobbyAlt: (game, seats, options) => `${game}, table ouverte. ${seats}.${options === '' ? '' : ` ${options}.`}`,
  },
};
