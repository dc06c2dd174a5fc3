import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { font, fontFiles, registerFonts } from '../../renderers/kit/fonts.js';
import { type Box, at, box } from '../../renderers/kit/shapes.js';
import { type DrawnText, openSheet, turned } from '../../renderers/kit/sheet.js';
import { type TextStyle, smallest, write } from '../../renderers/kit/text.js';
import { words } from '../../renderers/kit/words.js';
import { text } from '../../renderers/orcs-orcs-orcs/text.js';
import { charactersOf } from './support/font-file.js';

const { resolve } = createRequire(import.meta.url);

/** Every wording of a catalogue; those that take parameters with some filled in. */
function sentences(of: object): string[] {
  return Object.values(of).flatMap((value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'object' && value !== null) return sentences(value);
    return [];
  });
}

describe('the faces', () => {
  it.each(Object.entries(fontFiles))('%s has every character of both languages', (_, { file }) => {
    const known = charactersOf(readFileSync(resolve(file)));
    const french = 'àâäæçéèêëîïôöœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’…—–';
    const figures = '0123456789+×';
    const used = [words.en, words.fr, text.en, text.fr].flatMap(sentences).join('');
    const missing = [...new Set(`${french}${figures}${used}`)].filter(
      /** A true minus and no-break spaces are set in the text face only. */
      (letter) => !known.has(letter.codePointAt(0) ?? 0) && !/[−\u00a0\u202f]/u.test(letter),
    );
    expect(missing).toEqual([]);
  });

  it.each(['body', 'strong', 'heavy'] as const)('%s has the minus sign and narrow spaces', (face) => {
    const known = charactersOf(readFileSync(resolve(fontFiles[face].file)));
    for (const letter of '−\u00a0\u202f') expect(known.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
  });

  it('figures are all of one width, so that numbers do not dance', () => {
    registerFonts();
    const ctx = createCanvas(10, 10).getContext('2d');
    for (const face of ['body', 'strong', 'heavy'] as const) {
      ctx.font = font(face, 100);
      const widths = new Set(Array.from('0123456789', (figure) => ctx.measureText(figure).width));
      expect(widths.size, face).toBe(1);
    }
  });
});

describe('text that never clips', () => {
  function written(wording: string, room: Box, style: TextStyle): DrawnText {
    const sheet = openSheet('en', 720);
    write(sheet, wording, room, style);
    const [drawn] = sheet.texts;
    if (!drawn) throw new Error('nothing was written');
    return drawn;
  }
  const inside = ({ box: glyphs, room }: DrawnText): boolean =>
    glyphs.x >= room.x - 0.5 &&
    glyphs.x + glyphs.width <= room.x + room.width + 0.5 &&
    glyphs.y >= room.y - 0.5 &&
    glyphs.y + glyphs.height <= room.y + room.height + 0.5;

  it('keeps its size where there is room', () => {
    const drawn = written('Ada', box(10, 10, 400, 60), { size: 40 });
    expect(drawn.size).toBe(40);
    expect(inside(drawn)).toBe(true);
  });

  it('shrinks first', () => {
    const drawn = written('Bartholomew the Great', box(10, 10, 240, 60), { size: 40 });
    expect(drawn.size).toBeLessThan(40);
    expect(drawn.size).toBeGreaterThanOrEqual(smallest);
    expect(drawn.lines).toEqual(['Bartholomew the Great']);
    expect(inside(drawn)).toBe(true);
  });

  it('then wraps at the floor', () => {
    const drawn = written('Bartholomew the Great of the Northern Marches', box(10, 10, 200, 60), { size: 40 });
    expect(drawn.size).toBe(smallest);
    expect(drawn.lines.length).toBeGreaterThan(1);
    expect(drawn.shortened).toBe(false);
    expect(inside(drawn)).toBe(true);
  });

  it('parts a single long word between syllables', () => {
    const drawn = written('Réapprovisionnement', box(10, 10, 120, 60), { size: 26, floor: 19 });
    expect(drawn.lines.join('')).toBe('Réapprovi-sionnement');
    expect(drawn.shortened).toBe(false);
    expect(inside(drawn)).toBe(true);
  });

  it('and shortens with an ellipsis only when nothing else helps', () => {
    const drawn = written('An endless name that goes on and on', box(10, 10, 90, 20), { size: 40 });
    expect(drawn.lines.join(' ')).toMatch(/…$/u);
    expect(drawn.shortened).toBe(true);
    expect(inside(drawn)).toBe(true);
  });

  it('keeps a family of emojis together when it shortens', () => {
    const drawn = written('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', box(10, 10, 60, 20), { size: 20 });
    expect(drawn.lines.join('')).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
  });

  it('running text takes the largest size at which its lines fit', () => {
    const room = box(10, 10, 300, 90);
    const drawn = written('Two creatures change places, wherever on the board they are.', room, {
      size: 60,
      paragraph: true,
    });
    expect(drawn.lines.length).toBeGreaterThan(1);
    expect(drawn.size).toBeGreaterThan(smallest);
    expect(inside(drawn)).toBe(true);
  });

  it('a turned text is logged where it lies on the sheet', () => {
    const sheet = openSheet('en', 720);
    turned(sheet, { centre: at(600, 300), angle: Math.PI / 2 }, () => {
      write(sheet, 'along the wall', box(-100, -20, 200, 40), { size: 24, align: 'center' });
    });
    const [drawn] = sheet.texts;
    expect(drawn?.box.height).toBeGreaterThan(drawn?.box.width ?? 0);
    expect(drawn?.box.x).toBeGreaterThan(570);
  });
});
