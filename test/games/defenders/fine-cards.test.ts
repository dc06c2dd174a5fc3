/** Decks, Quests, set-up and journeys to the last card: what is drawn, taken, refused and told. */
import { describe, expect, test } from 'vitest';
import { generalBoards, generalIds } from '../../../src/games/defenders/content/generals.js';
import { type LocId, locationIds } from '../../../src/games/defenders/content/map.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { freeNumber } from '../../../src/games/defenders/rules/hands.js';
import { total } from '../../../src/games/defenders/rules/minions.js';
import { start } from '../../../src/kernel/index.js';
import { leave } from './supplies.js';
import { type Talk, solo, table } from './table-talk.js';

describe('DOR-2 set-up', () => {
  const begun = (seed: string, first: '1' | '2' = '1') =>
    start(defenders, { seats: 2, options: { first }, wishes: ['rogue', 'dwarf'], seed }).match.board;
  const seeds = Array.from({ length: 12 }, (_, i) => `set-up ${i}`);
  const starts = generalIds.map((id) => generalBoards[id].path[0]);

  test('S11 a second card may bring a place that has two minions to three, none to four', () => {
    const filled = seeds.map((seed) =>
      Math.max(
        ...locationIds.filter((loc) => !starts.includes(loc)).map((loc) => total(begun(seed).locations[loc].minions)),
      ),
    );
    expect(Math.max(...filled)).toBe(3);
  });

  test('DOR-2.5 the seat that is named begins, whatever chance says', () => {
    expect(seeds.map((seed) => begun(seed).heroes[begun(seed).active]?.seat)).toEqual(seeds.map(() => 0));
    expect(seeds.map((seed) => begun(seed, '2').heroes[begun(seed, '2').active]?.seat)).toEqual(seeds.map(() => 1));
  });
});

describe('DOR-9.1, 9.2 drawing', () => {
  const evening = (deck: number): Talk => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').dark('dq-1');
    talk.board.removed.push(...talk.board.heroDeck.splice(0, talk.board.heroDeck.length - deck));
    return talk.ends('rogue');
  };
  test('where no card is left nothing is told', () => {
    expect(evening(0).happened('drew')).toBe(false);
  });
  test('the last card is told', () => {
    const talk = evening(1);
    expect(talk.event('drew').cards).toHaveLength(1);
    expect(talk.hero('rogue').hand).toHaveLength(1);
  });
});

describe('DOR-14.8 rewards at once', () => {
  test('a scout takes the topmost card of the colour, were it the last of the whole deck', () => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'thorny-woods').quest('rogue', 'q-scout-gorgutt');
    const { board } = talk;
    const card = 'hc-wyvern-forest-horse';
    board.removed.push(...board.heroDeck.filter((one) => one !== card && one !== 'hc-ghost-marsh-gate'));
    board.heroDeck = [card, 'hc-ghost-marsh-gate'];
    talk.says('rogue', 'quest');
    expect(talk.hero('rogue').hand.map((held) => held.card)).toEqual([card]);
    expect(talk.event('drew')).toMatchObject({ cards: [card], why: 'scouting' });
  });

  test('an envoy’s allies have somebody to strike where one place within two lines has minions', () => {
    const envoy = (loc: LocId): Talk =>
      table(['rogue', 'dwarf'])
        .quest('rogue', 'q-elf-envoy')
        .stands('rogue', 'heavens-glade')
        .put(loc, { green: 1 })
        .dice(5, 5, 5)
        .says('rogue', 'quest');
    expect(envoy('amarak-peak').step).toBe('envoy');
    expect(envoy('ghost-marsh').step).toBe('day');
  });

  test('allies who are not sent strike nobody, and nothing is told of it', () => {
    const talk = table(['rogue', 'dwarf']).quest('rogue', 'q-elf-envoy').stands('rogue', 'heavens-glade');
    talk.put('amarak-peak', { green: 1 }).dice(5, 5, 5).says('rogue', 'quest').responds('rogue', 'none');
    expect(talk.happened('minionsRemoved')).toBe(false);
    expect(talk.minions('amarak-peak')).toEqual({ green: 1 });
  });
});

