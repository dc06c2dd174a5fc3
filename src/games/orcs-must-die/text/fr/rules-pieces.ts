/** The rules of dice, creatures, heroes, tiles, traps and bosses (OMD-8 to 13). */
export const pieceRules = {
  'OMD-8.1': 'Les dés sont montrés dans les consultations et sur les fiches. Une face vide ne donne rien.',
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
  'OMD-8.8':
    'Une créature sonnée ne bouge ni n’attaque ; elle se relève à la fin de la phase des créatures. Héros sonné : OMD-6.8.',
  'OMD-8.9':
    'Attaque de créatures : les résultats se combinent de la façon la plus meurtrière pour la cible. Chaque éclair et chaque icône à laquelle le héros est vulnérable est une blessure, chaque paire d’autres icônes égales aussi. Le premier résultat sonné la sonne ; chaque autre est une blessure, de même que le premier sur un héros déjà sonné. Un héros qui ne peut pas être sonné n’en subit rien.',
  'OMD-8.10':
    'Attaque de héros et pièges : l’attaquant répartit librement les résultats entre toutes les cibles valables de la tuile attaquée. Les résultats inutilisés sont perdus.',
  'OMD-8.11':
    'Faisable : une répartition est possible si et seulement si les icônes exactes, les éclairs et les paires transformées en éclairs suffisent à tout ce qui est demandé. Une icône exacte sert toujours d’abord à une demande exacte. Une blessure d’un héros peut être faite par n’importe laquelle de ses icônes. Sur une cible qui n’était pas sonnée, le premier résultat sonné ne fait que sonner. La table fait le calcul.',
  'OMD-8.12':
    'Les vulnérabilités sont fixées au moment du jet (ou quand la tuile piégée commence). Un Shaman tué par la même attaque protège encore les autres.',
  'OMD-8.13':
    'Dés de santé : les icônes de soin soignent, les crânes reviennent au lanceur. Seuls les dés de santé en ont.',
  'OMD-8.14':
    'Mort d’un héros : à 0 point de santé il meurt aussitôt : sa Faille perd 3 (Opposition : OMD-14.13), sa figurine quitte la forteresse, son tour finit, il n’est plus sonné.',
  'OMD-8.15':
    'Mort d’une créature : les créatures n’ont pas de santé ; une vulnérabilité satisfaite tue aussitôt. La figurine retourne à la réserve. Crânes : tuée par l’attaque ou le pouvoir d’un héros, à ce héros ; par un piège, une tuile ou un anneau, à la réserve de la Faille. En Opposition c’est, pour les pièges et les dangers (chausse-trappe, cave aux vapeurs), celle de la forteresse ; pour les poussées et les anneaux, celle de l’équipe du héros.',
  'OMD-8.16': 'Abattre tue sans dé et ignore la vulnérabilité. Seules les créatures, jamais les boss ni les héros.',
  'OMD-8.17':
    'Déroulement d’une attaque : annoncer les renforts et ce qu’on laisse de côté (OMD-1.8), lancer, relancer, choisir la répartition, appliquer à la fois morts, blessures et sonnés, crânes, effets de suite (soins, effets de la mort d’un boss).',
  'OMD-8.18':
    'Blessures d’un héros : compter ; l’anneau de la cible annule ; Bouclier vivant en déplace vers Hogarth ; l’annulation du Bouclier et l’anneau de Hogarth ; la santé baisse ; morts ; anneaux d’épines et de vengeance. Pour tout texte qui le demande, une attaque n’a blessé un héros que s’il lui reste au moins 1 blessure après annulation et Bouclier vivant.',
  'OMD-8.19':
    'Répartition complète : on ne peut rien y ajouter, ni y changer un sonné de créature en mort. Elle est appliquée sans question si aucune autre ne fait mieux nulle part. C’est le cas si et seulement si, pour chaque espèce prise seule (debout et sonnées à part), les résultats ne peuvent ni en tuer davantage, ni en tuer ou sonner davantage en tout, ni blesser ou sonner plus souvent un boss ou un héros ; car toute partie d’une répartition faisable est faisable, et un seul essai par espèce suffit. Exceptions, toujours demandées : une relance est encore possible, ou la répartition tue un boss.',
  'OMD-9.1':
    'Valeurs des créatures : voir la fiche. La taille ne change jamais ; attaque et vulnérabilité suivent le niveau. Les boss ne sont pas des créatures.',
  'OMD-9.2': 'Les arbalétriers tirent plus loin dans le sens de la flèche : OMD-5.21.',
  'OMD-9.3':
    'Shaman : toute autre créature et tout boss de sa tuile demande une épée de plus pour être tué ou blessé. L’effet de plusieurs Shamans ne se cumule pas, mais chacun est protégé par un autre. Pour un héros en boss, chaque blessure demande alors une de ses icônes et une épée.',
  'OMD-9.4': 'Trolls et Ours ne peuvent pas être sonnés.',
  'OMD-9.5':
    'Ogres et Géants : le héros que leur groupe blesse au moins une fois (OMD-8.18) est sonné après les blessures de ce jet, s’il peut l’être.',
  'OMD-9.6': 'Gnolls et Lions chassent les héros (OMD-5.6 à 5.8) et ne blessent jamais la Faille.',
  'OMD-10.1':
    'Une fiche de héros a : nom et camp, vulnérabilité, déplacement, santé, arme imprimée (rang 0), trois emplacements d’équipement, jeton de pouvoir ultime, pouvoir, pouvoir d’opposition, pouvoir ultime.',
  'OMD-10.2':
    'Les pouvoirs sont permanents ou facultatifs. Les pouvoirs d’opposition ne servent qu’en Opposition, même là où ils auraient un sens en coopération.',
  'OMD-10.3': 'Un pouvoir ultime demande un jeton disponible et l’épuise. Seul Revitaliser le rend.',
  'OMD-10.4':
    'Équipements : amulette, anneau, breloque. Aucun ne va à la place de l’arme. Un héros n’utilise que ses trois propres cartes arme.',
  'OMD-10.5':
    'Amulettes : leurs dés et icônes s’ajoutent au jet dès le début, non après l’avoir vu. Toute amulette portée sert, sauf si `sans` la nomme avant le jet.',
  'OMD-10.6': 'Anneaux : surtout défense ou crânes. Breloques : mouvement, soin, effets à usage unique.',
  'OMD-10.7': 'Les cartes à usage unique vont, une fois utilisées, à la défausse d’équipement de l’équipe.',
  'OMD-10.8':
    'Un bonus de santé maximale soigne d’autant quand on le met ; quand il part, la santé est ramenée au nouveau maximum.',
  'OMD-10.9':
    'Arme à distance : l’attaque peut viser une tuile reliée de la même forteresse au lieu de la sienne. Tous les résultats y vont.',
  'OMD-10.10': 'Une réduction ne fait jamais descendre un coût sous 1.',
  'OMD-11.1':
    'Place pour les pièges : une tuile standard en porte 1 à deux héros, 1 à trois (2 sur une tuile de départ), 2 à quatre. Jonctions et carrefour toujours 2. Faille, téléporteur, bain d’acide, lac de lave, cave aux vapeurs et chausse-trappe aucun. Trapsburg remplit elle-même ses 2 places.',
  'OMD-11.2': 'Une tuile de départ est une tuile ordinaire par où l’on entre. Toute tuile peut l’être.',
  'OMD-11.3': 'Jonctions T et L (2 sorties) et carrefour (3) répartissent les créatures : OMD-5.3.',
  'OMD-11.4':
    'Téléporteur : pour 1 de déplacement, un héros qui s’y trouve peut aller sur toute autre tuile de sa forteresse et continuer avec le reste. Sens unique : nul ne saute vers le téléporteur. Les créatures le traitent comme une tuile standard.',
  'OMD-11.5': 'Bain d’acide et lac de lave (faciles) : les héros qui s’y tiennent peuvent pousser.',
  'OMD-11.6':
    'Pousser : choisissez un ennemi de la tuile ; il meurt aussitôt. Une créature ainsi tuée donne ses crânes à la réserve de la Faille de l’équipe qui pousse.',
  'OMD-11.7':
    'Un héros suffit pour une créature inférieure. Une créature majeure ou un héros ennemi demande deux héros sur la tuile : le héros actif et une aide de son équipe qui accepte. Un refus n’use rien, mais chacun n’est sollicité qu’une fois par tour. Seul le héros actif dépense une action. On ne pousse pas les boss.',
  'OMD-11.8':
    'Les deux participants en souffrent ; le héros actif n’est jamais épargné. Lac de lave : 1 blessure chacun. Bain d’acide : chacun perd un équipement de son choix, ou un rang d’arme (la carte revient à côté de sa fiche et est à racheter). Qui n’a ni équipement ni carte arme meurt.',
  'OMD-11.9': 'Ordre : la victime meurt d’abord, puis les effets, le héros actif en premier.',
  'OMD-11.10':
    'Trapsburg (facile) : deux pièges gratuits au hasard, OMD-4.13 et OMD-7.1. Entre deux niveaux, seuls les pièges à usage unique déclenchés la quittent. On n’y pose aucun achat. Si le paquet n’a plus de piège qui convienne, la place reste vide.',
  'OMD-11.11': 'Cave aux vapeurs (difficile), créatures : OMD-5.15.',
  'OMD-11.12': 'Cave aux vapeurs, héros : qui y finit son tour subit 1 blessure. La traverser est sans danger.',
  'OMD-11.13':
    'Chausse-trappe (difficile), héros : la traverser sans s’arrêter coûte 1 blessure par passage. Y commencer ou y finir est sans danger.',
  'OMD-11.14': 'Chausse-trappe, créatures : OMD-5.15. Celles qui y commencent ou s’y arrêtent ne risquent rien.',
  'OMD-11.15':
    'Échanges (une option) : jusqu’à trois fois, le joueur du premier héros remplace une tuile standard, jamais la Faille, par une tuile spéciale ; ses sorties restent. Tuiles spéciales : téléporteur, bain d’acide, lac de lave, Trapsburg, chausse-trappe, cave aux vapeurs, chaque type une fois par édition, donc seulement ceux que la forteresse n’a pas. Opposition : la tuile de ce numéro dans les deux forteresses ; elle doit être standard dans les deux, et le type nouveau dans les deux. Faciles : bain d’acide, lac de lave, Trapsburg (et un peu le téléporteur). Difficiles : cave aux vapeurs, chausse-trappe ; côte à côte, c’est pour une partie vraiment dure.',
  'OMD-11.16':
    'Une forteresse personnelle est acceptée si : exactement une Faille, sans sortie ; 4 à 13 autres tuiles, numérotées 1, 2, 3… de suite, et R pour la Faille ; types dans la limite du matériel ; chaque tuile a les sorties de son type (standard et spéciales 1, jonctions T et L 2, carrefour 3) ; chaque sortie mène à une voisine de la grille ; de chaque tuile on atteint la Faille par les flèches ; pas de boucle ; 1 à 3 tuiles de départ, jamais la Faille ; 1 à 4 armées en tout à chacun des niveaux 1, 2 et 3, sur les tuiles de départ. Les forteresses imprimées remplissent les mêmes conditions.',
  'OMD-11.17':
    'Texte d’une forteresse personnelle : au plus 1 500 caractères, un plan d’au plus 7 colonnes et 4 rangées, et une ligne d’armées. Les tuiles de départ sont celles que nomme la ligne d’armées, dans l’ordre où elles y paraissent.',
  'OMD-11.18':
    'Le texte est vérifié de la première ligne à la dernière ; à la première faute il est refusé, avec une phrase qui la nomme, et le texte accepté auparavant reste. Une forteresse personnelle n’a pas de difficulté.',
  'OMD-12.1':
    'Les pièges ne lancent pas de dés. Ils donnent des résultats fixes (icônes), abattent, sonnent ou changent le mouvement. Ils visent créatures, boss et héros ennemis, jamais des amis.',
  'OMD-12.2':
    'Un piège se déclenche après le mouvement si un ennemi est sur sa tuile (soutien : sur l’une des deux). Les pièges permanents doivent servir : abattre, sonner et déplacer autant de cibles que possible ; les icônes peuvent rester inutilisées. Les pièges à usage unique ne servent que si celui qui décide le veut, puis sont défaussés.',
  'OMD-12.3':
    'Les effets passifs (arrêt, barricade, puits de soin, forge) agissent chaque fois que leur condition est remplie.',
  'OMD-12.4':
    'Plan : tuiles les plus proches de la Faille d’abord. Pour chacune : (1) choisir les pièges à usage unique à déclencher et, pour chaque piège de soutien qui n’a pas visé, s’il vise ici (OMD-12.5) ; (2) abattre ; (3) les icônes de tous les pièges déclenchés de la tuile se réunissent, se combinent et se répartissent comme une attaque (OMD-8.5 à 8.12) ; (4) sonner. (5) Les mouvements de toutes les tuiles viennent après l’étape 4 de la dernière.',
  'OMD-12.5':
    'Un piège de soutien à icônes vise une de ses deux tuiles par phase (sauf si son texte dit chacune). Avec des ennemis des deux côtés, on choisit quand vient la première des deux ; d’un seul côté, il y vise de lui-même.',
  'OMD-12.6': 'Les icônes ne satisfont une vulnérabilité que dans une même phase ; rien n’est gardé.',
  'OMD-12.7':
    'Les crânes des créatures tuées par des pièges vont à la réserve de la Faille : 1 inférieure, 3 majeure, 5 boss.',
  'OMD-12.8':
    'Les barricades ont des planches. Au mouvement ou à la nouvelle vague, une créature inférieure qui veut passer la connexion (dans un sens ou l’autre) s’arrête devant et ôte 1 planche. Une créature majeure ou un boss passe et ôte 1 planche. À 0 planche, la carte est défaussée aussitôt. Sur une jonction, le tourniquet avance aussi pour une créature arrêtée.',
  'OMD-12.9':
    'Contre un héros, les résultats d’un piège blessent selon OMD-8.4. Un héros n’est pas une créature : abattre (le mur de flèches tue un Orc) ne touche jamais un héros, fût-il Orc.',
  'OMD-12.10': 'Les pièges défaussés quittent la partie.',
  'OMD-12.11':
    'Question : elle n’est posée pour une tuile que si un piège à usage unique y aurait une cible, si un piège de soutien pourrait viser l’une ou l’autre de ses tuiles, ou si aucun plan n’est le meilleur partout (OMD-8.19 ; abattre et sonner comptent comme des résultats). Toute autre tuile est réglée aussitôt. Un effet de mouvement n’est demandé que s’il a plus de créatures possibles qu’il n’en déplace et qu’elles diffèrent d’espèce ou d’état.',
  'OMD-13.1':
    'Facultatifs. Un boss peut venir à trois moments : première vague du niveau 2, première vague du niveau 3, et avec la nouvelle vague du round qui suit la dernière vague du niveau 3 (final). Aucun, un ou plusieurs moments peuvent servir.',
  'OMD-13.2':
    'Les joueurs votent, « aucun » compris ; le choix qui a le plus de voix l’emporte, le Seigneur de la Faille tranche les égalités. Le vote finit quand chacun a voté pour chaque moment ouvert. Ordre : niveau 2, niveau 3, final ; un boss déjà pris laisse la place au suivant.',
  'OMD-13.3':
    'Un boss arrive avec la nouvelle vague sur une tuile de départ au choix de celui qui décide, qu’une armée s’en serve ou non, comme venu de dehors (OMD-5.9).',
  'OMD-13.4':
    'Sa santé dépend du nombre de héros et du niveau de son arrivée. Sa vulnérabilité satisfaite fait 1 blessure ; plusieurs par attaque sont possibles. À 0 il meurt et rapporte 5 crânes à qui le tue (par piège : à la réserve de la Faille).',
  'OMD-13.5':
    'Un boss suit les flèches, peut être sonné sauf mention contraire, et attaque comme un groupe à lui seul. Sur la tuile de la Faille, il lui inflige ses dégâts et quitte la partie.',
  'OMD-13.6':
    'Les boss ne sont pas des créatures : ni abattus, ni poussés, ni remplacés, sans réserve de figurines (les créatures qu’ils amènent viennent de la réserve).',
  'OMD-13.7': 'Avec un boss final, on ne gagne pas avant qu’il soit venu et parti.',
  'OMD-13.8': 'Tout héros qui n’est pas en jeu peut être boss, même contre son propre camp.',
  'OMD-13.9': 'Swiftyhooves et Veyetality amènent des créatures de l’édition en jeu.',
  'OMD-13.10':
    'Les boss ne sont pas conseillés en Opposition, mais la table peut en prévoir. Chacun vient une fois dans chaque forteresse, le final au premier round après la troisième vague du premier niveau 3 ; les nouvelles armées du niveau 3 sont formées bien qu’il soit attendu.',
  'OMD-13.11':
    'Seigneur du feu : les icônes gardent le dé dont elles viennent. Ses blessures doivent être possibles sans les icônes des dés de feu ; toutes les autres cibles peuvent utiliser chaque icône qui reste.',
  'OMD-13.12': 'Les créatures qu’amène un boss quand l’espèce est épuisée suivent OMD-5.12.',
  'OMD-13.13':
    'Un héros que la table a prévu comme boss n’est offert ni au choix d’un héros ni comme souhait. Ce que cela peut refuser au départ : OMD-2.5.',
} as const;
