/** A fortress of one's own, read from its text (7.11): the plan, or the first fault in the order of the table. */
import { cycleIn } from '../../../geometry/graph.js';
import { tileData } from '../content/tiles.js';
import type { FortressFault, FortressPlan, Tile, TileId, TileType } from '../types/index.js';
import { compareTiles } from './siege.js';

export type OwnFortress = { name: string | null; plan: FortressPlan };
export type Reading = { ok: true; fortress: OwnFortress } | { ok: false; fault: FortressFault };

export const mostCharacters = 1500;
const mostColumns = 7;
const mostRows = 4;
const letters: Record<string, TileType> = {
  '': 'standard',
  t: 't-join',
  l: 'l-join',
  x: 'crossroads',
  p: 'teleporter',
  a: 'acid-bath',
  f: 'lava-lake',
  b: 'trapsburg',
  o: 'pitfall',
  g: 'gas-chamber',
};
const arrows: Record<string, readonly [number, number]> = { '^': [0, -1], '>': [1, 0], v: [0, 1], '<': [-1, 0] };
const nameLine = /^(?:name|nom) ?: ?(.*)$/i;
const nameShape = /^[\p{L}\p{N}][\p{L}\p{N} '’.!-]{0,29}$/u;
const armyLine = /^(?:armies|armées|armees) ?: ?(.*)$/i;
const cellShape = /^(1[0-3]|[1-9])([tlxpafbog]?)([\^>v<]*)$/;

type Cell = { id: TileId; type: TileType; arrows: string[]; x: number; y: number };

function linesOf(text: string): string[] {
  return text
    .replaceAll('↑', '^')
    .replaceAll('→', '>')
    .replaceAll('↓', 'v')
    .replaceAll('←', '<')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

type Fault = { ok: false; fault: FortressFault };
function faulty(fault: FortressFault): Fault {
  return { ok: false, fault };
}

/** What was typed, as a sentence can hold it. */
const mostQuoted = 20;
const inShort = (typed: string): string =>
  typed.length > mostQuoted
    ? `${Array.from(typed)
        .slice(0, mostQuoted - 1)
        .join('')}…`
    : typed;

function readCells(rows: readonly string[]): Cell[] | Fault {
  const cells: Cell[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, raw] of row.split(' ').entries()) {
      const cell = raw.toLowerCase();
      if (cell === '-') continue;
      if (cell === 'r') {
        cells.push({ id: 'R', type: 'rift', arrows: [], x, y });
        continue;
      }
      const parts = cellShape.exec(cell);
      const type = letters[parts?.[2] ?? ''];
      if (!parts || !type) return faulty({ fault: 'OF-4', row: y + 1, cell: inShort(raw) });
      cells.push({ id: parts[1] ?? '', type, arrows: Array.from(parts[3] ?? ''), x, y });
    }
  }
  return cells;
}

/** OF-6 to OF-10: which tiles there are. */
function censusFault(cells: readonly Cell[]): FortressFault | undefined {
  const rifts = cells.filter(({ type }) => type === 'rift').length;
  if (rifts !== 1) return { fault: 'OF-6', n: rifts };
  const tiles = cells.filter(({ type }) => type !== 'rift');
  if (tiles.length < 4 || tiles.length > 13) return { fault: 'OF-7', n: tiles.length };
  const ids = tiles.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) return { fault: 'OF-8', id: twice };
  for (let n = 1; n <= tiles.length; n += 1) if (!ids.includes(String(n))) return { fault: 'OF-9', id: String(n) };
  for (const type of Object.values(letters)) {
    const n = tiles.filter((cell) => cell.type === type).length;
    const max = tileData[type].count;
    if (n > max) return { fault: 'OF-10', type, n, max };
  }
  return undefined;
}

