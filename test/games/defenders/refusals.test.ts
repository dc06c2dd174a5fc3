import { expect, test } from 'vitest';
import { defenders } from '../../../src/games/defenders/index.js';
import { sayIn } from '../../../src/kernel/index.js';
import { table, tokens } from './table-talk.js';

test('DOR-3.1 any: not this player’s turn', () => {
  const talk = table(['rogue', 'dwarf']);
  const refused = talk.refused('dwarf', 'move', { to: 'wolf-pass' });
  expect(refused).toMatchObject({
    code: 'not-your-decision',
    rule: 'DOR-3.1',
    reason: { key: 'notYourTurn', params: { seat: 0 } },
  });
  if (!refused.reason) throw new Error('no reason');
  expect(sayIn(defenders, 'en', ['Ana', 'Tom']).text(refused.reason)).toBe(
    'It is Ana’s turn. You can still play special cards and rewards.',
  );
  expect(sayIn(defenders, 'fr', ['Ana', 'Tom']).text(refused.reason)).toContain('C’est le tour d’Ana');
});
test('DOR-1.1 any: the game is over', () => {
  const talk = table(['rogue']).general('gorgutt', { step: 3 }).dark('dp-gorgutt').ends('rogue');
  expect(talk.refused('rogue', 'end').code).toBe('game-over');
});
test('specification 5.3, any: a prompt is open', () => {
  const talk = table(['eagle-rider']);
  expect(talk.why('eagle-rider', 'move', { to: 'wolf-pass' })).toBe('answerFirst');
});
test('specification 5.3, any: while a card may be played, that is said in words', () => {
  const reason = { key: 'answerFirst', params: { step: 'regeneration' } } as const;
  const said = (locale: 'en' | 'fr'): string => sayIn(defenders, locale, ['Ana']).text(reason);
  expect(said('en')).toBe('First comes another answer: play a card, or pass.');
  expect(said('fr')).toContain('jouer une carte, ou passer.');
});
test('DOR-4.1 move: too far on foot says what can be reached', () => {
  const talk = table(['rogue']).lives('rogue', 6, 1);
  expect(talk.refused('rogue', 'move', { to: 'dark-woods' })).toMatchObject({
    rule: 'DOR-4.1',
    reason: { key: 'tooFarOnFoot', params: { steps: 4, actions: 1 } },
  });
});
test('DOR-4.2 move: too far on a horse or an eagle', () => {
  const talk = table(['rogue']).deal('rogue', 'hc-wolf-pass-horse', 'hc-amarak-peak-eagle').lives('rogue', 6, 6);
  expect(talk.refused('rogue', 'move', { to: 'gryphon-forest', by: 'horse' })).toMatchObject({
    rule: 'DOR-4.2',
    reason: { key: 'tooFar', params: { most: 2, steps: 3 } },
  });
});
test('DOR-13.1 move: card missing, wrong icon, already there, unknown', () => {
  const talk = table(['rogue']).deal('rogue', 'hc-wolf-pass-gate');
  expect(talk.why('rogue', 'move', { to: 'wolf-pass', by: 'horse' })).toBe('needsTravelCard');
  expect(talk.why('rogue', 'move', { to: 'monarch-city' })).toBe('alreadyThere');
  expect(talk.why('rogue', 'move', { to: 'atlantis' })).toBe('noSuchPlace');
  expect(talk.why('rogue', 'move', { to: 'wolf-pass', by: 'foot', card: '1' })).toBe('noCardNeeded');
});
test('DOR-4.4 move: gates only join gates, gate cards lead to their place or to a gate', () => {
  const talk = table(['rogue']).deal('rogue', 'hc-dark-woods-gate');
  expect(talk.why('rogue', 'move', { to: 'wolf-pass', by: 'gate' })).toBe('gatesOnly');
  expect(talk.why('rogue', 'move', { to: 'wolf-pass', by: 'gate-card' })).toBe('gateCardElsewhere');
});
test('DOR-17.8a move: only the Wizard teleports', () => {
  expect(table(['rogue']).why('rogue', 'move', { to: 'wolf-pass', by: 'teleport' })).toBe('onlyWizard');
});
test('DOR-5.1 fight: no minions, not the Ranger, not the Wizard, no reward', () => {
  const talk = table(['rogue']).put('wolf-pass', { red: 1 });
  expect(talk.refused('rogue', 'fight').reason).toEqual({
    key: 'noMinions',
    params: { loc: 'monarch-city', near: ['wolf-pass'] },
  });
  talk.put('monarch-city', { red: 1 }).deal('rogue', 'hc-windy-pass-gate');
  expect(talk.why('rogue', 'fight', { at: 'wolf-pass' })).toBe('onlyRanger');
  expect(talk.why('rogue', 'fight', { card: '1' })).toBe('onlyWizardFireball');
  expect(talk.why('rogue', 'fight', { bonus: 'rr' })).toBe('noBonusReward');
  talk.reward('rogue', 'q-find-magic-gate');
  expect(talk.why('rogue', 'fight', { bonus: 'bb' })).toBe('bonusColours');
});
test('DOR-8.8 join: nothing to join, none stands alone', () => {
  const talk = table(['rogue', 'dwarf']).deal('dwarf', 'hc-raven-forest-gate');
  expect(talk.why('dwarf', 'join', { cards: ['1'] })).toBe('nothingToJoin');
  talk.stands('dwarf', 'thorny-woods');
  expect(talk.why('dwarf', 'join', { cards: ['1', 'none'] })).toBe('noneAlone');
});
test('DOR-4.9 heal: minions here, full life', () => {
  const talk = table(['rogue']);
  expect(talk.why('rogue', 'heal')).toBe('fullLife');
  talk.put('monarch-city', { red: 1 });
  expect(talk.why('rogue', 'heal')).toBe('cannotHealHere');
});
test('DOR-4.8 cleanse: not tainted, wrong colour', () => {
  const talk = table(['rogue']).stands('rogue', 'wolf-pass').taint('dark-woods');
  expect(talk.refused('rogue', 'cleanse').reason).toEqual({
    key: 'notTainted',
    params: { loc: 'wolf-pass', tainted: ['dark-woods'] },
  });
  talk.taint('wolf-pass').deal('rogue', 'hc-dark-woods-gate');
  expect(talk.why('rogue', 'cleanse')).toBe('needsColourCard');
  talk.deal('rogue', 'hc-wolf-pass-gate');
  expect(talk.refused('rogue', 'cleanse', { card: '1' }).reason).toEqual({
    key: 'needsColourCard',
    params: { colour: 'blue', cleric: false },
  });
});
test('DOR-4.6 gate: where no card shows the place there is none to ask for', () => {
  const { reason } = table(['rogue']).stands('rogue', 'monarch-city').gate('dark-woods').refused('rogue', 'gate');
  if (!reason) throw new Error('no reason');
  expect(sayIn(defenders, 'en', ['Ana']).text(reason)).toBe(
    'No gate can be built in Monarch City: no Hero card shows this place.',
  );
});
test('DOR-4.6 gate: no card, none left', () => {
  const talk = table(['rogue']).stands('rogue', 'wolf-pass');
  expect(talk.why('rogue', 'gate')).toBe('needsCardOfPlace');
  talk.gate('dark-woods').gate('ghost-marsh').gate('fire-river').gate('blood-flats');
  expect(talk.why('rogue', 'gate')).toBe('noGatesLeft');
});
test('DOR-4.7 rumors: not at an inn', () => {
  expect(table(['rogue']).why('rogue', 'rumors', { colour: 'red' })).toBe('rumorsAtInn');
});
test('DOR-14.3 quest: elsewhere, by itself, none', () => {
  const talk = table(['rogue']);
  expect(talk.why('rogue', 'quest')).toBe('questNotHere');
  talk.quest('rogue', 'q-raids');
  expect(talk.why('rogue', 'quest')).toBe('questByItself');
});
test('DOR-13.2 play: not held', () => {
  const talk = table(['rogue']).deal('rogue', 'sp-magic-gate');
  expect(talk.why('rogue', 'play', { card: '7' })).toBe('notHeld');
  expect(talk.why('rogue', 'play', { card: '1', targets: tokens('dancing-stones') })).toBe('badTarget');
});
test('specification 5.3, respond and discard: nothing is asked', () => {
  const talk = table(['rogue']);
  expect(talk.why('rogue', 'respond', { choice: 'pass' })).toBe('nothingAsked');
  expect(talk.why('rogue', 'discard', { cards: ['1'] })).toBe('nothingToDiscard');
});
test('specification 5.3: a refusal changes nothing', () => {
  const talk = table(['rogue']);
  const before = JSON.stringify(talk.match);
  talk.refused('rogue', 'heal');
  talk.refused('rogue', 'move', { to: 'dark-woods', by: 'eagle' });
  expect(JSON.stringify(talk.match)).toBe(before);
});
