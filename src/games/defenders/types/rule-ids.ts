/** Every rule number of the specification, and one entry for each thing a player can look up. */
import { type GeneralId, generalIds } from '../content/generals.js';
import { type HeroId, heroIds } from '../content/heroes.js';
import type { LocId } from '../content/map.js';
import { type QuestId, questIds } from '../content/quests.js';
import { type SpecialKind, specialKinds } from '../content/special-cards.js';

const sections = {
  '1': ['1', '2', '3', '4', '5'],
  '2': ['1', '2', '3', '4', '5'],
  '3': ['1', '2', '3', '4', '5'],
  '4': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  '5': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  '6': ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  '7': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'],
  '8': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  '9': ['1', '2', '3'],
  '10': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  '11': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  '12': ['1'],
  '13': ['1', '2', '3', '4', '5', '6'],
  '14': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  '15': ['1', '2', '3'],
  '16': ['1', '2', '3', '4', '5', '6', '7', '8'],
  '17.1': ['a', 'b', 'c'],
  '17.2': ['a', 'b', 'c'],
  '17.3': ['a', 'b', 'c'],
  '17.4': ['a', 'b', 'c'],
  '17.5': ['a', 'b', 'c'],
  '17.6': ['a', 'b', 'c'],
  '17.7': ['a', 'b', 'c'],
  '17.8': ['a', 'b', 'c'],
} as const;

type Sections = typeof sections;
type Numbered = {
  [S in keyof Sections]: S extends `17.${string}`
    ? `DOR-${S}${Sections[S][number]}`
    : `DOR-${S & string}.${Sections[S][number]}`;
}[keyof Sections];
export type NumberedRule = Numbered;

export const numberedRules: readonly NumberedRule[] = Object.entries(sections).flatMap(([section, points]) =>
  points.map((point) => `DOR-${section}${section.startsWith('17.') ? '' : '.'}${point}` as NumberedRule),
);

export const variants = ['E1', 'E2', 'E3', 'E4', 'H1', 'H2', 'H3', 'H4', 'H5'] as const;
export type Variant = (typeof variants)[number];

export const darknessKinds = ['places', 'patrols', 'war-party', 'quiet', 'city'] as const;
export type DarknessKind = (typeof darknessKinds)[number];

export type ContentRule =
  | `hero ${HeroId}`
  | `general ${GeneralId}`
  | `card ${SpecialKind}`
  | `quest ${QuestId}`
  | `darkness ${DarknessKind}`
  | `variant ${Variant}`
  | `place ${LocId}`;

export type RuleId = NumberedRule | ContentRule;

export const contentRules = {
  heroes: heroIds.map((id) => `hero ${id}` as const),
  generals: generalIds.map((id) => `general ${id}` as const),
  cards: specialKinds.map((id) => `card ${id}` as const),
  quests: questIds.map((id) => `quest ${id}` as const),
  darkness: darknessKinds.map((id) => `darkness ${id}` as const),
  variants: variants.map((id) => `variant ${id}` as const),
} as const;
