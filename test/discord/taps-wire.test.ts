/** A turn of Defenders of the Realm by taps alone, over the wire, counted from the post that asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { defenders } from '../../src/games/defenders/index.js';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const here = '#game-night';
let bot: BotAtParlour;
let mira: Player;
let tom: Player;

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(defenders)] });
  [mira, tom] = [bot.parlour.member('Mira'), bot.parlour.member('Tom')];
});
afterAll(async () => {
  await bot.close();
});

const hasButton =
  (label: string) =>
  (message: Seen): boolean =>
    message.buttons.some((one) => one.label === label);
const isBoard = (message: Seen): boolean => !message.ephemeral && hasButton('Act')(message);

async function begin(): Promise<void> {
  await mira.slash(here, 'table open', { game: 'defenders', players: 2 });
  const lobby = await mira.until(here, hasButton('Join'));
  await tom.click(lobby, 'Join');
  await mira.click(lobby, 'Start');
  await tom.until(here, (message) => isBoard(message) && message.text.includes('(1 of 2)'));
  await mira.slash(here, 'defenders hero', { hero: 'Dwarf' });
  await tom.until(here, (message) => isBoard(message) && message.text.includes('(2 of 2)'));
  await tom.slash(here, 'defenders hero', { hero: 'Paladin' });
}

/** One tap on the panel, which tells of the move and asks for the next. */
async function tapped(player: Player, panel: Reply, label: RegExp): Promise<Reply> {
  const next = await player.click(panel.message, label);
  expect(next.text).toContain('✅');
  return next;
}

describe('a Day of Defenders', () => {
  let board: Seen;
  let panel: Reply;
  let [hero, other]: [Player, Player] = [mira, tom];

  it('is asked for by a post', async () => {
    await begin();
    board = await mira.until(here, (message) => isBoard(message) && message.text.includes('· Day · 6 actions left'));
    [hero, other] = board.text.includes('(Mira) · Day') ? [mira, tom] : [tom, mira];
    expect(board.buttons.map(({ label }) => label)).not.toContain('End the Day');
  });

  it('takes two taps for a walk, from the post', async () => {
    panel = await tapped(hero, await hero.click(board, 'Act'), /^(?:Walk|Go) to (?:Blizzard|Scorpion|Thorny|Dark)/);
  });

  it('says on the post how many actions are left, after each of them', async () => {
    const left = /, (\d) actions? left/.exec(panel.text)?.[1] ?? /(\d) actions? left/.exec(panel.text)?.[1];
    expect(left).toMatch(/[1-5]/);
    await hero.until(here, ({ id, text }) => id === board.id && text.includes(`· Day · ${left} action`));
  });

  it('5.3 ended too early, typed, is answered with the question and its buttons', async () => {
    const asked = await hero.slash(here, 'defenders end');
    expect(asked.ephemeral).toBe(true);
    expect(asked.text).toMatch(/End the Day with \d actions? left\?/);
    expect(asked.message.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['End the Day', 'Go on']));
    panel = await hero.click(asked.message, 'Go on');
    expect(panel.text).toContain('Act, or end the Day.');
  });

  it('takes one tap for the next move, and for a fight where there is one place to fight', async () => {
    for (let moves = 0; moves < 6 && !panel.text.includes('no action left'); moves += 1) {
      const walk = /^(?:Walk|Go) to/;
      const isFight = hasButton('Fight')(panel.message);
      // Where there is a general as well, there is more to do than a first screen holds.
      const isListed = isFight || panel.message.buttons.some(({ label }) => walk.test(label));
      const from = isListed ? panel : await hero.click(panel.message, 'Move');
      panel = await tapped(hero, from, isFight ? /^Fight$/ : walk);
    }
    expect(panel.text).toContain('no action left');
  });

  it('is ended with one tap on the post, which bears it as soon as nothing else is left', async () => {
    const now = await hero.until(here, ({ id, text }) => id === board.id && text.includes('no action left'));
    await hero.click(now, 'End the Day');
    const next = await other.until(here, (message) => isBoard(message) && message.pinged.includes(other.name));
    expect(next.text).toContain('Turn 2');
  });
});
