/** The eight walls: who storms them, what stands on them, who is ahead. */
import { heroAt, isWall } from '../../src/games/stronghold/rules/places.js';
import { attackOn, defenceOf, isEngaged, takesPart, wouldFall } from '../../src/games/stronghold/rules/melee.js';
import { wallCapacity } from '../../src/games/stronghold/rules/room.js';
import { wallSpaces } from '../../src/games/stronghold/rules/garrison.js';
import { wallData } from '../../src/games/stronghold/content/map.js';
import { type Wall, heroes, walls } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { badge } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { haloRound, hatchedEdge } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { type Box, around, at, box, columns, disc, inset, middle, polygon, rounded } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { write } from '../kit/text.js';
import { components } from './components.js';
import { wallRoom, wallRows } from './layout.js';
import { equipmentIcon, heroIcon, orderIcon } from './look.js';
import { strengthBadge } from './strength.js';
import { text } from './text.js';
import { inSpaces, spacesIn } from './troops.js';

export function drawWalls(sheet: Sheet, view: View, changes: Differences): void {
  for (const wall of walls) drawWall(sheet, view, wall, changes);
}

function drawWall(sheet: Sheet, view: View, wall: Wall, changes: Differences): void {
  const rows = wallRows(wall);
  const state = view.walls[wall];
  drawGround(sheet, view, wall);
  const spaces = spacesIn(rows.invaders, wallCapacity(view, wall));
  inSpaces(sheet, spaces, wall, state.invaders, changes);
  if (state.siegeTower) drawSiegeTower(sheet, view, wall, changes);
  else if (wallData[wall].siegeTower)
    icon(sheet, 'siege-tower', middle(rows.siegeTower), { size: 30, colour: fade(colours.stone, 0.55) });
  drawGear(sheet, view, wall, changes);
  drawStrength(sheet, view, wall);
  components(sheet, rows.masonry, wall, state, changes);
  drawGarrison(sheet, view, wall, changes);
  if (state.breached) drawBreach(sheet, wall);
}

/** Once the siege is over nobody is ahead of anybody any more. */
const isFought = (view: View, wall: Wall): boolean => !view.over && isEngaged(view, wall) && takesPart(view, wall);

/** Who is ahead, as a frame; glare and gale as a wash. */
function drawGround(sheet: Sheet, view: View, wall: Wall): void {
  const room = wallRoom(wall);
  const { ctx } = sheet;
  const { glare, gale } = view.walls[wall];
  const words = text[sheet.locale].legend;
  if (glare) {
    rounded(ctx, room, 8);
    ctx.fillStyle = fade(colours.chalk, 0.55);
    ctx.fill();
    explain(sheet, 'glare', {
      text: words.glare,
      paint: (target, tile) => {
        rounded(target.ctx, inset(tile, 2), 5);
        target.ctx.fillStyle = fade(colours.chalk, 0.75);
        target.ctx.fill();
      },
    });
  }
  if (gale) {
    textured(
      sheet,
      (path) => {
        rounded(path, room, 8);
      },
      { texture: 'backslanted', ink: fade(colours.purple, 0.3), step: 22 },
    );
    explain(sheet, 'gale', {
      text: words.gale,
      paint: (target, tile) => {
        icon(target, 'wind-slap', middle(tile), { size: 26, colour: colours.purple });
      },
    });
  }
  if (!isFought(view, wall)) return;
  const frame = inset(room, -2);
  if (attackOn(view, wall) > defenceOf(view, wall)) hatchedEdge(sheet, frame, { radius: 10, band: 7 });
  else {
    rounded(ctx, frame, 10);
    ctx.strokeStyle = colours.blue;
    ctx.lineWidth = 5;
    ctx.stroke();
  }
}

/** A storming stair with its own three spaces. */
function drawSiegeTower(sheet: Sheet, view: View, wall: Wall, changes: Differences): void {
  const room = wallRows(wall).siegeTower;
  const { siegeTower } = view.walls[wall];
  if (!siegeTower) return;
  placed(sheet, `siege-tower:${wall}`, room);
  if (changes.by(`siege-tower:${wall}`) > 0) haloRound(sheet, inset(room, 4), 8);
  rounded(sheet.ctx, room, 7);
  sheet.ctx.fillStyle = colours.parchment;
  sheet.ctx.fill();
  sheet.ctx.strokeStyle = colours.vermilion;
  sheet.ctx.lineWidth = 3;
  sheet.ctx.stroke();
  icon(sheet, 'siege-tower', middle(room), { size: 36, colour: fade(colours.vermilion, 0.4) });
  inSpaces(sheet, spacesIn(room, 3), `st-${wall}`, siegeTower, changes);
}

