/** English rules, chapters 6 to 11, under their numbers. */

export const cardsRules = {
  'STR-6.1':
    'Prices and places are printed on the cards. Machines cannot be destroyed; some can be sabotaged by scouts.',
  'STR-6.2': '*Throwing engines* are ballista, catapult and trebuchet. Never more than 4 stand on the board in all.',
  'STR-6.3':
    'A throwing engine gets its own pile: 2 hit and 5 miss cards from the pool, shuffled, face down. When it fires, the top card is revealed. A miss is returned to the pool. A hit is shuffled back into the pile.',
  'STR-6.4':
    '*Ballista* (rampart; range: walls joined to it by a path). Hit: kills 1 defender unit on the target wall, invader’s choice; if invader units are on that wall, the strongest of them dies too. A ballista need not fire when no wall in range has a defender unit.',
  'STR-6.5':
    '*Catapult* (rampart; range as the ballista). Hit: destroys 1 stone component and all wooden ones of the target wall. If the wall has no component at all, it destroys instead the cauldron of that wall or the cannon or hook in the tower facing the catapult’s rampart (invader’s choice if both; nothing if neither).',
  'STR-6.6':
    '*Trebuchet* (foreground; range: every wall of its side). Hit: as the catapult, but never a tower machine. Scouts cannot reach it.',
  'STR-6.7':
    '*Altar* (rampart engine space). Each turn, in phase 6, the invader assigns it to one wall of its side: +1 invader strength there in this turn’s comparison. It may change every turn.',
  'STR-6.8':
    '*Mantlet* (rampart): archers’ fire has no effect on the units of this rampart. Cannons and the sniper are not hindered.',
  'STR-6.9': '*Ram part* (barbican): each action adds one part, up to 5. See STR-18.',
  'STR-6.10':
    '*Siege tower* (one of the four marked walls, one per wall): 3 extra places for invaders at that wall. Units enter it in phase 6 straight from the camp. They take part in the melee. At the end of the turn they must move on to the wall as far as there is room.',
  'STR-7.1':
    'Prices are printed on the cards. At most two equipment tiles per wall, of different kinds. Equipment cannot be destroyed; it stays for the game.',
  'STR-7.2': '*Banner*: +1 invader strength on this wall.',
  'STR-7.3': '*Ladders*: 1 more invader space on this wall.',
  'STR-7.4':
    '*Ropes*: once in each deployment, 1 unit may move from this wall to an adjacent wall of the same side with room.',
  'STR-7.5': '*Sap*: once in each deployment, 1 unit may go from the camp straight to this wall, if there is room.',
  'STR-7.6': '*Bridge* (on a free path): no trap can be set on this path.',
  'STR-7.7':
    '*Shields*: if the invader loses the comparison on this wall, compare again with +1 strength for each invader unit that counts in the comparison at this moment: those on the wall and in its siege tower, without goblins that fury has just killed. If the invader now equals or beats the defender, nothing happens; if not, the losses follow the new difference. Shields never win a wall.',
  'STR-7.8':
    '*Poison*: if the invader wins the comparison on this wall, 1 archer there is killed first (if any), and the difference is taken anew without that archer. No archer there: poison does nothing.',
  'STR-8.1':
    'Prices are printed on the cards. At most two different training tiles per rampart. Gunner and tamer have no tile; saboteurs go into buildings.',
  'STR-8.2':
    '*Gunner*: 1 more hit card from the pool into the pile of a throwing engine, then shuffle. The same engine may be improved again in later turns.',
  'STR-8.3':
    '*Quartermaster*: this rampart holds 9 units instead of 7, and in each deployment the first 2 units setting out for it (whether or not they arrive) do not count against the limit of the place they leave.',
  'STR-8.4': '*Trench master*: against archers, each unit on this rampart has double strength.',
  'STR-8.5': '*Marksman master*: each goblin on this rampart may shoot in step I.4 (STR-16.12).',
  'STR-8.6':
    '*Drover*: in a deployment, units on this rampart may also move to a neighbouring rampart of the same side, or back along the path to the foreground. Deployment limits and room apply. A step that follows a path, in either direction (also `rw1` → `rw2`), meets the trap on it; a step between ramparts that no path joins meets none.',
  'STR-8.7':
    '*Saboteur*: placed in a building that has tasks (forge, workshop, scouts’ quarters, cathedral, barracks, guards) with no saboteur yet. Every task in that building costs 1 hourglass more, until the guards hunt the saboteur down.',
  'STR-8.8':
    '*Tamer*: the invader takes 2 units from the dead into the camp: orcs if goblins were spent, trolls if orcs were spent (as many as there are, at least 1). Units spent this turn are not yet among the dead.',
  'STR-9.1':
    'Rituals are always paid in goblins, at the price on the card. Ritual tiles work this turn only; at its end they are taken off.',
  'STR-9.2':
    'The goblins sacrificed are put on the ritual track of the glory board, up to 12; any more are spent units like others (STR-4.2).',
  'STR-9.3':
    '*Bloodstones* (on a catapult): if it hits this turn, besides the usual effect the invader kills 1 defender unit of choice on the target wall.',
  'STR-9.4':
    '*Possession* (on a hero; in teams a hero on a wall of the invader’s own side, or in the courtyard): the hero may not use the action this turn, wherever he goes. The permanent trait still works. An action already taken stays valid.',
  'STR-9.5': '*Fire* (in a building with tasks): its tasks cost 1 hourglass more this turn; adds to a saboteur.',
  'STR-9.6':
    '*Spectres* (hospital): defender units that cannot be saved this turn join the invader on the foreground with fewer units (teams: on that of the invader who laid the tile): archer → goblin, soldier → orc, veteran → troll. Their own pieces go to the supply; the new pieces come from the dead, else from the bottom of the bag; strongest first; without room or pieces nothing comes.',
  'STR-9.7':
    '*Terror* (courtyard): whenever more than 1 defender unit is in the courtyard, the weakest is killed, until 1 is left.',
  'STR-9.8': '*Gale* (on a wall): bringing a unit or hero to this wall costs the defender 1 hourglass more.',
  'STR-9.9':
    '*Accident* (on a cauldron): this turn the cauldron kills no invader. Instead it hits its own wall: a troll cauldron kills 1 veteran, an orc cauldron 1 soldier, a goblin cauldron all archers there.',
  'STR-10.1':
    'Every unit left in the reserve joins the camp. Units in the camp can only be deployed, in this and later turns; they never pay for anything.',
  'STR-10.2':
    'Two actions: small deployment (3 hourglasses, limit N = 5) and large deployment (5 hourglasses, N = 7). Each once a turn, in either order; a unit moves at most once per deployment, so a unit can make two steps in a turn when both are taken.',
  'STR-10.3':
    'A deployment moves, from *every* place at once: up to N units from each rampart, up to N from each foreground, up to N from the camp to each side, and up to N from the camp to the barbican.',
  'STR-10.4':
    'Legal steps: rampart → wall along a path; `rw2` → `rw1`; foreground → rampart along a path; camp → foreground; camp → barbican; camp → siege tower; camp → wall with a sap (1 unit per sap and deployment); wall with ropes → adjacent wall of its side (1 unit per ropes and deployment); the drover’s steps.',
  'STR-10.5': 'Units sent to siege towers and saps of a side count against that side’s N from the camp.',
  'STR-10.6':
    'Room: wall = its capacity, +1 with ladders; rampart 7 (9 with a quartermaster); foreground 10; siege tower 3; barbican 2 per ram part.',
  'STR-10.7':
    '*Traps*: a goblin trap kills every goblin that uses its path; a troll trap kills the first troll that sets foot on its path in each deployment, whichever order moved it. Trolls’ call in step II.3 is a march of its own and meets the trap again. Traps stay. Units killed on the way count against limits, not against room.',
  'STR-10.8':
    '*Camp upkeep*, after the invader’s `done`: 0–3 units 0 hourglasses; 4–7: 1; 8–11: 3; 12 or more: 6. With 3 or 4 players per camp: 0–2: 0; 3–5: 1; 6–8: 3; 9 or more: 6.',
  'STR-10.9': '*Altars* are assigned to walls in this phase (STR-6.7).',
  'STR-10.10':
    'In phase 6 the invader may give orders to troops at the walls. At most one tile per wall; five tiles exist.',
  'STR-10.11': '*Open order*, free, once a turn: one tile face up at a wall.',
  'STR-10.12':
    '*Secret orders*, 1 hourglass for the turn: any number of tiles face down. They are turned up in step II.3.',
  'STR-10.13':
    'At least one unit must be able to obey when the tile is placed: goblin fury – a goblin on the wall or in its siege tower; exploding orcs – an orc there; trolls’ call – a troll on a rampart with a path to that wall; bluff – any invader unit there, or a troll on such a rampart. Trolls’ call may be ordered to a full wall: room is asked for only when the troll marches (STR-10.16).',
  'STR-10.14':
    'A face-up tile is taken off as soon as no unit is left that could obey it. A face-down tile is taken off, unseen, as soon as no unit is left that could obey *any* tile there (the condition of bluff); otherwise it stays, and has no effect if its own units are gone when it is turned up. Tiles return to the supply, at the latest at the end of the turn (STR-19.2).',
  'STR-10.15':
    '*Goblin fury*: goblins at this wall have strength 3 in the comparison. Afterwards all of them die. If the invader loses, they die before the losses are counted (and no longer count); if the invader wins or ties, after. If their strength breaches the wall, the wall is breached even if no other unit is there.',
  'STR-10.16':
    '*Exploding orcs*: the invader chooses how many orcs at this wall blow up, at least 1. They are removed at once. Each destroys 1 stone component; all wooden ones go. *Trolls’ call*: 1 troll from a rampart with a path to this wall moves to it, if there is room; a troll trap on the path kills it. Without room nobody marches and no trap is met. *Bluff*: nothing.',
  'STR-10.17':
    '*Bulk order* (`advance`): the named lanes are worked off front to back – ramparts to walls, `rw2` to `rw1`, foregrounds to ramparts, camp – each with the room there is when its turn comes; a lane that is full then moves nobody. Units go in pick order, also through traps. An order that would move nobody at all is refused.',
  'STR-11.1':
    'At the start of a turn the invader may flip any of the cards 1–5. A flipped card stays flipped; its front actions are lost, its special action may be used once in its phase each turn.',
  'STR-11.2': '*All-out assault* (phase 1, free, automatic): 2 more units every turn, no resources any more.',
  'STR-11.3':
    '*Precise shot* (phase 2, 2 hourglasses): mark one throwing engine. When it fires this turn, reveal two cards, resolve the one the invader chooses, put the other back; shuffle.',
  'STR-11.4':
    '*Move equipment* (phase 3, 1 hourglass): one equipment tile to another legal place on the same side. Ladders with a unit standing on them (more units on the wall than it holds without them) stay.',
  'STR-11.5':
    '*Move training* (phase 4, 1 hourglass): one training tile to another rampart of the same side, or one saboteur to another building. Teams: any saboteur, whoever sent him (buildings are common ground); training tiles only on the invader’s own side.',
  'STR-11.6':
    '*Cheat death* (phase 5, 1 hourglass): up to 3 goblins from the dead to the foregrounds (2 players: split as the invader likes; teams: to the foreground of one’s own side), as far as there is room.',
} as const;
