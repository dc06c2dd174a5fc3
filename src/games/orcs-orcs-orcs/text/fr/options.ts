/** The lobby, as French says it. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

const yesNo = { false: 'non', true: 'oui' };

export const options: Catalogue<Ooo>['options'] = {
  missions: {
    label: 'Missions secrètes',
    values: yesNo,
    description: 'Chaque mage garde une mission secrète sur deux ; elle rapporte à la fin.',
  },
  bonusActions: {
    label: 'Actions bonus',
    values: yesNo,
    description: 'Qui vainc une créature peut faire l’action bonus de son espèce.',
  },
  newFate: {
    label: 'Nouvelles cartes Destin et règle du front',
    values: yesNo,
    description: 'Les sorts d’Attaque ne visent que le front d’un quartier ; 19 autres cartes Destin.',
  },
  terrain: {
    label: 'Tuiles de terrain',
    description: 'La végétation affaiblit les créatures, les pierres les renforcent, les routes les pressent.',
    values: {
      0: 'aucune',
      1: '1',
      2: '2',
      3: '3',
      4: '4',
      5: '5',
      6: '6 (habituel)',
      7: '7',
      8: '8',
      9: 'les 9',
    },
  },
  terrainPlacement: { label: 'Pose des terrains', values: { choose: 'au choix des joueurs', random: 'au hasard' } },
  croc: {
    label: 'Crocovolant',
    values: { off: 'non', goblin: 'remplace le Gobelin', orc: 'remplace l’Orque' },
    description: 'Une créature faible à 3 points de vie.',
  },
  toad: {
    label: 'Crapaud couveur',
    values: { off: 'non', shaman: 'remplace le Shaman', rider: 'remplace le Cavalier' },
    description: 'Une créature forte qui laisse un bébé crapaud là où elle tombe. À jouer avec les actions bonus.',
  },
  bomber: {
    label: 'Bombardier',
    values: { off: 'non', golem: 'remplace le Golem', chief: 'remplace le Chef' },
    description: 'Une créature puissante qui explose en tombant. À jouer avec les actions bonus.',
  },
  endWhen: {
    label: 'Un quartier vide est',
    values: { exhausted: 'sans créature ni marqueur', figures: 'sans créature (marqueurs ignorés)' },
  },
  recallFrom: { label: 'Cartes rappelées depuis', values: { discard: 'la défausse', deck: 'la pioche' } },
  rotateStart: { label: 'Premier joueur tournant', values: yesNo },
};

export const presets: Catalogue<Ooo>['presets'] = {
  'first-game': { label: 'Première partie', description: 'Le jeu de base, sans module' },
  experienced: { label: 'Expérimentés', description: 'Avec missions secrètes et actions bonus' },
  reinforcements: {
    label: 'Renforts',
    description: 'Tout : missions, actions bonus, nouvelles cartes Destin, terrains et trois nouvelles créatures',
  },
};
