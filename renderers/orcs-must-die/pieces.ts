/** Those who stand on a tile, drawn by the grammar of pieces. */
import type { Siege, Team } from '../../src/games/orcs-must-die/types/index.js';
import { delta, signed } from '../kit/marks.js';
import { unit } from '../kit/clusters.js';
import { colours } from '../kit/palette.js';
import { bigEnemy, figure, smallEnemy } from '../kit/pieces.js';
import { at } from '../kit/shapes.js';
import { type Sheet, explain } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import type { Changes } from './changes.js';
import type { Crowd, Placed } from './crowd.js';
import { bossIcon, creatureColour, heroIcon, kindIcon, slotMark } from './look.js';
import { text } from './text.js';

export type Onlooker = {
  siege: Siege;
  team: Team;
  changes: Changes;
  /** Where the way leads from here. */ towards: number;
};

const smallestPortrait = 44;
/** Sign at the upper left: what is spent wears its z at the lower right. */
const signAt = -Math.PI * 0.75;

/** Here the small z means stunned, not spent. */
export function explainStun(sheet: Sheet): void {
  explain(sheet, 'spent', {
    text: text[sheet.locale].stunned,
    paint: (target, room) => {
      write(target, 'z', room, { size: 22, face: 'heavy', align: 'center' });
    },
  });
}

export function drawCrowd(sheet: Sheet, { placed: all, airy }: Crowd, look: Onlooker): void {
  for (const one of all) drawMember(sheet, one, look);
  if (!airy) return;
  for (const one of all) tagOf(sheet, one, look);
}

function drawMember(sheet: Sheet, one: Placed, { siege, team, changes, towards }: Onlooker): void {
  const base = { id: one.id, size: one.side };
  const isStunned = one.what === 'hero' ? siege.slots[one.slot]?.stunned : one.what !== 'many' && one.stunned;
  if (isStunned) explainStun(sheet);
  switch (one.what) {
    case 'hero': {
      const slot = siege.slots[one.slot];
      const moved = changes.heroes.some(({ id }) => id === one.id);
      const hurt = changes.of.by(`health:${one.slot}`) !== 0;
      const mark = slotMark(siege, one.slot);
      const state = {
        ...(moved || hurt ? ({ change: 'new' } as const) : {}),
        ...(slot?.stunned ? { spent: true } : {}),
      };
      // In a throng the sign would hide the portrait: it stands for the hero alone.
      if (one.side < smallestPortrait) unit(sheet, one.centre, { ...base, ...mark, rim: colours.chalk, ...state });
      else
        figure(sheet, one.centre, {
          ...base,
          icon: slot?.hero ? heroIcon[slot.hero] : 'hood',
          mark,
          signAt,
          ...state,
        });
      return;
    }
    case 'boss':
      bigEnemy(sheet, one.centre, {
        ...base,
        icon: bossIcon(one.boss),
        colour: creatureColour.boss,
        hitPoints: one.health,
        ...(changes.of.change(one.id) === undefined ? {} : { change: 'new' }),
        ...(one.stunned ? { spent: true } : {}),
      });
      return;
    case 'lesser':
    case 'greater': {
      const style = {
        ...base,
        icon: kindIcon[team.side][one.kind],
        colour: creatureColour[one.what],
        count: one.count,
        ...(changes.of.by(one.id) > 0 ? ({ change: 'new' } as const) : {}),
        ...(one.stunned ? { spent: true } : {}),
      };
      if (one.what === 'greater') bigEnemy(sheet, one.centre, style);
      else smallEnemy(sheet, one.centre, { ...style, towards });
      return;
    }
    case 'many': {
      const style = {
        ...base,
        icon: one.size === 'lesser' ? 'minions' : kindIcon[team.side][one.kind],
        colour: creatureColour[one.size],
        count: one.count,
      };
      if (one.size === 'greater') bigEnemy(sheet, one.centre, style);
      else smallEnemy(sheet, one.centre, { ...style, towards });
    }
  }
}

/** By how many there are more or fewer, at the foot, where it meets no count. */
function tagOf(sheet: Sheet, one: Placed, { changes }: Onlooker): void {
  const key = one.what === 'hero' ? `health:${one.slot}` : one.id;
  const by = changes.of.by(key);
  const isNew = one.what !== 'hero' && changes.of.change(key) === 'new';
  if (by === 0 || isNew) return;
  const reach = one.side * 0.42;
  delta(sheet, at(one.centre.x - reach, one.centre.y + reach), signed(by), 18);
}
