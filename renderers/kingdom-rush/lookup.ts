/** Answers to look-ups: one horde in large, one tower or hero card. */
import { towers } from '../../src/games/kingdom-rush/content/towers.js';
import { gridOf, hordeCard } from '../../src/games/kingdom-rush/rules/cards.js';
import {
  cellsLeft,
  coverOf,
  distanceOf,
  freeCells,
  hasTrait,
  heartsFor,
  hordeAt,
  hordeTagged,
} from '../../src/games/kingdom-rush/rules/hordes.js';
import { copiesOf } from '../../src/games/kingdom-rush/rules/supply.js';
import {
  type AbilityId,
  type Horde,
  type Kru,
  type TowerId,
  type View,
  abilityNumbers,
  damages,
  heroIds,
  towerIds,
  traits,
} from '../../src/games/kingdom-rush/types/index.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, columns, inset, middle, rounded, rows } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, LookupOf } from '../renderer.js';
import { drawTowerCard } from './hand-card.js';
import { paintHero } from './hero-card.js';
import { drawReward } from './horde-list.js';
import { drawLarge, largeSize } from './large.js';
import { drawMini } from './mini.js';
import { damageLook, magicOnlyIcon, physicalOnlyIcon, shamanIcon, speciesIcon, traitIcon } from './look.js';
import { text } from './text.js';

export function drawLookup(task: LookupOf<Kru>): Draft[] {
  const { view } = task;
  if (task.lookup === 'card') {
    const words = text[task.locale];
    const hero = heroIds.find((id) => task.args.card === id || task.args.card.startsWith(`${id}-`));
    if (hero) {
      const asked = abilityNumbers.map((number): AbilityId => `${hero}-${number}`).find((id) => id === task.args.card);
      return [{ name: 'hero.png', sheet: paintHero(task.locale, hero, asked), alt: words.names.heroes[hero] }];
    }
    const card = towerIds.find((each) => each === task.args.card);
    if (!card) return [];
    return [{ name: 'card.png', sheet: paintCard(task, card), alt: words.names.towers[card] }];
  }
  const horde = task.lookup === 'horde' ? hordeTagged(view, task.args.tag) : hordeAt(view, task.args.at);
  if (!horde) return [];
  return [{ name: 'horde.png', sheet: paintHorde(task, view, horde), alt: hordeAlt(task, horde) }];
}

function hordeAlt({ locale, view }: LookupOf<Kru>, horde: Horde): string {
  const { names, phrases } = text[locale];
  const name = names.species[hordeCard(horde.card).species];
  return `${phrases.horde(horde.tag, name, horde.at)}, ${phrases.left(cellsLeft(view, horde))}.`;
}

function paintHorde({ locale }: LookupOf<Kru>, view: View, horde: Horde): Sheet {
  const words = text[locale];
  const card = hordeCard(horde.card);
  const distance = distanceOf(view, horde);
  const { sheet, body } = openPrivate(locale, largeSize.height, {
    title: `${horde.tag} · ${words.names.species[card.species]}`,
    icon: speciesIcon[card.species],
    where: Number.isFinite(distance) ? `${horde.at} · ${words.distance(distance)}` : horde.at,
  });
  drawLarge(sheet, body, view, horde);
  const side = box(body.x + largeSize.width + 14, body.y, body.width - largeSize.width - 14, body.height);
  const [first, second, third] = [
    box(side.x, side.y, side.width, 150),
    box(side.x, side.y + 162, side.width, 248),
    box(side.x, side.y + 422, side.width, side.height - 422),
  ];
  drawStakes(sheet, first, view, horde);
  drawTaking(sheet, second, view, horde);
  drawKinds(sheet, third, view, horde);
  return sheet;
}

/** How much is left, what an escape would cost, what its end is worth. */
function drawStakes(sheet: Sheet, room: Box, view: View, horde: Horde): void {
  const words = text[sheet.locale];
  const left = cellsLeft(view, horde);
  const inner = section(sheet, room, left === 0 ? words.covered : words.left(left));
  const stake = left === 0 ? words.legend.covered : words.heartsAtStake(heartsFor(view, horde));
  write(sheet, stake, box(inner.x, inner.y, inner.width, 44), {
    size: 30,
    face: 'strong',
    colour: left === 0 ? '#6fe0b8' : colours.chalk,
  });
  write(sheet, words.reward, box(inner.x, inner.y + 50, 190, 44), { size: 26, colour: colours.parchmentShade });
  drawReward(sheet, at(inner.x + inner.width, inner.y + 72), hordeCard(horde.card).reward, 40);
}

