/**
 * A game's lesson as it is played. Every stage is a position that follows from the data alone, so a lesson keeps no
 * state: which stage somebody is at says everything.
 */
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type Answer,
  type Args,
  type LessonStage,
  type LessonText,
  type Locale,
  type Refused,
  answer,
} from '../kernel/index.js';
import { noClock } from './clock.js';
import { viewFor } from './match-memo.js';
import { newBotName } from './seats.js';
import { type Holder, type Person, type Table, tableSchema } from './types.js';

type AnyStage = LessonStage<AnyTypes>;
export type StageText = LessonText['stages'][string];

/** How many stages there are, the small problems among them. */
export function lessonLength(game: AnyGame): number {
  return game.lesson?.stages.length ?? 0;
}

export function stageOf(game: AnyGame, stage: number): AnyStage | undefined {
  return game.lesson?.stages[stage];
}

export function stageText(game: AnyGame, stage: number, locale: Locale): StageText {
  const id = stageOf(game, stage)?.id ?? '';
  const worded = game.text[locale].lesson?.stages[id];
  if (!worded) throw new Error(`${game.id}: stage ${id} of the lesson has no words`);
  return worded;
}

function played(game: AnyGame, match: AnyMatch, seat: number, { action, args }: Answer<AnyTypes>): AnyMatch {
  const result = answer(game, match, { seat, action, args });
  if (!result.ok) throw new Error(`${game.id}: ${action} ${JSON.stringify(args)} is refused in the lesson`);
  return result.match;
}

const positions = new WeakMap<AnyGame, Map<string, AnyMatch>>();

/** Worked out once; like every match at a table, it is never changed. */
function remembered(game: AnyGame, key: string, work: () => AnyMatch): AnyMatch {
  const known = positions.get(game) ?? new Map<string, AnyMatch>();
  positions.set(game, known);
  const match = known.get(key) ?? work();
  known.set(key, match);
  return match;
}

/** The position in which a stage begins. */
export function positionAt(game: AnyGame, stage: number): AnyMatch {
  return remembered(game, `${stage}`, () => {
    const position = stageOf(game, stage)?.position;
    if (position) return position();
    if (stage <= 0) throw new Error(`${game.id}: the first stage of the lesson has no position`);
    return positionAfter(game, stage - 1);
  });
}

/** After the right thing was done, and what the others did then. */
export function positionAfter(game: AnyGame, stage: number): AnyMatch {
  return remembered(game, `${stage}+`, () => {
    const { lesson } = game;
    const taught = stageOf(game, stage);
    if (!lesson || !taught) throw new Error(`${game.id} has no stage ${stage}`);
    let match = played(game, positionAt(game, stage), lesson.seat, taught.right);
    for (const { seat, answer: said } of taught.then ?? []) match = played(game, match, seat, said);
    return match;
  });
}

export type Judged =
  { is: 'right' } | { is: 'wrong'; sentence: string } | { is: 'refused'; refused: Refused<AnyTypes> };

const isSame = (one: Args, other: Args): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** What an answer is worth at a stage: the one thing asked for, something else, or nothing the rules allow. */
export function judge(game: AnyGame, stage: number, given: { action: string; args: Args }, locale: Locale): Judged {
  const { lesson } = game;
  const taught = stageOf(game, stage);
  if (!lesson || !taught) throw new Error(`${game.id} has no stage ${stage}`);
  const match = positionAt(game, stage);
  const result = answer(game, match, { seat: lesson.seat, ...given });
  if (!result.ok) return { is: 'refused', refused: result };
  const view = viewFor(game, match, lesson.seat);
  const said = { action: given.action, args: { ...given.args } };
  const { right, isRight, wrong } = taught;
  if ((said.action === right.action && isSame(said.args, right.args)) || isRight?.(said, view)) return { is: 'right' };
  const text = stageText(game, stage, locale);
  const name = wrong?.(said, view);
  return { is: 'wrong', sentence: (name === undefined ? undefined : text.others?.[name]) ?? text.wrong };
}

/** No table has such an id. */
const mark = '~';

function lessonTableId(game: string, stage: number): string {
  return `${mark}${game}${mark}${stage}`;
}

/** The game and the stage that an id of a lesson's table names. */
export function readLessonId(id: string): { game: string; stage: number } | undefined {
  const [empty, game, stage] = id.split(mark);
  return empty === '' && game !== undefined && stage !== undefined ? { game, stage: Number(stage) } : undefined;
}

/** The table at which a stage stands: the learner on one seat, bots on the others. It is kept nowhere. */
export function lessonTable(game: AnyGame, stage: number, match: AnyMatch, learner: Person, locale: Locale): Table {
  const seats: Holder[] = [];
  const table: Table = {
    schema: tableSchema,
    id: lessonTableId(game.id, stage),
    rev: 0,
    guild: '',
    channel: '',
    host: learner,
    game: game.id,
    locale,
    state: 'playing',
    seats,
    wishes: Array.from({ length: match.seats }, () => null),
    preset: '',
    options: match.options,
    clock: noClock,
    boards: 'living',
    pace: 'normal',
    hints: 'on',
    guesses: 'off',
    lately: [],
    branchOf: null,
    notOurs: false,
    orders: [],
    turnOf: null,
    stoodUntil: 0,
    waits: [],
    missed: [],
    vote: null,
    pausedAt: null,
    archivedAt: null,
    rests: [],
    boardAskedAt: 0,
    entries: 0,
    openedBy: '',
    openedAt: 0,
    changedAt: 0,
  };
  for (let seat = 0; seat < match.seats; seat += 1) {
    const isLearner = seat === game.lesson?.seat;
    seats.push(isLearner ? { kind: 'person', ...learner } : { kind: 'bot', name: newBotName(table) });
  }
  return table;
}
