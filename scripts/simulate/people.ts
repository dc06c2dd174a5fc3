/** Those who play: they type, tap, tap twice, take back, vote, leave and come back, whatever the evening is like. */
import type { Player, Reply, Seen } from '@barbican/parlour/player';
import { discordWords } from '../../src/discord/text/index.js';
import { type AnyGame, type Seat, awaited, randomAnswer } from '../../src/kernel/index.js';
import { seatOf } from '../../src/table/seats.js';
import { type Onlooker, type Sight } from '../rehearsal/onlooker.js';
import { inWords, written } from '../rehearsal/wording.js';
import type { Rng } from './disasters.js';
import { bytesOf } from './secrets.js';

export type Party = {
  game: AnyGame;
  channel: string;
  host: Player;
  players: readonly Player[];
  onlooker: Onlooker;
  chance: Rng;
  /** Public lines with which an answer was acknowledged, as the channel was told them. */
  acknowledged: string[];
  /** What was told, for nobody else's eyes, to have been done; by seat. */
  ticked: Map<Seat, string[]>;
  /** What each has sent that may have been taken as an answer; by user id. */
  attempts: Map<string, number>;
  /** Everything that stood in the channel, as it read whenever somebody looked. */
  said: Set<string>;
};

export const nothingYet = (): Pick<Party, 'acknowledged' | 'ticked' | 'attempts' | 'said'> => ({
  acknowledged: [],
  ticked: new Map(),
  attempts: new Map(),
  said: new Set(),
});

const mostTaps = 8;

function attempt({ attempts }: Party, player: Player, times: number): void {
  attempts.set(player.id, (attempts.get(player.id) ?? 0) + times);
}

/** A tick before a line for its reader alone: that was done. */
const tick = '✅ ';

/** Notes what an answer says was done; false where it says that nothing was. */
function note({ acknowledged, ticked }: Party, seat: Seat, reply: Reply): boolean {
  if (!reply.ephemeral) acknowledged.push(reply.text);
  const lines = reply.text.split('\n').flatMap((line) => (line.startsWith(tick) ? [line.slice(tick.length)] : []));
  if (lines.length > 0) ticked.set(seat, [...(ticked.get(seat) ?? []), ...lines]);
  const isPanel = reply.message.buttons.length + reply.message.menus.length > 0;
  return !isPanel || !reply.ephemeral || /[✅❓⚠]/u.test(reply.text);
}

/** What stands in the channel now, so that nothing that is edited away later goes unread. */
export function overhear({ host, channel, said }: Party): void {
  for (const message of host.messages(channel)) if (!message.ephemeral) said.add(bytesOf(message));
}

async function whole<R>(work: Promise<R>): Promise<R | undefined> {
  try {
    return await work;
  } catch {
    // Somebody pressed a button that is gone, or waited in vain: that happens on such evenings.
    return undefined;
  }
}

async function slash(party: Party, player: Player, command: string, options: Record<string, string | number> = {}) {
  const reply = await whole(player.slash(party.channel, command, options));
  return reply && 'message' in reply.outcome ? reply : undefined;
}

async function typeAnswer(party: Party, sight: Sight, player: Player, seat: Seat, rng: Rng): Promise<void> {
  const { game, match, say } = sight;
  const answer = randomAnswer(game, match, seat, rng);
  if (!answer) return;
  const { command, args } = inWords(game, match, seat, answer, say);
  const given = Object.fromEntries(
    args.map(({ name, value }) => [name, typeof value === 'number' ? value : written(value)]),
  );
  const times = rng.int(6) === 0 ? 2 : 1;
  attempt(party, player, times);
  const replies = await Promise.all(Array.from({ length: times }, () => slash(party, player, command, given)));
  for (const reply of replies) if (reply) note(party, seat, reply);
}

