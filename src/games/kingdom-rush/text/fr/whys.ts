/** French: why a bot would do what it does. */
import type { Catalogue } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';
import { languages } from '../../../../pieces/wording/index.js';
import type { Kru, WhyTexts } from '../../types/index.js';

const { counted } = languages.fr;
type Whys = Pick<Catalogue<Kru>['texts'], keyof WhyTexts>;

export const whys: Whys = spacedAll<Whys>({
  whyMarch: ({ tag, hearts }) => `Sinon, ${tag} passe la porte et coûte ${counted(hearts, 'cœur')}.`,
  whyFinish: ({ tag }) => `Cela recouvre le reste de ${tag}, qui tombera en phase 3.`,
  whyBeat: ({ tag, left }) =>
    `Cela recouvre le reste de ${tag}, qui tombera en phase 3 ; il faudra la battre encore ${left === 1 ? 'une' : left} fois.`,
  whyCover: ({ tag, hits }) =>
    hits > 0
      ? `Rien ne recouvre davantage là où ça presse : ${counted(hits, 'case')} de ${tag}.`
      : `${tag} reste ainsi où elle est.`,
  whyObjective: () => 'Le scénario le demande.',
  whyFlower: () => 'La fleur qui s’y trouve sert maintenant.',
  whyRest: () => 'Rien à portée ne vaut une attaque, et le repos remet tout en état.',
  whyPass: () => 'Passer la tour lui fait gagner un niveau gratuitement.',
  whyBuy: () => 'Un trésor qui dort ne sert à rien.',
  whyReady: () => 'Rien de ce qui reste ne vaut une carte.',
});
