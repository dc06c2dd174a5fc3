/** The one post after each phase: where we are, the picture, what happened, who decides. */
import type { BoardPost, LinePost, Posted, Shrunk, Waiting } from '../../jobs/ports.js';
import type { Vote } from '../../table/types.js';
import { tableText } from '../../table/words.js';
import {
  type ButtonSpec,
  type Outgoing,
  type OutgoingFile,
  type Row,
  button,
  container,
  gallery,
  rows,
  separator,
  text,
} from '../components.js';
import { listIn } from '../../i18n/locale.js';
import { clip, clipLines } from '../limits.js';
import { guessWords } from '../text/guesses/index.js';
import { alike } from '../panel/lines.js';
import { type DiscordWords, discordWords } from '../text/index.js';
import { nightWords } from '../text/nights/index.js';
import { pingWords } from '../text/pings/index.js';
import { nightId } from './night-ids.js';
import { offerRows } from './offer.js';
import { replayButton } from './replay-ids.js';

/** How the message's characters are shared out. */
const room = { heading: 200, lines: 1300, waiting: 1000, proposed: 400, said: 300, alt: 800, result: 1200 } as const;

/** Everybody reads it in their own time: how long is left, and until when. */
const timestamp = (at: number): string => `<t:${Math.round(at / 1000)}:R>`;

/** Those who are asked the same are named together. */
function byPrompt(waiting: readonly Waiting[]): Waiting[] {
  const prompts = [...new Set(waiting.map(({ prompt }) => prompt))];
  return prompts.map((prompt) => {
    const asked = waiting.filter((one) => one.prompt === prompt);
    return {
      prompt,
      names: asked.flatMap(({ names }) => names),
      people: asked.flatMap(({ people }) => people),
      proposed: asked.flatMap(({ proposed }) => proposed),
      until: asked.map(({ until }) => until).find((until) => until !== undefined),
    };
  });
}

/** Pinged people are mentioned; everybody else is named. */
function wordedWaiting({ waiting, ping, locale }: BoardPost | LinePost): string {
  const words = discordWords[locale];
  const pinged = new Set(ping.map(({ id }) => id));
  const lines = byPrompt(waiting).flatMap(({ names, people, prompt, proposed, until }) => {
    const mentions = people.filter(({ id }) => pinged.has(id)).map(({ id }) => `<@${id}>`);
    const named = names.filter((name) => !people.some((one) => one.name === name && pinged.has(one.id)));
    const asked = words.board.waiting(listIn(locale, [...mentions, ...named]), prompt);
    const call = until === undefined ? asked : `${asked} ${words.board.until(timestamp(until))}`;
    // Several may be asked about the same rows.
    const rowsOf = new Set(proposed.flatMap((own) => alike(own, words.panel.alike)));
    return rowsOf.size === 0
      ? [call]
      : [
          call,
          clipLines(
            Array.from(rowsOf, (line) => `- ${line}`),
            room.proposed,
          ),
        ];
  });
  const said = new Set(waiting.flatMap(({ people }) => people.map(({ id }) => id)));
  const others = ping.filter(({ id }) => !said.has(id)).map(({ id }) => `<@${id}>`);
  return clipLines([...lines, ...(others.length > 0 ? [others.join(' ')] : [])], room.waiting);
}

export function picturesAsFiles(pictures: BoardPost['pictures']): OutgoingFile[] {
  return pictures.map(({ name, png, alt }) => ({ name, data: Buffer.from(png), alt }));
}

function boardButtons(post: BoardPost, words: DiscordWords, lookups: readonly ButtonSpec[]): Row[] {
  const { id: table, game } = post.snapshot.table;
  const log = button({ id: { kind: 'log', table, page: 0 }, label: words.board.log });
  const rules = button({ id: { kind: 'rules', game, topic: 0, page: 1 }, label: words.board.rules });
  const more = lookups.map(button);
  if (post.kind === 'end') {
    const rematch = nightId('', 'rematch', table);
    return rows([
      button({ id: rematch, label: nightWords[post.locale].recap.rematch }),
      button(replayButton(table, words.replay.open)),
      log,
      rules,
      ...more,
    ]);
  }
  return rows([
    button({ id: { kind: 'act', table }, label: words.board.act, look: 'primary' }),
    button({ id: { kind: 'hand', table }, label: words.board.hand }),
    log,
    rules,
    ...more,
    button({ id: { kind: 'follow', table }, label: nightWords[post.locale].mine.follow }),
  ]);
}

