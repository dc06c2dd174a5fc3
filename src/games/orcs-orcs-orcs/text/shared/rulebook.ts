/** Short lists made from the content itself, so that the rules always quote the numbers in force. */
import { kindData, slotData, tracks } from '../../content/creatures.js';
import { spellData } from '../../content/spells.js';
import { effectsOf, elementOf } from '../../rules/cards.js';
import { type SpellCode, categories, kinds, missionIds, slots } from '../../types/index.js';
import type { Words } from './vocabulary.js';

export function reference(words: Words) {
  const { colon, cost, semicolon } = words.board;
  const list = (items: readonly string[]): string => items.join(' · ');
  return {
    /** "Zap: 1 lightning → 1 damage…" */
    spell: (code: SpellCode): string => {
      const element = words.elements[elementOf(code)];
      const effects = effectsOf(code).map((one) => cost(one.cost, element, words.effect(one, spellData[code].range)));
      return `${words.cards[code]}${colon} ${effects.join(semicolon)}.`;
    },
    hitPoints: list(kinds.map((kind) => `${words.kinds[kind]} ${kindData[kind].hitPoints}`)),
    tracks: list(categories.map((category) => `${words.categories[category]} ${tracks[category].join('-')}`)),
    powers: list(
      slots.map((slot) => `${words.kinds[slotData[slot].kind]}${colon} ${words.powers[slotData[slot].power]}`),
    ),
    bonusActions: list(
      kinds.flatMap((kind) => {
        const { bonus } = kindData[kind];
        return bonus ? [`${words.kinds[kind]}${colon} ${words.bonusActions[bonus]}`] : [];
      }),
    ),
    missions: list(missionIds.map((id) => `${words.missions[id].name}${colon} ${words.missions[id].text}`)),
  };
}
