/** What a newcomer meets on the first evening, over the wire: each of these was once said wrongly, or not at all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { defenders } from '../../src/games/defenders/index.js';
import { orcsOrcsOrcs } from '../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(orcsOrcsOrcs), anyGame(defenders)] });
  [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
});
afterAll(async () => {
  await bot.close();
});

const hasButton =
  (label: string) =>
  (message: Seen): boolean =>
    message.buttons.some((one) => one.label === label) && !message.ephemeral;

describe('at Orcs Orcs Orcs', () => {
  const here = '#game-night';
  let lobby: Seen;
  let first: Player;
  let other: Player;

  it('the lobby tells what game it is, for how many, how long and in which mood', async () => {
    await mira.slash(here, 'table open', { game: 'orcs-orcs-orcs', players: 2 });
    lobby = await mira.until(here, hasButton('Join'));
    expect(lobby.text).toContain('learn spells, blast orcs');
    expect(lobby.text).toContain('2 to 4 players · 45 to 60 minutes · against each other');
    expect(lobby.text).toContain('**First game** · The base game, no modules');
  });

  it('whoever joins twice is spoken to, not of', async () => {
    await tom.click(lobby, 'Join');
    expect((await tom.slash(here, 'table join')).text).toContain('You already have a seat here.');
  });

  it('a lobby that was started says so and has no buttons left', async () => {
    await mira.click(lobby, 'Start');
    const board = await mira.until(here, hasButton('Act'));
    [first, other] = board.pinged.includes('Mira') ? [mira, tom] : [tom, mira];
    const left = await mira.until(here, (message) => message.id === lobby.id && message.buttons.length === 0);
    expect(left.text).toContain('the game has begun, with Mira and Tom');
  });

  it('what runs cannot be resumed, and that is said without a word of pausing somebody else', async () => {
    const said = await mira.slash(here, 'table resume');
    expect(said.ephemeral).toBe(true);
    expect(said.text).toContain('nothing is paused');
  });

  it('a second reveal is refused for what it is', async () => {
    expect((await first.slash(here, 'ooo reveal', { lane: '3' })).text).toContain('reveals');
    expect((await first.slash(here, 'ooo reveal', { lane: '4' })).text).toContain('One marker a turn');
  });

  it('hands are secret, and it is said so', async () => {
    const seat = first === mira ? 2 : 1;
    expect((await first.slash(here, 'hand', { player: seat })).text).toContain('Hands are secret');
  });

  it('a code gets the nearest legal things, in words', async () => {
    const said = await first.slash(here, 'ooo cast', { spell: '1o-goblin' });
    expect(said.ephemeral).toBe(true);
    expect(said.text).toMatch(/Spell Book|Smash|Zap|Cold Snap|Fire Spark/);
    expect(said.text).not.toMatch(/book-|fire-spark|cold-snap/);
  });

  it('the board follows the turn, and bears Pass', async () => {
    const board = await first.until(here, (message) => hasButton('Pass')(message));
    expect(board.text).toContain('2 actions left');
    await first.click(board, 'Pass');
    const next = await other.until(here, (message) => message.pinged.includes(other.name) && hasButton('Act')(message));
    expect(next.text).toContain('passes');
  });
});

describe('at Defenders of the Realm', () => {
  const here = '#second-table';
  let lobby: Seen;

  it('the lobby begins with Page, and says of each hero what they are good for', async () => {
    await mira.slash(here, 'table open', { game: 'defenders', players: 2 });
    lobby = await mira.until(here, hasButton('Join'));
    expect(lobby.text).toContain('**Page** · For first games');
    expect(lobby.text).not.toContain('one easier change');
    expect(lobby.text).toContain('all together against the game');
    const heroes = lobby.menus.flatMap(({ options }) => options).filter(({ label }) => label === 'Cleric');
    expect(heroes[0]?.description).toContain('drives Undead away');
    expect(JSON.stringify(lobby.menus)).not.toMatch(/\b[EH][1-5]\b/);
  });

  it('a clock is echoed with its quiet hours and its zone, and shown in the lobby', async () => {
    const quiet = { 'quiet-from': '23:00', 'quiet-to': '08:00', zone: 'Europe/Paris' };
    const set = await mira.slash(here, 'table clock', { clock: 'evening', ...quiet });
    const echo = 'vening (1 hour a decision), quiet from 23:00 to 08:00 (Europe/Paris)';
    expect(set.text).toContain(echo);
    const shown = await mira.until(here, (message) => message.id === lobby.id && message.text.includes('vening'));
    expect(shown.text).toContain(echo);
    const later = await mira.slash(here, 'table clock', { clock: 'evening', 'quiet-from': '22:30' });
    expect(later.text).toContain('quiet from 22:30 to 08:00');
    // As people write hours, in either language and as /notify takes them.
    const typed = { 'quiet-from': '21h30', 'quiet-to': '7' };
    const loosely = await mira.slash(here, 'table clock', { clock: 'evening', ...typed });
    expect(loosely.text).toContain('quiet from 21:30 to 07:00');
  });

  it('how bots play is not said to be seen in the lobby, which does not show it', async () => {
    const set = await mira.slash(here, 'table board', { bots: 'quick' });
    expect(set.text).toContain('Mira sets the bots’ pace: quick.');
    expect(set.text).not.toContain('lobby');
  });

  it('a clock that cannot be is refused for what is wrong with it, and zones are offered', async () => {
    const zone = await mira.slash(here, 'table clock', { clock: 'evening', zone: 'Paris' });
    expect(zone.text).toContain('I know no time zone called “Paris”');
    expect(zone.text).not.toContain('Quiet hours');
    const hours = await mira.slash(here, 'table clock', { clock: 'evening', 'quiet-from': 'banana' });
    expect(hours.text).toContain('Quiet hours need a beginning and an end');
    expect(hours.text).not.toContain('time zone');
    expect(await mira.complete(here, 'table clock', 'zone', { clock: 'evening', zone: 'paris' })).toEqual([
      { name: 'Europe/Paris', value: 'Europe/Paris' },
    ]);
  });

  it('hands are open, and anybody may look', async () => {
    await tom.click(lobby, 'Join');
    await mira.click(lobby, 'Start');
    await mira.until(here, hasButton('Act'));
    expect((await mira.slash(here, 'hand', { player: 2 })).text).not.toContain('secret');
  });

  it('whoever is not asked sees as well until when the others have time', async () => {
    expect((await tom.slash(here, 'table mine')).text).toMatch(/waits for Mira \(deadline <t:\d+:R>\)/);
  });

  it('who is no hero at all is not said to be taken', async () => {
    const said = await mira.slash(here, 'defenders hero', { hero: 'Mordor' });
    expect(said.text).toContain('There is no hero of that name. Free heroes: ');
  });

  it('a card that nobody holds is not said to be untimely', async () => {
    const said = await mira.slash(here, 'defenders play', { card: 'hammer of nothing' });
    expect(said.ephemeral).toBe(true);
    expect(said.text).toMatch(/hold|nothing that would do anything|Cards/);
  });
});

describe('in French', () => {
  it('whoever reads French opens a French lobby, and a cancelled one says so', async () => {
    const here = '#off-topic';
    const ana = bot.parlour.member('Ana');
    ana.speaks('fr');
    await ana.slash(here, 'table ouvrir', { jeu: 'orcs-orcs-orcs' });
    const lobby = await ana.until(here, hasButton('Rejoindre'));
    expect(lobby.text).toContain('une table est ouverte');
    expect(lobby.text).toContain('de 2 à 4 joueurs · de 45 à 60 minutes · les uns contre les autres');
    await ana.click(lobby, 'Annuler');
    const gone = await ana.until(here, (message) => message.id === lobby.id && message.buttons.length === 0);
    expect(gone.text).toMatch(/annulé|fermé/i);
  });
});
