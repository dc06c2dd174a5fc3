/** No picture of a recorded game shows a colour that is visibly another than the one drawn, whichever palette it got. */
import { expect, it } from 'vitest';
import { offOf } from '../../scripts/palettes/off.js';
import { boardOf, recordingsOf } from '../../scripts/palettes/recorded.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/kernel/index.js';

/** The edges of glyphs may be off: one pixel in so many, whether the game's palette served or one of the picture's own. */
const mostOff = 1 / 250;
/** Where all around it is off as well it is no edge but a colour too rare for the palette: all such places of a picture together. */
const mostSolid = 12 * 12;
/** Within areas of one colour the eye is stricter: all that is off there is no more than a small piece of the picture. */
const mostWithinAreas = 80 * 80;
/** Where a game is looked at, in turns; `scripts/palettes.ts --check` looks at every board. */
const shares = [1, 1 / 4, 1 / 2, 3 / 4];

it.each(games)('$id: the boards of every recorded game keep their colours, in every language', (game) => {
  const recordings = recordingsOf(game);
  expect(recordings.length).toBeGreaterThanOrEqual(20);
  recordings.forEach((recording, index) => {
    const share = shares[index % shares.length] ?? 1;
    const locale = locales[(index >> 2) % locales.length] ?? locales[0];
    for (const off of offOf(boardOf(game, recording, share, locale))) {
      const which = `recording ${index + 1}, ${locale}, after ${share} of its answers`;
      expect(off.share, which).toBeLessThanOrEqual(mostOff);
      expect(off.solid, which).toBeLessThanOrEqual(mostSolid);
      expect(off.area, which).toBeLessThanOrEqual(mostWithinAreas);
    }
  });
});
