/** The fights of a Day against minions: one row each, every die with the people it was rolled against. */
import { type Colour, colours as peoples } from '../../src/games/defenders/content/peoples.js';
import type { Dor, Events, View } from '../../src/games/defenders/types/index.js';
import { die } from '../kit/dice.js';
import { ground, header, legendHeight, legendLine } from '../kit/frame.js';
import { layer } from '../kit/layers.js';
import { colours, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { type Box, at, box, rows } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { SceneOf } from '../renderer.js';
import { decidersOf } from './board.js';
import { dieStyle, explainDice } from './dice.js';
import { peopleSign } from './horde.js';
import { heroIcon, heroMark, seatMarkOf } from './look.js';
import { text } from './text.js';

export type Fought = Events['fought'];

const top = 104;
export const mostFights = 4;

export function paintFights(task: SceneOf<Dor>, fights: readonly Fought[]): Sheet {
  const { view, locale } = task;
  const words = text[locale];
  const sheet = openSheet(locale, Math.max(720, top + fights.length * 230 + legendHeight + 20));
  layer(sheet, 'defenders|battle', ground);
  header(sheet, {
    title: words.fights,
    icon: 'crossed-swords',
    where: `${words.turn(view.turn)} · ${words.stages.day}`,
    deciders: decidersOf(view, task),
  });
  const body = box(20, top, sheet.width - 40, sheet.height - top - legendHeight - 12);
  const list = rows(body, fights.length, 12);
  const cells = Math.max(fewestCells, ...fights.map(cellsOf));
  fights.forEach((fight, index) => {
    const room = list[index];
    if (room) drawFight(sheet, room, { view, fight, index, cells });
  });
  legendLine(sheet, box(0, sheet.height - legendHeight, sheet.width, legendHeight));
  return sheet;
}

/** With fewer dice than these they would stand far apart. */
const fewestCells = 3;
/** Of a fight that shares the picture with another. */
const usualHeight = 277;

/** Those that fell without a die. */
function fellWithout({ slain }: Fought): Colour[] {
  return peoples.flatMap((colour) => Array.from({ length: slain[colour] }, () => colour));
}

const cellsOf = (fight: Fought): number => fight.dice.length + fellWithout(fight).length;

function drawFight(
  sheet: Sheet,
  room: Box,
  { view, fight, index, cells }: { view: View; fight: Fought; index: number; cells: number },
): void {
  const words = text[sheet.locale];
  const slot = view.heroes.findIndex((hero) => hero.seat === fight.who.seat && hero.hero === fight.who.hero);
  const mark = slot < 0 ? seatMarkOf(fight.who.seat) : heroMark(view, slot);
  placed(sheet, `fight:${index}:${fight.loc}`, room);
  plate(sheet, room, { fill: mix(mark.colour, colours.night, 0.8), edge: mark.colour, edgeWidth: 3 });
  /** Where it has the picture to itself, all is larger. */
  const scale = Math.max(1, Math.min(1.8, room.height / usualHeight));
  const side = 156 * scale;
  figure(sheet, at(room.x + side / 2, room.y + room.height / 2 - 18 * scale), {
    id: `fighter:${index}`,
    size: Math.min(118 * scale, room.height - 84),
    icon: heroIcon[fight.who.hero],
    mark,
  });
  write(
    sheet,
    words.heroes[fight.who.hero],
    box(room.x + 8, room.y + room.height - 52 * scale, side - 10, 46 * scale),
    {
      size: Math.round(20 * scale),
      face: 'strong',
      align: 'center',
      paragraph: true,
    },
  );
  const x = room.x + side + 16;
  const score = 150 * scale;
  const width = room.x + room.width - x - score;
  const name = [words.locations[fight.loc].name, words.fightHow[fight.how]].filter((part) => part !== '').join(' · ');
  write(sheet, name, box(x, room.y + 8 * scale, width, 34 * scale), { size: Math.round(28 * scale), face: 'title' });
  const without = fellWithout(fight);
  const step = width / cells;
  const size = Math.min(150 * scale, step - 14, room.height - 124 * scale);
  const foot = room.y + room.height - 36 * scale;
  /** Between the name and those it was rolled against. */
  const amid = (room.y + 46 * scale + foot - 27 * scale) / 2;
  fight.dice.forEach((each, column) => {
    const centre = x + step * (column + 0.5);
    die(sheet, at(centre, amid), size, dieStyle({ ...each, bonus: 0 }));
    foe(sheet, at(centre, foot), { colour: each.colour, fell: each.hit, bonus: each.bonus, scale });
  });
  explainDice(sheet, fight.dice);
  without.forEach((colour, extra) => {
    const centre = at(x + step * (fight.dice.length + extra + 0.5), foot);
    foe(sheet, centre, { colour, fell: true, bonus: 0, scale });
  });
  const fell = peoples.reduce((sum, colour) => sum + fight.removed[colour], 0);
  const right = box(room.x + room.width - score, room.y + room.height / 2, score - 12, 66 * scale);
  write(
    sheet,
    signedFall(fell),
    { ...right, y: right.y - 70 * scale },
    {
      size: Math.round(60 * scale),
      face: 'heavy',
      align: 'center',
      colour: fell > 0 ? colours.brass : colours.lightStone,
    },
  );
  write(
    sheet,
    words.minionsLeft(fight.left),
    { ...right, y: right.y + 4, height: 52 * scale },
    {
      size: Math.round(22 * scale),
      face: 'strong',
      align: 'center',
      paragraph: true,
    },
  );
}

const signedFall = (fell: number): string => (fell > 0 ? `−${fell}` : '0');

function foe(
  sheet: Sheet,
  centre: { x: number; y: number },
  { colour, fell, bonus, scale }: { colour: Colour; fell: boolean; bonus: number; scale: number },
): void {
  peopleSign(sheet, colour, centre, 54 * scale);
  if (bonus > 0)
    write(sheet, `+${bonus}`, box(centre.x + 28 * scale, centre.y - 12 * scale, 34 * scale, 24 * scale), {
      size: Math.round(20 * scale),
      face: 'heavy',
      colour: colours.brass,
    });
  if (!fell) return;
  const { ctx } = sheet;
  for (const [ink, width] of [
    [colours.night, 9],
    [colours.brass, 5],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width * scale;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(centre.x - 24 * scale, centre.y + 20 * scale);
    ctx.lineTo(centre.x + 24 * scale, centre.y - 20 * scale);
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
}
