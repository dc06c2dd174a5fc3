/** "Pass for me until …" on the panel: given where it is only asked whether to react, taken back at any time. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { AnyTypes, Decision } from '../../kernel/index.js';
import { orderOf } from '../../table/orders.js';
import { orderEnds } from '../../table/types.js';
import type { InPlay } from '../at-table.js';
import { button, rows, select, text } from '../components.js';
import type { CustomIdOf } from '../custom-id.js';
import { pingWords } from '../text/pings/index.js';

/** `given` is until when; empty takes the order back. */
function orderId({ table, match }: InPlay, given: string): CustomIdOf<'panel'> {
  return { kind: 'panel', table: table.id, seq: match.seq, verb: 'order', action: '', given, page: 0, find: '' };
}

export function orderRows(at: InPlay, decisions: readonly Decision<AnyTypes>[]): APIComponentInContainer[] {
  const { orders: words } = pingWords[at.locale];
  if (at.lesson) return [];
  const order = orderOf(at.table, at.seat);
  if (order) {
    const stop = button({ id: orderId(at, ''), label: words.stop });
    return [text(`-# ${words.standing(words.ends[order.until])}`), ...rows([stop])];
  }
  if (!decisions.some(({ reacts, fallback }) => reacts && fallback)) return [];
  return [
    select({
      id: orderId(at, 'choose'),
      placeholder: words.choose,
      choices: orderEnds.map((until) => ({ value: until, label: words.choice(words.ends[until]) })),
    }),
  ];
}
