/** The stages of the lesson: a first turn, bigger spells, and what the tower is for. */
import type { Actions, Ooo, SpellCode } from '../types/index.js';
import type { Answer, LessonStage } from '../../../kernel/index.js';
import { learner, other, position } from './positions.js';

type Stage = LessonStage<Ooo>;
type Cast = Actions['cast'];

type Asked = { spell: SpellCode; cards?: readonly string[]; target: string; effect?: string };

/** A spell with exactly these cards at exactly this target and to this effect, however it was said. */
function isCast(answer: Answer<Ooo>, { spell, cards = [], target, effect }: Asked): boolean {
  if (answer.action !== 'cast') return false;
  const said: Cast = answer.args;
  return (
    said.spell === spell &&
    [...(said.with ?? [])].sort().join() === [...cards].sort().join() &&
    (said.target ?? []).join() === target &&
    (said.effect === undefined || said.effect === effect)
  );
}

/** The spell that was cast, if any was. */
const spellOf = (answer: Answer<Ooo>): string | undefined => (answer.action === 'cast' ? answer.args.spell : undefined);

const reveal: Stage = {
  id: 'reveal',
  position: () =>
    position({
      round: 1,
      asks: 'reveal',
      on: {
        '1i': ['goblin'],
        '1o': ['orc'],
        '2i': ['goblin'],
        '2o': ['rider'],
        '3m': ['shaman'],
        '4o': ['orc', 'rider'],
        '5m': ['golem'],
        '6o': ['goblin', 'chief'],
      },
      markers: {
        1: ['rider', 'goblin'],
        2: ['chief', 'orc'],
        3: ['goblin', 'orc'],
        4: ['golem', 'orc', 'shaman', 'goblin'],
        5: ['orc', 'rider'],
        6: ['shaman', 'goblin'],
      },
      blue: {
        space: 1,
        hand: ['fire-spark', 'book-fe', 'zap', 'book-ew'],
        draw: ['smash', 'cold-snap', 'book-wl', 'book-lf'],
      },
      green: { space: 2 },
      attack: ['ice-storm', 'fireball', 'earthquake'],
      knowledge: ['wisdom', 'switch', 'voodoo'],
      fate: { now: 'f05', next: 'f01' },
    }),
  right: { action: 'reveal', args: { lane: '4' } },
};

const spark: Stage = {
  id: 'spark',
  right: { action: 'cast', args: { spell: 'fire-spark', with: ['book-fe'], target: ['1i-goblin'] } },
  isRight: (answer) => isCast(answer, { spell: 'fire-spark', cards: ['book-fe'], target: '1i-goblin', effect: '2' }),
  wrong(answer) {
    if (answer.action === 'pass' || answer.action === 'teleport') return answer.action;
    if (answer.action !== 'cast') return undefined;
    const { spell, with: added = [], target = [] } = answer.args;
    if (spell === 'zap') return 'zap';
    if (spell !== 'fire-spark') return 'book';
    if (target.includes('1o-orc')) return 'orc';
    if (added.length === 0) return 'alone';
    return added.includes('book-fe') ? 'more' : 'element';
  },
};

const study: Stage = {
  id: 'study',
  right: { action: 'cast', args: { spell: 'book-ew', target: ['ice-storm'] } },
  isRight: (answer) => isCast(answer, { spell: 'book-ew', target: 'ice-storm' }),
  wrong(answer) {
    if (answer.action === 'pass' || answer.action === 'teleport') return answer.action;
    return spellOf(answer) === 'book-ew' ? 'otherSpell' : 'attack';
  },
  then: [
    { seat: other, answer: { action: 'reveal', args: { lane: '5' } } },
    { seat: other, answer: { action: 'pass', args: {} } },
  ],
};

