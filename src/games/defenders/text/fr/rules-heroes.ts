/** Règles DOR-17 : les compétences des héros. */
export const heroRules = {
  'DOR-17.1a': 'Attaques bénies : +1 à chaque dé contre les Morts-Vivants et les Démons, pas contre les Généraux.',
  'DOR-17.1b':
    'Sanctifier la terre (1 action) : dans un lieu corrompu sans séide, elle se passe de carte ; un dé, sur 5+ un cristal disparaît. La manière ordinaire, avec une carte, lui reste ouverte.',
  'DOR-17.1c':
    'Repousser les morts-vivants : en fin de Journée, avant les blessures, elle peut chasser des Morts-Vivants de son lieu vers les voisins – ni dans une auberge, ni au-delà de trois séides par lieu, ni au-delà de quatre dans la Cité Royale.',
  'DOR-17.2a': 'Sagesse des montagnes : une action de plus s’il commence son tour dans un lieu rouge.',
  'DOR-17.2b':
    'Tueur de dragons : ses dés ratés contre les Draconiens et contre Sapphire sont relancés d’office, une fois par combat.',
  'DOR-17.2c':
    'Armure et robustesse : ignore une blessure en fin de Journée et un jeton de Vie de la pénalité d’un Général.',
  'DOR-17.3a': 'Vol de l’aigle (1 action) : jusqu’à quatre lignes sans carte.',
  'DOR-17.3b':
    'Style d’attaque, choisi au début du tour. Dans le ciel : ni blessure, ni peur, rien de perdu face aux Généraux, et il reste sur place. Sur terre : une fois par combat ou bataille, tous ses dés peuvent être relancés ensemble, sauf contre Varkolak.',
  'DOR-17.3c':
    'Monture fraîche : une action de plus au tour suivant s’il finit son tour sur terre, dans la Cité Royale ou un lieu bleu.',
  'DOR-17.4a': 'Noble destrier (1 action) : jusqu’à deux lignes sans carte.',
  'DOR-17.4b': 'Bravoure : aucune peur des Morts-Vivants.',
  'DOR-17.4c':
    'Aura de droiture : ignore une blessure en fin de Journée et un jeton de Vie de la pénalité d’un Général.',
  'DOR-17.5a': 'Sagesse des bois : +1 à tous ses dés d’attaque dans un lieu vert, Généraux compris, Varkolak excepté.',
  'DOR-17.5b':
    'Tir à l’arc (1 action) : attaque les séides d’un lieu voisin, sans la Sagesse des bois. Pas les Généraux.',
  'DOR-17.5c': 'Soutien elfique : une action de plus s’il commence son tour dans un lieu vert.',
  'DOR-17.6a':
    'Se cacher dans l’ombre : aucune blessure des séides en fin de Journée ; la peur et les Généraux l’atteignent encore.',
  'DOR-17.6b': 'Larcin : une carte Héros de plus le soir si elle finit sa Journée dans un lieu à coffre.',
  'DOR-17.6c': 'Rusée : ses Rumeurs piochent cinq cartes au lieu de deux, toujours deux fois par tour au plus.',
  'DOR-17.7a':
    'Métamorphe : au début de son tour, elle prend la forme d’un peuple ou la sienne. Les séides de sa forme ne la blessent ni ne l’effraient ; sous une forme ennemie, elle ne peut entrer ni dans la Cité Royale ni dans une auberge.',
  'DOR-17.7b':
    'Embuscade : sa première attaque sous une forme a +2 à chaque dé contre les séides de cette forme, ou +1 contre leur Général, Varkolak excepté.',
  'DOR-17.7c': 'Visions : un dé de plus pour les Quêtes et pour purifier la terre.',
  'DOR-17.8a': 'Téléportation (1 action, une fois par tour) : vers n’importe quel lieu.',
  'DOR-17.8b':
    'Boule de feu (1 action et une carte) : une carte de lieu de la couleur d’un séide présent ; chaque dé retire son séide sur 2+.',
  'DOR-17.8c':
    'Sagesse : dans sa propre Nuit, il peut écarter chaque carte Avancée des Ténèbres et prendre la suivante, qui compte alors.',
} as const;
