/** Discord's inline markdown: a string in, a tree of marks out. */

export const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

export const MARKS = ['bold', 'italic', 'underline', 'strike', 'spoiler'] as const;
export type Mark = (typeof MARKS)[number];

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: Mark; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'user'; id: string }
  | { kind: 'role'; id: string }
  | { kind: 'channel'; id: string }
  | { kind: 'command'; name: string; id: string }
  | { kind: 'time'; seconds: number; style: TimeStyle }
  | { kind: 'emoji'; name: string; id: string }
  | { kind: 'everyone'; text: string };

type Rule = { pattern: RegExp; read: (found: RegExpExecArray) => Inline };

const marked =
  (kind: Mark) =>
  (found: RegExpExecArray): Inline => ({ kind, children: parseInline(found[1] ?? found[2] ?? '') });

const plain = (text: string): Inline => ({ kind: 'text', text });

const isTimeStyle = (style: string): style is TimeStyle => TIME_STYLES.some((known) => known === style);

/** Tried in this order at every place of the text; all sticky, so that word borders are seen. */
const RULES: readonly Rule[] = [
  { pattern: /\\([^0-9A-Za-z\s])/y, read: (found) => plain(found[1] ?? '') },
  { pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y, read: (found) => ({ kind: 'code', text: (found[2] ?? '').trim() }) },
  { pattern: /<@!?(\d+)>/y, read: (found) => ({ kind: 'user', id: found[1] ?? '' }) },
  { pattern: /<@&(\d+)>/y, read: (found) => ({ kind: 'role', id: found[1] ?? '' }) },
  { pattern: /<#(\d+)>/y, read: (found) => ({ kind: 'channel', id: found[1] ?? '' }) },
  {
    pattern: /<\/([-_'\p{L}\p{N} ]+):(\d+)>/uy,
    read: (found) => ({ kind: 'command', name: found[1] ?? '', id: found[2] ?? '' }),
  },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    read: (found) => {
      const style = found[2] ?? 'f';
      return { kind: 'time', seconds: Number(found[1]), style: isTimeStyle(style) ? style : 'f' };
    },
  },
  { pattern: /<a?:(\w+):(\d+)>/y, read: (found) => ({ kind: 'emoji', name: found[1] ?? '', id: found[2] ?? '' }) },
  { pattern: /@(?:everyone|here)\b/y, read: (found) => ({ kind: 'everyone', text: found[0] }) },
  {
    pattern: /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s>)]+)>?\)/y,
    read: (found) => ({ kind: 'link', url: found[2] ?? '', children: parseInline(found[1] ?? '') }),
  },
  {
    pattern: /<(https?:\/\/[^\s>]+)>/y,
    read: (found) => ({ kind: 'link', url: found[1] ?? '', children: [plain(found[1] ?? '')] }),
  },
  {
    pattern: /https?:\/\/[^\s<]*[^\s<.,:;"'\])*_~|]/y,
    read: (found) => ({ kind: 'link', url: found[0], children: [plain(found[0])] }),
  },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, read: marked('bold') },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, read: marked('underline') },
  { pattern: /~~([\s\S]+?)~~/y, read: marked('strike') },
  { pattern: /\|\|([\s\S]+?)\|\|/y, read: marked('spoiler') },
  {
    pattern:
      /\b_((?:__|\\[\s\S]|[^\\_])+?)_\b|\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    read: marked('italic'),
  },
];

function readAt(text: string, place: number): { node: Inline; end: number } | undefined {
  for (const rule of RULES) {
    rule.pattern.lastIndex = place;
    const found = rule.pattern.exec(text);
    if (found) return { node: rule.read(found), end: place + found[0].length };
  }
  return undefined;
}

export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = [];
  let words = '';
  let place = 0;
  const flush = () => {
    if (words) nodes.push(plain(words));
    words = '';
  };
  while (place < text.length) {
    const read = readAt(text, place);
    if (!read) {
      words += text.charAt(place);
      place += 1;
    } else {
      if (read.node.kind === 'text') words += read.node.text;
      else {
        flush();
        nodes.push(read.node);
      }
      place = read.end;
    }
  }
  flush();
  return nodes;
}
