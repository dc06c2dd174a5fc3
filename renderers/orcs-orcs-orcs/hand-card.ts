/** One card of a hand: element band, what it costs and does, what it brings as an upgrade. */
import { type SpellEffect, spellData } from '../../src/games/orcs-orcs-orcs/content/spells.js';
import type { Element, HandCard } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { icon } from '../kit/icons.js';
import { colours, fade } from '../kit/palette.js';
import { parchment } from '../kit/panels.js';
import { type Box, at, box, inset, rounded } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { elementBand } from './corners.js';
import { cardIcon, elementLook, upgradeIcon } from './look.js';
import { text } from './text.js';

export type HandCardStyle = { card: HandCard; id: string; energy: number; study: boolean };

export function drawHandCard(sheet: Sheet, room: Box, style: HandCardStyle): void {
  const { card } = style;
  const words = text[sheet.locale];
  placed(sheet, style.id, room);
  parchment(sheet, room);
  const inner = inset(room, 12);
  const band = box(inner.x, inner.y, inner.width, 50);
  const foot = inner.y + inner.height;
  if (card.code === 'poison') {
    icon(sheet, cardIcon.poison, at(inner.x + inner.width / 2, inner.y + inner.height * 0.36), {
      size: Math.min(150, inner.height * 0.44),
      colour: colours.sepia,
    });
    write(sheet, words.cards.poison, box(inner.x, foot - 130, inner.width, 46), {
      size: 34,
      face: 'strong',
      align: 'center',
      colour: colours.parchmentInk,
    });
    write(sheet, words.dead, box(inner.x, foot - 80, inner.width, 60), {
      size: 24,
      align: 'center',
      paragraph: true,
      colour: colours.sepia,
    });
    return;
  }
  const data = spellData[card.code];
  elementBand(sheet, band, card.code, { radius: 6, size: 42 });
  const upgrade = data.upgrade.length > 0 ? 40 * data.upgrade.length + 8 : 0;
  const lineHeight = data.effects.length > 2 ? 56 : 64;
  const effects = data.effects.length > 0 ? data.effects.length : 1;
  const effectsTop = foot - upgrade - effects * lineHeight;
  const artTop = band.y + band.height + 6;
  const art = effectsTop - artTop - 50;
  icon(sheet, cardIcon[card.code], at(inner.x + inner.width / 2, artTop + art / 2), {
    size: Math.max(40, Math.min(136, art)),
    colour: colours.parchmentInk,
  });
  write(sheet, words.cards[card.code], box(inner.x, effectsTop - 50, inner.width, 46), {
    size: 34,
    face: 'strong',
    align: 'center',
    colour: colours.parchmentInk,
  });
  const [element] = data.energy;
  data.effects.forEach((effect, index) => {
    if (element)
      effectLine(sheet, box(inner.x, effectsTop + index * lineHeight, inner.width, lineHeight - 6), {
        effect,
        element,
        anywhere: data.range === 'any',
        payable: effect.cost <= style.energy,
      });
  });
  if (data.effects.length === 0)
    highlighted(sheet, box(inner.x, effectsTop, inner.width, lineHeight - 6), words.learn, {
      payable: style.study && !card.learned,
    });
  data.upgrade.forEach((effect, index) => {
    const y = foot - upgrade + 8 + index * 40 + 18;
    icon(sheet, upgradeIcon[effect], at(inner.x + 20, y), { size: 32, colour: colours.sepia });
    write(
      sheet,
      `${words.asUpgrade}${words.colon}${words.upgradeEffects[effect]}`,
      box(inner.x + 44, y - 18, inner.width - 46, 36),
      {
        size: 21,
        colour: colours.sepia,
      },
    );
  });
  if (card.learned) learnedVeil(sheet, room, words.learned);
}

type EffectLine = { effect: SpellEffect; element: Element; anywhere: boolean; payable: boolean };

function effectLine(sheet: Sheet, room: Box, { effect, element, anywhere, payable }: EffectLine): void {
  const look = elementLook[element];
  ground(sheet, room, { payable });
  const ink = payable ? look.colour : fade(look.colour, 0.55);
  const y = room.y + room.height / 2;
  /** A narrow card says the cost as a number. */
  const narrow = room.width < 240;
  const icons = narrow ? 1 : effect.cost;
  const start = room.x + (narrow ? 20 : 0);
  if (narrow)
    write(sheet, String(effect.cost), box(room.x + 6, room.y, 18, room.height), {
      size: 25,
      face: 'heavy',
      colour: payable ? colours.parchmentInk : colours.sepia,
    });
  for (let point = 0; point < icons; point += 1)
    icon(sheet, look.icon, at(start + 20 + point * 28, y), { size: 28, colour: ink });
  const x = start + 10 + icons * 28;
  icon(sheet, 'plain-arrow', at(x + 12, room.y + room.height / 2), {
    size: 20,
    colour: payable ? colours.parchmentInk : colours.sepia,
    angle: -Math.PI / 2,
  });
  write(
    sheet,
    text[sheet.locale].effect(effect, { anywhere }),
    box(x + 28, room.y, room.x + room.width - x - 34, room.height),
    {
      size: 25,
      face: payable ? 'strong' : 'body',
      colour: payable ? colours.parchmentInk : colours.sepia,
      paragraph: true,
    },
  );
}

function ground(sheet: Sheet, room: Box, { payable }: { payable: boolean }): void {
  rounded(sheet.ctx, room, 7);
  sheet.ctx.fillStyle = payable ? '#f3cf74' : fade(colours.parchmentEdge, 0.16);
  sheet.ctx.fill();
  if (!payable) return;
  sheet.ctx.strokeStyle = colours.brassDark;
  sheet.ctx.lineWidth = 2.5;
  sheet.ctx.stroke();
}

function highlighted(sheet: Sheet, room: Box, words: string, { payable }: { payable: boolean }): void {
  ground(sheet, room, { payable });
  write(sheet, words, inset(room, 10, 2), {
    size: 25,
    face: payable ? 'strong' : 'body',
    align: 'center',
    colour: payable ? colours.parchmentInk : colours.sepia,
  });
}

/** Learned this turn: it waits. */
function learnedVeil(sheet: Sheet, room: Box, words: string): void {
  rounded(sheet.ctx, room, 8);
  sheet.ctx.fillStyle = fade(colours.slate, 0.45);
  sheet.ctx.fill();
  const tag = box(room.x + 14, room.y + 66, room.width - 28, 44);
  rounded(sheet.ctx, tag, 8);
  sheet.ctx.fillStyle = colours.night;
  sheet.ctx.fill();
  icon(sheet, 'sands-of-time', at(tag.x + 26, tag.y + 22), { size: 30, colour: colours.brass });
  write(sheet, words, box(tag.x + 50, tag.y, tag.width - 58, tag.height), { size: 26, face: 'strong' });
}
