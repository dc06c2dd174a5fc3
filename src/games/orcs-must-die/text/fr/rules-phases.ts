/** The rules of set-up and of the four phases (OMD-1 to 7). */
export const phaseRules = {
  'OMD-1.1':
    'Les règles sont les mêmes pour les deux éditions. Elles sont compatibles et se combinent en Opposition jusqu’à huit joueurs.',
  'OMD-1.2':
    'Les héros défendent leur forteresse contre des vagues de créatures. Les héros progressent par les armes et l’équipement, la forteresse par les pièges, l’ennemi par les niveaux.',
  'OMD-1.3':
    'Coopération : l’équipe gagne si elle survit à toutes les vagues de toutes les armées et que sa Faille n’est pas détruite ; sinon elle perd.',
  'OMD-1.4': 'Toute règle qui parle du nombre de joueurs désigne le nombre de héros de l’équipe.',
  'OMD-1.5':
    'Seigneur de la Faille : un héros a le jeton pour le round. Son joueur autorise l’usage des crânes de la Faille, fait les choix de la phase des créatures et tranche les égalités aux votes de boss ; son héros agit en premier.',
  'OMD-1.6':
    'Ami et ennemi. Coopération : toutes les créatures et tous les boss sont ennemis. Opposition : voir OMD-14.',
  'OMD-1.7': 'Le nombre de figurines sur une tuile n’est pas limité.',
  'OMD-1.8':
    'Un joueur peut toujours laisser un pouvoir ou une carte inutilisés. Les pouvoirs passifs qui renforcent une attaque (Coup massif, Bond) et les amulettes portées se laissent de côté en les nommant dans `attaquer sans:`. L’Esprit d’équipe de Tundra s’active ou se coupe avec `pouvoir` ; un changement par phase d’augmentation et un par tour. Tous les autres effets passifs agissent toujours.',
  'OMD-1.9': 'Le texte d’une carte, d’un pouvoir, d’une tuile ou d’un boss passe avant la règle générale.',
  'OMD-2.1':
    'Une armée commence toujours avec exactement 3 cartes. On ne réunit jamais deux armées, même sur la même tuile de départ.',
  'OMD-2.2': 'Les crânes personnels (fiche du héros) et ceux de la Faille sont deux réserves distinctes.',
  'OMD-2.3':
    'Un héros peut commencer sur n’importe quelle tuile de la forteresse, tuiles spéciales et Faille comprises. Le placement ne déclenche aucun effet de tuile.',
  'OMD-2.4':
    'Chaque forteresse a sa difficulté. Standard : les pouvoirs ultimes commencent disponibles. Challenge : ils commencent épuisés, ce qui monte la difficulté d’un cran. Certaines forteresses sont notées autrement pour certains nombres de héros.',
  'OMD-2.5':
    'Départs refusés : en Opposition, une équipe plus petite que la moitié de l’autre, arrondie au supérieur (4 contre 1, 3 contre 1, ou personne dans une équipe) ; un boss prévu pour deux moments ; moins de héros à choisir que de places ; une forteresse personnelle sans texte accepté.',
  'OMD-2.6':
    'Souhaits. Coopération : les héros offerts, chacun pour une place au plus. Opposition : Order et Unchained, chacune pour quatre places au plus ; les joueurs sans souhait rejoignent, dans l’ordre des places, l’équipe qui a alors le moins de joueurs, Order à égalité.',
  'OMD-3.1':
    'La partie commence au niveau 1 et finit après le niveau 3. Les gemmes blanche, verte et bleue marquent les niveaux 1, 2 et 3.',
  'OMD-3.2':
    'Les créatures montent automatiquement avec le niveau, même celles déjà dans la forteresse. Pièges, équipements et armes ne montent jamais d’eux-mêmes ; les anciens restent utilisables.',
  'OMD-3.3':
    'Un niveau est fait de rounds de quatre phases dans cet ordre : augmentation des héros, créatures, action des héros, entretien. Le niveau s’achève quand il ne reste plus de carte armée à révéler.',
  'OMD-4.1':
    'Tous les héros d’une équipe agissent en même temps. Premier arrivé, premier servi : un achat vaut dès qu’il est fait.',
  'OMD-4.2':
    'Il y a six augmentations : remplir la réserve, se soigner, revitaliser, arme, équipement, piège. Un héros en fait autant qu’il peut, chacune au plus une fois par phase.',
  'OMD-4.3':
    'Crânes de la Faille : en dépenser demande l’accord du Seigneur de la Faille. Ses propres achats n’en demandent pas, ni ceux des autres héros de son joueur ; avec l’option « libre », personne n’est consulté. Un achat refusé ne coûte rien, mais ce héros ne peut plus demander la même carte avec des crânes de la Faille à cette phase. Un achat en attente ne réserve rien ; il est vérifié à nouveau à l’accord. La phase d’augmentation ne finit pas tant qu’un accord est en suspens.',
  'OMD-4.4':
    'Remplir la réserve : le Seigneur de la Faille seulement ; il verse autant de ses crânes qu’il veut à la réserve de son équipe.',
  'OMD-4.5':
    'Se soigner : un héros sur la tuile de la Faille lance autant de dés de santé que le niveau et récupère selon les icônes de soin ; les crânes lui reviennent. La santé ne dépasse jamais le maximum. Un héros en pleine santé peut lancer aussi, pour les crânes.',
  'OMD-4.6':
    'Revitaliser : tout héros peut dépenser 3 crânes par héros de l’équipe, de la seule réserve de la Faille (6, 9 ou 12). Tous les pouvoirs ultimes de l’équipe redeviennent disponibles. Une fois par équipe et par phase.',
  'OMD-4.7':
    'Arme : payez la carte suivante et remplacez l’ancienne. Son niveau ne dépasse pas le niveau actuel. Les cartes s’achètent dans l’ordre, une par phase.',
  'OMD-4.8': 'Paiement : armes, équipements et pièges se paient en crânes personnels, de la Faille, ou mêlés.',
  'OMD-4.9':
    'Équipement : achetez une carte du magasin et mettez-la à son emplacement ; celle qui s’y trouvait est défaussée. Emplacements : 1 amulette, 1 anneau, 1 breloque ; Maximilian a 2 amulettes. Un achat d’équipement par phase.',
  'OMD-4.10': 'La place d’une carte achetée reste vide au magasin jusqu’à l’entretien.',
  'OMD-4.11':
    'Piège : achetez un piège du magasin et posez-le sur la tuile du héros. Les tuiles spéciales et la Faille n’en portent pas. Si la tuile est pleine, un de ses pièges est défaussé. Plusieurs héros peuvent piéger la même tuile, un piège par héros et par phase.',
  'OMD-4.12':
    'Les pièges de soutien se posent sur une connexion (une flèche entre deux tuiles) qui touche la tuile du héros, quels que soient les types des tuiles. Un par connexion ; un nouveau remplace l’ancien. Ils ne comptent pas dans la capacité et peuvent agir sur les deux tuiles.',
  'OMD-4.13':
    'Trapsburg : au début de la phase d’augmentation, ses places vides reçoivent gratuitement des pièges au hasard du paquet du niveau, jamais de soutien.',
  'OMD-5.1':
    'Chaque créature prête au début du mouvement se déplace une fois ; les sonnées non. Ordre : tuiles les plus proches de la Faille d’abord (puis numéro) ; sur une tuile : Orcs, arbalétriers, coureurs, shamans, brutes, colosses. Puis les boss, les chasseurs en dernier.',
  'OMD-5.2':
    'Une créature avance d’autant de tuiles que son déplacement, toujours selon les flèches. Elle s’arrête sur la Faille.',
  'OMD-5.3':
    'Les tuiles à plusieurs sorties répartissent les créatures par leur tourniquet : chaque créature qui sort prend la sortie indiquée, puis le tourniquet passe à la suivante. Il garde sa position de round en round et guide aussi les boss, les entrants et les chasseurs sans cible.',
  'OMD-5.4':
    'Kobolds et Satyres se déplacent de 1 au niveau 1 et de 2 ensuite. Gnolls et Lions de 2. Tous les autres de 1.',
  'OMD-5.5':
    'Ce qui arrête les créatures (fosse à goudron, tisse-toile, barricades) met fin au mouvement là où elles sont arrêtées.',
  'OMD-5.6':
    'Chasseurs (Gnolls, Lions) : tous les chasseurs prêts d’une tuile forment un groupe et bougent ensemble, après toutes les autres créatures. Les groupes sont fixés avant le premier mouvement.',
  'OMD-5.7':
    'Un groupe de chasseurs doit aller sur une tuile avec un héros cible s’il y en a une à portée, par les connexions dans tous les sens. Sa propre tuile compte. S’il y en a plusieurs, celui qui décide choisit. Chemin : le plus court, puis le moins de barricades, puis les numéros les plus bas. Goudron, toile et barricades les arrêtent quand même.',
  'OMD-5.8':
    'Sans héros à portée, ils avancent de tout leur déplacement selon les flèches. Sur la Faille, ils restent.',
  'OMD-5.9':
    'Révélez la première carte de chaque armée. Placez les créatures prévues pour ce nombre de héros, prises dans la réserve, sur la tuile de départ comme si elles venaient de dehors : entrer coûte 1, et celles qui se déplacent de 2 avancent encore d’une tuile.',
  'OMD-5.10':
    'Les chasseurs qui entrent choisissent de même, la tuile de départ étant à distance 1 ; sans héros à portée, ils avancent d’une tuile. Ceux de plusieurs cartes sur une même tuile forment un groupe.',
  'OMD-5.11': 'Au niveau 1, chaque créature majeure d’une carte est remplacée par 3 Orcs ou Soldats.',
  'OMD-5.12':
    'Figurines manquantes : une figurine qui manque est remplacée par une de la même taille, la première disponible. Inférieures : Orc, arbalétrier, coureur, chasseur. Majeures : shaman, brute, colosse. Les figurines exactes d’abord. Si toute la taille est épuisée, la créature ne vient pas. L’Appel du clan et les créatures amenées par les boss viennent après la vague.',
  'OMD-5.13':
    'Si plusieurs tuiles de départ demandent l’espèce qui manque, celui qui décide dit laquelle prend chaque remplaçant.',
  'OMD-5.14':
    'Les cartes révélées vont à la défausse des armées. Un boss attendu arrive maintenant. Ordre : cartes, figurines, entrées, clan, boss, chasseurs, effets de fin de vague.',
  'OMD-5.15':
    'Chausse-trappe : si des créatures inférieures l’ont traversée sans s’y arrêter, l’une d’elles meurt, où qu’elle soit. Cave aux vapeurs : si des créatures inférieures s’y tiennent, l’une d’elles meurt. Celui qui décide choisit ; les crânes vont à la réserve de cette forteresse.',
  'OMD-5.16':
    'Tous les pièges qui ont une cible possible se déclenchent, tuile par tuile ; les effets de mouvement viennent après la dernière tuile.',
  'OMD-5.17':
    'Toute créature sur la Faille, sauf les chasseurs, et tout boss sont retirés et blessent la Faille : Orc et arbalétrier 1, coureur 2 (3 avec la variante), créature majeure 3, boss selon sa fiche. Les sonnés comptent aussi.',
  'OMD-5.18': 'Aucun crâne pour les créatures qui entrent dans la Faille. Leurs figurines retournent à la réserve.',
  'OMD-5.19':
    'Toutes les créatures prêtes d’une espèce sur une tuile forment un groupe. Tout groupe qui a une cible doit attaquer, chacun pour soi ; un boss est un groupe à lui seul.',
  'OMD-5.20':
    'Un groupe attaque un seul héros de sa tuile, choisi avant le jet. Les blessures au-delà de la mort sont perdues.',
  'OMD-5.21':
    'Les arbalétriers peuvent attaquer aussi un héros d’une tuile vers laquelle pointe une flèche de la leur, jamais en arrière ni de côté.',
  'OMD-5.22':
    'Celui qui décide choisit l’ordre des tuiles, des groupes et chaque cible, résultat après résultat. Tous les groupes d’une tuile finissent avant la suivante. On ne l’interroge que tant qu’un groupe a au moins deux cibles possibles.',
  'OMD-5.23': 'Un héros tué par un groupe n’est plus une cible pour le suivant.',
  'OMD-5.24': 'Toutes les créatures et tous les boss sonnés se relèvent.',
  'OMD-6.1':
    'Le héros du Seigneur de la Faille d’abord, puis dans le sens horaire. Chacun joue tout son tour. Les morts sont passés.',
  'OMD-6.2':
    'Cinq sortes d’actions : attaquer, se déplacer, récupérer, action spéciale du héros, action spéciale de la tuile. Autant qu’on veut, dans n’importe quel ordre, chacune une fois par tour.',
  'OMD-6.3':
    'Les cartes « comme action » n’appartiennent à aucune des cinq sortes et s’utilisent autant de fois qu’on en paie le coût.',
  'OMD-6.4':
    'Attaquer : les ennemis doivent être sur la tuile du héros (armes à distance : OMD-10.9). Lancez, puis répartissez. Chaque ennemi tué rapporte ses crânes : inférieur 1, majeur 3, boss 5.',
  'OMD-6.5': 'En Opposition, tuer un héros ne rapporte aucun crâne ; voir OMD-14.13.',
  'OMD-6.6':
    'Se déplacer : jusqu’à la valeur de déplacement. Deux tuiles sont reliées seulement par une flèche ; les héros en ignorent le sens. Le plus court chemin est pris, puis le moins de chausse-trappes, puis les numéros les plus bas ; `par` impose une tuile.',
  'OMD-6.7':
    'Le déplacement ne se divise pas : il est terminé avant une autre action, le reste est perdu. (Exceptions : Midnight, Bottes de sept lieues.)',
  'OMD-6.8':
    'Récupérer : un héros sonné doit abandonner son attaque ou son déplacement de ce tour, puis il est debout. Attaquer abandonne le déplacement, et inversement. S’il finit son tour sans l’un ni l’autre, il se relève alors. Abandonner l’attaque abandonne aussi celle de Frénésie.',
  'OMD-6.9':
    'Action spéciale du héros : un pouvoir, pouvoir ultime ou d’opposition marqué action ; une au plus par tour.',
  'OMD-6.10': 'Action spéciale de la tuile : pousser, sur le bain d’acide et le lac de lave.',
  'OMD-6.11':
    'Le tour finit avec `fini`, ou de lui-même quand plus rien n’est possible. Alors la cave aux vapeurs agit.',
  'OMD-7.1':
    'Préparation du niveau, quand tous les paquets d’armées sont vides (en coopération, pas après le niveau 3) : 3 cartes à chaque armée du nouveau niveau ; nouvelles valeurs des créatures ; chaque héros, mort ou vif, et chaque réserve reçoivent autant de crânes que le niveau ; le magasin est vidé, de nouveaux paquets sont ouverts ; les armes du niveau deviennent achetables ; Trapsburg reçoit deux nouveaux pièges.',
  'OMD-7.2':
    'Le jeton de Seigneur de la Faille passe au héros suivant dans le sens horaire ; en Opposition, il peut être de l’autre équipe.',
  'OMD-7.3':
    'Crânes du courage (Opposition) : chaque héros dans la forteresse ennemie reçoit autant de crânes que le niveau.',
  'OMD-7.4':
    'Résurrection : chaque héros mort revient en pleine santé sur la tuile de son choix, en Opposition aussi chez l’ennemi. Il garde arme, équipement et crânes et n’est pas sonné.',
  'OMD-7.5': 'Magasin : les places vides sont remplies des paquets du niveau. Un paquet vide n’est pas remélangé.',
  'OMD-7.6': 'Après le niveau 3, en coopération, les rounds continuent jusqu’à la victoire ou la défaite.',
  'OMD-7.7':
    'Usure : les pertes de la prolongation ou de l’escalade, ou bien le dernier round ; puis on vérifie la fin.',
} as const;
