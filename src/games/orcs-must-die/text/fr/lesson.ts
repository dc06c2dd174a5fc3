/** The lesson in French (section 16). */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'Les règles le permettent, mais il y a mieux à faire.';

export const lesson: LessonText = {
  theme: 'Tenir la porte : des vagues d’Orcs suivent les flèches jusqu’à votre Faille.',
  goal: 'Abattez-les avant qu’ils n’arrivent, avec des dés, des pièges et de la lave, sans perdre un héros.',
  stages: {
    strike: {
      say: 'Trois ennemis sont à deux pas de votre Faille, et Maximilian est parmi eux. Frappez !',
      done: 'Une épée, un Orc, un crâne pour Maximilian. Ce jet ne permettait rien d’autre : personne n’a eu à choisir.',
      wrong,
      others: {
        move: 'Partez, et les trois avancent indemnes. Frappez d’abord ; vous pourrez encore vous déplacer ensuite.',
        ultimate: 'Quatre dés de plus pour trois petits ennemis ? Gardez-les pour plus gros.',
        done: 'Attendre n’aide que les Orcs.',
      },
    },
    shoot: {
      say: 'Ivy a un arc : il porte jusqu’à la tuile voisine.',
      done: 'Deux résultats de vitesse. À vous de décider ce qu’ils font.',
      wrong,
      others: {
        move: 'Elle pourrait les rejoindre, mais qui se tient près d’eux sera frappé.',
        ultimate: 'La Pluie de flèches vise toutes les tuiles alentour ; un seul tir suffit.',
        done: 'Elle n’a pas encore tiré.',
      },
    },
    assign: {
      say: 'Le jet est là : deux vitesses, et sur la tuile 4 un Orc (épée) et un Kobold (vitesse). Choisissez ce qui arrive.',
      done: 'Le Kobold tombe, Ivy a 2 crânes. Il reste un Orc sur la tuile 4, et il va avancer.',
      wrong,
      others: {
        grunt:
          'C’est possible : deux résultats identiques font un éclair, et un éclair vaut une épée. Mais un Orc mord la Faille de 1, un Kobold de 2.',
        none: 'Les résultats inutilisés sont perdus.',
      },
    },
    trap: {
      say: 'Nouveau round, et des crânes à dépenser. L’Orc entrera sur la tuile d’Ivy avant que les pièges ne se déclenchent. Préparez-la.',
      done: 'L’Orc marche sur les pointes et meurt. Aucun héros n’a frappé : le crâne va à la réserve de la Faille.',
      wrong,
      others: {
        'arrow-wall': 'Il tue aussi un Orc, mais prend en plus un crâne de la réserve.',
        'dart-spitter': 'Vitesse ou cerveau : ni l’un ni l’autre ne blesse un Orc.',
        'flip-trap': 'Elle sonne ; l’Orc se relève.',
        barricade: 'Elle retient l’Orc ; elle ne le tue pas.',
        'boom-barrel': 'De la poudre pour cinq : gardez-le.',
        later: 'Utile plus tard ; cela n’arrête pas cet Orc.',
        done: 'Des crânes dans la bourse ne tuent personne.',
      },
    },
    walk: {
      say: 'Niveau 2. Les héros peuvent marcher à contresens des flèches.',
      done: 'Le voilà au bord avec deux Orcs. La tuile lui donne une action qui lui est propre.',
      wrong,
      others: {
        move: 'Les Orcs sont sur la tuile 3, et la lave aussi.',
        done: 'Ils vont passer devant vous. Allez les trouver là où il fait chaud.',
      },
    },
    push: {
      say: 'Cinq sortes d’actions, chacune une fois par tour : pousser en est une.',
      done: 'Un Orc de moins, son crâne est dans la réserve, et l’éclaboussure coûte 1 point de santé à Maximilian. Son attaque lui reste.',
      wrong,
      others: {
        attack: 'Possible aussi, et encore après. Pousser ne demande pas de dés : prenez d’abord ce qui est sûr.',
        done: 'Vous n’avez pas utilisé la lave.',
      },
    },
    bear: {
      say: 'Vous êtes le Seigneur de la Faille. Trois Orcs lancent six dés contre un seul héros. À vous de choisir lequel.',
      done: 'Trois blessures, il reste 4 points de santé à Maximilian. Les mêmes dés en auraient fait quatre à Ivy.',
      wrong,
      others: {
        ivy: 'Six dés blessent Ivy environ quatre fois, et elle a 3 points de santé. Un héros qui tombe coûte 3 à la Faille.',
      },
    },
    heal: {
      say: 'Sur la tuile de la Faille, les héros lancent des dés de santé gratuits : autant que le niveau.',
      done: 'Quatre points de santé et un crâne : 8 sur 11. Chaque augmentation une fois par phase ; il en reste cinq autres.',
      wrong,
      others: {
        revitalize: 'Cela rend les pouvoirs ultimes, et aucun n’est épuisé.',
        after: 'Vous le pourrez, une fois chacune, après les dés gratuits.',
        done: 'Des dés gratuits, et vous les laisseriez ?',
      },
    },
    unleash: {
      say: 'Un Ogre et deux Orcs sont à votre porte, et la Faille a 3 points de santé. À la prochaine phase, ils mordent de 3 + 1 + 1. C’est à cela que servent les pouvoirs ultimes.',
      done: 'Cinq épées : l’Ogre et les deux Orcs tombent, 5 crânes. Le jeton est épuisé jusqu’à ce que quelqu’un revitalise pour 6 crânes de la réserve.',
      wrong,
      others: {
        attack: 'Quatre dés donnent rarement trois épées, et l’Ogre les veut toutes.',
        falls: 'Alors la Faille tombe.',
      },
    },
    shaman: {
      say: 'Niveau 2. Le jet : épée, épée, cerveau ; sur la tuile, deux Orcs et un Shaman hobgobelin, qui meurt de deux cerveaux. Que doit-il arriver ?',
      done: 'Le cerveau, et les deux épées en éclair pour le second cerveau : 3 crânes, et les Orcs ne sont plus protégés. À côté du Shaman, les deux épées n’auraient pris qu’un Orc.',
      wrong: 'À côté d’un Shaman, toute autre créature demande une épée de plus. Recomptez.',
    },
    slits: {
      say: 'La Faille n’a plus qu’un point de santé. Maximilian est à côté d’un Orc, à un pas d’elle, avec 3 crânes à dépenser. Quel piège, et où ?',
      done: 'L’Orc entre dans la Faille avant que les pièges ne se déclenchent : un piège sur la tuile 5 ne trouverait personne. Les meurtrières entre 5 et R l’atteignent là, avant que la Faille ne soit mordue.',
      wrong: 'Les créatures marchent d’abord, les pièges se déclenchent ensuite : où sera l’Orc à ce moment ?',
    },
    hunters: {
      say: 'Vous êtes le Seigneur de la Faille. Trois Gnolls chassent depuis la tuile 2 : Maximilian est sur la tuile 4 avec 3 points de santé, Ivy sur la tuile 1 avec 11. Où vont-ils ?',
      done: 'Les chasseurs doivent aller vers un héros à deux tuiles au plus, en arrière aussi. Ivy supporte trois dés ; Maximilian pourrait en mourir, et cela coûte 3 à la Faille.',
      wrong: 'Lequel des deux supporte trois dés ?',
    },
  },
};
