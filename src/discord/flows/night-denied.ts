/** Why something cannot be done to a night, told to whoever wanted it. */
import { sentence } from '../../i18n/catalogue.js';
import type { NightDenied } from '../../nights/ports.js';
import type { Incoming } from '../incoming.js';
import { noticeMessage } from '../messages/notice.js';
import { nightWords } from '../text/nights/index.js';

export async function tellNightDenied(use: Incoming, denied: NightDenied): Promise<void> {
  const { denials } = nightWords[use.locale];
  // The code names its own parameters, which the union keeps together.
  const said = sentence(denials, denied.code, denied.params as never);
  await use.respond.privately(noticeMessage(`⚠️ ${said}`));
}
