/** Every rule in English, under its number. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { reference } from '../shared/rulebook.js';
import { words } from './vocabulary.js';

const { spell, hitPoints, tracks, powers, bonusActions, missions } = reference(words);

export const rules: Catalogue<Ooo>['rules'] = {
  'OOO-1.1': 'A creature is a figure standing on a section. Face-down markers and toadlings are not creatures.',
  'OOO-1.2':
    'The kind is a creature’s name (Goblin, Orc…); the category is weak, strong or mighty. Values, trophies, gauges and losses go by kind; base fate cards move whole categories.',
  'OOO-1.3': 'Your lane is the one that your mage’s tower space faces.',
  'OOO-1.4': 'Your deck is everything you own in cards: draw pile, hand and discard pile.',
  'OOO-1.5': 'What goes into the box is out of the game for good.',
  'OOO-1.6':
    'A lane is without creatures when none stands on its three sections; toadlings do not matter. It is completely empty when no marker waits beside it either. Option: markers do not matter.',
  'OOO-2.1':
    'The table is set up step by step: seats, colours, creatures, values, terrain, markers, decks, hands, missions.',
  'OOO-2.2': 'Markers with a number above the player count stay out: 3 and 4 with two players, 4 with three.',
  'OOO-2.3':
    'Every lane starts with two revealed creatures on its outer section, or further in where a road carries them.',
  'OOO-2.4': 'You start with the eight spells of your colour, shuffled, a hand of four, and six gauges at zero.',
  'OOO-2.5': 'Seats are drawn by lot. The start player stays the same all game; turns follow the seat order.',
  'OOO-2.6':
    'Option: with a rotating start player, each round begins one seat further on. Everyone still has one turn a round.',
  'OOO-3.1': 'A round is one fate card, then one turn for each player from the start player on.',
  'OOO-3.2': 'The fate card lies open until the next one covers it.',
  'OOO-3.3':
    'Base fate cards: every creature of each category shown moves one section towards the tower, none of them twice.',
  'OOO-3.4': 'Movement is carried out from lane 1 to lane 6, and in each lane from the inner ring outwards.',
  'OOO-3.5':
    'The rule on a fate card binds everybody from the end of its movement until the next card. No text, no rule.',
  'OOO-3.6':
    'The six rules. +1 hit point: every creature has one more. No Study: nothing is learned from the display. No Teleportation: no mage changes place in any way. No Bonus Powers: powers are ignored. Three Spells: draw one card fewer at the end of the turn. Spell Exchange: once, the display goes back into its decks and six new cards are turned up.',
  'OOO-3.7': 'When the fate deck has run out, all its cards are shuffled into a new one.',
  'OOO-4.1': 'A creature that would leave the inner section towards the tower breaches: it goes into the box.',
  'OOO-4.2': `Every breach moves the value of that kind one cell down its track. On the last cell (1 VP) it stays. Tracks: ${tracks}.`,
  'OOO-4.3': 'If your mage stands above that lane you lose one trophy of that kind, if you own one.',
  'OOO-4.4': 'No Creature Loss saves the trophy; the value drops all the same.',
  'OOO-4.5': 'A lost trophy never lowers a gauge and never takes a power away.',
  'OOO-4.6': 'However a creature gets to the tower (fate, Magic Bonds, roads), it counts, each on its own.',
  'OOO-5.1':
    'At the start of a turn, every lane without creatures that still has markers gets one: it is revealed onto the outer section.',
  'OOO-5.2': 'Then the active player reveals one marker in another lane than their own, of their choice.',
  'OOO-5.3': 'If no lane fits, this is skipped; if only one fits, it is taken without asking.',
  'OOO-5.4': 'The markers of a lane come off in an order fixed at set-up, which nobody knows.',
  'OOO-6.1': 'You have two actions a turn: teleport, cast a spell, use an action power, or pass.',
  'OOO-6.2': 'Teleport: your mage goes to any empty tower space.',
  'OOO-6.3': 'Pass: no more actions this turn; go on to drawing.',
  'OOO-6.4': 'You may do the same thing several times, unless it says once per turn.',
  'OOO-6.5':
    'Extra Action gives three actions a turn. If it becomes usable during your turn you get the action at once.',
  'OOO-6.6': 'Extra actions from spells, bonus actions and toadlings count for this turn only.',
  'OOO-6.7': 'A turn has at most twelve actions; after the twelfth nothing brings another.',
  'OOO-7.1': 'Each spell shows an element: fire, earth, water or lightning. Spell Books show two, Wisdom all four.',
  'OOO-7.2': 'To cast, put one card from your hand face up: it brings one energy of its element.',
  'OOO-7.3':
    'Add further hand cards as upgrades, one by one. Each brings one energy; what it does as a spell is ignored.',
  'OOO-7.4': 'A Spell Book counts as one of its two elements, Wisdom as any: whichever the spell can use.',
  'OOO-7.5':
    'A spell’s energy is one, plus the upgrades of its own element, plus magic energy waiting. Other elements are wasted.',
  'OOO-7.6': 'When you add no more, apply exactly one effect that the energy pays for; it need not be the dearest.',
  'OOO-7.7':
    'If an upgrade effect was used, the spell may fizzle (effect 0), and must if no effect can be paid or has a target: cards and action are spent. Otherwise such a cast is refused, or taken back if it lies open.',
  'OOO-7.8':
    'Afterwards the spell and its upgrades go to your discard pile. Until then they are in play and cannot be drawn.',
  'OOO-7.9': 'An open spell can be taken back only while no upgrade effect has been used.',
  'OOO-7.10': 'Poison can be neither cast nor added.',
  'OOO-7.11': 'You may add cards that bring no useful energy, for their upgrade effect for instance.',
  'OOO-7.12': 'Every action ends the magic energy gained before it, used or not.',
  'OOO-8.1': 'Attack spells hit creatures of your own lane, on any section, unless the spell says otherwise.',
  'OOO-8.2': 'Damage adds up during the turn. When it reaches the hit points, the creature is defeated at once.',
  'OOO-8.3': 'At the end of the turn all damage is healed.',
  'OOO-8.4': `Hit points: as printed, one more under “+1 hit point” (unless you have Immutable Rules), one more on stones, one less on vegetation. Printed: ${hitPoints}.`,
  'OOO-8.5': 'Damage beyond the hit points is lost.',
  'OOO-8.6': `${spell('smash')} ${spell('zap')} ${spell('cold-snap')} ${spell('fire-spark')}`,
  'OOO-8.7': spell('fireball'),
  'OOO-8.8': spell('lightning-bolt'),
  'OOO-8.9': `${spell('earthquake')} Left and right as seen from the tower; the ring stays the same.`,
  'OOO-8.10': `${spell('ice-storm')} Behind means further from the tower.`,
  'OOO-8.11':
    'The first section must hold a creature or a toadling; the second may be empty. Behind an outer section there is nothing.',
  'OOO-8.12': 'Damage to a section is dealt to all at once; then the defeats are worked out.',
  'OOO-8.13': 'Fireball, Lightning Bolt, Earthquake and Ice Storm always need at least one further energy.',
  'OOO-8.14':
    'Hit points count as they are for the active player now. If they fall during the turn, every creature with enough damage is defeated at once.',
  'OOO-9.1':
    'Spell Books and Wisdom are cast alone and for nothing: take one card of the display into your discard pile.',
  'OOO-9.2': 'The gap is filled from the same deck; if that is empty, the place stays empty.',
  'OOO-9.3':
    'A spell learned this turn cannot be cast or added before your next turn, even if it comes into your hand.',
  'OOO-9.4': 'Under No Study they cannot be cast (unless you have Immutable Rules), but still serve as upgrades.',
  'OOO-10.1': `${spell('switch')} The two creatures must be different ones.`,
  'OOO-10.2': `${spell('replenish')} Recalling is explained in OOO-11.5.`,
  'OOO-10.3': `${spell('magic-bonds')} Reaching the tower is a breach.`,
  'OOO-10.4': `${spell('voodoo')} Smaller hands are left alone.`,
  'OOO-10.5':
    'The victim chooses the card and may pay at any time, at the latest at the start of their next turn. Until then owed cards no longer count as part of the hand.',
  'OOO-10.6': 'A creature that is moved or switched keeps its damage.',
  'OOO-11.1':
    'Some cards carry an upgrade effect: teleport, draw a card, or (Wisdom) both. It works only when they are added to a spell.',
  'OOO-11.2': 'It is used the moment the card is added, or not at all.',
  'OOO-11.3': 'All upgrade effects come before the spell’s own effect.',
  'OOO-11.4':
    'Teleport: your mage goes to an empty space, and the spell works from the new lane. Not under No Teleportation.',
  'OOO-11.5':
    'Draw a card (recall): a random card of your own discard pile comes to your hand, if there is one; it may join the same spell. Option: the top of the draw pile instead.',
  'OOO-11.6': 'Wisdom: teleport, draw, or both, teleport first.',
  'OOO-12.1': 'A defeated creature is your trophy, and the gauge of its kind goes up by one.',
  'OOO-12.2': `At two the gauge is full: you gain that slot’s bonus power for the rest of the game. ${powers}.`,
  'OOO-12.3': 'Powers work unless No Bonus Powers is in force; whoever has Immutable Rules is not bound by that.',
  'OOO-12.4':
    'Extra Draw: draw five cards instead of four. Immutable Rules: ignore fate rules (not Spell Exchange). Hand Change: as an action, once a turn, a hand card leaves the game. Extra Action: three actions. No Creature Loss: breaches cost you no trophy. Poison: as an action, once a turn, a Poison card goes into an opponent’s discard pile, while the stack lasts.',
  'OOO-12.5': 'Several players can have the same power.',
  'OOO-13.1': 'Poison does nothing, cannot be cast or added, and fills your hand. It costs 2 VP at the end.',
  'OOO-13.2': 'Poison can be discarded to a debt and removed with Hand Change; removed, it goes into the box.',
  'OOO-14.1':
    'After the actions all damage heals, waiting magic energy is lost, and the rest of the hand is discarded.',
  'OOO-14.2':
    'Then draw four cards: five with Extra Draw, one less under Three Spells (unless you have Immutable Rules).',
  'OOO-14.3':
    'When the draw pile is empty, the discard pile is shuffled into a new one. If both are empty, drawing stops.',
  'OOO-15.1': 'As soon as four lanes are completely empty the end is triggered, and stays so.',
  'OOO-15.2': 'This is checked after every movement, action and reveal.',
  'OOO-15.3':
    'The round is played to its end, then comes the score: trophies times the value of their kind, 2 VP for each Support spell, −2 for each Poison card, and the mission. The highest total is Archmage; equal totals share the title.',
  'OOO-15.4': 'After round 30 the game is scored in any case.',
  'OOO-16.1': 'Secret missions: of two dealt, keep one face down; all others go back unseen.',
  'OOO-16.2': `Missions are shown at the end and count only trophies, powers and cards owned then. ${missions}.`,
  'OOO-17.1': `Bonus actions: each kind of creature shows one, taken when it is defeated. ${bonusActions}.`,
  'OOO-17.2':
    'With every defeat you may take its bonus action at once or decline; several in any order. You can let them be taken for you.',
  'OOO-17.3': 'Draw a card: one from your draw pile. One more action: for this turn.',
  'OOO-17.4': 'Common discard: every other player with more than three cards owes a discard.',
  'OOO-17.5':
    'Magic energy: one energy of any element for your next action this turn. If that is no spell with an energy cost, it is lost. Several add up.',
  'OOO-17.6': 'Bonus actions are free and no bonus powers: No Bonus Powers does not touch them.',
  'OOO-17.7': 'Draws and extra actions come after the spell that caused them has been discarded.',
  'OOO-18.1': 'The nineteen new fate cards replace the fifteen of the base game.',
  'OOO-18.2': 'The front of a lane is the section nearest to the tower that holds a creature.',
  'OOO-18.3': 'Attack spells can be aimed only at the front of your lane.',
  'OOO-18.4': 'Lightning Bolt can be aimed at the front of any lane.',
  'OOO-18.5': 'Earthquake and Ice Storm take the front as their first section; the second is hit whatever it holds.',
  'OOO-18.6': 'When the front’s last creature is gone, the next section with creatures is the front at once.',
  'OOO-18.7': 'Support spells, toadlings and explosions are not bound by the front.',
  'OOO-18.8':
    'The card names lanes and rings: creatures standing there move one section, inner ring first, none twice.',
  'OOO-18.9': 'Breaches and the rule at the bottom work as ever; the six rules are the same.',
  'OOO-18.10': 'New fate cards and front rule belong together; neither is used alone.',
  'OOO-19.1':
    'Terrain: usually one tile on each lane. The table may agree on fewer, or on all nine; a tile fits only its own ring.',
  'OOO-19.2': 'Vegetation: a creature there has one hit point less.',
  'OOO-19.3': 'Stones: a creature there has one hit point more.',
  'OOO-19.4': 'The change ends when the creature leaves the tile.',
  'OOO-19.5': 'Road: creatures do not stop. They move one more section at once; from an inner road they breach.',
  'OOO-19.6': 'Every arrival counts: fate, reveal, Switch, Magic Bonds. Roads in a row are passed one after the other.',
  'OOO-19.7': 'A wounded creature that comes where its damage is enough is defeated by the active player.',
  'OOO-19.8': 'Roads work after every single step and do not use up a step of Magic Bonds.',
  'OOO-20.1':
    'Reinforcements: each new kind replaces one of its category, figures and markers one for one. Croc for Goblin or Orc, Toad for Shaman or Rider, Bomber for Golem or Chief.',
  'OOO-20.2':
    'The new kind takes over value track, gauge and power of the slot; hit points and bonus action are its own.',
  'OOO-20.3': 'Toad and Bomber are best with bonus actions, but any mix is allowed and their own effects always work.',
  'OOO-20.4': 'Flying Croc: three hit points, nothing else.',
  'OOO-20.5': 'Brood Toad: when defeated it leaves a toadling face down where it stood, while the pile lasts.',
  'OOO-20.6':
    'A toadling does not move, breach or count as creature, trophy or front, and terrain means nothing to it.',
  'OOO-20.7':
    'Whoever damages a toadling takes it. Single attacks can be aimed at it, section attacks take all there, but not one left by the same spell.',
  'OOO-20.8':
    'With the front rule a toadling can be aimed at only if no creature of its lane stands nearer to the tower. Explosions never hit toadlings.',
  'OOO-20.9':
    'A toadling you took is turned up and may be used once in any turn of yours, free: draw a card, one more action, magic energy, or weaken a creature anywhere by one hit point this turn.',
  'OOO-20.10':
    'Bomber: when defeated, every other creature of its section takes one damage. Those that fall are yours, and explode in turn.',
  'OOO-20.11': 'Explosions and toadlings come before bonus actions, one by one: lane, ring, figure.',
};
