/** The lesson, played through in both languages, with every sentence it may have to say. */
import { describe, expect, it } from 'vitest';
import { stronghold } from '../../../src/games/stronghold/index.js';
import { gloryOf } from '../../../src/games/stronghold/rules/glory.js';
import { noHorde, written } from '../../../src/games/stronghold/rules/units.js';
import { isLegal, legal, locales } from '../../../src/kernel/index.js';
import { playLesson } from '../../support/lessons.js';

const { learner, stages, played, at, saidTo } = playLesson(stronghold);

describe('the lesson', () => {
  it.each(played)('$stage.id: a sound position, and the right answer may be given', ({ stage, before, after }) => {
    expect(stronghold.broken(before)).toEqual([]);
    expect(stronghold.broken(after)).toEqual([]);
    expect(isLegal(stronghold, before, learner, stage.right)).toBe(true);
  });

  it('ten stages and three problems', () => {
    expect(stages.filter(({ problem }) => !problem)).toHaveLength(10);
    expect(stages.filter(({ problem }) => problem)).toHaveLength(3);
  });

  it('the invader’s half leads to the position in which the chairs are changed', () => {
    const { board: left } = at('order').after;
    const { board: found } = at('cauldron').before;
    expect(left.walls.w2.order).toMatchObject({ tile: 'goblin-fury', open: true });
    for (const wall of ['w2', 'w3'] as const) {
      expect(left.walls[wall].invaders).toEqual(found.walls[wall].invaders);
      expect(left.walls[wall].stone).toBe(found.walls[wall].stone);
    }
    expect(left.ramparts.rw2.units).toEqual(found.ramparts.rw2.units);
    expect(left.foregrounds).toEqual(found.foregrounds);
    expect(left.barracks).toEqual(found.barracks);
    expect(left.towers).toEqual(found.towers);
    expect(left.tasks).toEqual(found.tasks);
    expect(left.invaders[0]?.camp).toEqual(noHorde());
    expect(left.defenders[0]?.waiting).toBe(found.defenders[0]?.hourglasses);
  });

  it('the defender’s half holds w2: the stone falls, two orcs fall, the archer comes back', () => {
    expect(at('hold').after.board.walls.w2.stone).toBe(1);
    expect(written(at('aim').after.board.ramparts.rw2.units)).toBe('2o');
    expect(written(at('aim').after.board.walls.w2.invaders)).toBe('1t2o');
    const { board } = at('losses').after;
    expect(board.walls.w2.breached).toBe(false);
    expect(board.courtyard.archer).toBe(1);
    expect(gloryOf(board.glory)).toEqual({ invaders: 4, defenders: 11 });
  });

  it('the problems come out as they are told', () => {
    expect(at('whichWall').after.board.walls.w3.breached).toBe(true);
    const saved = at('lastHourglass').after.board.walls.e1;
    expect([saved.breached, written(saved.defenders)]).toEqual([false, '0']);
    const { outcome, board } = at('tenthPoint').after;
    expect(outcome?.winners).toEqual([learner]);
    expect(gloryOf(board.glory)).toEqual({ invaders: 10, defenders: 9 });
  });
});

describe.each(locales)('the lesson in %s', (locale) => {
  const text = stronghold.text[locale].lesson;

  it('has a theme, a goal and a text for every stage, and for none that is not', () => {
    expect(text?.theme).toBeTruthy();
    expect(text?.goal).toBeTruthy();
    expect(Object.keys(text?.stages ?? {})).toEqual(stages.map(({ id }) => id));
  });

  it.each(played)('$stage.id: its sentences are those that legal answers call for', ({ stage, before }) => {
    const others = text?.stages[stage.id]?.others ?? {};
    const called = new Set<string>();
    for (const given of legal(stronghold, before, learner)) {
      const said = saidTo(stage, before, given);
      if (said !== undefined && said !== 'right') called.add(said);
    }
    expect([...called].filter((name) => !(name in others))).toEqual([]);
    expect(Object.keys(others).filter((name) => !called.has(name))).toEqual([]);
  });
});
