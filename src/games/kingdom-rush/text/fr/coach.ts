/** French: the prologue's coach. */
const messages = [
  'Une horde est une grille de 4×4 cases. Recouvrez chaque ennemi de tuiles, de pions ou de figurines, et elle tombe en phase 3 ; les cases vides ne comptent pas.',
  'Les tours vont sur les sites de votre couleur ou sur les sites blancs. Orientez-les pour que leurs flèches visent une horde.',
  'Pour chaque tuile, choisissez une horde, puis ses cases. Les chiffres de l’aperçu montrent les meilleures places ; #1 prend toute la proposition.',
  'Une tour dont vous n’avez pas besoin peut être passée, un niveau plus haut et gratuitement ; elle revient à la manche suivante.',
  'Votre héros entre par la sortie, couvre 2×2 cases de dégâts bruts et arrête la horde. La fleur magique en D2 touche une horde en C2 ou C3.',
  'Phase 3 : qui se tient sur une horde détruite subit 1 dégât ; les soldats retournent à la réserve. La récompense va au trésor commun.',
  'Phase 4 : chaque horde fait un pas, en sautant par-dessus les autres, sauf si quelqu’un se tient dessus. Chaque ennemi visible qui sort coûte un cœur : cinq cœurs, cinq gobelins, une seule horde intacte et tout est fini.',
  'Phase 6 : une tour de niveau 1 coûte 2 diamants, une tour de niveau 2 en coûte 3.',
];

export function coach(message: number): string | undefined {
  const text = messages[message - 1];
  return text && `🎓 ${text}`;
}
