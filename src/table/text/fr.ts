import { listIn } from '../../i18n/locale.js';
import { de, fr as french } from '../../pieces/wording/fr.js';
import type { SaveProblem } from '../ports.js';
import type { TableText } from './types.js';

const votes: Record<'undo' | 'kick' | 'end', string> = {
  undo: 'sur l’annulation',
  kick: 'sur la place',
  end: 'sur la fin de la partie',
};

const saveProblems: Record<SaveProblem, string> = {
  format: 'ce n’est pas une de mes sauvegardes',
  cut: 'elle a été coupée en chemin',
  seal: 'c’est une partie en cours scellée par un autre bot, ou le sceau a été brisé',
  swapped: 'ce qu’elle contient de scellé vient d’un autre fichier',
  version: 'elle vient de règles si anciennes que rien ne mène de là à celles d’aujourd’hui',
  newer: 'elle vient d’une version plus récente que la mienne ; qui m’héberge peut me mettre à jour',
  options: 'ses places ou ses options ne conviennent pas au jeu',
  moves: 'l’un de ses coups n’est pas permis',
  outcome: 'en rejouant ses coups, on arrive ailleurs',
};

const states: TableText['states'] = {
  lobby: 'encore en préparation',
  playing: 'en cours de partie',
  paused: 'en pause',
  over: 'terminée',
  closed: 'fermée',
};

const quiet: TableText['quiet'] = ({ from, to, zone }) => `, au repos de ${from} à ${to} (${zone})`;
const clocks: TableText['clocks'] = {
  none: 'pas d’horloge',
  live: 'en direct (5 minutes par décision)',
  evening: 'soirée (1 heure par décision)',
  day: 'journée (24 heures par décision)',
  slow: 'lente (72 heures par décision)',
};

const whatNext: TableText['states'] = {
  lobby: 'L’hôte la lance avec `/table commencer`.',
  playing: 'Les options ne changent plus, et la partie n’est pas en pause : `/jouer` pour continuer.',
  paused: 'Reprenez d’abord avec `/table reprendre`.',
  over: 'Ouvrez-en une autre avec `/table ouvrir`.',
  closed: 'Ouvrez-en une nouvelle avec `/table ouvrir`.',
};

const plural = french.counted;

