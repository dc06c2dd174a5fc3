/** /table replay: the game phase by phase in private, its film for everybody, and a branch to play on from. */
import type { BoardTask, FilmTask, Picture } from '../../../renderers/contract.js';
import { isFor } from '../../kernel/index.js';
import { awaited, viewFor } from '../../table/match-memo.js';
import { framesOf, headingAt, roundAround } from '../../table/film.js';
import { type Moment, momentsBetween, momentsOf } from '../../table/replay.js';
import { namesOf } from '../../table/seats.js';
import { type AtTable, gameName } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { clip, limits } from '../limits.js';
import { noticeMessage } from '../messages/notice.js';
import { filmMessage } from '../messages/film.js';
import { replayScreen } from '../messages/replay.js';
import { noteTap } from '../panel/latest.js';
import { faultFacts } from '../rest-faults.js';
import type { Services } from '../services.js';
import { tellChange, tellDenied } from './changing.js';
import { seenBy, tableNamed } from './find-table.js';
import { whySoonGone } from './settings.js';
import { showHand } from './showing.js';

/** The last few games that somebody steps through, so that a step does not play them again. */
const remembered = new Map<string, readonly Moment[]>();
const mostRemembered = 4;

async function momentsAt(use: Incoming, services: Services, at: AtTable): Promise<readonly Moment[] | undefined> {
  const found = await services.tables.history(at.table.id);
  if (!found.ok) {
    await tellDenied(use, services, found);
    return undefined;
  }
  const key = `${at.table.id}:${found.snapshot.table.rev}`;
  const moments = remembered.get(key) ?? (await momentsOf(at.game, found.snapshot.table, found.entries));
  remembered.delete(key);
  remembered.set(key, moments);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break;
    remembered.delete(oldest);
  }
  return moments;
}

/** What a spectator saw: secrets stay secret while a game is on. */
async function pictureAt(services: Services, at: AtTable, moments: readonly Moment[], place: number) {
  const moment = moments[place];
  const before = moments[place - 1];
  if (!moment) return [];
  const { game, locale, table } = at;
  const task: BoardTask = {
    kind: 'board',
    game: game.id,
    view: viewFor(game, moment.match, 'spectator'),
    ...(before ? { before: viewFor(game, before.match, 'spectator') } : {}),
    events: moment.events.filter((event) => isFor(event, 'spectator')),
    locale,
    names: namesOf(table),
    awaited: awaited(game, moment.match),
  };
  try {
    return await services.draw(task);
  } catch (fault) {
    services.log.warn({ table: table.id, ...faultFacts(fault) }, 'a replayed board could not be drawn');
    return [];
  }
}

type How = 'update' | 'privately';

async function showAt(use: Incoming, services: Services, at: AtTable, place: number, how: How): Promise<void> {
  const moments = await momentsAt(use, services, at);
  if (!moments) return;
  const shown = Math.min(Math.max(0, place), Math.max(0, moments.length - 1));
  const pictures = use.botMay.attach ? await pictureAt(services, at, moments, shown) : [];
  await use.respond[how](replayScreen({ at, moments, place: shown }, pictures));
}

/** From the beginning of a finished game, from where it stands otherwise. */
export async function openReplay(use: Incoming, services: Services, at: AtTable): Promise<void> {
  if (!at.match) return use.respond.privately(noticeMessage(at.words.status.notStarted));
  await showAt(use, services, at, at.match.outcome ? 0 : Number.MAX_SAFE_INTEGER, 'privately');
}

/** In the table's language, for everybody. */
function filmOf(at: AtTable, moments: readonly Moment[]): FilmTask {
  const { game, table, locale } = at;
  const frames = framesOf(at, moments);
  const last = moments.at(-1);
  const alt = at.words.replay.filmAlt(gameName(at), last ? headingAt(at, last) : '');
  return { kind: 'film', game: game.id, locale, names: namesOf(table), frames, alt: clip(alt, limits.altText) };
}

