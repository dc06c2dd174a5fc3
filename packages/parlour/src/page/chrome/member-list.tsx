/** Who one may play as: one click, and the page is theirs. A badge says that somebody is waited for. */
import type { PageMember } from '../../page-api.js';
import { useParlour } from '../state/parlour.js';
import { waitingFor } from '../state/reading.js';
import { Avatar } from './avatar.js';

export function MemberList({ onChosen }: { onChosen: () => void }) {
  const { state, words } = useParlour();
  return (
    <aside class="members" aria-label={words.playAs}>
      <h2 class="list-title">{words.playAs}</h2>
      <ul>
        {state.members
          .filter((member) => !member.bot)
          .map((member) => (
            <li key={member.id}>
              <MemberButton member={member} onChosen={onChosen} />
            </li>
          ))}
      </ul>
      <h2 class="list-title">{words.apps}</h2>
      <ul>
        {state.members
          .filter((member) => member.bot)
          .map((bot) => (
            <li key={bot.id} class="member">
              <Avatar member={bot} size="small" />
              <span class="about">
                <span class="name">{bot.name}</span>
                <span class="hint">{state.bot.online ? words.online : words.offline}</span>
              </span>
              <span class={state.bot.online ? 'lamp on' : 'lamp'} />
            </li>
          ))}
      </ul>
    </aside>
  );
}

function useWaiting(member: PageMember): number {
  const { state, page } = useParlour();
  return member.id === state.you.id ? 0 : waitingFor(state, page.reads, member.id).pings;
}

function MemberButton({ member, onChosen }: { member: PageMember; onChosen: () => void }) {
  const { you, words, deeds } = useParlour();
  const pings = useWaiting(member);
  const role = member.owner ? words.host : member.moderator ? words.moderator : `@${member.username}`;
  return (
    <button
      type="button"
      class="member"
      aria-pressed={member.id === you.id}
      onClick={() => {
        deeds.actAs(member.id);
        onChosen();
      }}
    >
      <Avatar member={member} size="small" />
      <span class="about">
        <span class="name" style={{ '--name': member.colour }}>
          {member.name}
        </span>
        <span class="hint">{role}</span>
      </span>
      {pings > 0 && (
        <span class="badge" title={words.pinged(pings)}>
          {pings}
        </span>
      )}
    </button>
  );
}

/** The same, as a row of faces for a narrow screen. */
export function MemberStrip() {
  const { state, words } = useParlour();
  return (
    <div class="member-strip" role="group" aria-label={words.playAs}>
      {state.members
        .filter((member) => !member.bot)
        .map((member) => (
          <MemberFace key={member.id} member={member} />
        ))}
    </div>
  );
}

function MemberFace({ member }: { member: PageMember }) {
  const { you, words, deeds } = useParlour();
  const pings = useWaiting(member);
  const acting = member.id === you.id;
  return (
    <button
      type="button"
      class="face"
      aria-pressed={acting}
      aria-label={acting ? words.playingAs(member.name) : words.playAsMember(member.name)}
      onClick={() => {
        deeds.actAs(member.id);
      }}
    >
      <Avatar member={member} size="small" />
      {pings > 0 && <span class="badge">{pings}</span>}
    </button>
  );
}
