import type { ReactNode } from 'react';
import { formatDay, formatKwd } from '#shared/i18n/format.ts';
import type { CategoryUsage, RetentionWeek } from '#shared/statistics/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TableCard } from '../../../ui/figure-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { categoriesCsv, categoryName, daysCsv, percentOf, retentionCsv, type DayFigures } from './figures.ts';

function SaveCsv({ name, write, children }: { name: string; write: () => string; children: ReactNode }) {
  return (
    <Button variant="quiet" icon="download" onClick={() => saveFile(`${name}.csv`, write(), 'text/csv')}>
      {children}
    </Button>
  );
}

export function DayTable({ days }: { days: readonly DayFigures[] }) {
  const { statistics: words } = useStaffText();
  const { language } = useLanguage();
  const { columns } = words;
  const shown = days
    .filter(({ totalGames, activeUsers, revenueFils }) => totalGames + activeUsers + revenueFils > 0)
    .reverse();
  return (
    <TableCard
      title={words.days}
      hint={words.daysHint}
      action={
        <SaveCsv name={words.files.days} write={() => daysCsv(days, words)}>
          {words.csv.days}
        </SaveCsv>
      }
    >
      <DataTable
        caption={words.days}
        rows={shown}
        keyOf={({ date }) => date}
        columns={[
          { key: 'day', label: columns.day, isName: true, cell: ({ date }) => <bdi>{formatDay(date, language)}</bdi> },
          { key: 'games', label: columns.games, cell: ({ totalGames }) => <NumberValue value={totalGames} /> },
          {
            key: 'completed',
            label: columns.completed,
            cell: ({ completedGames }) => <NumberValue value={completedGames} />,
          },
          {
            key: 'completion',
            label: columns.completion,
            cell: (day) => <bdi>{words.percent(percentOf(day.completedGames, day.totalGames))}</bdi>,
          },
          { key: 'active', label: columns.active, cell: ({ activeUsers }) => <NumberValue value={activeUsers} /> },
          {
            key: 'revenue',
            label: columns.revenue,
            cell: ({ revenueFils }) => <bdi>{formatKwd(revenueFils, language)}</bdi>,
          },
        ]}
      />
    </TableCard>
  );
}

export function CategoryTable({ categories }: { categories: readonly CategoryUsage[] }) {
  const { statistics: words } = useStaffText();
  const { language } = useLanguage();
  return (
    <TableCard
      title={words.categories}
      action={
        <SaveCsv name={words.files.categories} write={() => categoriesCsv(categories, words, language)}>
          {words.csv.categories}
        </SaveCsv>
      }
    >
      <DataTable
        caption={words.categories}
        rows={categories}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'category',
            label: words.columns.category,
            isName: true,
            cell: (each) => <UserText>{categoryName(each, words, language)}</UserText>,
          },
          { key: 'games', label: words.columns.categoryGames, cell: ({ games }) => <NumberValue value={games} /> },
        ]}
      />
    </TableCard>
  );
}

export function RetentionTable({ weeks }: { weeks: readonly RetentionWeek[] }) {
  const { statistics: words } = useStaffText();
  const { language } = useLanguage();
  const { columns } = words;
  if (weeks.length === 0)
    return (
      <TableCard title={words.retention}>
        <p className="text-quiet">{words.noRetention}</p>
      </TableCard>
    );
  return (
    <TableCard
      title={words.retention}
      hint={words.retentionHint}
      action={
        <SaveCsv name={words.files.retention} write={() => retentionCsv(weeks, words)}>
          {words.csv.retention}
        </SaveCsv>
      }
    >
      <DataTable
        caption={words.retention}
        rows={weeks}
        keyOf={({ week }) => week}
        columns={[
          {
            key: 'week',
            label: columns.week,
            isName: true,
            cell: ({ week }) => <bdi>{formatDay(week, language)}</bdi>,
          },
          { key: 'players', label: columns.players, cell: ({ players }) => <NumberValue value={players} /> },
          ...[1, 2, 3, 4, 5, 6, 7].map((later) => ({
            key: `after-${later}`,
            label: columns.after(later),
            cell: ({ players, returned }: RetentionWeek) => (
              <Returned count={returned[later - 1] ?? null} players={players} />
            ),
          })),
        ]}
      />
    </TableCard>
  );
}

function Returned({ count, players }: { count: number | null; players: number }) {
  const {
    statistics: { percent },
  } = useStaffText();
  if (count === null) return <span className="text-quiet">{'–'}</span>;
  return (
    <span>
      <NumberValue value={count} /> <bdi className="text-sm text-quiet">{percent(percentOf(count, players))}</bdi>
    </span>
  );
}
