/** Who is asked, on which clock, what is offered first and in which order. */
import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../../src/games/defenders/content/heroes.js';
import type { LocId } from '../../../src/games/defenders/content/map.js';
import { defenders } from '../../../src/games/defenders/index.js';
import { type WindowStep, windowPlays } from '../../../src/games/defenders/plans/windows.js';
import type { DorFrame } from '../../../src/games/defenders/types/index.js';
import { pendingFor } from '../../../src/kernel/index.js';
import { leave } from './supplies.js';
import { type Talk, table } from './table-talk.js';

/** The clock on which a hero’s player answers. */
function clockOf(talk: Talk, hero: HeroId): string | undefined {
  return pendingFor(defenders, talk.match, talk.seatOf(hero)).find(({ clock }) => clock !== 'none')?.clock;
}

/** What the open window holds ready for a hero’s player. */
function heldReady(talk: Talk, hero: HeroId): unknown[] {
  const question = talk.match.stack.at(-1) as DorFrame & { step: WindowStep };
  return [...windowPlays(talk.board, question, talk.seatOf(hero))].map(({ plan }) => plan);
}

describe('specification 4.2: the active player answers on the clock of his turn, others on that of a reaction', () => {
  const atGorgutt = (...heroes: HeroId[]): Talk => {
    const talk = table(heroes);
    for (const hero of heroes) if (talk.step === 'style' && hero === 'eagle-rider') talk.responds(hero, 'ground');
    for (const hero of heroes) talk.stands(hero, 'thorny-woods');
    return talk;
  };

  test('D-REROLL', () => {
    const own = atGorgutt('eagle-rider', 'dwarf').deal('eagle-rider', 'hc-raven-forest-gate').dice(1);
    own.says('eagle-rider', 'attack', { cards: ['1'] });
    expect([own.step, clockOf(own, 'eagle-rider')]).toEqual(['battleReroll', 'turn']);
    const joined = atGorgutt('dwarf', 'eagle-rider').deal('dwarf', 'hc-raven-forest-gate');
    joined.hero('eagle-rider').style = 'ground';
    joined.deal('eagle-rider', 'hc-raven-forest-horse').says('dwarf', 'attack', { cards: ['1'] });
    joined
      .says('eagle-rider', 'join', { cards: ['1'] })
      .responds('dwarf', 'start')
      .dice(1)
      .responds('dwarf', 'eagle-rider');
    expect([joined.step, clockOf(joined, 'eagle-rider')]).toEqual(['battleReroll', 'reaction']);
    const [asked] = pendingFor(defenders, joined.match, 1).filter(({ prompt }) => prompt.key === 'askReroll');
    expect(asked?.prompt.params).toMatchObject({ hero: 'eagle-rider', dice: [{ value: 1, hit: false }] });
  });

  test('D-PENALTY and D-NEW-HERO', () => {
    const lost = (...lives: [rogue: number, cleric: number]): Talk => {
      const talk = atGorgutt('rogue', 'cleric').lives('rogue', lives[0]).lives('cleric', lives[1]);
      talk.deal('rogue', 'hc-raven-forest-gate', 'hc-fire-river-gate', 'hc-wolf-pass-gate', 'hc-ghost-marsh-gate');
      talk.deal('cleric', 'hc-thorny-woods-gate', 'hc-dark-woods-gate', 'hc-orc-valley-gate', 'hc-bounty-bay-gate');
      talk
        .says('rogue', 'attack', { cards: ['1'] })
        .says('cleric', 'join', { cards: ['1'] })
        .responds('rogue', 'start');
      return talk.dice(2, 2).responds('rogue', 'rogue');
    };
    const both = lost(6, 6);
    expect([both.step, clockOf(both, 'rogue'), clockOf(both, 'cleric')]).toEqual(['penaltyCards', 'turn', 'reaction']);
    const guest = lost(6, 2).says('rogue', 'discard', { cards: ['2', '3'] });
    expect([guest.step, clockOf(guest, 'cleric')]).toEqual(['newHero', 'reaction']);
    const host = lost(2, 6).says('cleric', 'discard', { cards: ['2', '3'] });
    expect([host.step, clockOf(host, 'rogue')]).toEqual(['newHero', 'turn']);
  });

  test('D-MUSTER: the initiator on the clock of a reaction, like those who are asked', () => {
    const talk = atGorgutt('rogue', 'cleric')
      .deal('rogue', 'hc-raven-forest-gate')
      .deal('cleric', 'hc-thorny-woods-gate');
    talk.says('rogue', 'attack', { cards: ['1'] });
    expect([clockOf(talk, 'rogue'), clockOf(talk, 'cleric')]).toEqual(['reaction', 'reaction']);
  });
});

