/** Commandes, options et niveaux. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Dor } from '../../types/index.js';
import { byName, cardsNamed, journey, unnoted } from '../shared/buttons.js';

/** Dark Visions by the numbers under which the cards were seen. */
const putBack = ([first = 'none', ...others]: readonly string[] = []): string =>
  first === 'none' ? 'Tout défausser' : `Sur la pioche : ${[first, ...others].join(', ')}`;

export const actions: Catalogue<Dor>['actions'] = {
  hero: {
    name: 'héros',
    description: 'Choisir le héros que vous jouez',
    label: 'Choisir un héros',
    args: {
      hero: {
        name: 'héros',
        description: 'Un héros que personne ne joue',
        ask: 'Quel héros jouez-vous ?',
      },
    },
  },
  move: {
    name: 'aller',
    description: 'Voyager à pied, monté, par les portails ou par téléportation',
    label: 'Aller',
    whole: ([to = '', by, card]) => (by === undefined ? `Marcher vers ${to}` : journey('Aller vers', to, by, card)),
    args: {
      to: {
        name: 'vers',
        description: 'Où ; les lieux les plus proches d’abord',
        ask: 'Où allez-vous ?',
      },
      by: {
        name: 'par',
        description: 'Comment ; à pied sinon',
        ask: 'Comment voyagez-vous ?',
        skip: 'À pied',
      },
      card: {
        name: 'carte',
        description: 'La carte qui paie, s’il en faut une',
        ask: 'Avec quelle carte voyagez-vous ?',
      },
    },
  },
  fight: {
    name: 'combattre',
    description: 'Attaquer tous les séides ici (1 action)',
    label: 'Combattre',
    whole: (said, { card }) => [card === undefined ? 'Combattre' : 'Boule de feu', ...said.map(unnoted)].join(' · '),
    args: {
      at: {
        name: 'lieu',
        description: 'Ranger : un lieu voisin',
        ask: 'Quels séides attaquez-vous ?',
        skip: 'Ceux d’ici',
      },
      card: {
        name: 'carte',
        description: 'Mage : une carte pour une Boule de feu',
        ask: 'Défausser une carte pour une Boule de feu ?',
        skip: 'Non, au corps à corps',
      },
      bonus: {
        name: 'bonus',
        description: 'Deux dés de plus par « Trouver un Portail Magique » : contre qui',
        ask: 'Utiliser « Trouver un Portail Magique » pour deux dés de plus ?',
        skip: 'Non, la garder',
      },
    },
  },
  attack: {
    name: 'attaquer',
    description: 'Livrer bataille au Général présent (1 action)',
    label: 'Attaquer le Général',
    whole: ([said = ''], { cards = [] }) =>
      `Attaquer avec ${cards.length > 1 ? `${cards.length} : ` : ''}${byName(said)}`,
    args: {
      cards: {
        name: 'cartes',
        description: 'Cartes par nom ou numéro, récompenses par nom ou lettre, ou « tout »',
        ask: 'Quelles cartes et récompenses apportez-vous ?',
      },
    },
  },
  join: {
    name: 'rejoindre',
    description: 'Se joindre à la bataille, ou promettre des cartes pour la prochaine',
    label: 'Rejoindre',
    whole: ([said = ''], { cards = [] }) =>
      cards.includes('none')
        ? 'N’apporter aucune carte'
        : `Rejoindre avec ${cards.length > 1 ? `${cards.length} : ` : ''}${byName(said)}`,
    args: {
      cards: {
        name: 'cartes',
        description: 'Cartes par nom ou numéro, récompenses par nom ou lettre, « tout » ou « aucune »',
        ask: 'Quelles cartes et récompenses apportez-vous ?',
      },
    },
  },
  heal: {
    name: 'soigner',
    description: 'Récupérer de la Vie là où il n’y a pas de séide (1 action)',
    label: 'Se soigner',
    args: {},
  },
  cleanse: {
    name: 'purifier',
    description: 'Tenter de retirer un cristal ici (1 action)',
    label: 'Purifier la terre',
    whole: (said) => ['Purifier la terre', ...said.map(unnoted)].join(' · '),
    args: {
      card: {
        name: 'carte',
        description: 'Une carte de la couleur du lieu',
        ask: 'Quelle carte défaussez-vous ?',
        skip: 'Sans carte',
      },
    },
  },
  gate: {
    name: 'portail',
    description: 'Construire un Portail Magique avec une carte de ce lieu (1 action)',
    label: 'Construire un portail',
    args: {
      card: {
        name: 'carte',
        description: 'Laquelle, si vous en avez deux',
        ask: 'Quelle carte défaussez-vous ?',
      },
    },
  },
  rumors: {
    name: 'rumeurs',
    description: 'Dans une auberge, annoncer une couleur et piocher (1 action)',
    label: 'Rumeurs',
    args: {
      colour: {
        name: 'couleur',
        description: 'La couleur demandée',
        ask: 'Quelle couleur demandez-vous ?',
      },
    },
  },
  quest: {
    name: 'quête',
    description: 'Travailler à votre Quête (1 action)',
    label: 'Quête',
    args: {
      actions: {
        name: 'actions',
        description: 'Monture Licorne : combien d’actions',
        ask: 'Combien d’actions y consacrez-vous ?',
      },
    },
  },
  play: {
    name: 'jouer',
    description: 'Jouer une carte spéciale ou utiliser une récompense',
    label: 'Jouer une carte',
    whole: ([card = '', ...targets]) => ['Jouer', byName(card), ...targets.map((one) => `– ${one}`)].join(' '),
    args: {
      card: {
        name: 'carte',
        description: 'Une carte spéciale ou une récompense',
        ask: 'Quelle carte ou récompense ?',
      },
      targets: {
        name: 'cibles',
        description: 'Ce qu’elle vise : lieux, héros, couleur, selon la carte',
        ask: 'Que vise-t-elle ?',
        skip: 'Rien',
      },
    },
  },
  discard: {
    name: 'défausser',
    description: 'Défausser les cartes dues',
    label: 'Défausser',
    whole: ([said = '']) => cardsNamed('Défausser', said),
    args: {
      cards: {
        name: 'cartes',
        description: 'Les cartes que vous défaussez',
        ask: 'Quelles cartes défaussez-vous ?',
      },
    },
  },
  respond: {
    name: 'répondre',
    description: 'Répondre à ce que la table vous demande',
    label: 'Répondre',
    whole: (said, { choice, targets }) => (choice === 'arrange' ? putBack(targets) : said.join(' – ')),
    args: {
      choice: {
        name: 'choix',
        description: 'Votre réponse',
        ask: 'Que répondez-vous ?',
      },
      targets: {
        name: 'cibles',
        description: 'Des lieux avec ce qui les quitte, ou des cartes dans l’ordre',
        ask: 'Où, ou dans quel ordre ?',
      },
    },
  },
  end: { name: 'terminer', description: 'Terminer la Journée', label: 'Terminer la Journée', args: {} },
  alerts: {
    name: 'alertes',
    description: 'Régler la fréquence des fenêtres de réaction',
    label: 'Alertes',
    args: {
      level: {
        name: 'niveau',
        description: 'Toutes, importantes ou aucune',
        ask: 'Quand la table vous demande-t-elle si vous jouez une carte ?',
      },
    },
  },
};

