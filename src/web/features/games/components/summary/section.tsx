import type { ReactNode } from 'react';
import { SaduBand } from '../../../../ui/sadu-band.tsx';

/** One part of the summary under its heading. */
export function Section({
  title,
  children,
  className = '',
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={`card min-w-0 overflow-hidden ${className}`}>
      <SaduBand className="text-saffron light:text-saffron-deep" />
      <div className="grid gap-4 p-[clamp(1rem,2.6vmin,2rem)]">
        <h2 className="text-[clamp(1.25rem,3.2vmin,2rem)]">{title}</h2>
        {children}
      </div>
    </section>
  );
}
