/** What the pictures of a view must show. */
import { type View, lanes, rings, slots } from '../../src/games/orcs-orcs-orcs/types/index.js';
import type { Seat } from '../../src/kernel/index.js';
import type { ShownPiece } from '../renderer.js';

const fixed = (id: string): ShownPiece => ({ id });
const standing = (id: string): ShownPiece => ({ id, decides: true, stands: true });

export function boardPieces(view: View): ShownPiece[] {
  return [
    ...lanePieces(view),
    ...displayPieces(view),
    ...slots.map((slot) => fixed(`value:${slot}`)),
    ...view.players.flatMap((player) => playerPieces(view, player)),
    ...(view.turn?.casting ? [fixed(`casting:${view.turn.casting.spell}`)] : []),
  ];
}

function lanePieces(view: View): ShownPiece[] {
  return lanes.flatMap((lane) => {
    const { front, sections } = view.lanes[lane];
    const inSections = rings.flatMap((ring) => {
      const { creatures, toadlings, terrain, covered } = sections[ring];
      return [
        ...[...new Set(creatures.map(({ kind, damage }) => `creatures:${lane}${ring}:${kind}:${damage}`))].map(
          standing,
        ),
        ...(toadlings > 0 ? [{ id: `toadlings:${lane}${ring}`, stands: true } as const] : []),
        ...(terrain ? [fixed(`terrain:${lane}${ring}:${terrain}`)] : []),
        ...(covered ? [fixed(`covered:${lane}${ring}`)] : []),
      ];
    });
    return [fixed(`markers:${lane}`), ...inSections, ...(front ? [fixed(`front:${lane}${front}`)] : [])];
  });
}

function displayPieces(view: View): ShownPiece[] {
  const shown = (['attack', 'knowledge'] as const).flatMap((deck) => [
    `deck:${deck}`,
    ...view.display[deck].map((code, index) => `display:${deck}:${index}:${code}`),
  ]);
  return [...shown, 'deck:poison', 'deck:fate', ...(view.fate.card ? [`fate:${view.fate.card.id}`] : [])].map(fixed);
}

/** While a spell is open, it lies in its caster's panel in place of the number of cards. */
function playerPieces(view: View, player: View['players'][number]): ShownPiece[] {
  const { seat, colour, score, trophies, powers } = player;
  const isCasting = view.turn?.casting && seat === view.active;
  return [
    { id: `mage:${colour}`, stands: true },
    ...(isCasting ? [] : [fixed(`hand:${seat}`)]),
    fixed(`score:${seat}:${score}`),
    ...slots.map((slot) => fixed(`trophies:${seat}:${slot}:${trophies[slot]}`)),
    ...powers.map((power) => fixed(`power:${seat}:${power}`)),
  ];
}

export function handPieces(view: View, seat: Seat): ShownPiece[] {
  if (view.own?.seat !== seat) return [];
  return view.own.hand.map(({ code }, index) => ({ id: `hand:${index}:${code}`, decides: true, stands: true }));
}
