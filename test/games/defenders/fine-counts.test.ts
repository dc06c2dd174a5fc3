/** Counts and lists to the last figure: bonuses, wounds, rolls again, what is offered on the way. */
import { expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import { entrySaver, lastStandSaver, nightSaver } from '../../../src/games/defenders/plans/windows.js';
import { questIds } from '../../../src/games/defenders/content/quests.js';
import { historyRow } from '../../../src/games/defenders/effects/ending.js';
import { attraction } from '../../../src/games/defenders/rules/attraction.js';
import { inTurnOrder, isUntouchable } from '../../../src/games/defenders/rules/battling.js';
import { holdings } from '../../../src/games/defenders/rules/hands.js';
import { dangerOf } from '../../../src/games/defenders/rules/minions.js';
import { owingSlot } from '../../../src/games/defenders/rules/limits.js';
import { attackers } from '../../../src/games/defenders/rules/mustering.js';
import { woundsFor } from '../../../src/games/defenders/rules/wounds.js';
import { pending } from '../../../src/kernel/index.js';
import { solo, table } from './table-talk.js';

const atGorgutt = () =>
  table(['rogue', 'cleric', 'dwarf'])
    .stands('rogue', 'thorny-woods')
    .stands('cleric', 'thorny-woods')
    .deal('rogue', 'hc-raven-forest-gate')
    .deal('cleric', 'hc-thorny-woods-gate');

test('DOR-7.7 the amulet adds one to each die against a general', () => {
  const talk = table(['rogue']).stands('rogue', 'thorny-woods').deal('rogue', 'hc-raven-forest-gate');
  talk
    .reward('rogue', 'q-amulet-of-the-gods')
    .dice(2)
    .says('rogue', 'attack', { cards: ['1'] });
  expect(talk.event('rolled').dice).toMatchObject([{ value: 2, bonus: 1, hit: true, parry: false }]);
});

test('DOR-8.5 one Battle Luck rolls the failed dice of a later fighter again once', () => {
  const talk = atGorgutt()
    .general('gorgutt', { life: 4 })
    .deal('dwarf', 'sp-battle-luck-1')
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] })
    .responds('rogue', 'start')
    .plays('dwarf', 'sp-battle-luck-1');
  talk.dice(2, 2, 2, 2, 2, 2).responds('rogue', 'rogue');
  const again = talk.events.filter((event) => event.type === 'rerolled');
  expect(again.map(({ data }) => data)).toMatchObject([
    { who: { hero: 'rogue' }, before: [2], after: [2] },
    { who: { hero: 'cleric' }, before: [2], after: [2] },
  ]);
});

test('DOR-8.4 who rolls next is chosen among those who have not rolled', () => {
  const talk = atGorgutt().general('gorgutt', { life: 6 });
  talk
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] })
    .responds('rogue', 'start');
  expect(talk.step).toBe('nextFighter');
  const { choice } = defenders.actions.respond.args;
  if (choice.kind !== 'one') throw new Error('one is chosen');
  expect([...choice.choices(talk.view(), 0, {})].map(({ value }) => value)).toEqual(['rogue', 'cleric']);
});

test('DOR-6.1, 6.2 wounds that are felt and those that are not are counted apart', () => {
  const felt = (hero: 'dwarf' | 'rogue' | 'ranger', red: number, black: number): unknown => {
    const talk = table([hero]).stands(hero, 'wolf-pass').put('wolf-pass', { red, black });
    return woundsFor(talk.board, talk.hero(hero));
  };
  expect(felt('dwarf', 3, 0)).toEqual({ minions: 3, fear: 0, ignored: 1, lost: 2 });
  expect(felt('rogue', 1, 1)).toEqual({ minions: 2, fear: 1, ignored: 2, lost: 1 });
  expect(felt('ranger', 2, 1)).toEqual({ minions: 3, fear: 1, ignored: 0, lost: 4 });
});

test('DOR-7.9 one card that is owed is asked for', () => {
  const talk = atGorgutt().says('rogue', 'attack', { cards: ['all'] });
  talk.hero('cleric').owes = 1;
  expect([owingSlot(talk.board, 0), owingSlot(talk.board, 1)]).toEqual([undefined, 1]);
});

test('DOR-4.2 a place in reach of foot and horse is asked for both; who stands there is told', () => {
  const talk = table(['paladin', 'rogue', 'dwarf']).stands('rogue', 'wolf-pass').stands('dwarf', 'wolf-pass');
  talk.hero('dwarf').gone = true;
  const { by, to } = defenders.actions.move.args;
  if (by.kind !== 'one' || to.kind !== 'one') throw new Error('one is chosen');
  expect([...by.choices(talk.view(), 0, { to: 'wolf-pass' })].map(({ value }) => value)).toEqual(['foot', 'horse']);
  const there = [...to.choices(talk.view(), 0, {})].find(({ value }) => value === 'wolf-pass');
  expect(there?.about).toMatchObject({ params: { heroes: ['rogue'], general: null, crystals: 0, gate: false } });
});

