/** English: cards with their effects. */
import type { Cards } from '../shared/words.js';

export const cards: Cards = {
  skills: {
    bruxa: {
      name: 'Heavy Secrets',
      effect:
        'Her activation begins with her skulls: each throws a 1×1 magic tile on a horde next to her. A horde destroyed on her space or next to it gives one skull (3 at most).',
    },
    alric: {
      name: 'Sand Warriors',
      effect:
        'At the end of his activation each sand warrior goes onto a horde on his space or next to it, waits there, or stays.',
    },
    elora: {
      name: 'Chill',
      effect: 'At the end of her activation one horde that received a tile from her is held this round.',
    },
    saitam: {
      name: 'Planted Feet',
      effect: 'After at most one step his basic attack is a 2×2 square instead of a corner.',
    },
    dierdre: {
      name: 'Blessing',
      effect:
        'At the end of her activation one hero on her space or next to it regains 1 life; she may choose herself.',
    },
  },
  soloCards: {
    bruxa: 'a magic corner where she stands and a 1×1 on every horde around her',
    alric: 'a 3×1 where he stands, then both sand warriors on hordes near him',
    elora: 'every horde on her space and around it is held; then a magic 2×1 around her',
    saitam: 'a true 2×2 square where he stands',
    dierdre: 'the main hero regains all life and is protected; then a magic 2×1 around her',
  },
  abilities: {
    'bruxa-1': { name: 'Voodoo Hex', effect: 'An L of magic damage on any horde.' },
    'bruxa-2': { name: 'Skull Barrage', effect: 'Give up one skull or more; each throws a magic 2×1 on any horde.' },
    'bruxa-3': {
      name: 'Shackles',
      effect: 'Up to two hordes anywhere are held this round; then a magic 1×1 on any horde.',
    },
    'bruxa-4': { name: 'Ossuary', effect: 'Passive: she may hold 4 skulls and begins with 1.' },
    'alric-1': { name: 'Flurry', effect: 'A 3×1 and a 2×1 on the horde he stands on.' },
    'alric-2': {
      name: 'Spiked Armour',
      effect: 'Passive: whenever the horde under him tries to advance, it receives a 1×1.',
    },
    'alric-3': { name: 'Sandstorm', effect: 'Both sand warriors go onto any hordes, each with a knife.' },
    'alric-4': { name: 'Toughness', effect: 'Passive: 2 more life.' },
    'elora-1': { name: 'Ice Storm', effect: 'A magic 2×1 on every horde around her.' },
    'elora-2': {
      name: 'Permafrost',
      effect: 'Every horde on her space and around it is held this round; then a magic 1×1 around her.',
    },
    'elora-3': { name: 'Ice Shell', effect: 'Passive: she ignores the first point of damage each round.' },
    'elora-4': { name: 'Glacial Lance', effect: 'A magic 4×1 and a 2×1 on the horde in front of her.' },
    'saitam-1': { name: 'One Punch', effect: 'A true P and a 1×1 on the horde he stands on.' },
    'saitam-2': { name: 'Shockwave', effect: 'A 1×1 on every horde around him and one on his own.' },
    'saitam-3': { name: 'Iron Body', effect: 'Passive: no damage in phase 3.' },
    'saitam-4': { name: 'Leap', effect: 'Put him on any space where a move may end; then an S on the horde there.' },
    'dierdre-1': {
      name: 'Holy Light',
      effect: 'Every hero on the board regains 2 life; then a magic 1×1 on any horde.',
    },
    'dierdre-2': {
      name: 'Consecrate',
      effect: 'One tower on the board attacks once more; Dierdre’s player places the tiles.',
    },
    'dierdre-3': {
      name: 'Wings of Light',
      effect: 'Put a hero who is not stunned on any space where a move may end; then a magic T near that space.',
    },
    'dierdre-4': { name: 'Aegis', effect: 'Passive: at the start of phase 3 one hero on the board is protected.' },
  },
  modifiers: {
    'mod-artillery': { name: 'Artillery tile 2×1', effect: 'Each attack also throws a physical 2×1 straight ahead.' },
    'mod-single': { name: 'Tile 1×1', effect: 'Each attack also throws a physical 1×1 on any horde.' },
    'mod-true': { name: 'True damage', effect: 'All damage tiles of the tower are true.' },
    'mod-perfect': { name: 'Perfect range', effect: 'All damage tiles of the tower reach any horde.' },
    'mod-soldier': { name: 'Extra soldier', effect: 'Each attack also places a soldier ahead.' },
    'mod-site': { name: 'Extra building site', effect: 'One more tower (no soldiers) may stand on its site.' },
    'mod-bloom': { name: 'Bloom', effect: 'After each attack one wilted flower may become fresh.' },
    'mod-roots': { name: 'Entangling roots', effect: 'After each attack one horde it struck may be held this round.' },
    'mod-turntable': { name: 'Turntable', effect: 'Every arrow to one side reaches all around.' },
    'mod-bounty': {
      name: 'Bounty',
      effect: 'Once a round: 1 gold when a horde with a tile of this tower is destroyed.',
    },
  },
  flowers: {
    'flower-magic': { name: 'Magic flower', effect: 'A magic 2×1 on a horde on its space or next to it.' },
    'flower-heart': { name: 'Heartbloom', effect: 'The hero regains 2 life.' },
    'flower-ember': { name: 'Emberlily', effect: 'A true 2×1 on a horde on its space or next to it.' },
    'flower-root': { name: 'Rootvine', effect: 'One horde on its space or next to it is held this round.' },
    'flower-sun': { name: 'Sunpetal', effect: '1 gold or 1 diamond.' },
  },
  events: {
    'ev-01': { name: 'Royal Supplies', effect: '1 gold and 1 diamond.' },
    'ev-02': { name: 'Royal Healers', effect: 'Every hero who is not stunned regains 2 life.' },
    'ev-03': { name: 'Forced March', effect: 'Every horde of this lane makes a forced step.' },
    'ev-04': { name: 'Drums of War', effect: 'Hordes that spawn from now on are fast this round.' },
    'ev-05': { name: 'Ambush', effect: 'One more green horde comes on this lane.' },
    'ev-06': { name: 'Shifting Winds', effect: 'Every cyclone moves one space towards its exit.' },
    'ev-07': { name: 'Eruption', effect: 'Every volcano erupts.' },
    'ev-08': { name: 'Eruption', effect: 'Every volcano erupts; without one, ash falls on a site.' },
    'ev-09': { name: 'Tremor', effect: 'A fissure opens on a site.' },
    'ev-10': { name: 'Tremor', effect: 'A fissure opens on a site.' },
    'ev-11': { name: 'Something Rises', effect: 'A tentacle rises on a site.' },
    'ev-12': { name: 'Something Rises', effect: 'A tentacle rises on a site.' },
  },
  rifts: {
    'rift-air-1': { name: 'Gust', effect: 'The horde farthest from its exit makes a forced step.' },
    'rift-air-2': { name: 'Crosswind', effect: 'This round perfect range ends two spaces away.' },
    'rift-air-3': { name: 'Tailwind', effect: 'The horde nearest its exit is fast this round.' },
    'rift-air-4': { name: 'Updraft', effect: 'This round every hero has 2 more boots.' },
    'rift-fire-1': {
      name: 'Eruption',
      effect: 'Every volcano erupts; without one the hero with the most life takes 1 damage.',
    },
    'rift-fire-2': { name: 'Ashfall', effect: 'Ash falls on a site (two with four players).' },
    'rift-fire-3': { name: 'Wildfire', effect: 'Every soldier and sand warrior takes 1 damage.' },
    'rift-fire-4': { name: 'Molten Boon', effect: 'You may place a true 2×1 on any horde.' },
    'rift-earth-1': { name: 'Tremor', effect: 'The horde with the most tiles loses the last one.' },
    'rift-earth-2': { name: 'Fissure', effect: 'A fissure opens on a site.' },
    'rift-earth-3': { name: 'Stone Skins', effect: 'This round no 1×1 on hordes with 9 or more cells to cover.' },
    'rift-earth-4': { name: 'Stillness', effect: 'This round neither speed nor cyclones count.' },
    'rift-water-1': { name: 'Surge', effect: 'Every horde with three tiles or more loses its smallest.' },
    'rift-water-2': { name: 'Mire', effect: 'This round every hero has 1 boot less (at least 1).' },
    'rift-water-3': {
      name: 'Spring',
      effect: 'One wilted flower becomes fresh; if none is wilted every hero on the board regains 1 life.',
    },
  },
  bossActions: {
    grasp: { name: 'Grasp', effect: '1 tentacle rises.' },
    surge: { name: 'Surge', effect: 'the horde nearest an exit makes a forced step.' },
    'twin-grasp': { name: 'Twin grasp', effect: '2 tentacles rise.' },
    undertow: { name: 'Undertow', effect: '1 tentacle rises; heroes next to a pool take 1 damage.' },
    brine: { name: 'Brine', effect: '1 tentacle rises; hordes next to a pool lose their smallest tile.' },
    maelstrom: { name: 'Maelstrom', effect: '2 tentacles rise; heroes next to a pool take 1 damage.' },
    'crushing-wave': {
      name: 'Crushing wave',
      effect: '1 tentacle rises; every soldier and sand warrior takes 1 damage.',
    },
    devour: { name: 'Devour', effect: '2 tentacles rise.' },
    tempest: { name: 'Tempest', effect: 'the horde nearest an exit makes a forced step.' },
    scorch: { name: 'Scorch', effect: 'heroes on his space or next to it take 1 damage.' },
    upheaval: { name: 'Upheaval', effect: 'a fissure opens on a site.' },
    renewal: { name: 'Renewal', effect: 'he and every horde next to him lose their smallest tile.' },
    'ash-cloud': { name: 'Ash cloud', effect: 'ash falls on 2 sites.' },
    whirlwind: { name: 'Whirlwind', effect: 'he makes a step; only heroes stop him.' },
    quake: { name: 'Quake', effect: 'this round each player plays at most 2 towers (solo: 4).' },
    firestorm: {
      name: 'Firestorm',
      effect: 'every soldier and sand warrior takes 1 damage, and so do heroes on his space or next to it.',
    },
    uprising: { name: 'Uprising', effect: '2 rift cards are drawn.' },
  },
  champions: {
    'c-gale': { name: 'Slipstream', effect: 'after her own advance the nearest horde behind her makes a forced step.' },
    'c-ember': {
      name: 'Cinders',
      effect: 'at the end of phase 1 soldiers and sand warriors next to him take 1 damage.',
    },
    'c-stone': { name: 'Stone skin', effect: 'no 1×1 tile can be placed on him; his end makes every flower fresh.' },
    'c-tide': { name: 'Spring tide', effect: 'at the end of phase 4 a horde next to her loses its smallest tile.' },
  },
};
