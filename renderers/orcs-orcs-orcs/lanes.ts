/** The lanes as they stand: terrain, creatures, toadlings, mages, what moved and what burns. */
import { kindData } from '../../src/games/orcs-orcs-orcs/content/creatures.js';
import {
  type CreatureView,
  type Kind,
  type Lane,
  type Ring,
  type View,
  lanes,
  rings,
} from '../../src/games/orcs-orcs-orcs/types/index.js';
import { icon } from '../kit/icons.js';
import { arrow, breach, delta, signed, warning } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { type Change, bigEnemy, figure, heart, smallEnemy, token, wear } from '../kit/pieces.js';
import { type Point, around, at, middle, shield } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { axis, inLane, legible, onRim, ringEdges, spots, spread, tilt, towerEdge } from './arena.js';
import { type Changes, groupKey } from './changes.js';
import { categoryColour, kindIcon, mageMark } from './look.js';
import { drawGround, drawTerrainSigns } from './section-ground.js';
import { text } from './text.js';

type Scene = { view: View; changes: Changes; before: View | undefined };

/** Same kind, same damage, same hit points: one piece with a count. */
export type Group = { kind: Kind; damage: number; hitPoints: number; count: number };

export function groups(creatures: readonly CreatureView[]): Group[] {
  const found: Group[] = [];
  for (const { kind, damage, hitPoints } of creatures) {
    const same = found.find((group) => group.kind === kind && group.damage === damage && group.hitPoints === hitPoints);
    if (same) same.count += 1;
    else found.push({ kind, damage, hitPoints, count: 1 });
  }
  const rank = (group: Group): number => ['mighty', 'strong', 'weak'].indexOf(kindData[group.kind].category);
  return found.sort((a, b) => rank(a) - rank(b) || a.kind.localeCompare(b.kind) || b.damage - a.damage);
}

export function drawLanes(sheet: Sheet, scene: Scene): void {
  for (const lane of lanes) drawGround(sheet, lane, scene.view);
  for (const lane of lanes) drawTerrainSigns(sheet, lane, scene.view);
  for (const march of scene.changes.marches) drawMarch(sheet, march);
  const laid = lanes.flatMap((lane) => rings.flatMap((ring) => layOut(lane, ring, scene)));
  const tags = laid.flatMap(tagsOf);
  for (const lane of lanes) {
    for (const one of laid) if (one.lane === lane) drawItem(sheet, one);
    // What a piece wears lies above its neighbours.
    for (const one of laid) if (one.lane === lane) drawWorn(sheet, one, tags);
    drawRim(sheet, lane, scene);
    drawWarning(sheet, lane, scene);
  }
  drawMages(sheet, scene);
  for (const [lane, count] of scene.changes.breaches) drawBreach(sheet, lane, count);
}

function drawMarch(sheet: Sheet, { lane, from, to }: Changes['marches'][number]): void {
  const start = ringEdges[from][0] + 34;
  const end = to === 'tower' ? towerEdge - 12 : ringEdges[to][1] - 34;
  const across = -Math.min(start, end + 40) * spread * 0.72;
  arrow(sheet, inLane(lane, start, across), inLane(lane, Math.min(end, start - 40), across), { width: 12 });
}

type Living = { what: 'group'; group: Group; change?: Change } | { what: 'toadlings'; count: number; change?: Change };
type Item = Living | { what: 'fallen'; kind: Kind; count: number };

/** Counts stand to the upper right of a piece and changes to the upper left: where that is outwards, they keep off the rim's numbers. */
function rimStrip(lane: Lane, items: readonly Item[]): number {
  const isCounted = items.some((item) => (item.what === 'group' ? item.group.count > 1 : item.what === 'toadlings'));
  const isChanged = items.some((item) => item.what !== 'fallen' && item.change !== undefined);
  if (lane === 1 && (isCounted || isChanged)) return 18;
  return (lane === 2 && isCounted) || (lane === 6 && isChanged) ? 26 : 8;
}

