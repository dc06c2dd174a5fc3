/** Words that only the pictures need; everything else is worded by the game's own catalogue. */
import type {
  CardCode,
  Category,
  DeckName,
  FateRule,
  Kind,
  MissionId,
  Phase,
  Power,
  Ring,
  Terrain,
  ToadlingKind,
} from '../../src/games/orcs-orcs-orcs/types.js';
import type { SpellEffect } from '../../src/games/orcs-orcs-orcs/content/spells.js';
import type { Locale } from '../../src/kernel/index.js';

export type PictureText = {
  title: string;
  round: (round: number) => string;
  setUp: string;
  phases: Record<Phase, string>;
  lastRound: string;
  actionsLeft: (left: number) => string;
  reveal: string;
  owed: (cards: number) => string;
  pickMission: string;
  pickRing: (lane: number) => string;
  bonus: string;
  fate: string;
  noFate: string;
  noRule: string;
  rules: Record<FateRule, string>;
  values: string;
  decks: Record<DeckName, string>;
  poison: string;
  piles: { hand: string; draw: string; discard: string };
  atTheWall: string;
  front: string;
  breach: string;
  emptyLane: string;
  fallen: string;
  allLanes: string;
  someLanes: (lanes: string) => string;
  allRings: string;
  terrainHint: Record<Terrain, string>;
  powersOff: string;
  empty: string;
  categories: Record<Category, string>;
  kinds: Record<Kind, string>;
  cards: Record<CardCode, string>;
  powers: Record<Power, string>;
  missions: Record<MissionId, string>;
  rings: Record<Ring, string>;
  terrain: Record<Terrain, string>;
  toadlings: Record<ToadlingKind, string>;
  toadling: string;
  markers: string;
  hit: (effect: SpellEffect, anywhere: boolean) => string;
  learn: string;
  dead: string;
  learned: string;
  asUpgrade: string;
  upgrades: { teleport: string; draw: string };
  handOf: (name: string) => string;
  drawPile: string;
  yourMission: string;
  offer: string;
  yourLane: (lane: number) => string;
  yourPowers: string;
  nothing: string;
  points: (points: number) => string;
  payable: string;
  handAlt: (name: string, cards: string, lane: string) => string;
};

