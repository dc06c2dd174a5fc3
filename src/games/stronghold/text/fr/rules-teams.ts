/** French rules, chapters 21 and 22, under their numbers. */

export const teamsRules = {
  'STR-21.1':
    'Un défenseur, deux assaillants, un par côté de la forteresse. Les assaillants partagent gloire et résultat.',
  'STR-21.2':
    'Chaque assaillant a ses cartes phase, sa réserve, son camp, ses ressources ; rien n’est commun. Ses actions n’agissent que de son côté (sauf bâtiments, cour et qui s’y trouve, hôpital, bélier, communs à tous).',
  'STR-21.3':
    'Les deux assaillants agissent en même temps dans chaque phase ; elle finit quand tous deux ont fini. Leurs sabliers vont au seul défenseur.',
  'STR-21.4':
    'Chacun tire 10 unités et prend 5 ressources par tour ; tous deux peuvent récolter. Si la bourse ou la banque manque, on sert une pièce à la fois à tour de rôle, l’ouest d’abord. (Au tour 1 la banque est juste épuisée : 2 × 3 + 2 × 5 = 16, donc personne ne récolte, sauf si le partenaire a retourné sa carte 1.)',
  'STR-21.5':
    '*Transfert de troupes* (phase 1, 1 sablier) : jusqu’à 3 unités d’un type de sa réserve à celle du partenaire. Une fois par tour chacun.',
  'STR-21.6':
    '*Action du partenaire* : un assaillant peut laisser une action de sa carte à son partenaire, et ne peut plus l’utiliser ce tour. Le partenaire paie son prix et 1 sablier de plus. Cela vaut pour les actions des phases 2 à 5 que le partenaire n’a pas sur une carte non retournée ; chacun ne fait une même action qu’une fois par tour.',
  'STR-21.7':
    'Un déploiement fait bouger les unités de l’assaillant qui le paie, de son côté ; tous deux peuvent envoyer des unités à la barbacane. L’entretien se compte par camp.',
  'STR-21.8':
    'Les ordres sont communs : un ordre général, et un sablier pour tous les secrets, par tour et par équipe. Chacun peut les poser à tout mur ; celui qui pose la première tuile secrète paie le sablier.',
  'STR-21.9': 'Les 16 ressources, les tuiles, les cartes des piles et la limite de quatre engins de jet sont communes.',
  'STR-22.1':
    'Comme à trois joueurs, et deux défenseurs, un par côté. Un défenseur commande les murs, tours, canons et archers de son côté et n’agit que là ; les unités et héros de l’intérieur (lieux de passage, cour) sont aux deux. L’aide passe par la cour ou un autre lieu de passage.',
  'STR-22.2': 'Les sabliers ont deux couleurs. Les actions d’un assaillant paient le défenseur du même côté.',
  'STR-22.3':
    'Une action de bâtiment se paie en une seule couleur. Dès qu’un sablier d’une couleur y est posé, elle est fermée à l’autre défenseur jusqu’au bout. Faite, elle est marquée de cette couleur et fermée aux deux pour le tour.',
  'STR-22.4':
    '*Tuile rapidité*, une fois par tour, gratuite : un défenseur retire la marque du partenaire d’une action et peut la faire ce tour.',
  'STR-22.5':
    'Chaque défenseur reçoit 1 sablier par tour ; la pierre du tour est commune : au premier qui la pose, de son côté.',
  'STR-22.6':
    'Les actions de la cathédrale, pièges, machines, chaudrons, plateformes, bois, dégâts aux engins et raids sur les tours n’agissent que de son côté ; pour le tireur d’élite, la barbacane en fait partie. Renforcement du portail, traque des saboteurs, baraquements et hôpital servent aux deux. Actes déshonorants : un par tour pour l’équipe ; les sabliers vont à qui commet l’acte.',
} as const;
