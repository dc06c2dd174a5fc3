/** French: prompts, labels, captions, outcomes. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { CaptionTexts, DealChange, Kru, LabelTexts, PromptTexts, Question } from '../../types/index.js';
import { writeCells } from '../../rules/cells.js';
import { clip, languages } from '../../../../pieces/wording/index.js';
import { de, spacedAll } from '../../../../pieces/wording/fr.js';
import { cardName, explained, hordeName } from '../shared/naming.js';
import { towerText } from '../shared/hand-lines.js';
import { words } from './phrases.js';

type Texts<T> = { [K in keyof T]: Catalogue<Kru>['texts'][K & keyof Catalogue<Kru>['texts']] };
const { all, counted } = languages.fr;
const { names, cards } = words;

export const questions: Record<Question['what'], string> = spacedAll({
  block: 'Les sites de quelle couleur sont bloqués cette manche ?',
  retreat: 'Une horde arrive : où le héros se replie-t-il ?',
  reward: 'Récompense : de l’or ou un diamant ?',
  tentacle: 'Quel tentacule disparaît ?',
  spring: 'Quelle fleur fanée refleurit ?',
  boon: 'Don du magma : où va la tuile brute 2×1 ?',
  aegis: 'Égide : quel héros est protégé ?',
  root: 'Liane-racine : quelle horde est immobilisée ?',
  sun: 'Pétale de soleil : de l’or ou un diamant ?',
  'sand-warriors': 'Où vont les guerriers de sable ?',
  chill: 'Engourdissement : quelle horde est immobilisée ?',
  blessing: 'Bénédiction : qui regagne 1 point de vie ?',
  falcon: 'Quelle tour reçoit le second Falcon ?',
  roots: 'Racines entravantes : quelle horde est immobilisée ?',
  bloom: 'Floraison : quelle fleur refleurit ?',
});

export const prompts: Texts<PromptTexts> = spacedAll<Texts<PromptTexts>>({
  promptHero: () => 'Choisissez votre héros.',
  promptAbility: ({ tiles }) => `Prenez ${counted(tiles, 'tuile capacité', 'tuiles capacité')}.`,
  promptSecondaries: ({ left }) => `Choisissez ${counted(left, 'héros secondaire', 'héros secondaires')}.`,
  promptDeal: () => 'Répartissez les tours de départ, ou acceptez la répartition.',
  promptTowers: ({ round }) =>
    `Manche ${round}, phase 2 : jouez des tours, passez-en, activez votre héros, et terminez par « Prêt ».`,
  promptActivation: ({ hero, flowers }) =>
    flowers > 0
      ? `${names.heroes[hero]} a traversé ${flowers > 1 ? `${flowers} fleurs : utilisez-les` : 'une fleur : utilisez-la'}, puis agissez.`
      : `${names.heroes[hero]} a commencé : attaque, capacité ou repos.`,
  promptSkulls: () => 'L’activation de Bruxa commence par ses crânes ; les tours se jouent quand vous voulez.',
  promptQuestion: ({ question, hero }) =>
    hero !== null && question === 'retreat'
      ? `Une horde arrive. Repli ${de(names.heroes[hero])} : vers quel emplacement ?`
      : questions[question],
  promptBuy: ({ gold, diamonds }) => {
    const chest = all([
      ...(diamonds > 0 ? [counted(diamonds, 'diamant')] : []),
      ...(gold > 0 ? [counted(gold, 'pièce d’or', 'pièces d’or')] : []),
    ]);
    return `Phase 6 : ${chest === '' ? 'le trésor est vide ;' : `achetez avec ${chest}, et`} terminez par « Prêt ».`;
  },
  dealLine: ({ card, seat, becomes, surrendered }, say) =>
    `${names.towers[card]}${becomes ? ` → ${names.towers[becomes]}` : ''} : ${surrendered ? 'rendue' : say.seat(seat)}`,
});

/** What an optional effect passes over. */
const nobody: Partial<Record<Question['what'], string>> = {
  chill: 'aucune horde',
  roots: 'aucune horde',
  bloom: 'aucune fleur',
  falcon: 'aucune tour',
};

