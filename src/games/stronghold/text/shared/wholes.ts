/** Whole moves on buttons, from what was said: who goes where, what is laid where and what pays for it. */
import type { Words } from './vocabulary.js';

type Said = readonly string[];

export function wholesIn({ language, hourglasses }: Pick<Words, 'language' | 'hourglasses'>) {
  return {
    /** march, move: from, to, who goes, who comes back. */
    step([from = '', to = '', units = '', swap]: Said): string {
      return language.pair(swap === undefined ? units : `${units} ⇄ ${swap}`, `${from} → ${to}`);
    },
    /** build, equip, train: what, where it names a place, what pays. */
    paid(said: Said): string {
      return language.pair(said.slice(0, -1).join(' → '), said.at(-1) ?? '');
    },
    ritual: (said: Said): string => said.join(' → '),
    order([wall = '', tile = '', mode = '']: Said): string {
      return language.pair(`${tile} → ${wall}`, mode);
    },
    work([task = '', count = '0', ...named]: Said): string {
      return language.pair(task, [hourglasses(Number(count)), ...named].join(', '));
    },
  };
}
