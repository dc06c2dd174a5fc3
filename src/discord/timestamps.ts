/** Moments that Discord shows to everybody in their own time zone. */

/** F: the whole date and time. R: how far off. t: the time of day. */
export type TimestampStyle = 'F' | 'R' | 't';

export function timestamp(at: number, style: TimestampStyle): string {
  return `<t:${Math.round(at / 1000)}:${style}>`;
}
