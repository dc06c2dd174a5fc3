/** Rules DOR-9 to DOR-12: Evening, Night, overruns, war status. */
export const nightRules = {
  'DOR-9.1':
    'In the Evening the active player draws two Hero cards; the Rogue on a treasure chest and the Helm of Power draw one more each.',
  'DOR-9.2':
    'An empty Hero deck is made from its shuffled discard pile, without special cards. If both are empty nothing is drawn.',
  'DOR-9.3':
    'Then everybody with more than ten cards discards down to ten or plays special cards. In between a hand may be larger.',
  'DOR-10.1':
    'Darkness cards a Night: Early War one; Mid War two, the second for its general only; Late War three, the third for its general only.',
  'DOR-10.2': 'One card is resolved completely before the next is turned up.',
  'DOR-10.3': 'The minions printed are put on the two places, the first one first.',
  'DOR-10.4':
    'If the place printed for the general is the next one on his path, he goes there and brings the minions printed. If not, neither happens.',
  'DOR-10.5':
    'A “next step” card moves him one step wherever he is. Defeated, badly wounded or held generals do not move and bring nobody.',
  'DOR-10.6': 'Generals only go towards Monarch City; Battle Strategy alone drives one back.',
  'DOR-10.7':
    'All Is Quiet: nothing. Orc Patrols: one Orc in every green place without minions. Orc War Party: one Orc in every place whose only minion is one Orc. The places are found before the first Orc is put down.',
  'DOR-10.8':
    'Monarch City card: for every colour of minion next to the city one minion of it enters the city. Then the Hero deck and the Darkness deck are shuffled with their discard piles, special cards excepted.',
  'DOR-10.9':
    'The shuffles of the Monarch City card are made even if Wisdom puts it aside, Dark Visions discards it or it counts for a general only.',
  'DOR-10.10': 'An empty Darkness deck is made from its shuffled discard pile.',
  'DOR-10.11': 'A card used for its general only skips everything else printed on it.',
  'DOR-11.1':
    'A place holds at most three minions of any colours; only Monarch City holds more. Generals do not count.',
  'DOR-11.2': 'Minions are put down one after another while there is room.',
  'DOR-11.3':
    'Overrun: if a fourth would come, it does not; the place gets a crystal and one minion of that colour goes to every neighbour except inns. One overrun for each placement, however many were due.',
  'DOR-11.4': 'A neighbour that is full gets a crystal instead of the minion, but does not overrun.',
  'DOR-11.5': 'Monarch City takes any number, is never tainted and never overruns; the fifth minion loses the game.',
  'DOR-11.6':
    'When a Demon makes it three Demons and nothing else, the place gets a crystal. The Demons stay. Not in Monarch City.',
  'DOR-11.7':
    'Both can happen at once: two Demons coming to two Demons bring a crystal for the third and a crystal with an overrun for the fourth.',
  'DOR-11.8': 'A place may gather several crystals, and a tainted one can be overrun again.',
  'DOR-11.9': 'Inns never hold minions or crystals.',
  'DOR-11.10': 'An overrun reaches its neighbours in alphabetical order, Monarch City last.',
  'DOR-11.11': 'Minions that come with a general follow the same rules.',
  'DOR-12.1':
    'The war token goes from Early War over two squares of Mid War to Late War, one square for each general defeated.',
} as const;
