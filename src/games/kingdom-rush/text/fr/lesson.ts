/** La leçon en français (section 16). */
import type { LessonText } from '../../../../kernel/index.js';
import { spacedAll } from '../../../../pieces/wording/fr.js';

const wrong = 'Pas maintenant.';

export const lesson: LessonText = spacedAll({
  theme:
    'Les hordes suivent le chemin jusqu’à votre porte. Chacune est une grille d’ennemis ; tours et héros y posent des tuiles jusqu’à ce qu’on n’en voie plus aucun.',
  goal: 'Recouvrez tous les ennemis d’une horde avant qu’elle ne passe la porte.',
  stages: {
    tower: {
      say: 'Deux gobelins de h2 sont encore visibles : b1 et a4. Votre tour d’archers lance deux tuiles simples droit devant elle. Construisez-la là d’où elle regarde C4.',
      done: 'Tous les cinq sont recouverts : la coche le dit. h2 reste sur le chemin jusqu’à la phase 3.',
      wrong,
      others: {
        place: 'De là, aucune flèche ne pointe vers C4.',
        cells: 'Ce sont b1 et a4 qui restent.',
        mage: 'Sa tuile couvre deux cases voisines ; b1 et a4 ne se touchent pas.',
      },
    },
    damage: {
      say: 'Le gobelin en c1 de h1 porte un bouclier : seuls des dégâts magiques ou bruts peuvent s’y poser. Votre tour de mages a une tuile de deux cases.',
      done: 'Une tuile de deux cases, deux gobelins : h1 est recouverte aussi.',
      wrong,
      others: {
        archers: 'Les flèches sont physiques ; elles ne peuvent pas se poser en c1.',
        place: 'Une tour de mages frappe droit devant elle, et ce n’est B2 que depuis B1, orientée au sud.',
        cells: 'Ce sont c1 et d1 qui restent.',
      },
    },
    hero: {
      say: 'Saitam entre par la porte : un pas jusqu’à B4, un autre jusqu’à C3. Sa figurine couvre 2×2 cases et inflige des dégâts bruts ; puis son poing, une équerre de trois, frappe la horde sur laquelle il se tient. Agir : attaque de base, vers C3, case en haut à gauche c3.',
      done: 'Figurine et poing recouvrent tous les six. Il le paiera d’un point de vie quand la horde tombera.',
      wrong,
      others: {
        block: 'Les deux boucliers en c4 et d4 ne peuvent disparaître que sous la figurine.',
        horde: 'Personne ne s’occupe encore de h3.',
        rest: 'Il a tous ses points de vie.',
        fist: 'Sous son poing vont d1, c2 et d2.',
        move: 'Ce serait possible, en deux réponses. En une seule : agir, attaque de base, vers C3.',
      },
    },
    pass: {
      say: 'Il reste une tour d’archers. Elle pourrait égratigner h4, que le soldat retient de toute façon, ou aller chez votre partenaire avec un niveau de plus, gratuitement.',
      done: 'Votre partenaire trouvera une tour de tireurs dans sa main à la prochaine manche.',
      wrong,
      others: {
        play: 'Deux tuiles simples n’achèvent pas h4, et la tour reste ce qu’elle est.',
        plain: 'La carte améliorée ne coûte rien.',
        ready: 'Il vous reste une carte en main.',
      },
    },
    ready: {
      say: 'Il n’y a plus rien à faire. Trois hordes sont recouvertes, la quatrième a un soldat sur elle. Dites que vous êtes prêt.',
      done: 'Phase 3 : h2 tombe et rapporte un diamant ; h3 tombe, et Saitam perd un point de vie.',
      wrong: 'Votre main est vide et Saitam a agi.',
    },
    reward: {
      say: 'Le trésor contient deux diamants. h3 rapporte une pièce d’or ou un diamant, à votre choix.',
      done: 'Trois diamants, et h1 ajoute une pièce. Phase 4 : le soldat retient h4 et y laisse sa vie ; elle est toujours en C2.',
      wrong,
      others: {
        gold: 'L’or achète des modificateurs, et cette vallée n’en a pas. Avec trois diamants, vous achetez une tour de niveau 2.',
      },
    },
    buy: {
      say: 'Phase 6. Archers, mages et soldats sont dans vos mains ; personne n’a d’artillerie. Le niveau 1 coûte deux diamants, le niveau 2 trois.',
      done: 'Elle est dans votre main, et le trésor est vide : la phase 6 se termine d’elle-même. Une horde de gobelins arrive en A2 et prend l’étiquette libre h1.',
      wrong,
      others: {
        cheap: 'Le troisième diamant ne servirait à rien.',
        type: 'Vous en avez déjà. Dans le virage C2, C3, C4 les hordes se tiennent côte à côte, et l’artillerie frappe chacune d’elles.',
        ready: 'Des diamants qui dorment ne servent à rien.',
      },
    },
    move: {
      say: 'Manche 3. Les tireurs de votre partenaire en D3 ont recouvert a1, b1 et d2 de h4 ; restent c1 et d1. Saitam est en C3, et une fleur magique pousse en D2. Déplacez-le là.',
      done: 'Qui entre sur l’emplacement d’une fleur fraîche peut s’en servir avant d’agir.',
      wrong,
      others: {
        onto: 'Il n’y a plus la place pour sa figurine sur c1 et d1.',
        elsewhere: 'Il n’y a pas de fleur là-bas.',
      },
    },
    flower: {
      say: 'La fleur lance une tuile magique 2×1 sur une horde à portée immédiate : sur son emplacement ou à côté.',
      done: 'h4 est recouverte, et la fleur est fanée.',
      wrong,
      others: { cells: 'Ce sont c1 et d1 qui restent.', act: 'Alors la fleur ne servirait pas cette manche.' },
    },
    rest: {
      say: 'Toute activation se termine par une action. Aucune horde n’est sous Saitam, et il a perdu un point de vie.',
      done: 'Il a de nouveau tous ses points de vie. La phase 3 détruira h4 ; vous avez vu toutes les phases.',
      wrong,
      others: { basic: 'Il n’y a rien sous son poing.' },
    },
    gate: {
      say: 'Tenez la porte : vous jouez bleu, avec les sites D3 et B5 et le blanc en D1. h1 est en B4, dernier emplacement avant la porte, avec sept orques et rien sur elle ; le royaume a cinq cœurs. Une seule carte le sauve.',
      done: 'Une horde qui a un soldat sur elle ne fait pas son pas.',
      wrong,
      others: {
        mage: 'Deux recouverts sur sept : cinq s’échappent, et vous avez cinq cœurs.',
        place: 'De là, aucun soldat n’atteint B4.',
      },
    },
    rightDamage: {
      say: 'Les bons dégâts : sur h1 il ne reste que c1, b2 et c2, et b2 et c2 ne craignent que les dégâts physiques. Vous avez une tour des adeptes et une tour de tireurs. L’une des deux l’achève.',
      done: 'La forme d’abord, puis le type de dégâts.',
      wrong,
      others: {
        adept: 'L’équerre irait, mais la magie ne peut pas se poser en b2 et c2.',
        facing: 'C3 est à l’ouest de D3.',
        cells: 'Il faut recouvrir c1, b2 et c2.',
      },
    },
    leapfrog: {
      say: 'Saute-mouton : il reste trois cœurs. h1, en B4, est sous un soldat de votre partenaire ; derrière elle, en C4, viennent les cinq gobelins de h2. Où va votre soldat ?',
      done: 'Une horde libre saute par-dessus celles qui la précèdent ; bloquez celle qui peut encore avancer.',
      wrong,
      others: {
        stopped:
          'Elle ne bouge déjà plus. h2 saute par-dessus, droit par la porte : cinq cœurs, et vous en avez trois.',
      },
    },
  },
});