/** What those who watch are asked, and how it may end. */
function fightRows({ fight, locale, snapshot }: BoardPost): (Row | ReturnType<typeof text>)[] {
  if (!fight) return [];
  const { id: table } = snapshot.table;
  const ends = fight.ends.map(({ id, label }) =>
    button({ id: { kind: 'guess', table, fight: fight.id, end: id }, label }),
  );
  return [text(guessWords[locale].ask(clip(fight.question, room.said))), ...rows(ends)];
}

/** What counts in no record says so on every board. */
function markOf({ snapshot: { table } }: BoardPost, { board }: DiscordWords): string {
  const mark = table.branchOf !== null ? board.branch : table.notOurs ? board.notOurs : undefined;
  return mark === undefined ? '' : `\n-# ${mark}`;
}

/** `lookups` opens what the game lets one look up, where it lets one; `quick` answers what is asked with one tap. */
export function boardMessage(
  post: BoardPost,
  lookups: readonly ButtonSpec[] = [],
  quick: readonly ButtonSpec[] = [],
): Outgoing {
  const words = discordWords[post.locale];
  const waiting = wordedWaiting(post);
  const heading = clip(post.outcome === undefined ? post.heading : words.board.over, room.heading);
  const picture =
    post.pictures.length > 0
      ? // Side by side they would be cut to squares.
        post.pictures.map((one) => gallery(one))
      : [text(`${tableText[post.locale].noPicture}\n${clip(post.alt, room.alt)}`)];
  return {
    components: [
      container(
        text(`## ${heading}${markOf(post, words)}`),
        // How it ended says what the last phase came to.
        ...[post.outcome ?? post.caption].flatMap((said) => (said === undefined ? [] : [text(clip(said, room.said))])),
        ...picture,
        ...(post.lines.length > 0 ? [text(`**${words.board.since}**\n${clipLines(post.lines, room.lines)}`)] : []),
        ...(post.result.length > 0 ? [separator(), text(clipLines(post.result, room.result))] : []),
        ...(waiting === '' ? [] : [separator(), text(waiting)]),
        ...rows(quick.map(button)),
        ...fightRows(post),
        ...boardButtons(post, words, lookups),
      ),
    ],
    files: picturesAsFiles(post.pictures),
    pings: post.ping.map(({ id }) => id),
    silent: post.ping.length === 0,
  };
}

export function linkTo(guild: string, { channel, message }: Posted): string {
  return `https://discord.com/channels/${guild}/${channel}/${message}`;
}

/** What is left of a board when the next one has taken over: one line that leads there. */
export function shrunkMessage({ guild, locale, heading, next }: Shrunk): Outgoing {
  const link = linkTo(guild, next);
  return {
    components: [text(`-# ${discordWords[locale].board.wentOn(clip(heading, room.heading), link)}`)],
    silent: true,
  };
}

/** How it stands, and until when it is open. */
function ballotCount({ yes, needed, until }: Vote, { vote, board }: DiscordWords): string {
  return `${vote.count(yes.length, needed)} ${board.until(timestamp(until))}`;
}

function ballot(table: string, vote: Vote, words: DiscordWords): Row[] {
  return rows([
    button({ id: { kind: 'vote', table, vote: vote.id, say: 'yes' }, label: words.vote.yes, look: 'success' }),
    button({ id: { kind: 'vote', table, vote: vote.id, say: 'no' }, label: words.vote.no, look: 'danger' }),
  ]);
}

export function lineMessage(post: LinePost): Outgoing {
  const words = discordWords[post.locale];
  const { table } = post.snapshot;
  if (post.isNext) {
    const mentions = post.ping.map(({ id }) => `<@${id}>`);
    const line = pingWords[post.locale].youAreNext(listIn(post.locale, mentions));
    return { components: [text(`-# ${line}`)], pings: post.ping.map(({ id }) => id), silent: true };
  }
  const waiting = wordedWaiting(post);
  const said = [clipLines(post.lines, room.lines), waiting].filter((part) => part !== '').join('\n');
  const { vote } = post;
  return {
    components: [
      text(said),
      ...(vote ? [text(ballotCount(vote, words)), ...ballot(table.id, vote, words)] : []),
      ...offerRows(table, post.offers ?? [], post.locale),
      ...(!vote && waiting !== ''
        ? rows([button({ id: { kind: 'act', table: table.id }, label: words.board.act, look: 'primary' })])
        : []),
    ],
    pings: post.ping.map(({ id }) => id),
    silent: post.ping.length === 0,
  };
}
