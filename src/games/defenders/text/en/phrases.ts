/** English grammar for the shared phrases, and sentences about Quests and the Night. */
import { en as language } from '../../../../pieces/wording/en.js';
import { type DarknessId, darknessCards } from '../../content/darkness-cards.js';
import { type GeneralId, generalBoards } from '../../content/generals.js';
import { city, sites } from '../../content/map.js';
import { type QuestId, quests } from '../../content/quests.js';
import { preyLeft, stopsLeft } from '../../rules/questing.js';
import type { CardReport, Loss, Mark, NightEffect } from '../../types/index.js';
import { english } from './vocabulary.js';
import { phrasesIn, withLast } from '../shared/phrases.js';

export const count = language.counted;

export const p = phrasesIn(english, {
  language,
  nothing: 'none',
  die: (n) => count(n, 'die', 'dice'),
  goesTo: '→',
  backOneStep: (general) => `${general} one step back`,
  form: (people) => `${people} form`,
  left: (n) => (n === 0 ? 'none left' : `${n} left`),
});

const ordinals = ['1st', '2nd', '3rd'];
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}th`;

/** What a Quest asks for; once it is begun, what is left of it. */
export function questTask(id: QuestId, marks: readonly Mark[] = []): string {
  const { task } = quests[id];
  switch (task.kind) {
    case 'roll': {
      const dice = task.dice === 'actions' ? 'one die per action you spend' : `one action, ${task.dice} dice`;
      const after = task.failure === 'stays' ? 'you may try again' : 'a miss discards the Quest';
      return `in ${p.place(task.loc)}, ${dice}, one of them ${task.target}+ (${after})`;
    }
    case 'visit':
      return `arrive at ${p.places(stopsLeft({ id, marks }))}`;
    case 'organise':
      return `spend one action ${stopsLeft({ id, marks }).length > 1 ? 'each ' : ''}in ${p.places(stopsLeft({ id, marks }))}`;
    case 'hunt':
      return `${marks.length > 0 ? 'still to defeat:' : 'defeat'} ${p.minions(preyLeft({ id, marks }))}`;
    case 'build':
      return `build a Magic Gate in a ${english.colours[task.colour]} location with the gate action`;
    case 'scout':
      return `spend one action where ${english.generals[task.general]} stands`;
  }
}

export function lossText(loss: Loss): string {
  switch (loss.reason) {
    case 'general':
      return `${english.generals[loss.general]} enters Monarch City`;
    case 'supply':
      return `no ${english.peoples[loss.colour].many} are left to place`;
    case 'crystals':
      return 'the last crystal is placed';
    case 'city':
      return 'five minions stand in Monarch City';
    case 'no-hero':
      return 'no hero is left';
  }
}

/** One thing a Darkness card does; undefined where another line already says it. */
function effectText(effect: NightEffect): string | undefined {
  switch (effect.type) {
    case 'place':
      if (effect.loc === city) return undefined;
      return `${p.people(effect.colour, effect.due)} → ${p.place(effect.loc)}${effect.placed < effect.due ? ` (${effect.placed === 0 ? 'no room' : `room for ${effect.placed}`})` : ''}`;
    case 'crystal':
      return `**crystal in ${p.place(effect.loc)}** (${effect.left} left)`;
    case 'overrun':
      return `**${p.place(effect.loc)} is overrun**${effect.to.length === 0 ? '' : `: ${english.peoples[effect.colour].many} spill into ${p.places(effect.to)}`}`;
    case 'city':
      return `**one ${english.peoples[effect.colour].one} in Monarch City (${effect.now}/5)**`;
    case 'taken-back':
      return `one ${english.peoples[effect.colour].one} is taken back from a Quest`;
    case 'advance':
      return `**${english.generals[effect.general]} advances to ${p.place(effect.to)}**`;
    case 'stays':
      return staysText(effect);
    case 'cancelled':
      return `${p.entry(effect.entry)} is spared`;
    case 'loss':
      return `**${lossText(effect.loss)}: the realm is lost**`;
  }
}

function staysText({ general, why, next }: NightEffect & { type: 'stays' }): string {
  const name = english.generals[general];
  if (why === 'defeated') return `${name} is no more`;
  if (why === 'wounded') return `${name} is too badly wounded to move`;
  if (why === 'held') return `${name} is held`;
  return `${name} stays (next is ${p.place(next)})`;
}

/** What a card does. Where that is too long, what comes last (a defeat) is said all the same. */
export function effectsText(effects: readonly NightEffect[], most = 900): string {
  const texts = effects.flatMap((effect) => effectText(effect) ?? []);
  return texts.length === 0 ? 'nothing happens' : withLast(texts, '; ', most);
}

/** A Darkness card in one line; where that is too long for its room, with less about whom the general brings. */
export function darknessCard(id: DarknessId, room = Infinity): string {
  const whole = cardText(id, (general, n) => ` with ${p.people(generalBoards[general].colour, n)}`);
  return whole.length <= room ? whole : cardText(id, (_, n) => ` +${n}`).replaceAll(' → ', '→');
}

function cardText(id: DarknessId, brings: (general: GeneralId, minions: number) => string): string {
  const card = darknessCards[id];
  const name = english.darkness[card.kind].name;
  if (!('advance' in card)) return name;
  const { general, to, minions } = card.advance;
  const step = to === 'next' ? 'next step' : p.place(to);
  const advance = `${english.generals[general]} → ${step}${minions > 0 ? brings(general, minions) : ''}`;
  if (card.kind !== 'places') return `${name}, ${advance}`;
  const entries = card.entries.map(({ loc, count: n }) => {
    const { colour } = sites[loc];
    return colour === 'purple' ? p.place(loc) : `${p.people(colour, n)} → ${p.place(loc)}`;
  });
  return `${entries.join(', ')}, ${advance}`;
}

export function reportText({ card, no, full, replaced, effects }: CardReport): string {
  const { kind } = darknessCards[card];
  const title = kind === 'places' ? '' : `, ${english.darkness[kind].name}`;
  const part = full ? '' : ' (general only)';
  if (replaced) return `Night, ${ordinal(no)} card (${darknessCard(card)}): put aside by Wisdom.`;
  return p.short(`Night, ${ordinal(no)} card${title}${part}: ${effectsText(effects)}.`, 990);
}
