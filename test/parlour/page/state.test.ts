import { describe, expect, it } from 'vitest';
import type { PageMember, PageMessage, PageState } from '@barbican/parlour/page-api';
import { applyLive, putMessages } from '../../../packages/parlour/src/page/state/live.js';
import { changePage, firstPage, type Page } from '../../../packages/parlour/src/page/state/page.js';
import { markRead, newsFor, waitingFor } from '../../../packages/parlour/src/page/state/reading.js';

const member = (id: string, name: string): PageMember => ({
  id,
  name,
  username: name.toLowerCase(),
  locale: 'en-GB',
  colour: '#ffffff',
  bot: name === 'Bot',
  owner: false,
  moderator: false,
});
const mira = member('1', 'Mira');
const tom = member('2', 'Tom');
const bot = member('8', 'Bot');
const user = (of: PageMember) => ({
  id: of.id,
  username: of.username,
  global_name: of.name,
  discriminator: '0',
  avatar: null,
});

const message = (id: string, more: Partial<PageMessage> = {}): PageMessage => ({
  id,
  channel_id: '50',
  author: user(bot),
  content: `message ${id}`,
  timestamp: '2026-01-01T12:00:00.000Z',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  type: 0,
  parlour: { pingsYou: false },
  ...more,
});

const state: PageState = {
  guild: { id: '9', name: 'Guild' },
  you: mira,
  members: [mira, tom, bot],
  channels: [
    { id: '50', name: 'table', kind: 'text', topic: '', archived: false, writable: true },
    { id: '51', name: 'lounge', kind: 'text', topic: '', archived: false, writable: true },
  ],
  messages: { '50': [message('99'), message('100')] },
  commands: [],
  events: [],
  bot: { id: '8', name: 'Bot', online: true },
};

const opened = (): Page =>
  [
    { type: 'members' as const, members: state.members },
    { type: 'live' as const, event: { type: 'state' as const, state }, now: 0 },
  ].reduce(changePage, firstPage({}, {}));

describe('what the live connection says', () => {
  it('keeps messages in the order of their ids, and replaces a changed one', () => {
    const changed = message('99', { content: 'changed' });
    expect(putMessages([message('99'), message('101')], [message('100'), changed]).map((one) => one.id)).toEqual([
      '99',
      '100',
      '101',
    ]);
    const after = applyLive(state, { type: 'message', message: changed });
    expect(after.messages['50']?.map((one) => one.content)).toEqual(['changed', 'message 100']);
  });

  it('changes who you are when your own language changes', () => {
    const after = applyLive(state, { type: 'member', member: { ...mira, locale: 'fr' } });
    expect(after.you.locale).toBe('fr');
    expect(after.members[0]?.locale).toBe('fr');
  });

  it('leaves a channel that goes away while it is open', () => {
    const page = changePage(opened(), { type: 'live', event: { type: 'channel-gone', channelId: '50' }, now: 0 });
    expect(page.channelId).toBe('51');
  });
});

describe('switching members', () => {
  it('begins with the first member who is not a bot, unless the address names one', () => {
    expect(opened().memberId).toBe('1');
    const named = changePage(firstPage({ memberId: '2' }, {}), { type: 'members', members: state.members });
    expect(named.memberId).toBe('2');
  });

  it('shows nothing private of the one who acted before', () => {
    const secret = message('101', { flags: 64, content: 'Mira’s hand' });
    const page = changePage(opened(), { type: 'live', event: { type: 'message', message: secret }, now: 0 });
    expect(page.state?.messages['50']).toHaveLength(3);
    const asTom = changePage(page, { type: 'act-as', memberId: '2' });
    expect(asTom.state?.you.name).toBe('Tom');
    expect(JSON.stringify(asTom.state)).not.toContain('Mira’s hand');
  });

  it('ignores the state of somebody one no longer plays', () => {
    const asTom = changePage(opened(), { type: 'act-as', memberId: '2' });
    expect(changePage(asTom, { type: 'live', event: { type: 'state', state }, now: 0 }).state?.you.name).toBe('Tom');
  });
});

describe('what is unread', () => {
  const pingingTom = message('101', { mentions: [user(tom)] });
  const later = applyLive(state, { type: 'message', message: pingingTom });

  it('counts what came after the last look, and pings by name', () => {
    const reads = markRead({}, '2', '50', '100');
    expect(newsFor(later, reads, '2', '50')).toEqual({ unread: true, pings: 1 });
    expect(newsFor(later, markRead(reads, '2', '50', '101'), '2', '50')).toEqual({ unread: false, pings: 0 });
  });

  it('never goes back to an older message', () => {
    expect(markRead({ '2': { '50': '101' } }, '2', '50', '99')).toEqual({ '2': { '50': '101' } });
  });

  it('takes no silent message for a ping', () => {
    const silent = applyLive(state, { type: 'message', message: { ...pingingTom, flags: 4096 } });
    expect(newsFor(silent, {}, '2', '50')).toEqual({ unread: true, pings: 0 });
  });

  it('says who is waited for, and where', () => {
    expect(waitingFor(later, {}, '2')).toEqual({ pings: 1, channelIds: ['50'] });
    expect(waitingFor(later, {}, '1')).toEqual({ pings: 0, channelIds: [] });
  });
});
