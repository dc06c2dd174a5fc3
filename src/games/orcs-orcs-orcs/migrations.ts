/** From older versions of the rules to today's. */
import type { ArgValue, Migration } from '../../kernel/index.js';

/** What was typed in one text, with commas between cards or creatures and `>` before a place. */
function tokensIn(value: ArgValue | undefined): ArgValue | undefined {
  if (typeof value !== 'string') return value;
  const tokens = value.split(/[,>]/).map((token) => token.trim());
  const said = tokens.filter((token) => token !== '');
  return said.length === 0 ? undefined : said;
}

export const migrations: Record<number, Migration> = {
  // Upgrades and targets of a spell were one text each; they are plans, token by token.
  1: {
    answer({ action, args }) {
      if (action !== 'cast' && action !== 'resolve') return { action, args };
      const { with: upgrades, target, ...others } = args;
      const said = { with: tokensIn(upgrades), target: tokensIn(target) };
      const plans = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
      return { action, args: { ...others, ...plans } };
    },
  },
};