function optionLabel({ what, option, tag, card }: LabelTexts['option']): string {
  if (option === 'none') return nobody[what] ?? 'personne';
  if (option === 'gold') return '1 pièce d’or';
  if (option === 'diamond') return '1 diamant';
  if (card !== null) return names.towers[card];
  if (tag !== null) return `${tag} est immobilisée`;
  if (what === 'block' && option in names.colours) return names.colours[option as 'R'];
  return option in names.heroes ? names.heroes[option as 'alric'] : option;
}

export const changeNames: Record<DealChange, string> = {
  give: 'la donner à quelqu’un',
  upgrade: 'un niveau plus haut, ou plus bas à nouveau',
  surrender: 'la rendre',
};

export const labels: Texts<LabelTexts> = spacedAll<Texts<LabelTexts>>({
  heroChoice: ({ hero }) => `${names.heroes[hero]} (${cards.skills[hero].name})`,
  abilityChoice: ({ ability }) =>
    clip(explained(words, cards.abilities[ability].name, cards.abilities[ability].effect), 100),
  dealChoice: ({ card, seat }, say) => clip(`${names.towers[card]} (${say.seat(seat)})`, 100),
  changeChoice: ({ change }) => changeNames[change],
  seatChoice: ({ seat }, say) => clip(say.seat(seat), 100),
  towerChoice: (tower) => clip(towerText(words, tower), 100),
  siteChoice: ({ at, colour, hordes }) =>
    clip(`${at} (${names.colours[colour]}) : ${hordes.join(' ') || 'n’atteint rien'}`, 100),
  facingChoice: ({ facing, hordes }) =>
    hordes.length > 0 ? `${names.facings[facing]} : ${hordes.join(' ')}` : names.facings[facing],
  passChoice: ({ seat, self }, say) => (self ? 'votre pile entrante' : clip(say.seat(seat), 100)),
  upgradeNo: () => 'telle quelle',
  upgradeYes: ({ card }) => `améliorée : ${names.towers[card]}`,
  upgradeCopy: ({ card, mods }) => clip(`améliorée : ${towerText(words, { card, mods, falcon: false })}`, 100),
  spaceChoice: ({ at, steps, tag, flower }) =>
    clip(
      [
        at,
        counted(steps, 'pas', 'pas'),
        ...(tag === null ? [] : [tag]),
        ...(flower === null ? [] : [cards.flowers[flower].name]),
      ].join(' · '),
      100,
    ),
  placeChoice: ({ at, tag }) => (tag === null ? at : `${at} (${tag})`),
  cellChoice: ({ cell, hits, left }) => `${cell} : en recouvre ${hits}, en laisse ${left}`,
  wayChoice: ({ at, flower }) => (flower === null ? at : `${at} (${cards.flowers[flower].name})`),
  flowerChoice: ({ flower, at }) =>
    clip(explained(words, `${cards.flowers[flower].name} en ${at}`, cards.flowers[flower].effect), 100),
  whatBasic: () => 'attaque de base',
  whatAbility: ({ ability }) => cards.abilities[ability].name,
  aboutAbility: ({ ability }) => cards.abilities[ability].effect,
  whatRest: ({ life, tiles }) => {
    const ready = counted(tiles, 'capacité prête', 'capacités prêtes');
    const gained = [
      ...(life > 0 ? [counted(life, 'point de vie', 'points de vie')] : []),
      ...(tiles > 0 ? [ready] : []),
    ];
    return gained.length > 0 ? `repos (${gained.join(', ')})` : 'repos';
  },
  whatObjective: () => 'abattre le totem',
  whatSkulls: ({ skulls }) => `lancer ${counted(skulls, 'crâne')}`,
  targetTower: ({ card, at, seat }, say) => clip(`${names.towers[card]} en ${at} (${say.seat(seat)})`, 100),
  targetHero: ({ hero }) => names.heroes[hero],
  targetHorde: ({ tag, card, at, distance, left }) =>
    clip(
      `${tag} ${hordeName(words, card)} en ${at}${distance > 0 ? ` · distance ${distance}` : ''} · reste ${left}`,
      100,
    ),
  option: optionLabel,
  buyChoice: ({ card, price, mods, left }) =>
    clip(
      `${towerText(words, { card, mods, falcon: false })} · ${counted(price, 'diamant')} · il en reste ${left}`,
      100,
    ),
  modifierChoice: ({ modifier }) =>
    clip(explained(words, cards.modifiers[modifier].name, cards.modifiers[modifier].effect), 100),
  modifyChoice: ({ card, mods, seat }, say) =>
    clip(`${towerText(words, { card, mods, falcon: false })} (${say.seat(seat)})`, 100),
  notYet: () => 'pas encore',
  planHorde: ({ tag, at, distance, left, piece }) =>
    `${names.shapes[piece]} : ${tag} en ${at}${distance > 0 ? `, distance ${distance}` : ''}, reste ${left}`,
  planCells: ({ tag, cells, hits, left }) =>
    `${writeCells(cells)} : ${counted(hits, 'touché')}, ${left === 0 ? `${tag} finie ✔` : `reste ${left}`}`,
  planWhole: ({ text, hits, done }) =>
    text === 'none'
      ? 'sans cible'
      : clip([text, counted(hits, 'touché'), ...done.map((tag) => `${tag} ✔`)].join(' · '), 100),
  planNone: ({ piece }) => `ne rien poser (${names.shapes[piece]})`,
  planStay: () => 'reste où il est',
  planSpend: ({ at, on }) => (on === 'tentacle' ? `trancher le tentacule en ${at}` : `abattre le totem en ${at}`),
  planWait: ({ at }) => `attend en ${at}`,
  planAlternative: ({ which, attack }) => `${which} : ${attack}`,
  cardName: ({ card }) => cardName(words, card),
});

