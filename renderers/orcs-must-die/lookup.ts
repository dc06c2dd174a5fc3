/** Look-ups: one card, one creature through the levels, one tile in large. */
import { creatures } from '../../src/games/orcs-must-die/content/creatures.js';
import { capacityOf } from '../../src/games/orcs-must-die/rules/purchases.js';
import { fortressOf, isTile, tileAt } from '../../src/games/orcs-must-die/rules/siege.js';
import { riftDamageOf } from '../../src/games/orcs-must-die/rules/values.js';
import { type Kind, type Omd, type View, kinds, levels } from '../../src/games/orcs-must-die/types/index.js';
import { counted } from '../kit/badges.js';
import { unit } from '../kit/clusters.js';
import { colours } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, inset, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, LookupOf } from '../renderer.js';
import { crowdOn } from './crowd.js';
import { nothingChanged } from './changes.js';
import { diceSquares, drawTokens, resultTokens } from './effects.js';
import { drawLargeCard, kindOf, wordsOf } from './large-card.js';
import { creatureColour, gemColour, kindIcon, riftIcon, skullIcon } from './look.js';
import { drawFoes, foesOn } from './neighbours.js';
import { drawCrowd } from './pieces.js';
import { shopCard } from './preview.js';
import { text } from './text.js';
import { crowdRoom, tileArmies, tileGround, tileName, tileTraps } from './tile.js';

type Task = LookupOf<Omd>;

export function drawLookup(task: Task): Draft[] {
  switch (task.lookup) {
    case 'card':
      return cardPicture(task, task.args.card);
    case 'creature': {
      const kind = kinds.find((one) => one === task.args.kind);
      return kind ? [creaturePicture(task, kind)] : [];
    }
    case 'tile':
      return isTile(task.view, task.args.tile) ? [tilePicture(task, task.args.tile)] : [];
  }
}

const bodyHeight = 600;

function cardPicture(task: Task, id: string): Draft[] {
  const card = shopCard(id);
  if (!card) return [];
  const words = text[task.locale];
  const { sheet, body } = openPrivate(task.locale, bodyHeight, {
    title: words.say.card(id),
    icon: 'card-pick',
    where: words.title,
  });
  const wide = 620;
  drawLargeCard(sheet, box(body.x + (body.width - wide) / 2, body.y, wide, body.height), card);
  const { name, text: said } = wordsOf(sheet, card);
  return [{ name: 'card.png', sheet, alt: `${name}. ${kindOf(sheet, card)}. ${said}` }];
}

function creaturePicture(task: Task, kind: Kind): Draft {
  const { view, locale } = task;
  const words = text[locale];
  const data = creatures[kind];
  const side = view.teams[0]?.side ?? 'order';
  const names = view.teams.map((team) => words.creatures[team.side][kind][0]).join(' / ');
  const { sheet, body } = openPrivate(locale, bodyHeight, {
    title: names,
    icon: kindIcon[side][kind],
    where: words.creature[data.size],
  });
  const left = box(body.x, body.y, 380, body.height);
  plate(sheet, left);
  unit(sheet, at(left.x + left.width / 2, left.y + 210), {
    id: `creature:${kind}`,
    size: 290,
    shape: data.size === 'greater' ? 'hexagon' : 'disc',
    colour: creatureColour[data.size],
    icon: kindIcon[side][kind],
  });
  const fact = (y: number, glyph: string, value: number, said: (value: number) => string): void => {
    const end = counted(sheet, glyph, at(left.x + 30, y), String(value), { size: 46, colour: colours.chalk });
    write(sheet, said(value), box(end + 14, y - 26, left.x + left.width - end - 26, 52), {
      size: 24,
      colour: colours.parchmentShade,
      paragraph: true,
    });
  };
  fact(left.y + 430, riftIcon, riftDamageOf(view, kind), words.creature.rift);
  fact(left.y + 500, skullIcon, data.skulls, words.creature.worth);
  const list = box(body.x + 394, body.y, body.width - 394, body.height);
  rows(list, levels.length, 12).forEach((room, index) => {
    const level = levels[index];
    if (level) levelRow(sheet, room, { view, kind, level });
  });
  const needs = levels.map((level) =>
    Array.from(data.vulnerability[level - 1] ?? '', (icon) => words.icons[icon] ?? icon).join(' + '),
  );
  return { name: 'creature.png', sheet, alt: `${names}. ${words.creature.needs}${words.colon}${needs.join('; ')}.` };
}

