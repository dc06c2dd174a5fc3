import { describe, expect, it } from 'vitest';
import { clip, clipLines, pagesOf } from '../../src/discord/limits.js';

describe('texts within limits', () => {
  it('are cut with an ellipsis, never through a pair of surrogates', () => {
    expect(clip('castle', 6)).toBe('castle');
    expect(clip('castles', 6)).toBe('castl…');
    expect(clip('ab🏰cd', 4)).toBe('ab…');
  });

  it('lose whole lines', () => {
    expect(clipLines(['one', 'two', 'three'], 9)).toBe('one\ntwo\n…');
    expect(clipLines(['one', 'two'], 7)).toBe('one\ntwo');
    expect(clipLines(['one', 'two', 'three'], 8)).toBe('one\n…');
    expect(clipLines(['a very long line'], 6)).toBe('a ver…');
  });

  it('fill page after page, breaking only a line that is longer than a page', () => {
    expect(pagesOf(['aaa', 'bbb', 'ccc'], 7)).toEqual(['aaa\nbbb', 'ccc']);
    expect(pagesOf(['x'.repeat(15)], 10)).toEqual(['x'.repeat(10), 'x'.repeat(5)]);
    expect(pagesOf([], 10)).toEqual(['']);
    expect(pagesOf(['', 'a'], 10)).toEqual(['\na']);
  });
});
