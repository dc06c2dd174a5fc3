/** Choices before the first round, and markers: `mission`, `place-terrain`, `reveal`. */
import type { Action } from '../../../kernel/index.js';
import { revealable, unavailable } from '../rules/availability.js';
import { toLane } from '../rules/geometry.js';
import { ringNames } from '../rules/terrain.js';
import { type Actions, type Ooo, type Ring, type TerrainPick, rings } from '../types/index.js';

export const mission: Action<Ooo, Actions['mission']> = {
  args: {
    card: {
      kind: 'one',
      choices: ({ own }) =>
        (own?.missionOffer ?? []).map((id) => ({
          value: id,
          label: { key: 'missionChoice', params: { mission: id } },
        })),
      refuse: ({ own }) => ({
        rule: 'OOO-16.1',
        reason: { key: 'chooseMission', params: { offer: own?.missionOffer ?? [] } },
      }),
    },
  },
  unavailable: unavailable('mission'),
  secret: true,
};

/** None where nobody is placing tiles. */
function tilesLeft(pick: TerrainPick | null, ring: Ring): number {
  return pick?.left[ring] ?? 0;
}

export const placeTerrain: Action<Ooo, Actions['place-terrain']> = {
  args: {
    ring: {
      kind: 'one',
      choices: ({ terrainPick }) =>
        rings
          .map((ring) => ({ ring, left: tilesLeft(terrainPick, ring) }))
          .filter(({ left }) => left > 0)
          .map(({ ring, left }) => ({ value: ringNames[ring], label: { key: 'ringChoice', params: { ring, left } } })),
      refuse({ terrainPick }, _seat, _given, value) {
        const ring = rings.find((one) => ringNames[one] === value);
        if (!ring) return undefined;
        const free = rings.filter((one) => tilesLeft(terrainPick, one) > 0);
        return { rule: 'OOO-19.1', reason: { key: 'noTile', params: { ring, free } } };
      },
    },
  },
  unavailable: unavailable('place-terrain'),
};

/** OOO-5.2 */
export const reveal: Action<Ooo, Actions['reveal']> = {
  args: {
    lane: {
      kind: 'one',
      choices: (view, seat) =>
        revealable(view, seat).map((lane) => ({
          value: String(lane),
          label: { key: 'laneChoice', params: { lane, markers: view.lanes[lane].markers } },
        })),
      refuse(view, seat, _given, value) {
        const lane = toLane(value);
        if (!lane) return undefined;
        const key = lane === view.players[seat]?.space ? 'ownLane' : 'noMarkers';
        return { rule: 'OOO-5.2', reason: { key, params: { lane, lanes: revealable(view, seat) } } };
      },
    },
  },
  unavailable: unavailable('reveal'),
};
