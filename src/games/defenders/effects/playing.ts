/** DOR-13.2, 13.3, 16.2: a play is paid for, announced and resolved at once. */
import { locationIds } from '../content/map.js';
import { colours } from '../content/peoples.js';
import { afterPlan, changesRealm } from '../rules/aftermath.js';
import { type Holding, kindOf } from '../rules/hands.js';
import { noMinions, total } from '../rules/minions.js';
import type { Realm } from '../rules/placement.js';
import { heroIn, whoIs } from '../rules/roster.js';
import type { DorPlay, Plan } from '../types/index.js';
import { discardFromHand } from './hands.js';
import { takeRealm } from './realm.js';
import { cardEffects } from './special-cards.js';

/** Says which minions and crystals a change takes away. */
function announce(play: DorPlay, after: Realm): void {
  const { board } = play;
  const picks = locationIds
    .map((loc) => {
      const gone = noMinions();
      for (const colour of colours) {
        gone[colour] = board.locations[loc].minions[colour] - after.locations[loc].minions[colour];
      }
      return { loc, minions: gone };
    })
    .filter(({ minions }) => total(minions) > 0);
  if (picks.length > 0) play.emit('minionsRemoved', { picks });
  for (const loc of locationIds) {
    const left = after.locations[loc].crystals;
    const count = board.locations[loc].crystals - left;
    if (count > 0) play.emit('crystalsRemoved', { loc, count, left });
  }
}

export function playHolding(play: DorPlay, holding: Holding, plan: Plan): void {
  const { board } = play;
  const kind = kindOf(holding);
  if (!kind) throw new Error(`${holding.value} cannot be played`);
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
  // Heroes do not simply stand elsewhere: what comes of their journey is the carrying's own effect.
  if (changesRealm(kind) && plan.type !== 'carry') {
    const after = afterPlan(board, kind, holding.slot, plan);
    announce(play, after);
    takeRealm(play, after);
  }
  cardEffects[kind]?.(play, holding.slot, plan);
}
