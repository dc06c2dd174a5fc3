/** `/hand`: the own hero sheets; in Rivalry's set-up the heroes that the own team has picked. */
import { heroes as sheets } from '../../src/games/orcs-must-die/content/heroes.js';
import { powers } from '../../src/games/orcs-must-die/content/powers.js';
import { weapons } from '../../src/games/orcs-must-die/content/weapons.js';
import { heroMove, maxHealth, weaponOf, wornBy } from '../../src/games/orcs-must-die/rules/hero.js';
import { isRivalry, ownSlots } from '../../src/games/orcs-must-die/rules/siege.js';
import { type HeroId, type Omd, type Slot, type View, powerKinds } from '../../src/games/orcs-must-die/types/index.js';
import { track } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { parchment, plate, section } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { cardPlaces, cardRows, openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, rows } from '../kit/shapes.js';
import { seatName } from '../kit/seats.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, HandOf } from '../renderer.js';
import { headingOf } from './board.js';
import { diceSquares, drawTokens } from './effects.js';
import { heroIcon, resultIcon, skullIcon, slotMark } from './look.js';
import { drawNeighbours } from './neighbours.js';
import { iconOf, tokensOf } from './shop.js';
import { explainStun } from './pieces.js';
import { text } from './text.js';

type Task = HandOf<Omd>;

export function drawHands(task: Task): Draft[] {
  const { view, seat } = task;
  const own = ownSlots(view, seat).flatMap((index) => {
    const slot = view.slots[index];
    return slot?.hero ? [{ index, slot, hero: slot.hero }] : [];
  });
  if (own.length === 0) return isRivalry(view) && view.phase === 'setup' ? [drawPicks(task)] : [];
  return own.map((one, place) => ({
    name: own.length === 1 ? 'hand.png' : `hand-${place + 1}.png`,
    sheet: paintSheet(task, one),
    alt: handAlt(task, one),
  }));
}

type Own = { index: number; slot: Slot; hero: HeroId };

function handAlt({ locale }: Task, { slot, hero }: Own): string {
  const words = text[locale];
  const worn = wornBy(slot).map(words.say.card).join(', ');
  const parts = [
    `${words.heroes[hero].name} ${slot.health}/${maxHealth(slot)}`,
    words.skulls(slot.skulls),
    `${words.weapon}${words.colon}${words.weapons[`${hero}-${slot.rank}`] ?? ''}`,
    worn === '' ? words.nothingWorn : worn,
  ];
  return `${parts.join(' · ')}.`;
}

const upper = 356;
const lower = 226;
/** Where nothing is worn yet. */
const empty = 100;

function paintSheet(task: Task, own: Own): Sheet {
  const { view, locale, names, seat } = task;
  const words = text[locale];
  const worn = wornBy(own.slot);
  const wornHeight = worn.length > 0 ? lower : empty;
  const { sheet, body } = openPrivate(locale, upper + wornHeight + lower + 28, {
    ...headingOf(view, task, undefined),
    title: words.handOf(words.heroes[own.hero].name, seatName(names, seat)),
    icon: heroIcon[own.hero],
  });
  const [left, right] = columns(box(body.x, body.y, body.width, upper), 2, 14);
  if (left) drawSelf(sheet, left, view, own);
  if (right) drawPowers(sheet, right, view, own);
  const middleRow = box(body.x, body.y + upper + 14, body.width, wornHeight);
  const wornRoom = section(sheet, middleRow, words.worn);
  if (worn.length === 0)
    write(sheet, words.nothingWorn, wornRoom, { size: 26, align: 'center', colour: colours.lightStone });
  columns(wornRoom, Math.max(3, worn.length), 12).forEach((cell, place) => {
    const id = worn[place];
    if (id) drawWorn(sheet, cell, id);
  });
  const last = box(body.x, middleRow.y + wornHeight + 14, body.width, lower);
  drawNeighbours(sheet, section(sheet, last, words.toKill), view, own.slot.tile);
  return sheet;
}

