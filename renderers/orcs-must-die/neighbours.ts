/** What the creatures on a tile and beside it need to die at this level. */
import { bosses } from '../../src/games/orcs-must-die/content/bosses.js';
import { bossesOn, countOf, fortressOf, standing } from '../../src/games/orcs-must-die/rules/siege.js';
import { creatureNeeds } from '../../src/games/orcs-must-die/rules/targets.js';
import { connected } from '../../src/games/orcs-must-die/rules/ways.js';
import { creatures } from '../../src/games/orcs-must-die/content/creatures.js';
import { type Side, type Siege, type TileId, kinds } from '../../src/games/orcs-must-die/types/index.js';
import { unit } from '../kit/clusters.js';
import { colours } from '../kit/palette.js';
import { type Box, at, box, columns, rows } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { drawTokens, resultTokens } from './effects.js';
import { bossIcon, creatureColour, kindIcon } from './look.js';
import { text } from './text.js';

type Foe = { id: string; tile: TileId; icon: string; colour: string; name: string; count: number; results: string };

export function foesOn(siege: Siege, tile: TileId, locale: keyof typeof text): Foe[] {
  const words = text[locale];
  const team = fortressOf(siege, tile);
  const lesser = kinds.flatMap((kind): Foe[] => {
    const count = countOf(standing(team, tile, kind));
    const results = Object.entries(creatureNeeds(siege, tile, kind))
      .map(([icon, many]) => icon.repeat(many))
      .join('');
    return count === 0
      ? []
      : [
          {
            id: `foe:${tile}:${kind}`,
            tile,
            icon: iconOfKind(team.side, kind),
            colour: creatureColour[creatures[kind].size],
            name: words.creatures[team.side][kind][0],
            count,
            results,
          },
        ];
  });
  const lords = bossesOn(siege, tile).map((boss): Foe => ({
    id: `foe:${tile}:${boss.id}`,
    tile,
    icon: bossIcon(boss.id),
    colour: creatureColour.boss,
    name: words.say.boss(boss.id),
    count: 1,
    results: bosses[boss.id].vulnerability,
  }));
  return [...lords, ...lesser];
}

const iconOfKind = (side: Side, kind: (typeof kinds)[number]): string => kindIcon[side][kind];

export function drawNeighbours(sheet: Sheet, room: Box, siege: Siege, tile: TileId | null): void {
  const words = text[sheet.locale];
  const foes =
    tile === null
      ? []
      : [tile, ...connected(fortressOf(siege, tile), tile)].flatMap((id) => foesOn(siege, id, sheet.locale));
  if (foes.length === 0) {
    write(sheet, words.nobodyNear, room, { size: 26, align: 'center', colour: colours.lightStone });
    return;
  }
  drawFoes(sheet, room, foes, 'by-tile');
}

/** In as many columns as keep each line readable. */
export function drawFoes(sheet: Sheet, room: Box, foes: readonly Foe[], named: 'by-tile' | 'alone'): void {
  const words = text[sheet.locale];
  const lines = Math.max(3, Math.ceil(foes.length / 4));
  const across = Math.max(2, Math.ceil(foes.length / lines));
  const cells = rows(room, lines, 4).flatMap((line) => columns(line, across, 10));
  foes.forEach((foe, index) => {
    const cell = cells[index];
    if (cell) drawFoe(sheet, cell, foe, named === 'alone' ? foe.name : `${foe.name} · ${words.say.tile(foe.tile)}`);
  });
}

function drawFoe(sheet: Sheet, room: Box, foe: Foe, name: string): void {
  const size = Math.min(46, room.height - 6);
  placed(sheet, foe.id, room);
  unit(sheet, at(room.x + size / 2 + 4, room.y + room.height / 2), {
    id: `token:${foe.id}`,
    size,
    shape: 'hexagon',
    colour: foe.colour,
    icon: foe.icon,
    count: foe.count,
  });
  const left = room.x + size + 24;
  const wide = room.x + room.width - left;
  const isWide = wide > 380;
  const needs = isWide ? wide * 0.4 : wide * 0.46;
  write(sheet, name, box(left, room.y, wide - needs - 8, room.height), {
    size: 22,
    face: 'strong',
    paragraph: true,
  });
  drawTokens(sheet, box(left + wide - needs, room.y, needs, room.height), resultTokens(foe.results), {
    size: 30,
    colour: colours.chalk,
    id: `need:${foe.id}`,
  });
}
