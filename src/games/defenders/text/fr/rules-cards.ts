/** Règles DOR-13 à DOR-16 : cartes, Quêtes, Champion du Roi, jouer hors de son tour. */
export const cardRules = {
  'DOR-13.1':
    'Une carte de lieu sert à une seule chose, puis est défaussée : voyager, construire un portail, purifier la terre, Boule de feu, ou dés contre son Général.',
  'DOR-13.2':
    'Une carte spéciale se joue pour son texte, sans action sauf mention contraire, ou comme dés contre un Général qu’elle montre.',
  'DOR-13.3': 'Une carte spéciale qui quitte une main, quelle que soit la raison, quitte le jeu.',
  'DOR-13.4': 'Les cartes spéciales n’ont pas de couleur : elles ne paient ni purification ni Boule de feu.',
  'DOR-13.5': 'Les cartes ne s’échangent pas et ne se donnent pas.',
  'DOR-13.6': 'Qui joue une carte en fait tous les choix. « Un héros » peut être le sien.',
  'DOR-14.1': 'Chaque héros a une Quête en cours et ne peut pas l’abandonner à son gré.',
  'DOR-14.2': 'On en pioche aussitôt une autre quand elle est accomplie, ratée ou impossible.',
  'DOR-14.3':
    'Pour une Quête, on lance les dés imprimés, un de plus pour la Sorcière ; un seul dé au seuil suffit. Bonus de combat et relances ne comptent pas.',
  'DOR-14.4':
    'Une Quête accomplie est un point et reste au héros, même sa récompense utilisée. Une Quête ratée est défaussée.',
  'DOR-14.5':
    'Des séides peuvent marquer l’avance d’une Quête. Si une couleur manque la Nuit, ils sont repris en commençant par le héros actif, et cette avance est perdue. Ils reviennent à la réserve quand la Quête finit. Réserve vide : on marque sans séide.',
  'DOR-14.6':
    'Sont impossibles : espionner un Général vaincu, et Trouver un Portail Magique quand il ne reste plus de portail ou plus de lieu rouge sans portail.',
  'DOR-14.7':
    'Une Quête impossible est remplacée. Une pioche vide est refaite de la défausse, sans les impossibles ; s’il n’y en a aucune, le héros attend sans Quête.',
  'DOR-14.8': 'Une récompense dure, s’utilise une fois avec « jouer » ou la commande prévue, ou agit tout de suite.',
  'DOR-14.9': 'Un héros peut garder et utiliser autant de récompenses qu’il veut.',
  'DOR-14.10':
    'Les séides en trop pour une chasse vont à la réserve ; un combat ne compte que pour la Quête en cours à son début.',
  'DOR-15.1':
    'Les points d’un joueur : ses Quêtes accomplies et les Généraux qu’il a abattus. Le plus grand total fait le Champion du Roi.',
  'DOR-15.2': 'À égalité, plus de Quêtes l’emporte ; si l’égalité demeure, le titre est partagé.',
  'DOR-15.3':
    'Le champion est désigné après une victoire comme après une défaite. Le titre est personnel, le résultat est commun.',
  'DOR-16.1':
    'Cartes spéciales et récompenses se jouent tant que la table attend quelqu’un, selon leur moment, et dans les fenêtres de réaction.',
  'DOR-16.2': 'Un coup est résolu en entier avant toute autre chose. Un coup sans effet est refusé.',
  'DOR-16.3': 'Si plusieurs joueurs réagissent, la première commande reçue passe d’abord.',
  'DOR-16.4':
    'La Fortune de Bataille vient après les relances du lanceur. Après un combat, chacun peut la jouer jusqu’à la prochaine commande du joueur actif ; dans une bataille, pendant le choix du prochain combattant ou quand le dernier a lancé. Tout est alors recompté ; l’auteur du coup fatal est le premier combattant à partir duquel le compte reste suffisant.',
  'DOR-16.5':
    'Défenses Renforcées et Organiser la Milice arrêtent le Général d’une carte révélée. La Milice Sécurise la Région en annule un placement : un lieu, ou une couleur de la carte Cité Royale. Une récompense de Chasseur en annule un de sa couleur, sur les cartes ordinaires seulement. Les séides d’un Général ne sont pas touchés.',
  'DOR-16.6':
    'Accalmie et Razzias se jouent avant la première carte Avancée des Ténèbres de la Nuit, Razzias seulement au tour du héros.',
  'DOR-16.7':
    'Espion dans le Camp : à la fin de ce tour, le Général nommé ne se soigne pas et son décompte n’avance pas.',
  'DOR-16.8':
    'Sauvegarde automatique, si elle est activée : quand personne ne répond la Nuit et que la partie serait perdue, une carte qui la sauve est jouée parmi les mains de ceux à qui l’on a demandé.',
} as const;
