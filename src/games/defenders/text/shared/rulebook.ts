/** Rules and topics: the numbered rules as worded, and an entry made from the data for each thing on the table. */
import type { Catalogue } from '../../../../kernel/index.js';
import { darknessCards, darknessIds } from '../../content/darkness-cards.js';
import { type GeneralId, generalBoards, generalIds } from '../../content/generals.js';
import { type HeroId, heroIds, heroLife } from '../../content/heroes.js';
import { locationCardIds, locationCards } from '../../content/location-cards.js';
import { type LocId, locationIds, sites } from '../../content/map.js';
import { type QuestId, questIds, quests } from '../../content/quests.js';
import { type SpecialKind, specialCardIds, specialCards, specialKinds } from '../../content/special-cards.js';
import {
  type ContentRule,
  type NumberedRule,
  type RuleId,
  contentRules,
  darknessKinds,
  numberedRules,
  variants,
} from '../../types/rule-ids.js';
import type { Dor } from '../../types/index.js';
import type { Phrases } from './phrases.js';

export type RulebookWords = {
  p: Phrases;
  numbered: Record<NumberedRule, string>;
  life: (n: number) => string;
  general: (people: string, life: number, toHit: number) => string;
  redSquares: (squares: readonly number[]) => string;
  path: (list: string) => string;
  penalty: (text: string) => string;
  slayer: (title: string) => string;
  cardFacts: (copies: number, dice: number, generals: string, timing: string) => string;
  /** Against whichever of the four. */
  anyGeneral: string;
  task: (quest: QuestId) => string;
  reward: (text: string, lasts: 'always' | 'at-once' | 'once') => string;
  place: (colour: string, neighbours: string) => string;
  chest: string;
  inn: string;
  starts: (general: string) => string;
  heroCards: (list: string) => string;
  darknessCount: (n: number) => string;
  topics: Record<TopicName, string>;
};

const sectionTopics = {
  aim: ['1', '15'],
  setUp: ['2'],
  turn: ['3'],
  actions: ['4'],
  fighting: ['5'],
  wounds: ['6'],
  generals: ['7'],
  groupAttack: ['8'],
  evening: ['9'],
  night: ['10', '12'],
  overruns: ['11'],
  heroCards: ['13'],
  questRules: ['14'],
  outOfTurn: ['16'],
} as const;
export type TopicName =
  | keyof typeof sectionTopics
  | 'heroes'
  | 'generalBoards'
  | 'specialCards'
  | 'questCards'
  | 'darknessCards'
  | 'variants'
  | 'purplePlaces'
  | 'redPlaces'
  | 'bluePlaces'
  | 'greenPlaces'
  | 'blackPlaces';

/** The skills of a hero are rules 17.1 to 17.8, in the order of the heroes. */
function skillsOf({ numbered }: RulebookWords, hero: HeroId): string {
  const prefix = `DOR-17.${heroIds.indexOf(hero) + 1}`;
  return numberedRules
    .filter((rule) => rule.startsWith(prefix))
    .map((rule) => numbered[rule])
    .join(' ');
}

function generalEntry(words: RulebookWords, id: GeneralId): string {
  const { v, place } = words.p;
  const { colour, life, toHit, redSquares, skill, path } = generalBoards[id];
  const { name, effect } = v.combatSkills[skill];
  return [
    `${v.generals[id]} – ${words.general(v.peoples[colour].many, life, toHit)}`,
    ...(redSquares.length > 0 ? [words.redSquares(redSquares)] : []),
    `${name}: ${effect}.`,
    words.penalty(v.penalties[id]),
    words.slayer(v.slayers[id]),
    words.path(path.map(place).join(' → ')),
  ].join(' ');
}

function cardEntry({ p, cardFacts, anyGeneral }: RulebookWords, kind: SpecialKind): string {
  const copies = specialCardIds.filter((id) => specialCards[id].kind === kind);
  const [first = 'sp-magic-gate'] = copies;
  const { dice, portraits, timing } = specialCards[first];
  const { name, effect } = p.v.specials[kind];
  const generals =
    portraits.length === generalIds.length ? anyGeneral : p.list(portraits.map((id) => p.v.generals[id]));
  return `${name}. ${effect} ${cardFacts(copies.length, dice, generals, p.v.timings[timing])}`;
}

