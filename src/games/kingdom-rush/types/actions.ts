/** 5.2: what players say. */
export type Actions = {
  hero: { name: string };
  ability: { first: string; second?: string };
  deal: { card: string; change: string; seat?: string };
  tower: { card: string; site: string; facing: string; plan?: readonly string[] };
  pass: { card: string; to: string; upgrade: string };
  move: { to?: string; cell?: string; facing?: string; via?: readonly string[] };
  flower: { at: string; plan?: readonly string[] };
  act: {
    what: string;
    target?: readonly string[];
    to?: string;
    cell?: string;
    facing?: string;
    plan?: readonly string[];
  };
  second: { hero: string; to: string; cell?: string; facing: string; plan?: readonly string[] };
  choose: { option?: string; plan?: readonly string[] };
  buy: { tower: string; seat?: string };
  modify: { modifier: string; card: string };
  ready: { on?: string };
};

/** Private questions that are no answers. */
export type Lookups = {
  /** One horde in large. */
  horde: { tag: string };
  /** One tower card, hero, ability, modifier, flower, event or rift card. */
  card: { card: string };
  /** One space of the board. */
  space: { at: string };
};
