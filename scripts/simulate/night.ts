/** A game night that is planned while everything goes wrong: people say whether they come, and change their minds. */
import type { Player, Seen } from '@barbican/parlour/player';
import { type CustomIdOf, decodeCustomId } from '../../src/discord/custom-id.js';
import type { NightPart } from '../../src/discord/messages/night-ids.js';
import { games } from '../../src/games/index.js';
import { rngOver, seedRng } from '../../src/kernel/index.js';
import type { Attendance, Night } from '../../src/nights/types.js';
import { isUnfinished } from '../../src/nights/duties.js';
import type { Rng } from './disasters.js';
import type { World } from './world.js';

export type NightParty = {
  /** As Redis knows it. */
  id: string;
  title: string;
  channel: string;
  host: Player;
  guests: readonly Player[];
  chance: Rng;
  /** What was last taken of each, by name; absent where it is not known what became of it. */
  said: Map<string, Attendance>;
};

const labels: readonly (readonly [string, Attendance])[] = [
  ['Coming', 'coming'],
  ['Maybe', 'maybe'],
  ['Can’t', 'not'],
];
const dayMs = 24 * 60 * 60 * 1000;

const partOf = (customId: string): CustomIdOf<'night'> | undefined => {
  const read = decodeCustomId(customId);
  return read?.kind === 'night' ? read : undefined;
};
const isPart =
  (part: NightPart) =>
  ({ customId }: { customId: string }): boolean =>
    partOf(customId)?.part === part;
const isCard = ({ pictures }: Seen): boolean => pictures.some(({ alt }) => alt.startsWith('Game night'));
const cards = ({ host, channel }: NightParty): Seen[] => host.messages(channel).filter(isCard);

/** A card that is over has no buttons left to tell by: it is asked while it is new. */
function nightIdOn({ buttons }: Seen): string {
  const id = buttons.map(({ customId }) => partOf(customId)?.night).find((one) => one !== undefined);
  if (id === undefined) throw new Error('the card says of no night that it is its own');
  return id;
}

export async function planNight({ parlour }: World, seed: number, rng: Rng): Promise<NightParty> {
  const { id: channel } = parlour.world.addChannel({ name: `night-${seed}` });
  const [host, ...others] = rng.shuffle(['Mira', 'Tom', 'Ana', 'Jo']).map((name) => parlour.member(name));
  if (!host) throw new Error('nobody plans');
  for (const one of [host, ...others]) one.speaks('en-GB');
  const title = `Night of seed ${seed}`;
  // Clocks that jump ahead may bring it to its hour, or not.
  const day = new Date(Date.now() + (1 + rng.int(4)) * dayMs).toISOString().slice(0, 10);
  const { form } = await host.slash(channel, 'night plan');
  const understood = await host.submit(form, {
    title,
    times: `${day} 20:00`,
    games: [rng.pick(games).id],
    quorum: String(2 + rng.int(3)),
    more: [],
  });
  await host.click(understood.message, 'Post it');
  const chance = rngOver(seedRng(`evening ${seed} night`));
  const id = nightIdOn(await host.until(channel, isCard));
  return { id, title, channel, host, guests: others, chance, said: new Map() };
}

/** One of the guests says something; now and then the host settles it. */
export async function answerInvitation(party: NightParty): Promise<void> {
  const { chance: rng } = party;
  const guest = rng.pick(party.guests);
  const [label, attendance] = rng.pick(labels);
  const isDecided = rng.int(12) === 0;
  const card = cards(party).at(-1);
  if (!card) return;
  if (isDecided) {
    const screen = await party.host.click(card, 'Host …');
    const lock = 'message' in screen.outcome && screen.message.buttons.find(isPart('lock'));
    if (lock) await party.host.click(screen.message, lock.customId);
    return;
  }
  // Not known until it is: the answer may be lost after it was taken.
  party.said.delete(guest.name);
  const reply = await guest.click(card, label);
  if (reply.kind === 'acknowledged') party.said.set(guest.name, attendance);
}

/** Everything that was decided is carried out. */
export const isNightSettled = (night: Night): boolean => !isUnfinished(night);

/** What of a night has not been carried out, for whoever looks into it. */
export const leftToDo = ({ card, posts, rev }: Night): string =>
  `to post: ${posts.map(({ kind }) => kind).join(', ') || 'nothing'}, card of ${card?.rev ?? 'no'} revision, night of ${rev}`;

export function nightFaults(party: NightParty, night: Night): string[] {
  const faults: string[] = [];
  for (const [name, attendance] of party.said) {
    const kept = night.replies.find(({ person }) => person.name === name)?.attendance;
    if (kept !== attendance) faults.push(`${name} was taken as ${attendance}, and is kept as ${kept ?? 'nothing'}`);
  }
  const standing = cards(party).length;
  const shown = party.host.messages(party.channel).filter(({ ephemeral }) => !ephemeral);
  if (standing !== 1) {
    const what = shown.map(({ text, pictures }) => `${text.slice(0, 80)} (${pictures.length} pictures)`);
    faults.push(`the card stands ${standing} times: ${what.join(' | ')}`);
  }
  const nonces = shown.flatMap((message) => message.raw.nonce ?? []);
  if (new Set(nonces).size !== nonces.length) faults.push('something is said twice');
  const calls = shown.filter(({ pinged }) => pinged.length > 0).map(({ text }) => text);
  for (const text of new Set(calls)) {
    const times = calls.filter((one) => one === text).length;
    if (times > 1) faults.push(`called ${times} times: ${text.slice(0, 120)}`);
  }
  return faults.map((fault) => `${party.title}: ${fault}`);
}

/** Its host calls it off, so that it leaves nothing for the next evening. */
export async function callOff({ host, channel }: NightParty): Promise<void> {
  const card = host.messages(channel).findLast(isCard);
  if (!card?.buttons.some(({ label }) => label === 'Host …')) return;
  const screen = await host.click(card, 'Host …');
  const off = 'message' in screen.outcome && screen.message.buttons.find(isPart('off'));
  if (!off) return;
  const sure = await host.click(screen.message, off.customId);
  const yes = 'message' in sure.outcome && sure.message.buttons.find(isPart('off-yes'));
  if (yes) await host.click(sure.message, yes.customId);
}
