/** The whole page: channels on the left, the open channel, members on the right; on a phone the sides are a drawer. */
import { useEffect, useState } from 'preact/hooks';
import { Composer } from '../composer/composer.js';
import { MessageList } from '../message/message-list.js';
import { Modal } from '../modal/modal.js';
import { useParlour } from '../state/parlour.js';
import { ChannelList } from './channel-list.js';
import { Icon } from './icons.js';
import { MemberList, MemberStrip } from './member-list.js';
import { ThreadStarter } from './thread-starter.js';
import { useTheme } from './theme.js';
import { IconButton } from './icon-button.js';
import { YouPanel } from './you-panel.js';

export function Room() {
  const { page, state, channel, you, words } = useParlour();
  const [drawer, setDrawer] = useState(false);
  const { theme, toggle } = useTheme();
  const closeDrawer = () => {
    setDrawer(false);
  };
  useEffect(() => {
    document.title = `#${channel.name} · ${you.name} · ${state.guild.name}`;
  }, [channel.name, you.name, state.guild.name]);
  useEffect(() => {
    if (!drawer) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrawer(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [drawer]);

  return (
    <div class={drawer ? 'room drawer-open' : 'room'}>
      <div class="left-side">
        <header class="guild">
          <h1>{state.guild.name}</h1>
          <span class="narrow-only">
            <IconButton icon="close" label={words.close} onClick={closeDrawer} />
          </span>
        </header>
        <div class="left-scroll">
          <ChannelList onChosen={closeDrawer} />
          <div class="narrow-only">
            <MemberList onChosen={closeDrawer} />
          </div>
        </div>
        <YouPanel theme={theme} onTheme={toggle} />
      </div>
      {drawer && <div class="drawer-shade" onClick={closeDrawer} />}
      <main class="channel-view">
        <header class="channel-header">
          <span class="narrow-only">
            <IconButton
              icon="menu"
              label={words.openMenu}
              onClick={() => {
                setDrawer(true);
              }}
            />
          </span>
          <Icon name={channel.kind === 'text' ? 'hash' : channel.kind} />
          <h2>{channel.name}</h2>
          {channel.topic && <p class="topic">{channel.topic}</p>}
          <span class="spring" />
          {channel.kind === 'text' && channel.writable && <ThreadStarter />}
          <MemberStrip />
        </header>
        {page.connection === 'lost' && (
          <p class="banner" role="status">
            {words.reconnecting}
          </p>
        )}
        {page.connection === 'open' && !state.bot.online && (
          <p class="banner" role="status">
            {words.botOffline(state.bot.name)}
          </p>
        )}
        <MessageList key={channel.id} />
        <Composer key={`${channel.id} ${you.id}`} />
      </main>
      <div class="right-side">
        <MemberList onChosen={closeDrawer} />
      </div>
      {page.modal && <Modal key={page.modal.id} modal={page.modal} />}
    </div>
  );
}
