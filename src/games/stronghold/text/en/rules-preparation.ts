/** English rules, chapters 1 to 5, under their numbers. */

export const preparationRules = {
  'STR-1.1':
    'The game lasts at most ten turns. A turn is six invader phases in order (supplies, machines, equipment, training, rituals, deployment), each followed by a defender step, and then the assault. A finished phase is never reopened.',
  'STR-1.2': 'Invaders want to enter the fortress; defenders want to keep them out; both sides want glory.',
  'STR-1.3':
    'Component limits are real: if all pieces of a kind are in use, no more can be placed until one comes back. Removed pieces return to the supply and may be used again. Exceptions: hourglasses and glory are counted without limit. If an action needs a piece that is not available it is illegal.',
  'STR-1.4': 'A space holds one element unless a rule says otherwise. Wall components may be stacked.',
  'STR-1.5':
    'Strengths: goblin 1, orc 2, troll 3; archer 1, soldier 2, veteran 3. Heroes are not units: they cannot be killed, sacrificed or used as casualties.',
  'STR-1.6':
    'Killed invader units go to the dead. Killed defender units go to the supply, except those killed in steps II.1–II.4 of the assault, which go to the hospital (in the tie-break assault: STR-20.8). Units killed by terror always go to the supply, also in step II.5.',
  'STR-2.1':
    'The fortress has a west and an east side. No invader unit or tile ever changes side. The barbican in the middle belongs to both.',
  'STR-2.2':
    'Invaders advance camp → foreground → rampart → wall along paths. They cannot go back, and units on a wall cannot leave it, unless a tile says so.',
  'STR-2.3':
    'A foreground holds up to 10 units and 1 trebuchet. A rampart holds up to 7 units, 1 engine (ballista, catapult or altar), 1 mantlet and 2 different training tiles.',
  'STR-2.4':
    'In the west, rampart `rw1` has no path from the foreground; it is reached from `rw2` by a one-way path. This is the only rampart-to-rampart path.',
  'STR-2.5': 'Every path has one spot, which takes one bridge or one trap.',
  'STR-2.6':
    'Each wall has spaces for invaders and for defenders, two spaces for equipment of different kinds, one hero space and room for components; some also have a cauldron space, a platform space or a siege-tower space. Only `w2`, `w3`, `e2` and `e3` can be attacked with siege towers.',
  'STR-2.7': 'A tower holds one cannon, or one hook, or one archer. Archers can leave; machines stay until destroyed.',
  'STR-2.8':
    'Each tower faces at most one rampart and is adjacent to others; the facing relation is mutual. Every rampart faces exactly one tower; `te1` faces none.',
  'STR-2.9':
    'The barbican is used only with the ram. It has three gates of resistance 8, attacked one after the other, and two crew spaces per ram part.',
  'STR-2.10':
    'Eight buildings stand in the fortress: forge, workshop, scouts’ quarters, cathedral, barracks, guards, hospital, honour guard. The courtyard lies between them and holds any number of units and both heroes.',
  'STR-2.11':
    'Spaces: barracks 4 for archers, 2 for soldiers, 1 for a veteran; guards 2 for any unit; honour guard 2 for soldiers; hospital any number.',
  'STR-3.1':
    'Garrison, stones, bag, bank and cards are set up by the tables. In a draft, unchosen cards are out of the game.',
  'STR-3.2': 'First-time players should use the starter cards.',
  'STR-3.3':
    'The invader’s starting resources and the defender’s starting hourglasses are used in turn 1: the hourglasses join those of the first defender step.',
  'STR-3.4':
    '*Roles.* Each seat has the role it asked for in the lobby; seats without a wish get what is left, invaders first, west before east. With sides at random all roles are dealt by lot.',
  'STR-3.5':
    '*Draft.* The cards of all four phases are drawn first and seen together by the invaders; the choice is one answer that names a card for each phase. In a team the partners choose in any order and may change their choice until both are done. Kept cards become public when the draft ends.',
  'STR-3.6': 'Rejected and undrawn phase cards are never shown to the defenders and are kept nowhere.',
  'STR-4.1':
    'In each phase the invader may take any of the actions on the card of that phase: all, some or none. Each action at most once per turn.',
  'STR-4.2':
    'The price of an action is one of its printed options. Units of the price come from the reserve (the units drawn this turn) – never from the camp or the board – and are spent: they lie on the card until the end of the turn, then go to the dead. Stronger units cannot stand in for weaker ones beyond the printed options. Phases 2 and 3 also cost resources.',
  'STR-4.3': 'Every unit spent gives the defender 1 hourglass. Some actions are paid in hourglasses only.',
  'STR-4.4': 'Unspent resources are kept from turn to turn. The bank holds 16; nobody receives more than it has.',
  'STR-4.5':
    'When the invader ends the phase, the defender must spend all hourglasses of that phase before the next phase begins. With none, the next phase begins at once.',
  'STR-4.6': 'Hourglasses cannot be saved. Those left when the defender says `done` are lost.',
  'STR-4.7':
    'At the start of every turn the defender receives one stone component (if any is in stock) and 2 hourglasses, usable in the defender step after phase 1. The stone is placed in that step on any wall, free of charge, and must be placed.',
  'STR-4.8':
    '*Done until.* In phases 1–4 an invader may end several phases at once: `done until` a phase gives up the actions of this phase and of all phases before the named one (3 to 6, later than the next). The defender steps in between are held as usual. A partner’s `lend` or `send` ends the order, and the seat is asked again at once.',
  'STR-5.1':
    'The invader draws 14 units at random from the bag into the reserve and takes 5 resources. If the bag runs out, fewer are drawn.',
  'STR-5.2':
    '*Gather resources*: spend 1 unit of any type (1 hourglass): goblin +1, orc +2, troll +3 resources. Once a turn, so at most 8 resources a turn (10+3 in turn 1 with the starting 5).',
} as const;
