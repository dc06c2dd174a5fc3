/** What the buttons, menus and forms of game nights ask for. */
import type { CustomIdOf } from '../custom-id.js';

/** Written into custom ids. */
export const nightParts = [
  /** On the card. */
  'times',
  'games',
  'coming',
  'maybe',
  'not',
  'host',
  /** For its host. */
  'pair',
  'lock',
  'edit',
  'postpone',
  'deadline',
  'deadline-form',
  'weekly',
  'off',
  'off-yes',
  'keep',
  /** What was typed and is not posted yet: `night` names the draft. */
  'post',
  'change',
  'drop',
  'form',
  /** At the table, `about` being a person or a table. */
  'here',
  'split',
  'bench',
  'bot',
  'wait',
  'again',
  'rematch',
] as const;
/** The form in which a deadline is typed. */
export const deadlinePart: NightPart = 'deadline-form';
export type NightPart = (typeof nightParts)[number];

export function nightId(night: string, part: NightPart, about = ''): CustomIdOf<'night'> {
  return { kind: 'night', night, part, about };
}
