import type { ReactNode } from 'react';

/** One part of the settings. */
export function SettingsPanel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="card grid gap-5 p-[clamp(1.1rem,3vw,2rem)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {hint !== undefined && <p className="text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
