import type { ReactNode } from 'react';
import { DayChart } from './day-chart.tsx';

/** A chart of days with its name. */
export function ChartCard({
  title,
  days,
  values,
}: {
  title: string;
  days: readonly string[];
  values: readonly number[];
}) {
  return (
    <figure className="card grid min-w-0 gap-3 p-4">
      <figcaption className="font-semibold">{title}</figcaption>
      <DayChart days={days} values={values} />
    </figure>
  );
}

/** A table of figures with its name, and what can be done with the whole of it. */
export function TableCard({
  title,
  hint,
  action,
  children,
}: {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{title}</h2>
          {hint !== undefined && <p className="text-sm text-quiet">{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
