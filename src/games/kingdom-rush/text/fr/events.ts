/** French: one line each for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { bossCards } from '../../content/special-hordes.js';
import { hordeCard } from '../../rules/cards.js';
import type { CardId, Kru, Reward, TowerId } from '../../types/index.js';
import { writeCells } from '../../rules/cells.js';
import { capital, languages } from '../../../../pieces/wording/index.js';
import { au, de, spacedAll, the } from '../../../../pieces/wording/fr.js';
import { coach } from './coach.js';
import { cardName, explained, hordeName, small } from '../shared/naming.js';
import { words } from './phrases.js';

const { all, counted } = languages.fr;
const { names, cards } = words;

/** « une tour de mages », « un obusier nain », « des lanceurs de haches ». */
function oneOf(card: TowerId): string {
  const article = { 'artillery-3': 'un', 'artillery-4b': 'un', 'archer-4a': 'un', 'archer-4b': 'des' }[card as string];
  return `${article ?? 'une'} ${small(names.towers[card])}`;
}

/** Leviathan is a name, the Primarch is not. */
const bossCard = (card: CardId): string =>
  de(hordeCard(card).species === 'primarch' ? 'le Primarque' : hordeName(words, card));

/** What a horde is worth, in words. */
const earned = ({ gold, diamonds, either }: Reward): string => {
  const parts = [
    ...(gold > 0 ? [counted(gold, 'pièce d’or', 'pièces d’or')] : []),
    ...(diamonds > 0 ? [counted(diamonds, 'diamant')] : []),
  ];
  return either ? languages.fr.either(parts) : all(parts);
};

