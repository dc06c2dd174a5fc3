import { describe, expect, test } from 'vitest';
import { cardIds, isSpecial } from '../../../src/games/defenders/content/hero-cards.js';
import { solo, table, tokens } from './table-talk.js';

describe('DOR-16.1 open moments', () => {
  test('DOR-16.1 another player’s Day: open, dusk and heal cards, not night cards', () => {
    const talk = table(['rogue', 'dwarf'])
      .deal('dwarf', 'sp-all-is-quiet', 'sp-militia-secures-area', 'sp-magic-gate')
      .general('gorgutt', { life: 3, healWait: 0 });
    expect(talk.offers('dwarf')).toContain('play');
    expect(talk.why('dwarf', 'play', { card: '2', targets: tokens('wolf-pass') })).toBe('notNow');
    talk.plays('dwarf', 'sp-all-is-quiet');
    expect(talk.board.quietNight).toBe(true);
  });
  test('DOR-16.1 muster: only open cards', () => {
    const talk = table(['rogue', 'cleric', 'dwarf'])
      .stands('rogue', 'thorny-woods')
      .stands('cleric', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .deal('cleric', 'hc-raven-forest-horse')
      .deal('dwarf', 'sp-all-is-quiet', 'sp-magic-gate');
    talk.says('rogue', 'attack', { cards: ['1'] });
    expect(talk.why('dwarf', 'play', { card: '1' })).toBe('notNow');
    talk.plays('dwarf', 'sp-magic-gate', 'wolf-pass');
  });
  test('DOR-16.2 a card that would do nothing is refused', () => {
    const talk = table(['rogue', 'dwarf']).deal('dwarf', 'sp-spell-of-purity', 'sp-magic-gate');
    expect(talk.why('dwarf', 'play', { card: '1', targets: tokens('wolf-pass') })).toBe('nothingHappens');
  });
  test('DOR-16.1 Battle Fury is for the holder’s own Day', () => {
    const talk = table(['rogue', 'dwarf'])
      .deal('dwarf', 'sp-battle-fury', 'sp-magic-gate')
      .put('monarch-city', { red: 1 });
    expect(talk.why('dwarf', 'play', { card: '1' })).toBe('notNow');
  });
});

test('DOR-16.2 a play is resolved at once, and what has become impossible is dropped', () => {
  const talk = table(['cleric', 'dwarf'])
    .stands('cleric', 'raven-forest')
    .put('raven-forest', { black: 2 })
    .deal('dwarf', 'sp-elven-archers')
    .dark('dq-1')
    .ends('cleric');
  expect(talk.step).toBe('turnUndead');
  talk.plays('dwarf', 'sp-elven-archers', 'raven-forest');
  expect(talk.board.turn).toBe(2);
  expect(talk.hero('cleric').life).toBe(6);
});

test('DOR-16.3 in a window the first command is resolved first, and relevance is computed again', () => {
  const talk = table(['rogue', 'dwarf', 'cleric'])
    .general('gorgutt', { step: 3 })
    .stands('rogue', 'chimera-inn')
    .deal('dwarf', 'sp-strong-defenses')
    .reward('cleric', 'q-organize-militia')
    .dark('dp-gorgutt');
  talk.ends('rogue');
  expect([talk.isAsked('dwarf'), talk.isAsked('cleric')]).toEqual([true, true]);
  talk.plays('dwarf', 'sp-strong-defenses');
  expect(talk.board.turn).toBe(2);
  expect(talk.hero('cleric').completed[0]?.used).toBe(false);
});

test('EX-32b Battle Luck in a fight: played by another before the next command', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'orc-valley')
    .put('orc-valley', { red: 3 })
    .deal('dwarf', 'sp-battle-luck-1')
    .dice(5, 2, 1)
    .says('rogue', 'fight');
  expect(talk.minions('orc-valley')).toEqual({ red: 2 });
  talk.dice(4, 3).plays('dwarf', 'sp-battle-luck-1');
  expect(talk.minions('orc-valley')).toEqual({ red: 1 });
});

test('DOR-16.4 after the active player’s next command Battle Luck is too late', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'orc-valley')
    .put('orc-valley', { red: 3 })
    .deal('dwarf', 'sp-battle-luck-1')
    .dice(5, 2, 1)
    .says('rogue', 'fight')
    .says('rogue', 'move', { to: 'wolf-pass' });
  expect(talk.offers('dwarf')).not.toContain('play');
});

