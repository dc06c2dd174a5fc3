/** /table import: a save file becomes a table again, if it can be played through to what it says. */
import { tellChange } from '../../src/discord/flows/changing.js';
import { whyNoTable } from '../../src/discord/flows/settings.js';
import { requestOf } from '../../src/discord/incoming.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import { discordWords } from '../../src/discord/text/index.js';
import { fileOption, words } from '../build.js';
import { download } from './download.js';
import { type Subcommand, textOf } from './subcommand.js';

/** The longest game of ours takes a tenth of it. */
const mostBytes = 4 * 1024 * 1024;

export const importSubcommand: Subcommand = {
  options: [fileOption(words(({ options }) => options.file))],
  async run(use, services) {
    use.respond.watch('private answer');
    const { table } = discordWords[use.locale];
    const whyNot = await whyNoTable(use, services, await services.guilds.settings(use.guild));
    if (whyNot !== undefined) return use.respond.privately(noticeMessage(whyNot));
    const file = use.files[textOf(use, 'file') ?? ''];
    if (!file || file.bytes > mostBytes) return use.respond.privately(noticeMessage(`⚠️ ${table.saveTooLarge}`));
    const json = await download(file.url, mostBytes);
    if (json === undefined) return use.respond.privately(noticeMessage(`⚠️ ${table.saveNotRead}`));
    const place = { guild: use.guild, channel: use.channel };
    const reply = await services.tables.importTable(json, place, requestOf(use));
    return tellChange(use, services, reply, table.imported);
  },
};
