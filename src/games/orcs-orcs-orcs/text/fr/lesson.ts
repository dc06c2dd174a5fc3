/** The lesson in French. */
import type { LessonText } from '../../../../kernel/index.js';

export const lesson: LessonText = {
  theme: 'Des mages rivaux sur une même tour, et une horde qui vient de six côtés.',
  goal: 'Foudroyez des créatures et gardez-les : le mage dont les créatures vaincues valent le plus à la fin devient Archimage. Vous êtes bleu, au-dessus du quartier 1.',
  stages: {
    reveal: {
      say: 'Votre tour commence par une arrivée : révélez un marqueur dans n’importe quel quartier sauf le vôtre. Prenez le quartier 4, où l’attente est la plus longue.',
      done: 'Un Gobelin s’avance en 4e, la section extérieure du quartier 4. Vous avez maintenant deux actions.',
      wrong:
        'C’est permis, mais prenez ici le quartier 4 : la partie finit quand quatre quartiers sont vides, et la plus longue file passe d’abord.',
    },
    spark: {
      say: 'Un Gobelin à deux points de vie est à vos pieds, en 1i. Étincelle inflige deux dégâts pour deux feux : lancez-la avec le Grimoire (feu/terre), qui apporte le second.',
      done: 'Votre première créature vaincue : quatre points tant que les Gobelins en valent quatre. Les deux cartes vont dans votre défausse et reviendront.',
      wrong: 'Lancez Étincelle, ajoutez le Grimoire (feu/terre) et visez le Gobelin en 1i.',
      others: {
        alone: 'Un feu fait un dégât. À la fin de votre tour toutes les blessures guérissent : ce serait pour rien.',
        element: 'Cette carte n’apporte pas de feu : la seconde énergie doit être de l’élément du sort.',
        more: 'Deux feux et le Gobelin en 1i suffisent : gardez les autres cartes pour votre seconde action, et laissez au sort son deuxième effet.',
        orc: 'L’Orque est deux pas plus loin. Ce qui se tient en 1i atteindra la tour en premier.',
        zap: 'Zap demande de la foudre, et aucune autre de vos cartes n’en apporte : un seul dégât.',
        book: 'Un Grimoire lancé seul apprend un sort. Ce sera pour la suite ; d’abord le Gobelin.',
        teleport: 'D’une autre case, vous n’atteindriez plus le Gobelin.',
        pass: 'Avec deux actions devant vous ? Ce que vous tenez sera de toute façon défaussé à la fin du tour.',
      },
    },
    study: {
      say: 'Il vous reste une action, et un Zap seul n’abattra pas l’Orque. Lancez le Grimoire (terre/eau) sans rien y ajouter : il apprend un sort. Prenez Blizzard.',
      done: 'Blizzard est dans votre défausse et reviendra quand votre paquet sera mélangé. Votre main a été défaussée et quatre cartes piochées. Votre rival a passé, et la carte Destin a fait avancer les faibles : un Gobelin a atteint la tour par le quartier 2. Désormais chaque Gobelin vaut trois points, le vôtre aussi.',
      wrong: 'Lancez le Grimoire (terre/eau) seul et choisissez Blizzard parmi les sorts exposés.',
      others: {
        attack: 'Un dégât guérit à la fin de votre tour. Un nouveau sort, lui, reste.',
        otherSpell:
          'Un bon sort aussi ; mais prenez Blizzard, qui frappe toute une section. Vous allez le voir à l’œuvre.',
        teleport: 'Rien de mieux ne vous attend ailleurs. Apprenez tant que vous le pouvez.',
        pass: 'Une action inutilisée est perdue. Un grimoire ne coûtera jamais moins.',
      },
    },
    storm: {
      say: 'Quelques manches plus tard. Blizzard demande deux eaux et inflige deux dégâts à tout ce qui se trouve sur une section. Un Gobelin et un Orque sont ensemble en 1m : ajoutez Coup de froid.',
      done: 'Deux créatures d’un seul sort. Et c’était votre deuxième Gobelin : cette jauge est pleine, et le sort supplémentaire est à vous pour de bon. Cinq cartes par tour au lieu de quatre.',
      wrong: 'Lancez Blizzard avec Coup de froid sur la section 1m.',
      others: {
        snap: 'Coup de froid frappe une seule créature. Ajouté à Blizzard, il aide à en frapper deux.',
        section: 'Le Gobelin et l’Orque en 1m resteraient debout. Désignez 1m.',
        more: 'Deux eaux suffisent. Gardez Zap et Réapprovisionnement : il vous reste une action.',
        later: 'Son heure viendra avec votre seconde action. D’abord les deux en 1m.',
      },
    },
    jump: {
      say: 'Votre quartier est calme, mais un Orque se tient en 4i. Réapprovisionnement, ajouté à un sort, vous mène d’abord ailleurs : lancez Zap avec Réapprovisionnement vers la case 4, et frappez l’Orque de là.',
      done: 'Une action en a fait deux : un déplacement et un coup. Un deuxième Orque : les Règles immuables, les règles spéciales des cartes Destin ne vous touchent plus.',
      wrong: 'Lancez Zap, ajoutez Réapprovisionnement avec la téléportation en 4, et visez l’Orque en 4i.',
      others: {
        alone: 'Une foudre fait un dégât, et l’Orque a deux points de vie.',
        stays:
          'L’énergie y est, mais vous restez au-dessus du quartier 1. Servez-vous de la téléportation de la carte : case 4.',
        elsewhere: 'Là-bas, deux dégâts n’abattent rien. En 4i, si : l’Orque.',
        teleport: 'Cela prend toute l’action, et il n’en reste plus pour lancer un sort.',
        replenish:
          'Lancé seul, il apporte des cartes que vous défausseriez à la fin du tour. Ajouté à Zap, il vaut un Orque.',
      },
    },
    flee: {
      say: 'Quand une créature atteint la tour, son type perd de la valeur, et le mage au-dessus du quartier perd une créature vaincue de ce type. Vous avez un Golem de lave qui vaut huit points, et un autre se tient en 1i. Vous ne pouvez pas l’abattre : téléportez-vous là où aucune créature n’est proche.',
      done: 'Le quartier 4 ne compte qu’un Gobelin, très loin. Quoi qu’il arrive à la tour à présent, votre Golem vous reste.',
      wrong: 'Téléportez-vous sur la case 4.',
      others: {
        golem: 'Là aussi, un Golem de lave se tient sur la section intérieure.',
        chief: 'Un Chef y est déjà à mi-chemin. Le quartier 4 est plus sûr.',
        fight: 'Quatre points de vie : vos cartes n’y suffisent pas. Écartez-vous.',
      },
    },
    pull: {
      say: 'Cela marche aussi dans l’autre sens. Votre rival est au-dessus du quartier 2 et possède trois Orques ; un Orque se tient en 2i. Liens magiques rapproche une créature d’une section : attirez cet Orque dans la tour.',
      done: 'Les Orques passent de quatre à trois points pour tout le monde, et votre rival en perd un : six points au lieu de douze. À la phase du Destin trois Golems ont atteint la tour, et vous n’étiez au-dessus d’aucun.',
      wrong: 'Lancez Liens magiques sur l’Orque en 2i.',
      others: {
        another:
          'Cela ne coûterait rien à votre rival. L’Orque en 2i lui en coûte la valeur de deux créatures vaincues.',
        spark:
          'Le Gobelin du quartier 4 est loin et rapporte trois ou quatre points. L’Orque en coûte six à votre rival.',
      },
    },
    together: {
      say: 'Un Cavalier orque à trois points de vie en 1m, deux actions, et aucun sort qui fasse trois dégâts. Abattez-le ce tour-ci.',
      done: 'Choc avec le grimoire en fait deux, Coup de froid un de plus : les blessures d’un même tour s’additionnent. Le deuxième Cavalier vous donne l’Action supplémentaire : trois actions par tour désormais, et une tout de suite.',
      wrong: 'Comptez ensemble les dégâts de vos deux actions : il en faut trois.',
      others: {
        smash: 'Choc doit faire ici deux dégâts : il lui faut une carte qui apporte de la terre, et aucune autre.',
        wasted: 'Rien dans votre main n’apporte une seconde eau. Lancez-le seul, ou commencez par Choc.',
        book: 'Il ne resterait qu’une action, qui fait deux dégâts au plus.',
      },
    },
    farAway: {
      say: 'Une action. Quelle est la créature la plus précieuse que vous puissiez vaincre ?',
      done: 'Éclair atteint tous les quartiers, et trois foudres font quatre dégâts : un Chef, huit points. Et le Poison, pouvoir de votre deuxième Chef.',
      wrong: 'Regardez tous les quartiers, et la valeur de chaque type. Un de vos sorts les atteint tous.',
      others: {
        goblin: 'Votre quartier n’a que quatre points à offrir, au plus. Il y a mieux ailleurs.',
        smaller: 'Ce sort peut davantage : une créature puissante est tout près de la tour.',
        weak: 'Deux foudres font deux dégâts. Un Chef a quatre points de vie.',
      },
    },
    lastLane: {
      say: 'Vous menez largement, et il vous reste une action. Quand quatre quartiers sont complètement vides, la manche en cours est la dernière. Quel coup gagne la partie ?',
      done: 'Les quartiers 1, 4, 5 et 6 sont vides : on finit la manche, puis on compte tout. Votre rival a encore un tour, et dix-neuf points de retard.',
      wrong: 'Trois quartiers sont déjà vides. Lequel peut être le quatrième ?',
      others: {
        study:
          'Un nouveau sort ne viendrait plus dans votre main si la partie finissait. Et vous voulez qu’elle finisse.',
        weak: 'Un seul Gobelin tient le quartier 1 en vie. Il a deux points de vie, et il doit tomber ce tour-ci.',
        teleport: 'C’est votre quartier qui compte : un seul Gobelin l’empêche d’être vide.',
      },
    },
  },
};