/** One more tap on a panel, anywhere; undefined where there is nothing to tap. */
async function tapSomewhere(player: Player, panel: Seen, rng: Rng) {
  const { buttons, menus } = panel;
  const menu = menus.length > 0 && rng.int(2) === 0 ? rng.pick(menus) : undefined;
  const rows = menu?.options ?? [];
  if (menu && rows.length > 0) return whole(player.select(panel, menu.customId, [rng.pick(rows).value]));
  const enabled = buttons.filter((one) => one.customId !== '');
  return enabled.length === 0 ? undefined : whole(player.click(panel, rng.pick(enabled).customId));
}

async function tapAnswer(party: Party, player: Player, seat: Seat, rng: Rng): Promise<void> {
  let reply = await slash(party, player, 'act');
  for (let taps = 0; reply && taps < mostTaps; taps += 1) {
    if (!('message' in reply.outcome) || !reply.ephemeral || reply.text.includes('✅')) return;
    const panel: Seen = reply.message;
    attempt(party, player, 1);
    const twice = rng.int(5) === 0 ? tapSomewhere(player, panel, rng) : undefined;
    if (twice) attempt(party, player, 1);
    const next = await tapSomewhere(player, panel, rng);
    await twice;
    reply = next && 'message' in next.outcome ? next : undefined;
    // It led on, and was no answer yet; of two taps it is not known which the panel shows.
    if (reply && !note(party, seat, reply) && !twice) attempt(party, player, -1);
  }
}

async function vote(party: Party, player: Player, rng: Rng): Promise<void> {
  const asked = player.messages(party.channel).findLast((one) => one.buttons.some(({ label }) => label === 'Yes'));
  if (asked) await whole(player.click(asked, rng.int(3) === 0 ? 'No' : 'Yes'));
}

/** Something beside playing. */
async function beside(party: Party, player: Player, rng: Rng): Promise<void> {
  const ways: (() => Promise<unknown>)[] = [
    () => slash(party, player, 'table undo'),
    () => slash(party, player, 'table board'),
    () => slash(party, player, 'table status'),
    () => slash(party, player, 'hand'),
    () => slash(party, player, 'table log'),
    () => vote(party, player, rng),
    async () => {
      await slash(party, player, 'table pause');
      await slash(party, player, 'table resume');
    },
    async () => {
      await slash(party, player, 'table leave').then((reply) =>
        reply?.ephemeral ? whole(player.click(reply.message, 'Yes, do it')) : undefined,
      );
      await slash(party, player, 'table claim');
    },
  ];
  await rng.pick(ways)();
}

/** One thing that somebody at this table does. */
export async function doSomething(party: Party): Promise<void> {
  const { chance: rng } = party;
  overhear(party);
  const sight = await party.onlooker.look();
  if (!sight || sight.match.outcome) return;
  if (sight.table.state === 'paused') {
    await slash(party, party.host, 'table resume');
    return;
  }
  const waited = awaited(sight.game, sight.match);
  const next = party.players.find((player) => waited.includes(seatOf(sight.table, player.id) ?? -1));
  const player = next ?? rng.pick(party.players);
  const seat = seatOf(sight.table, player.id);
  if (seat === undefined) {
    await slash(party, player, 'table claim');
    return;
  }
  if (!next || rng.int(6) === 0) return beside(party, player, rng);
  if (rng.int(3) === 0) return tapAnswer(party, player, seat, rng);
  return typeAnswer(party, sight, player, seat, rng);
}

/** Opens a table in a channel of its own, seats these people and some bots, and begins. */
export async function sitDown(party: Party, bots: number): Promise<void> {
  const { host, players, channel, game } = party;
  await host.slash(channel, 'table open', { game: game.id });
  const lobby = await host.until(channel, (message) => message.buttons.some(({ label }) => label === 'Join'));
  for (const player of players) if (player !== host) await player.click(lobby, 'Join');
  for (let count = 0; count < bots; count += 1) await host.click(lobby, discordWords.en.lobby.addBot);
  await host.slash(channel, 'table start');
}
