/** Words that every picture may need. */
import type { Locale, Mode } from '../../src/kernel/index.js';
import { en } from '../../src/pieces/wording/en.js';
import { de, fr } from '../../src/pieces/wording/fr.js';

type Words = {
  changed: string;
  delta: string;
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
  players: (min: number, max: number) => string;
  minutes: (min: number, max: number) => string;
  modes: Record<Mode, string>;
  won: (names: readonly string[]) => string;
  lost: string;
  over: string;
  points: string;
  overRounds: string;
  holders: (names: readonly string[]) => string;
  /** A title and who has it. */
  titled: (title: string, holders: string) => string;
  endAlt: (game: string, result: string, reason: string, scores: string, titles: readonly string[]) => string;
  lobbyAlt: (game: string, facts: string, seats: string, options: string) => string;
  night: NightWords;
};

type NightWords = {
  /** What the heading says of a night in each state. */
  states: Record<'planning' | 'locked' | 'seated' | 'over' | 'cancelled', string>;
  when: string;
  what: string;
  who: (count: number, quorum: number) => string;
  bench: string;
  host: (name: string) => string;
  teaches: string;
  alt: (title: string, state: string, times: string, games: string, people: string) => string;
};

export const words: Record<Locale, Words> = {
  en: {
    changed: 'new since last time',
    delta: 'gained or lost',
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
    options: 'How it is played',
    players: (min, max) => (min === max ? `${max} players` : `${min} to ${max} players`),
    minutes: (min, max) => `${min} to ${max} minutes`,
    modes: { cooperative: 'all together against the game', competitive: 'against each other' },
    won: (names) => (names.length === 1 ? `${en.all(names)} wins` : `${en.all(names)} win`),
    lost: 'Defeat',
    over: 'Game over',
    points: 'pts',
    overRounds: 'Points over the rounds',
    holders: (names) => en.all(names),
    titled: (title, holders) => `${title}: ${holders}`,
    endAlt: (game, result, reason, scores, titles) =>
      `${game}: ${result}. ${reason}${scores === '' ? '' : ` Scores: ${scores}.`}${titles.length === 0 ? '' : ` Titles: ${titles.join('; ')}.`}`,
    lobbyAlt: (game, facts, seats, options) =>
      `${game}, table open: ${facts}. ${seats}.${options === '' ? '' : ` ${options}.`}`,
    night: {
      states: {
        planning: 'Choose your times and games',
        locked: 'It is settled',
        seated: 'The table is open',
        over: 'It is over',
        cancelled: 'Called off',
      },
      when: 'When',
      what: 'What',
      who: (count, quorum) => (count < quorum ? `Who comes: ${count}, ${quorum} wanted` : `Who comes: ${count}`),
      bench: 'bench',
      host: (name) => `${name} invites`,
      teaches: 'Somebody will teach',
      alt: (title, state, times, games, people) =>
        `Game night “${title}”. ${state}. ${times}. ${games}. ${people === '' ? 'Nobody comes yet.' : `Coming: ${people}.`}`,
    },
  },
  fr: {
    changed: 'nouveau',
    delta: 'gagné ou perdu',
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
    options: 'Comment on joue',
    players: (min, max) => (min === max ? `${max} joueurs` : `de ${min} à ${max} joueurs`),
    minutes: (min, max) => `de ${min} à ${max} minutes`,
    modes: { cooperative: 'tous ensemble contre le jeu', competitive: 'les uns contre les autres' },
    won: (names) => `Victoire ${de(fr.all(names))}`,
    lost: 'Défaite',
    over: 'Partie terminée',
    points: 'pts',
    overRounds: 'Les points au fil de la partie',
    holders: (names) => fr.all(names),
    titled: (title, holders) => `${title} : ${holders}`,
    endAlt: (game, result, reason, scores, titles) =>
      `${game} : ${result}. ${reason}${scores === '' ? '' : ` Scores : ${scores}.`}${titles.length === 0 ? '' : ` Titres : ${titles.join(' ; ')}.`}`,
    lobbyAlt: (game, facts, seats, options) =>
      `${game}, table ouverte : ${facts}. ${seats}.${options === '' ? '' : ` ${options}.`}`,
    night: {
      states: {
        planning: 'À vous de choisir',
        locked: 'C’est décidé',
        seated: 'La table est ouverte',
        over: 'C’est terminé',
        cancelled: 'Annulée',
      },
      when: 'Quand',
      what: 'À quoi',
      who: (count, quorum) => (count < quorum ? `Qui vient : ${count}, il en faut ${quorum}` : `Qui vient : ${count}`),
      bench: 'banc',
      host: (name) => `À l’invitation ${de(name)}`,
      teaches: 'Quelqu’un expliquera les règles',
      alt: (title, state, times, games, people) =>
        `Soirée jeux « ${title} ». ${state}. ${times}. ${games}. ${people === '' ? 'Personne ne vient encore.' : `Viennent : ${people}.`}`,
    },
  },
};
