import { kuwaitDayBounds } from '../kernel/kuwait-time.ts';

/** What a category may be of; it is shown first while the season lasts. */
export const categorySeasons = ['ramadan', 'national-day', 'summer'] as const;
export type CategorySeason = (typeof categorySeasons)[number];

const newForMs = 14 * 24 * 60 * 60 * 1000;

/** When a category whose file names this day is first offered: its midnight in Kuwait. */
export function offeredFrom(day: string): number {
  return kuwaitDayBounds(day).startAt;
}

/** For its first 14 days. A category without a day was always there. */
export function isNewCategory(availableFrom: number | null, at: number): boolean {
  return availableFrom !== null && availableFrom <= at && at < availableFrom + newForMs;
}

const timeZone = 'Asia/Kuwait';
const gregorian = new Intl.DateTimeFormat('en-u-ca-gregory', { month: 'numeric', day: 'numeric', timeZone });
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone });

/**
 * The seasons of a moment in Kuwait: Ramadan by the Umm al-Qura calendar, the national days from 18 to 28 February,
 * summer from 15 June to 31 August.
 */
export function categorySeasonsAt(at: number): readonly CategorySeason[] {
  const found = new Map(gregorian.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const day = (found.get('month') ?? 0) * 100 + (found.get('day') ?? 0);
  const isOn: Readonly<Record<CategorySeason, boolean>> = {
    ramadan: Number.parseInt(islamic.format(at), 10) === 9,
    'national-day': day >= 218 && day <= 228,
    summer: day >= 615 && day <= 831,
  };
  return categorySeasons.filter((season) => isOn[season]);
}
