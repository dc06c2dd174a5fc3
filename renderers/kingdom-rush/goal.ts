/** What must be done, how far it is done, and what holds in this round only. */
import { scenarios } from '../../src/games/kingdom-rush/content/scenarios.js';
import { marksIn, rowOf } from '../../src/games/kingdom-rush/rules/objectives.js';
import type { View } from '../../src/games/kingdom-rush/types/index.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { at, box } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { goalRoom } from './arena.js';
import { text } from './text.js';

export function drawGoal(sheet: Sheet, view: View): void {
  const words = text[sheet.locale];
  const { x, y, width, height } = goalRoom;
  placed(sheet, 'goal', goalRoom);
  plate(sheet, goalRoom, { edge: colours.brassDark });
  icon(sheet, 'trophy', at(x + 36, y + height / 2), { size: 44, colour: colours.brass });
  const room = box(x + 66, y + 6, width - 78, height - 12);
  const lower = lowerLine(view, words);
  const upper = { ...room, height: lower === '' ? room.height : 36 };
  write(sheet, words.names.scenarios[view.options.scenario].objective, upper, { size: 26, face: 'strong' });
  write(sheet, lower, box(room.x, room.y + 35, room.width, room.height - 35), {
    size: 21,
    colour: colours.parchmentShade,
  });
}

/** How far the goal is met; a rift card or a blocked colour of this round comes first. */
function lowerLine(view: View, words: (typeof text)[keyof typeof text]): string {
  const { names, cards, phrases } = words;
  const rifts = view.rift?.active.map((id) => cards.rifts[id].name) ?? [];
  if (rifts.length > 0) return rifts.join(' · ');
  if (view.solo?.blocked) return `${words.blocked}${words.colon}${names.colours[view.solo.blocked]}`;
  const row = rowOf(view);
  switch (scenarios[view.options.scenario].objective) {
    case 'marks':
    case 'totems':
      return phrases.progress.marks(view.marksDestroyed, marksIn(row));
    case 'count':
      return phrases.progress.count(view.destroyed, row.needed ?? 0);
    case 'boss':
      return view.boss ? phrases.progress.boss(view.boss.defeated, view.boss.cards) : '';
    case 'clear':
      return '';
  }
}
