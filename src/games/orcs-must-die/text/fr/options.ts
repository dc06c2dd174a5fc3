/** The lobby and the records, as French says them. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type Omd, bossIds, fortressIds, heroIds } from '../../types/index.js';
import { ownFortressInBrief } from '../shared/own-fortress.js';
import { words } from './vocabulary.js';

const onOff = { on: 'oui', off: 'non' };
const maps = Object.fromEntries(fortressIds.map((id) => [id, words.fortresses[id]]));
const bosses = {
  none: 'aucun',
  vote: 'au vote',
  ...Object.fromEntries(bossIds.map((id) => [id, words.bosses[id].name])),
};

export const options: Catalogue<Omd>['options'] = {
  mode: {
    label: 'Mode',
    values: { coop: 'coopération', rivalry: 'opposition' },
    description: 'Ensemble contre les vagues, ou équipe contre équipe',
  },
  edition: {
    label: 'Édition',
    values: { order: 'Order', unchained: 'Unchained' },
    description: 'Quelles créatures envahissent, quels héros sont offerts',
  },
  heroes: { label: 'Héros offerts', values: { edition: 'de l’édition', any: 'tous' } },
  fortress: { label: 'Forteresse', values: { ...maps, custom: 'personnelle' } },
  'own-fortress': {
    label: 'Forteresse personnelle',
    values: {},
    description: 'Un plan de tuiles et de flèches, et une ligne d’armées',
    brief: ownFortressInBrief((name, tiles) => `${name ?? 'sans nom'} (${tiles} tuiles et la Faille)`),
  },
  'fortress-b': { label: 'Forteresse Unchained', values: { same: 'la même', ...maps } },
  difficulty: {
    label: 'Difficulté',
    values: { standard: 'Standard', challenge: 'Challenge' },
    description: 'Challenge : les pouvoirs ultimes commencent épuisés',
  },
  'boss-level2': { label: 'Boss du niveau 2', values: bosses },
  'boss-level3': { label: 'Boss du niveau 3', values: bosses },
  'boss-finale': { label: 'Boss final', values: bosses },
  'runner-bite': {
    label: 'Morsure des coureurs',
    values: { 2: '2', 3: '3 (plus dur)' },
    description: 'Ce qu’un Kobold ou un Satyre inflige à la Faille',
  },
  swaps: { label: 'Échanges de tuiles', values: onOff },
  'first-lord': { label: 'Premier Seigneur', values: { roll: 'aux dés', first: 'le premier héros' } },
  'rift-consent': { label: 'Crânes de la Faille', values: { ask: 'demander', open: 'libre' } },
  seating: { label: 'Ordre des équipes', values: { blocks: 'groupées', alternate: 'alternées' } },
  escalation: {
    label: 'Escalade',
    values: onOff,
    description: 'Chaque niveau 3 répété est plus dur, et les Failles s’usent',
  },
  overtime: { label: 'Prolongation', values: onOff, description: 'Longtemps après la dernière vague, la Faille s’use' },
};

export const presets: Catalogue<Omd>['presets'] = {
  'by-post': { label: 'Au fil des jours', description: 'Coopération sur Première porte ; crânes de la Faille libres' },
  live: { label: 'En direct', description: 'Coopération ; on demande au Seigneur les crânes de la Faille' },
  bosses: { label: 'Nuit des boss', description: 'Coopération ; vous votez pour un boss au niveau 2 et au final' },
  rivalry: { label: 'Opposition', description: 'L’équipe Order contre l’équipe Unchained, de deux à huit joueurs' },
};

export const wishes: Catalogue<Omd>['wishes'] = {
  order: 'Équipe Order',
  unchained: 'Équipe Unchained',
  ...Object.fromEntries(heroIds.map((id) => [id, words.heroes[id].name])),
};

export const titles: Catalogue<Omd>['titles'] = {
  'last-word': { name: 'Le mot de la fin', for: 'a éliminé le dernier ennemi' },
  'not-one-step': { name: 'Pas un pas de plus', for: 'une Faille jamais entamée' },
  'by-a-hair': { name: 'D’un cheveu', for: 'victoire avec une Faille à 1' },
  'clean-sweep': { name: 'Grand ménage', for: 'le plus de créatures tuées en une attaque' },
  'giant-killer': { name: 'Terreur des géants', for: 'le plus de créatures majeures et de boss tués' },
  duellist: { name: 'Duelliste', for: 'le plus de héros ennemis tués' },
  'orc-mower': { name: 'Faucheur d’Orcs', for: 'le plus d’ennemis tués de sa main' },
  'guardian-angel': { name: 'Ange gardien', for: 'blessures prises sur soi et amis soignés' },
  'mind-the-edge': { name: 'Attention au bord', for: 'le plus d’ennemis poussés dans la lave ou l’acide' },
  raider: { name: 'Maraudeur', for: 'le plus souvent payé pour son courage' },
  'long-arm': { name: 'Le bras long', for: 'le plus d’ennemis tués sur une autre tuile' },
  'trap-smith': { name: 'Forgeron de pièges', for: 'le plus de pièges posés' },
  'rift-banker': { name: 'Banquier de la Faille', for: 'le plus de crânes versés à la réserve' },
  'big-spender': { name: 'Panier percé', for: 'le plus de crânes dépensés' },
  unbent: { name: 'Inflexible', for: 'le plus de blessures subies sans mourir' },
  'dice-darling': { name: 'Chouchou des dés', for: 'le moins de faces vides' },
  'nine-lives': { name: 'Neuf vies', for: 'le plus de morts' },
};

export const recordWords: Catalogue<Omd>['recordWords'] = {
  ...maps,
  custom: words.ownFortress,
  ...words.difficulties,
  'coop-standard': 'coopération, Standard',
  'coop-challenge': 'coopération, Challenge',
  'rivalry-standard': 'opposition, Standard',
  'rivalry-challenge': 'opposition, Challenge',
};
