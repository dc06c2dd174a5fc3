/** Whatever is typed at whatever subcommand in whatever position: a refusal that teaches, or a legal answer. */
import { describe, expect, it } from 'vitest';
import { argumentNames, wordedChoices } from '../../src/discord/asking/asking.js';
import { suggest } from '../../src/discord/asking/autocomplete.js';
import { askingLookup } from '../../src/discord/asking/lookup.js';
import { type Typed, readAll } from '../../src/discord/asking/read-typed.js';
import { type InPlay, askingAt, atTable, isInPlay } from '../../src/discord/at-table.js';
import { panelScreen, screenFor } from '../../src/discord/flows/questions.js';
import { nameOf, wrongSentence } from '../../src/discord/flows/telling.js';
import { advance } from '../../src/discord/panel/advance.js';
import { entriesBefore } from '../../src/discord/flows/questions.js';
import { fittingFor } from '../../src/discord/panel/entries.js';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyMatch,
  type Args,
  type Rng,
  answer,
  anyGame,
  awaited,
  firstOf,
  locales,
  offeredTo,
  pendingFor,
  randomAnswer,
  rngOver,
  seedRng,
  start,
} from '../../src/kernel/index.js';
import { wordDenial } from '../../src/table/words.js';
import { messageFaults } from '../support/discord-limits.js';
import { ferry } from '../support/games/ferry/index.js';
import { quartermaster } from '../support/games/quartermaster.js';
import { type Nonsense, nonsense } from '../support/nonsense.js';
import { tableOf } from '../support/table-of.js';
import { tablesOf } from '../../scripts/rehearsal/walk.js';

const all = [...games, anyGame(quartermaster), anyGame(ferry)];

/** So much is typed at every game. */
const typedAtEach = 10_000;

/** Positions from the first question to the last, of every kind of table. */
function* positions(game: AnyGame, rng: Rng): Generator<AnyMatch> {
  for (;;) {
    const { seats, options } = rng.pick(tablesOf(game));
    let { match } = start(game, { seats, options, seed: `nonsense/${rng.int(1 << 30)}` });
    yield match;
    for (let turn = 0; turn < 160 && !match.outcome; turn += 1) {
      const seat = awaited(game, match)[0] ?? 0;
      const said = randomAnswer(game, match, seat, rng);
      const taken = said && answer(game, match, { seat, action: said.action, args: said.args });
      if (!taken?.ok) break;
      match = taken.match;
      if (turn % 8 === rng.int(8)) yield match;
    }
    if (match.outcome) yield match;
  }
}

function seated(game: AnyGame, match: AnyMatch, rng: Rng): InPlay {
  const asked = awaited(game, match);
  const seat = asked.length > 0 && rng.int(4) > 0 ? rng.pick(asked) : rng.int(match.seats);
  const locale = rng.pick(locales);
  const table = tableOf(game, match.seats, rng.pick(locales));
  const at = atTable(game, { table, match }, { locale, person: `u${seat}` });
  if (!isInPlay(at)) throw new Error('not in play');
  return at;
}

/** A subcommand that somebody begins to type; there is nothing to ask where it is not offered. */
type Typing = { at: InPlay; action: string; asking: ReturnType<typeof askingAt> };

/** What a typed command comes to: nothing may throw, and every no must say what would be legal. */
function typeAt({ at, action, asking }: Typing, typed: Typed): string[] {
  const { game, match, seat } = at;
  const { args, missing, wrong } = asking ? readAll(asking, typed) : { args: {} };
  const asked = wrong?.name ?? missing;
  if (asking && asked !== undefined) {
    const notice = wrong ? wrongSentence(at, asking, wrong) : at.words.panel.missing(asked);
    const screen = panelScreen(at, asking, fittingFor(at.table.id, 'u'), { notice });
    const made = screenFor(screen, advance(asking, entriesBefore(asking, args, asked)));
    const teaches = !wrong || wrong.nearest.length + wrong.after.length > 0 || wrong.refused.count;
    const names = wrong?.nearest.slice(0, 1).every(({ label }) => notice.includes(nameOf(label))) ?? true;
    return [
      ...messageFaults(made),
      ...(notice.trim() === '' ? ['an empty sentence'] : []),
      ...(teaches || isEmpty(at, action, args, asked) ? [] : [`nothing legal is named: ${notice}`]),
      ...(names || wrong?.refused.count ? [] : [`the nearest is not named: ${notice}`]),
    ];
  }
  const result = answer(game, match, { seat, action, args: asking ? args : (typed as Args) });
  if (result.ok) return [];
  // What an argument may not be is found out before the next one is read.
  if (asking && result.argument !== undefined) return [`${result.argument} was read on although it is wrong`];
  const sentence = wordDenial(
    { ok: false, code: 'refused', params: { refused: result, action }, snapshot: at.snapshot },
    [game],
    at.reader,
  );
  return sentence.trim() === '' ? [`no sentence for ${result.code}`] : [];
}

