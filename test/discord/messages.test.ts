import { describe, expect, it } from 'vitest';
import { type AtTable, atTable } from '../../src/discord/at-table.js';
import { messageBody } from '../../src/discord/components.js';
import { statusLines } from '../../src/discord/flows/showing.js';
import { pagesOf } from '../../src/discord/limits.js';
import { boardMessage, lineMessage } from '../../src/discord/messages/board.js';
import { handMessage } from '../../src/discord/messages/hand.js';
import { helpMessage } from '../../src/discord/messages/help.js';
import { optionsMessage } from '../../src/discord/messages/lobby-options.js';
import { lobbyMessage } from '../../src/discord/messages/lobby.js';
import { pageChars, pageMessage } from '../../src/discord/messages/pages.js';
import { rulesMessage } from '../../src/discord/messages/rules.js';
import { settingsMessage } from '../../src/discord/messages/settings.js';
import { games } from '../../src/games/index.js';
import type { BoardPost, LinePost, LobbyPost, Post } from '../../src/jobs/ports.js';
import {
  type AnyGame,
  type Locale,
  anyGame,
  isTextOption,
  optionOf,
  shownOptions,
  start,
} from '../../src/kernel/index.js';
import { type Table, tablesOf } from '../../scripts/rehearsal/walk.js';
import { commandWords } from '../../commands/text/index.js';
import { messageFaults } from '../support/discord-limits.js';
import { quartermaster } from '../support/games/quartermaster.js';
import { ticTacToe } from '../support/games/tic-tac-toe.js';
import { tableOf } from '../support/table-of.js';

const all = [...games, anyGame(ticTacToe), anyGame(quartermaster)];
const tried = all.flatMap((game) => (['en', 'fr'] as const).map((locale) => [game.id, locale, game] as const));
const mira = { id: '101', name: 'Mira' };
const tom = { id: '102', name: 'Tom' };
const picture = { name: 'board.png', png: Buffer.from('png'), alt: 'x'.repeat(1500), width: 1280, height: 960 };

/** The fullest table that a game can start. */
function fullest(game: AnyGame): Table {
  const tables = tablesOf(game);
  const most = Math.max(...tables.map(({ seats }) => seats));
  const found = tables.find(({ seats }) => seats === most);
  if (!found) throw new Error(`${game.id} starts at no table`);
  return found;
}

function post(game: AnyGame, locale: Locale): Post {
  return {
    channel: 'c',
    nonce: 'n',
    locale,
    ping: [],
    snapshot: { table: tableOf(game, fullest(game).seats, locale) },
  };
}

function board(game: AnyGame, locale: Locale, more: Partial<BoardPost> = {}): BoardPost {
  return {
    ...post(game, locale),
    kind: 'board',
    heading: 'Round 3, evening',
    caption: undefined,
    lines: ['Mira casts Ice Storm: two goblins fall.'],
    waiting: [
      { names: ['Mira', 'Tom'], people: [mira, tom], prompt: 'Choose a lane.', proposed: [], until: undefined },
    ],
    outcome: undefined,
    result: [],
    pictures: [{ ...picture, alt: 'A tower.' }],
    alt: 'A tower.',
    ...more,
  };
}

const ttt = anyGame(ticTacToe);

describe('the board post', () => {
  it('mentions whom it pings and names the others', () => {
    const said = JSON.stringify(boardMessage(board(ttt, 'en', { ping: [mira] })).components);
    expect(said).toContain('<@101> and Tom');
    expect(said).not.toContain('<@102>');
  });

  it('pings exactly those, and is silent where it pings nobody', () => {
    const loud = messageBody(boardMessage(board(ttt, 'en', { ping: [mira] })));
    expect(loud.allowed_mentions).toEqual({ parse: [], users: ['101'] });
    expect(loud.flags & 4096).toBe(0);
    const quiet = messageBody(boardMessage(board(ttt, 'en')));
    expect(quiet.allowed_mentions).toEqual({ parse: [], users: [] });
    expect(quiet.flags & 4096).toBe(4096);
  });

  it('tells the board in words where the picture is missing', () => {
    const bare = JSON.stringify(boardMessage(board(ttt, 'en', { pictures: [], alt: 'A lonely tower.' })).components);
    expect(bare).toContain('A lonely tower.');
    expect(bare).not.toContain('attachment://');
  });

  it('says what is proposed below the question, what several are asked about once, what is alike with its number', () => {
    const proposed = [
      ['Wall 3: a goblin', 'Wall 3: a goblin', 'Wall 4: an orc'],
      ['Wall 3: a goblin', 'Wall 3: a goblin', 'Wall 4: an orc'],
    ];
    const waiting = [{ names: ['Mira', 'Tom'], people: [mira, tom], prompt: 'Who falls?', proposed, until: undefined }];
    const said = JSON.stringify(boardMessage(board(ttt, 'en', { waiting })).components);
    expect(said).toContain(String.raw`Who falls?\n- 2 × Wall 3: a goblin\n- Wall 4: an orc"`);
  });

  it('keeps every limit, however much happened', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `Line ${at}: ${'goblins '.repeat(10)}`);
    const waiting = Array.from({ length: 8 }, () => ({
      names: ['Mira'],
      people: [mira],
      prompt: 'x'.repeat(400),
      proposed: [lines],
      until: undefined,
    }));
    const crowded = { lines, waiting, ping: [mira, tom], heading: 'h'.repeat(500), caption: 'c'.repeat(900) };
    for (const more of [
      { ...crowded, pictures: [picture, { ...picture, name: 'scene.png' }] },
      { ...crowded, pictures: [], alt: 'a'.repeat(2000) },
      { ...crowded, kind: 'end' as const, outcome: 'o'.repeat(900) },
    ]) {
      expect(messageFaults(boardMessage(board(ttt, 'fr', more)))).toEqual([]);
    }
  });
});

