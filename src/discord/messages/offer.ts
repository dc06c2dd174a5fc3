/** The buttons under the offer of a seat. */
import type { Locale, Seat } from '../../kernel/index.js';
import { isFree } from '../../table/seats.js';
import type { Table } from '../../table/types.js';
import { type Outgoing, type Row, button, rows, text } from '../components.js';
import { clip, limits } from '../limits.js';
import { discordWords } from '../text/index.js';

/** Written into custom ids. */
export const offerParts = ['take', 'bot'] as const;
type OfferPart = (typeof offerParts)[number];

/** Where there are several seats, each button says whose it was. A seat that a bot keeps warm can still be taken. */
export function offerRows(table: Table, seats: readonly Seat[], locale: Locale): Row[] {
  const words = discordWords[locale].offer;
  return rows(
    seats.flatMap((seat) => {
      const number = seats.length > 1 ? seat + 1 : undefined;
      const one = (part: OfferPart, look: 'primary' | 'secondary') =>
        button({
          id: { kind: 'seat', table: table.id, seat, part },
          label: clip(words[part](number, table.seats[seat]?.name), limits.buttonLabel),
          look,
        });
      return isFree(table, seat) ? [one('take', 'primary'), one('bot', 'secondary')] : [one('take', 'secondary')];
    }),
  );
}

/** What has come of an offer, and what of it still stands. */
export function offerMessage(table: Table, said: string, keptWarm: readonly Seat[]): Outgoing {
  const seats = [...table.seats.keys()].filter((seat) => isFree(table, seat) || keptWarm.includes(seat));
  return { components: [text(said), ...offerRows(table, seats, table.locale)], silent: true };
}
