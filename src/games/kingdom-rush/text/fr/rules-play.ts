/** French: rules, chapters 6 to 9. */
export const playRules = {
  'KRU-6.1':
    'En phase 2, chacun agit autant qu’il veut, dans n’importe quel ordre ; une action se termine avant la suivante.',
  'KRU-6.2': 'Posez une tour de votre main sur un site de votre couleur ou blanc, orientez-la, attaquez aussitôt.',
  'KRU-6.3': 'Un site accueille une tour de soldats et une autre.',
  'KRU-6.4':
    'On ne construit pas là où se tient une figurine, ni sur des cendres ou une tuile environnement autre qu’une fleur.',
  'KRU-6.5': 'On peut construire sur une fleur ; elle est inutilisable tant qu’une tour la recouvre.',
  'KRU-6.6': 'Une tour reste sur son site jusqu’à la phase 5.',
  'KRU-6.7': 'Une tour peut être jouée sans cible.',
  'KRU-7.1': 'Passez une tour de votre main sur la pile entrante d’un autre joueur ; il la prend en phase 5.',
  'KRU-7.2':
    'En la passant, vous pouvez l’échanger contre le même type un niveau plus haut dans la réserve ; depuis le niveau 3, vous choisissez entre les deux cartes de niveau 4.',
  'KRU-7.3':
    'Améliorer est gratuit, mais une carte de ce niveau doit être dans la réserve. Les modificateurs restent sur la carte rendue.',
  'KRU-7.4': 'Les niveaux 3 et 4 ne s’obtiennent qu’en passant. On peut passer sans améliorer.',
  'KRU-7.5': 'Vous pouvez passer autant de cartes que vous voulez, chacune une fois par manche.',
  'KRU-8.1': 'Un héros s’active une fois par manche : il peut se déplacer et tourner, puis fait une action.',
  'KRU-8.2': 'Rien n’oblige à l’activer. Après son action, il ne se déplace plus.',
  'KRU-8.3': 'Il fait jusqu’à autant de pas qu’il a de bottes, même par-dessus tours et hordes.',
  'KRU-8.4':
    'Un déplacement finit sur un chemin, du terrain ou un site sans tour ; pas sur une tour, une sortie, un tentacule, un totem debout ou une tuile qui l’interdit.',
  'KRU-8.5':
    'Sur une horde, la figurine prend quatre cases libres (2×2). Un autre bloc de la même horde coûte un pas ; tourner ne coûte rien.',
  'KRU-8.6': 'Depuis le plateau héros, le premier pas mène sur un emplacement de chemin juste avant une sortie.',
  'KRU-8.7': 'L’orientation se fixe à la fin du déplacement.',
  'KRU-8.8': 'Quand un héros quitte une horde, les cases sous lui redeviennent visibles.',
  'KRU-8.9':
    'L’attaque de base fonctionne comme celle d’une tour, depuis l’emplacement du héros. Sur son plateau, seule la portée parfaite sert.',
  'KRU-8.10': 'Une capacité spéciale remplace l’attaque de base ; sa tuile est retournée jusqu’au repos.',
  'KRU-8.11': 'Les capacités passives agissent toujours d’elles-mêmes.',
  'KRU-8.12': 'Le repos rend toute la vie et prépare toutes les capacités.',
  'KRU-8.13': 'À 0 point de vie, un héros est assommé et retourne sur son plateau.',
  'KRU-8.14': 'La prochaine activation d’un héros assommé ne rend que sa vie, au début de la prochaine phase 2.',
  'KRU-8.15':
    'Quand une horde arrive sur son emplacement, un héros se replie sur un emplacement adjacent sans horde ni tour ; sinon, sur son plateau.',
  'KRU-8.16': 'Un héros protégé ignore tous les dégâts jusqu’à la fin de la manche.',
  'KRU-8.17': 'Chaque héros a une compétence propre sur son plateau.',
  'KRU-8.18':
    'Un guerrier de sable compte comme un soldat. S’il attend, il bondit sur la horde qui arrive, sur la première case libre : ennemis d’abord, en ordre de lecture. Un dégât le renvoie chez Alric.',
  'KRU-8.19':
    'Bruxa gagne un crâne par horde détruite sur son emplacement ou à côté, 3 au plus. Son activation commence par eux tant que l’un a une cible.',
  'KRU-8.20':
    'Une activation commencée doit finir avant toute autre chose ; le repos est toujours possible. Déplacement et action peuvent se dire ensemble, par un trajet sans fleur fraîche.',
  'KRU-8.21':
    'Un héros sur son plateau n’a pas d’emplacement : ce qui en parle ne fait rien, mais Dierdre peut se bénir elle-même.',
  'KRU-8.22':
    'Une petite question de la phase 2 s’adresse à un seul joueur ; les autres attendent, et aucun délai ne repart.',
  'KRU-9.1': 'Les fleurs se trouvent sur du terrain, un chemin ou un site, fraîches ou fanées.',
  'KRU-9.2': 'Un héros qui entre sur l’emplacement d’une fleur fraîche peut l’utiliser à la fin du déplacement.',
  'KRU-9.3':
    'Son effet a lieu, puis elle fane. On peut en utiliser plusieurs, dans n’importe quel ordre, avant l’action.',
  'KRU-9.4': 'Une fleur fanée ne refleurit que par une carte.',
  'KRU-9.5': 'Une fleur sous une tour ne fait rien.',
  'KRU-9.6':
    'On ne traverse ni volcan ni étang ; on traverse fissure et faille, sans s’y arrêter ; un cyclone se trouve sur le chemin.',
  'KRU-9.7': 'Une éruption inflige 1 dégât aux héros et pions autour, et des cendres tombent sur un site.',
  'KRU-9.8': 'Les cendres ferment un site jusqu’à la fin de la manche.',
  'KRU-9.9':
    'Le hasard choisit parmi les sites sans fissure, cendres, tentacule ni tour. S’il n’y en a pas, il ne se passe rien.',
  'KRU-9.10': 'Il y a deux fissures ; une troisième déplace la plus ancienne.',
};
