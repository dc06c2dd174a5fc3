/** Deleting a server's data: what would go is said first, those who play are told, and for a day it can be taken back. */
import { mustReach } from '../../jobs/must-reach.js';
import type { CustomIdOf } from '../custom-id.js';
import type { ComponentUse, Incoming } from '../incoming.js';
import { confirmMessage, noticeMessage } from '../messages/notice.js';
import { settingsMessage } from '../messages/settings.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';

const hourMs = 60 * 60 * 1000;
/** How long a deletion can be taken back. */
const graceHours = 24;

const confirmId = (what: 'forget' | 'nothing'): CustomIdOf<'confirm'> => ({
  kind: 'confirm',
  table: '',
  what,
  about: '',
});

export async function askToForget(use: Incoming, { guilds }: Services): Promise<void> {
  const { settings, table } = discordWords[use.locale];
  const { tables, records } = await guilds.holdings(use.guild);
  await use.respond.privately(
    confirmMessage(
      settings.sureForget(tables.length, records, graceHours),
      { id: confirmId('forget'), label: settings.sureYes, look: 'danger' },
      { id: confirmId('nothing'), label: table.sureNo },
    ),
  );
}

export async function forgetGuild(use: ComponentUse, { guilds, tables, log, now }: Services): Promise<void> {
  const { settings } = discordWords[use.locale];
  if (!use.manager) return use.respond.update(noticeMessage(settings.managers));
  const { name } = use.by;
  // Those who play hear of it first: a deletion of which nobody was told must not happen.
  for (const id of (await guilds.holdings(use.guild)).tables) {
    mustReach(await tables.dataGoing(id, name, graceHours));
  }
  await guilds.forgetLater(use.guild, { by: name, due: now() + graceHours * hourMs });
  log.info({ guild: use.guild, by: use.by.id }, 'a server’s data will be deleted on request');
  await use.respond.update(noticeMessage(settings.forgetting(graceHours)));
}

export async function keepGuild(use: ComponentUse, { guilds, tables, log, now }: Services): Promise<void> {
  const going = await guilds.going(use.guild);
  await guilds.takeBack(use.guild);
  if (going) {
    for (const id of (await guilds.holdings(use.guild)).tables) await tables.dataKept(id, use.by.name);
    log.info({ guild: use.guild, by: use.by.id }, 'the deletion of a server’s data was taken back');
  }
  await use.respond.update(
    settingsMessage(await guilds.settings(use.guild), use.locale, { going: undefined, now: now() }),
  );
}
