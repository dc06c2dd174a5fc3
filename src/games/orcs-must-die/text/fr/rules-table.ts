/** The rules of Rivalry, automation, the end and titles (OMD-14 to 17). */
export const tableRules = {
  'OMD-14.1':
    'Deux forteresses, deux Failles, deux magasins. Les créatures viennent dans chaque forteresse comme d’habitude. Les héros peuvent entrer dans l’autre forteresse pour escorter leurs créatures ou se battre.',
  'OMD-14.2':
    'Les deux équipes ont le même nombre de héros ; un joueur de la plus petite équipe peut en mener deux. La même carte est conseillée ; des cartes différentes sont permises avec un avertissement.',
  'OMD-14.3':
    'Amis : les créatures et boss qui envahissent une forteresse sont ennemis de ses défenseurs et amis de l’autre équipe. Des amis ne s’attaquent pas et ne sont pas des cibles pour les attaques, pièges et poussées les uns des autres.',
  'OMD-14.4':
    'Créatures et boss n’attaquent que les défenseurs de la forteresse où ils sont. Les chasseurs ne chassent que les défenseurs qui se tiennent dans cette forteresse et ne la quittent jamais ; sans un tel héros à portée, ils vont vers la Faille.',
  'OMD-14.5':
    'Il y a un seul Seigneur de la Faille en tout. Le jeton passe, dans le sens horaire, par tous les héros des deux équipes.',
  'OMD-14.6': 'Si votre équipe a le Seigneur, son joueur décide pour elle. Sinon, elle décide à l’unanimité.',
  'OMD-14.7':
    'Décision d’équipe : dans une équipe sans Seigneur de la Faille, chaque joueur vote, par l’action qui répond à la question ; un joueur seul décide seul. Tout vote permet de s’en remettre au Seigneur de la Faille, ce qui vaut aussi pour qui ne répond pas. On peut changer sa voix jusqu’à ce que tous aient voté ; les places sans joueur ne votent pas. Si toutes sont pareilles, c’est décidé aussitôt. Quand tous ont voté sans être d’accord, ou que l’un s’en remet au Seigneur, le Seigneur ennemi décide ; s’il ne répond pas, ou si l’équipe n’a aucun joueur, le choix d’office est pris. Deux plans sont pareils s’ils nomment les mêmes effets, dans n’importe quel ordre. (Le livret donne environ 20 secondes à l’équipe ; ici c’est le délai de réaction.)',
  'OMD-14.8':
    'Une équipe sans Seigneur de la Faille ne remplit pas sa réserve à ce round. Dépenser ses crânes de la Faille demande l’accord de tous ses autres joueurs : un vote (OMD-14.7) où qui ne répond pas accepte, pour qu’un absent ne livre rien à l’ennemi ; s’ils ne disent pas tous la même chose, le Seigneur ennemi tranche. Sans autres joueurs, personne n’est consulté.',
  'OMD-14.9':
    'L’augmentation, les créatures et l’entretien se jouent pour les deux équipes à la fois ; aucune forteresse ne commence une étape avant que les deux aient fini la précédente.',
  'OMD-14.10':
    'La phase d’action fait une fois le tour de tous les héros, à partir du Seigneur de la Faille, quelles que soient les équipes.',
  'OMD-14.11':
    'Niveaux sans fin : quand le niveau 3 n’a plus de cartes, de nouvelles armées sont formées comme au début du niveau 3, même si un boss final est attendu, et une répétition de plus est comptée. Ni crânes, ni changement du magasin ou de Trapsburg.',
  'OMD-14.12': 'Attaque : un héros peut répartir ses résultats entre créatures et héros ennemis de la tuile attaquée.',
  'OMD-14.13':
    'Un héros tué (par un héros, une créature, un boss, un piège ou une tuile, la lave, l’acide, les vapeurs et la chausse-trappe de son propre côté compris) ne rapporte pas de crâne, et sa Faille ne perd pas 3 d’office. L’autre équipe choisit : la Faille du mort perd 3, ou la sienne gagne 3 (sans dépasser le départ ; à 0 elle ne gagne plus). Sans accord, le Seigneur de la Faille décide, fût-il de l’équipe du mort.',
  'OMD-14.14':
    'Pièges : l’équipe qui défend choisit ce que visent ses pièges, créatures ou héros ennemis. On n’en pose que dans sa propre forteresse.',
  'OMD-14.15':
    'Mouvement : toutes les tuiles de départ des deux forteresses sont voisines pour les héros (1 de déplacement). Pas pour les créatures.',
  'OMD-14.16':
    'Portée : aucune attaque ni aucun pouvoir à distance n’atteint l’autre forteresse ; seules comptent les connexions par flèches.',
  'OMD-14.17': 'On ne se soigne que sur sa propre Faille. Les autres augmentations, sauf les pièges, se font partout.',
  'OMD-14.18': 'Une équipe gagne quand la Faille de l’autre est à 0 : OMD-16.5.',
  'OMD-14.19':
    'Escalade (option activée) : chaque niveau 3 répété amène plus d’armées. À partir de la deuxième répétition, les deux Failles perdent 1 à la fin de chaque entretien, celui de la répétition compris, et aucune ne peut plus gagner de santé : le choix après une mort n’est pas demandé, la Faille du mort perd 3, et l’Éclat de la Faille ne sert plus. Les deux pertes ne font qu’un seul événement (OMD-16.5).',
  'OMD-14.20':
    'Dernier round (sans escalade) : rien d’OMD-14.19 ne vaut ; le round 30, fin du septième niveau 3 répété, est le dernier. À son entretien, la Faille qui a le moins de santé tombe à 0, si bien que l’autre équipe gagne ; à égalité les deux tombent, en un seul événement : victoire partagée.',
  'OMD-15.1':
    'Les choix automatiques sont toujours les mêmes, pour que les parties rejouées concordent. Égalités qu’une règle laisse ouvertes : ordre des espèces du matériel, puis numéro de tuile, puis héros dans le sens horaire à partir du Seigneur de la Faille, puis ordre alphabétique des cartes.',
  'OMD-15.2':
    'Phases jusqu’à la Faille : les pas du plus court chemin par les flèches, divisés par le déplacement de la créature, arrondis à l’entier supérieur.',
  'OMD-15.3':
    'Valeur d’un effet. Tuer une créature : 10 × ses crânes + 12 × ses dégâts à la Faille × u + 2 × ses dés, où u = 3 s’il lui faut au plus 1 phase jusqu’à la Faille, 2 s’il en faut deux, sinon 1 ; les chasseurs ont 0 dégât ; un Shaman ajoute 4 par autre créature de sa tuile. Sonner une créature : 40 % de cette valeur, arrondis à l’entier inférieur ; 0 si elle ne peut pas l’être ou est sur la Faille. Boss : 15 par blessure, +60 la dernière, 25 sonné. Héros ennemi : 12 par blessure, +80 la dernière, 15 sonné.',
  'OMD-15.4':
    'Proposition d’une répartition (auto) : la répartition faisable de plus grande valeur ; puis le plus de morts, le moins de résultats dépensés, l’ordre alphabétique. Proposition d’un plan de pièges : de même pour la tuile, abattre valant une mort ; un piège à usage unique n’est déclenché que s’il ajoute au moins 30 au total de la tuile ; un piège de soutien vise ici s’il ajoute au total de cette tuile (sans les pièges à usage unique) au moins autant qu’à celui de l’autre. Mouvements : les créatures qui valent le plus.',
  'OMD-15.5':
    'Attaques automatiques : tuiles les plus proches de la Faille d’abord ; groupes dans l’ordre Orc, arbalétrier, coureur, chasseur, shaman, brute, colosse, boss ; cible : le héros dont la santé moins les blessures attendues est la plus grande, puis l’ordre à partir du Seigneur de la Faille. Les blessures attendues sont la somme, dé par dé, de la table des blessures attendues.',
  'OMD-15.6':
    'Pilote automatique : une réponse à la fois, la première de celles-ci qui est permise ; elles s’enchaînent. Phase d’augmentation, premier héros d’abord : se soigner sur sa propre Faille ; seulement pour une place sans joueur l’arme suivante, si ses crânes suffisent ; fini. Tour : sonné, récupérer en abandonnant le déplacement s’il y a des ennemis sur la tuile, sinon l’attaque ; aller sur la tuile accessible (la sienne compte) où il y a le plus de valeur à tuer (puis la plus proche, le numéro le plus bas ; sans bouger si c’est la sienne), ou, si aucune n’a d’ennemi, vers le plus proche, ou vers sa Faille s’il n’y en a pas ; attaquer, à distance la tuile de plus grande valeur ; prendre la proposition ; fini. Ni pouvoirs, ni pouvoirs ultimes, ni cartes.',
  'OMD-15.7':
    'Consignes : le Bouclier vivant de Hogarth se règle avec `pouvoir` : auto (d’office : il prend juste les blessures qui tueraient son ami, s’il y survit), demander ou non ; un changement par phase d’augmentation et un par tour.',
  'OMD-15.8':
    'Une image du plateau est due après la mise en place, après la phase des créatures (une pour toute la phase ; les jets sont des images de dés), après chaque tour de héros qui a changé le plateau, après l’entretien seulement à un nouveau niveau, et à la fin.',
  'OMD-15.9':
    'Prolongation (coopération) : à partir du 10e round après la dernière vague, la Faille perd 1 à la fin de chaque entretien. Cela met fin aux parties sans fin.',
  'OMD-15.10':
    'Sans prolongation, la Faille tombe à 0 à l’entretien du 30e round après la dernière vague, si la partie n’est pas finie avant.',
  'OMD-16.1':
    'Après chaque événement (une attaque réglée, un pouvoir ou une carte utilisés, un achat, une nouvelle vague avec tous ses placements, une victime d’un danger, une tuile piégée, un pas de la Faille, une mort, une poussée, l’usure), la fin est vérifiée dans cet ordre : défaite d’abord, puis victoire.',
  'OMD-16.2': 'Défaite en coopération : santé de la Faille à 0 ou moins.',
  'OMD-16.3':
    'Victoire en coopération : niveau 3, tous les paquets d’armées vides, ni créature ni boss dans la forteresse, plus de boss final à venir, la Faille à 1 au moins. À n’importe quelle phase.',
  'OMD-16.4': 'Si la dernière créature entre dans la Faille et la met à 0, l’équipe a perdu.',
  'OMD-16.5':
    'Opposition : une équipe gagne quand l’autre Faille est à 0. Pendant que les créatures blessent les Failles et pendant qu’elles attaquent, on ne compare qu’à la fin de l’étape dans les deux forteresses ; aux autres étapes aussitôt ; l’usure baisse les deux Failles en un seul événement. Les deux à 0 à la même comparaison, ou par un seul événement : victoire partagée. Les joueurs peuvent jouer une belle.',
  'OMD-16.6':
    'Pas de points de victoire. Pour le palmarès, le résultat montre une note en crânes (victoire en coopération seulement) : 5 avec la Faille à sa valeur de départ, 4 à partir de 75 %, 3 à partir de 50 %, 2 à partir de 25 %, sinon 1. Ordre du palmarès : difficulté, puis note, puis le moins de morts de héros, puis le moins de rounds.',
  'OMD-16.7':
    'Arrêter plus tôt est l’affaire de la table (`/table`) ; le jeu lui-même ne connaît ni abandon ni reddition.',
  'OMD-16.8':
    'Palmarès d’une table : mode ; édition ; forteresse (une personnelle par son nom), en Opposition les deux ; nombre de héros ; difficulté jouée (OMD-2.4 ; aucune pour une forteresse personnelle) ; Standard ou Challenge ; boss venus ; dégâts des coureurs ; échanges ; résultat et sa raison ; note ; santé de la Faille ou des Failles ; rounds ; morts de héros ; héros par place ; titres. Les forteresses personnelles sont listées à part.',
  'OMD-17.1':
    'À la fin de toute partie jouée jusqu’à son résultat, des titres sont donnés d’après ses événements, selon la liste des titres. Un titre va à un héros en jeu, donc à son joueur ; un joueur à deux héros les compte chacun pour soi. Les titres d’équipe vont à toutes les places de l’équipe.',
  'OMD-17.2':
    'Un titre va au plus grand nombre, s’il atteint le minimum indiqué. Deux à égalité le partagent ; trois ou plus : personne ne l’a.',
  'OMD-17.3':
    'Le bilan en montre trois au plus : les premiers dans l’ordre de la liste, chaque joueur une fois au plus tant que d’autres en ont. Le palmarès les garde tous.',
  'OMD-17.4':
    'Seul compte ce que disent les événements : attaques (héros, sa tuile et la tuile attaquée, dés, morts, blessures, sonnés), morts par pouvoirs, poussées, achats et crânes payés, crânes versés à la réserve, blessures restées après annulation, blessures prises par le Bouclier vivant, soins de héros (par qui), morts (par qui), santé de la Faille perdue et gagnée, crânes du courage, morts par pièges, fins de rounds. Les « morts de sa main » sont celles des attaques et pouvoirs du héros ; celles de boss comptent, celles de héros seulement où c’est dit.',
} as const;
