/** French lines for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { de } from '../../../../pieces/wording/fr.js';
import { isSiegeTower } from '../../rules/places.js';
import { isNobody, totalOf } from '../../rules/units.js';
import type { Moved } from '../../types/events.js';
import type { Str } from '../../types/index.js';
import type { Counts, ShotCard, Unit, Zone } from '../../types/terms.js';
import { phrases } from '../shared/phrases.js';
import { isToldByTask, scoreOf } from '../shared/telling.js';
import { words } from './vocabulary.js';

const { lane, place, unitCount, units } = phrases(words);
const { language, hourglasses, resources } = words;

const moved = ({ from, to, units: went, killed }: Moved): string => {
  const way = `${place(from)} → ${place(to)}`;
  if (isNobody(went)) return `${way} : ${units(killed)} au piège`;
  return `${way} : ${units(went)}${isNobody(killed) ? '' : ` (${units(killed)} au piège)`}`;
};
/** A participle in the number of those who follow. */
const agreed = <U extends Unit>(word: string, who: Counts<U>): string => `${word}${language.s(totalOf(who))}`;
const where = (at: string | null): string => (at === null ? '' : `, ${place(at)}`);
const hero = { officer: 'l’officier', warrior: 'le guerrier' } as const;
const smashed = { cauldron: 'le chaudron', cannon: 'le canon', hook: 'le crochet' } as const;

/** As something that is shot at. */
const mark = (zone: Zone): string => {
  if (zone === 'barbican') return 'la barbacane';
  return isSiegeTower(zone) ? `la ${place(zone)}` : place(zone);
};

/** What may fall is not yet what falls. */
const shot = (card: ShotCard): string => (card === 'miss' ? words.shots.miss : `carte de tir ${words.shots[card]}`);

