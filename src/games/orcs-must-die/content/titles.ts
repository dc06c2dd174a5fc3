/** The titles (chapter 15): whose number counts, and the least it must be. */
export const titleIds = [
  'last-word',
  'not-one-step',
  'by-a-hair',
  'clean-sweep',
  'giant-killer',
  'duellist',
  'orc-mower',
  'guardian-angel',
  'mind-the-edge',
  'raider',
  'long-arm',
  'trap-smith',
  'rift-banker',
  'big-spender',
  'unbent',
  'dice-darling',
  'nine-lives',
] as const;
export type TitleId = (typeof titleIds)[number];

export const leastFor: Partial<Record<TitleId, number>> = {
  'clean-sweep': 4,
  'giant-killer': 3,
  duellist: 1,
  'orc-mower': 10,
  'guardian-angel': 4,
  'mind-the-edge': 3,
  raider: 3,
  'long-arm': 6,
  'trap-smith': 4,
  'rift-banker': 6,
  'big-spender': 25,
  unbent: 10,
  'nine-lives': 2,
};
/** Darling of the Dice: so many dice at least, and such a share of faces that are not blank, in hundredths. */
export const darling = { dice: 30, share: 85 } as const;
