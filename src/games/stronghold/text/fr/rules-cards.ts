/** French rules, chapters 6 to 11, under their numbers. */

export const cardsRules = {
  'STR-6.1':
    'Prix et lieux sont sur les cartes. Les engins ne peuvent être détruits ; les éclaireurs peuvent en saboter certains.',
  'STR-6.2':
    'Les *engins de jet* sont la baliste, la catapulte et le trébuchet. Jamais plus de 4 en tout sur le plateau.',
  'STR-6.3':
    'Un engin de jet reçoit sa pile : 2 cartes touché et 5 manqué, mélangées, face cachée. Quand il tire, on révèle la première. Un manqué retourne aux cartes libres. Un touché est remélangé dans la pile.',
  'STR-6.4':
    '*Baliste* (rempart ; portée : les murs qu’un sentier relie à lui). Touché : tue 1 défenseur du mur visé, au choix de l’assaillant ; si des assaillants sont sur ce mur, le plus fort d’entre eux meurt aussi. Elle peut ne pas tirer si aucun mur à portée n’a de défenseur.',
  'STR-6.5':
    '*Catapulte* (rempart ; portée de la baliste). Touché : détruit 1 pierre et tous les composants en bois du mur visé. Si le mur n’a aucun composant, elle détruit son chaudron, ou le canon ou crochet de la tour face à son rempart (au choix s’il y a les deux ; rien s’il n’y a ni l’un ni l’autre).',
  'STR-6.6':
    '*Trébuchet* (abord ; portée : tous les murs de son côté). Touché : comme la catapulte, mais jamais une machine de tour. Les éclaireurs ne l’atteignent pas.',
  'STR-6.7':
    '*Autel* (case d’engin d’un rempart). Chaque tour, en phase 6, l’assaillant l’attribue à un mur de son côté : +1 de force aux assaillants dans la comparaison de ce tour. Il peut changer à chaque tour.',
  'STR-6.8':
    '*Mantelet* (rempart) : les flèches n’ont pas d’effet sur les unités de ce rempart. Canons et tireur d’élite ne sont pas gênés.',
  'STR-6.9': '*Morceau de bélier* (barbacane) : chaque action ajoute un morceau, jusqu’à 5. Voir STR-18.',
  'STR-6.10':
    '*Tour de siège* (un des quatre murs marqués, une par mur) : 3 places de plus pour les assaillants. Les unités y entrent en phase 6 directement du camp. Elles prennent part au corps à corps. À la fin du tour elles passent sur le mur autant qu’il y a de place.',
  'STR-7.1':
    'Les prix sont sur les cartes. Au plus deux équipements par mur, de sortes différentes. Un équipement ne peut être détruit ; il reste toute la partie.',
  'STR-7.2': '*Étendard* : +1 de force aux assaillants sur ce mur.',
  'STR-7.3': '*Échelles* : 1 case d’assaillant de plus sur ce mur.',
  'STR-7.4':
    '*Cordes* : une fois par déploiement, 1 unité peut passer de ce mur à un mur voisin du même côté, s’il y a de la place.',
  'STR-7.5': '*Sape* : une fois par déploiement, 1 unité peut aller droit du camp à ce mur, s’il y a de la place.',
  'STR-7.6': '*Pont* (sur un sentier libre) : aucun piège ne peut y être posé.',
  'STR-7.7':
    '*Boucliers* : si l’assaillant perd la comparaison sur ce mur, on compare de nouveau avec +1 de force par unité d’assaillant qui compte à ce moment : celles du mur et de sa tour de siège, sans les gobelins que la fureur vient de tuer. S’il égale ou dépasse alors le défenseur, rien ne se passe ; sinon les pertes suivent le nouvel écart. Les boucliers ne font jamais gagner un mur.',
  'STR-7.8':
    '*Poison* : si l’assaillant gagne la comparaison sur ce mur, 1 archer y est tué d’abord (s’il y en a un), et l’écart est recompté sans lui. Sans archer, le poison ne fait rien.',
  'STR-8.1':
    'Les prix sont sur les cartes. Au plus deux entraînements différents par rempart. L’artilleur et le dresseur n’ont pas de tuile ; les saboteurs vont dans les bâtiments.',
  'STR-8.2':
    '*Artilleur* : 1 carte touché de plus dans la pile d’un engin de jet, qu’on mélange. Le même engin peut être amélioré de nouveau aux tours suivants.',
  'STR-8.3':
    '*Quartier-maître* : ce rempart porte 9 unités au lieu de 7, et à chaque déploiement les 2 premières unités qui partent vers lui (qu’elles arrivent ou non) ne comptent pas dans la limite du lieu qu’elles quittent.',
  'STR-8.4': '*Maître des tranchées* : contre les archers, chaque unité de ce rempart a une force double.',
  'STR-8.5': '*Maître de tir* : chaque gobelin de ce rempart peut tirer à l’étape I.4 (STR-16.12).',
  'STR-8.6':
    '*Argousin* : dans un déploiement, les unités de ce rempart peuvent aussi aller sur un rempart voisin du même côté, ou revenir par le sentier à l’abord. Limites et places comptent. Un pas le long d’un sentier, dans un sens ou dans l’autre, rencontre son piège ; un pas entre remparts sans sentier n’en rencontre pas.',
  'STR-8.7':
    '*Saboteur* : dans un bâtiment qui a des actions (forge, atelier, éclaireurs, cathédrale, baraquements, gardes) et pas encore de saboteur. Chaque action de ce bâtiment coûte 1 sablier de plus, jusqu’à ce que les gardes le traquent.',
  'STR-8.8':
    '*Dresseur* : l’assaillant prend 2 unités tuées dans son camp : des orques s’il a dépensé des gobelins, des trolls s’il a dépensé des orques (autant qu’il y en a, au moins 1). Les unités dépensées ce tour n’en font pas encore partie.',
  'STR-9.1':
    'Les rituels se paient toujours en gobelins, au prix de la carte. Leurs tuiles n’agissent que ce tour ; à la fin on les retire.',
  'STR-9.2':
    'Les gobelins sacrifiés vont sur la piste des rituels, jusqu’à 12 ; les suivants sont dépensés comme les autres (STR-4.2).',
  'STR-9.3':
    '*Pierres de sang* (sur une catapulte) : si elle touche ce tour, l’assaillant tue en plus 1 défenseur de son choix sur le mur visé.',
  'STR-9.4':
    '*Possession* (sur un héros ; en équipe, un héros sur un mur de son côté ou dans la cour) : le héros ne peut pas agir ce tour, où qu’il aille. Sa caractéristique demeure. Une action déjà faite reste valable.',
  'STR-9.5':
    '*Feu* (dans un bâtiment qui a des actions) : ces actions coûtent 1 sablier de plus ce tour ; cela s’ajoute à un saboteur.',
  'STR-9.6':
    '*Spectres* (hôpital) : les défenseurs qui ne sont pas sauvés ce tour rejoignent l’assaillant sur l’abord le moins peuplé (en équipe : celui de l’assaillant qui a posé la tuile) : archer → gobelin, soldat → orque, vétéran → troll. Leurs pièces vont au stock ; les nouvelles viennent des unités tuées, sinon du fond de la bourse ; les plus fortes d’abord ; sans place ni pièce, rien ne vient.',
  'STR-9.7':
    '*Terreur* (cour) : dès que plus d’un défenseur est dans la cour, le plus faible est tué, jusqu’à ce qu’il n’en reste qu’un.',
  'STR-9.8': '*Tempête* (sur un mur) : amener une unité ou un héros sur ce mur coûte au défenseur 1 sablier de plus.',
  'STR-9.9':
    '*Accident* (sur un chaudron) : ce tour il ne tue aucun assaillant, mais frappe son propre mur : celui contre les trolls tue 1 vétéran, celui contre les orques 1 soldat, celui contre les gobelins tous les archers.',
  'STR-10.1':
    'Les unités restées dans la réserve rejoignent le camp. Celles du camp ne peuvent qu’être déployées, ce tour ou plus tard ; elles ne paient jamais rien.',
  'STR-10.2':
    'Deux actions : *petit déploiement* (3 sabliers, limite N = 5) et *grand déploiement* (5 sabliers, N = 7). Chacun une fois par tour, dans un ordre ou dans l’autre ; une unité bouge au plus une fois par déploiement, donc au plus deux fois par tour.',
  'STR-10.3':
    'Un déploiement fait partir, de chaque lieu à la fois : jusqu’à N unités de chaque rempart, N de chaque abord, N du camp vers chaque côté, et N du camp vers la barbacane.',
  'STR-10.4':
    'Déplacements permis : rempart → mur par un sentier ; `rw2` → `rw1` ; abord → rempart par un sentier ; camp → abord ; camp → barbacane ; camp → tour de siège ; camp → mur avec une sape (1 unité par sape et déploiement) ; mur avec des cordes → mur voisin de son côté (1 unité par cordes et déploiement) ; les déplacements de l’argousin.',
  'STR-10.5':
    'Les unités envoyées aux tours de siège et aux sapes d’un côté comptent dans la limite N du camp vers ce côté.',
  'STR-10.6':
    'Place : mur = ses cases, +1 avec des échelles ; rempart 7 (9 avec un quartier-maître) ; abord 10 ; tour de siège 3 ; barbacane 2 par morceau de bélier.',
  'STR-10.7':
    '*Pièges* : un piège à gobelin tue chaque gobelin qui prend son sentier ; un piège à troll tue le premier troll qui y met le pied à chaque déploiement, quel que soit l’ordre. L’appel des trolls à l’étape II.3 est une marche à part et rencontre de nouveau le piège. Les pièges restent. Les morts en chemin comptent dans les limites, pas dans les places.',
  'STR-10.8':
    '*Entretien du camp*, après le `fini` de l’assaillant : 0–3 unités 0 sablier ; 4–7 : 1 ; 8–11 : 3 ; 12 et plus : 6. À 3 ou 4 joueurs, par camp : 0–2 : 0 ; 3–5 : 1 ; 6–8 : 3 ; 9 et plus : 6.',
  'STR-10.9': 'Les *autels* sont attribués aux murs dans cette phase (STR-6.7).',
  'STR-10.10':
    'En phase 6 l’assaillant peut donner des ordres aux troupes des murs. Au plus une tuile par mur ; il y en a cinq.',
  'STR-10.11': '*Ordre général*, gratuit, une fois par tour : une tuile face visible à un mur.',
  'STR-10.12':
    '*Ordres secrets*, 1 sablier pour le tour : autant de tuiles qu’on veut, face cachée. On les retourne à l’étape II.3.',
  'STR-10.13':
    'Quand on pose la tuile, au moins une unité doit pouvoir obéir : fureur gobeline – un gobelin sur le mur ou dans sa tour de siège ; orques explosifs – un orque au même endroit ; appel des trolls – un troll sur un rempart relié à ce mur ; bluff – un assaillant quelconque au même endroit, ou un tel troll. L’appel peut viser un mur plein : la place ne compte que quand le troll marche (STR-10.16).',
  'STR-10.14':
    'Une tuile visible est retirée dès qu’aucune unité ne peut plus lui obéir. Une tuile cachée est retirée, sans être vue, dès que personne ne pourrait y obéir à aucune tuile ; sinon elle reste, et n’a pas d’effet si ses unités ont disparu quand on la retourne. Les tuiles reviennent au stock, au plus tard à la fin du tour (STR-19.2).',
  'STR-10.15':
    '*Fureur gobeline* : les gobelins de ce mur ont une force de 3 dans la comparaison. Puis tous meurent. Si l’assaillant perd, ils meurent avant le compte des pertes (et ne comptent plus) ; s’il gagne ou égalise, après. Si leur force ouvre la brèche, elle est ouverte même sans autre unité.',
  'STR-10.16':
    '*Orques explosifs* : l’assaillant choisit combien d’orques de ce mur explosent, au moins 1. Ils sont retirés aussitôt. Chacun détruit 1 pierre ; tout le bois disparaît. *Appel des trolls* : 1 troll d’un rempart relié à ce mur y va, s’il y a de la place ; un piège à troll du sentier le tue. Sans place, personne ne marche et nul piège ne joue. *Bluff* : rien.',
  'STR-10.17':
    '*Avance générale* (`avancer`) : les voies nommées sont parcourues de l’avant vers l’arrière – remparts vers murs, `rw2` vers `rw1`, abords vers remparts, camp –, chacune avec la place qu’il y a à son tour ; une voie alors pleine ne fait avancer personne. Les unités partent dans l’ordre du tri, pièges compris. Un ordre qui ne ferait avancer personne est refusé.',
  'STR-11.1':
    'Au début d’un tour, l’assaillant peut retourner des cartes 1 à 5. Une carte retournée le reste ; ses actions sont perdues, son action spéciale sert une fois dans sa phase à chaque tour.',
  'STR-11.2':
    '*Tous à l’assaut* (phase 1, gratuit, automatique) : 2 unités de plus à chaque tour, plus jamais de ressources.',
  'STR-11.3':
    '*Tir de précision* (phase 2, 2 sabliers) : marquez un engin de jet. Quand il tire ce tour, révélez deux cartes, appliquez celle que l’assaillant choisit, remettez l’autre ; mélangez.',
  'STR-11.4':
    '*Transfert d’équipement* (phase 3, 1 sablier) : un équipement vers un autre lieu permis du même côté. Des échelles sur lesquelles se tient une unité (plus d’unités sur le mur qu’il n’en tient sans elles) restent.',
  'STR-11.5':
    '*Transfert d’entraînement* (phase 4, 1 sablier) : un entraînement vers un autre rempart du même côté, ou un saboteur vers un autre bâtiment. En équipe : n’importe quel saboteur, qui que ce soit qui l’ait envoyé ; les entraînements de son côté seulement.',
  'STR-11.6':
    '*Trompe-la-mort* (phase 5, 1 sablier) : jusqu’à 3 gobelins tués vers les abords (à deux : répartis au choix ; en équipe : son abord), selon la place.',
} as const;
