/** English: rules, chapters 1 to 5. */
export const boardRules = {
  'KRU-1.1':
    'The board is a rectangle of square spaces: columns A, B, … from the left, rows 1, 2, … from the top; north is up.',
  'KRU-1.2': 'A space is path, building site, ground or exit; environment tiles may lie on it.',
  'KRU-1.3': 'Adjacent means all eight spaces around, corners included, unless a rule says otherwise.',
  'KRU-1.4': 'Every path space has one arrow to the next path space or to an exit. Lanes merge, they never split.',
  'KRU-1.5': 'A lane is the chain of path spaces from its spawn point to its exit.',
  'KRU-1.6':
    'The distance of a path space counts the path spaces to its exit, itself included. Ties go to the lower lane, then the lower tag; the boss comes last.',
  'KRU-1.7': 'An exit is no path space: hordes do not stop on it and heroes do not enter it.',
  'KRU-1.8': 'Each spawn point lies beside the first space of its lane, with its pile.',
  'KRU-1.9': 'The shape in which a path space is drawn has no meaning for the rules.',
  'KRU-1.10': 'A site is used by the player of its colour, a white one by everybody.',
  'KRU-1.11': 'Towers and heroes face north, east, south or west; front, right, back and left turn with them.',
  'KRU-2.1': 'A horde has 4×4 cells: columns a to d, rows 1 to 4, a1 at the top left. It never turns.',
  'KRU-2.2': 'A cell is empty or holds an enemy; some enemies take only magic or only physical damage.',
  'KRU-2.3': 'A big enemy fills 2×2 cells and counts once.',
  'KRU-2.4': 'A cell is covered when a tile, a pawn or a figure lies on it. Only enemies must be covered.',
  'KRU-2.5': 'Hordes that are all covered stay on the path until phase 3.',
  'KRU-2.6':
    'Fast: two steps in phase 4. Flying: no pawns and no tiles of artillery towers. Burning: 1 damage more to whoever stands on it. Regenerating: it sheds its smallest tile as phase 4 begins.',
  'KRU-2.7': 'The reward stands on the back of the card.',
  'KRU-2.8': 'A horde takes the lowest free tag h1, h2, …; the boss is hb.',
  'KRU-2.9': 'A held horde does not try to advance in this round’s phase 4, and nobody on it takes damage for that.',
  'KRU-3.1': 'A tile has a shape and a kind of damage; turn and flip it as you like.',
  'KRU-3.2':
    'A tile may cover enemies and empty cells, never anything that lies there already, and must not leave the grid. It stays where it is.',
  'KRU-3.3':
    'Physical damage cannot lie on magic-only cells, magic not on physical-only ones; true damage lies anywhere.',
  'KRU-3.4': 'Physical is drawn in stone, magic in blue, true in violet.',
  'KRU-3.5':
    'Soldiers and sand warriors cover one cell, physical unless their card says otherwise; a knife deals the same damage.',
  'KRU-3.6': 'A hero’s figure covers 2×2 cells as true damage; his attacks have their own kind.',
  'KRU-3.7': 'Every tile may be left out, and an attack may have no target at all.',
  'KRU-3.8': 'Tiles never run out. There are 12 soldiers and 2 sand warriors.',
  'KRU-4.1': 'Here: on the horde the hero stands on.',
  'KRU-4.2': 'One arrow: on the horde on the next space in that direction.',
  'KRU-4.3': 'Several arrows: each tile goes to one of the pointed spaces; tiles may share a horde.',
  'KRU-4.4': 'Each: every pointed space with a horde receives the tile.',
  'KRU-4.5': 'Around: any of the eight spaces.',
  'KRU-4.6': 'Perfect range: one horde of your choice anywhere, for each group of tiles.',
  'KRU-4.7': 'Tiles joined by + go on the same horde.',
  'KRU-4.8':
    'A soldier with a knife: place him, then a 1×1 on a horde next to his, never on his own. Without him there is no knife.',
  'KRU-4.9': 'Where a card offers two attacks, choose one: a or b.',
  'KRU-4.10': 'A tower’s facing is fixed when it is placed, a hero’s when he moves or turns; never during an attack.',
  'KRU-4.11':
    'Tiles are placed in printed order, modifier tiles after them, a Falcon’s last. All are legal or nothing happens.',
  'KRU-4.12': 'Near: on the space named or next to it, whatever the facing.',
  'KRU-5.1': 'Phase 1 is skipped in round 1.',
  'KRU-5.2': 'Pile by pile, the top card comes on the free path space of its lane nearest the spawn point.',
  'KRU-5.3': 'If no space of the lane is free, you lose at once.',
  'KRU-5.4': 'An event is carried out, and the next card of the same pile is revealed.',
  'KRU-5.5': 'An empty pile is skipped.',
  'KRU-5.6': 'Heroes on a space where a horde comes retreat; a waiting sand warrior jumps on it.',
  'KRU-5.7': 'After the last pile: the boss acts, champions begin, a rift card is drawn.',
};
