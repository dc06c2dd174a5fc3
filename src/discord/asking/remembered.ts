/** An action whose lists are worked out once: everything that one request asks of it again is read from memory. */
import type { AnyTypes, Argument, Args, LooseAction } from '../../kernel/index.js';
import { choicesFor } from '../../table/match-memo.js';

type AnyArgument = Argument<AnyTypes, Args>;

/** One memory for all that is asked of an argument; view and seat are the same throughout. */
function memory() {
  const known = new Map<string, unknown>();
  return <V>(what: string, about: readonly unknown[], work: () => V): V => {
    const key = `${what}${JSON.stringify(about)}`;
    if (!known.has(key)) known.set(key, work());
    return known.get(key) as V;
  };
}

function remembered(argument: AnyArgument): AnyArgument {
  const once = memory();
  const { optional } = argument;
  const shared = optional
    ? {
        optional: (view: object, seat: number, given: Args) =>
          once('optional', [given], () => optional(view, seat, given)),
      }
    : {};
  switch (argument.kind) {
    case 'number':
      return {
        ...argument,
        ...shared,
        range: (view, seat, given) => once('range', [given], () => argument.range(view, seat, given)),
      };
    case 'one':
      return {
        ...argument,
        ...shared,
        choices: (view, seat, given) => choicesFor(argument, view, seat, given),
      };
    case 'many': {
      const { proposal, all } = argument;
      return {
        ...argument,
        ...shared,
        choices: (view, seat, given) => choicesFor(argument, view, seat, given),
        count: (view, seat, given) => once('count', [given], () => argument.count(view, seat, given)),
        ...(proposal && {
          proposal: (view, seat, given) => once('proposal', [given], () => proposal(view, seat, given)),
        }),
        ...(all && { all: (view, seat, given) => once('all', [given], () => all(view, seat, given)) }),
      };
    }
    case 'plan': {
      const { proposal } = argument;
      return {
        ...argument,
        ...shared,
        next: (view, seat, given, picked) => choicesFor(argument, view, seat, given, picked),
        isWhole: (view, seat, given, picked) =>
          once('whole', [given, picked], () => argument.isWhole(view, seat, given, picked)),
        ...(proposal && {
          proposal: (view, seat, given) => once('proposal', [given], () => proposal(view, seat, given)),
        }),
      };
    }
  }
}

/** The action with a memory of its own, for one seat and one view: never kept beyond a request. */
export function rememberedAction(action: LooseAction<AnyTypes>): LooseAction<AnyTypes> {
  const args = Object.entries(action.args).map(([name, argument]) => [name, remembered(argument)] as const);
  return { ...action, args: Object.fromEntries(args) };
}
