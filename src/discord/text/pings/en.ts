/** What is said of how somebody is called to their tables, in English. */
import type { OrderEnd } from '../../../table/types.js';
import type { PingDelay } from '../../../table/ping-wishes.js';

const delays: Record<PingDelay, string> = {
  0: 'at once',
  10: 'after 10 minutes',
  60: 'after an hour',
  240: 'after four hours',
};

export const en = {
  heading: 'How you are called to your tables',
  scope: '-# This is yours alone, on every server. A turn calls you once, whatever you choose here.',
  delays,
  when: (delay: PingDelay) => `When it is your turn, you are called **${delays[delay]}**.`,
  night: (from: string, to: string, zone: string) => `Never between **${from}** and **${to}** (${zone}).`,
  noNight: 'By day and by night.',
  next: 'One quiet line tells you when the player before you begins.',
  noNext: 'Nothing tells you that you are next.',
  direct: 'By **direct message**. If yours are closed to me, I call you in the channel.',
  noDirect: 'In the table’s **channel**.',
  chooseDelay: 'When it is your turn …',
  delayChoice: (delay: PingDelay) => `Call me ${delays[delay]}`,
  setNight: 'Never at night …',
  dropNight: 'At night as well',
  toNext: 'Tell me when I’m next',
  dropNext: 'Not when I’m next',
  toDirect: 'Message me directly',
  toChannel: 'Call me in the channel',
  form: {
    title: 'Never at night',
    from: 'The night begins at',
    to: 'It ends at',
    zone: 'Your time zone',
    zoneHint: 'A region and a city, such as Europe/Paris',
  },
  badHours: (from: string, to: string) => `“${from}” and “${to}” must be two different times such as 22:00 and 08:00.`,
  noZone: (typed: string) =>
    `I don’t know the time zone “${typed}”. Region and city, such as Europe/Paris or America/Montreal.`,
  call: {
    turn: (game: string, prompt: string) => `⏳ **${game}**: ${prompt}`,
    vote: (game: string) => `🗳️ **${game}**: your vote is asked for.`,
    next: (game: string) => `**${game}**: you’re next.`,
    to: (link: string) => `[To the table](${link})`,
    change: '-# `/notify` on the server changes how I call you.',
  },
  orders: {
    ends: {
      turn: 'this turn ends',
      'own-turn': 'my own turn comes',
      touched: 'something happens to me',
    } satisfies Record<OrderEnd, string>,
    choose: 'Pass for me until …',
    choice: (end: string) => `Pass for me until ${end}`,
    standing: (end: string) => `You have said: pass for me until ${end}.`,
    given: (end: string) => `From now on: pass, until ${end}. Whatever is more than “pass or react” still asks you.`,
    stop: 'Ask me again',
    stopped: 'You are asked again.',
  },
  youAreNext: (mention: string) => `${mention}: you’re next.`,
};
