/** /table replace, claim, kick: seats that change hands. */
import { fold } from '../../src/discord/asking/matching.js';
import { tellChange, tellVoteOrChange } from '../../src/discord/flows/changing.js';
import { askBeforeKicking } from '../../src/discord/flows/confirm.js';
import { type CommandUse, type Typing, requestOf } from '../../src/discord/incoming.js';
import { clip, limits } from '../../src/discord/limits.js';
import { noticeMessage } from '../../src/discord/messages/notice.js';
import type { Services } from '../../src/discord/services.js';
import { holderName, tableText } from '../../src/table/words.js';
import { suggestedNumber, userOption, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { type Subcommand, atTableHere, numberOf, textOf } from './subcommand.js';

/** The seats of this table, by number and name. */
export async function suggestSeats(use: Typing, services: Services, option = 'seat') {
  const found = await services.tables.find(use.channel);
  if (!found.ok) return [];
  const typed = fold(String(use.options[option] ?? ''));
  return found.snapshot.table.seats
    .map((holder, seat) => ({ name: `${seat + 1} · ${holderName(holder, use.locale)}`, value: seat + 1 }))
    .filter(({ name }) => fold(name).includes(typed))
    .map(({ name, value }) => ({ name: clip(name, limits.choiceName), value }));
}

/** Seats are counted from one by people, from nought by the table. */
export function seatAsked(use: CommandUse, option = 'seat'): number | undefined {
  const seat = numberOf(use, option);
  return seat === undefined ? undefined : seat - 1;
}

const seatWords = words(({ options }) => options.seat);

export const replaceSubcommand: Subcommand = {
  options: [userOption(words(({ options }) => options.player)), suggestedNumber(seatWords)],
  run: atTableHere(async (at, use, services) => {
    const { tables } = services;
    const seat = seatAsked(use) ?? at.seat;
    if (seat === undefined) {
      return use.respond.privately(noticeMessage(tableText[use.locale].denials['not-seated']({})));
    }
    const player = use.people[textOf(use, 'player') ?? ''];
    if (player?.bot) return use.respond.privately(noticeMessage(commandWords[use.locale].noPlayer));
    if (!player) {
      const reply = await tables.standIn(at.table.id, seat, requestOf(use));
      return tellChange(use, services, reply, at.words.table.standIn);
    }
    const to = { id: player.id, name: player.name };
    const reply = await tables.replace(at.table.id, seat, to, requestOf(use));
    return tellChange(use, services, reply, at.words.table.replaced(player.name));
  }),
  suggest: (use, services) => suggestSeats(use, services),
};

export const claimSubcommand: Subcommand = {
  options: [suggestedNumber(seatWords)],
  run: atTableHere(async (at, use, services) => {
    const reply = await services.tables.claim(at.table.id, requestOf(use), seatAsked(use));
    await tellChange(use, services, reply, at.words.table.claimed);
  }),
  suggest: (use, services) => suggestSeats(use, services),
};

export const kickSubcommand: Subcommand = {
  options: [suggestedNumber(seatWords, { required: true })],
  run: atTableHere(async (at, use, services) => {
    const seat = seatAsked(use) ?? -1;
    const asked = askBeforeKicking(use, at, seat, services.now());
    if (asked) return asked;
    const reply = await services.tables.kick(at.table.id, seat, requestOf(use));
    await tellVoteOrChange(use, services, at, reply, at.words.table.kicked);
  }),
  suggest: (use, services) => suggestSeats(use, services),
};
