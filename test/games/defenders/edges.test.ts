/** What lies right beside the edge of a rule: one more, one fewer, the other half of a condition. */
import { describe, expect, test } from 'vitest';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { hammerOfValor } from '../../../src/games/defenders/plans/carrying.js';
import { elvenArchers } from '../../../src/games/defenders/plans/clearing.js';
import { cavalrySweep } from '../../../src/games/defenders/plans/sweep.js';
import { tokensOf } from '../../../src/games/defenders/plans/tokens.js';
import { visionsOf } from '../../../src/games/defenders/plans/visions.js';
import { byDanger } from '../../../src/games/defenders/rules/minions.js';
import { allyGround } from '../../../src/games/defenders/rules/questing.js';
import { firstOf } from '../../../src/kernel/index.js';
import { type Talk, table, tokens } from './table-talk.js';

test('DOR-13.2 sp-battle-strategy: one of the named locations may be empty, not all of them', () => {
  const talk = table(['rogue']).put('dark-woods', { black: 2 }).deal('rogue', 'sp-battle-strategy');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('wolf-pass bounty-bay') })).toBe('badTarget');
  talk.plays('rogue', 'sp-battle-strategy', 'wolf-pass dark-woods');
  expect(talk.minions('dark-woods')).toEqual({});
});

test('DOR-13.2 sp-spell-of-purity: one crystal is enough to play it for, none is not', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-spell-of-purity');
  expect(talk.offers('rogue')).not.toContain('play');
  talk.taint('wolf-pass').plays('rogue', 'sp-spell-of-purity', 'wolf-pass');
  expect(talk.crystals('wolf-pass')).toBe(0);
});

describe('DOR-17.1c Turn Undead', () => {
  const cleric = (): Talk =>
    table(['cleric']).stands('cleric', 'golden-oak-forest').put('golden-oak-forest', { black: 1 });

  test('DOR-17.1c needs a place to be named', () => {
    const talk = cleric().dark('dq-1').ends('cleric');
    expect(talk.step).toBe('turnUndead');
    expect(talk.refused('cleric', 'respond', { choice: 'turn', targets: [] }).ok).toBe(false);
  });

  test('DOR-17.1c a neighbour with room for one more is open, a full one is not', () => {
    const talk = cleric().put('dark-woods', { red: 2 }).put('rock-bridge-pass', { red: 3 }).dark('dq-1').ends('cleric');
    expect(talk.why('cleric', 'respond', { choice: 'turn', targets: ['rock-bridge-pass=k'] })).toBe('badPlan');
    expect(talk.responds('cleric', 'turn', 'dark-woods=k').minions('dark-woods')).toEqual({ red: 2, black: 1 });
    const hemmed = cleric()
      .put('dark-woods', { red: 3 })
      .put('rock-bridge-pass', { red: 3 })
      .dark('dq-1')
      .ends('cleric');
    expect(hemmed.hero('cleric').life).toBe(4);
  });
});

test('specification 4.6: danger counts minions, nearness to the city and a general; ties go by the alphabet', () => {
  const talk = table(['rogue'])
    .put('amarak-peak', { red: 1 })
    .put('fire-river', { red: 1 })
    .put('wolf-pass', { red: 1 })
    .put('thorny-woods', { red: 1 })
    .put('raven-forest', { red: 2 })
    .put('unicorn-forest', { red: 3 })
    .put('monarch-city', { red: 1 });
  expect(byDanger(talk.board)).toEqual([
    'monarch-city',
    'unicorn-forest',
    'raven-forest',
    'wolf-pass',
    'thorny-woods',
    'amarak-peak',
    'fire-river',
  ]);
});

test('specification 2.3: the one who looked is offered each vision under its own number', () => {
  const talk = table(['rogue', 'dwarf'])
    .deal('rogue', 'sp-dark-visions')
    .dark('dm-city', 'ds-gorgutt-01', 'dq-2', 'ds-varkolak-03', 'ds-sapphire-10')
    .plays('rogue', 'sp-dark-visions');
  const view = talk.view(0);
  const offered = firstOf(visionsOf(5, view.foreseen).next(view, 0, ['2']), 9);
  expect(offered.map(({ value, label }) => [value, label.params])).toEqual([
    ['1', { no: 1, card: 'dm-city' }],
    ['3', { no: 3, card: 'dq-2' }],
    ['4', { no: 4, card: 'ds-varkolak-03' }],
    ['5', { no: 5, card: 'ds-sapphire-10' }],
  ]);
});