/** OF-11 to OF-13: where the arrows lead. */
function tilesFrom(cells: readonly Cell[]): Tile[] | Fault {
  const ordered = [...cells].sort((a, b) => (a.id === 'R' ? 1 : b.id === 'R' ? -1 : compareTiles(a.id, b.id)));
  for (const { id, type, arrows: drawn } of ordered) {
    const n = tileData[type].exits;
    const m = new Set(drawn).size;
    if (m !== n || drawn.length !== n) return faulty({ fault: 'OF-11', id, type, n, m: drawn.length });
  }
  const tiles: Tile[] = [];
  for (const { id, type, arrows: drawn, x, y } of ordered) {
    const exits: TileId[] = [];
    for (const sign of drawn) {
      const [dx, dy] = arrows[sign] ?? [0, 0];
      const next = cells.find((cell) => cell.x === x + dx && cell.y === y + dy);
      if (!next) return faulty({ fault: 'OF-12', id, arrow: sign });
      exits.push(next.id);
    }
    tiles.push({ id, type, xy: [x, y], exits });
  }
  const exitsOf = new Map(tiles.map(({ id, exits }) => [id, exits]));
  const circle = cycleIn(exitsOf.keys(), (id) => exitsOf.get(id) ?? []);
  return circle ? faulty({ fault: 'OF-13', ids: circle }) : tiles;
}

/** OF-14 to OF-17: where the armies come in. */
function readArmies(line: string, tiles: number): Pick<FortressPlan, 'armies' | 'starts'> | Fault {
  const parts = line.split('/').map((part) => part.trim());
  if (parts.length !== 3) return faulty({ fault: 'OF-14', n: parts.length });
  const starts: TileId[] = [];
  const levels: Record<TileId, number>[] = [];
  const listed = parts.map((part) => (part === '' ? [] : part.split(' ')));
  for (const [at, ids] of listed.entries()) {
    const wrong = ids.find((id) => !/^\d{1,2}$/.test(id) || Number(id) < 1 || Number(id) > tiles);
    if (wrong !== undefined) return faulty({ fault: 'OF-15', level: at + 1, n: tiles, id: inShort(wrong) });
    if (ids.length < 1 || ids.length > 4) return faulty({ fault: 'OF-16', level: at + 1, n: ids.length });
    const level: Record<TileId, number> = {};
    for (const id of ids.map((one) => String(Number(one)))) {
      level[id] = (level[id] ?? 0) + 1;
      if (!starts.includes(id)) starts.push(id);
    }
    levels.push(level);
  }
  if (starts.length > 3) return faulty({ fault: 'OF-17', n: starts.length, ids: starts });
  const [one = {}, two = {}, three = {}] = levels;
  return { starts, armies: [one, two, three] };
}

export function readFortress(text: string): Reading {
  if (text.trim() === '' || text.length > mostCharacters) return faulty({ fault: 'OF-1', n: text.length });
  let lines = linesOf(text);
  const named = nameLine.exec(lines[0] ?? '');
  const name = named ? (named[1] ?? '').trim() : null;
  if (name !== null && !nameShape.test(name)) return faulty({ fault: 'OF-2' });
  if (named) lines = lines.slice(1);
  const armies = armyLine.exec(lines.at(-1) ?? '');
  const rows = lines.slice(0, -1);
  if (!armies || rows.some((row) => armyLine.test(row))) return faulty({ fault: 'OF-3' });
  const cells = readCells(rows);
  if ('fault' in cells) return cells;
  const columns = Math.max(0, ...rows.map((row) => row.split(' ').length));
  if (columns > mostColumns || rows.length > mostRows) {
    return faulty({ fault: 'OF-5', columns, rows: rows.length });
  }
  const census = censusFault(cells);
  if (census) return faulty(census);
  const tiles = tilesFrom(cells);
  if ('fault' in tiles) return tiles;
  const read = readArmies(armies[1] ?? '', tiles.length - 1);
  if ('fault' in read) return read;
  return { ok: true, fortress: { name, plan: { grid: [columns, rows.length], ...read, tiles } } };
}
