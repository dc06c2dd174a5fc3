/** What things are worth to a bot, in victory points. */
import type { Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { missionData } from '../content/missions.js';
import { cardWorth } from '../rules/keeping.js';
import { slotOf } from '../rules/position.js';
import {
  type BonusAction,
  type Category,
  type Kind,
  type Lane,
  type MissionId,
  type Power,
  type Slot,
  type SpellCode,
  type View,
  categories,
  lanes,
  rings,
  slots,
} from '../types/index.js';

/** Rounds a game usually lasts (7.14). */
const usualRounds = 14;

/** How much of the game is still to come, from 1 to 0. */
export function timeLeft(view: View): number {
  if (view.endTriggered) return 0;
  const byRounds = Math.max(0, usualRounds - view.round) / usualRounds;
  const waiting = lanes.reduce((sum, lane) => sum + view.lanes[lane].markers, 0);
  return Math.max(byRounds, Math.min(1, waiting / (view.players.length * 12)));
}

const powerWorth: Record<Power, number> = {
  'extra-draw': 9,
  'extra-action': 12,
  'no-loss': 4,
  'hand-change': 4,
  poisoner: 6,
  'immutable-rules': 4,
};

/** What a free action after a defeat is worth. */
const bonusWorth: Record<BonusAction, number> = {
  'one-more-action': 2.2,
  'magic-energy': 0.7,
  'common-discard': 0.5,
  'draw-card': 0.7,
};

/** What a trophy of this kind brings the secret mission, on average. */
function missionWorth(view: View, seat: Seat, slot: Slot): number {
  const mission = view.viewer === seat ? view.own?.mission : undefined;
  if (!mission) return 0;
  const data = missionData[mission];
  const own = view.players[seat]?.trophies;
  const { category } = view.slots[slot];
  const have = (one: Category): number =>
    slots.reduce((sum, other) => sum + (view.slots[other].category === one ? (own?.[other] ?? 0) : 0), 0);
  switch (data.counts) {
    case 'category':
      return category === data.category ? data.vp / data.group : 0;
    case 'trophies':
      return data.vp / data.group;
    case 'sets':
      return have(category) <= Math.min(...categories.map(have)) ? data.vp / 2 : 0;
    case 'most-of-a-kind': {
      const most = Math.max(...view.players.map((player) => (player.seat === seat ? 0 : player.trophies[slot])));
      const mine = own?.[slot] ?? 0;
      return mine < Math.max(1, most) && mine + 1 >= most ? data.vp * 0.7 : 0;
    }
    case 'powers':
    case 'learned-spells':
      return 0;
  }
}

/** Trophies with what their gauge brings, one after the other. */
export function defeatsWorth(view: View, seat: Seat, defeats: readonly Kind[]): number {
  const gauge = { ...view.players[seat]?.gauge };
  let sum = 0;
  for (const kind of defeats) {
    const slot = slotOf((one) => view.slots[one].kind, kind);
    const { value, power, bonus } = view.slots[slot];
    const step = gauge[slot] ?? 0;
    // Values fall while the game lasts, so a trophy is worth a little less than it says.
    sum += value * (1 - 0.25 * timeLeft(view));
    if (step < 2) sum += (powerWorth[power] * timeLeft(view)) / (step === 1 ? 1 : 2.5);
    sum += missionWorth(view, seat, slot) + (bonus ? bonusWorth[bonus] : 0);
    gauge[slot] = step + 1;
  }
  return sum;
}

/** Learning pays off for as long as the game lasts; Support spells bring their points in any case. */
export function learningWorth(view: View, card: SpellCode): number {
  const useful = Math.max(0, timeLeft(view) - 0.1);
  const sure = spellData[card].type === 'support' ? 2 : 0;
  return sure + (cardWorth[card] ?? 0) * useful;
}

/** What a creature that enters the tower there costs another mage; what it costs oneself is no gain. */
export function breachWorth(view: View, seat: Seat, lane: Lane, kind: Kind): number {
  const { mage } = view.lanes[lane];
  const player = mage === null ? undefined : view.players[mage];
  if (!player) return 0;
  const slot = slotOf((one) => view.slots[one].kind, kind);
  const loses = player.trophies[slot] > 0 && !(player.powers.includes('no-loss') && player.powersUsable);
  const value = loses ? view.slots[slot].value : 0;
  return mage === seat ? -value : value / (view.players.length - 1);
}

/** What a mage stands to lose to creatures that may reach the tower below. */
export function exposure(view: View, seat: Seat): number {
  const player = view.players[seat];
  if (!player || (player.powers.includes('no-loss') && player.powersUsable)) return 0;
  if (view.endTriggered && view.roundOrder.at(-1) === seat) return 0;
  const inner = view.lanes[player.space].sections.i.creatures;
  return inner.reduce((sum, { kind }) => {
    const slot = slotOf((one) => view.slots[one].kind, kind);
    return sum + (player.trophies[slot] > 0 ? 0.45 * view.slots[slot].value : 0);
  }, 0);
}

/** A lane worth standing at: what waits there for the next turn. */
export function prospects(view: View, seat: Seat): number {
  const player = view.players[seat];
  if (!player || view.endTriggered) return 0;
  const { sections } = view.lanes[player.space];
  return rings.reduce(
    (sum, ring) =>
      sum +
      sections[ring].creatures.reduce((part, { kind }) => {
        const slot = slotOf((one) => view.slots[one].kind, kind);
        return part + 0.04 * view.slots[slot].value;
      }, 0),
    0,
  );
}

/** Missions in the order in which a plain player fulfils them. */
export const missionOrder: readonly MissionId[] = [
  'full-sets',
  'fine-bag',
  'top-hunter',
  'mighty-hunter',
  'power-seeker',
  'strong-hunter',
  'scholar',
  'weak-hunter',
];
