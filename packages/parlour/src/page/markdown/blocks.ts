/** Discord's block markdown: headings, small print, lists, quotes, code blocks, and paragraphs whose line breaks count. */
import { type Inline, parseInline } from './inline.js';

export type ListItem = { children: Inline[]; nested: Block[] };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'subtext'; children: Inline[] }
  | { kind: 'list'; start: number | undefined; items: ListItem[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string };

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([\s\S]*?[^\n])\n*```/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const LEVELS = [1, 2, 3] as const;

/** A block that begins at the first line, and how many lines it takes. */
type Taken = { block: Block; lines: number };

export function parseBlocks(text: string): Block[] {
  const everythingAfter = /^([\s\S]*?)(?:^|\n)>>> ([\s\S]*)$/.exec(text);
  if (everythingAfter && !FENCE.test(everythingAfter[1] ?? '')) {
    return [...parseBlocks(everythingAfter[1] ?? ''), { kind: 'quote', blocks: parseBlocks(everythingAfter[2] ?? '') }];
  }
  const fence = FENCE.exec(text);
  if (fence && !isQuoted(text, fence.index)) {
    const before = text.slice(0, fence.index).replace(/\n$/, '');
    const after = text.slice(fence.index + fence[0].length).replace(/^\n/, '');
    const code: Block = { kind: 'code', language: fence[1] ?? '', text: fence[2] ?? '' };
    return [...parseBlocks(before), code, ...parseBlocks(after)];
  }
  return text === '' ? [] : parseLines(text.split('\n'));
}

const isQuoted = (text: string, place: number) => text.slice(text.lastIndexOf('\n', place) + 1, place).startsWith('> ');

function parseLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  const flush = () => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n')) });
    words = [];
  };
  for (let at = 0; at < lines.length;) {
    const taken = takeBlock(lines.slice(at));
    if (taken) {
      flush();
      blocks.push(taken.block);
      at += taken.lines;
    } else {
      words.push(lines[at] ?? '');
      at += 1;
    }
  }
  flush();
  return blocks;
}

function takeBlock(lines: readonly string[]): Taken | undefined {
  const first = lines[0] ?? '';
  if (first.startsWith('> ')) {
    const quoted = takeWhile(lines, (line) => line.startsWith('> ') || line === '>');
    const inside = quoted.map((line) => line.slice(2)).join('\n');
    return { block: { kind: 'quote', blocks: parseBlocks(inside) }, lines: quoted.length };
  }
  const small = /^-# +(.+)$/.exec(first);
  if (small) return { block: { kind: 'subtext', children: parseInline(small[1] ?? '') }, lines: 1 };
  const heading = /^(#{1,3}) +(.+)$/.exec(first);
  if (heading) {
    const level = LEVELS[(heading[1] ?? '#').length - 1] ?? 3;
    return { block: { kind: 'heading', level, children: parseInline(heading[2] ?? '') }, lines: 1 };
  }
  if (ITEM.test(first)) {
    const listed = takeList(lines);
    return { block: parseList(listed), lines: listed.length };
  }
  return undefined;
}

function takeWhile(lines: readonly string[], keep: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !keep(line));
  return lines.slice(0, end === -1 ? lines.length : end);
}

/** Items and what is indented below them; dots and numbers at the same depth are two lists. */
function takeList(lines: readonly string[]): string[] {
  const first = ITEM.exec(lines[0] ?? '');
  const numbered = /\d/.test(first?.[2] ?? '');
  return takeWhile(lines, (line) => {
    if (line.startsWith('-# ')) return false;
    const item = ITEM.exec(line);
    if (!item) return /^ {2,}\S/.test(line);
    return item[1] !== first?.[1] || /\d/.test(item[2] ?? '') === numbered;
  });
}

/** Lines indented deeper than the first item belong to the item above them. */
function parseList(lines: readonly string[]): Block {
  const first = ITEM.exec(lines[0] ?? '');
  const indent = (first?.[1] ?? '').length;
  const number = Number.parseInt(first?.[2] ?? '', 10);
  const items: ListItem[] = [];
  for (let at = 0; at < lines.length;) {
    const item = ITEM.exec(lines[at] ?? '');
    const deeper = takeWhile(
      lines.slice(at + 1),
      (line) => /^ */.exec(line)?.[0].length !== indent && line.startsWith(' '.repeat(indent + 1)),
    );
    items.push({ children: parseInline(item?.[3] ?? (lines[at] ?? '').trim()), nested: nestedBlocks(deeper) });
    at += 1 + deeper.length;
  }
  return { kind: 'list', start: Number.isNaN(number) ? undefined : number, items };
}

function nestedBlocks(lines: readonly string[]): Block[] {
  if (lines.length === 0) return [];
  if (ITEM.test(lines[0] ?? '')) {
    const listed = takeList(lines);
    return [parseList(listed), ...nestedBlocks(lines.slice(listed.length))];
  }
  const words = takeWhile(lines, (line) => !ITEM.test(line));
  const rest = nestedBlocks(lines.slice(words.length));
  return [{ kind: 'paragraph', children: parseInline(words.map((line) => line.trim()).join('\n')) }, ...rest];
}
