/** From older versions of the rules to today's. */
import type { Migration } from '../../kernel/index.js';

/** What a plan was typed as, in one text. */
function tokensIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((token) => token !== '');
}

export const migrations: Record<number, Migration> = {
  // Targets were one text; they are a plan, token by token.
  1: {
    answer({ action, args }) {
      const { targets, ...others } = args;
      return typeof targets === 'string'
        ? { action, args: { ...others, targets: tokensIn(targets) } }
        : { action, args };
    },
  },
};
