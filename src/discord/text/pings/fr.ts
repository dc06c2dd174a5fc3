/** Ce qui se dit de la façon dont chacun est appelé à ses tables, en français. */
import { spacedAll } from '../../../pieces/wording/fr.js';
import type { PingDelay } from '../../../table/ping-wishes.js';
import type { en } from './en.js';

const delays: Record<PingDelay, string> = {
  0: 'tout de suite',
  10: 'au bout de 10 minutes',
  60: 'au bout d’une heure',
  240: 'au bout de quatre heures',
};

export const fr: typeof en = spacedAll({
  heading: 'Comment on vous appelle à vos tables',
  scope:
    '-# Ce réglage n’est qu’à vous, sur tous les serveurs. Un tour ne vous appelle qu’une fois, quoi que vous choisissiez.',
  delays,
  when: (delay) => `Quand c’est à vous, on vous appelle **${delays[delay]}**.`,
  night: (from, to, zone) => `Jamais entre **${from}** et **${to}** (${zone}).`,
  noNight: 'De jour comme de nuit.',
  next: 'Une ligne discrète vous prévient quand le joueur d’avant commence.',
  noNext: 'Rien ne vous dit que votre tour approche.',
  direct: 'Par **message privé**. Si les vôtres me sont fermés, je vous appelle dans le salon.',
  noDirect: 'Dans le **salon** de la table.',
  chooseDelay: 'Quand c’est à vous…',
  delayChoice: (delay) => `M’appeler ${delays[delay]}`,
  setNight: 'Jamais la nuit…',
  dropNight: 'La nuit aussi',
  toNext: 'Me dire quand mon tour approche',
  dropNext: 'Ne pas le dire',
  toDirect: 'M’écrire plutôt',
  toChannel: 'M’appeler dans le salon',
  form: {
    title: 'Jamais la nuit',
    from: 'La nuit commence à',
    to: 'Elle finit à',
    zone: 'Votre fuseau horaire',
    zoneHint: 'Une région et une ville, par exemple Europe/Paris',
  },
  badHours: (from, to) => `« ${from} » et « ${to} » doivent être deux heures différentes, par exemple 22:00 et 08:00.`,
  noZone: (typed) =>
    `Je ne connais pas de fuseau « ${typed} ». Région et ville, par exemple Europe/Paris ou America/Montreal.`,
  call: {
    turn: (game, prompt) => `⏳ **${game}** : ${prompt}`,
    vote: (game) => `🗳️ **${game}** : votre voix est demandée.`,
    next: (game) => `**${game}** : le prochain tour est à vous.`,
    to: (link) => `[Vers la table](${link})`,
    change: '-# `/appels` sur le serveur change la façon dont je vous appelle.',
  },
  orders: {
    ends: {
      turn: 'la fin de ce tour',
      'own-turn': 'mon propre tour',
      touched: 'ce qu’il m’arrive quelque chose',
    },
    choose: 'Passer pour moi jusqu’à…',
    choice: (end) => `Passer pour moi jusqu’à ${end}`,
    standing: (end) => `Vous avez dit : passer pour moi jusqu’à ${end}.`,
    given: (end) =>
      `Désormais : passer, jusqu’à ${end}. Toute question qui va plus loin que « passer ou réagir » vous est encore posée.`,
    stop: 'Me demander à nouveau',
    stopped: 'On vous demande à nouveau.',
  },
  youAreNext: (mention) => `${mention} : le prochain tour est à vous.`,
});
