/** The open channel's messages, oldest first, kept at the newest unless one has scrolled away. */
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../../page-api.js';
import { Icon } from '../chrome/icons.js';
import { hasFlag } from '../components/kinds.js';
import { useNow } from '../markdown/now.js';
import { isYounger } from '../state/ids.js';
import { useParlour } from '../state/parlour.js';
import { OLDER_AT_ONCE } from '../state/requests.js';
import { newDay } from './day.js';
import { Message } from './message.js';
import { NoticeLine } from './notice-line.js';

const GROUPED_WITHIN = 7 * 60_000;
const NEAR_THE_END = 80;

function followsOn(message: PageMessage, above: PageMessage | undefined): boolean {
  return (
    above?.author.id === message.author.id &&
    !message.parlour.command &&
    !message.referenced_message &&
    Date.parse(message.timestamp) - Date.parse(above.timestamp) < GROUPED_WITHIN &&
    hasFlag(above, 'ephemeral') === hasFlag(message, 'ephemeral')
  );
}

export function MessageList() {
  const { page, channel, messages, you, words, deeds } = useParlour();
  const { list, inside, atEnd, toEnd, keepPlace } = useStickyEnd();
  const last = messages.at(-1);
  const newest = last?.id;
  const shown = useShown();
  // What one has said oneself, or asked for, is what one wants to see.
  const isOwn = last?.author.id === you.id || last?.interaction_metadata?.user.id === you.id;
  useEffect(() => {
    if (isOwn) toEnd();
  }, [newest]);
  useEffect(() => {
    if (newest !== undefined && shown) deeds.seen(channel.id, newest);
  }, [newest, channel.id, shown, you.id]);

  const firstNew = messages.find(
    (message) =>
      page.readBefore !== undefined && isYounger(message.id, page.readBefore) && message.author.id !== you.id,
  );
  const oldest = messages[0];
  const mayHaveOlder = messages.length >= OLDER_AT_ONCE && page.complete[channel.id] !== true;
  const notices = page.notices.filter((notice) => notice.channelId === channel.id && notice.memberId === you.id);
  return (
    <div class="message-area">
      <div class="message-list" ref={list} role="log" aria-live="polite" aria-label={words.messages} tabIndex={0}>
        <div class="message-column" ref={inside}>
          {mayHaveOlder && oldest ? (
            <button
              type="button"
              class="button secondary older"
              onClick={() => {
                keepPlace(() => deeds.showOlder(channel.id, oldest.id));
              }}
            >
              {words.older}
            </button>
          ) : (
            <Welcome />
          )}
          {messages.map((message, index) => {
            const above = messages[index - 1];
            const day = newDay(message.timestamp, above?.timestamp, words);
            const isFirstNew = message === firstNew && above !== undefined;
            return (
              <Fragment key={message.id}>
                {day && (
                  <p class="day-line">
                    <span>{day}</span>
                  </p>
                )}
                {isFirstNew && (
                  <p class="new-line">
                    <span>{words.newMessages}</span>
                  </p>
                )}
                <Message message={message} follows={!day && !isFirstNew && followsOn(message, above)} />
              </Fragment>
            );
          })}
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </div>
      </div>
      {!atEnd && (
        <button type="button" class="jump" aria-label={words.jumpToNewest} title={words.jumpToNewest} onClick={toEnd}>
          <Icon name="down" />
        </button>
      )}
      <TypingLine />
    </div>
  );
}

function Welcome() {
  const { channel, words, deeds } = useParlour();
  return (
    <div class="welcome">
      <span class="welcome-icon">
        <Icon name={channel.kind === 'text' ? 'hash' : channel.kind} />
      </span>
      <h3>{words.welcome(channel.name)}</h3>
      <p>{channel.topic || words.welcomeHint}</p>
      {channel.topic && <p>{words.welcomeHint}</p>}
      {channel.writable && (
        <button
          type="button"
          class="button primary"
          onClick={() => {
            deeds.askCommand('');
          }}
        >
          {words.showCommands}
        </button>
      )}
    </div>
  );
}

function TypingLine() {
  const { page, state, channel, words } = useParlour();
  const now = useNow(1_000);
  const typing = page.typing.find((one) => one.channelId === channel.id && one.until > now);
  const name = state.members.find((member) => member.id === typing?.memberId)?.name;
  return <p class="typing">{name && words.typing(name)}</p>;
}

/** Whether the page is in front of somebody's eyes. */
function useShown(): boolean {
  const [shown, setShown] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const onChange = () => {
      setShown(document.visibilityState === 'visible');
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  return shown;
}

/** Stays at the newest message while pictures load and messages arrive, unless one has scrolled up. */
function useStickyEnd() {
  const list = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const sticky = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  };
  useLayoutEffect(() => {
    const scrolled = list.current;
    if (!scrolled || !inside.current) return;
    const keep = new ResizeObserver(() => {
      if (sticky.current) toEnd();
    });
    keep.observe(inside.current);
    keep.observe(scrolled);
    let top = 0;
    const onScroll = () => {
      const left = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight;
      // Only going up lets go of the end: what grows below while a picture loads does not.
      if (left < NEAR_THE_END) sticky.current = true;
      else if (scrolled.scrollTop < top) sticky.current = false;
      top = scrolled.scrollTop;
      setAtEnd(sticky.current);
    };
    scrolled.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      keep.disconnect();
      scrolled.removeEventListener('scroll', onScroll);
    };
  }, []);
  /** What is read stays where it is while older messages come in above it. */
  const keepPlace = (bringOlder: () => Promise<void>) => {
    const below = list.current ? list.current.scrollHeight - list.current.scrollTop : 0;
    void bringOlder().then(() => {
      requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight - below }));
    });
  };
  return { list, inside, atEnd, toEnd, keepPlace };
}
