/** Small phrases that both languages build in the same way from their vocabulary. */
import type { Say } from '../../../../kernel/index.js';
import type { Language } from '../../../../pieces/wording/index.js';
import type { GeneralId } from '../../content/generals.js';
import { type CardId, diceOn, isSpecial } from '../../content/hero-cards.js';
import { locationCards } from '../../content/location-cards.js';
import type { LocId } from '../../content/map.js';
import { type Colour, type Counts, colours } from '../../content/peoples.js';
import { specialCards } from '../../content/special-cards.js';
import type { BattleDie, Die, Dor, Item, Pick, Plan, Who } from '../../types/index.js';
import type { Vocabulary } from './vocabulary.js';

/** The few words that joining phrases takes. */
export type Grammar = {
  language: Language;
  nothing: string;
  die: (count: number) => string;
  goesTo: string;
  backOneStep: (general: string) => string;
  form: (people: string) => string;
};

export type Phrases = ReturnType<typeof phrasesIn>;

/** A die as it fell: hits in bold, parries struck through, bonuses beside it. */
function dieText(die: Die | BattleDie): string {
  const shown = die.bonus > 0 ? `${die.value}+${die.bonus}` : String(die.value);
  if (die.hit) return `**${shown}**`;
  return 'parry' in die && die.parry ? `~~${shown}~~` : shown;
}

export function phrasesIn(v: Vocabulary, grammar: Grammar) {
  const place = (loc: LocId): string => v.locations[loc].name;
  const list = (items: readonly string[]): string =>
    items.length === 0 ? grammar.nothing : grammar.language.all(items);
  const people = (colour: Colour, count: number): string =>
    `${count} ${count === 1 ? v.peoples[colour].one : v.peoples[colour].many}`;
  const minions = (counts: Counts): string =>
    list(colours.filter((colour) => counts[colour] > 0).map((colour) => people(colour, counts[colour])));
  const card = (id: CardId): string => {
    if (isSpecial(id)) return v.specials[specialCards[id].kind].name;
    const { loc, icon } = locationCards[id];
    return `${place(loc)} (${v.icons[icon]}, ${grammar.die(diceOn(id))})`;
  };
  /** A card by its name alone. */
  const shortCard = (id: CardId): string =>
    isSpecial(id) ? v.specials[specialCards[id].kind].name : place(locationCards[id].loc);
  const item = (one: Item): string =>
    `${'card' in one ? `${one.no} · ${card(one.card)}` : `${one.letter} · ${v.quests[one.quest]}`}${one.of ? ` – ${v.heroes[one.of]}` : ''}`;
  const itemName = (one: Item): string => ('card' in one ? shortCard(one.card) : v.quests[one.quest]);
  const pick = ({ loc, minions: taken }: Pick): string => `${place(loc)}: ${minions(taken)}`;
  const entry = (one: LocId | Colour): string =>
    one in v.locations ? place(one as LocId) : v.peoples[one as Colour].many;
  const pushedBack = (general: GeneralId): string => grammar.backOneStep(v.generals[general]);
  const plan = (one: Plan): string => {
    switch (one.type) {
      case 'nothing':
        return grammar.nothing;
      case 'location':
        return place(one.loc);
      case 'clear': {
        const parts = one.locs.map(place);
        return [...parts, ...(one.general ? [pushedBack(one.general)] : [])].join(' + ');
      }
      case 'carry':
        return one.moves.map(({ hero, loc }) => `${v.heroes[hero]} ${grammar.goesTo} ${place(loc)}`).join(', ');
      case 'remove':
        return one.picks.map(pick).join(' · ');
      case 'turn-undead':
        return one.moves.map(({ loc, count }) => `${count} ${grammar.goesTo} ${place(loc)}`).join(', ');
      case 'general':
        return v.generals[one.general];
      case 'colour':
        return v.colours[one.colour];
      case 'entry':
        return entry(one.entry);
      case 'order':
        return one.keep.length === 0 ? grammar.nothing : one.keep.join(' ');
    }
  };
  return {
    v,
    place,
    list,
    people,
    minions,
    card,
    shortCard,
    item,
    itemName,
    pick,
    entry,
    plan,
    pushedBack,
    places: (locs: readonly LocId[]): string => list(locs.map(place)),
    cards: (ids: readonly CardId[]): string => list(ids.map(shortCard)),
    who: ({ seat, hero }: Who, say: Say<Dor>): string => `${v.heroes[hero]} (${say.seat(seat)})`,
    dice: (dice: readonly Die[]): string => dice.map(dieText).join(' '),
    plain: (values: readonly number[]): string => values.join(' '),
    form: (colour: Colour): string => grammar.form(v.peoples[colour].one),
    /** At most so many characters, with an ellipsis. */
    short: (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`),
  };
}
