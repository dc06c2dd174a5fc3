import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot();
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
});
afterAll(async () => {
  await bot.close();
});

const isBoard = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Act') && !message.ephemeral;
const isVote = (message: Seen): boolean => message.buttons.some(({ label }) => label === 'Yes');

describe('where there is no table', () => {
  it.each(['table status', 'table undo', 'act', 'hand', 'table end'])('/%s says how to open one', async (command) => {
    const told = await tom.slash(here, command);
    expect(told.ephemeral).toBe(true);
    expect(told.text).toContain('/table open');
  });

  it('/ttt says the same', async () => {
    expect((await tom.slash(here, 'ttt resign')).text).toContain('/table open');
    expect(await tom.complete(here, 'ttt mark', 'cell', { cell: '' })).toEqual([]);
  });
});

describe('the lobby', () => {
  let lobby: Seen;

  it('is opened once a channel', async () => {
    await tom.slash(here, 'table open', { game: 'quartermaster', language: 'fr', clock: 'day' });
    lobby = await tom.until(here, (message) => message.buttons.some(({ label }) => label === 'Commencer'));
    expect(lobby.text).toContain('Intendant');
    const again = await tom.slash(here, 'table open', { game: 'tic-tac-toe' });
    expect(again.ephemeral).toBe(true);
    expect(again.text).toContain('already');
  });

  it('lets its host choose variant, seats and options by menu', async () => {
    await tom.select(lobby, 'Choisissez une variante', 'many');
    await tom.until(
      here,
      (message) => message.id === lobby.id && message.text.includes('**Beaucoup** · Soixante caisses'),
    );
    await tom.select(lobby, '3 places', '2');
    await tom.until(here, (message) => message.id === lobby.id && message.text.includes('Places (1 sur 2)'));
    await tom.select(lobby, 'Gardes', 'true');
    await tom.until(here, (message) => message.id === lobby.id && message.text.includes('Gardes : oui'));
  });

  it('lets everybody ask for a colour', async () => {
    await mira.select(lobby, /^Qui voulez-vous/, 'red');
    await tom.until(here, (message) => message.id === lobby.id && message.text.includes('**Mira** · Rouge'));
  });

  it('listens to its host, and kindly refuses the others', async () => {
    const jo = bot.parlour.member('Jo');
    const refused = await jo.click(lobby, 'Commencer');
    const told = refused.kind === 'message' ? refused.message : await refused.followUp();
    expect(told.ephemeral).toBe(true);
    expect(told.text).toContain('Tom');
  });

  it('is left, filled with a bot and cancelled', async () => {
    await mira.click(lobby, 'Quitter');
    await tom.until(here, (message) => message.id === lobby.id && message.text.includes('Places (1 sur 2)'));
    await tom.click(lobby, 'Ajouter un bot');
    await tom.until(here, (message) => message.id === lobby.id && message.text.includes('(bot)'));
    await tom.click(lobby, 'Retirer un bot');
    await tom.until(here, (message) => message.id === lobby.id && !message.text.includes('(bot)'));
    await tom.click(lobby, 'Annuler');
    const closed = await tom.until(here, (message) => message.id === lobby.id && message.buttons.length === 0);
    expect(closed.text).toContain('Intendant : cette table est fermée.');
    expect(closed.pictures).toEqual([]);
    expect((await tom.slash(here, 'table status')).text).toContain('/table open');
  });

  it('speaks French to a table that a French reader opens', async () => {
    const jo = bot.parlour.member('Jo');
    await jo.slash(here, 'table open', { game: 'quartermaster' });
    const french = await tom.until(here, (message) => message.buttons.some(({ label }) => label === 'Commencer'));
    expect(french.text).toContain('Intendant : une table est ouverte');
    await jo.click(french, 'Annuler');
    await tom.until(here, (message) => message.id === french.id && message.buttons.length === 0);
  });
});

