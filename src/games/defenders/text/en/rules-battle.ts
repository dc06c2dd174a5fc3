/** Rules DOR-5 to DOR-8: minions, wounds, generals, group attacks. */
export const battleRules = {
  'DOR-5.1': 'One action attacks all minions where the hero stands: one die for each, in its colour.',
  'DOR-5.2': 'A die removes its minion on: Orc 3+, Demon 4+, Undead 4+, Dragonkin 5+.',
  'DOR-5.3': 'Bonuses are added to every die. Nothing hits or misses by itself.',
  'DOR-5.4': 'Bonuses add up: Blessed Attacks +1, Woods Lore +1, Ambush +2, Amulet of the Gods +1.',
  'DOR-5.5':
    'Slayer: minions of the slain general’s colour fall without a die; the others are rolled for in the same action.',
  'DOR-5.6': 'Extra dice are given to colours that are there before the roll. Hits without a minion are lost.',
  'DOR-5.7':
    'Rolling again, in this order: Dwarf and Unicorn Steed (failed dice, by themselves), Eagle Rider on the ground (all or none), Battle Luck (failed dice). Each source once; the last result counts.',
  'DOR-5.8': 'A general who stands there takes no part in a fight with minions.',
  'DOR-5.9': 'Demons, Dragonkin, Orcs and Undead are the minions of the four colours.',
  'DOR-5.10':
    'Minions beaten by a fight of any kind or by Battle Fury count for the hero’s Quests; those removed by other cards and rewards do not.',
  'DOR-6.1':
    'Whoever ends the Day among minions takes one wound for each of them, and one more if any is Undead: fear.',
  'DOR-6.2': 'Skills that ignore wounds are taken off first.',
  'DOR-6.3': 'Every wound takes a life token, those of unused actions first.',
  'DOR-6.4': 'Standing beside a general costs nothing in itself.',
  'DOR-6.5':
    'Only the hero whose Day ends is wounded. Minions that come at Night hurt nobody before the end of that hero’s next Day.',
  'DOR-6.6': 'A hero without a life token is dead and does not come back.',
  'DOR-6.7':
    'A dead hero’s cards and Quests, completed ones too, are discarded. Slain generals stay points of the player but give no skill any more.',
  'DOR-6.8':
    'The player takes an unused hero at once: Monarch City, full life, two Hero cards, one Quest. If the hero died in his own turn the Day is over; Evening and Night follow with the new one.',
  'DOR-6.9':
    'If no unused hero is left, the place at the table stays empty and play goes on without it. With no hero at all the game is lost.',
  'DOR-7.1': 'A general can be attacked where he stands, once no minion is left there.',
  'DOR-7.2':
    'Attacking costs one action and at least one Hero card that shows the general. Location cards show the general of their colour.',
  'DOR-7.3': 'Roll as many dice as the cards played print, one or two each, all at once.',
  'DOR-7.4':
    'A die hits Balazarg on 4+, Gorgutt on 3+, Varkolak on 4+, Sapphire on 5+. Each hit moves his marker down by one.',
  'DOR-7.5':
    'Combat skills. Balazarg: one die per card played before the battle; on a 1 the card is lost. Sapphire: if she survives she regains all her life. Varkolak: no die is rolled again and nothing is added to the dice; extra dice and cancelling a skill do work. Gorgutt: every natural 1 cancels a hit, whoever rolled either, and is never a hit.',
  'DOR-7.6':
    'Wounds are counted over the whole battle: all hits less, against Gorgutt, all natural 1s. The general falls when they reach the life he began with.',
  'DOR-7.7':
    'Against generals count Woods Lore +1, Ambush +1 and the Amulet +1, none of them against Varkolak. Blessed Attacks, Archery and Slayer do not.',
  'DOR-7.8':
    'Victory: whoever brought the marker down has the trophy, worth a point and the Slayer skill for that colour. Every fighter draws three cards. The war token moves on. The minions of that colour stay and keep coming.',
  'DOR-7.9':
    'Defeat: every fighter suffers what the general’s board prints, life first, then cards of his choice. Who dies loses everything.',
  'DOR-7.10': 'Beaten fighters are carried to Monarch City. Actions left over remain, less the tokens lost.',
  'DOR-7.11': 'All cards played are discarded, special ones leave the game.',
  'DOR-7.12':
    'Generals heal after a battle they won. On a white square: one life at the end of the next hero’s turn and every turn after it. On a red square: only after every hero has finished one more turn. Every lost battle starts the clock anew; at full life it stops.',
  'DOR-7.13': 'A general whose marker is on a red square does not advance.',
  'DOR-7.14': 'Red squares: Balazarg 1; Gorgutt 2 and 1; Varkolak and Sapphire have none.',
  'DOR-8.1':
    'Heroes who stand with the active hero at a general’s place may take part in the attack. It costs them no action.',
  'DOR-8.2':
    'To take part a hero plays at least one card that shows the general. Who does not is no fighter and has neither reward nor penalty.',
  'DOR-8.3': 'Whoever started the battle says who rolls next, seeing the dice so far.',
  'DOR-8.4': 'When the general falls the others need not roll; their cards are gone and they are rewarded alike.',
  'DOR-8.5':
    'One Battle Luck serves every fighter once: those who have rolled at once, the others right after their roll. A parrying 1 that is rolled again no longer parries. A second card does the same again.',
  'DOR-8.6': 'A fighter whose cards were all cursed still fights, with the extra dice of a reward if he brought one.',
  'DOR-8.7': 'Fighters may be wounded and in any style or form; only minions in the place forbid a battle.',
  'DOR-8.8':
    'Pledge: with “join” a hero promises cards for the next battle where he stands. They are played for him without a question. The promise ends when it is met, when he or the general leaves or falls, or by answering “none” to “join”.',
  'DOR-8.9':
    'Before the first die the attacker may call the battle off, once a turn. Cards, rewards and the action come back.',
  'DOR-8.10':
    'A card that moves a fighter away during the muster gives him his cards back. If it moves the attacker or the general away, the battle ends.',
} as const;
