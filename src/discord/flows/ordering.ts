/** Standing orders, tapped on the panel or typed. */
import { type OrderEnd, orderEnds } from '../../table/types.js';
import type { InPlay } from '../at-table.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import type { Services } from '../services.js';
import { pingWords } from '../text/pings/index.js';
import { seenBy } from './find-table.js';
import { menuFor } from './questions.js';
import { countDenial, deniedSentence, publicLine } from './telling.js';

export async function order(
  use: Incoming,
  services: Services,
  at: InPlay,
  until: OrderEnd | null,
  how: 'update' | 'privately',
): Promise<void> {
  const reply = await services.tables.setOrder(at.table.id, until, requestOf(use));
  const next = (reply.snapshot && seenBy(use, services, reply.snapshot)) ?? at;
  if (!reply.ok) {
    countDenial(services, reply);
    return use.respond[how](await menuFor(use, services, next, `⚠️ ${deniedSentence(next, reply)}`));
  }
  const { orders: words } = pingWords[at.locale];
  const said = until === null ? words.stopped : words.given(words.ends[until]);
  await use.respond[how](await menuFor(use, services, next, `✅ ${said}`));
  // What passing brought about is told to everybody.
  const line = reply.repeated ? undefined : publicLine(next, reply);
  if (line) await use.respond.publicly(line);
}

export async function onOrder(use: ComponentUse, services: Services, at: InPlay): Promise<void> {
  const until = orderEnds.find((one) => one === use.values[0]) ?? null;
  await order(use, services, at, until, 'update');
}
