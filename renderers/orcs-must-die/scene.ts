/** A close-up of the dice since the last board: who rolled what against whom, and what came of it. */
import { creatures } from '../../src/games/orcs-must-die/content/creatures.js';
import {
  type Attacker,
  type BossId,
  type Events,
  type Kind,
  type Omd,
  type RolledDie,
  type Roll,
  type Side,
  type TileId,
  type View,
  bossIds,
  kinds,
} from '../../src/games/orcs-must-die/types/index.js';
import { type DieStyle, diceRow, explainDie } from '../kit/dice.js';
import { ground, header, headerHeight, legendHeight, legendLine } from '../kit/frame.js';
import { unit } from '../kit/clusters.js';
import { layer } from '../kit/layers.js';
import { colours, mix } from '../kit/palette.js';
import { plate } from '../kit/panels.js';
import { figure } from '../kit/pieces.js';
import { type Box, type Point, at, box, rows } from '../kit/shapes.js';
import { type Sheet, openSheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Draft, SceneOf } from '../renderer.js';
import { headingOf } from './board.js';
import { bossIcon, creatureColour, dieLook, heroIcon, kindIcon, resultIcon, slotMark } from './look.js';
import { text } from './text.js';

type Task = SceneOf<Omd>;
type Actor = { hero: number } | { icon: string; colour: string; count: number; name: string };
/** One roll as it is told. */
type Line = { actor: Actor; hit: Actor[]; head: string; dice: DieStyle[]; outcome: string; isLoud: boolean };

const most = 4;
/** Kinds that are shown as hit; the words name them all. */
const mostHit = 6;
/** A die or two do not make a scene. */
const worthShowing = 3;

export function drawScene(task: Task): Draft[] {
  const lines = linesOf(task);
  if (lines.reduce((sum, line) => sum + line.dice.length, 0) < worthShowing) return [];
  const shown = lines.slice(-most);
  return [
    {
      name: 'dice.png',
      sheet: paint(task, shown),
      alt: shown.map((line) => `${line.head}${text[task.locale].colon}${line.outcome}.`).join(' '),
    },
  ];
}

function linesOf(task: Task): Line[] {
  const { view, events, locale } = task;
  const lines = events.flatMap((event, index): Line[] => {
    const dice = (rolled: readonly RolledDie[]): DieStyle[] => diceOf(rolled, `roll:${index}`);
    switch (event.type) {
      case 'struck':
        return [struckLine(view, locale, event.data, dice(event.data.dice))];
      case 'groupAttacked':
        return [attackLine(view, locale, event.data, dice(event.data.dice))];
      case 'healthRolled': {
        const words = text[locale];
        const { slot, hero, healed, skulls } = event.data;
        const outcome = [words.healed(healed), ...(skulls > 0 ? [words.skulls(skulls)] : [])].join(', ');
        const head = words.healsRoll(words.heroes[hero].name);
        return [{ actor: { hero: slot }, hit: [], head, dice: dice(event.data.dice), outcome, isLoud: false }];
      }
      case 'rerolled': {
        const old = event.data.dice.map(({ from }, place): DieStyle => ({
          id: `old:${index}:${place}`,
          face: facesOf(from),
          colour: colours.chalk,
          state: 'struck',
        }));
        const words = text[locale];
        const head = `${words.heroes[event.data.hero].name}${words.colon}${words.say.card(event.data.card)}`;
        return [{ actor: { hero: event.data.slot }, hit: [], head, dice: old, outcome: words.rerolled, isLoud: false }];
      }
      default:
        return [];
    }
  });
  return view.roll ? [...lines, openLine(view, locale, view.roll)] : lines;
}

const facesOf = (face: string): string[] => Array.from(face, (result) => resultIcon[result] ?? '');

function diceOf(rolled: readonly RolledDie[], id: string): DieStyle[] {
  return rolled.map(({ die, face }, index) => ({
    id: `${id}:${index}`,
    face: facesOf(face),
    colour: dieLook[die].colour,
    ...(face === '' ? ({ state: 'miss' } as const) : {}),
  }));
}

function openLine(view: View, locale: Task['locale'], roll: Roll): Line {
  const words = text[locale];
  const hero = view.slots[roll.slot]?.hero;
  return {
    actor: { hero: roll.slot },
    hit: standingOn(view, locale, roll.tile),
    head: words.strikes(hero ? words.heroes[hero].name : '', words.say.tile(roll.tile)),
    dice: diceOf(roll.dice, 'roll:open'),
    outcome: words.toAssign,
    isLoud: true,
  };
}

