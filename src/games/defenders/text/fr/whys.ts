/** Raisons d’un conseil, en français. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor, Whys } from '../../types/index.js';
import { count, p } from './phrases.js';

const { v } = p;

export const whys: Pick<Catalogue<Dor>['texts'], keyof Whys> = {
  whyStrike: ({ general }) => `Ceux qui sont ici ont de bonnes chances d’abattre ${v.generals[general]}.`,
  whyFight: ({ loc }) => `À portée, les séides les plus menaçants sont là : ${p.place(loc)}.`,
  whyHeal: () => 'Un jeton de Vie perdu est une action perdue, et ici on se soigne.',
  whyCleanse: ({ loc, left }) =>
    `Il reste ${count(left, 'cristal', 'cristaux')} en réserve : mieux vaut en retirer un (${p.place(loc)}).`,
  whyQuest: ({ quest }) => `La Quête « ${v.quests[quest]} » peut avancer, et sa récompense en vaut la peine.`,
  whyRumors: ({ general }) => `Ce qui manque le plus, ce sont des cartes contre ${v.generals[general]}.`,
  whyGate: ({ asked }) =>
    asked
      ? 'Un Portail ici accomplit la Quête.'
      : 'Un Portail ici raccourcit les trajets à venir, et la carte ne sert plus contre aucun Général.',
  whyMarch: ({ general }) => `Les héros se rassemblent contre ${v.generals[general]}.`,
  whyApproach: ({ loc }) => `Rien ne presse ici ; le prochain lieu à secourir : ${p.place(loc)}.`,
  whyFlee: () => 'Finir la Journée ici pourrait coûter la vie à ce héros.',
  whyEnd: () => 'Rien à portée ne vaut une action de plus.',
  whyPlay: () => 'Cette carte évite plus de mal maintenant que plus tard.',
  whyPass: () => 'Cette carte vaudra davantage plus tard.',
  whyJoin: ({ general }) => `Chaque carte compte contre ${v.generals[general]}.`,
  whyDiscard: ({ general }) =>
    `Ces cartes sont les moins utiles contre ${v.generals[general]}, que l’on s’apprête à affronter.`,
  whyWisdom: ({ harmful }) =>
    harmful ? 'La carte suivante peut difficilement être pire.' : 'La carte suivante pourrait être pire.',
};
