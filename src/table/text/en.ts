import { listIn } from '../../i18n/locale.js';
import { en as english } from '../../pieces/wording/en.js';
import type { SaveProblem } from '../ports.js';
import type { TableText } from './types.js';

const votes: Record<'undo' | 'kick' | 'end', string> = {
  undo: 'on the undo',
  kick: 'on the seat',
  end: 'on ending the game',
};

const saveProblems: Record<SaveProblem, string> = {
  format: 'it is not a save file of mine',
  cut: 'it was cut short on its way',
  seal: 'it is a game in progress that another bot has sealed, or somebody broke the seal',
  swapped: 'what is sealed in it belongs to another file',
  version: 'it was made under rules so old that nothing leads from there to today’s',
  newer: 'it was made by a newer version than mine; whoever runs me can update me',
  options: 'its seats or options do not fit the game',
  moves: 'one of its moves is not legal',
  outcome: 'playing its moves again ends somewhere else',
};

const states: TableText['states'] = {
  lobby: 'still in the lobby',
  playing: 'being played',
  paused: 'paused',
  over: 'over',
  closed: 'closed',
};

const quiet: TableText['quiet'] = ({ from, to, zone }) => `, quiet from ${from} to ${to} (${zone})`;
const clocks: TableText['clocks'] = {
  none: 'no clock',
  live: 'live (5 minutes a decision)',
  evening: 'evening (1 hour a decision)',
  day: 'day (24 hours a decision)',
  slow: 'slow (72 hours a decision)',
};

const whatNext: TableText['states'] = {
  lobby: 'The host starts it with `/table start`.',
  playing: 'What belongs in the lobby is settled, and nothing is paused: `/act` goes on.',
  paused: 'Go on with `/table resume` first.',
  over: 'Open another with `/table open`.',
  closed: 'Open a new one with `/table open`.',
};

const plural = english.counted;