function questEntry({ p, task, reward }: RulebookWords, id: QuestId): string {
  return `${p.v.quests[id]}: ${task(id)}. ${reward(p.reward(id), quests[id].reward.lasts)}`;
}

function placeEntry(words: RulebookWords, loc: LocId): string {
  const { p } = words;
  const { colour, kind, chest, neighbours } = sites[loc];
  const cards = locationCardIds.filter((id) => locationCards[id].loc === loc).map(p.card);
  const named = darknessIds.filter((id) => {
    const card = darknessCards[id];
    return card.kind === 'places' && card.entries.some((entry) => entry.loc === loc);
  }).length;
  const general = generalIds.find((id) => generalBoards[id].path[0] === loc);
  return [
    `${p.place(loc)} – ${words.place(p.v.colours[colour], neighbours.map(p.place).join(', '))}`,
    ...(kind === 'inn' ? [words.inn] : []),
    ...(chest ? [words.chest] : []),
    ...(general ? [words.starts(p.v.generals[general])] : []),
    ...(cards.length > 0 ? [words.heroCards(cards.join(', '))] : []),
    words.darknessCount(named),
  ].join(' ');
}

export function rulesIn(words: RulebookWords): Record<RuleId, string> {
  const { v } = words.p;
  const entries: [ContentRule, string][] = [
    ...heroIds.map((id): [ContentRule, string] => [
      `hero ${id}`,
      `${v.heroes[id]}, ${words.life(heroLife[id])}. ${skillsOf(words, id)}`,
    ]),
    ...generalIds.map((id): [ContentRule, string] => [`general ${id}`, generalEntry(words, id)]),
    ...specialKinds.map((kind): [ContentRule, string] => [`card ${kind}`, cardEntry(words, kind)]),
    ...questIds.map((id): [ContentRule, string] => [`quest ${id}`, questEntry(words, id)]),
    ...darknessKinds.map((kind): [ContentRule, string] => [
      `darkness ${kind}`,
      `${v.darkness[kind].name}: ${v.darkness[kind].effect}`,
    ]),
    ...variants.map((id): [ContentRule, string] => [`variant ${id}`, v.variants[id]]),
    ...locationIds.map((id): [ContentRule, string] => [`place ${id}`, placeEntry(words, id)]),
  ];
  return { ...words.numbered, ...(Object.fromEntries(entries) as Record<ContentRule, string>) };
}

export function topicsIn({ topics }: RulebookWords): Catalogue<Dor>['topics'] {
  const section = (rule: string): string => rule.slice('DOR-'.length).split('.')[0] ?? '';
  const numbered = Object.entries(sectionTopics).map(([name, sections]) => ({
    title: topics[name as TopicName],
    rules: numberedRules.filter((rule) => (sections as readonly string[]).includes(section(rule))),
  }));
  const ofColour = (colour: string): RuleId[] =>
    locationIds.filter((id) => sites[id].colour === colour).map((id): RuleId => `place ${id}`);
  const skills = numberedRules.filter((rule) => section(rule) === '17');
  const content: { title: string; rules: RuleId[] }[] = [
    { title: topics.heroes, rules: [...contentRules.heroes, ...skills] },
    { title: topics.generalBoards, rules: [...contentRules.generals] },
    { title: topics.specialCards, rules: [...contentRules.cards] },
    { title: topics.questCards, rules: [...contentRules.quests] },
    { title: topics.darknessCards, rules: [...contentRules.darkness] },
    { title: topics.variants, rules: [...contentRules.variants] },
    { title: topics.purplePlaces, rules: ofColour('purple') },
    { title: topics.redPlaces, rules: ofColour('red') },
    { title: topics.bluePlaces, rules: ofColour('blue') },
    { title: topics.greenPlaces, rules: ofColour('green') },
    { title: topics.blackPlaces, rules: ofColour('black') },
  ];
  return [...numbered, ...content];
}
