/** Look-ups: what one card, creature or tile is about. */
import { clip } from '../../../../pieces/wording/index.js';
import type { LookupText } from '../../../../kernel/index.js';
import { creatures } from '../../content/creatures.js';
import { equipmentIds, equipmentOf } from '../../content/equipment.js';
import { type TrapId, trapOf } from '../../content/traps.js';
import { capacityOf } from '../../rules/purchases.js';
import { fortressOf, heroAt, heroesOn, isTile, tileAt } from '../../rules/siege.js';
import { type Kind, type Lookups, type Omd, type View, levels } from '../../types/index.js';
import { naming } from './naming.js';
import type { Phrases } from './phrases.js';
import { boardTexts } from './status.js';
import type { Words } from './words.js';

export type LookupPhrases = {
  card(level: number, cost: number, kind: string): string;
  creature(level: number, move: number, attack: string, needs: string): string;
  worth(riftDamage: number, skulls: number): string;
  tile(type: string, exits: string, capacity: number): string;
  kinds: Record<'amulet' | 'ring' | 'trinket' | 'trap' | 'support', string>;
};

export function lookupLines(words: Words, phrases: Phrases, own: LookupPhrases) {
  const { tile, count, hero, card, dice } = naming(words);
  const { status } = boardTexts(words, phrases);

  const cardLines: LookupText<Omd, Lookups['card']>['lines'] = (_view, _viewer, { card: id }) => {
    const worn = equipmentIds.find((one) => one === id);
    if (worn) {
      const { level, cost, type } = equipmentOf(worn);
      return [`**${words.equipment[worn].name}**`, own.card(level, cost, own.kinds[type]), words.equipment[worn].text];
    }
    const { level, cost, support } = trapOf(id as TrapId);
    const named = words.traps[id as TrapId];
    return [`**${named.name}**`, own.card(level, cost, own.kinds[support ? 'support' : 'trap']), named.text];
  };

  const creatureLines: LookupText<Omd, Lookups['creature']>['lines'] = (view, _viewer, { kind: id }) => {
    const kind = id as Kind;
    const data = creatures[kind];
    const names = view.teams.map(({ side }) => words.creatures[side][kind][0]).join(' / ');
    return [
      `**${names}**`,
      ...levels.map((level) =>
        own.creature(
          level,
          data.move[level - 1] ?? 1,
          dice(data.attack[level - 1] ?? {}),
          Array.from(data.vulnerability[level - 1] ?? '', (icon) => words.icons[icon] ?? icon).join(' + '),
        ),
      ),
      own.worth(data.riftDamage, data.skulls),
    ];
  };

  const tileLines: LookupText<Omd, Lookups['tile']>['lines'] = (view: View, _viewer, { tile: id }, say) => {
    if (!isTile(view, id)) return status(view, say);
    const team = fortressOf(view, id);
    const { type, exits } = tileAt(view, id);
    const traps = [...(team.traps[id] ?? [])].map(card);
    const units = Object.entries(team.units[id] ?? {}).map(([kind, { ready, stunned }]) =>
      count(team.side, kind as Kind, ready + stunned),
    );
    const heroes = heroesOn(view, id).map((index) => hero(heroAt(view, index)));
    return [
      `**${tile(id)}**`,
      own.tile(words.tiles[type], exits.map(tile).join(', ') || words.none, capacityOf(view, team, id)),
      ...[traps, units, heroes].filter((list) => list.length > 0).map((list) => list.join(', ')),
    ].map((line) => clip(line, 1900));
  };
  return { card: cardLines, creature: creatureLines, tile: tileLines };
}
