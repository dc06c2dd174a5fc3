/** What an evening asks of those who sit at the table: boards from one call to the next, pictures, and taps from the post that asks to the move. */
import type { Player } from '@barbican/parlour/player';
import type { Page } from 'playwright-core';

const counter = 'taps';

/** From now on the page counts every tap on it. */
export async function countTaps(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener(
      'click',
      () => {
        const { dataset } = document.documentElement;
        dataset[name] = String(Number(dataset[name] ?? 0) + 1);
      },
      true,
    );
  }, counter);
}

export function tapsOn(page: Page): Promise<number> {
  return page.evaluate((name) => Number(document.documentElement.dataset[name] ?? 0), counter);
}

export type Tally = {
  /** Looks at what is new in the channel. */
  read(): void;
  tapped(move: string, taps: number): void;
  text(): string;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** `act` is the button that every board bears. */
export function tallyOf(channel: string, readers: readonly Player[], act: string): Tally {
  const known = new Set<string>();
  const since = new Map<string, number>();
  const between = new Map<string, number[]>();
  const taps = new Map<string, number[]>();
  /** Of every picture that anybody was sent, its bytes. */
  const pictures = new Map<string, number>();
  let boards = 0;
  let lines = 0;
  return {
    read() {
      for (const message of readers.flatMap((reader) => reader.messages(channel)))
        for (const { id, size } of message.raw.attachments) pictures.set(id, size);
      for (const message of readers[0]?.messages(channel) ?? []) {
        const isOurs = message.raw.author.bot === true && !message.ephemeral && message.command === undefined;
        if (!isOurs || message.thinking || known.has(message.id)) continue;
        known.add(message.id);
        // The answer to a tap stands in the channel too; it is no board.
        if (!message.buttons.some(({ label }) => label === act) && message.pinged.length === 0) {
          lines += 1;
          continue;
        }
        boards += 1;
        for (const { name } of readers) since.set(name, (since.get(name) ?? 0) + 1);
        for (const name of message.pinged) {
          between.set(name, [...(between.get(name) ?? []), since.get(name) ?? 0]);
          since.set(name, 0);
        }
      }
    },
    tapped(move, count) {
      taps.set(move, [...(taps.get(move) ?? []), count]);
    },
    text() {
      const calls = [...between].map(([name, all]) => {
        // Before the first call there is nothing to count from.
        const later = all.slice(1);
        return `${name}: called ${all.length} times, posts from call to call at most ${Math.max(0, ...later)}, ${median(later)} at the median`;
      });
      const moves = [...taps]
        .sort(([, one], [, other]) => other.length - one.length)
        .map(([move, all]) => `${move}: ${all.length} times, ${median(all)} taps, at most ${Math.max(...all)}`);
      const bytes = [...pictures.values()];
      const kilobytes = (count: number): string => `${Math.round(count / 1024)} KB`;
      const seen = `pictures ${bytes.length}, ${kilobytes(median(bytes))} at the median, at most ${kilobytes(Math.max(0, ...bytes))}`;
      return [`boards ${boards}, lines that answer a tap ${lines}`, seen, ...calls, ...moves].join('\n');
    },
  };
}