describe('a game in play', () => {
  it('is set up by commands alone', async () => {
    await tom.slash(here, 'table open', { game: 'tic-tac-toe' });
    expect((await mira.slash(here, 'table join')).text).toBe('You have a seat.');
    const offered = await tom.complete(here, 'table options', 'value', { option: 'first', value: 'nou' });
    expect(offered).toEqual([{ name: 'Nought', value: 'nought' }]);
    await tom.slash(here, 'table options', { option: 'first', value: 'nought' });
    await tom.slash(here, 'table start');
    const board = await tom.until(here, isBoard);
    expect(board.pinged).toEqual(['Mira']);
  });

  it('shows its status as text, its log, its board again, and the rules', async () => {
    const status = await tom.slash(here, 'table status');
    expect(status.ephemeral).toBe(true);
    expect(status.text).toContain('·········');
    expect(status.text).toContain('Waiting for Mira.');
    expect((await tom.slash(here, 'table log')).text).toContain('The game begins.');
    const before = await tom.until(here, isBoard);
    await tom.slash(here, 'table board');
    const again = await tom.until(here, (message) => isBoard(message) && message.id !== before.id);
    expect(again.pinged).toEqual([]);
    const rules = await tom.click(again, 'Rules');
    expect(rules.text).toContain('**TTT-1** Players mark empty cells in turn.');
    expect(await tom.complete(here, 'rules', 'topic', { topic: 'three' })).toEqual([
      { name: 'TTT-2 · Three in a row win.', value: 'TTT-2' },
    ]);
    expect((await tom.slash(here, 'rules', { topic: 'ttt-2' })).text).toContain('> **TTT-2** Three in a row win.');
    expect((await tom.slash(here, 'rules', { game: 'quartermaster', topic: 'zzz' })).text).toContain('No rule found');
  });

  it('keeps hands to their owners where they are secret, and knows the seats', async () => {
    expect((await tom.slash(here, 'hand', { player: 2 })).text).toContain('Hands are secret in this game');
    expect(await tom.complete(here, 'hand', 'player', { player: 'mi' })).toEqual([{ name: '2 · Mira', value: 2 }]);
  });

  it('has nothing in hand for a watcher', async () => {
    const jo = bot.parlour.member('Jo');
    const board = await jo.until(here, isBoard);
    expect((await jo.click(board, 'My hand')).text).toMatch(/watching|regardez/);
    expect((await jo.click(board, 'Act')).text).toMatch(/claim|prendre/);
  });

  it('is paused and resumed by those who sit', async () => {
    const paused = await mira.slash(here, 'table pause');
    expect(paused.ephemeral).toBe(false);
    expect((await mira.slash(here, 'ttt mark', { cell: '1' })).ephemeral).toBe(true);
    expect((await mira.slash(here, 'table resume')).text).toContain('Mira');
  });

  it('changes clock and language', async () => {
    expect((await tom.slash(here, 'table clock', { clock: 'evening', zone: 'Atlantis/Sunk' })).ephemeral).toBe(true);
    const set = await tom.slash(here, 'table clock', {
      clock: 'evening',
      'quiet-from': '22:00',
      'quiet-to': '08:00',
      zone: 'Europe/Paris',
    });
    expect(set.text).toContain('evening');
    expect((await tom.slash(here, 'table language', { language: 'fr' })).text).toContain('français');
    expect((await mira.slash(here, 'ttt mark', { cell: '1' })).text).toBe('Mira marque la case 1.');
    await tom.slash(here, 'table language', { language: 'en' });
  });

  it('is taken back only by consent once the other has moved on', async () => {
    const called = mira.pings.length;
    await tom.slash(here, 'ttt mark', { cell: '2' });
    await mira.until(here, () => mira.pings.length > called);
    const pings = tom.pings.length;
    const sure = await mira.slash(here, 'table undo');
    expect(sure.ephemeral).toBe(true);
    expect(sure.text).toBe('The last move was not yours: Tom marks cell 2. Ask the others to take it back?');
    expect(tom.pings.length).toBe(pings);
    const asked = await mira.click(sure.message, 'Yes, do it');
    expect(asked.ephemeral).toBe(true);
    expect(asked.text).toContain('consent');
    const vote = await tom.until(here, isVote);
    expect(vote.text).toContain('Mira would like to take back 1 move: Tom marks cell 2. 2 yeses carry it.');
    expect(tom.pings.length).toBe(pings + 1);
    expect((await bot.parlour.member('Jo').click(vote, 'Yes')).ephemeral).toBe(true);
    expect((await tom.click(vote, 'Yes')).ephemeral).toBe(true);
    await tom.until(here, (message) => message.text.includes('Taken back at Mira'));
    const late = await tom.click(vote, 'No').catch(() => undefined);
    expect(late === undefined || late.ephemeral).toBe(true);
    const offered = await tom.complete(here, 'ttt mark', 'cell', { cell: '' });
    expect(offered).toHaveLength(8);
  });

  it('hands a seat to a bot, and back', async () => {
    const seats = await tom.complete(here, 'table replace', 'seat', { seat: '' });
    expect(seats.map(({ name }) => name)).toEqual(['1 · Tom', '2 · Mira']);
    expect((await mira.slash(here, 'table replace')).text).toContain('stands in for Mira');
    expect((await mira.slash(here, 'table claim')).text).toContain('Mira is back');
    const discordBot = bot.parlour.world.members.find(({ bot: isBot }) => isBot);
    expect((await mira.slash(here, 'table replace', { player: discordBot?.name ?? '' })).ephemeral).toBe(true);
    expect((await mira.slash(here, 'table replace', { player: 'Jo' })).text).toContain('Jo takes over from Mira');
  });

  it('is saved to a file by its host, and everybody is told', async () => {
    expect((await bot.parlour.member('Jo').slash(here, 'table export')).text).toContain('Tom');
    const saved = await tom.slash(here, 'table export');
    expect(saved.ephemeral).toBe(true);
    expect(saved.message.filenames[0]).toMatch(/^tic-tac-toe-.*\.json$/);
    const save = (await saved.message.file()).toString();
    expect(save).toContain('tic-tac-toe');
    expect(save).not.toContain(tom.id);
    await mira.until(here, (message) => message.text.includes('Tom saves the game to a file.'));
  });

  it('is left and ended only by those who are sure', async () => {
    const jo = bot.parlour.member('Jo');
    jo.speaks('en-US');
    const asked = await jo.slash(here, 'table leave');
    expect(asked.ephemeral).toBe(true);
    expect((await jo.click(asked.message, 'No, keep playing')).text).toContain('Nothing was changed.');
    const end = await tom.slash(here, 'table end');
    await tom.click(end.message, 'Yes, do it');
    await tom.until(here, (message) => message.text.includes('Tom ends the game'));
    expect((await tom.slash(here, 'table status')).text).toContain('/table open');
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
