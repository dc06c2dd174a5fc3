/** The ways to make a picture that are compared, each in a process of its own. */
export const ways = ['ours', 'plain', 'earlier', 'earlier, settings of today', 'peer'] as const;
export type Way = (typeof ways)[number];
