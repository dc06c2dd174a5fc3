/** Who stands on a tile, and where in it: heroes, bosses, greater creatures, then the lesser ones. */
import { creatures } from '../../src/games/orcs-must-die/content/creatures.js';
import { bossesOn, heroesOn, standing } from '../../src/games/orcs-must-die/rules/siege.js';
import {
  type BossId,
  type Kind,
  type Siege,
  type Team,
  type TileId,
  kinds,
} from '../../src/games/orcs-must-die/types/index.js';
import { type Box, type Point, at } from '../kit/shapes.js';
import { unitKey } from './changes.js';

export type Member =
  | { what: 'hero'; id: string; slot: number }
  | { what: 'boss'; id: string; boss: BossId; health: number; stunned: boolean }
  | { what: 'greater' | 'lesser'; id: string; kind: Kind; count: number; stunned: boolean }
  /** Where more stand than fit, creatures share one token with their number. */
  | { what: 'many'; id: string; size: 'greater' | 'lesser'; kind: Kind; count: number };
export type Placed = Member & { centre: Point; side: number };
export type Crowd = { placed: readonly Placed[]; /** There is room for tags of what changed. */ airy: boolean };

const scales: Record<Member['what'], number> = { hero: 1.25, boss: 1.7, greater: 1.35, lesser: 1, many: 1.15 };
/** No piece is smaller. */
const least = 32;

function membersOf(siege: Siege, team: Team, tile: TileId): Member[] {
  const heroes = heroesOn(siege, tile).map((slot): Member => ({ what: 'hero', id: `hero:${slot}`, slot }));
  const bosses = bossesOn(siege, tile).map(({ id, health, stunned }): Member => ({
    what: 'boss',
    id: `boss:${id}`,
    boss: id,
    health,
    stunned,
  }));
  const sized = (size: 'greater' | 'lesser'): Member[] =>
    kinds
      .filter((kind) => creatures[kind].size === size)
      .flatMap((kind) =>
        (['ready', 'stunned'] as const).flatMap((how): Member[] => {
          const count = standing(team, tile, kind)[how];
          const id = unitKey(tile, kind, how);
          return count > 0 ? [{ what: size, id, kind, count, stunned: how === 'stunned' }] : [];
        }),
      );
  return [...heroes, ...bosses, ...sized('greater'), ...sized('lesser')];
}

/** Creatures of one size as a single token, with the icon of the most frequent kind. */
function together(members: readonly Member[], size: 'greater' | 'lesser', tile: TileId): Member[] {
  const most = members
    .flatMap((one) => (one.what === size ? [one] : []))
    .sort((a, b) => b.count - a.count)
    .at(0);
  if (!most) return [...members];
  const count = members.reduce((sum, one) => (one.what === size ? sum + one.count : sum), 0);
  const many: Member = { what: 'many', id: `${size}:${tile}`, size, kind: most.kind, count };
  return [...members.filter((one) => one.what !== size), many];
}

type Attempt = { base: number; scaled: boolean; gap: number; airy: boolean; inset: number };

const attempts: readonly Attempt[] = [
  ...[56, 52, 48, 44, 40].map((base) => ({ base, scaled: true, gap: 20, airy: true, inset: 24 })),
  ...[40, 38, 36, 34].map((base) => ({ base, scaled: true, gap: 12, airy: false, inset: 16 })),
  ...[36, 34, 32].map((base) => ({ base, scaled: false, gap: 8, airy: false, inset: 7 })),
];

function laidOut(members: readonly Member[], room: Box, { base, scaled, gap }: Attempt): Placed[] | undefined {
  const rows: { member: Member; side: number }[][] = [];
  let used = 0;
  for (const member of members) {
    const side = Math.max(least, Math.round(base * (scaled ? scales[member.what] : 1)));
    const row = rows.at(-1);
    if (row && used + gap + side <= room.width) {
      row.push({ member, side });
      used += gap + side;
    } else {
      if (side > room.width) return undefined;
      rows.push([{ member, side }]);
      used = side;
    }
  }
  const heights = rows.map((row) => Math.max(...row.map(({ side }) => side)));
  const total = heights.reduce((sum, height) => sum + height + gap, -gap);
  if (total > room.height) return undefined;
  let y = room.y + (room.height - total) / 2;
  return rows.flatMap((row, index) => {
    const height = heights[index] ?? 0;
    let x = room.x + (room.width - row.reduce((sum, { side }) => sum + side + gap, -gap)) / 2;
    const line = row.map(({ member, side }): Placed => {
      const centre = at(x + side / 2, y + height / 2);
      x += side + gap;
      return { ...member, centre, side };
    });
    y += height + gap;
    return line;
  });
}

/** A tile in a picture of its own. */
const large: readonly Attempt[] = [130, 108, 88, 72].map((base) => ({
  base,
  scaled: true,
  gap: 34,
  airy: true,
  inset: 30,
}));

/** As large as they fit; joined where they do not. */
export function crowdOn(siege: Siege, team: Team, tile: TileId, room: Box): Crowd {
  const all = membersOf(siege, team, tile);
  const fewer = together(all, 'lesser', tile);
  for (const members of [all, fewer, together(fewer, 'greater', tile)])
    for (const attempt of room.width > 400 ? [...large, ...attempts] : attempts) {
      const inner = { ...room, x: room.x + attempt.inset, width: room.width - 2 * attempt.inset };
      const placed = laidOut(members, inner, attempt);
      if (placed) return { placed, airy: attempt.airy };
    }
  const tight = { base: least, scaled: false, gap: 2, airy: false, inset: 2 };
  const over = { ...room, y: room.y - 200, height: room.height + 400 };
  return { placed: laidOut(together(fewer, 'greater', tile), over, tight) ?? [], airy: false };
}
