/** What a table may agree on before it starts. */
export type Options = {
  missions: boolean;
  bonusActions: boolean;
  newFate: boolean;
  /** Terrain tiles on the board, 0 to 9. */
  terrain: number;
  terrainPlacement: 'choose' | 'random';
  croc: 'off' | 'goblin' | 'orc';
  toad: 'off' | 'shaman' | 'rider';
  bomber: 'off' | 'golem' | 'chief';
  endWhen: 'exhausted' | 'figures';
  recallFrom: 'discard' | 'deck';
  rotateStart: boolean;
};
