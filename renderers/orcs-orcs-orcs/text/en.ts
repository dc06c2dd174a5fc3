import type { OwnText } from '../text.js';

export const en: OwnText = {
  book: 'Spell Book',
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
  values: 'Trophy values',
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
  terrainHint: { vegetation: 'vegetation: −1 hit point', stones: 'stones: +1 hit point', road: 'road: no stopping' },
  empty: 'empty',
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
        return `recall ${effect.cards}, +1 action`;
      case 'advance':
        return effect.steps === 1 ? 'one creature 1 closer' : `one creature ${effect.steps} closer`;
      case 'discard-one':
        return 'a rival discards 1';
      case 'discard-all':
        return '+1 action, all rivals discard 1';
    }
  },
  learn: 'learn a spell',
  dead: 'no effect; −2 points',
  learned: 'next turn',
  asUpgrade: 'when added',
  colon: ': ',
  noMissions: 'no missions in this game',
  handOf: (name) => `${name}’s hand`,
  drawPile: 'In the draw pile',
  yourMission: 'Secret mission',
  offer: 'Choose one mission',
  yourLane: (lane) => `Your lane: ${lane}`,
  yourPowers: 'Powers and toadlings',
  nothing: 'nothing',
  points: (points) => `${points} pts now`,
  handAlt: (name, cards, lane) => `${name}’s hand: ${cards}. ${lane}.`,
};
