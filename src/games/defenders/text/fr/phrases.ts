/** Grammaire française des tournures communes, et phrases sur les Quêtes et la Nuit. */
import { de, fr as language, the } from '../../../../pieces/wording/fr.js';
import { type DarknessId, darknessCards } from '../../content/darkness-cards.js';
import { type GeneralId, generalBoards } from '../../content/generals.js';
import type { HeroId } from '../../content/heroes.js';
import { city, sites } from '../../content/map.js';
import { type QuestId, quests } from '../../content/quests.js';
import { preyLeft, stopsLeft } from '../../rules/questing.js';
import type { CardReport, Loss, Mark, NightEffect } from '../../types/index.js';
import { french } from './vocabulary.js';
import { phrasesIn, withLast } from '../shared/phrases.js';

/** En français, zéro se met au singulier. */
export const count = language.counted;

export const p = phrasesIn(french, {
  language,
  nothing: 'aucun',
  die: (n) => count(n, 'dé'),
  goesTo: '→',
  backOneStep: (general) => `${general} recule d’un pas`,
  form: (people) => `forme ${de(people)}`,
  left: (n) => (n === 0 ? 'il n’en reste aucun' : `il en reste ${n}`),
});

/** Ce qui s’accorde avec un héros ou une héroïne. */
export const agreed = (hero: HeroId, word: string): string => (heroines.includes(hero) ? `${word}e` : word);
export const heroines: readonly HeroId[] = ['cleric', 'rogue', 'sorceress'];

/** « le Mage », « la Prêtresse ». */
export const theHero = (hero: HeroId): string => the(french.heroes[hero], heroines.includes(hero) ? 'f' : 'm');

export const ordinal = (n: number): string => (n === 1 ? '1re' : `${n}e`);

/** Ce que demande une Quête ; une fois commencée, ce qu’il en reste. */
export function questTask(id: QuestId, marks: readonly Mark[] = []): string {
  const { task } = quests[id];
  switch (task.kind) {
    case 'roll': {
      const dice = task.dice === 'actions' ? 'un dé par action dépensée' : `une action, ${count(task.dice, 'dé')}`;
      const after = task.failure === 'stays' ? 'vous pouvez réessayer' : 'un échec défausse la Quête';
      return `${p.place(task.loc)}, ${dice}, dont un à ${task.target}+ (${after})`;
    }
    case 'visit':
      // Des auberges, toutes.
      return `passez par ${p.list(stopsLeft({ id, marks }).map((loc) => the(p.place(loc), 'f')))}`;
    case 'organise':
      return `dépensez une action dans ${stopsLeft({ id, marks }).length > 1 ? 'chacun de ces lieux' : 'ce lieu'} : ${p.places(stopsLeft({ id, marks }))}`;
    case 'hunt':
      return `${marks.length > 0 ? 'encore à vaincre :' : 'vainquez'} ${p.minions(preyLeft({ id, marks }))}`;
    case 'build':
      return `construisez un Portail Magique dans un lieu ${french.colours[task.colour]}, par l’action « Construire un portail »`;
    case 'scout':
      return `dépensez une action là où se tient ${french.generals[task.general]}`;
  }
}

export function lossText(loss: Loss): string {
  switch (loss.reason) {
    case 'general':
      return `${french.generals[loss.general]} entre dans la Cité Royale`;
    case 'supply':
      return `il ne reste aucun ${french.peoples[loss.colour].one} à placer`;
    case 'crystals':
      return 'le dernier cristal est posé';
    case 'city':
      return 'cinq séides se tiennent dans la Cité Royale';
    case 'no-hero':
      return 'il ne reste aucun héros';
  }
}

/** Un effet d’une carte Avancée des Ténèbres ; undefined quand une autre ligne le dit déjà. */
function effectText(effect: NightEffect): string | undefined {
  switch (effect.type) {
    case 'place':
      if (effect.loc === city) return undefined;
      return `${p.people(effect.colour, effect.due)} → ${p.place(effect.loc)}${effect.placed < effect.due ? ` (${effect.placed === 0 ? 'plus de place' : `place pour ${effect.placed}`})` : ''}`;
    case 'crystal':
      return `**cristal : ${p.place(effect.loc)}** (${effect.left} en réserve)`;
    case 'overrun':
      return `**déferlement : ${p.place(effect.loc)}**${effect.to.length === 0 ? '' : `, ${french.peoples[effect.colour].many} vers ${p.places(effect.to)}`}`;
    case 'city':
      return `**un ${french.peoples[effect.colour].one} dans la Cité Royale (${effect.now}/5)**`;
    case 'taken-back':
      return `un ${french.peoples[effect.colour].one} est repris sur une Quête`;
    case 'advance':
      return `**${french.generals[effect.general]} avance : ${p.place(effect.to)}**`;
    case 'stays':
      return staysText(effect);
    case 'cancelled':
      return `${p.entry(effect.entry)} : rien n’arrive`;
    case 'loss':
      return `**${lossText(effect.loss)} : le royaume est perdu**`;
  }
}

function staysText({ general, why, next }: NightEffect & { type: 'stays' }): string {
  const name = french.generals[general];
  if (why === 'defeated') return `${name} n’est plus`;
  if (why === 'wounded') return `${name}, blessure majeure, n’avance pas`;
  if (why === 'held') return `${name} ne peut avancer`;
  return `${name} ne bouge pas (prochain pas : ${p.place(next)})`;
}

/** Ce que fait une carte. Quand c’est trop long, ce qui vient en dernier (une défaite) est dit quand même. */
export function effectsText(effects: readonly NightEffect[], most = 900): string {
  const texts = effects.flatMap((effect) => effectText(effect) ?? []);
  return texts.length === 0 ? 'il ne se passe rien' : withLast(texts, ' ; ', most);
}

/** Une carte Avancée des Ténèbres en une ligne ; quand la place manque, en moins de mots sur qui vient avec le Général. */
export function darknessCard(id: DarknessId, room = Infinity): string {
  const whole = cardText(id, (general, n) => ` avec ${p.people(generalBoards[general].colour, n)}`);
  return whole.length <= room ? whole : cardText(id, (_, n) => ` +${n}`).replaceAll(' → ', '→');
}

function cardText(id: DarknessId, brings: (general: GeneralId, minions: number) => string): string {
  const card = darknessCards[id];
  const name = french.darkness[card.kind].name;
  if (!('advance' in card)) return name;
  const { general, to, minions } = card.advance;
  const step = to === 'next' ? 'prochain pas' : p.place(to);
  const advance = `${french.generals[general]} → ${step}${minions > 0 ? brings(general, minions) : ''}`;
  if (card.kind !== 'places') return `${name}, ${advance}`;
  const entries = card.entries.map(({ loc, count: n }) => {
    const { colour } = sites[loc];
    return colour === 'purple' ? p.place(loc) : `${p.people(colour, n)} → ${p.place(loc)}`;
  });
  return `${entries.join(', ')}, ${advance}`;
}

export function reportText({ card, no, full, replaced, effects }: CardReport): string {
  const { kind } = darknessCards[card];
  const title = kind === 'places' ? '' : `, ${french.darkness[kind].name}`;
  const part = full ? '' : ' (Général seul)';
  if (replaced) return `Nuit, ${ordinal(no)} carte (${darknessCard(card)}) : écartée par la Sagesse.`;
  return p.short(`Nuit, ${ordinal(no)} carte${title}${part} : ${effectsText(effects)}.`, 990);
}
