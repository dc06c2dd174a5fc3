/** A fortress of one's own as the table has understood it, below the lobby's card. */
import { firstBoard } from '../../src/games/orcs-must-die/rules/first-board.js';
import { readFortress } from '../../src/games/orcs-must-die/rules/own-fortress.js';
import type { Omd } from '../../src/games/orcs-must-die/types/index.js';
import { ground, header, headerHeight, legendHeight, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { box } from '../kit/shapes.js';
import { openSheet } from '../kit/sheet.js';
import type { Draft, LobbyOf } from '../renderer.js';
import { nothingChanged } from './changes.js';
import { drawFortress } from './fortress.js';
import { fortressLayout } from './layout.js';
import { text } from './text.js';

const mostHeroes = 4;

export function drawOwnFortress({ chosen, seats, locale }: LobbyOf<Omd>): Draft[] {
  if (chosen.fortress !== 'custom' || !readFortress(chosen['own-fortress']).ok) return [];
  const words = text[locale];
  const players = chosen.mode === 'rivalry' ? Math.ceil(seats.length / 2) : seats.length;
  const heroes = Array.from({ length: Math.min(mostHeroes, players) }, (_, seat) => seat);
  // As a table of its own: tiles are called as they were typed.
  const siege = firstBoard({ seats: heroes, options: { ...chosen, mode: 'coop' }, wishes: [] });
  const [team] = siege.teams;
  if (!team) return [];
  const title = team.name ?? words.ownFortress;
  const tiles = team.tiles.filter(({ type }) => type !== 'rift').length;
  const starts = words.language.all(team.starts.map(words.say.tile));
  const armies = team.plan.map((level) => Object.values(level).reduce((sum, count) => sum + count, 0)).join(' / ');
  const where = words.yourFortress(tiles, starts, armies);
  const tall = headerHeight + (team.grid[1] === 1 ? 320 : 640) + legendHeight;
  const sheet = openSheet(locale, tall);
  layer(sheet, 'orcs-must-die|preview', ground);
  header(sheet, { title, icon: 'orc-head', where });
  const room = box(0, headerHeight, sheet.width, tall - headerHeight - legendHeight);
  drawFortress(sheet, fortressLayout(team, room), { siege, team, changes: nothingChanged });
  legendLine(sheet, box(0, tall - legendHeight, sheet.width, legendHeight));
  return [{ name: 'fortress.png', sheet, alt: `${title}${words.colon}${where}.` }];
}
