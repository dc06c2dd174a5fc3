/** The answers to look-ups, as both languages lay them out. */
import type { Say, Viewer } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { kindData } from '../../content/creatures.js';
import { gaugeTop } from '../../content/numbers.js';
import { sectionOf, toLane } from '../../rules/geometry.js';
import { figures } from '../../rules/position.js';
import {
  type CardCode,
  type Lookups,
  type Ooo,
  type View,
  cardCodes,
  deckNames,
  rings,
  slots,
} from '../../types/index.js';
import { handLines } from './hand.js';
import { phrasing } from './phrases.js';
import { boardLines } from './status.js';
import type { Words } from './vocabulary.js';

type Lines<K extends keyof Lookups> = (view: View, viewer: Viewer, args: Lookups[K], say: Say<Ooo>) => string[];

const times = (list: readonly CardCode[], code: CardCode): number => list.filter((one) => one === code).length;

export function lookupLines(words: Words): { [K in keyof Lookups]: Lines<K> } {
  const { board, lookups } = words;
  const { all, cards, counted } = phrasing(words);
  const { playerLine, sectionText } = boardLines(words);
  const { describe } = handLines(words);

  const lane: Lines<'lane'> = (view, _viewer, { lane: asked }, say) => {
    const found = toLane(asked);
    if (!found) return [];
    const { markers, mage, front, empty } = view.lanes[found];
    return [
      `**${board.lane(found)}**${mage === null ? '' : ` (${board.mageOf(say.seat(mage))})`}`,
      ...rings.map((ring) => `- ${capital(words.rings[ring])}${board.colon} ${sectionText(view, found, ring)}`),
      [
        board.markers(markers),
        ...(front ? [board.front(words.section(sectionOf(found, front)))] : []),
        ...(empty ? [board.emptyLane] : []),
      ].join(' · '),
    ];
  };

  /** Where copies of a card lie in the open, or in one's own hand and piles. */
  const copiesOf = (view: View, code: CardCode, say: Say<Ooo>): string[] => {
    const { own } = view;
    const shown = deckNames.filter((deck) => view.display[deck].some((one) => one === code));
    const held = own
      ? times(
          own.hand.map((card) => card.code),
          code,
        )
      : 0;
    const drawn = own ? times(own.draw, code) : 0;
    return [
      ...shown.map((deck) => lookups.inDisplay(words.decks[deck])),
      ...(held > 0 ? [lookups.inYourHand(held)] : []),
      ...(drawn > 0 ? [lookups.inYourDrawPile(drawn)] : []),
      ...view.players
        .filter(({ discard }) => discard.includes(code))
        .map(({ seat, discard }) => lookups.inDiscardOf(say.seat(seat), times(discard, code))),
    ];
  };

  const card: Lines<'card'> = (view, _viewer, { card: asked }, say) => {
    const code = cardCodes.find((one) => one === asked);
    if (!code) return [];
    const where = copiesOf(view, code, say);
    return [
      `**${words.cards[code]}**${board.colon} ${describe(code)}`,
      ...(where.length > 0 ? [capital(where.join(' · '))] : []),
    ];
  };

  const creature: Lines<'creature'> = (view, viewer, { kind: asked }, _say) => {
    const slot = slots.find((one) => view.slots[one].kind === asked);
    if (!slot) return [];
    const { kind, category, power, bonus, hitPoints, track, value, breaches } = view.slots[slot];
    const { onDefeat } = kindData[kind];
    const standing = [...figures(view)]
      .filter((one) => one.creature.kind === kind)
      .map(({ section }) => words.section(section));
    const own = viewer === 'spectator' ? undefined : view.players[viewer];
    return [
      `**${board.value(words.kinds[kind], value, hitPoints, breaches)}** · ${lookups.category[category]}`,
      lookups.track(track.join('-'), value),
      capital(board.slotPower(words.powers[power], bonus ? words.bonusActions[bonus] : undefined)),
      ...(onDefeat ? [lookups.onDefeat[onDefeat]] : []),
      lookups.standing(standing.length, all(counted(standing))),
      ...(own ? [lookups.yourTrophies(own.trophies[slot], board.gauge(own.gauge[slot], gaugeTop))] : []),
    ];
  };

  const mage: Lines<'mage'> = (view, _viewer, { player: asked }, say) => {
    const player = view.players.find(({ colour }) => colour === asked);
    if (!player) return [];
    return [
      playerLine(view, player, say).slice('- '.length),
      lookups.inDeck(player.support, player.poison),
      ...(player.discard.length > 0 ? [capital(board.discardPile(cards(player.discard)))] : []),
    ];
  };

  return { lane, card, creature, mage };
}
