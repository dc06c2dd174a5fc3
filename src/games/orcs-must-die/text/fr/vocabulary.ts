/** Names of things in French. */
import { languages } from '../../../../pieces/wording/index.js';
import { au, de } from '../../../../pieces/wording/fr.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { HeroId } from '../../types/index.js';
import type { Words } from '../shared/words.js';
import { equipment, traps } from './cards.js';
import { bosses, heroes, powers, weapons } from './people.js';
import { armies, fortresses, tiles } from './places.js';

/** In a sentence: "la tuile 4"; the Rift has its article already. */
export const theTile = (tile: string): string => (tile.startsWith('tuile') ? `la ${tile}` : tile);

/**
 * « le Roi Kobold », « le Seigneur du feu »: titles take an article inside a sentence, names none. That a boss is a
 * guest is said where it is chosen.
 */
export const theName = (name: string): string =>
  name
    .replace(/[ \u00a0]\(invité\)$/, '')
    .replace(/^Le /, 'le ')
    .replace(/^(?=Roi |Seigneur |Grand )/, 'le ');
/** « d’Ivy », « du Roi Kobold ». */
export const ofName = (name: string): string => de(theName(name));
/** « à Ivy », « au Roi Kobold ». */
export const toName = (name: string): string => au(theName(name));

const heroines: readonly HeroId[] = ['gabriella', 'ivy', 'midnight'];
/** « mort », « morte ». */
export const agreed = (hero: HeroId, word: string): string => (heroines.includes(hero) ? `${word}e` : word);

export const words: Words = {
  language: languages.fr,
  heroes: spacedAll(heroes),
  weapons: spacedAll(weapons),
  powers: spacedAll(powers),
  bosses: spacedAll(bosses),
  equipment: spacedAll(equipment),
  traps: spacedAll(traps),
  armies: spacedAll(armies),
  fortresses: spacedAll(fortresses),
  tiles,
  creatures: {
    order: {
      grunt: ['Orc', 'Orcs'],
      crossbow: ['Orc arbalétrier', 'Orcs arbalétriers'],
      runner: ['Kobold', 'Kobolds'],
      hunter: ['Gnoll', 'Gnolls'],
      shaman: ['Shaman hobgobelin', 'Shamans hobgobelins'],
      brute: ['Troll', 'Trolls'],
      colossus: ['Ogre', 'Ogres'],
    },
    unchained: {
      grunt: ['Soldat', 'Soldats'],
      crossbow: ['Soldat arbalétrier', 'Soldats arbalétriers'],
      runner: ['Satyre', 'Satyres'],
      hunter: ['Lion', 'Lions'],
      shaman: ['Shaman nain', 'Shamans nains'],
      brute: ['Ours', 'Ours'],
      colossus: ['Géant', 'Géants'],
    },
  },
  icons: { S: 'épée', V: 'vitesse', B: 'cerveau', K: 'éclair', T: 'sonné', H: 'soin', C: 'crâne' },
  dice: {
    battle: 'dé de bataille',
    fire: 'dé de feu',
    lightning: 'dé de foudre',
    arcane: 'dé d’arcane',
    ice: 'dé de glace',
    health: 'dé de santé',
  },
  diceOf: (count, die) => `${count} ${words.dice[die].replace(/^dé/, count < 2 ? 'dé' : 'dés')}`,
  sides: { order: 'Order', unchained: 'Unchained' },
  phases: {
    setup: 'la mise en place',
    upgrade: 'la phase d’augmentation des héros',
    creature: 'la phase des créatures',
    hero: 'la phase d’action des héros',
    upkeep: 'la phase d’entretien',
  },
  difficulties: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    hard: 'Difficile',
    extreme: 'Extrême',
    'extreme-plus': 'Extrême+',
  },
  moments: { level2: 'niveau 2', level3: 'niveau 3', finale: 'final' },
  values: {
    none: 'rien',
    auto: 'auto',
    leave: 's’en remettre au Seigneur de la Faille',
    approve: 'accepter',
    refuse: 'refuser',
    accept: 'aider',
    damage: 'leur Faille −3',
    heal: 'notre Faille +3',
    attack: 'l’attaque',
    move: 'le déplacement',
    weapon: 'arme, un rang de moins',
    ask: 'demander',
    on: 'oui',
    off: 'non',
    ultimate: 'pouvoir ultime',
    'blood-price': 'Prix du sang',
    'fat-purse': 'Bourse pleine',
    revitalize: 'Revitaliser',
    clan: 'Appel du clan',
  },
  actions: {
    hero: 'choisir un héros',
    place: 'placer votre héros',
    vote: 'voter',
    swap: 'échanger une tuile',
    fill: 'remplir la réserve',
    heal: 'soigner',
    revitalize: 'revitaliser',
    weapon: 'acheter une arme',
    equip: 'acheter un équipement',
    trap: 'acheter un piège',
    choose: 'choisir',
    assign: 'répartir les résultats',
    reroll: 'relancer',
    move: 'vous déplacer',
    attack: 'attaquer',
    power: 'utiliser votre pouvoir',
    ultimate: 'utiliser votre pouvoir ultime',
    rivalry: 'utiliser votre pouvoir d’opposition',
    use: 'utiliser une carte',
    push: 'pousser',
    recover: 'récupérer',
    done: 'finir',
  },
  verbs: {
    kill: 'tuer',
    slay: 'abattre',
    stun: 'sonner',
    wound: 'blesser',
    fire: 'déclencher',
    aim: 'viser avec',
    back: 'repousser',
  },
  deeds: {
    kill: ['tue', 'tuent'],
    slay: ['abat', 'abattent'],
    stun: ['sonne', 'sonnent'],
    wound: ['touche', 'touchent'],
  },
  ownFortress: 'Forteresse personnelle',
  ranged: 'à distance',
  moveMore: (tiles) => `déplacement +${tiles}`,
  rift: 'la Faille',
  riftOf: (side) => `la Faille ${words.sides[side]}`,
  riftShort: 'Faille',
  blank: 'vide',
  none: 'aucun',
  nobody: 'personne',
  stunned: 'sonné',
  stunnedMany: (count) => `sonné${count < 2 ? '' : 's'}`,
  named: theName,
  here: 'ici',
  tile: (id) => `tuile ${id}`,
  toTile: (tile) => `entre ici et ${theTile(tile)}`,
  onTile: (what, tile) => `${what} sur ${theTile(tile)}`,
  stunnedOne: (name) => `${name} sonné`,
  stunnedCount: (count, one, many) => `${count} ${count < 2 ? `${one} sonné` : `${many} sonnés`}`,
  hitOften: (target, count) => `${theName(target)}${count < 2 ? '' : ` ${count} fois`}`,
  all: 'tous les héros de la tuile',
  skulls: (count) => `${count} crâne${count < 2 ? '' : 's'}`,
  costs: (name, cost) => `${name} (${cost} crâne${cost < 2 ? '' : 's'})`,
  attackPair: (attacker, tile, target) => `${attacker} sur ${theTile(tile)} → ${target}`,
};
