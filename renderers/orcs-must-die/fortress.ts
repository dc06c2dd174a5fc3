/** The fortress: tiles, ways and walls between them, everything that stands there. */
import { riftTile } from '../../src/games/orcs-must-die/rules/siege.js';
import { arrow as arrowId, endsOf, nextExit } from '../../src/games/orcs-must-die/rules/ways.js';
import type { Siege, Team, Tile, TileId } from '../../src/games/orcs-must-die/types/index.js';
import { directionTo } from '../../src/geometry/grid.js';
import { unit } from '../kit/clusters.js';
import { type GridLayout, centreOf, chevron, squareOf, wallAt } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { arrow, delta, hatchedEdge, signed, warning } from '../kit/marks.js';
import { colours } from '../kit/palette.js';
import { type Box, type Point, angleTo, at, between, box, middle, polar } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Changes } from './changes.js';
import { type Crowd, crowdOn } from './crowd.js';
import { spotOf } from './layout.js';
import { slotMark, trapIcon } from './look.js';
import { drawCrowd } from './pieces.js';
import { text } from './text.js';
import { threats } from '../../src/games/orcs-must-die/rules/threat.js';
import { crowdRoom, tileArmies, tileGround, tileName, tileTraps } from './tile.js';

export type FortressView = {
  siege: Siege;
  team: Team;
  changes: Changes;
  /** Without the small print, where numbers of choices are laid over it. */
  bare?: true;
};
type Crowds = ReadonlyMap<TileId, Crowd>;

export function drawFortress(sheet: Sheet, layout: GridLayout, view: FortressView): void {
  const { siege, team, changes } = view;
  const squares = new Map(team.tiles.map((tile) => [tile.id, squareOf(layout, spotOf(team, tile.id))]));
  const danger = threats(siege, team);
  const rift = riftTile(team);
  const total = [...danger.values()].reduce((sum, damage) => sum + damage, 0);
  for (const tile of team.tiles) {
    const square = squares.get(tile.id);
    if (!square) continue;
    placed(sheet, `tile:${tile.id}`, square);
    tileGround(sheet, square, tile.type);
    if (danger.has(tile.id) || (tile.id === rift && total > 0))
      hatchedEdge(sheet, box(square.x + 4, square.y + 4, square.width - 8, square.height - 8), { radius: 6, band: 8 });
  }
  for (const tile of team.tiles) drawWalls(sheet, layout, team, tile);
  for (const tile of team.tiles) drawExits(sheet, layout, view, tile);
  const crowds = new Map(
    team.tiles.flatMap((tile) => {
      const square = squares.get(tile.id);
      return square ? [[tile.id, crowdOn(siege, team, tile.id, crowdRoom(square, team, tile))]] : [];
    }),
  );
  drawSteps(sheet, layout, view, crowds);
  for (const tile of team.tiles) {
    const square = squares.get(tile.id);
    if (!square) continue;
    tileName(sheet, square, tile, view);
    tileTraps(sheet, square, tile, view);
    tileArmies(sheet, square, team, tile);
    if (tile.id === rift) drawRift(sheet, square, { siege, team, total, changes });
    drawFallen(sheet, square, team, tile, changes);
    const crowd = crowds.get(tile.id);
    if (crowd) drawCrowd(sheet, crowd, { siege, team, changes, towards: headingOf(layout, team, tile.id) });
  }
  drawSupports(sheet, layout, view);
}

/** How heroes went since the last picture, up to where they stand now. */
function drawSteps(sheet: Sheet, layout: GridLayout, { siege, team, changes }: FortressView, crowds: Crowds): void {
  for (const { id, from, to } of changes.heroes) {
    const hero = crowds.get(to)?.placed.find((one) => one.id === id);
    if (hero?.what !== 'hero' || !crowds.has(from)) continue;
    const start = centreOf(layout, spotOf(team, from));
    const end = polar(hero.centre, hero.side * 0.62, angleTo(hero.centre, start));
    arrow(sheet, start, end, { colour: slotMark(siege, hero.slot).colour, width: 9 });
  }
}

/** How many creatures fell on a tile, where its head has room to say so. */
function drawFallen(sheet: Sheet, square: Box, team: Team, { id, type }: Tile, { fallen }: Changes): void {
  const count = fallen.get(id) ?? 0;
  if (count === 0 || type === 'rift' || (team.starts.includes(id) && square.width < 180)) return;
  const right = team.starts.includes(id) ? square.width * 0.62 : square.width - 30;
  const tag = delta(sheet, at(square.x + right, square.y + 23), signed(-count), 20);
  icon(sheet, 'death-skull', at(tag.x - 15, square.y + 23), { size: 26, colour: colours.brass });
}

