/** French lines for the channel and the log. */
import { de, fr as french } from '../../../../pieces/wording/fr.js';
import { capital } from '../../../../pieces/wording/index.js';
import type { Catalogue } from '../../../../kernel/index.js';
import { type Arrival, type Blow, type Ooo, lanes } from '../../types/index.js';
import { sectionOf } from '../../rules/geometry.js';
import { phrasing } from '../shared/phrases.js';
import { boardLines } from '../shared/status.js';
import { alike, some, those } from './creatures.js';
import { points, words } from './vocabulary.js';

const { all, byDestination, card, cards, counted, place, rule: ruleOf, upgrade } = phrasing(words);
const { movesOf } = boardLines(words);
const { quoted, s } = french;

const arrivals = (list: readonly Arrival[]): string =>
  alike(list, ({ kind, section }) => `${kind} ${section}`)
    .map(({ one: { kind, section }, count }) =>
      section === 'tower' ? some(kind, count) : `${some(kind, count)} en ${words.section(section)}`,
    )
    .join(', ');
const blow = ({ kind, section, damage, left, defeated, value }: Blow, count: number): string => {
  const who = those(kind, count, section);
  if (defeated) {
    return count === 1 ? `${who} est vaincu (${points(value)})` : `${who} sont vaincus (${points(value)} chacun)`;
  }
  const what = `${damage} dégât${s(damage)}`;
  return count === 1
    ? `${who} subit ${what} (il lui reste ${left} PV)`
    : `${who} subissent ${what} (il reste ${left} PV à chacun)`;
};
const blows = (list: readonly Blow[]): string =>
  alike(list, ({ kind, section, damage, left }) => [kind, section, damage, left].join(' '))
    .map(({ one, count }) => blow(one, count))
    .join(', ');
const struckBy = { spell: '', explosion: 'Explosion : ', toadling: 'Affaibli : ', rule: 'Trop faible : ' } as const;
const withUpgrades = (list: readonly object[], text: string): string => (list.length === 0 ? '' : ` avec ${text}`);

