/** The topics under which players look for rules, the same in every language. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type Ooo, type RuleId, ruleIds } from '../../types/index.js';

export const topicNames = [
  'terms',
  'turn',
  'fate',
  'creatures',
  'casting',
  'attack',
  'knowledge',
  'trophies',
  'bonus',
  'terrain',
  'missions',
  'end',
] as const;
export type TopicName = (typeof topicNames)[number];

/** The chapters of the rules that each topic gathers. */
const chapters: Record<TopicName, readonly number[]> = {
  terms: [1, 2],
  turn: [5, 6, 14],
  fate: [3, 18],
  creatures: [4, 20],
  casting: [7, 11],
  attack: [8],
  knowledge: [9, 10],
  trophies: [12, 13],
  bonus: [17],
  terrain: [19],
  missions: [16],
  end: [15],
};

function rulesOf(topic: TopicName): RuleId[] {
  return chapters[topic].flatMap((chapter) => ruleIds.filter((id) => id.startsWith(`OOO-${chapter}.`)));
}

export function topicsNamed(names: Record<TopicName, string>): Catalogue<Ooo>['topics'] {
  return topicNames.map((topic) => ({ title: names[topic], rules: rulesOf(topic) }));
}