test('RU-43 two Battle Luck cards in one fight, one after the other', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'orc-valley')
    .put('orc-valley', { red: 2 })
    .deal('dwarf', 'sp-battle-luck-1', 'sp-battle-luck-2')
    .dice(1, 1)
    .says('rogue', 'fight');
  talk.dice(1, 1).plays('dwarf', 'sp-battle-luck-1').dice(4, 1).plays('dwarf', 'sp-battle-luck-2');
  expect(talk.minions('orc-valley')).toEqual({ red: 1 });
});

describe('DOR-16.5 cards against a revealed Darkness card', () => {
  const before = () => table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'chimera-inn');
  test('EX-38 Strong Defenses: the Orc part is resolved, Varkolak stays', () => {
    const talk = before()
      .general('varkolak', { step: 3 })
      .put('wolf-pass', { green: 1 })
      .deal('dwarf', 'sp-strong-defenses')
      .dark('dw-varkolak')
      .ends('rogue');
    expect(talk.step).toBe('nightWindow');
    talk.plays('dwarf', 'sp-strong-defenses');
    expect(talk.board.generals.varkolak.step).toBe(3);
    expect(talk.minions('wolf-pass')).toEqual({ green: 2 });
  });
  test('EX-38 nobody plays and auto-save is off: the heroes lose', () => {
    const talk = table(['rogue', 'dwarf'], { autoSave: false })
      .stands('rogue', 'chimera-inn')
      .general('varkolak', { step: 3 })
      .deal('dwarf', 'sp-strong-defenses')
      .dark('dw-varkolak')
      .ends('rogue');
    expect(talk.fallback('dwarf')).toEqual({ action: 'respond', args: { choice: 'pass' } });
    talk.responds('dwarf', 'pass');
    expect(talk.match.outcome?.reason).toEqual({ key: 'generalEntered', params: { general: 'varkolak' } });
  });
  test('DOR-16.5 Militia Secures Area cancels one entry and leaves the general’s minions', () => {
    const talk = before()
      .put('wolf-pass', { green: 3 })
      .deal('dwarf', 'sp-militia-secures-area')
      .dark('ds-sapphire-09')
      .ends('rogue');
    talk.plays('dwarf', 'sp-militia-secures-area', 'wolf-pass');
    expect(talk.crystals('wolf-pass')).toBe(0);
    expect(talk.minions('serpent-swamp')).toEqual({ red: 2 });
  });
  test('RU-21 on Orc Patrols it cancels one location, on the Monarch City card one colour', () => {
    const patrols = before()
      .says('dwarf', 'alerts', { level: 'all' })
      .deal('dwarf', 'sp-militia-secures-area')
      .dark('dp-balazarg')
      .ends('rogue');
    patrols.plays('dwarf', 'sp-militia-secures-area', 'raven-forest');
    expect(patrols.minions('raven-forest')).toEqual({ red: 1 });
    expect(patrols.minions('wyvern-forest')).toEqual({ green: 1 });
    const city = before()
      .put('wolf-pass', { green: 1, red: 1 })
      .deal('dwarf', 'sp-militia-secures-area')
      .dark('dm-city')
      .ends('rogue');
    city.plays('dwarf', 'sp-militia-secures-area', 'green');
    expect(city.minions('monarch-city')).toEqual({ red: 1 });
  });
  test('DOR-16.5 a Hunter reward does not work on Orc Patrols', () => {
    const talk = before()
      .says('dwarf', 'alerts', { level: 'all' })
      .reward('dwarf', 'q-orc-hunter')
      .dark('dp-balazarg')
      .ends('rogue');
    expect(talk.board.turn).toBe(2);
    expect(talk.hero('dwarf').completed[0]?.used).toBe(false);
  });
});

test('DOR-16.6 All Is Quiet at dusk, Raids only in the hero’s own turn', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .reward('dwarf', 'q-raids')
    .deal('dwarf', 'sp-magic-gate');
  expect(talk.why('dwarf', 'play', { card: 'A' })).toBe('nothingHappens');
  const quiet = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .general('gorgutt', { step: 3 })
    .deal('dwarf', 'sp-all-is-quiet')
    .ends('rogue');
  expect(quiet.step).toBe('dusk');
  expect(quiet.last?.phases.map(({ key }) => key)).toEqual(['captionDay', 'captionEvening']);
  quiet.plays('dwarf', 'sp-all-is-quiet');
  expect(quiet.board.lastNight?.quiet).toBe(true);
});