export const fr: TableText = {
  denials: {
    'no-table': () => 'Il n’y a pas de table dans ce salon. Ouvrez-en une avec `/table ouvrir`.',
    'table-exists': ({ state }) =>
      `Ce salon a déjà une table, ${states[state]}. Une seule table par salon : finissez-la, fermez-la avec \`/table terminer\`, ou ouvrez la vôtre dans un autre salon ou un fil.`,
    'unknown-game': ({ game }) => `Je ne connais pas de jeu appelé « ${game} ».`,
    'wrong-state': ({ state }) => `Pas maintenant : la table est ${states[state]}. ${whatNext[state]}`,
    full: ({ seats }) =>
      `${seats === 1 ? 'La seule place est prise' : `Les ${seats} places sont prises`}. L’hôte peut en ajouter avec \`/table options\`, si le jeu le permet.`,
    'too-few': ({ needed, seated }) =>
      `Il faut être au moins ${needed} à table, et seulement ${plural(seated, 'place est prise', 'places sont prises')}. Invitez du monde, ou ajoutez un bot.`,
    'seat-count': ({ min, max }) =>
      min === max
        ? `Cette table doit avoir ${plural(min, 'place', 'places')}.`
        : `Cette table peut avoir de ${min} à ${max} places.`,
    'already-seated': ({ name, isAsker }) =>
      isAsker ? 'Vous avez déjà une place ici.' : `${name} a déjà une place ici.`,
    'not-seated': () =>
      'Vous n’avez pas de place à cette table. Avant la partie, appuyez sur Rejoindre ; ensuite, `/table prendre` permet de prendre une place vide.',
    'not-host': ({ host }) => `Seul l’hôte (${host}) ou un modérateur peut faire cela.`,
    'not-allowed': ({ host }) =>
      `Seule la personne qui occupe la place, l’hôte (${host}) ou un modérateur peut faire cela.`,
    'no-such-seat': ({ seats }) =>
      `Cette place n’existe pas : cette table ${seats === 1 ? 'n’a que la place 1' : `a les places 1 à ${seats}`}.`,
    'no-bot': () => 'Il n’y a pas de bot à cette place.',
    'no-empty-seat': () => 'Aucune place n’est libre à cette table pour le moment.',
    'seat-held': ({ name }) => `Cette place est occupée par ${name}.`,
    'not-absent': ({ name }) =>
      `L’absence ${de(name)} n’est pas établie. Une place se libère quand son temps est écoulé, ou après un jour d’attente ; un modérateur peut agir plus tôt.`,
    'wish-taken': ({ wish }) => `Quelqu’un d’autre a déjà demandé ${wish}.`,
    'unknown-wish': ({ wishes }) =>
      wishes.length === 0 ? 'Il n’y a rien à demander dans ce jeu.' : `Vous pouvez demander : ${wishes.join(', ')}.`,
    'unknown-option': ({ option }) => `Ce jeu n’a pas d’option appelée « ${option} ».`,
    'unknown-value': ({ option, values }) => `« ${option} » peut valoir : ${values.join(', ')}.`,
    'unknown-preset': ({ presets }) => `Les réglages proposés sont : ${presets.join(', ')}.`,
    'bad-clock': ({ zone, isZoneWrong, areHoursWrong }) =>
      [
        ...(isZoneWrong
          ? [`Je ne connais pas de fuseau horaire « ${zone} » : choisissez-en un comme Europe/Paris.`]
          : []),
        ...(areHoursWrong ? ['Les heures calmes veulent un début et une fin, comme 22:00 et 08:00.'] : []),
      ].join(' '),
    'nothing-to-undo': () => 'Il n’y a rien à annuler.',
    'moved-on': () => 'La partie a avancé entre-temps : rien n’a été annulé.',
    'vote-open': ({ by }) => `Un vote demandé par ${by} est encore ouvert. Votez d’abord, ou laissez-le expirer.`,
    'vote-rest': ({ minutes }) =>
      `Vous avez demandé un vote il y a peu, et chaque vote appelle les autres. Vous pourrez en demander un autre dans ${plural(minutes, 'minute', 'minutes')}.`,
    'no-vote': () => 'Ce vote est terminé.',
    'no-ballot': () => 'Vous n’avez pas de voix dans ce vote.',
    'already-voted': () => 'Votre voix est déjà comptée.',
    'bad-save': ({ problem }) => `Je ne peux pas charger ce fichier : ${saveProblems[problem]}.`,
    'storage-damaged': () =>
      'L’état enregistré de cette table est illisible. Il a été mis de côté tel quel et la personne qui gère le bot est prévenue ; en attendant, vous pouvez ouvrir une nouvelle table ici.',
    'storage-away': () =>
      'Je n’ai plus accès à ma mémoire pour le moment. Aucun coup confirmé n’est perdu : réessayez dans un instant.',
    'storage-unsure': () =>
      'Ma mémoire répond trop lentement pour que je sache si cela a compté. Cela compte une fois au plus : regardez avec `/table plateau` avant de réessayer.',
    busy: () => 'Trop de choses se passent en même temps à cette table. Rien n’a changé : réessayez.',
  },
  notices: {
    opened: ({ host }) => `${host} ouvre une table.`,
    joined: ({ name }) => `${name} rejoint la table.`,
    left: ({ name }) => `${name} quitte la table.`,
    botJoined: ({ name }) => `${name}, un bot, rejoint la table.`,
    botLeft: ({ name }) => `${name}, un bot, quitte la table.`,
    cancelled: ({ name }) => `${name} annule la partie.`,
    started: () => 'La partie commence.',
    undone: ({ name, count }) => `${plural(count, 'coup annulé', 'coups annulés')} à la demande ${de(name)}.`,
    undoAsked: ({ name, depth, needed, what }) =>
      `${name} voudrait annuler ${plural(depth, 'coup', 'coups')}${what === undefined ? '.' : ` : ${what}`} Il faut ${plural(needed, 'oui', 'oui')}.`,
    kickAsked: ({ name, seat, needed }) =>
      `${name} voudrait continuer sans ${seat}, qui ne répond plus : sa place serait offerte à tous. Il faut ${plural(needed, 'oui', 'oui')}.`,
    endAsked: ({ name, needed }) => `${name} voudrait arrêter la partie ici. Il faut ${plural(needed, 'oui', 'oui')}.`,
    voted: ({ name, yes, needed }) => `${name} a voté : ${yes} oui sur ${needed} pour l’instant.`,
    voteFailed: ({ kind }) => `Le vote ${votes[kind]} a échoué.`,
    voteLapsed: ({ kind }) => `Le vote ${votes[kind]} a expiré.`,
    paused: ({ name }) => `${name} met la partie en pause. \`/table reprendre\` pour reprendre.`,
    resumed: ({ name }) => `${name} reprend la partie.`,
    replaced: ({ from, to }) => `${to} prend la place ${de(from)}.`,
    claimed: ({ name, from }) =>
      from === '' ? `${name} prend une place vide.` : `${name} prend la place ${de(from)}.`,
    cameBack: ({ name }) => `${name} est de retour et reprend sa place.`,
    kicked: ({ name }) => `${name} perd sa place.`,
    botStandsIn: ({ name, bot }) => `${bot}, un bot, remplace ${name}. \`/table prendre\` pour reprendre la place.`,
    languageSet: ({ name }) => `${name} choisit le français pour la table.`,
    clockSet: ({ name, clock, quiet: hours }) =>
      `${name} règle l’horloge : ${clocks[clock]}${hours ? quiet(hours) : ''}.`,
    boardsSet: ({ name, boards }) =>
      boards === 'living'
        ? `${name} garde un seul plateau, mis à jour sur place.`
        : `${name} fait publier un plateau à chaque phase.`,
    guessesSet: ({ name, guesses }) =>
      ({
        auto: `${name} règle les pronostics sur le rythme de la table.`,
        on: `${name} laisse les spectateurs donner leur pronostic.`,
        off: `${name} coupe les pronostics.`,
      })[guesses],
    hintsSet: ({ name, hints }) => (hints === 'on' ? `${name} autorise les conseils.` : `${name} coupe les conseils.`),
    paceSet: ({ name, pace }) =>
      `${name} règle l’allure des bots : ${{ quick: 'rapide', normal: 'normale', slow: 'lente' }[pace]}.`,
    timeUp: ({ name }) => `Temps écoulé pour ${name} : le choix par défaut a été joué.`,
    seatOffered: ({ name }) =>
      `${name} a manqué deux décisions de suite. La place est à prendre, ou à confier à un bot.`,
    deserted: () => 'Il n’y a plus personne à table : la partie est en pause. Prenez une place avec `/table prendre`.',
    ended: ({ name }) => `${name} met fin à la partie.`,
    endedByVote: () => 'Le vote met fin à la partie.',
    branched: ({ name }) =>
      `${name} repart d’un moment antérieur. Les autres : reprenez votre place avec \`/table prendre\`, puis \`/table reprendre\`. Cette partie ne compte dans aucun palmarès.`,
    imported: ({ name }) =>
      `${name} charge une partie enregistrée. Prenez vos places avec \`/table prendre\`, puis reprenez avec \`/table reprendre\`.`,
    importedOpen: ({ name }) =>
      `${name} charge une partie sauvegardée que rien ne scellait : quelqu’un connaît peut-être ce qu’elle cache, et le hasard est neuf à partir d’ici. Elle ne compte dans aucun palmarès. Reprenez vos places avec \`/table prendre\`, puis continuez avec \`/table reprendre\`.`,
    importedOver: ({ name }) =>
      `${name} charge une partie terminée, venue d’un fichier que je n’ai pas scellé : elle est là pour être regardée et ne compte dans aucun palmarès.`,
    lapsed: ({ days }) =>
      `Rien ne s’est passé ici depuis ${plural(days, 'jour', 'jours')} : cette table est fermée. \`/table ouvrir\` en ouvre une autre.`,
    archived: ({ days }) =>
      `Personne n’a joué depuis ${plural(days, 'jour', 'jours')} : la partie est rangée. Rien n’est perdu : \`/table reprendre\` la reprend.`,
    channelDeleted: () => 'Le salon a été supprimé, et la table avec lui.',
    dataGoing: ({ name, hours }) =>
      `${name} fait effacer toutes les données de ce serveur. La partie s’arrête, et dans ${plural(hours, 'heure', 'heures')} elle aura disparu, sauf si quelqu’un qui gère le serveur y renonce avec \`/barbican réglages\`.`,
    dataKept: ({ name }) =>
      `${name} y a renoncé : les données de ce serveur restent. \`/table reprendre\` pour continuer.`,
    channelGone: () => 'Le salon était inaccessible : la partie a été mise en pause.',
    botMeans: ({ name, why }) => `${name} : « ${why.fr} »`,
    passedFor: ({ name }) => `Consigne ${de(name)} : passer.`,
    clocksStood: ({ minutes }) =>
      `J’ai été absent pendant ${minutes < 120 ? french.counted(minutes, 'minute', 'minutes') : `${Math.round(minutes / 60)} heures`}. Les horloges se sont arrêtées entre-temps.`,
  },
  refusals: {
    stale: 'Cette question date un peu : la partie a avancé depuis.',
    'not-your-decision': 'Ce n’est pas à vous de décider pour le moment.',
    'not-offered': 'Ce n’est pas possible pour le moment.',
    'illegal-argument': 'Ce n’est pas possible ici.',
    'game-over': 'La partie est terminée.',
  },
  legal: {
    choices: ({ argument, choices, isAll }) =>
      choices === ''
        ? `Il n’y a rien à choisir pour « ${argument} » pour le moment.`
        : `Pour « ${argument} », vous pouvez choisir${isAll ? '' : ', entre autres,'} ${choices}.`,
    range: ({ argument, min, max }) =>
      min === max ? `« ${argument} » doit valoir ${min}.` : `« ${argument} » doit aller de ${min} à ${max}.`,
    count: ({ argument, min, max }) =>
      min === max
        ? `Pour « ${argument} », choisissez ${plural(min, 'élément', 'éléments différents')}.`
        : `Pour « ${argument} », choisissez de ${min} à ${max} éléments différents.`,
    unknownArgument: ({ argument }) => `« ${argument} » n’a pas sa place dans cette action.`,
    actions: ({ actions }) => `Vous pouvez : ${actions}.`,
  },
  rule: (rule) => `(règle ${rule})`,
  states,
  clocks,
  quiet,
  waiting: (names, prompt) => `${names} : ${prompt}`,
  foreseen: (end, names, { right, guessed }) => {
    const who = right === 0 ? 'personne ne' : right > names.length ? String(right) : listIn('fr', names);
    const saw = right === 0 ? 'l’avait prévu' : right > 1 ? 'l’avaient prévu' : 'l’avait prévu';
    return `🔮 ${end} : ${who} ${saw} (${right} sur ${guessed}).`;
  },
  reminder: (names) => `Petit rappel pour ${names} : la table vous attend.`,
  seatIsEmpty: (name) =>
    `${name === '' ? 'Une place' : `La place ${de(name)}`} est vide. Elle est à prendre, ou à confier à un bot.`,
  emptySeat: 'place vide',
  standsIn: (bot, name) => `${bot} (pour ${name})`,
  noPicture: 'L’image n’a pas pu être dessinée ; voici le plateau en mots.',
  moreInLog: (count) =>
    count === 1 ? '… et encore une chose : voir le Journal.' : `… et encore ${count} choses : voir le Journal.`,
  directClosed: (name) =>
    `${name}, vos messages privés me sont fermés : je vous appelle ici désormais. \`/appels\` permet de changer.`,
  lostPost: 'Quelque chose n’a pas pu être publié ici. La partie est intacte : `/table plateau` montre où elle en est.',
  outcome: { won: (winners) => `Victoire ${de(winners)} !`, allWon: 'Victoire !', lost: 'Défaite.' },
};
