/** Textures, so that nothing is told by colour alone: slanted lines, dots, a weave. */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { pixelCache } from './pixel-cache.js';
import { colours } from './palette.js';
import { type Sheet, kept } from './sheet.js';

export const textures = ['slanted', 'backslanted', 'weave', 'dots'] as const;
export type Texture = (typeof textures)[number];
export type TextureStyle = {
  texture: Texture;
  ink: string;
  /** Under the lines; what lies there shows through where absent. */
  ground?: string;
  /** From line to line. */
  step?: number;
};

const tiles = pixelCache<{ canvas: Canvas }>(200_000);

function line(ctx: CanvasRenderingContext2D, side: number, goes: 'up' | 'down'): void {
  for (const shift of [-side, 0, side]) {
    ctx.beginPath();
    ctx.moveTo(shift - 4, goes === 'up' ? side + 4 : -4);
    ctx.lineTo(shift + side + 4, goes === 'up' ? -4 : side + 4);
    ctx.stroke();
  }
}

/** A tile that can be laid side by side without seams. */
function tile({ texture, ink, ground, step = 16 }: TextureStyle): Canvas {
  return tiles(`${texture}|${ink}|${ground ?? ''}|${step}`, () => {
    const canvas = createCanvas(step, step);
    const ctx = canvas.getContext('2d');
    if (ground !== undefined) {
      ctx.fillStyle = ground;
      ctx.fillRect(0, 0, step, step);
    }
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    ctx.lineWidth = step * 0.4;
    if (texture === 'dots') {
      for (const [x, y] of [[0.25, 0.25] as const, [0.75, 0.75] as const]) {
        ctx.beginPath();
        ctx.arc(x * step, y * step, step * 0.17, 0, 2 * Math.PI);
        ctx.fill();
      }
    } else {
      if (texture === 'weave') ctx.lineWidth = step * 0.2;
      if (texture !== 'backslanted') line(ctx, step, 'up');
      if (texture !== 'slanted') line(ctx, step, 'down');
    }
    return { canvas };
  }).canvas;
}

/** What a context fills or strokes with. */
export function pattern(ctx: CanvasRenderingContext2D, style: TextureStyle): ReturnType<typeof ctx.createPattern> {
  return ctx.createPattern(tile(style), 'repeat');
}

/** Fills the area of a path with a texture. */
export function textured(sheet: Sheet, lay: (ctx: CanvasRenderingContext2D) => void, style: TextureStyle): void {
  kept(sheet, (ctx) => {
    lay(ctx);
    ctx.fillStyle = pattern(ctx, style);
    ctx.fill();
  });
}

/** Danger's own. */
export const dangerTexture: TextureStyle = { texture: 'slanted', ink: colours.danger, ground: colours.ink };
