/** The lesson in French (section 16). */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'Possible, mais ce n’est pas ce qu’on cherche ici.';

export const lesson: LessonText = {
  theme: 'Chaque pas de la horde donne du temps à la garnison.',
  goal: 'Prendre un mur d’assaut, puis changer de chaise et le tenir.',
  stages: {
    gather: {
      say: 'Vous êtes l’assaillant. Vous avez quatre ressources, une catapulte en coûte six. Dépensez une unité pour récolter le reste.',
      done: 'Six ressources, et un sablier pour la garnison : chaque unité dépensée en donne un au défenseur.',
      wrong,
      others: {
        goblin: 'Une de plus en fait cinq : toujours pas de catapulte.',
        troll: 'Trois suffiraient, mais votre seul troll est votre bâtisseur le plus rapide.',
        done: 'Avec quatre ressources, vous ne construisez rien qui lance.',
      },
    },
    build: {
      say: 'Construisez la catapulte là où vos troupes attendent, pour qu’elle atteigne les murs w2 et w3. Les ouvriers forts sont des ouvriers rapides.',
      done: 'Sa pile compte deux coups au but et cinq manqués. Un sablier : la garnison envoie un archer dans la tour tw1.',
      wrong,
      others: {
        orcs: 'Deux orques font deux sabliers ; le troll, un seul.',
        rw1: 'Elle atteindrait w2, mais pas w3.',
        elsewhere: 'Aucun sentier ne mène de là à w2.',
        ballista: 'Elle tue des hommes ; ce sont les pierres qui protègent w2.',
        mantlet: 'Il abrite, il ne brise rien.',
      },
    },
    deploy: {
      say: 'Maintenant, ils marchent. Cinq unités attendent sur le rempart rw2, et le mur w2 a de la place pour quatre : choisissez un déploiement.',
      done: 'Trois sabliers pour la garnison. De chaque lieu peuvent partir cinq unités.',
      wrong,
      others: {
        large: 'Sept pourraient quitter chaque lieu, mais personne n’en a besoin : deux sabliers pour rien.',
        done: 'Le mur est vide de vos troupes ; personne ne combattra.',
      },
    },
    march: {
      say: 'Quatre montent : vous avez un ordre qui fait combattre les gobelins comme des trolls, alors emmenez le gobelin.',
      done: 'Le mur est engagé ; son archer ne peut plus tirer.',
      wrong,
      others: {
        noGoblin: 'Sans le gobelin, personne n’obéit à l’ordre ; avec lui, la force sera de dix.',
        fewer: 'Ne laissez aucune place vide sur un mur que vous prenez d’assaut.',
        w3: 'Là se tient l’officier, avec trois pierres.',
      },
    },
    advance: {
      say: 'Faites avancer tous ceux de l’arrière d’un seul ordre : deux voies suffisent.',
      done: 'Trois orques rejoignent le rempart, quatre unités les abords ; le camp est vide et ne coûte rien.',
      wrong,
      others: {
        one: 'L’autre voie peut bouger aussi, et quatre unités restées au camp coûtent un sablier.',
        w3: 'Un orque seul contre l’officier meurt pour rien.',
        w2: 'Ce mur est plein.',
      },
    },
    order: {
      say: 'Un ordre général par tour est gratuit. Lequel fait tomber w2 ?',
      done: 'Dix contre cinq : en l’état, le mur cède, car un avantage de cinq dépasse les trois que valent ses unités.',
      wrong,
      others: {
        'exploding-orcs': 'Un orque au moins disparaît : deux de force pour une pierre.',
        bluff: 'Il effraie, il ne combat pas.',
        secret: 'Il coûte un sablier, et un sablier, c’est un soldat sur le mur.',
      },
    },
    cauldron: {
      say: 'Vous avez changé de chaise : la garnison est à vous, avec trois sabliers. Vous voyez ce qui menace w2. Quelle action arrête la fureur, et sert encore à chaque assaut suivant ?',
      done: 'Le chaudron se déverse avant l’exécution des ordres : le gobelin ne vivra pas assez pour enrager.',
      wrong: 'Cela ne touche pas ce qui se tient sur w2.',
      others: {
        sniper: 'Il en arrêterait autant, mais une seule fois.',
        'cauldron-orc': 'Un orque vaut deux ici, le gobelin furieux trois.',
        'cauldron-troll': 'Tout aussi efficace, mais il prend votre troisième sablier.',
        countermand: 'Le gobelin serait toujours là ; si la catapulte touche, le mur cède.',
        glare: 'Il demande quatre sabliers.',
        moving: 'Bonne idée, pour la suite ; d’abord le gobelin.',
      },
    },
    hold: {
      say: 'Un sablier, c’est un déplacement. Une unité compte deux fois : elle ajoute de la force, et c’est une force que vous pouvez perdre.',
      done: 'La catapulte touche : une pierre de w2 tombe.',
      wrong,
      others: {
        archer: 'La moitié de ce que fait un soldat, pour le même sablier.',
        officer: 'Il ajoute autant ce tour-ci, mais un héros ne peut être une perte, et w3 a besoin de lui.',
        honour: 'Ils ne gardent leur gloire que s’ils restent.',
        neighbour: 'Cela y laisse un vide ; les baraquements peuvent céder un soldat.',
        done: 'Les sabliers ne se gardent pas.',
      },
    },
    aim: {
      say: 'Vos archers visent rw2. Deux points tuent un orque : l’un des quatre servirait-il mieux ailleurs ?',
      done: 'Deux orques tombent sur le rempart. L’huile emporte le gobelin, et l’ordre avec lui.',
      wrong,
      others: { hold: 'Trois points tuent un orque, quatre en tuent deux.' },
    },
    losses: {
      say: 'Il vous manque un point : cédez des unités qui en valent au moins un.',
      done: 'Le mur tient. L’hôpital renvoie l’archer, et le temps est à vous : 4 pour l’assaillant, 11 pour vous, dont un de la garde d’honneur.',
      wrong,
      others: { soldier: 'Un soldat vaut deux, et on en demande un.' },
    },
    whichWall: {
      say: 'Un petit déploiement est ouvert, et la garnison mettra ses sabliers dans un canon. Quel mur tombe ?',
      done: 'Dix contre six : quatre dépassent les trois qui s’y tiennent. Le bonus de l’officier combat, mais il ne peut être perdu.',
      wrong,
      others: {
        w2: 'Dix contre huit : un soldat, et le mur tient.',
        apart: 'Deux trolls égalent le mur de l’officier, deux orques meurent sur l’autre.',
        fewer: 'Il en faut quatre.',
      },
    },
    lastHourglass: {
      say: 'Sauvez e1 avec votre dernier sablier.',
      done: 'Huit contre cinq : l’archer et le soldat sont perdus, et le mur tient sans personne dessus.',
      wrong,
      others: {
        short: 'Pas assez : l’avantage dépasse encore ce que valent les unités de ce mur.',
        dear: 'Cela demande plus que votre unique sablier.',
        elsewhere: 'Cela sauve e1, mais vous coûte plus qu’un soldat des baraquements.',
      },
    },
    tenthPoint: {
      say: 'w1 va tomber : 5 + 1 + 3 = 9, une égalité, et la garnison ne se déshonorera pas. Trouvez le dixième point.',
      done: 'Huit contre quatre : e3 cède aussi, et vous gagnez 10 à 9.',
      wrong,
      others: {
        secret: 'Un sablier, c’est un soldat : huit contre six, et e3 tient.',
        'exploding-orcs': 'Sans l’orque, deux gobelins font face à trois.',
        bluff: 'Il effraie, il ne combat pas.',
        deploy: 'Il donne trois sabliers, trois soldats.',
        done: 'Une égalité, c’est un assaut de plus, et e3 n’y tombera pas.',
      },
    },
  },
};
