/** Every registered game, opened and played by somebody who only taps: whatever comes first. */
import { widestPlayers } from '../../src/kernel/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import type { Player } from '@barbican/parlour/player';
import type { Seen } from '@barbican/parlour/player';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';

let bot: BotAtParlour;

beforeAll(async () => {
  bot = await openBot({ games });
});
afterAll(async () => {
  await bot.close();
});

const besides = [
  'My hand',
  'Take back',
  'Log',
  'Look up',
  'What would you do?',
  'Que feriez-vous ?',
  'Take the last one back',
  'Start over',
  'Consulter',
  'Retirer le dernier',
  'Recommencer',
  'Back',
  'All actions',
  'Next',
  'Previous',
  'Précédent',
  'Search',
  'Leave it out',
  'Ma main',
  'Annuler le coup',
  'Journal',
  'Retour',
];
const frenchBesides = ['Toutes les actions', 'Suivant', 'Chercher', 'Laisser de côté'];

/** One tap on what comes first: the button that goes on, or the menu's first row. */
async function tap(player: Player, panel: Seen, round: number): Promise<Seen | undefined> {
  const goOn = panel.buttons.filter(({ label }) => ![...besides, ...frenchBesides].includes(label));
  const [menu] = panel.menus;
  if (menu && (goOn.length === 0 || round % 2 === 0)) {
    const values = menu.options.slice(0, Math.max(1, menu.min)).map(({ value }) => value);
    return (await player.select(panel, menu.customId, values)).message;
  }
  const chosen = goOn[round % Math.max(1, goOn.length)];
  return chosen && (await player.click(panel, chosen.customId)).message;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each([
    ['Mira', 'en', '#game-night'],
    ['Jo', 'fr', '#second-table'],
  ] as const)('is played by %s in %s', async (name, locale, channel) => {
    const player = bot.parlour.member(name);
    const here = player.openThread(channel, id);
    await player.slash(here, 'table open', {
      game: id,
      language: locale,
      players: Math.max(2, widestPlayers(game).min),
    });
    const start = locale === 'en' ? 'Start' : 'Commencer';
    const lobby = await player.until(here, (message) => message.buttons.some(({ label }) => label === start));
    expect(lobby.pictures[0]?.alt).toBeTruthy();
    await player.click(lobby, locale === 'en' ? 'Add bot' : 'Ajouter un bot');
    await player.click(lobby, start);
    const act = locale === 'en' ? 'Act' : 'Jouer';
    const isBoard = (message: Seen): boolean =>
      !message.ephemeral && message.pictures.length > 0 && message.buttons.some(({ label }) => label === act);
    const board = await player.until(here, isBoard);
    expect(board.pictures[0]?.alt).toBeTruthy();
    const hand = await player.slash(here, 'hand');
    expect(hand.ephemeral).toBe(true);
    let panel = (await player.slash(here, 'act')).message;
    for (let round = 0; round < 25; round += 1) {
      panel = (await tap(player, panel, round)) ?? (await player.slash(here, 'act')).message;
    }
    const status = await player.slash(here, 'table status');
    expect(status.text.length).toBeGreaterThan(100);
  });
});

it('nothing was sent that Discord would refuse', () => {
  expect(bot.parlour.violations).toEqual([]);
  expect(bot.parlour.refusals).toEqual([]);
});
