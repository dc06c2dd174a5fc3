import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { missionVp } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import type { MissionId } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { answer, awaited, start } from '../../../src/kernel/index.js';
import type { Setting } from './setting.js';
import { table } from './table.js';

describe('OOO-16 secret missions', () => {
  test('OOO-16.1 two are dealt, one is kept, all at the same time and in secret', () => {
    const { match } = start(orcsOrcsOrcs, { seats: 3, options: { missions: true }, seed: 'missions' });
    expect(awaited(orcsOrcsOrcs, match)).toEqual([0, 1, 2]);
    const offer = orcsOrcsOrcs.view(match, 1).own?.missionOffer ?? [];
    expect(offer).toHaveLength(2);
    expect(orcsOrcsOrcs.view(match, 0).own?.missionOffer).not.toEqual(offer);
    expect(orcsOrcsOrcs.view(match, 'spectator').own).toBeNull();
    const said = { seat: 1, action: 'mission', args: { card: offer[1] ?? '' } };
    const result = answer(orcsOrcsOrcs, match, said);
    if (!result.ok) throw new Error('refused');
    expect(orcsOrcsOrcs.view(result.match, 1).own?.mission).toBe(offer[1]);
    expect(awaited(orcsOrcsOrcs, result.match)).toEqual([0, 2]);
    expect(answer(orcsOrcsOrcs, result.match, said)).toMatchObject({
      rule: 'OOO-16.1',
      reason: { key: 'missionKept' },
    });
    const wrong = { seat: 0, action: 'mission', args: { card: offer[0] ?? '' } };
    expect(answer(orcsOrcsOrcs, result.match, wrong)).toMatchObject({
      rule: 'OOO-16.1',
      reason: { key: 'chooseMission' },
    });
  });

  test('OOO-16.1 four players are dealt all eight missions, two each', () => {
    const { board } = start(orcsOrcsOrcs, { seats: 4, options: { missions: true }, seed: 'eight' }).match;
    expect(board.players.map(({ missionOffer }) => missionOffer.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(board.players.flatMap(({ missionOffer }) => missionOffer)).size).toBe(8);
  });

  test.each([
    ['zap smash book-fe book-ew', 0],
    ['zap wisdom book-fe', 0],
    ['zap wisdom fireball', 3],
    ['poison wisdom fireball voodoo', 3],
    ['poison wisdom fireball voodoo voodoo', 6],
  ])('OOO-16.2 the scholar counts what was learned of %s: %i', (deck, vp) => {
    const t = table({ hand: { blue: deck }, draw: { blue: '' }, discard: { blue: '' } });
    expect(missionVp(t.board, 0, 'scholar')).toBe(vp);
  });

  const bag: Setting = {
    trophies: { blue: { goblin: 3, orc: 2, shaman: 2, rider: 1, golem: 1, chief: 1 }, green: { goblin: 4 } },
    gauges: { blue: { goblin: 2, orc: 2 } },
    hand: { blue: '' },
    draw: { blue: 'zap book-fe' },
    discard: { blue: 'wisdom fireball switch poison' },
  };
  test.each<[MissionId, number]>([
    ['weak-hunter', 4],
    ['strong-hunter', 3],
    ['mighty-hunter', 4],
    ['fine-bag', 6],
    ['full-sets', 6],
    ['power-seeker', 4],
    ['top-hunter', 15],
    ['scholar', 3],
  ])('OOO-16.2 %s is worth %i', (mission, vp) => {
    expect(missionVp(table(bag).board, 0, mission)).toBe(vp);
  });

  test('OOO-16.2 missions are shown and added at the end', () => {
    const t = table({ ...bag, turn: 'yellow', round: 30, missions: { blue: 'fine-bag' } }).does('yellow', 'pass');
    const row = t.board.result?.find(({ seat }) => seat === 0);
    expect(row).toMatchObject({ mission: 'fine-bag', missionVp: 6 });
    expect(row?.total).toBe((row?.trophies ?? 0) + (row?.support ?? 0) + (row?.poison ?? 0) + 6);
    expect(t.view('spectator').result).toEqual(t.board.result);
  });
});
