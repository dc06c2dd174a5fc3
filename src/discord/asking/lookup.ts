/** A look-up, asked about as an action is: whatever may be said of it is one of a list. */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Args,
  type LookupArgument,
  type LookupText,
  type Say,
  type Viewer,
} from '../../kernel/index.js';
import { viewFor } from '../../table/match-memo.js';
import type { AnyArgument, Asking } from './asking.js';
import { rememberedAction } from './remembered.js';

type LookupArgs = Record<string, string | undefined>;

function asArgument(argument: LookupArgument<AnyTypes, LookupArgs>, viewer: Viewer): AnyArgument {
  return {
    kind: 'one',
    choices: (view, _seat, given) => argument.choices(view, viewer, given as LookupArgs),
    ...(argument.optional ? { optional: () => true } : {}),
  };
}

function lookupText(game: AnyGame, name: string, say: Say<AnyTypes>) {
  const { lookups } = game.text[say.locale];
  return Object.hasOwn(lookups, name) ? lookups[name] : undefined;
}

/** What a look-up asks of whoever looks, a player or a watcher. */
export function askingLookup(
  game: AnyGame,
  match: AnyMatch,
  viewer: Viewer,
  name: string,
  say: Say<AnyTypes>,
): Asking | undefined {
  const lookup = Object.hasOwn(game.lookups, name) ? game.lookups[name] : undefined;
  const text = lookupText(game, name, say);
  if (!lookup || !text) return undefined;
  const args = Object.entries(lookup.args).map(([one, argument]) => [one, asArgument(argument, viewer)] as const);
  const view = viewFor(game, match, viewer);
  const seat = viewer === 'spectator' ? -1 : viewer;
  return { game, name, action: rememberedAction({ args: Object.fromEntries(args) }), text, view, seat, say };
}

/** What the look-up has to say. */
export function answeredLookup(asking: Asking, viewer: Viewer, args: Args): readonly string[] {
  const text: LookupText<AnyTypes, LookupArgs> | undefined = lookupText(asking.game, asking.name, asking.say);
  return text?.lines(asking.view, viewer, args as LookupArgs, asking.say) ?? [];
}
