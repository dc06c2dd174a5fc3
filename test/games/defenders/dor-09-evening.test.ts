import { expect, test } from 'vitest';
import { discard } from '../../../src/games/defenders/actions/answering.js';
import { cardIds, isSpecial } from '../../../src/games/defenders/content/hero-cards.js';
import { table } from './table-talk.js';

test('DOR-9.1 two cards, one more for the Rogue on a chest and one for the Helm', () => {
  const plain = table(['rogue', 'dwarf']).stands('rogue', 'wolf-pass').dark('dq-1').ends('rogue');
  expect(plain.hero('rogue').hand).toHaveLength(2);
  const rich = table(['rogue', 'dwarf'])
    .stands('rogue', 'bounty-bay')
    .reward('rogue', 'q-helm-of-power', '')
    .dark('dq-1')
    .ends('rogue');
  expect(rich.hero('rogue').hand).toHaveLength(4);
});

test('DOR-9.2 an empty Hero deck is refilled from the discard pile', () => {
  const talk = table(['rogue']).stands('rogue', 'wolf-pass').dark('dq-1');
  const { board } = talk;
  board.heroDiscard = board.heroDeck.filter((card) => !isSpecial(card));
  board.removed = board.heroDeck.filter(isSpecial);
  board.heroDeck = [];
  talk.ends('rogue');
  expect(talk.hero('rogue').hand).toHaveLength(2);
  expect(talk.board.heroDeck).toHaveLength(79);
});

test('DOR-9.3 every player above ten cards discards or plays special cards', () => {
  const eleven = cardIds.filter((card) => !isSpecial(card)).slice(0, 11);
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'wolf-pass')
    .deal('dwarf', ...eleven.slice(0, 10), 'sp-magic-gate')
    .dark('dq-1')
    .ends('rogue');
  expect(talk.step).toBe('handLimit');
  expect(talk.last?.phases.map(({ key }) => key)).toEqual(['captionDay', 'captionEvening']);
  expect(talk.isAsked('dwarf')).toBe(true);
  expect(talk.why('rogue', 'discard', { cards: ['1'] })).toBe('nothingToDiscard');
  talk.plays('dwarf', 'sp-magic-gate', 'wolf-pass');
  expect(talk.board.turn).toBe(2);
});

test('DOR-9.3 exactly the cards above ten are discarded', () => {
  const eleven = cardIds.filter((card) => !isSpecial(card)).slice(0, 11);
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'wolf-pass')
    .deal('dwarf', ...eleven)
    .dark('dq-1')
    .ends('rogue');
  expect(talk.why('dwarf', 'discard', { cards: ['99'] })).toBe('discardExactly');
  talk.says('dwarf', 'discard', { cards: ['4'] });
  expect(talk.hero('dwarf').hand).toHaveLength(10);
});

test('DOR-9.3 the cards worth least are proposed, the same as when nobody answers', () => {
  const twelve = cardIds.filter((card) => !isSpecial(card)).slice(0, 12);
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'wolf-pass')
    .deal('dwarf', ...twelve)
    .dark('dq-1')
    .ends('rogue');
  const { cards } = discard.args;
  const proposed = cards.kind === 'many' ? cards.proposal?.(talk.view(1), 1, {}) : undefined;
  expect(proposed).toHaveLength(2);
  expect(talk.fallback('dwarf')).toEqual({ action: 'discard', args: { cards: proposed } });
});
