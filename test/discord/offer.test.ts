/** A seat that has become free is offered in a post with buttons, over the wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { anyGame } from '../../src/kernel/index.js';
import { encodeCustomId } from '../../src/discord/custom-id.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { beacon } from '../support/games/beacon.js';

const openApi = process.env['DISCORD_OPENAPI'];
let bot: BotAtParlour;
let [mira, tom, ana, jo]: Player[] = [];

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(beacon)], parlour: openApi === undefined ? {} : { openApi } });
  [mira, tom, ana, jo] = ['Mira', 'Tom', 'Ana', 'Jo'].map((name) => bot.parlour.member(name));
  for (const one of [ana, jo]) one?.speaks('en-US');
});
afterAll(async () => {
  expect(bot.parlour.violations).toEqual([]);
  await bot.close();
});

const player = (one: Player | undefined): Player => {
  if (!one) throw new Error('nobody');
  return one;
};
const labels = (message: Seen): string[] => message.buttons.map(({ label }) => label);
const offers = (label: string) => (message: Seen) => labels(message).includes(label) && !message.ephemeral;

/** Three sit down and begin. */
async function begin(here: string): Promise<void> {
  const [host, ...others] = [mira, tom, ana].map(player);
  await host?.slash(here, 'table open', { game: 'beacon', players: 3 });
  for (const one of others) await one.slash(here, 'table join');
  await host?.slash(here, 'table start');
  await host?.until(here, offers('Act'));
}

async function leave(one: Player, here: string): Promise<void> {
  const asked = await one.slash(here, 'table leave');
  await one.click(asked.message, 'Yes, do it');
}

describe('a seat that somebody left', () => {
  const here = '#game-night';
  let offer: Seen;

  it('is offered to everybody, without a sound', async () => {
    await begin(here);
    await leave(player(tom), here);
    offer = await player(mira).until(here, offers('Take the seat'));
    expect(offer.text).toBe('Tom’s seat is empty. Anyone may take it, or a bot may play on.');
    expect(labels(offer)).toEqual(['Take the seat', 'Let a bot play']);
    expect(offer.pinged).toEqual([]);
  });

  it('is not for those who sit already, nor a bot for strangers to send', async () => {
    const seated = await player(mira).click(offer, 'Take the seat');
    expect(seated).toMatchObject({ ephemeral: true });
    expect(seated.text).toContain('You already have a seat here.');
    const stranger = await player(jo).click(offer, 'Let a bot play');
    expect(stranger).toMatchObject({ ephemeral: true });
    expect(stranger.text).toContain('You have no seat at this table');
  });

  it('is played by a bot at one tap, and can still be taken', async () => {
    await player(ana).click(offer, 'Let a bot play');
    offer = await player(mira).until(here, (message) => message.id === offer.id && labels(message).length === 1);
    expect(offer.text).toContain('a bot, stands in for Tom');
    const late = await player(mira).click(offer, 'Take the seat');
    expect(late.text).toContain('You already have a seat here.');
    await player(jo).click(offer, 'Take the seat');
    const taken = await player(mira).until(here, (message) => message.id === offer.id && labels(message).length === 0);
    expect(taken.text).toContain('Jo takes the seat');
  });

  it('two who tap at once: one has it, the other is told who', async () => {
    await leave(player(jo), here);
    const again = await player(mira).until(here, offers('Take the seat'));
    const [one, other] = await Promise.all([
      player(tom).click(again, 'Take the seat'),
      player(jo).click(again, 'Take the seat'),
    ]);
    const said = [one, other].map(({ text, ephemeral }) => ({ text, ephemeral }));
    const refused = said.filter(({ ephemeral }) => ephemeral);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.text).toMatch(/^⚠️ (Tom|Jo) holds that seat\.$/);
  });
});

describe('several seats', () => {
  const here = '#second-table';

  it('are told apart by whose they were, also in French', async () => {
    await begin(here);
    await player(mira).slash(here, 'table language', { language: 'fr' });
    await leave(player(tom), here);
    await leave(player(ana), here);
    const offer = await player(mira).until(here, offers('Prendre la place d’Ana'));
    expect(offer.text).toContain('La place de Tom est vide. Elle est à prendre, ou à confier à un bot.');
    expect(labels(offer)).toEqual([
      'Prendre la place de Tom',
      'Laisser un bot jouer pour Tom',
      'Prendre la place d’Ana',
      'Laisser un bot jouer pour Ana',
    ]);
    await player(jo).click(offer, 'Prendre la place de Tom');
    const left = await player(mira).until(here, (message) => message.id === offer.id && labels(message).length === 2);
    expect(left.text).toContain('Jo prend la place de Tom');
    expect(labels(left)).toEqual(['Prendre la place', 'Laisser jouer un bot']);
  });

  it('a button for a seat that there is not, or for what no button does, is answered kindly', async () => {
    const offer = await player(mira).until(here, offers('Prendre la place'));
    const table = offer.buttons[0]?.customId.split(':')[1] ?? '';
    const forged = async (seat: number, part: string): Promise<string> => {
      let sample: Record<string, unknown> = {};
      bot.parlour.faults.tamper = (packet) => {
        if (packet['t'] === 'INTERACTION_CREATE') sample = structuredClone(packet['d'] as typeof sample);
        return packet;
      };
      await player(jo).slash(here, 'table status');
      bot.parlour.faults.clear();
      const customId = encodeCustomId({ kind: 'seat', table, seat, part });
      const answer = await bot.parlour.forge(sample, (packet) => ({
        ...packet,
        type: 3,
        message: { id: offer.id },
        data: { component_type: 2, custom_id: customId },
      }));
      return 'stored' in answer ? JSON.stringify(answer.stored.message.components) : answer.kind;
    };
    expect(await forged(40, 'bot')).toContain('seats 1 to 3');
    expect(await forged(-3, 'bot')).toContain('seats 1 to 3');
    expect(await forged(0, 'bot')).toContain('Mira is not absent');
    expect(await forged(0, 'burn')).toContain('from another time');
  });
});
