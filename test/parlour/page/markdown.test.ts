import { describe, expect, it } from 'vitest';
import { parseBlocks } from '../../../packages/parlour/src/page/markdown/blocks.js';
import { parseInline } from '../../../packages/parlour/src/page/markdown/inline.js';
import { wordTime } from '../../../packages/parlour/src/page/markdown/time.js';

const text = (words: string) => ({ kind: 'text', text: words });

describe('marks inside a line', () => {
  it.each([
    ['**bold**', { kind: 'bold', children: [text('bold')] }],
    ['*italic*', { kind: 'italic', children: [text('italic')] }],
    ['_italic_', { kind: 'italic', children: [text('italic')] }],
    ['__under__', { kind: 'underline', children: [text('under')] }],
    ['~~struck~~', { kind: 'strike', children: [text('struck')] }],
    ['||hidden||', { kind: 'spoiler', children: [text('hidden')] }],
    ['`a **b**`', { kind: 'code', text: 'a **b**' }],
    ['``a ` b``', { kind: 'code', text: 'a ` b' }],
    ['***both***', { kind: 'bold', children: [{ kind: 'italic', children: [text('both')] }] }],
    ['<@12>', { kind: 'user', id: '12' }],
    ['<@!12>', { kind: 'user', id: '12' }],
    ['<@&12>', { kind: 'role', id: '12' }],
    ['<#34>', { kind: 'channel', id: '34' }],
    ['</table open:56>', { kind: 'command', name: 'table open', id: '56' }],
    ['</défenseurs équiper:56>', { kind: 'command', name: 'défenseurs équiper', id: '56' }],
    ['<t:1700000000:R>', { kind: 'time', seconds: 1_700_000_000, style: 'R' }],
    ['<t:1700000000>', { kind: 'time', seconds: 1_700_000_000, style: 'f' }],
    ['<:tower:78>', { kind: 'emoji', name: 'tower', id: '78' }],
    ['@everyone', { kind: 'everyone', text: '@everyone' }],
    ['[rules](https://a.b/c)', { kind: 'link', url: 'https://a.b/c', children: [text('rules')] }],
    ['<https://a.b>', { kind: 'link', url: 'https://a.b', children: [text('https://a.b')] }],
  ])('reads %s', (source, node) => {
    expect(parseInline(source)).toEqual([node]);
  });

  it('leaves words with underscores and lone asterisks alone', () => {
    expect(parseInline('a snake_case_name, 2 * 3 * 4')).toEqual([text('a snake_case_name, 2 * 3 * 4')]);
  });

  it('shows an escaped mark as it is', () => {
    expect(parseInline('\\*not italic\\* \\<@1>')).toEqual([text('*not italic* <@1>')]);
  });

  it('keeps the full stop out of a bare link', () => {
    expect(parseInline('see https://a.b/c.')).toEqual([
      text('see '),
      { kind: 'link', url: 'https://a.b/c', children: [text('https://a.b/c')] },
      text('.'),
    ]);
  });

  it('makes no link of anything but http', () => {
    expect(parseInline('[x](javascript:alert)')).toEqual([text('[x](javascript:alert)')]);
  });

  it('nests', () => {
    expect(parseInline('**<@1> casts __Ice *Storm*__**')).toEqual([
      {
        kind: 'bold',
        children: [
          { kind: 'user', id: '1' },
          text(' casts '),
          { kind: 'underline', children: [text('Ice '), { kind: 'italic', children: [text('Storm')] }] },
        ],
      },
    ]);
  });
});

describe('blocks', () => {
  it('reads headings, small print and paragraphs line by line', () => {
    expect(parseBlocks('# One\n## Two\n### Three\n-# small\nplain\nmore')).toEqual([
      { kind: 'heading', level: 1, children: [text('One')] },
      { kind: 'heading', level: 2, children: [text('Two')] },
      { kind: 'heading', level: 3, children: [text('Three')] },
      { kind: 'subtext', children: [text('small')] },
      { kind: 'paragraph', children: [text('plain\nmore')] },
    ]);
  });

  it('reads nested lists, and numbers from where they begin', () => {
    expect(parseBlocks('- wall\n  - troll\n- gate\n3. third')).toEqual([
      {
        kind: 'list',
        start: undefined,
        items: [
          {
            children: [text('wall')],
            nested: [{ kind: 'list', start: undefined, items: [{ children: [text('troll')], nested: [] }] }],
          },
          { children: [text('gate')], nested: [] },
        ],
      },
      { kind: 'list', start: 3, items: [{ children: [text('third')], nested: [] }] },
    ]);
  });

  it('quotes some lines, or everything after', () => {
    expect(parseBlocks('> a\n> b\nc\n>>> d\ne')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('a\nb')] }] },
      { kind: 'paragraph', children: [text('c')] },
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('d\ne')] }] },
    ]);
  });

  it('keeps a code block as it stands', () => {
    expect(parseBlocks('before\n```ts\nconst a = **b**;\n  # c\n```\nafter')).toEqual([
      { kind: 'paragraph', children: [text('before')] },
      { kind: 'code', language: 'ts', text: 'const a = **b**;\n  # c' },
      { kind: 'paragraph', children: [text('after')] },
    ]);
  });
});

describe('moments', () => {
  const noon = Date.UTC(2026, 0, 1, 12);
  it.each([
    [3600, 'en-GB', 'in 1 hour'],
    [-120, 'en-GB', '2 minutes ago'],
    [86_400, 'fr-FR', 'demain'],
    [-3600, 'fr-FR', 'il y a 1 heure'],
  ])('words %d seconds from now in %s as "%s"', (away, locale, words) => {
    expect(wordTime(noon / 1000 + away, 'R', locale, noon)).toBe(words);
  });
});
