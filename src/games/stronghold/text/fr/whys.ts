/** Why the bot would do it, in French. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { WhyTexts } from '../../types/texts.js';
import type { Str } from '../../types/index.js';
import { phrases } from '../shared/phrases.js';
import { the } from './places.js';
import { words } from './vocabulary.js';

const { place } = phrases(words);

export const whys: Pick<Catalogue<Str>['texts'], keyof WhyTexts> = {
  whyProposed: () => 'Aucun autre choix ne rapporte plus que la proposition.',
  whyFinished: () => 'Il n’y a plus qu’à l’achever, et cela ne coûte plus rien.',
  whyReady: () => 'Aucun mur n’est en péril : le temps va à ce qui en tiendra un plus tard.',
  whyFalls: ({ wall }) => `${place(wall)} cède en l’état, et rien ne l’aide davantage.`,
  whyHard: ({ wall }) => `${place(wall)} est le mur le plus menacé, et rien ne l’aide davantage.`,
  whyThreatened: ({ wall }) =>
    `${place(wall)} est le mur que l’assaut peut frapper le plus fort, et rien ne l’aide davantage.`,
  whyStone: ({ wall }) => `Une pierre sert le plus sur ${place(wall)}, où la horde peut amener le plus de monde.`,
  whyNoMore: () => 'Rien d’autre ne servirait maintenant.',
  whyOrder: ({ wall }) => `Avec cet ordre, ${place(wall)} cède.`,
  whyMarched: () => 'Tous ceux qui devaient bouger ont bougé.',
  whyStorm: ({ to }) => `C’est sur ${the(to)} que les plus forts peuvent percer.`,
  whyGather: ({ to }) => `Depuis ${the(to)}, ils sont un pas plus près, et pas encore au combat.`,
  whyStormNow: () => 'Assez de murs cèdent maintenant pour gagner en entrant, et attendre coûte de la gloire.',
  whyGatherNow: () => 'L’assaut demande d’abord plus de troupes devant les murs.',
  whyKeep: () => 'Ces cartes brisent les pierres et renforcent l’assaut.',
  whyPrepare: ({ action }) => `${words.actions[action]} : cela vaut ses sabliers pour un mur qui doit tomber.`,
  whyResources: () => 'Ce surcroît paie un engin dès ce tour-ci.',
  whyTime: () => 'Toute autre dépense donnerait du temps à la garnison pour trop peu.',
  whyFlip: () => 'Désormais, les troupes comptent plus que les ressources.',
};
