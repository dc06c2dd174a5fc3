/** Mots français de l’état de la table, de la main et du texte de remplacement. */
import { darknessCards } from '../content/darkness-cards.js';
import { sites } from '../content/map.js';
import type { View } from '../table.js';
import { count, p, questTask, reportText } from './fr-phrases.js';
import type { StatusWords } from './status.js';

const { v } = p;

/** Une carte Ténèbres en une ligne. */
function darknessCard(id: View['foreseen'][number]): string {
  const card = darknessCards[id];
  const name = v.darkness[card.kind].name;
  if (!('advance' in card)) return name;
  const { general, to, minions } = card.advance;
  const step = to === 'next' ? 'prochain pas' : p.place(to);
  const advance = `${v.generals[general]} → ${step}${minions > 0 ? ` +${minions}` : ''}`;
  if (card.kind !== 'places') return `${name}, ${advance}`;
  const entries = card.entries.map(({ loc, count: n }) => {
    const { colour } = sites[loc];
    return colour === 'purple' ? p.place(loc) : `${p.people(colour, n)} ${p.place(loc)}`;
  });
  return `${entries.join(', ')}, ${advance}`;
}

export const statusWords: StatusWords = {
  p,
  title: 'Defenders of the Realm',
  choosing: 'choix des héros',
  turn: (n) => `Tour ${n}`,
  actions: (n) => `encore ${count(n, 'action')}`,
  war: (name, cards) => `${name} : ${count(cards, 'carte')} Ténèbres par Nuit.`,
  city: (minions) => `Cité ${minions}/5 séides.`,
  crystals: (left) => `Cristaux en réserve : ${left}/12.`,
  gatesLeft: (left) => `Portails en réserve : ${left}.`,
  supply: (list) => `Réserve : ${list}.`,
  decks: (hero, dark, quest) => `Pioches : Héros ${hero}, Ténèbres ${dark}, Quêtes ${quest}.`,
  general: (name, people, toHit) => `**${name}** (${people}, ${toHit}+)`,
  life: (life, most) => `Vie ${life}/${most}`,
  stands: (place, steps) => `${place}, à ${count(steps, 'pas', 'pas')} de la Cité`,
  wounded: 'blessure grave, n’avance pas',
  heals: (wait) => (wait === 0 ? 'se soigne à la fin de ce tour' : `se soigne après encore ${count(wait, 'tour')}`),
  defeatedBy: (who) => `abattu par ${who}`,
  hand: (total, list) => (total === 0 ? 'aucune carte' : `${count(total, 'carte')} (${list})`),
  special: 'spéciales',
  quest: (name, have, need) => (need > 1 ? `Quête ${name} ${have}/${need}` : `Quête ${name}`),
  noQuest: 'aucune Quête',
  rewards: (list) => `accomplies : ${list}`,
  used: (name) => `${name} (utilisée)`,
  slayer: (list) => list,
  pledge: 'a promis des cartes',
  gone: 'tombé',
  points: (n) => count(n, 'point'),
  crystalsHere: (n) => count(n, 'cristal', 'cristaux'),
  gate: 'Portail Magique',
  land: 'Le pays',
  nowhere: 'aucun',
  battle: (general, fighters) => `**Bataille contre ${general}** : ${fighters}`,
  revealed: (no, total, name) => `**Carte Ténèbres ${no} sur ${total}** : ${name}`,
  lastNight: '**La Nuit dernière**',
  report: reportText,
  task: questTask,
  reward: 'Récompense :',
  dice: (dice, expected, general, life) =>
    `${general} : ${count(dice, 'dé')}, environ ${expected.replace('.', ',')} touches pour ${life} de Vie`,
  foreseen: (list) => `**Prochaines cartes Ténèbres, connues de vous seul :** ${list}`,
  darknessCard,
  altGeneral: (name, life, most, place) => `${name} ${life}/${most} (${place})`,
  altCity: (minions, crystals, people, left) =>
    `Cité ${minions}/5 séides, ${count(crystals, 'cristal', 'cristaux')} en réserve, le moins de séides : ${people} ${left}.`,
  altFull: (list) => `Lieux pleins : ${list}.`,
  altOver: (won) => (won ? 'Le royaume est sauvé.' : 'Le royaume est perdu.'),
};