export const en: TableText = {
  denials: {
    'no-table': () => 'There is no table in this channel. Open one with `/table open`.',
    'table-exists': ({ state }) =>
      `This channel already has a table, which is ${states[state]}. One table a channel: finish it, end it with \`/table end\`, or open yours in another channel or thread.`,
    'unknown-game': ({ game }) => `I do not know a game called “${game}”.`,
    'wrong-state': ({ state }) => `Not now: the table is ${states[state]}. ${whatNext[state]}`,
    full: ({ seats }) =>
      `${seats === 1 ? 'The only seat is' : `All ${seats} seats are`} taken. The host can add seats with \`/table options\`, if the game has more.`,
    'too-few': ({ needed, seated }) =>
      `The game needs at least ${needed} at the table, and ${seated === 1 ? 'only 1 sits' : `only ${seated} sit`} there. Ask others to join, or add a bot.`,
    'seat-count': ({ min, max }) =>
      min === max
        ? `This table must have ${plural(min, 'seat', 'seats')}.`
        : `This table can have ${min} to ${max} seats.`,
    'already-seated': ({ name, isAsker }) =>
      isAsker ? 'You already have a seat here.' : `${name} already has a seat here.`,
    'not-seated': () =>
      'You have no seat at this table. In the lobby, press Join; later, `/table claim` takes a seat that is empty.',
    'not-host': ({ host }) => `Only the host (${host}) or a moderator can do that.`,
    'not-allowed': ({ host }) => `Only whoever holds the seat, the host (${host}) or a moderator can do that.`,
    'no-such-seat': ({ seats }) =>
      `There is no such seat: this table has ${seats === 1 ? 'only seat 1' : `seats 1 to ${seats}`}.`,
    'no-bot': () => 'No bot sits there.',
    'no-empty-seat': () => 'No seat is free at this table just now.',
    'seat-held': ({ name }) => `${name} holds that seat.`,
    'not-absent': ({ name }) =>
      `${name} is not absent. A seat is given up once its clock has run out, or after a day of waiting; a moderator can act sooner.`,
    'wish-taken': ({ wish }) => `Somebody else has asked for ${wish} already.`,
    'unknown-wish': ({ wishes }) =>
      wishes.length === 0 ? 'There is nothing to ask for in this game.' : `You can ask for: ${wishes.join(', ')}.`,
    'unknown-option': ({ option }) => `This game has no option called “${option}”.`,
    'unknown-value': ({ option, values }) => `“${option}” can be: ${values.join(', ')}.`,
    'unknown-preset': ({ presets }) => `The presets are: ${presets.join(', ')}.`,
    'bad-clock': ({ zone, isZoneWrong, areHoursWrong }) =>
      [
        ...(isZoneWrong ? [`I know no time zone called “${zone}”: choose one such as Europe/Paris.`] : []),
        ...(areHoursWrong ? ['Quiet hours need a beginning and an end, such as 22:00 and 08:00.'] : []),
      ].join(' '),
    'nothing-to-undo': () => 'There is nothing to take back.',
    'moved-on': () => 'The table has moved on meanwhile, and nothing was taken back.',
    'vote-open': ({ by }) => `A vote that ${by} asked for is still open. Vote on it first, or let it lapse.`,
    'vote-rest': ({ minutes }) =>
      `You asked for a vote not long ago, and every vote calls the others. You can ask for another in ${plural(minutes, 'minute', 'minutes')}.`,
    'no-vote': () => 'That vote is over.',
    'no-ballot': () => 'You have no say in this vote.',
    'already-voted': () => 'Your vote has been counted already.',
    'bad-save': ({ problem }) => `I cannot load that file: ${saveProblems[problem]}.`,
    'storage-damaged': () =>
      'This table’s saved state cannot be read. It has been put aside untouched and whoever runs the bot has been told; meanwhile you can open a new table here.',
    'storage-away': () =>
      'I cannot reach my memory for the moment. No move that I have confirmed is lost: please try again shortly.',
    'storage-unsure': () =>
      'My memory answers too slowly to tell whether that has counted. It counts once at the most: look with `/table board` before you try again.',
    busy: () => 'Too much is happening at this table at once. Nothing has changed: please try again.',
  },
  notices: {
    opened: ({ host }) => `${host} opens a table.`,
    joined: ({ name }) => `${name} joins.`,
    left: ({ name }) => `${name} leaves the table.`,
    botJoined: ({ name }) => `${name}, a bot, joins.`,
    botLeft: ({ name }) => `${name}, a bot, leaves.`,
    cancelled: ({ name }) => `${name} calls the game off.`,
    started: () => 'The game begins.',
    undone: ({ name, count }) => `Taken back at ${name}’s request: ${plural(count, 'move', 'moves')}.`,
    undoAsked: ({ name, depth, needed, what }) =>
      `${name} would like to take back ${plural(depth, 'move', 'moves')}${what === undefined ? '.' : `: ${what}`} ${plural(needed, 'yes carries', 'yeses carry')} it.`,
    kickAsked: ({ name, seat, needed }) =>
      `${name} would like to go on without ${seat}, who is absent: the seat would be offered to anyone. ${plural(needed, 'yes carries', 'yeses carry')} it.`,
    endAsked: ({ name, needed }) =>
      `${name} would like to end the game here. ${plural(needed, 'yes carries', 'yeses carry')} it.`,
    voted: ({ name, yes, needed }) => `${name} has voted: ${yes} of ${needed} yeses so far.`,
    voteFailed: ({ kind }) => `The vote ${votes[kind]} has failed.`,
    voteLapsed: ({ kind }) => `The vote ${votes[kind]} has lapsed.`,
    paused: ({ name }) => `${name} pauses the game. \`/table resume\` goes on.`,
    resumed: ({ name }) => `${name} resumes the game.`,
    replaced: ({ from, to }) => `${to} takes over from ${from}.`,
    claimed: ({ name, from }) => (from === '' ? `${name} takes an empty seat.` : `${name} takes the seat of ${from}.`),
    cameBack: ({ name }) => `${name} is back and takes the seat again.`,
    kicked: ({ name }) => `${name} loses the seat.`,
    botStandsIn: ({ name, bot }) => `${bot}, a bot, stands in for ${name}. \`/table claim\` takes the seat back.`,
    languageSet: ({ name }) => `${name} sets the table’s language to English.`,
    clockSet: ({ name, clock, quiet: hours }) =>
      `${name} sets the clock: ${clocks[clock]}${hours ? quiet(hours) : ''}.`,
    boardsSet: ({ name, boards }) =>
      boards === 'living'
        ? `${name} keeps one board that changes in place.`
        : `${name} has every phase posted as a board of its own.`,
    guessesSet: ({ name, guesses }) =>
      ({
        auto: `${name} leaves guesses to the table’s pace.`,
        on: `${name} lets those who watch guess.`,
        off: `${name} switches guesses off.`,
      })[guesses],
    hintsSet: ({ name, hints }) => (hints === 'on' ? `${name} allows hints.` : `${name} switches hints off.`),
    paceSet: ({ name, pace }) =>
      `${name} sets the bots’ pace: ${{ quick: 'quick', normal: 'normal', slow: 'slow' }[pace]}.`,
    timeUp: ({ name }) => `Time is up for ${name}: the default was played.`,
    seatOffered: ({ name }) =>
      `${name} has missed two decisions in a row. Anyone may take the seat, or a bot may play on.`,
    deserted: () => 'Nobody is left at the table, so it is paused. Take a seat with `/table claim`.',
    ended: ({ name }) => `${name} ends the game.`,
    endedByVote: () => 'The game is ended by vote.',
    branched: ({ name }) =>
      `${name} plays on from an earlier point. Everybody else: take your seat with \`/table claim\`, then \`/table resume\`. It counts in no record.`,
    imported: ({ name }) =>
      `${name} loads a saved game. Take your seats with \`/table claim\`, then go on with \`/table resume\`.`,
    importedOpen: ({ name }) =>
      `${name} loads a saved game that nobody had sealed: what is hidden in it may be known to somebody, and chance is new from here on. It counts in no record. Take your seats with \`/table claim\`, then go on with \`/table resume\`.`,
    importedOver: ({ name }) =>
      `${name} loads a finished game from a file that I have not sealed: it is here to be looked at, and counts in no record.`,
    lapsed: ({ days }) =>
      `Nothing has happened here for ${plural(days, 'day', 'days')}, so this table is closed. \`/table open\` opens another.`,
    archived: ({ days }) =>
      `Nobody has moved for ${plural(days, 'day', 'days')}, so this game is put away. Nothing is lost: \`/table resume\` takes it up again.`,
    channelDeleted: () => 'The channel was deleted, and the table with it.',
    dataGoing: ({ name, hours }) =>
      `${name} has all of this server’s data deleted. The game stands still, and in ${plural(hours, 'hour', 'hours')} it is gone, unless somebody who manages the server takes that back with \`/barbican settings\`.`,
    dataKept: ({ name }) => `${name} has taken that back: this server’s data stays. \`/table resume\` goes on.`,
    channelGone: () => 'The channel could not be reached, so the game was paused.',
    botMeans: ({ name, why }) => `${name}: “${why.en}”`,
    passedFor: ({ name }) => `${name}’s standing order: pass.`,
    clocksStood: ({ minutes }) =>
      `I was away for ${minutes < 120 ? plural(minutes, 'minute', 'minutes') : `${Math.round(minutes / 60)} hours`}. The clocks stood still meanwhile.`,
  },
  refusals: {
    stale: 'That was asked a while ago, and the table has moved on.',
    'not-your-decision': 'It is not your decision just now.',
    'not-offered': 'That cannot be done just now.',
    'illegal-argument': 'That is not possible here.',
    'game-over': 'The game is over.',
  },
  legal: {
    choices: ({ argument, choices, isAll }) =>
      choices === ''
        ? `There is nothing to choose for “${argument}” just now.`
        : `For “${argument}” you can choose${isAll ? '' : ', among others,'} ${choices}.`,
    range: ({ argument, min, max }) =>
      min === max ? `“${argument}” must be ${min}.` : `“${argument}” must be from ${min} to ${max}.`,
    count: ({ argument, min, max }) =>
      min === max
        ? `For “${argument}”, choose ${min}${min > 1 ? ', all different' : ''}.`
        : `For “${argument}”, choose ${min} to ${max}, all different.`,
    unknownArgument: ({ argument }) => `“${argument}” has no place in this action.`,
    actions: ({ actions }) => `You can: ${actions}.`,
  },
  rule: (rule) => `(rule ${rule})`,
  states,
  clocks,
  quiet,
  waiting: (names, prompt) => `${names}: ${prompt}`,
  foreseen: (end, names, { right, guessed }) => {
    const who = right === 0 ? 'nobody' : right > names.length ? String(right) : listIn('en', names);
    return `🔮 ${end}: ${who} foresaw it (${right} of ${guessed}).`;
  },
  reminder: (names) => `A reminder for ${names}: the table is waiting for you.`,
  seatIsEmpty: (name) =>
    `${name === '' ? 'A seat' : `${name}’s seat`} is empty. Anyone may take it, or a bot may play on.`,
  emptySeat: 'empty seat',
  standsIn: (bot, name) => `${bot} (for ${name})`,
  noPicture: 'The picture could not be drawn; here is the board in words.',
  moreInLog: (count) => (count === 1 ? '… and one more thing: see Log.' : `… and ${count} more things: see Log.`),
  directClosed: (name) =>
    `${name}, your direct messages are closed to me: I call you here from now on. \`/notify\` changes that.`,
  lostPost: 'Something could not be posted here. The game itself is safe: `/table board` shows where it stands.',
  outcome: { won: (winners) => `Victory for ${winners}!`, allWon: 'Victory!', lost: 'Defeat.' },
};
