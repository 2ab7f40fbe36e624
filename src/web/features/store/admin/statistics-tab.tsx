import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay, formatKwd } from '#shared/i18n/format.ts';
import type { StatisticsDay } from '#shared/store/admin-api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartCard, TableCard } from '../../../ui/figure-parts.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { packagesQuery, statisticsQuery } from './queries.ts';
import { daysCsv, packageFigures, packagesCsv, totalsOf } from './statistics-figures.ts';

const windows = ['7', '30', '90', '365'] as const;

/** What the last days sold, drawn and in tables [PUR-7]. */
export function StatisticsTab() {
  const words = useStaffText().adminStore.statistics;
  const [query, setQuery] = useSearchParams();
  const days = windows.find((each) => each === query.get('days')) ?? '30';
  const read = useQuery(statisticsQuery(Number(days)));
  return (
    <>
      <TabHead lead={words.lead} />
      <RadioCards
        label={words.window}
        value={days}
        onChange={(value) => setQuery({ tab: 'statistics', days: value }, { replace: true })}
        options={windows.map((value) => ({ value, label: words.windows[value] }))}
      />
      <Loaded read={read} className="h-40">
        {(found) =>
          found.every(({ totalPurchases }) => totalPurchases === 0) ? (
            <EmptyState icon="chart" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <Figures days={found} />
          )
        }
      </Loaded>
    </>
  );
}

function Figures({ days }: { days: readonly StatisticsDay[] }) {
  const words = useStaffText().adminStore.statistics;
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const revenue = useMemo(() => days.map(({ totalRevenueFils }) => totalRevenueFils / 1000), [days]);
  const purchases = useMemo(() => days.map(({ totalPurchases }) => totalPurchases), [days]);
  return (
    <>
      <Totals days={days} />
      <p className="text-sm text-quiet">{words.chartsHint}</p>
      <div className="grid gap-gap xl:grid-cols-2">
        <ChartCard title={words.charts.revenue} days={dates} values={revenue} />
        <ChartCard title={words.charts.purchases} days={dates} values={purchases} />
      </div>
      <PackageTable days={days} />
      <DayTable days={days} />
    </>
  );
}

function Totals({ days }: { days: readonly StatisticsDay[] }) {
  const { totals: words } = useStaffText().adminStore.statistics;
  const { language } = useLanguage();
  const totals = totalsOf(days);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.revenue, <bdi key="revenue">{formatKwd(totals.totalRevenueFils, language)}</bdi>],
    [words.purchases, <NumberValue key="purchases" value={totals.totalPurchases} />],
    [words.sessions, <NumberValue key="sessions" value={totals.totalSessions} />],
    [words.discounts, <bdi key="discounts">{formatKwd(totals.totalDiscountsFils, language)}</bdi>],
    [words.discounted, <NumberValue key="discounted" value={totals.discountedPurchasesCount} />],
  ];
  return (
    <dl className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr))]">
      {rows.map(([label, value]) => (
        <div key={label} className="card p-4">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-display text-2xl font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PackageTable({ days }: { days: readonly StatisticsDay[] }) {
  const { adminStore } = useStaffText();
  const words = adminStore.statistics;
  const { language } = useLanguage();
  const { data: packages } = useQuery(packagesQuery);
  const nameOf = (id: string) =>
    packages?.find((each) => each.id === id)?.name[language] ?? (packages === undefined ? id : words.gonePackage(id));
  const figures = packageFigures(days, nameOf);
  return (
    <TableCard
      title={words.packages}
      action={
        <Button
          variant="quiet"
          icon="download"
          onClick={() => saveFile(`${words.packagesFileName}.csv`, packagesCsv(figures, adminStore), 'text/csv')}
        >
          {words.csvPackages}
        </Button>
      }
    >
      <DataTable
        caption={words.packages}
        rows={figures}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'package',
            label: words.columns.package,
            isName: true,
            cell: ({ name }) => <UserText>{name}</UserText>,
          },
          { key: 'count', label: words.columns.count, cell: ({ count }) => <NumberValue value={count} /> },
          {
            key: 'revenue',
            label: words.columns.revenue,
            cell: ({ revenueFils }) => <bdi>{formatKwd(revenueFils, language)}</bdi>,
          },
        ]}
      />
    </TableCard>
  );
}

function DayTable({ days }: { days: readonly StatisticsDay[] }) {
  const { adminStore } = useStaffText();
  const words = adminStore.statistics;
  const { language } = useLanguage();
  const { columns } = words;
  const sold = days.filter(({ totalPurchases }) => totalPurchases > 0).reverse();
  return (
    <TableCard
      title={words.days}
      hint={words.daysHint}
      action={
        <Button
          variant="quiet"
          icon="download"
          onClick={() => saveFile(`${words.fileName}.csv`, daysCsv(days, adminStore), 'text/csv')}
        >
          {words.csvDays}
        </Button>
      }
    >
      <DataTable
        caption={words.days}
        rows={sold}
        keyOf={({ date }) => date}
        columns={[
          { key: 'day', label: columns.day, isName: true, cell: ({ date }) => <bdi>{formatDay(date, language)}</bdi> },
          { key: 'purchases', label: columns.purchases, cell: (day) => <NumberValue value={day.totalPurchases} /> },
          {
            key: 'revenue',
            label: columns.revenue,
            cell: (day) => <bdi>{formatKwd(day.totalRevenueFils, language)}</bdi>,
          },
          { key: 'sessions', label: columns.sessions, cell: (day) => <NumberValue value={day.totalSessions} /> },
          {
            key: 'discounts',
            label: columns.discounts,
            cell: (day) => <bdi>{formatKwd(day.totalDiscountsFils, language)}</bdi>,
          },
          {
            key: 'discounted',
            label: columns.discounted,
            cell: (day) => <NumberValue value={day.discountedPurchasesCount} />,
          },
        ]}
      />
    </TableCard>
  );
}