/** A badge of parchment with a vermilion sign. */
function tile(sheet: Sheet, room: Box, style: { id: string; icon: string; isNew: boolean; dark?: boolean }): void {
  placed(sheet, style.id, room);
  if (style.isNew) haloRound(sheet, inset(room, 3), 7);
  stamp(sheet, room, { key: `gear|${style.icon}|${style.dark ?? false}`, margin: 2 }, (own, within) => {
    rounded(own.ctx, within, 6);
    own.ctx.fillStyle = style.dark ? colours.night : colours.parchment;
    own.ctx.fill();
    own.ctx.strokeStyle = style.dark ? colours.chalk : colours.parchmentEdge;
    own.ctx.lineWidth = 2;
    own.ctx.stroke();
    icon(own, style.icon, middle(within), { size: room.height * 0.82, colour: style.dark ? colours.chalk : '#a84600' });
  });
}

/** Up to two tiles of equipment, and the order. */
function drawGear(sheet: Sheet, view: View, wall: Wall, changes: Differences): void {
  const { equipment, order } = view.walls[wall];
  const cells = columns(wallRows(wall).gear, 3, 2).map((cell) => around(middle(cell), 32));
  equipment.forEach((item, index) => {
    const cell = cells[index];
    const key = `equipment:${wall}:${item}`;
    if (cell) tile(sheet, cell, { id: key, icon: equipmentIcon[item], isNew: changes.by(key) > 0 });
  });
  const last = cells[2];
  if (!order || !last) return;
  const known = order.tile;
  const isNew = changes.by(`order:${wall}:${order.open ? 'open' : 'down'}`) > 0;
  tile(sheet, last, {
    id: `order:${wall}`,
    icon: known && order.open ? orderIcon[known] : 'tied-scroll',
    isNew,
    dark: true,
  });
  if (!order.open)
    explain(sheet, 'order', {
      text: text[sheet.locale].legend.order,
      paint: (target, room) => {
        icon(target, 'tied-scroll', middle(room), { size: 26, colour: colours.chalk });
      },
    });
}

function drawStrength(sheet: Sheet, view: View, wall: Wall): void {
  const rows = wallRows(wall);
  const words = text[sheet.locale];
  const defence = defenceOf(view, wall);
  const engaged = isFought(view, wall);
  placed(sheet, `strength:${wall}`, rows.strength);
  strengthBadge(sheet, rows.strength, { defence, ...(engaged ? { attack: attackOn(view, wall) } : {}) });
  if (engaged) {
    explain(sheet, 'strength', {
      rank: 3,
      text: words.legend.ahead,
      paint: (target, room) => {
        target.ctx.fillStyle = colours.vermilion;
        target.ctx.fillRect(room.x, room.y + 5, room.width / 2, room.height - 10);
        target.ctx.fillStyle = colours.blue;
        target.ctx.fillRect(room.x + room.width / 2, room.y + 5, room.width / 2, room.height - 10);
      },
    });
  }
  if (!engaged || attackOn(view, wall) <= defence) return;
  if (wouldFall(view, wall)) {
    placed(sheet, `danger:${wall}`, rows.word);
    rounded(sheet.ctx, rows.word, 6);
    sheet.ctx.fillStyle = colours.vermilion;
    sheet.ctx.fill();
    icon(sheet, 'hazard-sign', at(rows.word.x + 14, middle(rows.word).y), { size: 22, colour: colours.night });
    write(sheet, words.breach, box(rows.word.x + 26, rows.word.y, rows.word.width - 30, rows.word.height), {
      size: 20,
      face: 'heavy',
      align: 'center',
      colour: colours.night,
    });
  } else icon(sheet, 'hazard-sign', middle(rows.word), { size: 26, colour: colours.orange });
}

