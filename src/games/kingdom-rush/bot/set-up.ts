/** 17.1: heroes and ability tiles of a bot. */
import type { Answer, Seat } from '../../../kernel/index.js';
import { abilities } from '../content/heroes.js';
import { abilityOf, freeHeroes, listedAbilities, tilesToTake } from '../rules/choosing.js';
import { heroOf } from '../rules/figures.js';
import type { HeroId, Kru, View } from '../types/index.js';

const favourites: readonly HeroId[] = ['elora', 'bruxa', 'dierdre', 'alric', 'saitam'];

export function heroAnswer(view: View): Answer<Kru> {
  const free = freeHeroes(view);
  return { action: 'hero', args: { name: favourites.find((id) => free.includes(id)) ?? 'alric' } };
}

/** Active tiles before passive ones, lowest numbers first. */
export function abilityAnswer(view: View, seat: Seat): Answer<Kru> {
  const { id } = heroOf(view, seat);
  const isPassive = (number: (typeof listed)[number]): number => Number(abilities[abilityOf(id, number)].passive);
  const listed = listedAbilities(view);
  const [first = 1, second] = [...listed].sort((one, other) => isPassive(one) - isPassive(other) || one - other);
  const args = { first: String(first) };
  const two = tilesToTake(view) > 1 && second !== undefined;
  return { action: 'ability', args: two ? { ...args, second: String(second) } : args };
}