const en: PictureText = {
  title: 'Orcs Orcs Orcs',
  round: (round) => `Round ${round}`,
  setUp: 'Set-up',
  phases: {
    'setup-terrain': 'Terrain',
    'setup-mission': 'Missions',
    fate: 'Fate',
    'turn-owed': 'Owed discards',
    'turn-reveal': 'Reveal',
    'turn-actions': 'Actions',
    'turn-casting': 'Casting',
    'turn-bonus': 'Bonus actions',
    finished: 'Scoring',
  },
  lastRound: 'LAST ROUND',
  actionsLeft: (left) => (left === 1 ? '1 action left' : `${left} actions left`),
  reveal: 'reveals a marker',
  owed: (cards) => (cards === 1 ? 'owes 1 discard' : `owes ${cards} discards`),
  pickMission: 'choose a mission',
  pickRing: (lane) => `picks terrain for lane ${lane}`,
  bonus: 'takes bonus actions',
  fate: 'Fate',
  noFate: 'No card yet',
  noRule: 'No special rule',
  rules: {
    'plus-one-hp': '+1 hit point',
    'no-study': 'No study',
    'no-teleport': 'No teleport',
    'no-bonus-powers': 'No powers',
    'three-spells': 'Draw one less',
    'spell-exchange': 'New display',
  },
  values: 'Trophy values',
  decks: { attack: 'Attack', knowledge: 'Knowledge' },
  poison: 'Poison',
  piles: { hand: 'hand', draw: 'draw pile', discard: 'discard' },
  atTheWall: 'AT THE WALL',
  front: 'front: what attacks can reach',
  breach: 'breach',
  emptyLane: 'lane exhausted',
  fallen: 'fell',
  allLanes: 'All lanes',
  someLanes: (lanes) => `Lanes ${lanes}`,
  allRings: 'every section',
  terrainHint: { vegetation: 'vegetation: −1 hit point', stones: 'stones: +1 hit point', road: 'road: no stopping' },
  powersOff: 'powers off',
  empty: 'empty',
  categories: { weak: 'weak', strong: 'strong', mighty: 'mighty' },
  kinds: {
    goblin: 'Goblin',
    orc: 'Orc',
    shaman: 'Goblin Shaman',
    rider: 'Orc Rider',
    golem: 'Lava Golem',
    chief: 'Chief',
    croc: 'Flying Croc',
    toad: 'Brood Toad',
    bomber: 'Bomber',
  },
  cards: {
    smash: 'Smash',
    zap: 'Zap',
    'cold-snap': 'Cold Snap',
    'fire-spark': 'Fire Spark',
    fireball: 'Fireball',
    'lightning-bolt': 'Lightning Bolt',
    earthquake: 'Earthquake',
    'ice-storm': 'Ice Storm',
    switch: 'Switch',
    replenish: 'Replenish',
    'magic-bonds': 'Magic Bonds',
    voodoo: 'Voodoo',
    'book-fe': 'Spell Book',
    'book-ew': 'Spell Book',
    'book-wl': 'Spell Book',
    'book-lf': 'Spell Book',
    wisdom: 'Wisdom',
    poison: 'Poison',
  },
  powers: {
    'extra-draw': 'Extra Draw',
    'immutable-rules': 'Immutable Rules',
    'hand-change': 'Hand Change',
    'extra-action': 'Extra Action',
    'no-loss': 'No Creature Loss',
    poisoner: 'Poison',
  },
  missions: {
    'weak-hunter': 'Weak Creatures: 2 for each pair',
    'strong-hunter': 'Strong Creatures: 3 for each pair',
    'mighty-hunter': 'Mighty Creatures: 2 each',
    'fine-bag': 'Fine Bag: 3 for every 4 trophies',
    'full-sets': 'Sets: 3 for one of each category',
    'power-seeker': 'Bonus Powers: 2 each',
    'top-hunter': 'Maximum: 3 for each kind you lead',
    scholar: 'Spells: 3 for each pair learned',
  },
  rings: { i: 'inner', m: 'middle', o: 'outer' },
  terrain: { vegetation: 'vegetation', stones: 'stones', road: 'road' },
  toadlings: {
    'draw-card': 'draw a card',
    'one-more-action': 'one more action',
    'magic-energy': 'magic energy',
    weaken: 'weaken',
  },
  toadling: 'toadling, face down',
  markers: 'markers waiting',
  hit: (effect, anywhere) => {
    switch (effect.does) {
      case 'hit':
        return `${effect.damage} damage${anywhere ? ', any lane' : ''}`;
      case 'sweep':
        return `${effect.damage} to a section${effect.second === 'none' ? '' : effect.second === 'side' ? ' + its neighbour' : ' + the one behind'}`;
      case 'swap':
        return 'swap two creatures';
      case 'pull':
        return 'bring one to your lane';
      case 'draw':
        return `draw ${effect.cards}`;
      case 'recall':
        return `recall ${effect.cards}, +${effect.actions} action`;
      case 'advance':
        return effect.steps === 1 ? 'one creature 1 closer' : `one creature ${effect.steps} closer`;
      case 'discard-one':
        return 'a rival discards 1';
      case 'discard-all':
        return `+${effect.actions} action, all rivals discard 1`;
    }
  },
  learn: 'learn a spell',
  dead: 'no effect; −2 points',
  learned: 'next turn',
  asUpgrade: 'as upgrade',
  upgrades: { teleport: 'teleport', draw: 'draw a card' },
  handOf: (name) => `${name}’s hand`,
  drawPile: 'In the draw pile',
  yourMission: 'Secret mission',
  offer: 'Choose one mission',
  yourLane: (lane) => `Your lane: ${lane}`,
  yourPowers: 'Powers and toadlings',
  nothing: 'nothing',
  points: (points) => `${points} pts now`,
  payable: 'payable now',
  handAlt: (name, cards, lane) => `${name}’s hand: ${cards}. ${lane}`,
};

const fr: PictureText = {
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
  piles: { hand: 'main', draw: 'pioche', discard: 'défausse' },
  atTheWall: 'AU PIED DU MUR',
  front: 'front : à portée des attaques',
  breach: 'brèche',
  emptyLane: 'quartier épuisé',
  fallen: 'tombé',
  allLanes: 'Partout',
  someLanes: (lanes) => `Quart. ${lanes}`,
  allRings: 'toutes les sections',
  terrainHint: {
    vegetation: 'végétation : −1 point de vie',
    stones: 'pierres : +1 point de vie',
    road: 'route : on ne s’y arrête pas',
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
  markers: 'marqueurs en attente',
  hit: (effect, anywhere) => {
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

export const text: Record<Locale, PictureText> = { en, fr };