describe('DOR-14.5 records', () => {
  test('the last minion of the supply is laid on the card; without one the record stands alone', () => {
    const visit = (left: number): Talk =>
      leave(table(['rogue', 'dwarf']), 'black', left)
        .quest('rogue', 'q-rumors')
        .stands('rogue', 'withered-hills')
        .says('rogue', 'move', { to: 'chimera-inn' });
    const one = visit(1);
    expect([one.hero('rogue').quest?.marks, one.board.supply.minions.black]).toEqual([
      [{ colour: 'black', loc: 'chimera-inn', minion: true }],
      0,
    ]);
    expect(visit(0).hero('rogue').quest?.marks).toEqual([{ colour: 'black', loc: 'chimera-inn', minion: false }]);
  });

  test('RU-6 only a minion of the colour that lies on a card can be taken back', () => {
    const night = (minion: boolean): Talk => {
      const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'chimera-inn');
      talk.quest('rogue', 'q-raids');
      talk
        .hero('rogue')
        .quest?.marks.push({ colour: 'blue', loc: null, minion }, { colour: 'red', loc: null, minion: true });
      talk.board.supply.minions.red -= 1;
      if (minion) talk.board.supply.minions.blue -= 1;
      return leave(talk, 'blue', 0, ['blood-flats', 'bounty-bay']).dark('ds-gorgutt-01').ends('rogue');
    };
    expect(night(true).board.result).toBeNull();
    expect(night(true).hero('rogue').quest?.marks).toEqual([{ colour: 'red', loc: null, minion: true }]);
    expect(night(false).board.result).toMatchObject({ won: false, loss: { reason: 'supply', colour: 'blue' } });
  });
});

