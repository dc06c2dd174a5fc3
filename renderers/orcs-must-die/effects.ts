/** What cards, weapons and needs come to, as small icons in a row. */
import { type Equipment, type EquipmentId, equipmentOf } from '../../src/games/orcs-must-die/content/equipment.js';
import { type Trap, type TrapId, trapOf } from '../../src/games/orcs-must-die/content/traps.js';
import { type Dice, dieIds, icons } from '../../src/games/orcs-must-die/types/index.js';
import { die } from '../kit/dice.js';
import { icon } from '../kit/icons.js';
import { type Box, at } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { widthOf, write } from '../kit/text.js';
import { dieLook, resultIcon, skullIcon } from './look.js';

/** A number and an icon, or so many dice of a kind. */
export type Token = { icon: string; text?: string } | { die: keyof typeof dieLook; text?: string };

/** `SSSVV` as three swords and two speeds. */
export function resultTokens(results: string): Token[] {
  return icons.flatMap((one) => {
    const count = Array.from(results).filter((each) => each === one).length;
    const glyph = resultIcon[one] ?? '';
    return count === 0 ? [] : [{ icon: glyph, text: String(count) }];
  });
}

function diceTokens(dice: Dice): Token[] {
  return dieIds.flatMap((id) => (dice[id] ? [{ die: id, text: String(dice[id]) }] : []));
}

export function trapTokens(id: TrapId): Token[] {
  const trap: Trap = trapOf(id);
  return [
    ...resultTokens(trap.icons ?? ''),
    ...(trap.either
      ? [
          { icon: 'sprint', text: '1' },
          { icon: 'brain', text: '/' },
        ]
      : []),
    ...(trap.slays ? [{ icon: 'guillotine', text: String(trap.slays.count) }] : []),
    ...(trap.stuns ? [{ icon: 'knocked-out-stars', text: String(trap.stuns.count) }] : []),
    ...(trap.planks ? [{ icon: 'planks', text: String(trap.planks) }] : []),
    ...(trap.pushesBack ? [{ icon: 'push', text: String(trap.pushesBack) }] : []),
    ...(trap.mints ? [{ icon: skullIcon, text: `+${trap.mints}` }] : []),
    ...(trap.heals ? [{ icon: 'health-normal', text: String(trap.heals) }] : []),
    ...(trap.stops ? [{ icon: 'sticky-boot' }] : []),
  ];
}

export function equipmentTokens(id: EquipmentId): Token[] {
  const card: Equipment = equipmentOf(id);
  const { bounty, cancels, income, use } = card;
  const skulls = (income?.own ?? 0) + (income?.rift ?? 0) + (bounty?.first ?? 0) + (bounty?.greater ?? 0);
  const heals = (income?.heal ?? 0) + (card.leech ?? 0);
  return [
    ...diceTokens(card.dice ?? {}),
    ...diceTokens(card.boost ?? {}),
    ...resultTokens(`${card.fixed ?? ''}${card.replacesDie ?? ''}${card.wrench ?? ''}`),
    ...(cancels ? [{ icon: 'shield', text: String(cancels.first) }] : []),
    ...(card.maxHealth ? [{ icon: 'hearts', text: `+${card.maxHealth}` }] : []),
    ...(card.noStun ? [{ icon: 'metal-bar' }] : []),
    ...(skulls > 0 ? [{ icon: skullIcon, text: `+${skulls}` }] : []),
    ...(heals > 0 ? [{ icon: 'health-normal', text: `+${heals}` }] : []),
    ...(card.thorns ? [{ icon: 'guillotine', text: String(card.thorns) }] : []),
    ...(card.secondWind ? [{ icon: 'heart-plus' }] : []),
    ...(card.move ? [{ icon: 'walking-boot', text: `+${card.move}` }] : []),
    ...(card.reroll ? [{ icon: 'rolling-dices', text: card.reroll === 'any' ? '' : String(card.reroll) }] : []),
    ...(use ? useTokens(use) : []),
  ];
}

function useTokens(use: NonNullable<Equipment['use']>): Token[] {
  switch (use.effect) {
    case 'heal':
      return [{ icon: 'health-normal', ...(use.amount === 'full' ? {} : { text: `+${use.amount}` }) }];
    case 'tend':
      return [{ icon: 'health-normal', text: `+${use.amount}` }];
    case 'mend-rift':
      return [{ icon: 'magic-portal', text: `+${use.amount}` }];
    case 'flash':
      return [{ icon: 'knocked-out-stars' }];
    case 'recall':
      return [{ icon: 'teleport' }];
  }
}

export type TokenStyle = { size: number; colour: string; id: string; align?: 'left' | 'center' | 'right' };

function tokenWidth(sheet: Sheet, token: Token, size: number): number {
  const letter = Math.max(16, Math.round(size * 0.8));
  const text = token.text ?? '';
  return size + (text === '' ? 0 : widthOf(sheet, text, 'heavy', letter) + 3);
}

/** As many tokens as fit into the room; returns how wide they are together. */
export function drawTokens(sheet: Sheet, room: Box, tokens: readonly Token[], style: TokenStyle): number {
  const gap = Math.max(5, style.size * 0.25);
  const widths = tokens.map((token) => tokenWidth(sheet, token, style.size));
  let shown = tokens.length;
  const total = (): number => widths.slice(0, shown).reduce((sum, width) => sum + width + gap, -gap);
  while (shown > 0 && total() > room.width) shown -= 1;
  if (shown === 0) return 0;
  const free = room.width - total();
  let x = room.x + (style.align === 'center' ? free / 2 : style.align === 'right' ? free : 0);
  const y = room.y + room.height / 2;
  const letter = Math.max(16, Math.round(style.size * 0.8));
  tokens.slice(0, shown).forEach((token, index) => {
    const wide = widths[index] ?? 0;
    const glyph = at(x + wide - style.size / 2, y);
    const text = token.text ?? '';
    if (text !== '')
      write(
        sheet,
        text,
        { x, y: y - letter, width: wide - style.size, height: letter * 2 },
        {
          size: letter,
          face: 'heavy',
          colour: style.colour,
        },
      );
    if ('die' in token) {
      const look = dieLook[token.die];
      die(sheet, glyph, style.size, { id: `${style.id}:${token.die}`, face: [look.icon], colour: look.colour });
    } else icon(sheet, token.icon, glyph, { size: style.size, colour: style.colour });
    x += wide + gap;
  });
  return total();
}

/** Every die for itself, smaller where there are many. */
export function diceSquares(sheet: Sheet, room: Box, dice: Dice, id: string): void {
  const all = dieIds.flatMap((kind) => Array.from({ length: dice[kind] ?? 0 }, () => kind));
  const size = Math.min(room.height, (room.width + 5) / Math.max(1, all.length) - 5);
  all.forEach((kind, index) => {
    const { colour, icon: glyph } = dieLook[kind];
    die(sheet, at(room.x + size / 2 + index * (size + 5), room.y + room.height / 2), size, {
      id: `${id}:${index}`,
      face: [glyph],
      colour,
    });
  });
}
