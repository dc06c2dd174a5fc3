/** English rules, chapters 16 to 20, under their numbers. */

export const assaultRules = {
  'STR-16.1':
    'The assault follows the last defender step: I ranged (cannons, engines, archers, goblin shooters), II melee (cauldrons, hooks, orders, comparison, hospital), III barbican.',
  'STR-16.2': 'A wall is engaged if an invader unit is on it or in its siege tower.',
  'STR-16.3':
    'A wall under the unearthly glare takes no part in this assault: neither it nor its siege tower is a target, its archers do not shoot, its cauldron (accident included) and order do nothing, it is not compared. Engines and shooters elsewhere are not affected.',
  'STR-16.4':
    '*I.1 Cannons.* Each cannon may target: the foreground of its side; a rampart facing or adjacent to its tower; a siege tower at a wall adjacent to its tower; the barbican, if its tower is adjacent to it. All targets are named first, then one shot card is revealed per cannon in board order, without reshuffling between them; then the deck is shuffled.',
  'STR-16.5':
    'A shot card names the unit types it can hit. The defender kills one unit of such a type in the target zone. Miss, or no such unit: nothing.',
  'STR-16.6':
    '*I.2 Engines.* All targets are named first; then the top cards are revealed; the engines take effect one after another in the order `fw`, `rw1`…`rw4`, `fe`, `re1`…`re3`, each on what the ones before it left, by STR-6.3–6.6, STR-9.3, STR-11.3.',
  'STR-16.7':
    '*I.3 Archers.* Archers on a wall that is not engaged shoot at a rampart joined to that wall by a path. Archers in towers shoot at a rampart facing or adjacent to the tower; they are never in melee. Archers on `w4`, `e1` and in `tw4`, `te1` may also shoot at the barbican. Blessing: STR-13.7.',
  'STR-16.8': 'Each archer adds 1 point to the volley on exactly one target.',
  'STR-16.9':
    'A mantlet makes volleys on its rampart void. A trench master doubles the strength of the units there for this step.',
  'STR-16.10':
    'The invader chooses the dead: any set of units in the zone whose total strength is at most the volley and to which no further unit of the zone could be added within the volley (*maximal set*). Points too few to kill a unit are lost.',
  'STR-16.11': 'All volleys are aimed before any casualties are chosen; all casualties fall at once.',
  'STR-16.12':
    '*I.4 Goblin shooters.* Each goblin on a rampart with a marksman master may shoot at a wall joined to that rampart by a path and not engaged, or at the tower facing the rampart. It kills one archer there. At most as many goblins may be aimed at a wall or tower, from all ramparts together, as archers stand there. Killed archers go to the supply.',
  'STR-16.13':
    'An engine with no wall in range that may be a target (all under glare; in the tie-break also breached ones) does not fire and keeps its pile. A ballista may hold when no wall it may target has a defender unit.',
  'STR-16.14':
    '*Lines.* Choices of a step that depend on each other (victims of cannons and engines) are worked off in the order of that step. Changing one resets the later ones of the same zone or wall to their proposal.',
  'STR-17.1':
    '*II.1 Cauldrons.* On each engaged wall the cauldron kills invader units on the wall (not in the siege tower): troll cauldron 1 troll, orc cauldron 1 orc, goblin cauldron all goblins. With an accident: STR-9.9, engaged or not.',
  'STR-17.2':
    '*II.2 Hooks.* Each hook may attack one wall adjacent to its tower with invader units on it. All targets first, then one shot card per hook in board order, then shuffle. The weakest invader unit on the wall dies if the card shows its type.',
  'STR-17.3':
    '*II.3 Orders.* Face-down tiles are turned up; effects in board order, exploding orcs first, then trolls’ call, then fury is noted.',
  'STR-17.4':
    '*II.4 Comparison*, on every engaged wall, all from the same situation. Invader: units on the wall and in its siege tower (goblins 3 under fury) + 1 for a banner + 1 per altar assigned to the wall. Defender: units + 1 per component, stone or wood + officer 1 per unit + speech + warrior 2.',
  'STR-17.5': 'The advantage is the difference. Equal: no losses (but fury still kills its goblins).',
  'STR-17.6':
    '*Invader ahead*: first poison (STR-7.8; no archer on the wall: the first difference stands). Then, if the advantage is greater than the total strength of the defender units on the wall, the wall is breached (and those units are lost). Otherwise the defender loses units by STR-17.8.',
  'STR-17.7':
    '*Defender ahead*: first fury’s goblins die and the difference is taken anew; then shields (STR-7.7). The invader loses units by STR-17.8 – but only if a defender unit or the warrior is on the wall. Components and the officer alone kill nobody.',
  'STR-17.8':
    '*Losses.* The loser removes units of that wall (invaders also from its siege tower) worth at least the advantage: a *minimal set*, that is, none of its units could be kept while still covering the advantage. Units count at their plain strength of STR-1.5, without any bonus. If all units together are worth less, all are removed (for the defender that is a breach). Invader units go to the dead, defender units to the hospital. Of one type, those in the siege tower go first (also for exploding orcs).',
  'STR-17.9': 'Heroes and components are never losses.',
  'STR-17.10':
    '*II.5 Hospital.* The defender returns 2 units from the hospital to the courtyard (all, if fewer). The others die; with spectres they change sides (STR-9.6). Skipped once a wall is breached. Terror works as they arrive (STR-9.7).',
  'STR-18.1':
    'Ram parts manned by two units each count: strength of the ram = min(parts, units ÷ 2 rounded down). The current gate loses that much resistance.',
  'STR-18.2':
    'At 0 or below, the gate is destroyed: 1 glory for the first, 1 for the second. Ram and crew move to the next gate, and what went below 0 is taken from it.',
  'STR-18.3': 'The third gate destroyed = the fortress is entered (3 glory, the same 3 as STR-20.5).',
  'STR-18.4':
    'The ram crew can be shot only as STR-16.4 and STR-16.7 say; the sniper also reaches it. Nobody fights there hand to hand.',
  'STR-19.1':
    'If at least one wall was breached or the third gate fell, the rest of the assault is still carried out (all other walls and step III), then the game ends and glory is counted.',
  'STR-19.2':
    'Otherwise: (1) remove rituals, orders, blessing, glare, altar influence, precise shot, speech; (2) spent units go to the dead; (3) siege towers empty on to their walls as far as there is room; mass invasion and troll onslaught are checked after it; (4) done marks are removed, progress stays, once-per-turn uses are renewed; (5) invader −1 glory, defender +1 glory, from turn 6 +1 glory for the honour guard; (6) after turn 10 the defenders win; else the next turn begins.',
  'STR-20.1':
    '*Time*: the invader starts with 10 and loses 1 at the end of every turn without entry; the defender gains 1.',
  'STR-20.2':
    '*Deeds of the invader*, 1 glory each, once per game, scored the moment the condition is met: Troll onslaught – 4 trolls at one wall (on it or in its siege tower). Blood rites – 12 goblins sacrificed. Mass invasion – invader units at 7 walls or more at the same time. Walls in ruins – twice in the game an invader effect leaves a wall without any component (the same wall twice, or two walls).',
  'STR-20.3':
    'The first time a wall is razed, the last destroyed stone component goes to the ruin space and stays there (if only wood fell, just the counter moves); the second time scores.',
  'STR-20.4':
    '*Honour guard*: from turn 6 on, 1 glory to the defender at the end of each turn, if both soldiers never left their post.',
  'STR-20.5':
    '*Entry*: 3 glory for the first wall breached or the third gate; 1 for every other wall breached (or the third gate) in the same assault. *Gates*: 1 each for the first two.',
  'STR-20.6': '*Valour* points given up for disgraceful acts are lost.',
  'STR-20.7': '*Tie* at the end: one more assault, on the walls that were not breached.',
  'STR-20.8':
    '*Tie-break, the fallen*: the hospital is closed. Defender units killed in steps II.1–II.4 of the extra assault are out of play at once (to the supply), and spectres bring nobody.',
  'STR-20.9':
    '*Tie-break, orders*: tiles that still lie at walls not breached are in force again; tiles taken off by STR-10.14 stay off.',
  'STR-20.10':
    '*Tie-break, result*: a wall breached or the third gate destroyed now gives the invaders 1 glory in all and no entry glory; otherwise the defenders get 1.',
} as const;
