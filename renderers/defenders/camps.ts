/** The pieces on the map. */
import { generalBoards } from '../../src/games/defenders/content/generals.js';
import { type LocId, locationIds } from '../../src/games/defenders/content/map.js';
import type { View } from '../../src/games/defenders/types/index.js';
import { badge } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { breach, delta, halo, hatchedEdge, signed, warning } from '../kit/marks.js';
import { colours, fade } from '../kit/palette.js';
import { bigEnemy, figure } from '../kit/pieces.js';
import { type Point, around, at, between, disc, middle, polygon, polar } from '../kit/shapes.js';
import { type Sheet, explain, kept, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { type Camp, arrange, crystalSize, dangerWord, tagSize } from './arrange.js';
import type { Changes } from './changes.js';
import { radiusOf, spotOf } from './geography.js';
import { horde } from './horde.js';
import { drawMoves } from './moves.js';
import { crystalColour, gateColour, generalIcon, heroIcon, heroMark, peopleLook } from './look.js';
import { nameBox } from './background.js';
import { text } from './text.js';

export type Scene = { view: View; before: View | undefined; changes: Changes };

export function drawCamps(sheet: Sheet, scene: Scene): void {
  const { view, changes } = scene;
  drawMoves(sheet, view, changes);
  const camps = arrange(sheet, view, changes);
  for (const camp of camps) drawTethers(sheet, camp, view);
  for (const camp of camps) drawEdge(sheet, camp);
  for (const loc of locationIds) if (view.locations[loc].gate) drawGate(sheet, loc, changes);
  for (const camp of camps) {
    drawEnemies(sheet, camp, scene);
    if (camp.crystals) drawCrystals(sheet, camp.loc, camp.crystals, scene);
  }
  for (const camp of camps) drawHeroes(sheet, camp, scene);
  for (const camp of camps) drawTags(sheet, camp);
}

function drawGate(sheet: Sheet, loc: LocId, changes: Changes): void {
  const centre = spotOf(loc);
  const radius = radiusOf(loc) + 8;
  placed(sheet, `gate:${loc}`, around(centre, radius * 2));
  if (changes.gate(loc))
    halo(sheet, (path, grow) => {
      disc(path, centre, radius + grow);
    });
  stamp(sheet, around(centre, radius * 2), { key: 'gate', margin: 10 }, (own, room) => {
    gateRing(own, middle(room), radius);
  });
  explain(sheet, 'gate', {
    rank: 5,
    text: text[sheet.locale].gate,
    paint: (target, room) => {
      gateRing(target, at(room.x + room.width / 2, room.y + room.height / 2), 10);
    },
  });
}

/** A whirl of light round the place. */
function gateRing(sheet: Sheet, centre: Point, radius: number): void {
  kept(sheet, (ctx) => {
    disc(ctx, centre, radius);
    ctx.strokeStyle = colours.night;
    ctx.lineWidth = 9;
    ctx.stroke();
    ctx.lineCap = 'round';
    const arms = 5;
    for (let arm = 0; arm < arms; arm += 1) {
      const from = (arm * 2 * Math.PI) / arms;
      ctx.beginPath();
      for (let part = 0; part <= 10; part += 1) {
        const point = polar(centre, radius - 3 + part * 0.55, from + part * 0.1);
        ctx.lineTo(point.x, point.y);
      }
      ctx.strokeStyle = arm % 2 === 0 ? colours.chalk : gateColour;
      ctx.lineWidth = Math.max(3, radius * 0.13);
      ctx.stroke();
    }
  });
}

/** Who could not stand close to his place is tied to it. */
function drawTethers(sheet: Sheet, camp: Camp, view: View): void {
  const home = spotOf(camp.loc);
  const name = nameBox(sheet, camp.loc);
  const tied = [
    ...camp.heroes.map(({ slot, centre }) => ({ centre, colour: heroMark(view, slot).colour })),
    ...(camp.crystals ? [{ centre: camp.crystals, colour: crystalColour }] : []),
    ...(camp.general ? [{ centre: camp.general.centre, colour: colours.chalk }] : []),
  ];
  const { ctx } = sheet;
  for (const { centre, colour } of tied) {
    const away = Math.hypot(centre.x - home.x, centre.y - home.y);
    if (away < radiusOf(camp.loc) + 38) continue;
    const foot = name.y + name.height + 2;
    const start = centre.y > foot ? at(centre.x, foot) : between(home, centre, radiusOf(camp.loc) / away);
    for (const [ink, width] of [
      [colours.night, 8],
      [colour, 4],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(start.x, start.y);
      ctx.lineTo(centre.x, centre.y);
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.stroke();
    }
  }
}

/** About to overrun: a hatched edge round the hordes. */
function drawEdge(sheet: Sheet, { danger, loc }: Camp): void {
  if (!danger) return;
  placed(sheet, `full:${loc}`, danger.edge);
  hatchedEdge(sheet, danger.edge, { radius: 16, band: 9, ground: fade(colours.night, 0.72) });
}

function drawEnemies(sheet: Sheet, { loc, hordes, general }: Camp, { view, before }: Scene): void {
  if (general) {
    const { id, centre, size } = general;
    const { life } = view.generals[id];
    const look = peopleLook[generalBoards[id].colour];
    const was = before?.generals[id];
    const moved = was !== undefined && was.step !== view.generals[id].step;
    const hurt = life - (was?.life ?? life);
    if (look.rim !== colours.night) lightRim(sheet, centre, size);
    bigEnemy(sheet, centre, {
      id: `general:${id}:${life}`,
      size,
      icon: generalIcon[id],
      colour: look.colour,
      hitPoints: life,
      ...(hurt !== 0 ? { change: hurt } : moved ? { change: 'new' as const } : {}),
    });
  }
  for (const each of hordes)
    horde(sheet, each.centre, {
      id: `minions:${loc}:${each.colour}:${each.count}`,
      people: each.colour,
      count: each.count,
      size: each.size,
      change: each.change,
    });
}

/** The Undead's black would drown in the night. */
function lightRim(sheet: Sheet, centre: Point, size: number): void {
  const { ctx } = sheet;
  polygon(
    ctx,
    Array.from({ length: 6 }, (_, index) => polar(centre, size * 0.53 + 4, (index * Math.PI) / 3)),
  );
  ctx.fillStyle = colours.chalk;
  ctx.fill();
}

function drawCrystals(sheet: Sheet, loc: LocId, centre: Point, { view, changes }: Scene): void {
  const { crystals } = view.locations[loc];
  const more = changes.crystals(loc);
  placed(sheet, `crystals:${loc}:${crystals}`, around(centre, crystalSize));
  if (more !== 0)
    halo(sheet, (path, grow) => {
      disc(path, centre, crystalSize / 2 + grow - 4);
    });
  crystalIcon(sheet, centre, crystals > 0 ? crystalColour : colours.stone);
  if (crystals > 1) badge(sheet, at(centre.x + 13, centre.y + 11), String(crystals), { size: 20 });
  if (more !== 0) delta(sheet, at(centre.x - 14, centre.y - 15), signed(more), 18);
  explain(sheet, 'crystal', {
    rank: 4,
    text: text[sheet.locale].crystal,
    paint: (target, room) => {
      icon(target, 'crystal-growth', at(room.x + room.width / 2, room.y + room.height / 2), {
        size: 26,
        colour: crystalColour,
      });
    },
  });
}

function crystalIcon(sheet: Sheet, centre: Point, colour: string): void {
  stamp(sheet, around(centre, crystalSize), { key: `crystal|${colour}`, margin: 2 }, (own, room) => {
    const { x, y } = middle(room);
    disc(own.ctx, at(x, y), crystalSize / 2);
    own.ctx.fillStyle = fade(colours.night, 0.78);
    own.ctx.fill();
    own.ctx.strokeStyle = colour;
    own.ctx.lineWidth = 2;
    own.ctx.stroke();
    icon(own, 'crystal-growth', at(x, y - 1), { size: crystalSize - 8, colour });
  });
}

function drawHeroes(sheet: Sheet, camp: Camp, { view, changes, before }: Scene): void {
  for (const { slot, centre, size } of camp.heroes.toReversed()) {
    const hero = view.heroes[slot];
    if (!hero) continue;
    const mark = heroMark(view, slot);
    const active = slot === view.active && view.phase !== 'over';
    if (active)
      stamp(sheet, around(centre, size), { key: `at turn|${mark.colour}`, margin: 16 }, ({ ctx }, within) => {
        const here = middle(within);
        disc(ctx, here, size / 2 + 15);
        ctx.fillStyle = fade(mark.colour, 0.45);
        ctx.fill();
        disc(ctx, here, size / 2 + 7);
        ctx.fillStyle = colours.chalk;
        ctx.fill();
        ctx.strokeStyle = colours.night;
        ctx.lineWidth = 2.5;
        ctx.stroke();
      });
    const fresh = before !== undefined && before.heroes[slot]?.hero !== hero.hero;
    figure(sheet, centre, {
      id: `hero:${slot}:${camp.loc}`,
      size: active ? size + 4 : size,
      icon: heroIcon[hero.hero],
      mark,
      ...(changes.heroes.has(slot) || fresh ? { change: 'new' as const } : {}),
    });
  }
}

function drawTags(sheet: Sheet, { loc, danger, burst }: Camp): void {
  const words = text[sheet.locale];
  if (danger) warning(sheet, danger.tag, dangerWord(sheet.locale, loc), { size: tagSize });
  if (burst) {
    placed(sheet, `overrun:${loc}`, around(burst, 44));
    breach(sheet, burst, 24, '!');
    explain(sheet, 'overrun', {
      rank: 1,
      text: words.overrun,
      paint: (target, room) => {
        breach(target, at(room.x + room.width / 2, room.y + room.height / 2), 14);
      },
    });
  }
}
