/** The checks of the conformance suite see what they are there to see. */
import { describe, expect, it } from 'vitest';
import { box } from '../../renderers/kit/shapes.js';
import { type Sheet, openSheet, placed, turned } from '../../renderers/kit/sheet.js';
import { write } from '../../renderers/kit/text.js';
import type { ShownPiece } from '../../renderers/renderer.js';
import { pieceTroubles, textTroubles } from './support/checks.js';

const sheetWith = (...pieces: readonly [id: string, x: number, y: number, size: number][]): Sheet => {
  const sheet = openSheet('en', 720);
  for (const [id, x, y, size] of pieces) placed(sheet, id, box(x, y, size, size));
  return sheet;
};
const orc: ShownPiece = { id: 'orc', decides: true, stands: true };
const troll: ShownPiece = { id: 'troll', stands: true };

describe('pieces', () => {
  it('are missed where they are not drawn on any of the sheets', () => {
    const [one, two] = [sheetWith(['orc', 0, 0, 40]), sheetWith(['troll', 0, 0, 40])];
    expect(pieceTroubles([one, two], [orc, troll])).toEqual([]);
    expect(pieceTroubles([one], [orc, troll])).toEqual(['troll is missing']);
  });

  it('that decide the turn are at least 32 px high', () => {
    expect(pieceTroubles([sheetWith(['orc', 0, 0, 31])], [orc])).toEqual(['orc is 31 px high']);
    expect(pieceTroubles([sheetWith(['troll', 0, 0, 31])], [troll])).toEqual([]);
  });

  it('do not stand on each other', () => {
    const close = sheetWith(['orc', 0, 0, 40], ['troll', 20, 0, 40]);
    expect(pieceTroubles([close], [orc, troll])).toEqual(['orc and troll stand on each other']);
    expect(pieceTroubles([close], [orc, { id: 'troll' }])).toEqual([]);
    expect(pieceTroubles([sheetWith(['orc', 0, 0, 40], ['troll', 30, 0, 40])], [orc, troll])).toEqual([]);
  });

  it('do not stand on names, also on those that lie turned, but may bear a word', () => {
    const sheet = sheetWith(['orc', 100, 100, 60]);
    write(sheet, 'Rivendale', box(130, 110, 200, 40), { size: 30 });
    expect(pieceTroubles([sheet], [orc])).toEqual(['orc lies on "Rivendale"']);
    const slanted = sheetWith(['orc', 100, 100, 60]);
    turned(slanted, { centre: { x: 250, y: 100 }, angle: Math.PI / 4 }, () => {
      write(slanted, 'Far from it', box(-100, -20, 200, 40), { size: 30, align: 'center' });
    });
    expect(pieceTroubles([slanted], [orc])).toEqual([]);
    const own = sheetWith(['orc', 100, 100, 120]);
    write(own, 'Orc', box(110, 110, 100, 40), { size: 20 });
    expect(pieceTroubles([own], [orc])).toEqual([]);
  });
});

describe('texts', () => {
  it('are shortened, too small, outside or on each other', () => {
    const sheet = openSheet('en', 720);
    write(sheet, 'Much too long for so little room', box(10, 10, 60, 20), { size: 20 });
    write(sheet, 'tiny', box(10, 100, 60, 20), { size: 9 });
    write(sheet, 'beyond', box(1250, 200, 200, 40), { size: 30 });
    write(sheet, 'above', box(10, 300, 200, 40), { size: 30 });
    write(sheet, 'below', box(10, 300, 200, 40), { size: 30 });
    const troubles = textTroubles(sheet).join('\n');
    for (const trouble of ['shortened', 'too small', 'leaves the picture', 'lie on each other'])
      expect(troubles).toContain(trouble);
  });
});
