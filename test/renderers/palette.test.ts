import { describe, expect, it } from 'vitest';
import { colours, contrast, inkOn, mix, seatMarks } from '../../renderers/kit/palette.js';
import { categoryColour, elementLook, kindIcon, mageMark } from '../../renderers/orcs-orcs-orcs/look.js';
import { categories, colours as mageColours, elements } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { distance, eyes } from './support/vision.js';

/** Clearly different at a glance, not merely when held side by side. */
const apart = 15;

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [T, T] => [first, second]));
}

describe('the palette', () => {
  it('text reads on every ground it is written on', () => {
    for (const ground of [colours.night, colours.ink, colours.slate, colours.slab])
      for (const ink of [colours.chalk, colours.parchmentShade, colours.brass])
        expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, colours.lightStone)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.parchment, colours.sepia)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.danger, inkOn(colours.danger))).toBeGreaterThanOrEqual(4.5);
  });

  it('key numbers stand out even more', () => {
    expect(contrast(colours.parchment, colours.parchmentInk)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.ink, colours.chalk)).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.brass, colours.parchmentInk)).toBeGreaterThanOrEqual(7);
  });

  it('every seat colour takes an ink that reads, bright and darkened', () => {
    for (const { colour } of seatMarks)
      for (const ground of [colour, mix(colour, colours.night, 0.56), mix(colour, colours.night, 0.72)])
        expect(contrast(ground, inkOn(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('no two seats share a shape or a sign, so that colour is never alone', () => {
    expect(new Set(seatMarks.map((mark) => mark.shape)).size).toBe(seatMarks.length);
    expect(new Set(seatMarks.map((mark) => mark.sign)).size).toBe(seatMarks.length);
    for (const locale of ['en', 'fr'] as const) {
      const mages = mageColours.map((colour) => mageMark(colour, locale));
      expect(new Set(mages.map((mark) => mark.shape)).size).toBe(4);
      expect(new Set(mages.map((mark) => mark.sign)).size).toBe(4);
    }
  });

  describe.each(eyes)('seen with %s sight', (sight) => {
    it('the four seats of most tables stay apart', () => {
      for (const [a, b] of pairs(seatMarks.slice(0, 4)))
        expect(distance(a.colour, b.colour, sight), `${a.sign} and ${b.sign}`).toBeGreaterThan(apart);
    });

    it('the four mages stay apart', () => {
      for (const [a, b] of pairs(mageColours.map((colour) => mageMark(colour, 'en'))))
        expect(distance(a.colour, b.colour, sight), `${a.sign} and ${b.sign}`).toBeGreaterThan(apart);
    });

    it('the three categories of creatures stay apart, from each other and from the ground', () => {
      for (const [a, b] of pairs(categories))
        expect(distance(categoryColour[a], categoryColour[b], sight), `${a} and ${b}`).toBeGreaterThan(apart);
      for (const category of categories)
        expect(distance(categoryColour[category], colours.slate, sight), category).toBeGreaterThan(apart);
    });

    it('elements stay apart, or their icons tell them apart', () => {
      for (const [a, b] of pairs(elements)) {
        const far = distance(elementLook[a].colour, elementLook[b].colour, sight) > apart;
        expect(far || elementLook[a].icon !== elementLook[b].icon, `${a} and ${b}`).toBe(true);
      }
    });

    it('change and danger are never mistaken for each other or for the ground', () => {
      for (const [a, b] of pairs([colours.brass, colours.danger, colours.slate, colours.parchment]))
        expect(distance(a, b, sight), `${a} and ${b}`).toBeGreaterThan(apart);
    });
  });

  it('every kind of creature has a face of its own', () => {
    expect(new Set(Object.values(kindIcon)).size).toBe(Object.keys(kindIcon).length);
  });
});
