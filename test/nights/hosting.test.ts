/** What a host does about a night, over the wire: edit, lock, call off, no quorum, a second table, a seat left empty. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const here = '#game-night';
/** A Tuesday. */
const time = { now: Date.parse('2026-11-17T12:00Z') };
const friday = Date.parse('2026-11-20T20:00Z');
const stamp = (at: number): string => `<t:${at / 1000}:F>`;

let bot: BotAtParlour;
let mira: Player;
let tom: Player;
let ana: Player;
let jo: Player;

beforeAll(async () => {
  bot = await openBot({ now: () => (time.now += 1) });
  const names = ['Mira', 'Tom', 'Ana', 'Jo'];
  [mira, tom, ana, jo] = names.map((name) => bot.parlour.member(name)) as [Player, Player, Player, Player];
  for (const player of [ana, jo]) player.speaks('en-GB');
});
afterAll(async () => {
  await bot.close();
});

const card = (title: string, test: (text: string) => boolean = () => true): Promise<Seen> =>
  mira.until(
    here,
    ({ text, pictures }) =>
      pictures.some(({ alt }) => alt.startsWith('Game night')) && text.includes(title) && test(text),
  );

async function plan(title: string, options: Record<string, string | number> = {}): Promise<Seen> {
  const typed = { title, times: 'friday 20:00; saturday 20:00', games: 'tic-tac-toe', players: 3, ...options };
  const understood = await mira.slash(here, 'night plan', typed);
  await mira.click(understood.message, 'Post it');
  return card(title);
}

describe('the host', () => {
  it('edits what is voted on, by typing and in the form, and answers stay', async () => {
    const posted = await plan('Edited');
    await tom.click(posted, 'Coming');
    await card('Edited', (text) => text.includes('Coming (2)'));
    expect((await tom.slash(here, 'night edit', { night: 'Edited', players: 2 })).text).toContain('⚠️');
    const changed = { night: 'Edited', times: 'friday 20:00; sunday 20:00', players: 4 };
    await mira.click((await mira.slash(here, 'night edit', changed)).message, 'Save it');
    const typed = await card('Edited', (text) => text.includes(stamp(friday + 2 * day)));
    expect(typed.text).toContain('Coming (2)');
    const host = await mira.click(typed, 'Host …');
    const { form } = await mira.click(host.message, 'Change');
    expect(form.fields.find(({ customId }) => customId === 'title')?.value).toBe('Edited');
    const again = await mira.submit(form, { title: 'Edited twice' });
    await mira.click(again.message, 'Save it');
    await card('Edited twice');
  });

  it('decides on a time and a game, and nobody else does', async () => {
    const posted = await card('Edited twice');
    expect((await tom.slash(here, 'night lock', { night: 'Edited twice' })).text).toContain('⚠️');
    const host = await mira.click(posted, 'Host …');
    const [menu] = host.message.menus;
    const sunday = menu?.options.find(({ value }) => value.startsWith((friday + 2 * day).toString(36)));
    await mira.select(host.message, menu?.customId ?? '', sunday?.value ?? '');
    const told = await tom.until(here, ({ text }) => text.includes('Edited twice') && text.includes('is settled'));
    expect(told.text).toContain(stamp(friday + 2 * day));
  });

  it('calls it off after being asked once more, and those who come are told', async () => {
    const asked = await mira.slash(here, 'night cancel', { night: 'Edited twice' });
    expect(asked.text).toContain('Call off “Edited twice”? 2 players have said they’re coming.');
    await mira.click(asked.message, 'Yes, call it off');
    const told = await tom.until(here, ({ text }) => text.includes('“Edited twice” is called off'));
    expect(told.pinged.toSorted()).toEqual(['Mira', 'Tom']);
    expect((await card('Edited twice', (text) => text.includes('Called off'))).buttons).toEqual([]);
  });
});

