/** Règles DOR-9 à DOR-12 : Soirée, Nuit, déferlements, intensité du conflit. */
export const nightRules = {
  'DOR-9.1':
    'Le soir, le joueur actif pioche deux cartes Héros ; la Roublarde sur un coffre et le Heaume de Puissance en piochent chacun une de plus.',
  'DOR-9.2':
    'Une pioche Héros vide est refaite de sa défausse mélangée, sans les cartes spéciales. Si les deux sont vides, on ne pioche rien.',
  'DOR-9.3':
    'Puis quiconque a plus de dix cartes en défausse jusqu’à dix ou joue des cartes spéciales. Entre deux Soirées, une main peut être plus grande.',
  'DOR-10.1':
    'Cartes Avancée des Ténèbres par Nuit : début de la guerre une ; milieu deux, la seconde pour son Général seulement ; fin trois, la troisième pour son Général seulement.',
  'DOR-10.2': 'Une carte est résolue en entier avant que la suivante soit révélée.',
  'DOR-10.3': 'Les séides imprimés sont posés dans les deux lieux, le premier d’abord.',
  'DOR-10.4':
    'Si le lieu imprimé pour le Général est le prochain de son chemin, il y va et amène les séides imprimés. Sinon, ni l’un ni l’autre.',
  'DOR-10.5':
    'Une carte « prochain pas » l’avance d’un pas où qu’il soit. Vaincu, atteint d’une blessure majeure ou retenu, un Général ne bouge pas et n’amène personne.',
  'DOR-10.6': 'Les Généraux ne vont que vers la Cité Royale ; seule Stratégie de Bataille en fait reculer un.',
  'DOR-10.7':
    'Accalmie : rien. Patrouilles Orcs : un Orc dans chaque lieu vert sans séide. Préparatifs de Guerre Orcs : un Orc dans chaque lieu dont l’unique séide est un Orc. Les lieux sont relevés avant de poser le premier Orc.',
  'DOR-10.8':
    'Carte Cité Royale : pour chaque couleur de séide voisine de la Cité, un séide de cette couleur y entre. Puis la pioche Héros et la pioche Avancée des Ténèbres sont mélangées avec leurs défausses, cartes spéciales exceptées.',
  'DOR-10.9':
    'Les mélanges de la carte Cité Royale ont lieu même si la Sagesse l’écarte, si Sombres Visions la défausse ou si elle ne vaut que pour un Général.',
  'DOR-10.10': 'Une pioche Avancée des Ténèbres vide est refaite de sa défausse mélangée.',
  'DOR-10.11': 'Une carte utilisée pour son Général seulement saute tout le reste de son texte.',
  'DOR-11.1':
    'Un lieu porte au plus trois séides, toutes couleurs confondues ; seule la Cité Royale en porte plus. Un Général ne compte pas.',
  'DOR-11.2': 'Les séides se posent l’un après l’autre tant qu’il y a de la place.',
  'DOR-11.3':
    'Déferlement : si un quatrième devait venir, il ne vient pas ; le lieu reçoit un cristal et un séide de cette couleur part vers chaque voisin, sauf les auberges. Un seul déferlement par placement, quel que soit le surplus.',
  'DOR-11.4': 'Un voisin plein reçoit un cristal au lieu du séide, mais ne déferle pas.',
  'DOR-11.5':
    'La Cité Royale en accueille autant qu’il faut, n’est jamais corrompue et ne déferle jamais ; le cinquième séide fait perdre.',
  'DOR-11.6':
    'Quand arrive un troisième Démon et qu’il n’y a que des Démons, le lieu reçoit un cristal. Les Démons restent. Jamais dans la Cité Royale.',
  'DOR-11.7':
    'Les deux peuvent se suivre : deux Démons rejoignant deux Démons donnent un cristal pour le troisième, puis un cristal et un déferlement pour le quatrième.',
  'DOR-11.8': 'Un lieu peut cumuler plusieurs cristaux, et un lieu corrompu peut déferler encore.',
  'DOR-11.9': 'Une auberge ne porte jamais ni séide ni cristal.',
  'DOR-11.10': 'Un déferlement atteint les voisins par ordre alphabétique, la Cité Royale en dernier.',
  'DOR-11.11': 'Les séides qui accompagnent un Général suivent les mêmes règles.',
  'DOR-12.1':
    'Le jeton va du début de la guerre, par deux cases de milieu, à la fin de la guerre : une case par Général vaincu.',
} as const;