export const events: Catalogue<Ooo>['events'] = {
  seated: ({ order, colours }, say) =>
    `Ordre du tour : ${order.map((seat) => `${say.seat(seat)} (${words.colours[colours[seat] ?? 'blue']})`).join(', ')}.`,
  terrainCovered: ({ seat, lane, ring }, say) =>
    `${say.seat(seat)} pose une tuile de terrain face cachée en ${words.section(sectionOf(lane, ring))}.`,
  terrainTurnedUp: ({ tiles }) =>
    `Terrains : ${tiles.map(({ section, terrain }) => `${words.section(section)} ${words.terrains[terrain]}`).join(', ')}.`,
  hordeArrived: ({ creatures }) => `La horde se rassemble : ${arrivals(creatures)}.`,
  displayed: ({ attack, knowledge }) => `Palette : ${cards(attack)} ; ${cards(knowledge)}.`,
  missionOffered: ({ missions }) =>
    `Vous pouvez garder ${words.language.either(missions.map((id) => quoted(words.missions[id].name)))}.`,
  missionChosen: ({ seat }, say) => `${say.seat(seat)} a choisi une mission.`,
  missionKept: ({ mission }) => `Vous gardez ${quoted(words.missions[mission].name)}.`,
  roundBegan: ({ round }) => `— Manche ${round} —`,
  fateShuffled: ({ cards: count }) => `La pioche Destin est épuisée : les ${count} cartes sont mélangées de nouveau.`,
  fateTurned: ({ moves, rule }) => `Destin : ${movesOf(moves)} avancent${rule ? ` ; ${ruleOf(rule)}` : ''}.`,
  marched({ moves }) {
    if (moves.length === 0) return 'Aucune créature ne bouge.';
    // Who reaches the tower has a line of its own.
    const onTheWay = byDestination(moves.filter(({ to }) => to !== 'tower'));
    if (onTheWay.length === 0) return undefined;
    const groups = onTheWay.map(({ to, kinds }) => {
      const there = alike(kinds, (kind) => kind).map(({ one, count }) => some(one, count));
      return `${all(there)} vers ${place(to)}`;
    });
    return `En mouvement : ${groups.join(' ; ')}.`;
  },
  breached({ kind, lane, before, after, seat, lost, kept }, say) {
    const name = words.kinds[kind];
    const value = before === after ? `toujours ${points(after)}` : `${before} → ${points(after)}`;
    const mage = seat === null ? '' : say.seat(seat);
    const trophy = lost
      ? ` ${mage} perd un ${name} vaincu.`
      : kept
        ? ` ${mage} ne perd rien (${quoted(words.powers['no-loss'])}).`
        : '';
    return `Quartier ${lane} : un ${name} atteint la tour (${value}).${trophy}`;
  },
  displayExchanged: ({ attack, knowledge }) => `Échange de sorts : ${cards(attack)} ; ${cards(knowledge)}.`,
  endTriggered: ({ emptyLanes }) =>
    `${emptyLanes.length === lanes.length ? 'Tous les quartiers' : `Les quartiers ${all(emptyLanes.map(String))}`} sont complètement vides : c’est la dernière manche !`,
  turnBegan: ({ seat }, say) => `Tour ${de(say.seat(seat))}.`,
  markersRevealed: ({ seat, by, creatures }, say) =>
    by === 'empty-lanes'
      ? `Les quartiers vides se remplissent : ${arrivals(creatures)}.`
      : `${say.seat(seat)} révèle ${arrivals(creatures)}.`,
  actionsBegan: () => undefined,
  teleported: ({ seat, from, to, by }, say) =>
    `${say.seat(seat)} se téléporte de la case ${from} à la case ${to}${by === 'action' ? '' : ` (${card(by)})`}.`,
  spellOpened: ({ seat, spell, upgrades, energy, element }, say) =>
    `${say.seat(seat)} prépare ${card(spell)}${withUpgrades(upgrades, all(upgrades.map(upgrade)))} : ${energy} ${words.elements[element]}.`,
  boosted: ({ seat, spell, upgrade: use, energy, element }, say) =>
    `${say.seat(seat)} ajoute ${upgrade(use)} à ${card(spell)} : ${energy} ${words.elements[element]}.`,
  spellCast: ({ seat, spell, upgrades, energy, magic, element }, say) =>
    `${say.seat(seat)} lance ${card(spell)}${withUpgrades(upgrades, all(upgrades.map(upgrade)))} : ${energy} ${words.elements[element]}${
      magic > 0 ? `, dont ${magic} d’énergie magique` : ''
    }.`,
  fizzled: ({ seat, spell }, say) => `${card(spell)} : le sort ${de(say.seat(seat))} échoue.`,
  cancelled: ({ seat, spell }, say) => `${say.seat(seat)} reprend ${card(spell)} en main.`,
  struck: ({ by, blows: list }) => (list.length === 0 ? undefined : capital(`${struckBy[by]}${blows(list)}.`)),
  powerGained: ({ seat, power, kind }, say) =>
    `Deuxième ${words.kinds[kind]} : ${say.seat(seat)} gagne le pouvoir « ${words.powers[power]} » !`,
  toadlingLeft: ({ section }) => `Un bébé crapaud reste en ${words.section(section)}.`,
  toadlingTaken: ({ seat, section, toadling }, say) =>
    `${say.seat(seat)} prend le bébé crapaud en ${words.section(section)} : ${words.toadlings[toadling]}.`,
  toadlingUsed: ({ seat, toadling }, say) =>
    `${say.seat(seat)} utilise un bébé crapaud : ${words.toadlings[toadling]}.`,
  recalled: ({ seat, card: code }, say) => `${say.seat(seat)} rappelle ${card(code)} de sa défausse.`,
  drew: ({ seat, count }, say) =>
    count === 0 ? `${say.seat(seat)} n’a rien à piocher.` : `${say.seat(seat)} pioche ${count} carte${s(count)}.`,
  drewCards: ({ cards: codes }) => `Vous piochez ${cards(codes)}.`,
  reshuffled: ({ seat, cards: count }, say) =>
    `${say.seat(seat)} mélange sa défausse (${count} carte${s(count)}) en une nouvelle pioche.`,
  learned: ({ seat, spell, card: code, refill }, say) =>
    `${say.seat(seat)} apprend ${card(code)} avec ${card(spell)}${refill ? ` ; ${card(refill)} rejoint la palette` : ''}.`,
  owes: ({ seat, owed }, say) => `${say.seat(seat)} doit défausser ${owed} carte${s(owed)}.`,
  discarded: ({ seat, card: code, owed }, say) =>
    `${say.seat(seat)} défausse ${card(code)}${owed > 0 ? ` et doit encore en défausser ${owed}` : ''}.`,
  actionGained: ({ seat, left }, say) => `${say.seat(seat)} gagne une action (il lui en reste ${left}).`,
  energyGained: ({ seat, pending }, say) =>
    `${say.seat(seat)} a ${pending} énergie${s(pending)} magique${s(pending)} pour sa prochaine action.`,
  energyLost: ({ seat, points }, say) =>
    `${say.seat(seat)} perd ${points} énergie${s(points)} magique${s(points)} faute de ${points > 1 ? 'les avoir utilisées' : 'l’avoir utilisée'}.`,
  bonusTaken: ({ seat, bonus }, say) => `Action bonus ${de(say.seat(seat))} : ${words.bonusActions[bonus]}.`,
  bonusDeclined: ({ seat, bonuses }, say) =>
    `${say.seat(seat)} renonce aux actions bonus : ${counted(bonuses.map((bonus) => words.bonusActions[bonus])).join(', ')}.`,
  purged: ({ seat, card: code }, say) => `${say.seat(seat)} retire ${card(code)} du jeu.`,
  poisoned: ({ seat, victim, left }, say) =>
    `${say.seat(seat)} glisse une carte Poison à ${say.seat(victim)} (${left === 0 ? 'il n’en reste plus' : `il en reste ${left}`}).`,
  passed: ({ seat }, say) => `${say.seat(seat)} passe.`,
  turnEnded: () => undefined,
  roundEnded: ({ round, scores }, say) =>
    `Après la manche ${round} : ${scores.map((vp, seat) => `${say.seat(seat)} ${points(vp)}`).join(', ')}.`,
  preferenceSet: ({ autoBonus }) =>
    autoBonus ? 'Les actions bonus se feront toutes seules.' : 'On vous demandera pour chaque action bonus.',
  scored: ({ rows }, say) =>
    [
      'Score final :',
      ...rows.map(({ seat, rank, trophies, support, poison, mission, missionVp, total }) => {
        const parts = [
          `créatures ${trophies}`,
          ...(support === 0 ? [] : [`Soutien ${support}`]),
          ...(poison === 0 ? [] : [`Poison −${Math.abs(poison)}`]),
          ...(mission ? [`mission ${quoted(words.missions[mission].name)} ${missionVp}`] : []),
        ];
        return `${rank}. **${say.seat(seat)}** ${points(total)} (${parts.join(', ')})`;
      }),
    ].join('\n'),
};
