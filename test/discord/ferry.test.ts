/** Everything that the contract of a game can say, typed and tapped at a real table: plans, rows, look-ups, secrets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
const here = '#game-night';

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(ferry)] });
  mira = bot.parlour.member('Mira');
  tom = bot.parlour.member('Tom');
  await mira.slash(here, 'table open', { game: 'ferry', players: 1 });
  await mira.slash(here, 'table options', { option: 'rounds', value: '3' });
  await mira.slash(here, 'table start');
});
afterAll(async () => {
  await bot.close();
});

/** Whether each of these stands on a button below what was said. */
function offers(
  { message }: { message: { buttons: readonly { label: string }[] } },
  names: readonly string[],
): boolean {
  return names.every((name) => message.buttons.some(({ label }) => label.endsWith(name)));
}

describe('an action whose arguments are secret', () => {
  it('is answered privately first, and what everybody may know is a post of its own', async () => {
    const chosen = await mira.slash(here, 'ferry bank', { side: 'left' });
    expect(chosen.ephemeral).toBe(true);
    expect(chosen.text).toContain('You chose the Left bank.');
    const post = await tom.until(here, ({ text }) => text.includes('Mira has chosen.'));
    expect(post.text).not.toContain('Left');
  });
});

describe('a question with a few answers', () => {
  it('has a button for each of them that says the whole move, played at one tap', async () => {
    const there = mira.openThread(here, 'crossing');
    await mira.slash(there, 'table open', { game: 'ferry', players: 1 });
    await mira.slash(there, 'table start');
    const panel = await mira.slash(there, 'act');
    const labels = panel.message.buttons.map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['bank · Left bank', 'bank · Right bank']);
    const done = await mira.click(panel.message, 'bank · Right bank');
    expect(done.text).toContain('You chose the Right bank.');
  });
});

describe('the rows of what is proposed', () => {
  it('stand on the panel, and each opens what changes it, as far as the row knows', async () => {
    const panel = await mira.slash(here, 'act');
    expect(panel.text).toContain('- Oak boat: Sack');
    expect(panel.text).toContain('- Elm boat: –');
    expect(panel.message.buttons.map(({ label }) => label)).toEqual([
      'Change: Oak boat: Sack',
      'Change: Elm boat: –',
      // Accepting the rows is to sail: that needs no second button.
      'Accept it as it stands',
      'load',
      'My hand',
      'Log',
      'Look up',
      'Take back',
      'What would you do?',
    ]);
    const asked = await mira.click(panel.message, 'Change: Elm boat: –');
    expect(asked.text).toContain('boat: **Elm boat**');
    expect(asked.text).toContain('Choose: **cargo**');
  });
});

describe('a plan, tapped', () => {
  it('is picked token by token, taken back, ended, and done', async () => {
    const panel = await mira.slash(here, 'act');
    const asked = await mira.click(panel.message, 'Change: Elm boat: –');
    const labels = (): string[] => shown.message.buttons.map(({ label }) => label);
    let shown = asked;
    expect(labels()).toEqual(['1. Sack', '2. Barrel', '3. Anvil', 'Suggested: Anvil', 'Back', 'All actions']);
    shown = await mira.click(shown.message, '2. Barrel');
    expect(shown.text).toContain('1. Barrel');
    expect(labels()).toEqual(['1. Sack', '2. Barrel', 'Done (1)', 'Take the last one back', 'Back', 'All actions']);
    shown = await mira.click(shown.message, '1. Sack');
    expect(shown.text).toContain('1. Barrel\n2. Sack');
    shown = await mira.click(shown.message, 'Take the last one back');
    expect(shown.text).not.toContain('2. Sack');
    // Another barrel leaves no room for anything: the plan ends by itself.
    shown = await mira.click(shown.message, '2. Barrel');
    expect(shown.text).toContain('cargo: **Barrel ×2**');
    expect(labels()).toEqual(['Do it', 'Back', 'All actions']);
    const back = await mira.click(shown.message, 'Back');
    expect(back.text).toContain('1. Barrel');
    expect(back.text).not.toContain('2. Barrel');
    shown = await mira.click(back.message, '1. Sack');
    const done = await mira.click(shown.message, 'Done (2)');
    expect(done.text).toContain('Mira: Elm boat, Barrel, Sack');
    expect(done.text).toContain('- Elm boat: Barrel, Sack');
  });

  it('is taken as proposed by one tap', async () => {
    const panel = await mira.slash(here, 'act');
    const asked = await mira.click(panel.message, 'Change: Oak boat: Sack');
    const done = await mira.click(asked.message, 'Suggested: Anvil');
    expect(done.text).toContain('Oak boat, Anvil');
  });
});

