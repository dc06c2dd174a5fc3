/** French prompts, labels, lines and captions. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { CaptionTexts, LabelTexts, PromptTexts } from '../../types/texts.js';
import type { AimStage, ChoiceStage, Ending } from '../../types/terms.js';
import type { ChoiceAbout } from '../../types/steps.js';
import { de } from '../../../../pieces/wording/fr.js';
import { isDefender, isInvader, noGarrison, noHorde, read } from '../../rules/units.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { scoreOf } from '../shared/telling.js';
import { first, from, the } from './places.js';
import { words } from './vocabulary.js';

type Of<K extends keyof Catalogue<Str>['texts']> = Pick<Catalogue<Str>['texts'], K>;
const { lane, longPlace, place, unitCount, units } = phrases(words);
const { hourglasses, resources } = words;

const aiming: Record<AimStage, string> = {
  cannons: 'Assaut, canons : où tirent-ils ?',
  engines: 'Assaut, engins de siège : où tirent-ils ?',
  archers: 'Assaut, archers : sur qui tirent-ils ?',
  shooters: 'Assaut, tireurs gobelins : sur qui tirent-ils ?',
  hooks: 'Assaut, crochets : quels murs balaient-ils ?',
};
const choosing: Record<ChoiceStage, string> = {
  victims: 'Assaut, canons : qui touchent-ils ?',
  effects: 'Assaut, engins de siège : que font les coups au but ?',
  volleys: 'Assaut, flèches : qui tombe ?',
  orders: 'Assaut, ordres : comment sont-ils exécutés ?',
  losses: 'Assaut, corps à corps : qui tombe ?',
  hospital: 'Hôpital : qui est sauvé ?',
  leaving: 'Fin du tour : qui quitte les tours de siège ?',
};

const toSpend = (count: number, workshopOnly: number): string => {
  if (workshopOnly === 0) return hourglasses(count);
  return count === 0
    ? `${hourglasses(workshopOnly)} pour l’atelier`
    : `${hourglasses(count)} (et ${workshopOnly} de plus pour l’atelier)`;
};

export const prompts: Of<keyof PromptTexts> = {
  promptDraft: () => 'Gardez une carte pour chacune des phases 2 à 5.',
  promptFlip: ({ turn }) => `Avant le tour ${turn}, retournez des cartes phase, ou terminez.`,
  promptPhase: ({ phase }) => `En phase ${phase} (${words.phases[phase]}), agissez ou terminez.`,
  promptDeployment: ({ size, limit }) =>
    `${words.sizes[size]} déploiement : jusqu’à ${limit} unités peuvent quitter chaque lieu. Terminez-le avec « fini ».`,
  promptDefence: ({ phase, hourglasses: count, workshopOnly, stone }) =>
    count + workshopOnly + stone === 0
      ? `Après la phase ${phase}, il ne reste aucun sablier. Agissez encore, ou terminez.`
      : `Après la phase ${phase}, ${words.language.all([
          ...(count + workshopOnly > 0 ? [`dépensez ${toSpend(count, workshopOnly)}`] : []),
          ...(stone > 0 ? ['posez la pierre'] : []),
        ])}.`,
  promptAim: ({ stage }) => aiming[stage],
  promptChoose: ({ stage }) => choosing[stage],
};

function aboutText(about: ChoiceAbout): string {
  switch (about.kind) {
    case 'cannon':
      return `Canon ${de(about.tower)} sur ${the(about.zone)} (${words.shots[about.card]})`;
    case 'precise':
      return `Tir de précision ${from(about.engine)} sur ${about.wall}`;
    case 'ballista':
      return `${first(about.engine)} touche ${about.wall}`;
    case 'bare-wall':
      return `${first(about.engine)} touche ${about.wall} nu et détruit`;
    case 'bloodstones':
      return `Pierres de sang ${from(about.engine)} sur ${about.wall}`;
    case 'volley':
      return `Volée de ${about.points} sur ${the(about.zone)}`;
    case 'order':
      return `${words.orders[about.tile]} en ${about.wall}`;
    case 'losses':
      return `Pertes en ${about.wall}, au moins ${about.advantage}`;
    case 'hospital':
      return 'Sauvés à l’hôpital';
    case 'leaving':
      return `De la tour de siège sur ${about.wall} (place pour ${about.room})`;
  }
}
function valueText(about: ChoiceAbout, value: string): string {
  if (about.kind === 'order' && about.tile === 'exploding-orcs') return unitCount(Number(value), 'orc');
  if (value === 'hit' || value === 'miss') return words.engineCards[value];
  if (value === 'cauldron') return 'le chaudron';
  if (value === 'cannon') return 'le canon de la tour';
  if (value === 'hook') return 'le crochet de la tour';
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
  nothingElse: () => 'rien d’autre',
  splitChoice: ({ fw, fe }) =>
    words.language.all([
      ...(fw > 0 ? [`${unitCount(fw, 'goblin')} en fw`] : []),
      ...(fe > 0 ? [`${unitCount(fe, 'goblin')} en fe`] : []),
    ]),
  sizeChoice: ({ size, limit, hourglasses: count }) =>
    `${words.sizes[size]} : jusqu’à ${limit} de chaque lieu (${hourglasses(count)})`,
  laneChoice: ({ lane: id, ready }) => `${lane(id)} (${ready} ${words.language.plural(ready, 'prêt')})`,
  pickChoice: ({ pick }) => words.picks[pick],
  tileChoice: ({ tile }) => words.orders[tile],
  modeChoice: ({ mode, hourglasses: count }) =>
    count > 0 ? `${words.modes[mode]} (${hourglasses(count)})` : `${words.modes[mode]} (gratuit)`,
  taskChoice: ({ task, progress, price }) => `${words.tasks[task]} (${progress}/${price})`,
  taskName: ({ task }) => words.tasks[task],
  speechAction: () => 'Discours de l’officier',
  raidAction: () => 'Raid du guerrier',
  speechChoice: ({ hourglasses: count }) => `+${count} de force (${hourglasses(count)})`,
  raidChoice: ({ unit, hourglasses: count }) => `${unitCount(1, unit)} (${hourglasses(count)})`,
  actChoice: ({ act }) => words.acts[act],
  weaponChoice: ({ weapon, count }) => (count > 1 ? `${longPlace(weapon)} ×${count}` : longPlace(weapon)),
  targetChoice: ({ target }) => (target === 'hold' ? 'Ne pas tirer' : longPlace(target)),
  itemChoice: ({ about }) => aboutText(about),
  valueChoice: ({ about, value }) => valueText(about, value),
  untilChoice: ({ phase }) => `Phase ${phase}, ${words.phases[phase]}`,
  lookChoice: ({ kind }) => words.lookKinds[kind],
  aimLine: ({ weapon, target, count }) =>
    `${place(weapon)}${count > 1 ? ` ×${count}` : ''} → ${target === 'hold' ? 'ne pas tirer' : place(target)}`,
  choiceLine: ({ about, value }) => `${aboutText(about)} : ${valueText(about, value)}`,
};

const ended: Record<Ending, string> = {
  glory: 'à la gloire',
  'tie-break': 'à l’assaut décisif',
  'ten-turns': 'après dix tours tenus',
  'breach-decides': 'par la brèche',
};

export const captions: Of<keyof CaptionTexts> = {
  captionPhase: ({ turn, phase }) => `Tour ${turn}, après la phase ${phase} : ${words.phases[phase]}`,
  captionRanged: ({ turn }) => `Tour ${turn}, assaut : flèches et pierres`,
  captionTurn: ({ turn }) => `Tour ${turn} : l’assaut est terminé`,
  captionTieBreak: () => 'L’assaut décisif',
  siegeOver: ({ ending, winner, ...glory }) =>
    `Les ${words.teams[winner]} gagnent ${ended[ending]} : ${scoreOf({ winner, ...glory }).join(' à ')}.`,
  hintHandicap: ({ handicap }) => `Handicap à cette table : ${words.handicaps[handicap]}.`,
};
