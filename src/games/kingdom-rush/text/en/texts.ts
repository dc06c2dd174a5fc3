/** English: prompts, labels, captions, outcomes. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { CaptionTexts, DealChange, Kru, LabelTexts, PromptTexts, Question } from '../../types/index.js';
import { writeCells } from '../../rules/cells.js';
import { clip, languages } from '../../../../pieces/wording/index.js';
import { cardName, explained, hordeName } from '../shared/naming.js';
import { towerText } from '../shared/hand-lines.js';
import { words } from './phrases.js';

type Texts<T> = { [K in keyof T]: Catalogue<Kru>['texts'][K & keyof Catalogue<Kru>['texts']] };
const { all, counted } = languages.en;
const { names, cards } = words;

export const questions: Record<Question['what'], string> = {
  block: 'Which colour’s sites are blocked this round?',
  retreat: 'A horde comes: where does the hero retreat to?',
  reward: 'Reward: gold or a diamond?',
  tentacle: 'Which tentacle goes?',
  spring: 'Which wilted flower becomes fresh?',
  boon: 'Molten Boon: where does the true 2×1 go?',
  aegis: 'Aegis: which hero is protected?',
  root: 'Rootvine: which horde is held?',
  sun: 'Sunpetal: gold or a diamond?',
  'sand-warriors': 'Where do the sand warriors go?',
  chill: 'Chill: which horde is held?',
  blessing: 'Blessing: who regains 1 life?',
  falcon: 'Which tower gets the second Falcon?',
  roots: 'Entangling roots: which horde is held?',
  bloom: 'Bloom: which flower becomes fresh?',
};

export const prompts: Texts<PromptTexts> = {
  promptHero: () => 'Choose your hero.',
  promptAbility: ({ tiles }) => `Take ${counted(tiles, 'ability tile')}.`,
  promptSecondaries: ({ left }) => `Choose ${counted(left, 'secondary hero', 'secondary heroes')}.`,
  promptDeal: () => 'Share out the starting towers, or accept the deal.',
  promptTowers: ({ round }) =>
    `Round ${round}, phase 2: play towers, pass them on, activate your hero, and end with “Ready”.`,
  promptActivation: ({ hero, flowers }) =>
    flowers > 0
      ? `${names.heroes[hero]} has crossed ${flowers > 1 ? `${flowers} flowers: use them` : 'a flower: use it'}, then act.`
      : `${names.heroes[hero]} has begun: attack, use an ability or rest.`,
  promptSkulls: () => 'Bruxa’s activation begins with her skulls; towers may be played at any time.',
  promptQuestion: ({ question, hero }) =>
    hero !== null && question === 'retreat'
      ? `A horde comes: where does ${names.heroes[hero]} retreat to?`
      : questions[question],
  promptBuy: ({ gold, diamonds }) => {
    const chest = all([...(diamonds > 0 ? [counted(diamonds, 'diamond')] : []), ...(gold > 0 ? [`${gold} gold`] : [])]);
    return `Phase 6: ${chest === '' ? 'the treasure is empty;' : `buy with ${chest}, and`} end with “Ready”.`;
  },
  dealLine: ({ card, seat, becomes, surrendered }, say) =>
    `${names.towers[card]}${becomes ? ` → ${names.towers[becomes]}` : ''}: ${surrendered ? 'given back' : say.seat(seat)}`,
};

/** What an optional effect passes over. */
const nobody: Partial<Record<Question['what'], string>> = {
  chill: 'no horde',
  roots: 'no horde',
  bloom: 'no flower',
  falcon: 'no tower',
};

function optionLabel({ what, option, tag, card }: LabelTexts['option']): string {
  if (option === 'none') return nobody[what] ?? 'nobody';
  if (option === 'gold') return '1 gold';
  if (option === 'diamond') return '1 diamond';
  if (card !== null) return names.towers[card];
  if (tag !== null) return `${tag} is held`;
  if (what === 'block' && option in names.colours) return names.colours[option as 'R'];
  return option in names.heroes ? names.heroes[option as 'alric'] : option;
}

export const changeNames: Record<DealChange, string> = {
  give: 'give it to somebody',
  upgrade: 'one level up, or down again',
  surrender: 'give it back',
};

