/** French: one line each for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { bossCards } from '../../content/special-hordes.js';
import type { Kru } from '../../types/index.js';
import { writeCells } from '../../rules/cells.js';
import { capital, languages } from '../../../../pieces/wording/index.js';
import { au, de, spacedAll, the } from '../../../../pieces/wording/fr.js';
import { coach } from './coach.js';
import { hordeName, rewardSigns } from '../shared/naming.js';
import { words } from './phrases.js';

const { all, counted } = languages.fr;
const { names, cards } = words;

export const events: Catalogue<Kru>['events'] = spacedAll<Catalogue<Kru>['events']>({
  heroChosen: ({ seat, hero }, say) => `${say.seat(seat)} mène ${names.heroes[hero]}.`,
  secondaryChosen: ({ hero }) => `${names.heroes[hero]} accompagne le héros principal.`,
  abilitiesTaken: ({ seat, abilities }, say) =>
    `${say.seat(seat)} prend ${all(abilities.map((id) => cards.abilities[id].name))}.`,
  dealChanged: ({ seat, card, change, to }, say) =>
    `${say.seat(seat)} : ${names.towers[card]}, ${{ give: `donnée à ${say.seat(to)}`, upgrade: 'un niveau plus haut', downgrade: 'à son niveau', surrender: 'rendue' }[change]}.`,
  scenarioBegan: ({ scenario, difficulty, rounds }) =>
    `${names.scenarios[scenario].name} (${names.difficulties[difficulty]}), ${counted(rounds, 'manche')} : ${names.scenarios[scenario].goal}.`,
  readied: ({ seat, on }, say) => (on ? `${say.seat(seat)} : prêt.` : `${say.seat(seat)} : pas encore prêt.`),
  coach: ({ message }) => coach(message),
  roundBegan: ({ round, rounds }) => `Manche ${round} sur ${rounds}.`,
  phaseBegan: ({ phase }) => `Phase ${phase} : ${names.phases[phase]}.`,
  colourBlocked: ({ colour }) => `Sites bloqués cette manche : ${names.colours[colour]}.`,
  spawned: ({ tag, card, at, objective, ambush }) =>
    `${ambush ? 'Embuscade ! ' : ''}${tag} (${hordeName(words, card)}) : apparition en ${at}${objective === null ? '' : `, marque !${objective}`}.`,
  eventRevealed: ({ event }) => `${cards.events[event].name} : ${cards.events[event].effect}`,
  bossActed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action
      ? `${hordeName(words, card)}, ${cards.bossActions[action].name} : ${cards.bossActions[action].effect}`
      : undefined;
  },
  riftShuffled: () => 'La pioche faille est mélangée à nouveau.',
  riftDrawn: ({ card }) => `Faille, ${cards.rifts[card].name} : ${cards.rifts[card].effect}`,
  riftCalmed: ({ champion }) => `Avec ${hordeName(words, champion)}, la faille perd un élément.`,
  drumsBeat: () => 'Tambours : les hordes qui arrivent maintenant sont rapides cette manche.',
  hastened: ({ tag }) => `${tag} est rapide cette manche.`,
  cycloneMoved: ({ from, to }) => `Un cyclone passe de ${from} à ${to}.`,
  erupted: ({ at }) => `Le volcan en ${at} entre en éruption.`,
  ashFell: ({ at }) => `Des cendres ferment le site ${at} pour cette manche.`,
  fissureOpened: ({ at, from }) =>
    `Une fissure s’ouvre en ${at}${from === null ? '' : ` et celle de ${from} se referme`}.`,
  tentacleRose: ({ at }) => `Un tentacule surgit en ${at}.`,
  tentaclesFull: ({ hearts, left }) =>
    `Plus de tentacule à faire surgir : le royaume perd ${counted(hearts, 'cœur')} (reste ${left}).`,
  nothingHappened: () => 'Aucun site ne s’y prête : il ne se passe rien.',
  gained: ({ gold, diamonds }) =>
    `+ ${all([...(gold > 0 ? [counted(gold, 'pièce d’or', 'pièces d’or')] : []), ...(diamonds > 0 ? [counted(diamonds, 'diamant')] : [])])}.`,
  healed: ({ hero, life, now }) => `${names.heroes[hero]} regagne ${counted(life, 'point')} de vie (${now}).`,
  hurt: ({ hero, damage, life }) => `${names.heroes[hero]} subit ${counted(damage, 'dégât')} (reste ${life}).`,
  unhurt: ({ hero }) => `${names.heroes[hero]} ne subit aucun dégât.`,
  stunned: ({ hero }) => `${names.heroes[hero]} n’a plus de vie et quitte le plateau.`,
  recovered: ({ hero }) => `${names.heroes[hero]} reprend ses esprits ; c’est son activation de la manche.`,
  sheltered: ({ hero }) => `${names.heroes[hero]} reçoit une protection pour cette manche.`,
  pawnsLost: ({ tag, soldiers, warriors }) =>
    `${tag} : ${all([...(soldiers > 0 ? [counted(soldiers, 'soldat')] : []), ...(warriors > 0 ? [counted(warriors, 'guerrier de sable', 'guerriers de sable')] : [])])} en moins.`,
  retreated: ({ hero, to }) => `${names.heroes[hero]} se replie : ${to ?? 'plateau héros'}.`,
  secondaryLeft: ({ hero }) => `${names.heroes[hero]} s’en va.`,
  towerPlayed: ({ seat, card, at, facing }, say) =>
    `${say.seat(seat)} joue ${names.towers[card]} en ${at}, face ${au(the(names.facings[facing], 'm'))}.`,
  consecrated: ({ card, at }) => `${names.towers[card]} en ${at} attaque une fois de plus.`,
  passed: ({ seat, to, card, upgraded }, say) =>
    `${say.seat(seat)} passe ${names.towers[card]}${upgraded ? ` (désormais ${names.towers[upgraded]})` : ''} ${seat === to ? 'à la manche suivante' : `à ${say.seat(to)}`}.`,
  moved: ({ hero, to, tag }) => `${names.heroes[hero]} va en ${to}${tag === null ? '' : `, sur ${tag}`}.`,
  turned: ({ hero, facing }) => `${names.heroes[hero]} fait face ${au(the(names.facings[facing], 'm'))}.`,
  acted: ({ hero, what }) =>
    `${names.heroes[hero]} : ${what === 'basic' ? 'attaque de base' : what === 'rest' ? 'repos' : what === 'objective' ? 'objectif' : what === 'skulls' ? 'crânes' : cards.abilities[what].name}.`,
  secondActed: ({ hero, at }) => `${names.heroes[hero]} vient en renfort en ${at} : ${cards.soloCards[hero]}.`,
  activated: () => undefined,
  bloomed: ({ flower, at }) => `${cards.flowers[flower].name} en ${at} : ${cards.flowers[flower].effect}`,
  refreshed: ({ flower, at }) => `${cards.flowers[flower].name} en ${at} : elle refleurit.`,
  held: ({ tag }) => `${tag} est immobilisée cette manche.`,
  tile: ({ tag, shape, cells, from, hits }) =>
    `${from === 'knife' ? 'Couteau' : capital(names.shapes[shape])} sur ${tag} ${writeCells(cells)} : ${counted(hits, 'touché')}.`,
  pawn: ({ tag, cell, warrior }) => `Un ${warrior ? 'guerrier de sable' : 'soldat'} sur ${tag} ${cell}.`,
  ambushed: ({ tag, cell }) => `Un guerrier de sable bondit sur ${tag} en ${cell}.`,
  warriorWaits: ({ at }) => `Un guerrier de sable attend en ${at}.`,
  warriorHome: () => 'Un guerrier de sable retourne sur le plateau d’Alric.',
  covered: ({ tag, card }) => `${tag} (${hordeName(words, card)}) : tout est recouvert ✔`,
  cut: ({ at }) => `Le tentacule en ${at} a disparu.`,
  totemFell: ({ at }) => `Le totem en ${at} s’effondre.`,
  falconGiven: ({ card }) => `Un Falcon se pose : ${names.towers[card]}.`,
  skullGained: ({ skulls }) => `Bruxa a ${counted(skulls, 'crâne')}.`,
  destroyed: ({ tag, card, at, reward }) =>
    `${tag} (${hordeName(words, card)}) en ${at} : horde détruite${reward.gold + reward.diamonds > 0 ? ` (${rewardSigns(reward)})` : ''}.`,
  beaten: ({ card, what, left }) =>
    what === 'wind'
      ? `${hordeName(words, card)} : à terre, puis de nouveau debout (seconds souffles restants : ${left}).`
      : left > 0
        ? `Une carte ${de(hordeName(words, card))} est détruite, il en reste ${left}.`
        : `La dernière carte ${de(hordeName(words, card))} est détruite.`,
  bossRevealed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action ? `Ensuite : ${cards.bossActions[action].name}.` : undefined;
  },
  tilesLost: ({ tag, cells }) => `${tag} se débarrasse de la tuile en ${writeCells(cells)}.`,
  blocked: ({ tag }) => `${tag} est arrêtée.`,
  stayed: ({ tag }) => `${tag} est immobilisée et reste sur place.`,
  stepped: ({ tag, from, to, forced }) => `${tag} ${forced ? 'est poussée' : 'avance'} de ${from} à ${to}.`,
  drowned: ({ pawns }) => `Noyade : ${counted(pawns, 'pion')}.`,
  escaped: ({ tag, card, gate, hearts, left }) =>
    `${tag} (${hordeName(words, card)}) s’échappe par ${gate} : ${counted(hearts, 'cœur perdu', 'cœurs perdus')}, reste ${left}.`,
  rewardChosen: () => undefined,
  takenBack: () => 'Les tours reviennent en main.',
  bought: ({ seat, card, to, price }, say) =>
    `${say.seat(seat)} achète ${names.towers[card]}${seat === to ? '' : ` pour ${say.seat(to)}`} (${counted(price, 'diamant')}).`,
  modified: ({ seat, modifier, card }, say) =>
    `${say.seat(seat)} pose ${cards.modifiers[modifier].name} sur ${names.towers[card]}.`,
  over: ({ won, round, rounds, hearts, ofHearts }) =>
    `Partie ${won ? 'gagnée' : 'perdue'} à la manche ${round} sur ${rounds}, cœurs ${hearts}/${ofHearts}.`,
});
