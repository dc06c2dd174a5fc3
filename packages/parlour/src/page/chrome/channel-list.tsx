/** Channels, each with its threads; bold when unread, with the number of pings. */
import type { PageChannel } from '../../page-api.js';
import { useParlour } from '../state/parlour.js';
import { wordTime } from '../markdown/time.js';
import { newsFor } from '../state/reading.js';
import { Icon } from './icons.js';

export function ChannelList({ onChosen }: { onChosen: () => void }) {
  const { state, words } = useParlour();
  const threadsOf = (parent: PageChannel) => state.channels.filter((channel) => channel.parentId === parent.id);
  const direct = state.channels.filter((channel) => channel.kind === 'direct');
  return (
    <nav class="channels" aria-label={words.channels}>
      {state.events.length > 0 && <EventList />}
      <h2 class="list-title">{words.channels}</h2>
      <ul>
        {state.channels
          .filter((channel) => channel.kind === 'text')
          .map((channel) => (
            <li key={channel.id}>
              <ChannelButton channel={channel} onChosen={onChosen} />
              <ul class="threads" aria-label={words.threads}>
                {threadsOf(channel).map((thread) => (
                  <li key={thread.id}>
                    <ChannelButton channel={thread} onChosen={onChosen} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      {direct.length > 0 && (
        <>
          <h2 class="list-title">{words.direct}</h2>
          <ul>
            {direct.map((channel) => (
              <li key={channel.id}>
                <ChannelButton channel={channel} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/** The guild's events, soonest first. */
function EventList() {
  const { state, words, deeds } = useParlour();
  const events = [...state.events].sort((a, b) => a.start - b.start);
  return (
    <section class="events" aria-label={words.events}>
      <h2 class="list-title">{words.events}</h2>
      <ul>
        {events.map(({ id, name, start, interested, youAre }) => (
          <li key={id} class="event">
            <span class="name">{name}</span>
            <span class="hint">{wordTime(start / 1000, 'f', words.intl, Date.now())}</span>
            <button
              type="button"
              class="button quiet"
              aria-pressed={youAre}
              onClick={() => {
                deeds.interest(id);
              }}
            >
              {words.interested(interested)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChannelButton({ channel, onChosen }: { channel: PageChannel; onChosen: () => void }) {
  const { state, page, words, deeds, channel: open } = useParlour();
  const here = channel.id === open.id;
  const news = newsFor(state, page.reads, state.you.id, channel.id);
  const unread = news.unread && !here;
  return (
    <button
      type="button"
      class={`channel${unread ? ' unread' : ''}${channel.archived ? ' archived' : ''}`}
      aria-current={here ? 'page' : undefined}
      onClick={() => {
        deeds.openChannel(channel.id);
        onChosen();
      }}
    >
      <Icon name={channel.kind === 'text' ? 'hash' : channel.kind} />
      <span class="name">{channel.name}</span>
      {channel.archived && <span class="hint">{words.archived}</span>}
      {unread && <span class="sr-only">{words.unread}</span>}
      {unread && news.pings > 0 && (
        <span class="badge" title={words.pinged(news.pings)}>
          {news.pings}
        </span>
      )}
    </button>
  );
}
