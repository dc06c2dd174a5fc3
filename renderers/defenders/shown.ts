/** What the pictures of a view must show. */
import { generalIds } from '../../src/games/defenders/content/generals.js';
import { locationIds, sites } from '../../src/games/defenders/content/map.js';
import { colours } from '../../src/games/defenders/content/peoples.js';
import type { View } from '../../src/games/defenders/types/index.js';
import type { Seat } from '../../src/kernel/index.js';
import type { ShownPiece } from '../renderer.js';

const fixed = (id: string): ShownPiece => ({ id });
const standing = (id: string): ShownPiece => ({ id, decides: true, stands: true });

export function boardPieces(view: View): ShownPiece[] {
  const { hero, dark, quest } = view.decks;
  return [
    ...landPieces(view),
    ...generalPieces(view),
    ...heroPieces(view),
    ...[`war:${view.war}`, `deck:hero:${hero}`, `deck:dark:${dark}`, `deck:quest:${quest}`].map(fixed),
  ];
}

function landPieces(view: View): ShownPiece[] {
  return locationIds.flatMap((loc) => {
    const { minions, crystals, gate } = view.locations[loc];
    return [
      fixed(`place:${loc}`),
      ...(sites[loc].chest ? [fixed(`chest:${loc}`)] : []),
      ...colours
        .filter((colour) => minions[colour] > 0)
        .map((colour) => standing(`minions:${loc}:${colour}:${minions[colour]}`)),
      ...(crystals > 0 ? [{ id: `crystals:${loc}:${crystals}`, stands: true } as const] : []),
      ...(gate ? [fixed(`gate:${loc}`)] : []),
    ];
  });
}

function generalPieces(view: View): ShownPiece[] {
  return generalIds.flatMap((general) => {
    const { life, step, healWait, defeatedBy } = view.generals[general];
    if (defeatedBy) return [fixed(`slain:${general}:${defeatedBy.hero}`)];
    return [
      standing(`general:${general}:${life}`),
      fixed(`life:${general}:${life}`),
      fixed(`step:${general}:${step}`),
      ...(healWait === null ? [] : [fixed(`heals:${general}:${healWait}`)]),
    ];
  });
}

function heroPieces(view: View): ShownPiece[] {
  return view.heroes.flatMap((hero, slot) =>
    hero.gone || hero.fallen
      ? [fixed(`panel:${slot}`)]
      : [
          standing(`hero:${slot}:${hero.loc}`),
          fixed(`hero-life:${hero.hero}:${hero.life}/${hero.maxLife}`),
          ...(hero.quest ? [fixed(`quest:${hero.quest.id}`)] : []),
        ],
  );
}

export function handPieces(view: View, seat: Seat): ShownPiece[] {
  return view.heroes
    .filter((hero) => hero.seat === seat && !hero.gone)
    .flatMap((hero) => [
      fixed(`hand-hero:${hero.hero}`),
      ...hero.hand.map(({ no, card }) => ({ id: `hand:${no}:${card}`, decides: true, stands: true }) as const),
      ...(hero.quest ? [fixed(`hand-quest:${hero.quest.id}`)] : []),
    ]);
}
