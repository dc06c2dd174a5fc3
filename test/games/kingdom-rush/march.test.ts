/** 17.1, 3: the march that a bot foresees is the march that comes. */
import { describe, expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { marchOf } from '../../../src/games/kingdom-rush/rules/march.js';
import { type Hero, type HeroId, type ScenarioId, scenarioIds } from '../../../src/games/kingdom-rush/types/index.js';
import { answerInPlace, pending, start, withDefaults } from '../../../src/kernel/index.js';
import { type Table, table } from './table-talk.js';

const isFinished = ({ outcome }: { outcome: unknown }): boolean => outcome !== null;

/** A game in which everybody does nothing every other round: who was foreseen to walk out, and who did, round by round. */
function foreseenAndSeen(
  scenario: ScenarioId,
  game: number,
): { foreseen: string[]; seen: string[]; isOver: boolean }[] {
  const seats = 1 + (game % 4);
  const options = withDefaults(kingdomRush, { scenario });
  const { match } = start(kingdomRush, { seats, options, seed: `march/${game}` });
  const rounds: { foreseen: string[]; seen: string[]; isOver: boolean }[] = [];
  let foreseen: string[] | undefined;
  let seen: string[] = [];
  let isMarch = false;
  while (!match.outcome) {
    const decision = pending(kingdomRush, match).find((each) => each.fallback);
    const [seat = 0] = decision?.seats ?? [];
    const isLazy = match.board.phase === 2 && (game + match.board.round) % 2 === 0;
    const said = isLazy && decision?.offers.includes('ready') ? { action: 'ready', args: {} } : decision?.fallback?.();
    if (!said) throw new Error('nobody is waited for');
    if (match.board.phase === 2) {
      foreseen = marchOf(match.board).map(({ tag, hearts }) => `${tag} ${hearts}`);
      seen = [];
    }
    const { round } = match.board;
    const result = answerInPlace(kingdomRush, match, { seat, ...said });
    if (!result.ok) throw new Error(JSON.stringify(result));
    for (const { type, data } of result.events) {
      // Cards of the next phase 1 may drive somebody out as well.
      if (type === 'phaseBegan' && 'phase' in data) isMarch = data.phase === 4;
      if (type === 'escaped' && 'hearts' in data && isMarch) seen.push(`${data.tag} ${data.hearts}`);
    }
    const isOver = isFinished(match);
    if (foreseen && (match.board.phase === 6 || match.board.round !== round || isOver)) {
      rounds.push({ foreseen, seen, isOver });
      foreseen = undefined;
    }
  }
  return rounds;
}

test.each(scenarioIds)('%s: whoever was foreseen at the end of phase 2 walks out, for as many hearts', (scenario) => {
  const first = scenarioIds.indexOf(scenario);
  for (let game = first; game < first + 2; game += 1) {
    for (const { foreseen, seen, isOver } of foreseenAndSeen(scenario, game)) {
      // Where the game ends at an escape the rest of the march does not come.
      expect(seen).toEqual(isOver ? foreseen.slice(0, seen.length) : foreseen);
    }
  }
});

test('KRU-10.2, KRU-11.4 a hero whose horde falls in phase 3 stops nobody who comes onto his space', () => {
  const at = table();
  at.horde('E3', 'g01', { tiles: ['a1', 'c1-d1', 'a2-b2'] });
  at.horde('D3', 'b19');
  at.stands(0, 'E3', { topLeft: 'a3' });
  expect(marchOf(at.board).map(({ tag }) => tag)).toEqual(['h2']);
});

describe('KRU-11.4, KRU-11.5 whoever stops the first step of a fast horde', () => {
  const leaving = (at: Table): string[] => marchOf(at.board).map(({ tag, hearts }) => `${tag} ${hearts}`);
  /** A fast horde of six at the gate, a hero on it. */
  const under = (id: HeroId, more: Partial<Hero>): Table => {
    const at = table({ heroes: [id, 'bruxa'] });
    at.horde('E3', 'b19');
    return at.stands(0, 'E3', { topLeft: 'a3', ...more });
  };
  /** The march itself. */
  const seen = (at: Table): string[] =>
    at
      .allReady()
      .told('escaped')
      .map(({ tag, hearts }) => `${tag} ${hearts}`);

  test('KRU-8.13 with one life he is stunned and stops no second one, as it then comes', () => {
    const at = under('dierdre', { life: 1 });
    expect(leaving(at)).toEqual(['h1 6']);
    expect(seen(at)).toEqual(['h1 6']);
    expect(leaving(under('dierdre', { life: 2 }))).toEqual([]);
  });

  test('KRU-8.16 under protection he stops both', () => {
    const at = under('dierdre', { life: 1, protected: true });
    expect(leaving(at)).toEqual([]);
    expect(seen(at)).toEqual([]);
  });

  test('`elora-3` takes one damage a round off', () => {
    const at = under('elora', { life: 1 });
    expect(leaving(at)).toEqual(['h1 6']);
    at.gives(0, 3);
    expect(leaving(at)).toEqual([]);
    expect(seen(at)).toEqual([]);
  });

  test('`alric-2` leaves one enemy fewer to see', () => {
    const at = under('alric', { life: 1 }).gives(0, 2);
    expect(leaving(at)).toEqual(['h1 5']);
    expect(seen(at)).toEqual(['h1 5']);
  });

  test('KRU-8.18 a sand warrior who waits stops the second step', () => {
    const at = table({ heroes: ['alric', 'bruxa'] });
    at.horde('D3', 'b19');
    expect(leaving(at)).toEqual(['h1 6']);
    at.board.warriors[0] = { where: 'waiting', at: 'E3', seat: 0 };
    expect(leaving(at)).toEqual([]);
    expect(seen(at)).toEqual([]);
  });
});

test('KRU-17.7, KRU-17.8 a hero with one life does not stop Primarch once the card under him falls', () => {
  const at = table({ scenario: 'scenario-12' });
  const boss = at.tagged('hb');
  boss.at = 'E6';
  at.stands(0, 'E6', { topLeft: 'a1', life: 3 });
  expect(marchOf(at.board)).toEqual([]);
  at.lays('hb', 'a3');
  for (const tile of boss.tiles) tile.cells = 0xffff;
  at.stands(0, 'E6', { topLeft: 'a1', life: 1 });
  expect(marchOf(at.board).map(({ tag }) => tag)).toEqual(['hb']);
});