describe('a line', () => {
  it('of a vote carries Yes and No', () => {
    const vote = {
      id: 'v1',
      kind: 'undo' as const,
      by: mira,
      depth: 1,
      seat: null,
      voters: ['101', '102'],
      yes: ['101'],
      no: [],
      needed: 2,
      until: 0,
    };
    const line: LinePost = { ...post(ttt, 'en'), lines: ['Mira would like to take it back.'], waiting: [], vote };
    const message = lineMessage({ ...line, ping: [tom] });
    expect(messageFaults(message)).toEqual([]);
    expect(JSON.stringify(message.components)).toContain('"label":"Yes"');
    expect(JSON.stringify(message.components)).toContain('<@102>');
  });
});

describe.each(tried)('%s in %s keeps Discord’s limits', (_id, locale, game) => {
  const at = (): AtTable => {
    const { seats, options } = fullest(game);
    const { match } = start(game, { seats, options, seed: 'messages' });
    const table = tableOf(game, seats, locale);
    return atTable(game, { table, match }, { locale, person: 'u0' });
  };

  it('in the lobby, empty and full', () => {
    const table = { ...tableOf(game, fullest(game).seats, locale), state: 'lobby' as const };
    const free = { kind: 'empty' as const, name: '' };
    const lobby: LobbyPost = { ...post(game, locale), pictures: [picture], alt: 'Lobby', lines: [] };
    for (const seats of [table.seats, table.seats.map(() => free), [{ kind: 'bot' as const, name: 'Aldric' }]]) {
      const made = lobbyMessage({ ...lobby, snapshot: { table: { ...table, seats } } }, game);
      expect(messageFaults(made)).toEqual([]);
    }
  });

  it('in the options, whose menus say whole what each of them means', () => {
    const { table } = at();
    const shown = { game, table: { ...table, state: 'lobby' as const }, locale };
    const pages = [0, 1, 2, 3, 4].map((page) => optionsMessage(shown, { page }));
    for (const message of pages) expect(messageFaults(message)).toEqual([]);
    const said = JSON.stringify(pages);
    for (const name of shownOptions(game, table.options, table.seats.length)) {
      const { description } = game.text[locale].options[name] ?? {};
      const field = optionOf(game, name);
      if (description === undefined || !field || isTextOption(field) || field.values.length < 2) continue;
      expect(said).toContain(JSON.stringify(description));
    }
  });

  it('in the status, page by page', () => {
    const seen = at();
    const pages = pagesOf(statusLines(seen), pageChars);
    for (const [index, body] of pages.entries()) {
      const made = pageMessage({
        title: 'Status',
        body,
        page: index + 1,
        pages: pages.length,
        idOf: (page) => ({ kind: 'status', table: seen.table.id, page }),
        words: seen.words,
      });
      expect(messageFaults(made)).toEqual([]);
    }
  });

  it('in the hand', () => {
    const seen = at();
    const view = seen.match ? game.view(seen.match, 0) : {};
    const lines = game.text[locale].hand(view, 0, seen.say);
    expect(
      messageFaults(handMessage({ at: seen, title: '–', lines: lines.length > 0 ? lines : ['–'] }, [picture])),
    ).toEqual([]);
  });

  it('in the rules, topic by topic', () => {
    for (const topic of game.text[locale].topics.keys()) {
      expect(messageFaults(rulesMessage(game, locale, { topic, page: 1 }))).toEqual([]);
    }
  });
});

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  it('the tour and the settings keep Discord’s limits', () => {
    const names = all.map((game) => game.text[locale].name);
    expect(messageFaults(helpMessage(commandWords[locale].tour(names)))).toEqual([]);
    const clock = { kind: 'day' as const, zone: 'Europe/Paris', quiet: null };
    const channels = Array.from({ length: 25 }, (_, at) => `11000000000000000${at}`);
    const nights = { zone: 'Europe/Paris', channel: null, reminders: true, place: 'thread' as const, events: true };
    for (const going of [undefined, { by: 'Ana', due: 1_800_000_000_000 }]) {
      const settings = { locale, clock, channels, nights, seasons: [], ratings: true };
      const now = Date.UTC(2026, 10, 18);
      expect(messageFaults(settingsMessage(settings, locale, { going, now, notice: '…' }))).toEqual([]);
    }
  });
});
