/** English: the prologue's coach. */
const messages = [
  'A horde is a grid of 4×4 cells. Cover every enemy on it with tiles, pawns or figures, and it falls in phase 3; empty cells do not matter.',
  'Towers go on building sites of your colour or on white ones. Turn them so that their arrows point at a horde.',
  'For each tile choose a horde, then its cells. The preview’s digits show the best places; #1 takes the whole proposal.',
  'A tower you do not need now can be passed on, one level higher and free of charge; it comes back next round.',
  'Your hero enters by the gate, stands on 2×2 cells as true damage and stops the horde. The magic flower on D2 hits a horde on C2 or C3.',
  'Phase 3: whoever stands on a horde that falls takes 1 damage; soldiers go back. The reward goes to the shared treasure.',
  'Phase 4: every horde takes a step, jumping over others, unless somebody stands on it. Each visible enemy that gets out costs a heart: five hearts, five goblins, so one untouched horde is the end.',
  'Phase 6: a tower of level 1 costs 2 diamonds, one of level 2 costs 3.',
];

export function coach(message: number): string | undefined {
  const text = messages[message - 1];
  return text && `🎓 ${text}`;
}
