/** What stands on spaces besides hordes: sites and towers, tiles of the land, flowers, heroes on foot. */
import { towers } from '../../src/games/kingdom-rush/content/towers.js';
import { attackOf } from '../../src/games/kingdom-rush/rules/attack-notation.js';
import { hordeAt } from '../../src/games/kingdom-rush/rules/hordes.js';
import { closureOf } from '../../src/games/kingdom-rush/rules/sites.js';
import type { PlacedTower, Site, Space, TowerCard, View } from '../../src/games/kingdom-rush/types/index.js';
import { type Direction, type Facing, directions, towards } from '../../src/geometry/directions.js';
import { pips, seatSign } from '../kit/badges.js';
import type { Differences } from '../kit/differences.js';
import { facingWedge, reachArrows } from '../kit/grid.js';
import { textured } from '../kit/hatching.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { building, figure, token } from '../kit/pieces.js';
import { type Box, type Point, around, at, inset, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { type Arena, roomOf } from './arena.js';
import { envLook, flowerLook, heroIcon, seatMarkIn, siteMark, towerIcon } from './look.js';
import { pawnAt } from './tray.js';
import { text } from './text.js';

export type Drawn = { view: View; arena: Arena; changes: Differences };

export function drawSpaces(sheet: Sheet, drawn: Drawn): void {
  const { view } = drawn;
  for (const env of view.env) if (!siteOn(view, env.at)) drawEnv(sheet, drawn, env);
  for (const site of view.sites) drawSite(sheet, drawn, site);
  for (const flower of view.flowers) drawFlower(sheet, drawn, flower);
  for (const totem of view.totems) drawTotem(sheet, drawn, totem);
  for (const space of view.tentacles)
    token(sheet, middle(roomOf(drawn.arena, space)), {
      id: `tentacle:${space}`,
      size: drawn.arena.layout.size * 0.66,
      icon: 'tentacle-strike',
      colour: colours.purple,
      ...drawn.changes.mark(`tentacle:${space}`),
    });
}

const siteOn = (view: View, space: Space): boolean => view.sites.some(({ at: where }) => where === space);

function drawEnv(sheet: Sheet, { arena, changes }: Drawn, { tile, at: space }: View['env'][number]): void {
  const room = inset(roomOf(arena, space), 5);
  const look = envLook[tile];
  const { ctx } = sheet;
  placed(sheet, `env:${tile}:${space}`, room);
  if (tile !== 'cyclone') {
    rounded(ctx, room, 16);
    ctx.fillStyle = look.fill;
    ctx.fill();
    ctx.strokeStyle = fade(look.ink, 0.6);
    ctx.lineWidth = 3;
    ctx.stroke();
  }
  const isNew = changes.change(`env:${tile}:${space}`) !== undefined;
  icon(sheet, look.icon, middle(room), {
    size: room.width * (tile === 'cyclone' ? 0.86 : 0.72),
    colour: isNew ? colours.brass : tile === 'cyclone' ? fade(look.ink, 0.75) : look.ink,
  });
}

/** A building site: rounded, in its colour, with letter and shape; what stands on it. */
function drawSite(sheet: Sheet, drawn: Drawn, site: Site): void {
  const { view, arena } = drawn;
  const room = roomOf(arena, site.at);
  const mark = siteMark(site.colour, sheet.locale);
  const inner = inset(room, room.width * 0.06);
  placed(sheet, `site:${site.at}`, inner);
  stamp(sheet, inner, { key: `site|${site.colour}`, margin: 3 }, ({ ctx }, within) => {
    rounded(ctx, within, 18);
    ctx.fillStyle = '#20262f';
    ctx.fill();
    ctx.strokeStyle = mark.colour;
    ctx.lineWidth = 5;
    ctx.setLineDash(site.colour === 'W' ? [12, 8] : []);
    ctx.stroke();
  });
  const closure = closureOf(view, site);
  const isClosed = closure === 'ash' || closure === 'fissure' || closure === 'blocked';
  const stands = site.towers.length > 0 || site.soldierTower !== null;
  if (isClosed) closed(sheet, inner, closure);
  const isFree = !stands && !isClosed && figuresOn(view, site.at).length === 0;
  if (isFree) seatSign(sheet, mark, middle(inner), room.width * 0.17);
  else seatSign(sheet, mark, at(inner.x + 20, inner.y + 20), 15);
  if (site.colour === 'W')
    explain(sheet, 'free-site', {
      rank: 6,
      text: text[sheet.locale].legend.free,
      paint: (target, where) => {
        seatSign(target, siteMark('W', target.locale), middle(where), 11);
      },
    });
  drawTowers(sheet, drawn, site, inner);
}

const closureIcon = { ash: 'dust-cloud', fissure: 'earth-crack', blocked: 'padlock' } as const;

function closed(sheet: Sheet, room: Box, why: keyof typeof closureIcon): void {
  textured(
    sheet,
    (ctx) => {
      rounded(ctx, inset(room, 4), 15);
    },
    { texture: 'backslanted', ink: '#3d4651', ground: '#2a313b', step: 18 },
  );
  icon(sheet, closureIcon[why], middle(room), { size: room.width * 0.62, colour: colours.lightStone });
}

function drawTowers(sheet: Sheet, drawn: Drawn, site: Site, room: Box): void {
  const centre = middle(room);
  const [first, second] = site.towers;
  const size = room.width * (first && (second || site.soldierTower) ? 0.5 : 0.62);
  const low = site.soldierTower || second ? room.width * 0.14 : 0;
  if (first) drawTower(sheet, drawn, first, at(centre.x - low, centre.y + low * 0.8), { size, at: site.at });
  if (second)
    drawTower(sheet, drawn, second, at(room.x + room.width * 0.75, room.y + room.width * 0.26), {
      size: room.width * 0.36,
      at: site.at,
    });
  if (!site.soldierTower) return;
  const lone = !first;
  const where = lone ? centre : at(room.x + room.width * 0.76, room.y + room.width * 0.26);
  drawTower(sheet, drawn, site.soldierTower, where, { size: room.width * (lone ? 0.62 : 0.36), at: site.at });
}

/** The directions that a tower's printed attack reaches as it stands. */
function reachOf({ card }: TowerCard, facing: Facing): Direction[] {
  const reached = new Set<Direction>();
  for (const groups of attackOf(towers[card].attack)) {
    for (const { range } of groups) {
      if (range.kind === 'around' || range.kind === 'near') for (const each of directions) reached.add(each);
      if ('bearings' in range) for (const bearing of range.bearings) reached.add(towards(facing, bearing));
    }
  }
  return directions.filter((direction) => reached.has(direction));
}

function drawTower(
  sheet: Sheet,
  { changes }: Drawn,
  { card, facing, seat }: PlacedTower,
  centre: Point,
  style: { size: number; at: Space },
): void {
  const { type, level } = towers[card.card];
  const { size } = style;
  const reach = reachOf(card, facing);
  if (reach.length > 0 && size > 60)
    reachArrows(sheet, centre, reach, { radius: size * 0.56, size: 11, colour: colours.chalk });
  building(sheet, centre, {
    id: `tower:${card.uid}`,
    size,
    icon: towerIcon[type],
    colour: seatMarkIn(sheet.locale)(seat).colour,
    ...changes.mark(`tower:${card.uid}:${style.at}`),
  });
  if (size > 60) facingWedge(sheet, around(centre, size * 1.2), facing, colours.chalk);
  levelPips(sheet, at(centre.x, centre.y + size * 0.5), level, size);
  if (card.mods.length + Number(card.falcon) > 0)
    icon(sheet, 'upgrade', at(centre.x - size * 0.42, centre.y - size * 0.36), { size: 24, colour: colours.brass });
}

/** One to four pips on a dark pill at the foot of a tower. */
function levelPips(sheet: Sheet, centre: Point, level: number, size: number): void {
  const pip = Math.max(10, Math.round(size * 0.14));
  rounded(sheet.ctx, around(centre, level * (pip + 3) + 9, pip + 9), pip);
  sheet.ctx.fillStyle = colours.night;
  sheet.ctx.fill();
  pips(sheet, centre, level, level, { size: pip, gap: 3 });
}

/** Flowers keep to the upper left, so that a figure may stand beside them. */
function drawFlower(sheet: Sheet, { view, arena, changes }: Drawn, flower: View['flowers'][number]): void {
  const room = roomOf(arena, flower.at);
  const look = flowerLook[flower.type];
  const isCrowded = siteOn(view, flower.at) || figuresOn(view, flower.at).length > 0;
  const size = room.width * (isCrowded ? 0.3 : 0.46);
  const centre = isCrowded ? at(room.x + room.width * 0.22, room.y + room.width * 0.76) : middle(room);
  if (hordeAt(view, flower.at)) return;
  token(sheet, centre, {
    id: `flower:${flower.at}`,
    size,
    icon: look.icon,
    colour: flower.wilted ? colours.stone : look.colour,
    ...changes.mark(`flower:${flower.at}:${flower.wilted ? 'wilted' : 'fresh'}`),
  });
}

function drawTotem(sheet: Sheet, { arena, changes }: Drawn, { at: space, standing }: View['totems'][number]): void {
  const centre = middle(roomOf(arena, space));
  building(sheet, centre, {
    id: `totem:${space}`,
    size: arena.layout.size * 0.6,
    icon: standing ? 'totem' : 'broken-pottery',
    colour: standing ? '#8c510a' : colours.slab,
    ...changes.mark(`totem:${space}:${standing ? 'stands' : 'fell'}`),
  });
}

type Figure = { id: keyof typeof heroIcon; seat: number; facing: Facing; isSecond: boolean };

/** Heroes on a space who stand on no horde. */
function figuresOn(view: View, space: Space): Figure[] {
  return [
    ...view.players.flatMap(({ seat, hero }) =>
      hero?.at === space && hero.topLeft === null ? [{ id: hero.id, seat, facing: hero.facing, isSecond: false }] : [],
    ),
    ...(view.solo?.secondaries ?? []).flatMap((second) =>
      second.at === space && second.topLeft === null
        ? [{ id: second.id, seat: 0, facing: second.facing, isSecond: true }]
        : [],
    ),
  ];
}

/** Heroes and waiting sand warriors, over everything else. */
export function drawFigures(sheet: Sheet, { view, arena, changes }: Drawn): void {
  const marks = seatMarkIn(sheet.locale);
  for (const space of arena.map.spaces) {
    const room = roomOf(arena, space);
    const heroes = figuresOn(view, space);
    const size = room.width * (heroes.length > 1 ? 0.4 : 0.56);
    heroes.forEach(({ id, seat, facing }, index) => {
      const centre = placeOf(room, heroes.length, index);
      figure(sheet, centre, {
        id: `hero:${id}`,
        size,
        icon: heroIcon[id],
        mark: marks(seat),
        ...changes.mark(`hero:${id}:${space}`),
      });
      facingWedge(sheet, around(centre, size * 1.16), facing, colours.chalk);
    });
    view.warriors.forEach((warrior, index) => {
      if (warrior.where !== 'waiting' || warrior.at !== space) return;
      const where = around(at(room.x + room.width * (0.2 + index * 0.3), room.y + room.width * 0.82), 36);
      placed(sheet, `warrior:${index}`, where);
      pawnAt(sheet, where, marks(warrior.seat), 'warrior');
    });
  }
}

/** One in the middle, two abreast, more in the quarters. */
function placeOf(room: Box, count: number, index: number): Point {
  const x = room.x + room.width * (count === 1 ? 0.5 : index % 2 === 0 ? 0.27 : 0.73);
  const y = room.y + room.height * (count === 1 ? 0.5 : count === 2 ? 0.56 : index < 2 ? 0.27 : 0.73);
  return at(x, y);
}
