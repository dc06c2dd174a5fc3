import { describe, expect, test } from 'vitest';
import { play } from '../../../src/games/defenders/actions/playing.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { firstOf, rngOver, seedRng } from '../../../src/kernel/index.js';
import { plansOf } from '../../../src/kernel/plans.js';
import { table, tokens } from './table-talk.js';

test('DOR-13.2 sp-magic-gate: a gate on any location that has none', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-magic-gate');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('dancing-stones') })).toBe('badTarget');
  talk.plays('rogue', 'sp-magic-gate', 'ghost-marsh');
  expect(talk.board.locations['ghost-marsh'].gate).toBe(true);
  expect(talk.board.removed).toEqual(['sp-magic-gate']);
});

test('DOR-13.2 sp-hammer-of-valor: any hero to any location, but no Sorceress in an enemy form into the city', () => {
  const talk = table(['sorceress', 'dwarf'])
    .stands('sorceress', 'wolf-pass')
    .responds('sorceress', 'red')
    .deal('dwarf', 'sp-hammer-of-valor');
  expect(talk.why('dwarf', 'play', { card: '1', targets: tokens('sorceress monarch-city') })).toBe('badTarget');
  talk.plays('dwarf', 'sp-hammer-of-valor', 'sorceress bounty-bay');
  expect(talk.hero('sorceress').loc).toBe('bounty-bay');
});

test('DOR-13.2 sp-spell-of-purity: every crystal of one location', () => {
  const talk = table(['rogue'])
    .taint('wolf-pass', 3)
    .deal('rogue', 'sp-spell-of-purity')
    .plays('rogue', 'sp-spell-of-purity', 'wolf-pass');
  expect(talk.crystals('wolf-pass')).toBe(0);
  expect(talk.board.supply.crystals).toBe(12);
});

test('DOR-13.2 sp-elven-archers: up to two green locations', () => {
  const talk = table(['rogue'])
    .put('raven-forest', { red: 2, green: 1 })
    .put('thorny-woods', { green: 3 })
    .put('wolf-pass', { red: 1 })
    .deal('rogue', 'sp-elven-archers');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('wolf-pass') })).toBe('badTarget');
  talk.plays('rogue', 'sp-elven-archers', 'raven-forest thorny-woods');
  expect([talk.minions('raven-forest'), talk.minions('thorny-woods')]).toEqual([{}, {}]);
});

test('DOR-13.2 sp-battle-strategy: up to three locations and one general a step back', () => {
  const talk = table(['rogue'])
    .put('dark-woods', { black: 3 })
    .put('scorpion-canyon', { red: 3 })
    .put('fire-river', { red: 1 })
    .general('balazarg', { step: 2 })
    .deal('rogue', 'sp-battle-strategy');
  talk.plays('rogue', 'sp-battle-strategy', 'dark-woods scorpion-canyon fire-river balazarg');
  expect([talk.minions('dark-woods'), talk.minions('scorpion-canyon'), talk.minions('fire-river')]).toEqual([
    {},
    {},
    {},
  ]);
  expect(talk.board.generals.balazarg.step).toBe(1);
});

test('DOR-13.2 sp-all-is-quiet: no Darkness cards this Night', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .deal('rogue', 'sp-all-is-quiet')
    .plays('rogue', 'sp-all-is-quiet')
    .ends('rogue');
  expect(talk.board.lastNight).toMatchObject({ quiet: true, cards: [] });
  expect(talk.last?.phases.at(-1)).toEqual({ key: 'captionNight', params: { quiet: true } });
});

test('DOR-13.2 sp-battle-luck: never against an uncancelled Varkolak', () => {
  const talk = table(['rogue', 'cleric', 'dwarf'])
    .stands('rogue', 'dark-woods')
    .stands('cleric', 'dark-woods')
    .deal('rogue', 'hc-dark-woods-gate')
    .deal('cleric', 'hc-dark-woods-horse')
    .deal('dwarf', 'sp-battle-luck-1');
  talk
    .says('rogue', 'attack', { cards: ['1'] })
    .says('cleric', 'join', { cards: ['1'] })
    .responds('rogue', 'start');
  expect(talk.step).toBe('nextFighter');
  expect(talk.offers('dwarf')).not.toContain('play');
});

