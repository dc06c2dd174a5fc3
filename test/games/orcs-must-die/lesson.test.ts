/** Hold the Gate, played through in both languages, with every sentence it may have to say (chapter 16). */
import { describe, expect, it } from 'vitest';
import { orcsMustDie } from '../../../src/games/orcs-must-die/index.js';
import { isLegal, legal, locales } from '../../../src/kernel/index.js';
import { playLesson } from '../../support/lessons.js';
import { Table } from './table-talk.js';

const { learner, stages, played, saidTo, at: stageAt } = playLesson(orcsMustDie);
const at = (id: string) => {
  const found = stageAt(id);
  return { ...found, table: new Table(found.after) };
};

describe('the lesson', () => {
  it.each(played)('$stage.id: a sound position, and the right answer may be given', ({ stage, before, after }) => {
    expect(orcsMustDie.broken(before)).toEqual([]);
    expect(orcsMustDie.broken(after)).toEqual([]);
    expect(isLegal(orcsMustDie, before, learner, stage.right)).toBe(true);
    expect(after.outcome).toBeNull();
  });

  it('nine stages and three problems', () => {
    expect(stages.filter(({ problem }) => !problem)).toHaveLength(9);
    expect(stages.filter(({ problem }) => problem)).toHaveLength(3);
  });

  it('LE-1: one sword takes one Orc, and it is Ivy’s turn', () => {
    const { table, after } = at('strike');
    expect([table.count('4', 'grunt'), table.count('4', 'runner')]).toEqual([1, 1]);
    expect(table.hero('maximilian').skulls).toBe(2);
    expect(after.stack.at(-1)).toEqual({ step: 'turn', slot: 1 });
  });

  it('LE-2 and LE-3: two speed results are hers to spend, and the Kobold falls', () => {
    expect(at('shoot').after.board.roll?.dice.map(({ face }) => face)).toEqual(['V', 'V', '']);
    const { table } = at('assign');
    expect([table.count('4', 'grunt'), table.count('4', 'runner')]).toEqual([1, 0]);
    expect(table.hero('ivy').skulls).toBe(2);
  });

  it('LE-4: the Orc dies on the spikes, and the pool has its skull', () => {
    const { table } = at('trap');
    expect(table.board.phase).toBe('hero');
    expect([table.count('4', 'grunt'), table.count('5', 'grunt')]).toEqual([0, 0]);
    expect(table.team.rift).toMatchObject({ health: 6, skulls: 2 });
  });

  it('LE-5 and LE-6: at the edge, one Orc goes into the lava', () => {
    expect(at('walk').table.hero('maximilian').tile).toBe('3');
    const { table } = at('push');
    expect(table.count('3', 'grunt')).toBe(1);
    expect(table.hero('maximilian').health).toBe(9);
    expect(table.team.rift.skulls).toBe(2);
  });

  it('LE-7: six dice, three wounds on Maximilian', () => {
    expect(at('bear').table.hero('maximilian').health).toBe(4);
    expect(at('bear').table.hero('ivy').health).toBe(3);
  });

  it('LE-8: four health and a skull', () => {
    expect(at('heal').table.hero('maximilian')).toMatchObject({ health: 8, skulls: 3 });
  });

  it('LE-9: five swords clear the tile', () => {
    const { table } = at('unleash');
    expect([table.count('5', 'grunt'), table.count('5', 'colossus')]).toEqual([0, 0]);
    expect(table.hero('maximilian')).toMatchObject({ skulls: 6, ultimate: 'exhausted' });
  });

  it('LE-P1 to LE-P3 come out as they are told', () => {
    const hexed = at('shaman').table;
    expect([hexed.count('4', 'shaman'), hexed.count('4', 'grunt')]).toEqual([0, 2]);
    expect(hexed.hero('maximilian').skulls).toBe(4);
    expect(at('slits').table.team.rift).toMatchObject({ health: 1, skulls: 1 });
    const hunted = at('hunters');
    expect(hunted.table.count('1', 'hunter')).toBe(3);
    expect(hunted.table.hero('maximilian').health).toBe(3);
    expect(hunted.table.hero('ivy').health).toBeGreaterThan(0);
  });
});

describe.each(locales)('the lesson in %s', (locale) => {
  const text = orcsMustDie.text[locale].lesson;

  it('has a theme, a goal and a text for every stage, and for none that is not', () => {
    expect(text?.theme).toBeTruthy();
    expect(text?.goal).toBeTruthy();
    expect(Object.keys(text?.stages ?? {})).toEqual(stages.map(({ id }) => id));
  });

  it.each(played)('$stage.id: its sentences are those that legal answers call for', ({ stage, before }) => {
    const others = text?.stages[stage.id]?.others ?? {};
    const called = new Set<string>();
    for (const given of legal(orcsMustDie, before, learner)) {
      const said = saidTo(stage, before, given);
      if (said !== undefined && said !== 'right') called.add(said);
    }
    expect([...called].filter((name) => !(name in others))).toEqual([]);
    expect(Object.keys(others).filter((name) => !called.has(name))).toEqual([]);
  });
});
