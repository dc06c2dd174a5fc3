/** The eight heroes; their skills are rules DOR-17. */

export const heroIds = ['cleric', 'dwarf', 'eagle-rider', 'paladin', 'ranger', 'rogue', 'sorceress', 'wizard'] as const;
export type HeroId = (typeof heroIds)[number];

export const heroLife: Record<HeroId, number> = {
  cleric: 6,
  dwarf: 5,
  'eagle-rider': 4,
  paladin: 5,
  ranger: 5,
  rogue: 6,
  sorceress: 6,
  wizard: 5,
};
