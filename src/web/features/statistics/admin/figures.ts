import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { writeCsv } from '#shared/kernel/csv.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { CategoryUsage, GamesDay, RetentionWeek } from '#shared/statistics/api.ts';

export type DayFigures = GamesDay & { readonly revenueFils: number };
type Words = StaffCatalogue['statistics'];

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

export function totalsOf(days: readonly DayFigures[]) {
  const sum = (of: (day: DayFigures) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    games: sum((day) => day.totalGames),
    completed: sum((day) => day.completedGames),
    revenueFils: sum((day) => day.revenueFils),
  };
}

export function categoryName({ id, name }: CategoryUsage, words: Words, language: Language): string {
  return name?.[language] ?? words.goneCategory(id);
}

export function daysCsv(days: readonly DayFigures[], { columns }: Words): string {
  return writeCsv([
    [columns.day, columns.games, columns.completed, columns.active, columns.revenue],
    ...days.map((day) => [
      day.date,
      day.totalGames,
      day.completedGames,
      day.activeUsers,
      (day.revenueFils / 1000).toFixed(3),
    ]),
  ]);
}

export function categoriesCsv(categories: readonly CategoryUsage[], words: Words, language: Language): string {
  const { columns } = words;
  return writeCsv([
    [columns.category, columns.categoryGames],
    ...categories.map((each) => [categoryName(each, words, language), each.games]),
  ]);
}

export function retentionCsv(weeks: readonly RetentionWeek[], { columns }: Words): string {
  return writeCsv([
    [columns.week, columns.players, ...(weeks[0]?.returned ?? []).map((_, index) => columns.after(index + 1))],
    ...weeks.map(({ week, players, returned }) => [week, players, ...returned]),
  ]);
}