/** What stands in a section, and where. */
function layOut(lane: Lane, ring: Ring, { view, changes, before }: Scene): Laid[] {
  const section = view.lanes[lane].sections[ring];
  const seen = new Set<Kind>();
  const items: Item[] = groups(section.creatures).map((group) => {
    const difference = seen.has(group.kind) ? 0 : changes.counts.by(groupKey(lane, ring, group.kind));
    seen.add(group.kind);
    return { what: 'group', group, ...(difference === 0 ? {} : { change: difference }) };
  });
  if (section.toadlings > 0) {
    const earlier = before?.lanes[lane].sections[ring].toadlings ?? section.toadlings;
    const more = section.toadlings - earlier;
    items.push({ what: 'toadlings', count: section.toadlings, ...(more === 0 ? {} : { change: more }) });
  }
  /** The fallen come last and stay out where the living are many. */
  for (const { kind, count } of changes.fallen.filter((each) => each.lane === lane && each.ring === ring))
    if (items.length < 6) items.push({ what: 'fallen', kind, count });
  if (items.length === 0) return [];
  const walled = view.lanes[lane].sections.i.creatures.length > 0;
  /** Room for the warning between the inner and the middle section, and more where pieces wear tags. */
  const tagged = items.some((item) => item.what === 'group' && (item.change !== undefined || item.group.count > 1));
  const band = tagged ? 24 : 16;
  const places = spots(lane, ring, items.length, {
    sign: section.terrain !== null,
    tagged,
    nearStrip: walled && ring === 'm' ? band : ring === 'i' ? 5 : 0,
    farStrip: walled && ring === 'i' ? band : ring === 'o' ? rimStrip(lane, items) : 0,
  });
  return items.flatMap((item, index) => {
    const spot = places[index];
    return spot ? [{ item, ...spot, lane, ring }] : [];
  });
}

type Laid = { item: Item; point: Point; size: number; lane: Lane; ring: Ring };

/** What changed is told to the upper left of the living, above the fallen. */
function tagsOf({ item, point, size }: Laid): Point[] {
  if (item.what === 'fallen') return [at(point.x, point.y - Math.min(size, 50) * 0.5)];
  return item.change === undefined ? [] : [at(point.x - size * 0.42, point.y - size * 0.42)];
}

/** At the foot of a piece, in the middle or to one side, where no tag lies. */
const feet = [at(0, 0.46), at(0.5, 0.4), at(-0.5, 0.4)] as const;

function footOf({ point, size }: Laid, tags: readonly Point[]): Point {
  const places = feet.map(({ x, y }) => at(point.x + x * size, point.y + y * size));
  const reach = { x: size * 0.32 + 22, y: size * 0.2 + 16 };
  const isClear = (place: Point): boolean =>
    tags.every((tag) => Math.abs(tag.x - place.x) > reach.x || Math.abs(tag.y - place.y) > reach.y);
  return places.find(isClear) ?? at(point.x, point.y + size * 0.46);
}

function drawItem(sheet: Sheet, { item, point, size, lane, ring }: Laid): void {
  if (item.what === 'fallen') {
    drawFallen(sheet, item, { point, size, lane });
    return;
  }
  const change = item.change === undefined ? {} : { change: 'new' as const };
  if (item.what === 'toadlings') {
    token(sheet, point, {
      id: `toadlings:${lane}${ring}`,
      size: size * 0.8,
      icon: 'frog',
      colour: colours.sky,
      ...change,
    });
    explain(sheet, 'toadling', {
      text: text[sheet.locale].toadling,
      paint: (target, room) => {
        icon(target, 'frog', middle(room), { size: 26, colour: colours.sky });
      },
    });
    return;
  }
  const { kind, damage } = item.group;
  const style = {
    id: `creatures:${lane}${ring}:${kind}:${damage}`,
    size: sizeOf(item, size),
    colour: categoryColour[kindData[kind].category],
    icon: kindIcon[kind],
    damage,
    ...change,
  };
  if (kindData[kind].category === 'mighty') bigEnemy(sheet, point, style);
  else smallEnemy(sheet, point, { ...style, towards: axis(lane) + Math.PI });
}

/** The weak are a little smaller, tokens more so. */
function sizeOf(item: Living, size: number): number {
  if (item.what === 'toadlings') return size * 0.8;
  return kindData[item.group.kind].category === 'weak' ? Math.max(Math.min(size, legible), size * 0.94) : size;
}

