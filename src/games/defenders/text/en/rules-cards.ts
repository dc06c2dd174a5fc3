/** Rules DOR-13 to DOR-16: cards, Quests, King's Champion, playing out of turn. */
export const cardRules = {
  'DOR-13.1':
    'A location card serves one purpose and is then discarded: travel, a gate, healing the land, a Fireball, or dice against its general.',
  'DOR-13.2':
    'A special card is played for its text, without an action unless it says so, or as dice against a general it shows.',
  'DOR-13.3': 'A special card that leaves a hand in any way leaves the game.',
  'DOR-13.4': 'Special cards have no colour: they pay neither for healing the land nor for a Fireball.',
  'DOR-13.5': 'Cards cannot be traded or given away.',
  'DOR-13.6': 'Who plays a card makes all its choices. “Any hero” may be his own.',
  'DOR-14.1': 'Every hero has one open Quest and cannot drop it at will.',
  'DOR-14.2': 'A new one is drawn at once when it is done, failed or impossible.',
  'DOR-14.3':
    'Quest rolls use the dice printed, one more for the Sorceress; one die at the target is enough. Combat bonuses and second rolls do not count.',
  'DOR-14.4':
    'A completed Quest is a point and stays with the hero, even when its reward is used. A failed one is discarded.',
  'DOR-14.5':
    'Minions can lie on a Quest as a record. If a colour runs out at Night they are taken back, beginning with the active hero, and that progress is lost. They return to the supply when the Quest ends. With an empty supply a record is made without a minion.',
  'DOR-14.6':
    'Impossible are: scouting a defeated general, and Find Magic Gate when no gate or no free red place is left.',
  'DOR-14.7':
    'An impossible Quest is put aside for another. An empty Quest deck is made from its discard pile without the impossible ones; if there is none, the hero waits without a Quest.',
  'DOR-14.8': 'Rewards either last, are used once with play or the command named, or happen at once.',
  'DOR-14.9': 'A hero may hold and use any number of rewards.',
  'DOR-14.10':
    'Minions beyond what a hunt needs go to the supply; one fight counts only for the Quest that was open when it began.',
  'DOR-15.1': 'A player’s points are his completed Quests and the generals he has slain. Most points: King’s Champion.',
  'DOR-15.2': 'In a tie more Quests win; if that is even too, the title is shared.',
  'DOR-15.3':
    'The champion is named after a victory and after a defeat. The title is personal, the result is everybody’s.',
  'DOR-16.1':
    'Special cards and rewards can be played while the table waits for somebody, as their timing allows, and in reaction windows.',
  'DOR-16.2': 'A play is resolved completely before anything else. One that would do nothing is refused.',
  'DOR-16.3': 'If several players react, the first command received comes first.',
  'DOR-16.4':
    'Battle Luck comes after the roller’s own second rolls. After a fight anyone may play it until the active player’s next command; in a battle while the next fighter is being chosen, or when the last has rolled. Then all dice are counted anew; the slayer is the first fighter from whose dice on the count stays high enough.',
  'DOR-16.5':
    'Strong Defenses and Organize Militia stop the general of one revealed card. Militia Secures Area cancels one placement of it: a place, or a colour of the Monarch City card. Hunter rewards cancel one of their colour on ordinary cards only. Minions with a general are not touched.',
  'DOR-16.6':
    'All Is Quiet and Raids come before the first Darkness card of the Night, Raids only in the hero’s own turn.',
  'DOR-16.7': 'Spy in the Camp: at the end of this turn the general named neither heals nor comes nearer to healing.',
  'DOR-16.8':
    'Auto-save, if switched on: when nobody answers at Night and the game would be lost, a card that saves it is played from the hands of those who were asked.',
} as const;
