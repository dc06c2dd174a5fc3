/** What a choice would do, worked out with the rules on a copy of what the asker sees. */
import { advance as advanced } from '../../src/games/stronghold/rules/advance.js';
import { attackOn, defenceOf, isEngaged, takesPart } from '../../src/games/stronghold/rules/melee.js';
import { musterOf, mayStep, openSteps, takeStep, readyAt } from '../../src/games/stronghold/rules/marching.js';
import { garrisonAt, hordeAt, isHub, isTower, isWall, isZone } from '../../src/games/stronghold/rules/places.js';
import { posts } from '../../src/games/stronghold/rules/garrison.js';
import { invaderAt } from '../../src/games/stronghold/rules/seats.js';
import { isInvader, noHorde, present, sumOf } from '../../src/games/stronghold/rules/units.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { type Garrison, type Horde, type Wall, invaderUnits, lanes } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import type { PreviewOf } from '../renderer.js';
import type { Strengths } from './strength.js';

export type Effect =
  | { kind: 'strength'; before: Strengths; after: Strengths }
  | { kind: 'march'; units: Horde; killed: Horde; after?: Strengths }
  | { kind: 'there'; place: string; horde: Horde | undefined; garrison: Garrison | undefined }
  | { kind: 'nothing' };

function strengthsOf(view: View, wall: Wall): Strengths {
  const defence = defenceOf(view, wall);
  return isEngaged(view, wall) && takesPart(view, wall) ? { attack: attackOn(view, wall), defence } : { defence };
}

function withWall(view: View, wall: Wall, change: Partial<View['walls'][Wall]>): View {
  return { ...view, walls: { ...view.walls, [wall]: { ...view.walls[wall], ...change } } };
}

const changed = (view: View, wall: Wall, change: Partial<View['walls'][Wall]>): Effect => ({
  kind: 'strength',
  before: strengthsOf(view, wall),
  after: strengthsOf(withWall(view, wall, change), wall),
});

/** One more of the strongest that stands where they come from. */
function moved(view: View, from: string | undefined, wall: Wall): Effect {
  const post = posts.find((one) => one === from);
  const [type] = post ? present(garrisonAt(view, post)) : [];
  const { defenders } = view.walls[wall];
  return changed(view, wall, type ? { defenders: { ...defenders, [type]: defenders[type] + 1 } } : {});
}

/** What a finished task changes at a wall, as far as the comparison feels it: a cauldron pours before it. */
function worked(view: View, wall: Wall, task: string | undefined): Partial<View['walls'][Wall]> {
  const { invaders, wood } = view.walls[wall];
  if (task === 'timber') return { wood: wood + 1 };
  if (task === 'glare') return { glare: true };
  const kind = invaderUnits.find((unit) => task === `cauldron-${unit}`);
  if (!kind) return {};
  const killed = kind === 'goblin' ? invaders.goblin : Math.min(1, invaders[kind]);
  return { invaders: { ...invaders, [kind]: invaders[kind] - killed } };
}

/** A speech of so many hourglasses, or a raid on one of a type. */
function acted(view: View, action: string | undefined, value: string): Effect {
  const { at } = view.heroes[action === 'speech' ? 'officer' : 'warrior'];
  if (!isWall(at)) return { kind: 'nothing' };
  if (action === 'speech') {
    const after = strengthsOf({ ...view, speech: Number(value) }, at);
    return { kind: 'strength', before: strengthsOf(view, at), after };
  }
  const { invaders } = view.walls[at];
  return isInvader(value)
    ? changed(view, at, { invaders: { ...invaders, [value]: invaders[value] - 1 } })
    : { kind: 'nothing' };
}

/** Everybody who could go, the strong first. */
function marched(view: View, seat: number, from: string | undefined, to: string): Effect {
  const invader = invaderAt(view, seat);
  if (!invader?.deployment) return { kind: 'nothing' };
  const muster = musterOf(view, invader, invader.deployment);
  const step = openSteps(muster).find((one) => one.from === from && one.to === to);
  if (!step) return { kind: 'nothing' };
  const [units, killed] = [noHorde(), noHorde()];
  for (const unit of invaderUnits) {
    while (readyAt(muster, step.from)[unit] > 0 && mayStep(muster, step, unit)) {
      const fate = takeStep(muster, step, unit);
      (fate === 'died' ? killed : units)[unit] += 1;
    }
  }
  if (!isWall(to)) return { kind: 'march', units, killed };
  const stormed = withWall(view, to, { invaders: sumOf(view.walls[to].invaders, units) });
  return { kind: 'march', units, killed, after: strengthsOf(stormed, to) };
}

function alongLane(view: View, seat: number, value: string): Effect {
  const invader = invaderAt(view, seat);
  const lane = lanes.find((one) => one === value);
  if (!invader?.deployment || !lane) return { kind: 'nothing' };
  const { moves } = advanced(view, invader, invader.deployment, [lane], 'strong');
  return {
    kind: 'march',
    units: moves.reduce((sum, move) => sumOf(sum, move.units), noHorde()),
    killed: moves.reduce((sum, move) => sumOf(sum, move.killed), noHorde()),
  };
}

function there(view: View, place: string): Effect {
  const horde = isZone(place) ? hordeAt(view, place) : undefined;
  const garrison = isWall(place) || isTower(place) || isHub(place) ? garrisonAt(view, place) : undefined;
  return horde || garrison ? { kind: 'there', place, horde, garrison } : { kind: 'nothing' };
}

export function effectOf(task: PreviewOf<Str>, value: string): Effect {
  const { view, seat } = task;
  switch (task.action) {
    case 'stone':
      return isWall(value) ? changed(view, value, { stone: view.walls[value].stone + 1 }) : { kind: 'nothing' };
    case 'work':
      if (!isWall(value)) return there(view, value);
      return changed(view, value, worked(view, value, task.given.task));
    case 'move':
      return isWall(value) ? moved(view, task.given.from, value) : there(view, value);
    case 'hero':
      return acted(view, task.given.action, value);
    case 'march':
      return marched(view, seat, task.given.from, value);
    case 'advance':
      return alongLane(view, seat, value);
    case 'equip':
      return isWall(value) && task.given.item === 'banner'
        ? changed(view, value, { equipment: [...view.walls[value].equipment, 'banner'] })
        : there(view, value);
    default:
      return there(view, value);
  }
}
