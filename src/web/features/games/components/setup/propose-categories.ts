import { boards, type GameLength } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';
import { freshGames, isDealt } from './fresh-games.ts';

interface Wish {
  readonly length: GameLength;
  /** Whether the game has sounds. */
  readonly sound: boolean;
  /** The host's own choice: it stays, and is filled up. */
  readonly chosen: readonly string[];
  /** Played last, or proposed before: taken only if nothing else is fresh. */
  readonly avoid: readonly string[];
  /** From 0 to below 1. */
  readonly random: () => number;
}

/**
 * Ids that fill the board up: fresh categories first, those not to be avoided before others, and from as many collections
 * as there are. A hidden category is never among them, so that places may stay empty [SETUP-1].
 */
export function proposeCategories(
  categories: readonly Category[],
  { length, sound, chosen, avoid, random }: Wish,
): readonly string[] {
  const collections = new Map<string, number>();
  const count = (category: Category) =>
    collections.set(category.collection, (collections.get(category.collection) ?? 0) + 1);
  categories.filter(({ id }) => chosen.includes(id)).forEach(count);
  let rest = categories
    .filter(
      (category) => category.mark !== 'hidden' && !chosen.includes(category.id) && isDealt(category, { length, sound }),
    )
    .map((category) => ({ category, order: random() }));
  const proposed: string[] = [];
  while (proposed.length < boards[length].categories - chosen.length && rest.length > 0) {
    const ranked = rest.map(({ category, order }) => ({
      category,
      rank: [
        freshGames(category, { length, sound }) > 0 ? 0 : 1,
        avoid.includes(category.id) ? 1 : 0,
        collections.get(category.collection) ?? 0,
        order,
      ],
    }));
    const best = ranked.reduce((one, other) => (isBefore(other.rank, one.rank) ? other : one)).category;
    proposed.push(best.id);
    count(best);
    rest = rest.filter(({ category }) => category !== best);
  }
  return proposed;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0);
}