/** How many there are, what changed and how much they can take. */
function drawWorn(sheet: Sheet, laid: Laid, tags: readonly Point[]): void {
  const { item, point, size } = laid;
  if (item.what === 'fallen') return;
  const { count } = item.what === 'group' ? item.group : item;
  const change = item.change === undefined ? {} : { change: item.change };
  wear(sheet, point, { size: sizeOf(item, size), count, ...change });
  if (item.what === 'toadlings') return;
  const { kind, damage, hitPoints } = item.group;
  const usual = kindData[kind];
  // The big ones say how much they can take, the others where it is not the usual.
  if (damage > 0 || usual.category === 'mighty' || hitPoints !== usual.hitPoints)
    heart(sheet, footOf(laid, tags), hitPoints - damage, size);
}

/** The place of the fallen: an empty outline with a skull. */
function drawFallen(
  sheet: Sheet,
  { kind, count }: { kind: Kind; count: number },
  { point, size, lane }: { point: Point; size: number; lane: Lane },
): void {
  const small = Math.min(size, 50);
  kept(sheet, (ctx) => {
    shield(ctx, point, small / 2, axis(lane) + Math.PI);
    ctx.fillStyle = fade(colours.night, 0.55);
    ctx.fill();
    ctx.setLineDash([6, 5]);
    ctx.strokeStyle = colours.brass;
    ctx.lineWidth = 3;
    ctx.stroke();
  });
  icon(sheet, kindIcon[kind], point, { size: small * 0.55, colour: colours.lightStone });
  delta(sheet, at(point.x, point.y - small * 0.5), signed(-count), 18);
  explain(sheet, 'fallen', {
    rank: 3,
    text: text[sheet.locale].fallen,
    paint: (target, room) => {
      kept(target, (ctx) => {
        shield(ctx, middle(room), 13, Math.PI / 2);
        ctx.setLineDash([5, 4]);
        ctx.strokeStyle = colours.brass;
        ctx.lineWidth = 3;
        ctx.stroke();
      });
    },
  });
}

/** How many markers still wait beside the lane. */
function drawRim(sheet: Sheet, lane: Lane, { view, before }: Scene): void {
  const { markers } = view.lanes[lane];
  const here = onRim(lane, -4);
  const number = onRim(lane, 38);
  placed(sheet, `markers:${lane}`, around(here, 40));
  icon(sheet, 'stack', here, { size: 34, colour: markers > 0 ? colours.parchmentShade : colours.stone });
  write(sheet, markers > 0 ? String(markers) : '—', around(number, 36), {
    size: 30,
    face: 'heavy',
    colour: markers > 0 ? colours.chalk : colours.lightStone,
    align: 'center',
  });
  const fewer = before ? markers - before.lanes[lane].markers : 0;
  if (fewer !== 0) delta(sheet, onRim(lane, 82), signed(fewer), 20);
  explain(sheet, 'markers', {
    rank: 7,
    text: text[sheet.locale].markers,
    paint: (target, room) => {
      icon(target, 'stack', middle(room), { size: 26, colour: colours.parchmentShade });
    },
  });
}

function drawWarning(sheet: Sheet, lane: Lane, { view }: Scene): void {
  if (view.lanes[lane].sections.i.creatures.length === 0) return;
  warning(sheet, inLane(lane, ringEdges.i[1]), text[sheet.locale].atTheWall, { size: 18, angle: tilt(lane) });
}

function drawMages(sheet: Sheet, { view, before }: Scene): void {
  for (const player of view.players) {
    const moved = before?.players.find((each) => each.seat === player.seat)?.space !== player.space && before;
    figure(sheet, inLane(player.space, 59), {
      id: `mage:${player.colour}`,
      size: 54,
      icon: 'wizard-face',
      mark: mageMark(player.colour, sheet.locale),
      signAt: axis(player.space),
      ...(moved ? { change: 'new' as const } : {}),
    });
  }
}

function drawBreach(sheet: Sheet, lane: Lane, count: number): void {
  breach(sheet, inLane(lane, towerEdge - 4, 42), 26, count > 1 ? `×${count}` : '!');
  placed(sheet, `breach:${lane}`, around(inLane(lane, towerEdge), 40));
  explain(sheet, 'breach', {
    rank: 3,
    text: text[sheet.locale].breach,
    paint: (target, room) => {
      breach(target, middle(room), 14);
    },
  });
}