test('DOR-16.5 sp-militia-secures-area has nothing to cancel on a card that is used for the general only', () => {
  const talk = table(['wizard', 'dwarf'])
    .slain('gorgutt', 'dwarf')
    .stands('wizard', 'chimera-inn')
    .deal('dwarf', 'sp-militia-secures-area')
    .dark('dq-1', 'ds-varkolak-01')
    .ends('wizard');
  expect([talk.step, talk.board.night?.card, talk.board.night?.full]).toEqual(['wisdom', 'ds-varkolak-01', false]);
  expect(talk.why('dwarf', 'play', { card: '1', targets: ['dark-woods'] })).toBeDefined();
  expect(talk.offers('dwarf')).not.toContain('play');
});

test('DOR-7.9 what a penalty spares is told: nothing, one token, everything', () => {
  const beaten = (hero: 'rogue' | 'paladin' | 'eagle-rider') => {
    const talk = table([hero]);
    if (hero === 'eagle-rider') talk.responds(hero, 'sky');
    talk.stands(hero, 'thorny-woods').deal(hero, 'hc-raven-forest-gate');
    return talk
      .dice(2)
      .says(hero, 'attack', { cards: ['1'] })
      .event('penaltySuffered').ignored;
  };
  expect([beaten('rogue'), beaten('paladin'), beaten('eagle-rider')]).toEqual(['nothing', 'one', 'all']);
});

test('DOR-7.9 the report of a battle says who died of it, and who kept his last life token', () => {
  const beaten = (life: number) =>
    table(['rogue'])
      .lives('rogue', life)
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .dice(2)
      .says('rogue', 'attack', { cards: ['1'] }).board.lastBattle?.fighters[0];
  expect(beaten(2)).toMatchObject({ lostLife: 2, died: true });
  expect(beaten(3)).toMatchObject({ lostLife: 2, died: false });
});

describe('heroes who are carried', () => {
  const aims = (talk: Talk, typed: string): string | undefined =>
    talk.refused('rogue', 'play', { card: talk.hero('rogue').hand.length > 0 ? '1' : 'A', targets: tokens(typed) })
      .reason?.key;

  test('DOR-13.2 sp-hammer-of-valor moves one hero, not two', () => {
    const talk = table(['rogue', 'dwarf']).deal('rogue', 'sp-hammer-of-valor');
    expect(aims(talk, 'rogue wolf-pass dwarf bounty-bay')).toBe('badTarget');
    expect(talk.plays('rogue', 'sp-hammer-of-valor', 'dwarf wolf-pass').hero('dwarf').loc).toBe('wolf-pass');
  });

  test('DOR-14.8 q-king-of-the-gryphons moves two different heroes, not three', () => {
    const talk = table(['rogue', 'dwarf', 'cleric']).reward('rogue', 'q-king-of-the-gryphons', 'A');
    expect(aims(talk, 'dwarf wolf-pass dwarf bounty-bay')).toBe('badTarget');
    expect(aims(talk, 'dwarf wolf-pass rogue bounty-bay cleric wolf-pass')).toBe('badTarget');
    expect(aims(talk, 'nobody wolf-pass')).toBe('badTarget');
    talk.says('rogue', 'play', { card: 'A', targets: tokens('dwarf wolf-pass rogue bounty-bay') });
    expect([talk.hero('dwarf').loc, talk.hero('rogue').loc]).toEqual<LocId[]>(['wolf-pass', 'bounty-bay']);
  });
});

