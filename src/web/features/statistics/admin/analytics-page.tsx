import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatKwd } from '#shared/i18n/format.ts';
import { addDays, kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { isRange } from '#shared/statistics/days.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ChartCard } from '../../../ui/figure-parts.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { CategoryTable, DayTable, RetentionTable } from './figure-tables.tsx';
import { percentOf, totalsOf, type DayFigures } from './figures.ts';
import { analyticsQuery, type Range } from './queries.ts';

const windows = ['7', '30', '90', '365'] as const;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** /admin/analytics: games, players, retention, and revenue [ANA-1] [ADM-4]. */
export function AnalyticsPage() {
  const { statistics: words } = useStaffText();
  const isOnline = useOnline();
  const [today] = useState(() => kuwaitDay(Date.now()));
  const [query, setQuery] = useSearchParams();
  const asked = { from: query.get('from') ?? addDays(today, -29), to: query.get('to') ?? today };
  const isGood = dayPattern.test(asked.from) && dayPattern.test(asked.to) && isRange(asked);
  const choose = (range: Range) => setQuery({ ...range }, { replace: true });
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead} />
      <RangeChoice range={asked} today={today} choose={choose} isGood={isGood} />
      {!isOnline && (
        <p role="status" className="rounded-2xl bg-well px-4 py-3 text-quiet">
          {words.offline}
        </p>
      )}
      {isGood && <Figures range={asked} today={today} />}
    </>
  );
}

function RangeChoice({
  range,
  today,
  choose,
  isGood,
}: {
  range: Range;
  today: string;
  choose: (range: Range) => void;
  isGood: boolean;
}) {
  const { statistics: words } = useStaffText();
  const chosen = windows.find((days) => range.to === today && range.from === addDays(today, 1 - Number(days)));
  return (
    <div className="card grid gap-4 p-4">
      <RadioCards
        label={words.range}
        value={chosen ?? ''}
        onChange={(days) => choose({ from: addDays(today, 1 - Number(days)), to: today })}
        options={windows.map((value) => ({ value, label: words.windows[value] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          ltr
          label={words.from}
          value={range.from}
          max={today}
          onChange={({ target }) => choose({ ...range, from: target.value })}
        />
        <TextField
          type="date"
          ltr
          label={words.to}
          value={range.to}
          max={today}
          onChange={({ target }) => choose({ ...range, to: target.value })}
          error={isGood ? undefined : words.wrongRange}
        />
      </div>
    </div>
  );
}

function Figures({ range, today }: { range: Range; today: string }) {
  const { statistics: words } = useStaffText();
  const read = useQuery(analyticsQuery(range, today));
  return (
    <Loaded read={read} className="h-40">
      {({ days, categories, retention }) =>
        days.every(
          ({ totalGames, activeUsers, revenueFils }) => totalGames === 0 && activeUsers === 0 && revenueFils === 0,
        ) ? (
          <EmptyState icon="chart" title={words.empty}>
            {words.emptyBody}
          </EmptyState>
        ) : (
          <>
            <Totals days={days} />
            <Charts days={days} />
            <DayTable days={days} />
            <CategoryTable categories={categories} />
            <RetentionTable weeks={retention} />
          </>
        )
      }
    </Loaded>
  );
}

function Totals({ days }: { days: readonly DayFigures[] }) {
  const {
    statistics: { totals: words, percent },
  } = useStaffText();
  const { language } = useLanguage();
  const { games, completed, revenueFils } = totalsOf(days);
  const rows = [
    [words.games, <NumberValue key="games" value={games} />],
    [words.completed, <NumberValue key="completed" value={completed} />],
    [words.completion, <bdi key="completion">{percent(percentOf(completed, games))}</bdi>],
    [words.revenue, <bdi key="revenue">{formatKwd(revenueFils, language)}</bdi>],
  ] as const;
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

function Charts({ days }: { days: readonly DayFigures[] }) {
  const {
    statistics: { charts: words },
  } = useStaffText();
  const drawn = useMemo(
    () => ({
      dates: days.map(({ date }) => date),
      games: days.map(({ totalGames }) => totalGames),
      completed: days.map(({ completedGames }) => completedGames),
      active: days.map(({ activeUsers }) => activeUsers),
      revenue: days.map(({ revenueFils }) => revenueFils / 1000),
    }),
    [days],
  );
  return (
    <div className="grid gap-gap xl:grid-cols-2">
      <ChartCard title={words.games} days={drawn.dates} values={drawn.games} />
      <ChartCard title={words.completed} days={drawn.dates} values={drawn.completed} />
      <ChartCard title={words.active} days={drawn.dates} values={drawn.active} />
      <ChartCard title={words.revenue} days={drawn.dates} values={drawn.revenue} />
    </div>
  );
}
