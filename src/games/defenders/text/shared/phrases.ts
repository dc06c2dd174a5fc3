/** Small phrases that both languages build in the same way from their vocabulary. */
import type { Say } from '../../../../kernel/index.js';
import { type Language, clip } from '../../../../pieces/wording/index.js';
import type { GeneralId } from '../../content/generals.js';
import { type CardId, diceOn, isSpecial } from '../../content/hero-cards.js';
import { locationCards } from '../../content/location-cards.js';
import { type LocId, locationIds } from '../../content/map.js';
import { type Colour, type Counts, colours } from '../../content/peoples.js';
import { type QuestId, quests } from '../../content/quests.js';
import { specialCards } from '../../content/special-cards.js';
import type { BattleDie, Die, Dor, Item, Pick, Plan, Points, Who } from '../../types/index.js';
import type { Vocabulary } from './vocabulary.js';

/** The few words that joining phrases takes. */
export type Grammar = {
  language: Language;
  nothing: string;
  die: (count: number) => string;
  goesTo: string;
  backOneStep: (general: string) => string;
  form: (people: string) => string;
  /** "2 left", "none left". */
  left: (count: number) => string;
};

export type Phrases = ReturnType<typeof phrasesIn>;

/** DOR-15.2: most points first, then most Quests. */
export function ranked(points: readonly Points[]): readonly Points[] {
  return [...points].sort(
    (one, other) => other.quests + other.generals - (one.quests + one.generals) || other.quests - one.quests,
  );
}

/** A die as it fell: hits in bold, parries struck through, bonuses beside it. */
function dieText(die: Die | BattleDie): string {
  const shown = die.bonus > 0 ? `${die.value}+${die.bonus}` : String(die.value);
  if (die.hit) return `**${shown}**`;
  return 'parry' in die && die.parry ? `~~${shown}~~` : shown;
}

/** What a completed Quest brings. */
function rewardOf(v: Vocabulary, id: QuestId): string {
  const { reward } = quests[id];
  const said = v.rewards[reward.kind];
  if (typeof said === 'string') return said;
  return said('colour' in reward ? v.peoples[reward.colour].many : '');
}

export function phrasesIn(v: Vocabulary, grammar: Grammar) {
  const place = (loc: LocId): string => v.locations[loc].name;
  const placeCalled = (name: string): LocId | undefined =>
    locationIds.find((loc) => loc === name || place(loc).toLowerCase() === name.trim().toLowerCase());
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
  /** What it does, where it does something of its own. */
  const itemEffect = (one: Item): string => {
    if ('quest' in one) return rewardOf(v, one.quest);
    return isSpecial(one.card) ? v.specials[specialCards[one.card].kind].effect : card(one.card);
  };
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
    placeCalled,
    list,
    people,
    minions,
    card,
    shortCard,
    item,
    itemName,
    itemEffect,
    reward: (id: QuestId): string => rewardOf(v, id),
    pick,
    entry,
    plan,
    pushedBack,
    places: (locs: readonly LocId[]): string => list(locs.map(place)),
    cards: (ids: readonly CardId[]): string => list(ids.map(shortCard)),
    who: ({ seat, hero }: Who, say: Say<Dor>): string => `${v.heroes[hero]} (${say.seat(seat)})`,
    dice: (dice: readonly Die[]): string => dice.map(dieText).join(' '),
    plain: (values: readonly number[]): string => values.join(' '),
    left: grammar.left,
    form: (colour: Colour): string => grammar.form(v.peoples[colour].one),
    short: clip,
  };
}

/** What a card is aimed at that the very next line tells, or that is nothing. */
export const toldAnyway: readonly Plan['type'][] = ['nothing', 'remove', 'clear'];

/** As many parts as fit, and the last one in any case: it says how the story ends. */
export function withLast(parts: readonly string[], joint: string, most: number): string {
  const whole = parts.join(joint);
  if (whole.length <= most) return whole;
  const last = parts.at(-1) ?? '';
  const kept: string[] = [];
  for (const part of parts.slice(0, -1)) {
    if ([...kept, part, '…', last].join(joint).length > most) break;
    kept.push(part);
  }
  return [...kept, '…', last].join(joint);
}

/** What was asked for by its name among what is held, however it is written. */
export function heldByName({ itemName }: Phrases) {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return <H extends { item: Item }>(given: string, held: readonly H[]): H | undefined =>
    held.find(({ item }) => plain(itemName(item)) === plain(given));
}