test('DOR-8.3 fighters are named for the next roll only, not while the battle is mustered', () => {
  const talk = table(['rogue', 'cleric']).stands('rogue', 'thorny-woods').stands('cleric', 'thorny-woods');
  talk
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate')
    .says('rogue', 'attack', { cards: ['1'] });
  const { choice } = defenders.actions.respond.args;
  const named = (): unknown[] =>
    choice.kind === 'one' ? [...choice.choices(talk.view(), 0, {})].map(({ value }) => value) : [];
  expect(named()).toEqual(['start', 'call-off']);
  talk.says('cleric', 'join', { cards: ['1'] }).responds('rogue', 'start');
  expect(named()).toEqual(['rogue', 'cleric']);
});

test('2.3 what a look at the Darkness deck puts back is answered in secret', () => {
  expect(defenders.actions.respond.secret).toBe(true);
});

test('DOR-8.5 where the general still stands after Battle Luck, his marker shows all net wounds', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'scorpion-canyon');
  talk
    .deal('rogue', 'hc-ghost-marsh-gate', 'hc-blood-flats-gate', 'hc-windy-pass-gate')
    .deal('dwarf', 'sp-battle-luck-1');
  talk.says('dwarf', 'alerts', { level: 'all' });
  // Three dice for the curse, then 4 1 1, and 4 1 again.
  talk.dice(6, 6, 6, 4, 1, 1, 4, 1).says('rogue', 'attack', { cards: ['all'] });
  expect([talk.step, talk.board.generals.balazarg.life]).toEqual(['luck', 5]);
  talk.dice(4, 1).plays('dwarf', 'sp-battle-luck-1');
  expect(talk.board.lastBattle ?? talk.board).toMatchObject({ life: 4, won: false });
});

test('specification 4.4, W-LUCK: once the general has fallen nobody is asked for more luck', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'scorpion-canyon').general('balazarg', { life: 1 });
  talk.deal('rogue', 'hc-ghost-marsh-gate', 'hc-blood-flats-gate');
  talk.deal('dwarf', 'sp-battle-luck-1', 'sp-battle-luck-2').says('dwarf', 'alerts', { level: 'all' });
  talk.dice(6, 6, 1, 1).says('rogue', 'attack', { cards: ['all'] });
  expect(talk.step).toBe('luck');
  talk.dice(4, 1).plays('dwarf', 'sp-battle-luck-1');
  expect([talk.event('battleWon').slayer.hero, talk.step]).toEqual(['rogue', 'day']);
});

test('DOR-16.4 once Battle Luck has felled the general nobody is named to roll next', () => {
  const talk = table(['rogue', 'cleric', 'dwarf']).general('gorgutt', { life: 1 }).deal('dwarf', 'sp-battle-luck-1');
  talk.stands('rogue', 'thorny-woods').deal('rogue', 'hc-raven-forest-gate');
  talk.stands('cleric', 'thorny-woods').deal('cleric', 'hc-thorny-woods-gate');
  talk
    .stands('dwarf', 'thorny-woods')
    .deal('dwarf', 'hc-minotaur-forest-gate')
    .says('rogue', 'attack', { cards: ['1'] });
  talk
    .says('cleric', 'join', { cards: ['1'] })
    .says('dwarf', 'join', { cards: ['2'] })
    .responds('rogue', 'start');
  talk.dice(2).responds('rogue', 'rogue');
  expect(talk.step).toBe('nextFighter');
  talk.dice(6).plays('dwarf', 'sp-battle-luck-1');
  expect([talk.event('battleWon').slayer.hero, talk.step]).toEqual(['rogue', 'day']);
});

