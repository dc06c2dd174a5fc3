/** What records say, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo, TitleId } from '../../types/index.js';
import { presets } from './options.js';

export const titles: Record<TitleId, Catalogue<Ooo>['titles'][string]> = {
  'horde-breaker': { name: 'Fléau de la horde', for: 'le plus de créatures vaincues' },
  'goblin-sweeper': { name: 'Coup de balai', for: 'le plus de créatures faibles vaincues' },
  'rider-hunter': { name: 'Grande chasse', for: 'le plus de créatures fortes vaincues' },
  'giant-slayer': { name: 'Tombeur de géants', for: 'le plus de créatures puissantes vaincues' },
  'great-blast': { name: 'Grand boum', for: 'le plus de créatures abattues par un seul sort' },
  overcharged: { name: 'Surcharge', for: 'le plus d’énergie dans un seul sort' },
  whirlwind: { name: 'Tourbillon', for: 'le plus d’actions en un seul tour' },
  wanderer: { name: 'Courant d’air', for: 'le plus de téléportations' },
  bookworm: { name: 'Rat de bibliothèque', for: 'le plus de sorts appris' },
  empowered: { name: 'Pleins pouvoirs', for: 'le plus de pouvoirs bonus gagnés' },
  poisoner: { name: 'Main verte', for: 'le plus de cartes Poison distribuées' },
  'iron-stomach': { name: 'Estomac d’acier', for: 'le plus de cartes Poison avalées' },
  'toad-charmer': { name: 'Charme des crapauds', for: 'le plus de bébés crapauds récupérés' },
  bombardier: { name: 'Artificier', for: 'le plus de créatures abattues par des explosions' },
  'breach-victim': { name: 'Trou dans le mur', for: 'le plus de créatures vaincues perdues à la tour' },
  misfire: { name: 'Pétard mouillé', for: 'le plus de sorts restés sans effet' },
  'secret-agent': { name: 'Agent secret', for: 'le plus de points grâce à une mission secrète' },
  comeback: { name: 'Remontada', for: 'la victoire en partant de plus loin' },
};

export const recordWords: Record<string, string> = {
  ...Object.fromEntries(Object.entries(presets).map(([id, { label }]) => [id, label])),
  own: 'Mélange maison',
};
