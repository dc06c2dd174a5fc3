/** No picture of a recorded game shows a colour that is visibly another than the one drawn, whichever palette it got. */
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { toPng } from '../../renderers/encoder/png.js';
import { drafts } from '../../renderers/index.js';
import { closeSheet } from '../../renderers/kit/sheet.js';
import { boardOf, recordingsOf } from '../../scripts/palettes/recorded.js';
import type { SavedGame } from '../../scripts/rehearsal/recording.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, type Locale, locales } from '../../src/kernel/index.js';

/** As the encoder sees it: beyond this a colour looks wrong beside its original. */
const visible = 900;
/** The edges of glyphs may be off: one pixel in so many, whether the game's palette served or one of the picture's own. */
const mostOff = 1 / 200;
/** Every recorded game would take minutes. */
const every = 5;

/** Which share of the pixels is visibly off in the file. */
function offBetween(drawn: Buffer, { data }: PNG): number {
  let off = 0;
  for (let at = 0; at < data.length; at += 4) {
    // node-canvas has blue lowest.
    const red = (data[at] ?? 0) - (drawn[at + 2] ?? 0);
    const green = (data[at + 1] ?? 0) - (drawn[at + 1] ?? 0);
    const blue = (data[at + 2] ?? 0) - (drawn[at] ?? 0);
    if (2 * red * red + 4 * green * green + 3 * blue * blue > visible) off += 1;
  }
  return off / (data.length / 4);
}

function worstOf(game: AnyGame, recording: SavedGame, locale: Locale): number {
  const boards = drafts(boardOf(game, recording, 1 / 2, locale));
  const offs = boards.map(({ sheet }) => {
    const off = offBetween(sheet.canvas.toBuffer('raw'), PNG.sync.read(toPng(sheet.canvas, game.id)));
    closeSheet(sheet);
    return off;
  });
  return Math.max(...offs);
}

it.each(games)('$id: the boards of recorded games keep their colours, in every language', (game) => {
  const recordings = recordingsOf(game).filter((_, index) => index % every === 1);
  expect(recordings.length).toBeGreaterThan(1);
  recordings.forEach((recording, index) => {
    const locale = locales[index % locales.length] ?? locales[0];
    expect(worstOf(game, recording, locale), `recording ${index}, ${locale}`).toBeLessThanOrEqual(mostOff);
  });
});
