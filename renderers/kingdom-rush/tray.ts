/** A horde at any size: its grid of enemies, the tiles, pawns and figures that lie on it. */
import { hordeGrid } from '../../src/games/kingdom-rush/rules/cells.js';
import { gridOf, hordeCard } from '../../src/games/kingdom-rush/rules/cards.js';
import { coverOf, figureCells } from '../../src/games/kingdom-rush/rules/hordes.js';
import type { Cells, Damage, Horde, Pawn, Table } from '../../src/games/kingdom-rush/types/index.js';
import { type Spot, indexOf, spotNamed, spotsOf } from '../../src/geometry/grid.js';
import { spotsIn } from '../../src/geometry/masks.js';
import { type GridLayout, outlineSpots, reachArrows, squareOf } from '../kit/grid.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { type Mark, colours, inkOn, mix } from '../kit/palette.js';
import { figure } from '../kit/pieces.js';
import { type Box, around, box, disc, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import {
  bandLook,
  damageLook,
  heroIcon,
  magicOnlyIcon,
  physicalOnlyIcon,
  seatMarkIn,
  shamanIcon,
  speciesIcon,
} from './look.js';
import { text } from './text.js';

/** Height of the band at the foot of a tray. */
const bandShare = 0.045;

export type Tray = {
  table: Table;
  horde: Horde;
  /** Tiles from this one on are new since the last picture. */
  newFrom?: number;
};

/** Where the cells of a tray lie. */
function cellsLayout(room: Box): GridLayout {
  const band = Math.max(8, Math.round(room.width * bandShare));
  const size = Math.floor((room.height - band) / 4);
  const left = Math.floor(room.x + (room.width - 4 * size) / 2);
  const top = Math.floor(room.y + (room.height - band - 4 * size) / 2);
  return { grid: hordeGrid, size, room: box(left, top, 4 * size, 4 * size), rim: { top: 0, left: 0 } };
}

/** The whole tray; returns where its cells lie. */
export function drawTray(sheet: Sheet, room: Box, tray: Tray): GridLayout {
  const { horde, table } = tray;
  placed(sheet, `horde:${horde.tag}`, room);
  const layout = cellsLayout(room);
  const { band } = hordeCard(horde.card);
  const cover = coverOf(table, horde);
  const cut = { key: `tray|${horde.card}|${cover}`, margin: 4 };
  stamp(sheet, box(room.x, room.y, room.width, room.height), cut, (own, within) => {
    plateOf(own, within, bandLook[band].colour);
    const inner = cellsLayout(within);
    for (const spot of spotsOf(hordeGrid)) drawCell(own, inner, spot, { horde, cover });
    for (const big of gridOf(horde.card).bigs) drawBig(own, inner, big, { horde, cover });
  });
  for (const tile of horde.tiles)
    drawTile(sheet, layout, tile.cells, {
      damage: tile.damage,
      isNew: tray.newFrom !== undefined && tile.seq > tray.newFrom,
    });
  for (const pawn of horde.pawns) drawPawn(sheet, layout, horde, pawn);
  drawFigures(sheet, layout, tray);
  return layout;
}

function plateOf({ ctx }: Sheet, room: Box, colour: string): void {
  rounded(ctx, { ...room, y: room.y + 3 }, 7);
  ctx.fillStyle = colours.night;
  ctx.fill();
  rounded(ctx, room, 7);
  ctx.fillStyle = colour;
  ctx.fill();
  const band = Math.max(8, Math.round(room.width * bandShare));
  rounded(ctx, box(room.x + 1, room.y + 1, room.width - 2, room.height - band), 6);
  ctx.fillStyle = '#0b0e12';
  ctx.fill();
}

type Shown = { horde: Horde; cover: Cells };

/** What one cell looks like where nothing lies on it. */
function drawCell(sheet: Sheet, layout: GridLayout, spot: Spot, { horde, cover }: Shown): void {
  const { ctx } = sheet;
  const bit = 1 << indexOf(hordeGrid, spot);
  const { enemies, bigs } = gridOf(horde.card);
  const room = inset(squareOf(layout, spot), 1);
  if ((cover & bit) !== 0) return;
  rounded(ctx, room, 4);
  ctx.fillStyle = (enemies & bit) === 0 ? colours.slate : colours.night;
  ctx.fill();
  if ((enemies & bit) === 0 || bigs.some((big) => (big & bit) !== 0)) return;
  drawEnemy(sheet, inset(room, 1), horde, bit);
}

/** A big enemy: one head over four cells, as far as they are visible. */
function drawBig(sheet: Sheet, layout: GridLayout, big: Cells, { horde, cover }: Shown): void {
  const spots = spotsIn(hordeGrid, big & ~cover);
  const [first] = spotsIn(hordeGrid, big);
  if (spots.length === 0 || !first) return;
  const { x, y, width } = squareOf(layout, first);
  const whole = box(x + 2, y + 2, width * 2 - 4, width * 2 - 4);
  sheet.ctx.save();
  sheet.ctx.beginPath();
  for (const spot of spots) {
    const part = squareOf(layout, spot);
    sheet.ctx.rect(part.x, part.y, part.width, part.height);
  }
  sheet.ctx.clip();
  drawEnemy(sheet, whole, horde, big);
  sheet.ctx.restore();
}

type Kind = { icon: string; fill: string; ink: string; ring: string };

function kindOf(horde: Pick<Horde, 'card'>, bit: Cells): Kind {
  const { magicOnly, physicalOnly, shamans } = gridOf(horde.card);
  const own = speciesIcon[hordeCard(horde.card).species];
  if ((magicOnly & bit) !== 0) return { icon: magicOnlyIcon, fill: '#bfe3f8', ink: '#0b3c5d', ring: colours.sky };
  if ((physicalOnly & bit) !== 0) return { icon: physicalOnlyIcon, fill: '#c3cad4', ink: '#20262e', ring: '#ffffff' };
  if ((shamans & bit) !== 0) return { icon: shamanIcon, fill: '#d9f0d2', ink: '#123d23', ring: colours.green };
  return { icon: own, fill: colours.parchment, ink: colours.parchmentInk, ring: colours.brass };
}

/** An enemy that must be covered: bright, with a ring. */
function drawEnemy(sheet: Sheet, room: Box, horde: Horde, bit: Cells): void {
  const { ctx } = sheet;
  const kind = kindOf(horde, bit);
  const thick = Math.max(2.5, room.width * 0.07);
  rounded(ctx, inset(room, thick / 2), room.width * 0.28);
  ctx.fillStyle = kind.fill;
  ctx.fill();
  ctx.strokeStyle = kind.ring;
  ctx.lineWidth = thick;
  ctx.stroke();
  icon(sheet, kind.icon, middle(room), { size: room.width * 0.76, colour: kind.ink });
  explainEnemy(sheet, kind);
}

function explainEnemy(sheet: Sheet, kind: Kind): void {
  const { legend } = text[sheet.locale];
  const said =
    kind.icon === magicOnlyIcon
      ? { key: 'magic-only', text: legend.magicOnly }
      : kind.icon === physicalOnlyIcon
        ? { key: 'physical-only', text: legend.physicalOnly }
        : kind.icon === shamanIcon
          ? { key: 'shaman', text: legend.shaman }
          : { key: 'enemy', text: legend.enemy };
  explain(sheet, said.key, {
    rank: 3,
    text: said.text,
    paint: (target, room) => {
      rounded(target.ctx, inset(room, 2), 7);
      target.ctx.fillStyle = kind.fill;
      target.ctx.fill();
      target.ctx.strokeStyle = kind.ring;
      target.ctx.lineWidth = 2.5;
      target.ctx.stroke();
      icon(target, kind.icon, middle(room), { size: 18, colour: kind.ink });
    },
  });
}

/** A tile as it lies there: its own texture, a thick outline round the whole shape. */
function drawTile(
  sheet: Sheet,
  layout: GridLayout,
  cells: Cells,
  { damage, isNew = false }: { damage: Damage; isNew?: boolean },
): void {
  const spots = spotsIn(hordeGrid, cells);
  fillDamage(
    sheet,
    spots.map((spot) => squareOf(layout, spot)),
    damage,
  );
  const width = Math.max(4, layout.size * 0.1);
  outlineSpots(sheet, layout, spots, { colour: colours.night, width });
  outlineSpots(sheet, layout, spots, {
    colour: isNew ? colours.brass : mix(damageLook[damage].colour, colours.chalk, 0.35),
    width: isNew ? width * 0.9 : width * 0.5,
    inset: width * 0.75,
  });
  explainDamage(sheet, damage);
}

export function fillDamage(sheet: Sheet, rooms: readonly Box[], damage: Damage): void {
  const { texture, colour } = damageLook[damage];
  const lay = (ctx: Sheet['ctx']): void => {
    ctx.beginPath();
    for (const { x, y, width, height } of rooms) ctx.rect(x, y, width, height);
  };
  if (texture) textured(sheet, lay, texture);
  else {
    lay(sheet.ctx);
    sheet.ctx.fillStyle = colour;
    sheet.ctx.fill();
  }
}

function explainDamage(sheet: Sheet, damage: Damage): void {
  explain(sheet, `damage:${damage}`, {
    rank: 4,
    text: text[sheet.locale].legend[damage],
    paint: (target, room) => {
      fillDamage(target, [inset(room, 3)], damage);
      target.ctx.strokeStyle = colours.chalk;
      target.ctx.lineWidth = 2;
      target.ctx.strokeRect(room.x + 3, room.y + 3, room.width - 6, room.height - 6);
    },
  });
}

function drawPawn(sheet: Sheet, layout: GridLayout, horde: Horde, pawn: Pawn): void {
  const spot = spotNamed(pawn.cell, hordeGrid);
  if (!spot) return;
  const room = squareOf(layout, spot);
  placed(sheet, `pawn:${horde.tag}:${pawn.cell}`, room);
  pawnAt(sheet, room, seatMarkIn(sheet.locale)(pawn.seat), pawn.warrior === null ? 'soldier' : 'warrior');
}

/** A soldier or sand warrior: the seat's colour under his icon. */
export function pawnAt(sheet: Sheet, room: Box, mark: Mark, kind: 'soldier' | 'warrior'): void {
  stamp(sheet, room, { key: `pawn|${kind}|${mark.colour}`, margin: 2 }, (own, within) => {
    const { ctx } = own;
    const { x, y } = middle(within);
    const radius = within.width * 0.45;
    if (kind === 'soldier') disc(ctx, { x, y }, radius);
    else rounded(ctx, around({ x, y }, radius * 1.8), radius * 0.4);
    ctx.fillStyle = mark.colour;
    ctx.fill();
    ctx.strokeStyle = colours.chalk;
    ctx.lineWidth = Math.max(2, within.width * 0.06);
    ctx.stroke();
    const name = kind === 'soldier' ? 'swordman' : 'desert';
    icon(own, name, { x, y }, { size: within.width * 0.66, colour: inkOn(mark.colour) });
  });
}

/** Heroes who stand on the horde, each over four cells. */
function drawFigures(sheet: Sheet, layout: GridLayout, { table, horde }: Tray): void {
  const marks = seatMarkIn(sheet.locale);
  const heroes = table.players.flatMap(({ seat, hero }) => (hero ? [{ ...hero, seat }] : []));
  const seconds = (table.solo?.secondaries ?? []).map((second) => ({ ...second, seat: 0 }));
  for (const { id, at, topLeft, facing, seat } of [...heroes, ...seconds]) {
    const first = at === horde.at && topLeft !== null ? spotNamed(topLeft, hordeGrid) : undefined;
    if (!first) continue;
    const { x, y, width } = squareOf(layout, first);
    const room = box(x, y, width * 2, width * 2);
    const { ctx } = sheet;
    rounded(ctx, inset(room, 1), 6);
    ctx.fillStyle = mix(marks(seat).colour, colours.night, 0.55);
    ctx.fill();
    figure(sheet, middle(room), {
      id: `hero:${id}`,
      size: width * 1.55,
      icon: heroIcon[id],
      mark: marks(seat),
      signAt: Math.PI * 0.25,
    });
    reachArrows(sheet, middle(room), [facing], { radius: width * 0.7, size: width * 0.26, colour: colours.chalk });
  }
}

/** Where the tag of a horde stands: a1, or the first empty cell where that holds an enemy; never on a figure. */
export function tagCell(table: Table, horde: Horde): Spot {
  const { enemies } = gridOf(horde.card);
  const figures = figureCells(table, horde);
  const cover = coverOf(table, horde);
  const all = spotsOf(hordeGrid);
  const where = (isFit: (bit: Cells) => boolean): Spot | undefined =>
    all.find((spot) => isFit(1 << indexOf(hordeGrid, spot)));
  return (
    where((bit) => ((enemies | figures) & bit) === 0) ??
    where((bit) => (figures & bit) === 0 && (cover & bit) !== 0) ??
    where((bit) => (figures & bit) === 0) ?? { column: 0, row: 0 }
  );
}
