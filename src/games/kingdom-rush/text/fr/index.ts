/** Kingdom Rush : Fureur Élémentale, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import type { Kru } from '../../types/index.js';
import { altText } from '../shared/alt-text.js';
import { boardLines } from '../shared/board-lines.js';
import { handLines } from '../shared/hand-lines.js';
import { lookupLines } from '../shared/lookup-lines.js';
import { telling } from '../shared/telling.js';
import { topicsNamed } from '../shared/topics.js';
import { actions, lookupTexts } from './actions.js';
import { events } from './events.js';
import { fightEnds, fights } from './fights.js';
import { lesson } from './lesson.js';
import { words } from './phrases.js';
import { reasons } from './reasons.js';
import { rules } from './rules.js';
import { captions, labels, prompts } from './texts.js';
import { titles } from './titles.js';
import { whys } from './whys.js';

const { names } = words;
const lines = lookupLines(words);
const { heading, status } = boardLines(words);

export const fr: Catalogue<Kru> = {
  name: 'Kingdom Rush\u00a0: Fureur Élémentale',
  pitch:
    'Les hordes marchent vers votre porte\u00a0; tours et héros les recouvrent tuile après tuile. Gare\u00a0: le royaume a quatre ou cinq cœurs, la plus petite horde cinq ennemis\u00a0; une seule horde intacte qui s’échappe, et tout est perdu.',
  command: { name: 'krush', description: 'Kingdom Rush\u00a0: jouer votre tour' },
  actions,
  lookups: {
    horde: { ...lookupTexts.horde, lines: (view, _viewer, args) => lines.horde(view, args) },
    card: { ...lookupTexts.card, lines: (view, _viewer, args) => lines.card(view, args) },
    space: { ...lookupTexts.space, lines: (view, _viewer, args) => lines.space(view, args) },
  },
  options: spacedAll<Catalogue<Kru>['options']>({
    scenario: {
      label: 'Scénario',
      values: Object.fromEntries(
        Object.entries(names.scenarios).map(([id, { name }]) => [
          id,
          id === 'prologue' ? `Prologue : ${name}` : `${id.slice(9)}. ${name}`,
        ]),
      ),
    },
    difficulty: {
      label: 'Difficulté',
      values: names.difficulties,
      description: 'Défi de fer : contrainte du scénario. Défi héroïque : aucun héros ne doit tomber à zéro.',
    },
    secondaries: {
      label: 'Héros secondaires (solo)',
      values: { 2: 'deux', 3: 'trois (plus facile)', 4: 'quatre (le plus facile)' },
    },
    strict: {
      label: 'Ordre strict',
      values: { false: 'non', true: 'oui' },
      description: 'Rappelle qu’un scénario se joue après une victoire au précédent.',
    },
  }),
  presets: spacedAll({
    'first-battle': { label: 'Scénario 1', description: 'Menaces naissantes : la première bataille de la campagne' },
    tutorial: { label: 'Prologue', description: 'Première garde : apprendre en jouant' },
    uprising: { label: 'Le final', description: 'Fureur élémentale : le Primarque et tout ce que la boîte contient' },
  }),
  wishes: names.heroes,
  titles,
  lesson,
  recordWords: {
    heartsLost: 'cœurs perdus',
    'solo-2': 'solo',
    'solo-3': 'solo, trois héros secondaires',
    'solo-4': 'solo, quatre héros secondaires',
  },
  texts: { ...prompts, ...labels, ...captions, ...reasons, ...whys, ...fights },
  fightEnds,
  events,
  ...telling,
  heading: (view) => heading(view),
  status,
  hand: handLines(words),
  alt: altText(words),
  rules,
  topics: topicsNamed(
    spacedAll({
      board: 'Le plateau',
      hordes: 'Hordes et traits',
      tiles: 'Tuiles dégâts',
      ranges: 'Portées',
      spawn: 'Phase 1 : apparition',
      towers: 'Jouer et passer des tours',
      heroes: 'Héros',
      flowers: 'Fleurs et environnement',
      destroy: 'Phase 3 : détruire les hordes',
      advance: 'Phase 4 : avancer les hordes',
      buying: 'Récupérer, acheter, modificateurs',
      solo: 'Mode solo',
      levels: 'Difficulté',
      special: 'Champions, boss, évènements, cartes faille',
      end: 'Gagner et perdre',
      help: 'Suggestions et intendant',
    }),
  ),
};
