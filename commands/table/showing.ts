/** /table board, status, log, export: looking at the table. */
import { fileMessage, noticeMessage } from '../../src/discord/messages/notice.js';
import { text } from '../../src/discord/components.js';
import { openReplay } from '../../src/discord/flows/replaying.js';
import { showLog, showStatus } from '../../src/discord/flows/showing.js';
import { tellChange, tellDenied } from '../../src/discord/flows/changing.js';
import { requestOf } from '../../src/discord/incoming.js';
import { boardPosts, botPaces, guessSettings, hintSettings } from '../../src/table/types.js';
import { tableText, wordNotice } from '../../src/table/words.js';
import { byLocale, choice, numberOption, textOption, words } from '../build.js';
import { commandWords } from '../text/index.js';
import { type Subcommand, atTableHere, numberOf, textOf } from './subcommand.js';

const pageOption = numberOption(
  words(({ options }) => options.page),
  { min: 1, max: 10_000 },
);

const postChoices = boardPosts.map((posts) =>
  choice(
    posts,
    byLocale((locale) => commandWords[locale].posts[posts]),
  ),
);
const paceChoices = botPaces.map((pace) =>
  choice(
    pace,
    byLocale((locale) => commandWords[locale].paces[pace]),
  ),
);

const hintChoices = hintSettings.map((hints) =>
  choice(
    hints,
    byLocale((locale) => commandWords[locale].hintChoices[hints]),
  ),
);

const guessChoices = guessSettings.map((guesses) =>
  choice(
    guesses,
    byLocale((locale) => commandWords[locale].guessChoices[guesses]),
  ),
);

/** Shows the board again; with an option, says how boards are posted, how fast bots play, whether they give hints and guesses are asked for. */
export const boardSubcommand: Subcommand = {
  options: [
    textOption(
      words(({ options }) => options.posts),
      { choices: postChoices },
    ),
    textOption(
      words(({ options }) => options.pace),
      { choices: paceChoices },
    ),
    textOption(
      words(({ options }) => options.hints),
      { choices: hintChoices },
    ),
    textOption(
      words(({ options }) => options.guesses),
      { choices: guessChoices },
    ),
  ],
  run: atTableHere(async (at, use, services) => {
    const boards = boardPosts.find((one) => one === textOf(use, 'posts'));
    const pace = botPaces.find((one) => one === textOf(use, 'bots'));
    const hints = hintSettings.find((one) => one === textOf(use, 'hints'));
    const guesses = guessSettings.find((one) => one === textOf(use, 'guesses'));
    const asked = { boards, pace, hints, guesses };
    if (Object.values(asked).some((one) => one !== undefined)) {
      const reply = await services.tables.setPosting(at.table.id, asked, requestOf(use));
      // No lobby shows it, and what the table posts says it to those who play.
      const said = reply.ok ? reply.notices.map((notice) => wordNotice(notice, use.locale)) : [];
      return tellChange(use, services, reply, said.join(' '));
    }
    const { faults } = at.words;
    if (!use.botMay.send) return use.respond.privately(noticeMessage(faults.mayNotSend));
    if (!use.botMay.attach) return use.respond.privately(noticeMessage(faults.mayNotAttach));
    const reply = await services.tables.showBoard(at.table.id, requestOf(use));
    if (!reply.ok) return tellDenied(use, services, reply);
    return use.respond.privately(noticeMessage(at.words.table.boardComing));
  }),
};

export const statusSubcommand: Subcommand = {
  options: [pageOption],
  run: atTableHere((at, use, services) => showStatus(use, services, at, numberOf(use, 'page') ?? 1)),
};

export const logSubcommand: Subcommand = {
  options: [pageOption],
  run: atTableHere((at, use, services) => showLog(use, services, at, numberOf(use, 'page') ?? 0)),
};

export const replaySubcommand: Subcommand = {
  run: atTableHere((at, use, services) => openReplay(use, services, at)),
};

/** A save file holds everybody's secrets: while a game is on, only its host or a moderator gets it, and all are told. */
export const exportSubcommand: Subcommand = {
  run: atTableHere(async (at, use, services) => {
    const { table } = at;
    const isOver = table.state === 'over';
    if (!isOver && !use.moderator && table.host.id !== use.by.id) {
      const { denials } = tableText[use.locale];
      return use.respond.privately(noticeMessage(denials['not-host']({ host: table.host.name })));
    }
    const saved = await services.tables.exportTable(table.id, requestOf(use));
    if (!saved.ok) return tellDenied(use, services, saved);
    await use.respond.privately(fileMessage(at.words.table.exported, saved.name, Buffer.from(saved.json)));
    if (!isOver) {
      const line = commandWords[table.locale].exporting(use.by.name);
      await use.respond.publicly({ components: [text(line)] });
    }
  }),
};