test('DOR-13.2 sp-battle-fury: one action, every minion where the holder stands, counted for his Quest', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-demon-hunter')
    .stands('rogue', 'wolf-pass')
    .put('wolf-pass', { red: 3 })
    .deal('rogue', 'sp-battle-fury')
    .plays('rogue', 'sp-battle-fury');
  expect(talk.minions('wolf-pass')).toEqual({});
  expect(talk.hero('rogue').quest?.marks).toHaveLength(3);
  expect(talk.hero('rogue').actions).toBe(5);
});

test('DOR-13.2 sp-local-information: at an inn, five cards for a colour, no action and no Rumors use', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-local-information');
  expect(talk.offers('rogue')).not.toContain('play');
  talk.stands('rogue', 'gryphon-inn').plays('rogue', 'sp-local-information', 'green');
  expect(talk.event('rumorsHeard').drawn).toHaveLength(5);
  expect(talk.hero('rogue')).toMatchObject({ actions: 6, rumorsUsed: 0 });
});

test('DOR-13.2 sp-kings-guard-attack: six minions in and around the city, in any mix', () => {
  const talk = table(['rogue'])
    .put('monarch-city', { red: 2, blue: 1 })
    .put('wolf-pass', { green: 3 })
    .put('orc-valley', { blue: 2 })
    .put('dark-woods', { black: 1 })
    .deal('rogue', 'sp-kings-guard-attack');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('dark-woods=k') })).toBe('badTarget');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('wolf-pass=ggg monarch-city=rrb orc-valley=b') })).toBe(
    'badTarget',
  );
  talk.plays('rogue', 'sp-kings-guard-attack', 'wolf-pass=gg monarch-city');
  expect(talk.minions('monarch-city')).toEqual({});
  expect(talk.minions('wolf-pass')).toEqual({ green: 1 });
});

describe('DOR-13.2 sp-cavalry-sweep', () => {
  const swept = () =>
    table(['rogue'])
      .put('wolf-pass', { red: 3 })
      .put('orc-valley', { blue: 2 })
      .put('dancing-stones', { black: 2 })
      .deal('rogue', 'sp-cavalry-sweep');
  test('DOR-13.6 a chain of neighbours, two in each, Dragonkin cost two', () => {
    const talk = swept().plays('rogue', 'sp-cavalry-sweep', 'wolf-pass=rr orc-valley=bb');
    expect(talk.minions('wolf-pass')).toEqual({ red: 1 });
    expect(talk.minions('orc-valley')).toEqual({});
  });
  test.each([
    'wolf-pass=rrr',
    'wolf-pass=r dancing-stones=k',
    'wolf-pass=rr orc-valley=bb dancing-stones=k',
    'wolf-pass=bb',
    'monarch-city',
  ])('%s is refused', (targets) => {
    expect(swept().why('rogue', 'play', { card: '1', targets: tokens(targets) })).toBe('badTarget');
  });
  test('DOR-13.6 empty locations may be passed, and letters are filled in', () => {
    const talk = swept().plays('rogue', 'sp-cavalry-sweep', 'wolf-pass monarch-city dancing-stones');
    expect(talk.minions('wolf-pass')).toEqual({ red: 1 });
    expect(talk.minions('dancing-stones')).toEqual({});
  });
});

