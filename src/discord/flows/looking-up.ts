/** Looking things up: private questions that are no answers. Nothing here is recorded. */
import type { LookupTask, Picture } from '../../../renderers/contract.js';
import type { AnyGame, AnyMatch, Args, Viewer } from '../../kernel/index.js';
import { awaited } from '../../table/match-memo.js';
import { type Asking, argumentText } from '../asking/asking.js';
import { type Suggestion, suggest } from '../asking/autocomplete.js';
import { answeredLookup, askingLookup } from '../asking/lookup.js';
import { type Typed, readAll } from '../asking/read-typed.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import type { CommandUse, ComponentUse, FormUse, Incoming, Typing } from '../incoming.js';
import type { Screen } from '../messages/argument-rows.js';
import { formFor } from '../messages/form.js';
import { lookupScreen, lookupsScreen } from '../messages/lookup-screen.js';
import { noticeMessage } from '../messages/notice.js';
import { advance, argsOf } from '../panel/advance.js';
import { type Entry, entriesOf, fittingFor } from '../panel/entries.js';
import { lookupIds } from '../panel/ids.js';
import { isLatestTap, noteTap } from '../panel/latest.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';
import { seenBy, tableHere, tableNamed } from './find-table.js';
import { type Where, entriesBefore, screenFor, withChosen } from './questions.js';
import { otherGame, wrongAbove } from './telling.js';

type How = 'update' | 'privately';
/** A table with a match; whoever looks may have a seat or none. */
type Looking = { use: Incoming; services: Services; at: AtTable; match: AnyMatch; viewer: Viewer; how: How };

function lookingAt(use: Incoming, services: Services, at: AtTable, how: How): Looking | undefined {
  return at.match && { use, services, at, match: at.match, viewer: at.seat ?? 'spectator', how };
}

function askingIn({ at, match, viewer }: Looking, name: string): Asking | undefined {
  return askingLookup(at.game, match, viewer, name, at.say);
}

async function pictureOf(looking: Looking, asking: Asking, args: Args): Promise<readonly Picture[]> {
  const { services, at, match, viewer } = looking;
  const task: LookupTask = {
    kind: 'lookup',
    game: at.game.id,
    view: asking.view,
    viewer,
    lookup: asking.name,
    args: args as LookupTask['args'],
    locale: at.locale,
    names: at.table.seats.map(({ name }) => name),
    awaited: awaited(at.game, match),
  };
  try {
    return await services.draw(task);
  } catch (fault) {
    services.log.warn({ table: at.table.id, ...faultFacts(fault) }, 'the picture of a look-up could not be drawn');
    return [];
  }
}

/** The question that stands, or the answer: in words at once, with its picture as soon as that is drawn. */
async function show(looking: Looking, asking: Asking, where: Where): Promise<void> {
  const { use, services, at, how } = looking;
  const fitting = fittingFor(at.table.id, use.by.id);
  const idOf = lookupIds(at, fitting, asking.name);
  const wayOut = { id: lookupIds(at, fitting, '')('menu'), label: at.words.lookup.all };
  const point = { page: where.page ?? 0, find: where.find ?? '' };
  const screen: Screen = { at, asking, idOf, wayOut, point, notice: where.notice };
  const standing = advance(asking, where.entries);
  if (standing.at !== 'complete') {
    const made = screenFor(screen, standing);
    await fitting.save(services.drafts);
    return use.respond[how](made);
  }
  const args = argsOf(asking, standing.entries);
  const lines = answeredLookup(asking, looking.viewer, args);
  const answer = { at, asking, args, entries: standing.entries, lines, idOf, wayOut };
  const made = lookupScreen(answer);
  await fitting.save(services.drafts);
  await use.respond[how](made);
  if (!use.botMay.attach) return;
  const pictures = await pictureOf(looking, asking, args);
  if (pictures.length === 0 || !isLatestTap(at.table.id, use.by.id, use.id)) return;
  await use.respond.amend(lookupScreen(answer, pictures));
}

/** All look-ups of the game; the only one is opened at once. */
async function showAll(looking: Looking): Promise<void> {
  const { use, services, at, how } = looking;
  const [only, more] = Object.keys(at.game.lookups);
  const asking = only !== undefined && more === undefined ? askingIn(looking, only) : undefined;
  if (asking) return show(looking, asking, { entries: [] });
  const fitting = fittingFor(at.table.id, use.by.id);
  const made = lookupsScreen(at, fitting);
  await fitting.save(services.drafts);
  return use.respond[how](made);
}

/** A tap on a look-up, or a search sent from one. */
export async function onLookup(
  use: ComponentUse | FormUse,
  services: Services,
  id: CustomIdOf<'lookup'>,
): Promise<void> {
  if ('values' in use && id.verb === 'find') return use.respond.form(formFor(id, use.locale));
  const how = id.verb === 'open' ? 'privately' : 'update';
  use.respond.watch(how === 'update' ? 'same message' : 'private answer');
  noteTap(id.table, use.by.id, use.id);
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const looking = lookingAt(use, services, at, how);
  if (!looking) return use.respond[how](noticeMessage(at.words.status.notStarted));
  const values = 'values' in use ? use.values : [];
  const asking = askingIn(looking, id.verb === 'menu' ? (values[0] ?? '') : id.lookup);
  const entries = asking && (await entriesOf(id, use.by.id, services.drafts));
  if (!asking || !entries) return showAll(looking);
  return show(looking, asking, stepOf(use, id, asking, entries, values));
}

function stepOf(
  use: ComponentUse | FormUse,
  { verb, page, find }: CustomIdOf<'lookup'>,
  asking: Asking,
  entries: readonly Entry[],
  values: readonly string[],
): Where {
  switch (verb) {
    case 'go':
      return { entries: withChosen(asking, entries, values) };
    case 'find':
      return { entries, find: 'fields' in use ? (use.fields['text'] ?? '') : '' };
    case 'do': {
      const open = Object.keys(asking.action.args).slice(entries.length);
      return { entries: [...entries, ...open.map((): Entry => ({ is: 'left-out' }))] };
    }
    default:
      return { entries, page, find };
  }
}

/** A look-up as a slash command. */
export async function giveLookup(
  use: CommandUse,
  services: Services,
  game: AnyGame,
  name: string,
  typed: Typed,
): Promise<void> {
  use.respond.watch('private answer');
  const at = await tableHere(use, services);
  if (!at) return;
  if (at.game.id !== game.id) return use.respond.privately(noticeMessage(otherGame(at)));
  noteTap(at.table.id, use.by.id, use.id);
  const looking = lookingAt(use, services, at, 'privately');
  const asking = looking && askingIn(looking, name);
  if (!asking) return use.respond.privately(noticeMessage(at.words.status.notStarted));
  const { args, missing, wrong } = readAll(asking, typed);
  const asked = wrong?.name ?? missing;
  const notice = wrong
    ? `⚠️ ${wrongAbove(at, asking, wrong)}`
    : missing === undefined
      ? undefined
      : at.words.panel.missing(argumentText(asking, missing).name);
  return show(looking, asking, { entries: entriesBefore(asking, args, asked), notice });
}

export async function suggestLookup(
  use: Typing,
  services: Services,
  game: AnyGame,
  name: string,
  argument: string,
  typed: Typed,
): Promise<Suggestion[]> {
  const found = await services.tables.find(use.channel);
  const at = found.ok ? seenBy(use, services, found.snapshot) : undefined;
  if (at?.game.id !== game.id) return [];
  const looking = lookingAt(use, services, at, 'privately');
  const asking = looking && askingIn(looking, name);
  return asking ? suggest(asking, argument, typed, at.words) : [];
}
