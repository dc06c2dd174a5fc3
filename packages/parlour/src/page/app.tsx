/** The parlour's page: who acts, the live connection, and the rooms it is made of. */
import { useEffect, useReducer, useState } from 'preact/hooks';
import { Room } from './chrome/room.js';
import { readPlace, writePlace } from './state/address.js';
import { openLive } from './state/connection.js';
import { changePage, firstPage } from './state/page.js';
import { deedsOf, ParlourContext } from './state/parlour.js';
import { loadReads, saveReads } from './state/reading.js';
import { fetchMembers } from './state/requests.js';
import { wordsFor } from './words/choose.js';

const MEMBERS_AGAIN_AFTER = 1_000;

export function App() {
  const [page, change] = useReducer(changePage, undefined, () => firstPage(readPlace(location.hash), loadReads()));
  const { memberId, channelId, reads } = page;
  const locale = page.members.find((member) => member.id === memberId)?.locale ?? navigator.language;
  const words = wordsFor(locale);

  const membersKnown = page.members.length > 0;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (membersKnown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void fetchMembers().then((answer) => {
      if (answer.ok) change({ type: 'members', members: answer.value });
      else
        timer = setTimeout(() => {
          setAttempt(attempt + 1);
        }, MEMBERS_AGAIN_AFTER);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [membersKnown, attempt]);

  useEffect(() => {
    if (memberId === undefined || !membersKnown) return;
    return openLive(memberId, {
      onEvent: (event) => {
        change({ type: 'live', event, now: Date.now() });
      },
      onLost: () => {
        change({ type: 'lost' });
      },
    });
  }, [memberId, membersKnown]);

  useEffect(() => {
    writePlace({ ...(memberId ? { memberId } : {}), ...(channelId ? { channelId } : {}) });
  }, [memberId, channelId]);
  useEffect(() => {
    saveReads(reads);
  }, [reads]);
  useEffect(() => {
    document.documentElement.lang = words.intl;
  }, [words]);

  const { state } = page;
  const channel = state?.channels.find((one) => one.id === channelId);
  if (!state || !channel) {
    return (
      <main class="opening" aria-busy="true">
        <p>{page.connection === 'lost' ? words.reconnecting : words.connecting}</p>
      </main>
    );
  }
  const parlour = {
    page,
    state,
    you: state.you,
    channel,
    messages: state.messages[channel.id] ?? [],
    words,
    deeds: deedsOf(page, words, change),
  };
  return (
    <ParlourContext.Provider value={parlour}>
      <Room />
    </ParlourContext.Provider>
  );
}
