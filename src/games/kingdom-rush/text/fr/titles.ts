/** French: the titles of a finished table (15). */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Kru } from '../../types/index.js';

export const titles: Catalogue<Kru>['titles'] = {
  'champions-bane': { name: 'Fléau des champions', for: 'a terrassé le plus de champions et de cartes de boss' },
  'not-one-heart': { name: 'Pas un seul cœur', for: 'victoire sans perdre un cœur' },
  'by-a-hair': { name: 'D’un cheveu', for: 'victoire à la dernière manche ou au dernier cœur' },
  bulwark: { name: 'Le Rempart', for: 'a arrêté le plus de pas de hordes' },
  'on-the-threshold': { name: 'Sur le seuil', for: 'a fini le plus de hordes juste devant la porte' },
  'in-one-blow': { name: 'D’un seul coup', for: 'a recouvert le plus d’ennemis en une attaque' },
  'last-tile': { name: 'La Dernière Tuile', for: 'a fini le plus de hordes' },
  'perfect-fit': { name: 'Au millimètre', for: 'a posé le plus de grandes tuiles sans gâcher une case' },
  'master-builder': { name: 'Maître bâtisseur', for: 'a passé le plus de tours un niveau plus haut' },
  unscathed: { name: 'Sans une égratignure', for: 's’est tenu sur des hordes sans une égratignure' },
  jailer: { name: 'Le Geôlier', for: 'a immobilisé le plus de hordes' },
  'knife-thrower': { name: 'Lanceur de couteaux', for: 'a touché avec le plus de couteaux' },
  'green-hand': { name: 'Main verte', for: 'a utilisé le plus de fleurs' },
  'tentacle-cutter': { name: 'Coupeur de tentacules', for: 'a tranché le plus de tentacules' },
  treasurer: { name: 'Le Trésorier', for: 'a le plus dépensé du trésor' },
  'seeing-stars': { name: 'Trente-six chandelles', for: 'a été assommé le plus souvent' },
};