type LevelRow = { view: View; kind: Kind; level: (typeof levels)[number] };

function levelRow(sheet: Sheet, room: Box, { view, kind, level }: LevelRow): void {
  const words = text[sheet.locale];
  const data = creatures[kind];
  const isNow = view.level === level;
  placed(sheet, `level:${level}`, room);
  plate(sheet, room, isNow ? { edge: colours.brass, edgeWidth: 5 } : {});
  unit(sheet, at(room.x + 56, room.y + room.height / 2), {
    id: `gem:${level}`,
    size: 76,
    shape: 'hexagon',
    colour: gemColour[level],
    sign: String(level),
  });
  const inner = inset(box(room.x + 112, room.y, room.width - 112, room.height), 6, 12);
  const third = inner.width / 3;
  const head = (x: number, said: string): void => {
    write(sheet, said, box(x, inner.y, third - 12, 30), { size: 22, colour: colours.brass });
  };
  const below = box(inner.x, inner.y + 40, third - 16, inner.height - 44);
  head(inner.x, words.creature.needs);
  drawTokens(sheet, below, resultTokens(data.vulnerability[level - 1] ?? ''), {
    size: 52,
    colour: colours.chalk,
    id: `needs:${level}`,
  });
  head(inner.x + third, words.creature.attack);
  diceSquares(
    sheet,
    { ...below, x: inner.x + third, height: 56, y: below.y + below.height / 2 - 28 },
    data.attack[level - 1] ?? {},
    `attack:${level}`,
  );
  head(inner.x + 2 * third, words.creature.move);
  counted(
    sheet,
    'walking-boot',
    at(inner.x + 2 * third, below.y + below.height / 2),
    String(data.move[level - 1] ?? 1),
    {
      size: 52,
    },
  );
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

function tilePicture(task: Task, id: string): Draft {
  const { view, locale } = task;
  const words = text[locale];
  const team = fortressOf(view, id);
  const tile = tileAt(view, id);
  const used = (team.traps[id] ?? []).length;
  const capacity = capacityOf(view, team, id);
  const exits = tile.exits.map(words.say.tile).join(', ') || words.tileSays.none;
  const { sheet, body } = openPrivate(locale, bodyHeight, {
    title: capital(words.say.tile(id)),
    icon: 'stone-path',
    where: words.tiles[tile.type],
  });
  const square = box(body.x, body.y, body.height, body.height);
  placed(sheet, `tile:${id}`, square);
  tileGround(sheet, square, tile.type);
  tileName(sheet, square, tile, { team });
  tileTraps(sheet, square, tile, { siege: view, team, changes: nothingChanged });
  tileArmies(sheet, square, team, tile);
  drawCrowd(sheet, crowdOn(view, team, id, crowdRoom(square, team, tile)), {
    siege: view,
    team,
    changes: nothingChanged,
    towards: 0,
  });
  const right = box(square.x + square.width + 20, body.y, body.width - square.width - 20, body.height);
  plate(sheet, right);
  const inner = inset(right, 18, 14);
  write(sheet, `${words.tileSays.exits}${words.colon}${exits}`, box(inner.x, inner.y, inner.width, 40), { size: 26 });
  write(sheet, words.tileSays.traps(used, capacity), box(inner.x, inner.y + 42, inner.width, 40), { size: 26 });
  const laid = (team.traps[id] ?? []).map(words.say.card).join(', ');
  write(sheet, laid, box(inner.x, inner.y + 84, inner.width, 40), { size: 24, colour: colours.parchmentShade });
  const foes = foesOn(view, id, locale);
  if (foes.length > 0) {
    write(sheet, words.creature.needs, box(inner.x, inner.y + 132, inner.width, 32), {
      size: 22,
      colour: colours.brass,
    });
    drawFoes(sheet, box(inner.x, inner.y + 168, inner.width, inner.height - 168), foes, 'alone');
  } else
    write(sheet, words.nobodyNear, box(inner.x, inner.y + 132, inner.width, 40), {
      size: 24,
      colour: colours.lightStone,
    });
  const listed = foes.map(({ name, count }) => `${count} × ${name}`).join(', ');
  const parts = [words.say.tile(id), words.tiles[tile.type], laid, listed].filter((part) => part !== '');
  return { name: 'tile.png', sheet, alt: `${parts.join(' · ')}.` };
}