function drawSelf(sheet: Sheet, room: Box, view: View, { index, slot, hero }: Own): void {
  const words = text[sheet.locale];
  plate(sheet, room);
  const inner = inset(room, 16, 12);
  const size = 128;
  if (slot.stunned) explainStun(sheet);
  figure(sheet, at(inner.x + size / 2, inner.y + size / 2 + 2), {
    id: `portrait:${index}`,
    size,
    icon: heroIcon[hero],
    mark: slotMark(view, index),
    signAt: -Math.PI * 0.75,
    ...(slot.stunned ? { spent: true } : {}),
  });
  const x = inner.x + size + 20;
  const wide = inner.x + inner.width - x;
  write(sheet, words.heroes[hero].text, box(x, inner.y, wide, 32), { size: 24, colour: colours.parchmentShade });
  placed(sheet, `health:${index}:${slot.health}`, box(x, inner.y + 36, wide, 40));
  track(sheet, box(x, inner.y + 40, wide, 32), {
    cells: Math.max(1, maxHealth(slot)),
    filled: slot.health,
    colour: slot.health > 3 ? colours.green : colours.danger,
    number: `${slot.health}/${maxHealth(slot)}`,
    numberSize: 34,
  });
  const facts = columns(box(x, inner.y + 84, wide, 46), 3, 8);
  const fact = (place: number, glyph: string, said: string): void => {
    const cell = facts[place];
    if (!cell) return;
    icon(sheet, glyph, at(cell.x + 20, cell.y + 23), { size: 36, colour: colours.parchment });
    write(sheet, said, box(cell.x + 46, cell.y, cell.width - 46, cell.height), { size: 32, face: 'heavy' });
  };
  fact(0, skullIcon, String(slot.skulls));
  fact(1, 'walking-boot', String(slot.tile === null ? sheets[hero].move : heroMove(view, index)));
  const weak = facts[2];
  if (weak) {
    icon(sheet, 'heart-minus', at(weak.x + 20, weak.y + 23), { size: 36, colour: colours.orange });
    Array.from(sheets[hero].vulnerability).forEach((result, place) => {
      icon(sheet, resultIcon[result] ?? '', at(weak.x + 62 + place * 40, weak.y + 23), {
        size: 34,
        colour: colours.chalk,
      });
    });
  }
  const [now, next] = rows(box(inner.x, inner.y + 146, inner.width, inner.height - 146), 2, 8);
  if (now) drawWeapon(sheet, now, { hero, rank: slot.rank, head: words.weapon, dice: weaponOf(slot).dice });
  const better = slot.rank < 3 ? weapons[hero][(slot.rank + 1) as 1 | 2 | 3] : undefined;
  if (next && better)
    drawWeapon(sheet, next, {
      hero,
      rank: slot.rank + 1,
      head: words.nextWeapon(better.cost, slot.rank + 1),
      dice: better.dice,
    });
  else if (next) write(sheet, words.bestWeapon, next, { size: 24, colour: colours.lightStone });
}

type WeaponLine = { hero: HeroId; rank: number; head: string; dice: Parameters<typeof diceSquares>[2] };

function drawWeapon(sheet: Sheet, room: Box, { hero, rank, head, dice }: WeaponLine): void {
  const words = text[sheet.locale];
  write(sheet, head, box(room.x, room.y, room.width, 26), { size: 20, colour: colours.brass });
  write(sheet, words.weapons[`${hero}-${rank}`] ?? '', box(room.x, room.y + 26, room.width * 0.46, room.height - 28), {
    size: 25,
    face: 'strong',
    paragraph: true,
  });
  const wide = room.width * 0.52;
  diceSquares(sheet, box(room.x + room.width - wide, room.y + 28, wide, 42), dice, `weapon:${rank}`);
}