/** Defenders in their spaces, the platform's among them, and a hero's medal. */
function drawGarrison(sheet: Sheet, view: View, wall: Wall, changes: Differences): void {
  const rows = wallRows(wall);
  const { defenders, platform } = view.walls[wall];
  const spaces = spacesIn(rows.defenders, wallSpaces(view, wall) - (platform ? 1 : 0));
  const [left, , right] = columns(rows.platform, 3, 2);
  if (platform && left) {
    const wide = box(left.x - 1, rows.platform.y, left.width + 4, 35);
    placed(sheet, `platform:${wall}`, wide);
    if (changes.by(`platform:${wall}`) > 0) haloRound(sheet, inset(wide, 4), 6);
    rounded(sheet.ctx, wide, 5);
    sheet.ctx.fillStyle = '#8a6a43';
    sheet.ctx.fill();
    sheet.ctx.strokeStyle = colours.night;
    sheet.ctx.lineWidth = 2;
    sheet.ctx.stroke();
    spaces.push(middle(wide));
  } else if (wallData[wall].platform && left)
    icon(sheet, 'wood-beam', middle(left), { size: 26, colour: fade(colours.lightStone, 0.35) });
  inSpaces(sheet, spaces, wall, defenders, changes);
  const hero = heroAt(view, wall);
  if (hero && right) drawHero(sheet, right, view, hero, changes);
}

export function drawHero(sheet: Sheet, room: Box, view: View, hero: 'officer' | 'warrior', changes: Differences): void {
  const { at: where, possessed, acted } = view.heroes[hero];
  const centre = middle(room);
  const medal = around(centre, 34);
  placed(sheet, `hero:${hero}`, medal);
  if (changes.by(`hero:${hero}:${where}`) > 0) haloRound(sheet, inset(medal, 3), 20);
  stamp(sheet, medal, { key: `medal|${hero}|${possessed}`, margin: 2 }, (own, within) => {
    disc(own.ctx, middle(within), 17);
    own.ctx.fillStyle = possessed ? colours.purple : colours.yellow;
    own.ctx.fill();
    own.ctx.strokeStyle = colours.night;
    own.ctx.lineWidth = 2.5;
    own.ctx.stroke();
    icon(own, possessed ? 'evil-eyes' : heroIcon[hero], middle(within), { size: 26, colour: colours.night });
  });
  if (hero === 'officer' && view.speech > 0 && isWall(where))
    badge(sheet, at(centre.x - 22, centre.y), `+${view.speech}`, { size: 18, fill: colours.yellow });
  else if (acted)
    write(sheet, 'z', around(at(centre.x - 22, centre.y), 18), { size: 20, face: 'heavy', align: 'center' });
}

/** A crack across the column, and the word. */
function drawBreach(sheet: Sheet, wall: Wall): void {
  const room = wallRoom(wall);
  const rows = wallRows(wall);
  placed(sheet, `breached:${wall}`, room);
  const { x } = middle(room);
  kept(sheet, (ctx) => {
    polygon(ctx, [
      at(x - 30, rows.strength.y),
      at(x + 4, rows.word.y),
      at(x - 20, rows.masonry.y + 20),
      at(x + 16, rows.masonry.y + 40),
      at(x - 8, rows.platform.y + 30),
      at(x + 22, rows.platform.y + 30),
      at(x + 40, rows.masonry.y + 34),
      at(x + 8, rows.masonry.y + 12),
      at(x + 32, rows.word.y),
      at(x + 6, rows.strength.y),
    ]);
    ctx.fillStyle = colours.night;
    ctx.fill();
    ctx.strokeStyle = colours.vermilion;
    ctx.lineWidth = 3;
    ctx.stroke();
  });
  rounded(sheet.ctx, rows.word, 6);
  sheet.ctx.fillStyle = colours.vermilion;
  sheet.ctx.fill();
  write(sheet, text[sheet.locale].fallen, rows.word, {
    size: 20,
    face: 'heavy',
    align: 'center',
    colour: colours.night,
  });
}

/** Heroes that stand at no wall. */
export const idleHeroes = (view: View): ('officer' | 'warrior')[] =>
  heroes.filter((hero) => view.heroes[hero].at === 'courtyard');
