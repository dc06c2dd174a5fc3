/** French: rules, chapters 1 to 5. */
export const boardRules = {
  'KRU-1.1':
    'Le plateau est un rectangle d’emplacements carrés : colonnes A, B, … depuis la gauche, rangs 1, 2, … depuis le haut ; le nord est en haut.',
  'KRU-1.2':
    'Un emplacement est un chemin, un site de construction, du terrain ou une sortie ; des tuiles environnement peuvent s’y trouver.',
  'KRU-1.3': 'Adjacent désigne les huit emplacements autour, diagonales comprises, sauf mention contraire.',
  'KRU-1.4':
    'Chaque emplacement de chemin a une flèche vers le suivant ou vers une sortie. Les voies se rejoignent, elles ne se séparent jamais.',
  'KRU-1.5': 'Une voie est la suite d’emplacements de chemin depuis son point d’apparition jusqu’à sa sortie.',
  'KRU-1.6':
    'La distance d’un emplacement compte les emplacements de chemin jusqu’à sa sortie, lui compris. À égalité : la voie la plus basse, puis l’étiquette la plus basse ; le boss vient en dernier.',
  'KRU-1.7':
    'Une sortie n’est pas un emplacement de chemin : les hordes ne s’y arrêtent pas et les héros n’y entrent pas.',
  'KRU-1.8': 'Chaque point d’apparition se trouve à côté du premier emplacement de sa voie, avec sa pile.',
  'KRU-1.9': 'La forme sous laquelle un chemin est dessiné ne compte pas dans les règles.',
  'KRU-1.10': 'Un site sert au joueur de sa couleur, un site blanc à tout le monde.',
  'KRU-1.11':
    'Tours et héros font face au nord, à l’est, au sud ou à l’ouest ; devant, droite, derrière et gauche tournent avec eux.',
  'KRU-2.1': 'Une horde a 4×4 cases : colonnes a à d, rangs 1 à 4, a1 en haut à gauche. Elle ne tourne jamais.',
  'KRU-2.2': 'Une case est vide ou contient un ennemi ; certains ne subissent que la magie ou que le physique.',
  'KRU-2.3': 'Un grand ennemi occupe 2×2 cases et compte une fois.',
  'KRU-2.4': 'Une case est recouverte par une tuile, un pion ou une figurine. Seuls les ennemis doivent l’être.',
  'KRU-2.5': 'Les hordes entièrement recouvertes restent sur le chemin jusqu’à la phase 3.',
  'KRU-2.6':
    'Rapide : deux pas en phase 4. Volant : ni pions ni tuiles des tours d’artillerie. Ardent : 1 dégât de plus à qui se tient dessus. Régénérant : perd sa plus petite tuile au début de la phase 4.',
  'KRU-2.7': 'La récompense figure au dos de la carte.',
  'KRU-2.8': 'Une horde prend la plus petite étiquette libre h1, h2, … ; le boss est hb.',
  'KRU-2.9':
    'Une horde immobilisée ne tente pas d’avancer en phase 4 de cette manche, et personne dessus n’en subit de dégât.',
  'KRU-3.1': 'Une tuile a une forme et un type de dégâts ; tournez-la et retournez-la à volonté.',
  'KRU-3.2':
    'Une tuile peut recouvrir ennemis et cases vides, jamais ce qui s’y trouve déjà, et ne dépasse pas de la grille. Elle ne bouge plus.',
  'KRU-3.3':
    'Les dégâts physiques ne vont pas sur les cases magiques, ni les magiques sur les cases physiques ; les bruts vont partout.',
  'KRU-3.4': 'Le physique est dessiné en gris, le magique en bleu, le brut en violet.',
  'KRU-3.5':
    'Soldats et guerriers de sable recouvrent une case, en dégâts physiques sauf mention contraire ; leur couteau inflige le même type.',
  'KRU-3.6': 'La figurine d’un héros recouvre 2×2 cases de dégâts bruts ; ses attaques ont leur propre type.',
  'KRU-3.7': 'Chaque tuile peut être omise, et une attaque peut n’avoir aucune cible.',
  'KRU-3.8': 'Les tuiles ne manquent jamais. Il y a 12 soldats et 2 guerriers de sable.',
  'KRU-4.1': 'Ici : sur la horde où se tient le héros.',
  'KRU-4.2': 'Une flèche : sur la horde de l’emplacement voisin dans cette direction.',
  'KRU-4.3':
    'Plusieurs flèches : chaque tuile va sur l’un des emplacements visés ; elles peuvent aller sur la même horde.',
  'KRU-4.4': 'Chacune : chaque emplacement visé qui porte une horde reçoit la tuile.',
  'KRU-4.5': 'Autour : l’un des huit emplacements.',
  'KRU-4.6': 'Portée parfaite : une horde au choix, n’importe où, pour chaque groupe de tuiles.',
  'KRU-4.7': 'Les tuiles jointes par + vont sur la même horde.',
  'KRU-4.8':
    'Soldat au couteau : placez-le, puis une tuile 1×1 sur une horde voisine de la sienne, jamais la sienne. Sans lui, pas de couteau.',
  'KRU-4.9': 'Quand une carte propose deux attaques, choisissez-en une : a ou b.',
  'KRU-4.10':
    'L’orientation d’une tour se fixe quand on la pose, celle d’un héros quand il se déplace ou tourne ; jamais pendant une attaque.',
  'KRU-4.11':
    'Les tuiles se placent dans l’ordre imprimé, celles des modificateurs ensuite, celle d’un Falcon en dernier. Toutes sont légales ou rien ne se passe.',
  'KRU-4.12': 'À portée immédiate : sur l’emplacement nommé ou à côté, quelle que soit l’orientation.',
  'KRU-5.1': 'La phase 1 n’a pas lieu à la manche 1.',
  'KRU-5.2':
    'Pile après pile, la carte du dessus arrive sur l’emplacement libre de sa voie le plus proche du point d’apparition.',
  'KRU-5.3': 'Si aucun emplacement de la voie n’est libre, vous perdez aussitôt.',
  'KRU-5.4': 'Un évènement est résolu, puis la carte suivante de la même pile est révélée.',
  'KRU-5.5': 'Une pile vide est ignorée.',
  'KRU-5.6': 'Les héros là où une horde arrive se replient ; un guerrier de sable qui attend bondit dessus.',
  'KRU-5.7': 'Après la dernière pile : le boss agit, les champions commencent, une carte faille est piochée.',
};
