/** A whole cast on a button: what it is aimed at comes before the cards that are added, since a button may cut its end. */
import { isKnowledge, isSpell } from '../../rules/cards.js';
import { type Actions, type CardCode, cardCodes } from '../../types/index.js';
import type { Words } from './vocabulary.js';

export type CastWords = {
  learn: (card: string, book: string) => string;
  cast: (spell: string) => string;
  added: (cards: string) => string;
};

type Cast = Actions['cast'];
const parts = ['spell', 'with', 'target', 'effect', 'open'] as const satisfies readonly (keyof Cast)[];

/** `replenish@3+` is Replenish with what it does besides. */
const codeOf = (token: string): CardCode | undefined => cardCodes.find((code) => token.split(/[@+]/)[0] === code);

export function wholeCast(words: Words, { learn, cast, added }: CastWords) {
  return (said: readonly string[], given: Readonly<Partial<Cast>>): string => {
    const named = parts.filter((part) => given[part] !== undefined);
    const saidOf = (part: keyof Cast): string | undefined => said[named.indexOf(part)];
    const { spell = '' } = given;
    const target = saidOf('target');
    if (target !== undefined && isSpell(spell) && isKnowledge(spell)) return learn(target, saidOf('spell') ?? spell);
    const aim = target ?? saidOf('effect');
    const cards = (given.with ?? []).flatMap((token) => {
      const code = codeOf(token);
      return code ? [words.cards[code]] : [];
    });
    return [
      cast(saidOf('spell') ?? spell),
      ...(aim === undefined ? [] : [`${target === undefined ? ' · ' : ' → '}${aim}`]),
      ...(cards.length === 0 ? [] : [added(cards.join(', '))]),
    ].join('');
  };
}
