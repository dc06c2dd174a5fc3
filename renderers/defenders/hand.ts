/** The private picture of a hand: the cards, large, the dice they give against each general, the Quest, the rewards. */
import { quests } from '../../src/games/defenders/content/quests.js';
import { progressOf } from '../../src/games/defenders/rules/questing.js';
import type { Dor, Hero, SlotNo, View } from '../../src/games/defenders/types/index.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours, inkOn } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, disc, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { seatName } from '../kit/seats.js';
import type { Draft, HandOf } from '../renderer.js';
import { decidersOf } from './board.js';
import { drawHeroCard } from './hand-card.js';
import { drawOdds } from './hand-odds.js';
import { isKept } from './heroes.js';
import { peopleSign } from './horde.js';
import { heroIcon, heroMark, phaseIcon, rewardIcon } from './look.js';
import { text } from './text.js';

const gap = 12;
const stripHeight = 78;
const sideWidth = 300;

/** One picture for each hero of the seat, the one on turn first. */
export function drawHands(task: HandOf<Dor>): Draft[] {
  const { view, seat } = task;
  const slots = view.heroes.flatMap((hero, slot) => (hero.seat === seat && !hero.gone ? [slot] : []));
  return slots
    .sort((a, b) => Number(b === view.active) - Number(a === view.active))
    .map((slot) => ({
      name: slots.length > 1 ? `hand-${slot + 1}.png` : 'hand.png',
      sheet: paintHand(task, slot),
      alt: handAlt(task, slot),
    }));
}

function heroOf(view: View, slot: SlotNo): Hero {
  const hero = view.heroes[slot];
  if (!hero) throw new Error(`no hero in slot ${slot}`);
  return hero;
}

function paintHand(task: HandOf<Dor>, slot: SlotNo): Sheet {
  const { view, locale } = task;
  const hero = heroOf(view, slot);
  const across = hero.hand.length > 15 ? 7 : 5;
  const lines = Math.max(1, Math.ceil(hero.hand.length / across));
  const cardHeight = lines > 2 ? 288 : 306;
  const footHeight = lines > 2 ? 166 : 196;
  const cardsHeight = Math.max(lines * (cardHeight + gap) - gap, 360);
  const words = text[locale];
  const name = seatName(task.names, task.seat);
  const { sheet, body } = openPrivate(locale, stripHeight + cardsHeight + footHeight + gap, {
    title: words.handOf(name),
    icon: phaseIcon[view.phase],
    where: view.turn === 0 ? words.stages[view.phase] : `${words.turn(view.turn)} · ${words.stages[view.phase]}`,
    deciders: decidersOf(view, task),
  });
  const wide = body.width;
  drawStrip(sheet, { ...body, height: stripHeight - 10 }, view, slot);
  const middle = box(body.x, body.y + stripHeight, wide, body.height - stripHeight - footHeight - gap);
  drawCards(sheet, { ...middle, width: wide - sideWidth - 16 }, { view, hero, across, cardHeight });
  drawOdds(sheet, box(middle.x + wide - sideWidth, middle.y, sideWidth, middle.height), view, hero);
  const [left, right] = columns(box(body.x, body.y + body.height - footHeight, wide, footHeight), 2, 16);
  if (left) drawQuest(sheet, left, hero);
  if (right) drawRewards(sheet, right, view, hero);
  return sheet;
}

/** Who and where: hero, life, actions, place, style or form. */
function drawStrip(sheet: Sheet, room: Box, view: View, slot: SlotNo): void {
  const hero = heroOf(view, slot);
  const words = text[sheet.locale];
  const y = room.y + room.height / 2;
  placed(sheet, `hand-hero:${hero.hero}`, room);
  figure(sheet, at(room.x + 34, y), {
    id: `portrait:${slot}`,
    size: 62,
    icon: heroIcon[hero.hero],
    mark: heroMark(view, slot),
  });
  const half = room.x + room.width * 0.5;
  write(sheet, words.heroes[hero.hero], box(room.x + 82, room.y, half - room.x - 100, 36), { size: 32, face: 'title' });
  const state = hero.style ? words.styles[hero.style] : hero.shape ? words.formOf(words.peoples[hero.shape].one) : '';
  const where = [words.locations[hero.loc].name, state].filter((part) => part !== '').join(' · ');
  write(sheet, where, box(room.x + 82, room.y + 36, half - room.x - 100, 32), {
    size: 24,
    face: 'strong',
    colour: colours.parchmentShade,
  });
  for (let index = 0; index < hero.maxLife; index += 1)
    icon(sheet, 'hearts', at(half + 20 + index * 38, y), {
      size: 36,
      colour: index < hero.life ? colours.chalk : colours.stone,
    });
  const actions = hero.actions + hero.bonus;
  if (slot === view.active && view.phase === 'day')
    write(
      sheet,
      words.actionsLeft(actions),
      box(half + hero.maxLife * 38 + 20, room.y, room.x + room.width - half - hero.maxLife * 38 - 20, room.height),
      {
        size: 28,
        face: 'heavy',
        colour: colours.brass,
        align: 'right',
      },
    );
}

