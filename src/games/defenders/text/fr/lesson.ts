/** La leçon en français. */
import type { LessonText } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';

const wrong = 'Possible, mais ce n’est pas ce qu’on cherche ici.';

export const lesson: LessonText = spacedAll({
  theme:
    'Quatre Généraux marchent sur la Cité Royale avec leurs armées. Ensemble, vous tenez le royaume jusqu’à ce que tous les quatre soient tombés.',
  goal: 'Nettoyer un lieu, réunir des cartes, abattre un Général et purifier ce qui est corrompu.',
  stages: {
    march: {
      say: 'Vous êtes le Nain, dans la Cité Royale, avec cinq actions : une par jeton de Vie. Deux Orcs se tiennent à côté, dans la Forêt du Chêne Père. Allez-y.',
      done: 'Un pas à pied coûte une action. Il en reste quatre.',
      wrong,
      others: {
        wolf: 'Un seul Draconien, et coriace : il faut un 5. Les deux Orcs sont plus près de corrompre la terre.',
        far: 'Rien ne menace la Cité de ce côté aujourd’hui.',
        end: 'Une Journée sans rien faire est un cadeau à l’ennemi.',
      },
    },
    fight: {
      say: 'Combattez-les : un dé par séide présent, le tout pour une action. Un Orc tombe à partir de 3.',
      done: 'Un 3 et un 2 : un Orc tombe, il en reste un.',
      wrong,
      others: {
        move: 'Si vous passez votre chemin, ils restent là.',
        end: 'Qui finit la Journée près de séides est blessé par chacun d’eux.',
      },
    },
    again: {
      say: 'Il en reste un, et vous avez trois actions. Combattez encore.',
      done: 'Un 3 : la forêt est nettoyée.',
      wrong,
      others: {
        move: 'Alors celui-ci reste, et demain ils seront peut-être trois.',
        end: 'Il vous blesserait, et un lieu ouvert se remplit.',
      },
    },
    night: {
      say: 'Plus rien n’est à portée. Terminez la Journée : le soir vous piochez deux cartes Héros, la nuit les Ténèbres avancent.',
      done: 'La Nuit a posé deux séides sur deux lieux et fait avancer Gorgutt d’un pas, avec deux Orcs à lui. Puis ce fut le tour du Paladin. Un quatrième séide au même endroit le corromprait, et un Général dans la Cité, c’est la fin.',
      wrong,
      others: {
        move: 'Vous pouvez, mais à deux pas d’ici, mieux vaut laisser aux autres tout ce qui reste à combattre.',
      },
    },
    rumors: {
      say: 'Huit tours plus tard. Vous êtes dans une auberge, à trois pas de Varkolak, qui est blessé : il lui reste trois points de Vie. Les cartes qui montrent un Général sont vos dés contre lui, et les vôtres sont noires. Demandez les rumeurs de la bonne couleur.',
      done: 'Vous avez pioché deux cartes et gardé les deux, car elles sont noires. Les autres couleurs auraient été défaussées.',
      wrong,
      others: {
        colour: 'Ces cartes montrent un autre Général. Celles de Varkolak sont noires.',
        move: 'Trois cartes contre trois points de Vie : réunissez-en d’abord d’autres, puisque vous êtes à l’auberge.',
        end: 'Vous avez quatre actions, et cette Nuit il peut avancer.',
      },
    },
    eagle: {
      say: 'Varkolak est au Col Venteux, à trois pas, et vous avez trois actions. Allez-y en gardant de quoi agir, et sans céder de carte noire.',
      done: 'Un aigle vous porte jusqu’à quatre pas pour une action et une carte à son signe ; la Forêt du Griffon montre Gorgutt, que vous n’affrontez pas aujourd’hui.',
      wrong,
      others: {
        walk: 'Trois pas, trois actions : il n’en resterait aucune pour attaquer.',
        card: 'Le Port des Oiseaux de Mer est noir : c’est un dé contre Varkolak.',
        elsewhere: 'Varkolak est au Col Venteux.',
        rumors: 'Écouter encore donnerait une carte en moyenne, et coûterait une action.',
        end: 'Il est à votre portée maintenant.',
      },
    },
    attack: {
      say: 'Aucun séide ne le garde : vous pouvez l’attaquer. Chacune de vos cartes noires donne des dés, et il est touché à partir de 4. Choisissez vos cartes.',
      done: 'Six dés, trois touches : Varkolak tombe, et vous êtes le Tueur de Morts-Vivants. S’il avait tenu, vous auriez perdu de la Vie et des cartes, et fui vers la Cité.',
      wrong,
      others: {
        fewer: 'Les cartes ne servent qu’à une bataille, et une défaite vous coûterait le reste de toute façon.',
        move: 'C’est pour lui que vous êtes venu.',
        end: 'Cette Nuit il pourrait se soigner ou avancer.',
      },
    },
    rest: {
      say: 'Un autre soir. Il vous reste deux jetons de Vie, donc deux actions, et vous êtes dans la Cité Royale, sans un séide. Soignez-vous.',
      done: 'Dans la Cité et les auberges, une action rend toute la Vie ; ailleurs, deux jetons. Davantage de Vie, c’est davantage d’actions demain.',
      wrong,
      others: {
        move: 'Avec deux jetons de Vie, deux séides suffisent à vous tuer.',
        end: 'Vous vous réveilleriez encore avec deux actions.',
      },
    },
    cleanse: {
      say: 'La Vallée des Orcs est corrompue : un cristal s’y trouve, et le douzième fait perdre la partie. Purifiez la terre avec une carte rouge qui ne sert à rien d’autre ici.',
      done: 'Deux dés, un 5 ou un 6 suffit : le cristal disparaît. La carte de la Vallée des Orcs permet encore d’y construire un portail.',
      wrong,
      others: {
        card: 'Cette carte permet de construire un Portail Magique ici même. L’autre carte rouge purifie tout aussi bien.',
        gate: 'Utile, mais le cristal reste.',
        move: 'Le cristal reste.',
        end: 'Le cristal reste, et vous aussi.',
      },
    },
    overrun: {
      say: 'Il reste deux actions. Un lieu voisin de la Cité serait corrompu par le tout prochain séide. Où allez-vous ?',
      done: 'Trois séides, c’est tout ce qu’un lieu supporte : un de plus, et un cristal s’y pose, avec un séide sur chaque lieu autour.',
      wrong: 'Cherchez le lieu qui porte trois séides.',
      others: {
        fewer: 'Ce lieu supporte encore un séide. Lequel n’en supporte plus ?',
        empty: 'Il n’y a personne à combattre là-bas.',
        end: 'Deux actions, c’est un pas et un combat.',
      },
    },
    retreat: {
      say: 'Il reste une action, deux jetons de Vie, et trois Draconiens là où vous êtes. Vous ignorez une blessure.',
      done: 'Trois blessures moins une, cela fait deux : vous y seriez mort, avec toutes vos cartes. Ici personne ne vous touche.',
      wrong: 'Comptez les blessures de la fin de la Journée.',
      others: {
        fight: 'Chacun ne tombe que sur 5. Si aucun ne tombe, trois blessures moins une, et c’est fini pour vous.',
        end: 'Trois blessures moins une, et vous avez deux jetons de Vie.',
        worse: 'Des séides y attendent aussi. Un seul chemin est libre.',
      },
    },
    gate: {
      say: 'Balazarg passe par la Forêt aux Corbeaux, à côté de vous. Votre ami est au Portail Magique des Pierres Dansantes, loin d’ici, avec des cartes contre lui. Il vous reste une action.',
      done: 'D’un portail à l’autre, une action : demain votre ami est là. Un portail coûte la carte du lieu même.',
      wrong: 'Qu’est-ce qui amènerait votre ami ici en une action ?',
      others: {
        move: 'Vous seriez plus près de lui, mais seul.',
        end: 'Votre ami marcherait deux jours.',
      },
    },
  },
});
