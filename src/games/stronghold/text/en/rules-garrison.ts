/** English rules, chapters 12 to 15, under their numbers. */

export const garrisonRules = {
  'STR-12.1': 'Moving a unit or hero one step costs 1 hourglass, as often as wanted; moves are not tasks.',
  'STR-12.2':
    'Steps: wall ↔ neighbouring wall; wall ↔ adjacent tower; wall ↔ hub; tower ↔ hub; hub ↔ hub. Hubs are courtyard, barracks, guards and honour guard; every hub is next to every wall, every tower and every other hub.',
  'STR-12.3': '`w4` and `e1` are not neighbours: the barbican lies between.',
  'STR-12.4':
    'Nobody moves into the forge, workshop, cathedral, scouts’ quarters or hospital, nor into a tower with a machine. Only archers enter towers. Typed spaces take only their type.',
  'STR-12.5':
    '*Swap*: for the price of one move two units at places one step apart change places. Both must fit their new space.',
  'STR-12.6':
    'Heroes move along neighbouring walls and between a wall and the courtyard, to a free hero space. A hero who has used the action does not move any more this turn.',
  'STR-12.7': 'A soldier who leaves the honour guard (also by a swap) ends its glory for the rest of the game.',
  'STR-13.1':
    'A task’s hourglasses may be paid bit by bit over steps and turns; its progress lies on it. When the price is met the task is carried out at once and its hourglasses are removed.',
  'STR-13.2':
    'A finished task is marked and not available (not even for progress) for the rest of the turn (exceptions: STR-15.2, STR-15.4, STR-22.4). Barracks tasks are never marked.',
  'STR-13.3':
    'Price now = printed price + 1 for a saboteur + 1 for fire − 1 for *To the last*, at least 1. If a price falls to or below the progress, the task is ready: it is carried out at once without further cost. The defender (4 players: the one whose colour lies on it) names what it needs with `work … 0` in the defender step now open, or in the next one if none is open (4 players: open for that seat); a ready task with a legal target that is left at `done` (4 players: at the `done` of the seat whose colour lies on it) is finished by its proposal. Without a target, or while its price has risen again, it just keeps its progress.',
  'STR-13.4':
    '*Forge.* Cannon 4: into an empty tower. Troll cauldron 3, orc cauldron 2, goblin cauldron 2: on a wall with an empty cauldron space; it stays and works every assault.',
  'STR-13.5':
    '*Workshop.* Hook 4: into an empty tower. Platform 2: on a wall with an empty platform space; 1 more defender space. Gate repair 1: current gate +1, at most 8. Timber 2: 1 wooden component on a wall, at most 3 there.',
  'STR-13.6':
    '*Scouts’ quarters.* Goblin trap 2, troll trap 2: on a path without trap or bridge. Damage engine 2: 1 miss card from the pool into the pile of a ballista or catapult, shuffle. Tower raid 1: kill 1 unit of choice in a siege tower.',
  'STR-13.7':
    '*Cathedral.* Archers’ blessing 2: on one side; this turn its archers who are not in melee may shoot at any rampart of that side. Unearthly glare 4: on a wall; this turn’s assault is not resolved there (STR-16.3). Sniper 2: kill any one invader unit on the board (not in the camp). Countermand 2: remove an order tile unseen.',
  'STR-13.8':
    '*Barracks.* Archer to soldier 2, soldier to veteran 2: replace one unit in the barracks by the next better one from the supply. A fitting space must be free. Any number of times a turn.',
  'STR-13.9':
    '*Guards.* Hunt saboteurs 3 and 1 unit from the guards, which is lost: all saboteurs leave the fortress. Legal only if there is a saboteur and a unit in the guards.',
  'STR-13.10': '*Hospital*: STR-17.10. *Honour guard*: STR-20.4.',
  'STR-14.1':
    'Each hero has a trait that always works on the wall where the hero stands, and one action per turn, taken in a defender step.',
  'STR-14.2':
    '*Officer*: each defender unit on his wall +1 strength. *Speech*, 1–4 hourglasses: +1 strength on his wall per hourglass in this turn’s comparison.',
  'STR-14.3':
    '*Warrior*: +2 strength on his wall. *Raid*: kill 1 invader unit on the wall where he stands (not in a siege tower), for 1 / 2 / 3 hourglasses: goblin / orc / troll.',
  'STR-15.1':
    'From turn 5 on, the defender may give up one of the four valour points for the act of its space: in a defender step, one per turn, each once per game. The step after phase 6 is held for this alone; outside it an act needs a step that is held anyway.',
  'STR-15.2':
    '*Barricades*: 4 hourglasses for the workshop only; what is left of them goes when the step ends. They, and no others, may also be put on a workshop task that is marked done, so that it is done a second time this turn (never a third).',
  'STR-15.3': '*False parley*: 3 hourglasses, for this step.',
  'STR-15.4':
    '*To the last*: choose a building with tasks; its done marks are removed and its tasks cost 1 less (at least 1) for the rest of the turn.',
  'STR-15.5': '*Free the prisoners*: 1 soldier and 1 veteran from the supply (as available) to the courtyard.',
} as const;
