import type { ReactNode } from 'react';

/** A part of a panel under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** A description list: labels and values. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="flex-none text-quiet">{label}</dt>
          <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
