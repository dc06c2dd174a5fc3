/**
 * An evening of Orcs Orcs Orcs with everything on: Mira types, Tom taps, two bots play along, from the lobby to the
 * score. Real client, real Redis, real pictures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import type { Ooo } from '../../src/games/orcs-orcs-orcs/types/index.js';
import { type GameEvent, anyGame, isFor, linesOf } from '../../src/kernel/index.js';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { seatOf } from '../../src/table/seats.js';
import { type Company, hasAct, here, openCompany, patienceMs } from '../support/evening/company.js';
import type { Sight } from '../../scripts/rehearsal/onlooker.js';
import { expectLinesThatLeadOn } from '../support/evening/shrunk-boards.js';
import { countScores } from './ooo-score.js';

let company: Company;
let mira: Player;
let tom: Player;
/** Watches and never sits down: sees what everybody sees. */
let ana: Player;
let lobby: Seen;
let end: Sight;
/** Lines that only one of them was to read. */
const secrets = new Set<string>();

const isBoard = (message: Seen): boolean => message.text.startsWith('## ') && message.id !== lobby.id;

beforeAll(async () => {
  company = await openCompany([anyGame(orcsOrcsOrcs)]);
  const { parlour } = company.bot;
  [mira, tom, ana] = [parlour.member('Mira'), parlour.member('Tom'), parlour.member('Ana')];
});
afterAll(async () => {
  await company.close();
});

function keepSecrets({ game, match, say, table }: Sight): void {
  for (const player of [mira, tom]) {
    const seat = seatOf(table, player.id);
    if (seat === undefined) continue;
    const view = game.view(match, seat);
    const open = game.text.en.status(game.view(match, 'spectator'), say).join('\n');
    for (const line of game.text.en.hand(view, seat, say)) if (!open.includes(line)) secrets.add(line);
  }
}

describe('an evening of Orcs Orcs Orcs', () => {
  it('is opened by typing, joined by tapping, and filled up with bots', async () => {
    await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs', players: 4 });
    lobby = await mira.until(here, (message) => message.buttons.some(({ label }) => label === 'Join'));
    await tom.click(lobby, 'Join');
    await mira.slash(here, 'table options', { variant: 'reinforcements' });
    await mira.click(lobby, 'Add bot');
    await mira.click(lobby, 'Add bot');
    await mira.until(here, (message) => message.id === lobby.id && message.text.includes('Seats (4 of 4)'));
    await mira.slash(here, 'table start');
    await mira.until(here, hasAct, patienceMs);
  });

  it('is played to the end, each turn announced by one ping', async () => {
    const people = [
      { player: mira, way: 'types' },
      { player: tom, way: 'taps' },
    ] as const;
    end = await company.playToTheEnd(people, keepSecrets);
    const board = await ana.until(here, (message) => message.text.includes('Game over'), patienceMs);
    expect(board.pictures.length).toBeGreaterThan(0);
  });

  it('posts the score that a reader of the channel would have counted', async () => {
    const events = end.history.flatMap((entry) => ('events' in entry ? entry.events : []));
    const open = events.filter((event) => isFor(event, 'spectator')) as unknown as GameEvent<Ooo>[];
    const counted = countScores(end.table.seats.length, open);
    const board = await ana.until(here, (message) => message.text.includes('Game over'));
    for (const { seat, total } of counted) {
      expect(board.text).toMatch(new RegExp(`\\d\\. \\*\\*${end.say.seat(seat)}\\*\\* ${total} VP`));
    }
    const best = Math.max(...counted.map(({ total }) => total));
    expect([...(end.match.outcome?.winners ?? [])].sort()).toEqual(
      counted.filter(({ total }) => total === best).map(({ seat }) => seat),
    );
  });

  it('keeps one board with its picture; those before it are lines that lead on', async () => {
    await ana.until(here, () => ana.messages(here).filter(isBoard).length === 1);
    const boards = ana.messages(here).filter(isBoard);
    for (const { alt, width } of boards.flatMap(({ pictures }) => pictures)) {
      expect(alt.length).toBeGreaterThan(40);
      expect(width).toBeGreaterThanOrEqual(1000);
    }
    expect(boards[0]?.pictures.length).toBeGreaterThan(0);
    expectLinesThatLeadOn(ana.messages(here));
    expect(boards.at(-1)?.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Replay', 'Log', 'Rules', 'Look up']);
  });

  it('answered every move in a silent line, and pinged nobody else', () => {
    for (const message of ana.messages(here)) if (message.pinged.length === 0) expect(message.silent).toBe(true);
    expect(ana.pings).toEqual([]);
  });

  it('kept every secret until the score', () => {
    const { game, history, say, table } = end;
    for (const entry of history) {
      if (!('events' in entry)) continue;
      for (const player of [mira, tom]) {
        const seat = seatOf(table, player.id) ?? 0;
        const own = entry.events.filter((event) => event.only?.includes(seat));
        for (const line of linesOf(game, own, seat, say)) secrets.add(line);
      }
    }
    expect(secrets.size).toBeGreaterThan(20);
    const shown = ana.messages(here).map(({ raw }) => JSON.stringify(raw));
    for (const secret of secrets) {
      const written = JSON.stringify(secret).slice(1, -1);
      expect(
        shown.find((text) => text.includes(written)),
        secret,
      ).toBeUndefined();
    }
  });

  it('asked Discord for nothing that it would refuse', () => {
    const { parlour } = company.bot;
    expect(parlour.violations).toEqual([]);
    expect(parlour.refusals).toEqual([]);
  });
});
