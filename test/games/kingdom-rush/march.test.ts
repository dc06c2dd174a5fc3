/** 17.1, 3: the march that a bot foresees is the march that comes. */
import { expect, test } from 'vitest';
import { kingdomRush } from '../../../src/games/kingdom-rush/index.js';
import { marchOf } from '../../../src/games/kingdom-rush/rules/march.js';
import { type ScenarioId, scenarioIds } from '../../../src/games/kingdom-rush/types/index.js';
import { answerInPlace, pending, start, withDefaults } from '../../../src/kernel/index.js';
import { table } from './table-talk.js';

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
