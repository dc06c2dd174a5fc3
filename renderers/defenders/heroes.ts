/** The heroes' panels: life, actions, cards of each colour, the open Quest, rewards. */
import { colourOf } from '../../src/games/defenders/content/hero-cards.js';
import { type Colour, colours as peoples } from '../../src/games/defenders/content/peoples.js';
import { quests } from '../../src/games/defenders/content/quests.js';
import { progressOf } from '../../src/games/defenders/rules/questing.js';
import type { Completed, Hero, OpenQuest, SlotNo, View } from '../../src/games/defenders/types/index.js';
import type { Setting } from '../contract.js';
import { badge } from '../kit/badges.js';
import { playerPanel } from '../kit/frame.js';
import { icon } from '../kit/icons.js';
import { delta, haloRound, signed } from '../kit/marks.js';
import { type Mark, colours, inkOn } from '../kit/palette.js';
import {
  type Box,
  type Point,
  around,
  at,
  box,
  columns,
  disc,
  inset,
  middle,
  rounded,
  seatShape,
} from '../kit/shapes.js';
import { type Sheet, explain, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { widthOf, write } from '../kit/text.js';
import { seatName } from '../kit/seats.js';
import { heroBefore } from './changes.js';
import { heroesRoom } from './geography.js';
import { peopleSign } from './horde.js';
import { heroIcon, heroMark, peopleLook, purple, rewardIcon, seatMarkOf } from './look.js';
import { text } from './text.js';

export function drawHeroPanels(sheet: Sheet, view: View, before: View | undefined, setting: Setting): void {
  const waiting = view.phase === 'set-up' ? setting.names.length - view.heroes.length : 0;
  columns(heroesRoom, view.heroes.length + Math.max(0, waiting), 10).forEach((room, slot) => {
    const hero = view.heroes[slot];
    if (!hero) drawSeat(sheet, room, slot, setting);
    else drawHero(sheet, room, { view, hero, slot, was: heroBefore(before, slot), setting });
  });
}

/** A player who has no hero yet. */
function drawSeat(sheet: Sheet, room: Box, seat: number, setting: Setting): void {
  const inner = playerPanel(sheet, room, {
    mark: seatMarkOf(seat),
    name: seatName(setting.names, seat),
    awaited: setting.awaited.includes(seat),
  });
  placed(sheet, `panel:${seat}`, room);
  icon(sheet, 'visored-helm', at(inner.x + 40, inner.y + inner.height / 2), { size: 72, colour: colours.stone });
  write(sheet, text[sheet.locale].heroToCome, box(inner.x + 88, inner.y, inner.width - 92, inner.height), {
    size: 24,
    face: 'strong',
    colour: colours.lightStone,
    paragraph: true,
  });
}

type Panel = { view: View; hero: Hero; slot: SlotNo; was: Hero | undefined; setting: Setting };

function drawHero(sheet: Sheet, room: Box, panel: Panel): void {
  const { view, hero, slot, setting } = panel;
  const words = text[sheet.locale];
  const mark = heroMark(view, slot);
  const solo = view.heroes.some((other) => other !== hero && other.seat === hero.seat);
  const player = seatName(setting.names, hero.seat);
  placed(sheet, `panel:${slot}`, room);
  const onTurn = slot === view.active && view.phase !== 'over';
  const inner = playerPanel(sheet, room, {
    mark,
    name: solo ? words.heroes[hero.hero] : player,
    awaited: solo ? onTurn : setting.awaited.includes(hero.seat),
  });
  if (hero.gone || hero.fallen) {
    icon(sheet, 'tombstone', at(inner.x + 34, inner.y + inner.height / 2), { size: 60, colour: colours.stone });
    write(
      sheet,
      hero.gone ? words.outOfGame : words.heroToCome,
      box(inner.x + 76, inner.y, inner.width - 80, inner.height),
      {
        size: 24,
        face: 'strong',
        colour: colours.lightStone,
      },
    );
    return;
  }
  const wide = inner.width > 560;
  const [left, right] = wide ? columns(inner, 2, 24) : [inner, inner];
  if (!left || !right) return;
  drawPortrait(sheet, box(left.x, left.y + (wide ? 10 : 0), left.width, 40), panel, mark);
  drawCards(sheet, box(left.x, left.y + (wide ? 62 : 40), left.width, 42), panel);
  const foot = wide
    ? box(right.x, right.y + 2, right.width, inner.height - 4)
    : box(left.x, left.y + 83, left.width, inner.height - 83);
  drawQuest(sheet, foot, hero, wide ? 'wide' : 'narrow');
}

/** The hero, his name and his life; actions left stand on the hearts. */
function drawPortrait(sheet: Sheet, room: Box, { hero, was }: Panel, mark: Mark): void {
  const words = text[sheet.locale];
  const centre = at(room.x + 20, room.y + 20);
  stamp(sheet, around(centre, 38), { key: `portrait|${hero.hero}|${mark.colour}`, margin: 3 }, (own, within) => {
    disc(own.ctx, middle(within), 19);
    own.ctx.fillStyle = colours.chalk;
    own.ctx.fill();
    own.ctx.strokeStyle = mark.colour;
    own.ctx.lineWidth = 4;
    own.ctx.stroke();
    icon(own, heroIcon[hero.hero], middle(within), { size: 28, colour: colours.parchmentInk });
  });
  const step = Math.min(26, (room.width * 0.36) / Math.max(6, hero.maxLife));
  const hearts = hero.maxLife * step;
  const start = room.x + room.width - hearts;
  placed(sheet, `hero-life:${hero.hero}:${hero.life}/${hero.maxLife}`, room);
  const change = was?.hero === hero.hero ? hero.life - was.life : 0;
  if (change !== 0) haloRound(sheet, inset(box(start, room.y + 9, hearts, 22), 2), 8);
  for (let index = 0; index < hero.maxLife; index += 1)
    icon(sheet, 'hearts', at(start + step * (index + 0.5), room.y + 20), {
      size: step,
      colour: index < hero.life ? colours.chalk : colours.stone,
    });
  if (change !== 0) delta(sheet, at(start + hearts - 12, room.y + 36), signed(change), 18);
  write(sheet, words.heroes[hero.hero], box(room.x + 48, room.y, start - 6 - room.x - 48, 40), {
    size: 22,
    face: 'strong',
    paragraph: true,
  });
  drawState(sheet, at(room.x + 34, room.y + 33), hero);
}

/** The Eagle Rider's style, the Sorceress' form: a small sign at the portrait. */
function drawState(sheet: Sheet, centre: Point, hero: Hero): void {
  if (hero.shape) peopleSign(sheet, hero.shape, centre, 24);
  if (!hero.style) return;
  disc(sheet.ctx, centre, 11);
  sheet.ctx.fillStyle = hero.style === 'sky' ? colours.sky : colours.parchmentShade;
  sheet.ctx.fill();
  icon(sheet, hero.style === 'sky' ? 'feathered-wing' : 'walking-boot', centre, {
    size: 17,
    colour: colours.parchmentInk,
  });
}

type Pile = { people: Colour | 'purple'; count: number };

function pilesOf(hero: Pick<Hero, 'hand'>): Pile[] {
  const count = (people: Colour | undefined): number =>
    hero.hand.filter(({ card }) => colourOf(card) === people).length;
  return [
    ...peoples.map((people) => ({ people, count: count(people) })),
    { people: 'purple', count: count(undefined) },
  ];
}

function drawCards(sheet: Sheet, room: Box, { hero, slot, was }: Panel): void {
  const before = was?.hero === hero.hero ? pilesOf(was) : undefined;
  columns({ ...room, width: Math.min(room.width, 420) }, 5, 4).forEach((cell, index) => {
    const pile = pilesOf(hero)[index];
    if (!pile) return;
    const more = pile.count - (before?.[index]?.count ?? pile.count);
    placed(sheet, `cards:${slot}:${pile.people}:${pile.count}`, cell);
    const sheetRoom = box(cell.x + 1, cell.y + 4, Math.min(56, cell.width - 2), cell.height - 6);
    if (more !== 0) haloRound(sheet, inset(sheetRoom, 5), 7);
    cardBack(sheet, sheetRoom, pile);
  });
  explain(sheet, 'cards', {
    rank: 10,
    text: text[sheet.locale].inHand,
    paint: (target, legend) => {
      rounded(target.ctx, inset(legend, 5, 1), 4);
      target.ctx.fillStyle = colours.parchment;
      target.ctx.fill();
    },
  });
}

/** A parchment slip with the colour's shape and how many cards of it are held. */
function cardBack(sheet: Sheet, room: Box, pile: Pile): void {
  stamp(sheet, room, { key: `slip|${pile.people}|${pile.count}`, margin: 2 }, (own, within) => {
    paintSlip(own, within, pile);
  });
}

function paintSlip(sheet: Sheet, room: Box, { people, count }: Pile): void {
  const { ctx } = sheet;
  rounded(ctx, room, 6);
  ctx.fillStyle = count > 0 ? colours.parchment : colours.slate;
  ctx.fill();
  const y = room.y + room.height / 2;
  const look = people === 'purple' ? undefined : peopleLook[people];
  seatShape(ctx, look?.shape ?? 'star', at(room.x + 15, y), 9.5);
  ctx.fillStyle = count > 0 ? (look?.colour ?? purple) : colours.stone;
  ctx.fill();
  ctx.strokeStyle = colours.parchmentInk;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  write(sheet, String(count), box(room.x + 24, room.y, room.width - 26, room.height), {
    size: 28,
    face: 'heavy',
    align: 'center',
    colour: count > 0 ? colours.parchmentInk : colours.lightStone,
  });
}

function drawQuest(sheet: Sheet, room: Box, hero: Hero, form: 'wide' | 'narrow'): void {
  const wide = form === 'wide';
  const kept = hero.completed.filter(isKept);
  const size = 27;
  const most = wide ? 10 : 3;
  const shown = kept.slice(0, kept.length > most ? most - 1 : most);
  const rest = kept.length - shown.length;
  const rewards = (shown.length + (rest > 0 ? 1 : 0)) * (size + 3);
  const line = wide ? { ...room, height: 32 } : { ...room, width: room.width - rewards - (rewards > 0 ? 6 : 0) };
  questLine(sheet, line, hero.quest);
  if (wide && room.width > 420 && hero.quest)
    write(sheet, text[sheet.locale].task(hero.quest.id), box(room.x + 33, room.y + 32, room.width - 33, 48), {
      size: 20,
      colour: colours.parchmentShade,
      paragraph: true,
    });
  const right = wide ? room.x + 33 + rewards : room.x + room.width;
  const middle = wide ? room.y + room.height - 16 : room.y + room.height / 2;
  if (rest > 0)
    badge(sheet, at(right - size / 2 - 2, middle), `+${rest}`, {
      size: 16,
      fill: colours.brass,
    });
  shown.forEach((done, index) => {
    const { reward } = quests[done.id];
    const centre = at(right - rewards + (size + 3) * (index + 0.5), middle);
    const colour = reward.lasts === 'always' ? colours.brass : colours.sky;
    disc(sheet.ctx, centre, size / 2);
    sheet.ctx.fillStyle = colour;
    sheet.ctx.fill();
    icon(sheet, rewardIcon[reward.kind], centre, { size: size * 0.74, colour: inkOn(colour) });
    placed(sheet, `reward:${done.id}`, box(centre.x - size / 2, centre.y - size / 2, size, size));
    explain(sheet, 'reward', {
      rank: 9,
      text: text[sheet.locale].reward,
      paint: (target, legend) => {
        disc(target.ctx, at(legend.x + 14, legend.y + 14), 11);
        target.ctx.fillStyle = colours.brass;
        target.ctx.fill();
      },
    });
  });
}

/** Rewards that still do something: lasting ones, and those not yet used. */
export function isKept({ id, used }: Completed): boolean {
  const { reward } = quests[id];
  return reward.lasts === 'always' || (reward.lasts === 'once' && !used);
}

function questLine(sheet: Sheet, room: Box, quest: OpenQuest | null): void {
  const words = text[sheet.locale];
  const y = room.y + room.height / 2;
  icon(sheet, 'scroll-unfurled', at(room.x + 14, y), {
    size: 26,
    colour: quest ? colours.parchmentShade : colours.stone,
  });
  const progress = quest ? progressOf(quest) : undefined;
  const counts = progress && progress.need > 1 ? `${progress.have}/${progress.need}` : '';
  const tail = counts === '' ? 0 : widthOf(sheet, counts, 'heavy', 22) + 8;
  if (quest) placed(sheet, `quest:${quest.id}`, room);
  const title = write(
    sheet,
    quest ? words.quests[quest.id] : words.noQuest,
    box(room.x + 33, room.y, room.width - 33 - tail, room.height),
    {
      size: 20,
      face: 'strong',
      colour: quest ? colours.parchment : colours.lightStone,
      paragraph: true,
    },
  );
  write(sheet, counts, box(title.x + title.width + 8, room.y, tail, room.height), {
    size: 22,
    face: 'heavy',
    colour: colours.brass,
  });
}
