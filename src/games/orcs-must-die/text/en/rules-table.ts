/** The rules of Rivalry, automation, the end and titles (OMD-14 to 17). */
export const tableRules = {
  'OMD-14.1':
    'Two fortresses, two Rifts, two shops. Creatures appear in each fortress as usual. Heroes may enter the other fortress to escort their creatures or fight.',
  'OMD-14.2':
    'Both teams have the same number of heroes; a player of the smaller team may run two. Both should use the same map; different maps are allowed, with a warning.',
  'OMD-14.3':
    'Friends. The creatures and bosses invading a fortress are enemies of its defenders and friends of the other team. Friends do not attack each other and are no targets of each other’s attacks, traps or pushes.',
  'OMD-14.4':
    'Creatures and bosses attack only defenders of the fortress they are in. Hunters hunt only defenders standing in that fortress and never leave it; with no such hero in reach they walk to the Rift.',
  'OMD-14.5': 'There is one Rift Lord in total. The token passes clockwise over all heroes of both teams.',
  'OMD-14.6':
    'If your team holds the Rift Lord, his player makes your team’s decisions. If not, your team decides *unanimously*.',
  'OMD-14.7':
    'Team decision. In a team without Rift Lord every player votes, with the action that answers the question; a team of one player decides alone. Everybody may also leave it to the Rift Lord, which is what silence means. A vote may be changed until all have voted; seats without a player do not vote. All alike: taken at once. When all have voted and not all alike, or one voter leaves it to him, the enemy Rift Lord decides; if he does not answer, or if no seat of the team has a player, the automatic choice is taken. Two plans are alike if they name the same effects in any order. (The rulebook gives the team about 20 seconds; here it is the reaction clock.)',
  'OMD-14.8':
    'A team without Rift Lord cannot fill its Rift pool this round. Rift spending of such a team needs the consent of all its other players: a vote (OMD-14.7) in which silence approves, so that an absent team mate hands nothing to the enemy; if they do not all say the same, the enemy Rift Lord decides. Without other players nobody is asked.',
  'OMD-14.9':
    'Upgrades, Creatures and Upkeep are played by both teams at the same time. No fortress begins a step before both have finished the previous one.',
  'OMD-14.10': 'The Hero Action phase runs once around all heroes from the Rift Lord, whatever the teams.',
  'OMD-14.11':
    'Endless levels. When level 3 runs out of cards, new armies are formed as at the start of level 3, also when a finale boss is due, and one repetition more is counted. No bonus skulls, no emptying of the shop, no Trapsburg change.',
  'OMD-14.12': 'Attack. A hero may divide his results among enemy creatures and enemy heroes on the attacked tile.',
  'OMD-14.13':
    'Killing a hero (by hero, creature, boss, trap or tile, the lava, acid, fumes and pitfall of his own side included) gives no skulls; his Rift does not lose 3 automatically. The other team chooses: the dead hero’s Rift loses 3, or its own Rift gains 3 (not above its starting value; a Rift at 0 cannot gain). If it cannot agree the Rift Lord decides, even if he is of the dead hero’s team.',
  'OMD-14.14':
    'Traps: the defending team chooses what its traps target: creatures or enemy heroes. Traps may be placed in the own fortress only.',
  'OMD-14.15':
    'Movement: all start tiles of both fortresses are adjacent to each other for heroes (1 Move). Creatures cannot use this.',
  'OMD-14.16': 'Range: no ranged attack or ranged power reaches the other fortress; connections count by arrows only.',
  'OMD-14.17': 'Healing works only on the own Rift tile. Upgrades other than traps and healing may be done anywhere.',
  'OMD-14.18': 'A team wins when the other team’s Rift is at 0: OMD-16.5.',
  'OMD-14.19':
    'Escalation (option Escalation on). Each repeated level 3 brings more armies. From the second repetition on both Rifts lose 1 at the end of every Upkeep, that of the repetition included, and no Rift can gain health any more: the choice after a death is not asked, the dead hero’s Rift loses 3, and the Rift Shard cannot be used. The two losses are one event (OMD-16.5).',
  'OMD-14.20':
    'Last round (option Escalation off). Nothing of OMD-14.19 applies; round 30, the end of the seventh repeated level 3, is the last. In its Upkeep the Rift with less health falls to 0, so that the team of the healthier Rift wins; with equal health both fall, as one event: shared victory.',
  'OMD-15.1':
    'Automatic choices are always the same, so that replays agree. Ties that a rule leaves open: kinds in the order of the component list, then lower tile number, then heroes clockwise from the Rift Lord, then cards in alphabetical order.',
  'OMD-15.2':
    'Phases to the Rift: the steps along the shortest way of arrows, divided by the creature’s Move and rounded up.',
  'OMD-15.3':
    'Value of an effect. Kill a creature: 10 × its skulls + 12 × its Rift damage × u + 2 × its dice, with u = 3 if it needs at most 1 phase to the Rift, 2 if two, else 1; hunters have Rift damage 0; a Shaman adds 4 per other creature on its tile. Stun a creature: 40 % of its kill value, rounded down; 0 if it cannot be stunned or stands on the Rift tile. Boss: 15 per wound, +60 for the last one, 25 for a stun. Enemy hero: 12 per wound, +80 for the last one, 15 for a stun.',
  'OMD-15.4':
    'Proposal for an outcome (auto): the feasible outcome of greatest total value; ties: more kills, fewer results spent, first in alphabetical order. Proposal for a trap plan: the same for the one tile, slay effects worth a kill; a one-use trap is fired only if it raises the tile’s total by at least 30; a support trap aims here if it raises this tile’s total (one-use traps left aside) by at least as much as it would raise that of its other tile. Movement effects: the creatures of greatest kill value.',
  'OMD-15.5':
    'Automatic creature attacks: tiles nearest the Rift first; groups in the order Orc, crossbow, runner, hunter, shaman, brute, colossus, boss; target: the hero whose health less the expected wounds is greatest, ties in the order from the Rift Lord. Expected wounds are the sum, die by die, of the table of expected wounds.',
  'OMD-15.6':
    'Autopilot: one answer at a time, each the first of these that is legal now; the answers are chained. Hero Upgrade phase, the first hero first: heal on the own Rift tile; only for a seat without a player the next weapon, if own skulls suffice; done. Turn: if stunned, recover giving up the move when enemies are on the tile, else the attack; move to the reachable tile (the own one counts) with the greatest total kill value of enemies (ties: nearer, lower number; no move if it is the own one), or if none has enemies toward the nearest enemy, or to the own Rift tile if there is none; attack, a ranged weapon at the tile of greatest total kill value; the proposal of the question; done. Powers, ultimates and cards are not used.',
  'OMD-15.7':
    'Orders: Hogarth’s Bulwark can be set with `power` to auto (default: he takes exactly the wounds that would otherwise kill his friend, if he survives them), ask, off; one change per Hero Upgrade phase and one per own turn.',
  'OMD-15.8':
    'A board picture is due after set-up, after the Creature phase (one for the whole phase; the rolls of attacks are dice pictures), after each hero turn that changed the board, after Upkeep only when a new level has begun, and at the end.',
  'OMD-15.9':
    'Overtime (co-op): from the 10th round since the last wave on the Rift loses 1 at the end of every Upkeep. This stops endless stalling.',
  'OMD-15.10':
    'With Overtime off the Rift falls to 0 in the Upkeep of the 30th round since the last wave, if the game is not over before.',
  'OMD-16.1':
    'After every event (one attack resolved, one power or card used, one purchase, one new wave complete with all its placements, one victim of a hazard, one trap tile, one step of the Rift, one death, one push, the wear) the table checks the end in this order: defeat first, then victory.',
  'OMD-16.2': 'Co-op defeat: Rift health 0 or less.',
  'OMD-16.3':
    'Co-op victory: level 3, all army decks empty, no creature in the fortress, no boss in the fortress, no finale boss still to come, Rift health at least 1. It may happen in any phase.',
  'OMD-16.4': 'If the last creature enters the Rift and brings it to 0, the team has lost.',
  'OMD-16.5':
    'Rivalry: a team wins when the other Rift is at 0. While creatures bite the Rifts and while they attack, both Rifts are compared only when the step is finished in both fortresses; in all other steps at once; the wear lowers both Rifts as one event. Both at 0 in the same comparison, or by one single event: shared victory. The players may start a deciding rematch.',
  'OMD-16.6':
    'There are no victory points. For the record the result shows a *skull rating* (co-op victory only): 5 skulls with the Rift at its starting value, 4 with at least 75 %, 3 with at least 50 %, 2 with at least 25 %, else 1. Hall-of-fame order: difficulty step, then rating, then fewer hero deaths, then fewer rounds.',
  'OMD-16.7':
    'Ending a game early is the table’s matter (`/table end`); the game itself knows no concession and no abandonment.',
  'OMD-16.8':
    'Record of a table: mode; edition; fortress (an own one by its name), in Rivalry both; the number of heroes; the difficulty step played (OMD-2.4; none for an own fortress); Standard or Challenge; bosses that came; runner bite; swaps; result with its reason; rating; health of the Rift or Rifts; rounds; hero deaths; heroes by seat; titles. The hall of fame lists own fortresses apart.',
  'OMD-17.1':
    'At the end of every game that was played to its result, titles are given from its events, by the list of titles. A title goes to a hero in play and so to the player; a player with two heroes counts each of them for itself. Team titles go to every seat of the team.',
  'OMD-17.2':
    'A title goes to the greatest number, if it reaches the least number named. Two equal ones share it; three or more equal ones: nobody has it.',
  'OMD-17.3':
    'The recap shows at most three: the first in the order of the list, each player at most once as long as others have one. The record keeps all.',
  'OMD-17.4':
    'Only what the events say is counted: attacks (hero, own and attacked tile, dice, kills, wounds, stuns), kills by powers, pushes, purchases with the skulls paid, skulls put into the pool, wounds left after cancelling, wounds taken over by Bulwark, healing of heroes (by whom), deaths (by whom), Rift health lost and gained, courage skulls, trap kills, ends of rounds. “Own kills” are kills by the hero’s attacks and powers; kills of bosses count, kills of heroes only where it is said.',
} as const;
