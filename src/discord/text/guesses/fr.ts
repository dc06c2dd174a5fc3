/** Guesses of those who watch, in French. */
import { listIn } from '../../../i18n/locale.js';
import { fr as language } from '../../../pieces/wording/fr.js';
import type { en } from './en.js';

export const fr: typeof en = {
  ask: (question) => `🔮 **Pour les spectateurs** : ${question}`,
  noted: (end) => `Noté : **${end}**. Vous pouvez changer d’avis jusqu’au début ; un bon pronostic vaut un point.`,
  youSit: 'Vous jouez à cette table : les pronostics sont pour les spectateurs.',
  off: 'Cette table joue sans pronostics ; son hôte peut les permettre avec `/table plateau`.',
  nothing: 'Il n’y a rien à prévoir ici pour le moment. Avant un grand combat, le plateau pose la question.',
  tooLate: 'Trop tard : ce combat a commencé, ou il est fini. Le plateau reposera la question avant le prochain.',
  seen: 'Ce combat a déjà été livré, puis annulé : qui en a vu la fin ne peut plus donner de pronostic.',
  unknown: (ends) =>
    `Pronostics possibles : ${listIn(
      'fr',
      ends.map((end) => `**${end}**`),
      'or',
    )}.`,
  seers: 'Devins',
  row: (place, name, right, guessed) =>
    `${place}. **${name}** : ${language.counted(right, 'point', 'points')} (${language.counted(right, 'pronostic juste', 'pronostics justes')} sur ${guessed})`,
  own: (right, guessed) => `Combats prévus en spectateur : **${right}** sur ${guessed}.`,
};
