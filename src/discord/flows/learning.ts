/** /learn: a lesson from its first stage to a table of one's own. */
import { type AnyGame, playersOf, withDefaults } from '../../kernel/index.js';
import { lessonLength } from '../../table/lessons.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type Incoming, requestOf } from '../incoming.js';
import { learnButton, lessonsMessage } from '../messages/lesson.js';
import { noticeMessage } from '../messages/notice.js';
import { noteTap } from '../panel/latest.js';
import type { Services } from '../services.js';
import { discordWords } from '../text/index.js';
import { tellChange, tellDenied } from './changing.js';
import { lessonAt } from './find-table.js';
import { placeIn, rememberPlace } from './lesson-answers.js';
import { menuFor } from './questions.js';
import { whyNoTable } from './settings.js';

function gamesTaught({ tables }: Services): readonly AnyGame[] {
  return tables.games.filter((game) => lessonLength(game) > 0);
}

async function showStage(
  use: Incoming,
  services: Services,
  game: AnyGame,
  stage: number,
  how: 'update' | 'privately',
): Promise<void> {
  const at = lessonAt(use, game, stage) ?? lessonAt(use, game, 0);
  if (!at) return use.respond[how](noticeMessage(discordWords[use.locale].learn.none(game.text[use.locale].name)));
  noteTap(at.table.id, use.by.id, use.id);
  await rememberPlace(use, services, game, at.lesson?.stage ?? 0);
  await use.respond[how](await menuFor(use, services, at));
}

/** Where one left off, or at the beginning. */
export async function learn(use: Incoming, services: Services, game: AnyGame | undefined): Promise<void> {
  const { learn: words } = discordWords[use.locale];
  if (!game) {
    const taught = gamesTaught(services);
    return use.respond.privately(
      taught.length === 0 ? noticeMessage(words.nothing) : lessonsMessage(taught, use.locale),
    );
  }
  const place = (await placeIn(use, services, game.id)) ?? 0;
  if (place > 0) {
    return use.respond.privately(
      noticeMessage(
        words.leftOff(game.text[use.locale].name, place + 1, lessonLength(game)),
        learnButton(game.id, place, words.goOn, 'primary'),
        learnButton(game.id, 0, words.again),
      ),
    );
  }
  return showStage(use, services, game, 0, 'privately');
}

/** A lobby in this channel with as many bots as it takes; its host presses Start. */
async function playWithBots(use: ComponentUse, services: Services, game: AnyGame): Promise<void> {
  const { table } = discordWords[use.locale];
  const settings = await services.guilds.settings(use.guild);
  const whyNot = await whyNoTable(use, services, settings);
  if (whyNot !== undefined) return use.respond.privately(noticeMessage(whyNot));
  const request = requestOf(use);
  const opening = {
    guild: use.guild,
    channel: use.channel,
    game: game.id,
    players: Math.max(2, playersOf(game, withDefaults(game, game.options.presets[0]?.options)).min),
    locale: settings.locale ?? use.guildLocale,
    clock: settings.clock,
  };
  const reply = await services.tables.open(opening, request);
  if (!reply.ok) return tellDenied(use, services, reply);
  const { id, seats } = reply.snapshot.table;
  for (let seat = 1; seat < seats.length; seat += 1) {
    await services.tables.addBot(id, { ...request, interaction: `${use.id}:${seat}` });
  }
  return tellChange(use, services, reply, table.opened);
}

/** A tap on a lesson's own buttons: the next stage, once more from the beginning, a table of one's own. */
export async function onLearn(use: ComponentUse, services: Services, id: CustomIdOf<'learn'>): Promise<void> {
  const game = services.tables.game(use.values[0] ?? id.game);
  use.respond.watch(id.verb === 'play' ? 'private answer' : 'same message');
  if (!game) return learn(use, services, undefined);
  if (id.verb === 'play') return playWithBots(use, services, game);
  return showStage(use, services, game, id.stage, use.onPrivateMessage ? 'update' : 'privately');
}
