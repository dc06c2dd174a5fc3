/** What the pictures of a view must show. */
import { hordeAt } from '../../src/games/kingdom-rush/rules/hordes.js';
import { standingTowers } from '../../src/games/kingdom-rush/rules/sites.js';
import type { View } from '../../src/games/kingdom-rush/types/index.js';
import type { Seat } from '../../src/kernel/index.js';
import type { ShownPiece } from '../renderer.js';
import { listed } from './horde-list.js';

const fixed = (id: string): ShownPiece => ({ id });

export function boardPieces(view: View): ShownPiece[] {
  return [
    ...view.hordes.map(({ tag }): ShownPiece => ({ id: `horde:${tag}`, decides: true, stands: true })),
    ...view.hordes.flatMap(({ tag, pawns }) =>
      pawns.map(({ cell }): ShownPiece => ({ id: `pawn:${tag}:${cell}`, decides: true })),
    ),
    ...listed(view).map(({ tag }) => fixed(`line:${tag}`)),
    ...view.sites.map(({ at }) => fixed(`site:${at}`)),
    ...standingTowers(view).map(({ card }): ShownPiece => ({ id: `tower:${card.uid}`, decides: true, stands: true })),
    ...view.flowers.filter(({ at }) => !hordeAt(view, at)).map(({ at }) => fixed(`flower:${at}`)),
    ...view.totems.map(({ at }) => fixed(`totem:${at}`)),
    ...view.tentacles.map((at): ShownPiece => ({ id: `tentacle:${at}`, decides: true, stands: true })),
    ...view.env
      .filter(({ at }) => !view.sites.some((site) => site.at === at))
      .map(({ tile, at }) => fixed(`env:${tile}:${at}`)),
    ...view.players.flatMap(({ seat, hero }) => [
      fixed(`player:${seat}`),
      ...(hero
        ? [fixed(`life:${hero.id}:${hero.life}`), ...hero.abilities.map(({ id }) => fixed(`ability:${id}`))]
        : []),
      ...(hero && hero.at !== null ? [{ id: `hero:${hero.id}`, decides: true } as const] : []),
    ]),
    ...(view.solo?.secondaries ?? []).flatMap(({ id, at }) => [
      fixed(`second:${id}`),
      ...(at === null ? [] : [fixed(`hero:${id}`)]),
    ]),
    ...view.warriors.flatMap(({ where }, index) => (where === 'waiting' ? [fixed(`warrior:${index}`)] : [])),
    ...[`hearts:${view.hearts}`, `gold:${view.gold}`, `diamonds:${view.diamonds}`].map(fixed),
    ...view.piles.map(({ lane, cards }) => fixed(`pile:${lane}:${cards.length}`)),
    ...(view.rift ? [fixed(`deck:rift:${view.decks.rift}`)] : []),
    ...(view.boss ? [fixed(`deck:boss:${view.decks.boss}`)] : []),
  ];
}

export function handPieces(view: View, seat: Seat): ShownPiece[] {
  const player = view.players.find((each) => each.seat === seat);
  return (player?.hand ?? []).map(({ uid }) => ({ id: `hand:${uid}`, decides: true, stands: true }));
}
