/** Pourquoi non, et ce qui irait, en français. */
import type { DenialCode, DenialParams } from '../../table/ports.js';
import type { TableState } from '../../table/types.js';
import type { refusals as english } from './en-refusals.js';

const inState: Record<TableState, string> = {
  lobby: 'La partie n’a pas commencé : le salon d’attente est dans ce canal.',
  playing: 'La partie est en cours ; il faudra attendre qu’elle soit finie.',
  paused: 'La table est en pause. `/table reprendre` reprend la partie.',
  over: 'Cette partie est finie. `/table ouvrir` en ouvre une nouvelle.',
  closed: 'Cette table est fermée. `/table ouvrir` en ouvre une nouvelle.',
};

const denials: { [K in DenialCode]: (params: DenialParams[K]) => string } = {
  'no-table': () => 'Il n’y a pas de table dans ce canal. `/table ouvrir` en ouvre une.',
  'table-exists': ({ game }) =>
    `Une table de ${game} se tient déjà dans ce canal. Ouvrez la vôtre dans un autre canal ou un fil.`,
  'unknown-game': () => 'Je ne connais pas ce jeu. `/table ouvrir` montre ceux que je connais.',
  'wrong-state': ({ state }) => inState[state],
  full: ({ seats }) => `Les ${seats} places sont prises. Vous pouvez regarder, ou prendre une place qui se libère.`,
  'too-few': ({ needed, seated }) =>
    `Il faut ${needed} joueurs et ${seated} sont assis. « Ajouter un bot » remplit une place.`,
  'seat-count': ({ min, max }) => `Ce jeu se joue de ${min} à ${max}.`,
  'already-seated': ({ name }) => `${name} a déjà une place à cette table.`,
  'not-seated': () =>
    'Vous n’avez pas de place à cette table. Vous pouvez regarder avec `/table état` ou chercher une place avec `/table prendre`.',
  'not-host': ({ host }) => `Seul l’hôte (${host}) ou un modérateur peut le faire.`,
  'not-allowed': ({ host }) => `Seul l’hôte (${host}), un modérateur ou le joueur de cette place peut le faire.`,
  'no-such-seat': ({ seats }) => `Cette table a ${seats} places ; choisissez l’une d’elles.`,
  'no-bot': () => 'Aucun bot n’est assis là.',
  'no-empty-seat': () => 'Aucune place n’est libre pour le moment.',
  'seat-held': ({ name }) => `${name} occupe cette place.`,
  'not-absent': ({ name }) => `${name} n’est pas absent : on ne peut exclure que qui a manqué deux décisions de suite.`,
  'wish-taken': () => 'Quelqu’un l’a déjà demandé ; choisissez autre chose.',
  'unknown-wish': () => 'On ne peut pas demander cela dans ce jeu ; choisissez dans le menu.',
  'unknown-option': () => 'Ce jeu n’a pas cette option ; choisissez dans le menu.',
  'unknown-value': () => 'Cette option n’a pas cette valeur ; choisissez dans le menu.',
  'unknown-preset': () => 'Ce jeu n’a pas cette variante ; choisissez dans le menu.',
  'bad-clock': () => 'Je ne comprends pas cette horloge. Une heure s’écrit 22:00, un fuseau horaire Europe/Paris.',
  'nothing-to-undo': () => 'Il n’y a rien à reprendre.',
  'vote-open': ({ by }) => `Un vote demandé par ${by} est ouvert ; attendez qu’il soit réglé.`,
  'no-vote': () => 'Ce vote est déjà réglé.',
  'no-ballot': () => 'Seuls ceux qui jouent à cette table votent.',
  'already-voted': () => 'Vous avez déjà voté.',
  refused: () => 'Ce n’est pas possible maintenant.',
  'bad-save': ({ problem }) => `Impossible de charger cette sauvegarde : ${problem}`,
  'storage-damaged': () =>
    'Cette table est illisible. Prévenez la personne qui s’occupe du bot ; vos autres tables vont bien.',
  'storage-away': () => 'Les tables sont injoignables pour l’instant. Rien n’est perdu : réessayez dans une minute.',
  busy: () => 'Tant de monde a agi en même temps que vous êtes arrivé trop tard. Réessayez.',
};

export const refusals: typeof english = {
  denials,
  stale: 'Cette question a déjà sa réponse.',
  notYours: (names) => (names === '' ? 'Ce n’est pas à vous de décider.' : `La table attend ${names}.`),
  notOffered: (action, offered) =>
    offered === ''
      ? `« ${action} » n’est pas possible maintenant.`
      : `« ${action} » n’est pas possible maintenant. Vous pouvez : ${offered}.`,
  illegal: (argument, choices) =>
    choices === ''
      ? `« ${argument} » ne peut pas être cela.`
      : `« ${argument} » ne peut pas être cela. Possible : ${choices}.`,
  missing: (argument) => `Choisissez : ${argument}.`,
  range: (argument, min, max) => `« ${argument} » va de ${min} à ${max}.`,
  count: (argument, min, max) =>
    min === max
      ? `« ${argument} » : il en faut ${min}, chacun une seule fois.`
      : `« ${argument} » : il en faut de ${min} à ${max}, chacun une seule fois.`,
  gameOver: 'Cette partie est finie. `/table ouvrir` en ouvre une nouvelle.',
  otherGame: (game, command) => `Cette table joue à ${game}. Sa commande est \`/${command}\`.`,
  rule: (id) => `Règle ${id}`,
};
