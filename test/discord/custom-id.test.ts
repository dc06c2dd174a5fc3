import { describe, expect, it } from 'vitest';
import { type CustomId, decodeCustomId, encodeCustomId, fitsCustomId } from '../../src/discord/custom-id.js';
import { limits } from '../../src/discord/limits.js';

const panel: CustomId = {
  kind: 'panel',
  table: 'k3m9x2ab',
  seq: 1234,
  verb: 'go',
  action: 'place-terrain',
  given: '=3m-goblin!0~n4~*a,b%2cc~-',
  page: 2,
  find: 'élan: 50%',
};

describe('custom ids', () => {
  it.each<CustomId>([
    panel,
    { kind: 'act', table: 'k3m9x2ab' },
    { kind: 'log', table: 'k3m9x2ab', page: 0 },
    { kind: 'rules', game: 'orcs-orcs-orcs', topic: -1, page: 3 },
    { kind: 'lobby', table: 'k3m9x2ab', part: 'option', name: 'fate_deck', page: 2, values: 1 },
    { kind: 'lobby', table: 'k3m9x2ab', part: 'join', name: '', page: 0, values: 0 },
    { kind: 'vote', table: 'k3m9x2ab', vote: 'abc123', say: 'yes' },
  ])('say what they said: $kind', (id) => {
    expect(decodeCustomId(encodeCustomId(id))).toEqual(id);
  });

  it('keep colons, percent signs and underscores inside a field', () => {
    const id: CustomId = { kind: 'confirm', table: 'a:b', what: '100%3A_b', about: ':' };
    expect(decodeCustomId(encodeCustomId(id))).toEqual(id);
  });

  it('leave a panel most of its hundred characters for arguments', () => {
    const bare = { ...panel, given: '', find: '' };
    expect(encodeCustomId(bare).length).toBeLessThanOrEqual(40);
    expect(fitsCustomId({ ...bare, given: 'x'.repeat(limits.customId) })).toBe(false);
  });

  it.each(['', 'join_42', '0a:k3m9x2ab', '1z:k3m9x2ab', '1l:k3m9x2ab:!', '1a:k3m9x2ab:more'])(
    'from elsewhere or another time are not understood: %j',
    (written) => {
      expect(decodeCustomId(written)).toBeUndefined();
    },
  );
});