test('DOR-16.7 Spy in the Camp: neither healing nor a nearer clock', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .general('gorgutt', { life: 2, healWait: 0 })
    .deal('dwarf', 'sp-spy-in-the-camp')
    .dark('dq-1')
    .ends('rogue');
  expect(talk.step).toBe('healWindow');
  talk.plays('dwarf', 'sp-spy-in-the-camp', 'gorgutt');
  expect(talk.board.generals.gorgutt).toMatchObject({ life: 2, healWait: 0 });
  talk.stands('dwarf', 'chimera-inn').dark('dq-2').ends('dwarf');
  expect(talk.board.generals.gorgutt.life).toBe(3);
});

test('DOR-16.8 auto-save plays the first saving card of those who were asked', () => {
  const talk = table(['rogue', 'dwarf', 'cleric'])
    .stands('rogue', 'chimera-inn')
    .general('varkolak', { step: 3 })
    .deal('dwarf', 'sp-battle-strategy')
    .deal('cleric', 'sp-strong-defenses')
    .dark('dw-varkolak')
    .ends('rogue');
  expect(talk.fallback('cleric')).toEqual({ action: 'play', args: { card: '1' } });
  expect(talk.fallback('dwarf')).toEqual({ action: 'respond', args: { choice: 'pass' } });
  talk.responds('cleric', 'pass');
  const saving = talk.fallback('dwarf');
  expect(saving).toMatchObject({ action: 'play', args: { card: '1' } });
  talk.says('dwarf', 'play', saving?.args as { card: string; targets: string[] });
  expect(talk.match.outcome).toBeNull();
  expect(talk.board.generals.varkolak.step).toBe(2);
});

describe('specification 4.4: alerts', () => {
  const dusk = () =>
    table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').deal('dwarf', 'sp-all-is-quiet').dark('dq-1');
  test('specification 4.4, important: a harmless dusk asks nobody', () => {
    expect(dusk().ends('rogue').board.turn).toBe(2);
  });
  test('specification 4.4, all: whoever holds a card is asked', () => {
    expect(dusk().says('dwarf', 'alerts', { level: 'all' }).ends('rogue').step).toBe('dusk');
  });
  test('specification 4.4, none: never asked, though the play stays possible', () => {
    const talk = dusk().general('gorgutt', { step: 3 }).says('dwarf', 'alerts', { level: 'none' });
    expect(talk.offers('dwarf')).toContain('play');
    expect(talk.ends('rogue').step).not.toBe('dusk');
  });
  test('specification 4.4: a seat nobody holds counts as passed', () => {
    const talk = dusk().general('gorgutt', { step: 3 });
    talk.match.empty = [1];
    expect(talk.ends('rogue').step).not.toBe('dusk');
  });
});

test('specification 4.4: the last stand asks only whoever can save the hero', () => {
  const talk = table(['ranger', 'dwarf', 'cleric'])
    .stands('ranger', 'windy-pass')
    .lives('ranger', 2)
    .put('windy-pass', { red: 3 })
    .deal('dwarf', 'sp-elven-archers')
    .deal('cleric', 'sp-cavalry-sweep')
    .dark('dq-1')
    .ends('ranger');
  expect(talk.step).toBe('lastStand');
  expect([talk.isAsked('dwarf'), talk.isAsked('cleric')]).toEqual([false, true]);
  talk.plays('cleric', 'sp-cavalry-sweep', 'windy-pass=rr');
  expect(talk.hero('ranger').life).toBe(1);
});

test('specification 8.5, solo: plays and prompts of all heroes go to the one player', () => {
  const talk = solo(['rogue', 'dwarf']);
  const other = talk.board.active === 0 ? 'dwarf' : 'rogue';
  talk.deal(other, 'sp-hammer-of-valor').plays(other, 'sp-hammer-of-valor', `${other} dark-woods`);
  expect(talk.hero(other).loc).toBe('dark-woods');
});

test('DOR-9.3 the hand limit lets special cards be played out of turn by all above it', () => {
  const many = cardIds.filter((card) => !isSpecial(card)).slice(0, 11);
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .deal('dwarf', ...many)
    .dark('dq-1')
    .ends('rogue');
  expect(talk.fallback('dwarf')?.action).toBe('discard');
});