export const labels: Texts<LabelTexts> = {
  heroChoice: ({ hero }) => `${names.heroes[hero]} (${cards.skills[hero].name})`,
  abilityChoice: ({ ability }) =>
    clip(explained(words, cards.abilities[ability].name, cards.abilities[ability].effect), 100),
  dealChoice: ({ card, seat }, say) => clip(`${names.towers[card]} (${say.seat(seat)})`, 100),
  changeChoice: ({ change }) => changeNames[change],
  seatChoice: ({ seat }, say) => clip(say.seat(seat), 100),
  towerChoice: (tower) => clip(towerText(words, tower), 100),
  siteChoice: ({ at, colour, hordes }) =>
    clip(`${at} (${names.colours[colour]}): ${hordes.join(' ') || 'reaches nothing'}`, 100),
  facingChoice: ({ facing, hordes }) =>
    hordes.length > 0 ? `${names.facings[facing]}: ${hordes.join(' ')}` : names.facings[facing],
  passChoice: ({ seat, self }, say) => (self ? 'your incoming pile' : clip(say.seat(seat), 100)),
  upgradeNo: () => 'as it is',
  upgradeYes: ({ card }) => `upgraded: ${names.towers[card]}`,
  upgradeCopy: ({ card, mods }) => clip(`upgraded: ${towerText(words, { card, mods, falcon: false })}`, 100),
  spaceChoice: ({ at, steps, tag, flower }) =>
    clip(
      [
        at,
        counted(steps, 'step'),
        ...(tag === null ? [] : [tag]),
        ...(flower === null ? [] : [cards.flowers[flower].name]),
      ].join(' · '),
      100,
    ),
  placeChoice: ({ at, tag }) => (tag === null ? at : `${at} (${tag})`),
  cellChoice: ({ cell, hits, left }) => `${cell}: ${hits} covered, ${left} left`,
  wayChoice: ({ at, flower }) => (flower === null ? at : `${at} (${cards.flowers[flower].name})`),
  flowerChoice: ({ flower, at }) =>
    clip(explained(words, `${cards.flowers[flower].name} on ${at}`, cards.flowers[flower].effect), 100),
  whatBasic: () => 'basic attack',
  whatAbility: ({ ability }) => cards.abilities[ability].name,
  aboutAbility: ({ ability }) => cards.abilities[ability].effect,
  whatRest: ({ life, tiles }) => {
    const gained = [
      ...(life > 0 ? [`${life} life`] : []),
      ...(tiles > 0 ? [`${counted(tiles, 'ability', 'abilities')} ready`] : []),
    ];
    return gained.length > 0 ? `rest (${gained.join(', ')})` : 'rest';
  },
  whatObjective: () => 'bring down the totem',
  whatSkulls: ({ skulls }) => `throw ${counted(skulls, 'skull')}`,
  targetTower: ({ card, at, seat }, say) => clip(`${names.towers[card]} on ${at} (${say.seat(seat)})`, 100),
  targetHero: ({ hero }) => names.heroes[hero],
  targetHorde: ({ tag, card, at, distance, left }) =>
    clip(
      `${tag} ${hordeName(words, card)} on ${at}${distance > 0 ? ` · distance ${distance}` : ''} · ${left} left`,
      100,
    ),
  option: optionLabel,
  buyChoice: ({ card, price, mods, left }) =>
    clip(`${towerText(words, { card, mods, falcon: false })} · ${counted(price, 'diamond')} · ${left} left`, 100),
  modifierChoice: ({ modifier }) =>
    clip(explained(words, cards.modifiers[modifier].name, cards.modifiers[modifier].effect), 100),
  modifyChoice: ({ card, mods, seat }, say) =>
    clip(`${towerText(words, { card, mods, falcon: false })} (${say.seat(seat)})`, 100),
  notYet: () => 'not yet',
  planHorde: ({ tag, at, distance, left, piece }) =>
    `${names.shapes[piece]}: ${tag} on ${at}${distance > 0 ? `, distance ${distance}` : ''}, ${left} left`,
  planCells: ({ tag, cells, hits, left }) =>
    `${writeCells(cells)}: ${hits} hit, ${left === 0 ? `${tag} done ✔` : `${left} left`}`,
  planWhole: ({ text, hits, done }) =>
    text === 'none'
      ? 'without a target'
      : clip([text, `${hits} hit`, ...done.map((tag) => `${tag} ✔`)].join(' · '), 100),
  planNone: ({ piece }) => `leave the ${names.shapes[piece]} out`,
  planStay: () => 'stays where it is',
  planSpend: ({ at, on }) => (on === 'tentacle' ? `cut the tentacle on ${at}` : `bring down the totem on ${at}`),
  planWait: ({ at }) => `waits on ${at}`,
  planAlternative: ({ which, attack }) => `${which}: ${attack}`,
  cardName: ({ card }) => cardName(words, card),
};

export const captions: Texts<CaptionTexts> = {
  captionSetUp: () => 'The board is set.',
  captionSpawn: ({ round }) => `Round ${round}: new hordes have come.`,
  captionTowers: ({ round }) => `Round ${round}: towers and heroes have struck.`,
  captionDestroyed: ({ round }) => `Round ${round}: covered hordes are gone.`,
  captionAdvanced: ({ round }) => `Round ${round}: the hordes have advanced.`,
  captionBought: ({ round }) => `Round ${round} is over.`,
  hintOrder: ({ scenario }) =>
    `In strict order, ${names.scenarios[scenario].name} follows a win of the scenario before it.`,
  outcomeWon: ({ scenario, round }) =>
    `${names.scenarios[scenario].objective}: done in round ${round}. The kingdom stands.`,
  outcomeHearts: () => 'The kingdom has lost its last heart.',
  outcomePiles: () => 'All spawn piles are empty and the task is not done: time has run out.',
  outcomeMark: ({ card }) => `This horde was not to escape: ${hordeName(words, card)}.`,
  outcomeNoRoom: ({ at }) => `No room is left on the path from ${at}: the hordes overrun the valley.`,
  outcomeCount: ({ needed }) => `Too few hordes are left to reach ${needed}.`,
  outcomeGate: ({ gate }) => `Too many hearts were lost at the gate ${gate}.`,
  outcomeHeroic: ({ hero }) => `${names.heroes[hero]} has fallen, and in a Heroic Challenge that is the end.`,
  outcomePrimarch: () => 'The Primarch walks through the gate.',
};