const storm: Stage = {
  id: 'storm',
  position: () =>
    position({
      round: 5,
      asks: 2,
      on: {
        '1m': ['goblin', 'orc'],
        '1o': ['shaman'],
        '2m': ['rider'],
        '3o': ['goblin'],
        '4i': ['orc'],
        '4o': ['golem'],
        '5m': ['shaman'],
        '6m': ['chief'],
      },
      markers: { 1: ['orc'], 2: ['goblin', 'rider'], 3: ['orc', 'golem'], 5: ['goblin'], 6: ['rider', 'goblin'] },
      blue: {
        space: 1,
        hand: ['ice-storm', 'cold-snap', 'zap', 'replenish'],
        draw: ['smash', 'fire-spark', 'book-wl', 'book-lf', 'book-ew'],
        trophies: { goblin: 1 },
      },
      green: { space: 2, trophies: { orc: 1 } },
      fate: { now: 'f06' },
    }),
  right: { action: 'cast', args: { spell: 'ice-storm', with: ['cold-snap'], target: ['1m'] } },
  isRight: (answer) => isCast(answer, { spell: 'ice-storm', cards: ['cold-snap'], target: '1m', effect: '1' }),
  wrong(answer) {
    if (spellOf(answer) === 'cold-snap') return 'snap';
    if (answer.action === 'cast' && answer.args.spell === 'ice-storm') {
      return answer.args.target?.join() === '1m' ? 'more' : 'section';
    }
    return spellOf(answer) === undefined ? undefined : 'later';
  },
};

const jump: Stage = {
  id: 'jump',
  right: { action: 'cast', args: { spell: 'zap', with: ['replenish@4'], target: ['4i-orc'] } },
  isRight: (answer) => isCast(answer, { spell: 'zap', cards: ['replenish@4'], target: '4i-orc', effect: '2' }),
  wrong(answer) {
    if (answer.action === 'teleport') return 'teleport';
    if (spellOf(answer) === 'replenish') return 'replenish';
    if (answer.action !== 'cast') return undefined;
    const [added] = answer.args.with ?? [];
    if (added === undefined) return 'alone';
    return added === 'replenish' ? 'stays' : 'elsewhere';
  },
};

const flee: Stage = {
  id: 'flee',
  position: () =>
    position({
      round: 8,
      asks: 2,
      on: {
        '1i': ['golem'],
        '2i': ['orc'],
        '2o': ['shaman'],
        '3i': ['golem'],
        '4o': ['goblin'],
        '5m': ['chief'],
        '6i': ['golem'],
      },
      markers: { 2: ['rider'], 4: ['orc'], 5: ['goblin', 'rider'], 6: ['shaman'] },
      blue: {
        space: 1,
        hand: ['magic-bonds', 'book-fe', 'book-wl', 'fire-spark'],
        draw: ['smash', 'cold-snap', 'zap', 'book-lf'],
        trophies: { golem: 1, shaman: 1 },
      },
      green: { space: 2, trophies: { orc: 3 } },
      fate: { now: 'f02', next: 'f08' },
    }),
  right: { action: 'teleport', args: { space: '4' } },
  wrong(answer) {
    if (answer.action === 'teleport') return answer.args.space === '5' ? 'chief' : 'golem';
    return answer.action === 'cast' ? 'fight' : undefined;
  },
};

const pull: Stage = {
  id: 'pull',
  right: { action: 'cast', args: { spell: 'magic-bonds', target: ['2i-orc'] } },
  isRight: (answer) =>
    answer.action === 'cast' && answer.args.spell === 'magic-bonds' && answer.args.target?.[0] === '2i-orc',
  wrong(answer) {
    if (answer.action !== 'cast') return undefined;
    return answer.args.spell === 'magic-bonds' ? 'another' : 'spark';
  },
  then: [
    { seat: other, answer: { action: 'reveal', args: { lane: '5' } } },
    { seat: other, answer: { action: 'pass', args: {} } },
  ],
};

