/** KRU-6, KRU-7: a tower is played or passed. */
import type { Seat } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import type { Actions, Ask, Board, Facing, KruPlay, TowerCard } from '../types/index.js';
import { coach } from '../effects/coaching.js';
import { place } from '../effects/placing.js';
import { takeFromSupply } from '../effects/set-up.js';
import { placementsOf } from '../plans/walk.js';
import { type Attacker, towerAttacker } from '../rules/attackers.js';
import { wiltedFlowers } from '../rules/choosing.js';
import { playerAt } from '../rules/figures.js';
import { siteAt } from '../rules/figures.js';
import { holdable } from '../rules/hordes.js';
import { handCards, plainCopy, upgradesOf } from '../rules/supply.js';

/** 7.6: what follows an attack of a tower, as far as there is something to choose. */
function asksAfter(board: Board, seat: Seat, card: TowerCard, struck: ReadonlySet<string>): Ask[] {
  const source = card.uid;
  const hosts = handCards(board)
    .filter((held) => towers[held.card.card].type !== 'soldiers' && !held.card.falcon)
    .map((held) => held.card.uid);
  const wilted = wiltedFlowers(board);
  const asks: Ask[] = [];
  if (towers[card.card].falconer && board.falconsLeft > 0 && hosts.length > 0) {
    asks.push({ seat, what: 'falcon', source, options: [...hosts, 'none'] });
  }
  const rooted = card.mods.includes('mod-roots') ? holdable(board, struck) : [];
  if (rooted.length > 0) {
    asks.push({ seat, what: 'roots', source, options: [...rooted, 'none'] });
  }
  if (card.mods.includes('mod-bloom') && wilted.length > 0) {
    asks.push({ seat, what: 'bloom', source, options: [...wilted, 'none'] });
  }
  return asks;
}

/** A tower attacks: on its site, or once more (`dierdre-2`). */
export function attackWith(
  play: KruPlay,
  card: TowerCard,
  attacker: Attacker,
  plan: readonly string[] | undefined,
): Ask[] {
  const { board } = play;
  const struck = place(play, attacker, placementsOf(board, attacker, plan));
  if (towers[card.card].falconer && board.falconsLeft > 0) board.falconsLeft -= 1;
  card.falcon = false;
  return asksAfter(board, attacker.seat ?? 0, card, struck);
}

/** KRU-6.2 */
export function tower(play: KruPlay, seat: Seat, { card: uid, site: at, facing, plan }: Actions['tower']): Ask[] {
  const { board } = play;
  const player = playerAt(board, seat);
  const card = player.hand.find((each) => each.uid === uid);
  const site = siteAt(board, at);
  if (!card || !site) return [];
  const placed = { card, facing: facing as Facing, seat };
  player.hand = player.hand.filter((each) => each.uid !== uid);
  if (towers[card.card].type === 'soldiers') site.soldierTower = placed;
  else site.towers.push(placed);
  board.flags.played[seat] = (board.flags.played[seat] ?? 0) + 1;
  board.ready[seat] = false;
  play.emit('towerPlayed', { seat, card: card.card, at, facing: placed.facing });
  const asks = attackWith(play, card, towerAttacker(board, card, { at, facing: placed.facing }, seat), plan);
  coach(play, 4);
  return asks;
}

/** KRU-7.2: the copy that an upgrade takes. */
function upgradeCopy(board: Board, card: TowerCard, upgrade: string): TowerCard | undefined {
  const copies = upgradesOf(board, card.card);
  if (upgrade === 'no') return undefined;
  if (upgrade === 'yes') return plainCopy(copies);
  return copies.find(({ uid }) => uid === upgrade) ?? plainCopy(copies.filter((copy) => copy.card.endsWith(upgrade)));
}

/** KRU-7.1 */
export function pass(play: KruPlay, seat: Seat, { card: uid, to, upgrade }: Actions['pass']): void {
  const { board } = play;
  const player = playerAt(board, seat);
  const card = player.hand.find((each) => each.uid === uid);
  const receiver = playerAt(board, Number(to) - 1);
  if (!card) return;
  player.hand = player.hand.filter((each) => each.uid !== uid);
  const better = upgradeCopy(board, card, upgrade);
  if (better) {
    receiver.incoming.push(takeFromSupply(board, better.uid));
    board.supply.push(card);
    board.flags.upgrades[seat] = (board.flags.upgrades[seat] ?? 0) + 1;
  } else receiver.incoming.push(card);
  board.ready[seat] = false;
  play.emit('passed', { seat, to: receiver.seat, card: card.card, upgraded: better?.card ?? null });
}
