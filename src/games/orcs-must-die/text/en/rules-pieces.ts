/** The rules of dice, creatures, heroes, tiles, traps and bosses (OMD-8 to 13). */
export const pieceRules = {
  'OMD-8.1': 'The dice are pictured in the look-ups and on the sheets. A blank face gives nothing.',
  'OMD-8.2':
    'An attacker rolls all his dice at once. Hero: dice and fixed icons of the weapon, plus those of amulets, powers and cards. Group: dice per creature times creatures.',
  'OMD-8.3': 'Limits per roll: 10 battle dice, 2 dice of each special type, 3 health dice. The excess is ignored.',
  'OMD-8.4':
    'Vulnerability. Creature: all icons of its vulnerability together kill it. Boss: all icons together cause 1 wound. Hero: each single icon that matches *any* of his vulnerability icons causes 1 wound.',
  'OMD-8.5':
    'Bolt: counts as a sword, speed or brain, or as itself for a target that asks for a bolt. It never becomes a stun, a heal or a skull.',
  'OMD-8.6':
    'Combining: two equal results (two swords, two speed, two brains) may be turned into one bolt. Different icons cannot be combined, nor can stuns.',
  'OMD-8.7':
    'Stun: the result stuns one target that is not stunned. On a target that is already stunned, even by an earlier result of the same attack, it counts as a bolt. On a target that cannot be stunned it does nothing.',
  'OMD-8.8':
    'A stunned creature neither moves nor attacks; it stands up at the end of the Creature phase. A stunned hero: OMD-6.8.',
  'OMD-8.9':
    'Creature attack: the results are combined in the deadliest way for the target. Each bolt and each icon that the hero is vulnerable to is a wound, each pair of equal other icons too. The first stun stuns; every further one is a wound, and so is the first on a hero who is stunned already. A hero who cannot be stunned takes nothing from stuns.',
  'OMD-8.10':
    'Hero attack and traps: the attacker distributes results freely over all valid targets on the attacked tile. Unused results are lost.',
  'OMD-8.11':
    'What is possible: an outcome can be had exactly if its exact icons, the bolts, and pairs turned into bolts suffice for everything it asks for. An exact icon is always spent on an exact demand first. A wound on a hero may be met by any of his icons. On a target that was not stunned, the first stun result only stuns. The table works it out.',
  'OMD-8.12':
    'Vulnerabilities are fixed at the moment the dice are rolled (or the trap tile begins). A Shaman killed by the same attack still protects the others during it.',
  'OMD-8.13': 'Health dice: hearts heal, skulls go to the roller. Only health dice have them.',
  'OMD-8.14':
    'Hero death: at 0 health the hero dies at once: his Rift loses 3 (Rivalry: OMD-14.13), his figure goes to the Rift board, his turn ends, stun is removed.',
  'OMD-8.15':
    'Creature death: creatures have no health; a met vulnerability kills at once. The figure returns to the supply. Skulls: killed by a hero’s attack or power: to that hero; killed by a trap, a tile or a ring: to the Rift pool. In Rivalry that is, for traps and hazards (pitfall, fume cellar), the pool of the fortress; for pushes and rings, the pool of the hero’s team.',
  'OMD-8.16':
    'Slay effects kill without dice and ignore vulnerability. They affect creatures only, never bosses or heroes.',
  'OMD-8.17':
    'Sequence of an attack: declare boosts and what is left out (OMD-1.8), roll, rerolls, choose the outcome, apply all kills, wounds and stuns at once, skulls, after-effects (healing, death effects of bosses).',
  'OMD-8.18':
    'Sequence of wounds on a hero: count the wounds; cancelling by the target’s ring; Bulwark moves wounds to Hogarth; Bulwark’s own cancel and Hogarth’s ring; health is reduced; deaths; Ring of Thorns or Vengeance. An attack has wounded a hero, for every text that asks so, only if at least 1 wound is left on him after cancelling and Bulwark.',
  'OMD-8.19':
    'Complete outcome. An outcome is complete if no effect can be added to it and no stun of a creature in it can be turned into a kill. A complete outcome is applied without asking if no other does more anywhere. That is so exactly if, with every kind of unit there taken alone (ready and stunned ones apart), the results can kill no more of the kind, kill or stun together no more of it, and wound or stun a boss or hero no more often, than the outcome does; for every part of a feasible outcome is feasible, so one test a kind suffices. Exceptions, which are always asked: a reroll is still possible, or the outcome kills a boss.',
  'OMD-9.1':
    'Statistics: see the look-up of creatures. Size never changes; attack and vulnerability follow the level. Bosses are not creatures.',
  'OMD-9.2': 'Crossbows shoot on along the arrow: OMD-5.21.',
  'OMD-9.3':
    'Shaman: every *other* creature and boss on its tile needs one sword more to be killed or wounded. Several Shamans do not add up, but each Shaman is protected by another one. For a hero as a boss each wound then takes one of his icons and one sword.',
  'OMD-9.4': 'Trolls and Bears cannot be stunned.',
  'OMD-9.5':
    'Ogres and Giants: if their group wounds a hero at least once (OMD-8.18), that hero is stunned after the wounds of that roll, if he can be.',
  'OMD-9.6': 'Gnolls and Lions hunt heroes (OMD-5.6 to 5.8) and never damage the Rift.',
  'OMD-10.1':
    'A hero sheet has: name and faction, vulnerability, Move, health track, printed weapon (rank 0), three equipment slots, ultimate token, power, rivalry power, ultimate.',
  'OMD-10.2':
    'Powers may be permanent or optional. Rivalry powers work in Rivalry only, even if they would make sense in co-op.',
  'OMD-10.3':
    'An ultimate needs an available token and exhausts it. Tokens become available again only through Revitalize.',
  'OMD-10.4':
    'Equipment kinds: amulet, ring, trinket. No equipment goes into the weapon place. Only a hero’s own three weapon cards may be used by him.',
  'OMD-10.5':
    'Amulets: their dice and icons are added to the roll from the start, not after seeing it. Every worn amulet is used, unless you leave it out before the roll.',
  'OMD-10.6': 'Rings: mostly defence or skulls. Trinkets: movement, healing, one-use boosts.',
  'OMD-10.7': 'One-use cards are discarded to the team’s equipment discard when used.',
  'OMD-10.8':
    'A maximum-health bonus also heals by the bonus when put on; when it leaves, health is cut to the new maximum.',
  'OMD-10.9':
    'Ranged weapon: the attack may be made against one connected tile of the same fortress instead of the own tile. All results go to that one tile.',
  'OMD-10.10': 'Cost reductions never bring a cost below 1.',
  'OMD-11.1':
    'Room for traps: a standard tile holds 1 with two heroes, 1 with three (2 on a start tile), 2 with four. Joins and crossroads always hold 2. The Rift, teleporter, acid bath, lava lake, fume cellar and pitfall hold none. Trapsburg fills its own 2 places.',
  'OMD-11.2': 'A start tile is an ordinary tile that the fortress marks as entry. Any tile may be one.',
  'OMD-11.3': 'T-join, L-join (2 exits) and crossroads (3 exits) divide creatures: OMD-5.3.',
  'OMD-11.4':
    'Teleporter: for 1 Move a hero on it may go to any other tile of its fortress, and continue with the rest of his Move. One way only: nobody jumps to the teleporter. Creatures treat it as a standard tile.',
  'OMD-11.5': 'Acid bath and lava lake (easy): heroes on them have the push action.',
  'OMD-11.6':
    'Push: choose one enemy unit on the tile; it dies at once. A creature killed this way gives its skulls to the Rift pool of the pushing team.',
  'OMD-11.7':
    'One hero suffices for a lesser creature. A greater creature or an enemy hero needs two heroes on the tile: the active hero and a helper of his team who agrees. A refusal uses up nothing, but each hero is asked at most once per turn. Only the active hero spends an action. Bosses cannot be pushed.',
  'OMD-11.8':
    'Both participants suffer the side effect; the active hero can never be spared. Lava lake: 1 wound each. Acid bath: each loses one equipment of his choice, or lowers his weapon by one rank (the card returns to his side and must be bought again). A participant with neither equipment nor weapon card dies.',
  'OMD-11.9': 'Order: the pushed unit dies first, then the side effects apply, active hero first.',
  'OMD-11.10':
    'Trapsburg (easy): two free random traps, OMD-4.13 and OMD-7.1. Only fired one-use traps leave it between levels. No purchase may go here. If the deck has no suitable trap left it stays empty.',
  'OMD-11.11': 'Fume cellar (difficult), creatures: OMD-5.15.',
  'OMD-11.12': 'Fume cellar, heroes: a hero who ends his turn on it takes 1 wound. Passing through is safe.',
  'OMD-11.13':
    'Pitfall (difficult), heroes: a hero who moves through it without stopping takes 1 wound per crossing. Starting or ending the move there is safe.',
  'OMD-11.14': 'Pitfall, creatures: OMD-5.15. Creatures that start or stop there are safe.',
  'OMD-11.15':
    'Swaps (an option): up to three times the first hero’s player replaces a standard tile, never the Rift, by a special tile; its exits stay. Special tiles: teleporter, acid bath, lava lake, Trapsburg, pitfall, fume cellar, each type once per edition, so only types not yet in the fortress. Rivalry: the tile of that number in both fortresses; it must be standard in both, and the type new to both. Easy tiles: acid bath, lava lake, Trapsburg (and, slightly, the teleporter). Difficult tiles: fume cellar, pitfall; side by side they are meant for a truly hard game.',
  'OMD-11.16':
    'Own fortress is accepted if: exactly one Rift without exits; 4 to 13 tiles besides the Rift, numbered 1, 2, 3 … in a row, and R for the Rift; tile types within the counts of the component list; every tile has the number of exits of its type (standard and specials 1, T-join and L-join 2, crossroads 3); every exit leads to a grid neighbour; from every tile the Rift can be reached along arrows; no arrow cycle; 1 to 3 start tiles, none of them the Rift; levels 1, 2, 3 each list 1 to 4 armies in total on start tiles. The printed fortresses keep the same conditions.',
  'OMD-11.17':
    'A fortress of your own is typed in at most 1,500 characters: a map of at most 7 columns and 4 rows, and a line of armies. Start tiles are the tiles that the army line names, in the order of their first mention.',
  'OMD-11.18':
    'A text is checked from the first line to the last; the first fault refuses it with a sentence that says what is wrong, and the text accepted before stays. A fortress of your own has no difficulty step.',
  'OMD-12.1':
    'Traps roll no dice. They give fixed results (icons), slay, stun or change movement. Traps may target creatures, bosses and enemy heroes, never friends.',
  'OMD-12.2':
    'A trap springs after the movement if an enemy is on its tile (support trap: on either tile). Permanent traps must trigger: their slay, stun and movement effects are used as far as there are targets; icons may be left unused. *One-use* traps trigger only if the chooser wants it, and are then discarded.',
  'OMD-12.3': 'Passive trap effects (stop, barricade, healing well, coin forge) work whenever their condition occurs.',
  'OMD-12.4':
    'Plan. Tiles are resolved nearest the Rift first. For each tile: (1) choose one-use traps to fire, and for each support trap not aimed yet whether it aims here (OMD-12.5); (2) slay effects; (3) the icons of all triggered traps of the tile form one pool, combined and distributed like an attack (OMD-8.5 to 8.12); (4) stun effects. (5) The movement effects of all tiles take place after the last tile’s step 4.',
  'OMD-12.5':
    'A support trap with icons aims at one of its two tiles per phase (unless its text says each). With enemies on both it is aimed when the first of the two is resolved; with enemies on one only it aims there by itself.',
  'OMD-12.6': 'Icons can meet a vulnerability only within one phase; nothing is kept.',
  'OMD-12.7':
    'Skulls of creatures killed by traps go to the Rift pool: 1 for a lesser, 3 for a greater creature, 5 for a boss.',
  'OMD-12.8':
    'Barricades carry planks. Whenever in the movement or the new wave a lesser creature would cross the connection (in either direction), it stops on the near side and 1 plank is removed. A greater creature or boss is not stopped and removes 1 plank. With 0 planks the card is discarded at once. On a join the turnstile steps on for a stopped creature as well.',
  'OMD-12.9':
    'Trap results against heroes wound by OMD-8.4. A hero is not a creature: slay effects (the Arrow Wall kills an Orc) never touch a hero, not even an Orc hero.',
  'OMD-12.10': 'Discarded traps are out of the game.',
  'OMD-12.11':
    'Asking. The question is asked for a tile only if a one-use trap there could fire at a target, a support trap there could aim at either of its tiles, or no plan is best everywhere (OMD-8.19; slay and stun effects are counted like results). Any other tile is resolved at once. A movement effect is asked only if it has more possible creatures than it moves and they differ in kind or state.',
  'OMD-13.1':
    'Optional. A boss can appear at three moments: first wave of level 2, first wave of level 3, and with the new wave of the round after the last wave of level 3 (finale). None, one or several moments may be used.',
  'OMD-13.2':
    'Players vote, none included, most votes win; the Rift Lord breaks ties. The vote closes when every player has voted on every open moment. Moments are settled in the order level 2, level 3, finale; a boss already taken is skipped for the next-best one.',
  'OMD-13.3':
    'A boss arrives with the new wave on any start tile of the chooser’s choice, used by an army or not, as if from outside (OMD-5.9).',
  'OMD-13.4':
    'A boss has health by the number of heroes and by the level of its arrival. Meeting its vulnerability causes 1 wound; several wounds in one attack are possible. At 0 health it dies and gives 5 skulls to the killer (a trap: to the Rift pool).',
  'OMD-13.5':
    'A boss moves along arrows, can be stunned unless its text forbids it, and attacks as a group of its own. On the Rift tile it deals its Rift damage and leaves the game.',
  'OMD-13.6':
    'Bosses are not creatures: no slay, no push, no replacement, no supply (creatures they bring come from the supply).',
  'OMD-13.7': 'With a finale boss the game cannot be won before it has arrived and is gone.',
  'OMD-13.8': 'Every hero not in play can be a boss, also against players of his own faction.',
  'OMD-13.9': 'Swiftyhooves and Veyetality bring creatures of the edition in use.',
  'OMD-13.10':
    'Bosses are not recommended in Rivalry but may be set in the lobby. Each appears once per fortress, the finale boss in the first round after the third wave of the first level 3; the new armies of level 3 are dealt although he is due.',
  'OMD-13.11':
    'Fire Lord: icons keep their source die. His wounds must be feasible without the icons of fire dice; all other targets may use every remaining icon.',
  'OMD-13.12': 'Creatures a boss brings when the supply of that kind is empty follow OMD-5.12.',
  'OMD-13.13':
    'A hero whom the lobby has set as a boss is offered neither in the pick of a hero nor as a wish. What this may refuse at the start: OMD-2.5.',
} as const;
