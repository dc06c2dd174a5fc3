/** What never changes between two pictures of a table is painted once and kept. */
import type { Locale } from '../../src/kernel/index.js';
import { type Sheet, closeSheet, openKeptSheet } from './sheet.js';

const kept = new Map<string, Sheet>();
const limit = 16;

/** Paints the layer of this key, or copies it where it was painted before; its texts and pieces count for the sheet. */
export function layer(sheet: Sheet, key: string, paint: (sheet: Sheet) => void): void {
  const full = `${key}|${sheet.locale}|${sheet.width}x${sheet.height}`;
  const found = kept.get(full) ?? paintLayer(sheet.locale, sheet.height, sheet.width, paint);
  kept.delete(full);
  kept.set(full, found);
  for (const [oldest, old] of kept) {
    if (kept.size <= limit) break;
    kept.delete(oldest);
    closeSheet(old);
  }
  /** It lies below everything: what was there need not be mixed in. */
  sheet.ctx.globalCompositeOperation = 'copy';
  sheet.ctx.drawImage(found.canvas, 0, 0);
  sheet.ctx.globalCompositeOperation = 'source-over';
  if (sheet.noted) {
    sheet.texts.push(...found.texts);
    sheet.pieces.push(...found.pieces);
  }
  for (const [mark, entry] of found.legend) if (!sheet.legend.has(mark)) sheet.legend.set(mark, entry);
}

function paintLayer(locale: Locale, height: number, width: number, paint: (sheet: Sheet) => void): Sheet {
  const own = openKeptSheet(locale, height, width);
  paint(own);
  return own;
}
