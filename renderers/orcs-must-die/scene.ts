/** A close-up of the dice since the last board: who rolled what against whom, and what came of it. */
import type { Attacker, Events, Omd, RolledDie, Roll, View } from '../../src/games/orcs-must-die/types/index.js';
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
type Line = { actor: Actor; target: Actor | null; head: string; dice: DieStyle[]; outcome: string; isLoud: boolean };

const most = 4;
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
        return [{ actor: { hero: slot }, target: null, head, dice: dice(event.data.dice), outcome, isLoud: false }];
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
        return [
          { actor: { hero: event.data.slot }, target: null, head, dice: old, outcome: words.rerolled, isLoud: false },
        ];
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
    target: null,
    head: words.strikes(hero ? words.heroes[hero].name : '', words.say.tile(roll.tile)),
    dice: diceOf(roll.dice, 'roll:open'),
    outcome: words.toAssign,
    isLoud: true,
  };
}

function struckLine(view: View, locale: Task['locale'], data: Events['struck'], dice: DieStyle[]): Line {
  const words = text[locale];
  const side = view.teams.find(({ tiles }) => tiles.some(({ id }) => id === data.tile))?.side ?? data.side;
  const dead = words.say.spoils(data, side);
  const alive = data.wounds.filter(({ target }) => !data.bosses.some((boss) => boss === target));
  const wounds = alive.map(({ target, count }) => `${words.say.unit(target, side)} −${count}`).join(', ');
  const parts = [
    ...(dead === '' ? [] : [words.slain(dead)]),
    ...(wounds === '' ? [] : [words.wounded(wounds)]),
    ...(data.skulls > 0 ? [words.skulls(data.skulls)] : []),
  ];
  return {
    actor: { hero: data.slot },
    target: null,
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
    target: { hero: data.slot },
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
      return {
        icon: kindIcon[from.side][from.kind],
        colour: ['shaman', 'brute', 'colossus'].includes(from.kind) ? creatureColour.greater : creatureColour.lesser,
        count: from.count,
        name: words.say.count(from.side, from.kind, from.count),
      };
    case 'boss':
      return { icon: bossIcon(from.boss), colour: creatureColour.boss, count: 1, name: words.say.boss(from.boss) };
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
  const list = rows(body, Math.max(2, lines.length), 12);
  const lone = lines.length === 1 ? body.height / 4 : 0;
  lines.forEach((line, index) => {
    const room = list[index];
    if (room) drawLine(sheet, { ...room, y: room.y + lone }, { view: task.view, line, index });
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

function drawLine(sheet: Sheet, room: Box, { view, line, index }: { view: View; line: Line; index: number }): void {
  const isHero = 'hero' in line.actor;
  const tint = 'hero' in line.actor ? slotMark(view, line.actor.hero).colour : colours.danger;
  placed(sheet, `line:${index}`, room);
  plate(sheet, room, { fill: mix(tint, colours.night, 0.82), edge: isHero ? tint : colours.danger, edgeWidth: 3 });
  const size = Math.min(124, room.height - 44);
  const y = room.y + room.height / 2;
  drawActor(sheet, at(room.x + 86, y), size, { view, actor: line.actor, id: `actor:${index}` });
  const right = line.target ? 160 : 16;
  if (line.target)
    drawActor(sheet, at(room.x + room.width - 86, y), size, { view, actor: line.target, id: `target:${index}` });
  const x = room.x + 172;
  const wide = room.x + room.width - right - x;
  write(sheet, line.head, box(x, room.y + 8, wide, 36), { size: 28, face: 'title' });
  diceRow(sheet, box(x, room.y + 46, wide, room.height - 104), line.dice, 84);
  write(sheet, line.outcome, box(x, room.y + room.height - 54, wide, 48), {
    size: 27,
    face: 'strong',
    paragraph: true,
    colour: line.isLoud ? colours.brass : colours.parchmentShade,
  });
}
