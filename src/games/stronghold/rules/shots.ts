/** STR-16.5, STR-16.6: what cannons and engines do, one after the other, and what is chosen on the way. */
import { copyJson } from '../../../kernel/index.js';
import { shotDeck } from '../content/numbers.js';
import type { Field } from '../types/board.js';
import type { CannonShot, ChoiceLine, EngineShot } from '../types/steps.js';
import type { DefenderUnit, EngineCard, InvaderUnit, Tower, TowerMachine, Wall, Zone } from '../types/terms.js';
import { engineOf, facedBy, hordeAt, isRampart } from './places.js';
import { commandersOf } from './seats.js';
import { present } from './units.js';

type Picks = Readonly<Record<string, string>>;

/** What stands where a line was picked, its proposal otherwise. */
export function standing(values: readonly string[], picked: string | undefined, proposal: string): string {
  return picked !== undefined && values.includes(picked) ? picked : proposal;
}

export type CannonHit = { shot: CannonShot; victim: InvaderUnit | null };

export function cannonHits(
  field: Field,
  shots: readonly CannonShot[],
  picks: Picks,
): { lines: ChoiceLine[]; hits: CannonHit[] } {
  const left: Partial<Record<Zone, ReturnType<typeof hordeAt>>> = {};
  const lines: ChoiceLine[] = [];
  const hits = shots.map((shot): CannonHit => {
    const there = left[shot.zone] ?? { ...hordeAt(field, shot.zone) };
    left[shot.zone] = there;
    const values = present(there).filter((unit) => shotDeck[shot.card].kills.includes(unit));
    const [proposal] = values;
    if (!proposal) return { shot, victim: null };
    const victim = standing(values, picks[shot.tower], proposal) as InvaderUnit;
    if (values.length > 1) {
      const seats = commandersOf(field, 'defenders', shot.tower);
      lines.push({ item: shot.tower, seats, values, value: victim, about: { kind: 'cannon', ...shot } });
    }
    there[victim] -= 1;
    return { shot, victim };
  });
  return { lines, hits };
}

export type EngineHit = {
  shot: EngineShot;
  card: EngineCard;
  fallen: DefenderUnit[];
  /** The strongest invader on the wall, under a ballista's bolt. */
  own: InvaderUnit | null;
  stone: number;
  wood: number;
  cauldron: boolean;
  machine: { tower: Tower; what: TowerMachine } | null;
  byBloodstones: DefenderUnit | null;
};

type Work = { field: Field; picks: Picks; lines: ChoiceLine[] };

function ask({ field, picks, lines }: Work, line: Omit<ChoiceLine, 'value' | 'seats'>, proposal: string): string {
  const value = standing(line.values, picks[line.item], proposal);
  if (line.values.length > 1) {
    lines.push({ ...line, value, seats: commandersOf(field, 'invaders', placeOf(line.item)) });
  }
  return value;
}
const placeOf = (item: string): string => item.slice(item.indexOf('@') + 1);

/** STR-11.3 */
function cardOf(work: Work, { engine, wall, cards }: EngineShot): EngineCard {
  const [first = 'miss', second = first] = cards;
  if (first === second) return first;
  const item = `precise@${placeOf(engine)}`;
  return ask(work, { item, values: ['hit', 'miss'], about: { kind: 'precise', engine, wall } }, 'hit') as EngineCard;
}

function killOn(work: Work, wall: Wall, item: string, about: ChoiceLine['about']): DefenderUnit | null {
  const { defenders } = work.field.walls[wall];
  const values = present(defenders);
  const [strongest] = values;
  if (!strongest) return null;
  const victim = ask(work, { item, values, about }, strongest) as DefenderUnit;
  defenders[victim] -= 1;
  return victim;
}

type Harm = Partial<Omit<EngineHit, 'shot' | 'card'>>;

/** STR-6.5: on a wall without components, the cauldron or the machine in the facing tower. */
function bareWall(work: Work, { engine, wall }: EngineShot): Harm {
  const { field } = work;
  const state = field.walls[wall];
  const place = placeOf(engine);
  const tower = engine.startsWith('catapult') && isRampart(place) ? facedBy(place) : undefined;
  const machine = tower ? field.towers[tower] : 'empty';
  const values = [
    ...(state.cauldron ? ['cauldron'] : []),
    ...(machine === 'cannon' || machine === 'hook' ? [machine] : []),
  ];
  if (values.length === 0) return {};
  const proposal = present(state.invaders).length > 0 || values.length === 1 ? values[0] : values[1];
  const about = { kind: 'bare-wall', engine, wall } as const;
  const chosen = ask(work, { item: engine, values, about }, proposal ?? 'cauldron');
  if (chosen === 'cauldron') {
    state.cauldron = null;
    return { cauldron: true };
  }
  if (!tower) return {};
  field.towers[tower] = 'empty';
  return { machine: { tower, what: chosen as TowerMachine } };
}

function bolt(work: Work, { engine, wall }: EngineShot): Harm {
  const victim = killOn(work, wall, engine, { kind: 'ballista', engine, wall });
  const { invaders } = work.field.walls[wall];
  const [own] = present(invaders);
  if (own) invaders[own] -= 1;
  return { fallen: victim ? [victim] : [], own: own ?? null };
}

function stone(work: Work, shot: EngineShot): Harm {
  const state = work.field.walls[shot.wall];
  if (state.stone + state.wood === 0) return bareWall(work, shot);
  const harm = { stone: Math.min(1, state.stone), wood: state.wood };
  state.stone -= harm.stone;
  state.wood = 0;
  return harm;
}

function strike(work: Work, shot: EngineShot): Harm {
  const { engine, wall } = shot;
  const harm = engine.startsWith('ballista') ? bolt(work, shot) : stone(work, shot);
  if (!engineOf(work.field, engine)?.bloodstones) return harm;
  const item = `bloodstones@${placeOf(engine)}`;
  return { ...harm, byBloodstones: killOn(work, wall, item, { kind: 'bloodstones', engine, wall }) };
}

export function engineHits(
  field: Field,
  shots: readonly EngineShot[],
  picks: Picks,
): { lines: ChoiceLine[]; hits: EngineHit[] } {
  const scratch = { ...field, walls: copyJson(field.walls), towers: { ...field.towers } };
  const work: Work = { field: scratch, picks, lines: [] };
  const none = { fallen: [], own: null, stone: 0, wood: 0, cauldron: false, machine: null, byBloodstones: null };
  const hits = shots.map((shot): EngineHit => {
    const card = cardOf(work, shot);
    return { shot, card, ...none, ...(card === 'hit' ? strike(work, shot) : {}) };
  });
  return { lines: work.lines, hits };
}
