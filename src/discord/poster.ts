/** Posts of the table's own: boards, lines, lobbies. Needs Discord's HTTP side only, so any worker can do it. */
import {
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import { type BoardPost, ChannelGone, PostRefused, type Poster } from '../jobs/ports.js';
import type { AnyGame } from '../kernel/index.js';
import { type Outgoing, text } from './components.js';
import { flags } from './limits.js';
import { boardMessage, lineMessage, shrunkMessage } from './messages/board.js';
import { endedLobbyMessage, lobbyMessage } from './messages/lobby.js';
import { callMessage } from './messages/call.js';
import { endFilmMessage } from './messages/film.js';
import { hasLookups, lookupsButton } from './messages/lookup-screen.js';
import type { DiscordRest } from './rest.js';
import { idIn, messageIn } from './rest-answers.js';
import { isRefusedForGood } from './rest-faults.js';
import { senderOver } from './sender.js';
import { quickAnswers } from './panel/quick-answers.js';
import { sayAt } from '../table/words.js';
import { discordWords } from './text/index.js';

type Top = APIMessageTopLevelComponent;

/** Discord tells where a file lies; some other Discords give back the name under which it was sent. */
function ownAddress(url: string): string {
  const { protocol, pathname } = URL.canParse(url) ? new URL(url) : { protocol: '', pathname: '' };
  const name = pathname.split('/').at(-1) ?? '';
  return /^https?:$/.test(protocol) && name !== '' ? `attachment://${unescaped(name)}` : url;
}

/** As it stands where it was never escaped, such as “50%.png”. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A gallery of a message that stands, naming its own files instead of addresses that expire. */
function ownFiles(gallery: APIMediaGalleryComponent): APIMediaGalleryComponent {
  return {
    ...gallery,
    items: gallery.items.map(({ media, ...item }) => ({ ...item, media: { url: ownAddress(media.url) } })),
  };
}

const isRow = ({ type }: { type: ComponentType }): boolean => type === ComponentType.ActionRow;

function hasButtons(components: readonly Top[]): boolean {
  return components.some(
    (component) => isRow(component) || (component.type === ComponentType.Container && component.components.some(isRow)),
  );
}

/** The same message without anything to click. */
function withoutButtons(components: readonly Top[]): Top[] {
  return components
    .filter((component) => !isRow(component))
    .map((component): Top => {
      if (component.type === ComponentType.MediaGallery) return ownFiles(component);
      if (component.type !== ComponentType.Container) return component;
      const inner: APIContainerComponent['components'] = component.components
        .filter((one) => !isRow(one))
        .map((one) => (one.type === ComponentType.MediaGallery ? ownFiles(one) : one));
      return { ...component, components: inner };
    });
}

/** Of a vote that is over its question stands, no longer how many were needed and until when. */
function question(components: readonly Top[]): Top[] {
  return components.slice(0, 1);
}

export function createPoster({ rest, check }: Pick<DiscordRest, 'rest' | 'check'>, games: readonly AnyGame[]): Poster {
  const { inChannel, post, editStanding } = senderOver(rest);

  function boardOf(board: BoardPost): Outgoing {
    const { id, game: name } = board.snapshot.table;
    const game = games.find((one) => one.id === name);
    const lookups = game && hasLookups({ game }) ? [lookupsButton(id, discordWords[board.locale].lookup.open)] : [];
    const { table } = board.snapshot;
    const { acceptLines } = discordWords[board.locale].panel;
    const quick = game ? quickAnswers(game, board.snapshot, sayAt(game, table, board.locale), acceptLines) : [];
    return boardMessage(board, lookups, quick);
  }

  return {
    mayPost: () =>
      check().then(
        () => true,
        () => false,
      ),
    postBoard: (board) => post(board, boardOf(board)),
    editBoard: (board, standing) => editStanding(standing, boardOf(board)),
    shrinkBoard: async (old, shrunk) => {
      await editStanding(old, shrunkMessage(shrunk));
    },
    postLine: (line) => post(line, lineMessage(line)),
    postFilm: (film) => post(film, endFilmMessage(film)),
    async call(called) {
      try {
        const recipient = { recipient_id: called.person.id };
        const id = idIn(await rest.post(Routes.userChannels(), { body: recipient }));
        if (id === undefined) return false;
        await post({ channel: id, nonce: called.nonce, mayStand: called.mayStand }, callMessage(called));
        return true;
      } catch (fault) {
        // Closed to us, or nobody's any more.
        if (fault instanceof ChannelGone || isRefusedForGood(fault)) return false;
        throw fault;
      }
    },
    async showLobby(lobby, standing) {
      const game = games.find((one) => one.id === lobby.snapshot.table.game);
      if (!game) throw new Error(`no game called ${lobby.snapshot.table.game} is registered`);
      const message = lobbyMessage(lobby, game);
      // Somebody deleted the lobby's message, or it stands where we may no longer write: it is posted anew.
      const edited = standing && (await editStanding(standing, message));
      return edited ?? post(lobby, message);
    },
    async endLobby(standing, ended) {
      const { game: name, locale } = ended.snapshot.table;
      const title = games.find((one) => one.id === name)?.text[locale].name ?? name;
      await editStanding(standing, endedLobbyMessage(ended, title));
    },
    async stripButtons(posted, outcome = '') {
      const route = Routes.channelMessage(posted.channel, posted.message);
      try {
        return await inChannel(posted.channel, async () => {
          const standing = messageIn(await rest.get(route));
          // Sent back, it would lose what is not told; without buttons it has said already what came of it.
          if (!standing || !hasButtons(standing.components)) return standing !== undefined;
          const { attachments } = standing;
          const kept = withoutButtons(standing.components);
          const body = {
            components: outcome === '' ? kept : [...question(kept), text(outcome)],
            ...(attachments && { attachments: attachments.map(({ id }) => ({ id })) }),
            allowed_mentions: { parse: [] },
            flags: flags.componentsV2,
          };
          await rest.patch(route, { body });
          return true;
        });
      } catch (fault) {
        // Where Discord will not have its own message back, that stays as it is: its old buttons do nothing anyway.
        if (!(fault instanceof ChannelGone) && !(fault instanceof PostRefused)) throw fault;
        return false;
      }
    },
  };
}
