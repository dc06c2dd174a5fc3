/** One place, task or card in large, with what can be said of it. */
import { en } from '../../src/games/stronghold/text/en/index.js';
import { fr } from '../../src/games/stronghold/text/fr/index.js';
import { attackOn, defenceOf, isEngaged, takesPart } from '../../src/games/stronghold/rules/melee.js';
import {
  garrisonAt,
  hordeAt,
  isForeground,
  isHub,
  isRampart,
  isTower,
  isWall,
  isZone,
} from '../../src/games/stronghold/rules/places.js';
import { phrases } from '../../src/games/stronghold/text/shared/phrases.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { type CardId, type Wall, quarters, tasks } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { sayIn } from '../../src/kernel/index.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { parchment, plate } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, LookupOf } from '../renderer.js';
import { whereOf } from './board.js';
import { plain } from './hand.js';
import { quarterIcon, taskIcon } from './look.js';
import { strengthBadge } from './strength.js';
import { text } from './text.js';
import { heap } from './troops.js';

const catalogues = { en, fr };

export function drawLookup(task: LookupOf<Str>): Draft[] {
  const { view, viewer, locale, names, args } = task;
  const { what } = args;
  const said = sayIn<Str>({ text: catalogues }, locale, names);
  const lines = catalogues[locale].lookups.look.lines(view, viewer, args, said).map((line) => plain([line]));
  const { sheet, body } = openPrivate(locale, 600, {
    title: nameOf(task, what),
    icon: 'spyglass',
    where: whereOf(view, locale),
  });
  const [left, right] = [
    box(body.x, body.y, body.width * 0.42, body.height),
    box(body.x + body.width * 0.42 + 16, body.y, body.width * 0.58 - 16, body.height),
  ];
  placed(sheet, `look:${what}`, left);
  plate(sheet, left, { radius: 14 });
  drawThing(sheet, inset(left, 20), view, what);
  parchment(sheet, right);
  drawLines(sheet, inset(right, 28, 24), lines);
  return [{ name: 'look.png', sheet, alt: plain(lines) }];
}

function nameOf({ locale }: LookupOf<Str>, what: string): string {
  const { words } = text[locale];
  const task = tasks.find((one) => one === what);
  if (task) return words.tasks[task];
  if (Object.hasOwn(words.cards, what) && what !== 'camp') return words.cards[what as CardId];
  return phrases(words).longPlace(what);
}

/** Each line as long as it is: the room is shared by their letters. */
function drawLines(sheet: Sheet, room: Box, lines: readonly string[]): void {
  const total = lines.reduce((sum, line) => sum + line.length + 40, 0);
  let { y } = room;
  lines.forEach((line, index) => {
    const height = (room.height * (line.length + 40)) / total;
    write(sheet, line, box(room.x, y, room.width, height - 6), {
      size: index === 0 ? 40 : 34,
      face: index === 0 ? 'strong' : 'body',
      paragraph: true,
      valign: 'top',
      colour: colours.parchmentInk,
    });
    y += height;
  });
}

function drawThing(sheet: Sheet, room: Box, view: View, what: string): void {
  if (isWall(what)) {
    drawWallInLarge(sheet, room, view, what);
    return;
  }
  const task = tasks.find((one) => one === what);
  const quarter = quarters.find((one) => one === what);
  const sign = task ? taskIcon[task] : quarter ? quarterIcon[quarter] : signOf(what);
  const hasTroops = isZone(what) || isTower(what) || isHub(what) || what === 'hospital';
  const picture = hasTroops ? box(room.x, room.y, room.width, room.height * 0.62) : room;
  icon(sheet, sign, middle(picture), { size: Math.min(picture.width, picture.height) * 0.8, colour: colours.brass });
  if (!hasTroops) return;
  const low = box(room.x, picture.y + picture.height, room.width, room.height - picture.height);
  if (isZone(what)) heap(sheet, low, what, hordeAt(view, what), { size: 96 });
  else if (isTower(what) || isHub(what)) heap(sheet, low, what, garrisonAt(view, what), { size: 96 });
  else heap(sheet, low, what, view.hospital, { size: 96 });
}

function signOf(what: string): string {
  if (isForeground(what)) return 'field';
  if (isRampart(what)) return 'stakes-fence';
  if (isTower(what)) return 'stone-tower';
  if (what === 'barbican') return 'gate';
  return what === 'camp' ? 'camping-tent' : 'card-play';
}

/** Attackers above, the badge between, defenders below. */
function drawWallInLarge(sheet: Sheet, room: Box, view: View, wall: Wall): void {
  const [top, centre, low] = rows(room, 3, 14);
  const { invaders, defenders, stone, wood } = view.walls[wall];
  const engaged = isEngaged(view, wall) && takesPart(view, wall);
  if (top) heap(sheet, top, wall, invaders, { size: 96 });
  if (centre) {
    const [left, right] = columns(centre, 2, 20);
    if (left) {
      icon(sheet, 'brick-wall', at(left.x + 60, middle(left).y), { size: 96, colour: colours.lightStone });
      write(sheet, String(stone + wood), box(left.x + 124, left.y, left.width - 124, left.height), {
        size: 64,
        face: 'heavy',
        colour: colours.lightStone,
      });
    }
    if (right)
      strengthBadge(sheet, inset(right, 0, right.height * 0.22), {
        defence: defenceOf(view, wall),
        ...(engaged ? { attack: attackOn(view, wall) } : {}),
      });
  }
  if (low) heap(sheet, low, wall, defenders, { size: 96 });
}