function drawPowers(sheet: Sheet, room: Box, view: View, { slot, hero }: Own): void {
  const words = text[sheet.locale];
  plate(sheet, room);
  const shown = powerKinds.filter((kind) => kind !== 'rivalry' || isRivalry(view));
  const head = {
    power: words.power,
    ultimate: slot.ultimate === 'available' ? words.ultimate : words.ultimateSpent,
    rivalry: words.rivalryPower,
  };
  rows(inset(room, 16, 10), shown.length, 8).forEach((cell, place) => {
    const kind = shown[place];
    const named = kind ? words.powers[powers[hero][kind].id] : undefined;
    if (!kind || !named) return;
    const spent = kind === 'ultimate' && slot.ultimate !== 'available';
    placed(sheet, `power:${kind}`, cell);
    icon(
      sheet,
      kind === 'ultimate' ? 'round-star' : kind === 'power' ? 'bolt-spell-cast' : 'crossed-swords',
      at(cell.x + 22, cell.y + 22),
      {
        size: 38,
        colour: spent ? colours.stone : colours.brass,
      },
    );
    const left = cell.x + 54;
    const wide = cell.x + cell.width - left;
    write(sheet, `${head[kind]}${words.colon}${named.name}`, box(left, cell.y, wide, 42), {
      size: 27,
      face: 'strong',
      colour: spent ? colours.lightStone : colours.chalk,
    });
    write(sheet, named.text, box(left, cell.y + 42, wide, cell.height - 44), {
      size: 23,
      valign: 'top',
      paragraph: true,
      colour: colours.parchmentShade,
    });
  });
}

function drawWorn(sheet: Sheet, room: Box, id: ReturnType<typeof wornBy>[number]): void {
  const words = text[sheet.locale];
  const card = { what: 'equipment', id } as const;
  placed(sheet, `worn:${id}`, room);
  parchment(sheet, room);
  const inner = inset(room, 12, 8);
  icon(sheet, iconOf(card), at(inner.x + 22, inner.y + 22), { size: 40, colour: colours.parchmentInk });
  write(sheet, words.equipment[id].name, box(inner.x + 52, inner.y, inner.width - 52, 44), {
    size: 25,
    face: 'strong',
    colour: colours.parchmentInk,
    paragraph: true,
  });
  drawTokens(sheet, box(inner.x, inner.y + 48, inner.width, 32), tokensOf(card), {
    size: 28,
    colour: colours.sepia,
    id: `worn-token:${id}`,
  });
  write(sheet, words.equipment[id].text, box(inner.x, inner.y + 82, inner.width, inner.height - 82), {
    size: 22,
    valign: 'top',
    paragraph: true,
    colour: colours.parchmentInk,
  });
}

/** Who the own team has picked so far, before both teams are ready. */
function drawPicks(task: Task): Draft {
  const { view, locale } = task;
  const words = text[locale];
  const picks = view.picks.flatMap((hero, index) => (hero ? [{ hero, index }] : []));
  const lay = cardRows(picks.length, 4, 420);
  const { sheet, body } = openPrivate(locale, lay.height, {
    ...headingOf(view, task, undefined),
    title: words.yourPicks,
    icon: 'hood',
  });
  cardPlaces(sheet, body, picks.length, lay, words.nothingPicked).forEach((room, place) => {
    const pick = picks[place];
    if (!pick) return;
    placed(sheet, `pick:${pick.index}:${pick.hero}`, room);
    plate(sheet, room);
    figure(sheet, at(room.x + room.width / 2, room.y + 150), {
      id: `picked:${pick.index}`,
      size: Math.min(200, room.width - 40),
      icon: heroIcon[pick.hero],
      mark: slotMark(view, pick.index),
    });
    const seat = view.slots[pick.index]?.seat ?? 0;
    write(sheet, words.heroes[pick.hero].name, box(room.x + 8, room.y + 276, room.width - 16, 48), {
      size: 34,
      face: 'title',
      align: 'center',
    });
    write(sheet, seatName(task.names, seat), box(room.x + 8, room.y + 330, room.width - 16, 40), {
      size: 26,
      align: 'center',
      colour: colours.parchmentShade,
    });
  });
  const heroes = picks.map(({ hero }) => words.heroes[hero].name).join(', ');
  return { name: 'hand.png', sheet, alt: words.pickAlt(heroes === '' ? words.nothingPicked : heroes) };
}
