/** What the choices of an argument would mean: numbers on the fortress, or the cards for sale in large. */
import { type EquipmentId, equipmentIds } from '../../src/games/orcs-must-die/content/equipment.js';
import { shopSpaces } from '../../src/games/orcs-must-die/content/numbers.js';
import { type TrapId, trapIds } from '../../src/games/orcs-must-die/content/traps.js';
import { calledIn } from '../../src/games/orcs-must-die/rules/first-places.js';
import { groupDice, groupsIn } from '../../src/games/orcs-must-die/rules/groups.js';
import { vulnerabilityOf } from '../../src/games/orcs-must-die/rules/hero.js';
import { slotsFor } from '../../src/games/orcs-must-die/rules/offers.js';
import { ownSlots, riftTile, sideOfSeat, slotOfHero } from '../../src/games/orcs-must-die/rules/siege.js';
import { expectedWounds } from '../../src/games/orcs-must-die/rules/values.js';
import {
  type Omd,
  type Team,
  type TileId,
  type View,
  specialTypes,
} from '../../src/games/orcs-must-die/types/index.js';
import { ground, header, headerHeight, legendHeight, legendLine } from '../kit/frame.js';
import { type GridLayout, centreOf, markSquare, squareOf } from '../kit/grid.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { colours, fade } from '../kit/palette.js';
import { openPrivate, cardRows, cardPlaces, choiceNumber } from '../kit/private.js';
import { type Box, type Point, around, at, box, middle, rounded } from '../kit/shapes.js';
import { type Sheet, explain, openSheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import type { Draft, PreviewOf } from '../renderer.js';
import { headingOf } from './board.js';
import { nothingChanged } from './changes.js';
import { drawLargeCard } from './large-card.js';
import { drawFortress, supportPlace } from './fortress.js';
import { fortressLayout, spotOf } from './layout.js';
import type { ShopCard } from './shop.js';
import { text } from './text.js';
import { explainGround, tileGround } from './tile.js';

type Task = PreviewOf<Omd>;

export function drawPreview(task: Task): Draft[] {
  if (task.choices.length === 0) return [];
  switch (task.action) {
    case 'place':
    case 'move':
      return onFortress(task, task.action, (choice) => [choice]);
    case 'swap':
      if (task.argument === 'special') return asItWouldBe(task);
      return onFortress(task, 'swap', (choice) => task.view.teams.map(({ side }) => calledIn(task.view, side, choice)));
    case 'equip':
    case 'trap':
      return task.argument === 'spot' ? onFortress(task, 'spot', () => []) : forSale(task, task.action);
    default:
      return [];
  }
}

/** The slot whose choice this is. */
function slotOf({ view, seat, action, given }: Task): number | undefined {
  const as = 'as' in given ? given.as : undefined;
  if (as !== undefined) return slotOfHero(view, as);
  if (action === 'move') return view.active ?? undefined;
  return slotsFor(view, seat, action)[0] ?? ownSlots(view, seat)[0];
}

/** Wounds to expect of those who could attack the hero if he stood there now. */
function woundsAt(view: View, index: number, tile: TileId): number {
  const slot = view.slots[index];
  const team = view.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
  if (!slot?.hero || team?.side !== slot.side) return 0;
  const there: View = { ...view, slots: view.slots.map((one, at) => (at === index ? { ...one, tile } : one)) };
  return groupsIn(there, team.side)
    .filter(({ targets }) => targets.includes(index))
    .reduce((sum, group) => sum + expectedWounds(groupDice(there, team.side, group).dice, vulnerabilityOf(slot)), 0);
}

/** One picture for each fortress that a choice lies in. */
function onFortress(
  task: Task,
  what: 'place' | 'move' | 'spot' | 'swap',
  tilesOf: (choice: string) => readonly TileId[],
): Draft[] {
  const words = text[task.locale];
  const index = slotOf(task);
  const own = index === undefined ? undefined : task.view.slots[index]?.tile;
  const isMeant = (team: Team): boolean => {
    const wanted = what === 'spot' ? [own ?? ''] : task.choices.flatMap(tilesOf);
    return team.tiles.some(({ id }) => wanted.includes(id));
  };
  return task.view.teams.filter(isMeant).map((team) => {
    const tall = team.grid[1] === 1 ? 720 : headerHeight + 640 + legendHeight;
    const sheet = openSheet(task.locale, tall);
    layer(sheet, 'orcs-must-die|preview', ground);
    header(sheet, { ...headingOf(task.view, task, team), title: words.previewOf[what] });
    const room = box(0, headerHeight, sheet.width, tall - headerHeight - legendHeight);
    const layout = fortressLayout(team, room);
    drawFortress(sheet, layout, { siege: task.view, team, changes: nothingChanged, bare: true });
    task.choices.forEach((choice, at) => {
      if (what === 'spot') markSpot(sheet, layout, team, { from: own ?? '', choice, number: at + 1 });
      for (const tile of tilesOf(choice))
        if (team.tiles.some(({ id }) => id === tile))
          markTile(sheet, layout, team, {
            tile,
            number: at + 1,
            wounds: index === undefined || what === 'swap' ? 0 : woundsAt(task.view, index, tile),
          });
    });
    legendLine(sheet, box(0, tall - legendHeight, sheet.width, legendHeight));
    const listed = task.choices.map((choice, at) => `${at + 1} = ${placeName(task, choice)}`).join(', ');
    return { name: `preview-${team.side}.png`, sheet, alt: `${words.previewOf[what]}${words.colon}${listed}` };
  });
}

/** The tile that is to be replaced where it lies, and below it as each special tile would make it (OMD-11.15). */
function asItWouldBe(task: Task): Draft[] {
  const words = text[task.locale];
  const [team] = task.view.teams;
  const chosen = 'tile' in task.given ? task.given.tile : undefined;
  const specials = task.choices.flatMap((choice) => specialTypes.find((one) => one === choice) ?? []);
  if (!team || chosen === undefined || specials.length === 0) return [];
  const high = team.grid[1] === 1 ? 300 : 560;
  const band = 260;
  const sheet = openSheet(task.locale, Math.max(720, headerHeight + high + band + legendHeight));
  layer(sheet, 'orcs-must-die|preview', ground);
  header(sheet, { ...headingOf(task.view, task, team), title: words.becomes(chosen) });
  const layout = fortressLayout(team, box(0, headerHeight, sheet.width, high));
  drawFortress(sheet, layout, { siege: task.view, team, changes: nothingChanged });
  markSquare(sheet, layout, spotOf(team, calledIn(task.view, team.side, chosen)));
  const foot = sheet.height - legendHeight - band;
  const wide = (sheet.width - 40) / specials.length;
  const size = Math.min(190, wide - 16);
  specials.forEach((special, index) => {
    const square = around(at(20 + wide * (index + 0.5), foot + size / 2), size);
    placed(sheet, `choice:${index + 1}:${special}`, square);
    tileGround(sheet, square, special);
    explainGround(sheet, special);
    choiceNumber(sheet, at(square.x + 26, square.y + 26), index + 1, 34);
    write(sheet, words.tiles[special], box(20 + wide * index, foot + size + 8, wide, 60), {
      size: 26,
      face: 'strong',
      align: 'center',
      paragraph: true,
    });
  });
  legendLine(sheet, box(0, sheet.height - legendHeight, sheet.width, legendHeight));
  const listed = specials.map((special, index) => `${index + 1} = ${words.tiles[special]}`).join(', ');
  return [{ name: 'preview.png', sheet, alt: `${words.becomes(chosen)}${words.colon}${listed}` }];
}

function placeName({ locale }: Task, choice: string): string {
  const words = text[locale];
  if (choice === 'here') return words.here;
  return words.say.tile(choice.startsWith('to ') ? choice.slice('to '.length) : choice);
}

function markSpot(
  sheet: Sheet,
  layout: GridLayout,
  team: Team,
  { from, choice, number }: { from: TileId; choice: string; number: number },
): void {
  const to = choice.startsWith('to ') ? choice.slice('to '.length) : undefined;
  const square = squareOf(layout, spotOf(team, from));
  if (to === undefined) markSquare(sheet, layout, spotOf(team, from));
  const centre =
    to === undefined ? at(middle(square).x, square.y + square.height - 34) : supportPlace(layout, team, from, to);
  placed(sheet, `choice:${number}:${choice}`, around(centre, 44));
  choiceNumber(sheet, centre, number, 32);
}

function markTile(
  sheet: Sheet,
  layout: GridLayout,
  team: Team,
  { tile, number, wounds }: { tile: TileId; number: number; wounds: number },
): void {
  const words = text[sheet.locale];
  const spot = spotOf(team, tile);
  const square = squareOf(layout, spot);
  markSquare(sheet, layout, spot);
  // The Rift's own warning is at its foot.
  const isRift = tile === riftTile(team);
  const foot = at(centreOf(layout, spot).x, isRift ? square.y + 26 : square.y + square.height - 30);
  placed(sheet, `choice:${number}:${tile}`, around(foot, 44));
  choiceNumber(sheet, wounds > 0 ? at(foot.x - 42, foot.y) : foot, number, 34);
  explain(sheet, 'reach', {
    rank: 1,
    text: words.reachable,
    paint: (target, room) => {
      target.ctx.strokeStyle = colours.brass;
      target.ctx.lineWidth = 4;
      target.ctx.strokeRect(room.x + 4, room.y + 4, room.width - 8, room.height - 8);
    },
  });
  if (wounds > 0) woundTag(sheet, at(foot.x + 28, foot.y), wounds);
}

/** About so many wounds, on a dark tag with a vermilion edge. */
function woundTag(sheet: Sheet, centre: Point, wounds: number): void {
  const said = `−${new Intl.NumberFormat(sheet.locale, { maximumFractionDigits: 1 }).format(wounds)}`;
  const wide = widthOf(sheet, said, 'heavy', 26) + 2;
  const room = around(centre, wide + 48, 38);
  rounded(sheet.ctx, room, 10);
  sheet.ctx.fillStyle = colours.night;
  sheet.ctx.fill();
  sheet.ctx.strokeStyle = colours.danger;
  sheet.ctx.lineWidth = 3;
  sheet.ctx.stroke();
  icon(sheet, 'heart-minus', at(room.x + 22, centre.y), { size: 28, colour: colours.orange });
  write(sheet, said, box(room.x + 40, room.y, wide, room.height), { size: 26, face: 'heavy' });
  explain(sheet, 'expected', {
    rank: 0,
    text: text[sheet.locale].expected,
    paint: (target, where) => {
      icon(target, 'heart-minus', middle(where), { size: 26, colour: colours.orange });
    },
  });
}

export function shopCard(id: string): ShopCard | undefined {
  const trap = trapIds.find((one): one is TrapId => one === id);
  if (trap) return { what: 'trap', id: trap };
  const worn = equipmentIds.find((one): one is EquipmentId => one === id);
  return worn ? { what: 'equipment', id: worn } : undefined;
}

function veil({ ctx }: Sheet, room: Box): void {
  rounded(ctx, room, 10);
  ctx.fillStyle = fade(colours.night, 0.42);
  ctx.fill();
}

/** What lies in the shop and cannot be bought now. */
function outOfReach(task: Task, what: 'equip' | 'trap'): ShopCard[] {
  const side = sideOfSeat(task.view, task.seat);
  const team = task.view.teams.find((one) => one.side === side);
  const shop = what === 'equip' ? team?.shop.equipment : team?.shop.traps;
  const others = (shop ?? []).flatMap((id) => (id === null || task.choices.includes(id) ? [] : [id]));
  return [...new Set(others)].flatMap((id) => shopCard(id) ?? []);
}

/** The shop, large enough to read on a phone: numbered what may be bought, behind it what may not. */
function forSale(task: Task, what: 'equip' | 'trap'): Draft[] {
  const words = text[task.locale];
  const offered = task.choices.flatMap((id) => shopCard(id) ?? []);
  if (offered.length === 0) return [];
  const cards = [...offered, ...outOfReach(task, what).slice(0, Math.max(0, shopSpaces - offered.length))];
  const lay = cardRows(cards.length, 3, cards.length > 3 ? 400 : 560);
  const { sheet, body } = openPrivate(task.locale, lay.height, {
    ...headingOf(task.view, task, undefined),
    title: words.previewOf[what],
    icon: 'shop',
  });
  cardPlaces(sheet, body, cards.length, lay, '').forEach((room, at) => {
    const card = cards[at];
    if (!card) return;
    drawLargeCard(sheet, room, card);
    if (at < offered.length) choiceNumber(sheet, { x: room.x + room.width - 34, y: room.y + 36 }, at + 1, 34);
    else veil(sheet, room);
  });
  const listed = offered.map(({ id }, at) => `${at + 1} = ${words.say.card(id)}`).join(', ');
  return [{ name: 'preview.png', sheet, alt: `${words.previewOf[what]}${words.colon}${listed}` }];
}
