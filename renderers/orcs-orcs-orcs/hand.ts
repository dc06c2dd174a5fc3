/** The private picture of a hand: the cards, large, and below them what else only this player knows. */
import { mostEnergy } from '../../src/games/orcs-orcs-orcs/rules/castable.js';
import { isBoundBy } from '../../src/games/orcs-orcs-orcs/rules/position.js';
import type { Ooo, OwnView, PlayerView, View } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Heading } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { cardPlaces, type CardRows, cardRows, openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, rounded, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { seatName } from '../kit/seats.js';
import type { HandOf } from '../renderer.js';
import { elementBand } from './corners.js';
import { drawHandCard } from './hand-card.js';
import { bonusIcon, cardIcon, mageMark, missionIcon, powerIcon } from './look.js';
import { drawOwnLane } from './own-lane.js';
import { text } from './text.js';

const gap = 14;
const perRow = 5;
const footHeight = 262;

export function paintHand(task: HandOf<Ooo>): Sheet | undefined {
  const { view, locale } = task;
  const { own } = view;
  const player = view.players.find((each) => each.seat === task.seat);
  if (own?.seat !== task.seat || !player) return undefined;
  const laid = cardRows(own.hand.length, perRow, own.hand.length > perRow ? 372 : 430);
  const { sheet, body } = openPrivate(locale, laid.height + gap + footHeight, headingOf(task, player));
  drawCards(sheet, { ...body, height: laid.height }, { view, own, laid });
  const foot = box(body.x, body.y + body.height - footHeight, body.width, footHeight);
  const left = box(foot.x, foot.y, 606, foot.height);
  const right = box(foot.x + 620, foot.y, foot.width - 620, foot.height);
  drawOwnLane(sheet, left, view, player);
  const [upper, lower] = rows(right, 2, 12);
  if (upper) {
    const wide = upper.width * 0.6;
    drawDrawPile(sheet, { ...upper, width: wide - 6 }, own);
    drawPowers(sheet, { ...upper, x: upper.x + wide + 6, width: upper.width - wide - 6 }, player);
  }
  if (lower) drawMission(sheet, lower, view, own);
  return sheet;
}

function headingOf(task: HandOf<Ooo>, player: PlayerView): Heading {
  const { view, names, awaited } = task;
  const words = text[task.locale];
  const name = seatName(names, task.seat);
  const asked = awaited.flatMap((seat) => {
    const who = view.players.find((each) => each.seat === seat);
    return who ? [{ mark: mageMark(who.colour, task.locale), name: seatName(names, seat) }] : [];
  });
  const mine = view.turn && view.active === player.seat ? view.turn : undefined;
  return {
    title: words.handOf(name),
    icon: 'card-play',
    where: `${view.round === 0 ? words.setUp : words.round(view.round)} · ${words.phases[view.phase]}`,
    deciders: asked,
    ...(mine
      ? {
          ask: words.actionsLeft(mine.actionsLeft),
          left: { filled: mine.actionsLeft, of: Math.max(2, Math.min(8, mine.actionsLeft)) },
        }
      : {}),
  };
}

type Cards = { view: View; own: OwnView; laid: CardRows };

function drawCards(sheet: Sheet, room: Box, { view, own, laid }: Cards): void {
  const cells = cardPlaces(sheet, room, own.hand.length, laid, text[sheet.locale].nothing);
  own.hand.forEach((card, index) => {
    const cell = cells[index];
    if (!cell) return;
    drawHandCard(sheet, cell, {
      card,
      id: `hand:${index}:${card.code}`,
      energy: mostEnergy(view, own, card),
      study: !isBoundBy(view, own.seat, 'no-study'),
    });
  });
}

function drawDrawPile(sheet: Sheet, room: Box, own: OwnView): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, `${words.drawPile} (${own.draw.length})`);
  const counts = new Map<OwnView['draw'][number], number>();
  for (const code of own.draw) counts.set(code, (counts.get(code) ?? 0) + 1);
  if (counts.size === 0) {
    write(sheet, words.nothing, inner, { size: 22, colour: colours.lightStone });
    return;
  }
  const lines = counts.size > 8 ? 2 : 1;
  const across = Math.max(lines === 1 ? 6 : 8, Math.ceil(counts.size / lines));
  const cells = rows(inner, lines, 4).flatMap((line) => columns(line, across, 4));
  [...counts].forEach(([code, count], index) => {
    const cell = cells[index];
    if (!cell) return;
    const size = Math.min(cell.width, cell.height) - (lines === 1 ? 8 : 2);
    const centre = at(cell.x + size / 2 + 2, cell.y + cell.height / 2);
    const tile = box(centre.x - size / 2, centre.y - size / 2, size, size);
    placed(sheet, `draw:${code}:${count}`, tile);
    rounded(sheet.ctx, tile, 6);
    sheet.ctx.fillStyle = colours.parchment;
    sheet.ctx.fill();
    const book = code !== 'poison' && code.startsWith('book');
    if (book) elementBand(sheet, inset(tile, 3), code, { radius: 4, size: size * 0.42 });
    else icon(sheet, cardIcon[code], centre, { size: size * 0.84, colour: colours.parchmentInk });
    if (count > 1) {
      const label = `×${count}`;
      const width = widthOf(sheet, label, 'heavy', 17) + 6;
      write(sheet, label, box(tile.x + tile.width - width + 6, tile.y + tile.height - 18, width, 20), {
        size: 17,
        face: 'heavy',
        colour: colours.chalk,
        rim: colours.night,
      });
    }
  });
}

