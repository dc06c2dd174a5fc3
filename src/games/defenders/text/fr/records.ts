/** Ce que disent les archives, en français. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor, TitleId } from '../../types/index.js';
import { presets } from './actions.js';

export const titles: Record<TitleId, Catalogue<Dor>['titles'][string]> = {
  'kings-champion': { name: 'Champion du Roi', for: 'le plus de points pour Quêtes et Généraux' },
  'general-slayer': { name: 'Tueur de Généraux', for: 'le plus de Généraux abattus' },
  'minion-bane': { name: 'Fléau des séides', for: 'le plus de séides terrassés' },
  'great-stroke': { name: 'Grand Coup', for: 'le plus de séides terrassés en un seul combat' },
  'land-healer': { name: 'Guérisseur de la terre', for: 'le plus de cristaux chassés' },
  'quest-hero': { name: 'Héros de légende', for: 'le plus de Quêtes accomplies' },
  wanderer: { name: 'Grand voyageur', for: 'le plus de voyages' },
  'gate-builder': { name: 'Gardien des Portails', for: 'le plus de Portails construits' },
  'keen-ear': { name: 'Fine oreille', for: 'le plus de cartes gagnées par les rumeurs' },
  tactician: { name: 'Tacticien', for: 'le plus de cartes spéciales et de récompenses jouées' },
  'brother-in-arms': { name: 'Compagnon d’armes', for: 'le plus de batailles des autres rejointes' },
  'many-scars': { name: 'Cent cicatrices', for: 'le plus de Vie perdue' },
  'well-rested': { name: 'Bien reposé', for: 'le plus de Vie retrouvée' },
  'fallen-hero': { name: 'Héros tombé', for: 'le plus de héros donnés pour le royaume' },
  'snake-eyes': { name: 'Main malheureuse', for: 'le plus de 1 aux dés' },
};

export const recordWords: Record<string, string> = {
  ...Object.fromEntries(Object.entries(presets).map(([id, { label }]) => [id, label])),
  own: 'Mélange maison',
  'solo-1': 'Héros solitaire',
  'solo-2': 'En solitaire avec deux héros',
  'solo-3': 'En solitaire avec trois héros',
  'solo-4': 'En solitaire avec quatre héros',
};