type Cards = { view: View; hero: Hero; across: number; cardHeight: number };

function drawCards(sheet: Sheet, room: Box, { view, hero, across, cardHeight }: Cards): void {
  if (hero.hand.length === 0) {
    write(sheet, text[sheet.locale].emptyHand, room, {
      size: 40,
      face: 'title',
      align: 'center',
      colour: colours.lightStone,
    });
    return;
  }
  const width = (room.width - gap * (across - 1)) / across;
  hero.hand.forEach(({ no, card }, index) => {
    const column = index % across;
    const line = Math.floor(index / across);
    drawHeroCard(sheet, box(room.x + column * (width + gap), room.y + line * (cardHeight + gap), width, cardHeight), {
      id: `hand:${no}:${card}`,
      card,
      no,
      playable: view.playable.includes(String(no)),
    });
  });
}

function drawQuest(sheet: Sheet, room: Box, hero: Hero): void {
  const words = text[sheet.locale];
  const { quest } = hero;
  const inner = section(sheet, room, words.yourQuest);
  if (!quest) {
    write(sheet, words.noQuest, inner, { size: 22, colour: colours.lightStone });
    return;
  }
  placed(sheet, `hand-quest:${quest.id}`, inner);
  const { reward, task } = quests[quest.id];
  icon(sheet, rewardIcon[reward.kind], at(inner.x + 34, inner.y + 40), { size: 64, colour: colours.parchment });
  const x = inner.x + 82;
  const width = inner.x + inner.width - x;
  const progress = progressOf(quest);
  const counts = progress.need > 1 ? `${progress.have}/${progress.need}` : '';
  const tail = counts === '' ? 0 : widthOf(sheet, counts, 'heavy', 30) + 10;
  write(sheet, words.quests[quest.id], box(x, inner.y - 2, width - tail, 32), { size: 26, face: 'strong' });
  write(sheet, counts, box(x + width - tail, inner.y - 2, tail, 32), {
    size: 30,
    face: 'heavy',
    colour: colours.brass,
    align: 'right',
  });
  const half = (inner.height - 34) / 2;
  write(sheet, words.task(quest.id, quest.marks), box(x, inner.y + 32, width, half), {
    size: 20,
    colour: colours.parchmentShade,
    valign: 'top',
    paragraph: true,
  });
  write(sheet, `→ ${words.rewardOf(quest.id)}`, box(x, inner.y + 34 + half, width, half), {
    size: 20,
    colour: colours.brass,
    valign: 'top',
    paragraph: true,
  });
  if (task.kind === 'hunt')
    quest.marks.slice(0, 6).forEach((mark, index) => {
      peopleSign(
        sheet,
        mark.colour,
        at(inner.x + 12 + (index % 3) * 24, inner.y + 90 + Math.floor(index / 3) * 26),
        24,
      );
    });
}

function drawRewards(sheet: Sheet, room: Box, view: View, hero: Hero): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.yourRewards);
  const done = hero.completed.filter(isKept);
  if (done.length === 0) {
    write(sheet, words.nothing, inner, { size: 22, colour: colours.lightStone });
    return;
  }
  const two = done.length > 3;
  const lines = two ? Math.ceil(done.length / 2) : 3;
  const cells = two ? columns(inner, 2, 12).flatMap((half) => rows(half, lines, 4)) : rows(inner, lines, 4);
  done.forEach(({ id, letter }, index) => {
    const cell = cells[index];
    if (!cell) return;
    const { reward } = quests[id];
    const once = reward.lasts === 'once';
    const colour = once ? colours.sky : colours.brass;
    const size = Math.min(40, cell.height);
    const centre = at(cell.x + size / 2, cell.y + cell.height / 2);
    placed(sheet, `hand-reward:${id}`, cell);
    disc(sheet.ctx, centre, size / 2);
    sheet.ctx.fillStyle = colour;
    sheet.ctx.fill();
    icon(sheet, rewardIcon[reward.kind], centre, { size: size * 0.74, colour: inkOn(colour) });
    const playable = view.playable.includes(letter);
    const tag = once ? 40 : 0;
    if (once)
      badge(sheet, at(cell.x + cell.width - 18, centre.y), letter, {
        size: 22,
        fill: playable ? colours.green : colours.chalk,
      });
    const label = `${words.quests[id]}${two ? '' : `${words.colon}${words.rewardOf(id)}`}`;
    write(sheet, label, box(cell.x + size + 10, cell.y, cell.width - size - 14 - tag, cell.height), {
      size: 20,
      colour: colours.parchment,
      paragraph: true,
    });
  });
}

/** The hand in a sentence, for those who do not see it. */
function handAlt({ view, names, locale, seat }: HandOf<Dor>, slot: SlotNo): string {
  const words = text[locale];
  const hero = heroOf(view, slot);
  const cards = hero.hand.map(({ no, card }) => `${no} ${words.cardName(card)}`).join(', ');
  const who = `${seatName(names, seat)}, ${words.heroes[hero.hero]}`;
  return words.handAlt(who, words.locations[hero.loc].name, cards === '' ? words.nothing : cards);
}
