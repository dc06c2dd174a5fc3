/** One thing on the table in full: how it stands now, and what its card or board prints. */
import type { Say } from '../../../../kernel/index.js';
import { type GeneralId, generalIds } from '../../content/generals.js';
import { type HeroId, heroIds } from '../../content/heroes.js';
import { type LocId, locationIds } from '../../content/map.js';
import { type QuestId, questIds } from '../../content/quests.js';
import { type SpecialKind, specialCardIds, specialCards, specialKinds } from '../../content/special-cards.js';
import { progressOf } from '../../rules/questing.js';
import type { Dor, Lookups, RuleId, View, Who } from '../../types/index.js';
import type { Phrases } from './phrases.js';
import { type StatusWords, generalLine, heroLine, locationLine } from './status.js';

export type LookupWords = {
  /** Nobody and nothing is in the place. */
  empty: string;
  /** A hero nobody plays; one who fell. */
  unused: string;
  fallen: string;
  heldBy: (who: string) => string;
  /** A special card that has left the game, or that nobody holds yet. */
  left: string;
  undrawn: string;
  openWith: (who: string, have: number, need: number) => string;
  completedBy: (who: string) => string;
  nobodys: string;
};

/** What may be inspected, by its id. */
function kindOf(what: string): { rule: RuleId; of: 'general' | 'hero' | 'place' | 'card' | 'quest' } | undefined {
  const general = generalIds.find((id) => id === what);
  if (general) return { rule: `general ${general}`, of: 'general' };
  const hero = heroIds.find((id) => id === what);
  if (hero) return { rule: `hero ${hero}`, of: 'hero' };
  const loc = locationIds.find((id) => id === what);
  if (loc) return { rule: `place ${loc}`, of: 'place' };
  const card = specialKinds.find((kind) => kind === what);
  if (card) return { rule: `card ${card}`, of: 'card' };
  const quest = questIds.find((id) => id === what);
  return quest && { rule: `quest ${quest}`, of: 'quest' };
}

/** The name of anything that may be inspected. */
export function subjectName({ v, place }: Phrases, what: string): string {
  switch (kindOf(what)?.of) {
    case 'general':
      return v.generals[what as GeneralId];
    case 'hero':
      return v.heroes[what as HeroId];
    case 'place':
      return place(what as LocId);
    case 'card':
      return v.specials[what as SpecialKind].name;
    case 'quest':
      return v.quests[what as QuestId];
    case undefined:
      return what;
  }
}

type Asked = { words: StatusWords; more: LookupWords; view: View; say: Say<Dor> };

function heroNow({ words, more, view, say }: Asked, hero: HeroId): string {
  const slot = view.heroes.findIndex((one) => one.hero === hero);
  if (slot >= 0) return heroLine({ ...words, view, say }, slot);
  return view.deadHeroes.includes(hero) ? more.fallen : more.unused;
}

function cardsNow({ words, more, view, say }: Asked, kind: SpecialKind): string[] {
  return specialCardIds
    .filter((id) => specialCards[id].kind === kind)
    .map((id) => {
      const holder = view.heroes.find(({ hand }) => hand.some(({ card }) => card === id));
      if (holder) return more.heldBy(words.p.who(holder, say));
      return view.removed.includes(id) ? more.left : more.undrawn;
    });
}

function questNow({ words, more, view, say }: Asked, id: QuestId): string {
  const name = (who: Who): string => words.p.who(who, say);
  for (const hero of view.heroes) {
    if (hero.quest?.id === id) {
      const { have, need } = progressOf(hero.quest);
      return more.openWith(name(hero), have, need);
    }
    if (hero.completed.some((done) => done.id === id)) return more.completedBy(name(hero));
  }
  return more.nobodys;
}

/** How it stands now. */
function nowLines(asked: Asked, what: string): string[] {
  const build = { ...asked.words, view: asked.view, say: asked.say };
  switch (kindOf(what)?.of) {
    case 'general':
      return [generalLine(build, what as GeneralId)];
    case 'hero':
      return [heroNow(asked, what as HeroId)];
    case 'place':
      return [locationLine(build, what as LocId) ?? asked.more.empty];
    case 'card':
      return cardsNow(asked, what as SpecialKind);
    case 'quest':
      return [questNow(asked, what as QuestId)];
    case undefined:
      return [];
  }
}

export function inspectIn(
  words: StatusWords,
  more: LookupWords,
  rules: Record<RuleId, string>,
): (view: View, viewer: unknown, args: Lookups['inspect'], say: Say<Dor>) => readonly string[] {
  return (view, _viewer, { what }, say) => {
    const found = kindOf(what);
    const now = nowLines({ words, more, view, say }, what);
    return [
      `**${subjectName(words.p, what)}**`,
      ...now.map((line) => `- ${line}`),
      ...(found ? [rules[found.rule]] : []),
    ];
  };
}