describe('DOR-8.2 who is asked', () => {
  const attacked = (talk: Talk): Talk =>
    talk
      .stands('rogue', 'thorny-woods')
      .stands('cleric', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .says('rogue', 'attack', { cards: ['1'] });

  test('DOR-8.2 a hero at the battlefield without a card that shows the general is not asked to join', () => {
    const bare = attacked(table(['rogue', 'cleric']).deal('cleric', 'hc-wolf-pass-gate').dice(2));
    expect(bare.happened('battleLost')).toBe(true);
    const armed = attacked(table(['rogue', 'cleric']).deal('cleric', 'hc-thorny-woods-gate').dice(2));
    expect([armed.step, armed.isAsked('cleric')]).toEqual(['muster', true]);
  });

  test('specification 4.4, W-LUCK: nobody is asked for luck that could not turn the battle', () => {
    const fought = (life: number): Talk =>
      table(['rogue', 'cleric'])
        .general('gorgutt', { life })
        .stands('rogue', 'thorny-woods')
        .deal('rogue', 'hc-raven-forest-gate')
        .deal('cleric', 'sp-battle-luck-1')
        .dice(2)
        .says('rogue', 'attack', { cards: ['1'] });
    expect([fought(1).step, fought(1).isAsked('cleric')]).toEqual(['luck', true]);
    expect(fought(2).happened('battleLost')).toBe(true);
  });
});

test('DOR-16.4 what Battle Luck adds to a fight stands with what fell before, people by people', () => {
  const fought = (colour: 'red' | 'blue' | 'green' | 'black') =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'wolf-pass')
      .put('wolf-pass', { [colour]: 2 })
      .deal('dwarf', 'sp-battle-luck-1')
      .dice(6, 1, 6)
      .says('rogue', 'fight')
      .plays('dwarf', 'sp-battle-luck-1').board.fight?.removed[colour];
  expect([fought('red'), fought('blue'), fought('green'), fought('black')]).toEqual([2, 2, 2, 2]);
});

test('specification 5.1: a plan to clear places never is an empty one', () => {
  const talk = table(['rogue']).put('raven-forest', { green: 1 }).put('thorny-woods', { green: 1 });
  const plans = firstOf(elvenArchers.plans(talk.view(), 0, []), 99);
  expect(plans.map(tokensOf)).toEqual([['thorny-woods', 'raven-forest'], ['thorny-woods'], ['raven-forest']]);
});

test('DOR-13.6 a ride is proposed by what it strikes: the city, places of three, and what the moment asks for', () => {
  const first = (talk: Talk, focus: readonly LocId[] = []): unknown =>
    firstOf(cavalrySweep.plans(talk.view(), 0, focus), 1).map((plan) => tokensOf(plan)[0])[0];
  const crowd = table(['rogue']).put('dark-woods', { black: 2 }).put('unicorn-forest', { green: 3 });
  expect(first(crowd)).toBe('unicorn-forest=gg');
  expect(first(crowd, ['dark-woods'])).toBe('dark-woods=kk');
  expect(first(table(['rogue']).put('dark-woods', { black: 2 }).put('monarch-city', { red: 1 }))).toBe(
    'monarch-city=r',
  );
});

test('specification 4.4, W-NIGHT: a card that clears places is asked for against a loss, or on request against an overrun', () => {
  const night = (level: 'all' | 'important'): string | undefined =>
    table(['rogue', 'dwarf'])
      .stands('rogue', 'chimera-inn')
      .put('wolf-pass', { blue: 3 })
      .deal('dwarf', 'sp-kings-guard-attack')
      .says('dwarf', 'alerts', { level })
      .dark('ds-gorgutt-11', 'dq-1')
      .ends('rogue').step;
  expect([night('important'), night('all')]).toEqual(['day', 'nightWindow']);
});

test('DOR-13.6 a ride goes on for exactly the points that are left, and to nowhere once they are spent', () => {
  const talk = table(['rogue']).put('wolf-pass', { red: 2 }).put('orc-valley', { blue: 2 });
  talk.put('dancing-stones', { black: 2 });
  const next = (typed: string): string[] =>
    firstOf(cavalrySweep.next(talk.view(), 0, tokens(typed)), 99).map(({ value }) => value);
  expect(next('wolf-pass=rr orc-valley=b')).toContain('dancing-stones=kk');
  expect(next('wolf-pass=rr orc-valley=bb')).toEqual([]);
});

test('DOR-14.8 an envoy’s allies strike within two lines of his place, not three', () => {
  const near = allyGround('mccorm-highlands');
  expect(near).toContain('thorny-woods');
  expect(near).not.toContain('heavens-glade');
});

test('DOR-13.2 sp-hammer-of-valor: proposed is a general whose place is clear, before one among his minions', () => {
  const talk = table(['rogue']).put('scorpion-canyon', { red: 1 }).stands('rogue', 'chimera-inn');
  talk.deal('rogue', 'hc-blood-flats-gate', 'hc-raven-forest-gate');
  const [best] = firstOf(hammerOfValor.plans(talk.view(), 0, []), 1);
  expect(best && tokensOf(best)).toEqual(['rogue', 'thorny-woods']);
});
