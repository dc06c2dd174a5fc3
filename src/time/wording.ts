/** A moment in words, for pictures and other places that Discord's own timestamps cannot reach. */

/** "Fri 20 Nov, 20:00" by the clock of a zone. */
export function wordedTime(at: number, zone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
