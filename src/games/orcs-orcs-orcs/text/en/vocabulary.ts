/** English names and short phrases. */
import { en as english } from '../../../../pieces/wording/en.js';
import { lanes, rings } from '../../types/index.js';
import type { Words } from '../shared/vocabulary.js';

const { s } = english;

export const words: Words = {
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
    'book-fe': 'Spell Book (Fire/Earth)',
    'book-ew': 'Spell Book (Earth/Water)',
    'book-wl': 'Spell Book (Water/Lightning)',
    'book-lf': 'Spell Book (Lightning/Fire)',
    wisdom: 'Wisdom',
    poison: 'Poison',
  },
  elements: { F: 'fire', E: 'earth', W: 'water', L: 'lightning' },
  categories: { weak: 'weak', strong: 'strong', mighty: 'mighty' },
  colours: { blue: 'blue', green: 'green', red: 'red', yellow: 'yellow' },
  letters: { blue: 'B', green: 'G', red: 'R', yellow: 'Y' },
  powers: {
    'extra-draw': 'Extra Draw',
    'immutable-rules': 'Immutable Rules',
    'hand-change': 'Hand Change',
    'extra-action': 'Extra Action',
    'no-loss': 'No Creature Loss',
    poisoner: 'Poison',
  },
  powerMeanings: {
    'extra-draw': 'you draw five cards instead of four',
    'immutable-rules': 'fate rules do not bind you',
    'hand-change': 'as an action, once a turn, a card of your hand leaves the game',
    'extra-action': 'three actions a turn',
    'no-loss': 'breaches cost you no trophy',
    poisoner: 'as an action, once a turn, an opponent gets a Poison card',
  },
  bonusActions: {
    'one-more-action': 'one more action',
    'magic-energy': 'magic energy',
    'common-discard': 'common discard',
    'draw-card': 'draw a card',
  },
  toadlings: {
    'draw-card': 'draw a card',
    'one-more-action': 'one more action',
    'magic-energy': 'magic energy',
    weaken: 'weaken a creature',
  },
  fateRules: {
    'plus-one-hp': '+1 hit point',
    'no-study': 'No Study',
    'no-teleport': 'No Teleportation',
    'no-bonus-powers': 'No Bonus Powers',
    'three-spells': 'Three Spells',
    'spell-exchange': 'Spell Exchange',
  },
  fateMeanings: {
    'plus-one-hp': 'every creature takes one more damage to fall',
    'no-study': 'no spell may be learned',
    'no-teleport': 'no mage changes place',
    'no-bonus-powers': 'bonus powers do nothing',
    'three-spells': 'one card fewer is drawn at the end of a turn',
    'spell-exchange': 'all six spells of the display are new',
  },
  terrains: { vegetation: 'vegetation −1', stones: 'stones +1', road: 'road' },
  missions: {
    'weak-hunter': { name: 'Weak Creatures', text: '2 VP for each pair of weak trophies' },
    'strong-hunter': { name: 'Strong Creatures', text: '3 VP for each pair of strong trophies' },
    'mighty-hunter': { name: 'Mighty Creatures', text: '2 VP for each mighty trophy' },
    'fine-bag': { name: 'Fine Bag', text: '3 VP for every 4 trophies of any kind' },
    'full-sets': { name: 'Sets', text: '3 VP for each weak + strong + mighty set' },
    'power-seeker': { name: 'Bonus Powers', text: '2 VP for each bonus power' },
    'top-hunter': { name: 'Maximum', text: '3 VP for each kind of which nobody has more trophies' },
    scholar: { name: 'Spells', text: '3 VP for each pair of learned spells still in your deck' },
  },
  phases: {
    'setup-terrain': 'placing terrain',
    'setup-mission': 'choosing missions',
    fate: 'fate',
    'turn-owed': 'owed discard',
    'turn-reveal': 'revealing',
    'turn-actions': 'actions',
    'turn-casting': 'casting',
    'turn-bonus': 'bonus actions',
    finished: 'game over',
  },
  rings: { i: 'inner', m: 'middle', o: 'outer' },
  section: (section) => section,
  toadlingOn: (section) => `toadling on ${section}`,
  decks: { attack: 'Attack', knowledge: 'Knowledge' },
  upgradeEffects: { teleport: 'teleport', draw: 'draw a card' },
  language: english,
  none: 'none',
  effect(effect, anywhere) {
    const where = anywhere === 'any' ? 'in any lane' : 'in your lane';
    switch (effect.does) {
      case 'hit':
        return `${effect.damage} damage to one creature ${where}`;
      case 'sweep': {
        const base = `${effect.damage} damage to a section of your lane`;
        if (effect.second === 'side') return `${base} and the left or right neighbour section`;
        return effect.second === 'behind' ? `${base} and the section behind it` : base;
      }
      case 'swap':
        return 'two creatures change places';
      case 'pull':
        return 'any creature comes to a section of your lane';
      case 'draw':
        return `draw ${effect.cards} cards`;
      case 'recall':
        return `recall ${effect.cards} cards and gain 1 action`;
      case 'advance':
        return `any creature moves ${effect.steps} section${s(effect.steps)} towards the tower`;
      case 'discard-one':
        return 'one opponent with more than 3 cards discards 1';
      case 'discard-all':
        return 'gain 1 action, and every opponent with more than 3 cards discards 1';
    }
  },
  board: {
    title: 'Orcs Orcs Orcs',
    colon: ':',
    semicolon: '; ',
    round: (round) => `round ${round}`,
    setUp: 'set-up',
    lastRound: 'last round',
    turnOf: (name) => `${name}’s turn`,
    actionsLeft: (count) => (count === 0 ? 'no actions left' : `${count} action${s(count)} left`),
    energyWaiting: (points) => `${points} magic energy waits for the next action.`,
    fate: (moves, rule) => `Fate: ${moves}${rule ? `; ${rule}` : ''}.`,
    noFate: 'No fate card yet.',
    fateDeck: (deck, discard) => `(${deck} fate card${s(deck)} left, ${discard} used)`,
    creaturesOf: (categories) => `${categories} creatures`,
    lanesAndRings: (list, names) => {
      const lanesOf =
        list.length === lanes.length
          ? 'all lanes'
          : `${english.plural(list.length, 'lane')} ${english.all(list.map(String))}`;
      if (names.length === rings.length) return `creatures of ${lanesOf}`;
      return `creatures of the ${english.all(names)} ${english.plural(names.length, 'section')} of ${lanesOf}`;
    },
    lane: (lane) => `Lane ${lane}`,
    mageOf: (name) => `${name}’s mage`,
    markers: (count) => `${count} marker${s(count)} waiting`,
    front: (ring) => `front: ${ring}`,
    emptyLane: 'completely empty',
    toadlings: (count) => (count === 1 ? 'a toadling' : `${count} toadlings`),
    covered: 'terrain, face down',
    hitPoints: (left, whole) => (left === whole ? `${whole} hp` : `${left} of ${whole} hp left`),
    values: 'Values',
    value: (kind, vp, hitPoints, breaches) =>
      `${kind} ${vp} VP (${hitPoints} hp${breaches > 0 ? `, ${breaches} got through` : ''})`,
    slotPower: (power, bonus) => `power ${power}${bonus ? `, bonus: ${bonus}` : ''}`,
    display: (rows, poison) =>
      [
        '**Display**',
        ...rows.map(({ deck, cards, left }) => `${deck}: ${cards} (${left} in the deck)`),
        `Poison stack: ${poison}`,
      ].join(' · '),
    toadlingsLeft: (count) => `Toadlings in the pile: ${count}`,
    player: (name, colour, space) => `${name} (${colour}, space ${space})`,
    cards: (hand, draw, discard) => `hand ${hand}, draw pile ${draw}, discard ${discard}`,
    discardPile: (cards) => `discard pile: ${cards}`,
    trophies: (list) => `trophies: ${list}`,
    gauge: (count, top) => `gauge ${count}/${top}`,
    powers: (list, { usable }) =>
      `power${s(list.length)}${usable ? '' : ' (suspended this round)'}: ${list.join(', ')}`,
    owes: (count) => `owes ${count} discard${s(count)}`,
    youOwe: (count) => `You owe ${count} discard${s(count)}`,
    owns: (list, count) => `toadling${s(count)}: ${list}`,
    score: (vp) => `${vp} VP`,
    emptyLanes: (count) => `Completely empty lanes: ${count} of the 4 that end the game.`,
    openSpell: (spell, energy, element) => `Open spell: ${spell} (${energy} ${element}).`,
    chooses: (lane) => `A terrain tile is being placed on lane ${lane}.`,
    boxed: (cards) => `Removed from the game: ${cards}`,
    result: 'Final score',
    scoreRow: (rank, name, total) => `${rank}. **${name}** ${total} VP`,
    scoreParts: ({ trophies, support, poison, mission }) =>
      `trophies ${trophies}, Support ${support}, Poison ${poison === 0 ? '0' : `−${Math.abs(poison)}`}${mission ? `, mission ${mission}` : ''}`,
    trophyVp: (kind, trophies, value, vp) => `${kind} ${trophies} × ${value} = ${vp}`,
    hand: (count) => `**Your hand (${count})**`,
    notBeforeNextTurn: '(learned this turn: not before your next turn)',
    asUpgrade: (elements, effects) => `as upgrade 1 ${elements}${effects ? ` and ${effects}` : ''}`,
    learns: 'cast alone: learn one spell of the display',
    notPlayable: 'cannot be played; −2 VP at the end',
    cost: (energy, element, effect) => `${energy} ${element} → ${effect}`,
    drawPile: (cards) => (cards === words.none ? 'Draw pile: empty' : `Draw pile, in any order: ${cards}`),
    missionOffer: (list) => `Missions to choose from: ${list}`,
    mission: (name, text, vp) => `Secret mission: ${name} (${text}); now worth ${vp} VP`,
    ownTargets: (lane, list) => `Your lane ${lane}, in reach: ${list}`,
    altFate: (moves, rule) => `fate moves ${moves}${rule ? ` (${rule})` : ''}`,
    altNear: (groups) => `right below the tower: ${english.all(groups)}`,
    altAt: (kinds, lane) => `${kinds} in lane ${lane}`,
    altFar: (creatures) =>
      creatures === 0
        ? 'no creature is left on the board'
        : `no creature stands right below the tower, ${creatures} ${creatures === 1 ? 'is on its' : 'are on their'} way`,
    altLeads: (names, vp) => `in the lead: ${names} with ${vp} VP`,
    altWon: (names, vp) => `Archmage: ${names} with ${vp} VP`,
  },
  lookups: {
    inDisplay: (deck) => `in the display (${deck})`,
    inYourHand: (count) => `in your hand${count > 1 ? ` ×${count}` : ''}`,
    inYourDrawPile: (count) => `in your draw pile${count > 1 ? ` ×${count}` : ''}`,
    inDiscardOf: (name, count) => `in ${name}’s discard pile${count > 1 ? ` ×${count}` : ''}`,
    category: { weak: 'weak', strong: 'strong', mighty: 'mighty' },
    track: (values, now) => `A trophy is worth ${now} VP now; its track: ${values}`,
    onDefeat: {
      toadling: 'When defeated it leaves a toadling behind.',
      explosion: 'When defeated it explodes: 1 damage to every other creature of its section.',
    },
    standing: (count, sections) => (count === 0 ? 'None on the board now.' : `On the board: ${count} (${sections})`),
    yourTrophies: (count, gauge) => `Your trophies: ${count} (${gauge})`,
    inDeck: (support, poison) => `In the whole deck: ${support} Support, ${poison} Poison`,
  },
};