/** A number of creatures of one kind. */
function creatureActor(locale: Task['locale'], side: Side, kind: Kind, count: number): Actor {
  return {
    icon: kindIcon[side][kind],
    colour: creatures[kind].size === 'greater' ? creatureColour.greater : creatureColour.lesser,
    count,
    name: text[locale].say.count(side, kind, count),
  };
}

function bossActor(locale: Task['locale'], boss: BossId): Actor {
  return { icon: bossIcon(boss), colour: creatureColour.boss, count: 1, name: text[locale].say.boss(boss) };
}

/** Everybody whom the results may be spent on. */
function standingOn(view: View, locale: Task['locale'], tile: TileId): Actor[] {
  const team = view.teams.find(({ tiles }) => tiles.some(({ id }) => id === tile));
  const active = view.roll ? view.slots[view.roll.slot]?.side : undefined;
  const rivals = view.slots.flatMap((slot, hero) => (slot.tile === tile && slot.side !== active ? [{ hero }] : []));
  if (!team || team.side !== active) return rivals;
  return [
    ...kinds.flatMap((kind) => {
      const { ready = 0, stunned = 0 } = team.units[tile]?.[kind] ?? {};
      return ready + stunned > 0 ? [creatureActor(locale, team.side, kind, ready + stunned)] : [];
    }),
    ...view.bosses.filter((boss) => boss.tile === tile).map(({ id }) => bossActor(locale, id)),
    ...rivals,
  ];
}

/** Whom the blow killed, wounded or stunned. */
function hitBy(view: View, locale: Task['locale'], data: Events['struck'], side: Side): Actor[] {
  const wounded = data.wounds.flatMap(({ target }): Actor[] => {
    const boss = bossIds.find((id) => id === target);
    const hero = view.slots.findIndex((slot) => slot.hero === target);
    return boss ? [bossActor(locale, boss)] : hero >= 0 ? [{ hero }] : [];
  });
  const stunned = kinds.flatMap((kind): Actor[] => {
    const count = data.effects.filter((effect) => effect === `stun:${kind}`).length;
    return count > 0 ? [creatureActor(locale, side, kind, count)] : [];
  });
  return [...data.creatures.map(({ kind, count }) => creatureActor(locale, side, kind, count)), ...wounded, ...stunned];
}

function struckLine(view: View, locale: Task['locale'], data: Events['struck'], dice: DieStyle[]): Line {
  const words = text[locale];
  const side = view.teams.find(({ tiles }) => tiles.some(({ id }) => id === data.tile))?.side ?? data.side;
  const dead = words.say.spoils(data, side);
  const fell = data.creatures.reduce((sum, { count }) => sum + count, 0) + data.bosses.length;
  const dazed = words.say.targets(data.effects, 'stun', side);
  const alive = data.wounds.filter(({ target }) => !data.bosses.some((boss) => boss === target));
  const wounds = alive.map(({ target, count }) => `${words.say.unit(target, side)} ×${count}`).join(', ');
  const parts = [
    ...(dead === '' ? [] : [words.slain(dead, fell)]),
    ...(wounds === '' ? [] : [words.wounded(wounds)]),
    ...(dazed.count === 0 ? [] : [words.dazed(dazed.list, dazed.count)]),
    ...(data.skulls > 0 ? [words.skulls(data.skulls)] : []),
  ];
  return {
    actor: { hero: data.slot },
    hit: hitBy(view, locale, data, side),
    head: words.strikes(words.heroes[data.hero].name, words.say.tile(data.tile)),
    dice,
    outcome: parts.length > 0 ? parts.join(' · ') : words.noEffect,
    isLoud: dead !== '',
  };
}

function attackLine(view: View, locale: Task['locale'], data: Events['groupAttacked'], dice: DieStyle[]): Line {
  const words = text[locale];
  const actor = attackerOf(view, locale, data.from);
  const name = 'name' in actor ? actor.name : '';
  return {
    actor,
    hit: [{ hero: data.slot }],
    head: words.attacks(name, words.heroes[data.hero].name),
    dice,
    outcome: data.wounds > 0 ? words.wounds(data.wounds) : words.unhurt,
    isLoud: data.wounds > 0,
  };
}

function attackerOf(view: View, locale: Task['locale'], from: Attacker): Actor {
  const words = text[locale];
  switch (from.by) {
    case 'group':
      return creatureActor(locale, from.side, from.kind, from.count);
    case 'boss':
      return bossActor(locale, from.boss);
    case 'hero':
      return {
        icon: heroIcon[from.hero],
        colour: slotMark(view, from.slot).colour,
        count: 1,
        name: words.heroes[from.hero].name,
      };
    default:
      return { icon: 'hazard-sign', colour: colours.orange, count: 1, name: '' };
  }
}

