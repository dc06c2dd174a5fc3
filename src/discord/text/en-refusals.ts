/** Why not, and what would work, in English. */
import type { DenialCode, DenialParams } from '../../table/ports.js';
import type { TableState } from '../../table/types.js';

const inState: Record<TableState, string> = {
  lobby: 'The game has not begun yet; the lobby is in this channel.',
  playing: 'The game is in play; that has to wait until it is over.',
  paused: 'The table is paused. `/table resume` goes on.',
  over: 'This game is over. `/table open` starts a new one.',
  closed: 'This table is closed. `/table open` starts a new one.',
};

const denials: { [K in DenialCode]: (params: DenialParams[K]) => string } = {
  'no-table': () => 'There is no table in this channel. `/table open` starts one.',
  'table-exists': ({ game }) => `A table of ${game} stands in this channel. Open yours in another channel or thread.`,
  'unknown-game': () => 'I don’t know this game. `/table open` lists those I know.',
  'wrong-state': ({ state }) => inState[state],
  full: ({ seats }) => `All ${seats} seats are taken. You can watch, or claim a seat that falls empty.`,
  'too-few': ({ needed, seated }) => `${needed} players are needed and ${seated} sit here. “Add bot” fills a seat.`,
  'seat-count': ({ min, max }) => `This game seats ${min} to ${max}.`,
  'already-seated': ({ name }) => `${name} already has a seat at this table.`,
  'not-seated': () =>
    'You have no seat at this table. You can watch with `/table status`, or look for one with `/table claim`.',
  'not-host': ({ host }) => `Only the host (${host}) or a moderator can do that.`,
  'not-allowed': ({ host }) => `Only the host (${host}), a moderator or the seat’s own player can do that.`,
  'no-such-seat': ({ seats }) => `This table has ${seats} seats; choose one of them.`,
  'no-bot': () => 'No bot sits there.',
  'no-empty-seat': () => 'No seat is free at the moment.',
  'seat-held': ({ name }) => `${name} holds this seat.`,
  'not-absent': ({ name }) =>
    `${name} is not absent. Only a player who missed two decisions in a row can be voted out.`,
  'wish-taken': () => 'Somebody else has asked for that already; choose another.',
  'unknown-wish': () => 'That cannot be asked for in this game; choose from the menu.',
  'unknown-option': () => 'This game has no such option; choose from the menu.',
  'unknown-value': () => 'That option has no such value; choose from the menu.',
  'unknown-preset': () => 'This game has no such variant; choose from the menu.',
  'bad-clock': () => 'I can’t read that clock. Times look like 22:00, time zones like Europe/Paris.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'vote-open': ({ by }) => `A vote that ${by} asked for is open; please wait until it is settled.`,
  'no-vote': () => 'This vote is settled already.',
  'no-ballot': () => 'Only those who play at this table vote.',
  'already-voted': () => 'You have voted already.',
  refused: () => 'That is not possible now.',
  'bad-save': ({ problem }) => `This save file can’t be loaded: ${problem}`,
  'storage-damaged': () => 'This table can’t be read. Please tell whoever runs the bot; your other tables are fine.',
  'storage-away': () => 'The tables can’t be reached just now. Nothing was lost: please try again in a minute.',
  busy: () => 'So many acted at once that yours came too late. Please try again.',
};

export const refusals = {
  denials,
  stale: 'That question has been answered already.',
  notYours: (names: string) => (names === '' ? 'It is not your decision now.' : `The table waits for ${names}.`),
  notOffered: (action: string, offered: string) =>
    offered === '' ? `“${action}” is not possible now.` : `“${action}” is not possible now. You can: ${offered}.`,
  illegal: (argument: string, choices: string) =>
    choices === '' ? `“${argument}” can’t be that.` : `“${argument}” can’t be that. It can be: ${choices}.`,
  missing: (argument: string) => `Please choose: ${argument}.`,
  range: (argument: string, min: number, max: number) => `“${argument}” must be from ${min} to ${max}.`,
  count: (argument: string, min: number, max: number) =>
    min === max ? `“${argument}” takes ${min}, each once.` : `“${argument}” takes ${min} to ${max}, each once.`,
  gameOver: 'This game is over. `/table open` starts a new one.',
  otherGame: (game: string, command: string) => `This table plays ${game}. Its command is \`/${command}\`.`,
  rule: (id: string) => `Rule ${id}`,
};
