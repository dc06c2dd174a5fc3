/** French prompts, labels and captions. */
import { clip } from '../../../../pieces/wording/index.js';
import { de, fr as french } from '../../../../pieces/wording/fr.js';
import type { Catalogue } from '../../../../kernel/index.js';
import { fateCard } from '../../content/fate.js';
import { spellData } from '../../content/spells.js';
import { effectsOf, elementOf } from '../../rules/cards.js';
import type { CaptionTexts, LabelTexts, Ooo, PromptTexts } from '../../types/index.js';
import { handLines } from '../shared/hand.js';
import { labelLength, phrasing } from '../shared/phrases.js';
import { boardLines } from '../shared/status.js';
import { points, words } from './vocabulary.js';

const { all, card, counted, creature, either, rule: ruleOf, upgrade } = phrasing(words);
const { movesOf } = boardLines(words);
const { describe } = handLines(words);
const { s } = french;

type Wordings<K extends keyof Ooo['texts']> = Pick<Catalogue<Ooo>['texts'], K>;

export const prompts: Wordings<keyof PromptTexts> = {
  promptMission: () => 'Gardez l’une de vos deux missions secrètes.',
  promptTerrain: ({ lane }) => `Choisissez la section du quartier ${lane} qui reçoit une tuile de terrain.`,
  promptReveal: ({ lanes }) => `Révélez un marqueur dans le quartier ${either(lanes.map(String))}.`,
  promptOwed: ({ owed }) =>
    `Défaussez d’abord ${owed > 1 ? `les ${owed} cartes que vous devez` : 'la carte que vous devez'}.`,
  promptAction: ({ left, energy }) =>
    `${left === 0 ? 'Plus d’action' : `${left} action${s(left)} restante${s(left)}`}${energy > 0 ? `, ${energy} énergie${s(energy)} magique${s(energy)} pour la prochaine` : ''}.`,
  promptCasting: ({ spell, energy, element, mayTakeBack }) =>
    `${card(spell)} est en cours avec ${energy} ${words.elements[element]} : ${mayTakeBack ? 'améliorez, résolvez ou reprenez' : 'améliorez ou résolvez'} le sort.`,
  promptBonus: ({ queue }) =>
    `Actions bonus en attente : ${counted(queue.map((bonus) => words.bonusActions[bonus])).join(', ')}.`,
  promptDiscard: ({ owed }) =>
    `Vous devez défausser ${owed} carte${s(owed)}, maintenant ou au début de votre prochain tour.`,
  promptPrefs: () => 'Préférences : actions bonus d’office, ou à la demande.',
};

export const labels: Wordings<keyof LabelTexts> = {
  missionChoice: ({ mission }) => `${words.missions[mission].name} : ${words.missions[mission].text}`,
  ringChoice: ({ ring, left }) =>
    `section ${words.rings[ring]} (${left} tuile${s(left)} de cette taille restante${s(left)})`,
  laneChoice: ({ lane, markers }) => `quartier ${lane} (${markers} marqueur${s(markers)})`,
  spaceChoice: ({ space, creatures }) =>
    `case ${space} (${creatures === 0 ? 'aucune' : creatures} créature${s(creatures)} dans le quartier)`,
  spellChoice: ({ card: code }) => card(code),
  aboutCard: ({ card: code }) => describe(code),
  kindChoice: ({ kind }) => words.kinds[kind],
  upgradesChoice: ({ upgrades, energy, element, defeats }) => {
    const fall =
      defeats.length === 0
        ? ''
        : ` · vaincu${s(defeats.length)} : ${counted(defeats.map((kind) => words.kinds[kind])).join(', ')}`;
    return clip(`${upgrades.map(upgrade).join(' + ')} = ${energy} ${words.elements[element]}${fall}`, labelLength);
  },
  effectChoice({ spell, effect }) {
    const data = effectsOf(spell)[effect - 1];
    const text = data ? words.effect(data, spellData[spell].range) : '';
    return clip(`${effect} (${data?.cost ?? 0} ${words.elements[elementOf(spell)]}) : ${text}`, labelLength);
  },
  fizzleChoice: () => '0 : laisser le sort échouer',
  openChoice: () => 'oui : laisser le sort en cours et ajouter les cartes une à une',
  closedChoice: () => 'non : le résoudre tout de suite',
  creatureChoice: ({ section, kind, left, falls }) =>
    `${creature(kind, section)}${falls ? ' vaincu' : ` (${left} PV)`}`,
  toadlingTarget: ({ section }) => words.toadlingOn(words.section(section)),
  sectionChoice: ({ section, second, hit, falls }) =>
    `${words.section(section)}${second ? ` et ${words.section(second)}` : ''} : ${hit} touchée${s(hit)}${falls > 0 ? `, ${falls} vaincue${s(falls)}` : ''}`,
  swapChoice: ({ first, second }) =>
    `${creature(first.kind, first.section)} ⇄ ${creature(second.kind, second.section)}`,
  pullChoice: ({ from, kind, to }) => `${creature(kind, from)} → ${words.section(to)}`,
  playerChoice: ({ seat, hand }, say) => clip(`${say.seat(seat)} (${hand} carte${s(hand)})`, labelLength),
  useDraw: () => 'piocher une carte',
  useTeleport: ({ space }) => `se téléporter sur la case ${space}`,
  useBoth: ({ space }) => `se téléporter sur la case ${space} et piocher une carte`,
  toadlingChoice: ({ toadling, count }) => `${words.toadlings[toadling]}${count > 1 ? ` ×${count}` : ''}`,
  bonusChoice: ({ bonus, count }) => `${words.bonusActions[bonus]}${count > 1 ? ` ×${count}` : ''}`,
  bonusAll: () => 'toutes',
  bonusNone: () => 'aucune : renoncer aux autres',
  autoOn: () => 'oui : les actions bonus se font toutes seules',
  autoOff: () => 'non : on vous demande chaque fois',
};

export const captions: Wordings<keyof CaptionTexts> = {
  captionFate({ round, card: id }) {
    const { moves, rule } = fateCard(id);
    return `Manche ${round} : ${movesOf(moves)} avancent${rule ? ` ; ${ruleOf(rule)}` : ''}.`;
  },
  captionReveal: ({ seat }, say) => `${say.seat(seat)} entre en lice.`,
  captionTurn: ({ seat }, say) => `Le tour ${de(say.seat(seat))} est terminé.`,
  captionScore: () => 'La dernière manche est jouée : score final.',
  archmage: ({ winners, vp }, say) =>
    winners.length === 1
      ? `${say.seat(winners[0] ?? 0)} devient Archimage avec ${points(vp)}.`
      : `${all(winners.map((seat) => say.seat(seat)))} se partagent le titre d’Archimage avec ${points(vp)} chacun.`,
  hintBonusActions: () => 'Crapaud couveur et Bombardier se jouent de préférence avec les actions bonus.',
};
