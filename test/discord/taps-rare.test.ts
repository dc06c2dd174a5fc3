/** Product, few taps: moves that are no favourite of anybody's, and take three taps all the same. */
import { describe, expect, test } from 'vitest';
import { fewTaps, tapsOf } from '../support/few-taps.js';
import { menuScreen } from '../../src/discord/messages/actions-screen.js';
import { likelyMoves } from '../../src/discord/panel/whole-moves.js';
import { defenders } from '../../src/games/defenders/index.js';
import { linesBetween } from '../../src/games/defenders/rules/travel.js';
import { kingdomRush } from '../../src/games/kingdom-rush/index.js';
import { destinations } from '../../src/games/kingdom-rush/rules/ways.js';
import { stronghold } from '../../src/games/stronghold/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { table as realm } from '../games/defenders/table-talk.js';
import { table as kingdom } from '../games/kingdom-rush/table-talk.js';
import { camp, inPhase, invader, put, say } from '../games/stronghold/table-talk.js';
import { askingAt } from '../../src/discord/at-table.js';
import { longIds, seated } from '../support/taps.js';

describe('STR-10.3 a march', () => {
  const host = (): ReturnType<typeof inPhase> =>
    say(
      inPhase(6, (board) => {
        camp(board, '2t3o3g');
        put(board, 'fw', '3t2o2g');
        put(board, 'rw2', '2t2o1g');
      }),
      invader,
      'deploy',
      { size: 'small' },
    );

  test.each([
    { from: 'fw', to: 'rw3', units: ['1g'] },
    { from: 'fw', to: 'rw3', units: ['2t', '1o'] },
    { from: 'rw2', to: 'w2', units: ['1o'] },
    { from: 'camp', to: 'fe', units: ['1t', '2o', '1g'] },
  ])('of $units from $from to $to out of a large host', (args) => {
    expect(tapsOf(stronghold, host().match, { seat: invader, action: 'march', args })).toBeLessThanOrEqual(fewTaps);
  });
});

describe('DOR-4 a journey', () => {
  const wizard = () =>
    realm(['wizard', 'dwarf'])
      .stands('wizard', 'wolf-pass')
      .deal(
        'wizard',
        'hc-blood-flats-gate',
        'hc-ancient-ruins-eagle',
        'hc-gryphon-forest-horse',
        'hc-seagull-lagoon-eagle',
        'hc-unicorn-forest-gate-1',
      );

  test('takes at most three taps wherever it goes, by the card that is missed least or any other', () => {
    const talk = wizard();
    const at = seated(anyGame(defenders), talk.match as never, talk.seatOf('wizard'));
    const asking = askingAt(at, 'move');
    const moves = asking ? likelyMoves(asking) : [];
    expect(moves.length).toBeGreaterThan(45);
    const taps = new Map<number, number>();
    for (const { entries } of moves) {
      const [to, by, card] = entries.map((entry) => (entry.is === 'given' ? String(entry.value) : undefined));
      const args = { to, ...(by === undefined ? {} : { by }), ...(card === undefined ? {} : { card }) };
      const taken = tapsOf(defenders, talk.match, { seat: talk.seatOf('wizard'), action: 'move', args: args });
      taps.set(taken, (taps.get(taken) ?? 0) + 1);
    }
    expect(Math.max(...taps.keys())).toBeLessThanOrEqual(fewTaps);
  });

  test('costs no card, and not the teleport of the Day, where one walks as quickly', () => {
    const talk = wizard();
    const view = talk.view(talk.seatOf('wizard'));
    const trips = [...(defenders.actions.move.ready?.(view, talk.seatOf('wizard'), {}) ?? [])];
    const oneStep = trips.filter(({ to }) => linesBetween('wolf-pass', to) === 1);
    expect(oneStep.length).toBeGreaterThan(0);
    expect(oneStep.filter(({ by }) => by !== undefined)).toEqual([]);
  });

  test('fills few menus, and each of them has a name of its own', () => {
    const talk = wizard();
    const at = seated(anyGame(defenders), talk.match as never, talk.seatOf('wizard'));
    const names: string[] = [];
    JSON.stringify(menuScreen(at, longIds()), (key, value: unknown) => {
      if (key === 'placeholder') names.push(String(value));
      return value;
    });
    expect(names.filter((name) => name.startsWith('Move')).length).toBeLessThanOrEqual(7);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('D-VISIONS the cards of Dark Visions', () => {
  const seen = () =>
    realm(['rogue', 'dwarf'])
      .deal('rogue', 'sp-dark-visions')
      .dark('dm-city', 'ds-gorgutt-01', 'dq-2', 'ds-varkolak-03', 'ds-sapphire-10')
      .plays('rogue', 'sp-dark-visions');

  test.each([
    { what: 'back as they were seen', args: { choice: 'keep' }, most: 1 },
    { what: 'all discarded', args: { choice: 'arrange', targets: ['none'] }, most: fewTaps },
    { what: 'one first', args: { choice: 'arrange', targets: ['3', '1', '2', '4', '5'] }, most: fewTaps },
    { what: 'one discarded', args: { choice: 'arrange', targets: ['1', '2', '4', '5'] }, most: fewTaps },
    { what: 'two discarded', args: { choice: 'arrange', targets: ['1', '3', '5'] }, most: fewTaps },
  ])('$what', ({ args, most }) => {
    const talk = seen();
    const taken = tapsOf(defenders, talk.match, { seat: 0, action: 'respond', args: args });
    expect(taken).toBeLessThanOrEqual(most);
  });
});

test('KRU-8.15 a hero who walks and then rests', () => {
  const at = kingdom({ heroes: ['dierdre', 'alric'] });
  at.horde('C4', 'g01');
  at.stands(0, 'E4');
  const reach = [...destinations(at.board, at.hero(0), { avoidFlowers: true }).keys()].filter((to) => to !== 'C4');
  expect(reach.length).toBeGreaterThan(5);
  const taps = reach.map((to) => tapsOf(kingdomRush, at.match, { seat: 0, action: 'act', args: { what: 'rest', to } }));
  expect(Math.max(...taps.slice(0, 8))).toBeLessThanOrEqual(fewTaps);
  // Where there are more than stand on buttons, the farther ones stand in a menu.
  expect(Math.max(...taps)).toBeLessThanOrEqual(fewTaps + 1);
});
