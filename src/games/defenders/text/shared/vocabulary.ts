/** The words of one language for everything that has a name: shared by texts, status, rules and pictures. */
import type { CombatSkill, GeneralId } from '../../content/generals.js';
import type { HeroId } from '../../content/heroes.js';
import type { TravelIcon } from '../../content/location-cards.js';
import type { LocId } from '../../content/map.js';
import type { Colour } from '../../content/peoples.js';
import type { QuestId, RewardKind } from '../../content/quests.js';
import type { SpecialKind, Timing } from '../../content/special-cards.js';
import type { WarName } from '../../content/war.js';
import type { DarknessKind, Variant } from '../../types/rule-ids.js';
import type { AlertLevel, Phase, RespondChoice, Style, Travel } from '../../types/index.js';

export type LocationNames = Record<LocId, { name: string; label: string }>;

export type Vocabulary = {
  locations: LocationNames;
  heroes: Record<HeroId, string>;
  /** What a hero is good at, in one line. */
  strengths: Record<HeroId, string>;
  generals: Record<GeneralId, string>;
  /** A people's name for one and for several. */
  peoples: Record<Colour, { one: string; many: string }>;
  colours: Record<Colour | 'purple', string>;
  specials: Record<SpecialKind, { name: string; effect: string }>;
  quests: Record<QuestId, string>;
  /** What a reward does, told of the people whose colour it names, where it names one. */
  rewards: Record<RewardKind, string | ((people: string) => string)>;
  combatSkills: Record<CombatSkill, { name: string; effect: string }>;
  slayers: Record<GeneralId, string>;
  penalties: Record<GeneralId, string>;
  darkness: Record<DarknessKind, { name: string; effect: string }>;
  variants: Record<Variant, string>;
  travel: Record<Travel, string>;
  icons: Record<TravelIcon, string>;
  war: Record<WarName, string>;
  phases: Record<Phase, string>;
  styles: Record<Style, string>;
  timings: Record<Timing, string>;
  alerts: Record<AlertLevel, string>;
  choices: Record<RespondChoice, string>;
};
