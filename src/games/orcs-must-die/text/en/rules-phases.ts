/** The rules of set-up and of the four phases (OMD-1 to 7). */
export const phaseRules = {
  'OMD-1.1':
    'The rules are the same for both editions. Editions are compatible and can be combined in Rivalry with up to eight players.',
  'OMD-1.2':
    'Heroes defend their fortress against waves of creatures. Heroes grow through weapons and equipment, the fortress through traps, the enemy through levels.',
  'OMD-1.3':
    'Co-op: the team wins if it survives all waves of all armies and its Rift is not destroyed; otherwise it loses.',
  'OMD-1.4': 'Every rule that speaks of the number of players means the number of heroes in the team.',
  'OMD-1.5':
    'Rift Lord. One hero has the Rift Lord token for the round. Its player allows the use of Rift skulls, makes the creature-phase choices and breaks ties of boss votes; its hero acts first.',
  'OMD-1.6': 'Friend and enemy. Co-op: all creatures and bosses are enemies. Rivalry: see OMD-14.',
  'OMD-1.7': 'There is no limit to the number of figures on a tile.',
  'OMD-1.8':
    'A player may always leave a power or card of his hero unused. A power that is free, an action, a reaction or an upgrade is simply not used. Passives that add to an attack (Heavy Swing, Pounce) and worn amulets (OMD-10.5) are left out by naming them in `attack without:`. Tundra’s Team Player is switched on and off with `power`; one change per Hero Upgrade phase and one per own turn. All other passive powers and card effects always apply.',
  'OMD-1.9': 'The text of a card, power, tile or boss comes before a general rule.',
  'OMD-2.1': 'An army always starts with exactly 3 cards. Armies are never combined, even on the same start tile.',
  'OMD-2.2': 'Own skulls (hero board) and Rift skulls (Rift board) are different pools.',
  'OMD-2.3':
    'A hero may start on any tile of the fortress, special tiles and the Rift included. No tile effect is triggered by placement.',
  'OMD-2.4':
    'Each fortress has its own difficulty. Standard: ultimates start available. Challenge: ultimates start exhausted, which raises the difficulty by one step (Beginner to Intermediate, Intermediate to Hard, Hard to Extreme, Extreme to Extreme+). Some fortresses are rated differently for some numbers of heroes.',
  'OMD-2.5':
    'Refused starts. The lobby refuses to start if, in Rivalry, a team is smaller than half of the other, rounded up (4 against 1, 3 against 1, or nobody in a team), for nobody runs three heroes; if one boss is set for two moments; if a team has fewer heroes to pick from than places, because others are set as bosses; or if a fortress of your own is chosen and no text of it was accepted.',
  'OMD-2.6':
    'Wishes. Co-op: the heroes offered (OMD-13.13), each for one seat at most; whoever has a wish is not asked to pick a hero (a lone player: not for the first hero). Rivalry: team Order and team Unchained, each for four seats at most; players without a wish join, in the order of the seats, the team that has fewer players then, Order if equal. A wish that the options no longer offer is dropped.',
  'OMD-3.1':
    'The game starts at level 1 and ends after level 3. Gems: white = level 1, green = level 2, blue = level 3; they mark cards and statistics.',
  'OMD-3.2':
    'Creatures rise automatically with the level, also those already in the fortress. Traps, equipment and weapons never rise by themselves; old ones stay usable.',
  'OMD-3.3':
    'A level consists of rounds of four phases in this order: Hero Upgrade, Creatures, Hero Actions, Upkeep. The level ends when no army card is left to reveal.',
  'OMD-4.1':
    'All heroes of a team act at the same time. First come, first served: a purchase stands as soon as it is made. Who disagrees asks for an undo, which is the table’s matter.',
  'OMD-4.2':
    'There are six upgrades: fill the Rift pool, heal, revitalize, weapon, equipment, trap. A hero may do as many as he can, each *at most once* per phase.',
  'OMD-4.3':
    'Rift skulls. Spending any Rift skull needs the consent of the Rift Lord. Purchases of the Rift Lord himself need none, nor do purchases of other heroes of the Rift Lord’s player. With Rift skulls free to use nobody is asked. A refused purchase costs nothing and does not use up the upgrade, but that hero may not ask for the same card (for Revitalize: that player not again) with Rift skulls in this phase. A purchase waiting for consent reserves nothing; on approval it is checked again, and dropped at no cost if it is no longer possible. The Hero Upgrade phase does not end while a consent is open.',
  'OMD-4.4': 'Fill the Rift pool. The Rift Lord only: moves any number of his own skulls to the Rift pool of his team.',
  'OMD-4.5':
    'Heal. A hero on the Rift tile rolls as many health dice as the level (1, 2, 3): hearts heal, skulls are his. Health never exceeds the maximum; the excess is lost. A hero at full health may roll as well, for the skulls.',
  'OMD-4.6':
    'Revitalize. Any hero may spend 3 skulls for each hero of the team *from the Rift pool only* (6, 9 or 12). Every ultimate of the team becomes available. Once per team and phase.',
  'OMD-4.7':
    'Weapon. Pay the cost of the next weapon card and replace the old weapon. The card’s level must be the current level or lower. Cards are bought in order: at level 3 with the printed weapon, the level-1 card must be bought first, and the level-2 card in a later phase.',
  'OMD-4.8': 'Payment. Weapons, equipment and traps are paid from own skulls, Rift skulls, or any mix.',
  'OMD-4.9':
    'Equipment. Buy one card of the shop and put it in its equipment slot; a card already there is discarded. Equipment slots: 1 amulet, 1 ring, 1 trinket. Maximilian has 2 for amulets. One equipment purchase per phase, whatever its type.',
  'OMD-4.10': 'The shop space of a bought card stays empty until Upkeep.',
  'OMD-4.11':
    'Trap. Buy one trap of the shop and put it on the hero’s present tile. Special tiles and the Rift hold no traps. If the tile is full, one trap there is discarded to make room. Several heroes may put traps on the same tile, but a hero places at most one per phase.',
  'OMD-4.12':
    'Support traps are placed on a connection (an arrow between two tiles) that touches the hero’s tile, whatever the types of the two tiles. One support trap per connection; a new one replaces the old. They do not count against the tile’s capacity and can affect both tiles.',
  'OMD-4.13':
    'Trapsburg: at the start of the phase its empty places are filled with random traps of the level’s deck, free of charge; support traps go back into the deck.',
  'OMD-5.1':
    'Every creature that is ready in the fortress when the movement begins moves *once*, also if it arrives on a tile whose turn is still to come (below a join the longer branch has the later turn); stunned creatures do not. Order of execution: tiles by arrow distance to the Rift, nearest first (ties: tile number); on a tile: Orcs, crossbows, runners, shamans, brutes, colossi. Bosses follow, hunters come last.',
  'OMD-5.2': 'A creature moves as many tiles as its Move, always along arrows. It stops on the Rift tile.',
  'OMD-5.3':
    'Tiles with two or three exits (T-join, L-join, crossroads) divide creatures by their *turnstile*: every leaving creature takes the exit the turnstile points at, and the turnstile steps to the next exit (order as listed in the fortress data). The turnstile keeps its position from round to round and starts at the first exit. It also guides bosses, entering creatures and hunters without a target.',
  'OMD-5.4':
    'Kobolds and Satyrs have Move 1 at level 1 and Move 2 at levels 2 and 3. Gnolls and Lions have Move 2. All others have Move 1.',
  'OMD-5.5':
    'Effects that stop creatures (tar pit, web spinner, barricades) end the movement of the creature on the tile where it is stopped.',
  'OMD-5.6':
    'Hunters (Gnolls, Lions): all ready hunters on one tile form a group and move together, after all other creatures. The groups are fixed before the first of them moves; a group that meets another does not move with it.',
  'OMD-5.7':
    'A hunter group *must* go to a tile with a target hero if one is within its Move, counted along connections in any direction (they may go backward). Its own tile counts with distance 0. With several such tiles the chooser decides. They stop there. Path: shortest; ties: fewest barricades, then lowest tile numbers. Reach is measured without stops; a tar pit or web on the way still stops them, and a barricade stops them one by one, which may split the group.',
  'OMD-5.8':
    'With no target hero within reach they move their full Move along the arrows toward the Rift. On the Rift tile they stay.',
  'OMD-5.9':
    'Reveal the top card of every army deck. Place the creatures printed for so many heroes, taken from the supply, on the army’s start tile as if they came from outside: entering the start tile costs 1 Move, and creatures with Move 2 go on by one tile.',
  'OMD-5.10':
    'Hunters entering choose as in OMD-5.7 with the start tile at distance 1: they may stop on the start tile if a hero is there, or go to a connected tile with a hero; without a hero in reach they move on by one tile along the arrow. Hunters of several cards on one start tile form one group.',
  'OMD-5.11': 'At level 1 every greater creature on a card is replaced by 3 Orcs or Soldiers.',
  'OMD-5.12':
    'Missing figures. The needs of all start tiles are added up per kind (after OMD-5.11). Exact figures come first, kinds in the order of the component list; if a kind is short and only one start tile asks for it, that tile takes the substitutes, else OMD-5.13. A missing figure is replaced by one figure of the same size category, the first kind with supply in this order. Lesser: Orc, crossbow, runner, hunter. Greater: shaman, brute, colossus. Substitutes are taken after all exact figures, one at a time. If the whole category is used up, that creature does not come. Creatures of Call the Clan and those that bosses bring are placed after the wave’s figures and substitutes, from what is left.',
  'OMD-5.13':
    'If two or more start tiles ask for a kind that is short, the chooser decides which tile takes which substitute; the exact figures fill the rest.',
  'OMD-5.14':
    'Revealed cards go to the army discard. A boss due in this round arrives now (OMD-13). Order within the new wave: reveal all cards; figures and substitutes; creatures enter in the order of OMD-5.1, start tiles by number; Call the Clan; bosses and what comes with them; hunters; effects at the end of the wave.',
  'OMD-5.15':
    'Pitfall: if lesser creatures crossed the pitfall in the movement or the new wave without stopping on it, one of them in total dies, wherever it stands now. Fume cellar: if lesser creatures stand on it, one in total dies. The chooser picks. The skulls go to the Rift pool of that fortress.',
  'OMD-5.16':
    'All traps with a possible target trigger, tile by tile; movement effects come after the last tile (OMD-12).',
  'OMD-5.17':
    'Every creature on the Rift tile except hunters, and every boss there, is removed and damages the Rift; they do not attack. Damage: Orc, Soldier and crossbow 1, runner 2 (3 with the option Runner bite 3), every greater creature 3, bosses as printed (Blackpaw as a boss stays). Hunters and enemy heroes never damage the Rift. Stunned ones count as well.',
  'OMD-5.18': 'No skulls are earned for creatures that enter the Rift. Their figures return to the supply.',
  'OMD-5.19':
    'All ready creatures of one kind on one tile form a group. Every group with a possible target *must* attack. Every group attacks on its own; a boss is a group of one.',
  'OMD-5.20':
    'A group attacks one single hero on its tile. The target is chosen *before* the dice are rolled. Wounds beyond the hero’s death are lost.',
  'OMD-5.21':
    'Crossbow groups may instead attack a hero on a tile that an arrow of their tile points to (the next tile toward the Rift), never backward or sideways.',
  'OMD-5.22':
    'The chooser decides the order of tiles, the order of groups on a tile, and each target if there are several; he sees each result before the next choice. All groups of a tile finish before the next tile. He is asked only while some group has two or more heroes as possible targets; everything else goes in the order of OMD-15.5.',
  'OMD-5.23': 'A hero killed by one group is no target for the next.',
  'OMD-5.24': 'All stunned creatures and bosses stand up.',
  'OMD-6.1':
    'The Rift Lord’s hero is first, then clockwise. Each hero completes his whole turn. When all have had their turn the phase ends. Dead heroes are skipped.',
  'OMD-6.2':
    'There are five action types: attack, move, recover, special action of the hero, special action of the tile. A hero may do as many as he likes in any order, each type at most once per turn.',
  'OMD-6.3':
    'Card effects marked “as an action” belong to none of the five types and may be used any number of times, as long as their cost is paid.',
  'OMD-6.4':
    'Attack: enemies must be on the hero’s tile (ranged weapons: OMD-10.9). Roll, then distribute (OMD-8). Each enemy killed gives the hero its skulls: lesser 1, greater 3, boss 5.',
  'OMD-6.5': 'In Rivalry killing a hero gives no skulls; see OMD-14.13.',
  'OMD-6.6':
    'Move: up to the hero’s Move (board value plus bonuses). Two tiles are connected only if an arrow points from one to the other; heroes ignore the direction of arrows. The table takes the shortest path to the named tile; among equals the one with the fewest pitfall crossings, then the lowest tile numbers; `via` forces a tile.',
  'OMD-6.7':
    'The move may not be divided: it is finished before another action is taken. Unused Move is lost. (Exceptions: Midnight, Seven-League Boots.)',
  'OMD-6.8':
    'Recover: a stunned hero must give up his attack or his move of this turn and then is no longer stunned. Taking the attack gives up the move and the other way round. He may do everything else. He may not give up a special action instead. If he ends his turn without attack and move he stands up then. A stunned hero who attacks gives up the whole move; Frenzy’s second attack stays possible, and Blood Price too. Giving up the attack gives up all attacks of the turn, Frenzy’s included.',
  'OMD-6.9':
    'Special action of the hero: a power, ultimate or rivalry power marked action. At most one such action per turn. Powers marked free, passive, reaction or upgrade are not actions.',
  'OMD-6.10': 'Special action of the tile: push on the acid bath and lava lake.',
  'OMD-6.11':
    'The turn ends with `done`, or by itself when nothing legal is left. Then the fume cellar takes effect (OMD-11.12).',
  'OMD-7.1':
    'Level preparation: only when every army deck of the level is empty. Co-op: not after level 3. Raise the level marker. Then: 1. deal 3 cards to every army the fortress lists for the new level (too few cards left: shuffle the army discard into the deck first); 2. all creatures use the statistics of the new level; 3. every hero (dead ones too) and every Rift pool gets skulls equal to the new level (2, then 3); 4. the shop is emptied: all trap and equipment cards on it are discarded, and the decks of the new level are shuffled and replace the old decks; 5. weapon cards of the new level may be bought from now on; 6. Trapsburg: its traps are discarded and two random non-support traps of the new level are placed.',
  'OMD-7.2': 'The Rift Lord token goes to the next hero clockwise; in Rivalry that hero may belong to the other team.',
  'OMD-7.3':
    'Courage skulls (Rivalry): every hero inside the enemy fortress gets skulls equal to the level, on top of those for a new level.',
  'OMD-7.4':
    'Resurrection: every dead hero returns with full health on a tile of his choice; in Rivalry also in the enemy fortress. He keeps weapon, equipment and skulls and is not stunned. No tile effect is triggered.',
  'OMD-7.5':
    'Shop: fill empty spaces from the decks of the current level. An empty deck is not reshuffled; its spaces stay empty.',
  'OMD-7.6': 'After level 3 (co-op) rounds go on without a new level until victory or defeat.',
  'OMD-7.7':
    'Wear: the Rift losses of overtime (OMD-15.9) or escalation (OMD-14.19), if any, or, with these options off, the last round (OMD-15.10, 14.20); then the end is checked.',
} as const;
