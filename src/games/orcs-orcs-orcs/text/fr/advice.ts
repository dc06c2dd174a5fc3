/** Reasons for an advice, in French. */
import { de, fr as french } from '../../../../pieces/wording/fr.js';
import type { Catalogue } from '../../../../kernel/index.js';
import type { AdviceTexts, Ooo } from '../../types/index.js';
import { phrasing } from '../shared/phrases.js';
import { points, words } from './vocabulary.js';

const { s } = french;
const { all, card, counted } = phrasing(words);

export const advice: Pick<Catalogue<Ooo>['texts'], keyof AdviceTexts> = {
  adviceMission: ({ mission }) => `« ${words.missions[mission].name} » se remplit plus facilement que l’autre.`,
  adviceReveal: ({ lane, mage }, say) =>
    mage === null
      ? `Personne ne garde le quartier ${lane} : ce qui en sort vous attendra.`
      : `Le quartier ${lane} est l’affaire ${de(say.seat(mage))}.`,
  adviceDefeat: ({ kinds, vp }) =>
    `Créature${s(kinds.length)} vaincue${s(kinds.length)} : ${all(counted(kinds.map((kind) => words.kinds[kind])))}, soit ${points(vp)} pour l’instant.`,
  adviceWound: ({ kind }) => `${words.kinds[kind]} : blessé, il peut être achevé par un second sort ce tour-ci.`,
  adviceToadlings: () => 'Un bébé crapaud n’attend que vous.',
  adviceLearn: ({ card: code }) => `${card(code)} vous servira dans toutes vos mains à venir.`,
  adviceSupport: ({ card: code }) => `Aucune cible ne vaut un coup pour l’instant, et ${card(code)} vous fait avancer.`,
  adviceTeleport: ({ space, creatures }) =>
    creatures === 0
      ? `Rien ne peut atteindre la tour sous la case ${space}.`
      : `Il y a plus à frapper dans le quartier ${space} : ${creatures} créature${creatures > 1 ? 's' : ''}.`,
  advicePurge: ({ card: code }) => `Sans ${card(code)}, votre paquet est meilleur.`,
  advicePoison: ({ seat }, say) => `${say.seat(seat)} mène, et le Poison coûte 2 pts.`,
  adviceFree: ({ toadling }) => `Ce bébé crapaud (${words.toadlings[toadling]}) ne coûte aucune action.`,
  adviceBoost: ({ card: code }) => `Avec ${card(code)}, le sort abat davantage.`,
  advicePass: () => 'Aucun coup possible ne vaut une action.',
};
