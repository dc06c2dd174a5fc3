/** The picture of a battle with a general: who fought, with what, what the dice said, how it ended. */
import { generalBoards } from '../../src/games/defenders/content/generals.js';
import { colourOf, diceOn } from '../../src/games/defenders/content/hero-cards.js';
import type { BattleReport, Dor, View } from '../../src/games/defenders/types/index.js';
import { ground, header, legendHeight, legendLine } from '../kit/frame.js';
import { diceRow } from '../kit/dice.js';
import { icon } from '../kit/icons.js';
import { layer } from '../kit/layers.js';
import { arrow, delta, signed } from '../kit/marks.js';
import { type Mark, colours, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { bigEnemy, figure } from '../kit/pieces.js';
import { type Box, at, box, hexagon, rounded, rows, seatShape } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { seatName } from '../kit/seats.js';
import type { SceneOf } from '../renderer.js';
import { decidersOf } from './board.js';
import { dieStyle, explainDice } from './dice.js';
import { generalIcon, heroIcon, heroMark, peopleLook, purple, seatMarkOf } from './look.js';
import { text } from './text.js';

const top = 104;
const bannerHeight = 92;
const leftWidth = 320;

export function paintBattle(task: SceneOf<Dor>, report: BattleReport): Sheet {
  const { view, locale } = task;
  const words = text[locale];
  const rowHeight = report.fighters.length > 2 ? 176 : 216;
  const bodyHeight = Math.max(430, report.fighters.length * rowHeight);
  const sheet = openSheet(locale, Math.max(720, top + bodyHeight + bannerHeight + legendHeight + 24));
  layer(sheet, 'defenders|battle', ground);
  header(sheet, {
    title: words.battleWith(words.generals[report.general]),
    icon: 'crossed-swords',
    where: `${words.turn(report.turn)} · ${words.locations[report.loc].name}`,
    deciders: decidersOf(view, task),
  });
  const body = box(20, top, sheet.width - 40, sheet.height - top - bannerHeight - legendHeight - 16);
  drawFoe(sheet, box(body.x, body.y, leftWidth, body.height), report);
  const list = box(body.x + leftWidth + 70, body.y, body.width - leftWidth - 70, body.height);
  rows(list, report.fighters.length, 12).forEach((room, index) => {
    const fighter = report.fighters[index];
    if (!fighter) return;
    drawFighter(sheet, room, { view, report, fighter, name: seatName(task.names, fighter.seat) });
    arrow(sheet, at(room.x - 6, room.y + room.height / 2), at(body.x + leftWidth + 8, body.y + body.height / 2), {
      colour: markOf(view, fighter).colour,
      width: 7,
    });
  });
  sheet.legend.delete('moved');
  drawResult(sheet, box(20, body.y + body.height + 8, body.width, bannerHeight - 8), view, report);
  legendLine(sheet, box(0, sheet.height - legendHeight, sheet.width, legendHeight));
  return sheet;
}

type FighterReport = BattleReport['fighters'][number];

function markOf(view: View, { seat, hero }: { seat: number; hero: FighterReport['hero'] }): Mark {
  const slot = view.heroes.findIndex((each) => each.seat === seat && each.hero === hero);
  return slot < 0 ? seatMarkOf(seat) : heroMark(view, slot);
}

/** The general: portrait, life before and after, number to hit, combat skill. */
function drawFoe(sheet: Sheet, room: Box, report: BattleReport): void {
  const words = text[sheet.locale];
  const { general, startLife, life } = report;
  const { colour, toHit, life: most, skill } = generalBoards[general];
  const look = peopleLook[colour];
  placed(sheet, `foe:${general}:${startLife}>${life}`, room);
  plate(sheet, room, {
    fill: mix(colour === 'black' ? '#4a4f58' : look.colour, colours.night, 0.72),
    edge: colour === 'black' ? colours.chalk : look.colour,
    edgeWidth: 4,
  });
  const centre = at(room.x + room.width / 2, room.y + 118);
  if (colour === 'black') {
    hexagon(sheet.ctx, centre, 104);
    sheet.ctx.fillStyle = colours.chalk;
    sheet.ctx.fill();
  }
  bigEnemy(sheet, centre, {
    id: `general:${general}`,
    size: 184,
    icon: generalIcon[general],
    colour: report.won ? colours.stone : look.colour,
  });
  const inner = box(room.x + 20, room.y + 226, room.width - 40, room.height - 236);
  write(sheet, words.generals[general], box(inner.x, inner.y, inner.width - 80, 42), { size: 36, face: 'title' });
  write(sheet, `${toHit}+`, box(inner.x + inner.width - 80, inner.y, 80, 42), {
    size: 38,
    face: 'heavy',
    colour: colours.brass,
    align: 'right',
  });
  const step = Math.min(40, (inner.width - 70) / most);
  for (let square = 1; square <= most; square += 1) {
    const here = at(inner.x + step * (square - 0.5), inner.y + 72);
    const lost = square > life && square <= startLife;
    icon(sheet, lost ? 'broken-heart' : 'hearts', here, {
      size: step - 4,
      colour: square <= life ? colours.chalk : lost ? colours.brass : colours.stone,
    });
  }
  if (startLife !== life) delta(sheet, at(inner.x + inner.width - 28, inner.y + 72), signed(life - startLife), 28);
  const { name, effect } = words.combatSkills[skill];
  write(sheet, `${name}${words.colon}${effect}`, box(inner.x, inner.y + 102, inner.width, inner.height - 104), {
    size: 20,
    colour: colours.parchmentShade,
    valign: 'top',
    paragraph: true,
  });
}

type Row = { view: View; report: BattleReport; fighter: FighterReport; name: string };

/** Whoever fights alone has the room of two, and is drawn as large. */
function scaleIn({ height }: Box): number {
  return height > 320 ? 1.7 : 1;
}

function drawFighter(sheet: Sheet, room: Box, { view, report, fighter, name }: Row): void {
  const words = text[sheet.locale];
  const mark = markOf(view, fighter);
  const scale = scaleIn(room);
  placed(sheet, `fighter:${fighter.hero}`, room);
  plate(sheet, room, { fill: mix(mark.colour, colours.night, 0.8), edge: mark.colour, edgeWidth: 3 });
  figure(sheet, at(room.x + 60 * scale, room.y + 52 * scale), {
    id: `figure:${fighter.hero}`,
    size: 84 * scale,
    icon: heroIcon[fighter.hero],
    mark,
  });
  const x = room.x + 118 * scale;
  const hits = fighter.dice.filter((each) => each.hit).length;
  const score = 130 * scale;
  const width = room.x + room.width - x - score - 10;
  const head = 34 * scale;
  write(sheet, words.heroes[fighter.hero], box(x, room.y + 6, width * 0.5, head), { size: 28 * scale, face: 'strong' });
  write(sheet, name, box(x + width * 0.52, room.y + 6, width * 0.48, head), {
    size: 22 * scale,
    colour: colours.parchmentShade,
    align: 'right',
  });
  drawChips(sheet, box(room.x + 12, room.y + room.height - 54 * scale, 98 * scale, 46 * scale), fighter);
  const dice = box(x, room.y + 8 + head, width, room.height - 16 - head);
  diceRow(sheet, dice, fighter.dice.map(dieStyle), 62 * scale);
  explainDice(sheet, fighter.dice);
  const right = box(room.x + room.width - score, room.y, score - 14, room.height);
  write(sheet, String(hits), box(right.x, right.y + 8 * scale, right.width, 54 * scale), {
    size: 52 * scale,
    face: 'heavy',
    align: 'center',
    colour: hits > 0 ? colours.brass : colours.lightStone,
  });
  write(sheet, words.hitsWord(hits), box(right.x, right.y + 62 * scale, right.width, 26 * scale), {
    size: 22 * scale,
    face: 'strong',
    align: 'center',
  });
  if (report.won) return;
  drawCost(sheet, box(right.x, right.y + 94 * scale, right.width, right.height - 100 * scale), fighter, scale);
}

/** The cards played, as small slips with their dice; a cursed one is crossed out. */
function drawChips(sheet: Sheet, room: Box, { cards, cursed }: FighterReport): void {
  const { ctx } = sheet;
  const scale = room.height / 46;
  const step = Math.min(26 * scale, (room.width - 24 * scale) / Math.max(1, cards.length - 1));
  cards.forEach((card, index) => {
    const slip = box(room.x + index * step, room.y, 30 * scale, 44 * scale);
    const colour = colourOf(card);
    const look = colour ? peopleLook[colour] : undefined;
    placed(sheet, `played:${card}`, slip);
    rounded(ctx, slip, 4 * scale);
    ctx.fillStyle = cursed.includes(card) ? colours.stone : colours.parchment;
    ctx.fill();
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 2;
    ctx.stroke();
    seatShape(ctx, look?.shape ?? 'star', at(slip.x + 15 * scale, slip.y + 13 * scale), 8 * scale);
    ctx.fillStyle = look?.colour ?? purple;
    ctx.fill();
    if (cursed.includes(card))
      icon(sheet, 'cancel', at(slip.x + 15 * scale, slip.y + 24 * scale), { size: 28 * scale, colour: colours.danger });
    else
      write(sheet, String(diceOn(card)), box(slip.x, slip.y + 21 * scale, 30 * scale, 22 * scale), {
        size: 19 * scale,
        face: 'heavy',
        align: 'center',
        colour: colours.parchmentInk,
      });
  });
}

/** What defeat cost. */
function drawCost(sheet: Sheet, room: Box, { lostLife, lostCards, died }: FighterReport, scale: number): void {
  const parts = [
    { icon: died ? 'tombstone' : 'broken-heart', count: lostLife },
    { icon: 'card-discard', count: lostCards },
  ];
  rows({ ...room, height: Math.min(room.height, 76 * scale) }, 2).forEach((line, index) => {
    const part = parts[index];
    if (!part) return;
    icon(sheet, part.icon, at(line.x + 30 * scale, line.y + line.height / 2), {
      size: Math.min(30 * scale, line.height - 2),
      colour: part.count > 0 ? colours.orange : colours.stone,
    });
    write(sheet, signed(-part.count), box(line.x + 52 * scale, line.y, line.width - 56 * scale, line.height), {
      size: 26 * scale,
      face: 'heavy',
      colour: part.count > 0 ? colours.orange : colours.lightStone,
    });
  });
}

function drawResult(sheet: Sheet, room: Box, view: View, report: BattleReport): void {
  const words = text[sheet.locale];
  const colour = report.won ? colours.brass : colours.danger;
  plate(sheet, room, { fill: colours.night, edge: colour, edgeWidth: 4, radius: 12 });
  icon(sheet, report.won ? 'laurel-crown' : 'broken-shield', at(room.x + 52, room.y + room.height / 2), {
    size: 64,
    colour,
  });
  const general = words.generals[report.general];
  const slayer = report.slayer === null ? undefined : view.heroes[report.slayer]?.hero;
  const said = report.won
    ? words.generalSlain(general, slayer ? words.heroes[slayer] : '')
    : words.generalStands(general, report.life);
  placed(sheet, `result:${report.won ? 'won' : 'lost'}`, room);
  write(sheet, said, box(room.x + 100, room.y, room.width - 120, room.height), {
    size: 38,
    face: 'title',
    colour: report.won ? colours.brass : colours.chalk,
    floor: 22,
  });
}
