/** Reasons for a bot’s advice, in French. */
import type { AdviceReason } from '../../types/index.js';

export const advice: Record<AdviceReason, string> = {
  card: 'C’est maintenant que la carte fait le plus de bien.',
  enough: 'Il n’y a plus rien à gagner à ce tour.',
  equip: 'Toutes vos attaques y gagnent, ou bien votre santé.',
  fill: 'Ces crânes ne vous serviront pas de sitôt ; dans la réserve, ils servent à tous.',
  heal: 'Sur la tuile de la Faille, les dés de santé ne coûtent rien.',
  help: 'À deux, on pousse ce qu’on ne peut pas pousser seul.',
  hero: 'C’est le héros avec lequel il est le plus facile de bien jouer.',
  hold: 'Les planches les retiennent avant la Faille.',
  meet: 'De là, vous frappez ce qui compte le plus.',
  place: 'Tout ce qui marche sur la Faille passe par ici.',
  pool: 'Les crânes de la Faille servent au mieux là où l’on attend la prochaine vague.',
  power: 'Cela ne demande aucun dé et ne coûte rien.',
  push: 'Pousser ne demande aucun dé : prenez d’abord ce qui est sûr.',
  reroll: 'Des dés vides ne peuvent que s’améliorer.',
  rest: 'Vous êtes blessé, et sur la tuile de la Faille on guérit à la prochaine manche.',
  return: 'On y a besoin de vous, et vous y survivrez.',
  revitalize: 'La moitié des ultimes sont épuisés, et la réserve peut tous les payer.',
  reward: 'C’est ce que demande l’état des Failles.',
  save: 'Rien de ce qui est en vente ne vaut ses crânes pour l’instant.',
  stand: 'C’est là qu’on attend la prochaine vague, et le danger est supportable.',
  strike: 'C’est l’attaque qui rapporte le plus en moyenne.',
  trap: 'C’est là qu’ils seront quand les pièges se déclencheront.',
  ultimate: 'C’est le moment pour lequel l’ultime est fait.',
  weapon: 'Une meilleure arme sert à chaque tour à venir.',
};
