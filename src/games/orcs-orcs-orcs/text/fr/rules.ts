/** Every rule in French, under its number. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ooo } from '../../types/index.js';
import { reference } from '../shared/rulebook.js';
import { words } from './vocabulary.js';

const { spell, hitPoints, tracks, powers, bonusActions, missions } = reference(words);

export const rules: Catalogue<Ooo>['rules'] = {
  'OOO-1.1': 'Une créature est un pion posé sur une section. Marqueurs et bébés crapauds n’en sont pas.',
  'OOO-1.2':
    'Le type est le nom de la créature (Gobelin, Orque…) ; la catégorie est faible, forte ou puissante. Compteurs, créatures vaincues, jauges et pertes suivent le type ; les cartes Destin de base déplacent des catégories entières.',
  'OOO-1.3': 'Votre quartier est celui auquel fait face la case tour de votre mage.',
  'OOO-1.4': 'Votre paquet réunit toutes vos cartes : pioche, main et défausse.',
  'OOO-1.5': 'Ce qui va dans la boîte est hors jeu pour de bon.',
  'OOO-1.6':
    'Un quartier est sans créature quand aucune ne se tient sur ses trois sections ; les bébés crapauds ne comptent pas. Il est complètement vide quand aucun marqueur n’attend non plus. Option : les marqueurs ne comptent pas.',
  'OOO-2.1':
    'La mise en place suit l’ordre : places, couleurs, créatures, compteurs, terrains, marqueurs, pioches, mains, missions.',
  'OOO-2.2': 'Les marqueurs dont le numéro dépasse le nombre de joueurs restent dehors : 3 et 4 à deux, 4 à trois.',
  'OOO-2.3':
    'Chaque quartier commence avec deux créatures révélées sur sa section extérieure, ou plus près là où une route les porte.',
  'OOO-2.4': 'Vous commencez avec les huit sorts de votre couleur, mélangés, une main de quatre et six jauges à zéro.',
  'OOO-2.5': 'Les places sont tirées au sort. Le premier joueur reste le même ; les tours suivent l’ordre des places.',
  'OOO-2.6':
    'Option : avec un premier joueur tournant, chaque manche commence une place plus loin. Chacun joue toujours une fois par manche.',
  'OOO-3.1': 'Une manche, c’est une carte Destin, puis un tour pour chaque joueur à partir du premier.',
  'OOO-3.2': 'La carte Destin reste visible jusqu’à ce que la suivante la recouvre.',
  'OOO-3.3':
    'Cartes de base : toutes les créatures des catégories indiquées avancent d’une section vers la tour, sans qu’aucune ne bouge deux fois.',
  'OOO-3.4': 'Le mouvement va du quartier 1 au quartier 6 et, dans chacun, de l’anneau intérieur vers l’extérieur.',
  'OOO-3.5':
    'La règle de la carte vaut pour tous, de la fin de son mouvement jusqu’à la carte suivante. Pas de texte, pas de règle.',
  'OOO-3.6':
    'Les six règles. « +1 point de vie » : chaque créature en a un de plus. « Pas d’étude » : on n’apprend rien de la palette. « Pas de téléportation » : aucun mage ne change de place, d’aucune façon. « Pas de pouvoirs bonus » : ils sont ignorés. « 3 sorts » : on pioche une carte de moins en fin de tour. « Échange de sorts » : une fois, la palette retourne dans ses pioches et six nouvelles cartes apparaissent.',
  'OOO-3.7': 'Quand la pioche Destin est épuisée, toutes ses cartes sont mélangées de nouveau.',
  'OOO-4.1': 'Une créature qui quitterait la section intérieure vers la tour y arrive : elle va dans la boîte.',
  'OOO-4.2': `Chaque arrivée fait reculer le compteur de ce type d’une case. Sur la dernière (1 pt) il reste. Compteurs : ${tracks}.`,
  'OOO-4.3':
    'Si votre mage se tient au-dessus de ce quartier, vous perdez une créature vaincue de ce type, si vous en avez une.',
  'OOO-4.4': '« Pas de perte de créatures » la sauve ; le compteur recule quand même.',
  'OOO-4.5': 'Une créature perdue ne fait jamais baisser une jauge ni perdre un pouvoir.',
  'OOO-4.6': 'Peu importe comment une créature arrive à la tour (destin, Liens magiques, routes) : chacune compte.',
  'OOO-5.1':
    'Au début d’un tour, chaque quartier sans créature qui a encore des marqueurs en révèle un, sur la section extérieure.',
  'OOO-5.2': 'Ensuite, le joueur actif révèle un marqueur dans un quartier de son choix, autre que le sien.',
  'OOO-5.3': 'Si aucun quartier ne convient, on saute cette étape ; s’il n’y en a qu’un, il est pris d’office.',
  'OOO-5.4': 'Les marqueurs d’un quartier sortent dans un ordre fixé à la mise en place, que nul ne connaît.',
  'OOO-6.1':
    'Vous avez deux actions par tour : vous téléporter, lancer un sort, utiliser un pouvoir d’action ou passer.',
  'OOO-6.2': 'Se téléporter : votre mage va sur n’importe quelle case vide de la tour.',
  'OOO-6.3': 'Passer : plus d’action ce tour-ci ; on passe à la pioche.',
  'OOO-6.4': 'La même option peut être choisie plusieurs fois, sauf mention « une fois par tour ».',
  'OOO-6.5':
    '« Action supplémentaire » donne trois actions par tour. Si ce pouvoir devient utilisable pendant votre tour, l’action vient aussitôt.',
  'OOO-6.6': 'Les actions gagnées par sorts, actions bonus et bébés crapauds ne valent que pour ce tour.',
  'OOO-6.7': 'Un tour compte au plus douze actions ; après la douzième, rien n’en apporte plus.',
  'OOO-7.1':
    'Chaque sort montre un type de magie : feu, terre, eau ou foudre. Les Grimoires en montrent deux, Sagesse les quatre.',
  'OOO-7.2': 'Pour lancer un sort, posez une carte de votre main face visible : elle apporte une énergie de son type.',
  'OOO-7.3':
    'Ajoutez d’autres cartes en améliorations, une à une. Chacune apporte une énergie ; son effet de sort est ignoré.',
  'OOO-7.4':
    'Un Grimoire compte comme l’un de ses deux types, Sagesse comme n’importe lequel : celui qui sert au sort.',
  'OOO-7.5':
    'L’énergie d’un sort vaut un, plus les améliorations de son type, plus l’énergie magique en attente. Les autres types sont perdus.',
  'OOO-7.6':
    'Quand vous n’ajoutez plus rien, appliquez exactement un effet que l’énergie paie ; pas forcément le plus cher.',
  'OOO-7.7':
    'Si un effet d’amélioration a servi, le sort peut échouer (effet 0), et le doit si aucun effet n’est payable ou n’a de cible : cartes et action sont dépensées. Sinon un tel sort est refusé, ou repris s’il est en cours.',
  'OOO-7.8':
    'Ensuite le sort et ses améliorations vont à la défausse. Jusque-là ils sont en jeu et ne peuvent être piochés.',
  'OOO-7.9': 'Un sort en cours ne peut être repris que si aucun effet d’amélioration n’a servi.',
  'OOO-7.10': 'Le Poison ne peut être ni lancé ni ajouté.',
  'OOO-7.11': 'On peut ajouter des cartes sans énergie utile, par exemple pour leur effet d’amélioration.',
  'OOO-7.12': 'Chaque action met fin à l’énergie magique gagnée avant elle, utilisée ou non.',
  'OOO-8.1':
    'Les sorts d’Attaque touchent les créatures de votre quartier, sur toute section, sauf indication du sort.',
  'OOO-8.2': 'Les dégâts s’ajoutent pendant le tour. Dès qu’ils atteignent les points de vie, la créature est vaincue.',
  'OOO-8.3': 'À la fin du tour, tous les dégâts sont guéris.',
  'OOO-8.4': `Points de vie : ceux indiqués, un de plus sous « +1 point de vie » (sauf « Règles immuables »), un de plus sur des pierres, un de moins dans la végétation. Indiqués : ${hitPoints}.`,
  'OOO-8.5': 'Les dégâts en trop sont perdus.',
  'OOO-8.6': `${spell('smash')} ${spell('zap')} ${spell('cold-snap')} ${spell('fire-spark')}`,
  'OOO-8.7': spell('fireball'),
  'OOO-8.8': spell('lightning-bolt'),
  'OOO-8.9': `${spell('earthquake')} Gauche et droite vues de la tour ; l’anneau reste le même.`,
  'OOO-8.10': `${spell('ice-storm')} Derrière veut dire plus loin de la tour.`,
  'OOO-8.11':
    'La première section doit contenir une créature ou un bébé crapaud ; la seconde peut être vide. Derrière une section extérieure, il n’y a rien.',
  'OOO-8.12': 'Les dégâts à une section touchent tout le monde en même temps ; puis on retire les créatures vaincues.',
  'OOO-8.13': 'Boule de feu, Éclair, Séisme et Blizzard demandent toujours au moins une énergie de plus.',
  'OOO-8.14':
    'Les points de vie comptent tels qu’ils sont pour le joueur actif. S’ils baissent pendant le tour, toute créature assez blessée est aussitôt vaincue.',
  'OOO-9.1':
    'Grimoires et Sagesse se lancent seuls et gratuitement : prenez une carte de la palette dans votre défausse.',
  'OOO-9.2': 'L’emplacement est rempli depuis la même pioche ; si elle est vide, il le reste.',
  'OOO-9.3':
    'Un sort appris ce tour-ci ne peut être ni lancé ni ajouté avant votre prochain tour, même s’il revient en main.',
  'OOO-9.4':
    'Sous « Pas d’étude », on ne peut pas les lancer (sauf « Règles immuables »), mais ils servent d’améliorations.',
  'OOO-10.1': `${spell('switch')} Les deux créatures doivent être différentes.`,
  'OOO-10.2': `${spell('replenish')} Le rappel est expliqué en OOO-11.5.`,
  'OOO-10.3': `${spell('magic-bonds')} Arriver à la tour suit OOO-4.`,
  'OOO-10.4': `${spell('voodoo')} Les mains plus petites sont épargnées.`,
  'OOO-10.5':
    'La victime choisit la carte et la défausse quand elle veut, au plus tard au début de son prochain tour. Les cartes dues ne comptent plus dans la main.',
  'OOO-10.6': 'Une créature déplacée ou échangée garde ses dégâts.',
  'OOO-11.1':
    'Certaines cartes portent un effet d’amélioration : téléportation, piocher une carte, ou les deux (Sagesse). Il ne compte que si on les ajoute à un sort.',
  'OOO-11.2': 'Il s’utilise au moment où la carte est ajoutée, ou jamais.',
  'OOO-11.3': 'Tous les effets d’amélioration viennent avant l’effet du sort.',
  'OOO-11.4':
    'Téléportation : votre mage va sur une case vide et le sort agit depuis le nouveau quartier. Pas sous « Pas de téléportation ».',
  'OOO-11.5':
    'Piocher une carte (rappel) : une carte au hasard de votre défausse vient en main, s’il y en a ; elle peut rejoindre le même sort. Option : le dessus de la pioche à la place.',
  'OOO-11.6': 'Sagesse : téléportation, pioche, ou les deux, téléportation d’abord.',
  'OOO-12.1': 'Une créature vaincue vous revient, et la jauge de crânes de son type monte d’un cran.',
  'OOO-12.2': `À deux, la jauge est pleine : vous gagnez son pouvoir bonus jusqu’à la fin. ${powers}.`,
  'OOO-12.3':
    'Les pouvoirs valent sauf sous « Pas de pouvoirs bonus » ; « Règles immuables » en libère son propriétaire.',
  'OOO-12.4':
    '« Piocher un sort supplémentaire » : cinq cartes au lieu de quatre. « Règles immuables » : ignorez les règles du destin (pas « Échange de sorts »). « Changement de main » : une fois par tour, pour une action, une carte de la main quitte le jeu. « Action supplémentaire » : trois actions. « Pas de perte de créatures » : les arrivées ne vous coûtent rien. Poison : une fois par tour, pour une action, une carte Poison va dans la défausse d’un adversaire, tant qu’il en reste.',
  'OOO-12.5': 'Plusieurs joueurs peuvent avoir le même pouvoir.',
  'OOO-13.1': 'Le Poison ne fait rien, ne se lance ni ne s’ajoute, et encombre la main. Il coûte 2 pts à la fin.',
  'OOO-13.2':
    'Le Poison peut compter pour une carte à défausser et être retiré par « Changement de main » ; il va alors dans la boîte.',
  'OOO-14.1':
    'Après les actions, les dégâts guérissent, l’énergie magique en attente est perdue et le reste de la main est défaussé.',
  'OOO-14.2':
    'Puis piochez quatre cartes : cinq avec « Piocher un sort supplémentaire », une de moins sous « 3 sorts » (sauf « Règles immuables »).',
  'OOO-14.3': 'Quand la pioche est vide, la défausse mélangée la remplace. Si les deux sont vides, on s’arrête.',
  'OOO-15.1': 'Dès que quatre quartiers sont complètement vides, la fin est déclenchée, et le reste.',
  'OOO-15.2': 'On vérifie après chaque mouvement, action et révélation.',
  'OOO-15.3':
    'La manche se joue jusqu’au bout, puis on compte : créatures vaincues fois leur compteur, 2 pts par sort de Soutien, −2 par carte Poison, et la mission. Le plus haut total est Archimage ; à égalité, on partage le titre.',
  'OOO-15.4': 'Après la manche 30, on compte dans tous les cas.',
  'OOO-16.1': 'Missions secrètes : sur deux reçues, gardez-en une face cachée ; les autres retournent dans la boîte.',
  'OOO-16.2': `Les missions sont révélées à la fin et ne comptent que ce que l’on possède alors. ${missions}.`,
  'OOO-17.1': `Actions bonus : chaque type de créature en montre une, à faire quand elle est vaincue. ${bonusActions}.`,
  'OOO-17.2':
    'À chaque créature vaincue, faites aussitôt son action bonus ou renoncez-y ; plusieurs dans l’ordre voulu. Elles peuvent se faire toutes seules.',
  'OOO-17.3': 'Piocher une carte : de votre pioche. 1 action : pour ce tour.',
  'OOO-17.4': 'Défausse commune : tout autre joueur ayant plus de trois cartes doit défausser une carte.',
  'OOO-17.5':
    'Énergie magique : une énergie de type libre pour votre prochaine action de ce tour. Si ce n’est pas un sort à énergie, elle est perdue. Plusieurs s’ajoutent.',
  'OOO-17.6':
    'Les actions bonus sont gratuites et ne sont pas des pouvoirs : « Pas de pouvoirs bonus » ne les touche pas.',
  'OOO-17.7': 'Pioches et actions gagnées viennent après la défausse du sort qui les a causées.',
  'OOO-18.1': 'Les dix-neuf nouvelles cartes Destin remplacent les quinze de base.',
  'OOO-18.2': 'Le front d’un quartier est la section la plus proche de la tour qui contient une créature.',
  'OOO-18.3': 'Les sorts d’Attaque ne visent que le front de votre quartier.',
  'OOO-18.4': 'Éclair peut viser le front de n’importe quel quartier.',
  'OOO-18.5':
    'Séisme et Blizzard prennent le front comme première section ; la seconde est touchée quoi qu’elle contienne.',
  'OOO-18.6': 'Quand la dernière créature du front a disparu, la section suivante qui en a devient aussitôt le front.',
  'OOO-18.7': 'Sorts de Soutien, bébés crapauds et explosions ne sont pas limités par le front.',
  'OOO-18.8':
    'La carte nomme quartiers et anneaux : les créatures qui s’y trouvent avancent d’une section, l’anneau intérieur d’abord, sans qu’aucune ne bouge deux fois.',
  'OOO-18.9': 'Arrivées à la tour et règle du bas fonctionnent comme toujours ; les six règles sont les mêmes.',
  'OOO-18.10': 'Nouvelles cartes Destin et règle du front vont ensemble ; jamais l’une sans l’autre.',
  'OOO-19.1':
    'Terrain : d’ordinaire une tuile par quartier. La table peut en poser moins, ou les neuf ; une tuile ne va que sur son anneau.',
  'OOO-19.2': 'Végétation : une créature y a un point de vie de moins.',
  'OOO-19.3': 'Pierres : une créature y a un point de vie de plus.',
  'OOO-19.4': 'Le changement cesse quand la créature quitte la tuile.',
  'OOO-19.5':
    'Route : on ne s’y arrête pas. La créature avance aussitôt d’une section de plus ; d’une route intérieure, elle arrive à la tour.',
  'OOO-19.6':
    'Toute entrée compte : destin, révélation, Intervention, Liens magiques. Des routes qui se suivent se prennent l’une après l’autre.',
  'OOO-19.7': 'Une créature blessée qui vient là où ses dégâts suffisent est vaincue par le joueur actif.',
  'OOO-19.8': 'Les routes s’appliquent après chaque pas et n’usent pas de pas de Liens magiques.',
  'OOO-20.1':
    'Renforts : chaque nouveau type en remplace un de sa catégorie, pions et marqueurs un pour un. Crocovolant pour Gobelin ou Orque, Crapaud couveur pour Shaman ou Cavalier, Bombardier pour Golem ou Chef.',
  'OOO-20.2':
    'Le nouveau type reprend compteur, jauge et pouvoir de la place ; points de vie et action bonus lui sont propres.',
  'OOO-20.3':
    'Crapaud couveur et Bombardier vont mieux avec les actions bonus, mais tout mélange est permis et leurs effets s’appliquent toujours.',
  'OOO-20.4': 'Crocovolant : trois points de vie, rien d’autre.',
  'OOO-20.5': 'Crapaud couveur : vaincu, il laisse un bébé crapaud face cachée à sa place, tant qu’il en reste.',
  'OOO-20.6':
    'Un bébé crapaud ne bouge pas, n’arrive pas à la tour, n’est ni une créature, ni une créature vaincue, ni le front, et ignore le terrain.',
  'OOO-20.7':
    'Qui blesse un bébé crapaud le prend. Les attaques simples peuvent le viser, celles de section les prennent tous, sauf celui que le même sort vient de laisser.',
  'OOO-20.8':
    'Avec la règle du front, on ne peut le viser que si aucune créature de son quartier n’est plus près de la tour. Les explosions ne le touchent jamais.',
  'OOO-20.9':
    'Un bébé crapaud pris est retourné et sert une fois, gratuitement, pendant un de vos tours : piocher une carte, 1 action, énergie magique, ou un point de vie de moins à une créature ce tour-ci.',
  'OOO-20.10':
    'Bombardier : vaincu, il inflige un dégât à toutes les autres créatures de sa section. Celles qui tombent sont à vous et explosent à leur tour.',
  'OOO-20.11': 'Explosions et bébés crapauds passent avant les actions bonus, un par un : quartier, anneau, pion.',
};
