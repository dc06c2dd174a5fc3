/** Private pictures that follow: what the choices would do, and the answer to a look-up. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Parlour, startParlour } from '@barbican/parlour';
import type { Player } from '@barbican/parlour/player';
import { commandsFor } from '../../commands/index.js';
import type { DrawTask, Picture } from '../../renderers/contract.js';
import { type Discord, openDiscord } from '../../src/discord/start.js';
import { anyGame } from '../../src/kernel/index.js';
import { createLog } from '../../src/log.js';
import { sketch } from '../support/channel.js';
import { ferry } from '../support/games/ferry/index.js';
import { servicesOf } from '../support/services.js';
import { type House, openHouse } from '../support/tables.js';

const games = [anyGame(ferry)];
const here = '#game-night';
const drawn: DrawTask[] = [];
let drawing: (task: DrawTask) => Promise<Picture[]> = sketch;
let parlour: Parlour;
let house: House;
let discord: Discord;
let mira: Player;

beforeAll(async () => {
  const log = createLog({ level: 'silent' });
  parlour = await startParlour({ log: () => undefined });
  house = await openHouse({ games });
  discord = openDiscord({
    access: { token: parlour.token, api: parlour.api },
    commands: commandsFor(games),
    services: {
      ...servicesOf(house, log),
      draw: (task) => {
        drawn.push(task);
        return drawing(task);
      },
    },
    log,
  });
  await discord.connect();
  await parlour.untilReady();
  mira = parlour.member('Mira');
  await mira.slash(here, 'table open', { game: 'ferry', players: 1 });
  await mira.slash(here, 'table start');
  await mira.slash(here, 'ferry bank', { side: 'left' });
});
afterAll(async () => {
  await house.close();
  await parlour.close();
});

const openCargo = async () => mira.click((await mira.slash(here, 'act')).message, 'Change: Elm boat: –');
const previews = () => drawn.filter((task) => task.kind === 'preview');

describe('a question whose choices can be drawn', () => {
  it('is put at once, and its picture follows, numbered as the choices are', async () => {
    drawing = sketch;
    const asked = await openCargo();
    expect(asked.message.buttons[0]?.label).toBe('1. Sack');
    const seen = await mira.until(here, ({ id, pictures }) => id === asked.message.id && pictures.length > 0);
    expect(seen.ephemeral).toBe(true);
    expect(seen.pictures[0]?.alt).toBe('preview');
    expect(previews().at(-1)).toMatchObject({
      action: 'load',
      argument: 'cargo',
      given: { boat: 'elm' },
      picked: [],
      choices: ['sack', 'barrel', 'anvil'],
    });
    const next = await mira.click(mira.now(asked.message), '2. Barrel');
    await mira.until(here, ({ id, pictures }) => id === next.message.id && pictures.length > 0);
    expect(previews().at(-1)).toMatchObject({ picked: ['barrel'], choices: ['sack', 'barrel'] });
  });

  it('is put without a picture where none can be drawn', async () => {
    drawing = () => Promise.reject(new Error('out of paint'));
    const asked = await openCargo();
    const chosen = await mira.click(asked.message, '1. Sack');
    expect(chosen.text).toContain('1. Sack');
  });
});

describe('a look-up', () => {
  it('has its picture in a private answer, for a watcher as a watcher sees it', async () => {
    drawing = sketch;
    const tom = parlour.member('Tom');
    const look = await tom.slash(here, 'ferry good', { good: 'anvil' });
    const seen = await tom.until(here, ({ id, pictures }) => id === look.message.id && pictures.length > 0);
    expect(seen.ephemeral).toBe(true);
    expect(seen.text).toContain('Anvil · 4');
    expect(drawn.at(-1)).toMatchObject({
      kind: 'lookup',
      lookup: 'good',
      args: { good: 'anvil' },
      viewer: 'spectator',
    });
  });
});

describe('a picture that comes after the next tap', () => {
  it('does not paint over what was shown since', async () => {
    let finish: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      finish = resolve;
    });
    drawing = async (task) => {
      await late;
      return sketch(task);
    };
    const before = previews().length;
    const asked = await openCargo();
    await vi.waitFor(() => expect(previews().length).toBeGreaterThan(before));
    drawing = sketch;
    const chosen = await mira.click(asked.message, '1. Sack');
    await mira.until(here, ({ id, pictures }) => id === chosen.message.id && pictures.length > 0);
    finish();
    // The bot goes only when everything that it began is done.
    await discord.close();
    expect(mira.now(chosen.message).buttons.map(({ label }) => label)).toContain('Done (1)');
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(parlour.violations).toEqual([]);
  expect(parlour.refusals).toEqual([]);
});