/** Where a tile of each damage may lie. */
function drawTaking(sheet: Sheet, room: Box, view: View, horde: Horde): void {
  const words = text[sheet.locale];
  const inner = section(sheet, room, words.takes);
  const cover = coverOf(view, horde);
  columns(inner, damages.length, 16).forEach((column, index) => {
    const damage = damages[index];
    if (!damage) return;
    const side = Math.min(column.width, column.height - 32);
    const grid = box(column.x + (column.width - side) / 2, column.y, side, side);
    drawMini(
      sheet,
      grid,
      { horde, cover },
      { cells: freeCells(horde, damage, cover), colour: damageLook[damage].colour },
    );
    write(sheet, words.names.damages[damage], box(column.x, column.y + side + 2, column.width, 30), {
      size: 24,
      face: 'strong',
      align: 'center',
    });
  });
}

/** Its traits, and which damage each kind of enemy takes. */
function drawKinds(sheet: Sheet, room: Box, view: View, horde: Horde): void {
  const words = text[sheet.locale];
  const { magicOnly, physicalOnly, shamans } = gridOf(horde.card);
  const inner = section(sheet, room, words.traits);
  const lines = [
    ...(magicOnly === 0 ? [] : [{ icon: magicOnlyIcon, text: words.legend.magicOnly, fill: '#bfe3f8' }]),
    ...(physicalOnly === 0 ? [] : [{ icon: physicalOnlyIcon, text: words.legend.physicalOnly, fill: '#c3cad4' }]),
    ...(shamans === 0 ? [] : [{ icon: shamanIcon, text: words.legend.shaman, fill: '#d9f0d2' }]),
    ...traits
      .filter((trait) => hasTrait(view, horde, trait))
      .map((trait) => ({ icon: traitIcon[trait], text: words.names.traits[trait], fill: colours.parchmentShade })),
    ...(horde.held ? [{ icon: 'manacles', text: words.phrases.held, fill: colours.lightStone }] : []),
    ...(horde.objective === null
      ? []
      : [{ icon: 'flying-flag', text: words.phrases.mark(horde.objective), fill: colours.brass }]),
  ];
  if (lines.length === 0)
    write(sheet, words.noTraits, { ...inner, height: 50 }, { size: 28, colour: colours.parchmentShade });
  const down = Math.max(3, Math.ceil(lines.length / 2));
  const step = Math.floor(inner.height / down);
  const places = columns(inner, 2, 10).flatMap((column) => rows(column, down));
  lines.forEach((line, index) => {
    const own = places[index];
    if (!own) return;
    const tile = inset(box(own.x, own.y, step, step), 4);
    rounded(sheet.ctx, tile, 10);
    sheet.ctx.fillStyle = line.fill;
    sheet.ctx.fill();
    icon(sheet, line.icon, middle(tile), { size: tile.width * 0.8, colour: colours.night });
    write(sheet, line.text, box(own.x + step + 12, own.y, own.width - step - 12, step), { size: 26, face: 'strong' });
  });
}

function paintCard({ locale, view }: LookupOf<Kru>, card: TowerId): Sheet {
  const words = text[locale];
  const { type, level, slots, copies } = towers[card];
  const { sheet, body } = openPrivate(locale, 596, {
    title: words.names.towers[card],
    icon: 'stone-tower',
    where: `${words.names.towerTypes[type]} · ${words.phrases.level(level)} · ${words.slots(slots)}`,
  });
  const width = 460;
  const room: Box = box(body.x + (body.width - width) / 2, body.y, width, 480);
  drawTowerCard(sheet, room, { card: { uid: card, card, mods: [], falcon: false }, view, id: `card:${card}` });
  const left = copiesOf(view, card).length;
  write(sheet, words.copies(left, copies), box(body.x, room.y + 500, body.width, 60), {
    size: 34,
    face: 'strong',
    align: 'center',
  });
  return sheet;
}
