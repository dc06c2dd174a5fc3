/** Names of things in French. */
import { languages } from '../../../../pieces/wording/index.js';
import { au, de } from '../../../../pieces/wording/fr.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { Words } from '../shared/words.js';
import { equipment, traps } from './cards.js';
import { bosses, heroes, powers, weapons } from './people.js';
import { armies, fortresses, tiles } from './places.js';

/** In a sentence: "la tuile 4"; the Rift has its article already. */
export const theTile = (tile: string): string => (tile.startsWith('tuile') ? `la ${tile}` : tile);

/** « le Roi Kobold », « le Seigneur du feu »: titles take an article inside a sentence, names none. */
const articled = (name: string): string => (/^(?:Roi|Seigneur) /.test(name) ? `le ${name}` : name);
/** « d’Ivy », « du Roi Kobold ». */
export const ofName = (name: string): string => de(articled(name));
/** « à Ivy », « au Roi Kobold ». */
export const toName = (name: string): string => au(articled(name));

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
  ownFortress: 'Forteresse personnelle',
  rift: 'la Faille',
  riftShort: 'Faille',
  blank: 'vide',
  none: 'aucun',
  nobody: 'personne',
  stunned: 'sonné',
  stunnedMany: (count) => `sonné${count < 2 ? '' : 's'}`,
  here: 'ici',
  tile: (id) => `tuile ${id}`,
  toTile: (tile) => `entre ici et ${theTile(tile)}`,
  onTile: (what, tile) => `${what} sur ${theTile(tile)}`,
  stunnedOne: (name) => `${name} sonné`,
  all: 'tous les héros de la tuile',
  skulls: (count) => `${count} crâne${count < 2 ? '' : 's'}`,
  costs: (name, cost) => `${name} (${cost} crâne${cost < 2 ? '' : 's'})`,
  attackPair: (attacker, tile, target) => `${attacker} sur ${theTile(tile)} → ${target}`,
};
