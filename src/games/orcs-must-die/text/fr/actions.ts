/** French names of the actions and their arguments. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Omd } from '../../types/index.js';
import { purchaseText } from '../shared/purchases.js';
import { theTile, words } from './vocabulary.js';

const as = { name: 'pour', description: 'Lequel de vos héros', ask: 'Lequel de vos héros ?' };
const rift = {
  name: 'faille',
  description: 'Combien de crânes viennent de la réserve de la Faille',
  ask: 'Combien de crânes de la Faille ?',
  skip: 'D’abord les miens',
};
const target = { name: 'cible', description: 'Sur qui ou sur quoi', ask: 'Sur qui ?' };

/** A purchase in one line. */
const bought = purchaseText({
  buy: (card) => `Acheter ${card}`,
  by: (hero, purchase) => `${hero} : ${purchase}`,
  instead: (purchase, old) => `${purchase} à la place de ${old}`,
  fromRift: (purchase, skulls) => `${purchase}, dont ${skulls} de la Faille`,
});

export const actions: Catalogue<Omd>['actions'] = {
  hero: {
    name: 'héros',
    description: 'Choisir votre héros',
    label: 'Choisir un héros',
    whole: ([hero = '']) => `Choisir ${hero}`,
    args: { hero: { name: 'héros', description: 'Un des héros libres', ask: 'Quel héros ?' } },
  },
  place: {
    name: 'placer',
    description: 'Poser votre héros sur une tuile',
    label: 'Placer',
    whole: ([tile = '']) => `Placer sur ${theTile(tile)}`,
    args: { tile: { name: 'tuile', description: 'Où se tient le héros', ask: 'Sur quelle tuile ?' } },
  },
  vote: {
    name: 'voter',
    description: 'Voter pour un boss',
    label: 'Voter',
    args: {
      moment: { name: 'moment', description: 'Niveau 2, niveau 3 ou final', ask: 'Pour quel moment ?' },
      boss: { name: 'boss', description: 'Le boss, ou aucun', ask: 'Quel boss ?' },
    },
  },
  swap: {
    name: 'échanger',
    description: 'Remplacer une tuile standard par une tuile spéciale',
    label: 'Échanger une tuile',
    args: {
      tile: { name: 'tuile', description: 'Une tuile standard', ask: 'Quelle tuile ?' },
      special: { name: 'spéciale', description: 'La tuile spéciale', ask: 'Par quelle tuile spéciale ?' },
    },
  },
  fill: {
    name: 'remplir',
    description: 'Le Seigneur verse ses crânes à la réserve de la Faille',
    label: 'Remplir la réserve',
    whole: ([skulls = '']) => `Verser ${words.skulls(Number(skulls))} à la réserve`,
    args: { skulls: { name: 'crânes', description: 'Combien de vos crânes', ask: 'Combien de vos crânes ?' } },
  },
  heal: {
    name: 'soigner',
    description: 'Lancer les dés de santé sur votre tuile de Faille',
    label: 'Soigner',
    args: { as },
  },
  revitalize: {
    name: 'revitaliser',
    description: 'Dépenser des crânes de la Faille : tous les pouvoirs ultimes reviennent',
    label: 'Revitaliser',
    args: {},
  },
  weapon: { name: 'arme', description: 'Acheter l’arme suivante', label: 'Acheter l’arme', args: { as, rift } },
  equip: {
    name: 'équiper',
    description: 'Acheter un équipement et le porter',
    label: 'Acheter un équipement',
    whole: bought,
    args: {
      as,
      card: { name: 'carte', description: 'Une carte du magasin', ask: 'Quelle carte ?' },
      replace: {
        name: 'remplacer',
        description: 'L’amulette qui part, si les deux places sont prises',
        ask: 'Quelle amulette s’en va ?',
      },
      rift,
    },
  },
  trap: {
    name: 'piège',
    description: 'Acheter un piège et le poser',
    label: 'Acheter un piège',
    whole: bought,
    args: {
      as,
      card: { name: 'carte', description: 'Un piège du magasin', ask: 'Quel piège ?' },
      spot: { name: 'endroit', description: 'Ici, ou vers une tuile pour un piège de soutien', ask: 'Où ?' },
      replace: {
        name: 'remplacer',
        description: 'Le piège qui part, si la tuile est pleine',
        ask: 'Quel piège s’en va ?',
        skip: 'Rien à remplacer',
      },
      rift,
    },
  },
  choose: {
    name: 'choisir',
    description: 'Répondre à la question ouverte',
    label: 'Choisir',
    whole: ([option = '']) => option,
    args: { option: { name: 'option', description: 'Une des options', ask: 'Que choisissez-vous ?' } },
  },
  assign: {
    name: 'répartir',
    description: 'Dire ce que font les résultats d’un jet ou les pièges',
    label: 'Répartir les résultats',
    whole: ([outcome = '']) => (outcome === '–' ? 'ne rien utiliser' : outcome),
    args: {
      outcome: {
        name: 'répartition',
        description: 'Des effets : tuer orc, sonner ogre ; ou auto, rien',
        ask: 'Que doit-il arriver ?',
      },
    },
  },
  reroll: {
    name: 'relancer',
    description: 'Relancer des dés avec une carte',
    label: 'Relancer',
    args: { dice: { name: 'dés', description: 'Les dés par leurs numéros', ask: 'Quels dés ?' } },
  },
  move: {
    name: 'déplacer',
    description: 'Déplacer votre héros',
    label: 'Se déplacer',
    args: {
      to: { name: 'vers', description: 'Une tuile à portée', ask: 'Où aller ?' },
      via: { name: 'par', description: 'Une tuile à traverser', ask: 'Par quelle tuile ?', skip: 'Le plus court' },
    },
  },
  attack: {
    name: 'attaquer',
    description: 'Lancer vos dés contre les ennemis d’une tuile',
    label: 'Attaquer',
    args: {
      tile: {
        name: 'tuile',
        description: 'Votre tuile, ou une tuile reliée avec une arme à distance',
        ask: 'Quelle tuile ?',
        skip: 'Ma tuile',
      },
      without: {
        name: 'sans',
        description: 'Amulettes ou pouvoirs passifs à laisser de côté',
        ask: 'Que laissez-vous de côté ?',
        skip: 'Tout utiliser',
      },
      with: {
        name: 'avec',
        description: 'Renforts : ultime, Prix du sang, Parchemin du tonnerre',
        ask: 'Quel renfort ?',
        skip: 'Sans renfort',
      },
    },
  },
  power: {
    name: 'pouvoir',
    description: 'Utiliser votre pouvoir ou en fixer la consigne',
    label: 'Pouvoir',
    args: { as, target },
  },
  ultimate: {
    name: 'ultime',
    description: 'Utiliser votre pouvoir ultime',
    label: 'Pouvoir ultime',
    args: { as, target },
  },
  rivalry: {
    name: 'opposition',
    description: 'Utiliser votre pouvoir d’opposition',
    label: 'Pouvoir d’opposition',
    args: { target },
  },
  use: {
    name: 'utiliser',
    description: 'Utiliser une carte que vous portez',
    label: 'Utiliser une carte',
    args: {
      as,
      card: { name: 'carte', description: 'Une carte dont l’effet s’utilise', ask: 'Quelle carte ?' },
      target,
    },
  },
  push: {
    name: 'pousser',
    description: 'Pousser un ennemi dans la lave ou l’acide',
    label: 'Pousser',
    args: {
      target: { name: 'cible', description: 'Qui pousser', ask: 'Qui poussez-vous ?' },
      helper: { name: 'aide', description: 'Qui aide contre une créature majeure ou un héros', ask: 'Qui aide ?' },
      pay: {
        name: 'payer',
        description: 'Ce que l’acide vous prend',
        ask: 'Que prend l’acide ?',
        skip: 'Décider plus tard',
      },
    },
  },
  recover: {
    name: 'récupérer',
    description: 'Se relever en abandonnant l’attaque ou le déplacement',
    label: 'Récupérer',
    args: { 'give-up': { name: 'abandon', description: 'L’attaque ou le déplacement', ask: 'À quoi renoncez-vous ?' } },
  },
  done: { name: 'fini', description: 'Vous avez fini', label: 'Fini', args: { as } },
};
