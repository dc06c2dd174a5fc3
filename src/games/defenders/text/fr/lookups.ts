/** Consultations, comme on les dit en français. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { inspectIn } from '../shared/lookups.js';
import { rulesIn } from '../shared/rulebook.js';
import { rulebook } from './rules.js';
import { statusWords } from './status.js';

export const lookups: Catalogue<Dor>['lookups'] = {
  inspect: {
    name: 'examiner',
    description: 'Regarder un Général, un héros, un lieu, une carte spéciale ou une Quête',
    label: 'Examiner',
    args: { what: { name: 'quoi', description: 'Qui ou quoi regarder', ask: 'Que voulez-vous regarder ?' } },
    lines: inspectIn(
      statusWords,
      {
        empty: 'Il n’y a rien ni personne.',
        unused: 'Personne ne joue ce héros.',
        fallen: 'Ce héros est tombé.',
        heldBy: (who) => `En main : ${who}.`,
        left: 'A quitté la partie.',
        undrawn: 'Personne ne l’a en main.',
        openWith: (who, have, need) => `En cours : ${who}, ${have} sur ${need}.`,
        completedBy: (who) => `Accomplie : ${who}.`,
        nobodys: 'Personne ne l’a pour l’instant.',
      },
      rulesIn(rulebook),
    ),
  },
};