test('specification 4.4, W-NIGHT: of what could be cancelled or removed the one that keeps the game is proposed', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'gryphon-inn');
  talk
    .put('wolf-pass', { blue: 3 })
    .deal('dwarf', 'sp-militia-secures-area', 'sp-kings-guard-attack')
    .dark('ds-gorgutt-11', 'dq-1')
    .says('dwarf', 'alerts', { level: 'all' })
    .ends('rogue');
  expect(talk.step).toBe('nightWindow');
  const [militia, guard] = holdings(talk.board, 1);
  if (!militia || !guard) throw new Error('two cards are held');
  expect(entrySaver(talk.board, militia, 'important')).toEqual({ type: 'entry', entry: 'wolf-pass' });
  expect(nightSaver(talk.board, guard, 'important')).toBeUndefined();
  expect(nightSaver(talk.board, guard, 'all')).toBeDefined();
});

test('specification 4.4, W-LAST: the Hammer carries to the city, a form to the first land without minions', () => {
  const carried = (hero: 'ranger' | 'sorceress', shape: 'green' | null): unknown => {
    const talk = table([hero, 'dwarf']).stands(hero, 'wolf-pass').lives(hero, 1).put('wolf-pass', { red: 2 });
    talk.deal('dwarf', 'sp-hammer-of-valor');
    talk.hero(hero).shape = shape;
    const [hammer] = holdings(talk.board, 1);
    return hammer && lastStandSaver(talk.board, hammer);
  };
  const to = (hero: string, loc: string): unknown => ({ type: 'carry', moves: [{ slot: 0, hero, loc }] });
  expect(carried('ranger', null)).toEqual(to('ranger', 'monarch-city'));
  expect(carried('sorceress', 'green')).toEqual(to('sorceress', 'amarak-peak'));
});

test('DOR-5.1 four minions in the city draw a hero like three', () => {
  const drawn = (red: number): number => {
    const talk = table(['paladin']).stands('paladin', 'wolf-pass').put('monarch-city', { red });
    return attraction(talk.view(), talk.hero('paladin'), 'monarch-city');
  };
  expect([drawn(3), drawn(4)]).toEqual([6, 6]);
});

test('DOR-7.9 the picture of a battle says who won it', () => {
  const captions = (die: number): unknown =>
    table(['rogue'])
      .general('gorgutt', { life: 1 })
      .stands('rogue', 'thorny-woods')
      .deal('rogue', 'hc-raven-forest-gate')
      .dice(die)
      .says('rogue', 'attack', { cards: ['1'] }).last?.phases;
  expect(captions(2)).toEqual([{ key: 'captionBattle', params: { general: 'gorgutt', won: false } }]);
  expect(captions(6)).toEqual([{ key: 'captionBattle', params: { general: 'gorgutt', won: true } }]);
});

test('specification 8.5, solo: the hero whose Day it is leads an attack, whichever he is', () => {
  const talk = solo(['rogue', 'cleric', 'dwarf']);
  for (const hero of ['rogue', 'cleric', 'dwarf'] as const) talk.stands(hero, 'thorny-woods');
  const led = (active: number): number[] => attackers({ ...talk.board, active }, 0).map(({ slot }) => slot);
  expect([0, 1, 2].map(led)).toEqual([
    [0, 1, 2],
    [1, 0, 2],
    [2, 0, 1],
  ]);
});

test('specification 4.4, W-HEAL names who would heal and who waits on a red square', () => {
  const talk = table(['rogue', 'dwarf']).stands('rogue', 'chimera-inn').stands('dwarf', 'gryphon-inn');
  talk
    .general('gorgutt', { life: 4, healWait: 0 })
    .general('balazarg', { life: 1, healWait: 2 })
    .general('sapphire', { life: 3, healWait: 2 })
    .deal('dwarf', 'sp-spy-in-the-camp')
    .dark('dq-1')
    .ends('rogue');
  expect(talk.step).toBe('healWindow');
  const told = JSON.stringify(pending(defenders, talk.match)[0]?.prompt);
  expect(['gorgutt', 'balazarg', 'sapphire'].map((general) => told.includes(general))).toEqual([true, true, false]);
});

test('DOR-8.4 fighters are listed from the initiator on', () => {
  const talk = atGorgutt().stands('dwarf', 'thorny-woods').deal('dwarf', 'hc-minotaur-forest-gate');
  talk.says('rogue', 'attack', { cards: ['1'] });
  talk.says('cleric', 'join', { cards: ['1'] }).says('dwarf', 'join', { cards: ['1'] });
  const { battle } = talk.board;
  if (!battle) throw new Error('a battle is mustered');
  const from = (initiator: number): number[] => inTurnOrder({ ...battle, initiator }, 3).map(({ slot }) => slot);
  expect([from(0), from(1), from(2)]).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
});

