/** French phrases of the text board, the hand and the alternative text. */
import { languages } from '../../../../pieces/wording/index.js';
import { au, spacedAll, the } from '../../../../pieces/wording/fr.js';
import { cards } from './cards.js';
import { names } from './names.js';
import type { HeroId } from '../../types/index.js';
import type { Words } from '../shared/words.js';

const { counted, all } = languages.fr;

/** Alric and Saitam are men. */
const agreed = (participle: string, hero: HeroId): string =>
  hero === 'alric' || hero === 'saitam' ? participle : `${participle}e`;

export const words: Words = spacedAll<Words>({
  names,
  cards,
  colon: ' :',
  none: 'rien',
  all: (items) => all(items),
  phrases: {
    heading: (scenario, level) => `${scenario} (${level})`,
    roundOf: (round, rounds) => `manche ${round}/${rounds}`,
    phase: (number, name) => `phase ${number}, ${name}`,
    setUp: 'mise en place',
    treasure: (hearts, gold, diamonds) => `Cœurs ${hearts} · or ${gold} · diamants ${diamonds}`,
    objective: (name, goal) => `**${name}** : ${goal}`,
    iron: (text) => `Défi de fer : ${text}`,
    progress: {
      marks: (done, of) => `hordes marquées ${done}/${of}`,
      count: (done, of) => `hordes ${done}/${of}`,
      boss: (done, of) => `cartes du boss ${done}/${of}`,
    },
    hordes: 'Hordes',
    noHordes: 'Aucune horde n’est sur le plateau.',
    horde: (tag, name, at) => `${tag} ${name} en ${at}`,
    distance: (steps) => `distance ${steps}`,
    left: (cells) => `${counted(cells, 'case')} à recouvrir`,
    covered: 'tout est recouvert ✔',
    held: 'immobilisée',
    mark: (number) => `marque !${number}`,
    winds: (count) => counted(count, 'second souffle', 'seconds souffles'),
    soldiers: (count) => counted(count, 'pion'),
    heroes: 'Héros',
    hero: (name, seat) => `${name} (${seat})`,
    life: (life, most) => `vie ${life}/${most}`,
    boots: (boots) => counted(boots, 'botte'),
    onBoard: 'sur son plateau héros',
    at: (space, facing) => `${space}, face ${au(the(facing, 'm'))}`,
    on: (tag, cell) => `sur ${tag} en ${cell}`,
    stunned: (hero) => agreed('assommé', hero),
    acted: 'a agi',
    protected: (hero) => agreed('protégé', hero),
    skulls: (count) => counted(count, 'crâne'),
    used: (ability) => `${ability} (indisponible)`,
    secondaries: 'Héros secondaires',
    unusedSecondary: 'en attente',
    usedSecondary: 'a déjà servi',
    blocked: (colour) => `Les sites ${colour}s sont bloqués cette manche.`,
    piles: 'Piles apparition',
    pile: (lane, left) => `${lane} : ${counted(left, 'carte')}`,
    next: (list, reward) => `à venir : ${list}${reward === '' ? '' : ` (${reward})`}`,
    emptyPile: 'vide',
    pileCard: 'une horde',
    decks: {
      rift: (count) => `Pioche faille : ${counted(count, 'carte')}`,
      boss: (name, count) => `Pioche du boss (${name}) : ${counted(count, 'carte')}`,
    },
    inForce: (card) => `Cette manche : ${card}`,
    sites: 'Sites',
    towers: 'Tours',
    tower: (name, at, facing, owner) => `${name} en ${at}, face ${au(the(facing, 'm'))} (${owner})`,
    flowers: 'Fleurs',
    wilted: 'fanée',
    tiles: 'Au sol',
    ash: 'cendres',
    tentacle: 'tentacule',
    totem: 'totem',
    hand: 'En main',
    incoming: 'Tours entrantes',
    nothing: 'aucune tour',
    nextLevel: (name) => `niveau suivant : ${name}`,
    grid: '`.` vide · `e` ennemi · `m` magie seulement · `p` physique seulement · `s` chaman · `B` `M` `P` grands · `#` recouvert · ● pièce d’or · ◆ diamant',
    ranges: {
      here: 'sur la horde sous le héros',
      around: 'sur une horde autour',
      any: 'sur n’importe quelle horde du plateau',
      near: 'sur une horde à portée immédiate',
      front: 'droit devant',
      ahead: 'devant ou en diagonale devant',
      eachFront: 'sur chaque horde devant et en diagonale devant',
      eachPair: 'sur chaque horde devant et devant à droite',
      eachAround: 'sur chaque horde autour',
    },
    times: (what, times) => `${times} fois ${what}`,
    orElse: 'ou bien',
    soldiersPlaced: (count, knife) =>
      `${count > 1 ? `${count} soldats` : 'soldat'}${knife === 'with knife' ? ' avec couteau' : ''}${count > 1 ? ', chacun' : ''}`,
    damage: (kind) => `dégâts ${kind}`,
    attack: 'Attaque',
    level: (level) => `niveau ${level}`,
    alt: ({ scenario, level, when, hearts, gold, diamonds, result, waiting }) =>
      `Kingdom Rush – ${scenario} (${level}), ${when} : ${counted(hearts, 'cœur')}, ${counted(gold, 'pièce d’or', 'pièces d’or')}, ${counted(diamonds, 'diamant')}${result ? ` ; la partie est ${{ won: 'gagnée', lost: 'perdue' }[result]}` : ''}${waiting && ` ; on attend ${waiting}`}.`,
    altHorde: (tag, name, at, left) =>
      `${tag} ${name} en ${at} (${left === 0 ? 'tout est recouvert' : `${counted(left, 'case')} à recouvrir`})`,
    altHero: (name, life, most, at) => `${name} ${life}/${most} ${at}`,
    altDanger: (distance, hordes, others) =>
      `${distance === null ? 'sur le plateau' : `au plus près d’une sortie, à distance ${distance}`} : ${hordes}${others > 0 ? ` ; ${counted(others, 'autre horde', 'autres hordes')}` : ''}.`,
    ground: 'terrain',
    path: 'chemin',
    exit: 'sortie',
    site: (colour) => `site de construction ${colour}`,
    neighbours: (list) => `À côté : ${list}`,
  },
});
