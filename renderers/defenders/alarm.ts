/** The alarm bar: how near each way to lose has come. */
import { type GeneralId, generalBoards } from '../../src/games/defenders/content/generals.js';
import { city } from '../../src/games/defenders/content/map.js';
import { type Colour, colours as peoples } from '../../src/games/defenders/content/peoples.js';
import { livingGenerals, stepsFromCity } from '../../src/games/defenders/rules/generals.js';
import { minionsAt } from '../../src/games/defenders/rules/minions.js';
import type { View } from '../../src/games/defenders/types/index.js';
import { track } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { delta, hatchedEdge, signed } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { bigEnemy } from '../kit/pieces.js';
import { type Box, type Point, at, box, columns, inset } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { alarmRoom } from './geography.js';
import { peopleSign } from './horde.js';
import { crystalColour, generalIcon, peopleLook } from './look.js';
import { text } from './text.js';

const cityLimit = 5;
const crystalTotal = 12;

type Meter = {
  id: string;
  paint: (sheet: Sheet, centre: Point) => void;
  value: string;
  label: string;
  critical: boolean;
  change?: number;
  cells?: { of: number; filled: number; colour: string };
  /** The peoples of which more are left. */
  others?: readonly { people: Colour; left: number }[];
};

/** The people of which the fewest are left. */
function scarcest(view: View): Colour {
  return peoples.reduce((least, each) => (view.supply.minions[each] < view.supply.minions[least] ? each : least));
}

/** The living general with the fewest steps to go. */
function nearest(view: View): { general: GeneralId; steps: number } | undefined {
  return livingGenerals(view)
    .map((general) => ({ general, steps: stepsFromCity(view, general) }))
    .sort((a, b) => a.steps - b.steps)[0];
}

export function drawAlarm(sheet: Sheet, view: View, before: View | undefined): void {
  const { ctx } = sheet;
  ctx.fillStyle = colours.ink;
  ctx.fillRect(alarmRoom.x, alarmRoom.y, alarmRoom.width, alarmRoom.height);
  const meters = metersOf(sheet, view, before);
  columns(inset(alarmRoom, 12, 4), meters.length, 10).forEach((cell, index) => {
    const meter = meters[index];
    if (meter) drawMeter(sheet, cell, meter);
  });
}

function metersOf(sheet: Sheet, view: View, before: View | undefined): Meter[] {
  const words = text[sheet.locale];
  const inCity = minionsAt(view, city);
  const least = scarcest(view);
  const left = view.supply.minions[least];
  const next = nearest(view);
  const change = (now: number, then: number | undefined): { change?: number } =>
    then === undefined || then === now ? {} : { change: now - then };
  return [
    {
      id: `city:${inCity}`,
      paint: (target, centre) => {
        icon(target, 'castle', centre, { size: 50, colour: colours.brass });
      },
      value: `${inCity}/${cityLimit}`,
      label: words.cityMeter,
      critical: inCity >= 3,
      cells: { of: cityLimit, filled: inCity, colour: colours.danger },
      ...change(inCity, before && minionsAt(before, city)),
    },
    {
      id: `crystals-left:${view.supply.crystals}`,
      paint: (target, centre) => {
        icon(target, 'crystal-growth', centre, { size: 48, colour: crystalColour });
      },
      value: `${view.supply.crystals}/${crystalTotal}`,
      label: words.crystals,
      critical: view.supply.crystals <= 3,
      cells: { of: crystalTotal, filled: view.supply.crystals, colour: crystalColour },
      ...change(view.supply.crystals, before?.supply.crystals),
    },
    {
      id: `supply:${least}:${left}`,
      paint: (target, centre) => {
        peopleSign(target, least, centre, 48);
      },
      value: String(left),
      label: words.supply(words.peoples[least].many),
      critical: left <= 4,
      others: peoples
        .filter((people) => people !== least)
        .map((people) => ({ people, left: view.supply.minions[people] })),
      ...change(left, before?.supply.minions[least]),
    },
    {
      id: `nearest:${next?.general ?? 'none'}`,
      paint: (target, centre) => {
        if (next)
          bigEnemy(target, centre, {
            id: `nearest:${next.general}`,
            size: 48,
            icon: generalIcon[next.general],
            colour: peopleLook[generalBoards[next.general].colour].colour,
          });
        else icon(target, 'laurels', centre, { size: 44, colour: colours.brass });
      },
      value: next ? (next.steps === 0 ? words.inCity : words.steps(next.steps)) : '–',
      label: next ? words.nearest(words.generals[next.general]) : words.nobodyNear,
      critical: next !== undefined && next.steps <= 1,
    },
  ];
}

function drawMeter(sheet: Sheet, cell: Box, meter: Meter): void {
  placed(sheet, meter.id, cell);
  const changed = meter.change !== undefined;
  if (meter.critical) hatchedEdge(sheet, cell, { radius: 10, band: 6, ground: '#3a2114' });
  else
    plate(sheet, cell, {
      fill: colours.slate,
      edge: changed ? colours.brass : colours.stone,
      edgeWidth: changed ? 4 : 2,
    });
  meter.paint(sheet, at(cell.x + 36, cell.y + cell.height / 2));
  const hazard = meter.critical ? 40 : 0;
  if (meter.critical)
    icon(sheet, 'hazard-sign', at(cell.x + cell.width - 28, cell.y + cell.height / 2), {
      size: 34,
      colour: colours.orange,
    });
  const x = cell.x + 70;
  const right = cell.x + cell.width - 14 - hazard;
  const wide = widthOf(sheet, meter.value, 'heavy', 34) + 4;
  write(sheet, meter.value, box(x, cell.y + 5, right - x, 34), { size: 34, face: 'heavy', floor: 26 });
  let after = x + wide + 10;
  if (meter.change !== undefined) {
    const tag = delta(sheet, at(after + 18, cell.y + 21), signed(meter.change), 20);
    after = tag.x + tag.width + 10;
  }
  if (meter.cells && right - after > 60)
    track(sheet, box(after, cell.y + 12, right - after, 18), {
      cells: meter.cells.of,
      filled: meter.cells.filled,
      colour: meter.cells.colour,
      empty: fade(colours.night, 0.7),
    });
  meter.others?.forEach(({ people, left }, index) => {
    const start = right - (3 - index) * 52;
    if (start < after) return;
    peopleSign(sheet, people, at(start + 12, cell.y + 21), 24);
    write(sheet, String(left), box(start + 26, cell.y + 10, 26, 22), { size: 20, face: 'strong' });
  });
  write(sheet, meter.label, box(x, cell.y + 36, right - x, 18), {
    size: 19,
    face: 'strong',
    colour: meter.critical ? colours.chalk : colours.parchmentShade,
  });
}
