/** A command on its way, or the sad news that the bot did not answer. */
import { Avatar } from '../chrome/avatar.js';
import { Dots } from '../chrome/dots.js';
import { Icon } from '../chrome/icons.js';
import type { Notice } from '../state/page.js';
import { useParlour } from '../state/parlour.js';

export function NoticeLine({ notice }: { notice: Notice }) {
  const { you, state, words, deeds } = useParlour();
  const bot = state.members.find((member) => member.id === state.bot.id);
  return (
    <article class={notice.problem === undefined ? 'message sending' : 'message ephemeral'}>
      <p class="origin">
        <Avatar member={you} size="tiny" />
        <span class="author" style={{ '--name': you.colour }}>
          {you.name}
        </span>{' '}
        <span>{words.used}</span> <span class="command">{notice.command}</span>
      </p>
      {bot && <Avatar member={bot} size="large" />}
      <header class="byline">
        <span class="author">{state.bot.name}</span>
        <span class="app-badge">{words.app}</span>
      </header>
      <div class="body">
        {notice.problem === undefined ? (
          <p class="thinking">
            <Dots /> {words.sending}
          </p>
        ) : (
          <>
            <p class="problem" role="alert">
              <Icon name="alert" /> {notice.problem}
            </p>
            <p class="private">
              <Icon name="eye" /> {words.onlyYou} ·{' '}
              <button
                type="button"
                class="link"
                onClick={() => {
                  deeds.dismissNotice(notice.id);
                }}
              >
                {words.dismiss}
              </button>
            </p>
          </>
        )}
      </div>
    </article>
  );
}
