/** The private picture of a hand: tower cards large, below them the hero and where one may build. */
import { heroes } from '../../src/games/kingdom-rush/content/heroes.js';
import { armed } from '../../src/games/kingdom-rush/rules/attackers.js';
import { attackOf } from '../../src/games/kingdom-rush/rules/attack-notation.js';
import { bootsOf } from '../../src/games/kingdom-rush/rules/figures.js';
import { hordesBeside } from '../../src/games/kingdom-rush/rules/hordes.js';
import { closureOf, ownSites, towersOn } from '../../src/games/kingdom-rush/rules/sites.js';
import type { Hero, Kru, Player, Site, View } from '../../src/games/kingdom-rush/types/index.js';
import { capital } from '../../src/pieces/wording/index.js';
import { counted, pips, seatSign } from '../kit/badges.js';
import { colours } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { cardPlaces, cardRows, openPrivate } from '../kit/private.js';
import { seatName } from '../kit/seats.js';
import { type Box, at, box, columns, middle, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { HandOf } from '../renderer.js';
import { drawAttack } from './attack.js';
import { heading } from './board.js';
import { drawTowerCard } from './hand-card.js';
import { heroIcon, seatMarkIn, siteMark } from './look.js';
import { text } from './text.js';

const footHeight = 330;
const perRow = 5;

export function paintHand(task: HandOf<Kru>): Sheet | undefined {
  const { view, seat, locale } = task;
  const words = text[locale];
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return undefined;
  const { hand } = player;
  const lines = Math.ceil(hand.length / perRow);
  const layout = cardRows(hand.length, perRow, lines <= 1 ? 392 : lines === 2 ? 360 : 256);
  const { sheet, body } = openPrivate(locale, layout.height + 16 + footHeight, {
    ...heading(view, task),
    title: words.handOf(seatName(task.names, seat)),
    icon: 'card-play',
  });
  const places = cardPlaces(sheet, { ...body, height: layout.height }, hand.length, layout, words.noTower);
  hand.forEach((card, index) => {
    const place = places[index];
    if (place) drawTowerCard(sheet, place, { card, view, id: `hand:${card.uid}` });
  });
  const foot = box(body.x, body.y + body.height - footHeight, body.width, footHeight);
  const wide = foot.width * 0.6;
  if (player.hero) drawHeroBoard(sheet, { ...foot, width: wide - 7 }, view, player, player.hero);
  else section(sheet, { ...foot, width: wide - 7 }, words.noHero);
  drawSites(sheet, { ...foot, x: foot.x + wide + 7, width: foot.width - wide - 7 }, view, player);
  return sheet;
}

function drawHeroBoard(sheet: Sheet, room: Box, view: View, { seat }: Player, hero: Hero): void {
  const words = text[sheet.locale];
  const { attack, damage } = heroes[hero.id];
  const inner = section(sheet, room, words.names.heroes[hero.id]);
  placed(sheet, `board:${hero.id}`, room);
  figure(sheet, at(inner.x + 42, inner.y + 46), {
    id: `portrait:${hero.id}`,
    size: 84,
    icon: heroIcon[hero.id],
    mark: seatMarkIn(sheet.locale)(seat),
    signAt: Math.PI * 0.75,
    ...(hero.stunned || hero.activated ? { spent: true } : {}),
  });
  const width = hero.most * 22;
  pips(sheet, at(inner.x + 106 + width / 2, inner.y + 22), hero.life, hero.most, { size: 17, gap: 5, full: '#ef6f6c' });
  counted(sheet, 'walking-boot', at(inner.x + 106, inner.y + 66), String(bootsOf(view, hero)), { size: 32 });
  if (hero.skulls > 0)
    counted(sheet, 'skull-crossed-bones', at(inner.x + 180, inner.y + 66), String(hero.skulls), { size: 30 });
  const attackRoom = box(inner.x + 276, inner.y - 14, inner.width - 280, 104);
  drawAttack(sheet, attackRoom, armed(attackOf(attack), damage), colours.chalk);
  const skill = words.cards.skills[hero.id];
  const told = [
    { name: skill.name, effect: skill.effect, isReady: true },
    ...hero.abilities.map(({ id, ready }) => ({ ...words.cards.abilities[id], isReady: ready })),
  ];
  rows(box(inner.x, inner.y + 98, inner.width, inner.height - 98), told.length, 4).forEach((line, index) => {
    const item = told[index];
    if (!item) return;
    const ink = item.isReady ? colours.chalk : colours.lightStone;
    const shown = item.isReady ? item.name : words.phrases.used(item.name);
    write(sheet, shown, box(line.x, line.y, 170, line.height), {
      size: 22,
      face: 'strong',
      colour: item.isReady ? colours.brass : ink,
      paragraph: true,
    });
    write(sheet, item.effect, box(line.x + 182, line.y, line.width - 182, line.height), {
      size: 20,
      colour: ink,
      paragraph: true,
    });
  });
}

/** Sites on which something may still be built, with the hordes beside each. */
function drawSites(sheet: Sheet, room: Box, view: View, { seat, incoming }: Player): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.sites);
  const free = ownSites(view, seat).filter((site) => !closureOf(view, site) && towersOn(site).length < 2);
  const foot = incoming.length > 0 ? 34 : 0;
  const list = box(inner.x, inner.y, inner.width, inner.height - foot);
  if (free.length === 0) write(sheet, words.noSite, { ...list, height: 40 }, { size: 24, colour: colours.lightStone });
  const across = free.length > 6 ? 2 : 1;
  const down = Math.max(6, Math.ceil(free.length / across));
  const places = columns(list, across, 12).flatMap((column) => rows(column, down, 2));
  free.forEach((site, index) => {
    const place = places[index];
    if (place) drawSite(sheet, place, view, site);
  });
  if (foot > 0)
    write(sheet, words.incoming(incoming.length), box(inner.x, inner.y + inner.height - foot, inner.width, foot), {
      size: 22,
      face: 'strong',
      colour: colours.parchmentShade,
    });
}

function drawSite(sheet: Sheet, room: Box, view: View, site: Site): void {
  const radius = Math.min(15, room.height / 2 - 3);
  seatSign(sheet, siteMark(site.colour, sheet.locale), at(room.x + 18, middle(room).y), radius);
  write(sheet, site.at, box(room.x + 42, room.y, 50, room.height), { size: 28, face: 'heavy' });
  const tags = hordesBeside(view, site.at).map(({ tag }) => tag);
  if (tags.length > 0)
    write(sheet, text[sheet.locale].reaches(tags.join(' ')), box(room.x + 96, room.y, room.width - 98, room.height), {
      size: 24,
      colour: colours.parchmentShade,
    });
}

/** The hand in a sentence, for those who do not see it. */
export function handAlt({ view, seat, names, locale }: HandOf<Kru>): string {
  const words = text[locale];
  const player = view.players.find((each) => each.seat === seat);
  const cards = (player?.hand ?? []).map(({ card }) => words.names.towers[card]).join(', ');
  const hero = player?.hero;
  const said = hero
    ? words.phrases.altHero(words.names.heroes[hero.id], hero.life, hero.most, hero.at ?? words.atHome)
    : words.noHero;
  return words.handAlt(seatName(names, seat), cards === '' ? words.noTower : cards, `${capital(said)}.`);
}
