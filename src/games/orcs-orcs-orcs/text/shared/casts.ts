/** A whole cast on a button, which may cut its end: first what it is aimed at, then where from and with which cards; what it does comes last. */
import { spellData } from '../../content/spells.js';
import { effectsOf, isKnowledge, isSpell } from '../../rules/cards.js';
import { type Actions, cardCodes } from '../../types/index.js';
import type { Words } from './vocabulary.js';

export type CastWords = {
  learn: (card: string, book: string) => string;
  with: (cards: string) => string;
};

type Cast = Actions['cast'];
const parts = ['spell', 'with', 'target', 'effect', 'open'] as const satisfies readonly (keyof Cast)[];

/** `replenish@3+` is Replenish with what it does besides; where the mage goes matters more than a card that is drawn. */
function added(words: Words, tokens: readonly string[]): string[] {
  const moving: string[] = [];
  const others: string[] = [];
  for (const token of tokens) {
    const code = cardCodes.find((one) => token.split(/[@+]/)[0] === one);
    const space = /@([1-6])/.exec(token)?.[1];
    if (!code) continue;
    if (space === undefined) others.push(words.cards[code]);
    else moving.push(`${words.cards[code]} → ${space}`);
  }
  return [...moving, ...alike(others)];
}

/** `Spell Book (Fire/Earth)` and `Spell Book (Earth/Water)` are `Spell Books (Fire/Earth, Earth/Water)`. */
function alike(cards: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const card of cards) {
    const [, name = card, kind = ''] = /^(.+) \((.+)\)$/.exec(card) ?? [];
    kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  }
  return Array.from(kinds, ([name, found]) => {
    const said = found.filter(Boolean).join(', ');
    if (said === '') return found.length > 1 ? `${name} ×${found.length}` : name;
    return `${name}${found.length > 1 ? 's' : ''} (${said})`;
  });
}

/** What is moved is named again with where it goes. */
function lastSaid(target: string): string {
  return /(?:^|, )([^,]+ (?:⇄|→) [^,]+)$/.exec(target)?.[1] ?? target;
}

/** What an effect does, in place of its number. */
function effectText(words: Words, { spell = '', effect }: Readonly<Partial<Cast>>): string | undefined {
  const data = isSpell(spell) && effect !== undefined ? effectsOf(spell)[Number(effect) - 1] : undefined;
  return data && isSpell(spell) ? words.effect(data, spellData[spell].range) : undefined;
}

export function wholeCast(words: Words, { learn, with: withCards }: CastWords) {
  return (said: readonly string[], given: Readonly<Partial<Cast>>): string => {
    const named = parts.filter((part) => given[part] !== undefined);
    const saidOf = (part: keyof Cast): string | undefined => said[named.indexOf(part)];
    const { spell = '' } = given;
    const target = saidOf('target');
    if (target !== undefined && isSpell(spell) && isKnowledge(spell)) return learn(target, saidOf('spell') ?? spell);
    const cards = added(words, given.with ?? []);
    const stronger = cards.length === 0 ? '' : withCards(cards.join(', '));
    const begun = saidOf('spell') ?? spell;
    if (target !== undefined) return `${begun} → ${lastSaid(target)}${stronger}`;
    const does = effectText(words, given) ?? saidOf('effect');
    return `${begun}${stronger}${does === undefined ? '' : `${words.board.colon} ${does}`}`;
  };
}
