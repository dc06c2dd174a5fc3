import type { PictureText } from '../text.js';

export const en: PictureText = {
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
  support: 'Support spells',
  piles: { hand: 'hand', draw: 'draw pile', discard: 'discard' },
  atTheWall: 'AT THE WALL',
  front: 'front: in reach',
  breach: 'breach',
  emptyLane: 'lane exhausted',
  fallen: 'fell',
  allLanes: 'All lanes',
  someLanes: (lanes) => `Lanes ${lanes}`,
  allRings: 'every section',
  terrainHint: { vegetation: '−1 hit point', stones: '+1 hit point', road: 'road: no stopping' },
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
  effect: (effect, { anywhere }) => {
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
  colon: ': ',
  noMissions: 'no missions in this game',
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
