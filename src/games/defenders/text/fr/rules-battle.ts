/** Règles DOR-5 à DOR-8 : séides, blessures, Généraux, attaques de groupe. */
export const battleRules = {
  'DOR-5.1': 'Une action attaque tous les séides du lieu : un dé pour chacun, dans sa couleur.',
  'DOR-5.2': 'Un dé retire son séide sur : Orc 3+, Démon 4+, Mort-Vivant 4+, Draconien 5+.',
  'DOR-5.3': 'Les bonus s’ajoutent à chaque dé. Rien ne touche ni ne rate d’office.',
  'DOR-5.4': 'Les bonus se cumulent : Attaques bénies +1, Sagesse des bois +1, Embuscade +2, Amulette des Dieux +1.',
  'DOR-5.5':
    'Tueur : les séides de la couleur du Général abattu tombent sans dé ; on lance pour les autres dans la même action.',
  'DOR-5.6': 'Les dés en plus sont attribués à des couleurs présentes avant le jet. Une touche sans séide est perdue.',
  'DOR-5.7':
    'Relances, dans cet ordre : Nain et Monture Licorne (dés ratés, d’office), Chevaucheur d’Aigle sur terre (tous ou aucun), Fortune de Bataille (dés ratés). Chaque source une fois ; le dernier résultat compte.',
  'DOR-5.8': 'Un Général présent ne prend pas part à un combat contre des séides.',
  'DOR-5.9': 'Démons, Draconiens, Orcs et Morts-Vivants sont les séides des quatre couleurs.',
  'DOR-5.10':
    'Les séides battus par un combat, quel qu’il soit, ou par Furie de Bataille comptent pour les Quêtes du héros ; ceux que d’autres cartes ou récompenses retirent, non.',
  'DOR-6.1':
    'Qui finit la Journée parmi des séides subit une blessure pour chacun, et une de plus si l’un d’eux est un Mort-Vivant : la peur.',
  'DOR-6.2': 'Les compétences qui ignorent des blessures se déduisent d’abord.',
  'DOR-6.3': 'Chaque blessure prend un jeton de Vie, en commençant par ceux des actions non utilisées.',
  'DOR-6.4': 'Se tenir près d’un Général ne coûte rien en soi.',
  'DOR-6.5':
    'Seul le héros dont la Journée finit est blessé. Les séides venus la Nuit ne blessent personne avant la fin de la prochaine Journée de ce héros.',
  'DOR-6.6': 'Un héros sans jeton de Vie est mort et ne revient pas.',
  'DOR-6.7':
    'Les cartes et les Quêtes d’un héros mort, même accomplies, sont défaussées. Les Généraux abattus restent des points du joueur mais ne donnent plus de compétence.',
  'DOR-6.8':
    'Le joueur prend aussitôt un héros inutilisé : Cité Royale, Vie entière, deux cartes Héros, une Quête. S’il est mort à son propre tour, la Journée est finie ; Soirée et Nuit suivent avec le nouveau.',
  'DOR-6.9':
    'S’il ne reste aucun héros inutilisé, la place reste vide et l’on continue sans elle. Sans aucun héros, la partie est perdue.',
  'DOR-7.1': 'On attaque un Général là où il se tient, une fois qu’aucun séide n’y reste.',
  'DOR-7.2':
    'Attaquer coûte une action et au moins une carte Héros qui montre le Général. Une carte de lieu montre le Général de sa couleur.',
  'DOR-7.3': 'Lancez autant de dés que les cartes jouées en portent, un ou deux chacune, tous à la fois.',
  'DOR-7.4':
    'Un dé touche Balazarg sur 4+, Gorgutt sur 3+, Varkolak sur 4+, Sapphire sur 5+. Chaque touche baisse son marqueur d’un cran.',
  'DOR-7.5':
    'Compétences. Balazarg : avant la bataille, un dé par carte jouée ; sur 1, la carte est perdue. Sapphire : si elle survit, elle retrouve toute sa Vie. Varkolak : aucun dé n’est relancé et rien ne s’ajoute aux dés ; les dés en plus et l’annulation d’une compétence restent possibles. Gorgutt : chaque 1 naturel annule une touche, qui que soient les lanceurs, et n’en est jamais une.',
  'DOR-7.6':
    'Les blessures se comptent sur toute la bataille : toutes les touches moins, contre Gorgutt, chaque 1 naturel. Le Général tombe quand elles atteignent sa Vie de départ.',
  'DOR-7.7':
    'Contre les Généraux comptent Sagesse des bois +1, Embuscade +1 et l’Amulette +1, mais jamais contre Varkolak. Attaques bénies, Tir à l’arc et Tueur ne comptent pas.',
  'DOR-7.8':
    'Victoire : qui a fait tomber le marqueur prend le trophée, un point et la compétence Tueur de cette couleur. Chaque combattant pioche trois cartes. Le jeton de guerre avance. Les séides de cette couleur restent et continuent d’arriver.',
  'DOR-7.9':
    'Défaite : chaque combattant subit ce qu’imprime le plateau du Général, la Vie d’abord, puis des cartes de son choix. Qui meurt perd tout.',
  'DOR-7.10': 'Les vaincus sont ramenés à la Cité Royale. Les actions non utilisées restent, moins les jetons perdus.',
  'DOR-7.11': 'Toutes les cartes jouées sont défaussées ; les spéciales quittent le jeu.',
  'DOR-7.12':
    'Un Général se soigne après une bataille qu’il a gagnée. Case blanche : un point de Vie à la fin du tour du héros suivant et de chaque tour ensuite. Case rouge : seulement quand chaque héros a encore fini un tour. Chaque nouvelle victoire du Général relance le décompte ; à pleine Vie, il s’arrête.',
  'DOR-7.13': 'Un Général dont le marqueur est sur une case rouge n’avance pas.',
  'DOR-7.14': 'Cases rouges : Balazarg 1 ; Gorgutt 2 et 1 ; Varkolak et Sapphire aucune.',
  'DOR-8.1':
    'Les héros qui se tiennent avec le héros actif au lieu d’un Général peuvent prendre part à l’attaque. Cela ne leur coûte aucune action.',
  'DOR-8.2':
    'Pour en être, un héros joue au moins une carte qui montre le Général. Sinon il n’est pas combattant et n’a ni récompense ni pénalité.',
  'DOR-8.3': 'Qui a lancé la bataille dit qui jette ses dés ensuite, au vu des dés déjà tombés.',
  'DOR-8.4':
    'Quand le Général tombe, les autres n’ont pas à lancer ; leurs cartes sont perdues et leur récompense est la même.',
  'DOR-8.5':
    'Une Fortune de Bataille sert une fois à chaque combattant : tout de suite à ceux qui ont lancé, aux autres juste après leur jet. Un 1 de parade relancé ne pare plus. Une seconde carte recommence.',
  'DOR-8.6':
    'Un combattant dont toutes les cartes sont maudites combat encore, avec les dés d’une récompense s’il en a apporté une.',
  'DOR-8.7':
    'Un combattant peut être blessé, et de n’importe quel style ou forme ; seuls des séides sur place interdisent la bataille.',
  'DOR-8.8':
    'Promesse : avec « rejoindre », un héros promet des cartes pour la prochaine bataille là où il se tient. Elles sont jouées pour lui sans question. La promesse finit quand elle est tenue, quand ce héros ou le Général s’en va ou tombe, ou en répondant « aucune » à « rejoindre ».',
  'DOR-8.9':
    'Avant le premier dé, l’attaquant peut annuler la bataille, une fois par tour. Cartes, récompenses et action sont rendues.',
  'DOR-8.10':
    'Une carte qui éloigne un combattant pendant le rassemblement lui rend ses cartes. Si elle éloigne l’attaquant ou le Général, la bataille s’arrête.',
} as const;
