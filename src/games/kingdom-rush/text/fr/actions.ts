/** French: how players say it. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import { capital } from '../../../../pieces/wording/index.js';
import type { Facing, Kru } from '../../types/index.js';
import { cardName } from '../shared/naming.js';
import { joined, tilesText } from '../shared/tiles.js';
import { words } from './phrases.js';

const plan = {
  name: 'plan',
  description: 'Tuile par tuile : h3:b2-b3 h4:a1, ou #1 pour la première suggestion',
  ask: 'Qu’est-ce qui va où ?',
};
const cell = {
  name: 'case',
  description: 'Case en haut à gauche de la figurine 2×2',
  ask: 'Sur quelles quatre cases ? (en haut à gauche)',
};

/** Two whole moves may differ in nothing else. */
const towards = (facing?: string): string => (facing ? ` (${words.names.facings[facing as Facing]})` : '');

export const actions: Catalogue<Kru>['actions'] = spacedAll<Catalogue<Kru>['actions']>({
  hero: {
    name: 'héros',
    description: 'Choisir votre héros ; en solo aussi les héros secondaires',
    label: 'Choisir un héros',
    args: { name: { name: 'nom', description: 'Un héros encore libre', ask: 'Quel héros ?' } },
  },
  ability: {
    name: 'capacité',
    description: 'Prendre vos tuiles capacité',
    label: 'Prendre les capacités',
    args: {
      first: { name: 'première', description: 'La première tuile', ask: 'Quelle capacité ?' },
      second: { name: 'seconde', description: 'La seconde tuile', ask: 'Et la seconde ?', skip: 'Pas de seconde' },
    },
  },
  deal: {
    name: 'distribuer',
    description: 'Changer la répartition des tours de départ',
    label: 'Changer la répartition',
    args: {
      card: { name: 'carte', description: 'Une tour de départ', ask: 'Quelle tour de départ ?' },
      change: { name: 'changement', description: 'Donner, améliorer ou rendre', ask: 'Qu’en faites-vous ?' },
      seat: { name: 'place', description: 'Qui la reçoit', ask: 'Qui la reçoit ?', skip: 'Elle reste' },
    },
  },
  tower: {
    name: 'tour',
    description: 'Jouer une tour et attaquer avec elle',
    label: 'Jouer une tour',
    whole: ([card = ''], { site = '', facing, plan: tiles }) =>
      joined(`${card} → ${site}${towards(facing)}`, tilesText(tiles)),
    args: {
      card: { name: 'carte', description: 'Une tour de votre main', ask: 'Quelle tour ?' },
      site: { name: 'site', description: 'Un site de votre couleur ou un site blanc', ask: 'Sur quel site ?' },
      facing: { name: 'orientation', description: 'N, E, S ou O (W)', ask: 'Quelle orientation ?' },
      plan: { ...plan, skip: 'Sans cible' },
    },
  },
  pass: {
    name: 'passer',
    description: 'Passer une tour, un niveau plus haut si vous voulez',
    label: 'Passer une tour',
    whole: ([card = '', to = '', upgrade = '']) => `${card} → ${to} (${upgrade})`,
    args: {
      card: { name: 'carte', description: 'Une tour de votre main', ask: 'Quelle tour ?' },
      to: { name: 'joueur', description: 'Qui la trouvera à la manche suivante', ask: 'À qui ?' },
      upgrade: { name: 'amélioration', description: 'Un niveau plus haut ?', ask: 'L’améliorer ?' },
    },
  },
  move: {
    name: 'déplacer',
    description: 'Commencer l’activation par un déplacement ou une réorientation',
    label: 'Déplacer',
    args: {
      to: { name: 'vers', description: 'Où aller', ask: 'Où aller ?', skip: 'Seulement tourner' },
      cell: { ...cell, skip: 'Pas de horde là-bas' },
      facing: { name: 'orientation', description: 'N, E, S ou O (W)', ask: 'Face à quoi ?', skip: 'Comme avant' },
      via: { name: 'par', description: 'Les emplacements du trajet', ask: 'Par où ?', skip: 'Le meilleur trajet' },
    },
  },
  flower: {
    name: 'fleur',
    description: 'Utiliser une fleur que votre héros a traversée',
    label: 'Utiliser une fleur',
    args: {
      at: { name: 'lieu', description: 'L’emplacement de la fleur', ask: 'Quelle fleur ?' },
      plan: { ...plan, skip: 'Sans cible' },
    },
  },
  act: {
    name: 'agir',
    description: 'Votre héros attaque, utilise une capacité ou se repose',
    label: 'Le héros agit',
    whole: ([what = ''], { to, facing, plan: tiles }) =>
      joined(`${capital(to === undefined ? what : `${what} → ${to}`)}${towards(facing)}`, tilesText(tiles)),
    args: {
      what: {
        name: 'quoi',
        description: 'Attaque, capacité, repos, objectif ou crânes',
        ask: 'Que fait votre héros ?',
      },
      target: { name: 'cible', description: 'Une tour, un héros ou des hordes', ask: 'Pour qui ?', skip: 'Personne' },
      to: { name: 'vers', description: 'Où aller d’abord', ask: 'Se déplacer d’abord ? Où ?', skip: 'Rester ici' },
      cell: { ...cell, skip: 'Pas de horde là-bas' },
      facing: { name: 'orientation', description: 'N, E, S ou O (W)', ask: 'Face à quoi ?', skip: 'Comme avant' },
      plan: { ...plan, skip: 'Sans cible' },
    },
  },
  second: {
    name: 'renfort',
    description: 'Solo : un héros secondaire entre en jeu',
    label: 'Héros secondaire',
    whole: ([hero = ''], { to = '', facing, plan: tiles }) =>
      joined(`${hero} → ${to}${towards(facing)}`, tilesText(tiles)),
    args: {
      hero: { name: 'héros', description: 'Un héros secondaire pas encore utilisé', ask: 'Quel héros secondaire ?' },
      to: { name: 'vers', description: 'Tout emplacement où un déplacement peut finir', ask: 'Où ?' },
      cell: { ...cell, skip: 'Pas de horde là-bas' },
      facing: { name: 'orientation', description: 'N, E, S ou O (W)', ask: 'Face à quoi ?' },
      plan: { ...plan, skip: 'Sans cible' },
    },
  },
  choose: {
    name: 'choisir',
    description: 'Répondre à la question ouverte',
    label: 'Répondre',
    whole: (said) => (said.length === 0 ? 'Répondre' : said.join(' – ')),
    args: {
      option: { name: 'option', description: 'L’une des options', ask: 'Laquelle ?', skip: 'Placer' },
      plan: { ...plan, skip: 'Rien à placer' },
    },
  },
  buy: {
    name: 'acheter',
    description: 'Acheter une tour avec le trésor commun',
    label: 'Acheter une tour',
    whole: ([tower = '', buyer = '']) => (buyer === '' ? tower : `${tower} → ${buyer}`),
    args: {
      tower: { name: 'tour', description: 'Niveau 1 : 2 diamants ; niveau 2 : 3 diamants', ask: 'Quelle tour ?' },
      seat: { name: 'place', description: 'Pour qui', ask: 'Pour qui ?', skip: 'Pour moi' },
    },
  },
  modify: {
    name: 'modifier',
    description: 'Acheter un modificateur pour une tour (2 pièces d’or)',
    label: 'Acheter un modificateur',
    whole: ([, card = ''], { modifier }) => `${cardName(words, modifier ?? '')} → ${card}`,
    args: {
      modifier: { name: 'modificateur', description: 'Un modificateur encore en vente', ask: 'Quel modificateur ?' },
      card: { name: 'carte', description: 'Une tour qui peut le recevoir', ask: 'Sur quelle tour ?' },
    },
  },
  ready: {
    name: 'prêt',
    description: 'Vous avez fini cette phase',
    label: 'Prêt',
    args: { on: { name: 'oui', description: 'oui ou non', ask: 'Prêt ?', skip: 'Oui' } },
  },
});

export const lookupTexts = spacedAll({
  horde: {
    name: 'horde',
    description: 'Une horde en grand',
    label: 'Une horde',
    args: { tag: { name: 'horde', description: 'Quelle horde', ask: 'Quelle horde ?' } },
  },
  card: {
    name: 'carte',
    description: 'Ce que fait une tour, un héros, une capacité, un modificateur ou une fleur',
    label: 'Une carte',
    args: { card: { name: 'carte', description: 'Quelle carte', ask: 'Quelle carte ?' } },
  },
  space: {
    name: 'emplacement',
    description: 'Ce qui se trouve sur un emplacement du plateau',
    label: 'Un emplacement',
    args: { at: { name: 'lieu', description: 'Quel emplacement', ask: 'Quel emplacement ?' } },
  },
});
