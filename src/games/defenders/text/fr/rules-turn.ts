/** Règles DOR-1 à DOR-4 : but, mise en place, le tour et ses actions. */
export const turnRules = {
  'DOR-1.1': 'Les héros gagnent ensemble dès que le quatrième Général est vaincu, quoi qu’il y ait sur le plateau.',
  'DOR-1.2':
    'Les héros perdent ensemble dès que (a) un Général entre dans la Cité Royale, (b) une carte Avancée des Ténèbres doit placer un séide et qu’il n’en reste plus de sa couleur, même sur les Quêtes, (c) le douzième cristal est posé ou (d) cinq séides se tiennent dans la Cité Royale. Un séide pour lequel il n’y a pas de place n’est pas un séide qui manque.',
  'DOR-1.3': 'Une réserve vide ne fait rien perdre : la défaite vient quand il faut un séide de plus de cette couleur.',
  'DOR-1.4':
    'La défaite se vérifie après chaque séide, chaque cristal et chaque pas d’un Général ; ensuite, plus rien n’arrive.',
  'DOR-1.5': 'La partie finie, le Champion du Roi est désigné (DOR-15).',
  'DOR-2.1': 'À la mise en place, les séides ont la couleur du lieu où on les pose.',
  'DOR-2.2':
    'On pioche des cartes Avancée des Ténèbres jusqu’à en accepter trois, à deux séides par lieu, puis trois autres à un seul. Sont mises de côté, puis remélangées, celles qui ne nomment pas deux lieux, celles qui mettraient un quatrième séide quelque part et, dans la première vague, celles qui répètent un lieu.',
  'DOR-2.3':
    'Un lieu qui porte trois Démons et rien d’autre pendant la mise en place reçoit un cristal ; c’est toujours le cas du Canyon du Scorpion, départ de Balazarg.',
  'DOR-2.4': 'Les héros sont choisis dans l’ordre d’arrivée ou tirés au sort. Tous partent de la Cité Royale.',
  'DOR-2.5': 'La table dit qui commence, sinon le sort en décide. On joue dans l’ordre d’arrivée.',
  'DOR-3.1': 'Un tour : Journée, Soirée, Nuit. Puis vient le héros suivant.',
  'DOR-3.2':
    'Le matin, tous les jetons de Vie du plateau de Héros sont retournés : chacun est une action. Les jetons perdus n’en donnent pas.',
  'DOR-3.3':
    'Les actions se prennent dans l’ordre voulu, autant de fois que voulu, mais les Rumeurs deux fois par tour au plus. On peut en laisser.',
  'DOR-3.4': 'On ne perd de la Vie que face aux séides en fin de Journée et face à un Général vainqueur.',
  'DOR-3.5': 'Les actions en plus ne sont pas des jetons de Vie. Elles se dépensent après les jetons.',
  'DOR-4.1': 'À pied : une action par ligne. Ni séides, ni Généraux, ni cristaux n’arrêtent un voyageur.',
  'DOR-4.2': 'À cheval : une action et une carte à l’icône de cheval mènent à deux lignes au plus.',
  'DOR-4.3': 'Par aigle : une action et une carte à l’icône d’aigle mènent à quatre lignes au plus.',
  'DOR-4.4':
    'Par Portail Magique : une action et une carte à l’icône de portail mènent au lieu de la carte ou à n’importe quel portail du plateau. D’un portail à un autre, aucune carte n’est nécessaire.',
  'DOR-4.5': 'Une compétence de héros ne coûte une action que si son texte le dit.',
  'DOR-4.6':
    'Construire un Portail Magique : une action et une carte du lieu où vous êtes. Un portail par lieu, cinq dans le jeu.',
  'DOR-4.7':
    'Rumeurs : dans une auberge, pour une action, annoncez une couleur et piochez deux cartes. Vous gardez cette couleur et les cartes spéciales ; le reste est défaussé. Deux fois par tour au plus ; la Cité Royale n’est pas une auberge.',
  'DOR-4.8':
    'Purifier la terre : dans un lieu corrompu, pour une action et une carte de sa couleur, lancez deux dés. Un 5 ou un 6 retire un cristal ; la carte est perdue dans tous les cas. Séides et Généraux présents n’y changent rien.',
  'DOR-4.9':
    'Se soigner : une action, là où il n’y a pas de séide. La Cité Royale et les auberges rendent toute la Vie, les autres lieux deux jetons. Ils restent face cachée et ne donnent pas d’action avant le prochain tour.',
  'DOR-4.10': 'Combattre des séides coûte une action (DOR-5).',
  'DOR-4.11': 'Attaquer un Général coûte une action (DOR-7).',
  'DOR-4.12': 'Travailler à une Quête coûte une action (DOR-14).',
} as const;