/** Three hit points, and no spell of three: wounds of one turn add up. */
const together: Stage = {
  id: 'together',
  problem: true,
  position: () =>
    position({
      round: 4,
      asks: 2,
      on: { '1m': ['rider'], '2m': ['orc'], '3o': ['goblin'], '4o': ['shaman'], '5o': ['orc'], '6m': ['golem'] },
      markers: { 1: ['orc'], 3: ['rider', 'goblin'], 4: ['chief'], 5: ['shaman'], 6: ['goblin'] },
      blue: { space: 1, hand: ['smash', 'book-fe', 'cold-snap', 'book-lf'], trophies: { rider: 1 } },
      green: { space: 2, trophies: { goblin: 1 } },
      fate: { now: 'f05' },
    }),
  right: { action: 'cast', args: { spell: 'smash', with: ['book-fe'], target: ['1m-rider'] } },
  isRight: (answer) =>
    isCast(answer, { spell: 'cold-snap', target: '1m-rider', effect: '1' }) ||
    isCast(answer, { spell: 'smash', cards: ['book-fe'], target: '1m-rider', effect: '2' }),
  wrong(answer) {
    if (answer.action !== 'cast') return undefined;
    if (answer.args.spell === 'smash') return 'smash';
    return answer.args.spell === 'cold-snap' ? 'wasted' : 'book';
  },
  then: [{ seat: learner, answer: { action: 'cast', args: { spell: 'cold-snap', target: ['1m-rider'] } } }],
};

const farAway: Stage = {
  id: 'farAway',
  problem: true,
  position: () =>
    position({
      round: 7,
      asks: 1,
      on: { '1m': ['goblin'], '2i': ['shaman'], '3o': ['orc'], '4m': ['rider'], '5i': ['chief'], '6o': ['goblin'] },
      markers: { 2: ['orc'], 3: ['golem'], 4: ['goblin'], 6: ['rider', 'orc'] },
      blue: {
        space: 1,
        hand: ['lightning-bolt', 'zap', 'book-wl', 'fire-spark', 'book-fe'],
        trophies: { goblin: 2, chief: 1 },
      },
      green: { space: 2, trophies: { orc: 2, rider: 1 } },
      fate: { now: 'f10' },
    }),
  right: { action: 'cast', args: { spell: 'lightning-bolt', with: ['zap', 'book-wl'], target: ['5i-chief'] } },
  isRight: (answer) =>
    isCast(answer, { spell: 'lightning-bolt', cards: ['zap', 'book-wl'], target: '5i-chief', effect: '2' }),
  wrong(answer) {
    if (answer.action !== 'cast') return undefined;
    const { spell, with: added = [], target = [] } = answer.args;
    if (spell !== 'lightning-bolt') return 'goblin';
    if (target[0] !== '5i-chief') return 'smaller';
    return added.length < 2 ? 'weak' : undefined;
  },
};

const lastLane: Stage = {
  id: 'lastLane',
  problem: true,
  position: () =>
    position({
      round: 14,
      asks: 1,
      on: { '1o': ['goblin'], '2m': ['golem'], '3i': ['shaman', 'chief'] },
      markers: { 2: ['orc', 'rider'], 3: ['golem'] },
      blue: {
        space: 1,
        hand: ['fire-spark', 'book-lf', 'wisdom', 'smash'],
        trophies: { goblin: 4, shaman: 2, chief: 2, rider: 1 },
      },
      green: { space: 3, trophies: { orc: 5, rider: 2 } },
      breaches: { goblin: 1, orc: 1 },
      fate: { now: 'f06' },
    }),
  right: { action: 'cast', args: { spell: 'fire-spark', with: ['book-lf'], target: ['1o-goblin'] } },
  isRight: (answer) =>
    isCast(answer, { spell: 'fire-spark', cards: ['book-lf'], target: '1o-goblin', effect: '2' }) ||
    isCast(answer, { spell: 'fire-spark', cards: ['wisdom'], target: '1o-goblin', effect: '2' }) ||
    isCast(answer, { spell: 'smash', cards: ['wisdom'], target: '1o-goblin', effect: '2' }),
  wrong(answer) {
    if (answer.action === 'teleport') return 'teleport';
    if (answer.action !== 'cast') return undefined;
    return answer.args.spell === 'wisdom' || answer.args.spell === 'book-lf' ? 'study' : 'weak';
  },
};

export const stages: readonly Stage[] = [reveal, spark, study, storm, jump, flee, pull, together, farAway, lastLane];
