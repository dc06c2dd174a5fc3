/** Time zones, offered while one types. */
import { matching } from '../src/discord/asking/matching.js';
import type { Suggestion } from '../src/discord/asking/autocomplete.js';
import { limits } from '../src/discord/limits.js';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

export function suggestedZones(typed: string): Suggestion[] {
  return [...matching(zones, typed)].slice(0, limits.autocompleteChoices).map(({ value }) => ({ name: value, value }));
}
