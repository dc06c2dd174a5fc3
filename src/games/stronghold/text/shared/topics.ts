/** The topics under which players look for rules, the same in every language. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type RuleId, ruleIds } from '../../types/rule-ids.js';
import type { Str } from '../../types/index.js';

export const topicNames = [
  'basics',
  'board',
  'setUp',
  'time',
  'machines',
  'equipment',
  'training',
  'rituals',
  'deployment',
  'orders',
  'backs',
  'garrison',
  'tasks',
  'heroes',
  'disgrace',
  'ranged',
  'melee',
  'end',
  'glory',
  'teams',
] as const;
export type TopicName = (typeof topicNames)[number];

/** The chapters of the rules that each topic gathers; deployment and orders share one. */
const chapters: Record<TopicName, readonly number[]> = {
  ...{ basics: [1], board: [2], setUp: [3], time: [4, 5], machines: [6], equipment: [7], training: [8], rituals: [9] },
  ...{ deployment: [10], orders: [10], backs: [11], garrison: [12], tasks: [13], heroes: [14], disgrace: [15] },
  ...{ ranged: [16], melee: [17, 18], end: [19], glory: [20], teams: [21, 22] },
};
const isOrderRule = (id: RuleId): boolean => Number(id.split('.')[1]) >= 10 && Number(id.split('.')[1]) <= 16;

function rulesOf(topic: TopicName): RuleId[] {
  const found = chapters[topic].flatMap((chapter) => ruleIds.filter((id) => id.startsWith(`STR-${chapter}.`)));
  if (topic === 'orders') return found.filter(isOrderRule);
  return topic === 'deployment' ? found.filter((id) => !isOrderRule(id)) : found;
}
export function topicsNamed(names: Record<TopicName, string>): Catalogue<Str>['topics'] {
  return topicNames.map((topic) => ({ title: names[topic], rules: rulesOf(topic) }));
}
