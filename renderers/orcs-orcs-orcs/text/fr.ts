import type { PictureText } from '../text.js';

export const fr: PictureText = {
  title: 'Orcs Orcs Orcs',
  round: (round) => `Round ${round}`,
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
  lastRound: 'DERNIER ROUND',
  actionsLeft: (left) => (left < 2 ? `${left} action restante` : `${left} actions restantes`),
  reveal: 'révèle un marqueur',
  owed: (cards) => (cards < 2 ? 'doit défausser 1 carte' : `doit défausser ${cards} cartes`),
  pickMission: 'choix d’une mission',
  pickRing: (lane) => `place le terrain du quartier ${lane}`,
  bonus: 'prend ses actions bonus',
  fate: 'Destin',
  noFate: 'Pas encore de carte',
  noRule: 'Pas de règle spéciale',
  rules: {
    'plus-one-hp': '+1 point de vie',
    'no-study': 'Pas d’étude',
    'no-teleport': 'Pas de téléportation',
    'no-bonus-powers': 'Pas de pouvoirs',
    'three-spells': '1 carte de moins',
    'spell-exchange': 'Palette renouvelée',
  },
  values: 'Valeur des trophées',
  decks: { attack: 'Attaque', knowledge: 'Savoir' },
  poison: 'Poison',
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
    vegetation: '−1 vie',
    stones: '+1 vie',
    road: 'route : sans arrêt',
  },
  powersOff: 'pouvoirs suspendus',
  empty: 'vide',
  categories: { weak: 'faibles', strong: 'fortes', mighty: 'puissantes' },
  kinds: {
    goblin: 'Gobelin',
    orc: 'Orque',
    shaman: 'Shaman gobelin',
    rider: 'Cavalier orque',
    golem: 'Golem de lave',
    chief: 'Chef',
    croc: 'Crocovolant',
    toad: 'Crapaud couveur',
    bomber: 'Bombardier',
  },
  cards: {
    smash: 'Smash',
    zap: 'Zap',
    'cold-snap': 'Cold Snap',
    'fire-spark': 'Fire Spark',
    fireball: 'Boule de feu',
    'lightning-bolt': 'Éclair',
    earthquake: 'Séisme',
    'ice-storm': 'Blizzard',
    switch: 'Intervention',
    replenish: 'Réapprovisionnement',
    'magic-bonds': 'Liens magiques',
    voodoo: 'Vaudou',
    'book-fe': 'Grimoire',
    'book-ew': 'Grimoire',
    'book-wl': 'Grimoire',
    'book-lf': 'Grimoire',
    wisdom: 'Sagesse',
    poison: 'Poison',
  },
  powers: {
    'extra-draw': 'Pioche supplémentaire',
    'immutable-rules': 'Règles immuables',
    'hand-change': 'Changement de main',
    'extra-action': 'Action supplémentaire',
    'no-loss': 'Pas de perte',
    poisoner: 'Poison',
  },
  missions: {
    'weak-hunter': 'Créatures faibles : 2 par paire',
    'strong-hunter': 'Créatures fortes : 3 par paire',
    'mighty-hunter': 'Créatures puissantes : 2 chacune',
    'fine-bag': 'Beau tableau de chasse : 3 par groupe de 4',
    'full-sets': 'Ensembles : 3 par trio de catégories',
    'power-seeker': 'Pouvoirs bonus : 2 chacun',
    'top-hunter': 'Maximum : 3 par espèce où vous menez',
    scholar: 'Sorts : 3 par paire apprise',
  },
  rings: { i: 'intérieure', m: 'médiane', o: 'extérieure' },
  terrain: { vegetation: 'végétation', stones: 'pierres', road: 'route' },
  toadlings: {
    'draw-card': 'piocher une carte',
    'one-more-action': 'une action de plus',
    'magic-energy': 'énergie magique',
    weaken: 'affaiblir',
  },
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
        return `rappeler ${effect.cards}, +${effect.actions} action`;
      case 'advance':
        return `une créature avance de ${effect.steps}`;
      case 'discard-one':
        return 'un rival défausse 1';
      case 'discard-all':
        return `+${effect.actions} action, chaque rival défausse 1`;
    }
  },
  learn: 'apprendre un sort',
  dead: 'sans effet ; −2 points',
  learned: 'au prochain tour',
  asUpgrade: 'en amélioration',
  colon: ' : ',
  noMissions: 'pas de missions dans cette partie',
  upgrades: { teleport: 'téléportation', draw: 'piocher une carte' },
  handOf: (name) => `Main de ${name}`,
  drawPile: 'Dans la pioche',
  yourMission: 'Mission secrète',
  offer: 'Choisissez une mission',
  yourLane: (lane) => `Votre quartier : ${lane}`,
  yourPowers: 'Pouvoirs et bébés crapauds',
  nothing: 'rien',
  points: (points) => `${points} pts pour l’instant`,
  payable: 'payable maintenant',
  handAlt: (name, cards, lane) => `Main de ${name} : ${cards}. ${lane}`,
};
