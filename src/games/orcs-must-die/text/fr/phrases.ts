/** The text board in French. */
import { headed } from '../shared/naming.js';
import type { Phrases } from '../shared/phrases.js';
import { agreed, ofName, theTile } from './vocabulary.js';

export const phrases: Phrases = {
  heading: (level, wave, round) => `Niveau ${level} · vague ${wave}/3 · round ${round}`,
  setup: 'Mise en place',
  now: (phase) => `en cours : ${phase}`,
  turnOf: (hero) => `au tour ${ofName(hero)}`,
  rift: (side, health, start, skulls) =>
    `Faille${side ? ` ${side}` : ''} ${health}/${start}, ${skulls} crâne${skulls < 2 ? '' : 's'}`,
  lord: (hero) => `👑 Seigneur de la Faille : ${hero}`,
  fortress: (name) => name,
  enemies: (list) => `Ennemis : ${list}`,
  noEnemies: 'Aucun ennemi dans la forteresse',
  hero: (name, player, health, max, where) =>
    `${name} (${player}) ${health}/${max}${where === null ? '' : ` ${where}`}`,
  team: (side) => `Équipe ${side}`,
  at: (tile) => `sur ${theTile(tile)}`,
  dead: (hero) => `(${agreed(hero, 'mort')})`,
  stunned: (hero) => agreed(hero, 'sonné'),
  ultimateReady: '★ ultime disponible',
  ultimateSpent: '☆ ultime épuisé',
  traps: (list) => `Pièges : ${list}`,
  shopTraps: (list) => `Magasin, pièges : ${list}`,
  shopEquipment: (list) => `Magasin, équipement : ${list}`,
  armies: (list) => `Armées à venir : ${list}`,
  army: (tile, left) => `${left} carte${left < 2 ? '' : 's'} (${tile})`,
  planks: (count) => `${count} planche${count < 2 ? '' : 's'}`,
  yourHero: (name, role) => `**${name}**, ${role}`,
  health: (now, max, move, vulnerability) =>
    `Santé ${now}/${max} · déplacement ${move} · vulnérable : ${vulnerability}`,
  weapon: (name, dice) => `Arme : ${name} (${dice})`,
  nextWeapon: (name, dice, cost, level) =>
    `Arme suivante : ${name} (${dice}) pour ${cost} crânes, à partir du niveau ${level}`,
  power: (kind, name, text) =>
    `${{ power: 'Pouvoir', ultimate: 'Pouvoir ultime', rivalry: 'Pouvoir d’opposition' }[kind]} : ${headed(name)} ${text}`,
  worn: (name, text) => `Porté : ${headed(name)} ${text}`,
  needs: (creature, icons) => `${creature} (${icons})`,
  near: (tile, list) => `Pour tuer sur ${theTile(tile)} : ${list}`,
  picks: (list) => `Héros choisis par votre équipe : ${list}`,
  votes: (list) => `Voix de votre équipe : ${list}`,
  bites: (damage) =>
    `⚠️ ${damage < 2 ? `${damage} dégât atteindrait` : `${damage} dégâts atteindraient`} la Faille au prochain round`,
  alt: {
    semicolon: ' ; ',
    where: (level, wave, round) => `niveau ${level}, vague ${wave} sur 3, round ${round}`,
    outcome: { won: 'la partie est gagnée', lost: 'la partie est perdue' },
    over: 'la partie est terminée',
    rift: (side, health, start) => `la Faille${side ? ` ${side}` : ''} à ${health} sur ${start}`,
    bites: (damage) =>
      `${damage < 2 ? `${damage} dégât l’atteindrait` : `${damage} dégâts l’atteindraient`} au prochain round`,
    noEnemies: 'aucun ennemi dans la forteresse',
    nearest: (tile, crowd, others) =>
      `ennemis les plus proches sur ${theTile(tile)} : ${crowd}${others > 0 ? `, et ${others} plus loin` : ''}`,
  },
};
