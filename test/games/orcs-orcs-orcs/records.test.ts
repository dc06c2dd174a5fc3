import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { type Events, type Ooo, slots, titleIds } from '../../../src/games/orcs-orcs-orcs/types/index.js';
import {
  type GameEvent,
  type Match,
  answer,
  awaited,
  rngOver,
  seedRng,
  start,
  think,
} from '../../../src/kernel/index.js';

const [, , reinforcements] = orcsOrcsOrcs.options.presets;

/** A whole game of bots, and everything that happened in it. */
function played(seed: string): { match: Match<Ooo>; events: GameEvent<Ooo>[] } {
  const rng = rngOver(seedRng(seed));
  const begun = start(orcsOrcsOrcs, { seats: 3, options: { ...reinforcements?.options }, seed });
  const events = [...begun.events];
  let { match } = begun;
  while (!match.outcome) {
    const [seat = 0] = awaited(orcsOrcsOrcs, match);
    const said = think(orcsOrcsOrcs, match, seat, rng);
    const result = said && answer(orcsOrcsOrcs, match, { seat, action: said.action, args: said.args });
    if (!result?.ok) throw new Error('a bot was refused');
    events.push(...result.events);
    ({ match } = result);
  }
  return { match, events };
}

type Told = { [K in keyof Events]: { type: K; data: Events[K] } }[keyof Events];

/** The titles that a made-up story of three mages brings. */
function titlesOf(...told: Told[]): Record<string, { seats: readonly number[]; value: number | undefined }> {
  const { match } = start(orcsOrcsOrcs, { seats: 3, options: {}, seed: 'titles' });
  const { titles } = orcsOrcsOrcs.record(match, told);
  return Object.fromEntries(titles.map(({ title, seats, value }) => [title, { seats, value }]));
}

const blow = (defeated: boolean): Events['struck']['blows'][number] => ({
  id: 1,
  kind: 'golem',
  slot: 'mighty-1',
  section: '1m',
  damage: 4,
  left: defeated ? 0 : 1,
  defeated,
  value: 8,
});
const struck = (seat: number, fallen: number, by: Events['struck']['by'] = 'spell'): Told => ({
  type: 'struck',
  data: { seat, by, blows: [blow(false), ...Array.from({ length: fallen }, () => blow(true))] },
});
const zap = (seat: number, energy: number): Told => ({
  type: 'spellCast',
  data: { seat, spell: 'zap', upgrades: [], energy, magic: 0, element: 'L', effect: 1, cost: 1 },
});

describe('the record of a finished game', () => {
  test('it keeps the rounds, and the preset that was played', () => {
    const { match, events } = played('records');
    const record = orcsOrcsOrcs.record(match, events);
    expect(record).toMatchObject({ variant: 'reinforcements', rounds: match.board.round });
    const other = { ...match, options: { ...match.options, rotateStart: true } };
    expect(orcsOrcsOrcs.record(other, events).variant).toBe('own');
    for (const { recordWords } of Object.values(orcsOrcsOrcs.text)) expect(recordWords?.['own']).toMatch(/\S/);
  });

  test('OOO-12.1 every defeat counts once, whatever caused it', () => {
    const { match, events } = played('defeats');
    const bags = match.board.players.map(({ defeats }) => slots.reduce((sum, slot) => sum + defeats[slot], 0));
    const most = Math.max(...bags);
    expect(orcsOrcsOrcs.record(match, events).titles.find(({ title }) => title === 'horde-breaker')).toEqual({
      title: 'horde-breaker',
      seats: bags.flatMap((bag, seat) => (bag === most ? [seat] : [])),
      value: most,
    });
  });

  test('eighteen titles, each with a name and a reason in both languages', () => {
    expect(titleIds).toHaveLength(18);
    for (const { titles } of Object.values(orcsOrcsOrcs.text)) {
      expect(new Set(titleIds.map((id) => titles[id]?.name)).size).toBe(18);
      for (const id of titleIds) expect(titles[id]?.for).toMatch(/\S/);
    }
  });

  test('OOO-20.10 one spell may fell many, explosions included; a toadling is no spell', () => {
    const titles = titlesOf(
      zap(0, 2),
      struck(0, 2),
      struck(0, 2, 'explosion'),
      zap(1, 1),
      struck(1, 2),
      {
        type: 'toadlingUsed',
        data: { seat: 1, toadling: 'weaken' },
      },
      struck(1, 3, 'toadling'),
      zap(2, 5),
    );
    expect(titles['great-blast']).toEqual({ seats: [0], value: 4 });
    expect(titles['giant-slayer']).toEqual({ seats: [1], value: 5 });
    expect(titles['bombardier']).toEqual({ seats: [0], value: 2 });
    expect(titles['overcharged']).toEqual({ seats: [2], value: 5 });
  });

  test('two who are level share a title; where all are level nobody has it', () => {
    const poisoned = (seat: number, victim: number): Told => ({ type: 'poisoned', data: { seat, victim, left: 9 } });
    const titles = titlesOf(poisoned(0, 1), poisoned(1, 2), poisoned(0, 2), poisoned(1, 0));
    expect(titles['poisoner']).toEqual({ seats: [0, 1], value: 2 });
    expect(titles['iron-stomach']).toEqual({ seats: [2], value: 2 });
    expect(titlesOf(poisoned(0, 1), poisoned(1, 2), poisoned(2, 0))).toEqual({});
  });

  test('OOO-4.3 only a lost trophy makes a victim of a breach', () => {
    const breached = (seat: number, trophy: 'lost' | 'kept'): Told => ({
      type: 'breached',
      data: {
        kind: 'orc',
        slot: 'weak-2',
        lane: 1,
        before: 4,
        after: 3,
        seat,
        lost: trophy === 'lost',
        kept: trophy === 'kept',
      },
    });
    const titles = titlesOf(breached(0, 'lost'), breached(0, 'lost'), breached(1, 'kept'), breached(1, 'kept'));
    expect(titles['breach-victim']).toEqual({ seats: [0], value: 2 });
  });
});
