/** The topics under which a player looks for rules; each gathers chapters. */
import { type RuleId, ruleIds } from '../../types/index.js';

const chapters = {
  board: [1],
  hordes: [2],
  tiles: [3],
  ranges: [4],
  spawn: [5],
  towers: [6, 7],
  heroes: [8],
  flowers: [9],
  destroy: [10],
  advance: [11],
  buying: [12, 13, 14],
  solo: [15],
  levels: [16],
  special: [17],
  end: [18],
  help: [19],
} as const;
export type TopicName = keyof typeof chapters;

export function topicsNamed(titles: Record<TopicName, string>): { title: string; rules: RuleId[] }[] {
  return (Object.keys(chapters) as TopicName[]).map((topic) => ({
    title: titles[topic],
    rules: ruleIds.filter((rule) => chapters[topic].some((chapter) => rule.startsWith(`KRU-${chapter}.`))),
  }));
}
