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
    'Un joueur peut toujours laisser un pouvoir ou une carte de son héros inutilisés. D’un pouvoir gratuit, d’une action, d’une réaction ou d’une augmentation, il suffit de ne pas se servir. Les pouvoirs passifs qui renforcent une attaque (Coup massif, Bond) et les amulettes portées (OMD-10.5) se laissent de côté en les nommant dans `attaquer sans:`. L’Esprit d’équipe de Tundra s’active ou se coupe avec `pouvoir` ; un changement par phase d’augmentation et un par tour. Tous les autres pouvoirs passifs et effets de cartes agissent toujours.',
  'OMD-1.9': 'Le texte d’une carte, d’un pouvoir, d’une tuile ou d’un boss passe avant la règle générale.',
  'OMD-2.1':
    'Une armée commence toujours avec exactement 3 cartes. On ne réunit jamais deux armées, même sur la même tuile de départ.',
  'OMD-2.2': 'Les crânes personnels (fiche du héros) et ceux de la Faille sont deux réserves distinctes.',
  'OMD-2.3':
    'Un héros peut commencer sur n’importe quelle tuile de la forteresse, tuiles spéciales et Faille comprises. Le placement ne déclenche aucun effet de tuile.',
  'OMD-2.4':
    'Chaque forteresse a sa difficulté. Standard : les pouvoirs ultimes commencent disponibles. Challenge : ils commencent épuisés, ce qui relève la difficulté d’un cran (de Débutant à Intermédiaire, d’Intermédiaire à Difficile, de Difficile à Extrême, d’Extrême à Extrême+). Certaines forteresses sont notées autrement pour certains nombres de héros.',
  'OMD-2.5':
    'Départs refusés : en Opposition, une équipe plus petite que la moitié de l’autre, arrondie à l’entier supérieur (4 contre 1, 3 contre 1, ou personne dans une équipe), car nul ne mène trois héros ; un boss prévu pour deux moments ; une équipe qui a moins de héros à choisir que de places, parce que d’autres sont prévus comme boss ; une forteresse personnelle choisie sans texte accepté.',
  'OMD-2.6':
    'Souhaits. Coopération : les héros offerts (OMD-13.13), chacun pour une place au plus ; on ne demande pas de choisir un héros à qui a un souhait (un joueur seul : pour son premier héros). Opposition : Order et Unchained, chacune pour quatre places au plus ; les joueurs sans souhait rejoignent, dans l’ordre des places, l’équipe qui a alors le moins de joueurs, Order à égalité. Un souhait que les options n’offrent plus est abandonné.',
  'OMD-3.1':
    'La partie commence au niveau 1 et finit après le niveau 3. Gemmes : blanche = niveau 1, verte = niveau 2, bleue = niveau 3 ; elles marquent les cartes et les valeurs.',
  'OMD-3.2':
    'Les créatures montent automatiquement avec le niveau, même celles déjà dans la forteresse. Pièges, équipements et armes ne montent jamais d’eux-mêmes ; les anciens restent utilisables.',
  'OMD-3.3':
    'Un niveau est fait de rounds de quatre phases dans cet ordre : augmentation des héros, créatures, action des héros, entretien. Le niveau s’achève quand il ne reste plus de carte armée à révéler.',
  'OMD-4.1':
    'Tous les héros d’une équipe agissent en même temps. Premier arrivé, premier servi : un achat vaut dès qu’il est fait. Qui n’est pas d’accord demande à revenir en arrière, ce qui est l’affaire de la table.',
  'OMD-4.2':
    'Il y a six augmentations : remplir la réserve, se soigner, revitaliser, arme, équipement, piège. Un héros en fait autant qu’il peut, chacune au plus une fois par phase.',
  'OMD-4.3':
    'Crânes de la Faille : en dépenser demande l’accord du Seigneur de la Faille. Ses propres achats n’en demandent pas, ni ceux des autres héros de son joueur ; avec l’option « libre », personne n’est consulté. Un achat refusé ne coûte rien et n’use pas l’augmentation, mais ce héros ne peut plus demander la même carte (Revitaliser : ce joueur ne peut plus le demander) avec des crânes de la Faille à cette phase. Un achat en attente ne réserve rien ; à l’accord il est vérifié à nouveau, et abandonné sans frais s’il n’est plus possible. La phase d’augmentation ne finit pas tant qu’un accord est en suspens.',
  'OMD-4.4':
    'Remplir la réserve : le Seigneur de la Faille seulement ; il verse autant de ses crânes qu’il veut à la réserve de son équipe.',
  'OMD-4.5':
    'Se soigner : un héros sur la tuile de la Faille lance autant de dés de santé que le niveau (1, 2, 3) : les icônes de soin soignent, les crânes lui reviennent. La santé ne dépasse jamais le maximum ; l’excédent est perdu. Un héros en pleine santé peut lancer aussi, pour les crânes.',
  'OMD-4.6':
    'Revitaliser : tout héros peut dépenser 3 crânes par héros de l’équipe, de la seule réserve de la Faille (6, 9 ou 12). Tous les pouvoirs ultimes de l’équipe redeviennent disponibles. Une fois par équipe et par phase.',
  'OMD-4.7':
    'Arme : payez le coût de la carte arme suivante et remplacez l’ancienne. Son niveau ne dépasse pas le niveau actuel. Les cartes s’achètent dans l’ordre : au niveau 3 avec l’arme imprimée, il faut d’abord acheter la carte de niveau 1, et celle de niveau 2 à une phase suivante.',
  'OMD-4.8': 'Paiement : armes, équipements et pièges se paient en crânes personnels, de la Faille, ou mêlés.',
  'OMD-4.9':
    'Équipement : achetez une carte du magasin et mettez-la à son emplacement ; celle qui s’y trouvait est défaussée. Emplacements : 1 amulette, 1 anneau, 1 breloque ; Maximilian en a 2 pour les amulettes. Un achat d’équipement par phase, quelle qu’en soit la sorte.',
  'OMD-4.10': 'La place d’une carte achetée reste vide au magasin jusqu’à l’entretien.',
  'OMD-4.11':
    'Piège : achetez un piège du magasin et posez-le sur la tuile où est le héros. Les tuiles spéciales et la Faille n’en portent pas. Si la tuile est pleine, un de ses pièges est défaussé pour faire de la place. Plusieurs héros peuvent piéger la même tuile, mais un héros pose au plus un piège par phase.',
  'OMD-4.12':
    'Les pièges de soutien se posent sur une connexion (une flèche entre deux tuiles) qui touche la tuile du héros, quels que soient les types des tuiles. Un par connexion ; un nouveau remplace l’ancien. Ils ne comptent pas dans la capacité et peuvent agir sur les deux tuiles.',
  'OMD-4.13':
    'Trapsburg : au début de la phase d’augmentation, ses places vides reçoivent gratuitement des pièges au hasard du paquet du niveau ; les pièges de soutien retournent dans le paquet.',
  'OMD-5.1':
    'Chaque créature prête dans la forteresse au début du mouvement se déplace une seule fois, même si elle arrive sur une tuile dont le tour n’est pas encore venu (sous une jonction, la branche la plus longue vient après) ; les sonnées non. Ordre : tuiles les plus proches de la Faille par les flèches d’abord (puis numéro) ; sur une tuile : Orcs, arbalétriers, coureurs, shamans, brutes, colosses. Puis les boss, les chasseurs en dernier.',
  'OMD-5.2':
    'Une créature avance d’autant de tuiles que son déplacement, toujours selon les flèches. Elle s’arrête sur la Faille.',
  'OMD-5.3':
    'Les tuiles à deux ou trois sorties (jonctions T et L, carrefour) répartissent les créatures par leur tourniquet : chaque créature qui sort prend la sortie indiquée, puis le tourniquet passe à la suivante (dans l’ordre de la forteresse). Il commence à la première sortie et garde sa position de round en round. Il guide aussi les boss, les créatures qui entrent et les chasseurs sans cible.',
  'OMD-5.4':
    'Kobolds et Satyres se déplacent de 1 au niveau 1 et de 2 ensuite. Gnolls et Lions de 2. Tous les autres de 1.',
  'OMD-5.5':
    'Ce qui arrête les créatures (fosse à goudron, tisse-toile, barricades) met fin au mouvement là où elles sont arrêtées.',
  'OMD-5.6':
    'Chasseurs (Gnolls, Lions) : tous les chasseurs prêts d’une tuile forment un groupe et bougent ensemble, après toutes les autres créatures. Les groupes sont fixés avant que le premier bouge ; un groupe qui en rencontre un autre ne bouge pas avec lui.',
  'OMD-5.7':
    'Un groupe de chasseurs doit aller sur une tuile avec un héros cible s’il y en a une à portée de son déplacement, par les connexions dans tous les sens (même en arrière). Sa propre tuile compte, à distance 0. S’il y en a plusieurs, celui qui décide choisit. Ils s’y arrêtent. Chemin : le plus court, puis le moins de barricades, puis les numéros les plus bas. La portée se mesure sans les arrêts ; goudron et toile en chemin les arrêtent quand même, et une barricade les arrête un par un, ce qui peut diviser le groupe.',
  'OMD-5.8':
    'Sans héros cible à portée, ils avancent de tout leur déplacement selon les flèches vers la Faille. Sur la tuile de la Faille, ils restent.',
  'OMD-5.9':
    'Révélez la première carte de chaque armée. Placez les créatures prévues pour ce nombre de héros, prises dans la réserve, sur la tuile de départ comme si elles venaient de dehors : entrer coûte 1, et celles qui se déplacent de 2 avancent encore d’une tuile.',
  'OMD-5.10':
    'Les chasseurs qui entrent choisissent comme en OMD-5.7, la tuile de départ étant à distance 1 : ils peuvent s’y arrêter si un héros s’y trouve, ou aller sur une tuile reliée où il y en a un ; sans héros à portée, ils avancent d’une tuile selon la flèche. Ceux de plusieurs cartes sur une même tuile de départ forment un groupe.',
  'OMD-5.11': 'Au niveau 1, chaque créature majeure d’une carte est remplacée par 3 Orcs ou Soldats.',
  'OMD-5.12':
    'Figurines manquantes : les besoins de toutes les tuiles de départ s’additionnent par espèce (après OMD-5.11). Les figurines exactes d’abord, dans l’ordre de la liste du matériel ; si une espèce manque et qu’une seule tuile de départ la demande, celle-ci prend les remplaçantes, sinon OMD-5.13. Une figurine qui manque est remplacée par une de la même taille, la première espèce disponible. Inférieures : Orc, arbalétrier, coureur, chasseur. Majeures : shaman, brute, colosse. Les remplaçantes se prennent après toutes les exactes, une à une. Si toute la taille est épuisée, la créature ne vient pas. L’Appel du clan et les créatures amenées par les boss viennent après la vague, de ce qui reste.',
  'OMD-5.13':
    'Si plusieurs tuiles de départ demandent l’espèce qui manque, celui qui décide dit laquelle prend chaque remplaçante ; les figurines exactes remplissent le reste.',
  'OMD-5.14':
    'Les cartes révélées vont à la défausse des armées. Un boss attendu à ce round arrive maintenant (OMD-13). Ordre de la nouvelle vague : révéler toutes les cartes ; figurines et remplaçantes ; entrée des créatures dans l’ordre d’OMD-5.1, tuiles de départ par numéro ; Appel du clan ; boss et ce qu’ils amènent ; chasseurs ; effets de fin de vague.',
  'OMD-5.15':
    'Chausse-trappe : si des créatures inférieures l’ont traversée, au mouvement ou à la nouvelle vague, sans s’y arrêter, une seule d’entre elles en tout meurt, où qu’elle soit. Cave aux vapeurs : si des créatures inférieures s’y tiennent, une seule en tout meurt. Celui qui décide choisit. Les crânes vont à la réserve de la Faille de cette forteresse.',
  'OMD-5.16':
    'Tous les pièges qui ont une cible possible se déclenchent, tuile par tuile ; les effets de mouvement viennent après la dernière tuile (OMD-12).',
  'OMD-5.17':
    'Toute créature sur la tuile de la Faille, sauf les chasseurs, et tout boss qui s’y trouve sont retirés et blessent la Faille ; ils n’attaquent pas. Dégâts : Orc et arbalétrier 1, coureur 2 (3 avec la variante), créature majeure 3, boss selon sa fiche (Blackpaw en boss reste). Les chasseurs et les héros ennemis ne blessent jamais la Faille. Les sonnés comptent aussi.',
  'OMD-5.18': 'Aucun crâne pour les créatures qui entrent dans la Faille. Leurs figurines retournent à la réserve.',
  'OMD-5.19':
    'Toutes les créatures prêtes d’une espèce sur une tuile forment un groupe. Tout groupe qui a une cible possible doit attaquer, chacun pour soi ; un boss est un groupe à lui seul.',
  'OMD-5.20':
    'Un groupe attaque un seul héros de sa tuile. La cible est choisie avant le jet. Les blessures au-delà de la mort du héros sont perdues.',
  'OMD-5.21':
    'Les groupes d’arbalétriers peuvent attaquer à la place un héros d’une tuile vers laquelle pointe une flèche de la leur (la suivante vers la Faille), jamais en arrière ni de côté.',
  'OMD-5.22':
    'Celui qui décide choisit l’ordre des tuiles, l’ordre des groupes d’une tuile, et chaque cible s’il y en a plusieurs ; il voit chaque résultat avant le choix suivant. Tous les groupes d’une tuile finissent avant la suivante. On ne l’interroge que tant qu’un groupe a au moins deux héros pour cibles possibles ; tout le reste suit l’ordre d’OMD-15.5.',
  'OMD-5.23': 'Un héros tué par un groupe n’est plus une cible pour le suivant.',
  'OMD-5.24': 'Toutes les créatures et tous les boss sonnés se relèvent.',
  'OMD-6.1':
    'Le héros du Seigneur de la Faille d’abord, puis dans le sens horaire. Chacun joue tout son tour. La phase finit quand le tour de table est complet. Les morts sont passés.',
  'OMD-6.2':
    'Cinq sortes d’actions : attaquer, se déplacer, récupérer, action spéciale du héros, action spéciale de la tuile. Autant qu’on veut, dans n’importe quel ordre, chacune une fois par tour.',
  'OMD-6.3':
    'Les cartes « comme action » n’appartiennent à aucune des cinq sortes et s’utilisent autant de fois qu’on en paie le coût.',
  'OMD-6.4':
    'Attaquer : les ennemis doivent être sur la tuile du héros (armes à distance : OMD-10.9). Lancez, puis répartissez (OMD-8). Chaque ennemi tué rapporte ses crânes au héros : inférieur 1, majeur 3, boss 5.',
  'OMD-6.5': 'En Opposition, tuer un héros ne rapporte aucun crâne ; voir OMD-14.13.',
  'OMD-6.6':
    'Se déplacer : jusqu’à la valeur de déplacement du héros (fiche et bonus). Deux tuiles ne sont reliées que si une flèche va de l’une à l’autre ; les héros en ignorent le sens. Le plus court chemin vers la tuile nommée est pris, puis le moins de chausse-trappes, puis les numéros les plus bas ; `par` impose une tuile.',
  'OMD-6.7':
    'Le déplacement ne se divise pas : il est terminé avant une autre action, le reste est perdu. (Exceptions : Midnight, Bottes de sept lieues.)',
  'OMD-6.8':
    'Récupérer : un héros sonné doit abandonner son attaque ou son déplacement de ce tour, puis il n’est plus sonné. Attaquer abandonne le déplacement, et inversement. Il peut faire tout le reste, mais ne peut pas abandonner une action spéciale à la place. S’il finit son tour sans attaque ni déplacement, il se relève alors. Un héros sonné qui attaque abandonne tout le déplacement ; la seconde attaque de Frénésie reste possible, et le Prix du sang aussi. Abandonner l’attaque abandonne toutes les attaques du tour, celle de Frénésie comprise.',
  'OMD-6.9':
    'Action spéciale du héros : un pouvoir, pouvoir ultime ou pouvoir d’opposition marqué action ; une au plus par tour. Les pouvoirs marqués gratuit, passif, réaction ou augmentation ne sont pas des actions.',
  'OMD-6.10': 'Action spéciale de la tuile : pousser, sur le bain d’acide et le lac de lave.',
  'OMD-6.11':
    'Le tour finit avec `fini`, ou de lui-même quand plus rien n’est possible. Alors la cave aux vapeurs agit (OMD-11.12).',
  'OMD-7.1':
    'Préparation du niveau, seulement quand tous les paquets d’armées du niveau sont vides (en coopération, pas après le niveau 3). Le niveau monte. Puis : 1. 3 cartes à chaque armée que la forteresse prévoit pour le nouveau niveau (s’il en reste trop peu, la défausse des armées est d’abord remélangée au paquet) ; 2. toutes les créatures prennent les valeurs du nouveau niveau ; 3. chaque héros, mort ou vif, et chaque réserve de la Faille reçoivent autant de crânes que le nouveau niveau (2, puis 3) ; 4. le magasin est vidé : ses pièges et équipements sont défaussés, les paquets du nouveau niveau sont mélangés et remplacent les anciens ; 5. les cartes arme du nouveau niveau deviennent achetables ; 6. Trapsburg : ses pièges sont défaussés et deux pièges du nouveau niveau, au hasard et jamais de soutien, y sont posés.',
  'OMD-7.2':
    'Le jeton de Seigneur de la Faille passe au héros suivant dans le sens horaire ; en Opposition, il peut être de l’autre équipe.',
  'OMD-7.3':
    'Crânes du courage (Opposition) : chaque héros dans la forteresse ennemie reçoit autant de crânes que le niveau, en plus de ceux d’un nouveau niveau.',
  'OMD-7.4':
    'Résurrection : chaque héros mort revient en pleine santé sur la tuile de son choix, en Opposition aussi dans la forteresse ennemie. Il garde arme, équipement et crânes et n’est pas sonné. Aucun effet de tuile n’est déclenché.',
  'OMD-7.5':
    'Magasin : les places vides sont remplies des paquets du niveau actuel. Un paquet vide n’est pas remélangé ; ses places restent vides.',
  'OMD-7.6':
    'Après le niveau 3, en coopération, les rounds continuent sans nouveau niveau jusqu’à la victoire ou la défaite.',
  'OMD-7.7':
    'Usure : les pertes de la Faille par la prolongation (OMD-15.9) ou l’escalade (OMD-14.19), s’il y en a, ou, sans ces options, le dernier round (OMD-15.10, 14.20) ; puis on vérifie la fin.',
} as const;
