/** The rules of dice, creatures, heroes, tiles, traps and bosses (OMD-8 to 13). */
export const pieceRules = {
  'OMD-8.1': 'Faces des dés : voir la liste. Une face vide ne donne rien.',
  'OMD-8.2':
    'Un attaquant lance tous ses dés à la fois. Héros : dés et icônes fixes de l’arme, des amulettes, pouvoirs et cartes. Groupe : dés par créature fois le nombre.',
  'OMD-8.3': 'Limites par jet : 10 dés de bataille, 2 de chaque sorte spéciale, 3 dés de santé. L’excédent est ignoré.',
  'OMD-8.4':
    'Vulnérabilité. Créature : toutes ses icônes ensemble la tuent. Boss : toutes ses icônes ensemble font 1 blessure. Héros : chaque icône qui correspond à l’une des siennes fait 1 blessure.',
  'OMD-8.5':
    'Éclair : vaut épée, vitesse ou cerveau, ou éclair pour une cible qui en demande. Il ne devient jamais sonné, soin ou crâne.',
  'OMD-8.6':
    'Combiner : deux résultats égaux (épée, vitesse ou cerveau) peuvent devenir un éclair. Des icônes différentes ne se combinent pas, ni les sonnés.',
  'OMD-8.7':
    'Sonné : ce résultat sonne une cible debout. Sur une cible déjà sonnée, même par la même attaque, il vaut un éclair. Sur une cible qui ne peut pas l’être, il ne fait rien.',
  'OMD-8.8': 'Une créature sonnée ne bouge ni n’attaque ; elle se relève à la récupération. Héros sonné : OMD-6.8.',
  'OMD-8.9':
    'Attaque de créatures : les résultats se combinent de la façon la plus meurtrière pour la cible ; le premier résultat sonné la sonne, chaque autre est une blessure, de même que le premier sur un héros déjà sonné. Un héros qui ne peut pas être sonné n’en subit rien.',
  'OMD-8.10':
    'Attaque de héros et pièges : l’attaquant répartit librement les résultats entre les cibles de la tuile. Les résultats inutilisés sont perdus.',
  'OMD-8.11':
    'Faisable : une répartition est possible exactement si les icônes exactes, les éclairs et les paires transformées en éclairs suffisent à tout ce qui est demandé ; le jeu le vérifie.',
  'OMD-8.12':
    'Les vulnérabilités sont fixées au moment du jet (ou quand la tuile piégée commence). Un Shaman tué par la même attaque protège encore les autres.',
  'OMD-8.13': 'Dés de santé : les soins guérissent, les crânes reviennent au lanceur.',
  'OMD-8.14':
    'Mort d’un héros : à 0 point de santé il meurt aussitôt, sa Faille perd 3 (Opposition : OMD-14.13), sa figurine quitte la forteresse, son tour finit.',
  'OMD-8.15':
    'Mort d’une créature : une vulnérabilité satisfaite tue aussitôt. Crânes : au héros pour ses attaques et pouvoirs ; à la réserve de la Faille pour un piège, une tuile ou un anneau.',
  'OMD-8.16': 'Abattre tue sans dé et ignore la vulnérabilité. Seules les créatures, jamais les boss ni les héros.',
  'OMD-8.17':
    'Déroulement d’une attaque : annoncer les renforts et ce qu’on laisse de côté, lancer, relancer, répartir, tout appliquer à la fois, crânes, effets de suite.',
  'OMD-8.18':
    'Blessures d’un héros : compter ; l’anneau annule ; Bouclier vivant en déplace vers Hogarth ; son annulation et son anneau ; la santé baisse ; morts ; anneaux d’épines et de vengeance. Une attaque n’a blessé que s’il reste au moins 1 blessure.',
  'OMD-8.19':
    'Répartition complète : on ne peut rien y ajouter, ni changer un sonné en mort. Elle est appliquée sans question si aucune autre ne fait mieux nulle part. Exceptions, toujours demandées : une relance est possible, ou un boss meurt.',
  'OMD-9.1':
    'Valeurs des créatures : voir la fiche. La taille ne change jamais ; attaque et vulnérabilité suivent le niveau. Les boss ne sont pas des créatures.',
  'OMD-9.2': 'Arbalétriers : OMD-5.21.',
  'OMD-9.3':
    'Shaman : toute autre créature et tout boss de sa tuile demande une épée de plus. Plusieurs Shamans ne s’ajoutent pas, mais se protègent l’un l’autre.',
  'OMD-9.4': 'Brute : ne peut pas être sonnée.',
  'OMD-9.5':
    'Colosse : le héros que son groupe blesse au moins une fois est sonné après les blessures, s’il peut l’être.',
  'OMD-9.6': 'Chasseur : OMD-5.6 à 5.8 ; ne blesse jamais la Faille.',
  'OMD-10.1':
    'Une fiche de héros a : nom et camp, vulnérabilité, déplacement, santé, arme imprimée, trois emplacements, jeton de pouvoir ultime, pouvoir, pouvoir d’opposition, pouvoir ultime.',
  'OMD-10.2': 'Les pouvoirs sont permanents ou facultatifs. Les pouvoirs d’opposition ne servent qu’en Opposition.',
  'OMD-10.3': 'Un pouvoir ultime demande un jeton disponible et l’épuise. Seul Revitaliser le rend.',
  'OMD-10.4': 'Équipements : amulette, anneau, breloque. Un héros n’utilise que ses trois cartes arme.',
  'OMD-10.5':
    'Amulettes : leurs dés et icônes s’ajoutent dès le jet. Toute amulette portée sert, sauf si `sans` la nomme avant.',
  'OMD-10.6': 'Anneaux : surtout défense ou crânes. Breloques : mouvement, soin, effets à usage unique.',
  'OMD-10.7': 'Les cartes à usage unique vont à la défausse de l’équipe.',
  'OMD-10.8':
    'Un bonus de santé maximale soigne d’autant quand on le met ; quand il part, la santé est ramenée au nouveau maximum.',
  'OMD-10.9':
    'Arme à distance : l’attaque peut viser une tuile reliée de la même forteresse au lieu de la sienne. Tous les résultats y vont.',
  'OMD-10.10': 'Une réduction ne fait jamais descendre un coût sous 1.',
  'OMD-11.1':
    'Capacité : tuile standard, 1 à deux héros, 1 à trois (2 sur une tuile de départ), 2 à quatre. Jonctions et carrefour : 2. Faille, téléporteur, acide, lave, vapeurs, chausse-trappe : 0. Trapsburg : 2, jamais achetés.',
  'OMD-11.2': 'Une tuile de départ est une tuile ordinaire par où l’on entre. Toute tuile peut l’être.',
  'OMD-11.3': 'Jonctions T et L (2 sorties) et carrefour (3) répartissent les créatures : OMD-5.3.',
  'OMD-11.4':
    'Téléporteur : pour 1 de déplacement, un héros peut aller sur toute autre tuile de sa forteresse et continuer. Sens unique. Les créatures le traitent comme une tuile standard.',
  'OMD-11.5': 'Bain d’acide et lac de lave (faciles) : les héros qui s’y tiennent peuvent pousser.',
  'OMD-11.6':
    'Pousser : choisissez un ennemi de la tuile ; il meurt aussitôt. Les crânes d’une créature vont à la réserve de l’équipe.',
  'OMD-11.7':
    'Un héros suffit pour une créature inférieure. Une créature majeure ou un héros ennemi en demande deux : le héros actif et une aide de son équipe qui accepte. Un refus ne coûte rien, mais chacun n’est sollicité qu’une fois par tour. On ne pousse pas les boss.',
  'OMD-11.8':
    'Les deux participants en souffrent, le héros actif toujours. Lave : 1 blessure chacun. Acide : chacun perd un équipement de son choix, ou un rang d’arme (la carte est à racheter). Qui n’a ni l’un ni l’autre meurt.',
  'OMD-11.9': 'Ordre : la victime meurt d’abord, puis les effets, le héros actif en premier.',
  'OMD-11.10':
    'Trapsburg (facile) : deux pièges gratuits au hasard. Entre deux niveaux, seuls les pièges à usage unique déclenchés la quittent. On n’y pose rien.',
  'OMD-11.11': 'Cave aux vapeurs (difficile), créatures : OMD-5.15.',
  'OMD-11.12': 'Cave aux vapeurs, héros : qui y finit son tour subit 1 blessure. La traverser est sans danger.',
  'OMD-11.13':
    'Chausse-trappe (difficile), héros : la traverser sans s’arrêter coûte 1 blessure par passage. Y commencer ou y finir est sans danger.',
  'OMD-11.14': 'Chausse-trappe, créatures : OMD-5.15. Celles qui y commencent ou s’y arrêtent ne risquent rien.',
  'OMD-11.15':
    'Échanges : jusqu’à trois fois, le joueur du premier héros remplace une tuile standard par une tuile spéciale d’un type encore absent ; ses sorties restent. Opposition : la tuile de ce numéro dans les deux forteresses.',
  'OMD-11.16':
    'Forteresse personnelle : exactement une Faille sans sortie ; 4 à 13 autres tuiles, numérotées de suite ; types dans la limite de la boîte ; autant de sorties que le type en demande, vers des voisines ; pas de cercle ; 1 à 3 tuiles de départ ; 1 à 4 armées par niveau.',
  'OMD-11.17':
    'Texte d’une forteresse personnelle : au plus 1 500 caractères, un plan d’au plus 7 colonnes et 4 rangées, et une ligne d’armées.',
  'OMD-11.18':
    'Fautes : le texte est vérifié dans un ordre fixe ; la première faute le refuse avec sa phrase, et le texte accepté avant reste. Une forteresse personnelle n’a pas de difficulté.',
  'OMD-12.1':
    'Les pièges ne lancent pas de dés. Ils donnent des résultats fixes, abattent, sonnent ou changent le mouvement. Ils visent créatures, boss et héros ennemis, jamais des amis.',
  'OMD-12.2':
    'Un piège se déclenche si un ennemi est sur sa tuile (soutien : sur l’une des deux). Les pièges permanents doivent servir : abattre, sonner et mouvoir autant qu’il y a de cibles ; les icônes peuvent rester inutilisées. Les pièges à usage unique ne servent que si on le veut, puis sont défaussés.',
  'OMD-12.3': 'Les effets passifs (arrêt, barricade, puits, forge) agissent dès que leur condition est remplie.',
  'OMD-12.4':
    'Plan : tuiles les plus proches de la Faille d’abord. Pour chacune : pièges à usage unique et visée des soutiens ; abattre ; les icônes réunies se répartissent comme une attaque ; sonner. Les mouvements après la dernière tuile.',
  'OMD-12.5':
    'Un piège de soutien à icônes vise une de ses deux tuiles par phase. Avec des ennemis des deux côtés, on choisit à la première ; d’un seul côté, il y vise de lui-même.',
  'OMD-12.6': 'Les icônes ne servent que dans la phase ; rien n’est gardé.',
  'OMD-12.7':
    'Les crânes des créatures tuées par des pièges vont à la réserve de la Faille : 1 inférieure, 3 majeure, 5 boss.',
  'OMD-12.8':
    'Barricades : elles ont des planches. Une créature inférieure qui veut passer s’arrête devant et ôte 1 planche. Une créature majeure ou un boss passe et ôte 1 planche. À 0, la carte est défaussée.',
  'OMD-12.9':
    'Contre un héros, les résultats d’un piège blessent selon OMD-8.4. Un héros n’est pas une créature : abattre ne le touche jamais, fût-il Orc.',
  'OMD-12.10': 'Les pièges défaussés quittent la partie.',
  'OMD-12.11':
    'Question : elle n’est posée pour une tuile que si un piège à usage unique pourrait servir, si un soutien pourrait viser deux tuiles, ou si aucun plan n’est le meilleur partout.',
  'OMD-13.1':
    'Facultatifs. Un boss peut venir à trois moments : première vague du niveau 2, première vague du niveau 3, et au round après la dernière vague (final).',
  'OMD-13.2':
    'Les joueurs votent, « aucun » compris ; le plus de voix l’emporte, le Seigneur de la Faille tranche. Un boss déjà pris est passé.',
  'OMD-13.3': 'Un boss arrive sur une tuile de départ au choix, comme venu de dehors.',
  'OMD-13.4':
    'Sa santé dépend du nombre de héros et du niveau de son arrivée. Sa vulnérabilité satisfaite fait 1 blessure ; plusieurs par attaque sont possibles. À 0 il meurt et rapporte 5 crânes (par piège : à la réserve).',
  'OMD-13.5':
    'Un boss suit les flèches, peut être sonné sauf mention contraire, et attaque comme un groupe. Sur la Faille, il la blesse et quitte la partie.',
  'OMD-13.6': 'Les boss ne sont pas des créatures : ni abattus, ni poussés, ni remplacés, sans réserve.',
  'OMD-13.7': 'Avec un boss final, on ne gagne pas avant qu’il soit venu et parti.',
  'OMD-13.8': 'Tout héros qui n’est pas en jeu peut être boss, même contre son propre camp.',
  'OMD-13.9': 'Swiftyhooves et Veyetality amènent des créatures de l’édition en jeu.',
  'OMD-13.10':
    'En Opposition, un boss prévu vient une fois dans chaque forteresse ; le final au premier round après la troisième vague du premier niveau 3.',
  'OMD-13.11':
    'Seigneur du feu : ses blessures doivent être possibles sans les icônes des dés de feu ; les autres cibles peuvent tout utiliser.',
  'OMD-13.12': 'Les créatures qu’amène un boss quand l’espèce est épuisée suivent OMD-5.12.',
  'OMD-13.13': 'Un héros prévu comme boss n’est offert à personne.',
} as const;
