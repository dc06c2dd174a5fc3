import { describe, expect, it } from 'vitest';
import { track } from '../../renderers/kit/badges.js';
import { ground, header, legendLine, playerPanel } from '../../renderers/kit/frame.js';
import { icon } from '../../renderers/kit/icons.js';
import { layer } from '../../renderers/kit/layers.js';
import { arrow, breach, hatch, warning } from '../../renderers/kit/marks.js';
import { colours, seatMark, seatMarks } from '../../renderers/kit/palette.js';
import { card, deck } from '../../renderers/kit/panels.js';
import { bigEnemy, building, figure, smallEnemy, token } from '../../renderers/kit/pieces.js';
import { at, box, polygon } from '../../renderers/kit/shapes.js';
import { type Sheet, closeSheet, explain, openSheet } from '../../renderers/kit/sheet.js';
import { textTroubles } from './support/checks.js';

const texts = (sheet: Sheet): string[] => sheet.texts.map((text) => text.text);

/** How many pixels of a region differ from the empty ground. */
function painted(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): number {
  const { data } = sheet.ctx.getImageData(x, y, width, height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

describe('the grammar of pieces', () => {
  it('a small enemy shows its number from two on, and its damage', () => {
    const sheet = openSheet('en', 720);
    const style = { size: 60, colour: colours.green, icon: 'goblin-head', towards: 0 };
    smallEnemy(sheet, at(100, 100), { ...style, id: 'one', count: 1 });
    smallEnemy(sheet, at(300, 100), { ...style, id: 'three', count: 3, damage: 2 });
    expect(sheet.pieces.map((piece) => piece.id)).toEqual(['one', 'three']);
    expect(texts(sheet)).toEqual(['3']);
  });

  it('a small enemy points to its goal: its tip reaches further that way', () => {
    const sheet = openSheet('en', 720);
    smallEnemy(sheet, at(100, 100), { id: 'right', size: 60, colour: colours.green, icon: 'goblin-head', towards: 0 });
    expect(painted(sheet, { x: 128, y: 60, width: 10, height: 80 })).toBeGreaterThan(
      painted(sheet, { x: 62, y: 60, width: 10, height: 80 }),
    );
  });

  it('a big enemy shows the hit points left, a building its level, a token its number', () => {
    const sheet = openSheet('en', 720);
    bigEnemy(sheet, at(100, 100), {
      id: 'boss',
      size: 80,
      colour: colours.vermilion,
      icon: 'rock-golem',
      hitPoints: 12,
    });
    building(sheet, at(300, 100), { id: 'tower', size: 64, colour: colours.sky, icon: 'ballista', level: '3' });
    token(sheet, at(500, 100), { id: 'crystals', size: 44, colour: colours.sky, icon: 'crystal-growth', count: 4 });
    expect(texts(sheet)).toEqual(['12', '3', '4']);
  });

  it('a figure wears its seat’s sign, for every seat', () => {
    const sheet = openSheet('en', 720);
    seatMarks.forEach((mark, seat) =>
      figure(sheet, at(80 + seat * 120, 100), { id: `hero:${seat}`, size: 72, icon: 'cowled', mark }),
    );
    expect(texts(sheet)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('what is spent lies on its side with a small z, and the legend explains it', () => {
    const sheet = openSheet('fr', 720);
    figure(sheet, at(100, 100), { id: 'hero', size: 72, icon: 'cowled', mark: seatMark(0), spent: true });
    expect(texts(sheet)).toContain('z');
    expect(sheet.legend.get('spent')?.text).toBe('épuisé');
  });

  it('what changed wears a halo and says by how much, with a true minus', () => {
    const sheet = openSheet('en', 720);
    const style = { size: 60, colour: colours.green, icon: 'orc-head', towards: 0 };
    smallEnemy(sheet, at(100, 100), { ...style, id: 'fewer', change: -2 });
    smallEnemy(sheet, at(300, 100), { ...style, id: 'new', change: 'new' });
    expect(texts(sheet)).toEqual(['−2']);
    expect([...sheet.legend.keys()]).toEqual(['changed', 'delta']);
  });

  it('an icon that does not exist becomes a two-letter code', () => {
    const sheet = openSheet('en', 720);
    icon(sheet, 'dragon-of-no-such-set', at(100, 100), { size: 40, colour: colours.chalk });
    expect(texts(sheet)).toEqual(['DR']);
  });

  it('a card says cost, name and effect; a deck how many are left', () => {
    const sheet = openSheet('en', 720);
    card(sheet, box(20, 20, 220, 300), {
      id: 'card',
      name: 'Ice Storm',
      icon: 'snowing',
      cost: '2',
      effect: 'Two damage to a section',
    });
    deck(sheet, at(400, 150), { id: 'deck', width: 80, count: 14, icon: 'spell-book' });
    deck(sheet, at(600, 150), { id: 'empty', width: 80, count: 0, icon: 'spell-book' });
    expect(texts(sheet)).toEqual(expect.arrayContaining(['2', 'Ice Storm', 'Two damage to a section', '14', '0']));
    expect(textTroubles(sheet)).toEqual([]);
  });
});

describe('the frame', () => {
  it('a whole frame has no text clipped or hidden, whoever is awaited', () => {
    for (const awaited of [0, 1, 3, 5]) {
      const sheet = openSheet('fr', 720);
      ground(sheet);
      header(sheet, {
        title: 'Les Défenseurs du dernier royaume',
        icon: 'orc-head',
        where: 'Round 12 · Défausses dues',
        deciders: Array.from({ length: awaited }, (_, seat) => ({
          mark: seatMark(seat),
          name: `Joueuse numéro ${seat}`,
        })),
        left: { filled: 2, of: 3 },
        banner: 'DERNIER ROUND',
      });
      playerPanel(sheet, box(20, 400, 300, 120), {
        mark: seatMark(0),
        name: 'Bartholomäus',
        awaited: true,
        score: '128',
      });
      hatch(sheet, (path) => polygon(path, [at(400, 200), at(600, 200), at(500, 300)]), 10);
      warning(sheet, at(500, 330), 'DANGER');
      arrow(sheet, at(700, 200), at(800, 300));
      breach(sheet, at(900, 250), 40, '!');
      track(sheet, box(700, 400, 300, 24), { cells: 8, filled: 5, colour: colours.brass, number: '5' });
      legendLine(sheet, box(0, 682, 1280, 38));
      expect(textTroubles(sheet)).toEqual([]);
      expect(texts(sheet)).toEqual(expect.arrayContaining(['danger', 'déplacé']));
      closeSheet(sheet);
    }
  });

  it('a legend of many marks takes two rows, and leaves none out', () => {
    const sheet = openSheet('fr', 720);
    const names = Array.from({ length: 16 }, (_, index) => `ce que dit ${index}`);
    for (const name of names) explain(sheet, name, { text: name, paint: () => undefined });
    legendLine(sheet, box(0, 682, 1280, 38));
    expect(texts(sheet)).toEqual(names);
    expect(textTroubles(sheet)).toEqual([]);
  });

  it('the legend names only marks of this very picture', () => {
    const sheet = openSheet('en', 720);
    legendLine(sheet, box(0, 682, 1280, 38));
    expect(sheet.texts).toEqual([]);
  });

  it('a layer is painted once for each language and counts for every picture', () => {
    let paintings = 0;
    const paint = (still: Sheet): void => {
      paintings += 1;
      token(still, at(50, 50), { id: 'still', size: 40, colour: colours.sky, icon: 'castle', count: 2 });
    };
    const sheets = (['en', 'en', 'fr'] as const).map((locale) => {
      const sheet = openSheet(locale, 720);
      layer(sheet, 'test|layer', paint);
      return sheet;
    });
    expect(paintings).toBe(2);
    for (const sheet of sheets) {
      expect(sheet.pieces.map((piece) => piece.id)).toEqual(['still']);
      expect(painted(sheet, { x: 20, y: 20, width: 60, height: 60 })).toBeGreaterThan(500);
    }
  });
});
