/** What the lobby lets a table choose (3.1, section 8). */
export type Handicap = 'none' | 'invader-1' | 'invader-2' | 'defender-1' | 'defender-2';

export type Options = {
  cards: 'starter' | 'draft';
  sides: 'wishes' | 'random';
  fall: 'glory' | 'breach-decides';
  handicap: 'by-seats' | Handicap;
};
