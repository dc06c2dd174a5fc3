/** A table of Kingdom Rush as the pictures need it: the prologue with two players, a horde before the gate. */
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import type { Hero, Horde, View } from '../../../src/games/kingdom-rush/types/index.js';
import { start } from '../../../src/kernel/index.js';

const { match } = start(kingdomRush, { seats: 2, seed: 'easel', options: { scenario: 'prologue' } });
/** The table as it is laid. */
export const laid: View = kingdomRush.view(match, 'spectator');

export function hordeOn(at: string, more: Partial<Horde> = {}): Horde {
  return {
    ...{ tag: 'h1', card: 'g01', at, lane: 1, tiles: [], pawns: [], objective: null, winds: null },
    ...{ held: false, hastened: false, advanced: false, doneBy: null },
    ...more,
  };
}

function hero(id: Hero['id'], more: Partial<Hero>): Hero {
  return {
    ...{ id, life: 4, most: 4, stunned: false, activated: false, open: false, skullsUsed: false, moved: false },
    ...{ steps: 0, crossed: [], at: null, facing: 'N', topLeft: null, abilities: [], skulls: 0, protected: false },
    ...more,
  };
}

const tower = { card: { uid: 'archer-2#1', card: 'archer-2', mods: [], falcon: false }, facing: 'S', seat: 0 } as const;

/** Round 2: a horde would escape, another is held up by a hero and two tiles, an archer tower stands. */
export const besieged: View = {
  ...laid,
  ...{ round: 2, phase: 2, hearts: 3, gold: 1, diamonds: 2, deal: null, tilesLaid: 2 },
  hordes: [
    hordeOn('B4', { pawns: [] }),
    hordeOn('C2', {
      tag: 'h2',
      card: 'b01',
      tiles: [
        { cells: 0b11, shape: 'd2', damage: 'physical', source: 'archer-2#1', seat: 0, seq: 1 },
        { cells: 0b1000_1000, shape: 'd2', damage: 'magic', source: 'mage-1#1', seat: 1, seq: 2 },
      ],
    }),
  ],
  sites: laid.sites.map((site) =>
    site.at === 'B1' ? { ...site, towers: [{ ...tower, card: { ...tower.card, mods: [] } }] } : site,
  ),
  players: laid.players.map((player) => ({
    ...player,
    hand: laid.supply.slice(player.seat * 3, player.seat * 3 + 3),
    hero:
      player.seat === 0
        ? hero('alric', { life: 1, most: 5, at: 'C2', topLeft: 'b3', activated: true })
        : hero('bruxa', { at: 'C3', facing: 'W', skulls: 2 }),
  })),
};
export const besiegedBefore: View = {
  ...besieged,
  ...{ hearts: 4, tilesLaid: 1 },
  hordes: besieged.hordes.map((horde) => (horde.at === 'B4' ? { ...horde, at: 'C4' } : horde)),
};
