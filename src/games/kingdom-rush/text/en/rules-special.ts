/** English: rules, chapters 15 to 19. */
export const specialRules = {
  'KRU-15.1': 'Solo: one main hero, two secondary heroes, red, blue and yellow sites and the white one.',
  'KRU-15.2': 'Secondary heroes are chosen before the start; only figure and card are used.',
  'KRU-15.3':
    'Once a round one unused secondary hero is put on any space where a move may end and carries out his card; each works once a game.',
  'KRU-15.4': 'Passed towers go to one’s own incoming pile.',
  'KRU-15.5': 'At the start of every round one colour’s sites are blocked, never the same twice in a row.',
  'KRU-15.6': 'A secondary hero ignores all damage and blocks every step.',
  'KRU-15.7': 'Easier: three or four secondary heroes.',
  'KRU-15.8': 'A secondary hero retreats as others do; without a space he leaves.',
  'KRU-16.1': 'Easy: 2 gold and 1 diamond more; up to three different starting towers go up one level.',
  'KRU-16.2': 'Standard: as listed.',
  'KRU-16.3': 'Hard: 2 gold and 2 diamonds less.',
  'KRU-16.4': 'Iron Challenge: 1 gold and 1 diamond less, and the scenario’s constraint.',
  'KRU-16.5':
    'Heroic Challenge: 3 diamonds less, one starting tower is given back, and you lose when a hero loses all his life.',
  'KRU-17.1': 'A marked horde that escapes means defeat.',
  'KRU-17.2': 'Champions follow all horde rules and those of their card; one that escapes means defeat.',
  'KRU-17.3':
    'A champion with a second wind is beaten down first: damage to those on it, heroes retreat, tiles go back, it is held this round.',
  'KRU-17.4':
    'No magic on hordes next to a standing totem. A hero next to it brings it down with his action, artillery with a tile of an arrow that points at it.',
  'KRU-17.5':
    'There are four tentacles; each rises on a random site and closes it. With none left to rise the kingdom loses 1 heart.',
  'KRU-17.6': 'A tentacle goes when a tile of two cells or more that could reach its space is spent on it.',
  'KRU-17.7':
    'A boss is a horde with a deck: covered, its card goes and the next one comes up. With the last one it is defeated.',
  'KRU-17.8': 'Leviathan lies in its pool; pawns on it drown. Primarch walks; only heroes stop him and take 2 damage.',
  'KRU-17.9': 'At the end of phase 1 the boss does what its card says.',
  'KRU-17.10': 'With each Leviathan card destroyed one tentacle of your choice goes.',
  'KRU-17.11': 'Bosses count as hordes for range and tiles, not for destroyed hordes, skulls and Bounty.',
  'KRU-17.12': 'A forced step: whoever is blocked or held stays, nobody takes damage, cyclones do not act.',
  'KRU-17.13': 'While the rift is there, a rift card is drawn at the end of phase 1 from round 2 on.',
  'KRU-18.1': 'You win as soon as the objective is met.',
  'KRU-18.2':
    'You lose with the last heart, with all piles empty at the start of a round, by the scenario’s own condition, without room for a horde, and in a Heroic Challenge with a hero’s last life.',
  'KRU-18.3': 'If one horde’s end brought victory and defeat at once, what comes first counts.',
  'KRU-19.1': 'Suggestions are always the same for the same position.',
  'KRU-19.2': 'A horde weighs more the nearer it is to its exit, and more when it is fast, marked or a champion.',
  'KRU-19.3':
    'A placement is worth the enemies it covers by the horde’s weight, and more when it finishes or stops it.',
  'KRU-19.4': 'The best plans of an attack are numbered #1 to #5.',
  'KRU-19.5':
    'The steward plays for whoever is away: the best placement first, then rest, passing, ready. It buys nothing.',
  'KRU-19.6': 'When the clock runs out, its answers follow each other until the seat is ready.',
  'KRU-19.7': 'No rule places anything by a suggestion; it counts only once somebody takes it.',
};