/** Where those who leave a tile next go. */
function headingOf(layout: GridLayout, team: Team, tile: TileId): number {
  const next = nextExit(team, tile);
  if (next === undefined) return Math.PI / 2;
  return angleTo(centreOf(layout, spotOf(team, tile)), centreOf(layout, spotOf(team, next)));
}

const sides = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** A wall along every side that no way crosses. */
function drawWalls(sheet: Sheet, layout: GridLayout, team: Team, tile: Tile): void {
  const [column, row] = tile.xy;
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    const [across, down] = sides[side];
    const next = team.tiles.find(({ xy }) => xy[0] === column + across && xy[1] === row + down);
    const isJoined = next && (tile.exits.includes(next.id) || next.exits.includes(tile.id));
    // A wall between two tiles is drawn once.
    if (!isJoined && !(next && (side === 'N' || side === 'W'))) wallAt(sheet, layout, { column, row }, side, 10);
  }
}

/** A thick chevron on every way: filled where the next one goes, brass where creatures just marched. */
function drawExits(sheet: Sheet, layout: GridLayout, { team, changes }: FortressView, tile: Tile): void {
  const next = nextExit(team, tile.id);
  for (const exit of tile.exits) {
    const [from, to] = [spotOf(team, tile.id), spotOf(team, exit)];
    const [start, end] = [centreOf(layout, from), centreOf(layout, to)];
    const direction = directionTo(from, to);
    const isNear = Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
    if (!direction || !isNear) {
      arrow(sheet, between(start, end, 0.3), between(start, end, 0.7), { colour: colours.lightStone, bend: 0.15 });
      continue;
    }
    const isMarched = changes.marched.has(arrowId(tile.id, exit));
    const isNext = exit === next;
    chevron(sheet, between(start, end, 0.5), direction, {
      size: Math.round(layout.size * 0.24),
      colour: isMarched ? colours.brass : colours.lightStone,
      hollow: !isNext,
    });
    explainWays(sheet, { isMarched, isNext });
  }
}

function explainWays(sheet: Sheet, { isMarched, isNext }: { isMarched: boolean; isNext: boolean }): void {
  const words = text[sheet.locale];
  const glyph = (style: { colour: string; hollow?: boolean }) => (target: Sheet, room: Box) => {
    chevron(target, middle(room), 'E', { size: 22, ...style });
  };
  if (isMarched) explain(sheet, 'marched', { rank: 2, text: words.marched, paint: glyph({ colour: colours.brass }) });
  if (!isNext)
    explain(sheet, 'other-exit', {
      rank: 7,
      text: words.otherExit,
      paint: glyph({ colour: colours.lightStone, hollow: true }),
    });
}

/** Support traps lie across a way, beside its chevron. */
function drawSupports(sheet: Sheet, layout: GridLayout, { team, changes }: FortressView): void {
  for (const [connection, { card, planks }] of Object.entries(team.supports)) {
    const [from, to] = endsOf(connection);
    unit(sheet, supportPlace(layout, team, from, to), {
      id: `support:${connection}`,
      size: Math.round(Math.min(46, layout.size * 0.25)),
      shape: 'diamond',
      icon: trapIcon[card],
      colour: colours.parchmentShade,
      rim: colours.brassDark,
      count: planks,
      ...(changes.of.change(`support:${connection}:${card}`) === undefined ? {} : { change: 'new' }),
    });
  }
}

export function supportPlace(layout: GridLayout, team: Team, from: TileId, to: TileId): Point {
  const [start, end] = [centreOf(layout, spotOf(team, from)), centreOf(layout, spotOf(team, to))];
  const half = between(start, end, 0.5);
  const aside = layout.size * 0.27;
  return Math.abs(start.x - end.x) > Math.abs(start.y - end.y)
    ? at(half.x, half.y + aside)
    : at(half.x + aside, half.y);
}

type RiftState = FortressView & { total: number };

/** Health large beside the name, and what would bite it next round. */
function drawRift(sheet: Sheet, square: Box, { team, total }: RiftState): void {
  const words = text[sheet.locale];
  const { health } = team.rift;
  const room = box(square.x + square.width * 0.58, square.y + 6, square.width * 0.4, 36);
  const heart = square.width < 170 ? 24 : 34;
  placed(sheet, `rift:${team.side}:${health}`, room);
  icon(sheet, 'hearts', at(room.x + heart / 2, room.y + 18), { size: heart, colour: colours.chalk });
  write(sheet, String(health), box(room.x + heart + 3, room.y, room.width - heart - 3, room.height), {
    size: 38,
    face: 'heavy',
    colour: colours.chalk,
    rim: colours.night,
  });
  if (total === 0) return;
  warning(sheet, at(middle(square).x, square.y + square.height - 28), `−${total}`, { size: 28 });
  explain(sheet, 'next-round', {
    rank: 0,
    text: words.nextRound,
    paint: (target, where) => {
      icon(target, 'hazard-sign', middle(where), { size: 26, colour: colours.orange });
    },
  });
}
