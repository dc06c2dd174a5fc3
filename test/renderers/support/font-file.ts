/** Reads from a TrueType file which characters it can draw. */

/** The characters of the font's Unicode table (format 4: the basic plane). */
export function charactersOf(file: Buffer): Set<number> {
  const tables = file.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const entry = 12 + index * 16;
    if (file.toString('latin1', entry, entry + 4) === 'cmap') return unicodeTable(file, file.readUInt32BE(entry + 8));
  }
  throw new Error('the font has no character map');
}

function unicodeTable(file: Buffer, start: number): Set<number> {
  const count = file.readUInt16BE(start + 2);
  for (let index = 0; index < count; index += 1) {
    const table = start + file.readUInt32BE(start + 4 + index * 8 + 4);
    if (file.readUInt16BE(table) === 4) return segments(file, table);
  }
  throw new Error('the font has no basic Unicode table');
}

function segments(file: Buffer, table: number): Set<number> {
  const found = new Set<number>();
  const double = file.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + double + 2;
  const deltas = starts + double;
  const offsets = deltas + double;
  for (let at = 0; at < double; at += 2) {
    const end = file.readUInt16BE(ends + at);
    const offset = file.readUInt16BE(offsets + at);
    for (let code = file.readUInt16BE(starts + at); code <= end && code < 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + file.readUInt16BE(deltas + at)) & 0xffff
          : file.readUInt16BE(offsets + at + offset + (code - file.readUInt16BE(starts + at)) * 2);
      if (glyph !== 0) found.add(code);
    }
  }
  return found;
}
