/** French rules, chapters 16 to 20, under their numbers. */

export const assaultRules = {
  'STR-16.1':
    'L’assaut suit la dernière étape des défenseurs : I à distance (canons, engins, archers, tireurs gobelins), II corps à corps (chaudrons, crochets, ordres, comparaison, hôpital), III barbacane.',
  'STR-16.2': 'Un mur est *engagé* si un assaillant s’y trouve, ou dans sa tour de siège.',
  'STR-16.3':
    'Un mur sous l’*éblouissement spirituel* ne prend pas part à cet assaut : ni lui ni sa tour de siège ne sont des cibles, ses archers ne tirent pas, son chaudron (accident compris) et son ordre ne font rien, on ne le compare pas. Les engins et les tireurs placés à d’autres endroits agissent comme d’habitude.',
  'STR-16.4':
    '*I.1 Canons.* Chaque canon peut viser : l’abord de son côté ; un rempart face à sa tour ou voisin de celle-ci ; une tour de siège d’un mur contigu ; la barbacane, si sa tour la touche. Toutes les cibles sont nommées d’abord, puis on révèle une carte de tir par canon dans l’ordre du plateau, sans mélanger entre elles ; puis on mélange.',
  'STR-16.5':
    'Une carte de tir nomme les types qu’elle touche. Le défenseur tue une unité d’un de ces types dans la zone visée. Manqué, ou aucune de ces unités : rien.',
  'STR-16.6':
    '*I.2 Engins.* Toutes les cibles sont nommées d’abord ; puis les cartes sont révélées ; les engins agissent l’un après l’autre dans l’ordre `fw`, `rw1`…`rw4`, `fe`, `re1`…`re3`, chacun sur ce que les précédents ont laissé, selon STR-6.3 à 6.6, STR-9.3, STR-11.3.',
  'STR-16.7':
    '*I.3 Archers.* Les archers d’un mur non engagé tirent sur un rempart relié à ce mur par un sentier. Ceux des tours tirent sur un rempart face à la tour ou voisin ; ils ne sont jamais au corps à corps. Ceux de `w4`, `e1`, `tw4` et `te1` peuvent aussi tirer sur la barbacane. Bénédiction : STR-13.7.',
  'STR-16.8': 'Chaque archer ajoute 1 point à la volée sur une seule cible.',
  'STR-16.9':
    'Un mantelet annule les volées sur son rempart. Un maître des tranchées double la force des unités pour cette étape.',
  'STR-16.10':
    'L’assaillant choisit les morts : un groupe d’unités de la zone dont la force ne dépasse pas la volée et auquel aucune autre unité de la zone ne pourrait s’ajouter. Les points qui ne suffisent pas à tuer sont perdus.',
  'STR-16.11': 'Toutes les volées sont dirigées avant le choix des morts ; tous tombent à la fois.',
  'STR-16.12':
    '*I.4 Tireurs gobelins.* Chaque gobelin d’un rempart avec maître de tir peut tirer sur un mur relié à ce rempart et non engagé, ou sur la tour en face. Il y tue un archer. Au plus autant de gobelins, tous remparts ensemble, qu’il y a d’archers à la cible. Les archers tués vont au stock.',
  'STR-16.13':
    'Un engin sans mur à viser dans sa portée (tous éblouis ; dans l’assaut décisif, aussi ceux de la brèche) ne tire pas et garde sa pile. Une baliste peut ne pas tirer quand aucun mur qu’elle peut viser n’a de défenseur.',
  'STR-16.14':
    '*Lignes.* Les choix d’une étape qui dépendent les uns des autres (victimes des canons et des engins) se font dans l’ordre de l’étape. En changer un remet les suivants de la même zone ou du même mur à leur proposition.',
  'STR-17.1':
    '*II.1 Chaudrons.* Sur chaque mur engagé, le chaudron tue des assaillants du mur (pas de la tour de siège) : contre les trolls 1 troll, contre les orques 1 orque, contre les gobelins tous les gobelins. Avec un accident : STR-9.9, engagé ou non.',
  'STR-17.2':
    '*II.2 Crochets.* Chaque crochet peut balayer un mur contigu à sa tour où se trouvent des assaillants. Toutes les cibles d’abord, puis une carte de tir par crochet dans l’ordre du plateau, puis on mélange. Le plus *faible* assaillant du mur meurt si la carte montre son type.',
  'STR-17.3':
    '*II.3 Ordres.* Les tuiles cachées sont retournées ; effets dans l’ordre du plateau, orques explosifs d’abord, puis appel des trolls, puis on note la fureur.',
  'STR-17.4':
    '*II.4 Comparaison*, sur chaque mur engagé, tous à partir de la même situation. Assaillant : unités du mur et de sa tour de siège (sous la fureur, 3 par gobelin) + 1 pour un étendard + 1 par autel attribué. Défenseur : unités + 1 par composant, pierre ou bois + 1 par unité avec l’officier + discours + 2 avec le guerrier.',
  'STR-17.5': 'L’*avantage* est l’écart. Égalité : pas de pertes (mais la fureur tue ses gobelins).',
  'STR-17.6':
    '*Assaillant devant* : d’abord le poison (STR-7.8 ; sans archer, le premier écart vaut). Puis, si l’avantage dépasse la force totale des défenseurs du mur, c’est la *brèche* (et ces unités sont perdues). Sinon le défenseur perd des unités selon STR-17.8.',
  'STR-17.7':
    '*Défenseur devant* : d’abord les gobelins de la fureur meurent et l’écart est recompté ; puis les boucliers (STR-7.7). L’assaillant perd des unités selon STR-17.8, mais seulement si un défenseur ou le guerrier est sur le mur. Composants et officier seuls ne tuent personne.',
  'STR-17.8':
    '*Pertes.* Le perdant retire de ce mur (l’assaillant aussi de sa tour de siège) des unités valant au moins l’avantage, sans aucune qu’on aurait pu garder. Elles comptent leur force simple de STR-1.5, sans bonus. Si toutes ensemble valent moins, toutes partent (pour le défenseur, c’est la brèche). Les assaillants vont aux unités tuées, les défenseurs à l’hôpital. D’un même type, ceux de la tour de siège partent d’abord.',
  'STR-17.9': 'Héros et composants ne sont jamais des pertes.',
  'STR-17.10':
    '*II.5 Hôpital.* Le défenseur ramène 2 unités de l’hôpital dans la cour (toutes, s’il y en a moins). Les autres meurent ; avec les spectres, elles changent de camp (STR-9.6). Sauté dès qu’un mur est tombé. La terreur agit à leur arrivée (STR-9.7).',
  'STR-18.1':
    'Comptent les morceaux de bélier servis par deux unités. La force du bélier est le plus petit de ces deux nombres : les morceaux, et la moitié des unités arrondie vers le bas. Le portail actuel perd autant de résistance.',
  'STR-18.2':
    'À 0 ou moins, le portail est détruit : 1 point de gloire pour le premier, 1 pour le deuxième. Bélier et servants passent au suivant, et ce qui dépasse lui est ôté.',
  'STR-18.3': 'Le troisième portail détruit = la forteresse est prise (3 points de gloire, les mêmes qu’en STR-20.5).',
  'STR-18.4':
    'Les servants du bélier ne sont atteints que selon STR-16.4 et STR-16.7 ; le tireur d’élite les atteint aussi. Personne n’y combat au corps à corps.',
  'STR-19.1':
    'Si au moins un mur est tombé ou le troisième portail détruit, le reste de l’assaut se joue encore (les autres murs et l’étape III), puis la partie finit et on compte la gloire.',
  'STR-19.2':
    'Sinon : (1) retirer rituels, ordres, bénédiction, éblouissement, influence des autels, tir de précision, discours ; (2) les unités dépensées rejoignent les tuées ; (3) les tours de siège se vident sur leurs murs selon la place ; invasion en masse et attaque des trolls sont vérifiées ensuite ; (4) les marques sont retirées, l’avancement reste, ce qui sert une fois par tour redevient libre ; (5) assaillant −1 de gloire, défenseur +1, dès le tour 6 +1 pour la garde d’honneur ; (6) après le tour 10 les défenseurs gagnent ; sinon le tour suivant commence.',
  'STR-20.1':
    '*Temps* : l’assaillant commence avec 10 et perd 1 à la fin de chaque tour sans entrée ; le défenseur gagne 1.',
  'STR-20.2':
    '*Actes héroïques des assaillants*, 1 point chacun, une fois par partie, dès que la condition est remplie : *l’attaque des trolls* – 4 trolls à un mur (dessus ou dans sa tour de siège) ; *rituels sanglants* – 12 gobelins sacrifiés ; *invasion en masse* – des assaillants à 7 murs ou plus à la fois ; *murs démantelés* – deux fois dans la partie, un effet des assaillants laisse un mur sans composant (le même deux fois, ou deux murs).',
  'STR-20.3':
    'La première fois qu’un mur est démantelé, la dernière pierre détruite va sur la case des ruines et y reste (si seul du bois est tombé, on ne fait que compter) ; la deuxième fois rapporte.',
  'STR-20.4':
    '*Garde d’honneur* : dès le tour 6, 1 point au défenseur à la fin de chaque tour, si les deux soldats n’ont jamais quitté leur poste.',
  'STR-20.5':
    '*Entrée* : 3 points pour le premier mur tombé ou le troisième portail ; 1 pour chaque autre mur tombé (ou le troisième portail) dans le même assaut. *Portails* : 1 pour chacun des deux premiers.',
  'STR-20.6': 'Les points de *courage* cédés pour des actes déshonorants sont perdus.',
  'STR-20.7': '*Égalité* à la fin : un assaut de plus, sur les murs qui ne sont pas tombés.',
  'STR-20.8':
    '*Assaut décisif, les morts* : l’hôpital est fermé. Les défenseurs tués aux étapes II.1 à II.4 sont hors jeu aussitôt (au stock), et les spectres n’amènent personne.',
  'STR-20.9':
    '*Assaut décisif, ordres* : les tuiles encore posées à des murs non tombés agissent de nouveau ; celles retirées par STR-10.14 restent retirées.',
  'STR-20.10':
    '*Assaut décisif, résultat* : un mur tombé ou le troisième portail détruit alors donne aux assaillants 1 point en tout et aucune gloire d’entrée ; sinon les défenseurs en reçoivent 1.',
} as const;
