/** English prompts, labels, lines and captions. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { CaptionTexts, LabelTexts, PromptTexts } from '../../types/texts.js';
import type { AimStage, ChoiceStage, Ending } from '../../types/terms.js';
import type { ChoiceAbout } from '../../types/steps.js';
import { isDefender, isInvader, noGarrison, noHorde, read } from '../../rules/units.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { scoreOf } from '../shared/telling.js';
import { first, the } from './places.js';
import { words } from './vocabulary.js';

type Of<K extends keyof Catalogue<Str>['texts']> = Pick<Catalogue<Str>['texts'], K>;
const { lane, longPlace, place, unitCount, units } = phrases(words);
const { hourglasses, resources } = words;

const aiming: Record<AimStage, string> = {
  cannons: 'Assault, cannons: where do they fire?',
  engines: 'Assault, siege engines: where do they fire?',
  archers: 'Assault, archers: at whom do they shoot?',
  shooters: 'Assault, goblin shooters: at whom do they shoot?',
  hooks: 'Assault, hooks: which walls do they sweep?',
};
const choosing: Record<ChoiceStage, string> = {
  victims: 'Assault, cannons: whom do they hit?',
  effects: 'Assault, siege engines: what do the hits do?',
  volleys: 'Assault, arrows: who falls?',
  orders: 'Assault, orders: how are they carried out?',
  losses: 'Assault, melee: who falls?',
  hospital: 'Hospital: who is saved?',
  leaving: 'End of the turn: who leaves the siege towers?',
};

const toSpend = (count: number, workshopOnly: number): string => {
  if (workshopOnly === 0) return hourglasses(count);
  return count === 0
    ? `${hourglasses(workshopOnly)} in the workshop`
    : `${hourglasses(count)} (and ${workshopOnly} more in the workshop)`;
};

export const prompts: Of<keyof PromptTexts> = {
  promptDraft: () => 'Keep one card for each of phases 2 to 5.',
  promptFlip: ({ turn }) => `Before turn ${turn}: flip phase cards, or be done.`,
  promptPhase: ({ phase }) => `Phase ${phase}, ${words.phases[phase]}: act, or be done.`,
  promptDeployment: ({ size, limit }) =>
    `${words.sizes[size]} deployment: up to ${limit} may leave each place. Close it with “done”.`,
  promptDefence: ({ phase, hourglasses: count, workshopOnly, stone }) =>
    count + workshopOnly + stone === 0
      ? `After phase ${phase}: no hourglass is left. Act once more, or be done.`
      : `After phase ${phase}: ${words.language.all([
          ...(count + workshopOnly > 0 ? [`spend ${toSpend(count, workshopOnly)}`] : []),
          ...(stone > 0 ? ['place the stone'] : []),
        ])}.`,
  promptAim: ({ stage }) => aiming[stage],
  promptChoose: ({ stage }) => choosing[stage],
};

function aboutText(about: ChoiceAbout): string {
  switch (about.kind) {
    case 'cannon':
      return `Cannon in ${about.tower} at ${the(about.zone)} (${words.shots[about.card]})`;
    case 'precise':
      return `Precise shot of ${the(about.engine)} on ${about.wall}`;
    case 'ballista':
      return `${first(about.engine)} hits ${about.wall}`;
    case 'bare-wall':
      return `${first(about.engine)} hits bare ${about.wall} and destroys`;
    case 'bloodstones':
      return `Bloodstones of ${the(about.engine)} on ${about.wall}`;
    case 'volley':
      return `Volley of ${about.points} on ${the(about.zone)}`;
    case 'order':
      return `${words.orders[about.tile]} at ${about.wall}`;
    case 'losses':
      return `Losses at ${about.wall}, at least ${about.advantage}`;
    case 'hospital':
      return 'Saved from the hospital';
    case 'leaving':
      return `From the siege tower on to ${about.wall} (room for ${about.room})`;
  }
}
function valueText(about: ChoiceAbout, value: string): string {
  if (about.kind === 'order' && about.tile === 'exploding-orcs') return unitCount(Number(value), 'orc');
  if (value === 'hit' || value === 'miss') return words.engineCards[value];
  if (value === 'cauldron') return 'the cauldron';
  if (value === 'cannon' || value === 'hook') return `the ${value} in the tower`;
  if (isInvader(value) || isDefender(value)) return unitCount(1, value);
  const horde = read(value, noHorde());
  if (horde) return units(horde);
  const garrison = read(value, noGarrison());
  return garrison ? units(garrison) : place(value);
}

export const labels: Of<keyof LabelTexts> = {
  place: ({ place: id }) => longPlace(id),
  cardChoice: ({ card }) => words.cards[card],
  gatherChoice: ({ unit, resources: count }) => `${unitCount(1, unit)} (+${resources(count)})`,
  unitChoice: ({ unit }) => unitCount(1, unit),
  unitsChoice: ({ count, unit }) => unitCount(count, unit),
  heroChoice: ({ hero }) => words.heroes[hero],
  actionChoice: ({ action, resources: count }) =>
    count > 0 ? `${words.actions[action]} (${resources(count)})` : words.actions[action],
  payChoice: ({ pay }) => units(pay),
  nothingElse: () => 'nothing else',
  splitChoice: ({ fw, fe }) =>
    words.language.all([
      ...(fw > 0 ? [`${unitCount(fw, 'goblin')} to fw`] : []),
      ...(fe > 0 ? [`${unitCount(fe, 'goblin')} to fe`] : []),
    ]),
  sizeChoice: ({ size, limit, hourglasses: count }) =>
    `${words.sizes[size]}: up to ${limit} from each place (${hourglasses(count)})`,
  laneChoice: ({ lane: id, ready }) => `${lane(id)} (${ready} ready)`,
  pickChoice: ({ pick }) => words.picks[pick],
  tileChoice: ({ tile }) => words.orders[tile],
  modeChoice: ({ mode, hourglasses: count }) =>
    count > 0 ? `${words.modes[mode]} (${hourglasses(count)})` : `${words.modes[mode]} (free)`,
  taskChoice: ({ task, progress, price }) => `${words.tasks[task]} (${progress}/${price})`,
  taskName: ({ task }) => words.tasks[task],
  speechAction: () => 'Speech of the officer',
  raidAction: () => 'Raid of the warrior',
  speechChoice: ({ hourglasses: count }) => `+${count} strength (${hourglasses(count)})`,
  raidChoice: ({ unit, hourglasses: count }) => `${unitCount(1, unit)} (${hourglasses(count)})`,
  actChoice: ({ act }) => words.acts[act],
  weaponChoice: ({ weapon, count }) => (count > 1 ? `${longPlace(weapon)} ×${count}` : longPlace(weapon)),
  targetChoice: ({ target }) => (target === 'hold' ? 'Hold' : longPlace(target)),
  itemChoice: ({ about }) => aboutText(about),
  valueChoice: ({ about, value }) => valueText(about, value),
  untilChoice: ({ phase }) => `Phase ${phase}, ${words.phases[phase]}`,
  lookChoice: ({ kind }) => words.lookKinds[kind],
  aimLine: ({ weapon, target, count }) =>
    `${place(weapon)}${count > 1 ? ` ×${count}` : ''} → ${target === 'hold' ? 'hold' : place(target)}`,
  choiceLine: ({ about, value }) => `${aboutText(about)}: ${valueText(about, value)}`,
};

const ended: Record<Ending, string> = {
  glory: 'by glory',
  'tie-break': 'by the tie-break assault',
  'ten-turns': 'by holding ten turns',
  'breach-decides': 'by the breach',
};

export const captions: Of<keyof CaptionTexts> = {
  captionPhase: ({ turn, phase }) => `Turn ${turn}, after phase ${phase}: ${words.phases[phase]}`,
  captionRanged: ({ turn }) => `Turn ${turn}, assault: arrows and stones`,
  captionTurn: ({ turn }) => `Turn ${turn}: the assault is over`,
  captionTieBreak: () => 'The tie-break assault',
  siegeOver: ({ ending, winner, ...glory }) =>
    `The ${words.teams[winner]} win ${ended[ending]}: ${scoreOf({ winner, ...glory }).join(' to ')}.`,
  hintHandicap: ({ handicap }) => `Handicap at this table: ${words.handicaps[handicap]}.`,
};
