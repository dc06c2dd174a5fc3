/** French titles (section 15). */
import type { Title } from '../../types/terms.js';

export const titles: Record<Title, { name: string; for: string }> = {
  'longest-wall': { name: 'Le mur qui a tenu le plus longtemps', for: 'comparaisons d’un mur jamais tombé' },
  'last-at-the-wall': { name: 'Dernier sur le mur', for: 'murs tenus sans plus personne dessus' },
  'eagle-eyes': { name: 'Œil d’aigle', for: 'force tuée par les volées de flèches' },
  'served-hot': { name: 'Servi bouillant', for: 'assaillants tués par les chaudrons' },
  thunder: { name: 'Le tonnerre des tours', for: 'assaillants tués par les canons et les crochets' },
  trapper: { name: 'Le trappeur', for: 'assaillants tués par les pièges' },
  'wall-of-one': { name: 'Un mur à lui seul', for: 'force tuée par les raids du guerrier' },
  'not-a-grain': { name: 'Pas un grain perdu', for: 'sabliers dépensés, et jamais un de perdu' },
  unstained: { name: 'Sans tache', for: 'tours sans acte déshonorant, la garde d’honneur à son poste' },
  'whatever-it-takes': { name: 'Tous les moyens sont bons', for: 'actes déshonorants' },
  wrecker: { name: 'Le casseur de pierres', for: 'composants détruits' },
  'sure-hand': { name: 'La main sûre', for: 'coups au but des engins' },
  'gate-breaker': { name: 'Qui frappe ?', for: 'résistance ôtée aux portails' },
  'blood-priest': { name: 'Le prêtre du sang', for: 'gobelins sacrifiés' },
  'small-but-deadly': { name: 'Petits mais redoutables', for: 'archers tués par les tireurs gobelins' },
  'back-again': { name: 'Revenus d’entre les morts', for: 'unités ramenées' },
  'straight-face': { name: 'Visage de marbre', for: 'bluffs annulés par la garnison' },
  'by-a-hair': { name: 'D’un cheveu', for: 'brèches d’un seul point' },
  'lightning-siege': { name: 'Siège éclair', for: 'forteresse prise au plus tard au tour 5' },
};