function paint(task: Task, lines: readonly Line[]): Sheet {
  const words = text[task.locale];
  const top = headerHeight + 12;
  const sheet = openSheet(task.locale, Math.max(720, top + lines.length * 210 + legendHeight + 20));
  layer(sheet, 'orcs-must-die|dice', ground);
  header(sheet, { ...headingOf(task.view, task, undefined), title: words.rolls, icon: 'rolling-dices' });
  const body = box(20, top, sheet.width - 40, sheet.height - top - legendHeight - 12);
  const list = rows(body, lines.length, 12);
  lines.forEach((line, index) => {
    const room = list[index];
    if (room) drawLine(sheet, room, { view: task.view, line, index });
  });
  if (lines.some(({ dice }) => dice.some(({ state }) => state === 'struck')))
    explainDie(sheet, 'struck', words.rerolled);
  legendLine(sheet, box(0, sheet.height - legendHeight, sheet.width, legendHeight));
  return sheet;
}

function drawActor(
  sheet: Sheet,
  centre: Point,
  size: number,
  { view, actor, id }: { view: View; actor: Actor; id: string },
): void {
  if ('hero' in actor) {
    const slot = view.slots[actor.hero];
    figure(sheet, centre, {
      id,
      size,
      icon: slot?.hero ? heroIcon[slot.hero] : 'hood',
      mark: slotMark(view, actor.hero),
      signAt: -Math.PI * 0.75,
    });
    return;
  }
  unit(sheet, centre, { id, size, shape: 'hexagon', icon: actor.icon, colour: actor.colour, count: actor.count });
}

/** Whom a blow reaches, at the right: one below the other in as many columns as needed; how wide that is. */
function drawHit(
  sheet: Sheet,
  room: Box,
  { view, line, index, scale, size }: { view: View; line: Line; index: number; scale: number; size: number },
): number {
  const shown = line.hit.slice(0, mostHit);
  if (shown.length === 0) return 16;
  const isLone = shown.length === 1;
  const margin = 24 * scale;
  const each = isLone ? size : Math.min(104 * scale, (room.height - 36) / 2);
  const perColumn = isLone ? 1 : Math.max(1, Math.min(shown.length, Math.floor((room.height - 20) / (each + 10))));
  const columns = Math.ceil(shown.length / perColumn);
  shown.forEach((actor, place) => {
    const column = Math.floor(place / perColumn);
    const inColumn = Math.min(perColumn, shown.length - column * perColumn);
    const row = (place % perColumn) - (inColumn - 1) / 2;
    const centre = at(
      room.x + room.width - margin - each / 2 - (columns - 1 - column) * (each + 12),
      room.y + room.height / 2 + row * (each + 10),
    );
    drawActor(sheet, centre, each, { view, actor, id: `hit:${index}:${place}` });
  });
  return 12 + margin + columns * (each + 12);
}

function drawLine(sheet: Sheet, room: Box, { view, line, index }: { view: View; line: Line; index: number }): void {
  const isHero = 'hero' in line.actor;
  const tint = 'hero' in line.actor ? slotMark(view, line.actor.hero).colour : colours.danger;
  placed(sheet, `line:${index}`, room);
  plate(sheet, room, { fill: mix(tint, colours.night, 0.82), edge: isHero ? tint : colours.danger, edgeWidth: 3 });
  // A lone roll has the whole picture, and everything on it grows.
  const scale = Math.min(1.6, Math.max(1, room.height / 250));
  const size = Math.min(124 * scale, room.height - 44);
  const y = room.y + room.height / 2;
  drawActor(sheet, at(room.x + 24 + size / 2, y), size, { view, actor: line.actor, id: `actor:${index}` });
  const right = drawHit(sheet, room, { view, line, index, scale, size });
  const x = room.x + 48 + size;
  const wide = room.x + room.width - right - x;
  const [head, foot] = [36 * scale, 48 * scale];
  write(sheet, line.head, box(x, room.y + 8 * scale, wide, head), { size: 28 * scale, face: 'title' });
  const top = 10 * scale + head;
  diceRow(sheet, box(x, room.y + top, wide, room.height - top - foot - 10), line.dice, 84 * scale);
  write(sheet, line.outcome, box(x, room.y + room.height - foot - 6, wide, foot), {
    size: 27 * scale,
    face: 'strong',
    paragraph: true,
    colour: line.isLoud ? colours.brass : colours.parchmentShade,
  });
}