describe('whoever may manage another channel', () => {
  it('has no say in a night; whoever may manage its own has, and no button acts from another server', async () => {
    const { world, faults } = bot.parlour;
    const posted = await plan('Guarded');
    const packet: { sent?: Record<string, unknown> } = {};
    faults.tamper = (one) => {
      if (one['t'] === 'INTERACTION_CREATE') packet.sent = structuredClone(one['d'] as Record<string, unknown>);
      return one;
    };
    const asked = await mira.slash(here, 'night cancel', { night: 'Guarded' });
    await mira.click(asked.message, 'No, keep it');
    faults.clear();
    const custom_id = asked.message.buttons.find(({ label }) => label === 'Yes, call it off')?.customId ?? '';
    const pressed = async (place: object): Promise<string> => {
      const member = { ...(packet.sent?.['member'] as object), user: { id: '77', username: 'eve' }, permissions: '16' };
      const answer = await bot.parlour.forge(packet.sent ?? {}, (sent) => ({
        ...sent,
        ...place,
        member,
        data: { ...(sent['data'] as object), custom_id },
      }));
      return 'stored' in answer ? JSON.stringify(answer.stored.message.components) : answer.kind;
    };
    const elsewhere = world.channelNamed('#off-topic').id;
    expect(await pressed({ channel_id: elsewhere, channel: { id: elsewhere, type: 0 } })).toContain('Only Mira');
    expect(await pressed({ guild_id: '66', guild: { id: '66' } })).toContain('is gone');

    world.allow('Tom', '#off-topic', ['ManageChannels']);
    for (const [what, more] of [
      ['cancel', {}],
      ['lock', {}],
      ['edit', { players: 9 }],
    ] as const) {
      const answer = await tom.slash('#off-topic', `night ${what}`, { night: 'Guarded', ...more });
      expect(answer.text, what).toContain('⚠️');
    }
    world.allow('Tom', '#off-topic', []);
    expect((await card('Guarded')).buttons).toEqual(posted.buttons);
    world.allow('Tom', here, ['ManageChannels']);
    const mayCall = await tom.slash(here, 'night cancel', { night: 'Guarded' });
    expect(mayCall.text).toContain('Call off “Guarded”?');
    await tom.click(mayCall.message, 'Yes, call it off');
    await card('Guarded', (text) => text.includes('Called off'));
    world.allow('Tom', here, []);
  });
});

describe('a night', () => {
  it('without a quorum at its deadline asks the host kindly, and moves on a week in one tap', async () => {
    await plan('Too few');
    time.now = friday - day + minute;
    const told = await mira.until(here, ({ text }) => text.includes('not enough people agree'));
    expect(told.pinged).toEqual(['Mira']);
    expect(told.buttons.map(({ label }) => label)).toEqual(['A week later', 'Decide now', 'Call it off']);
    expect((await tom.click(told, 'A week later')).text).toContain('Only Mira');
    expect((await mira.click(told, 'A week later')).text).toContain('Moved on by a week');
    await card('Too few', (text) => text.includes(stamp(friday + 7 * day)));
  });

  it('with four for a game of two has a second table for the others, in a thread of its own', async () => {
    const start = friday + 7 * day;
    const changed = await mira.slash(here, 'night edit', { night: 'Too few', players: 4 });
    await mira.click(changed.message, 'Save it');
    await card('Too few', (text) => text.includes('4 players'));
    for (const player of [tom, ana, jo]) await player.click(await card('Too few'), 'Coming');
    await mira.until(here, ({ text }) => text.includes('Too few') && text.includes('is settled'));
    time.now = start - 9 * minute;
    const room = (await card('Too few', (text) => text.includes('The table is open in <#'))).id;
    const open = await mira.until(room, ({ buttons }) => buttons.some(({ label }) => label === 'Two tables (2 + 2)'));
    expect((await tom.click(open, 'Two tables (2 + 2)')).text).toContain('Only Mira');
    await mira.click(open, 'Two tables (2 + 2)');
    const second = await jo.until(here, ({ text }) => text.includes('a second table for you'));
    expect(second.pinged).toHaveLength(2);
    await expect.poll(() => bot.parlour.world.channel(second.id)).toBeDefined();
    const lobby = await jo.until(second.id, ({ buttons }) => buttons.some(({ label }) => label === 'Start'));
    expect(lobby.text).toContain(second.pinged[0] ?? '?');
  });

  it('gives the seat of somebody who has not come to a bot before the start, and back when they do', async () => {
    const room = (await card('Too few')).id;
    time.now = friday + 7 * day + 11 * minute;
    const late = await mira.until(room, ({ text }) => text.includes('nothing has been heard from'));
    const button = late.buttons.find(({ label }) => label === 'A bot for Tom');
    expect(button).toBeDefined();
    await mira.click(late, 'A bot for Tom');
    const lobby = await mira.until(room, ({ text, buttons }) => {
      return buttons.some(({ label }) => label === 'Start') && /\(for Tom\)|bot\)/.test(text);
    });
    await tom.click(lobby, 'Join');
    await tom.until(room, ({ id, text }) => id === lobby.id && text.includes('2. **Tom**'));
    expect(bot.parlour.violations).toEqual([]);
  });
});
