/** DOR-13.2, 13.3, 16.2: a play is paid for, announced and resolved at once. */
import { colours } from '../content/peoples.js';
import type { Board, DorPlay, Pick, Plan } from '../types/index.js';
import { locationIds } from '../content/map.js';
import { discardFromHand, type Holding } from '../rules/hands.js';
import { noMinions, total } from '../rules/minions.js';
import { heroIn, whoIs } from '../rules/roster.js';
import { playOf } from '../plans/register.js';

type Snapshot = { minions: Pick[]; crystals: number[] };

function snapshot(board: Board): Snapshot {
  return {
    minions: locationIds.map((loc) => ({ loc, minions: { ...board.locations[loc].minions } })),
    crystals: locationIds.map((loc) => board.locations[loc].crystals),
  };
}

/** Says which minions and crystals a change took away. */
function announce(play: DorPlay, before: Snapshot): void {
  const { board } = play;
  const picks = before.minions
    .map(({ loc, minions }) => {
      const gone = noMinions();
      for (const colour of colours) gone[colour] = minions[colour] - board.locations[loc].minions[colour];
      return { loc, minions: gone };
    })
    .filter(({ minions }) => total(minions) > 0);
  if (picks.length > 0) play.emit('minionsRemoved', { picks });
  locationIds.forEach((loc, i) => {
    const count = (before.crystals[i] ?? 0) - board.locations[loc].crystals;
    if (count > 0) play.emit('crystalsRemoved', { loc, count, left: board.locations[loc].crystals });
  });
}

export function playHolding(play: DorPlay, holding: Holding, plan: Plan): void {
  const { board } = play;
  const found = playOf(holding);
  if (!found) throw new Error(`${holding.value} cannot be played`);
  const hero = heroIn(board, holding.slot);
  if (holding.type === 'card') {
    discardFromHand(board, hero, [holding.card]);
  } else {
    for (const done of hero.completed) if (done.id === holding.quest) done.used = true;
  }
  play.emit('played', {
    who: whoIs(board, holding.slot),
    card: holding.type === 'card' ? holding.card : null,
    reward: holding.type === 'reward' ? holding.quest : null,
    plan,
  });
  const isCarry = plan.type === 'carry';
  if (found.play.change && !isCarry) {
    const before = snapshot(board);
    found.play.change(board, holding.slot, plan);
    announce(play, before);
  }
  found.play.apply(play, holding.slot, plan);
}
