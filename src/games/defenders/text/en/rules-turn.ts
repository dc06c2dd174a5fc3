/** Rules DOR-1 to DOR-4: aim, set-up, the turn and its actions. */
export const turnRules = {
  'DOR-1.1': 'The heroes win together as soon as the fourth general is defeated, whatever else stands on the board.',
  'DOR-1.2':
    'The heroes lose together as soon as (a) a general enters Monarch City, (b) a Darkness card must place a minion and none of its colour is left, even on Quest cards, (c) the twelfth crystal is placed, or (d) five minions stand in Monarch City. A minion for which there is no room is not counted as missing.',
  'DOR-1.3': 'An empty supply alone loses nothing: the loss comes when one more minion of that colour is due.',
  'DOR-1.4': 'Losing is checked after every single minion, crystal and general’s step; nothing more happens after it.',
  'DOR-1.5': 'When the game is over the King’s Champion is named (DOR-15).',
  'DOR-2.1': 'Minions of the set-up have the colour of the location they are put on.',
  'DOR-2.2':
    'Set-up draws Darkness cards until three are accepted for two minions a place and three more for one. Cards that do not name two places, cards that would put a fourth minion somewhere and, in the first wave, cards that repeat a place are set aside and shuffled back.',
  'DOR-2.3':
    'A place that holds three Demons and nothing else during set-up gets a crystal; Scorpion Canyon, where Balazarg starts, always does.',
  'DOR-2.4': 'Heroes are chosen in the order of joining or dealt at random. All start in Monarch City.',
  'DOR-2.5': 'The table names who begins; otherwise chance does. Play goes round in the order of joining.',
  'DOR-3.1': 'A turn is Day, Evening, Night. Then the next hero is up.',
  'DOR-3.2':
    'In the morning every life token on the hero’s board is turned up: each is one action. Lost tokens give none.',
  'DOR-3.3':
    'Actions may be taken in any order and as often as wanted, but Rumors at most twice a turn. Actions may be left over.',
  'DOR-3.4': 'Life is lost only to minions at the end of the Day and to generals who win a battle.',
  'DOR-3.5': 'Bonus actions are no life tokens. They are spent after the tokens.',
  'DOR-4.1': 'On foot: one action per line. Minions, generals and crystals never stop a traveller.',
  'DOR-4.2': 'On horseback: one action and a card with a horse take you up to two lines.',
  'DOR-4.3': 'By eagle: one action and a card with an eagle take you up to four lines.',
  'DOR-4.4':
    'By Magic Gate: one action and a card with a gate take you to the place on the card or to any gate on the board. From a gate to another gate no card is needed.',
  'DOR-4.5': 'A hero’s skill costs an action only where its text says so.',
  'DOR-4.6': 'Build a Magic Gate: one action and a card of the place you stand in. One gate a place, five in the game.',
  'DOR-4.7':
    'Rumors: at an inn, for one action, call a colour and draw two cards. You keep that colour and special cards; the rest is discarded. Twice a turn at most, and Monarch City is no inn.',
  'DOR-4.8':
    'Heal the Land: in a tainted place, for one action and a card of its colour, roll two dice. A 5 or 6 removes one crystal; the card is gone either way. Minions and generals there do not matter.',
  'DOR-4.9':
    'Heal: for one action where no minions are. Monarch City and inns give back all life, other places two tokens. They lie face down and give no action before the next turn.',
  'DOR-4.10': 'Fighting minions takes one action (DOR-5).',
  'DOR-4.11': 'Attacking a general takes one action (DOR-7).',
  'DOR-4.12': 'Working on a Quest takes one action (DOR-14).',
} as const;
