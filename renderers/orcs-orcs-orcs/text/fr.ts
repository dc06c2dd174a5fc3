import { de } from '../../../src/pieces/wording/fr.js';
import type { OwnText } from '../text.js';

export const fr: OwnText = {
  book: 'Grimoire',
  round: (round) => `Manche ${round}`,
  setUp: 'Mise en place',
  phases: {
    'setup-terrain': 'Terrain',
    'setup-mission': 'Missions',
    fate: 'Destin',
    'turn-owed': 'Défausses dues',
    'turn-reveal': 'Révélation',
    'turn-actions': 'Actions',
    'turn-casting': 'Sort en cours',
    'turn-bonus': 'Actions bonus',
    finished: 'Décompte',
  },
  lastRound: 'DERNIÈRE MANCHE',
  actionsLeft: (left) => (left < 2 ? `${left} action restante` : `${left} actions restantes`),
  reveal: 'révèle un marqueur',
  owed: (cards) => (cards < 2 ? 'doit défausser 1 carte' : `doit défausser ${cards} cartes`),
  pickMission: 'choix d’une mission',
  pickRing: (lane) => `place le terrain du quartier ${lane}`,
  bonus: 'prend ses actions bonus',
  fate: 'Destin',
  noFate: 'Pas encore de carte',
  noRule: 'Pas de règle spéciale',
  values: 'Valeur des trophées',
  support: 'Sorts de Soutien',
  piles: { hand: 'main', draw: 'pioche', discard: 'défausse' },
  atTheWall: 'AU PIED DU MUR',
  front: 'front : à portée',
  breach: 'brèche',
  emptyLane: 'quartier épuisé',
  fallen: 'tombé',
  allLanes: 'Partout',
  someLanes: (lanes) => `Quart. ${lanes}`,
  allRings: 'toutes les sections',
  terrainHint: {
    vegetation: 'végétation : −1 vie',
    stones: 'pierres : +1 vie',
    road: 'route : sans arrêt',
  },
  empty: 'vide',
  toadling: 'bébé crapaud, face cachée',
  markers: 'en attente',
  effect: (effect, { anywhere }) => {
    switch (effect.does) {
      case 'hit':
        return `${effect.damage} dégât${effect.damage > 1 ? 's' : ''}${anywhere ? ', tout quartier' : ''}`;
      case 'sweep':
        return `${effect.damage} à une section${effect.second === 'none' ? '' : effect.second === 'side' ? ' + la voisine' : ' + celle de derrière'}`;
      case 'swap':
        return 'échanger deux créatures';
      case 'pull':
        return 'en attirer une chez vous';
      case 'draw':
        return `piocher ${effect.cards}`;
      case 'recall':
        return `rappeler ${effect.cards}, +1 action`;
      case 'advance':
        return `une créature avance de ${effect.steps}`;
      case 'discard-one':
        return 'un rival défausse 1';
      case 'discard-all':
        return '+1 action, chaque rival défausse 1';
    }
  },
  learn: 'apprendre un sort',
  dead: 'sans effet ; −2 points',
  learned: 'au prochain tour',
  asUpgrade: 'ajoutée',
  colon: ' : ',
  noMissions: 'pas de missions dans cette partie',
  handOf: (name) => `Main ${de(name)}`,
  drawPile: 'Dans la pioche',
  yourMission: 'Mission secrète',
  offer: 'Choisissez une mission',
  yourLane: (lane) => `Votre quartier : ${lane}`,
  yourPowers: 'Pouvoirs et bébés crapauds',
  nothing: 'rien',
  points: (points) => `${points} pts pour l’instant`,
  handAlt: (name, cards, lane) => `Main ${de(name)} : ${cards}. ${lane}.`,
};
