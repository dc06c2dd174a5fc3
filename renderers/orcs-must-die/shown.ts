/** What the pictures of a view must show. */
import { wornBy } from '../../src/games/orcs-must-die/rules/hero.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import type { Slot, Team, View } from '../../src/games/orcs-must-die/types/index.js';
import { squareOf } from '../kit/grid.js';
import type { ShownPiece } from '../renderer.js';
import { crowdOn } from './crowd.js';
import { fortressLayout, spotOf, zonesOf } from './layout.js';
import { crowdRoom } from './tile.js';

const fixed = (id: string): ShownPiece => ({ id });

export function boardPieces(view: View): ShownPiece[] {
  return [
    ...view.teams.flatMap((team) => fortressPieces(view, team)),
    ...view.slots.flatMap((slot, index) => slotPieces(slot, index)),
  ];
}

function fortressPieces(view: View, team: Team): ShownPiece[] {
  const layout = fortressLayout(team, zonesOf(view, team).fortress);
  const { health } = team.rift;
  return [
    fixed(`level:${view.level}`),
    { id: `rift:${team.side}:${health}`, decides: true },
    ...team.tiles.flatMap((tile) => {
      const square = squareOf(layout, spotOf(team, tile.id));
      const crowd = crowdOn(view, team, tile.id, crowdRoom(square, team, tile));
      const left = team.armies.reduce((sum, army) => (army.start === tile.id ? sum + army.left : sum), 0);
      return [
        fixed(`tile:${tile.id}`),
        ...(left > 0 && team.starts.includes(tile.id) ? [fixed(`armies:${tile.id}:${left}`)] : []),
        ...(team.traps[tile.id] ?? []).map((card, index) => fixed(`trap:${tile.id}:${index}:${card}`)),
        ...crowd.placed.map(({ id }): ShownPiece => ({ id, decides: true, stands: true })),
      ];
    }),
    ...Object.keys(team.supports).map((connection) => fixed(`support:${connection}`)),
    ...(isRivalry(view)
      ? []
      : [...team.shop.traps, ...team.shop.equipment].flatMap((id) => (id ? [fixed(`shop:${team.side}:${id}`)] : []))),
  ];
}

function slotPieces(slot: Slot, index: number): ShownPiece[] {
  return [
    fixed(`card:${index}`),
    ...(slot.hero
      ? [
          { id: `health:${index}:${slot.health}`, decides: true } as const,
          fixed(`skulls:${index}:${slot.skulls}`),
          fixed(`ultimate:${index}:${slot.ultimate}`),
          ...wornBy(slot).map((card) => fixed(`worn:${index}:${card}`)),
        ]
      : []),
  ];
}
