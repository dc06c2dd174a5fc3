/** Reasons for an advice, in English. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { AdviceTexts, Ooo } from '../../types/index.js';
import { phrasing } from '../shared/phrases.js';
import { words } from './vocabulary.js';

const { all, card, counted } = phrasing(words);

export const advice: Pick<Catalogue<Ooo>['texts'], keyof AdviceTexts> = {
  adviceMission: ({ mission }) => `“${words.missions[mission].name}” is the easier one to fulfil.`,
  adviceReveal: ({ lane, mage }, say) =>
    mage === null
      ? `Nobody stands at lane ${lane}: what comes out there waits for you.`
      : `Lane ${lane} is ${say.seat(mage)}’s to deal with.`,
  adviceDefeat: ({ kinds, vp }) =>
    `It defeats ${all(counted(kinds.map((kind) => words.kinds[kind])))}: ${vp} VP as values stand.`,
  adviceWound: ({ kind }) => `It wounds the ${words.kinds[kind]}, which a second spell this turn can finish.`,
  adviceToadlings: () => 'A toadling is there for the taking.',
  adviceLearn: ({ card: code }) => `${card(code)} will serve you in every hand to come.`,
  adviceSupport: ({ card: code }) => `Nothing is worth hitting now, and ${card(code)} brings you on.`,
  adviceTeleport: ({ space, creatures }) =>
    creatures === 0
      ? `Nothing can reach the tower below space ${space}.`
      : `There is more to hit in lane ${space}: ${creatures} creature${creatures === 1 ? '' : 's'}.`,
  advicePurge: ({ card: code }) => `Your deck is better without ${card(code)}.`,
  advicePoison: ({ seat }, say) => `${say.seat(seat)} leads, and Poison costs 2 VP.`,
  adviceFree: ({ toadling }) => `It costs no action: ${words.toadlings[toadling]}.`,
  adviceBoost: ({ card: code }) => `With ${card(code)} the spell defeats more.`,
  advicePass: () => 'Nothing you could do now is worth an action.',
};
