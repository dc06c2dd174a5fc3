/** Ce que disent les palmarès, en français. */
import type { stats as en } from './en.js';

export const stats: typeof en = {
  me: 'Moi',
  guild: 'Serveur',
  seasonNow: 'Saison',
  seasonBefore: 'Saison précédente',
  post: 'Montrer dans le salon',
  chooseGame: 'Les archives d’un jeu…',
  ofGuild: 'Ce serveur',
  wonOfPlayed: 'parties gagnées sur parties jouées',
  gamesPlayed: 'parties jouées',
  seasonPoints: 'trois points par partie gagnée, un par partie jouée',
  nothing: 'Aucune partie n’a encore été terminée ici.',
  nothingOf: (name) => `${name} n’a encore terminé aucune partie ici.`,
  nothingInSeason: 'Aucune partie n’a été terminée cette saison.',
  tiles: {
    played: 'parties',
    won: 'gagnées',
    streak: 'd’affilée, en ce moment / record',
    thinking: 'par décision',
    held: 'gagnées ensemble',
    length: 'par partie',
    people: 'joueurs',
    titles: 'titres',
    rating: 'cote',
    stars: 'étoiles',
    badges: 'insignes',
  },
  units: {
    seconds: (count) => `${count} s`,
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
  },
  personLine: (won, played) => `**${won}** ${won > 1 ? 'gagnées' : 'gagnée'} sur ${played}.`,
  streakLine: (now, best, thinking) =>
    `Victoires d’affilée : ${now} en ce moment, ${best} au maximum. Une décision prend ${thinking}.`,
  headToHead: 'Face aux autres',
  rival: ({ name, won, lost, shared }) => {
    const both = shared > 0 ? `, ${shared} ${shared > 1 ? 'partagées' : 'partagée'}` : '';
    return `- ${name} : ${won} ${won > 1 ? 'gagnées' : 'gagnée'}, ${lost} ${lost > 1 ? 'perdues' : 'perdue'}${both}`;
  },
  titles: 'Titres',
  titleLine: (title, count, best, game) =>
    `- ${title}${count > 1 ? ` × ${count}` : ''}${best === undefined ? '' : ` (au mieux : ${best})`} · ${game}`,
  gameLine: (played) => `${played} ${played > 1 ? 'parties jouées' : 'partie jouée'}.`,
  row: (place, name, won, played) => `${place}. **${name}** : ${won} ${won > 1 ? 'gagnées' : 'gagnée'} sur ${played}`,
  challenges: 'Jouées ensemble',
  challenge: (name, won, played, best) => {
    const at =
      best &&
      (best.stars === null ? `${best.rounds} ${best.rounds < 2 ? 'manche' : 'manches'}` : '★'.repeat(best.stars));
    const tail = at === undefined || at === '' ? '' : `, au mieux : ${at}`;
    return `- ${name} : ${won} ${won > 1 ? 'gagnées' : 'gagnée'} sur ${played}${tail}`;
  },
  campaign: {
    title: 'la campagne, lieu par lieu',
    head: (stars, badges) => `**La campagne** : ★ ${stars}, insignes ${badges}`,
    place: (name, won) => `- ${name} : ${won.join(' · ')}`,
    best: (level, rounds) => `au mieux : ${level}, manche ${rounds}`,
    lost: (what, count) => `${what} : ${count}`,
    open: (names) => `-# Pas encore tentés : ${names}`,
  },
  gameCount: (game, played) => `- ${game} : ${played}`,
  people: 'Joueurs',
  ownSeason: 'La saison de ce serveur',
  ratings: 'Cotes',
  ratingLine: (points, games) =>
    `Cote : **${points}**, d’après ${games} ${games < 2 ? 'partie' : 'parties'} contre d’autres.`,
  ratingRow: (place, name, points) => `${place}. **${name}** : ${points}`,
  season: (quarter, year) => `Saison ${quarter} de ${year}`,
  between: (from, until) => `Du <t:${from}:D> au <t:${until}:D>`,
  points: (points) => (points < 2 ? `${points} pt` : `${points} pts`),
  seasonRow: (place, name, points, won, played, titles) =>
    `${place}. **${name}** : ${points} ${points < 2 ? 'point' : 'points'} (${won} ${won > 1 ? 'gagnées' : 'gagnée'} sur ${played}${titles > 0 ? `, ${titles} ${titles > 1 ? 'titres' : 'titre'}` : ''})`,
  hiddenPerson: 'Cette personne préfère ne pas figurer dans les archives.',
  privacy: {
    hidden:
      'C’est fait : aucun classement ne vous nomme, sur aucun serveur. Personne d’autre que vous ne voit vos parties, avec `/stats moi`.',
    shown: 'Vous figurez de nouveau dans les archives.',
  },
  sureForget:
    'Effacer ce qu’on sait de vous, sur tous les serveurs ? Vos parties restent, jouées par quelqu’un sans nom ; vos réponses aux soirées et vos réglages d’appel disparaissent. Les tables où vous siégez et les soirées dont vous êtes l’hôte gardent votre nom jusqu’à leur fin.',
  forgetYes: 'Oubliez-moi',
  forgetNo: 'Tout garder',
  forgotten: 'C’est fait : plus aucune archive ni aucune soirée ne vous nomme.',
};