export const events: Catalogue<Kru>['events'] = spacedAll<Catalogue<Kru>['events']>({
  heroChosen: ({ seat, hero }, say) => `${say.seat(seat)} mène ${names.heroes[hero]}.`,
  secondaryChosen: ({ hero }) => `${names.heroes[hero]} accompagne le héros principal.`,
  abilitiesTaken: ({ seat, abilities }, say) =>
    `${say.seat(seat)} prend ${all(abilities.map((id) => cards.abilities[id].name))}.`,
  dealChanged: ({ seat, card, change, to }, say) =>
    ({
      give:
        seat === to
          ? `${say.seat(seat)} prend ${oneOf(card)}.`
          : `${say.seat(seat)} donne ${oneOf(card)} à ${say.seat(to)}.`,
      upgrade: `${say.seat(seat)} améliore d’un niveau ${oneOf(card)}.`,
      downgrade: `${say.seat(seat)} ramène ${oneOf(card)} à son niveau.`,
      surrender: `${say.seat(seat)} rend ${oneOf(card)}.`,
    })[change],
  scenarioBegan: ({ scenario, difficulty, rounds }) =>
    `${names.scenarios[scenario].name} (${names.difficulties[difficulty]}), ${counted(rounds, 'manche')} : ${names.scenarios[scenario].goal}.`,
  readied: ({ seat, on }, say) => (on ? `${say.seat(seat)} a terminé.` : `${say.seat(seat)} n’a pas encore terminé.`),
  coach: ({ message }) => coach(message),
  roundBegan: ({ round, rounds }) => `Manche ${round} sur ${rounds}.`,
  phaseBegan: ({ phase }) => `Phase ${phase} : ${names.phases[phase]}.`,
  colourBlocked: ({ colour }) => words.phrases.blocked(names.colours[colour]),
  spawned: ({ tag, card, at, objective, ambush }) =>
    `${ambush ? 'Embuscade ! ' : ''}${tag} (${hordeName(words, card)}) apparaît en ${at}${objective === null ? '' : `, marque !${objective}`}.`,
  eventRevealed: ({ event }) => explained(words, cards.events[event].name, cards.events[event].effect),
  bossActed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action
      ? `${hordeName(words, card)}, ${cards.bossActions[action].name} : ${small(cards.bossActions[action].effect)}`
      : undefined;
  },
  riftShuffled: () => 'La pioche faille est mélangée à nouveau.',
  riftDrawn: ({ card }) => `Faille, ${cards.rifts[card].name} : ${small(cards.rifts[card].effect)}`,
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
    `Plus de tentacule à faire surgir : le royaume perd ${counted(hearts, 'cœur')} (il en reste ${left}).`,
  nothingHappened: () => 'Aucun site ne s’y prête : il ne se passe rien.',
  gained: ({ gold, diamonds }) => `Le trésor gagne ${earned({ gold, diamonds, either: false })}.`,
  healed: ({ hero, life, now }) => `${names.heroes[hero]} regagne ${counted(life, 'point')} de vie (${now} désormais).`,
  hurt: ({ hero, damage, life }) =>
    `${names.heroes[hero]} subit ${counted(damage, 'dégât')} (il lui reste ${counted(life, 'point')} de vie).`,
  unhurt: ({ hero }) => `${names.heroes[hero]} ne subit aucun dégât.`,
  stunned: ({ hero }) => `${names.heroes[hero]} est ${words.phrases.stunned(hero)} et retourne sur son plateau héros.`,
  recovered: ({ hero }) => `${names.heroes[hero]} reprend ses esprits ; c’est son activation de la manche.`,
  sheltered: ({ hero }) => `${names.heroes[hero]} reçoit une protection pour cette manche.`,
  pawnsLost: ({ tag, soldiers, warriors }) =>
    `${tag} : ${all([...(soldiers > 0 ? [counted(soldiers, 'soldat')] : []), ...(warriors > 0 ? [counted(warriors, 'guerrier de sable', 'guerriers de sable')] : [])])} en moins.`,
  retreated: ({ hero, to }) => `${names.heroes[hero]} se replie ${to === null ? 'sur son plateau héros' : `en ${to}`}.`,
  secondaryLeft: ({ hero }) => `${names.heroes[hero]} s’en va.`,
  towerPlayed: ({ seat, card, at, facing }, say) =>
    `${say.seat(seat)} joue ${oneOf(card)} en ${at}, face ${au(the(names.facings[facing], 'm'))}.`,
  consecrated: ({ card, at }) => `La tour en ${at} (${names.towers[card]}) attaque une fois de plus.`,
  passed: ({ seat, to, card, upgraded }, say) =>
    `${say.seat(seat)} ${seat === to ? 'met de côté pour la manche suivante' : `passe à ${say.seat(to)}`} ${oneOf(card)}${upgraded ? `, désormais ${oneOf(upgraded)}` : ''}.`,
  moved: ({ hero, to, tag }) => `${names.heroes[hero]} va en ${to}${tag === null ? '' : `, sur ${tag}`}.`,
  turned: ({ hero, facing }) => `${names.heroes[hero]} fait face ${au(the(names.facings[facing], 'm'))}.`,
  acted: ({ hero, what }) =>
    `${names.heroes[hero]} : ${what === 'basic' ? 'attaque de base' : what === 'rest' ? 'repos' : what === 'objective' ? 'objectif' : what === 'skulls' ? 'crânes' : cards.abilities[what].name}.`,
  secondActed: ({ hero, at }) => `${names.heroes[hero]} vient en renfort en ${at} : ${cards.soloCards[hero]}.`,
  activated: () => undefined,
  bloomed: ({ flower, at }) => explained(words, `${cards.flowers[flower].name} en ${at}`, cards.flowers[flower].effect),
  refreshed: ({ flower, at }) => `La fleur en ${at} refleurit (${cards.flowers[flower].name}).`,
  held: ({ tag }) => `${tag} est immobilisée cette manche.`,
  tile: ({ tag, shape, cells, from, source, hits }) => {
    const hero = from === 'hero' ? cardName(words, source) : undefined;
    const piece = `${capital(names.shapes[shape])}${hero === undefined ? '' : ` ${de(hero)}`}`;
    return `${from === 'knife' ? 'Couteau' : piece} sur ${tag} en ${writeCells(cells)} : ${counted(hits, 'touché')}.`;
  },
  pawn: ({ tag, cell, warrior }) => `Un ${warrior ? 'guerrier de sable' : 'soldat'} sur ${tag} en ${cell}.`,
  ambushed: ({ tag, cell }) => `Un guerrier de sable bondit sur ${tag} en ${cell}.`,
  warriorWaits: ({ at }) => `Un guerrier de sable attend en ${at}.`,
  warriorHome: () => 'Un guerrier de sable retourne sur le plateau d’Alric.',
  covered: ({ tag, card }) => `${tag} (${hordeName(words, card)}) : tout est recouvert ✔`,
  cut: ({ at }) => `Le tentacule en ${at} a disparu.`,
  totemFell: ({ at }) => `Le totem en ${at} s’effondre.`,
  falconGiven: ({ card }) => `Un Falcon se pose sur une tour (${names.towers[card]}).`,
  skullGained: ({ skulls }) => `Bruxa a ${counted(skulls, 'crâne')}.`,
  destroyed: ({ tag, card, at, reward }) =>
    `${tag} (${hordeName(words, card)}) est détruite en ${at}${reward.gold + reward.diamonds > 0 ? ` (${earned(reward)})` : ''}.`,
  beaten: ({ card, what, left }) =>
    what === 'wind'
      ? `${hordeName(words, card)} : à terre, puis de nouveau debout (${left === 0 ? 'plus aucun second souffle' : `encore ${counted(left, 'second souffle', 'seconds souffles')}`}).`
      : left > 0
        ? `Une carte ${bossCard(card)} est détruite, il en reste ${left}.`
        : `La dernière carte ${bossCard(card)} est détruite.`,
  bossRevealed: ({ card }) => {
    const action = bossCards[card]?.action;
    return action ? `Prochaine action du boss : ${cards.bossActions[action].name}.` : undefined;
  },
  tilesLost: ({ tag, cells }) => `${tag} se débarrasse de la tuile en ${writeCells(cells)}.`,
  blocked: ({ tag }) => `${tag} est arrêtée.`,
  stayed: ({ tag }) => `${tag} est immobilisée et reste sur place.`,
  stepped: ({ tag, from, to, forced }) => `${tag} ${forced ? 'est poussée' : 'avance'} de ${from} à ${to}.`,
  drowned: ({ pawns }) => `${counted(pawns, 'pion')} ${pawns > 1 ? 'se noient' : 'se noie'}.`,
  escaped: ({ tag, card, gate, hearts, left }) =>
    `${tag} (${hordeName(words, card)}) s’échappe par ${gate} : ${counted(hearts, 'cœur perdu', 'cœurs perdus')}, ${left > 0 ? `il en reste ${left}` : 'il n’en reste aucun'}.`,
  rewardChosen: () => undefined,
  takenBack: () => 'Les tours reviennent en main.',
  bought: ({ seat, card, to, price }, say) =>
    `${say.seat(seat)} achète ${oneOf(card)}${seat === to ? '' : ` pour ${say.seat(to)}`} (${counted(price, 'diamant')}).`,
  modified: ({ seat, modifier, card }, say) =>
    `${say.seat(seat)} pose un modificateur sur ${oneOf(card)} : ${cards.modifiers[modifier].name}.`,
  over: ({ won, round, rounds, hearts, ofHearts }) =>
    `Partie ${won ? 'gagnée' : 'perdue'} ${round > rounds ? `après ${counted(rounds, 'manche')}` : `à la manche ${round} sur ${rounds}`} (cœurs : ${hearts}/${ofHearts}).`,
});
