/** A house whose clock is turned, with four windows: for nights. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Player } from '@barbican/parlour/player';
import type { Locale } from '../../src/kernel/index.js';
import { here, openHouse } from './house.js';
import { type Transcript, transcriptOf } from './transcript.js';

export { here } from './house.js';
/** Plays on a phone, by buttons alone. */
export const phone = 'Tom';

export type NightHouse = {
  time: { now: number };
  redisUrl: string;
  players: readonly [Player, Player, Player, Player, Player];
  hasWindow(name: string): boolean;
  pageOf(name: string): Page;
  /** Sits down before a channel. */
  goTo(name: string, channel: string): Promise<Page>;
  shoot(name: string, moment: string): Promise<void>;
  pressed(page: Page, label: string): Locator;
  press(name: string, label: string): Promise<void>;
  /** What is said there is written down as well. */
  alsoRead(channel: string): void;
  note(line: string): void;
  close(): Promise<void>;
};

export async function openNightHouse(locale: Locale, out: string, begins: number): Promise<NightHouse> {
  const time = { now: begins };
  const members = ['Mira', 'Tom', 'Ana', 'Jo', 'Sam'];
  // No two answers come at the same moment.
  const app = { now: () => (time.now += 1), sweepNightsMs: 200 };
  const house = await openHouse({ locale, out, members, patienceMs: 60_000, app });
  const { parlour } = house;
  const players = house.players as readonly [Player, Player, Player, Player, Player];
  const transcript = transcriptOf(here, players);
  const transcripts: Transcript[] = [transcript];
  const pages = new Map<string, Page>();
  for (const name of ['Mira', phone, 'Ana', 'Jo']) pages.set(name, await house.open(name === phone ? 'phone' : 'desk'));
  const pageOf = (name: string): Page => {
    const page = pages.get(name);
    if (!page) throw new Error(`${name} has no window`);
    return page;
  };
  const readAll = (): void => {
    for (const one of transcripts) one.read();
  };
  const pressed = (page: Page, label: string): Locator => page.getByRole('button', { name: label, exact: true }).last();
  let shots = 0;

  return {
    time,
    redisUrl: house.redisUrl,
    players,
    hasWindow: (name) => pages.has(name),
    pageOf,
    async goTo(name, channel) {
      const page = pageOf(name);
      const place = `as=${parlour.world.memberNamed(name).id}&in=${parlour.world.channelNamed(channel).id}`;
      await page.goto('about:blank');
      await page.goto(`${parlour.url}/#${place}`);
      await page.getByRole('log').waitFor();
      return page;
    },
    async shoot(name, moment) {
      shots += 1;
      readAll();
      const page = pageOf(name);
      await page.bringToFront();
      await page.waitForTimeout(400);
      const title = `${String(shots).padStart(2, '0')}-${name}-${moment}`.toLowerCase();
      await page.screenshot({ path: join(out, `${title.replace(/[^\p{L}\p{N}-]+/gu, '-')}.png`) });
    },
    pressed,
    async press(name, label) {
      await pageOf(name).bringToFront();
      await pressed(pageOf(name), label).click();
    },
    alsoRead(channel) {
      transcripts.push(transcriptOf(channel, players));
    },
    note: transcript.note,
    async close() {
      readAll();
      house.verdict(transcript);
      writeFileSync(join(out, 'transcript.txt'), transcripts.map((one) => one.text()).join('\n==========\n\n'));
      await house.close();
    },
  };
}
