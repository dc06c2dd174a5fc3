/**
 * An evening of Defenders of the Realm for three: Mira and Tom type, Ana taps, from the lobby to the last night.
 * Real client, real Redis, real pictures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defenders } from '../../src/games/defenders/index.js';
import type { Dor } from '../../src/games/defenders/types/index.js';
import { type GameEvent, anyGame } from '../../src/kernel/index.js';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { type Company, hasAct, here, openCompany, patienceMs } from '../support/evening/company.js';
import { expectLinesThatLeadOn } from '../support/evening/shrunk-boards.js';
import type { Sight } from '../../scripts/rehearsal/onlooker.js';

let company: Company;
let mira: Player;
let tom: Player;
let ana: Player;
/** Watches and never sits down: sees what everybody sees. */
let jo: Player;
let lobby: Seen;
let end: Sight;
let last: Seen;

const isBoard = (message: Seen): boolean => message.text.startsWith('## ') && message.id !== lobby.id;

beforeAll(async () => {
  company = await openCompany([anyGame(defenders)]);
  const { parlour } = company.bot;
  [mira, tom] = [parlour.member('Mira'), parlour.member('Tom')];
  [ana, jo] = [parlour.member('Ana'), parlour.member('Jo')];
  ana.speaks('en-GB');
});
afterAll(async () => {
  await company.close();
});

/** Everything that happened, in order. */
function story(): GameEvent<Dor>[] {
  const events = end.history.flatMap((entry) => ('events' in entry ? entry.events : []));
  return events as unknown as GameEvent<Dor>[];
}

/** DOR-15.1, counted by a reader of the log: Quests of a living hero, and generals whether he lives or not. */
function pointsByReading(seat: number): number {
  let [quests, generals] = [0, 0];
  for (const event of story()) {
    if (event.type === 'questDone' && event.data.who.seat === seat) quests += 1;
    if (event.type === 'battleWon' && event.data.slayer.seat === seat) generals += 1;
    if (event.type === 'heroDied' && event.data.who.seat === seat) quests = 0;
  }
  return quests + generals;
}

describe('an evening of Defenders of the Realm', () => {
  it('is opened and joined by two who type and one who taps', async () => {
    await mira.slash(here, 'table open', { game: 'defenders', players: 3 });
    lobby = await mira.until(here, (message) => message.buttons.some(({ label }) => label === 'Join'));
    await tom.slash(here, 'table join');
    await ana.click(lobby, 'Join');
    await mira.slash(here, 'table options', { variant: 'page' });
    await mira.until(here, (message) => message.id === lobby.id && message.text.includes('Seats (3 of 3)'));
    await mira.slash(here, 'table start');
    await mira.until(here, hasAct, patienceMs);
    // Hands lie open in this game.
    expect((await mira.slash(here, 'hand', { player: 2 })).text).toContain('Tom’s hand');
  });

  it('is played to the end, whoever is asked being called once', async () => {
    const typing = [mira, tom].map((player) => ({ player, way: 'types' }) as const);
    end = await company.playToTheEnd([...typing, { player: ana, way: 'taps' }]);
    last = await jo.until(here, (message) => message.text.includes('Game over'), patienceMs);
    expect(end.match.outcome?.kind).toMatch(/^(won|lost)$/);
  });

  it('tells everybody the same result, and the points that a reader would have counted', () => {
    const { outcome } = end.match;
    expect(outcome?.winners).toEqual(outcome?.kind === 'won' ? [0, 1, 2] : []);
    expect(outcome?.scores).toEqual([0, 1, 2].map(pointsByReading));
    const reason = outcome && end.say.text(outcome.reason);
    expect(last.text).toContain(reason);
  });

  it('keeps one map with its words; those before it are lines that lead on', async () => {
    await jo.until(here, () => jo.messages(here).filter(isBoard).length === 1);
    const boards = jo.messages(here).filter(isBoard);
    expectLinesThatLeadOn(jo.messages(here));
    for (const { alt, width } of boards.flatMap(({ pictures }) => pictures)) {
      expect(alt.length).toBeGreaterThan(40);
      expect(width).toBeGreaterThanOrEqual(1000);
    }
    expect(boards.every(({ pictures }) => pictures.length > 0)).toBe(true);
    expect(last.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Replay', 'Log', 'Rules', 'Look up']);
  });

  it('called nobody who was not at the table, and asked Discord for nothing that it would refuse', () => {
    const { parlour } = company.bot;
    expect(jo.pings).toEqual([]);
    expect(parlour.violations).toEqual([]);
    expect(parlour.refusals).toEqual([]);
  });
});