/** A round in as many frames as it had moves. */
async function momentsOfRound(
  services: Services,
  at: AtTable,
  moments: readonly Moment[],
  place: number,
): Promise<readonly Moment[]> {
  const round = roundAround(at, moments, place);
  const found = await services.tables.history(at.table.id);
  const [from, to] = [moments[round?.from ?? -1], moments[round?.to ?? -1]];
  if (!found.ok || !from || !to) return [];
  return momentsBetween(at.game, from, found.entries.slice(0, to.moves));
}

/** Progress is told every so often, not at every frame. */
const tellEveryMs = 2500;

async function showFilm(use: ComponentUse, services: Services, at: AtTable, round?: number): Promise<void> {
  const { replay, faults } = at.words;
  if (!use.botMay.attach) return use.respond.privately(noticeMessage(faults.mayNotAttach));
  const all = await momentsAt(use, services, at);
  const moments = all && round !== undefined ? await momentsOfRound(services, at, all, round) : all;
  if (!moments || moments.length === 0) return;
  // The film is for everybody: it speaks the table's language.
  const shared = seenBy({ ...use, locale: at.table.locale }, services, at.snapshot) ?? at;
  const task = filmOf(shared, moments);
  await use.respond.privately(noticeMessage(replay.shooting(0, task.frames.length)));
  let told = Date.now();
  let telling = Promise.resolve();
  const progress = (done: number, of: number): void => {
    if (Date.now() - told < tellEveryMs || done === of) return;
    told = Date.now();
    telling = telling.then(() => use.respond.amend(noticeMessage(replay.shooting(done, of)))).catch(() => undefined);
  };
  let film: Picture | undefined;
  try {
    [film] = await services.film(task, progress);
  } catch (fault) {
    services.log.warn({ table: at.table.id, ...faultFacts(fault) }, 'a film could not be made');
  }
  await telling;
  if (!film || film.png.length > limits.attachment) return use.respond.amend(noticeMessage(replay.noFilm));
  const { filmSaid, roundSaid } = shared.words.replay;
  const [part] = moments.slice(-1).map((moment) => headingAt(shared, moment));
  const said = round === undefined ? filmSaid(gameName(shared)) : roundSaid(gameName(shared), part ?? '');
  await use.respond.publicly(filmMessage(said, film));
  await use.respond.amend(noticeMessage(replay.filmDone));
}

/** What a hand held at that moment: told of a finished game only. */
async function showHandAt(use: ComponentUse, services: Services, at: AtTable, place: number): Promise<void> {
  const moment = (await momentsAt(use, services, at))?.[place];
  const seat = Number(use.values[0]);
  if (at.table.state !== 'over' || !moment || !at.table.seats[seat]) return;
  const title = at.words.replay.handOf(at.say.seat(seat));
  await showHand(use, services, { ...at, match: moment.match, seat }, seat, title);
}

async function playOn(use: ComponentUse, services: Services, at: AtTable, place: number): Promise<void> {
  const moments = await momentsAt(use, services, at);
  const moment = moments?.[place];
  if (!moment) return;
  const whyNot = await whySoonGone(use, services);
  if (whyNot !== undefined) return use.respond.privately(noticeMessage(whyNot));
  const here = { guild: use.guild, channel: use.channel };
  const reply = await services.tables.branch(at.table.id, moment.moves, here, requestOf(use));
  await tellChange(use, services, reply, at.words.replay.branched);
}

/** A tap on a replay: a step, a jump, the film, a branch. */
export async function onReplay(use: ComponentUse, services: Services, id: CustomIdOf<'replay'>): Promise<void> {
  const isStep = id.verb === 'show';
  use.respond.watch(isStep && use.onPrivateMessage ? 'same message' : 'private answer');
  noteTap(id.table, use.by.id, use.id);
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  if (id.verb === 'film') return showFilm(use, services, at);
  if (id.verb === 'round') return showFilm(use, services, at, id.at);
  if (id.verb === 'hand') return showHandAt(use, services, at, id.at);
  if (id.verb === 'branch') return playOn(use, services, at, id.at);
  if (id.verb === 'open') return openReplay(use, services, at);
  const place = use.values[0] === undefined ? id.at : Number(use.values[0]);
  return showAt(use, services, at, place, use.onPrivateMessage ? 'update' : 'privately');
}
