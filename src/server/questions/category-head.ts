import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { CategorySeason } from '#shared/questions/category-times.ts';
import type { CategoryFile } from '#shared/questions/schema.ts';

interface StoredTimes {
  readonly available_from: Date | null;
  readonly season: CategorySeason | null;
}

/** When a category is offered, as its file says it; nothing where the file says nothing. */
export function timesOf({ available_from: from, season }: StoredTimes): Pick<CategoryFile, 'availableFrom' | 'season'> {
  return {
    ...(from === null ? {} : { availableFrom: kuwaitDay(from.getTime()) }),
    ...(season === null ? {} : { season }),
  };
}
