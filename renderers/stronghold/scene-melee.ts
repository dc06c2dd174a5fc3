/** The walls after the comparison: both strengths, what came of it, who fell. */
import { gateResistance } from '../../src/games/stronghold/content/numbers.js';
import type { Events } from '../../src/games/stronghold/types/events.js';
import { isNobody } from '../../src/games/stronghold/rules/units.js';
import type { Locale } from '../../src/kernel/index.js';
import { track } from '../kit/badges.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { hatchedEdge } from '../kit/marks.js';
import { colours, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { cardPlaces, cardRows, openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Losses } from './scene.js';
import { strengthBadge } from './strength.js';
import { text } from './text.js';
import { heap } from './troops.js';

export type Fight = Events['compared'] & Losses;
export type Ramming = Events['rammed'] & { fell: boolean };

export function paintMelee(
  locale: Locale,
  heading: Heading,
  fights: readonly Fight[],
  ramming: Ramming | undefined,
): Sheet {
  const count = fights.length + (ramming ? 1 : 0);
  const laid = cardRows(count, count > 6 ? 5 : 3, count > 3 ? 340 : 560);
  const { sheet, body } = openPrivate(locale, laid.height, heading);
  const room = box(body.x, body.y + (body.height - laid.height) / 2, body.width, laid.height);
  const cells = cardPlaces(sheet, room, count, laid, '');
  fights.forEach((fight, index) => {
    const cell = cells[index];
    if (cell) drawFight(sheet, cell, fight);
  });
  const last = cells.at(-1);
  if (ramming && last) drawRamming(sheet, last, ramming);
  return sheet;
}

function drawFight(sheet: Sheet, cell: Box, fight: Fight): void {
  const words = text[sheet.locale];
  const isBreach = fight.outcome === 'breached';
  placed(sheet, `fight:${fight.wall}`, cell);
  plate(sheet, cell, {
    fill: isBreach ? mix(colours.vermilion, colours.night, 0.72) : colours.ink,
    edge: fight.attack > fight.defence ? colours.vermilion : colours.blue,
    edgeWidth: 5,
    radius: 14,
  });
  if (isBreach) hatchedEdge(sheet, cell, { radius: 14, band: 14 });
  const inner = inset(cell, 20, 16);
  write(sheet, fight.wall, box(inner.x, inner.y, inner.width, 46), { size: 44, face: 'heavy', align: 'center' });
  const tall = Math.min(120, inner.height * 0.3);
  strengthBadge(sheet, box(inner.x, inner.y + 54, inner.width, tall), fight);
  write(sheet, words.scene.outcomes[fight.outcome], box(inner.x, inner.y + 60 + tall, inner.width, 50), {
    size: 32,
    face: 'heavy',
    align: 'center',
    colour: isBreach ? colours.orange : colours.chalk,
    floor: 20,
  });
  drawLosses(sheet, box(inner.x, inner.y + 114 + tall, inner.width, inner.height - 114 - tall), fight);
}

/** The fallen of both sides, side by side. */
function drawLosses(sheet: Sheet, room: Box, { wall, horde, garrison, stone }: Fight): void {
  const words = text[sheet.locale].scene;
  if (isNobody(horde) && isNobody(garrison) && stone === 0) {
    write(sheet, words.noLosses, room, { size: 24, align: 'center', colour: colours.lightStone });
    return;
  }
  icon(sheet, 'tombstone', at(room.x + 18, middle(room).y), { size: 36, colour: colours.lightStone });
  const rest = box(room.x + 44, room.y, room.width - 44, room.height);
  const sides = columns(rest, !isNobody(horde) && !isNobody(garrison) ? 2 : 1, 10);
  const [first] = sides;
  const second = sides.at(-1);
  if (!isNobody(horde) && first) heap(sheet, first, `lost-${wall}`, horde, { size: 54 });
  if (!isNobody(garrison) && second) heap(sheet, second, `lost-${wall}`, garrison, { size: 54 });
}

function drawRamming(sheet: Sheet, cell: Box, { taken, strength, gate, resistance, fell }: Ramming): void {
  const words = text[sheet.locale];
  placed(sheet, 'ramming', cell);
  plate(sheet, cell, { edge: fell ? colours.vermilion : colours.stone, edgeWidth: 5, radius: 14 });
  if (fell) hatchedEdge(sheet, cell, { radius: 14, band: 14 });
  const inner = inset(cell, 22, 18);
  write(sheet, words.words.places.barbican, box(inner.x, inner.y, inner.width, 46), {
    size: 36,
    face: 'title',
    align: 'center',
  });
  icon(sheet, 'siege-ram', at(middle(inner).x, inner.y + inner.height * 0.36), {
    size: 120,
    colour: colours.vermilion,
  });
  write(sheet, `−${taken}`, box(inner.x, inner.y + inner.height * 0.52, inner.width, 60), {
    size: 54,
    face: 'heavy',
    align: 'center',
    colour: taken > 0 ? colours.orange : colours.lightStone,
  });
  write(
    sheet,
    fell ? words.scene.gateFell : words.scene.gate(gate, resistance),
    box(inner.x, inner.y + inner.height * 0.72, inner.width, 40),
    {
      size: 26,
      face: 'strong',
      align: 'center',
    },
  );
  track(sheet, box(inner.x, inner.y + inner.height - 34, inner.width, 26), {
    cells: gateResistance,
    filled: resistance,
    colour: colours.sky,
  });
  placed(sheet, `ram-strength:${strength}`, inner);
}