describe('DOR-8.8 pledges', () => {
  test.each([1, 2, 3] as const)('end where Battle Strategy pushes the general back from step %i', (step) => {
    const paths = ['scorpion-canyon', 'raven-forest', 'angel-tear-falls', 'bounty-bay'] as const;
    const talk = table(['rogue', 'cleric']).general('balazarg', { step }).stands('cleric', paths[step]);
    talk.deal('cleric', 'hc-ghost-marsh-gate').deal('rogue', 'sp-battle-strategy');
    talk.says('cleric', 'join', { cards: ['1'] });
    expect(talk.hero('cleric').pledge).not.toBeNull();
    talk.plays('rogue', 'sp-battle-strategy', 'balazarg');
    expect(talk.event('generalPushedBack')).toMatchObject({ to: paths[step - 1], step: step - 1 });
    expect(talk.hero('cleric').pledge).toBeNull();
  });

  test('are given elsewhere while a battle is on', () => {
    const talk = table(['rogue', 'cleric', 'dwarf']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
    talk.deal('rogue', 'hc-raven-forest-gate').deal('cleric', 'hc-thorny-woods-gate');
    talk
      .stands('dwarf', 'dark-woods')
      .deal('dwarf', 'hc-fire-river-gate')
      .says('rogue', 'attack', { cards: ['1'] });
    const pledged = { cards: ['hc-fire-river-gate'], rewards: [] };
    talk.says('dwarf', 'join', { cards: ['all'] });
    expect([talk.step, talk.hero('dwarf').pledge]).toEqual(['muster', pledged]);
    talk
      .says('dwarf', 'join', { cards: ['none'] })
      .says('cleric', 'join', { cards: ['1'] })
      .responds('rogue', 'start');
    expect([talk.step, talk.hero('dwarf').pledge]).toEqual(['nextFighter', null]);
    talk.says('dwarf', 'join', { cards: ['all'] });
    expect(talk.hero('dwarf').pledge).toEqual(pledged);
  });

  test('whoever no longer holds a pledged card is asked like the others', () => {
    const talk = table(['rogue', 'cleric']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
    talk.deal('rogue', 'hc-raven-forest-gate').deal('cleric', 'hc-thorny-woods-gate', 'hc-minotaur-forest-gate');
    talk.says('cleric', 'join', { cards: ['1'] });
    talk.board.heroDiscard.push(
      ...talk
        .hero('cleric')
        .hand.splice(0, 1)
        .map(({ card }) => card),
    );
    talk.says('rogue', 'attack', { cards: ['1'] });
    expect(talk.board.battle?.fighters.map(({ slot }) => slot)).toEqual([0]);
    expect(talk.isAsked('cleric')).toBe(true);
  });

  test('specification 8.5, solo: a hero who has pledged and is sent into the attack fights once', () => {
    const talk = solo(['rogue', 'cleric']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
    talk.deal('rogue', 'hc-raven-forest-gate').deal('cleric', 'hc-thorny-woods-gate', 'hc-minotaur-forest-gate');
    const active = talk.board.heroes[talk.board.active]?.hero ?? 'rogue';
    talk.says('cleric', 'join', { cards: [talk.no('cleric', 'hc-thorny-woods-gate')] });
    talk.says(active, 'attack', {
      cards: [talk.no('rogue', 'hc-raven-forest-gate'), talk.no('cleric', 'hc-minotaur-forest-gate')],
    });
    expect(talk.event('attackDeclared').who.hero).toBe(active);
    expect(talk.events.flatMap((one) => (one.type === 'joined' ? [one.data.how] : []))).toEqual(['answer']);
  });
});

test('DOR-8.6 the blessing of one fighter cancels the general’s skill for all', () => {
  const talk = table(['rogue', 'cleric', 'dwarf']).stands('rogue', 'dark-woods').stands('cleric', 'dark-woods');
  talk.deal('rogue', 'hc-fire-river-gate').deal('cleric', 'hc-dark-woods-gate').reward('cleric', 'q-amaraks-blessing');
  talk.says('rogue', 'attack', { cards: ['1'] }).says('cleric', 'join', { cards: ['1', 'A'] });
  expect(talk.responds('rogue', 'start').board.battle?.skillCancelled).toBe(true);
});

test('DOR-10.10 there is nothing to see by Dark Visions where no Darkness card lies on the deck', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-dark-visions');
  expect(talk.offers('rogue')).toContain('play');
  talk.board.darkDiscard.push(...talk.board.darkDeck.splice(0, talk.board.darkDeck.length - 1));
  expect(talk.offers('rogue')).toContain('play');
  talk.board.darkDiscard.push(...talk.board.darkDeck.splice(0));
  expect(talk.offers('rogue')).not.toContain('play');
});

test('DOR-14.8 one crystal where the hero stands is enough for the Crystal of Light', () => {
  const talk = table(['rogue']).reward('rogue', 'q-crystal-of-light').stands('rogue', 'wolf-pass').taint('fire-river');
  expect(talk.offers('rogue')).not.toContain('play');
  expect(talk.taint('wolf-pass').offers('rogue')).toContain('play');
});

test('DOR-13.2 the special Magic Gate is offered while a gate is left', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-magic-gate');
  for (const loc of ['wolf-pass', 'fire-river', 'dark-woods'] as const) talk.gate(loc);
  expect(talk.offers('rogue')).toContain('play');
  expect(talk.gate('ghost-marsh').offers('rogue')).not.toContain('play');
});

test('RU-19 of the cards seen by Dark Visions the one that was put back is known, and none where all were discarded', () => {
  const seen = (...keep: string[]): Talk =>
    table(['rogue'])
      .deal('rogue', 'sp-dark-visions')
      .dark('ds-gorgutt-01', 'ds-gorgutt-02', 'ds-gorgutt-03', 'ds-gorgutt-04', 'ds-gorgutt-05')
      .plays('rogue', 'sp-dark-visions')
      .responds('rogue', 'arrange', keep.join(' '));
  expect(seen('2').board.known).toEqual({ seat: 0, count: 1 });
  expect(seen('2').board.darkDeck.at(-1)).toBe('ds-gorgutt-02');
  expect(seen('none').board.known).toBeNull();
});

test('specification 5.1: the number of a card that lies in battle is not given again', () => {
  const talk = table(['rogue', 'cleric']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
  talk.deal('rogue', 'hc-raven-forest-gate', 'hc-fire-river-gate').deal('cleric', 'hc-thorny-woods-gate');
  talk.says('rogue', 'attack', { cards: ['1'] });
  expect([freeNumber(talk.board, 0), freeNumber(talk.board, 1)]).toEqual([3, 2]);
});

test('DOR-8.2, 8.8 a reward alone is neither joined nor pledged with', () => {
  const talk = table(['rogue', 'cleric']).stands('cleric', 'thorny-woods').deal('cleric', 'hc-thorny-woods-gate');
  talk.reward('cleric', 'q-find-magic-gate');
  expect(talk.why('cleric', 'join', { cards: ['A'] })).toBe('needsPortrait');
});

test('DOR-14.8 the Ancient Tree is offered where the land is tainted', () => {
  const talk = table(['rogue']).reward('rogue', 'q-ancient-tree-of-magic');
  expect(talk.offers('rogue')).not.toContain('play');
  expect(talk.taint('wolf-pass').offers('rogue')).toContain('play');
});
