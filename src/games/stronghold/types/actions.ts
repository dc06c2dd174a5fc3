/** What a player can do, with the arguments as they are typed (5.1). */

export type Actions = {
  keep: { machines: string; equipment: string; training: string; rituals: string };
  flip: { cards: readonly string[] };
  gather: { unit: string };
  send: { units: string };
  build: { engine: string; where: string; pay: string };
  equip: { item: string; where: string; pay: string };
  train: { training: string; where?: string; pay: string };
  ritual: { ritual: string; where?: string };
  special: { what: string; to?: string };
  lend: { action: string };
  deploy: { size: string };
  advance: { lanes: readonly string[]; pick?: string };
  march: { from: string; to: string; units: readonly string[] };
  altar: { altar: string; wall: string };
  order: { wall: string; tile: string; mode: string };
  stone: { wall: string };
  work: { task: string; hourglasses: number; target?: string; unit?: string };
  move: { from: string; to: string; units: readonly string[]; swap?: readonly string[] };
  hero: { action: string; value: string };
  disgrace: { act: string; building?: string };
  swift: { task: string };
  aim: { weapon: string; target: string; count?: number };
  choose: { item: string; value: string };
  done: { until?: string };
};

/** A private question that is no answer: one place, task or card in large. */
export type Lookups = { look: { at: string; what: string } };
