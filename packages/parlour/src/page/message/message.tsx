/** One message, as Discord's channel view draws it. */
import type { PageMessage } from '../../page-api.js';
import { Avatar } from '../chrome/avatar.js';
import { Dots } from '../chrome/dots.js';
import { Icon } from '../chrome/icons.js';
import { hasFlag } from '../components/kinds.js';
import { MessageComponents } from '../components/message-components.js';
import { Markdown } from '../markdown/markdown.js';
import { useNow } from '../markdown/now.js';
import { useParlour } from '../state/parlour.js';
import { Attachments } from './attachments.js';
import { wordWhen } from './day.js';
import { Embed } from './embed.js';
import { faceOf } from './face.js';
import { PressContext, usePressesOf } from './press.js';

/** `follows`: the message above has the same author and is recent, so the name is not repeated. */
export function Message({ message, follows }: { message: PageMessage; follows: boolean }) {
  const { state, words, deeds } = useParlour();
  const pressing = usePressesOf(message);
  const now = useNow(60_000);
  const author = faceOf(state, message.author);
  const ephemeral = hasFlag(message, 'ephemeral');
  const looks = [
    'message',
    follows ? 'follows' : '',
    ephemeral ? 'ephemeral' : '',
    message.parlour.pingsYou ? 'pings' : '',
  ];
  const when = wordWhen(message.timestamp, words, now);
  return (
    <article class={looks.filter(Boolean).join(' ')} data-message={message.id} aria-label={`${author.name}, ${when}`}>
      <Origin message={message} />
      {!follows && (
        <>
          <Avatar member={author} size="large" />
          <header class="byline">
            <span class="author" style={author.bot ? undefined : { '--name': author.colour }}>
              {author.name}
            </span>
            {author.bot && <span class="app-badge">{words.app}</span>}
            <time dateTime={message.timestamp}>{when}</time>
          </header>
        </>
      )}
      <div class="body">
        {hasFlag(message, 'thinking') ? (
          <p class="thinking">
            <Dots /> {words.thinking(author.name)}
          </p>
        ) : (
          <PressContext.Provider value={pressing}>
            <Content message={message} />
          </PressContext.Provider>
        )}
        {message.edited_timestamp && !hasFlag(message, 'thinking') && <span class="edited">{words.edited}</span>}
        {pressing.problem && (
          <p class="problem" role="alert">
            <Icon name="alert" /> {pressing.problem}
          </p>
        )}
        {ephemeral && (
          <p class="private">
            <Icon name="eye" /> {words.onlyYou} ·{' '}
            <button
              type="button"
              class="link"
              onClick={() => {
                deeds.dismiss(message.id);
              }}
            >
              {words.dismiss}
            </button>
          </p>
        )}
      </div>
    </article>
  );
}

/** What the message answers: a command, or another message. */
function Origin({ message }: { message: PageMessage }) {
  const { state, words } = useParlour();
  const user = message.interaction_metadata?.user;
  if (message.parlour.command && user) {
    const face = faceOf(state, user);
    return (
      <p class="origin">
        <Avatar member={face} size="tiny" />
        <span class="author" style={{ '--name': face.colour }}>
          {face.name}
        </span>{' '}
        <span>{words.used}</span> <span class="command">{message.parlour.command}</span>
      </p>
    );
  }
  const replied = message.referenced_message;
  if (!replied) return null;
  const face = faceOf(state, replied.author);
  return (
    <p class="origin">
      <Avatar member={face} size="tiny" />
      <span class="author">{words.replyTo(face.name)}</span> <span class="excerpt">{replied.content}</span>
    </p>
  );
}

function Content({ message }: { message: PageMessage }) {
  const v2 = hasFlag(message, 'componentsV2');
  return (
    <>
      {message.content && <Markdown text={message.content} />}
      {!v2 && <Attachments attachments={message.attachments} />}
      {!v2 && message.embeds.map((embed, index) => <Embed key={index} embed={embed} />)}
      <MessageComponents components={message.components ?? []} />
    </>
  );
}