/** Whether nothing at all can be said for the argument. */
function isEmpty(at: InPlay, action: string, args: Args, name: string): boolean {
  const asking = askingAt(at, action);
  const argument = asking?.action.args[name];
  return !asking || !argument || firstOf(wordedChoices(asking, argument, args), 1).length === 0;
}

/** Some arguments rightly, some wrongly, some not at all. */
function typedAt({ at, action, asking }: Typing, words: Nonsense, rng: Rng): Typed {
  const typed: Record<string, string | number | undefined> = {};
  let isRight = asking !== undefined;
  for (const [name, argument] of Object.entries(at.game.actions[action]?.args ?? {})) {
    const before = asking && isRight ? readAll(asking, typed, name) : undefined;
    isRight &&= before !== undefined && before.wrong === undefined && before.missing === undefined;
    const known = asking?.action.args[name];
    const choices = asking && known && before && isRight ? firstOf(wordedChoices(asking, known, before.args), 40) : [];
    const right = choices.flatMap(({ value, label }) => [value, label]);
    const way = rng.int(4);
    if (way === 0 && right.length > 0) typed[name] = rng.pick(right);
    else if (way < 3 || rng.int(3) > 0)
      typed[name] = argument.kind === 'number' && rng.int(2) === 0 ? rng.int(900) - 100 : words.next(right);
  }
  return typed;
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`takes ${typedAtEach} kinds of nonsense, and answers each with what would be legal`, () => {
    const rng = rngOver(seedRng(`nonsense/${id}`));
    const words = nonsense(all, rng);
    const actions = Object.keys(game.actions);
    let typedSoFar = 0;
    const reached = new Set<string>();
    for (const match of positions(game, rng)) {
      const at = seated(game, match, rng);
      const offered = offeredTo(pendingFor(game, match, at.seat));
      for (let time = 0; time < 40; time += 1) {
        const action = offered.length > 0 && rng.int(4) > 0 ? rng.pick(offered) : rng.pick(actions);
        const asking = offered.includes(action) ? askingAt(at, action) : undefined;
        const typing = { at, action, asking };
        const typed = typedAt(typing, words, rng);
        const where = () => `${id}, seq ${match.seq}, seat ${at.seat}: /${action} ${JSON.stringify(typed)}`;
        const faults = attempt(where, () => typeAt(typing, typed));
        if (faults.length > 0) expect.fail(`${where()}: ${faults.join('; ')}`);
        reached.add(action);
        typedSoFar += 1;
        if (!asking || time % 3 !== 0) continue;
        for (const focused of argumentNames(asking)) {
          const rows: ReturnType<typeof suggest> = attempt(where, () => suggest(asking, focused, typed, at.words));
          const isFine = rows.every(
            ({ name, value }) => name.length > 0 && name.length <= 100 && String(value).length <= 100,
          );
          if (!isFine || rows.length > 25) expect.fail(`${where()}: ${JSON.stringify(rows)}`);
        }
      }
      for (const name of Object.keys(game.lookups)) {
        const asking = askingLookup(game, match, rng.int(2) === 0 ? 'spectator' : at.seat, name, at.say);
        if (!asking) throw new Error(`${name} is no look-up`);
        const typed = Object.fromEntries(argumentNames(asking).map((one) => [one, words.next([])]));
        const { wrong } = attempt(
          () => `${id} ${name}`,
          () => readAll(asking, typed),
        );
        if (wrong) expect(wrongSentence(at, asking, wrong)).not.toBe('');
      }
      if (typedSoFar >= typedAtEach) break;
    }
    // Every subcommand had its turn.
    expect([...reached].sort()).toEqual(actions.sort());
  });
});

/** What went wrong is told with what was typed. */
function attempt<R>(where: () => string, work: () => R): R {
  try {
    return work();
  } catch (fault) {
    throw new Error(`${where()}\n${String(fault)}`, { cause: fault });
  }
}