describe('DOR-13.2 sp-dark-visions', () => {
  const seen = () =>
    table(['rogue', 'dwarf'])
      .deal('rogue', 'sp-dark-visions')
      .dark('dm-city', 'ds-gorgutt-01', 'dq-2', 'ds-varkolak-03', 'ds-sapphire-10')
      .plays('rogue', 'sp-dark-visions');
  test('EX-40 Dark Visions: three discarded, the Monarch City card shuffles, the kept two lie on top in order', () => {
    const talk = seen();
    expect(talk.step).toBe('visions');
    expect(talk.events.find(({ type }) => type === 'visionsSeen')?.only).toEqual([0]);
    talk.responds('rogue', 'arrange', '3 2');
    expect(talk.board.darkDeck.slice(-2)).toEqual(['ds-gorgutt-01', 'dq-2']);
    expect(talk.board.darkDeck).toHaveLength(56);
    expect(talk.happened('decksShuffled')).toBe(true);
    expect(talk.event('visionsDone')).toMatchObject({ back: 2 });
  });
  test('DOR-10.9 without the Monarch City card the rest lies on the discard pile', () => {
    const talk = seen().responds('rogue', 'arrange', '1 5');
    expect([...talk.board.darkDiscard].sort()).toEqual(['dq-2', 'ds-gorgutt-01', 'ds-varkolak-03']);
    expect(talk.board.darkDeck.slice(-2)).toEqual(['ds-sapphire-10', 'dm-city']);
  });
  test('specification 2.3: only the one who looked knows what lies on top', () => {
    const talk = seen();
    expect(talk.view(0).foreseen).toEqual(['dm-city', 'ds-gorgutt-01', 'dq-2', 'ds-varkolak-03', 'ds-sapphire-10']);
    expect(talk.view(1).foreseen).toEqual([]);
    const rng = rngOver(seedRng('redeal'));
    expect(defenders.view(defenders.redeal(talk.match, 0, rng), 0)).toEqual(talk.view(0));
    expect(defenders.view(defenders.redeal(talk.match, 1, rng), 1)).toEqual(talk.view(1));
    talk.responds('rogue', 'keep');
    expect(talk.view(0).foreseen).toHaveLength(5);
    talk.stands('rogue', 'chimera-inn').ends('rogue');
    expect(talk.view(0).foreseen).not.toContain('dm-city');
  });
  test('DOR-16.1 not between the reveal of a Darkness card and its resolution', () => {
    const talk = table(['wizard', 'dwarf'])
      .stands('wizard', 'chimera-inn')
      .deal('dwarf', 'sp-dark-visions')
      .dark('ds-gorgutt-01')
      .ends('wizard');
    expect(talk.step).toBe('wisdom');
    expect(talk.offers('dwarf')).not.toContain('play');
  });
});

test('DOR-13.2 sp-militia-secures-area and sp-strong-defenses wait for a revealed card', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-militia-secures-area', 'sp-strong-defenses', 'sp-magic-gate');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('wolf-pass') })).toBe('notNow');
  expect(talk.why('rogue', 'play', { card: '2' })).toBe('notNow');
});

test('DOR-13.2 sp-spy-in-the-camp: only a general whose healing clock runs', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-spy-in-the-camp');
  expect(talk.offers('rogue')).not.toContain('play');
  talk.general('gorgutt', { life: 4, healWait: 1 }).plays('rogue', 'sp-spy-in-the-camp', 'gorgutt');
  expect(talk.board.spied).toEqual(['gorgutt']);
});

test('specification 5.1: every plan offered is accepted, and fits a choice', () => {
  const talk = table(['rogue', 'dwarf'])
    .put('monarch-city', { red: 3 })
    .put('wolf-pass', { green: 3 })
    .put('orc-valley', { blue: 2, red: 1 })
    .put('raven-forest', { green: 2 })
    .put('fire-river', { black: 3 })
    .taint('wolf-pass', 2)
    .general('gorgutt', { step: 2, life: 4, healWait: 1 });
  talk
    .deal(
      'rogue',
      'sp-magic-gate',
      'sp-hammer-of-valor',
      'sp-spell-of-purity',
      'sp-elven-archers',
      'sp-battle-strategy',
      'sp-kings-guard-attack',
      'sp-cavalry-sweep',
      'sp-spy-in-the-camp',
    )
    .reward('rogue', 'q-king-of-the-gryphons');
  const view = talk.view(0);
  const { targets } = play.args;
  if (targets.kind !== 'plan') throw new Error('targets is a plan');
  for (const card of [...talk.nos('rogue'), 'A']) {
    const plans = firstOf(plansOf(targets, view, 0, { card }), 40);
    expect(plans.length, card).toBeGreaterThan(0);
    for (const plan of plans) {
      plan.forEach((token, i) =>
        expect(targets.accepts?.(view, 0, { card }, plan.slice(0, i), token), token).toBe(true),
      );
      for (const { value } of targets.next(view, 0, { card }, plan)) expect(value.length).toBeLessThanOrEqual(100);
    }
    const proposal = targets.proposal?.(view, 0, { card }) ?? [];
    expect(targets.isWhole(view, 0, { card }, proposal), card).toBe(true);
  }
});
