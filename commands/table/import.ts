/** /table import: a save file becomes a table again, if it can be played through to what it says. */
import { tellChange } from '../../src/discord/flows/changing.js';
import { isAllowedHere } from '../../src/discord/flows/settings.js';
import { requestOf } from '../../src/discord/incoming.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { discordWords } from '../../src/discord/text/index.js';
import { fileOption, words } from '../build.js';
import { type Subcommand, textOf } from './subcommand.js';

/** The longest game of ours takes a tenth of it. */
const mostBytes = 4 * 1024 * 1024;
const patienceMs = 10_000;

/** The file's text; undefined where it does not arrive, or holds more than it said. */
async function download(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return undefined;
    const bytes = await answer.arrayBuffer();
    return bytes.byteLength > mostBytes ? undefined : new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

export const importSubcommand: Subcommand = {
  options: [fileOption(words(({ options }) => options.file))],
  async run(use, services) {
    use.respond.watch('private answer');
    const { faults, table } = discordWords[use.locale];
    const settings = await services.guilds.settings(use.guild);
    if (!isAllowedHere(settings, use)) {
      const mentions = (settings.channels ?? []).map((id) => `<#${id}>`).join(' ');
      return use.respond.privately(noticeMessage(faults.notHere(mentions)));
    }
    if (!use.botMay.send) return use.respond.privately(noticeMessage(faults.mayNotSend));
    const file = use.files[textOf(use, 'file') ?? ''];
    if (!file || file.bytes > mostBytes) return use.respond.privately(noticeMessage(`⚠️ ${table.saveTooLarge}`));
    const json = await download(file.url);
    if (json === undefined) return use.respond.privately(noticeMessage(`⚠️ ${table.saveNotRead}`));
    const place = { guild: use.guild, channel: use.channel };
    const reply = await services.tables.importTable(json, place, requestOf(use));
    return tellChange(use, services, reply, table.imported);
  },
};