describe('a plan, typed', () => {
  it('is completed with what may follow, and with the proposal first', async () => {
    const first = await mira.complete(here, 'ferry load', 'cargo', { boat: 'oak', cargo: '' });
    expect(first.map(({ value }) => value)).toEqual(['anvil', 'sack', 'barrel', 'anvil']);
    expect(first[0]?.name).toBe('Suggested: Anvil');
    const next = await mira.complete(here, 'ferry load', 'cargo', { boat: 'oak', cargo: 'Barrel ' });
    expect(next).toEqual([
      { name: 'Barrel', value: 'barrel' },
      { name: 'Barrel, Sack', value: 'barrel, sack' },
      { name: 'Barrel, Barrel', value: 'barrel, barrel' },
    ]);
    const begun = await mira.complete(here, 'ferry load', 'cargo', { boat: 'oak', cargo: 'barrel sa' });
    expect(begun.map(({ value }) => value)).toEqual(['barrel, sack']);
  });

  it('is read by values and labels, with commas or without', async () => {
    const typed = await mira.slash(here, 'ferry load', { boat: 'Oak boat', cargo: 'sack, Sack barrel' });
    expect(typed.ephemeral).toBe(false);
    expect(typed.text).toBe('Mira: Oak boat, Sack, Sack, Barrel');
    const proposed = await mira.slash(here, 'ferry load', { boat: 'oak', cargo: 'proposal' });
    expect(proposed.text).toBe('Mira: Oak boat, Anvil');
  });

  it('is refused at the first token that does not fit, with the rule and what would', async () => {
    const heavy = await mira.slash(here, 'ferry load', { boat: 'oak', cargo: 'sack anvil' });
    expect(heavy.ephemeral).toBe(true);
    expect(heavy.text).toContain('Anvil is too heavy; room for 3. (rule FER-2)');
    expect(offers(heavy, ['Barrel', 'Sack'])).toBe(true);
    const full = await mira.slash(here, 'ferry load', { boat: 'oak', cargo: 'barrel barrel dragon' });
    expect(full.text).toContain('Nothing can follow Barrel and Barrel.');
    const none = await mira.slash(here, 'ferry load', { boat: 'oak', cargo: 'none' });
    expect(none.text).toContain('Load at least one thing.');
  });

  it('is not even looked at where the argument before it is wrong', async () => {
    const wrong = await mira.slash(here, 'ferry load', { boat: 'ellm', cargo: 'sack' });
    expect(offers(wrong, ['Elm boat', 'Oak boat'])).toBe(true);
    const asked = await mira.click(wrong.message, 'Elm boat');
    expect(asked.text).toContain('Choose: **cargo**');
    const offered = await mira.complete(here, 'ferry load', 'cargo', { boat: 'ellm', cargo: '' });
    expect(offered).toEqual([{ name: '“boat” is not possible here: put that right first', value: '?' }]);
  });
});

describe('a look-up', () => {
  it('is a private answer to a command, also for a watcher, and never recorded', async () => {
    const before = (await mira.slash(here, 'table log')).text;
    const offered = await tom.complete(here, 'ferry good', 'good', { good: 'an' });
    expect(offered.map(({ value }) => value)).toEqual(['anvil']);
    const seen = await tom.slash(here, 'ferry good', { good: 'Anvil' });
    expect(seen.ephemeral).toBe(true);
    expect(seen.text).toContain('Anvil · 4');
    const wrong = await tom.slash(here, 'ferry good', { good: 'anvli' });
    expect(offers(wrong, ['Anvil', 'Sack', 'Barrel'])).toBe(true);
    expect((await mira.slash(here, 'table log')).text).toBe(before);
  });

  it('stands behind a button on the panel and on the board', async () => {
    const panel = await mira.slash(here, 'act');
    const opened = await mira.click(panel.message, 'Look up');
    expect(opened.ephemeral).toBe(true);
    expect(opened.kind).toBe('message');
    const seen = await mira.click(opened.message, 'Barrel');
    expect(seen.text).toContain('Barrel · 4');
    const again = await mira.click(seen.message, 'Look up something else');
    expect(again.kind).toBe('updated');
    const board = await tom.until(here, ({ buttons }) => buttons.some(({ label }) => label === 'Look up'));
    const watched = await tom.click(board, 'Look up');
    expect(watched.ephemeral).toBe(true);
    expect((await tom.click(watched.message, 'Sack')).text).toContain('Sack · 4');
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
