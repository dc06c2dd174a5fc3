/** The topics under which players look for rules: one a chapter. */
import { type RuleId, ruleIds } from '../../types/index.js';

export const chapters = [
  'general',
  'set-up',
  'levels',
  'upgrade',
  'creatures',
  'actions',
  'upkeep',
  'dice',
  'kinds',
  'heroes',
  'tiles',
  'traps',
  'bosses',
  'rivalry',
  'automation',
  'end',
  'titles',
] as const;
export type Chapter = (typeof chapters)[number];

export function topicsNamed(names: Record<Chapter, string>): { title: string; rules: RuleId[] }[] {
  return chapters.map((chapter, at) => ({
    title: names[chapter],
    rules: ruleIds.filter((id) => id.startsWith(`OMD-${at + 1}.`)),
  }));
}
