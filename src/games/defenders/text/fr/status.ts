/** Mots français de l’état de la table, de la main et du texte de remplacement. */
import { agreed, count, darknessCard, p, questTask, reportText } from './phrases.js';
import type { StatusWords } from '../shared/status.js';

export const statusWords: StatusWords = {
  p,
  title: 'Defenders of the Realm',
  choosing: 'choix des héros',
  turn: (n) => `Tour ${n}`,
  actions: (n) => (n === 0 ? 'plus aucune action' : `encore ${count(n, 'action')}`),
  war: (name, cards) => `${name} : ${count(cards, 'carte')} Avancée des Ténèbres par Nuit.`,
  city: (minions) => `Cité ${minions}/5 séides.`,
  crystals: (left) => `Cristaux en réserve : ${left}/12.`,
  gatesLeft: (left) => `Portails en réserve : ${left}.`,
  supply: (list) => `Réserve : ${list}.`,
  decks: (hero, dark, quest) => `Pioches : Héros ${hero}, Ténèbres ${dark}, Quêtes ${quest}.`,
  general: (name, people, toHit) => `**${name}** (${people}, ${toHit}+)`,
  life: (life, most) => `Vie ${life}/${most}`,
  stands: (place, steps) => `${place}, à ${count(steps, 'pas', 'pas')} de la Cité`,
  wounded: 'blessure majeure, n’avance pas',
  heals: (wait) => (wait === 0 ? 'se soigne à la fin de ce tour' : `se soigne après encore ${count(wait, 'tour')}`),
  defeatedBy: (who, general) => `${general === 'sapphire' ? 'abattue' : 'abattu'} par ${who}`,
  hand: (total, list) => (total === 0 ? 'aucune carte' : `${count(total, 'carte')} (${list})`),
  // Les cartes sont bleues, vertes, noires.
  coloured: (n, colour) => count(n, colour.endsWith('e') ? colour : `${colour}e`),
  special: (n) => count(n, 'spéciale'),
  quest: (name, have, need) => (need > 1 ? `Quête ${name} ${have}/${need}` : `Quête ${name}`),
  noQuest: 'aucune Quête',
  rewards: (list) => `accomplies : ${list}`,
  used: (name) => `${name} (utilisée)`,
  slayer: (list) => list,
  pledge: 'a promis des cartes',
  gone: (hero) => agreed(hero, 'tombé'),
  points: (n) => count(n, 'point'),
  crystalsHere: (n) => count(n, 'cristal', 'cristaux'),
  gate: 'Portail Magique',
  land: 'Le royaume',
  battle: (general, fighters) => `**Bataille contre ${general}** : ${fighters}`,
  revealed: (no, total, name) => `**Carte Avancée des Ténèbres ${no} sur ${total}** : ${name}`,
  lastNight: '**La Nuit dernière**',
  report: reportText,
  task: questTask,
  reward: 'Récompense :',
  dice: (dice, expected, general, life) =>
    dice === 0
      ? `${general} : aucun dé`
      : `${general} : ${count(dice, 'dé')}, environ ${expected.replace('.', ',')} ${Number(expected) < 2 ? 'touche' : 'touches'} pour ${count(life, 'point')} de Vie`,
  foreseen: (list) => `**Prochaines cartes Avancée des Ténèbres, connues de vous seul :** ${list}`,
  darknessCard,
  altNearest: (name, life, most, place, steps) =>
    steps === 0
      ? `${name} (${life}/${most}) est dans la Cité`
      : `${name} (${life}/${most}) est le plus près de la Cité, à ${count(steps, 'pas', 'pas')} (${place})`,
  altStands: (minions, crystals, full) =>
    `${minions}/5 séides dans la Cité, ${count(crystals, 'cristal', 'cristaux')} en réserve, ${count(full, 'lieu plein', 'lieux pleins')}`,
  altAnd: ' ; ',
  stats: {
    turns: (n) => `La partie a duré ${count(n, 'tour')}.`,
    slain: (general, by) => `${general} par ${by}`,
    generals: (slayers) => `Généraux vaincus : ${slayers}.`,
    minions: (byHero) => `Séides vaincus : ${byHero}.`,
    rest: (crystals, heroesLost, won, lost) =>
      `Cristaux posés : ${crystals}. Héros perdus : ${heroesLost}. Batailles : ${count(won, 'gagnée')}, ${count(lost, 'perdue')}.`,
  },
  altOver: (won) => (won ? 'Le royaume est sauvé.' : 'Le royaume est perdu.'),
};