test('specification 9.4 a turn’s row counts crystals, minions, generals and the nearest of them', () => {
  const talk = table(['rogue']);
  expect(historyRow(talk.board)).toMatchObject({ crystalsLeft: 12, city: 0, minions: 0, generalsLeft: 4 });
  talk.put('monarch-city', { red: 1 }).put('wolf-pass', { blue: 2 }).taint('wolf-pass').slain('gorgutt', 'rogue');
  expect(historyRow(talk.board)).toMatchObject({ crystalsLeft: 11, city: 1, minions: 3, generalsLeft: 3 });
});

test('DOR-17.8c the Wizard is asked about a card that does something, once a Night', () => {
  const night = (...cards: ('dq-1' | 'ds-gorgutt-11' | 'ds-gorgutt-01')[]): ReturnType<typeof table> =>
    table(['wizard', 'dwarf'])
      .stands('wizard', 'chimera-inn')
      .stands('dwarf', 'gryphon-inn')
      .dark(...cards)
      .ends('wizard');
  expect(night('dq-1').step).not.toBe('wisdom');
  const talk = night('ds-gorgutt-11', 'ds-gorgutt-01');
  expect(talk.step).toBe('wisdom');
  talk.responds('wizard', 'replace');
  expect(talk.step).not.toBe('wisdom');
});

test('DOR-7.2 “all” names cards, and is refused where none fits', () => {
  const { cards } = defenders.actions.attack.args;
  if (cards.kind !== 'many') throw new Error('cards are many');
  const talk = table(['rogue']).stands('rogue', 'thorny-woods').deal('rogue', 'hc-fire-river-gate');
  expect(cards.accepts?.(talk.view(), 0, {}, 'all')).toBe(false);
  expect(cards.accepts?.(talk.deal('rogue', 'hc-raven-forest-gate').view(), 0, {}, 'all')).toBe(true);
});

test('DOR-17.3b the Eagle Rider in the sky, or whoever bears the banner, loses nothing to a general', () => {
  const talk = table(['eagle-rider', 'rogue']);
  const rider = talk.hero('eagle-rider');
  expect((['sky', 'ground'] as const).map((style) => isUntouchable({ ...rider, style }))).toEqual([true, false]);
  expect(isUntouchable(talk.hero('rogue'))).toBe(false);
  expect(isUntouchable(talk.reward('rogue', 'q-war-banner-of-valor').hero('rogue'))).toBe(true);
});

test.each(['sp-cavalry-sweep', 'sp-kings-guard-attack', 'sp-elven-archers', 'sp-spell-of-purity'] as const)(
  'DOR-13.2 %s is not offered where there is nothing to clear',
  (card) => {
    expect(table(['rogue']).deal('rogue', card).offers('rogue')).not.toContain('play');
  },
);

test('DOR-14.2 for the Unicorn Steed as many actions may be spent as are left, for others one', () => {
  const { actions } = defenders.actions.quest.args;
  if (actions.kind !== 'number') throw new Error('a number is asked for');
  const most = (quest: 'q-unicorn-steed' | 'q-helm-of-power', left: number): number =>
    actions.range(table(['rogue']).quest('rogue', quest).lives('rogue', 6, left).view(), 0, {}).max;
  expect([most('q-unicorn-steed', 3), most('q-unicorn-steed', 1), most('q-helm-of-power', 3)]).toEqual([3, 1, 1]);
});

test('DOR-10.2 the last Darkness card is drawn before the discards are shuffled', () => {
  const talk = table(['rogue']).stands('rogue', 'chimera-inn').dark('dq-1');
  talk.board.darkDiscard.push(...talk.board.darkDeck.splice(0, talk.board.darkDeck.length - 1));
  talk.ends('rogue');
  expect(talk.board.darkDeck).toEqual([]);
  expect(talk.board.darkDiscard).toContain('dq-1');
});

test('DOR-14.7 one possible Quest among the discards is enough to go on with', () => {
  const talk = table(['rogue']).quest('rogue', 'q-helm-of-power').stands('rogue', 'ancient-ruins');
  for (const id of questIds) if (id !== 'q-helm-of-power' && id !== 'q-unicorn-steed') talk.reward('rogue', id, '');
  talk.board.questDiscard.push(...talk.board.questDeck.splice(0));
  expect(talk.board.questDiscard).toEqual(['q-unicorn-steed']);
  expect(talk.dice(6, 6, 6, 6).says('rogue', 'quest').hero('rogue').quest?.id).toBe('q-unicorn-steed');
});

test('specification 4.6 minions in the city weigh twenty each, elsewhere by their number and what is near', () => {
  const weighs = (loc: 'monarch-city' | 'wolf-pass' | 'fire-river', red: number): number =>
    dangerOf(table(['rogue']).put(loc, { red }).board, loc);
  expect([1, 2].map((red) => weighs('monarch-city', red))).toEqual([20, 40]);
  expect([0, 1, 2, 3].map((red) => weighs('wolf-pass', red))).toEqual([0, 4, 7, 13]);
  expect([1, 2, 3].map((red) => weighs('fire-river', red))).toEqual([1, 4, 10]);
});
