/** What is said as people say it: creatures with their articles, whole casts on a button, the end without sight. */
import { describe, expect, test } from 'vitest';
import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { scoreTable } from '../../../src/games/orcs-orcs-orcs/rules/score.js';
import type {
  Actions,
  Arrival,
  Blow,
  Events,
  Lane,
  Move,
  Ring,
  View,
} from '../../../src/games/orcs-orcs-orcs/types/index.js';
import { type Locale, sayIn } from '../../../src/kernel/index.js';
import { table } from './table.js';

const names = ['Ana', 'Mira', 'Tom', 'Hugo'];
const plainly = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

function tells<K extends keyof Events>(event: K, data: Events[K], locale: Locale = 'fr'): string {
  return plainly(orcsOrcsOrcs.text[locale].events[event](data, sayIn(orcsOrcsOrcs, locale, names)));
}
const blow = (more: Partial<Blow>): Blow => ({
  id: 1,
  kind: 'goblin',
  slot: 'weak-1',
  section: '1m',
  damage: 2,
  left: 0,
  defeated: true,
  value: 4,
  ...more,
});

describe('creatures in a French sentence', () => {
  test('one has its article, several their number and their plural', () => {
    const chief = blow({ kind: 'orc', damage: 1, left: 1, defeated: false });
    expect(tells('struck', { seat: 0, by: 'spell', blows: [chief] })).toBe(
      'L’Orque en 1m subit 1 dégât (il lui reste 1 PV).',
    );
    expect(tells('struck', { seat: 0, by: 'explosion', blows: [blow({}), blow({ id: 2 }), chief] })).toBe(
      'Explosion : 2 Gobelins en 1m sont vaincus (4 pts chacun), l’Orque en 1m subit 1 dégât (il lui reste 1 PV).',
    );
    const both = [chief, { ...chief, id: 2 }];
    expect(tells('struck', { seat: 0, by: 'spell', blows: both })).toBe(
      '2 Orques en 1m subissent 1 dégât (il reste 1 PV à chacun).',
    );
  });

  test('which sections fate moves, of which lanes', () => {
    const ofLanes = (lanes: Lane[], rings: Ring[], locale: Locale): string =>
      tells('fateTurned', { round: 1, card: 'r01', rule: null, moves: { by: 'section', lanes, rings } }, locale);
    expect(ofLanes([3, 4], ['m'], 'fr')).toBe(
      'Destin : les créatures de la section médiane des quartiers 3 et 4 avancent.',
    );
    expect(ofLanes([1, 2, 3, 4, 5, 6], ['i', 'o'], 'fr')).toBe(
      'Destin : les créatures des sections intérieure et extérieure de tous les quartiers avancent.',
    );
    expect(ofLanes([1, 2, 3, 4, 5, 6], ['o'], 'en')).toBe('Fate: creatures of the outer section of all lanes advance.');
    expect(ofLanes([2], ['i', 'm', 'o'], 'en')).toBe('Fate: creatures of lane 2 advance.');
  });

  test('who comes and who moves', () => {
    const creatures: Arrival[] = [{ id: 1, kind: 'rider', lane: 3, section: '3o' }];
    expect(tells('markersRevealed', { seat: 2, by: 'choice', creatures })).toBe('Tom révèle un Cavalier orque en 3e.');
    const moves: Move[] = [
      { id: 1, kind: 'chief', from: '1o', to: '1m' },
      { id: 2, kind: 'golem', from: '1o', to: '1m' },
      { id: 3, kind: 'golem', from: '2o', to: '2m' },
      { id: 4, kind: 'golem', from: '2o', to: '2m' },
    ];
    expect(tells('marched', { by: 'fate', seat: null, moves })).toBe(
      'En mouvement : un Chef et un Golem de lave vers 1m ; 2 Golems de lave vers 2m.',
    );
    expect(tells('marched', { by: 'fate', seat: null, moves }, 'en')).toBe(
      'On the move: Chief, Lava Golem to 1m; Lava Golem ×2 to 2m.',
    );
  });
});