test('specification 4.4, W-LUCK: where every die has hit nobody is asked, at whatever level of alerts', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'scorpion-canyon').deal('rogue', 'hc-ghost-marsh-gate');
  talk.deal('dwarf', 'sp-battle-luck-1').says('dwarf', 'alerts', { level: 'all' });
  talk.dice(6, 6).says('rogue', 'attack', { cards: ['1'] });
  expect(talk.happened('battleLost')).toBe(true);
});

describe('DOR-17.8c Wisdom', () => {
  test('a Wizard who has left the game is not asked', () => {
    const talk = table(['wizard', 'dwarf']).stands('wizard', 'wolf-pass').stands('dwarf', 'chimera-inn');
    talk.board.unusedHeroes = [];
    talk.lives('wizard', 1).put('wolf-pass', { red: 1 }).dark('ds-gorgutt-01', 'ds-gorgutt-02').ends('wizard');
    expect(talk.hero('wizard').gone).toBe(true);
    expect(talk.board.lastNight?.cards.map(({ card }) => card)).toEqual(['ds-gorgutt-01']);
  });
});

describe('DOR-17.1c Turn Undead', () => {
  const cleric = (): Talk => {
    const talk = table(['cleric']).stands('cleric', 'wolf-pass').put('wolf-pass', { black: 3 });
    // Neighbours: Father Oak Forest, Minotaur Forest, Monarch City, Orc Valley, Seagull Lagoon.
    return talk.put('father-oak-forest', { green: 2 }).put('orc-valley', { red: 1 }).put('seagull-lagoon', { blue: 1 });
  };

  test('the fewest minions first, Monarch City last, as many as fit before fewer', () => {
    const { targets } = defenders.actions.respond.args;
    const talk = cleric().ends('cleric');
    expect(talk.step).toBe('turnUndead');
    const offered =
      targets.kind === 'plan'
        ? [...targets.next(talk.view(), 0, { choice: 'turn' }, [])].map(({ value }) => value)
        : [];
    const places = offered.map((token) => token.split('=')[0]);
    expect([...new Set(places)]).toEqual([
      'minotaur-forest',
      'orc-valley',
      'seagull-lagoon',
      'father-oak-forest',
      'monarch-city',
    ]);
    const at = (loc: LocId): number => places.filter((one) => one === loc).length;
    expect([at('minotaur-forest'), at('orc-valley'), at('father-oak-forest'), at('monarch-city')]).toEqual([
      3, 2, 1, 3,
    ]);
  });

  test('4.2: by default to the neighbours with the fewest minions, never to Monarch City; one tap accepts it', () => {
    const talk = cleric().ends('cleric');
    const [asked] = pendingFor(defenders, talk.match, 0).filter(({ fallback }) => fallback);
    expect(asked?.proposal).toBe(true);
    expect(talk.fallback('cleric')).toEqual({
      action: 'respond',
      args: { choice: 'turn', targets: ['minotaur-forest=kk', 'orc-valley=k'] },
    });
  });

  const one = (): Talk =>
    table(['cleric', 'dwarf'])
      .stands('cleric', 'wolf-pass')
      .put('wolf-pass', { black: 1 })
      .put('father-oak-forest', { green: 2 })
      .dark('dq-1')
      .ends('cleric');

  test('a single one is driven where the fewest are, and that is proposed first', () => {
    const talk = one();
    const moved = { choice: 'turn', targets: ['minotaur-forest=k'] };
    expect(talk.fallback('cleric')).toEqual({ action: 'respond', args: moved });
    const { targets } = defenders.actions.respond.args;
    expect(targets.kind === 'plan' && targets.proposal?.(talk.view(), 0, { choice: 'turn' })).toEqual(moved.targets);
  });

  test('nothing is told where she lets them stay', () => {
    expect(one().responds('cleric', 'none').happened('undeadTurned')).toBe(false);
  });

  test('no place is filled beyond three', () => {
    const talk = table(['cleric']).stands('cleric', 'wolf-pass').put('wolf-pass', { black: 3 });
    for (const loc of ['father-oak-forest', 'orc-valley', 'seagull-lagoon'] as const) talk.put(loc, { green: 3 });
    talk.put('minotaur-forest', { blue: 2 }).ends('cleric');
    expect(talk.fallback('cleric')).toMatchObject({ args: { targets: ['minotaur-forest=k'] } });
  });
});

