/** 13.2 in words: what only the owner of a seat may know. */
import type { Seat } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { spellData } from '../../content/spells.js';
import { laneOf } from '../../rules/geometry.js';
import { figures } from '../../rules/position.js';
import { isInReach } from '../../rules/targets.js';
import type { CardCode, HandCard, View } from '../../types/index.js';
import { phrasing } from './phrases.js';
import type { Words } from './vocabulary.js';

export function handLines(words: Words) {
  const { board } = words;
  const { all, cards, counted } = phrasing(words);

  const describe = (code: CardCode): string => {
    if (code === 'poison') return board.notPlayable;
    const { effects, energy, range, upgrade } = spellData[code];
    const element = energy.map((one) => words.elements[one]).join('/');
    const [first] = effects;
    const does = effects.map((effect) =>
      effect !== first && effect.does === 'hit' && first?.does === 'hit'
        ? `${effect.cost} → ${effect.damage}`
        : board.cost(effect.cost, element, words.effect(effect, range)),
    );
    const extra = upgrade.map((one) => words.upgradeEffects[one]).join(' + ');
    return [
      ...(does.length === 0 ? [board.learns] : does),
      board.asUpgrade(element, extra === '' ? undefined : extra),
    ].join(board.semicolon);
  };

  const cardLine = ({ code, learned }: HandCard): string =>
    `- **${words.cards[code]}**${board.colon} ${describe(code)}${learned ? ` ${board.notBeforeNextTurn}` : ''}`;

  /** Creatures that an attack from the own lane can be aimed at. */
  const ownTargets = (view: View, seat: Seat): string[] => {
    const lane = view.players[seat]?.space;
    if (!lane || view.round === 0) return [];
    const there = [...figures(view)]
      .filter(({ section }) => laneOf(section) === lane && isInReach({ view, seat, lane, spell: 'zap' }, section))
      .map(
        ({ section, creature }) =>
          `${words.kinds[creature.kind]} ${words.section(section)} (${board.hitPoints(creature.hitPoints - creature.damage, creature.hitPoints)})`,
      );
    return [board.ownTargets(lane, all(counted(there)))];
  };

  const missionLines = ({ own }: View): string[] => {
    if (!own) return [];
    const offer = own.missionOffer.map((id) => `${words.missions[id].name} (${words.missions[id].text})`);
    return [
      ...(offer.length > 0 ? [board.missionOffer(words.language.either(offer))] : []),
      ...(own.mission
        ? [board.mission(words.missions[own.mission].name, words.missions[own.mission].text, own.missionVp)]
        : []),
    ];
  };

  const hand = (view: View, seat: Seat): string[] => {
    const { own } = view;
    const player = view.players[seat];
    if (own?.seat !== seat || !player) return [];
    const owned = counted(player.toadlings.map((one) => words.toadlings[one]));
    return [
      board.hand(own.hand.length),
      ...own.hand.map(cardLine),
      board.drawPile(cards(own.draw)),
      ...missionLines(view),
      ...(owned.length > 0 ? [capital(board.owns(owned.join(', '), player.toadlings.length))] : []),
      ...(player.powers.length > 0
        ? [
            capital(
              board.powers(
                player.powers.map((power) => `${words.powers[power]} (${words.powerMeanings[power]})`),
                { usable: player.powersUsable },
              ),
            ),
          ]
        : []),
      ...(player.owedDiscards > 0 ? [board.youOwe(player.owedDiscards)] : []),
      ...ownTargets(view, seat),
    ];
  };

  return { describe, hand };
}
