/** English: rules, chapters 10 to 14. */
export const marchRules = {
  'KRU-10.1': 'Every horde whose enemies are all covered is destroyed.',
  'KRU-10.2':
    '1 damage to each hero and pawn on it; tiles go back; the card leaves, heroes stay on the space; the reward is gained.',
  'KRU-10.3': 'A slash in the reward is a choice, a plus gives both.',
  'KRU-10.4': 'Soldiers have 1 life.',
  'KRU-10.5': 'The treasure holds 12 gold and 12 diamonds at most.',
  'KRU-11.1': 'Phase 4: healing, then the lanes, then what comes at the end.',
  'KRU-11.2':
    'Regenerating hordes shed their smallest tile; then each horde with a visible shaman sheds one; where it has none, the adjacent horde nearest an exit that has one does.',
  'KRU-11.3': 'Lane by lane, every horde advances once, the one nearest the exit first.',
  'KRU-11.4': 'A fast horde does it twice in a row.',
  'KRU-11.5':
    'A horde with heroes or pawns on it does not move: each takes 1 damage. Otherwise it goes to the next free path space, jumping over others.',
  'KRU-11.6': 'A horde whose own advance ends on a cyclone makes one more step.',
  'KRU-11.7':
    'With no free space ahead it escapes: 4 hearts for each big enemy with a visible cell, 1 for each other visible enemy.',
  'KRU-11.8': 'At 0 hearts you lose.',
  'KRU-11.9': 'A held horde is skipped.',
  'KRU-12.1': 'Everybody takes towers and incoming cards back to the hand; figures, pawns and tiles stay.',
  'KRU-13.1': 'The treasure is shared; buy as often as it allows.',
  'KRU-13.2': 'A tower of level 1 costs 2 diamonds, one of level 2 costs 3.',
  'KRU-13.3': 'Only cards in the supply can be bought; one that carries modifiers costs the same.',
  'KRU-13.4': 'A modifier costs 2 gold and goes on a suitable tower in any hand.',
  'KRU-13.5': 'Nothing is upgraded in phase 6.',
  'KRU-14.1': 'Each modifier is sold once a scenario and never moves.',
  'KRU-14.2': 'Soldier towers take none, mages of level 1 to 3 two, all others one.',
  'KRU-14.3': 'Artillery tile: one more physical 2×1 straight ahead.',
  'KRU-14.4': 'Single tile: one more physical 1×1 anywhere.',
  'KRU-14.5': 'True damage: all tiles of the tower are true; soldiers keep their kind.',
  'KRU-14.6':
    'Perfect range: all tiles reach any horde; those of an each attack go on different hordes; soldiers keep their directions.',
  'KRU-14.7': 'Extra soldier: one more soldier ahead. Extra site: one more tower, not of soldiers, on the same site.',
  'KRU-14.8': 'Advanced modifiers come as the scenario lists them.',
  'KRU-14.9': 'Turntable: every arrow to one side reaches all around; only for towers that have one.',
};
