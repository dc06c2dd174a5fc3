import { describe, expect, test } from 'vitest';
import { type Told, pingsAfter } from '../../src/jobs/pings.js';
import type { OutboxEntry } from '../../src/table/types.js';

const entry = (more: Partial<OutboxEntry>): OutboxEntry => ({
  ...{ rev: 1, at: 0, kind: 'play', board: false, said: true, rules: 1 },
  ...{ events: [], notices: [], phases: [], awaited: [], ping: [] },
  ...more,
});
const told = (more: Partial<Told>): Told => ({ pinged: [], heldUp: [], askedAnew: [], ...more });

describe('whom a post calls', () => {
  test('those who are waited for and have not been told', () => {
    expect(pingsAfter(told({ pinged: [0] }), [entry({ awaited: [0, 1], answered: [0] })])).toMatchObject({
      called: [1],
      told: { pinged: [0, 1] },
    });
  });

  test('nobody who was only held up by a question to another in the same phase', () => {
    const asks = entry({ awaited: [0], answered: [0], opens: true });
    const back = entry({ rev: 2, awaited: [0, 1], answered: [0], opens: true });
    expect(pingsAfter(told({ pinged: [0, 1] }), [asks, back])).toMatchObject({ called: [], besides: [] });
    const between = pingsAfter(told({ pinged: [0, 1] }), [asks]);
    expect(between.told).toMatchObject({ pinged: [0], heldUp: [1] });
    expect(pingsAfter(between.told, [back]).called).toEqual([]);
  });

  test('also a bot’s question holds up, and a vote meanwhile changes nothing', () => {
    const asks = entry({ awaited: [], answered: [2] });
    const vote = entry({ rev: 2, awaited: [0] });
    const back = entry({ rev: 3, awaited: [0, 1], answered: [0] });
    expect(pingsAfter(told({ pinged: [0, 1] }), [asks, { ...back, rev: 2 }]).called).toEqual([]);
    expect(pingsAfter(told({ pinged: [0], heldUp: [1] }), [vote, back]).called).toEqual([]);
  });

  test('whoever had answered is called back, and so is everybody after a phase or a pause', () => {
    const gone = entry({ awaited: [0], answered: [1] });
    const back = entry({ rev: 2, awaited: [0, 1], answered: [0] });
    expect(pingsAfter(told({ pinged: [0, 1] }), [gone, back]).called).toEqual([1]);
    const heldUp = told({ pinged: [0], heldUp: [1] });
    expect(pingsAfter(heldUp, [entry({ board: true, awaited: [0, 1], answered: [0] })]).called).toEqual([1]);
    expect(pingsAfter(heldUp, [entry({ awaited: [] }), back]).called).toEqual([0, 1]);
  });

  test('nobody a second time where a board says no more than until when: no phase has ended', () => {
    const heldUp = told({ pinged: [0], heldUp: [1] });
    const says = entry({ board: true, awaited: [0] });
    const back = entry({ rev: 2, awaited: [0, 1], answered: [0] });
    expect(pingsAfter(heldUp, [says, back]).called).toEqual([]);
    // What was taken back brings another question, and all are called to that.
    expect(pingsAfter(heldUp, [{ ...says, opens: true }, back]).called).toEqual([1]);
  });

  test('whoever the next phase asks besides is called by the post that calls the others', () => {
    const next = { awaited: [0, 1], answered: [1] } as const;
    expect(pingsAfter(told({ pinged: [1] }), [entry({ ...next, opens: true })]).besides).toEqual([1]);
    // Where the question is the same as before, they have been called to it.
    expect(pingsAfter(told({ pinged: [1] }), [entry(next)]).besides).toEqual([]);
    // And where nobody new is called, nobody is.
    expect(pingsAfter(told({ pinged: [0, 1] }), [entry({ ...next, opens: true })]).besides).toEqual([]);
  });
});
