/** The lobby, as French says it. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';

const yesNo = { false: 'non', true: 'oui' };

export const options: Catalogue<Ooo>['options'] = {
  missions: { label: 'Missions secrètes', values: yesNo },
  bonusActions: { label: 'Actions bonus', values: yesNo },
  newFate: { label: 'Nouvelles cartes Destin et règle du front', values: yesNo },
  terrain: {
    label: 'Tuiles de terrain',
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
  croc: { label: 'Crocovolant', values: { off: 'non', goblin: 'remplace le Gobelin', orc: 'remplace l’Orque' } },
  toad: {
    label: 'Crapaud couveur',
    values: { off: 'non', shaman: 'remplace le Shaman', rider: 'remplace le Cavalier' },
  },
  bomber: { label: 'Bombardier', values: { off: 'non', golem: 'remplace le Golem', chief: 'remplace le Chef' } },
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
