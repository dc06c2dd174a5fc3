/** 7.1: the damage tiles. Every one may be turned and flipped (KRU-3.1). */
import type { ShapeId } from '../types/index.js';

type Shape = {
  drawing: string;
  /** Tiles in the box; no limit (RU-07). */
  inBox: number;
};

export const shapes: Readonly<Record<ShapeId, Shape>> = {
  m1: { drawing: '#', inBox: 60 },
  d2: { drawing: '##', inBox: 50 },
  i3: { drawing: '###', inBox: 22 },
  l3: { drawing: '#. / ##', inBox: 20 },
  i4: { drawing: '####', inBox: 8 },
  o4: { drawing: '## / ##', inBox: 12 },
  l4: { drawing: '#. / #. / ##', inBox: 8 },
  t4: { drawing: '### / .#.', inBox: 6 },
  s4: { drawing: '.## / ##.', inBox: 4 },
  p5: { drawing: '## / ## / #.', inBox: 6 },
};

/** The knife of KRU-4.8, and the tile of a skull. */
export const knifeShape: ShapeId = 'm1';