export const captions: Texts<CaptionTexts> = spacedAll<Texts<CaptionTexts>>({
  captionSetUp: () => 'Le plateau est prêt.',
  captionSpawn: ({ round }) => `Manche ${round} : de nouvelles hordes sont apparues.`,
  captionTowers: ({ round }) => `Manche ${round} : tours et héros ont frappé.`,
  captionDestroyed: ({ round }) => `Manche ${round} : les hordes recouvertes ont disparu.`,
  captionAdvanced: ({ round }) => `Manche ${round} : les hordes ont avancé.`,
  captionBought: ({ round }) => `La manche ${round} est finie.`,
  hintOrder: ({ scenario }) =>
    `En ordre strict, « ${names.scenarios[scenario].name} » se joue après une victoire au scénario précédent.`,
  outcomeWon: ({ scenario, round }) =>
    `${names.scenarios[scenario].objective} : c’est fait à la manche ${round}. Le royaume tient bon.`,
  outcomeHearts: () => 'Le royaume a perdu son dernier cœur.',
  outcomePiles: () => 'Toutes les piles apparition sont vides et l’objectif n’est pas atteint : le temps a manqué.',
  outcomeMark: ({ card }) => `${hordeName(words, card)} : cette horde ne devait pas s’échapper.`,
  outcomeNoRoom: ({ at }) => `Plus de place sur le chemin depuis ${at} : les hordes submergent la vallée.`,
  outcomeCount: ({ needed }) => `Il reste trop peu de hordes pour arriver à ${needed}.`,
  outcomeGate: ({ gate }) => `Trop de cœurs ont été perdus à la porte ${gate}.`,
  outcomeHeroic: ({ hero }) =>
    `${names.heroes[hero]} n’a plus de points de vie, et dans un Défi héroïque tout s’arrête là.`,
  outcomePrimarch: () => 'Le Primarque franchit la porte.',
});
