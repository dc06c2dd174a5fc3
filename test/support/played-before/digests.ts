/** Games played before, kept as a chain of short digests: whatever a rule decides otherwise breaks it. */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type GameEvent,
  type Rng,
  answerInPlace,
  rngOver,
  seedRng,
  start,
} from '../../../src/kernel/index.js';
import { type Beginning, type Recording, type Said, nextSaid, saidToday } from '../../../scripts/rehearsal/walk.js';
import { decided } from './decided.js';

/** A game to be played: at random, or as it was recorded. */
export type Kept = Beginning & { name: string; wishes?: readonly (string | undefined)[]; recorded?: Recording };

/** How many answers one digest stands for. */
const stretch = 10;
const digits = 6;
const mostAnswers = 6000;

function saidIn(def: AnyGame, match: AnyMatch, { recorded }: Kept, rng: Rng): Said {
  const said = recorded?.said[match.seq];
  if (recorded && !said) throw new Error('the recording ends before its game');
  return recorded && said ? saidToday(def, said, recorded.version ?? 1) : nextSaid(def, match, rng, 'random');
}

/** The chain of a game, one digest at a time; what goes wrong on the way is its last one. */
export function* digestsOf(def: AnyGame, kept: Kept): Generator<string> {
  let chain = '';
  const heard: GameEvent<AnyTypes>[] = [];
  const note = (told: unknown): void => {
    chain = createHash('md5').update(chain).update(JSON.stringify(told)).digest('hex');
  };
  try {
    const player = rngOver(seedRng(`before/${kept.seed}`));
    const looker = rngOver(seedRng(`looks/${kept.seed}`));
    const { match, events, phases } = start(def, kept);
    note([events, phases, decided(def, match, looker)]);
    heard.push(...events);
    while (!match.outcome) {
      if (match.seq >= mostAnswers) throw new Error(`no end after ${mostAnswers} answers`);
      const { seat, action, args } = saidIn(def, match, kept, player);
      // Under arguments of their own, so that they are checked once more.
      const result = answerInPlace(def, match, { seat, action, args: { ...args } });
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
      heard.push(...result.events);
      note([result.events, result.revealed, result.phases, decided(def, match, looker)]);
      if (match.seq % stretch === 0) yield chain.slice(0, digits);
    }
    note([match.outcome, def.record(match, heard), [...(def.fights?.ended(heard) ?? [])]]);
  } catch (error) {
    note(String(error));
  }
  yield chain.slice(0, digits);
}

/** Where a game goes another way than before, in words; undefined where it does not. */
export function strays(def: AnyGame, kept: Kept, before: string): string | undefined {
  const chain = before.split(' ');
  let at = 0;
  const tell = (): string => {
    const first = at * stretch + 1;
    return `${def.id}, “${kept.name}” (seed ${kept.seed}, ${kept.seats} seats, ${JSON.stringify(kept.options)}): answers ${first} to ${first + stretch - 1} are not what they were`;
  };
  for (const digest of digestsOf(def, kept)) {
    if (chain[at] !== digest) return tell();
    at += 1;
  }
  return at === chain.length ? undefined : tell();
}
