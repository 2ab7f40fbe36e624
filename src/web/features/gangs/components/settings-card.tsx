import type { ReactNode } from 'react';

/** One matter of the gang's management. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