describe('a whole cast on a button', () => {
  const says = (said: string[], given: Partial<Actions['cast']>, locale: Locale): string =>
    plainly(orcsOrcsOrcs.text[locale].actions.cast.whole?.(said, given));

  test('an effect without a target says what it does, not its number', () => {
    expect(says(['Replenish', '1'], { spell: 'replenish', effect: '1' }, 'en')).toBe('Replenish: draw 2 cards');
    expect(says(['Réapprovisionnement', 'Zap', '2'], { spell: 'replenish', with: ['zap'], effect: '2' }, 'fr')).toBe(
      'Réapprovisionnement, avec Zap : rappelez 2 cartes et gagnez 1 action',
    );
  });

  test('a card that takes the mage elsewhere says where to', () => {
    const given = { spell: 'zap', with: ['replenish@5'], target: ['5m-orc'], effect: '2' };
    expect(says(['Zap', 'Réapprovisionnement', 'Orque 5m', '2'], given, 'fr')).toBe(
      'Zap → Orque 5m, avec Réapprovisionnement → 5',
    );
  });

  test('where it is cast from comes first among the cards, and books stand together', () => {
    const given = { spell: 'smash', with: ['book-fe', 'book-ew', 'magic-bonds@3'], target: ['3m-toad'], effect: '3' };
    const said = ['Choc', '', 'Crapaud couveur 3m vaincu', '3'];
    expect(says(said, given, 'fr')).toBe(
      'Choc → Crapaud couveur 3m vaincu, avec Liens magiques → 3, Grimoires (feu/terre, terre/eau)',
    );
  });

  test('a creature that is moved is named once', () => {
    const moved = { spell: 'switch', target: ['1o-chief', '4i'], effect: '2' };
    expect(says(['Intervention', 'Chef 1e (3 PV), Chef 1e → 4i', '2'], moved, 'fr')).toBe(
      'Intervention → Chef 1e → 4i',
    );
    const swapped = ['Switch', 'Goblin 4i (2 hp left), Goblin 4i ⇄ Flying Croc 1m', '1'];
    expect(says(swapped, { ...moved, effect: '1' }, 'en')).toBe('Switch → Goblin 4i ⇄ Flying Croc 1m');
  });
});

describe('the table without sight', () => {
  const t = table({
    trophies: { blue: { goblin: 2 }, green: { orc: 1 } },
    missions: { green: 'power-seeker', blue: 'weak-hunter' },
    powers: { green: ['extra-action', 'extra-draw'], blue: ['poisoner'] },
    fate: 'f09',
  });
  const view = t.view('spectator');

  test('at the end it names the Archmage, missions counted, and no fate to come', () => {
    const over: View = { ...view, phase: 'finished', active: null, turn: null, result: scoreTable(t.board) };
    const [first] = over.result ?? [];
    const name = names[first?.seat ?? -1];
    const alt = (locale: Locale): string =>
      plainly(orcsOrcsOrcs.text[locale].alt(over, sayIn(orcsOrcsOrcs, locale, names)));
    expect(alt('en')).toContain(`Archmage: ${name} with ${first?.total} VP`);
    expect(alt('fr')).toContain(`Archimage : ${name}, ${first?.total} pts`);
    expect(alt('fr')).not.toContain('destin');
  });

  test('one power is suspended in the singular', () => {
    const lines = orcsOrcsOrcs.text.fr.status(view, sayIn(orcsOrcsOrcs, 'fr', names)).map(plainly);
    const lineOf = (name: string): string | undefined => lines.find((line) => line.startsWith(`- **${name} (`));
    expect(lineOf('Ana')).toContain('pouvoir suspendu pendant cette manche : Poison');
    expect(lineOf('Mira')).toContain('pouvoirs suspendus pendant cette manche : Action supplémentaire, ');
  });
});
