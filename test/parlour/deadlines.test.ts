import { SlashCommandBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { sitDown, slash } from './bot.js';

const commands = [new SlashCommandBuilder().setName('go').setDescription('Goes somewhere').toJSON()];

describe('an answer that comes too late', () => {
  it('is refused, and the member is told that the bot did not answer', async () => {
    const { parlour, on, end } = await sitDown({ commands, acknowledgeWithinMs: 200 });
    const late = new Promise((resolve, reject) => {
      on(
        slash(async (interaction) => {
          await new Promise((done) => setTimeout(done, 400));
          interaction.reply('Too late').then(resolve, reject);
        }),
      );
    });
    late.catch(() => undefined);
    const reply = await parlour.member('Mira').slash('#game-night', 'go');
    expect(reply.outcome).toEqual({ kind: 'failed', reason: 'no-answer', text: 'The application did not respond' });
    expect(() => reply.message).toThrow('The application did not respond');
    await expect(late).rejects.toMatchObject({ code: 10062, status: 404 });
    await end();
  });

  it('may follow a first one for fifteen minutes, and no longer', async () => {
    const { parlour, on, end } = await sitDown({ commands, tokenLivesMs: 2000 });
    const refused = new Promise((resolve) => {
      on(
        slash(async (interaction) => {
          await interaction.reply('In time');
          for (let fault: unknown; ; await new Promise((done) => setTimeout(done, 200))) {
            fault = await interaction.followUp('Once more').then(
              () => undefined,
              (error: unknown) => error,
            );
            if (fault !== undefined) {
              resolve(fault);
              return;
            }
          }
        }),
      );
    });
    expect((await parlour.member('Mira').slash('#game-night', 'go')).text).toBe('In time');
    expect(await refused).toMatchObject({ code: 50027, status: 401 });
    await end();
  });
});
