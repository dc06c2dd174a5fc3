/** What a hit or a sweep would bring down, as far as anybody at the table can foresee it. */
import { explosionDamage, kindData } from '../content/creatures.js';
import type { CreatureView, Kind, SectionName, View } from '../types/index.js';
import { laneOf, nextTowards, ringOf } from './geometry.js';
import { groundOf } from './position.js';
import type { Standing } from './references.js';
import { type Target, hasFallen } from './targets.js';

/** The table afterwards, and what fell. */
export type Foreseen = { view: View; defeats: readonly Kind[] };

/** The same view with other creatures on a section. */
function withCreatures(view: View, section: SectionName, creatures: readonly CreatureView[]): View {
  const lane = view.lanes[laneOf(section)];
  const ring = ringOf(section);
  const sections = { ...lane.sections, [ring]: { ...lane.sections[ring], creatures } };
  return { ...view, lanes: { ...view.lanes, [laneOf(section)]: { ...lane, sections } } };
}

type Section = { creatures: readonly CreatureView[]; defeats: readonly Kind[] };

/** OOO-8.12, 20.10: damage to some creatures of a section, and what their fall sets off. */
function struck(view: View, section: SectionName, damage: number, isHit: (id: number) => boolean): Section {
  const defeats: Kind[] = [];
  let creatures = groundOf(view, section).creatures.map((one) =>
    isHit(one.id) ? { ...one, damage: one.damage + damage } : one,
  );
  for (let fallen = creatures.filter(hasFallen); fallen.length > 0; fallen = creatures.filter(hasFallen)) {
    defeats.push(...fallen.map(({ kind }) => kind));
    const blasts = fallen.filter(({ kind }) => kindData[kind].onDefeat === 'explosion').length;
    creatures = creatures
      .filter((one) => !hasFallen(one))
      .map((one) => (blasts > 0 ? { ...one, damage: one.damage + blasts * explosionDamage } : one));
  }
  return { creatures, defeats };
}

/** The sections that a target takes in, each as it would be afterwards. */
function* afterwards(view: View, target: Target, damage: number): Generator<Section & { section: SectionName }> {
  if (damage === 0) return;
  if (target.aim === 'creature') {
    const { section, creature } = target.at;
    yield { section, ...struck(view, section, damage, (id) => id === creature.id) };
  } else if (target.aim === 'section') {
    for (const section of [target.section, ...(target.second ? [target.second] : [])]) {
      yield { section, ...struck(view, section, damage, () => true) };
    }
  }
}

/** What would fall, explosions included, in the order in which it would. */
export function fallenBy(view: View, target: Target, damage: number): Kind[] {
  return [...afterwards(view, target, damage)].flatMap(({ defeats }) => defeats);
}

/** The table with a creature elsewhere; in the tower it is gone. */
export function relocated(view: View, { section, creature }: Standing, to: SectionName | 'tower'): View {
  const left = groundOf(view, section).creatures.filter(({ id }) => id !== creature.id);
  const without = withCreatures(view, section, left);
  return to === 'tower' ? without : withCreatures(without, to, [...groundOf(without, to).creatures, creature]);
}

/** OOO-10.3: where so many steps towards the tower lead. */
export function stepsOn(section: SectionName, steps: number): SectionName | 'tower' {
  let place: SectionName | 'tower' = section;
  for (let step = 0; step < steps && place !== 'tower'; step += 1) place = nextTowards(place);
  return place;
}

export function foresee(view: View, target: Target, damage: number): Foreseen {
  const sections = [...afterwards(view, target, damage)];
  return {
    view: sections.reduce((before, { section, creatures }) => withCreatures(before, section, creatures), view),
    defeats: sections.flatMap(({ defeats }) => defeats),
  };
}
