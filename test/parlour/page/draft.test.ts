import { describe, expect, it } from 'vitest';
import type { PageCommand, PageMember, PageOption, PageState } from '@barbican/parlour/page-api';
import {
  addOption,
  beginDraft,
  nextEmpty,
  pick,
  readDraft,
  readEntry,
  typeIn,
  unusedOptions,
} from '../../../packages/parlour/src/page/composer/draft.js';
import { draftFromText, findCommands } from '../../../packages/parlour/src/page/composer/find-commands.js';
import { en } from '../../../packages/parlour/src/page/words/en.js';

const option = (name: string, more: Partial<PageOption> = {}): PageOption => ({
  name,
  label: name,
  description: '',
  kind: 'string',
  required: false,
  autocomplete: false,
  choices: [],
  ...more,
});
const command = (words: string, options: PageOption[] = []): PageCommand => ({
  path: words.split(' '),
  words: words.split(' '),
  description: '',
  options,
});

const game = option('game', { required: true, choices: [{ label: 'Stronghold', value: 'stronghold' }] });
const players = option('players', { kind: 'integer', minValue: 2, maxValue: 6 });
const title = option('title', { minLength: 3, maxLength: 8 });
const open = command('table open', [game, players, title]);
const replace = command('table replace', [option('player', { kind: 'user', required: true })]);
const ouvrir: PageCommand = { ...open, words: ['table', 'ouvrir'] };

const mira: PageMember = {
  id: '1',
  name: 'Mira',
  username: 'mira',
  locale: 'en-GB',
  colour: '#ffffff',
  bot: false,
  owner: true,
  moderator: true,
};
const state: PageState = {
  guild: { id: '9', name: 'Guild' },
  you: mira,
  members: [mira],
  channels: [],
  messages: {},
  commands: [open, replace],
  events: [],
  bot: { id: '8', name: 'Bot', online: true },
};

describe('finding a command', () => {
  it('puts what begins with the typed words first, then what contains them', () => {
    const help = command('help');
    const found = findCommands('/ta', [command('start table'), help, open, replace]);
    expect(found.map((one) => one.words.join(' '))).toEqual(['table open', 'table replace', 'start table']);
  });

  it('is found by its own name as well as by the localised one', () => {
    expect(findCommands('/table ou', [ouvrir])).toEqual([ouvrir]);
    expect(findCommands('/table op', [ouvrir])).toEqual([ouvrir]);
  });

  it('is taken up once a space stands behind the whole of it', () => {
    expect(draftFromText('/table open', [open])).toBeUndefined();
    expect(draftFromText('/table open ', [open])).toMatchObject({ command: open, shown: ['game'], focus: 'game' });
  });

  it('takes options along when a whole line is pasted', () => {
    const draft = draftFromText('/table open game: Stronghold players:4', [open]);
    expect(draft).toMatchObject({
      shown: ['game', 'players'],
      entries: { game: { text: 'Stronghold' }, players: { text: '4' } },
      focus: undefined,
    });
    expect(draft && readDraft(draft, state, en)).toEqual({
      options: { game: 'stronghold', players: 4 },
      wrong: undefined,
    });
  });
});

describe('filling in options', () => {
  it('shows the required ones, and moves on when one is picked', () => {
    const draft = beginDraft(open);
    expect(draft).toMatchObject({ shown: ['game'], focus: 'game' });
    const picked = pick(draft, 'game', { text: 'Stronghold', value: 'stronghold' });
    expect(picked.focus).toBeUndefined();
    expect(nextEmpty(picked)).toBeUndefined();
    expect(unusedOptions(picked).map((one) => one.name)).toEqual(['players', 'title']);
  });

  it('names the first option that is missing or wrong', () => {
    const draft = typeIn(addOption(beginDraft(open), 'players'), 'players', '9');
    expect(readDraft(draft, state, en)).toEqual({ options: {}, wrong: { name: 'game', problem: en.problem.missing } });
    const named = typeIn(draft, 'game', 'stronghold');
    expect(readDraft(named, state, en)).toEqual({
      options: { game: 'stronghold' },
      wrong: { name: 'players', problem: en.problem.tooLarge(6) },
    });
  });

  it.each([
    [game, 'chess', { kind: 'wrong', problem: en.problem.pickFromList }],
    [players, '1', { kind: 'wrong', problem: en.problem.tooSmall(2) }],
    [players, '2.5', { kind: 'wrong', problem: en.problem.notWhole }],
    [players, 'two', { kind: 'wrong', problem: en.problem.notANumber }],
    [players, '', { kind: 'empty' }],
    [title, 'ab', { kind: 'wrong', problem: en.problem.tooShort(3) }],
    [title, 'far too long', { kind: 'wrong', problem: en.problem.tooLong(8) }],
    [option('who', { kind: 'user' }), 'mira', { kind: 'value', value: '1' }],
    [option('open', { kind: 'boolean' }), 'false', { kind: 'value', value: false }],
    [option('odds', { kind: 'number' }), '0,5', { kind: 'value', value: 0.5 }],
  ])('reads $name from "%s"', (asked, text, reading) => {
    expect(readEntry(asked, { text }, state, en)).toEqual(reading);
  });
});