export const events: Catalogue<Str>['events'] = {
  rolesDealt: ({ roles }, say) =>
    `${roles.map((role, seat) => `${say.seat(seat)} : ${words.roles[role]}`).join(' · ')}.`,
  cardsDrawn: ({ cards }) =>
    `Tirées : ${Object.values(cards)
      .flat()
      .map((card) => words.cards[card])
      .join(', ')}.`,
  cardsChosen: ({ seat }, say) => `${say.seat(seat)} a choisi.`,
  draftEnded: ({ kept }, say) =>
    kept
      .map(({ seat, cards }) => `${say.seat(seat)} garde ${language.all(cards.map((card) => words.cards[card]))}.`)
      .join(' '),
  turnBegan: ({ turn }) => `— Tour ${turn} —`,
  flipped: ({ seat, cards }, say) =>
    `${say.seat(seat)} retourne ${language.all(cards.map((card) => words.cards[card]))}.`,
  unitsDrawn: ({ seat, units: drawn, resources: count }, say) =>
    `${say.seat(seat)} pioche ${units(drawn)}${count > 0 ? ` et prend ${resources(count)}` : ''}.`,
  received: ({ seat, hourglasses: count, stone }, say) =>
    `${say.seat(seat)} reçoit ${hourglasses(count)}${stone > 0 ? ' et une pierre' : ''}.`,
  phaseBegan: ({ phase }) => (typeof phase === 'number' ? `Phase ${phase} : ${words.phases[phase]}.` : undefined),
  gathered: ({ seat, unit, resources: count }, say) =>
    `${say.seat(seat)} dépense ${unitCount(1, unit)} et récolte ${resources(count)}.`,
  sent: ({ seat, to, units: sent }, say) => `${say.seat(seat)} envoie ${units(sent)} à ${say.seat(to)}.`,
  built: ({ seat, engine, where: at, pay }, say) =>
    `${say.seat(seat)} construit : ${words.actions[engine]}, ${place(at)} (${units(pay)}).`,
  equipped: ({ seat, item, where: at, pay }, say) =>
    `${say.seat(seat)} équipe : ${words.actions[item]}, ${place(at)} (${units(pay)}).`,
  trained: ({ seat, training, where: at, pay }, say) =>
    `${say.seat(seat)} entraîne : ${words.actions[training]}${where(at)} (${units(pay)}).`,
  ritualHeld: ({ seat, ritual, where: at }, say) =>
    `${say.seat(seat)} tient un rituel : ${words.actions[ritual]}${where(at)}.`,
  sacrificed: ({ goblins, track }) =>
    `${language.plural(goblins, 'Sacrifié', 'Sacrifiés')} : ${unitCount(goblins, 'goblin')} ; piste des rituels : ${track}.`,
  preciseShot: ({ seat, engine }, say) => `${say.seat(seat)} prépare un tir de précision : ${place(engine)}.`,
  tileMoved: ({ seat, tile, to }, say) => `${say.seat(seat)} transfère ${place(tile)} : ${place(to)}.`,
  returned: ({ units: back, by, to }) =>
    `${by === 'tamer' ? `${agreed('Dressé', back)} parmi les morts` : by === 'spectres' ? 'Spectres' : 'Trompe-la-mort'} : ${units(back)}, ${place(to)}.`,
  lent: ({ seat, to, action }, say) => `${say.seat(seat)} prête ${words.actions[action]} à ${say.seat(to)}.`,
  heldOff: ({ seat, until }, say) => `${say.seat(seat)} en a fini jusqu’à la phase ${until}.`,
  deploymentOpened: ({ seat, size }, say) =>
    `${say.seat(seat)} ouvre un ${words.sizes[size].toLowerCase()} déploiement.`,
  marched: ({ moves, idle }) =>
    `Marche : ${moves.map(moved).join(' ; ')}.${idle.length > 0 ? ` Personne sur ${language.all(idle.map(lane))}.` : ''}`,
  altarTurned: ({ altar, wall }) => `${place(altar)} se tourne vers ${wall}.`,
  orderLaid: ({ wall, tile }) =>
    tile === null
      ? `Un ordre face cachée est posé en ${wall}.`
      : `Un ordre général en ${wall} : ${words.orders[tile]}.`,
  orderFace: ({ wall, tile }) => `Votre ordre en ${wall} : ${words.orders[tile]}.`,
  orderGone: ({ wall }) => `Plus personne pour obéir en ${wall} : l’ordre s’en va.`,
  orderTurnedUp: ({ wall, tile, obeyed }) =>
    `L’ordre en ${wall} : ${words.orders[tile]}${obeyed ? '' : ', et personne pour obéir'}.`,
  countermanded: ({ seat, wall }, say) => `${say.seat(seat)} annule l’ordre en ${wall}.`,
  countermandedFace: ({ wall, tile }) => `Votre ordre en ${wall} était : ${words.orders[tile]}.`,
  upkeep: ({ seat, camp, hourglasses: count }, say) =>
    `Entretien du camp ${de(say.seat(seat))}, ${camp} unités : ${hourglasses(count)}.`,
  hourglassesGiven: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} a ${hourglasses(count)} à dépenser.`,
  stonePlaced: ({ seat, wall }, say) => `${say.seat(seat)} pose la pierre en ${wall}.`,
  worked: ({ seat, task, hourglasses: count, progress, price }, say) =>
    `${say.seat(seat)} pose ${hourglasses(count)} sur ${words.tasks[task]} (${progress}/${price}).`,
  taskDone: ({ seat, task, target, unit }, say) => {
    const about = [
      ...(target === null ? [] : [place(target)]),
      ...(unit === null || task === 'hunt' ? [] : [unitCount(1, unit as 'orc')]),
    ];
    return `${say.seat(seat)} achève : ${words.tasks[task]}${about.length > 0 ? `, ${about.join(', ')}` : ''}.`;
  },
  moved: ({ seat, from, to, units: went, swap }, say) =>
    `${say.seat(seat)} déplace ${units(went)}, ${place(from)} → ${place(to)}${isNobody(swap) ? '' : `, en échange : ${units(swap)}`}.`,
  heroMoved: ({ seat, hero: who, from, to }, say) =>
    `${say.seat(seat)} déplace ${hero[who]}, ${place(from)} → ${place(to)}.`,
  spoke: ({ wall, hourglasses: count }) => `L’officier parle en ${wall} : +${count}.`,
  raided: ({ wall, unit }) => `Raid du guerrier en ${wall} : ${unitCount(1, unit)}.`,
  disgraced: ({ seat, act, building }, say) =>
    `${say.seat(seat)} cède un point de courage : ${words.acts[act]}${building === null ? '' : `, ${place(building)}`}.`,
  hastened: ({ seat, task }, say) => `Rapidité ${de(say.seat(seat))} : ${words.tasks[task]} est de nouveau libre.`,
  honourBroken: () => 'La garde d’honneur quitte son poste ; sa gloire est finie.',
  spentHourglasses: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} dépense ${hourglasses(count)}.`,
  lostHourglasses: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} perd ${hourglasses(count)} sans emploi.`,
  assaultBegan: ({ turn, tieBreak }) => (tieBreak ? '— L’assaut décisif —' : `— Assaut du tour ${turn} —`),
  cannonFired: ({ tower, zone, card }) => `Le canon de ${tower} tire sur ${mark(zone)} : ${shot(card)}.`,
  fired: ({ engine, wall, card }) => `${place(engine)} tire sur ${wall} : ${words.engineCards[card]}.`,
  volleyShot: ({ zone, points }) => `Une volée de ${points} sur ${mark(zone)}.`,
  hooked: ({ tower, wall, card }) => `Le crochet de ${tower} balaie ${wall} : ${shot(card)}.`,
  killed: ({ by, units: dead, place: at }) =>
    isToldByTask(by) ? undefined : `${agreed('Tué', dead)} ${words.killedBy[by]} : ${units(dead)} (${place(at)}).`,
  fell: ({ by, units: dead, place: at }) =>
    `${agreed('Perdu', dead)} ${words.fellBy[by]} : ${units(dead)} (${place(at)}).`,
  destroyed: ({ by, wall, stone, wood, razed }) =>
    `${by === 'exploding-orcs' ? words.orders[by] : place(by)} : ${wall} perd ${words.board.components(stone, wood)}${razed ? ' et reste nu' : ''}.`,
  smashed: ({ by, what, place: at }) => `${place(by)} détruit ${smashed[what]} (${place(at)}).`,
  called: ({ wall, from, died }) =>
    died
      ? `Un troll appelé de ${place(from)} à ${wall} meurt dans le piège.`
      : `Un troll vient de ${place(from)} à ${wall}.`,
  compared: ({ wall, attack, defence, advantage, outcome, poisoned }) => {
    const result = {
      tie: 'personne n’a l’avantage',
      held: `il manque ${advantage} à la garnison`,
      breached: 'c’est la BRÈCHE',
      shields: 'les boucliers sauvent les assaillants',
      unopposed: 'personne n’est là pour frapper',
      repelled: `il manque ${advantage} aux assaillants`,
    }[outcome];
    return `${wall} : ${attack} contre ${defence}${poisoned ? ', un archer empoisonné' : ''} – ${result}.`;
  },
  stood: ({ wall, left }) => (left === 0 ? `${wall} tient, sans plus personne dessus.` : `${wall} tient.`),
  rescued: ({ units: saved }) => `${agreed('Sauvé', saved)} à l’hôpital : ${units(saved)}.`,
  perished: ({ units: lost }) => `Pas ${agreed('sauvé', lost)} : ${units(lost)}.`,
  rammed: ({ taken, gate, resistance }) => `Le bélier ôte ${taken} au portail ${gate} : reste ${resistance}.`,
  gateFell: ({ gate, glory }) => `Le portail ${gate} est détruit${glory > 0 ? ` (+${glory} de gloire)` : ''}.`,
  deedDone: ({ deed }) => `Acte héroïque : ${words.deeds[deed]} (+1 de gloire aux assaillants).`,
  ruined: ({ wall, ruins }) => `${wall} est démantelé, ${ruins === 1 ? 'première ruine' : 'deuxième ruine'}.`,
  climbed: ({ wall, units: went }) => `De la tour de siège sur ${wall} : ${units(went)}.`,
  turnEnded: ({ turn, honour }) => `Fin du tour ${turn} : assaillants −1 de gloire, défenseurs +${honour ? 2 : 1}.`,
  entered: ({ walls, gate, glory }) =>
    `Les assaillants pénètrent dans la forteresse : ${language.all([...walls, ...(gate ? ['le troisième portail'] : [])])} (+${glory} de gloire).`,
  tied: ({ glory }) => `Égalité, ${glory} à ${glory}.`,
  siegeOver: ({ winner, ...glory }) =>
    `Les ${words.teams[winner]} gagnent, ${scoreOf({ winner, ...glory }).join(' à ')}.`,
};