describe('specification 4.4, W-NIGHT: what is held ready', () => {
  const night = (card: 'ds-gorgutt-11' | 'ds-gorgutt-12', before: (talk: Talk) => Talk): Talk => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'gryphon-inn');
    return before(talk).dark(card, 'dq-1').ends('rogue');
  };

  test('Militia Secures Area cancels the entry that would lose the game, not the fuller one', () => {
    const talk = night('ds-gorgutt-11', (one) =>
      leave(one.put('dancing-stones', { black: 2 }), 'blue', 0, ['wolf-pass', 'dancing-stones']).deal(
        'dwarf',
        'sp-militia-secures-area',
      ),
    );
    expect(talk.step).toBe('nightWindow');
    expect(heldReady(talk, 'dwarf')).toEqual([{ type: 'entry', entry: 'wolf-pass' }]);
  });

  test('of the entries none of which is dangerous the fuller place comes first', () => {
    const talk = night('ds-gorgutt-11', (one) =>
      one
        .put('dancing-stones', { black: 1 })
        .deal('dwarf', 'sp-militia-secures-area')
        .says('dwarf', 'alerts', { level: 'all' }),
    );
    const plans = heldReady(talk, 'dwarf');
    expect(plans).toEqual([{ type: 'entry', entry: 'dancing-stones' }]);
  });

  test('a single entry is enough for Militia Secures Area: one lonely Orc before an Orc War Party', () => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'gryphon-inn');
    talk.put('wolf-pass', { green: 1 }).put('fire-river', { green: 2 }).deal('dwarf', 'sp-militia-secures-area');
    talk.says('dwarf', 'alerts', { level: 'all' }).dark('dw-sapphire', 'dq-1').ends('rogue');
    expect(heldReady(talk, 'dwarf')).toEqual([{ type: 'entry', entry: 'wolf-pass' }]);
  });
});

describe('DOR-16.8 of several who could save the game', () => {
  test('Strong Defenses come before Organize Militia, whoever holds them', () => {
    const saver = (first: HeroId, second: HeroId): unknown => {
      const talk = table(['rogue', 'dwarf', 'cleric']).stands('rogue', 'gryphon-inn').dark('dw-varkolak');
      talk.general('varkolak', { step: 3 }).reward(first, 'q-organize-militia').deal(second, 'sp-strong-defenses');
      talk.ends('rogue');
      return [first, second].map((hero) => talk.fallback(hero)?.action);
    };
    expect(saver('dwarf', 'cleric')).toEqual(['respond', 'play']);
    expect(saver('cleric', 'dwarf')).toEqual(['respond', 'play']);
  });

  test('with rewards of one kind the hand that comes first in turn order, from whoever has the turn', () => {
    const talk = table(['rogue', 'dwarf', 'cleric']).dark('dq-1').stands('rogue', 'chimera-inn').ends('rogue');
    talk.reward('rogue', 'q-dragon-hunter').reward('cleric', 'q-undead-hunter').stands('dwarf', 'gryphon-inn');
    // Both entries overrun their place, and the second crystal is the last: either reward saves the game.
    talk.put('wolf-pass', { red: 1, green: 2 }).put('dancing-stones', { green: 3 }).taint('ghost-marsh', 10);
    talk.dark('ds-gorgutt-11').ends('dwarf');
    expect(talk.step).toBe('nightWindow');
    expect(talk.fallback('cleric')).toEqual({ action: 'play', args: { card: 'A', targets: ['dancing-stones'] } });
    expect(talk.fallback('rogue')).toEqual({ action: 'respond', args: { choice: 'pass' } });
  });
});
