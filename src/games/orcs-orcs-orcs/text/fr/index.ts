/** Orcs Orcs Orcs in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { Ooo } from '../../types/index.js';
import { altText } from '../shared/alt.js';
import { handLines } from '../shared/hand.js';
import { boardLines } from '../shared/status.js';
import { telling } from '../shared/telling.js';
import { topicsNamed } from '../shared/topics.js';
import { actions } from './actions.js';
import { advice } from './advice.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { lookups } from './lookups.js';
import { options, presets } from './options.js';
import { captions, labels, prompts } from './prompts.js';
import { reasons } from './reasons.js';
import { recordWords, titles } from './records.js';
import { rules } from './rules.js';
import { words } from './vocabulary.js';

const { heading, result, status } = boardLines(words);
const { hand } = handLines(words);

export const fr: Catalogue<Ooo> = spacedAll<Catalogue<Ooo>>({
  name: 'Orcs Orcs Orcs',
  pitch:
    'Des mages rivaux sur une tour, une horde de six côtés : apprenez des sorts, écrasez des orques, devenez Archimage.',
  command: { name: 'ooo', description: 'Orcs Orcs Orcs : jouer votre tour' },
  actions,
  options,
  presets,
  lookups,
  titles,
  recordWords,
  lesson,
  wishes: { blue: 'Bleu', green: 'Vert', red: 'Rouge', yellow: 'Jaune' },
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...advice, ...fights },
  fightEnds,
  events,
  ...telling,
  heading,
  status,
  result,
  hand,
  alt: altText(words),
  rules,
  topics: topicsNamed({
    terms: 'Termes et mise en place',
    turn: 'Tour, actions et pioche',
    fate: 'Manches et cartes Destin',
    creatures: 'Arrivées à la tour et renforts',
    casting: 'Lancer et améliorer',
    attack: 'Sorts d’Attaque et dégâts',
    knowledge: 'Sorts de Savoir et de Soutien',
    trophies: 'Créatures vaincues, pouvoirs et Poison',
    bonus: 'Actions bonus',
    terrain: 'Terrain',
    missions: 'Missions secrètes',
    end: 'Fin et score',
  }),
});