const onOff = { true: 'oui', false: 'non' };
const numbers = (most: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, n) => [String(n), n === 0 ? 'aucune' : String(n)]));

export const options: Catalogue<Dor>['options'] = {
  heroesPerPlayer: { label: 'Héros pour un joueur seul', values: { 1: 'un', 2: 'deux', 3: 'trois', 4: 'quatre' } },
  heroPick: { label: 'Héros', values: { choose: 'chacun choisit', random: 'tirés au sort' } },
  first: {
    label: 'Qui commence',
    values: { random: 'au sort', 1: 'place 1', 2: 'place 2', 3: 'place 3', 4: 'place 4' },
  },
  champion: {
    label: 'Champion du Roi',
    values: onOff,
    description: 'À la fin, qui a le plus de Quêtes et de Généraux reçoit le titre.',
  },
  autoSave: {
    label: 'Sauver la partie si personne ne répond',
    values: onOff,
    description: 'Si une Nuit doit mettre fin à la partie et que le temps s’écoule, une carte qui la sauve est jouée.',
  },
  smallerInvasion: {
    label: 'Invasion réduite',
    values: onOff,
    description: 'Le pays commence avec 24 séides au lieu de 30.',
  },
  noPenalty: {
    label: 'Pas de pénalité de défaite',
    values: onOff,
    description: 'Une bataille perdue ne coûte ni Vie ni cartes ; le Général se soigne quand même.',
  },
  moreCards: {
    label: 'Trois cartes au départ',
    values: onOff,
    description: 'Les héros commencent avec trois cartes Héros au lieu de deux.',
  },
  life: {
    label: 'Vie des héros',
    description: 'Les jetons de Vie sont aussi des actions : un de plus ou de moins se sent à chaque tour.',
    values: { printed: 'comme imprimé', tougher: 'un de plus', frailer: 'un de moins' },
  },
  overrunsAtSetUp: {
    label: 'Déferlements à la mise en place',
    values: onOff,
    description: 'Aucune carte n’est écartée si un lieu est plein : déferlements et cristaux aussitôt.',
  },
  fewerSpecials: {
    label: 'Cartes spéciales retirées',
    description: 'Tirées au sort, elles quittent le jeu avant le début, et sont montrées.',
    values: numbers(6),
  },
  fewerLulls: {
    label: 'Cartes Accalmie retirées',
    description: 'Moins d’accalmies : moins de Nuits laissent le pays en paix.',
    values: numbers(3),
  },
  smallSupply: {
    label: 'Seulement 20 séides par couleur',
    values: onOff,
    description: 'Une couleur épuisée fait perdre la partie : 20 séides de chaque au lieu de 25.',
  },
};

export const presets: Catalogue<Dor>['presets'] = {
  knight: { label: 'Chevalier', description: 'Le jeu tel qu’imprimé' },
  page: { label: 'Page', description: 'Pour débuter : invasion réduite, plus de cartes, héros robustes' },
  squire: { label: 'Écuyer', description: 'Trois cartes au départ' },
  champion: { label: 'Champion', description: 'Deux cartes spéciales et deux accalmies de moins' },
  legend: {
    label: 'Légende',
    description: 'Déferlements à la mise en place, quatre cartes spéciales et toutes les accalmies en moins',
  },
};