function drawPowers(sheet: Sheet, room: Box, player: PlayerView): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.yourPowers);
  const items = [
    ...player.powers.map((power) => ({ id: `power:${power}`, icon: powerIcon[power], toadling: false })),
    ...player.toadlings.map((kind) => ({ id: `toadling:${kind}`, icon: bonusIcon[kind], toadling: true })),
  ];
  if (items.length === 0) {
    write(sheet, words.nothing, inner, { size: 22, colour: colours.lightStone });
    return;
  }
  const lines = items.length > 4 ? 2 : 1;
  const cells = rows(inner, lines, 4).flatMap((line) =>
    columns(line, Math.max(lines === 1 ? 4 : 6, Math.ceil(items.length / lines)), 4),
  );
  items.forEach((item, index) => {
    const cell = cells[index];
    if (!cell) return;
    const size = Math.min(cell.width, cell.height) - 4;
    const tile = box(cell.x, cell.y + (cell.height - size) / 2, size, size);
    placed(sheet, item.id, tile);
    rounded(sheet.ctx, tile, item.toadling ? size / 2 : 8);
    sheet.ctx.fillStyle = item.toadling ? colours.sky : player.powersUsable ? colours.brass : colours.stone;
    sheet.ctx.fill();
    icon(sheet, item.icon, at(tile.x + size / 2, tile.y + size / 2), {
      size: size * 0.78,
      colour: colours.parchmentInk,
    });
  });
}

function drawMission(sheet: Sheet, room: Box, view: View, own: OwnView): void {
  const words = text[sheet.locale];
  const offered = own.mission === null ? own.missionOffer : [own.mission];
  const inner = section(sheet, room, own.mission === null && offered.length > 0 ? words.offer : words.yourMission);
  if (offered.length === 0) {
    write(sheet, view.options.missions ? words.nothing : words.noMissions, inner, {
      size: 22,
      colour: colours.lightStone,
    });
    return;
  }
  columns(inner, offered.length, 14).forEach((cell, index) => {
    const mission = offered[index];
    if (!mission) return;
    const size = Math.min(60, cell.height - 4);
    placed(sheet, `mission:${mission}`, cell);
    icon(sheet, missionIcon[mission], at(cell.x + size / 2, cell.y + cell.height / 2), {
      size,
      colour: colours.parchment,
    });
    const vp = own.mission === null ? 0 : 150;
    const { name, text: worth } = words.missions[mission];
    const lines = box(cell.x + size + 14, cell.y, cell.width - size - 20 - vp, cell.height);
    write(sheet, name, { ...lines, height: lines.height * 0.42 }, { size: 25, face: 'strong' });
    write(
      sheet,
      worth,
      { ...lines, y: lines.y + lines.height * 0.44, height: lines.height * 0.56 },
      {
        size: 21,
        colour: colours.parchmentShade,
        paragraph: true,
      },
    );
    if (vp > 0)
      write(sheet, words.points(own.missionVp), box(cell.x + cell.width - vp, cell.y, vp, cell.height), {
        size: 28,
        face: 'heavy',
        colour: colours.brass,
        align: 'right',
        paragraph: true,
      });
  });
}

/** The hand in a sentence, for those who do not see it. */
export function handAlt({ view, seat, names, locale }: HandOf<Ooo>): string {
  const words = text[locale];
  const cards = (view.own?.hand ?? []).map((card) => words.cardsInFull[card.code]).join(', ');
  const player = view.players.find((each) => each.seat === seat);
  return words.handAlt(
    seatName(names, seat),
    cards === '' ? words.nothing : cards,
    player ? words.yourLane(player.space) : '',
  );
}
